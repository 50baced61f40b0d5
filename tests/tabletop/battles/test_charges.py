"""Chapter 22: charging, evading and running away, by its worked examples."""

import pytest

from cannae.games.tabletop.engine import Tabletop
from cannae.games.tabletop.rules.charge.charging import (
    HoldBack,
    Way,
    ask_to_charge,
    charges_of,
    in_flank,
    is_exempt,
    may_charge,
    needs_test,
    way_of,
    wildest,
)
from cannae.games.tabletop.rules.charge.evading import GoIn, Targets, go_in, may_evade
from cannae.games.tabletop.rules.charge.running import flee
from cannae.games.tabletop.rules.combat.contact import find_pairs
from cannae.games.tabletop.rules.combat.nerve import Fray
from cannae.games.tabletop.rules.movement.moving import Around
from cannae.games.tabletop.rules.table.geometry import TOUCH, within
from cannae.games.tabletop.state import (
    AIMED,
    ALONG,
    BROKEN,
    CHARGE,
    CHARGED,
    DECLARED,
    DISRUPTED,
    EVADE,
    EVADED_OFF,
    EVADING,
    FLANKS,
    FRAGMENTED,
    GONE,
    IN,
    LEVEL,
    OPTION,
    ORDER,
    REAR,
    REFUSED,
    RUN,
    STAND,
    STEPS,
    TARGETS,
    WHERE,
)
from helpers import rule
from tabletop.scene import Dice, n, scene, square, told


def way(state: Tabletop, name: str, option: int = 0) -> Way:
    return way_of(state, Around(state, n(name)), option, -1)


def declared(state: Tabletop, name: str, option: int = 0) -> Tabletop:
    for field, value in ((CHARGED, DECLARED), (OPTION, option), (ORDER, 1)):
        state.set(n(name), field, value)
    return state


@rule("tabletop 22.1", paper="T47")
def test_who_may_charge_and_who_must_test() -> None:
    state = scene("R1 R1 24000 9000 0", "R6 R6 16000 9000 0", "B3 C3 25000 11500 360", "B5 C5 16000 11500 360")
    pairs = find_pairs(state)
    assert may_charge(state, pairs, n("R1"))
    assert not may_charge(state, pairs, n("B3"))
    state.set(n("R1"), LEVEL, FRAGMENTED)
    assert not may_charge(state, pairs, n("R1"))
    state.set(n("R1"), LEVEL, DISRUPTED)
    assert not needs_test(state, n("R1"), way(state, "R1"))  # shock troops
    against_light = way(state, "R6")
    assert not needs_test(state, n("R6"), against_light)
    against_light.targets = 1 << n("B3")
    assert needs_test(state, n("R6"), against_light)
    horse = scene("R8 R8 24000 9000 0", "B3 C3 25000 11500 360")
    horse.set(n("R8"), LEVEL, DISRUPTED)
    assert needs_test(horse, n("R8"), way(horse, "R8"))


@rule("tabletop 22.2", paper="T48")
def test_a_charge_goes_straight_or_wheels_once_to_the_first_enemy() -> None:
    straight = scene("R1 R1 24000 9000 0", "B3 C3 25000 11500 360")
    found = way(straight, "R1")
    assert (found.first, found.files, found.targets) == (2500, 3, 1 << n("B3"))
    slanted = scene("R1 R1 24000 9000 0", "B3 C3 25000 11500 400")
    found = way(slanted, "R1")
    assert (found.first, found.files) == (1994, 2)
    horse = scene("R8 R8 24000 9000 0", "B9 C9 26900 11800 405")
    assert (way(horse, "R8").first, way(horse, "R8").files) == (3342, 1)
    assert (way(horse, "R8", 8).first, way(horse, "R8", 8).files) == (3017, 2)  # 25 degrees to the right
    screened = scene("R1 R1 24000 9000 0", "R2 R2 24000 10900 0", "B3 C3 25000 11500 360")
    assert way(screened, "R1").blocked
    assert not charges_of(scene("R1 R1 24000 9000 0", "B3 C3 25000 13000 360"), n("R1"))


