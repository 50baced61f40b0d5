"""The numbers of moves: a family, an angle and a distance make one choice (chapter 21 of the rules)."""

from typing import Final

from mypy_extensions import i64

from cannae.games.tabletop.rules.charge.charging import ANGLES
from cannae.games.tabletop.state import MOVE

ADVANCE: Final = 0  # a wheel, if any, then straight
AFTER: Final = 1  # straight, then a wheel
ALIGN: Final = 2  # a wheel to be parallel to a group, then straight
EXPAND: Final = 3
CONTRACT: Final = 4
TURN_LEFT: Final = 5  # then a wheel, if any, and straight
TURN_RIGHT: Final = 6
TURN_ABOUT: Final = 7
SHIFT: Final = 8  # straight, ending to a side
DOUBLE: Final = 9  # a wheel, straight, and a wheel to the other side
RETIRE: Final = 10  # about, straight, and about again
CONTRACT_LAST: Final = 11  # straight, then contracting
TURN_LAST: Final = 12  # straight, then a turn: the angle is the turn's family
FAMILIES: Final = 13

LEVEL_WITH: Final = 60  # in place of a distance: up to the front of the nearest friend
AS_FAR: Final = 63  # as far as it goes
STEP: Final = 250
# Expanding and contracting: files more on the right and on the left.
FRONTS: Final = [(0, 0), (1, 0), (2, 0), (0, 1), (0, 2), (1, 1)]
AFTER_ANGLES: Final = [2, 4, 6, 7, 9, 12]  # 5, 10, 15, 20, 30, 45 degrees
TURN_ANGLES: Final = [4, 7, 9, 12, 13, 15]  # 10, 20, 30, 45, 60, 90 degrees, after a turn
# Shifts to the right: by so much, flush beside a friend, or file on file with an enemy ahead.
SHIFTS: Final = [0, 800, 1600, -800, -1600]
BESIDE_FRIEND: Final = 5
BEFORE_ENEMY: Final = 6
LAST_SHIFT: Final = 6
LEAST_SHIFTING: Final = 8  # steps straight ahead that a shift asks for: 2 MU
# Two wheels to opposite sides: the first to the right for the even numbers.
WHEEL_PAIRS: Final = [
    (sign * first, -sign * second) for first in (20, 40, 60) for second in (20, 40, 60) for sign in (1, -1)
]
RETIRES: Final = 12  # steps: 3 MU at most (4.12)

# The rule of each family, for the telling.
RULES: Final = [
    "21.4", "21.6", "21.6", "21.8", "21.8", "21.9", "21.9", "21.9", "21.7", "21.6", "21.9", "21.8", "21.9",
]  # fmt: skip


def is_advance(family: i64) -> bool:
    """Whether a move is an advance: the only kind for a battle line, and for a second move."""
    return family <= ALIGN or family == SHIFT or family == DOUBLE


def code(family: i64, angle: i64, distance: i64) -> i64:
    return MOVE + (family * 64 + angle) * 64 + distance


def turns_both_ways(angles: list[int]) -> list[int]:
    """The numbers of these angles to the right and to the left."""
    return [turn for angle in angles for turn in (angle, angle + 16)]


EVERY_TURN: Final = [*range(1, len(ANGLES)), *range(17, 16 + len(ANGLES))]
