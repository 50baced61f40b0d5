"""Worked examples and clauses of chapters 16 to 27 that have no place in the other files; each by its number."""

import re
from pathlib import Path

import pytest

from cannae.games.tabletop.data.descriptions import read_group
from cannae.games.tabletop.data.troops import Readings
from cannae.games.tabletop.rules.charge.charging import ANGLES, charges_of, is_exempt, needs_test, way_of, wildest
from cannae.games.tabletop.rules.combat.close import impact
from cannae.games.tabletop.rules.combat.conforming import conform
from cannae.games.tabletop.rules.combat.contact import depth_of_files, find_pairs, overlapping
from cannae.games.tabletop.rules.combat.feeding import may_feed
from cannae.games.tabletop.rules.combat.missiles import aims
from cannae.games.tabletop.rules.combat.nerve import Fray, lose_base
from cannae.games.tabletop.rules.movement.moving import Around
from cannae.games.tabletop.rules.setting import open_wing, wings
from cannae.games.tabletop.rules.table import geometry as g
from cannae.games.tabletop.rules.table.formation import Troop
from cannae.games.tabletop.state import CHARGED, FILES, FRAGMENTED, IN, LEVEL
from helpers import rule
from tabletop.scene import n, scene, square


def test_every_rule_of_the_paper_has_a_test() -> None:
    """T1 to T103: each is named by the test that goes back to it. T104 is what was left out."""
    named = set()
    for path in Path(__file__).parent.parent.rglob("test_*.py"):
        for marked in re.findall(r'paper="([^"]*)"', path.read_text("utf-8")):
            named |= set(re.findall(r"T\d+", marked))
    assert {f"T{number}" for number in range(1, 104)} - named == set()


@rule("tabletop 16.3", "tabletop 16.6", paper="T3 T6")
def test_headings_are_half_degrees_and_five_tolerances_hold() -> None:
    assert (g.STRIP, g.TOUCH, g.OVER, g.KEEP, g.LINK) == (10, 20, 30, 40, 100)
    assert [g.turned(heading) for heading in (-1, 720, 725)] == [719, 0, 5]
    assert [g.across(0, 0, heading, 0, 1000) for heading in (0, 180, 360, 540)] == [
        (0, 1000), (1000, 0), (0, -1000), (-1000, 0),
    ]  # fmt: skip


@rule("tabletop 17.3", paper="T13")
def test_a_short_rank_stands_behind_the_widest_touch() -> None:
    # One file of three touches by its whole width, its neighbour by half.
    state = scene("R1 R1 24000 9000 0 3 4", "B7 C7 25400 9000 360 1 1", "B3 C3 23000 9000 360 1 1")
    widths = [find_pairs(state).front_width(n("R1"), file) for file in range(3)]
    assert len(set(widths)) == 3
    deep = depth_of_files(state, find_pairs(state), n("R1"))
    assert deep.index(2) == widths.index(max(widths))


@rule("tabletop 17.5", paper="T15")
def test_an_end_file_without_a_pair_goes_or_the_one_with_the_narrower_touch() -> None:
    slanted = scene("R1 R1 24000 9000 60 2 2", "B7 C7 24693 8600 420 1 1")  # before its right file
    lose_base(slanted, Fray("melee", find_pairs(slanted)), n("R1"))
    assert slanted.pose(n("R1")) == (24693, 8600, 60)
    for left, right, x in ((23400, 25400, 23200), (22600, 25000, 24800)):  # one file before each of its two
        state = scene("R1 R1 24000 9000 0 2 2", f"B3 C3 {left} 9000 360 1 1", f"B4 C4 {right} 9000 360 1 1")
        lose_base(state, Fray("melee", find_pairs(state)), n("R1"))
        assert state.pose(n("R1")) == (x, 9000, 0)


@rule("tabletop 19.6", paper="T27")
def test_medium_foot_and_horse_look_at_the_going() -> None:
    assert [wings(3, opener) for opener in (-1, 0, 1)] == [[1, 0, 1], [0, 1, 0], [1, 0, 1]]
    assert wings(4, 0) == [0, 1, 0, 0]
    assert wings(2, 0) == [0, 1]
    state = scene("R1 R1 24000 9000 0", pieces=[square("marsh", 2000, 12000, 8000, 18000)])
    assert [open_wing(state, side) for side in (0, 1)] == [1, 0]  # red's left is blue's right
    assert open_wing(scene("R1 R1 24000 9000 0"), 0) == -1


@rule("tabletop 22.1", paper="T47")
def test_archers_without_a_sidearm_test_even_against_the_fragmented() -> None:
    state = scene("R1 R1 24000 9000 0", "R6 R6 16000 9000 0", "B3 C3 25000 11500 360")
    state.terms.troops[n("R1")] = Troop(read_group("MF unprotected average drilled bow 3x2"), Readings())
    for name, expected in (("R1", [True, True]), ("R6", [True, False])):
        found = []
        for level in (0, FRAGMENTED):
            state.set(n("B3"), LEVEL, level)
            way = way_of(state, Around(state, n(name)), 0, -1)
            way.targets = 1 << n("B3")
            found.append(needs_test(state, n(name), way))
        assert found == expected


