"""The players of this game: only what a seat can see, always legal, and better than chance."""

from typing import Any

import pytest

from battle.scene import cards, do, field, fight, moving, unit
from cannae.core.contract import State
from cannae.core.game import Policy
from cannae.core.randomness import FastRng, Rng
from cannae.games.battle import GAME
from cannae.games.battle.bots.cardplay import Table
from cannae.games.battle.bots.judgement import ground_for
from cannae.games.battle.rules.cards import CARDS
from cannae.games.battle.state import BEGIN_MOVEMENT, BEGIN_PERIOD
from cannae.locale import LANGUAGES, words

POLICIES = GAME.policies()


def play(red: Policy, blue: Policy, seed: int, **options: Any) -> float:
    """Red's share of the point."""
    state = GAME.start(options, FastRng(seed))
    luck = FastRng(seed + 99)
    while sides := state.to_act:
        side = sides[0]
        world = state.redeal(side, FastRng(luck.word(0)))
        state.apply(side, (red, blue)[side](world, side, luck))
    outcome = state.outcome()
    assert outcome is not None
    return 0.5 if outcome.winner < 0 else float(outcome.winner == 0)


def at_random(state: State, side: int, rng: Rng) -> int:
    choices = state.choices(side)
    return choices[rng.below(0, len(choices))]


def pairs(strong: Policy, weak: Policy, count: int, **options: Any) -> float:
    """The share of the stronger over mirrored pairs."""
    total = 0.0
    for seed in range(count):
        army = {"red_army": ["legion", "riders", "league", "tribes"][seed % 4], "blue_army": "mirror"}
        total += play(strong, weak, seed, **army, **options) + 1 - play(weak, strong, seed, **army, **options)
    return total / (2 * count)


def test_greedy_beats_random() -> None:
    assert pairs(POLICIES["greedy"], at_random, 8) > 0.8


def test_matrix_beats_greedy() -> None:
    assert pairs(POLICIES["matrix"], POLICIES["greedy"], 16) > 0.6


@pytest.mark.parametrize("name", POLICIES)
def test_they_play_every_kind_of_game_to_its_end(name: str) -> None:
    for number in range(6):
        options = GAME.sample_options(number)
        play(POLICIES[name], POLICIES[name], number, **options)


@pytest.mark.parametrize("name", POLICIES)
def test_they_choose_the_same_in_the_true_world(name: str) -> None:
    """They are handed a re-dealt world; nothing in their choice may depend on what was re-dealt."""
    chance = FastRng(11)
    for seed in range(4):
        state = GAME.start(GAME.sample_options(seed), FastRng(seed))
        while sides := state.to_act:
            side = sides[0]
            lots = seed * 1000
            in_truth = POLICIES[name](state, side, FastRng(lots))
            assert POLICIES[name](state.redeal(side, chance), side, FastRng(lots)) == in_truth
            reason = GAME.explain(state, side, in_truth)
            assert reason is not None
            assert all(reason in words(language) for language in LANGUAGES)
            state.apply(side, in_truth)


def test_the_matrix_game_mixes_and_never_lays_what_is_gone() -> None:
    state = fight([unit("swordsmen", "swordsmen")], [unit("swordsmen", "swordsmen")])
    table = Table(state, 0, -1)
    assert (table.height, table.width) == (10, 10)
    weights = list(table.solve())
    assert len([weight for weight in weights if weight * 20 > sum(weights)]) > 1  # no single card answers everything
    state.armies[0].used = 0b11
    assert Table(state, 0, -1).height == 8
    mirrored = [[int(table.cells[10 * row + column]) for column in range(10)] for row in range(10)]
    assert all(mirrored[row][column] == -mirrored[column][row] for row in range(10) for column in range(10))


def wish(state: Any, side: int, name: str = "greedy") -> str:
    return str(state.write_choice(side, POLICIES[name](state, side, FastRng(3))))


def test_greedy_takes_the_general_out_of_a_unit_about_to_break() -> None:
    reds = [unit("levy", at=2, mp=5, damage=4), unit("swordsmen", "swordsmen", at=1), unit("levy", at=1)]
    state = moving(reds, [unit("swordsmen", "swordsmen", at=2)], generals=(0, None), level="melee")
    while state.to_act == (1,):
        do(state, 1, "pass")
    assert wish(state, 0) == "general"
    do(state, 0, "general")
    assert wish(state, 0) == "p1"
    do(state, 0, "p1")
    assert state.phase() == "assign"
    assert wish(state, 0) == "r2"  # the Unit that can take most
    safe = moving([unit("swordsmen", "swordsmen", at=1), unit("levy", at=1)], [unit("levy", at=3)], generals=(0, None))
    while safe.to_act == (1,):
        do(safe, 1, "pass")
    assert wish(safe, 0) != "general"


def test_greedy_lays_high_for_the_order_of_moves() -> None:
    state = field([unit("levy", at=1)], [unit("levy", at=3)], generals=(0, 0))
    state.step_number = BEGIN_MOVEMENT
    state.settle()
    assert state.phase() == "initiative"
    values = sorted(CARDS.value, reverse=True)
    for seed in range(20):
        choice = POLICIES["greedy"](state, 0, FastRng(seed))
        assert CARDS.value[choice] >= values[2]


def test_greedy_contends_for_ground_and_leaves_the_better_one() -> None:
    """Its cards win more rounds of Deployment than chance's, and what it does there is to its own good."""
    won = lost = 0
    for seed in range(12):
        state: Any = GAME.start({"expanded_deployment": True, "blue_army": "mirror"}, FastRng(seed))
        luck = FastRng(seed)
        while state.phase() != "array":
            side = state.to_act[0]
            spot, before = state.spot, ground_for(state, state.spot, 0)
            phase = state.phase()
            state.apply(side, (POLICIES["greedy"], at_random)[side](state, side, luck))
            if phase == "action" and side == 0:
                won += 1
                assert ground_for(state, spot, 0) >= before
            lost += phase == "action" and side == 1
    assert won > lost


def test_greedy_fights_a_weaker_neighbour_and_leaves_a_stronger_one_alone() -> None:
    weak = field([unit("swordsmen", "swordsmen", at=2)], [unit("levy", at=3, damage=30)], level="charge")
    strong = field([unit("levy", at=2, damage=30)], [unit("swordsmen", "swordsmen", at=3)], level="charge")
    for state, expected in ((weak, "b1"), (strong, "nobody")):
        state.step_number = BEGIN_PERIOD
        state.settle()
        while state.to_act == (1,):
            do(state, 1, "nobody")
        assert wish(state, 0) == expected


def test_greedy_finishes_a_broken_unit() -> None:
    state = fight([unit("swordsmen", "swordsmen")], [unit("levy", mp=1, damage=6), unit("levy", at=3)])
    choice = POLICIES["greedy"](state, 0, FastRng(1))
    card = state.write_choice(0, choice)
    assert card in ("hew", "press", "onslaught")
    assert cards(state, 1).size == 3
