"""Clauses of the rules of the table that no worked example reaches: each was once broken in the code and found here."""

import pytest

from cannae.games.tabletop.rules.charge.evading import go_in
from cannae.games.tabletop.rules.charge.interception import crossing
from cannae.games.tabletop.rules.charge.running import rout
from cannae.games.tabletop.rules.combat.conforming import facing
from cannae.games.tabletop.rules.combat.contact import FRONT, RIGHT, Pair, Pairs, find_pairs, overlapping
from cannae.games.tabletop.rules.combat.missiles import aims
from cannae.games.tabletop.rules.combat.nerve import Fray, breaks, cohesion_test
from cannae.games.tabletop.rules.joint import BreakOff
from cannae.games.tabletop.rules.movement.moving import Around
from cannae.games.tabletop.state import (
    AIMED,
    CHARGED,
    DECLARED,
    DISRUPTED,
    EVADE,
    FLANKS,
    FRAGMENTED,
    FRESH,
    LEVEL,
    OPTION,
    ORDER,
    PURSUING,
    RUN,
)
from helpers import rule
from tabletop.scene import Dice, n, scene, square


@rule("tabletop 22.7", paper="T53")
@pytest.mark.parametrize(("third", "may"), [((), True), (("B4 C4 29000 10300 540 1 1",), False)])
def test_nobody_intercepts_past_a_third_group(third: tuple[str, ...], may: bool) -> None:
    state = scene("R1 R1 24000 9000 0", "B3 C3 23600 11500 360 2 4", "B8 C8 30200 10500 540", *third)
    for field, value in ((CHARGED, DECLARED), (OPTION, 0), (ORDER, 1), (AIMED, 1 << n("B3"))):
        state.set(n("R1"), field, value)
    assert (crossing(state, Around(state, n("B8")), n("R1")) is not None) is may


@rule("tabletop 22.11", "tabletop 22.5", paper="T57")
def test_an_evader_caught_is_hit_in_the_rear_even_by_skirmishers() -> None:
    state = scene("R9 C9 24000 9000 0", "B8 C8 24000 14000 0 4", dice=Dice(3))
    for field, value in ((CHARGED, DECLARED), (OPTION, 0), (ORDER, 1), (AIMED, 1 << n("B8"))):
        state.set(n("R9"), field, value)
    state.set(n("B8"), EVADE, RUN)
    go_in(state, Fray("impact", find_pairs(state)), n("R9"))
    assert state.get(n("R9"), FLANKS) == 1 << n("B8")
    assert state.get(n("B8"), LEVEL) == DISRUPTED


@rule("tabletop 23.7", paper="T65")
def test_an_end_file_that_fights_nobody_is_not_overlapped() -> None:
    state = scene("R1 R1 24000 11500 0", "B3 C3 22400 11500 360 1 2", "B4 C4 28800 11500 360 3 6")
    assert find_pairs(state).front_files(n("R1")) == [0]
    assert all(pair.a != n("B4") for pair in overlapping(state, find_pairs(state)))


@rule("tabletop 23.8", paper="T66")
def test_a_group_that_fights_on_a_flank_lines_up_with_nobody() -> None:
    pairs = Pairs()
    pairs.all = [Pair(n("R8"), 0, n("B4"), FRONT, 1, 1600)]
    assert facing(pairs, n("R8")) == n("B4")
    pairs.all.append(Pair(n("R8"), 1, n("B3"), RIGHT, 0, 600))
    assert facing(pairs, n("R8")) == -1


@rule("tabletop 24.2", paper="T71")
def test_the_arc_reaches_as_far_to_the_left() -> None:
    state = scene("R10 R10 24000 9000 0", "B3 C3 18000 12500 360")  # its right edge is at 21,200
    assert aims(state, find_pairs(state), n("R10")) == [(n("B3"), False, [0], False)]


@rule("tabletop 25.1", "tabletop 12.3", paper="T76")
@pytest.mark.parametrize(("dice", "level"), [((1, 1), FRAGMENTED), ((1, 2), DISRUPTED)])
def test_a_total_of_two_costs_two_levels_for_friends_that_broke(dice: tuple[int, int], level: int) -> None:
    state = scene("R3 R3 24000 9000 0", dice=Dice(*dice))
    cohesion_test(state, Fray("melee", Pairs()), n("R3"), "friends-break", "10.4")
    assert state.get(n("R3"), LEVEL) == level


@rule("tabletop 26.5", paper="T87")
def test_a_group_that_fights_another_enemy_does_not_pursue() -> None:
    for other, pursues in (((), True), (("B4 C4 25600 11500 360 1 2",), False)):
        state = scene("R1 R1 24000 11500 0", "B3 C3 23200 11500 360 2 4", *other, dice=Dice(3, 3))
        fray = Fray("melee", find_pairs(state))
        breaks(state, fray, n("B3"))
        rout(state, fray, n("B3"), fray.enemies(n("B3")))
        assert bool(state.get(n("R1"), PURSUING)) is pursues
        assert state.get(n("R1"), FRESH) == 0  # nor does it fight the other as if it had run into it


@rule("tabletop 27.3", paper="T91")
def test_horse_stays_where_the_foot_is_disordered_by_the_ground() -> None:
    rocks = [square("rocky", 20000, 12050, 28000, 16000)]
    for pieces, y in (([], 7000), (rocks, 12000)):
        state = scene("R8 R8 24000 12000 0", "B1 C1 24000 12000 360", pieces=pieces)
        BreakOff("break-off", "27.3").run(state)
        assert state.pose(n("R8")) == (24000, y, 0)
