"""The other groups on the table, as things that a mover may meet or that may watch it."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from cannae.games.tabletop.rules.table.geometry import Rect, within


@final
@mypyc_attr(acyclic=True)
class Other:
    """Another group on the table, or one of its files where some have stepped forward."""

    def __init__(self, group: i64, body: Rect, enemy: bool, passable: bool) -> None:
        self.group = group
        self.body = body
        self.enemy = enemy
        self.passable = passable  # 21.14: light foot and anybody, anybody and artillery


def any_within(r: Rect, others: list[Other], distance: i64) -> bool:
    return any(within(r, other.body, distance) for other in others)


NOBODY: Final[list[Other]] = []  # one empty list for all: most looks find nobody


def those_near(others: list[Other], x: i64, y: i64, reach: i64) -> list[Other]:
    """The groups that a circle of this reach about a point may touch; the list is not to be changed."""
    found = NOBODY
    for other in others:
        dx = other.body.middle_x - x
        dy = other.body.middle_y - y
        far = reach + other.body.radius
        if dx * dx + dy * dy <= far * far:
            if found is NOBODY:
                found = [other]
            else:
                found.append(other)
    return found
