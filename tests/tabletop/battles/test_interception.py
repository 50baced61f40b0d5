"""Interception (22.7), running along an edge (22.9) and feeding files in (23.9)."""

from typing import Any

import pytest

from cannae.games.tabletop.engine import Tabletop
from cannae.games.tabletop.rules.charge.interception import Intercept, crossing, may_intercept
from cannae.games.tabletop.rules.charge.running import flee
from cannae.games.tabletop.rules.combat.close import is_charging
from cannae.games.tabletop.rules.combat.contact import find_pairs, overlapping
from cannae.games.tabletop.rules.combat.feeding import Feed, may_feed
from cannae.games.tabletop.rules.combat.nerve import Fray
from cannae.games.tabletop.rules.movement.moving import Around
from cannae.games.tabletop.state import (
    AIMED,
    CHARGED,
    CROSS,
    DECLARED,
    DISRUPTED,
    DONE,
    FED,
    FEEDING,
    FILES,
    FLANKS,
    FRAGMENTED,
    IN,
    INTERCEPTING,
    LEVEL,
    OPTION,
    ORDER,
    REFUSED,
    WHERE,
    WIDEN,
)
from helpers import rule
from tabletop.scene import Dice, n, scene, square, told

CHARGER, TARGET = "R1 R1 24000 9000 0", "B3 C3 23600 11500 360 2 4"


def charging(*stands: str, **how: object) -> Tabletop:
    """A charge of R1 straight ahead on B3 has been declared."""
    state = scene(CHARGER, TARGET, *stands, **how)  # type: ignore[arg-type]
    for field, value in ((CHARGED, DECLARED), (OPTION, 0), (ORDER, 1), (AIMED, 1 << n("B3"))):
        state.set(n("R1"), field, value)
    state.asked = 1
    state.ask(INTERCEPTING)
    return state


def crosses(state: Tabletop, name: str) -> int:
    """How far a group would go against R1; 0 where it cannot."""
    found = crossing(state, Around(state, n(name)), n("R1"))
    return int(found.way) if found else 0


@rule("tabletop 22.7", paper="T53")
@pytest.mark.parametrize(("x", "way"), [(29000, 2630), (31000, 0)])
def test_how_far_to_the_way_of_a_charge(x: int, way: int) -> None:
    assert crosses(charging(f"B8 C8 {x} 10500 540"), "B8") == way


@rule("tabletop 22.7", paper="T53")
def test_foot_intercepts_no_further_than_two() -> None:
    assert crosses(charging("B1 C1 28300 10500 540 2 8"), "B1") == 1930
    assert crosses(charging("B1 C1 28500 10500 540 2 8"), "B1") == 0


@rule("tabletop 22.7", paper="T53")
def test_the_charger_meets_who_crossed_and_both_charge() -> None:
    state = charging("B8 C8 29000 10500 540")
    state.apply(1, CROSS + 32 * n("B8") + n("R1"))
    assert told(state)[:2] == ["intercepts", "goes-in"]
    assert state.pose(n("B8")) == (26370, 10500, 540)
    assert is_charging(state, n("B8")) or "struck" in told(state)
    assert state.log is not None
    struck: list[Any] = [event.args for event in state.log.events if event.key.endswith("struck")]
    sides = {(args["group"]["label"], args["enemy"]["label"]) for args in struck}
    assert sides >= {("R1", "B8"), ("B8", "R1")}
    assert ("R1", "B3") not in sides


@rule("tabletop 22.7", "tabletop 22.5", paper="T53")
def test_into_the_flank_of_a_charger_that_then_stays() -> None:
    state = charging("B8 C8 29000 6000 540")
    found = crossing(state, Around(state, n("B8")), n("R1"))
    assert found is None or not found.flank  # it passes behind
    state = charging("B8 C8 29000 7300 540")
    found = crossing(state, Around(state, n("B8")), n("R1"))
    assert found is not None
    assert found.flank is (state.rect(n("B8")).corners[1] < 9000 and state.rect(n("B8")).corners[3] < 9000)
    deep = charging("B8 C8 29000 7000 540", dice=Dice())
    deep.apply(1, CROSS + 32 * n("B8") + n("R1"))
    assert deep.pose(n("R1")) == (26400, 7000, 180)  # it did not charge, but turned to face
    assert deep.get(n("R1"), CHARGED) != IN
    assert deep.get(n("R1"), LEVEL) >= DISRUPTED
    assert "goes-in" in told(deep)


@rule("tabletop 22.7", paper="T53")
def test_no_flank_hit_from_half_before_the_front() -> None:
    state = charging("B8 C8 29000 7500 540")  # corners at y 5,900 and 9,100
    found = crossing(state, Around(state, n("B8")), n("R1"))
    assert found is None or not found.flank


