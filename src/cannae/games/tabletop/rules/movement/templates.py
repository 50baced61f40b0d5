"""The moves of chapter 21, each worked out from the number of its choice: a first part, then straight on, then perhaps
a last part. One plan serves what is offered, what is refused and by which rule, and what is carried out."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from cannae.games.tabletop.rules.charge.charging import ANGLES, angle_of, parallel_angle
from cannae.games.tabletop.rules.combat.nerve import commander_with
from cannae.games.tabletop.rules.movement.families import (
    ADVANCE,
    AFTER,
    AFTER_ANGLES,
    ALIGN,
    AS_FAR,
    CONTRACT,
    CONTRACT_LAST,
    DOUBLE,
    EVERY_TURN,
    EXPAND,
    FRONTS,
    LAST_SHIFT,
    LEAST_SHIFTING,
    LEVEL_WITH,
    RETIRE,
    RETIRES,
    RULES,
    SHIFT,
    STEP,
    TURN_ABOUT,
    TURN_ANGLES,
    TURN_LAST,
    TURN_LEFT,
    TURN_RIGHT,
    WHEEL_PAIRS,
    code,
    is_advance,
    turns_both_ways,
)
from cannae.games.tabletop.rules.movement.legs import ALIGN_WITHIN, NEAR_ENEMY, Leg, Legs
from cannae.games.tabletop.rules.movement.movers import Mover, Movers, least_cap
from cannae.games.tabletop.rules.movement.others import any_within
from cannae.games.tabletop.rules.movement.restricted import goes_away, pin_allows
from cannae.games.tabletop.rules.sheet.moves import (
    ADVANCE_ROW,
    COMPLEX,
    CONTRACT_ADVANCE,
    CONTRACT_ROW,
    DOUBLE_WHEEL,
    EXPAND_ADVANCE,
    EXPAND_ROW,
    HINDERED,
    IMPOSSIBLE,
    MOVE_RULES,
    RETIRE_ROW,
    TURN_90_ADVANCE,
    TURN_180_ADVANCE,
    TURN_ROW,
)
from cannae.games.tabletop.rules.table.formation import turned_about
from cannae.games.tabletop.rules.table.geometry import MU, NONE, Pose, Rect, arc, moved, size, within
from cannae.games.tabletop.state import AGAIN, LAST, MOVE, MOVED, Position

LONG_CONTRACTION: Final = 3 * MU
# The angles of families as numbers of choices, to both sides.
AFTER_TURNS: Final = vec[i64](turns_both_ways(AFTER_ANGLES))
TURN_TURNS: Final = vec[i64](turns_both_ways(TURN_ANGLES))
EVERY_ANGLE: Final = vec[i64]([0] + EVERY_TURN)
FIRST_OF_PAIR: Final = vec[i64]([ANGLES.index(abs(first)) + (0 if first > 0 else 16) for first, _ in WHEEL_PAIRS])


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Plan:
    """A whole move: where it ends and what it takes, or the rule against it."""

    def __init__(self, rule: str) -> None:
        self.rule = rule
        self.pose: Pose = (0, 0, 0)
        self.files: i64 = 0
        self.cost: i64 = 0
        self.is_complex = False
        self.again = False  # 21.12: it may advance once more
        self.told = "21.4"
        self.via: Pose = (0, 0, 0)
        self.stops: i64 = 0

    @property
    def passes(self) -> list[Pose]:
        """Where it stands between its parts."""
        return [self.via] * int(self.stops)


@final
class Moves:
    """Everything one group, or a battle line, could do in its move."""

    def __init__(self, p: Position, group: i64, line: list[int] | None = None) -> None:
        self.p = p
        self.groups: list[int] = [int(group)] if line is None else line
        self.movers = Movers(p, self.groups)
        self.legs = Legs(p, self.movers)
        first = self.movers.all[0]
        self.files = first.files
        self.led = any(commander_with(p, member) > 0 for member in self.groups)
        self.near = self.legs.near
        self.pinner = first.pinner
        self.second = p.get(self.groups[0], MOVED) == AGAIN

    # -- Listing ------------------------------------------------------------------------------------------

    def offered(self) -> list[int]:
        """Every legal move; after a failed test the simple ones."""
        found: list[int] = []
        grid = self.grid()
        count: i64 = len(grid)
        at: i64 = 0
        while at < count:
            plan = self.plan(grid[at])
            if not plan.rule and not (plan.is_complex and self.p.failed):
                found.append(grid[at])
            at += 1
        return found

    def grid(self) -> vec[i64]:
        """Every number that may be a legal move; the others need not be tried."""
        found = vec[i64](capacity=1024)
        for angle in EVERY_ANGLE:
            found = self.distances(found, ADVANCE, angle, 1 if angle == 0 else 2)
        for turn in AFTER_TURNS:
            found = self.whole(found, AFTER, turn)
        for other in self.alignable():
            found = self.distances(found, ALIGN, other, 2)
        for shift in range(1, LAST_SHIFT + 1):
            found = self.shifting(found, shift)
        for pair in range(len(WHEEL_PAIRS)):
            found = self.whole(found, DOUBLE, pair)
        if not self.movers.alone or self.second:
            return found
        for family in (EXPAND, CONTRACT):
            for front in range(1, len(FRONTS)):
                found = self.distances(found, family, front, 4)
        for front in range(1, len(FRONTS)):
            found = self.whole(found, CONTRACT_LAST, front)
        for family in (TURN_LEFT, TURN_RIGHT, TURN_ABOUT):
            if self.permit(turn_row(family, True)) != IMPOSSIBLE:
                found = self.distances(found, family, 0, 4)
                for turn in TURN_TURNS:
                    found = self.distances(found, family, turn, 4)
                found = self.whole(found, TURN_LAST, family)
            else:
                found = append(found, code(family, 0, 0))
        if self.permit(RETIRE_ROW) != IMPOSSIBLE:
            for way in range(2, RETIRES + 1, 2):
                found = append(found, code(RETIRE, 0, way))
        return found

    def whole(self, found: vec[i64], family: i64, angle: i64) -> vec[i64]:
        """All whole MU of a family whose last part comes after the straight one."""
        way: i64 = 4
        while way * STEP <= self.legs.cap:
            found = append(found, code(family, angle, way))
            way += 4
        return found

    def distances(self, found: vec[i64], family: i64, angle: i64, every: i64) -> vec[i64]:
        """All distances of a family that its first part leaves room for."""
        leg = self.legs.leg(family, angle)
        if leg.rule:
            return found
        free = leg.limit - leg.used
        if family != ADVANCE or angle != 0:
            found = append(found, code(family, angle, 0))
        step = every
        while step * STEP < free:
            found = append(found, code(family, angle, step))
            step += every
        if 0 < leg.level < free and leg.level % (every * STEP):
            found = append(found, code(family, angle, LEVEL_WITH))
        if free > 0:
            found = append(found, code(family, angle, AS_FAR))
        return found

    def shifting(self, found: vec[i64], shift: i64) -> vec[i64]:
        leg = self.legs.leg(SHIFT, shift)
        if leg.rule or leg.limit < LEAST_SHIFTING * STEP:
            return found
        step: i64 = LEAST_SHIFTING
        while step * STEP < leg.limit:
            found = append(found, code(SHIFT, shift, step))
            step += 2
        return append(found, code(SHIFT, shift, AS_FAR))

    def conceived(self) -> list[int]:
        """What a hand might also try: straight on by the full rate, every wheel, every change of front."""
        rate = self.movers.all[0].around.troop.rates[0]
        found = [int(code(ADVANCE, 0, step)) for step in range(1, int(rate // STEP) + 1)]
        found += [int(code(ADVANCE, angle, 0)) for angle in EVERY_TURN]
        for family in (TURN_LEFT, TURN_RIGHT, TURN_ABOUT):
            found.append(int(code(family, 0, 0)))
        for front in range(1, len(FRONTS)):
            found += [int(code(EXPAND, front, 0)), int(code(CONTRACT, front, 0))]
        return found

    def alignable(self) -> list[int]:
        """21.6: groups within 8 MU that a wheel no listed angle gives makes it parallel to."""
        found: list[int] = []
        angles = set(ANGLES)
        mover = self.movers.all[0]
        for other in mover.around.others:
            number = int(other.group)
            angle = int(parallel_angle(mover.rect.h, self.p.pose(number)[2]))
            if size(angle) in angles or number in found:
                continue
            if within(mover.rect, self.p.rect(number), ALIGN_WITHIN):
                angles.add(angle)
                found.append(number)
        return found

    # -- The whole ----------------------------------------------------------------------------------------

    def plan(self, choice: i64) -> Plan:
        """What a number stands for; with the rule against it where there is one."""
        if not MOVE <= choice < LAST:
            return Plan("21.6")
        family = (choice - MOVE) >> 12
        angle = (choice - MOVE) >> 6 & 63
        distance = (choice - MOVE) & 63
        if self.second and not is_advance(family):
            return Plan("21.12")
        if not self.movers.alone and not is_advance(family):
            return Plan("17.7")
        if family <= ALIGN and self.legs.rate_open == 0:
            return Plan("4.1")
        if family == AFTER:
            if angle not in AFTER_TURNS:
                return Plan("21.6")
            return self.then_wheel(self.legs.leg(ADVANCE, 0), distance, angle_of(angle), HINDERED, AFTER)
        if family == DOUBLE:
            if angle >= len(WHEEL_PAIRS):
                return Plan("21.6")
            before = self.legs.leg(ADVANCE, FIRST_OF_PAIR[angle])
            return self.then_wheel(before, distance, WHEEL_PAIRS[angle][1], DOUBLE_WHEEL, DOUBLE)
        if family == CONTRACT_LAST or family == TURN_LAST:
            return self.then_form(family, angle, distance)
        leg = self.legs.leg(family, angle)
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
        if family == SHIFT and way < LEAST_SHIFTING * STEP:
            return Plan("21.7")
        if way > free or (way <= 0 and (distance or (family == ADVANCE and angle == 0) or family == RETIRE)):
            return Plan("21.3")
        if leg.in_way is None:
            self.legs.look_along(leg)
        if family == RETIRE:
            if way > RETIRES * STEP:
                return Plan("4.12")
            back = turned_about(moved(leg.pose, 0, way), leg.depth)
            return self.ended(back, leg, way, RETIRE_ROW, family)
        return self.ended(moved(leg.pose, 0, way), leg, way, self.row(family, leg, way, free), family)

    def then_wheel(self, before: Leg, distance: i64, turn: i64, row: i64, family: i64) -> Plan:
        """Straight by whole MU after the first part, then a wheel."""
        if distance % 4 or not 0 < distance < LEVEL_WITH:
            return Plan("21.6")
        way: i64 = distance * STEP
        if before.rule or before.used + way > before.limit:
            return Plan(before.rule or "21.3")
        used = before.used + way + arc(2 * self.movers.half, turn)
        if used > self.legs.cap:
            return Plan("21.3")
        here = moved(before.pose, 0, way)
        cap = min(self.legs.cap, self.movers.cap(here))
        if used > cap:
            return Plan("21.3")
        key = int(2 * distance + (1 if turn > 0 else 0))
        known = before.sweeps
        if known is None:
            known = before.sweeps = {}
        sweeps = known.get(key)
        if sweeps is None:
            sweeps = known[key] = self.movers.sweeps(here, 1 if turn > 0 else -1)
        cap = least_cap(sweeps, size(turn), cap)
        if cap == NONE:
            return Plan("21.5")
        if used > cap:
            return Plan("21.3")
        leg = Leg("")
        leg.files, leg.depth, leg.used = before.files, before.depth, used
        leg.via, leg.passes, leg.passes_near = before.via, 2 * before.passes, before.passes_near
        return self.ended(self.movers.wheeled(here, turn), leg, 0, row, family)

    def then_form(self, family: i64, angle: i64, distance: i64) -> Plan:
        """Straight by whole MU, then contracting or a turn (21.8, 21.9)."""
        if distance % 4 or not 0 < distance < LEVEL_WITH:
            return Plan("21.6")
        straight = self.legs.leg(ADVANCE, 0)
        way: i64 = distance * STEP
        if straight.rule or way > straight.limit:
            return Plan(straight.rule or "21.3")
        here = moved(self.movers.pose, 0, way)
        if family == CONTRACT_LAST:
            leg = self.legs.fronting(here, CONTRACT, angle, False)
            row: i64 = CONTRACT_ADVANCE if way >= LONG_CONTRACTION else CONTRACT_ROW
        elif TURN_LEFT <= angle <= TURN_ABOUT:
            leg = self.legs.turning(here, angle, False)
            row = turn_row(angle, True)
        else:
            return Plan("21.6")
        if leg.rule:
            return Plan(leg.rule)
        return self.ended(leg.pose, leg, way, row, family)

    def row(self, family: i64, leg: Leg, way: i64, free: i64) -> i64:
        """The line of the table of moves (4.2 to 4.11)."""
        if family == EXPAND:
            return EXPAND_ADVANCE if way else EXPAND_ROW
        if family == CONTRACT:
            return CONTRACT_ADVANCE if way >= LONG_CONTRACTION else CONTRACT_ROW
        if TURN_LEFT <= family <= TURN_ABOUT:
            return turn_row(family, way > 0 or leg.used > 0)
        return HINDERED if leg.used or way < free or family == SHIFT else ADVANCE_ROW

    def permit(self, row: i64) -> i64:
        """The worst that the table of moves says to any of them."""
        worst: i64 = 0
        for mover in self.movers.all:
            worst = max(worst, mover.around.troop.permits[row])
        return worst

    def ended(self, pose: Pose, leg: Leg, way: i64, row: i64, family: i64) -> Plan:
        """The end of a move, held against every rule."""
        plan = Plan("")
        plan.pose, plan.files, plan.cost = pose, leg.files, leg.used + way
        plan.told = RULES[family]
        plan.via, plan.stops = leg.via, leg.passes
        end = self.rect_at(self.movers.all[0], pose, leg)
        near = self.near or leg.passes_near or self.ends_near(pose, leg, end)
        if row == HINDERED and (self.led or not near):
            row = ADVANCE_ROW  # 4.2 asks for enemies near and no commander
        if self.second and near:
            plan.rule = "21.12"
            return plan
        plan.again = self.led and not near and not self.second and is_advance(family)
        allowed = self.permit(row)
        if allowed == IMPOSSIBLE:
            plan.rule = MOVE_RULES[row]
            return plan
        plan.is_complex = allowed == COMPLEX
        for at, mover in enumerate(self.movers.all):
            self.settles(plan, mover, end if at == 0 else self.rect_at(mover, pose, leg), at, leg, family)
            if plan.rule:
                return plan
        if self.second and plan.is_complex:
            plan.rule = "21.12"
        return plan

    def rect_at(self, mover: Mover, pose: Pose, leg: Leg) -> Rect:
        """One of them where a move ends."""
        x, y, h = self.movers.pose_of(mover, pose)
        return Rect(x, y, h, (leg.files if self.movers.alone else mover.files) * 800, leg.depth or mover.rect.d)

    def ends_near(self, pose: Pose, leg: Leg, end: Rect) -> bool:
        """21.11: whether an unbroken enemy is near its end, measured from the front it had before; on a straight way
        only some can be. `end` is the first of them there."""
        watching = leg.watching
        if watching is None:
            return self.movers.enemy_within(pose, NEAR_ENEMY)
        for at, mover in enumerate(self.movers.all):
            if watching[at]:
                as_before = at == 0 and end.w == mover.rect.w and end.d == mover.rect.d
                if any_within(end if as_before else self.movers.rect_of(mover, pose), watching[at], NEAR_ENEMY):
                    return True
        return False

    def settles(self, plan: Plan, mover: Mover, r: Rect, at: i64, leg: Leg, family: i64) -> None:
        """What the rules say to the end of one of them: the rule against it, or that it must test."""
        around = mover.around
        if mover.clumsy:
            plan.is_complex = True
        in_way = leg.in_way
        plan.rule = around.fits(r) if in_way is None else around.fits_among(r, in_way[at])
        if not plan.rule and mover.pinner >= 0:
            free = pin_allows(around, mover.rect, r, self.p.rect(mover.pinner), family)
            plan.rule = "" if free else "21.15"
        if not plan.rule and mover.shaken and not goes_away(around, mover.rect, r):
            plan.is_complex = True


def turn_row(family: i64, goes: bool) -> i64:
    if not goes:
        return TURN_ROW
    return TURN_180_ADVANCE if family == TURN_ABOUT else TURN_90_ADVANCE
