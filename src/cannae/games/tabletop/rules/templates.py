"""The moves of chapter 21: advances, wheels, changes of front and turns, each worked out from the number of its choice.

A number says what is meant: the family, the angle and the distance. One plan serves what is offered, what is refused
and by which rule, and what is carried out.
"""

from typing import Final, final

from mypy_extensions import i64

from cannae.games.tabletop.rules.charging import ANGLES, angle_of, parallel_angle
from cannae.games.tabletop.rules.formation import may_stand, turned_about, turned_aside, widened
from cannae.games.tabletop.rules.geometry import (
    BASE,
    MU,
    NONE,
    Pose,
    Rect,
    arc,
    distance2,
    moved,
    overlap,
    seen,
    size,
    turned,
    wheeled,
    within,
)
from cannae.games.tabletop.rules.moving import Around
from cannae.games.tabletop.rules.nerve import commander_with
from cannae.games.tabletop.rules.sheet.moves import permission
from cannae.games.tabletop.state import (
    BASES,
    BROKEN,
    FILES,
    FRAGMENTED,
    GROUPS,
    LAST,
    LEVEL,
    MOVE,
    Position,
)

ADVANCE: Final = 0  # a wheel, if any, then straight
AFTER: Final = 1  # straight, then a wheel
ALIGN: Final = 2  # a wheel to be parallel to a group, then straight
EXPAND: Final = 3
CONTRACT: Final = 4
TURN_LEFT: Final = 5
TURN_RIGHT: Final = 6
TURN_ABOUT: Final = 7
FAMILIES: Final = 8

LEVEL_WITH: Final = 60  # in place of a distance: up to the front of the nearest friend
AS_FAR: Final = 63  # as far as it goes
STEP: Final = 250
# Expanding and contracting: files more on the right and on the left.
FRONTS: Final = [(0, 0), (1, 0), (2, 0), (0, 1), (0, 2), (1, 1)]
AFTER_ANGLES: Final = [2, 4, 6, 7, 9, 12]  # 5, 10, 15, 20, 30, 45 degrees
NEAR_ENEMY: Final = 6 * MU
ALIGN_WITHIN: Final = 8 * MU
PINNED: Final = 2 * MU
LONG_CONTRACTION: Final = 3 * MU
AWAY: Final = 12 * MU


def code(family: i64, angle: i64, distance: i64) -> i64:
    return MOVE + (family * 64 + angle) * 64 + distance


@final
class Leg:
    """The first part of a move, before it goes straight on."""

    def __init__(self, rule: str) -> None:
        self.rule = rule  # what forbids it, if anything
        self.pose: Pose = (0, 0, 0)
        self.files: i64 = 0
        self.depth: i64 = 0
        self.used: i64 = 0
        self.limit: i64 = 0  # of what may have been used in the end
        self.level: i64 = 0  # how far to the front of the nearest friend beside it


@final
class Plan:
    """A whole move: where it ends and what it takes, or the rule against it."""

    def __init__(self, rule: str) -> None:
        self.rule = rule
        self.pose: Pose = (0, 0, 0)
        self.files: i64 = 0
        self.cost: i64 = 0
        self.is_complex = False
        self.told = "21.4"


