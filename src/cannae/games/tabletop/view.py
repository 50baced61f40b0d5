"""What anybody may see of a whole battle: all of it, for nothing is hidden."""

from typing import Final

from mypy_extensions import i64

from cannae.core.contract import SIDE_NAMES, SPECTATOR
from cannae.games.tabletop.data.troops import COHESIONS, BattleGroup
from cannae.games.tabletop.position import commander_label
from cannae.games.tabletop.rules.combat.nerve import RANGES
from cannae.games.tabletop.rules.ending import points_lost
from cannae.games.tabletop.rules.reach import reach
from cannae.games.tabletop.rules.table.ground import Piece
from cannae.games.tabletop.state import (
    BASES,
    C_X,
    C_Y,
    COMMANDERS,
    FILES,
    GROUPS,
    IN_FRONT,
    LEVEL,
    MOVED,
    ON_TABLE,
    PURSUING,
    RANK,
    RANK_NAMES,
    STEPS,
    WHERE,
    WITH,
    Position,
    label,
    unit_words,
)

PLACES: Final = ["waiting", "table", "gone", "evaded"]


def view(p: Position, viewer: i64) -> dict[str, object]:
    terms = p.terms
    return {
        "game": "tabletop",
        "viewer": SIDE_NAMES[viewer] if viewer < SPECTATOR else None,
        "phase": p.phase(),
        "prompt": p.present.prompt(p, p.asked),
        "to_act": [SIDE_NAMES[side] for side in p.to_act],
        "turn": int(p.turn),
        "turns": int(terms.turns),
        "active": SIDE_NAMES[p.active],
        "picked": label(p.picked - 1) if p.picked else None,
        "line": label(p.line - 1) if p.line else None,
        "dice": p.dice,
        "field": terms.field,
        "width": int(terms.width),
        "depth": int(terms.depth),
        "pieces": [piece_view(piece) for piece in terms.pieces],
        "sides": [side_view(p, side) for side in range(2)],
        "groups": [group_view(p, group) for group in range(GROUPS) if p.exists(group)],
        "commanders": [commander_view(p, c) for c in range(COMMANDERS) if terms.commanders[c]],
        "reach": reach(p, viewer) if viewer < SPECTATOR else [],
    }


def piece_view(piece: Piece) -> dict[str, object]:
    corners = piece.corners
    return {
        "kind": piece.kind,
        "name": f"@tabletop-piece-{piece.kind}",
        "corners": [int(corners[at]) for at in range(len(corners))],
    }


def side_view(p: Position, side: int) -> dict[str, object]:
    return {
        "side": SIDE_NAMES[side],
        "army": p.terms.armies[side],
        "points": points_lost(p, side),
        "break_point": int(p.terms.break_points[side]),
    }


def group_view(p: Position, group: int) -> dict[str, object]:
    troop = p.troop(group)
    on = p.get(group, WHERE) == ON_TABLE
    files = int(p.get(group, FILES))
    return {
        "id": label(group),
        "side": SIDE_NAMES[group >> 4],
        "name": unit_words(p, group),
        "kind": troop.kind,
        "troops": troop_words(troop.group),
        "where": PLACES[p.get(group, WHERE)],
        "x": int(p.get(group, 0)) if on else None,
        "y": int(p.get(group, 1)) if on else None,
        "heading": int(p.get(group, 2)) if on else None,
        "files": files,
        "bases": int(p.get(group, BASES)),
        "began": troop.group.bases,
        "depth": int(p.depth(group)) if p.get(group, BASES) else 0,
        "cohesion": COHESIONS[p.get(group, LEVEL)],
        "range": [int(troop.near), int(troop.far)],
        "moved": bool(p.get(group, MOVED)),
        "pursuing": bool(p.get(group, PURSUING)),
        "steps": [int(p.get(group, STEPS + file)) for file in range(files)],
    }


def troop_words(group: BattleGroup) -> dict[str, object]:
    """What kind of soldiers they are, in the words of the lists."""
    return {
        "armour": f"@tabletop-armour-{group.armour}",
        "quality": f"@tabletop-quality-{group.quality}",
        "training": f"@tabletop-training-{group.training}",
        "shoots": f"@tabletop-weapon-{group.shooting.replace('*', '-star')}" if group.shooting != "none" else None,
        "arms": [f"@tabletop-arm-{arm}" for arm in (group.impact, group.melee) if arm != "none"],
        "skirmisher": group.is_skirmisher,
    }


def commander_view(p: Position, commander: int) -> dict[str, object]:
    group = int(p.get_c(commander, WITH)) - 1
    rank = int(p.get_c(commander, RANK))
    return {
        "id": commander_label(commander),
        "side": SIDE_NAMES[commander // 4],
        "rank": RANK_NAMES[p.terms.commanders[commander]],
        "lost": rank == 0,
        "range": int(RANGES[rank]),
        "with": label(group) if group >= 0 else None,
        "front": bool(p.get_c(commander, IN_FRONT)),
        "x": int(p.get_c(commander, C_X)),
        "y": int(p.get_c(commander, C_Y)),
    }