@rule("tabletop 22.2", paper="T48")
def test_small_wheels_touch_as_many_files() -> None:
    state = scene("R1 R1 24000 9000 0", "B3 C3 25000 11500 360")
    for angle in (5, 10, 15):
        assert way_of(state, Around(state, n("R1")), ANGLES.index(angle), -1).files == 3
    slanted = scene("R1 R1 24000 9000 0", "B3 C3 25000 11500 400")
    body = slanted.rect(n("B3"))
    runs = [int(g.ahead(24000, 9000, 0, lo, lo + 1600, body.corners)) for lo in (-2400, -800, 800)]
    assert [run - min(runs) for run in runs] == [1164, 582, 0]  # 1,164 is more than the depth less 100


@rule("tabletop 22.4", paper="T50")
@pytest.mark.parametrize(("low", "exempt"), [(6000, True), (8500, False)])
def test_medium_foot_wholly_in_cover_stays_there(low: int, exempt: bool) -> None:
    brush = [square("brush", 20000, low, 28000, 9100)]
    state = scene("R1 C4 24000 9000 0", "B1 C1 25000 11500 360", pieces=brush)
    ways = charges_of(state, n("R1"))
    best = wildest(ways)
    assert best is not None
    assert is_exempt(state, n("R1"), ways, best) is exempt


@rule("tabletop 22.5", paper="T51")
def test_the_corners_that_decide_about_a_flank() -> None:
    target = (24000, 12000, 360)
    for y, ahead in ((13000, [-2600, 600]), (14000, [-3600, -400])):
        charger = g.Rect(16000, y, 180, 1600, 2400)
        found = [g.seen(*target, charger.corners[at], charger.corners[at + 1])[1] for at in (0, 2)]
        assert sorted(found) == ahead


@rule("tabletop 23.7", paper="T65")
def test_a_side_along_the_side_of_an_end_file_overlaps_too() -> None:
    fight = ("R1 R1 24000 11500 0", "B3 C3 24000 11500 360 3 6")
    beside = scene(*fight, "B4 C4 28800 11000 360 3 6")
    (one,) = overlapping(beside, find_pairs(beside))
    assert (one.a, one.file, one.b, one.slot) == (n("B4"), 2, n("R1"), 2)
    apart = scene(*fight, "B4 C4 28821 11000 360 3 6")  # 0.021 MU away
    assert overlapping(apart, find_pairs(apart)) == []
    behind = scene(*fight, "B4 C4 28800 8000 360 3 6")  # it has gone past
    assert all(pair.a != n("B4") for pair in overlapping(behind, find_pairs(behind)))
    same_way = scene(*fight, "B4 C4 28800 11000 0 3 6")
    assert all(pair.a != n("B4") for pair in overlapping(same_way, find_pairs(same_way)))


@rule("tabletop 23.8", paper="T66")
def test_the_next_place_where_a_friend_stands_in_the_first() -> None:
    state = scene("R1 R1 24300 11500 0", "B3 C3 25000 11500 360", "R2 R2 20100 11500 0")
    conform(state, find_pairs(state), n("R1"), n("B3"))
    assert state.pose(n("R1")) == (25800, 11500, 0)


@rule("tabletop 23.9", paper="T67")
def test_a_file_fed_in_beside_an_overlap_keeps_it_off() -> None:
    # B4 overlaps with its corner 0.06 MU back: a new file of R1 touches nobody, but B4 overlaps no longer.
    state = scene("R1 R1 24000 11500 0", "B3 C3 24000 11500 360 3 6", "B4 C4 28800 11560 360 3 6")
    (one,) = overlapping(state, find_pairs(state))
    assert one.a == n("B4")
    for active in (0, 1):
        state.active = active
        assert may_feed(state, find_pairs(state), n("R1"), 1)
    alone = scene("R1 R1 24000 11500 0", "B3 C3 24000 11500 360 3 6")
    alone.active = 1
    assert not may_feed(alone, find_pairs(alone), n("R1"), 1)


@rule("tabletop 23.11", paper="T69")
def test_archers_directly_behind_support_against_horse() -> None:
    def dice(y: int, heading: int = 0, enemy: str = "C8") -> object:
        state = scene("R1 R1 24000 11500 0", f"R10 R10 24000 {y} {heading}", f"B8 {enemy} 24000 11500 360 3")
        state.set(n("B8"), CHARGED, IN)
        impact(state)
        assert state.log is not None
        return next(event.args["dice"] for event in state.log.events if event.key.endswith("struck"))

    assert dice(10300) == 6 + 3  # a die for each file behind it
    assert dice(10200) == 9
    assert dice(10199) == 6  # more than 0.1 MU behind
    assert dice(10200, 1) == 6  # not quite the same heading
    assert dice(10300, enemy="C3") == 6  # light foot does not support against foot


@rule("tabletop 24.4", paper="T73")
def test_light_horse_shoots_to_the_rear_at_enemies_nearer_there() -> None:
    state = scene("R9 C9 24000 9000 0", "B3 C3 24000 12000 360", "B4 C4 24000 4700 0")
    behind = 9000 - int(state.depth(n("R9"))) - 4700
    assert 0 < behind < 3000
    assert aims(state, find_pairs(state), n("R9")) == [(n("B4"), False, [0, 1], True)]
    near = scene("R9 C9 24000 9000 0", f"B3 C3 24000 {9000 + behind} 360", "B4 C4 24000 4700 0")
    assert aims(near, find_pairs(near), n("R9")) == [(n("B3"), False, [0, 1], False)]
    assert near.get(n("R9"), FILES) == 2
