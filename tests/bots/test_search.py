"""Search knows only the contract: it finds what wins and spends no more than it may."""

import pytest

from cannae.bots import policy
from cannae.bots.guided import GuidedTree
from cannae.bots.rollouts import Rollouts
from cannae.bots.thinking import Budget, Thinker
from cannae.bots.tree import TreeSearch
from cannae.bots.weights import shipped_net
from cannae.core.randomness import FastRng
from cannae.core.registry import game
from cannae.lab.playing.pairs import play_game


def thinkers(name: str, iterations: int) -> list[Thinker]:
    net = shipped_net(game(name))
    assert net is not None
    budgets = [Budget(iterations) for _ in range(3)]
    return [TreeSearch(budgets[0], game(name).observer()), Rollouts(budgets[1]), GuidedTree(budgets[2], net)]


@pytest.mark.parametrize("name", ["honour", "glory", "battle"])
def test_every_way_of_searching_chooses_something_allowed_and_leaves_the_position_alone(name: str) -> None:
    state = game(name).start({}, FastRng(3))
    for step in range(12):
        side = state.to_act[0]
        before = state.write_position()
        for thinker in thinkers(name, 12):
            choice = thinker.choose(state, side, FastRng(step))
            assert choice in state.choices(side)
            assert state.write_position() == before
            assert thinker.iterations <= 12
        state.play(side, choice)


def test_the_same_chance_gives_the_same_choice_and_what_was_considered_begins_with_it() -> None:
    state = game("glory").start({"setup": "quick"}, FastRng(5))
    side = state.to_act[0]
    for one, other in zip(thinkers("glory", 60), thinkers("glory", 60), strict=True):
        choice = one.choose(state, side, FastRng(9))
        assert choice == other.choose(state, side, FastRng(9))
        assert one.considered[0].choice == choice
        assert sum(found.visits for found in one.considered) == 60
        assert all(0.0 <= found.score <= 1.0 for found in one.considered)


def test_a_budget_of_seconds_ends_a_search_that_has_more_iterations() -> None:
    budget = Budget(10_000_000, 0.05)
    budget.begin()
    spent = 0
    while budget.spend():
        spent += 1
    assert 0 < spent < 10_000_000


def test_a_search_of_thousands_finds_room_for_its_tree_and_forgets_nothing() -> None:
    """Some thousand nodes more than the first room holds; every iteration is still found under the root."""
    state = game("glory").start({"setup": "quick"}, FastRng(5))
    search = TreeSearch(Budget(3000), game("glory").observer())
    search.choose(state, state.to_act[0], FastRng(9))
    assert sum(found.visits for found in search.considered) == 3000
    assert {found.choice for found in search.considered} == set(state.choices(state.to_act[0]))
    most = max(found.visits for found in search.considered)
    assert search.considered[0].visits == most > 2 * 3000 / len(search.considered), "the better is tried more often"


def test_tree_search_beats_chance_at_glory() -> None:
    room = game("glory")
    options = room.checked({"setup": "quick"})
    wins = 0.0
    for number in range(6):
        search = TreeSearch(Budget(60), room.observer()).choose
        players = [search, policy(room, "random")]
        side = number % 2
        seated = players if side == 0 else players[::-1]
        outcome = play_game(room, options, seated, number // 2, number).outcome
        wins += 0.5 if outcome.winner < 0 else float(outcome.winner == side)
    assert wins >= 4.5  # against itself this would happen by luck in one of ten thousand
