"""Battle lines and the rarer moves of chapter 21: second moves, shifts, two wheels, retiring."""

import pytest

from cannae.games.tabletop.rules.movement.families import (
    ADVANCE,
    AFTER,
    ALIGN,
    AS_FAR,
    CONTRACT,
    CONTRACT_LAST,
    DOUBLE,
    EXPAND,
    RETIRE,
    SHIFT,
    TURN_ABOUT,
    TURN_LAST,
    TURN_RIGHT,
    WHEEL_PAIRS,
    code,
)
from cannae.games.tabletop.rules.movement.lines import lines_among
from cannae.games.tabletop.rules.movement.templates import Moves
from cannae.games.tabletop.rules.table.geometry import Rect, overlap
from cannae.games.tabletop.state import AGAIN, DISRUPTED, DONE, GROUP, HALT, LEVEL, LINE, MOVED, MOVING, WENT
from helpers import rule
from tabletop.scene import Dice, n, scene, square, told

ROMANS = ("R1 R1 15200 9000 0", "R2 R2 20000 9000 0", "R3 R3 24800 9000 0", "R4 R4 29600 9000 0")
LINE_14 = LINE + 32 * n("R1") + n("R4")


def line(*names: str) -> list[int]:
    return [n(name) for name in names]


@rule("tabletop 17.7", paper="T17")
def test_which_groups_form_a_line() -> None:
    state = scene(*ROMANS, "R5 R5 36000 9000 0", led="2R2")
    names = [[n(name) for name in part] for part in (("R1", "R2"), ("R1", "R2", "R3"), ("R1", "R2", "R3", "R4"))]
    found = lines_among(state, state.on_table(0))
    assert [one for one in found if one[0] == n("R1")] == names
    assert line("R3", "R4") not in found  # no commander is with one of them
    assert all(n("R5") not in one for one in found)  # a gap of more than 0.2 MU
    for text in ("R2 R2 20000 9050 0", "R2 R2 20000 9000 1"):  # not level, another heading
        other = scene(ROMANS[0], text, led="2R1")
        assert lines_among(other, other.on_table(0)) == []
    far = scene(*ROMANS, led="1R1")  # a troop commander reaches 4 MU
    assert all(n("R4") not in one for one in lines_among(far, far.on_table(0)))


@rule("tabletop 17.7", "tabletop 21.5", paper="T17")
@pytest.mark.parametrize(
    ("angle", "poses"),
    [
        (2, [(15264, 10464, 10), (20046, 10046, 10), (24827, 9628, 10), (29609, 9209, 10)]),
        (18, [(15191, 9209, 710), (19973, 9628, 710), (24754, 10046, 710), (29536, 10464, 710)]),
    ],
)
def test_a_line_of_four_wheels_five_degrees(angle: int, poses: list[tuple[int, int, int]]) -> None:
    state = scene(*ROMANS, led="3R2")
    state.apply(0, LINE_14)
    assert state.phase_number == MOVING
    plan = Moves(state, n("R1"), line("R1", "R2", "R3", "R4")).plan(code(ADVANCE, angle, 0))
    assert (plan.rule, plan.cost) == ("", 1676)
    state.apply(0, int(code(ADVANCE, angle, 0)))
    for name, pose in zip(("R1", "R2", "R3", "R4"), poses, strict=True):  # to a thousandth: the middle is rounded first
        assert all(abs(int(is_) - was) <= 1 for is_, was in zip(state.pose(n(name)), pose, strict=True))
    assert told(state)[-1] == "line-moved"


@rule("tabletop 17.7", paper="T17")
def test_a_line_only_advances_at_its_slowest_and_stops_for_any_of_them() -> None:
    state = scene("R1 R1 15200 9000 0", "R5 C4 20000 9000 0", "B3 C3 15200 11000 360 3 6", led="2R1")
    both = Moves(state, n("R1"), line("R1", "R5"))
    assert both.plan(code(ADVANCE, 0, AS_FAR)).cost == 1960
    assert Moves(state, n("R5")).plan(code(ADVANCE, 0, AS_FAR)).cost == 4000
    assert both.plan(code(EXPAND, 1, 0)).rule == "17.7"
    assert both.plan(code(TURN_ABOUT, 0, 0)).rule == "17.7"
    assert state.why_not(0, LINE + 32 * n("R5") + n("R1")) == "17.7"
    slow = scene("R1 R1 15200 9000 0", "R5 C4 20000 9000 0", led="2R1")
    assert Moves(slow, n("R1"), line("R1", "R5")).plan(code(ADVANCE, 0, AS_FAR)).cost == 3000


