"""Chapter 21: moving, by its worked examples."""

import pytest

from cannae.games.tabletop.rules.charge.charging import ANGLES
from cannae.games.tabletop.rules.combat.contact import find_pairs
from cannae.games.tabletop.rules.movement.families import (
    ADVANCE,
    AFTER,
    ALIGN,
    AS_FAR,
    CONTRACT,
    EXPAND,
    LEVEL_WITH,
    TURN_ABOUT,
    TURN_RIGHT,
    code,
)
from cannae.games.tabletop.rules.movement.manoeuvre import may_move
from cannae.games.tabletop.rules.movement.moving import Around
from cannae.games.tabletop.rules.movement.templates import Moves
from cannae.games.tabletop.rules.table.geometry import Rect, moved
from cannae.games.tabletop.state import CHARGED, DONE, FRAGMENTED, HALT, IN, LEVEL, MOVED, MOVING, PURSUING
from helpers import rule
from tabletop.scene import Dice, n, scene, square


@rule("tabletop 21.1", paper="T30")
def test_only_groups_that_are_free_move_and_each_once() -> None:
    state = scene("R1 R1 24000 9000 0", "R2 R2 34000 9000 0", "B3 C3 25000 9000 360", "B4 C4 10000 20000 360")
    pairs = find_pairs(state)
    assert not may_move(state, pairs, n("R1"))  # in close combat
    assert may_move(state, pairs, n("R2"))
    assert not may_move(state, pairs, n("B4"))  # not its turn
    for field, value in ((MOVED, 1), (CHARGED, IN), (PURSUING, 1), (LEVEL, 3)):
        state.set(n("R2"), field, value)
        assert not may_move(state, pairs, n("R2"))
        state.set(n("R2"), field, 0)
    state.offers = None
    assert state.choices(0) == [DONE, 64 + n("R2")]
    assert state.why_not(0, 64 + n("R1")) == "21.1"


@rule("tabletop 21.2", paper="T31")
def test_an_overlap_position_is_allowed_where_friends_fight() -> None:
    fought = scene("R1 R1 24000 11500 0", "B3 C3 24000 11500 360 3 6", "R2 R2 30000 9000 0")
    there = Rect(28800, 11500, 0, 2400, 1200)
    assert Around(fought, n("R2")).fits(there) == ""
    alone = scene("R1 R1 24000 9000 0", "B3 C3 24000 11500 360 3 6", "R2 R2 30000 9000 0")
    assert Around(alone, n("R2")).fits(there) == "21.2"
    assert Around(alone, n("R2")).fits(Rect(28840, 11500, 0, 2400, 1200)) == ""
    assert Around(fought, n("R2")).fits(Rect(28700, 11500, 0, 2400, 1200)) == "21.14"


