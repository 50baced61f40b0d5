"""Chapters 23 and 24: close combat and shooting, by their worked examples."""

import pytest

from cannae.games.tabletop.data.troops import COHESIONS
from cannae.games.tabletop.engine import Tabletop
from cannae.games.tabletop.rules.charge.evading import GoIn
from cannae.games.tabletop.rules.combat.close import impact, melee
from cannae.games.tabletop.rules.combat.conforming import Conform, conform, facing
from cannae.games.tabletop.rules.combat.contact import FRONT, candidates, find_pairs, overlapping
from cannae.games.tabletop.rules.combat.missiles import Shoot, aims, may_shoot
from cannae.games.tabletop.state import BASES, BROKEN, CHARGED, DECLARED, FLANKS, IN, LEVEL, MOVED, ORDER, RAN
from helpers import rule
from tabletop.scene import Dice, n, scene, square, told


def pairs(state: Tabletop) -> list[tuple[int, int, int]]:
    return [(pair.file, pair.slot, pair.width) for pair in find_pairs(state).all]


def needs(state: Tabletop) -> list[tuple[object, object]]:
    assert state.log is not None
    return [(event.args["dice"], event.args["needs"]) for event in state.log.events if "needs" in event.args]


@rule("tabletop 23.1", paper="T59")
@pytest.mark.parametrize(("gap", "expected"), [(0, True), (20, True), (21, False)])
def test_groups_within_two_hundredths_touch(gap: int, expected: bool) -> None:
    state = scene("R1 R1 24000 9000 0", f"B3 C3 24000 {9000 + gap} 360")
    assert bool(candidates(state, n("R1"), n("B3"))) is expected


@rule("tabletop 23.2", paper="T60")
def test_touching_sides_is_no_close_combat() -> None:
    state = scene("R1 R1 24000 9000 0", "B3 C3 29600 9000 0", "B1 C1 24000 9000 360")
    found = find_pairs(state)
    assert found.has(n("R1"))
    assert found.has(n("B1"))
    assert not found.has(n("B3"))


@rule("tabletop 23.3", paper="T61")
def test_a_file_is_paired_with_the_enemy_file_it_touches_widest() -> None:
    slanted = scene("R1 R1 24000 9000 0", "B3 C3 25000 11500 400")
    for field, value in ((CHARGED, DECLARED), (ORDER, 1)):
        slanted.set(n("R1"), field, value)
    GoIn("go-in", "22.11").run(slanted)
    assert sorted((file, slot) for file, slot, _ in pairs(slanted)) == [(1, 2), (2, 1)]
    level = scene("R1 R1 24300 11500 0", "B3 C3 25000 11500 360")
    assert sorted(pairs(level)) == [(0, 3, 1500), (1, 2, 1500), (2, 1, 1500)]


@rule("tabletop 23.4", paper="T62")
def test_impact_is_fought_by_pairs_with_a_charger_and_as_the_odds_say() -> None:
    state = scene("R1 R1 24000 11500 0", "B3 C3 24000 11500 360", "R2 R2 34000 11500 0", "B1 C1 34000 11500 360")
    state.set(n("R1"), CHARGED, IN)
    impact(state)
    assert needs(state) == [(6, "2×4+, 2×4+, 2×4+"), (6, "2×4+, 2×4+, 2×4+")]  # impact foot on both sides: level


@rule("tabletop 23.4", "tabletop 22.5", paper="T62")
def test_a_flank_charge_has_two_points_net() -> None:
    state = scene("R8 R8 20800 14900 180 2 4", "B3 C3 24000 13200 360")
    state.set(n("R8"), CHARGED, IN)
    state.set(n("R8"), FLANKS, 1 << n("B3"))
    found = find_pairs(state).all
    assert found
    assert all(pair.edge != FRONT for pair in found)
    impact(state)
    assert all(str(text).endswith("3+") for _, text in needs(state)[:1])
    assert all(str(text).endswith("5+") for _, text in needs(state)[1:])


@rule("tabletop 23.5", paper="T63")
def test_bases_hit_in_the_flank_strike_with_one_die() -> None:
    state = scene("R8 R8 20800 13800 180 2 4", "B3 C3 24000 13200 360")
    state.set(n("R8"), FLANKS, 1 << n("B3"))
    count = len(find_pairs(state).all)
    melee(state)
    assert needs(state)[1][0] == count
    assert state.pose(n("B3"))[2] == 360


@rule("tabletop 23.6", paper="T64")
def test_all_pairs_fight_in_melee() -> None:
    state = scene("R1 R1 24000 11500 0", "B3 C3 24000 11500 360", "R2 R2 34000 11500 0", "B1 C1 34000 11500 360")
    melee(state)
    assert len(needs(state)) == 4
    assert needs(state)[0][0] == 6  # three files in two ranks


@rule("tabletop 23.7", paper="T65")
def test_an_unpaired_file_beside_a_fight_overlaps() -> None:
    state = scene("R1 R1 24000 11500 0", "B3 C3 24800 11500 360")
    found = find_pairs(state)
    assert sorted((pair.file, pair.slot) for pair in found.all) == [(0, 3), (1, 2), (2, 1)]
    (one,) = overlapping(state, found)
    assert (one.a, one.file, one.b, one.slot) == (n("B3"), 0, n("R1"), 2)
    covered = scene("R1 R1 24000 11500 0", "B3 C3 24800 11500 360", "R2 R2 28800 11500 0")
    assert all(pair.b != n("R1") for pair in overlapping(covered, find_pairs(covered)))
    melee(state)
    assert [dice for dice, _ in needs(state)] == [6, 8]


