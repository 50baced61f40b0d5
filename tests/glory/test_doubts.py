"""What speaks against an allowed choice in Field of Glory: a hopeless attack, a blow left out, a dear payment."""

from collections.abc import Iterator

import pytest

from cannae.core.playout import CHOOSING
from cannae.core.randomness import FastRng
from cannae.core.registry import game
from cannae.games.glory import doubts
from cannae.games.glory.doubts import sums
from cannae.games.glory.engine import Glory
from cannae.games.glory.state import ATTACK, COLUMN, DONE, HAND, PAY, VERB

GLORY = game("glory")


def walk(games: int, longest: int) -> Iterator[tuple[Glory, int, int, dict[str, object]]]:
    """Random games: every doubt there is about what may be chosen."""
    for number in range(games):
        rng = FastRng(100 + number)
        state = GLORY.start({"setup": "quick"}, rng)
        assert isinstance(state, Glory)
        for _ in range(longest):
            if not state.to_act:
                break
            side = state.to_act[0]
            choices = state.choices(side)
            for choice in choices:
                doubt = GLORY.doubt(state, side, choice)
                if doubt is not None:
                    yield state, side, choice, doubt
            state.apply(side, choices[rng.below(CHOOSING, len(choices))])


def test_doubts_are_what_they_say_and_tell_nothing_hidden() -> None:
    found = set()
    for number, (state, side, choice, doubt) in enumerate(walk(8, 240)):
        found.add(str(doubt["say"]))
        must_be_true(state, side, choice, doubt)
        if number % 7 == 0:
            assert GLORY.doubt(state.redeal(side, FastRng(number)), side, choice) == doubt
    assert found >= {"glory-doubt-missed", "glory-doubt-dear"}


def test_an_attack_that_no_card_can_win_is_doubted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the best card one has is worth nothing; commonly some card of the deck would still do."""
    monkeypatch.setattr(doubts, "points_in", lambda *_: [0])
    count = 0
    for state, side, choice, doubt in walk(3, 160):
        if doubt["say"] != "glory-doubt-hopeless":
            continue
        count += 1
        _, found = sums(state, side, choice)
        assert all(attack < defence or (attack == defence and holds) for attack, defence, holds in found)
        assert int(str(doubt["attack"])) <= int(str(doubt["defence"]))
    assert count


def must_be_true(state: Glory, side: int, choice: int, doubt: dict[str, object]) -> None:
    verb = choice // VERB
    if doubt["say"] == "glory-doubt-dear":
        paid = int(state.deck.points[choice % COLUMN])
        held = [kind for kind in range(1, int(state.deck.wide)) if state.z[state.zone(side, HAND) + kind]]
        assert verb == PAY and paid == doubt["points"] and state.due == doubt["due"]
        assert any(state.due <= state.deck.points[kind] <= paid - 2 for kind in held)
    elif doubt["say"] == "glory-doubt-missed":
        best = [choice for choice in state.choices(side) if choice // VERB == ATTACK]
        assert verb == DONE
        assert any(min(a - d for a, d, _ in sums(state, side, one)[1]) >= 2 for one in best)
