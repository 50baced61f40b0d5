"""Chapters 25 to 27: nerve, rout and pursuit, and the joint action phase."""

import pytest

from cannae.games.tabletop.rules.charge.evading import Targets
from cannae.games.tabletop.rules.charge.running import breaks_by_losses, rout, rout_heading, tail
from cannae.games.tabletop.rules.combat.contact import Pairs, find_pairs
from cannae.games.tabletop.rules.combat.nerve import (
    Fray,
    breaks,
    cohesion_test,
    flank_threatened,
    lose_base,
    rear_supported,
    side_as_it_stands,
)
from cannae.games.tabletop.rules.joint import (
    BreakOff,
    Pursue,
    Rally,
    Remove,
    Rout,
    break_off,
    commander_asked,
    joinable,
)
from cannae.games.tabletop.state import (
    BASES,
    BROKEN,
    COMMANDING,
    DISRUPTED,
    FELL,
    FRAGMENTED,
    FRESH,
    GONE,
    HOLD,
    HOLDING,
    JOIN,
    LEVEL,
    ON,
    PREY,
    PURSUE,
    PURSUING,
    RANK,
    STAY,
    STAYED,
    WHERE,
    WITH,
)
from helpers import rule
from tabletop.scene import Dice, n, scene, told


@rule("tabletop 25.1", paper="T76")
def test_tests_are_those_of_the_sheet() -> None:
    state = scene("R1 R1 24000 9000 0", dice=Dice(3, 3))
    fray = Fray("melee", find_pairs(state))
    cohesion_test(state, fray, n("R1"), "lost", "10.2")
    assert state.get(n("R1"), LEVEL) == DISRUPTED  # 6 is a failure by one level
    state = scene("R1 R1 24000 9000 0", dice=Dice(3, 4))
    cohesion_test(state, Fray("melee", find_pairs(state)), n("R1"), "shot", "10.3")
    assert state.get(n("R1"), LEVEL) == 0


@rule("tabletop 25.2", paper="T77")
@pytest.mark.parametrize(("y", "expected"), [(8000, True), (4000, False)])
def test_a_sound_friend_behind_gives_rear_support(y: int, expected: bool) -> None:
    state = scene("R1 R1 24000 12000 0", f"R5 R5 24500 {y} 20")
    assert rear_supported(state, Pairs(), n("R1")) is expected
    state.set(n("R5"), BASES, 2)
    assert not rear_supported(state, Pairs(), n("R1")), "less than half of six bases"
    state.set(n("R5"), BASES, 4)
    state.set(n("R5"), LEVEL, FRAGMENTED)
    assert not rear_supported(state, Pairs(), n("R1"))


@rule("tabletop 25.3", paper="T78")
def test_an_enemy_behind_the_front_and_in_reach_threatens_a_flank() -> None:
    state = scene("R1 R1 24000 12000 0", "B8 C8 30000 10000 540")
    assert flank_threatened(state, Pairs(), n("R1"))
    state = scene("R1 R1 24000 12000 0", "B8 C8 32000 10500 540")
    assert not flank_threatened(state, Pairs(), n("R1"))


@rule("tabletop 25.4", paper="T79")
def test_in_combat_only_a_commander_with_the_group_helps() -> None:
    state = scene("R1 R1 24000 9000 0", "R2 R2 29000 9000 0", led="2R1")
    assert (side_as_it_stands(state, Pairs(), n("R1")).commander, side_as_it_stands(state, Pairs(), n("R1")).place) == (
        "FC",
        "with",
    )
    assert side_as_it_stands(state, Pairs(), n("R2")).place == "range"


@rule("tabletop 25.5", "tabletop 25.7", paper="T80 T82")
def test_friends_within_3_MU_test_once_when_a_group_breaks() -> None:
    state = scene("R1 R1 24000 9000 0", "R2 R2 31800 9000 0", "R3 R3 12000 9000 0", dice=Dice(4, 4))
    fray = Fray("melee", find_pairs(state))
    breaks(state, fray, n("R1"))
    tail(state, fray)
    assert fray.tested == {n("R2")}  # exactly 3 MU away; R3 is further
    assert told(state).count("test-passed") == 1
    assert "routs" in told(state)
    light = scene("R6 R6 24000 9000 0", "R2 R2 30000 9000 0")
    fray = Fray("melee", find_pairs(light))
    breaks(light, fray, n("R6"))
    tail(light, fray)
    assert not fray.tested  # battle troops ignore skirmishers


