"""The groups that move together: one, or those of a battle line, each keeping its place (17.7)."""

from typing import final

from mypy_extensions import i64

from cannae.games.tabletop.rules.movement.moving import Around
from cannae.games.tabletop.rules.movement.restricted import find_pinner
from cannae.games.tabletop.rules.movement.wheels import Sweep
from cannae.games.tabletop.rules.table.geometry import NONE, Pose, Rect, moved, seen, wheeled
from cannae.games.tabletop.state import FILES, FRAGMENTED, LEVEL, Position


@final
class Mover:
    """One group among those that move, and where in their common front it stands."""

    def __init__(self, p: Position, group: int, together: list[int], u: i64, v: i64) -> None:
        self.group = group
        self.around = Around(p, group, together)
        self.files = p.get(group, FILES)
        self.rect = p.rect(group)
        self.u = u
        self.v = v
        self.pinner = find_pinner(p, self.around, self.rect)
        self.clumsy = self.around.troop.kind in ("LArt", "BWg")  # every move of theirs is complex
        self.shaken = p.get(group, LEVEL) == FRAGMENTED


@final
class Movers:
    """All that move together, as one front: a single group is a line of one."""

    def __init__(self, p: Position, groups: list[int]) -> None:
        """The groups from left to right."""
        self.p = p
        first, last = groups[0], groups[-1]
        start = p.pose(first)
        left = -p.half_width(first)
        right = seen(start[0], start[1], start[2], p.pose(last)[0], p.pose(last)[1])[0] + p.half_width(last)
        self.pose: Pose = moved(start, (left + right) >> 1, 0)
        self.half: i64 = (right - left) >> 1
        self.all: list[Mover] = []
        for group in groups:
            u, v = seen(self.pose[0], self.pose[1], start[2], p.pose(group)[0], p.pose(group)[1])
            self.all.append(Mover(p, group, groups, u, v))
        self.alone = len(groups) == 1

    def pose_of(self, mover: Mover, pose: Pose) -> Pose:
        """Where one of them stands when their common front stands in a pose."""
        return pose if self.alone else moved(pose, mover.u, mover.v)

    def rect_of(self, mover: Mover, pose: Pose) -> Rect:
        x, y, h = self.pose_of(mover, pose)
        return Rect(x, y, h, mover.rect.w, mover.rect.d)

    def cap(self, pose: Pose) -> i64:
        """3.3: the slowest of them in the worst going it stands in."""
        best: i64 = 1 << 40
        for mover in self.all:
            best = min(best, mover.around.cap(mover.files, self.rect_of(mover, pose)))
        return best

    def run(self, pose: Pose, used: i64, cap: i64) -> i64:
        """21.3: how much of the rate may have been used when all go on straight."""
        for mover in self.all:
            r = self.rect_of(mover, pose)
            cap = min(cap, mover.around.run(r.pose(), mover.files, r, used, cap))
        return cap

    def wheeled(self, pose: Pose, angle: i64) -> Pose:
        """21.5: about the front corner of the inner side; to the right for a positive angle."""
        return wheeled(pose, 2 * self.half, angle)

    def sweeps(self, pose: Pose, sign: i64) -> list[Sweep]:
        """Their wheels from a pose to one side."""
        found: list[Sweep] = []
        for mover in self.all:
            r = self.rect_of(mover, pose)
            found.append(mover.around.sweep(pose, self.half, sign, r, mover.files, mover.u, mover.v))
        return found

    def enemy_within(self, pose: Pose, distance: i64) -> bool:
        """Whether an unbroken enemy is no further than that from any of them."""
        for mover in self.all:
            if mover.around.watchers and mover.around.enemy_within(self.rect_of(mover, pose), distance):
                return True
        return False


def least_cap(sweeps: list[Sweep], angle: i64, cap: i64) -> i64:
    """What the ground under a wheel leaves of a rate to all of them; NONE where something stands in the way."""
    for sweep in sweeps:
        found = sweep.cap(angle)
        if found == NONE:
            return NONE
        cap = min(cap, found)
    return cap