@rule("tabletop 17.7", "tabletop 4.16", paper="T17")
def test_a_line_tests_once_with_the_worst_of_it() -> None:
    state = scene("R1 C4 20800 9000 0 2 4", "R2 C4 24000 9000 0 2 4", led="1R1", dice=Dice(3, 4))
    state.set(n("R2"), LEVEL, DISRUPTED)  # 8 less 1 for the commander in range, 1 more for its own disruption
    state.apply(0, LINE + 32 * n("R1") + n("R2"))
    move = int(code(DOUBLE, WHEEL_PAIRS.index((20, -20)), 4))
    assert move in state.choices(0)
    state.apply(0, move)
    assert told(state).count("move-test") == 1
    assert state.failed == 1
    assert state.pose(n("R1")) == (20800, 9000, 0)


@rule("tabletop 21.12", paper="T41")
def test_a_second_move_far_from_the_enemy_and_with_a_commander() -> None:
    state = scene("R1 R1 24000 4000 0", "R2 R2 40000 4000 0", "B3 C3 24000 30000 360", led="2R1")
    for end, mark in ((7000, AGAIN), (10000, WENT)):
        state.apply(0, GROUP + n("R1"))
        state.apply(0, int(code(ADVANCE, 0, AS_FAR)))
        assert (state.pose(n("R1"))[1], state.get(n("R1"), MOVED)) == (end, mark)
    assert state.choices(0) == [DONE, GROUP + n("R2")]
    second = scene("R1 R1 24000 9000 0", "B3 C3 24000 17500 360", led="2R1")
    second.set(n("R1"), MOVED, AGAIN)
    moves = Moves(second, n("R1"))
    assert moves.plan(code(ADVANCE, 0, 8)).rule == ""
    assert moves.plan(code(ADVANCE, 0, AS_FAR)).rule == "21.12"  # within 6 MU at its end
    assert moves.plan(code(EXPAND, 1, 0)).rule == "21.12"
    for led, y in (("", 30000), ("2R1", 17900)):
        once = scene("R1 R1 24000 9000 0", "R2 R2 40000 4000 0", f"B3 C3 24000 {y} 360", led=led)
        once.apply(0, GROUP + n("R1"))
        once.apply(0, int(code(ADVANCE, 0, AS_FAR)))
        assert once.get(n("R1"), MOVED) == WENT


@rule("tabletop 21.12", paper="T41")
def test_a_group_that_advanced_in_a_line_goes_on_alone_only_with_its_own_commander() -> None:
    state = scene(*ROMANS, led="2R2")
    state.apply(0, LINE_14)
    state.apply(0, int(code(ADVANCE, 0, AS_FAR)))
    assert GROUP + n("R2") in state.choices(0)
    assert GROUP + n("R1") not in state.choices(0)
    assert LINE_14 in state.choices(0)
    state.apply(0, LINE_14)
    state.apply(0, HALT)
    assert state.get(n("R1"), MOVED) == WENT


@rule("tabletop 21.7", paper="T36")
def test_an_advance_of_two_may_end_a_little_aside() -> None:
    state = scene("R1 R1 24000 9000 0")
    plan = Moves(state, n("R1")).plan(code(SHIFT, 1, 8))
    assert (plan.rule, plan.pose) == ("", (24800, 11000, 0))
    assert Moves(state, n("R1")).plan(code(SHIFT, 1, 7)).rule == "21.7"
    slanted = scene("R1 R1 24000 9000 60")
    assert Moves(slanted, n("R1")).plan(code(SHIFT, 4, 10)).pose == (23864, 11965, 60)
    blocked = scene("R1 R1 24000 9000 0", "R2 R2 29500 11500 0")  # in the strip of the place to the right
    assert Moves(blocked, n("R1")).plan(code(SHIFT, 2, 8)).rule == "21.3"
    assert Moves(blocked, n("R1")).plan(code(SHIFT, 4, 8)).rule == ""
    beside = scene("R1 R1 24000 9000 0", "R2 R2 29500 11500 0")
    flush = Moves(beside, n("R1")).plan(code(SHIFT, 5, 8))
    assert (flush.rule, flush.pose) == ("", (24700, 11000, 0))
    facing = scene("R1 R1 24000 9000 0", "B3 C3 24600 13000 360 3 6")
    onto = Moves(facing, n("R1")).plan(code(SHIFT, 6, 8))
    assert (onto.rule, onto.pose) == ("", (24600, 11000, 0))
    undrilled = scene("R1 C3 24000 9000 0", "B3 C3 24000 16000 360")
    assert Moves(undrilled, n("R1")).plan(code(SHIFT, 1, AS_FAR)).is_complex  # a short move near the enemy


