"""Chapter 18 of the rules: pieces of terrain, and what they do to groups that stand in them."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cannae.games.tabletop.data import sheet
from cannae.games.tabletop.rules.table.formation import GOINGS, IMPASSABLE, OPEN, Troop
from cannae.games.tabletop.rules.table.geometry import (
    MU,
    NONE,
    Pose,
    Rect,
    ahead,
    no_longer_than,
    overlaps_polygon,
    seen,
    size,
)

# 18.1: the class of going of each kind of piece.
KINDS: Final[dict[str, str]] = {
    "gentle-hill": "open",
    "enclosed-field": "uneven",
    "brush": "uneven",
    "broken-ground": "uneven",
    "plantation": "rough",
    "vineyard": "rough",
    "gully": "rough",
    "rocky": "rough",
    "steep-hill": "difficult",
    "marsh": "difficult",
    "forest": "difficult",
    "village": "difficult",
    "dunes": "difficult",
    "lake": "impassable",
    "camp": "impassable",
}
COVER: Final = ("plantation", "forest", "village")
HIGHER_BY: Final = 400 * 400  # nearer to the crest by so much counts as uphill (18.3)


@final
class Piece:
    """A convex piece of terrain, its corners counter-clockwise; a hill has a crest."""

    def __init__(self, kind: str, corners: list[int], crest: list[int]) -> None:
        self.kind = kind
        self.going: i64 = GOINGS.index(KINDS[kind])
        self.corners: vec[i64] = vec[i64](corners)
        self.cover = kind in COVER
        self.hill = bool(crest)
        self.crest_x: i64 = crest[0] if crest else 0
        self.crest_y: i64 = crest[1] if crest else 0
        xs, ys = corners[::2], corners[1::2]
        self.left: i64 = min(xs)
        self.right: i64 = max(xs)
        self.low: i64 = min(ys)
        self.high: i64 = max(ys)
        self.middle_x: i64 = (self.left + self.right) >> 1
        self.middle_y: i64 = (self.low + self.high) >> 1
        self.radius: i64 = no_longer_than((self.right - self.left) >> 1, (self.high - self.low) >> 1) + 4

    def holds(self, r: Rect) -> bool:
        """18.2: whether a rectangle stands in it, if only with a corner."""
        if r.middle_x + r.reach < self.left or r.middle_x - r.reach > self.right:
            return False
        if r.middle_y + r.reach < self.low or r.middle_y - r.reach > self.high:
            return False
        return overlaps_polygon(r, self.corners)

    def ahead_of(self, pose: Pose, half_width: i64, limit: i64) -> i64:
        """How far a front runs until it meets the piece; NONE where never, and perhaps where beyond the limit."""
        u, v = seen(pose[0], pose[1], pose[2], self.middle_x, self.middle_y)
        if size(u) > half_width + self.radius or v < -self.radius or v - self.radius > limit:
            return NONE
        return ahead(pose[0], pose[1], pose[2], -half_width, half_width, self.corners)

    def has_point(self, x: i64, y: i64) -> bool:
        return self.holds(Rect(x, y + 40, 0, 40, 80))

    def height(self, x: i64, y: i64) -> i64:
        """The square of the distance to the crest: less is higher."""
        dx = x - self.crest_x
        dy = y - self.crest_y
        return dx * dx + dy * dy


FIELD_WIDTH: Final = 48 * MU  # of the table that the presets are made for
FIELD_DEPTH: Final = 36 * MU


def field_pieces(name: str, width: int, depth: int) -> list[Piece]:
    """A preset, in the middle of a table of this size; the open field has no pieces, and rolled ones come later."""
    right, up = (width - FIELD_WIDTH) // 2, (depth - FIELD_DEPTH) // 2
    found: list[Piece] = []
    for entry in sheet.load("fields.toml")["field"]:
        for piece in entry["pieces"] if entry["id"] == name else []:
            flat: list[int] = []
            for x, y in piece["corners"]:
                flat += [x + right, y + up]
            crest = piece.get("crest", [])
            found.append(Piece(piece["kind"], flat, [crest[0] + right, crest[1] + up] if crest else []))
    return found


def field_names() -> tuple[str, ...]:
    return ("open", "rolled", *[entry["id"] for entry in sheet.load("fields.toml")["field"]])


def worst_rate(troop: Troop, files: i64, r: Rect, pieces: list[Piece]) -> i64:
    """3.3, 18.2: the rate in the worst of the pieces it stands in."""
    best = troop.rate(OPEN, files)
    for piece in pieces:
        if piece.going != OPEN and piece.holds(r):
            best = min(best, max(troop.rate(piece.going, files), 0))
    return best


def may_be_in(troop: Troop, r: Rect, pieces: list[Piece]) -> bool:
    """Whether nothing lies under a rectangle that its troop may not enter."""
    return all(not (forbids(troop, piece) and piece.holds(r)) for piece in pieces)


def forbids(troop: Troop, piece: Piece) -> bool:
    """Whether this troop may not enter a piece."""
    return piece.going == IMPASSABLE or troop.rates[piece.going] < 0


def disorder_in_pieces(troop: Troop, r: Rect, pieces: list[Piece]) -> i64:
    """3.5, 18.2: the worst that the ground makes of a rectangle of this troop: 0, 1 or 2."""
    worst: i64 = 0
    for piece in pieces:
        if troop.disorder[piece.going] > worst and piece.holds(r):
            worst = troop.disorder[piece.going]
    return worst


def uphill(x: i64, y: i64, ex: i64, ey: i64, pieces: list[Piece]) -> bool:
    """18.3: on a hill the enemy is not on, or nearer to its crest by 400 or more, squared."""
    for piece in pieces:
        if piece.hill and piece.has_point(x, y):
            if not piece.has_point(ex, ey):
                return True
            if piece.height(ex, ey) - piece.height(x, y) >= HIGHER_BY:
                return True
    return False