@rule("tabletop 23.8", paper="T66")
def test_groups_in_contact_line_up_file_on_file() -> None:
    slanted = scene("R1 R1 24000 9000 0", "B3 C3 25000 11500 400")
    for field, value in ((CHARGED, DECLARED), (ORDER, 1)):
        slanted.set(n("R1"), field, value)
    GoIn("go-in", "22.11").run(slanted)
    Conform("conform", "23.8").run(slanted)
    assert slanted.pose(n("R1")) == (24248, 11774, 40)
    assert len(find_pairs(slanted).all) == 3
    level = scene("R1 R1 24300 11500 0", "B3 C3 25000 11500 360")
    conform(level, find_pairs(level), n("R1"), facing(find_pairs(level), n("R1")))
    assert level.pose(n("R1")) == (24200, 11500, 0)
    crowded = scene("R1 R1 24950 11500 0", "B3 C3 25000 11500 360", "R2 R2 20100 11500 0")
    conform(crowded, find_pairs(crowded), n("R1"), n("B3"))
    assert crowded.pose(n("R1")) == (25800, 11500, 0)


@rule("tabletop 23.10", paper="T68")
def test_a_beaten_group_suffers_more_and_tests() -> None:
    # Red hits six times, blue never; blue's death roll of 4 and its test of 1 and 1 follow.
    state = scene("R1 R1 24000 11500 0", "B3 C3 24000 11500 360", dice=Dice(*[6] * 6, *[2] * 6, 4, 1, 1))
    state.set(n("R1"), CHARGED, IN)
    fray = impact(state)
    assert (fray.taken[n("B3")], fray.dealt[n("B3")]) == (6, 0)
    assert state.get(n("B3"), BASES) == 7
    assert COHESIONS[state.get(n("B3"), LEVEL)] == "fragmented"  # two levels, for beaten by two
    assert state.get(n("R1"), LEVEL) == 0


@rule("tabletop 23.11", paper="T69")
def test_light_foot_behind_does_not_support_against_foot() -> None:
    state = scene("R1 R1 24000 11500 0", "R10 R10 24000 10300 0", "B3 C3 24000 11500 360")
    state.set(n("B3"), CHARGED, IN)
    impact(state)
    assert needs(state)[0] == (6, "2×4+, 2×4+, 2×4+")


@rule("tabletop 24.1", paper="T70")
def test_unbroken_groups_with_missiles_shoot() -> None:
    state = scene("R10 R10 24000 9000 0", "R1 R1 34000 9000 0")
    assert may_shoot(state, n("R10"))
    assert not may_shoot(state, n("R1"))
    state.set(n("R10"), RAN, 1)
    assert not may_shoot(state, n("R10"))
    state.set(n("R10"), RAN, 0)
    state.set(n("R10"), MOVED, 2)
    assert may_shoot(state, n("R10"))
    state.set(n("R10"), LEVEL, BROKEN)
    assert not may_shoot(state, n("R10"))


@rule("tabletop 24.2", paper="T71")
def test_a_file_shoots_ahead_and_one_base_width_aside() -> None:
    state = scene("R10 R10 24000 9000 0", "B3 C3 30000 12500 360")
    assert aims(state, find_pairs(state), n("R10")) == [(n("B3"), False, [2], False)]
    beyond = scene("R10 R10 24000 9000 0", "B3 C3 31300 12500 360")
    assert not aims(beyond, find_pairs(beyond), n("R10"))
    far = scene("R10 R10 24000 9000 0", "B3 C3 24000 14000 360")
    assert aims(far, find_pairs(far), n("R10")) == [(n("B3"), True, [0, 1, 2], False)]
    too_far = scene("R10 R10 24000 9000 0", "B3 C3 24000 15001 360")
    assert not aims(too_far, find_pairs(too_far), n("R10"))
    parthian = scene("R9 C9 24000 9000 0", "B3 C3 24000 4700 0")
    assert aims(parthian, find_pairs(parthian), n("R9")) == [(n("B3"), False, [0, 1], True)]


@rule("tabletop 24.3", paper="T72")
def test_a_body_in_between_hides_a_target() -> None:
    state = scene("R10 R10 24000 9000 0", "B3 C3 24800 12000 360", "R5 R5 22400 10500 0")
    # The friend stands before files 0 and 1; file 1 still sees past him through the strip on its right.
    assert aims(state, find_pairs(state), n("R10")) == [(n("B3"), False, [1, 2], False)]


@rule("tabletop 24.4", paper="T73")
def test_each_file_shoots_at_the_nearest_target() -> None:
    state = scene("R10 R10 24000 9000 0", "B3 C3 24800 12000 360", "B4 C4 28600 11000 360")
    found = aims(state, find_pairs(state), n("R10"))
    assert found == [(n("B3"), False, [0], False), (n("B4"), False, [1, 2], False)]


@rule("tabletop 24.5", "tabletop 24.6", paper="T74 T75")
def test_dice_by_target_and_the_tests_after() -> None:
    # Three dice at unprotected slingers (4+): all hit; a death roll of 2 and a failed test.
    state = scene("R10 R10 24000 9000 0", "B5 C5 24000 12500 360", dice=Dice(6, 6, 6, 5, 5, 5, 1, 6, 3, 3))
    Shoot("shoot", "24.1").run(state)
    assert state.bloody == 1
    assert "shot" in told(state)
    assert any(key.startswith("test-") for key in told(state))
    assert needs(state)[0] == (3, "4+")


@rule("tabletop 24.1", "tabletop 18.1")
def test_out_of_cover_only_one_rank_shoots() -> None:
    wood = [square("forest", 20000, 6000, 28000, 10000)]
    state = scene("R10 R10 24000 9000 0", "B3 C3 24000 12500 360", pieces=wood)
    Shoot("shoot", "24.1").run(state)
    assert needs(state)[0][0] == 2  # three bases instead of six
