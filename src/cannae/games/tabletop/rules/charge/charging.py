"""Chapter 22 of the rules, first part: which charges there are, declaring them, and holding back (22.1 to 22.5)."""

from typing import Final, final

from mypy_extensions import i64

from cannae.core.contract import Step
from cannae.games.tabletop.rules.combat.contact import Pairs, find_pairs, has_enemy_near
from cannae.games.tabletop.rules.combat.nerve import behind_front
from cannae.games.tabletop.rules.movement.drill import passes_move_test
from cannae.games.tabletop.rules.movement.moving import Around
from cannae.games.tabletop.rules.movement.others import Other
from cannae.games.tabletop.rules.offering import Offering
from cannae.games.tabletop.rules.table.formation import OPEN
from cannae.games.tabletop.rules.table.geometry import (
    HALF_BASE,
    MU,
    NONE,
    Pose,
    Rect,
    ahead_of,
    arc,
    may_touch,
    moved,
    seen,
    size,
    to_edge,
    turned,
    wheeled,
    within,
)
from cannae.games.tabletop.rules.table.ground import disorder_in_pieces
from cannae.games.tabletop.state import (
    AIMED,
    CHARGE,
    CHARGED,
    CHARGING,
    DECLARED,
    DISRUPTED,
    DONE,
    FILES,
    FRAGMENTED,
    GROUPS,
    HOLD_BACK,
    INTERCEPT,
    LEVEL,
    OPTION,
    ORDER,
    PURSUING,
    REFUSED,
    Position,
    bit_of,
    side_of,
    unit_words,
)

# 21.6: the angles of wheels in half degrees; 1 to 15 to the right, 17 to 31 to the left.
ANGLES: Final = [0, 5, 10, 15, 20, 25, 30, 40, 50, 60, 70, 80, 90, 120, 150, 180]
PARALLEL: Final = 32  # + an enemy's number
WIDEST: Final = 120  # of a charge's wheel
WHEELS: Final = [option for index in range(1, 14) for option in (index, index + 16)]  # up to that
LOOKS: Final = 10 * MU  # so near an enemy a charger may wheel to be parallel to it


def angle_of(option: i64) -> i64:
    """The wheel an option below PARALLEL stands for."""
    return ANGLES[option & 15] if option < 16 else -ANGLES[option & 15]


def parallel_angle(heading: i64, other: i64) -> i64:
    """The least wheel that makes a heading the same as another or its opposite; to the right between equals."""
    right: i64 = turned(other - heading) % 360
    return right if right <= 180 else right - 360


@final
class Way:
    """A charge: the wheel, then straight on; what it meets first, and whom its files reach."""

    def __init__(self, option: i64, angle: i64) -> None:
        self.option = option
        self.angle = angle
        self.pose: Pose = (0, 0, 0)
        self.used: i64 = 0
        self.first: i64 = NONE  # how far straight until the first enemy
        self.limit: i64 = 0
        self.files: i64 = 0  # that reach an enemy
        self.targets: i64 = 0  # as bits
        self.flank = False
        self.blocked = False  # by friends, or in its wheel


def way_of(p: Position, around: Around, option: i64, limit: i64) -> Way:
    """22.2: the contact of a charge with the table as it is. `limit` below 0 means its rate."""
    group = around.group
    files = p.get(group, FILES)
    start = p.pose(group)
    angle = angle_of(option) if option < PARALLEL else parallel_angle(start[2], p.pose(option - PARALLEL)[2])
    way = Way(option, angle)
    depth, half = p.depth(group), p.half_width(group)
    cap = around.cap(files, p.rect(group))
    way.pose = start
    if angle:
        under = around.own_sweep(1 if angle > 0 else -1).cap(size(angle))
        if under == NONE:
            way.blocked = True
            return way
        cap = min(cap, under)
        way.pose = wheeled(start, 2 * half, angle)
        way.used = arc(2 * half, angle)
    r = Rect(way.pose[0], way.pose[1], way.pose[2], half, depth)
    cap = around.run_over_pieces(way.pose, half, files, r, way.used, cap)
    if limit >= 0:
        cap = min(limit, cap) if cap < around.troop.rates[OPEN] else limit
    way.limit = cap = min(cap, way.used + to_edge(r, way.pose[2], p.terms.width, p.terms.depth))
    friend: i64 = 1 << 40
    for other in around.others:
        if other.passable or not may_touch(r, other.body, cap + 2 * MU):
            continue
        t = ahead_of(way.pose, half, other.body)
        if t == NONE:
            continue
        if not other.enemy:
            friend = min(friend, t)
        elif way.first == NONE or t < way.first:
            way.first = t
    if way.first == NONE:
        way.blocked = friend <= cap - way.used
        return way
    if friend < way.first:
        way.blocked = True
        way.first = NONE
        return way
    if way.used + way.first > cap:
        way.first = NONE
        return way
    reach_files(p, around, way, files, depth)
    return way


