"""People type what they like, when they like: every choice can be asked about in every phase."""

import io
from typing import Any

import pytest

from battle.scene import commit, do, end_rounds, fight, moving, offered, unit
from cannae.core.conformance.laws import NONSENSE
from cannae.core.randomness import FastRng
from cannae.games.battle import GAME
from cannae.games.battle.phases import PHASE_NAMES
from cannae.locale import LANGUAGES, words
from cannae.terminal.plain import Plain
from helpers import rule
from stage import session

BOOK = GAME.rulebook("en")
MANY = 200  # random games, in which every phase is met that the scenes below do not lead to


@pytest.fixture(scope="module")
def met() -> dict[str, Any]:
    """A position of every phase."""
    found = {state.phase(): state for state in (a_merger(), a_reading(), an_instant_discard(), an_engagement())}
    for number in range(MANY):
        if len(found) == len(PHASE_NAMES):
            break
        state: Any = GAME.start(GAME.sample_options(number), FastRng(number))
        chance = FastRng(number + 1000)
        while state.to_act:
            found.setdefault(state.phase(), state.copy())
            side = state.to_act[chance.below(0, len(state.to_act))]
            choices = state.choices(side)
            state.apply(side, choices[chance.below(0, len(choices))])
        found.setdefault(state.phase(), state)
    return found


def a_merger() -> Any:
    """Two Battle Masters, of whom one may stay."""
    led = unit("swordsmen", "swordsmen", battle_master="tribune")
    state = fight([led, led], [unit("levy")])
    end_rounds(state)
    do(state, 0, "r2")
    return state


def a_reading() -> Any:
    return fight([unit("swordsmen", in_play="read")], [unit("levy")])


def an_instant_discard() -> Any:
    """Of a Unit that has Combined with another in the enemy's rear."""
    state = fight([unit("swordsmen"), unit("swordsmen", across=1)], [unit("swordsmen")])
    commit(state, 0, "respite +r2 r1:swordsmen")
    commit(state, 1, "press")
    do(state, 1, "r1")
    return state


def an_engagement() -> Any:
    """Of an enemy Unit with Support, by one that comes from behind."""
    reds = [unit("levy", at=1, across=1), unit("levy", at=3)]
    state = moving(reds, [unit("swordsmen", at=2), unit("levy", at=2)], generals=(1, 0))
    while state.to_act == (1,):
        do(state, 1, "pass")
    do(state, 0, "r1", "p2")
    while state.phase() == "level":
        do(state, 0, offered(state, 0)[0])
    assert state.phase() == "engage"
    return state


def test_every_phase_is_met(met: dict[str, Any]) -> None:
    assert set(met) == set(PHASE_NAMES)


@pytest.mark.parametrize("phase", PHASE_NAMES)
def test_every_choice_can_be_asked_about(phase: str, met: dict[str, Any]) -> None:
    """By both sides, with an answer in both languages; and so can any other number."""
    state, said = met[phase], set()
    for side in (0, 1):
        assert set(state.conceivable(side)) <= set(state.every_choice())
        for choice in state.every_choice():
            assert state.read_choice(side, state.write_choice(side, choice)) == choice
        for choice in [*state.every_choice(), *range(-20, 2600, 7), *NONSENSE]:
            rule = state.why_not(side, choice)
            assert rule in BOOK if rule is not None else choice in state.choices(side)
            told = state.describe(side, choice)
            if (told["key"], *told["args"]) not in said:
                said.add((told["key"], *told["args"]))
                assert all(words(language).say(told["key"], **told["args"]) for language in LANGUAGES)


@pytest.mark.parametrize(
    "typed", ["p3", "r1", "charge", "r1:archers", "b2:levy", "champion", "troop-400", "act-swap-red-up"]
)
@pytest.mark.parametrize("asked", ["{}", "why {}"])
def test_a_notation_typed_at_the_veto_is_refused_with_a_rule(asked: str, typed: str) -> None:
    one = session("battle")
    sink = io.StringIO()
    Plain(one, io.StringIO(asked.format(typed) + "\n"), sink).play()
    assert one.table.state.phase() == "veto"
    assert "3.4" in sink.getvalue().rpartition("> ")[0].rpartition("> ")[2]


def test_what_cannot_be_meant_now_is_still_called_by_its_name(met: dict[str, Any]) -> None:
    state = met["veto"]

    def named(side: int, text: str) -> str:
        told = state.describe(side, state.read_choice(side, text))
        return words("en").say(told["key"], **told["args"])

    assert [named(0, text) for text in ("r2", "b2", "p1", "charge")] == [
        "Unit 2",
        "Blue’s Unit 2",
        "Position 1",
        "Charge",
    ]
    assert named(0, "b2:archers") == "Archers of Blue’s Unit 2"
    assert named(1, "b2:archers") == "Archers of Unit 2"
    assert [named(0, text) for text in ("champion", "troop-3")] == ["The Combat Master", "The Troop in place 3"]
    assert "p3" not in offered(state, 0)


@rule("battle 1.5")
def test_nobody_is_asked_what_has_one_answer() -> None:
    """In random games and in those of the players: what is offered is a choice, but for the rarest of cases."""
    players = [None, *GAME.policies().values()]
    asked = forced = 0
    for number in range(9):
        state: Any = GAME.start(GAME.sample_options(number) | {"periods": 4}, FastRng(number))
        luck = FastRng(number + 70)
        player = players[number % 3]
        while state.acting():
            side = state.to_act[0]
            choices = state.choices(side)
            asked += 1
            forced += len(choices) == 1
            world = state.redeal(side, FastRng(luck.word(0)))
            state.apply(side, player(world, side, luck) if player else choices[luck.below(0, len(choices))])
    assert asked > 1000
    assert forced < asked / 200
