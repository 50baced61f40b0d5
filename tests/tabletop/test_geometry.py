"""The geometry kit of whole battles: the worked examples, mirrors and half turns, and the exact run against a push."""

import re
from pathlib import Path
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cannae.games.tabletop.rules.table import geometry as g
from cannae.games.tabletop.rules.table.geometry import Rect
from cannae.games.tabletop.rules.table.sines import CS, SN, TABLE
from helpers import rule

RULES = Path(g.__file__).with_name("geometry.py").parent


def corners(r: Rect) -> list[tuple[int, int]]:
    return [(int(r.corners[at]), int(r.corners[at + 1])) for at in range(0, 8, 2)]


def run(pose: tuple[int, int, int], lo: int, hi: int, other: Rect) -> int:
    return int(g.ahead(*pose, lo, hi, other.corners))


@rule("tabletop 16.4")
def test_the_sines_are_the_committed_ones() -> None:
    assert (TABLE[10], TABLE[60], TABLE[90], sum(TABLE), len(TABLE)) == (91389, 524288, 741455, 120681482, 181)
    assert all(SN[h] == -SN[(h + 360) % 720] and CS[h] == SN[(h + 180) % 720] for h in range(720))


@rule("tabletop 16.1", "tabletop 16.4", paper="T4")
def test_a_place_across_a_heading_is_seen_from_it_again() -> None:
    assert g.across(24000, 9000, 60, 2400, 0) == (26078, 7800)
    assert g.seen(24000, 9000, 60, 26000, 12000) == (232, 3598)
    assert g.across(24000, 9000, 60, 232, 3598) == (26000, 12000)


@rule("tabletop 16.3", "tabletop 16.4", paper="T84")
def test_the_heading_of_a_sum_of_directions() -> None:
    def best(headings: list[int], rear: int) -> int:
        return int(g.heading_of(sum(SN[h] for h in headings), sum(CS[h] for h in headings), rear))

    assert best([360, 450], 0) == 405
    assert best([0, 60, 120], 360) == 60
    assert best([0, 360], 0) == 0
    assert best([0, 360], 360) == 360


@rule("tabletop 16.5", paper="T5")
def test_the_corners_of_a_rectangle() -> None:
    assert corners(Rect(24000, 9000, 0, 2400, 1200)) == [(21600, 9000), (26400, 9000), (26400, 7800), (21600, 7800)]
    assert corners(Rect(24000, 9000, 60, 2400, 1200)) == [(21922, 10200), (26078, 7800), (25478, 6761), (21322, 9161)]


@rule("tabletop 16.6", "tabletop 16.7", paper="T7")
@pytest.mark.parametrize(("into", "expected"), [(0, False), (25, False), (30, False), (31, True)])
def test_fronts_pushed_into_each_other(into: int, expected: bool) -> None:
    one, other = Rect(24000, 9000, 0, 2400, 1200), Rect(24000, 9000 - into, 360, 2400, 1200)
    assert g.overlap(one, other) is expected
    assert g.distance2(one, other) == 0


@rule("tabletop 16.7", paper="T7")
def test_neighbours_side_by_side_do_not_overlap() -> None:
    assert not g.overlap(Rect(24000, 9000, 0, 2400, 1200), Rect(28800, 9000, 0, 2400, 1200))
    assert g.overlap(Rect(24000, 9000, 0, 2400, 1200), Rect(28700, 9000, 0, 2400, 1200))


@rule("tabletop 16.8", paper="T8")
def test_distance_is_measured_from_edge_to_edge() -> None:
    one = Rect(24000, 9000, 0, 2400, 1200)
    assert g.within(one, Rect(24000, 15000, 360, 2400, 1200), 6000)
    assert not g.within(one, Rect(24000, 15040, 360, 2400, 1200), 6000)
    assert g.distance2(one, Rect(31000, 14000, 360, 3200, 1200)) == 26_960_000


@rule("tabletop 16.9", paper="T9")
def test_the_way_ahead_is_measured_in_the_strip_before_a_front() -> None:
    pose = (24000, 9000, 0)
    assert run(pose, -2400, 2400, Rect(25000, 12000, 360, 3200, 1200)) == 3000
    slanted = Rect(25000, 12000, 420, 3200, 1200)
    assert run(pose, -2400, 2400, slanted) == 2197
    assert [run(pose, lo, lo + 1600, slanted) for lo in (-2400, -800, 800)] == [4045, 3121, 2197]
    assert run(pose, -2400, 2400, Rect(26390 + 3200, 12000, 360, 3200, 1200)) == g.NONE
    assert run(pose, -2400, 2400, Rect(26360 + 3200, 12000, 360, 3200, 1200)) == 3000


@rule("tabletop 21.5", paper="T34")
def test_a_wheel_turns_about_the_inner_corner_and_costs_the_outer_arc() -> None:
    assert g.wheeled((24000, 9000, 0), 4800, 60) == (24322, 10200, 60)
    assert g.arc(4800, 60) == 2513
    assert g.moved((24322, 10200, 60), 0, 400) == (24522, 10546, 60)
    assert g.wheeled((24000, 9000, 0), 6400, -40) == (23807, 10094, 680)
    assert g.arc(6400, 40) == 2234
    assert [max(t for t in range(180) if g.arc(width, t) <= 3000) for width in (4800, 6400)] == [71, 53]