def reach_files(p: Position, around: Around, way: Way, files: i64, depth: i64) -> None:
    """The files that reach an enemy, stepping forward by their depth less 100 at most."""
    reach = min(way.limit - way.used, way.first + depth - 100)
    near = strip_holds(around.others, way.pose, p.half_width(around.group), reach)
    file: i64 = 0
    while file < files:
        u = (2 * file + 1 - files) * HALF_BASE
        pose = moved(way.pose, u, 0)
        best: i64 = NONE
        met: i64 = -1
        for other in near:
            t = ahead_of(pose, HALF_BASE, other.body)
            if t != NONE and t <= reach and (best == NONE or t < best):
                best = t
                met = other.group if other.enemy else -1
        if met >= 0:
            way.files += 1
            way.targets |= bit_of(met)
        file += 1


def strip_holds(others: list[Other], pose: Pose, half: i64, reach: i64) -> list[Other]:
    """The bodies that part of a front would meet on a way of this length and may not pass."""
    found: list[Other] = []
    for other in others:
        if not other.passable:
            u, v = seen(pose[0], pose[1], pose[2], other.body.middle_x, other.body.middle_y)
            far = other.body.radius + 8
            if size(u) <= half + far and v >= -far and v - far <= reach:
                found.append(other)
    return found


def in_flank(p: Position, group: i64, target: i64, wheels: bool) -> bool:
    """22.5: judged from where the charge begins."""
    if p.troop(group).skirmisher and not p.troop(target).skirmisher:
        return False
    mine, theirs = p.rect(group), p.rect(target)
    if not behind_front(mine, theirs):
        return False
    return not wheels or not within(mine, theirs, MU - 1)


def flank_bits(p: Position, group: i64, way: Way) -> i64:
    found: i64 = 0
    target: i64 = 0
    while target < GROUPS:
        if way.targets >> target & 1 and in_flank(p, group, target, way.angle != 0):
            found |= bit_of(target)
        target += 1
    return found


def may_charge(p: Position, pairs: Pairs, group: i64) -> bool:
    """22.1: who may declare a charge at all."""
    if not p.is_on(group) or side_of(group) != p.active or p.get(group, LEVEL) >= FRAGMENTED:
        return False
    troop = p.troop(group)
    return not (troop.artillery or p.get(group, PURSUING) or p.get(group, CHARGED) or pairs.has(int(group)))


@final
class Ways:
    """The charges of groups, as far as they were asked for, while nobody moves."""

    def __init__(self) -> None:
        self.by_group: dict[int, list[Way]] = {}


def charges_of(p: Position, group: i64) -> list[Way]:
    """22.2: every charge worth telling apart."""
    known = p.known_ways
    if not isinstance(known, Ways):
        p.known_ways = known = Ways()
    found = known.by_group.get(int(group))
    if found is None:
        found = known.by_group[int(group)] = find_charges(p, group)
    return found


def find_charges(p: Position, group: i64) -> list[Way]:
    r = p.rect(group)
    reach = p.troop(group).rates[OPEN] + p.depth(group)
    if not has_enemy_near(p, group, reach):
        return []
    around = Around(p, group)
    if not any(other.enemy and within(r, other.body, reach) for other in around.others):
        return []
    straight = way_of(p, around, 0, -1)
    found: list[Way] = [straight] if straight.first != NONE else []
    parallel: list[int] = []
    angles: set[int] = {0}
    for other in around.others:
        if other.enemy and PARALLEL + other.group not in parallel and within(r, other.body, LOOKS):
            parallel.append(int(PARALLEL + other.group))
    for option in parallel + WHEELS:
        angle = int(angle_of(option) if option < PARALLEL else parallel_angle(r.h, p.pose(option - PARALLEL)[2]))
        if angle in angles or size(angle) > WIDEST or arc(2 * r.w, angle) > reach:
            continue
        angles.add(angle)
        way = way_of(p, around, option, -1)
        if way.first != NONE and (straight.blocked or way.files >= straight.files):
            found.append(way)
    for way in found:
        way.flank = flank_bits(p, group, way) != 0
    return [way for way in thinned(found) if way.files]


def thinned(found: list[Way]) -> list[Way]:
    """Of charges with equal targets, files and flank the two least wheels and the parallel one stay."""
    kept: list[Way] = []
    counts: dict[tuple[int, int, bool], int] = {}
    for way in sorted(found, key=lambda way: (size(way.angle), way.angle < 0)):
        key = (int(way.targets), int(way.files), way.flank)
        if way.option >= PARALLEL or counts.get(key, 0) < 2:
            counts[key] = counts.get(key, 0) + (way.option < PARALLEL)
            kept.append(way)
    return kept


def needs_test(p: Position, group: i64, way: Way) -> bool:
    """22.1: the disrupted that are not shock; skirmishers, and foot with missiles alone, against battle troops."""
    troop = p.troop(group)
    if p.get(group, LEVEL) == DISRUPTED and not troop.shock:
        return True
    bare = troop.group.impact == "none" and troop.group.melee == "none"
    unarmed = bare and troop.foot and troop.shoots and not troop.skirmisher
    if not (troop.skirmisher or unarmed):
        return False
    target: i64 = 0
    while target < GROUPS:
        shaken = p.get(target, LEVEL) >= FRAGMENTED and not unarmed
        if way.targets >> target & 1 and not p.troop(target).skirmisher and not shaken:
            return True
        target += 1
    return False


