"""The players of this game: only what a seat can see, always legal, and better than chance."""

from typing import Any

import pytest

from battle.scene import cards, do, field, fight, moving, unit
from cannae.core.contract import State
from cannae.core.game import Policy
from cannae.core.playout import Eye
from cannae.core.randomness import FastRng, Rng
from cannae.games.battle import GAME
from cannae.games.battle.bots.cardplay import Table
from cannae.games.battle.bots.judgement import BREAK_WORTH, ground_for
from cannae.games.battle.engine import Battle
from cannae.games.battle.rules.cards import CARDS
from cannae.games.battle.rules.duration.commitment import AT_CARD
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


def test_who_misjudges_takes_what_is_nearly_as_good_for_the_best() -> None:
    """By up to 60 points: nothing is laid that promises 120 less than the best; but not always the best."""
    others = 0
    for seed in range(4):
        state, luck = GAME.start({"blue_army": "mirror"}, FastRng(seed)), FastRng(seed)
        assert isinstance(state, Battle)
        while state.to_act:
            side = state.to_act[0]
            if state.phase() == "commit" and state.armies[side].step == AT_CARD:
                true, seen = Table(state, side, -1), Table(state, side, -1)
                seen.misjudge(Eye(60, luck))
                best, taken = true.best_row(), seen.best_row()
                assert true.expected(best) - true.expected(taken) <= 120 * true.width
                others += taken != best
            state.apply(side, POLICIES["matrix"](state, side, luck))
    assert others > 10


@pytest.mark.parametrize("name", ["greedy", "matrix"])
def test_the_more_one_misjudges_the_less_one_wins(name: str) -> None:
    assert pairs(POLICIES[name], GAME.misjudging(name, 2000), 8) > 0.7
    assert pairs(GAME.misjudging(name, 100), at_random, 8) > 0.7


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
    table, foreseen = Table(state, 0, -1), Table(state, 0, -1)
    assert (table.height, table.width) == (10, 10)
    foreseen.foresee()
    weights = list(foreseen.solve())
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
    tired, fresh, other = {"ranks": ["levy"], "damage": 30}, {"ranks": ["swordsmen", "swordsmen"]}, unit("levy", at=4)
    weak = field([fresh | {"at": 2}, other], [tired | {"at": 3}, other], level="charge")
    strong = field([tired | {"at": 2}, other], [fresh | {"at": 3}, other], level="charge")
    for state, expected in ((weak, "b1"), (strong, "nobody")):
        state.step_number = BEGIN_PERIOD
        state.settle()
        while state.to_act == (1,):
            do(state, 1, "nobody")
        assert wish(state, 0) == expected
    last = field([tired | {"at": 2}], [fresh | {"at": 3}], level="charge")  # sitting still would lose
    last.step_number = BEGIN_PERIOD
    last.settle()
    while last.to_act == (1,):
        do(last, 1, "nobody")
    assert wish(last, 0) == "b1"


def test_greedy_finishes_a_broken_unit() -> None:
    state = fight([unit("swordsmen", "swordsmen")], [unit("levy", mp=1, damage=6), unit("levy", at=3)])
    choice = POLICIES["greedy"](state, 0, FastRng(1))
    card = state.write_choice(0, choice)
    assert card in ("hew", "press", "onslaught")
    assert cards(state, 1).size == 3


def moves_of(state: Any, side: int) -> list[str]:
    """What greedy does with its whole Army Movement, choice by choice."""
    made: list[str] = []
    while state.to_act == (1 - side,):
        do(state, 1 - side, "pass")
    while state.to_act == (side,) and state.phase() in ("move", "destination", "level"):
        made.append(wish(state, side))
        do(state, side, made[-1])
    return made


