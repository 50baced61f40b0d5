"""Every number that is a choice in some battle, for encoders and checks that need them all beforehand."""

from typing import Final

from cannae.games.tabletop.rules.movement.families import (
    ADVANCE,
    AFTER,
    ALIGN,
    AS_FAR,
    CONTRACT,
    CONTRACT_LAST,
    DOUBLE,
    EVERY_TURN,
    EXPAND,
    FRONTS,
    LAST_SHIFT,
    LEVEL_WITH,
    RETIRE,
    SHIFT,
    TURN_ABOUT,
    TURN_ANGLES,
    TURN_LAST,
    TURN_LEFT,
    TURN_RIGHT,
    WHEEL_PAIRS,
    code,
    turns_both_ways,
)
from cannae.games.tabletop.rules.places import BESIDE, ROWS
from cannae.games.tabletop.state import CAMP, CHARGE, CROSS, GROUP, GROUPS, HALT, JOIN, LEAD, LINE, MUSTER, PLACE, WIDEN


def _every() -> list[int]:
    found = list(range(HALT + 1)) + [GROUP + group for group in range(GROUPS)]
    for group in range(GROUPS):
        found += [MUSTER + 16 * group + files for files in range(1, 16)]
        found += [start + 32 * (4 * (group >> 4) + at) + group for at in range(4) for start in (JOIN, LEAD)]
        found += [CHARGE + 64 * group + option for option in range(64) if option != 16]
    found += [PLACE + 128 * row + column for row in range(ROWS) for column in range(128)]
    found += [PLACE + 128 * BESIDE + column for column in range(32)]
    found += [CROSS + 32 * one + other for one in range(GROUPS) for other in range(GROUPS)]
    found += [WIDEN + number for number in range(2 * GROUPS)]
    found += [CAMP + column for column in range(64)]
    found += [LINE + 32 * one + other for one in range(GROUPS) for other in range(GROUPS)]
    return found + _every_move()


def _every_move() -> list[int]:
    ways = [*range(1, LEVEL_WITH + 1), AS_FAR]
    fronts = range(1, len(FRONTS))
    turns = (TURN_LEFT, TURN_RIGHT, TURN_ABOUT)
    starts = [(ADVANCE, angle) for angle in EVERY_TURN] + [(ALIGN, group) for group in range(GROUPS)]
    starts += [(family, front) for family in (EXPAND, CONTRACT) for front in fronts]
    starts += [(family, angle) for family in turns for angle in [0, *turns_both_ways(TURN_ANGLES)]]
    endings = [(ADVANCE, 0), (RETIRE, 0), *[(AFTER, angle) for angle in EVERY_TURN]]
    endings += [(SHIFT, shift) for shift in range(1, LAST_SHIFT + 1)]
    endings += [(DOUBLE, pair) for pair in range(len(WHEEL_PAIRS))]
    endings += [(CONTRACT_LAST, front) for front in fronts] + [(TURN_LAST, family) for family in turns]
    found = [int(code(family, angle, way)) for family, angle in starts for way in [0, *ways]]
    return found + [int(code(family, angle, way)) for family, angle in endings for way in ways]


EVERY: Final = _every()
