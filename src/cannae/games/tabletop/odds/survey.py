"""The table surveyed, for screens that lay it over their picture: who could charge where, zones, areas and support.

Areas are corners in thousandths of a MU, x and y in turn. Everything is asked of the rules themselves.
"""

from typing import Final

from cannae.games.tabletop.odds.preview import Data, could_charge, of_shots, question, targets_of
from cannae.games.tabletop.rules.charge.charging import way_of
from cannae.games.tabletop.rules.charge.interception import may_intercept, zone
from cannae.games.tabletop.rules.combat.contact import Pairs, find_pairs
from cannae.games.tabletop.rules.combat.missiles import may_shoot
from cannae.games.tabletop.rules.combat.nerve import flank_threatened, support_zone, supporter_of
from cannae.games.tabletop.rules.movement.moving import Around
from cannae.games.tabletop.rules.movement.restricted import PINNED, find_pinner
from cannae.games.tabletop.rules.table.geometry import BASE, Pose, Rect, moved
from cannae.games.tabletop.state import BROKEN, LEVEL, Position, label, side_of

LOOKS: Final = (0, 2, 4, 6, 7, 8, 9, 18, 20, 22, 23, 24, 25)  # wheels of a charge that are drawn: every 5 or 10 degrees


def survey(p: Position) -> Data:
    """Both sides alike: nothing on the table is hidden."""
    pairs = find_pairs(p)
    return {
        "groups": [of_group(p, pairs, group) for group in p.on_table(0) + p.on_table(1)],
        "fights": fights(p, pairs) + shots(p),
    }


def of_group(p: Position, pairs: Pairs, group: int) -> Data:
    free = could_charge(p, pairs, group)
    found: Data = {
        "group": label(group),
        "charges": charge_areas(p, group) if free else [],
        "targets": [label(target) for target in targets_of(p, group)] if free else [],
        "threatened": flank_threatened(p, pairs, group),
    }
    if p.get(group, LEVEL) == BROKEN:
        return found
    around = Around(p, group)
    pinner = find_pinner(p, around, p.rect(group))
    supporter = supporter_of(p, pairs, group)
    return found | {
        "zone": before(p, group, int(zone(p, group)), 0) if may_intercept(p, pairs, group, []) else None,
        "restricted": before(p, group, PINNED, 0),
        "held": label(pinner) if pinner >= 0 else None,
        "support": corners(support_zone(p, group)),
        "supporter": label(supporter) if supporter >= 0 else None,
        "arcs": arcs(p, group) if may_shoot(p, group) else [],
    }


def charge_areas(p: Position, group: int) -> list[list[int]]:
    """22.2: straight on after each wheel, as far as its rate and the ground allow, even where other groups stand."""
    around = Around(p, group)
    found = []
    for option in LOOKS:
        way = way_of(p, around, option, -1)
        run = int(way.limit - way.used)
        if run > 0:
            found.append(strip(p, group, way.pose, run, 0))
    return found


def arcs(p: Position, group: int) -> list[list[int]]:
    """24.3: a file shoots straight ahead and a base's width to either side: well, and as far as it can."""
    troop = p.troop(group)
    return [before(p, group, int(reach), BASE) for reach in sorted({int(troop.near), int(troop.far)})]


def before(p: Position, group: int, far: int, wider: int) -> list[int]:
    """The ground before a front, so far."""
    return strip(p, group, p.pose(group), far, wider)


def strip(p: Position, group: int, start: Pose, far: int, wider: int) -> list[int]:
    x, y, h = moved(start, 0, far)
    return corners(Rect(x, y, h, p.half_width(group) + wider, far))


def corners(area: Rect) -> list[int]:
    return [int(area.corners[at]) for at in range(8)]


def fights(p: Position, pairs: Pairs) -> list[Data]:
    """Everybody in close combat with everybody he fights, as a question to the odds."""
    found: list[Data] = []
    met = sorted({(min(pair.a, pair.b), max(pair.a, pair.b)) for pair in pairs.all})
    for one, other in met:
        mine, theirs = (one, other) if side_of(one) == 0 else (other, one)
        contact = sum({pair.a, pair.b} == {one, other} for pair in pairs.all)
        asked = question(p, pairs, "melee", mine, theirs, contact)
        if asked is not None:
            found.append({"groups": [label(mine), label(theirs)], "question": asked})
    return found


def shots(p: Position) -> list[Data]:
    """Everybody who would shoot from where he stands, with whom he shoots at, as a question to the odds."""
    found = of_shots(p, p.on_table(0) + p.on_table(1))
    return [{"groups": [shot["group"], shot["enemy"]], "question": shot["question"]} for shot in found]
