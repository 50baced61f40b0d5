"""Sight for shooting: what ground hides (18.1) and what a hill shows (24.3)."""

import pytest

from cannae.games.tabletop.rules.combat.contact import find_pairs
from cannae.games.tabletop.rules.combat.missiles import aims
from cannae.games.tabletop.rules.combat.sight import is_hidden
from helpers import rule
from tabletop.scene import n, scene, square

ARCHERS = "R10 R10 24000 9000 0"


@rule("tabletop 18.1", "tabletop 24.3", paper="T18")
@pytest.mark.parametrize(
    ("kind", "y", "target", "seen"),
    [
        ("forest", 11000, "C3", True),
        ("forest", 11001, "C3", False),
        ("village", 11001, "C3", False),
        ("gully", 10000, "C3", True),
        ("gully", 10001, "C3", False),
        ("plantation", 13000, "C3", True),
        ("plantation", 13001, "C3", False),
        ("vineyard", 13500, "C3", True),
        ("vineyard", 13500, "C5", False),  # light foot
        ("vineyard", 13000, "C5", True),
        ("rocky", 13500, "C5", True),
    ],
)
def test_a_group_in_cover_is_seen_only_from_near(kind: str, y: int, target: str, seen: bool) -> None:
    state = scene(ARCHERS, f"B3 {target} 24000 {y} 360", pieces=[square(kind, 20000, 9500, 28000, 18000)])
    assert bool(aims(state, find_pairs(state), n("R10"))) is seen


@rule("tabletop 18.1", paper="T18")
def test_nobody_looks_through_a_wood_but_over_rocks() -> None:
    for kind, seen in (("forest", False), ("plantation", False), ("rocky", True)):
        state = scene(ARCHERS, "B3 C3 24000 13000 360", pieces=[square(kind, 18000, 10000, 30000, 11000)])
        assert bool(aims(state, find_pairs(state), n("R10"))) is seen


@rule("tabletop 18.1", paper="T18")
@pytest.mark.parametrize(("y", "seen"), [(12000, True), (12001, False)])
def test_a_crest_hides_what_is_more_than_one_behind_it(y: int, seen: bool) -> None:
    hill = square("gentle-hill", 20000, 9500, 28000, 14000, [24000, 11000])
    state = scene("R10 R10 24000 9000 0 1 2", f"B3 C3 24000 {y} 360", pieces=[hill])
    assert is_hidden(state, state.pose(n("R10")), -800, 800, n("B3"), y - 9000) is not seen
    assert not is_hidden(state, state.pose(n("R10")), 800, 2400, n("B3"), y - 9000)  # past the crest


@rule("tabletop 24.3", paper="T72")
def test_from_a_hill_one_looks_over_friends_below() -> None:
    hill = square("gentle-hill", 20000, 7000, 28000, 9500, [24000, 8000])
    friend = "R5 R5 24000 11000 0 4 4"
    below = scene(ARCHERS, friend, "B3 C3 24000 13000 360")
    assert all(target != n("B3") for target, *_ in aims(below, find_pairs(below), n("R10")))
    above = scene(ARCHERS, friend, "B3 C3 24000 13000 360", pieces=[hill])
    assert [target for target, *_ in aims(above, find_pairs(above), n("R10"))] == [n("B3")]
