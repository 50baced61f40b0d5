"""Turning to face who hits flank or rear (23.5), and what pursuers into a flank do (26.5)."""

from typing import Any

import pytest

from cannae.games.tabletop.engine import Tabletop
from cannae.games.tabletop.rules.combat.close import drop_for_pursuers, melee
from cannae.games.tabletop.rules.combat.contact import FRONT, RIGHT, find_pairs
from cannae.games.tabletop.rules.combat.facing import turn_to_face
from cannae.games.tabletop.rules.ending import Impact
from cannae.games.tabletop.state import CHARGED, DISRUPTED, FILES, FLANKED, FLANKS, FRESH, IN, LEVEL
from helpers import rule
from tabletop.scene import Dice, n, scene, told

SIDE, REAR = "R8 R8 20800 14000 180", "R8 R8 24000 13200 360"


def struck(charger: str, *stands: str, dice: Dice | None = None) -> Tabletop:
    """Cavalry stands at the flank or rear of Gauls, where its charge has brought it."""
    state = scene(charger, *(stands or ("B3 C3 24000 12000 360",)), dice=dice)
    state.set(n("R8"), CHARGED, IN)
    state.set(n("R8"), FLANKS, 1 << n("B3"))
    return state


@rule("tabletop 23.5", paper="T63")
def test_a_group_hit_in_the_flank_turns_to_face() -> None:
    state = struck(SIDE)
    assert find_pairs(state).edges(n("B3")) == [RIGHT]
    turn_to_face(state)
    assert (state.pose(n("B3")), state.get(n("B3"), FILES)) == ((20800, 13600, 540), 2)
    assert find_pairs(state).edges(n("B3")) == [FRONT]
    assert state.get(n("R8"), FLANKS) == 0
    assert told(state) == ["turns"]


@rule("tabletop 23.5", paper="T63")
def test_a_group_hit_in_the_rear_turns_about() -> None:
    state = struck(REAR)
    turn_to_face(state)
    assert (state.pose(n("B3")), state.get(n("B3"), FILES)) == ((24000, 13200, 0), 4)
    assert find_pairs(state).edges(n("B3")) == [FRONT]


@rule("tabletop 23.5", paper="T63")
@pytest.mark.parametrize(
    "stands",
    [
        ("B3 C3 24000 12000 360", "R1 R1 24000 12000 0"),  # it fights to its front
        ("B3 C3 24000 12000 360", "B4 C4 24000 14500 0"),  # a friend stands where it would
        ("B3 C3 24000 12000 360 4 7",),  # its ranks are not full
    ],
)
def test_otherwise_it_stays_as_it_faces(stands: tuple[str, ...]) -> None:
    state = struck(SIDE, *stands)
    before = state.write_position()
    turn_to_face(state)
    assert state.write_position() == before
    assert RIGHT in find_pairs(state).edges(n("B3"))
    melee(state)
    count = sum(pair.a == n("R8") for pair in find_pairs(struck(SIDE, *stands)).all)
    assert dice_of(state, "B3", "R8") == count  # one die for each base that is hit


def dice_of(state: Tabletop, name: str, enemy: str) -> object:
    """The dice of a group at an enemy."""
    assert state.log is not None
    blows: list[Any] = [event.args for event in state.log.events if event.key.endswith("struck")]
    return next(a["dice"] for a in blows if (a["group"]["label"], a["enemy"]["label"]) == (name, enemy))


@rule("tabletop 20.1", "tabletop 23.5", paper="T63")
def test_it_turns_after_the_blows_of_the_impact() -> None:
    state = struck(SIDE, dice=Dice(*[2] * 40))  # nobody hits
    Impact("impact", "23.4").run(state)
    keys = told(state)
    assert keys.index("turns") > keys.index("struck")
    assert state.pose(n("B3"))[2] == 540


@rule("tabletop 26.5", "tabletop 22.5", paper="T87")
def test_a_group_met_in_the_flank_by_pursuers_drops_a_level_before_the_impact() -> None:
    state = struck(SIDE)
    state.set(n("R8"), CHARGED, 0)
    drop_for_pursuers(state)
    assert state.get(n("B3"), LEVEL) == 0
    state.set(n("R8"), FRESH, 1)
    drop_for_pursuers(state)
    assert (state.get(n("B3"), LEVEL), state.get(n("B3"), FLANKED)) == (DISRUPTED, 1)
    drop_for_pursuers(state)
    assert state.get(n("B3"), LEVEL) == DISRUPTED  # once a phase