def some(chance: Random) -> Rect:
    x, y = chance.randrange(18000, 30000), chance.randrange(8000, 20000)
    return Rect(x, y, chance.randrange(720), 800 * chance.randrange(1, 5), chance.choice([600, 800, 1200, 2400]))


def reflected(r: Rect) -> Rect:
    """Left and right exchanged, about the line x = 24,000."""
    return Rect(48000 - r.x, r.y, (720 - r.h) % 720, r.w, r.d)


def turned_about(r: Rect) -> Rect:
    return Rect(48000 - r.x, 36000 - r.y, (r.h + 360) % 720, r.w, r.d)


@rule("tabletop 16.4")
def test_mirrored_and_turned_positions_are_exact_mirrors() -> None:
    chance = Random(1)
    for _ in range(4000):
        a, b = some(chance), some(chance)
        for change in (reflected, turned_about):
            one, other = change(a), change(b)
            assert g.overlap(one, other) == g.overlap(a, b)
            assert g.distance2(one, other) == g.distance2(a, b)
            assert g.ahead_of(one.pose(), one.w, other) == g.ahead_of(a.pose(), a.w, b)
        angle = chance.randrange(-180, 181)
        x, y, h = g.wheeled(a.pose(), 2 * a.w, angle)
        assert g.wheeled(turned_about(a).pose(), 2 * a.w, angle) == (48000 - x, 36000 - y, (h + 360) % 720)
        assert g.wheeled(reflected(a).pose(), 2 * a.w, -angle) == (48000 - x, y, (720 - h) % 720)


@rule("tabletop 16.4")
def test_seen_leads_back_within_one() -> None:
    chance = Random(2)
    for _ in range(4000):
        x, y, h = chance.randrange(72000), chance.randrange(48000), chance.randrange(720)
        px, py = chance.randrange(72000), chance.randrange(48000)
        u, v = g.seen(x, y, h, px, py)
        bx, by = g.across(x, y, h, u, v)
        assert abs(int(bx) - px) <= 1
        assert abs(int(by) - py) <= 1


@rule("tabletop 16.9")
def test_the_exact_run_against_a_push_in_small_steps() -> None:
    """A thin front is pushed on until it meets the other; the strip is narrower, so that much is left open."""
    chance = Random(3)
    met = 0
    for _ in range(1500):
        a, b = some(chance), some(chance)
        exact = int(g.ahead_of(a.pose(), a.w, b))
        start = pushed(a, b, 0)
        if start or exact > 12000:
            continue
        low = next((t for t in range(0, 16000, 50) if pushed(a, b, t)), None)
        if exact == g.NONE or low is None:
            assert low is None or exact != g.NONE
            continue
        met += 1
        found = next(t for t in range(max(low - 50, 0), low + 1) if pushed(a, b, t))
        assert abs(found - exact) <= 6, (a, b)  # corners are rounded, and along a slanted edge that grows
    assert met > 200


def pushed(a: Rect, b: Rect, by: int) -> bool:
    """Whether the narrowed front line, carried on, cuts or touches the other rectangle."""
    left = g.across(a.x, a.y, a.h, -a.w + g.STRIP, by)
    right = g.across(a.x, a.y, a.h, a.w - g.STRIP, by)
    points = [g.seen(b.x, b.y, b.h, *point) for point in (left, right)]
    (u0, v0), (u1, v1) = ((int(u), int(v)) for u, v in points)
    low, high = 0.0, 1.0  # the part of the line that lies between all four sides
    for start, change, least, most in ((u0, u1 - u0, -int(b.w), int(b.w)), (v0, v1 - v0, -int(b.d), 0)):
        if change == 0:
            if not least <= start <= most:
                return False
            continue
        one, other = sorted(((least - start) / change, (most - start) / change))
        low, high = max(low, one), min(high, other)
    return low <= high


@rule("tabletop 16.7")
def test_a_rectangle_and_a_polygon() -> None:
    wood = vec[i64]([20000, 12000, 28000, 12000, 28000, 16000, 20000, 16000])
    assert not g.overlaps_polygon(Rect(24000, 12020, 0, 2400, 1200), wood)
    assert g.overlaps_polygon(Rect(24000, 12040, 0, 2400, 1200), wood)
    assert g.overlaps_polygon(Rect(18500, 14000, 60, 2400, 1200), wood)
    assert not g.overlaps_polygon(Rect(17000, 18000, 90, 2400, 1200), wood)


@rule("tabletop 16.2")
def test_the_way_to_the_edge() -> None:
    one = Rect(24000, 9000, 0, 2400, 1200)
    assert g.inside(one, 48000, 36000)
    assert g.to_edge(one, 0, 48000, 36000) == 36000 - 9000 - 2
    assert g.to_edge(one, 360, 48000, 36000) == 7800 - 2
    assert not g.inside(Rect(24000, 1199, 0, 2400, 1200), 48000, 36000)
    for heading in range(720):
        there = g.moved(
            (24000, 9000, heading), 0, g.to_edge(Rect(24000, 9000, heading, 2400, 1200), heading, 48000, 36000)
        )
        assert g.inside(Rect(*there, 2400, 1200), 48000, 36000)


@rule("tabletop 16.4")
def test_no_rule_reckons_in_floats() -> None:
    for path in RULES.rglob("*.py"):
        code = re.sub(r'"""[\s\S]*?"""|#.*|"[^"\n]*"', "", path.read_text("utf-8"))
        assert not re.search(r"\bfloat\b|\bmath\b|(?<!/)/(?!/)|\d\.\d", code), path.name
