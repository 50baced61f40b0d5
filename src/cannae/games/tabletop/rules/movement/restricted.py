"""What enemies near forbid a mover: restricted areas (21.15), and what is left to the fragmented (21.16)."""

from typing import Final

from mypy_extensions import i64

from cannae.games.tabletop.rules.movement.families import ALIGN, DOUBLE, RETIRE, SHIFT, TURN_ABOUT
from cannae.games.tabletop.rules.movement.moving import Around
from cannae.games.tabletop.rules.table.geometry import (
    MU,
    Rect,
    distance2,
    is_near,
    moved,
    overlap,
    seen,
    size,
    turned,
    within,
)
from cannae.games.tabletop.state import BROKEN, LEVEL, Position

PINNED: Final = 2 * MU
AWAY: Final = 12 * MU


def find_pinner(p: Position, around: Around, mine: Rect) -> int:
    """21.15: the nearest enemy in whose restricted area it stands; -1 for none."""
    best = -1
    least: i64 = 1 << 60
    for other in around.others:
        number = int(other.group)
        if not other.enemy or p.get(number, LEVEL) == BROKEN:
            continue
        if p.troop(number).skirmisher and not around.troop.skirmisher:
            continue
        e = p.rect(number)
        if not is_near(e, mine, PINNED):
            continue
        x, y, h = moved(e.pose(), 0, PINNED)
        if overlap(Rect(x, y, h, e.w, PINNED), mine):
            gap = distance2(e, mine)
            if gap < least:
                best, least = number, gap
    return best


def pin_allows(around: Around, mine: Rect, end: Rect, pinner: Rect, family: i64) -> bool:
    """Staying before the pinner and no further off, or parallel to it; pinned from behind, going on. Skirmishers may
    also turn about and go, if some part of them stays before him."""
    if family == TURN_ABOUT or family == RETIRE:
        return around.troop.skirmisher and is_before(end, pinner)
    if family > ALIGN and family != SHIFT and family != DOUBLE:
        return False
    if turned(end.h - pinner.h) in (0, 360) and is_before(end, pinner):
        return True
    if seen(mine.x, mine.y, mine.h, pinner.x, pinner.y)[1] < 0 and end.h == mine.h:
        return True
    return is_before(end, pinner) and distance2(end, pinner) <= distance2(mine, pinner)


def is_before(r: Rect, e: Rect) -> bool:
    """Whether some part of it lies ahead of the enemy, within his width and its own on each side."""
    for at in range(0, 8, 2):
        u, v = seen(e.x, e.y, e.h, r.corners[at], r.corners[at + 1])
        if v > 0 and size(u) <= e.w + 2 * r.w:
            return True
    return False


def goes_away(around: Around, mine: Rect, end: Rect) -> bool:
    """21.16: whether no enemy within 12 MU is nearer than before."""
    for other in around.others:
        if not other.enemy or not within(mine, other.body, AWAY):
            continue
        if distance2(end, other.body) < distance2(mine, other.body):
            return False
    return True