@rule("tabletop 22.7", paper="T53")
def test_who_may_not_intercept() -> None:
    state = charging("B8 C8 29000 10500 540")
    pairs = find_pairs(state)
    assert may_intercept(state, pairs, n("B8"), [n("B3")])
    assert not may_intercept(state, pairs, n("B3"), [n("B3")])
    state.set(n("B8"), LEVEL, FRAGMENTED)
    assert not may_intercept(state, pairs, n("B8"), [n("B3")])
    state.set(n("B8"), LEVEL, 0)
    third = charging("B8 C8 29000 10500 540", "B4 C4 27400 10300 540 2 4")
    assert crosses(third, "B8") == 0
    rough = charging("B8 C8 29000 10500 540", pieces=[square("rocky", 27000, 8000, 28000, 12000)])
    assert crosses(rough, "B8") == 0
    assert rough.why_not(1, CROSS + 32 * n("B8") + n("R1")) == "22.7"


@rule("tabletop 22.7", paper="T53")
def test_the_disrupted_test_first() -> None:
    state = charging("B8 C8 29000 10500 540", dice=Dice(1, 1))
    state.set(n("B8"), LEVEL, DISRUPTED)
    state.apply(1, CROSS + 32 * n("B8") + n("R1"))
    assert told(state)[:2] == ["intercepts", "move-test"]
    assert state.pose(n("B8")) == (29000, 10500, 540)
    assert state.get(n("B8"), CHARGED) == REFUSED or state.turn > 1


@rule("tabletop 22.7", paper="T53")
def test_nobody_is_asked_where_nobody_can() -> None:
    state = charging()
    Intercept("intercept", "22.7").run(state)
    assert state.step_number >= 0


@rule("tabletop 22.9", paper="T55")
def test_an_evader_runs_along_a_side_edge() -> None:
    # Two files of light horse, 3 MU from the right edge, chased to the right and a little to their own rear.
    state = scene("B9 C9 44000 18000 180", "R8 R8 30000 18000 170")
    assert flee(state, Fray("impact", find_pairs(state)), n("B9"), 170, 7000)
    x, y, h = state.pose(n("B9"))
    assert h == 0  # blue's own rear
    assert x == 48000 - 1600
    assert y > 20000
    assert state.get(n("B9"), WHERE) == 1


@rule("tabletop 22.9", paper="T55")
def test_an_evader_with_no_room_along_the_edge_stops_at_it() -> None:
    walls = ["R1 R1 45600 21000 0 3 6", "R2 R2 45600 15600 0 3 6"]
    state = scene("B9 C9 44000 18000 180", *walls)
    assert flee(state, Fray("impact", find_pairs(state)), n("B9"), 180, 7000)
    assert state.is_on(n("B9"))


@rule("tabletop 23.9", paper="T67")
def test_files_are_fed_in_at_an_end_and_matched() -> None:
    # Gauls 4 by 2 stand on their files 1 to 3 before three files of hastati.
    state = scene("R1 R1 24000 11500 0", "B3 C3 24800 11500 360")
    state.active = 1
    state.asked = 1
    Feed("feed", "23.9").run(state)
    assert state.phase_number == FEEDING
    assert state.choices(1) == [DONE, WIDEN + 2 * n("B3") + 1]
    assert state.why_not(1, WIDEN + 2 * n("B3")) == "23.9"
    state.apply(1, WIDEN + 2 * n("B3") + 1)
    assert (state.pose(n("B3")), state.get(n("B3"), FILES)) == ((24000, 11500, 360), 5)
    assert state.get(n("B3"), FED) == 2
    while state.phase_number == FEEDING and state.acting() == 2:
        state.apply(1, DONE)
    assert state.phase_number == FEEDING
    assert WIDEN + 2 * n("R1") in state.choices(0)
    state.apply(0, WIDEN + 2 * n("R1"))
    assert (state.pose(n("R1")), state.get(n("R1"), FILES)) == ((23200, 11500, 0), 4)
    assert "feeds" in told(state)


@rule("tabletop 23.9", paper="T67")
def test_who_may_not_feed() -> None:
    state = scene("R1 R1 24000 11500 0 3 3", "B3 C3 24800 11500 360")  # one rank
    pairs = find_pairs(state)
    assert not may_feed(state, pairs, n("R1"), 0)
    free = scene("R1 R1 24000 9000 0", "B3 C3 24800 11500 360")  # no pair
    assert not may_feed(free, find_pairs(free), n("R1"), 0)
    blocked = scene("R1 R1 24000 11500 0", "B3 C3 24000 11500 360 3 8", "B4 C4 28900 11500 360 3 6")
    blocked.active = 1
    assert not may_feed(blocked, find_pairs(blocked), n("B3"), 0)  # a friend stands there
    assert may_feed(blocked, find_pairs(blocked), n("B3"), 1)
    # The other side only matches: equal fronts, so there is nothing to match.
    even = scene("R1 R1 24000 11500 0", "B3 C3 24000 11500 360 3 8")
    assert not may_feed(even, find_pairs(even), n("B3"), 1)
    assert may_feed(even, find_pairs(even), n("R1"), 1)
    assert overlapping(even, find_pairs(even)) == []
    even.set(n("R1"), FED, 2)
    assert not may_feed(even, find_pairs(even), n("R1"), 1)  # each end once a turn
    assert even.get(n("R1"), FLANKS) == 0


@rule("tabletop 28.6", paper="T102")
def test_resigning_is_no_choice_of_the_rules() -> None:
    state = scene("R1 R1 24000 9000 0", "B3 C3 24000 30000 360")
    assert not any("resign" in state.write_choice(0, choice) for choice in state.every_choice()[:200])
