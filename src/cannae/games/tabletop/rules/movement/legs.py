"""The first part of a move, before it goes straight on: a wheel, a change of front, a turn, or a shift's strip."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from cannae.games.tabletop.rules.charge.charging import angle_of, parallel_angle
from cannae.games.tabletop.rules.movement.families import (
    ADVANCE,
    ALIGN,
    BEFORE_ENEMY,
    BESIDE_FRIEND,
    CONTRACT,
    EXPAND,
    FRONTS,
    RETIRE,
    SHIFT,
    SHIFTS,
    TURN_ABOUT,
    TURN_ANGLES,
    TURN_LEFT,
    TURN_RIGHT,
)
from cannae.games.tabletop.rules.movement.movers import Movers, least_cap
from cannae.games.tabletop.rules.movement.others import Other, those_near
from cannae.games.tabletop.rules.movement.wheels import Sweep
from cannae.games.tabletop.rules.table.formation import may_stand, turned_about, turned_aside, widened
from cannae.games.tabletop.rules.table.geometry import (
    BASE,
    HALF_BASE,
    KEEP,
    MU,
    NONE,
    Pose,
    Rect,
    arc,
    moved,
    no_longer_than,
    overlap,
    seen,
    size,
    turned,
    wheeled,
    within,
)
from cannae.games.tabletop.state import BASES, GROUPS, LAST, MOVE, Position

ALIGN_WITHIN: Final = 8 * MU
NEAR_ENEMY: Final = 6 * MU  # 4.2, 21.11
MOST_SHIFT: Final = BASE


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Leg:
    """Where the first part of a move ends, and how far it may go on from there."""

    def __init__(self, rule: str) -> None:
        self.rule = rule  # what forbids it, if anything
        self.pose: Pose = (0, 0, 0)
        self.files: i64 = 0
        self.depth: i64 = 0  # 0: every group keeps its own
        self.used: i64 = 0
        self.limit: i64 = 0  # of what may have been used in the end
        self.level: i64 = 0  # how far to the front of the nearest friend beside it
        self.cap: i64 = 0  # of the ground it stands on there
        # Where else on its way enemies near it count (21.11): this pose, so many times; and whether there were any.
        self.via: Pose = (0, 0, 0)
        self.passes: i64 = 0
        self.passes_near = False
        # Worked out when first asked for: of each that moves, who could be in its way, and which enemies could be
        # near, anywhere on the straight way from there; and the wheels from places on that way.
        self.in_way: list[list[Other]] | None = None
        self.watching: list[list[Other]] | None = None
        self.sweeps: dict[int, list[Sweep]] | None = None


@final
class Legs:
    """The first parts of all moves of a group or line; each worked out once."""

    def __init__(self, p: Position, movers: Movers) -> None:
        self.p = p
        self.movers = movers
        self.cap = movers.cap(movers.pose)
        self.near = movers.enemy_within(movers.pose, NEAR_ENEMY)
        self.rate_open = min([int(mover.around.troop.rates[0]) for mover in movers.all])
        self.known: list[Leg | None] = [None] * ((LAST - MOVE) >> 6)  # by family and angle
        self.sweeps: list[list[Sweep]] = [movers.sweeps(movers.pose, 1), movers.sweeps(movers.pose, -1)]
        self.after_turns: dict[int, Sweep] = {}
        self.group = movers.all[0].group
        self.files = movers.all[0].files
        self.bases = p.get(self.group, BASES)
        self.rect = movers.all[0].rect

    def leg(self, family: i64, angle: i64) -> Leg:
        key = family * 64 + angle
        known = self.known[key]
        if known is None:
            known = self.make_leg(family, angle)
            self.known[key] = known
        return known

    def make_leg(self, family: i64, angle: i64) -> Leg:
        start = self.movers.pose
        if family == ADVANCE and (angle == 0 or (angle < 32 and angle != 16)):
            return self.wheeling(angle_of(angle))
        if family == ALIGN and angle < GROUPS and self.p.is_on(angle) and angle not in self.own():
            turn = parallel_angle(start[2], self.p.pose(angle)[2])
            if turn == 0 or not within(self.rect, self.p.rect(angle), ALIGN_WITHIN):
                return Leg("21.6")
            return self.wheeling(turn)
        if (family == EXPAND or family == CONTRACT) and 1 <= angle < len(FRONTS):
            return self.fronting(start, family, angle)
        if TURN_LEFT <= family <= TURN_ABOUT and (angle == 0 or (angle < 32 and angle & 15 in TURN_ANGLES)):
            if angle == 0:
                return self.turning(start, family)
            leg = self.leg(family, 0)
            return leg if leg.rule else self.wheeling_on(leg, family, angle_of(angle))
        if family == SHIFT and 1 <= angle <= BEFORE_ENEMY:
            return self.shifting(angle)
        if family == RETIRE and angle == 0:
            return self.leg(TURN_ABOUT, 0)
        return Leg("21.6")

    def own(self) -> list[int]:
        return [mover.group for mover in self.movers.all]

    def wheeling(self, turn: i64) -> Leg:
        """21.5: a wheel of all that move, or none."""
        cap = self.cap
        leg = Leg("")
        leg.pose, leg.files = self.movers.pose, self.files
        if turn:
            leg.used = arc(2 * self.movers.half, turn)
            if leg.used > cap:
                return Leg("21.3")
            cap = least_cap(self.sweeps[0 if turn > 0 else 1], size(turn), cap)
            if cap == NONE:
                return Leg("21.5")
            if leg.used > cap:
                return Leg("21.3")
            leg.pose = self.movers.wheeled(self.movers.pose, turn)
            leg.via, leg.passes = leg.pose, 1
            leg.passes_near = self.near or self.movers.enemy_within(leg.pose, NEAR_ENEMY)
        leg.limit = self.movers.run(leg.pose, leg.used, cap)
        leg.level = self.level_at(leg.pose, self.movers.half)
        return leg

    def wheeling_on(self, leg: Leg, family: i64, turn: i64) -> Leg:
        """21.9: a wheel after a turn."""
        used = arc(BASE * leg.files, turn)
        if used > leg.cap:
            return Leg("21.3")
        key = int(2 * family + (1 if turn > 0 else 0))
        sweep = self.after_turns.get(key)
        if sweep is None:
            x, y, h = leg.pose
            half: i64 = leg.files * HALF_BASE
            r = Rect(x, y, h, half, leg.depth)
            sweep = self.movers.all[0].around.sweep(leg.pose, half, 1 if turn > 0 else -1, r, leg.files)
            self.after_turns[key] = sweep
        cap = least_cap([sweep], size(turn), leg.cap)
        if cap == NONE:
            return Leg("21.5")
        if used > cap:
            return Leg("21.3")
        after = Leg("")
        after.pose = wheeled(leg.pose, BASE * leg.files, turn)
        after.files, after.depth, after.used = leg.files, leg.depth, used
        after.via, after.passes = after.pose, 1
        after.passes_near = self.near or self.movers.enemy_within(after.pose, NEAR_ENEMY)
        self.go_on(after, cap)
        return after

    def fronting(self, start: Pose, family: i64, front: i64, goes_on: bool = True) -> Leg:
        """21.8: the front line stays where it is."""
        if not 1 <= front < len(FRONTS):
            return Leg("21.6")
        right, left = FRONTS[front]
        if family == CONTRACT:
            right, left = -right, -left
        files: i64 = self.files + right + left
        if not may_stand(files, self.bases):
            return Leg("21.8")
        leg = Leg("")
        leg.pose = widened(start, right, left)
        leg.files = files
        leg.depth = ((self.bases + files - 1) // files) * self.movers.all[0].around.troop.depth
        if not self.is_clear(leg, True):
            return Leg("21.14")
        if goes_on:
            self.go_on(leg, self.cap_at(leg))
        return leg

    def turning(self, start: Pose, family: i64, goes_on: bool = True) -> Leg:
        """21.9: on the spot; to a side only full ranks, and no more files than ranks allow."""
        leg = Leg("")
        ranks = (self.bases + self.files - 1) // self.files
        leg.files, leg.depth = self.files, self.rect.d
        if family == TURN_ABOUT:
            leg.pose = turned_about(start, self.rect.d)
        else:
            if self.bases % self.files or self.files > 4:
                return Leg("21.9")
            leg.pose = turned_aside(start, self.files, ranks, family == TURN_RIGHT)
            leg.files, leg.depth = ranks, self.files * self.movers.all[0].around.troop.depth
        if not self.is_clear(leg, False):
            return Leg("21.14")
        if goes_on:
            leg.cap = self.cap_at(leg)
            self.go_on(leg, leg.cap)
        return leg

    def is_clear(self, leg: Leg, may_pass: bool) -> bool:
        x, y, h = leg.pose
        r = Rect(x, y, h, leg.files * HALF_BASE, leg.depth)
        for other in self.movers.all[0].around.others:
            if not (may_pass and other.passable) and overlap(r, other.body):
                return False
        return True

    def cap_at(self, leg: Leg) -> i64:
        x, y, h = leg.pose
        return self.movers.all[0].around.cap(leg.files, Rect(x, y, h, leg.files * HALF_BASE, leg.depth))

    def go_on(self, leg: Leg, cap: i64) -> None:
        """How far a single group goes on from there, and where it would be level with a friend."""
        x, y, h = leg.pose
        r = Rect(x, y, h, leg.files * HALF_BASE, leg.depth)
        leg.limit = self.movers.all[0].around.run(leg.pose, leg.files, r, leg.used, cap)
        leg.level = self.level_at(leg.pose, r.w)

    def level_at(self, pose: Pose, half: i64) -> i64:
        """21.4: how far to the front of the nearest friend beside it who faces the same way; 0 for none."""
        best: i64 = 1 << 60
        for other in self.movers.all[0].around.others:
            body = other.body
            if other.enemy or body.h != pose[2]:
                continue
            u, v = seen(pose[0], pose[1], pose[2], body.x, body.y)
            if 0 < v < best and size(u) - body.w - half <= BASE:
                best = v
        return best if best < 1 << 60 else 0

    def look_along(self, leg: Leg) -> None:
        """The groups that could be in the way, and the enemies that could be near, anywhere straight on from a leg."""
        way = max(leg.limit - leg.used, 0)
        in_way: list[list[Other]] = []
        watching: list[list[Other]] = []
        for mover in self.movers.all:
            half: i64 = leg.files * HALF_BASE if self.movers.alone else mover.rect.w
            depth: i64 = leg.depth or mover.rect.d
            start = self.movers.pose_of(mover, leg.pose)
            x, y, _ = moved(start, 0, (way - depth) >> 1)
            reach = no_longer_than(half, (way + depth) >> 1) + 8
            in_way.append(those_near(mover.around.others, x, y, reach + KEEP))
            if self.near:
                continue
            x, y, _ = moved(start, 0, (way - mover.rect.d) >> 1)  # 21.11 measures from the front it had before
            reach = no_longer_than(mover.rect.w, (way + mover.rect.d) >> 1) + 8
            watching.append(those_near(mover.around.watchers, x, y, reach + NEAR_ENEMY))
        leg.in_way = in_way
        leg.watching = None if self.near else watching

    # -- Shifts -------------------------------------------------------------------------------------------

    def shifting(self, angle: i64) -> Leg:
        """21.7: it begins as if it stood to the side already; the strip over both places must be clear."""
        start = self.movers.pose
        aside: i64 = SHIFTS[angle] if angle < BESIDE_FRIEND else self.found_shift(angle)
        if aside == 0:
            return Leg("21.7")
        leg = Leg("")
        leg.pose, leg.files = moved(start, aside, 0), self.files
        cap = self.cap
        for mover in self.movers.all:
            x, y, h = self.movers.pose_of(mover, moved(start, aside >> 1, 0))
            half: i64 = mover.rect.w + (size(aside) >> 1)
            strip = Rect(x, y, h, half, mover.rect.d)
            cap = min(cap, mover.around.cap(mover.files, strip))
            cap = min(cap, mover.around.run_wide((x, y, h), half, mover.files, strip, 0, cap))
        leg.limit = cap
        return leg

    def found_shift(self, angle: i64) -> i64:
        """The least shift that brings it flush beside a friend, or file on file with an enemy ahead; 0 for none."""
        x, y, h = self.movers.pose
        half = self.movers.half
        best: i64 = 0
        for other in self.movers.all[0].around.others:
            body = other.body
            if other.enemy != (angle == BEFORE_ENEMY):
                continue
            u, v = seen(x, y, h, body.x, body.y)
            if angle == BESIDE_FRIEND:
                if body.h != h or v <= 0:
                    continue
                found = [u - body.w - half, u + body.w + half]
            else:
                if v <= 0 or turned(body.h - h) != 360:
                    continue
                odd: i64 = HALF_BASE if (body.w + half) // HALF_BASE % 2 else 0
                rest: i64 = (u - odd) % BASE
                found = [rest, rest - BASE]
            for aside in found:
                if 0 < size(aside) <= MOST_SHIFT and (best == 0 or size(aside) < size(best)):
                    best = aside
        return best
