"""Chapters 17 and 18: groups on the table and the ground under them, by their worked examples."""

import pytest

from cannae.games.tabletop.rules.combat.contact import depth_of_files, find_pairs
from cannae.games.tabletop.rules.combat.missiles import in_cover
from cannae.games.tabletop.rules.combat.nerve import Fray, commander_of, disorder_of, lose_base, near_elephants
from cannae.games.tabletop.rules.table import ground
from cannae.games.tabletop.rules.table.formation import DEPTHS, may_stand, turned_about, turned_aside, widened
from cannae.games.tabletop.rules.table.geometry import Rect, seen
from cannae.games.tabletop.rules.table.ground import disorder_in_pieces, field_pieces, uphill, worst_rate
from cannae.games.tabletop.state import BASES, FILES, STEPS, WITH
from helpers import rule
from tabletop.scene import n, scene, square


@rule("tabletop 16.1", paper="T1")
def test_bases_are_as_deep_as_their_type() -> None:
    assert [DEPTHS[kind] for kind in ("HF", "LF", "Cv", "El", "BWg")] == [600, 800, 1200, 1600, 3200]


@rule("tabletop 16.10", paper="T10")
def test_the_active_side_comes_first() -> None:
    state = scene("R2 R2 10000 9000 0", "R1 R1 24000 9000 0", "B3 C3 25000 20000 360")
    assert state.in_order() == [n("R1"), n("R2"), n("B3")]
    state.active = 1
    assert state.in_order() == [n("B3"), n("R1"), n("R2")]


@rule("tabletop 17.1", "tabletop 16.5", paper="T11")
def test_a_group_is_one_rectangle() -> None:
    state = scene("R1 R1 24000 9000 0 4 6")
    r = state.rect(n("R1"))
    assert (state.ranks(n("R1")), r.w, r.d) == (2, 3200, 1200)


@rule("tabletop 17.2", paper="T12")
def test_four_ranks_or_a_column() -> None:
    assert [files for files in range(1, 14) if may_stand(files, 12)] == [1, *range(3, 13)]


@rule("tabletop 17.3", paper="T13")
def test_a_short_rank_stands_behind_those_that_fight() -> None:
    state = scene("R1 R1 24000 9000 0 3 4")
    assert depth_of_files(state, find_pairs(state), n("R1")) == [1, 2, 1]
    state = scene("R1 R1 24000 9000 0 3 4", "B7 C7 26400 9000 360")
    assert depth_of_files(state, find_pairs(state), n("R1")) == [1, 1, 2]


@rule("tabletop 17.4", paper="T14")
def test_stepped_files_are_bodies_of_their_own() -> None:
    state = scene("R1 R1 24000 9000 0")
    assert len(state.bodies(n("R1"))) == 1
    state.set(n("R1"), STEPS + 1, 400)
    assert [(int(r.x), int(r.y)) for r in state.bodies(n("R1"))] == [(22400, 9000), (24000, 9400), (25600, 9000)]


@rule("tabletop 17.5", paper="T15")
def test_a_group_in_one_rank_loses_an_end_file() -> None:
    state = scene("R1 R1 24000 9000 0 2 2")
    lose_base(state, Fray("melee", find_pairs(state)), n("R1"))
    assert (state.pose(n("R1")), state.get(n("R1"), FILES)) == ((23200, 9000, 0), 1)
    deep = scene("R1 R1 24000 9000 0")
    lose_base(deep, Fray("melee", find_pairs(deep)), n("R1"))
    assert (deep.pose(n("R1")), deep.get(n("R1"), FILES), deep.get(n("R1"), BASES)) == ((24000, 9000, 0), 3, 5)
    lonely = scene("R1 R1 24000 9000 0 2 2", "B7 C7 25600 9000 360")  # only its right file fights
    lose_base(lonely, Fray("melee", find_pairs(lonely)), n("R1"))
    assert lonely.pose(n("R1")) == (24800, 9000, 0)
    lose_base(lonely, Fray("melee", find_pairs(lonely)), n("R1"))
    assert not lonely.is_on(n("R1"))


@rule("tabletop 17.6", paper="T16")
@pytest.mark.parametrize(("rank", "reach"), [(1, 4000), (2, 8000), (3, 12000)])
def test_a_commander_helps_within_his_range(rank: int, reach: int) -> None:
    near = scene("R1 R1 20000 9000 0", f"R2 R2 {20000 + 4800 + reach} 9000 0", led=f"{rank}R1")
    far = scene("R1 R1 20000 9000 0", f"R2 R2 {20000 + 4801 + reach} 9000 0", led=f"{rank}R1")
    assert commander_of(near, n("R2")) == (rank, False)
    assert commander_of(near, n("R1")) == (rank, True)
    assert commander_of(far, n("R2")) == (0, False)
    for _ in range(6):
        lose_base(near, Fray("melee", find_pairs(near)), n("R1"))
    assert near.get_c(0, WITH) == 0
    assert commander_of(near, n("R1"))[1] is False


