"""Battle lines (rule 17.7): which groups stand as one, and may be moved so."""

from typing import Final

from mypy_extensions import i64

from cannae.games.tabletop.rules.combat.nerve import RANGES
from cannae.games.tabletop.rules.table.geometry import KEEP, seen, within
from cannae.games.tabletop.state import IN_FRONT, LINE, MOVED, OF_SIDE_C, RANK, WITH, Position, side_of

GAP: Final = 200  # between neighbours
MOST: Final = 8


def lines_among(p: Position, groups: list[int]) -> list[list[int]]:
    """All lines that these groups of one side form, each from its left to its right."""
    right_of: dict[int, int] = {}
    for group in groups:
        neighbour = neighbour_of(p, group, groups)
        if neighbour >= 0:
            right_of[group] = neighbour
    found: list[list[int]] = []
    for first in groups:
        line = [first]
        while line[-1] in right_of and len(line) < MOST:
            line = [*line, right_of[line[-1]]]
            if is_level(p, line) and is_led(p, line):
                found.append(line)
    return found


def neighbour_of(p: Position, group: int, groups: list[int]) -> int:
    """The next group to the right, with the same heading and its front level; -1 for none."""
    x, y, h = p.pose(group)
    best, least = -1, GAP + 1
    for other in groups:
        ox, oy, oh = p.pose(other)
        if other == group or oh != h or p.get(other, MOVED) != p.get(group, MOVED):
            continue
        u, v = seen(x, y, h, ox, oy)
        gap = int(u - p.half_width(group) - p.half_width(other))
        if -KEEP <= v <= KEEP and -KEEP <= gap < least:
            best, least = other, gap
    return best


def is_level(p: Position, line: list[int]) -> bool:
    """Whether a group is level with all of a line, not only with its neighbour."""
    x, y, h = p.pose(line[-1])
    return all(-KEEP <= seen(x, y, h, p.pose(other)[0], p.pose(other)[1])[1] <= KEEP for other in line)


def is_led(p: Position, line: list[int]) -> bool:
    """Whether a commander with one of them has all of them in his range."""
    start: i64 = side_of(line[0]) * OF_SIDE_C
    for commander in range(int(start), int(start) + OF_SIDE_C):
        own = int(p.get_c(commander, WITH)) - 1
        if p.get_c(commander, RANK) and own in line and not p.get_c(commander, IN_FRONT):
            reach = RANGES[p.get_c(commander, RANK)]
            if all(within(p.rect(own), p.rect(member), reach) for member in line):
                return True
    return False


def line_choice(line: list[int]) -> int:
    return LINE + 32 * line[0] + line[-1]


def members(p: Position, first: int, last: int) -> list[int]:
    """The groups from the first to the last of a line, by their places."""
    x, y, h = p.pose(first)
    end = seen(x, y, h, p.pose(last)[0], p.pose(last)[1])[0]
    found: list[tuple[int, int]] = []
    for group in p.on_table(side_of(first)):
        gx, gy, gh = p.pose(group)
        u, v = seen(x, y, h, gx, gy)
        if gh == h and -2 * KEEP <= v <= 2 * KEEP and 0 <= u <= end:
            found.append((int(u), group))
    return [group for _, group in sorted(found)]
