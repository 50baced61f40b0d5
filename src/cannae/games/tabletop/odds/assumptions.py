"""What a combat rests on, stated or by default, as plain data: `Scribe.assumptions` makes sentences of it."""

from typing import Final

from cannae.games.tabletop.data.troops import CHARIOTS, Side, Situation
from cannae.games.tabletop.odds.results import SIDES
from cannae.games.tabletop.odds.sums.exchange import charges, contact_files
from cannae.games.tabletop.rules.sheet.dice import support_dice
from cannae.games.tabletop.rules.sheet.moves import disorder_of

_SHY: Final = frozenset({"LH", "Cv", "Kn", "Ct"}) | CHARIOTS  # 3.8: whose horses elephants disorder


def of_combat(a: Side, b: Side, where: Situation) -> dict[str, object]:
    """Of an impact or a melee."""
    pairs = ((a, b), (b, a))
    impact = where.phase == "impact"
    charging = charges(a, b) if impact else (False, False)
    contact = contact_files(a, b, where.contact)
    found: dict[str, object] = {
        "phase": where.phase,
        "contact": contact,
        "terrain": where.terrain,
        "charging": "a" if charging[0] else "b" if charging[1] else None,
        "overlaps": [0, 0] if impact else [a.overlaps, b.overlaps],
        "leaders": [side.commander if side.leads else None for side in (a, b)],
        "commanders": [a.commander, b.commander],
        "rear_support": [a.rear_support, b.rear_support],
        "disorder": [disorder_of(side, where.terrain, where.readings) for side in (a, b)],
        "unshaken": [name for name, pair in zip(SIDES, pairs, strict=True) if _left_in_order(*pair, where)],
        "readings": where.readings.changed(),
    }
    if impact:
        found["left_out"] = [a.overlaps, b.overlaps]  # 5.16: overlapping files fight in melee only
        found["flanked"] = [side.cohesion if enemy.flank else None for side, enemy in pairs]
        found["supporting"] = [
            _supporting(*pair, charged, contact) for pair, charged in zip(pairs, charging, strict=True)
        ]
    return found


def _left_in_order(side: Side, enemy: Side, where: Situation) -> bool:
    """3.8: nobody has said whether the elephants before it disorder this side, so they are taken not to."""
    faces = enemy.group.kind == "El" and side.group.kind in _SHY
    return faces and side.disorder is None and disorder_of(side, where.terrain, where.readings) == "none"


def _supporting(side: Side, enemy: Side, charging: bool, contact: int) -> dict[str, object] | None:
    bases, weapon, kind, quality = support_dice(side, enemy, charging, contact)
    if not bases:
        return None
    return {"bases": bases, "weapon": weapon, "quality": quality, "kind": kind}