@rule("tabletop 22.3", paper="T49")
def test_a_charge_is_declared_and_nothing_moves_yet() -> None:
    state = scene("R1 R1 24000 9000 0", "R2 R2 32000 9000 0", "B3 C3 25000 11500 360", "B1 C1 32000 11500 360")
    ask_to_charge(state)
    assert CHARGE + 64 * n("R1") in state.choices(0)
    state.apply(0, CHARGE + 64 * n("R1"))
    assert state.get(n("R1"), CHARGED) == DECLARED
    assert state.pose(n("R1")) == (24000, 9000, 0)
    assert state.phase() == "charge"


@rule("tabletop 22.4", paper="T50")
def test_shock_troops_that_fail_to_hold_back_charge() -> None:
    wild = scene("R1 C3 24000 9000 0", "B1 C1 25000 11500 360", dice=Dice(1, 1))
    HoldBack("hold-back", "22.4").run(wild)
    assert wild.get(n("R1"), CHARGED) == DECLARED
    assert "wild" in told(wild)
    calm = scene("R1 C3 24000 9000 0", "B1 C1 25000 11500 360", dice=Dice(6, 6))
    HoldBack("hold-back", "22.4").run(calm)
    assert calm.get(n("R1"), CHARGED) == 0
    horse = scene("R1 C3 24000 9000 0", "B8 C8 24000 11500 360")
    ways = charges_of(horse, n("R1"))
    best = wildest(ways)
    assert best is not None
    assert is_exempt(horse, n("R1"), ways, best)
    HoldBack("hold-back", "22.4").run(horse)
    assert told(horse) == []  # so it does not even test


@rule("tabletop 22.5", paper="T51")
def test_a_charge_from_behind_the_front_hits_flank_or_rear() -> None:
    for y, expected in ((13000, False), (14000, True)):
        state = scene(f"R8 R8 16000 {y} 180", "B3 C3 24000 12000 360")
        assert in_flank(state, n("R8"), n("B3"), False) is expected
    assert way(state, "R8").first == 4800
    for x, expected in ((29700, False), (29900, True)):
        state = scene(f"R8 R8 {x} 13500 360", "B3 C3 24000 12000 360")
        assert in_flank(state, n("R8"), n("B3"), True) is expected
    light = scene("R6 R6 16000 15500 180", "B3 C3 24000 12000 360")
    assert not in_flank(light, n("R6"), n("B3"), False)


@rule("tabletop 22.5", "tabletop 22.11", paper="T51")
def test_the_target_of_a_flank_charge_drops_a_level() -> None:
    state = declared(scene("R8 R8 16000 14000 180", "B3 C3 24000 12000 360"), "R8")
    go_in(state, Fray("impact", find_pairs(state)), n("R8"))
    assert state.pose(n("R8")) == (20800, 14000, 180)
    assert state.get(n("R8"), FLANKS) == 1 << n("B3")
    assert state.get(n("B3"), LEVEL) == DISRUPTED


@rule("tabletop 22.6", paper="T52")
def test_a_fragmented_target_tests_and_runs_if_it_breaks() -> None:
    state = declared(scene("R1 R1 24000 9000 0", "B3 C3 25000 11500 360", dice=Dice(1, 1)), "R1")
    state.set(n("B3"), LEVEL, FRAGMENTED)
    Targets("targets", "22.8").run(state)
    assert state.get(n("B3"), LEVEL) == BROKEN
    assert state.pose(n("B3"))[1] > 11500