@rule("tabletop 18.1", "tabletop 19.3", paper="T18")
def test_fields_are_convex_counter_clockwise_and_the_same_from_both_edges() -> None:
    for name in ("rough-and-brush", "hill-and-woods", "marsh-and-fields"):
        shapes = []
        for piece in field_pieces(name, 48000, 36000):
            points = [(int(piece.corners[at]), int(piece.corners[at + 1])) for at in range(0, len(piece.corners), 2)]
            assert 4 <= len(points) <= 8
            for at, (x, y) in enumerate(points):
                (bx, by), (cx, cy) = points[(at + 1) % len(points)], points[(at + 2) % len(points)]
                assert (bx - x) * (cy - by) - (by - y) * (cx - bx) > 0
            shapes.append((piece.kind, frozenset(points)))
        turned = [(kind, frozenset((48000 - x, 36000 - y) for x, y in points)) for kind, points in shapes]
        assert sorted(map(str, shapes)) == sorted(map(str, turned)) or set(shapes) == set(turned)
    assert set(ground.KINDS.values()) == {"open", "uneven", "rough", "difficult", "impassable"}
    state = scene("R1 R1 24000 14000 0", pieces=[square("forest", 20000, 12000, 28000, 16000)])
    assert in_cover(state, n("R1"))


@rule("tabletop 18.2", paper="T19")
def test_standing_in_a_piece_with_a_corner_is_enough() -> None:
    rocks = [square("rocky", 20000, 12000, 28000, 16000)]
    for y, rate, disorder in ((12020, 3000, 0), (12040, 2000, 1)):
        state = scene(f"R1 R1 24000 {y} 0", pieces=rocks)
        troop, r = state.troop(n("R1")), state.rect(n("R1"))
        assert worst_rate(troop, 3, r, rocks) == rate
        assert disorder_in_pieces(troop, r, rocks) == disorder
    corner = scene("R1 R1 18500 14000 60", pieces=rocks)
    assert disorder_of(corner, n("R1")) == 1
    assert worst_rate(corner.troop(n("R1")), 1, corner.rect(n("R1")), rocks) == 3000  # a column goes 1 MU further


@rule("tabletop 18.3", paper="T20")
def test_a_file_nearer_to_the_crest_is_uphill() -> None:
    hill = [square("gentle-hill", 25000, 13000, 35000, 23000, [30000, 18000])]
    assert uphill(28000, 17000, 27500, 16500, hill)
    assert not uphill(28000, 17000, 28020, 16980, hill)
    assert not uphill(28020, 16980, 28000, 17000, hill)
    assert uphill(28000, 17000, 20000, 10000, hill)


@rule("tabletop 18.4", paper="T21")
def test_horses_less_than_a_base_from_elephants_are_disordered() -> None:
    for x, expected in ((28900, False), (28700, True)):
        state = scene("B7 C7 24000 12000 360", f"B8 C8 {x} 11000 360")
        assert near_elephants(state, n("B8")) is expected
        assert disorder_of(state, n("B8")) == int(expected)
        assert disorder_of(state, n("B7")) == 0


@rule("tabletop 21.8", paper="T37")
def test_expanding_and_contracting_keeps_the_front_line() -> None:
    assert widened((24000, 9000, 0), 1, 0) == (24800, 9000, 0)
    assert widened((24000, 9000, 60), 0, 2) == (22614, 9800, 60)
    assert widened((24000, 9000, 0), -2, 0) == (22400, 9000, 0)
    assert widened((24000, 9000, 0), 1, 1) == (24000, 9000, 0)


@rule("tabletop 21.9", paper="T38")
def test_a_turn_makes_the_rear_or_a_side_the_front() -> None:
    assert turned_aside((24000, 9000, 0), 3, 2, True) == (26400, 7400, 180)
    assert turned_aside((24000, 9000, 0), 3, 2, False) == (21600, 7400, 540)
    assert turned_about((24000, 9000, 0), 1200) == (24000, 7800, 360)
    x, y, h = turned_aside((24000, 9000, 60), 2, 2, True)
    assert (x, y, h) == (24586, 6814, 240)
    before = Rect(24000, 9000, 60, 1600, 2400)
    corner = before.corners[2], before.corners[3]
    assert seen(x, y, h, *corner) == (-1600, 0)
