"""Advice: the choice, what it promises and what else was weighed, from what the seat may know alone."""

import pytest

from cannae.bots import policy, seen_by
from cannae.bots.advice import SHOWN, Advice, advise
from cannae.bots.thinking import ENDLESS
from cannae.bots.weights import shipped_net
from cannae.core.contract import BLUE, RED, State
from cannae.core.game import Game
from cannae.core.randomness import FastRng
from cannae.core.registry import game as find_game

SHORT: dict[str, dict[str, object]] = {"honour": {"battles": 1}, "glory": {"setup": "quick"}, "battle": {}}


@pytest.fixture(autouse=True)
def no_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same number of trials on every machine, and few."""
    monkeypatch.setattr("cannae.bots.advice.SECONDS", ENDLESS)
    monkeypatch.setattr("cannae.bots.advice.ROLLOUTS", 160)


def advised(game: Game, state: State, side: int, options: dict[str, object], seed: int = 1) -> Advice:
    rng = FastRng(seed)
    return advise(game, options, seen_by(state, side, rng), side, rng)


def positions(game: Game, options: dict[str, object], seed: int, decisions: int) -> list[tuple[State, int]]:
    """The decisions of a game between two greedy players, those with more than one answer."""
    rng = FastRng(seed)
    found: list[tuple[State, int]] = []
    state, greedy = game.start(options, rng), policy(game, "greedy")
    while state.to_act and len(found) < decisions:
        side = state.to_act[0]
        if len(state.choices(side)) > 1:
            found.append((state.copy(), side))
        state.apply(side, greedy(state, side, rng))
    return found


@pytest.mark.parametrize("name", SHORT)
def test_the_advised_choice_stands_first_and_promises_most(name: str) -> None:
    game, scored = find_game(name), 0
    options = game.checked(SHORT[name])
    for state, side in positions(game, options, 5, 60)[8::13]:
        advice = advised(game, state, side, options)
        assert advice.choice in state.choices(side)
        assert advice.reason
        shown = advice.considered
        assert len(shown) <= SHOWN and len({one.choice for one in shown}) == len(shown)
        if shown:
            scored += 1
            assert shown[0].choice == advice.choice
            assert all(0 <= one.score <= 1 and one.choice in state.choices(side) for one in shown)
            assert [one.score for one in shown] == sorted([one.score for one in shown], reverse=True)
    assert scored or not shipped_net(game), "at least one decision was weighed where there is a net"


def test_the_trials_of_the_winner_go_better_than_the_losers_in_the_end() -> None:
    game = find_game("honour")
    options = game.checked(SHORT["honour"])
    for seed in range(6):
        rng = FastRng(seed)
        state, greedy = game.start(options, rng), policy(game, "greedy")
        last: dict[int, float] = {}
        while state.to_act:
            side = state.to_act[0]
            if state.phase() == "exchange" and (advice := advised(game, state, side, options)).considered:
                last[side] = advice.considered[0].score
            state.apply(side, greedy(state, side, rng))
        outcome = state.outcome()
        assert outcome is not None
        if len(last) == 2 and outcome.winner >= 0:
            assert last[outcome.winner] > last[1 - outcome.winner], (seed, last)


def test_what_may_be_expected_is_told_from_what_the_seat_sees_and_not_from_the_worlds_looked_at() -> None:
    """Where the enemy is ready these worlds give him a random line: all choices look good, only differences count."""
    game = find_game("honour")
    options = game.checked(SHORT["honour"])
    for seed in range(3):
        rng = FastRng(seed)
        state, greedy = game.start(options, rng), policy(game, "greedy")
        told = []
        while BLUE in state.to_act:
            told += [advised(game, state, RED, options, one).to_data(state, RED) for one in (1, 2)]
            state.apply(BLUE, greedy(state, BLUE, rng))
        told += [advised(game, state, RED, options, one).to_data(state, RED) for one in (1, 2)]
        assert len({str(one["chance"]) for one in told}) == 1
        for one in told:
            considered = one["considered"]
            assert isinstance(considered, list) and all(set(row) == {"choice", "less"} for row in considered)
            assert all(row["less"] >= 0 for row in considered)
            assert not considered or considered[0] == {"choice": one["choice"], "less": 0}


def test_rules_no_net_knows_are_advised_on_without_one() -> None:
    game = find_game("honour")
    options = game.checked({"battles": 1, "hand_red": 5, "hand_blue": 15})
    state, side = positions(game, options, 2, 1)[0]
    assert advised(game, state, side, options).choice in state.choices(side)


def test_nothing_hidden_moves_the_advice() -> None:
    """Two worlds that a seat cannot tell apart, the same chance: the same advice."""
    game = find_game("glory")
    options = game.checked(SHORT["glory"])
    state, side = positions(game, options, 3, 12)[-1]
    for seed in (1, 2):
        other = state.redeal(side, FastRng(seed + 100))
        assert other.write_position() != state.write_position()
        one, two = (advised(game, world, side, options, seed) for world in (state, other))
        assert [(c.choice, round(c.score, 9)) for c in one.considered] == [
            (c.choice, round(c.score, 9)) for c in two.considered
        ]