@rule("tabletop 22.8", paper="T54")
def test_light_troops_decide_and_run_when_all_have() -> None:
    state = declared(scene("R1 R1 24000 9000 0", "B5 C5 25000 11500 360", dice=Dice(3)), "R1")
    state.step_number = TARGETS
    state.settle()
    assert (state.phase_number, state.asked) == (EVADING, 1)
    assert state.choices(1) == [STAND, ALONG, REAR]
    assert state.why_not(1, 0) == "22.8"
    twin = state.copy()
    twin.present.play(twin, 1, REAR)
    Targets("targets", "22.8").run(twin)
    assert twin.get(n("B5"), EVADE) == RUN
    assert twin.pose(n("B5"))[2] == 0
    assert not may_evade(scene("B3 C3 25000 11500 360"), n("B3"))
    assert may_evade(scene("B8 C8 25000 11500 360 4"), n("B8"))
    assert not may_evade(scene("B8 C8 25000 11500 360 2"), n("B8"))


@rule("tabletop 22.8", paper="T54")
def test_skirmishers_that_would_stand_against_battle_troops_test() -> None:
    state = declared(scene("R1 R1 24000 9000 0", "B5 C5 25000 11500 360", dice=Dice(1, 1, 1, 1)), "R1")
    Targets("targets", "22.8").run(state)
    state.present.play(state, 1, STAND)
    assert state.get(n("B5"), EVADE) == 2  # along the charge after all


@rule("tabletop 22.9", paper="T55")
def test_an_evader_turns_about_and_slides_past_friends() -> None:
    def ran(state: Tabletop, name: str, heading: int, distance: int) -> tuple[int, int, int]:
        assert flee(state, Fray("impact", find_pairs(state)), n(name), heading, distance)
        x, y, h = state.pose(n(name))
        return int(x), int(y), int(h)

    assert ran(scene("R6 R6 24000 14000 0"), "R6", 380, 5000) == (22993, 7488, 380)
    assert ran(scene("R6 R6 24000 14000 0"), "R6", 360, 5000) == (24000, 7400, 360)
    assert ran(scene("R6 R6 24000 14000 0", "R8 R8 22000 10000 0"), "R6", 360, 5000) == (24000, 5900, 360)
    assert ran(scene("R9 C9 24000 14000 0", "R8 R8 22000 10000 0"), "R9", 360, 7000) == (25200, 4600, 360)


@rule("tabletop 22.9", paper="T55")
def test_over_the_own_edge_they_leave_the_table() -> None:
    state = scene("R6 R6 24000 4000 0", "B6 C6 4000 20000 360")
    flee(state, Fray("impact", find_pairs(state)), n("R6"), 360, 6000)
    assert state.get(n("R6"), WHERE) == EVADED_OFF
    flee(state, Fray("impact", find_pairs(state)), n("B6"), 540, 6000)  # an evader stops at a side edge
    assert state.get(n("B6"), WHERE) == 1
    state.set(n("B6"), LEVEL, BROKEN)
    flee(state, Fray("impact", find_pairs(state)), n("B6"), 540, 6000)
    assert state.get(n("B6"), WHERE) == GONE


@rule("tabletop 22.9", paper="T55")
def test_routers_burst_through_friends() -> None:
    state = scene("R1 R1 24000 14000 0", "R2 R2 24000 11000 0")
    state.set(n("R1"), LEVEL, BROKEN)
    flee(state, Fray("melee", find_pairs(state)), n("R1"), 360, 5000)
    assert state.get(n("R2"), LEVEL) == DISRUPTED
    assert state.pose(n("R1"))[1] < 9000


@rule("tabletop 22.10", paper="T56")
def test_a_group_that_is_uncovered_becomes_a_target() -> None:
    state = scene("R1 R1 24000 9000 0", "B5 C5 24000 10500 360", "B6 C6 24000 12000 360", dice=Dice(3, 3, 3))
    declared(state, "R1")
    state.step_number = TARGETS
    state.settle()
    assert state.picked - 1 == n("B5")
    state.present.play(state, 1, REAR)
    Targets("targets", "22.8").run(state)  # it runs through its friend
    Targets("targets", "22.8").run(state)
    assert state.picked - 1 == n("B6")