@rule("tabletop 25.6", paper="T81")
def test_a_second_reason_counts_against_it() -> None:
    state = scene("R1 R1 24000 9000 0", dice=Dice(6, 6, 6, 6))
    fray = Fray("melee", find_pairs(state))
    cohesion_test(state, fray, n("R1"), "lost", "10.2")
    cohesion_test(state, fray, n("R1"), "friends-break", "10.4")
    assert state.log is not None
    assert [event.args["change"] for event in state.log.events] == [0, -1]


@rule("tabletop 26.1", paper="T83")
def test_a_group_breaks_by_losses_at_once() -> None:
    state = scene("R3 R3 24000 9000 0")  # average: more than 40 % of six
    fray = Fray("melee", find_pairs(state))
    for _ in range(2):
        lose_base(state, fray, n("R3"))
        breaks_by_losses(state, fray, n("R3"))
    assert state.get(n("R3"), LEVEL) == 0
    lose_base(state, fray, n("R3"))
    breaks_by_losses(state, fray, n("R3"))
    assert (state.get(n("R3"), LEVEL), fray.broke) == (BROKEN, [n("R3")])


@rule("tabletop 26.2", paper="T84")
def test_it_runs_between_the_headings_of_its_enemies() -> None:
    state = scene("R1 R1 24000 9000 0", "B1 C1 24000 14000 360", "B2 C2 30000 14000 450")
    assert rout_heading(state, n("R1"), [n("B1"), n("B2")]) == 405
    assert rout_heading(state, n("R1"), []) == 360


@rule("tabletop 26.3", "tabletop 26.5", "tabletop 26.4", paper="T85 T86 T87")
@pytest.mark.parametrize(("die", "y", "bases"), [(6, 15500, 7), (5, 15500, 7), (4, 14500, 8), (3, 14500, 8)])
def test_routers_run_their_rate_with_a_die_and_are_pursued(die: int, y: int, bases: int) -> None:
    state = scene("R1 R1 24200 11500 0", "B3 C3 25000 11500 360", dice=Dice(5, die))
    fray = Fray("melee", find_pairs(state))
    breaks(state, fray, n("B3"))
    rout(state, fray, n("B3"), fray.enemies(n("B3")))
    assert state.pose(n("B3")) == (25000, 16700, 0)  # 4 MU: 3 and 1 for the five
    assert state.pose(n("R1")) == (24200, y, 0)  # caught with 4 MU, not with 3
    assert state.get(n("B3"), BASES) == bases
    assert state.get(n("R1"), PURSUING) == 1


@rule("tabletop 26.5", paper="T87")
def test_pursuers_that_meet_fresh_enemies_fight_them_as_chargers() -> None:
    state = scene("R1 R1 24200 11500 0", "B3 C3 25000 11500 360", "B1 C1 24200 14000 360", dice=Dice(6, 3))
    fray = Fray("melee", find_pairs(state))
    breaks(state, fray, n("B3"))
    rout(state, fray, n("B3"), fray.enemies(n("B3")))
    assert state.pose(n("R1"))[1] == 14000
    assert (state.get(n("R1"), FRESH), state.get(n("R1"), PURSUING)) == (1, 0)


@rule("tabletop 26.6", paper="T88")
@pytest.mark.parametrize(("y", "asked"), [(16200, True), (16201, False)])
def test_pursuit_ends_when_the_prey_is_far(y: int, asked: bool) -> None:
    state = scene("R1 R1 24000 9000 0", f"B3 C3 24000 {y} 0")
    state.set(n("B3"), LEVEL, BROKEN)
    state.set(n("R1"), PURSUING, 1)
    state.set(n("R1"), PREY, n("B3") + 1)
    Pursue("pursue", "27.7").run(state)
    assert (state.phase_number == HOLDING) is asked
    assert state.get(n("R1"), PURSUING) == int(asked)


@rule("tabletop 27.1", "tabletop 27.5", paper="T89 T93")
def test_a_commander_who_stayed_rallies_who_did_not_drop_this_turn() -> None:
    for fell, stayed, expected in ((0, 1, 0), (1, 1, DISRUPTED), (0, 0, DISRUPTED)):
        state = scene("R1 R1 24000 9000 0", led="2R1", dice=Dice(6, 6))
        state.set(n("R1"), LEVEL, DISRUPTED)
        state.set(n("R1"), FELL, fell)
        state.set_c(0, STAYED, stayed)
        Rally("rally", "27.5").run(state)
        assert state.get(n("R1"), LEVEL) == expected
    beset = scene("R1 R1 24000 9000 0", "B3 C3 24000 9000 360", led="2R1", dice=Dice(6, 6))
    beset.set(n("R1"), LEVEL, BROKEN)
    beset.set_c(0, STAYED, 1)
    Rally("rally", "27.5").run(beset)
    assert beset.get(n("R1"), LEVEL) == BROKEN


