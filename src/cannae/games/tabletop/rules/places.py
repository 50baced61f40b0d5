"""Rule 19.5: where a group may be set up."""

from typing import Final

from mypy_extensions import i64

from cannae.games.tabletop.rules.movement.moving import Around
from cannae.games.tabletop.rules.table.geometry import HALF_BASE, MU, Pose, Rect, across
from cannae.games.tabletop.state import (
    BASES,
    FILES,
    OF_SIDE,
    ON_TABLE,
    WAITING_OFF,
    WHERE,
    Position,
    side_of,
    unit_words,
)

ROWS: Final = 16  # of the lattice, a whole MU each
FAR_ROW: Final = 10  # battle troops stand no further from their edge
BESIDE: Final = 24  # rows from here on mean a place flush beside a friend


def from_own_edge(p: Position, side: i64, x: i64, y: i64) -> Pose:
    """A point of the table by the distance from the own edge, facing the enemy; x runs as red sees it."""
    return (x, y, 0) if side == 0 else (x, p.terms.depth - y, 360)


def place_pose(p: Position, group: i64, files: i64, place: i64) -> Pose | None:
    """The pose that a number of the lattice stands for."""
    side = side_of(group)
    row, column = place >> 7, place & 127
    if row < ROWS:
        return from_own_edge(p, side, column * HALF_BASE, row * MU)
    friend = side * OF_SIDE + (column >> 1)
    if row != BESIDE or column >= 32 or not p.is_on(friend):
        return None
    x, y, h = p.pose(friend)
    off = (p.get(friend, FILES) + files) * HALF_BASE
    nx, ny = across(x, y, h, off if column & 1 else -off, 0)
    return nx, ny, h


def furthest(p: Position, group: i64) -> i64:
    return (15 if p.troop(group).skirmisher else FAR_ROW) * MU


def fits_here(p: Position, around: Around, group: i64, files: i64, pose: Pose | None) -> bool:
    """19.5: whether a group may be set up here: not too far forward, on the table, on passable ground, on nobody."""
    if pose is None:
        return False
    bases = p.get(group, BASES)
    own = pose[1] if side_of(group) == 0 else p.terms.depth - pose[1]
    if own > furthest(p, group):
        return False
    depth = ((bases + files - 1) // files) * p.troop(group).depth
    return not around.fits(Rect(pose[0], pose[1], pose[2], files * HALF_BASE, depth))


def places(p: Position, group: i64, files: i64) -> list[int]:
    around = Around(p, group)
    found: list[int] = []
    for row in range(ROWS):
        if row * MU > furthest(p, group):
            break
        for column in range(int(p.terms.width // HALF_BASE) + 1):
            place = row * 128 + column
            if fits_here(p, around, group, files, place_pose(p, group, files, place)):
                found.append(place)
    for column in range(32):
        place = BESIDE * 128 + column
        if fits_here(p, around, group, files, place_pose(p, group, files, place)):
            found.append(place)
    return found


def set_down(p: Position, group: i64, files: i64, pose: Pose) -> None:
    p.form(group, files)
    p.put(group, pose)
    p.set(group, WHERE, ON_TABLE)
    p.tell("placed", "19.5", {"group": unit_words(p, group)})


def waiting(p: Position, side: i64) -> list[int]:
    start = int(side) * OF_SIDE
    return [g for g in range(start, start + OF_SIDE) if p.exists(g) and p.get(g, WHERE) == WAITING_OFF]