@rule("tabletop 21.6", "tabletop 4.4", paper="T35")
def test_two_wheels_to_opposite_sides() -> None:
    state = scene("R1 R1 24000 9000 0", "R9 R9 36000 9000 0", "B1 C3 10000 20000 360")
    plan = Moves(state, n("R9")).plan(code(DOUBLE, WHEEL_PAIRS.index((20, -20)), 4))
    assert (plan.rule, plan.pose[2], plan.cost) == ("", 0, 559 + 1000 + 559)
    assert plan.pose[0] > 36000
    assert Moves(state, n("R1")).plan(code(DOUBLE, WHEEL_PAIRS.index((60, -60)), 4)).rule == "21.3"
    wild = scene("R1 C3 24000 9000 0 2 4", "R9 R9 36000 9000 0")
    assert Moves(wild, n("R1")).plan(code(DOUBLE, WHEEL_PAIRS.index((20, -20)), 4)).is_complex
    assert all(first * second < 0 for first, second in WHEEL_PAIRS)


@rule("tabletop 21.8", paper="T37")
def test_an_advance_before_contracting() -> None:
    state = scene("R1 R1 24000 9000 0")
    plan = Moves(state, n("R1")).plan(code(CONTRACT_LAST, 1, 4))
    assert (plan.rule, plan.pose, plan.files) == ("", (23200, 10000, 0), 2)
    long = Moves(state, n("R1")).plan(code(CONTRACT_LAST, 1, 12))
    assert (long.is_complex, plan.is_complex) == (False, True)  # 4.7 and 4.8
    gate = scene("R1 R1 24000 9000 0", "R2 R2 28700 9900 0")  # a friend on whom it would not contract anyway
    assert Moves(gate, n("R1")).plan(code(CONTRACT, 1, 0)).rule == ""


@rule("tabletop 21.9", "tabletop 4.10", "tabletop 4.12", paper="T38")
def test_wheels_after_a_turn_turns_after_an_advance_and_retiring() -> None:
    state = scene("R6 R6 24000 20000 0", "R1 R1 10000 20000 0", "R3 C3 40000 20000 0")
    light, drilled, wild = (Moves(state, n(name)) for name in ("R6", "R1", "R3"))
    turned = light.plan(code(TURN_RIGHT, 4, 4))  # then 10 degrees to the right and 1 MU
    assert (turned.rule, turned.pose[2]) == ("", 200)
    assert light.plan(code(TURN_LAST, TURN_ABOUT, 4)).pose == (24000, 21000 - 1600, 360)
    assert drilled.plan(code(TURN_LAST, TURN_ABOUT, 4)).rule == "4.11"
    assert drilled.plan(code(TURN_LAST, TURN_RIGHT, 4)).is_complex
    back = light.plan(code(RETIRE, 0, 8))
    assert (back.rule, back.pose, back.is_complex) == ("", (24000, 18000, 0), True)
    assert light.plan(code(RETIRE, 0, 13)).rule == "4.12"
    assert drilled.plan(code(RETIRE, 0, 4)).rule == "4.12"
    assert wild.plan(code(TURN_RIGHT, 0, 4)).rule == "4.10"


@rule("tabletop 21.15", paper="T44")
def test_skirmishers_retire_from_a_restricted_area_if_some_part_stays_before_it() -> None:
    state = scene("R6 R6 24000 9000 0", "B3 C3 25000 10900 360")
    moves = Moves(state, n("R6"))
    assert moves.pinner == n("B3")
    assert moves.plan(code(TURN_ABOUT, 0, 8)).rule == ""
    assert moves.plan(code(RETIRE, 0, 8)).rule == ""
    assert moves.plan(code(EXPAND, 1, 0)).rule == "21.15"
    heavy = scene("R1 R1 24000 9000 0", "B3 C3 25000 10900 360")
    assert Moves(heavy, n("R1")).plan(code(TURN_ABOUT, 0, 0)).rule == "21.15"


def test_a_line_keeps_its_groups_apart_however_it_moves() -> None:
    groups = line("R1", "R2", "R3", "R4")
    state = scene(*ROMANS, pieces=[square("rocky", 12000, 12000, 18000, 15000)], led="3R2")
    moves = Moves(state, n("R1"), groups)
    offered = moves.offered()
    assert len(offered) > 40
    families = {(choice - code(0, 0, 0)) >> 12 for choice in offered}
    assert families >= {ADVANCE, AFTER, SHIFT}
    assert families <= {ADVANCE, AFTER, ALIGN, SHIFT, DOUBLE}
    for choice in offered[::5]:
        plan = moves.plan(choice)
        rects: list[Rect] = [moves.movers.rect_of(mover, plan.pose) for mover in moves.movers.all]
        for at, one in enumerate(rects):
            assert not any(overlap(one, other) for other in rects[at + 1 :])