def test_greedy_finds_the_way_into_the_enemys_rear_move_by_move() -> None:
    """Onto the Flank, over to the enemy's side of it, and behind him (rules 12.7, 12.10, 10.1)."""
    line = [unit("swordsmen", "swordsmen", at=1), unit("levy", at=2), unit("levy", at=3)]
    enemy = line
    made = moves_of(moving([*line, unit("swordsmen", at=1)], enemy, generals=(0, 0)), 0)
    assert made[:2] == ["r4", "f1"]
    made = moves_of(moving([*line, unit("swordsmen", at=0)], enemy, generals=(0, 0)), 0)
    assert made[:2] == ["r4", "cross"]
    state = moving([*line, unit("swordsmen", at=0, across=1)], enemy, generals=(0, 0))
    made = moves_of(state, 0)
    assert made[:2] == ["r4", "p1"]
    assert state.rear_attackers(0, 1) == 0b1000
    stays = moves_of(moving([*line, unit("swordsmen", at=1, across=1)], enemy, generals=(0, 0)), 0)
    assert "r4" not in stays  # there it stays


def test_greedy_meets_a_unit_that_is_on_its_way_into_its_rear() -> None:
    others = [unit("levy", at=2), unit("levy", at=3)]
    reds = [unit("swordsmen", "swordsmen", at=1), unit("swordsmen", "swordsmen", at=1), *others]
    blues = [unit("swordsmen", "swordsmen", at=1), unit("levy", at=0, across=1), *others]
    state = moving(reds, blues, level="charge", generals=(0, 0))
    assert moves_of(state, 0)[:2] == ["r2", "f1"]
    assert not cards(state, 1, 2).across  # and so sends it back to its own side (rule 12.14)


def test_greedy_leaves_the_general_out_of_it() -> None:
    reds = [unit("swordsmen", "swordsmen", at=1), unit("swordsmen", "swordsmen", at=0)]
    state = moving(reds, [unit("swordsmen", "swordsmen", at=1)], generals=(1, None), level="melee")
    assert "cross" not in moves_of(state, 0)


def test_a_card_that_cannot_be_paid_is_worth_what_over_exertion_costs() -> None:
    """Both lay Onslaught, a draw: nobody is hit, but the tired Unit breaks by it (rules 6.9, 6.16)."""
    card = CARDS.mastery.index("onslaught")
    price, limit = int(CARDS.price[card]), int(CARDS.over_exertion_limit)

    def reckoned(mp: int, damage: int) -> Table:
        tired = unit("swordsmen", mp=mp, damage=damage)
        return Table(fight([tired, unit("levy", at=3)], [unit("swordsmen")], generals=(1, None)), 0, -1)

    worth = []
    for mp, damage in ((50, 0), (price, 10), (price - limit, 10)):
        table = reckoned(mp, damage)
        assert [int(row.card) for row in table.rows] == list(range(10))
        worth.append(int(table.cells[card * int(table.width) + card]))
    assert worth[:2] == [0, 0]  # the last MP are enough
    assert worth[2] < -BREAK_WORTH
    assert [int(row.card) for row in reckoned(price - limit - 1, 10).rows] == [0, 1, 2, 3, 4, 5, 7, 8, 9]


def test_matrix_keeps_a_card_that_the_next_round_needs_more() -> None:
    """What is added to a cell for the next round depends on the two cards that are gone then, and on nothing else."""
    state = fight([unit("swordsmen", "swordsmen")], [unit("shieldbearers", "swordsmen")])
    plain, foreseen = Table(state, 0, -1), Table(state, 0, -1)
    foreseen.foresee()
    added: dict[tuple[int, int], set[int]] = {}
    for row, own in enumerate(plain.rows):
        for column, other in enumerate(plain.columns):
            at = row * int(plain.width) + column
            more = int(foreseen.cells[at]) - int(plain.cells[at])
            added.setdefault((int(own.card), int(other.card)), set()).add(more)
    assert all(len(values) == 1 for values in added.values())
    guard, feint = CARDS.mastery.index("guard"), CARDS.mastery.index("feint")
    rest = [values.pop() for (own, _), values in sorted(added.items()) if own in (guard, feint)]
    assert len(set(rest)) > 1
