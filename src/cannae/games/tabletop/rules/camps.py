"""Rules 19.4 and 28.3: where camps stand, and sacking them."""

from typing import Final

from mypy_extensions import i64

from cannae.games.tabletop.rules.combat.contact import find_pairs
from cannae.games.tabletop.rules.offering import Offering
from cannae.games.tabletop.rules.table.geometry import BASE, TOUCH, Rect, within
from cannae.games.tabletop.rules.table.ground import Piece
from cannae.games.tabletop.state import BROKEN, CAMP, LEVEL, Position, side_of, side_words, unit_words

HALF_WIDTH: Final = 2400
DEPTH: Final = 3200
KIND: Final = "camp"


def camp_rect(p: Position, side: i64, x: i64) -> Rect:
    """A camp on a side's own edge, facing the enemy."""
    return Rect(x, DEPTH, 0, HALF_WIDTH, DEPTH) if side == 0 else Rect(x, p.terms.depth - DEPTH, 360, HALF_WIDTH, DEPTH)


def pitch(p: Position, side: i64, x: i64) -> None:
    """The camp stands from now on: nobody walks over it."""
    low: i64 = 0 if side == 0 else p.terms.depth - DEPTH
    corners = [x - HALF_WIDTH, low, x + HALF_WIDTH, low, x + HALF_WIDTH, low + DEPTH, x - HALF_WIDTH, low + DEPTH]
    p.terms = p.terms.with_more([Piece(KIND, [int(number) for number in corners], [])])


def camp_of(p: Position, side: i64) -> Rect | None:
    """Nothing before it is pitched."""
    for piece in p.terms.pieces:
        if piece.kind == KIND and (piece.low == 0) == (side == 0):
            return camp_rect(p, side, (piece.left + piece.right) >> 1)
    return None


def columns(p: Position, side: i64) -> list[int]:
    """19.4: steps of a base width along the edge, on nothing impassable."""
    found: list[int] = []
    for column in range(2, int(p.terms.width // BASE) - 1):
        r = camp_rect(p, side, column * BASE)
        if not any(piece.going == 4 and piece.holds(r) for piece in p.terms.pieces):
            found.append(column)
    return found


def middle_column(p: Position, side: i64) -> int:
    middle = int(p.terms.width // BASE) // 2
    return min(columns(p, side), key=lambda column: (abs(column - middle), column if side == 0 else -column))


class Camping(Offering):
    """19.4: where the camp stands."""

    def acting(self, state: Position) -> i64:
        return 1 << state.asked

    def listed(self, state: Position, side: i64) -> list[int]:
        return [CAMP + column for column in columns(state, side)]

    def play(self, state: Position, side: i64, choice: i64) -> None:
        pitch(state, side, (choice - CAMP) * BASE)
        state.tell("camp", "19.4", {"side": side_words(side)})
        state.barrier_count += 1
        state.step_number = 0

    def conceivable(self, state: Position, side: i64) -> list[int]:
        return [CAMP + column for column in range(2, int(state.terms.width // BASE) - 1)]


def sack(p: Position, group: i64) -> None:
    """28.3: an unbroken group without a pair that has come to touch the enemy's camp sacks it."""
    enemy = 1 - side_of(group)
    if p.sacked >> enemy & 1 or not p.is_on(group) or p.get(group, LEVEL) == BROKEN:
        return
    camp = camp_of(p, enemy)
    if camp is not None and within(p.rect(group), camp, TOUCH) and not find_pairs(p).has(int(group)):
        p.sacked |= 1 << enemy
        p.tell("sacks", "28.3", {"group": unit_words(p, group), "side": side_words(enemy)})
