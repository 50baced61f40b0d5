"""The moves of chapter 21, each worked out from the number of its choice: a first part, then straight on, then perhaps
a last part. One plan serves what is offered, what is refused and by which rule, and what is carried out."""

from typing import Final, final

from mypy_extensions import i64

from cannae.games.tabletop.rules.charge.charging import ANGLES, angle_of, parallel_angle
from cannae.games.tabletop.rules.combat.nerve import commander_with
from cannae.games.tabletop.rules.movement.families import (
    ADVANCE,
    ADVANCES,
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
    turns_both_ways,
)
from cannae.games.tabletop.rules.movement.legs import ALIGN_WITHIN, Leg, Legs
from cannae.games.tabletop.rules.movement.movers import Movers
from cannae.games.tabletop.rules.movement.restricted import goes_away, pin_allows
from cannae.games.tabletop.rules.sheet.moves import permission
from cannae.games.tabletop.rules.table.formation import turned_about
from cannae.games.tabletop.rules.table.geometry import MU, NONE, Pose, Rect, arc, moved, size, within
from cannae.games.tabletop.state import AGAIN, FRAGMENTED, LAST, LEVEL, MOVE, MOVED, Position

NEAR_ENEMY: Final = 6 * MU
LONG_CONTRACTION: Final = 3 * MU
HARDNESS: Final = ["S", "C", "I"]


