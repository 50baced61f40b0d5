"""Rule 19.6: the script that sets an army up, and battles of history that stand as on the day."""

from typing import Final

from mypy_extensions import i64

from cannae.games.tabletop.rules.camps import KIND as CAMP_KIND
from cannae.games.tabletop.rules.movement.moving import Around
from cannae.games.tabletop.rules.places import fits_here, from_own_edge, place_pose, places, set_down, waiting
from cannae.games.tabletop.rules.table.geometry import BASE, HALF_BASE, MU
from cannae.games.tabletop.state import BASES, FILES, OF_SIDE_C, RANK, WHERE, WITH, Position, side_of

FOOT_Y: Final = 8 * MU
SCREEN_Y: Final = 11 * MU
RESERVE_Y: Final = 4 * MU
GAP: Final = 200
BEHIND: Final = 1500  # so far behind the others it is a reserve, which the camp may push forward


def set_up(p: Position, side: i64) -> None:
    """Set a scenario up: every group and commander where it stood on the day."""
    for group, files, x, y, heading in p.terms.stands:
        if side_of(group) == side:
            set_down(p, group, files, (x, y, heading))
    for commander, group in p.terms.posts:
        if side_of(group) == side:
            p.set_c(commander, WITH, group + 1)


def script(p: Position, side: i64) -> None:
    """19.6: foot in the middle, elephants at its end, horse on the wings, light foot in front, a reserve behind."""
    if p.terms.stands:
        set_up(p, side)
    left = waiting(p, side)
    foot = [g for g in left if p.troop(g).kind in ("HF", "MF", "BWg")]
    foot.sort(key=lambda g: (-p.troop(g).group.points, g))
    reserve: list[int] = []
    if len(foot) >= 4:
        smallest = min(foot, key=lambda g: (p.get(g, BASES), g))
        foot.remove(smallest)
        reserve = [smallest]
    line: list[int] = []
    for at, group in enumerate(foot):  # the best in the middle
        line = [*line, group] if at % 2 == 0 else [group, *line]
    opener = open_wing(p, side)
    medium = [g for g in line if p.troop(g).kind == "MF"]
    heavy = [g for g in line if g not in medium]
    if opener >= 0:  # medium foot where the going is worse
        line = medium + heavy if opener == 1 else heavy + medium
    line += [g for g in left if p.troop(g).kind in ("El", "LArt", "HArt")]
    screen = [g for g in left if p.troop(g).kind == "LF"]
    placed = {*foot, *line, *screen, *reserve}
    horse = [g for g in left if g not in placed]
    horse.sort(key=lambda g: (p.troop(g).skirmisher, g))
    middle = int(p.terms.width) // 2
    span = in_a_row(p, side, line, middle, FOOT_Y, GAP)
    in_a_row(p, side, screen, middle, SCREEN_Y, max(GAP, (span - total_width(p, screen)) // max(len(screen), 1)))
    in_a_row(p, side, reserve, middle, RESERVE_Y, GAP)
    ends = [middle - span // 2 - MU, middle + span // 2 + MU]
    for at, wing in enumerate(wings(len(horse), opener)):
        group = horse[at]
        width = int(p.get(group, FILES)) * BASE
        x = ends[wing] + (width // 2 if wing else -width // 2)
        ends[wing] += width + GAP if wing else -width - GAP
        put_near(p, side, group, x, FOOT_Y)


def burden(p: Position, side: i64, wing: int) -> int:
    """How much bad going lies before a side's left (0) or right (1) third."""
    third = int(p.terms.width) // 3
    low = 0 if (wing == 0) == (side == 0) else 2 * third
    found = 0
    for piece in p.terms.pieces:
        if piece.kind != CAMP_KIND:
            across_it = max(min(int(piece.right), low + third) - max(int(piece.left), low), 0)
            found += across_it * int(piece.high - piece.low) * int(piece.going)
    return found


def open_wing(p: Position, side: i64) -> int:
    """The wing with less of it; -1 where both are alike."""
    left, right = burden(p, side, 0), burden(p, side, 1)
    return -1 if left == right else 0 if left < right else 1


def wings(count: int, opener: int) -> list[int]:
    """Which wing each group of horse goes to: turn about, and more of them to the more open one."""
    first = opener if opener >= 0 else 1
    found = [first if at % 2 == 0 else 1 - first for at in range(count)]
    if opener >= 0 and count >= 4 and count % 2 == 0:
        found[-1] = opener
    return found


def total_width(p: Position, groups: list[int]) -> int:
    return sum([int(p.get(group, FILES)) * BASE for group in groups])


def in_a_row(p: Position, side: i64, groups: list[int], middle: int, y: int, gap: int) -> int:
    """Side by side about the middle; returns the width taken."""
    span = total_width(p, groups) + gap * max(len(groups) - 1, 0)
    x = middle - span // 2
    for group in groups:
        width = int(p.get(group, FILES)) * BASE
        put_near(p, side, group, x + width // 2, y)
        x += width + gap
    return span


def put_near(p: Position, side: i64, group: int, x: int, y: int) -> None:
    """At this place, or at the nearest of a widening search that is free. Blue's left is red's right."""
    mirrored = x if side == 0 else int(p.terms.width) - x
    files = p.get(group, FILES)
    around = Around(p, group)
    for distance in range(80):
        for dy in (0, -2 * MU, 2 * MU, -4 * MU):
            for dx in (distance * HALF_BASE, -distance * HALF_BASE):
                pose = from_own_edge(p, side, mirrored + (dx if side == 0 else -dx), y + dy)
                if y + dy >= 2 * MU and fits_here(p, around, group, files, pose):
                    set_down(p, group, files, pose)
                    return
    for place in places(p, group, files):
        found = place_pose(p, group, files, place)
        if found is not None:
            set_down(p, group, files, found)
            return
    p.set(group, WHERE, 2)  # no room at all: it never came


def script_commanders(p: Position, side: i64) -> None:
    """19.6: the first with the middle of the foot, the others with its left and right. Groups that wait behind the line
    do not count."""
    foot = [group for group in p.on_table(side) if p.troop(group).kind in ("HF", "MF")] or p.on_table(side)
    foot.sort(key=lambda group: (own_place(p, side, group)[0], group))
    fronts = sorted([own_place(p, side, group)[1] for group in foot])
    line = [group for group in foot if own_place(p, side, group)[1] > fronts[len(fronts) // 2] - BEHIND]
    wanted = [line[len(line) // 2], line[0], line[-1], line[len(line) // 2]]
    for at in range(OF_SIDE_C):
        commander = int(side) * OF_SIDE_C + at
        if p.get_c(commander, RANK) and not p.get_c(commander, WITH):
            p.set_c(commander, WITH, wanted[at] + 1)


def own_place(p: Position, side: i64, group: int) -> tuple[int, int]:
    """How far from its own left a group stands, and how far from its own edge."""
    x, y, _ = p.pose(group)
    return (int(x), int(y)) if side == 0 else (int(p.terms.width - x), int(p.terms.depth - y))