@rule("tabletop 22.11", paper="T57")
def test_chargers_go_in_as_far_as_their_targets_let_them() -> None:
    met = declared(scene("R1 R1 24000 9000 0", "B3 C3 25000 11500 360"), "R1")
    GoIn("go-in", "22.11").run(met)
    assert met.pose(n("R1")) == (24000, 11500, 0)
    assert met.get(n("R1"), CHARGED) == IN
    gone = declared(scene("R1 R1 24000 9000 0", "B5 C5 24000 30000 360", dice=Dice(5)), "R1")
    gone.set(n("R1"), 18, 1 << n("B5"))  # it had aimed at light foot that ran
    gone.set(n("B5"), EVADE, RUN)
    GoIn("go-in", "22.11").run(gone)
    assert gone.pose(n("R1")) == (24000, 13000, 0)
    blocked = declared(scene("R1 R1 24000 9000 0", "R2 R2 21000 10300 0", "B3 C3 27000 11500 360"), "R1", 9)
    GoIn("go-in", "22.11").run(blocked)
    assert (blocked.pose(n("R1")), blocked.get(n("R1"), CHARGED)) == ((24000, 9000, 0), REFUSED)


@rule("tabletop 22.11", "tabletop 18.1", paper="T57")
def test_a_gentle_hill_does_not_cut_a_charge_after_evaders() -> None:
    """It is open going: the run that the die has lengthened goes on over it; brush would cut it."""
    ends = []
    for kind in ("gentle-hill", "brush"):
        hill = square(kind, 18000, 10000, 30000, 16000, [24000, 14000] if kind == "gentle-hill" else None)
        state = declared(scene("R1 R1 24000 9000 0", "B5 C5 24000 30000 360", pieces=[hill], dice=Dice(5)), "R1")
        state.set(n("R1"), AIMED, 1 << n("B5"))
        state.set(n("B5"), EVADE, RUN)
        GoIn("go-in", "22.11").run(state)
        ends.append(state.pose(n("R1")))
    assert ends == [(24000, 13000, 0), (24000, 11000, 0)]


@rule("tabletop 22.12", paper="T58")
def test_files_step_forward_to_an_enemy_within_their_depth() -> None:
    slanted = declared(scene("R1 R1 24000 9000 0", "B3 C3 25000 11500 400"), "R1")
    GoIn("go-in", "22.11").run(slanted)
    assert slanted.pose(n("R1")) == (24000, 10994, 0)
    assert [slanted.get(n("R1"), STEPS + file) for file in range(3)] == [0, 582, 0]
    two = declared(scene("R1 R1 24000 9000 0", "B3 C3 20800 11000 360", "B4 C4 26400 11400 360"), "R1")
    GoIn("go-in", "22.11").run(two)
    assert two.pose(n("R1")) == (24000, 11000, 0)
    assert [two.get(n("R1"), STEPS + file) for file in range(3)] == [0, 0, 400]


@rule("tabletop 22.2")
def test_rough_ground_cuts_a_charge() -> None:
    state = scene("R1 R1 24000 9000 0", "B3 C3 25000 11500 360", pieces=[square("rocky", 18000, 9500, 30000, 16000)])
    assert way(state, "R1").first == -1


@rule("tabletop 22.2", "tabletop 23.2", "tabletop 23.3", paper="T48 T60 T61")
@pytest.mark.parametrize("engaged", [False, True])
def test_a_charge_may_touch_without_a_blow(engaged: bool) -> None:
    """On a group that runs already, or on the side of one that fights with all its files: allowed, and no pair comes
    of it."""
    if engaged:
        state = scene("R8 R8 24000 11500 0", "R9 R9 18500 11500 180", "B3 C3 24000 11500 360 2 4")
    else:
        state = scene("R9 R9 24000 9000 0", "B3 C3 24000 12000 0")
        state.set(n("B3"), LEVEL, BROKEN)
    ask_to_charge(state)
    state.settle()
    assert CHARGE + 64 * n("R9") in state.choices(0)
    assert state.preview(0, CHARGE + 64 * n("R9")) is None
    go_in(declared(state, "R9"), Fray("impact", find_pairs(state)), n("R9"))
    assert within(state.rect(n("R9")), state.rect(n("B3")), TOUCH)
    assert not find_pairs(state).has(n("R9"))
