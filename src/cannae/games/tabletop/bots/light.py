"""Light troops: how near the enemy they dare to stand, and which way they run when he charges."""

from typing import Final

from cannae.games.tabletop.bots.design import forward
from cannae.games.tabletop.engine import Tabletop
from cannae.games.tabletop.rules.charge.charging import way_of
from cannae.games.tabletop.rules.charge.running import own_rear, way_to_flee
from cannae.games.tabletop.rules.movement.moving import Around
from cannae.games.tabletop.rules.sheet.chances import CASES, caught
from cannae.games.tabletop.rules.table.geometry import (
    MU,
    NONE,
    Rect,
    across,
    ahead_of,
    distance2,
    inside,
    seen,
    size,
    within,
)
from cannae.games.tabletop.state import ALONG, BROKEN, LEVEL, OPTION, REAR, side_of

SAFE: Final = 12 * MU  # out of the charger's way altogether
OFF_TABLE: Final = 8 * MU  # who runs off costs a point and comes no more
AFRAID: Final = 2 * MU  # another enemy who could charge it where it comes to a stand
SLIDE: Final = 1200  # so far a runner slides aside for friends, safely
_CAUGHT: Final[dict[int, int]] = {}


def chance_to_be_caught(charger_rate: int, gap: int, own_rate: int) -> int:
    """In hundredths, by 4.18; a part of a MU between them counts as none."""
    key = (charger_rate // MU * 64 + gap // MU) * 64 + own_rate // MU
    known = _CAUGHT.get(key)
    if known is None:
        known = _CAUGHT[key] = 100 * caught(charger_rate // MU, gap // MU, own_rate // MU) // CASES
    return known


def has_way_back(p: Tabletop, group: int, r: Rect) -> bool:
    """Nobody stands behind it whom it may not pass, and it would not leave the table."""
    side = int(side_of(group))
    rate = int(p.troop(group).rates[0])
    if forward(p, side, int(r.middle_y)) < rate + 2 * MU:
        return False
    if p.troop(group).kind == "LF":
        return True
    rear = own_rear(side)
    for friend in p.on_table(side):
        if friend != group and p.troop(friend).kind != "LF":
            f = p.rect(friend)
            u, v = seen(r.middle_x, r.middle_y, rear, f.middle_x, f.middle_y)
            if 0 < v < rate and size(u) < r.w + f.w - SLIDE:
                return False
    return True


def way_out(p: Tabletop, group: int, charger: int) -> int:
    """To the own rear or along the charge: where it ends further out of the charger's way, on the table, and not
    before others."""
    way = way_of(p, Around(p, charger), p.get(charger, OPTION), -1)
    chosen, most = REAR, 0
    for choice, heading in ((REAR, own_rear(side_of(group))), (ALONG, way.pose[2])):
        start, free = way_to_flee(p, Around(p, group), group, heading, p.troop(group).rates[0], False)
        x, y = across(start[0], start[1], heading, 0, free)
        end = Rect(x, y, heading, p.half_width(group), p.depth(group))
        ahead = ahead_of(way.pose, p.half_width(charger), end)
        value = SAFE if ahead == NONE else min(int(ahead - p.troop(charger).rates[0]), SAFE)
        value += min(int(distance2(end, p.rect(charger)) // (20 * MU)), 2 * MU)
        if not inside(end, p.terms.width, p.terms.depth):
            value -= OFF_TABLE
        for enemy in p.on_table(1 - side_of(group)):
            if enemy != charger and p.get(enemy, LEVEL) != BROKEN and not p.troop(enemy).skirmisher:
                value -= AFRAID if within(end, p.rect(enemy), p.troop(enemy).rates[0]) else 0
        if choice == REAR or value > most:
            chosen, most = choice, value
    return chosen