@rule("tabletop 21.3", paper="T32")
@pytest.mark.parametrize(
    ("listed", "gap", "kind", "expected"),
    [
        ("R1", 1500, "rocky", 2000),
        ("R1", 1500, "marsh", 1500),
        ("R8", 2500, "brush", 4000),
        ("R8", 2500, "rocky", 3000),
        ("R8", 2500, "marsh", 2500),
        ("R1", 1500, "lake", 1500),
    ],
)
def test_the_ground_ahead_cuts_the_move(listed: str, gap: int, kind: str, expected: int) -> None:
    state = scene(f"R1 {listed} 24000 9000 0", pieces=[square(kind, 18000, 9000 + gap, 30000, 16000)])
    plan = Moves(state, n("R1")).plan(code(ADVANCE, 0, AS_FAR))
    assert (plan.rule, plan.cost) == ("", expected)
    assert Moves(state, n("R1")).plan(code(ADVANCE, 0, expected // 250 + 1)).rule == "21.3"


@rule("tabletop 21.3", paper="T32")
def test_bodies_ahead_cut_the_move() -> None:
    enemy = scene("R1 R1 24000 9000 0", "B3 C3 24000 11000 360")
    assert Moves(enemy, n("R1")).plan(code(ADVANCE, 0, AS_FAR)).cost == 1960
    friend = scene("R1 R1 24000 9000 0", "R2 R2 24000 12200 0")
    assert Moves(friend, n("R1")).plan(code(ADVANCE, 0, AS_FAR)).cost == 2000


@rule("tabletop 21.4", paper="T33")
def test_level_with_a_friend() -> None:
    state = scene("R1 R1 24000 9000 0", "R2 R2 28900 10750 0")
    plan = Moves(state, n("R1")).plan(code(ADVANCE, 0, LEVEL_WITH))
    assert (plan.rule, plan.pose) == ("", (24000, 10750, 0))
    slanted = scene("R1 R1 24000 9000 60", "R2 R2 28000 7600 60")
    assert Moves(slanted, n("R1")).legs.leg(ADVANCE, 0).level == 788
    offered = Moves(state, n("R1")).offered()
    straight = [choice for choice in offered if choice < code(ADVANCE, 1, 0)]
    assert straight == [int(code(ADVANCE, 0, step)) for step in range(1, 12)] + [int(code(ADVANCE, 0, AS_FAR))]


@rule("tabletop 21.5", "tabletop 21.6", paper="T34 T35")
def test_wheels_and_what_follows_them() -> None:
    state = scene("R1 R1 24000 9000 0")
    moves = Moves(state, n("R1"))
    wheel = moves.plan(code(ADVANCE, ANGLES.index(60), 0))
    assert (wheel.rule, wheel.pose, wheel.cost) == ("", (24322, 10200, 60), 2513)
    assert moves.plan(code(ADVANCE, ANGLES.index(80), 0)).rule == "21.3"
    assert moves.legs.leg(ADVANCE, ANGLES.index(60)).limit == 3000
    after = moves.plan(code(AFTER, ANGLES.index(20), 4))
    assert (after.rule, after.pose[2], after.cost) == ("", 20, 1000 + 838)
    blocked = scene("R1 R1 24000 9000 0", "R2 R2 21000 10300 0")
    assert Moves(blocked, n("R1")).plan(code(ADVANCE, ANGLES.index(60), 0)).rule == "21.5"
    beside = scene("R1 R1 24000 9000 0", "B3 C3 24000 16000 373")
    turned = Moves(beside, n("R1")).plan(code(ALIGN, n("B3"), 0))
    assert (turned.rule, turned.pose[2]) == ("", 13)
    far = scene("R1 R1 24000 9000 0", "B3 C3 24000 18000 373")
    assert Moves(far, n("R1")).plan(code(ALIGN, n("B3"), 0)).rule == "21.6"


@rule("tabletop 21.8", "tabletop 21.9", "tabletop 21.10", paper="T37 T38")
def test_changes_of_front_follow_the_table_of_moves() -> None:
    state = scene("R1 R1 24000 9000 0", "R6 R6 10000 9000 0", "R9 C3 36000 9000 0")
    drilled, light, wild = (Moves(state, n(name)) for name in ("R1", "R6", "R9"))
    grow, grow_on = code(EXPAND, 1, 0), code(EXPAND, 1, 4)
    assert [moves.plan(grow).is_complex for moves in (drilled, light, wild)] == [False, False, True]
    assert [moves.plan(grow_on).rule for moves in (drilled, light, wild)] == ["", "", "4.6"]
    assert drilled.plan(grow_on).is_complex
    assert (drilled.plan(grow).pose, drilled.plan(grow).files) == ((24800, 9000, 0), 4)
    assert drilled.plan(code(CONTRACT, 2, 0)).files == 1
    assert wild.plan(code(CONTRACT, 1, 0)).rule == "4.8"
    assert drilled.plan(code(TURN_ABOUT, 0, 4)).rule == "4.11"
    assert light.plan(code(TURN_ABOUT, 0, 4)).rule == ""
    assert (drilled.plan(code(TURN_RIGHT, 0, 0)).pose, drilled.plan(code(TURN_RIGHT, 0, 0)).files) == (
        (26400, 7400, 180),
        2,
    )
    odd = scene("R1 R1 24000 9000 0 4 6")
    assert Moves(odd, n("R1")).plan(code(TURN_RIGHT, 0, 0)).rule == "21.9"


@rule("tabletop 21.10", "tabletop 21.13", paper="T39 T42")
def test_after_a_failed_test_the_simple_moves_are_left() -> None:
    state = scene("R1 C3 24000 9000 0", dice=Dice(1, 1))
    state.apply(0, 64 + n("R1"))
    grow = int(code(EXPAND, 1, 0))
    assert grow in state.choices(0)
    state.apply(0, grow)
    assert state.phase_number == MOVING
    assert state.failed == 1
    assert grow not in state.choices(0)
    assert state.why_not(0, grow) == "21.10"
    assert HALT in state.choices(0)
    state.apply(0, HALT)
    assert state.pose(n("R1")) == (24000, 9000, 0)


@rule("tabletop 21.11", paper="T40")
@pytest.mark.parametrize(("y", "expected"), [(20000, False), (16900, True)])
def test_a_short_advance_near_the_enemy_is_complex_for_the_undrilled(y: int, expected: bool) -> None:
    state = scene("R1 C3 24000 9000 0", f"B1 C1 24000 {y} 360")
    moves = Moves(state, n("R1"))
    assert moves.plan(code(ADVANCE, 0, 8)).is_complex is expected  # ends at 11,000: 5,900 away
    assert not moves.plan(code(ADVANCE, 0, AS_FAR)).is_complex
    led = scene("R1 C3 24000 9000 0", f"B1 C1 24000 {y} 360", led="1R1")
    assert not Moves(led, n("R1")).plan(code(ADVANCE, 0, 8)).is_complex


@rule("tabletop 21.14", paper="T43")
def test_light_foot_passes_anybody_but_does_not_end_on_him() -> None:
    state = scene("R6 R6 24000 9000 0", "R1 R1 24000 11400 0")
    moves = Moves(state, n("R6"))
    assert moves.plan(code(ADVANCE, 0, 18)).rule == ""
    assert moves.plan(code(ADVANCE, 0, 8)).rule == "21.14"
    heavy = scene("R2 R2 24000 9000 0", "R1 R1 24000 11400 0")
    assert Moves(heavy, n("R2")).plan(code(ADVANCE, 0, 12)).rule == "21.3"


@rule("tabletop 21.15", paper="T44")
@pytest.mark.parametrize(("y", "pinned"), [(10900, True), (11100, False)])
def test_an_enemy_within_two_pins_a_group(y: int, pinned: bool) -> None:
    state = scene("R1 R1 24000 9000 0", f"B3 C3 25000 {y} 360")
    moves = Moves(state, n("R1"))
    assert (moves.pinner == n("B3")) is pinned
    assert moves.plan(code(ADVANCE, 0, 2)).rule == ""
    assert moves.plan(code(TURN_ABOUT, 0, 0)).rule == ("21.15" if pinned else "")
    light = scene("R1 R1 24000 9000 0", f"B5 C5 25000 {y} 360")
    assert Moves(light, n("R1")).pinner == -1


@rule("tabletop 21.16", paper="T45")
def test_the_fragmented_move_freely_only_away() -> None:
    state = scene("R6 R6 24000 9000 0", "B3 C3 24000 16000 360")
    state.set(n("R6"), LEVEL, FRAGMENTED)
    moves = Moves(state, n("R6"))
    assert moves.plan(code(ADVANCE, 0, 4)).is_complex
    assert not moves.plan(code(TURN_ABOUT, 0, 8)).is_complex


@rule("tabletop 21.17", paper="T46")
def test_no_chosen_move_leaves_the_table() -> None:
    state = scene("R1 R1 2400 34000 0")
    moves = Moves(state, n("R1"))
    assert moves.plan(code(ADVANCE, 0, 9)).rule == "21.3"
    assert moves.plan(code(ADVANCE, 0, AS_FAR)).cost == 1998
    assert moves.plan(code(EXPAND, 3, 0)).rule == "21.17"
    assert moved(state.pose(n("R1")), 0, 1998) == (2400, 35998, 0)
