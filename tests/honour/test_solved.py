"""Field of Honour where it can be solved: the last pairs of a battle, and a battle of two spaces."""

from fractions import Fraction
from functools import partial
from random import Random

import pytest

from cannae.bots import policy, random_policy
from cannae.bots.net import NetPlayer
from cannae.bots.weights import shipped_net
from cannae.core.contract import State
from cannae.core.randomness import FastRng
from cannae.core.registry import game
from cannae.core.solving.extensive import GameTree, Solver
from cannae.games.honour.bots.endgame import EndGame, RestOfBattle
from cannae.games.honour.bots.exact import LastPair
from cannae.games.honour.bots.observe import HonourObserver
from cannae.games.honour.bots.reduced import SMALL_PACK, WholeLines, habit, reduced_worlds
from cannae.games.honour.engine import Honour
from cannae.games.honour.rules.cards import NAMES
from honour.scene import scene

WIN = (Fraction(1), Fraction(1, 2), Fraction(0))


def nobody(state: State, side: int) -> float:
    raise AssertionError("one battle needs no judge")


def last_pair(chance: Random, blue: int) -> Honour:
    """Red holds two specials, blue so many; nobody's cards lie face down, and no Ace is about."""
    held = chance.sample([name for name in NAMES if name[0] in "JQK"], 2 + blue)
    numbers = chance.sample([name for name in NAMES if name[:-1] in ("5", "6", "7", "8", "9", "10")], 2)
    red, blue_hand = " ".join(held[:2]), " ".join(held[2:])
    return scene(numbers[0], numbers[1], red_hand=red, blue_hand=blue_hand, pair=5, results="====.", dealer="blue")


def test_where_nothing_is_hidden_the_tree_is_worth_what_playing_everything_out_is() -> None:
    chance = Random(4)
    for _ in range(12):
        state = last_pair(chance, 2)
        exact = LastPair(state, WIN).value()
        solver = Solver(GameTree(RestOfBattle(0, nobody), [state.copy()], 50_000))
        solver.solve(300)
        solver.settle()
        assert solver.worth() == pytest.approx(float(exact), abs=0.01)


def test_against_an_empty_hand_the_last_pairs_are_played_without_fault() -> None:
    chance = Random(6)
    for number in range(12):
        state = last_pair(chance, 0)
        best = LastPair(state, WIN).best()
        player = EndGame(nobody, random_policy)
        choice = player.choose(state, 0, FastRng(number))
        chosen = state.copy()
        chosen.apply(0, choice)
        assert player.solved == 1 and LastPair(chosen, WIN).value() == best[0][0]


def test_what_cannot_be_solved_is_left_to_another() -> None:
    state = game("honour").start({"battles": 1}, FastRng(1))
    player = EndGame(nobody, lambda state, side, rng: state.choices(side)[3])
    assert player.choose(state, 0, FastRng(2)) == state.choices(0)[3] and player.solved == 0


def test_the_last_pairs_are_played_by_what_is_seen_alone() -> None:
    """In whichever world the seat could be in, the same chance leads to the same choice."""
    room, asked = game("honour"), 0
    player = EndGame(nobody, random_policy)
    for seed in range(200):
        state, chance = room.start({"battles": 1}, FastRng(seed)), FastRng(seed + 1)
        while state.to_act and asked < 6:
            side = state.to_act[0]
            if state.phase() == "exchange" and state.view(side)["pair"] == 4 and len(state.choices(side)) > 1:
                worlds = [state.redeal(side, FastRng(number)) for number in range(3)]
                assert len({player.choose(world, side, FastRng(9)) for world in worlds}) == 1
                asked += 1
            state.apply(side, random_policy(state, side, chance))
    assert asked == 6


def test_a_battle_of_two_spaces_is_solved_and_tells_how_far_others_are_from_it() -> None:
    """The test bed: 140 deals of seven cards, three to a hand. Nobody can gain 0.002 on the solution; the players of
    the house are further off, and by how much is known exactly."""
    room = game("honour")
    net = shipped_net(room)
    assert net is not None
    gains = {}
    for name, player in {"greedy": policy(room, "greedy"), "net": NetPlayer(net, True).choose}.items():
        step = partial(taken, player)
        tree = GameTree(WholeLines(HonourObserver()), reduced_worlds(SMALL_PACK, 3), 200_000, step)
        solver = Solver(tree)
        solver.follow(tree.habits)
        gains[name] = solver.exploitability()
    solver.solve(60)
    solver.settle()
    assert solver.exploitability() < 0.002
    assert solver.worth() == pytest.approx(0.5, abs=0.002)  # without Aces it hardly matters who deals
    assert 0.002 < gains["net"] < gains["greedy"], gains


def taken(player: object, state: State, side: int, steps: list[object]) -> int:
    return habit(player, state, side, steps, FastRng(1))  # type: ignore[arg-type]