@rule("tabletop 27.2", "tabletop 27.3", paper="T90 T91")
def test_horse_breaks_off_from_steady_foot() -> None:
    state = scene("R8 R8 24000 12000 0", "B1 C1 24000 12000 360")
    BreakOff("break-off", "27.3").run(state)
    assert state.pose(n("R8")) == (24000, 7000, 0)
    blocked = scene("R8 R8 24000 12000 0", "B1 C1 24000 12000 360", "R1 R1 24000 8000 0")
    BreakOff("break-off", "27.3").run(blocked)
    assert blocked.pose(n("R8")) == (24000, 10500, 0)
    slanted = scene("R8 R8 24000 12000 60")
    break_off(slanted, Fray("joint", Pairs()), n("R8"))
    assert slanted.pose(n("R8")) == (21500, 7670, 60)
    shaken = scene("R8 R8 24000 12000 0", "B1 C1 24000 12000 360")
    shaken.set(n("B1"), LEVEL, DISRUPTED)
    BreakOff("break-off", "27.3").run(shaken)
    assert shaken.pose(n("R8")) == (24000, 12000, 0)


@rule("tabletop 27.4", paper="T92")
def test_commanders_join_within_7_MU() -> None:
    near = scene("R1 R1 10000 9000 0", "R2 R2 21700 9000 0", led="2R1")
    assert joinable(near, 0) == [n("R2")]
    far = scene("R1 R1 10000 9000 0", "R2 R2 21900 9000 0", led="2R1")
    assert joinable(far, 0) == []
    near.ask(COMMANDING)
    assert commander_asked(near) == 0
    assert near.choices(0)[:2] == [STAY, JOIN + n("R2")]
    assert near.why_not(0, JOIN + n("R1")) == "27.4"
    near.set_c(0, WITH, 0)
    near.set_c(0, 2, 10000)
    near.set_c(0, 3, 9000)
    assert STAY not in near.choices(0)  # alone he must join


@rule("tabletop 27.6", paper="T94")
def test_the_broken_run_on() -> None:
    state = scene("B3 C3 24000 20000 0", dice=Dice(3))
    state.set(n("B3"), LEVEL, BROKEN)
    Rout("rout", "27.6").run(state)
    assert state.pose(n("B3")) == (24000, 23000, 0)


@rule("tabletop 27.7", paper="T95")
def test_holding_a_pursuer_takes_a_test() -> None:
    for dice, choice, pursuing in (((6, 6), HOLD, 0), ((1, 1, 1, 1), HOLD, 1), ((3, 3), ON, 1)):
        state = scene("R1 R1 24000 9000 0", "B3 C3 24000 16000 0", dice=Dice(*dice))
        state.set(n("B3"), LEVEL, BROKEN)
        state.set(n("R1"), PURSUING, 1)
        state.set(n("R1"), PREY, n("B3") + 1)
        state.step_number = PURSUE
        state.settle()
        assert state.choices(0) == [HOLD, ON]
        assert state.why_not(0, STAY) == "27.7"
        state.present.play(state, 0, choice)
        assert bool(state.get(n("R1"), PURSUING)) is bool(pursuing)


@rule("tabletop 27.8", paper="T96")
def test_a_group_that_has_lost_too_many_is_removed() -> None:
    state = scene("R1 R1 24000 9000 0 1 1", "R2 R2 30000 9000 0", "R3 R3 40000 9000 0 3 3")
    state.set(n("R3"), LEVEL, BROKEN)
    Remove("remove", "27.8").run(state)
    assert [state.get(n(name), WHERE) for name in ("R1", "R2", "R3")] == [GONE, 1, GONE]
    assert any(key.startswith("test-") for key in told(state))


@rule("tabletop 25.7", paper="T82")
def test_a_commander_with_caught_routers_may_be_lost() -> None:
    state = scene("R1 R1 24200 11500 0", "B3 C3 25000 11500 360", led="1B3", dice=Dice(1, 6, 6, 6))
    fray = Fray("melee", find_pairs(state))
    breaks(state, fray, n("B3"))
    tail(state, fray)
    assert "caught" in told(state)
    assert state.get_c(4, RANK) == 0
    assert "commander-lost" in told(state)


@rule("tabletop 22.6")
def test_light_foot_makes_no_fragmented_target_test() -> None:
    state = scene("R6 R6 24000 9000 0", "B3 C3 25000 11500 360")
    state.set(n("B3"), LEVEL, FRAGMENTED)
    for field, value in ((8, 1), (10, 1)):
        state.set(n("R6"), field, value)
    Targets("targets", "22.8").run(state)
    assert not any(key.startswith("test") for key in told(state))