@final
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
        self.passes: list[Pose] = []  # where it stands between its parts


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
        self.near = self.movers.enemy_within(self.movers.pose, NEAR_ENEMY)
        self.pinner = first.pinner
        self.second = p.get(self.groups[0], MOVED) == AGAIN
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
        """Every number worth a look."""
        whole = range(4, int(self.legs.cap // STEP) + 1, 4)  # whole MU
        found: list[int] = []
        for angle in [0, *EVERY_TURN]:
            found += self.distances(ADVANCE, angle, 1 if angle == 0 else 2)
        found += [int(code(AFTER, turn, way)) for turn in turns_both_ways(AFTER_ANGLES) for way in whole]
        for other in self.alignable():
            found += self.distances(ALIGN, other, 2)
        for shift in range(1, LAST_SHIFT + 1):
            found += self.shifting(shift)
        found += [int(code(DOUBLE, pair, way)) for pair in range(len(WHEEL_PAIRS)) for way in whole]
        if not self.movers.alone or self.second:
            return found
        for family in (EXPAND, CONTRACT):
            for front in range(1, len(FRONTS)):
                found += self.distances(family, front, 4)
        found += [int(code(CONTRACT_LAST, front, way)) for front in range(1, len(FRONTS)) for way in whole]
        for family in (TURN_LEFT, TURN_RIGHT, TURN_ABOUT):
            if self.permit(turn_row(family, True)) != "I":
                found += self.distances(family, 0, 4)
                for turn in turns_both_ways(TURN_ANGLES):
                    found += self.distances(family, turn, 4)
                found += [int(code(TURN_LAST, family, way)) for way in whole]
            else:
                found.append(int(code(family, 0, 0)))
        if self.permit("retire") != "I":
            found += [int(code(RETIRE, 0, way)) for way in range(2, RETIRES + 1, 2)]
        return found

    def distances(self, family: int, angle: int, every: int) -> list[int]:
        """All distances of a family that its first part leaves room for."""
        leg = self.legs.leg(family, angle)
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

    def shifting(self, shift: int) -> list[int]:
        leg = self.legs.leg(SHIFT, shift)
        if leg.rule or leg.limit < LEAST_SHIFTING * STEP:
            return []
        steps = range(LEAST_SHIFTING, int((leg.limit - 1) // STEP) + 1, 2)
        return [int(code(SHIFT, shift, step)) for step in [*steps, AS_FAR]]

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
        if self.second and family not in ADVANCES:
            return Plan("21.12")
        if not self.movers.alone and family not in ADVANCES:
            return Plan("17.7")
        if family <= ALIGN and self.legs.rate_open == 0:
            return Plan("4.1")
        if family == AFTER:
            if angle & 15 not in AFTER_ANGLES or angle >= 32:
                return Plan("21.6")
            return self.then_wheel(self.legs.leg(ADVANCE, 0), distance, angle_of(angle), "hindered", AFTER)
        if family == DOUBLE:
            if angle >= len(WHEEL_PAIRS):
                return Plan("21.6")
            first, second = WHEEL_PAIRS[angle]
            return self.then_wheel(self.legs.wheeling(first), distance, second, "double-wheel", DOUBLE)
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
        if family == RETIRE:
            if way > RETIRES * STEP:
                return Plan("4.12")
            back = turned_about(moved(leg.pose, 0, way), leg.depth)
            return self.ended(back, leg, way, "retire", family)
        return self.ended(moved(leg.pose, 0, way), leg, way, self.row(family, leg, way, free), family)

    def then_wheel(self, before: Leg, distance: i64, turn: i64, row: str, family: i64) -> Plan:
        """Straight by whole MU after the first part, then a wheel."""
        if distance % 4 or not 0 < distance < LEVEL_WITH:
            return Plan("21.6")
        way: i64 = distance * STEP
        if before.rule or before.used + way > before.limit:
            return Plan(before.rule or "21.3")
        here = moved(before.pose, 0, way)
        used = before.used + way + arc(2 * self.movers.half, turn)
        cap = min(self.legs.cap, self.movers.cap(here))
        if used > cap:
            return Plan("21.3")
        cap = self.movers.wheel(here, turn, cap)
        if cap == NONE:
            return Plan("21.5")
        if used > cap:
            return Plan("21.3")
        leg = Leg("")
        leg.files, leg.depth, leg.used = before.files, before.depth, used
        leg.passes = before.passes + [before.pose] if before.used else before.passes
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
            leg = self.legs.fronting(here, CONTRACT, angle)
            row = "contract-advance" if way >= LONG_CONTRACTION else "contract"
        elif TURN_LEFT <= angle <= TURN_ABOUT:
            leg = self.legs.turning(here, angle)
            row = turn_row(angle, True)
        else:
            return Plan("21.6")
        if leg.rule:
            return Plan(leg.rule)
        return self.ended(leg.pose, leg, way, row, family)

    def row(self, family: i64, leg: Leg, way: i64, free: i64) -> str:
        """The line of the table of moves (4.2 to 4.11)."""
        if family == EXPAND:
            return "expand-advance" if way else "expand"
        if family == CONTRACT:
            return "contract-advance" if way >= LONG_CONTRACTION else "contract"
        if TURN_LEFT <= family <= TURN_ABOUT:
            return turn_row(family, way > 0 or leg.used > 0)
        return "hindered" if leg.used or way < free or family == SHIFT else "advance"

    def permit(self, row: str) -> str:
        """The worst that the table of moves says to any of them."""
        known = self.permits.get(row)
        if known is None:
            cells = [permission(mover.around.troop.group, row) for mover in self.movers.all]
            known = self.permits[row] = max(cells, key=HARDNESS.index)
        return known

    def ended(self, pose: Pose, leg: Leg, way: i64, row: str, family: i64) -> Plan:
        """The end of a move, held against every rule."""
        plan = Plan("")
        plan.pose, plan.files, plan.cost = pose, leg.files, leg.used + way
        plan.told = RULES[family]
        plan.passes = leg.passes
        near = self.near or self.movers.enemy_within(pose, NEAR_ENEMY)
        if not near:
            near = any(self.movers.enemy_within(passed, NEAR_ENEMY) for passed in leg.passes)
        if row == "hindered" and (self.led or not near):
            row = "advance"  # 4.2 asks for enemies near and no commander
        if self.second and near:
            plan.rule = "21.12"
            return plan
        plan.again = self.led and not near and not self.second and family in ADVANCES
        allowed = self.permit(row)
        if allowed == "I":
            plan.rule = ROWS[row]
            return plan
        plan.is_complex = allowed == "C"
        for mover in self.movers.all:
            around = mover.around
            x, y, h = self.movers.pose_of(mover, pose)
            r = Rect(x, y, h, (leg.files if self.movers.alone else mover.files) * 800, leg.depth or mover.rect.d)
            if around.troop.kind in ("LArt", "BWg"):
                plan.is_complex = True
            plan.rule = around.fits(r)
            if not plan.rule and mover.pinner >= 0:
                free = pin_allows(around, mover.rect, r, self.p.rect(mover.pinner), family)
                plan.rule = "" if free else "21.15"
            if plan.rule:
                return plan
            if self.p.get(mover.group, LEVEL) == FRAGMENTED and not goes_away(around, mover.rect, r):
                plan.is_complex = True
        if self.second and plan.is_complex:
            plan.rule = "21.12"
        return plan


def turn_row(family: i64, goes: bool) -> str:
    if not goes:
        return "turn"
    return "turn-180-advance" if family == TURN_ABOUT else "turn-90-advance"


ROWS: Final = {
    "hindered": "4.2",
    "advance": "4.3",
    "double-wheel": "4.4",
    "expand": "4.5",
    "expand-advance": "4.6",
    "contract-advance": "4.7",
    "contract": "4.8",
    "turn": "4.9",
    "turn-90-advance": "4.10",
    "turn-180-advance": "4.11",
    "retire": "4.12",
}