class Charging(Offering):
    """22.3: the active side declares its charges, one after another."""

    def acting(self, state: Position) -> i64:
        return 1 << state.active

    def listed(self, state: Position, side: i64) -> list[int]:
        pairs = find_pairs(state)
        offers = [DONE]
        for group in state.on_table(side):
            if may_charge(state, pairs, group):
                offers += [CHARGE + 64 * group + int(way.option) for way in charges_of(state, group)]
        return offers

    def play(self, state: Position, side: i64, choice: i64) -> None:
        if choice == DONE:
            state.step_number = HOLD_BACK
            return
        group, option = (choice - CHARGE) >> 6, (choice - CHARGE) & 63
        declare(state, group, option)
        if not state.choices(side)[1:]:
            state.step_number = HOLD_BACK

    def conceivable(self, state: Position, side: i64) -> list[int]:
        """The charges there are, and of every other group the one straight ahead."""
        found = state.choices(side)
        return found + [
            choice for choice in [CHARGE + 64 * group for group in state.on_table(side)] if choice not in found
        ]

    def why_not(self, state: Position, side: i64, choice: i64) -> str:
        if not CHARGE <= choice < CHARGE + 64 * GROUPS:
            return self.rule
        group = (choice - CHARGE) >> 6
        if not may_charge(state, find_pairs(state), group):
            return "22.1"
        return "22.2"


def declare(p: Position, group: i64, option: i64) -> None:
    way = way_of(p, Around(p, group), option, -1)
    p.tell("charge", "22.3", {"group": unit_words(p, group), "targets": target_words(p, way.targets)})
    if needs_test(p, group, way) and not passes_move_test(p, find_pairs(p), group, "22.1"):
        p.set(group, CHARGED, REFUSED)
        return
    order: i64 = 1
    for other in p.on_table(p.active):
        order = max(order, p.get(other, ORDER) + 1)
    p.set(group, CHARGED, DECLARED)
    p.set(group, OPTION, option)
    p.set(group, ORDER, order)
    p.set(group, AIMED, way.targets)


def target_words(p: Position, targets: i64) -> list[object]:
    return [unit_words(p, target) for target in range(GROUPS) if targets >> target & 1]


class HoldBack(Step[Position]):
    """22.4: shock troops that could charge and were not told to."""

    def run(self, state: Position) -> None:
        pairs = find_pairs(state)
        for group in state.on_table(state.active):
            if not state.troop(group).shock or not may_charge(state, pairs, group):
                continue
            ways = charges_of(state, group)
            best = wildest(ways)
            if best is None or is_exempt(state, group, ways, best):
                continue
            if not passes_move_test(state, pairs, group, "22.4", False):
                state.tell("wild", "22.4", {"group": unit_words(state, group)})
                declare(state, group, best.option)
        state.step_number = INTERCEPT


def wildest(ways: list[Way]) -> Way | None:
    """The charge that uncontrolled troops make: most files first, then most targets, the least wheel, to the right."""
    if not ways:
        return None
    return min(ways, key=lambda way: (-way.files, -int(way.targets).bit_count(), size(way.angle), way.angle < 0))


def is_exempt(p: Position, group: i64, ways: list[Way], best: Way) -> bool:
    """Whether shock troops need not charge: into going that disorders them, medium foot out of cover into the open,
    foot that could meet mounted."""
    troop = p.troop(group)
    x, y, h = moved(best.pose, 0, best.first)
    end = Rect(x, y, h, p.half_width(group), p.depth(group))
    if disorder_in_pieces(troop, end, p.terms.pieces):
        return True
    if troop.kind == "MF" and is_wholly_covered(p, p.rect(group)):
        return not any(piece.going > OPEN and piece.holds(end) for piece in p.terms.pieces)
    if troop.foot:
        for way in ways:
            for target in range(GROUPS):
                if way.targets >> target & 1 and p.troop(target).mounted:
                    return True
    return False


def is_wholly_covered(p: Position, r: Rect) -> bool:
    """Whether all corners of a group stand in going worse than open."""
    pieces = [piece for piece in p.terms.pieces if piece.going > OPEN]
    return all(any(piece.has_point(r.corners[at], r.corners[at + 1]) for piece in pieces) for at in range(0, 8, 2))


def chargers(p: Position) -> list[int]:
    """The groups that have declared a charge and not gone in yet, in that order."""
    found = [group for group in p.on_table(p.active) if p.get(group, CHARGED) == DECLARED]
    found.sort(key=lambda group: int(p.get(group, ORDER)))
    return found


def ask_to_charge(p: Position) -> None:
    """Ask for charges where there are any."""
    p.offers = None
    p.ask(CHARGING)
    p.asked = p.active
    if len(p.choices(p.active)) == 1:
        p.step_number = HOLD_BACK
