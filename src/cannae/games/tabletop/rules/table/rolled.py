"""Rule 19.3: terrain drawn by dice, each side's pieces placed and perhaps slid away by the other's die."""

from typing import Final

from mypy_extensions import i64

from cannae.core.randomness import Rng
from cannae.games.tabletop.rules.table.geometry import MU
from cannae.games.tabletop.rules.table.ground import KINDS, Piece
from cannae.games.tabletop.rules.table.sines import CS, SN

# The lands a battle may be fought in: what each side must take, and what else there is. Ours.
LANDS: Final = [
    (["enclosed-field", "plantation"], ["vineyard", "village", "gentle-hill", "brush", "enclosed-field"]),
    (["gentle-hill", "steep-hill"], ["rocky", "broken-ground", "gully", "forest", "gentle-hill"]),
    (["forest", "brush"], ["forest", "marsh", "gentle-hill", "broken-ground", "lake"]),
]
FROM_EDGE: Final = 8 * MU
APART: Final = 4 * MU
CORNERS: Final = 8
LATTICE: Final = MU


def shape(rng: Rng, stream: i64) -> list[tuple[int, int]]:
    """A convex outline about the origin, 4 to 8 MU across: eight directions, opposite radii alike, so that it looks the
    same turned about."""
    long, broad = 2 * MU + 250 * int(rng.below(stream, 9)), 2 * MU + 250 * int(rng.below(stream, 9))
    points: list[tuple[int, int]] = []
    for corner in range(CORNERS):  # counter-clockwise on an ellipse, which keeps it convex
        heading = (720 - corner * 90) % 720
        points.append((int(long * SN[heading]) >> 20, int(broad * CS[heading]) >> 20))
    return points


def extent(points: list[tuple[int, int]]) -> tuple[int, int]:
    """Half its width and half its depth."""
    return max(abs(x) for x, _ in points), max(abs(y) for _, y in points)


def middles(die: int, side: int, half_x: int, half_y: int, width: int, depth: int) -> list[tuple[int, int]]:
    """Where the middle of a piece may lie by its placing die, on the lattice; red's own half is the lower one."""
    own = die % 2 == 0  # 2, 4 and 6 are the own half, 1, 3 and 5 the enemy's
    if die <= 2:
        xs, ys = lattice(FROM_EDGE + half_x, width - FROM_EDGE - half_x), [half_y]
    elif die <= 4:
        xs, ys = [half_x, width - half_x], lattice(half_y, depth // 2 - half_y)
    else:
        xs = lattice(FROM_EDGE + half_x, width - FROM_EDGE - half_x)
        ys = lattice(FROM_EDGE + half_y, depth // 2 - half_y)
    if own == (side == 1):
        ys = [depth - y for y in ys]
    return [(x, y) for x in xs for y in ys]


def lattice(low: int, high: int) -> list[int]:
    return list(range(-(-low // LATTICE) * LATTICE, high + 1, LATTICE))


def boxes_apart(piece: Piece, box: tuple[int, int, int, int]) -> bool:
    left, right, low, high = box
    return (
        piece.left - right >= APART or left - piece.right >= APART or piece.low - high >= APART
        or low - piece.high >= APART
    )  # fmt: skip


def laid(kind: str, points: list[tuple[int, int]], x: int, y: int) -> Piece:
    flat: list[int] = []
    for dx, dy in points:
        flat += [x + dx, y + dy]
    return Piece(kind, flat, [x, y] if kind.endswith("hill") else [])


def roll_pieces(rng: Rng, stream: i64, first: int, width: int, depth: int) -> list[Piece]:
    """All pieces of a battle; the side without the initiative places first."""
    must, may = LANDS[rng.below(stream, len(LANDS))]
    hands: list[list[tuple[str, bool]]] = []
    for _ in range(2):
        hand = [(must[rng.below(stream, len(must))], True)]
        for _ in range(1 if rng.below(stream, 6) < 3 else 2):
            hand.append((may[rng.below(stream, len(may))], False))
        hands.append(hand)
    found: list[Piece] = []
    for turn in range(3):
        for side in (first, 1 - first):
            if turn < len(hands[side]):
                kind, compulsory = hands[side][turn]
                piece = place_one(rng, stream, found, kind, compulsory, side, width, depth)
                if piece is not None:
                    found.append(piece)
    return found


def place_one(
    rng: Rng, stream: i64, found: list[Piece], kind: str, compulsory: bool, side: int, width: int, depth: int
) -> Piece | None:
    points = shape(rng, stream)
    half_x, half_y = extent(points)
    die = int(rng.below(stream, 6)) + 1
    spots = [
        (x, y)
        for x, y in middles(die, side, half_x, half_y, width, depth)
        if all(boxes_apart(piece, (x - half_x, x + half_x, y - half_y, y + half_y)) for piece in found)
    ]
    against = int(rng.below(stream, 6)) + 1 - (1 if compulsory else 0) + (1 if KINDS[kind] == "impassable" else 0)
    if not spots or against >= 6:
        return None
    x, y = spots[rng.below(stream, len(spots))]
    return laid(kind, points, slid(found, x, half_x, y, half_y, against, width), y)


def slid(found: list[Piece], x: int, half_x: int, y: int, half_y: int, against: int, width: int) -> int:
    """The other side's die: 3 and 4 slide it up to 6 MU towards the nearer side edge, 5 up to 12, as far as it goes."""
    most = 0 if against < 3 else 6 * MU if against < 5 else 12 * MU
    towards = -LATTICE if x < width // 2 else LATTICE
    best = x
    while abs(best + towards - x) <= most and half_x <= best + towards <= width - half_x:
        box = (best + towards - half_x, best + towards + half_x, y - half_y, y + half_y)
        if not all(boxes_apart(piece, box) for piece in found):
            break
        best += towards
    return best