@final
class Moves:
    """Everything one group could do in its move."""

    def __init__(self, p: Position, group: i64) -> None:
        self.p = p
        self.group = group
        self.around = Around(p, group)
        self.troop = p.troop(group)
        self.files = p.get(group, FILES)
        self.bases = p.get(group, BASES)
        self.start = p.pose(group)
        self.rect = p.rect(group)
        self.cap = self.around.cap(self.files, self.rect)
        self.led = commander_with(p, group) > 0
        self.near = self.around.enemy_within(self.rect, NEAR_ENEMY)
        self.pinner = self.find_pinner()
        self.legs: dict[int, Leg] = {}
        self.permits: dict[str, str] = {}

    # -- Listing ------------------------------------------------------------------------------------------

    def offered(self) -> list[int]:
        """Every legal move; after a failed test the simple ones."""
        found: list[int] = []
        for choice in self.grid():
            plan = self.plan(choice)
            if not plan.rule and not (plan.is_complex and self.p.failed):
                found.append(choice)
        return found

    def grid(self) -> list[int]:
        found: list[int] = []
        for angle in [0] + list(range(1, 16)) + list(range(17, 32)):
            found += self.distances(ADVANCE, angle, 1 if angle == 0 else 2)
        for angle in AFTER_ANGLES:
            for turn in (angle, angle + 16):
                found += [int(code(AFTER, turn, 4 * mu)) for mu in range(1, int(self.cap // MU) + 1)]
        for other in self.alignable():
            found += self.distances(ALIGN, other, 2)
        for family in (EXPAND, CONTRACT):
            for front in range(1, len(FRONTS)):
                found += self.distances(family, front, 4)
        for family in (TURN_LEFT, TURN_RIGHT, TURN_ABOUT):
            found += self.distances(family, 0, 4)
        return found

    def distances(self, family: int, angle: int, every: int) -> list[int]:
        """All distances of a family that its first part leaves room for."""
        leg = self.leg(family, angle)
        if leg.rule:
            return []
        free = leg.limit - leg.used
        found: list[int] = [] if family == ADVANCE and angle == 0 else [int(code(family, angle, 0))]
        step = every
        while step * STEP < free:
            found.append(int(code(family, angle, step)))
            step += every
        if 0 < leg.level < free and leg.level % (every * STEP):
            found.append(int(code(family, angle, LEVEL_WITH)))
        if free > 0:
            found.append(int(code(family, angle, AS_FAR)))
        return found

    def conceived(self) -> list[int]:
        """What a hand might also try: straight on by the full rate, and every wheel."""
        found = [int(code(ADVANCE, 0, step)) for step in range(1, int(self.troop.rates[0] // STEP) + 1)]
        for angle in list(range(1, 16)) + list(range(17, 32)):
            found.append(int(code(ADVANCE, angle, 0)))
        for family in (TURN_LEFT, TURN_RIGHT, TURN_ABOUT):
            found.append(int(code(family, 0, 0)))
        for front in range(1, len(FRONTS)):
            found += [int(code(EXPAND, front, 0)), int(code(CONTRACT, front, 0))]
        return found

    def alignable(self) -> list[int]:
        """21.6: groups within 8 MU that a wheel no listed angle gives makes it parallel to."""
        found: list[int] = []
        angles = set(ANGLES)
        for other in self.around.others:
            number = int(other.group)
            angle = int(parallel_angle(self.start[2], self.p.pose(number)[2]))
            if (
                size(angle) not in angles
                and number not in found
                and within(self.rect, self.p.rect(number), ALIGN_WITHIN)
            ):
                angles.add(angle)
                found.append(number)
        return found

    # -- The first part -----------------------------------------------------------------------------------

    def leg(self, family: i64, angle: i64) -> Leg:
        key = int(family * 64 + angle)
        known = self.legs.get(key)
        if known is None:
            known = self.legs[key] = self.make_leg(family, angle)
        return known

    def make_leg(self, family: i64, angle: i64) -> Leg:
        if family == ADVANCE and (angle == 0 or (angle < 32 and angle != 16)):
            return self.wheeling(angle_of(angle))
        if family == ALIGN and angle < GROUPS and self.p.is_on(angle) and angle != self.group:
            turn = parallel_angle(self.start[2], self.p.pose(angle)[2])
            if turn == 0 or not within(self.rect, self.p.rect(angle), ALIGN_WITHIN):
                return Leg("21.6")
            return self.wheeling(turn)
        if (family == EXPAND or family == CONTRACT) and 1 <= angle < len(FRONTS):
            return self.fronting(family, angle)
        if family in (TURN_LEFT, TURN_RIGHT, TURN_ABOUT) and angle == 0:
            return self.turning(family)
        return Leg("21.6")

    def wheeling(self, turn: i64) -> Leg:
        depth = self.rect.d
        cap = self.cap
        leg = Leg("")
        leg.pose, leg.files, leg.depth = self.start, self.files, depth
        if turn:
            leg.used = arc(BASE * self.files, turn)
            if leg.used > cap:
                return Leg("21.3")
            cap = self.around.wheel(self.start, self.files, depth, turn, cap)
            if cap == NONE:
                return Leg("21.5")
            if leg.used > cap:
                return Leg("21.3")
            leg.pose = wheeled(self.start, BASE * self.files, turn)
        self.finish(leg, cap)
        return leg

    def fronting(self, family: i64, front: i64) -> Leg:
        """21.8: the front line stays where it is."""
        right, left = FRONTS[front]
        if family == CONTRACT:
            right, left = -right, -left
        files: i64 = self.files + right + left
        if not may_stand(files, self.bases):
            return Leg("21.8")
        leg = Leg("")
        leg.pose = widened(self.start, right, left)
        leg.files = files
        leg.depth = ((self.bases + files - 1) // files) * self.troop.depth
        r = Rect(leg.pose[0], leg.pose[1], leg.pose[2], files * 800, leg.depth)
        for other in self.around.others:
            if not other.passable and overlap(r, other.body):
                return Leg("21.14")
        self.finish(leg, self.around.cap(files, r))
        return leg

    def turning(self, family: i64) -> Leg:
        """21.9: on the spot; to a side only full ranks, and no more files than ranks allow."""
        leg = Leg("")
        ranks = (self.bases + self.files - 1) // self.files
        leg.files, leg.depth = self.files, self.rect.d
        if family == TURN_ABOUT:
            leg.pose = turned_about(self.start, self.rect.d)
        else:
            if self.bases % self.files or self.files > 4:
                return Leg("21.9")
            leg.pose = turned_aside(self.start, self.files, ranks, family == TURN_RIGHT)
            leg.files, leg.depth = ranks, self.files * self.troop.depth
        r = Rect(leg.pose[0], leg.pose[1], leg.pose[2], leg.files * 800, leg.depth)
        for other in self.around.others:
            if overlap(r, other.body):
                return Leg("21.14")
        self.finish(leg, self.around.cap(leg.files, r))
        return leg

    def finish(self, leg: Leg, cap: i64) -> None:
        """How far it goes on from there, and where it would be level with a friend."""
        r = Rect(leg.pose[0], leg.pose[1], leg.pose[2], leg.files * 800, leg.depth)
        leg.limit = self.around.run(leg.pose, leg.files, r, leg.used, cap)
        best: i64 = 1 << 60
        for other in self.around.others:
            body = other.body
            if other.enemy or body.h != r.h:
                continue
            u, v = seen(r.x, r.y, r.h, body.x, body.y)
            if 0 < v < best and size(u) - body.w - r.w <= BASE:
                best = v
        leg.level = best if best < 1 << 60 else 0

    # -- The whole ----------------------------------------------------------------------------------------

    def plan(self, choice: i64) -> Plan:
        """What a number stands for; with the rule against it where there is one."""
        if not MOVE <= choice < LAST:
            return Plan("21.6")
        family = (choice - MOVE) >> 12
        angle = (choice - MOVE) >> 6 & 63
        distance = (choice - MOVE) & 63
        if self.troop.rates[0] == 0 and family < TURN_LEFT:
            return Plan("4.1")
        if family == AFTER:
            return self.after(angle, distance)
        leg = self.leg(family, angle)
        if leg.rule:
            return Plan(leg.rule)
        free = leg.limit - leg.used
        way: i64 = distance * STEP
        if distance == AS_FAR:
            way = free
        elif distance == LEVEL_WITH:
            way = leg.level
            if way <= 0:
                return Plan("21.4")
        elif distance > LEVEL_WITH:
            return Plan("21.6")
        if way > free:
            return Plan("21.3")
        if way <= 0 and (distance or (family == ADVANCE and angle == 0)):
            return Plan("21.3")
        row = self.row(family, leg, way, free)
        return self.ended(moved(leg.pose, 0, way), leg, way, row, family)

    def after(self, angle: i64, distance: i64) -> Plan:
        """Straight by whole MU, then a wheel."""
        if angle & 15 not in AFTER_ANGLES or angle >= 32 or distance % 4 or not 0 < distance < LEVEL_WITH:
            return Plan("21.6")
        straight = self.leg(ADVANCE, 0)
        way: i64 = distance * STEP
        if straight.rule or way > straight.limit:
            return Plan(straight.rule or "21.3")
        turn = angle_of(angle)
        leg = Leg("")
        leg.files, leg.depth = self.files, self.rect.d
        leg.used = way + arc(BASE * self.files, turn)
        if leg.used > straight.limit and leg.used > self.cap:
            return Plan("21.3")
        x, y, h = moved(self.start, 0, way)
        before = Rect(x, y, h, self.rect.w, self.rect.d)
        cap = self.around.wheel(
            (x, y, h), self.files, self.rect.d, turn, min(self.cap, self.around.cap(self.files, before))
        )
        if cap == NONE:
            return Plan("21.5")
        if leg.used > cap:
            return Plan("21.3")
        leg.pose = wheeled((x, y, h), BASE * self.files, turn)
        return self.ended(leg.pose, leg, 0, "hindered", AFTER)

    def row(self, family: i64, leg: Leg, way: i64, free: i64) -> str:
        """The line of the table of moves (4.2 to 4.11)."""
        if family == EXPAND:
            return "expand-advance" if way else "expand"
        if family == CONTRACT:
            return "contract-advance" if way >= LONG_CONTRACTION else "contract"
        if family == TURN_ABOUT:
            return "turn-180-advance" if way else "turn"
        if family == TURN_LEFT or family == TURN_RIGHT:
            return "turn-90-advance" if way else "turn"
        return "hindered" if leg.used or way < free else "advance"

    def permit(self, row: str) -> str:
        known = self.permits.get(row)
        if known is None:
            known = self.permits[row] = permission(self.troop.group, row)
        return known

    def ended(self, pose: Pose, leg: Leg, way: i64, row: str, family: i64) -> Plan:
        """The end of a move, held against every rule."""
        plan = Plan("")
        plan.pose, plan.files, plan.cost = pose, leg.files, leg.used + way
        plan.told = RULES[family]
        r = Rect(pose[0], pose[1], pose[2], leg.files * 800, leg.depth)
        if row == "hindered" and (self.led or not (self.near or self.around.enemy_within(r, NEAR_ENEMY))):
            row = "advance"  # 4.2 asks for enemies near and no commander
        allowed = self.permit(row)
        if allowed == "I":
            plan.rule = ROWS[row]
            return plan
        plan.is_complex = allowed == "C" or self.troop.kind in ("LArt", "BWg")
        plan.rule = self.around.fits(r)
        if not plan.rule and self.pinner >= 0 and not self.pin_allows(r, family):
            plan.rule = "21.15"
        if self.p.get(self.group, LEVEL) == FRAGMENTED and not self.goes_away(r):
            plan.is_complex = True
        return plan

    # -- Enemies near -------------------------------------------------------------------------------------

    def find_pinner(self) -> int:
        """21.15: the nearest enemy in whose restricted area it stands; -1 for none."""
        best = -1
        least: i64 = 1 << 60
        for other in self.around.others:
            number = int(other.group)
            if not other.enemy or self.p.get(number, LEVEL) == BROKEN:
                continue
            if self.p.troop(number).skirmisher and not self.troop.skirmisher:
                continue
            e = self.p.rect(number)
            x, y, h = moved(e.pose(), 0, PINNED)
            if overlap(Rect(x, y, h, e.w, PINNED), self.rect):
                gap = distance2(e, self.rect)
                if gap < least:
                    best, least = number, gap
        return best

    def pin_allows(self, r: Rect, family: i64) -> bool:
        """Staying before the pinner and no further off, or parallel to it; pinned from behind, going on."""
        e = self.p.rect(self.pinner)
        if family > ALIGN:
            return False
        if turned(r.h - e.h) in (0, 360) and self.before(r, e):
            return True
        if seen(self.rect.x, self.rect.y, self.rect.h, e.x, e.y)[1] < 0 and r.h == self.rect.h:
            return True
        return self.before(r, e) and distance2(r, e) <= distance2(self.rect, e)

    def before(self, r: Rect, e: Rect) -> bool:
        for at in range(0, 8, 2):
            u, v = seen(e.x, e.y, e.h, r.corners[at], r.corners[at + 1])
            if v > 0 and size(u) <= e.w + 2 * r.w:
                return True
        return False

    def goes_away(self, r: Rect) -> bool:
        """21.16: no enemy within 12 MU is nearer than before."""
        for other in self.around.others:
            if not other.enemy or not within(self.rect, other.body, AWAY):
                continue
            if distance2(r, other.body) < distance2(self.rect, other.body):
                return False
        return True


RULES: Final = ["21.4", "21.6", "21.6", "21.8", "21.8", "21.9", "21.9", "21.9"]  # by family, for the telling
ROWS: Final = {
    "hindered": "4.2",
    "advance": "4.3",
    "expand": "4.5",
    "expand-advance": "4.6",
    "contract-advance": "4.7",
    "contract": "4.8",
    "turn": "4.9",
    "turn-90-advance": "4.10",
    "turn-180-advance": "4.11",
}
