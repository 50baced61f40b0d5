"""Lines of sight for shooting (rules 18.1 and 24.3): terrain that hides, crests, and friends below a hill."""

from typing import Final

from mypy_extensions import i64

from cannae.games.tabletop.rules.table.geometry import HALF_BASE, MU, NONE, Pose, Rect, ahead, seen
from cannae.games.tabletop.rules.table.ground import Piece
from cannae.games.tabletop.state import Position

# 18.1: a group in such a piece is seen from outside only from so near.
HIDES: Final = {"gully": MU, "forest": 2 * MU, "village": 2 * MU, "plantation": 4 * MU}
HIDES_LIGHT_FOOT: Final = {"enclosed-field": 4 * MU, "vineyard": 4 * MU}
SCREENS: Final = ("forest", "village", "plantation")  # and nobody looks through these
BEHIND_CREST: Final = MU


def is_hidden(p: Position, pose: Pose, lo: i64, hi: i64, target: int, distance: i64) -> bool:
    """Whether ground hides a target from a file that looks along its strip."""
    here = Rect(pose[0], pose[1], pose[2], HALF_BASE, 1)
    there = p.rect(target)
    light = p.troop(target).kind == "LF"
    for piece in p.terms.pieces:
        inside = piece.holds(here)
        if piece.hill and is_behind_crest(piece, pose, lo, hi, distance):
            return True
        near = HIDES.get(piece.kind, 0) or (HIDES_LIGHT_FOOT.get(piece.kind, 0) if light else 0)
        if not near or inside:
            continue
        if piece.holds(there):
            if distance > near:
                return True
        elif piece.kind in SCREENS:
            begins = ahead(pose[0], pose[1], pose[2], lo, hi, piece.corners)
            if begins != NONE and begins < distance:
                return True
    return False


def is_behind_crest(piece: Piece, pose: Pose, lo: i64, hi: i64, distance: i64) -> bool:
    """Whether the crest lies between, and the target more than 1 MU behind it."""
    u, v = seen(pose[0], pose[1], pose[2], piece.crest_x, piece.crest_y)
    if v <= 0 or distance <= v + BEHIND_CREST:
        return False
    return lo <= u <= hi


def looks_over(p: Position, pose: Pose, friend: int) -> bool:
    """24.3: from a hill over friends who are not on it."""
    here = Rect(pose[0], pose[1], pose[2], HALF_BASE, 1)
    return any(piece.hill and piece.holds(here) and not piece.holds(p.rect(friend)) for piece in p.terms.pieces)
