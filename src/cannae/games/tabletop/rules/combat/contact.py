"""Chapter 23, first part: who touches whom, file by file (rules 23.1 to 23.3 and 23.7)."""

from typing import Final, final

from mypy_extensions import i64

from cannae.games.tabletop.rules.table.formation import file_middle
from cannae.games.tabletop.rules.table.geometry import (
    HALF_BASE,
    LINK,
    NONE,
    OVER,
    TOUCH,
    Pose,
    Rect,
    ahead_up_to,
    is_near,
    may_touch,
    moved,
    seen,
    size,
    turned,
)
from cannae.games.tabletop.state import (
    BASES,
    BROKEN,
    FILES,
    FLANKS,
    LEVEL,
    Position,
    bit_of,
    side_of,
)

FRONT: Final = 0
LEFT: Final = 1
RIGHT: Final = 2
BEHIND: Final = 3
SLOTS: Final = 16  # of one edge
STEPS_AHEAD: Final = 1400  # how far files may have stepped forward
ON_LINE: Final = 40  # so near to the front line counts as before it


@final
class Pair:
    """One file against a file of the enemy, or against a base of its flank or rear."""

    def __init__(self, a: int, file: int, b: int, edge: int, slot: int, width: int) -> None:
        self.a = a
        self.file = file
        self.b = b
        self.edge = edge
        self.slot = slot
        self.width = width


@final
class Pairs:
    """All pairs on the table."""

    def __init__(self) -> None:
        self.all: list[Pair] = []
        self.active: i64 = 0  # whose turn it was: of equals his come first
        self.fighting: i64 = 0  # all groups in them, as bits

    def add(self, pair: Pair) -> None:
        self.all.append(pair)
        self.fighting |= bit_of(pair.a) | bit_of(pair.b)

    def has(self, group: i64) -> bool:
        """23.2: whether a group is in close combat."""
        return group >= 0 and self.fighting >> group & 1 != 0

    def enemies(self, group: int) -> list[int]:
        found: list[int] = []
        for pair in self.all:
            other = pair.b if pair.a == group else pair.a if pair.b == group else -1
            if other >= 0 and other not in found:
                found.append(other)
        return sorted(found)

    def front_files(self, group: int) -> list[int]:
        """The files of a group that fight to their front."""
        found: list[int] = []
        for pair in self.all:
            if pair.a == group:
                found.append(pair.file)
            elif pair.b == group and pair.edge == FRONT:
                found.append(pair.slot)
        return sorted(found)

    def front_width(self, group: int, file: int) -> int:
        """How broad a file touches an enemy to its front; 0 where it fights nobody there."""
        for pair in self.all:
            if (pair.a == group and pair.file == file) or (
                pair.b == group and pair.edge == FRONT and pair.slot == file
            ):
                return pair.width
        return 0

    def edges(self, group: int) -> list[int]:
        """The edges of a group that it fights on."""
        found: list[int] = []
        for pair in self.all:
            edge = FRONT if pair.a == group else pair.edge if pair.b == group else -1
            if edge >= 0 and edge not in found:
                found.append(edge)
        return found


def edge_of(p: Position, a: i64, file: i64, b: i64) -> i64:
    """Which edge of an enemy a file stands before. Only a charge in flank or rear finds other edges than the front."""
    if not p.get(a, FLANKS) >> b & 1:
        return FRONT
    x, y, h = p.file_pose(a, file)
    r = p.rect(b)
    u, v = seen(r.x, r.y, r.h, x, y)
    if v > -ON_LINE and 180 < turned(h - r.h) < 540:
        return FRONT
    if v < -r.d + ON_LINE:
        turn = turned(h - r.h)
        if size(u) < r.w - ON_LINE or turn <= 90 or turn >= 630:  # off a rear corner its own heading decides
            return BEHIND
    return LEFT if u < 0 else RIGHT


def slot_rect(p: Position, b: i64, edge: i64, slot: i64) -> Rect:
    """A base of the front or rear by its file, or of a side by its rank."""
    if edge == FRONT or edge == BEHIND:
        return p.file_rect(b, slot)
    file: i64 = 0 if edge == LEFT else p.get(b, FILES) - 1
    depth = p.troop(b).depth
    x, y, h = moved(p.file_pose(b, file), 0, -slot * depth)
    return Rect(x, y, h, HALF_BASE, depth)


def candidates(p: Position, a: i64, b: i64) -> list[Pair]:
    """All slots of an enemy that files of a group touch in front (23.3)."""
    found: list[Pair] = []
    if not may_touch(p.rect(a), p.rect(b), STEPS_AHEAD):
        return found
    if not (is_near(p.rect(a), p.rect(b), 2 * TOUCH) or p.is_stepped(a) or p.is_stepped(b)):
        return found
    edge: i64 = NONE
    slots: list[Rect] = []
    files = p.get(a, FILES)
    file: i64 = 0
    while file < files:
        pose = p.file_pose(a, file)
        before = edge_of(p, a, file, b)
        if before != edge:
            edge = before
            slots = slots_of(p, b, edge)
        for slot, r in enumerate(slots):
            t = ahead_up_to(pose, HALF_BASE, r, TOUCH)
            if t != NONE and t <= TOUCH:
                width = common_width(pose, r)
                if width > TOUCH:
                    found.append(Pair(int(a), int(file), int(b), int(edge), slot, int(width)))
        file += 1
    return found


def slots_of(p: Position, b: i64, edge: i64) -> list[Rect]:
    """The bases along an edge of a group."""
    count = p.get(b, FILES) if edge == FRONT or edge == BEHIND else p.ranks(b)
    return [slot_rect(p, b, edge, slot) for slot in range(int(count))]


def common_width(pose: Pose, r: Rect) -> i64:
    """How much of a file's front lies before a base."""
    least: i64 = HALF_BASE
    most: i64 = -HALF_BASE
    at: i64 = 0
    while at < 8:
        u, _ = seen(pose[0], pose[1], pose[2], r.corners[at], r.corners[at + 1])
        least = min(least, u)
        most = max(most, u)
        at += 2
    return min(most, HALF_BASE) - max(least, -HALF_BASE)


def find_pairs(p: Position) -> Pairs:
    """23.3: the widest touch first; each file and each slot once."""
    known = p.known_pairs
    if isinstance(known, Pairs) and known.active == p.active:
        return known
    order = [group for group in p.in_order() if p.get(group, LEVEL) != BROKEN]
    place = {group: at for at, group in enumerate(order)}
    found: list[Pair] = []
    for a in order:
        r = p.rect(a)
        for b in order:
            if side_of(a) != side_of(b) and may_touch(r, p.rect(b), STEPS_AHEAD):
                found += candidates(p, a, b)
    found.sort(key=lambda pair: (-pair.width, place[pair.a], pair.file, place[pair.b], pair.edge, pair.slot))
    taken: set[int] = set()
    result = Pairs()
    result.active = p.active
    for pair in found:
        mine = pair.a * 64 + pair.file
        theirs = pair.b * 64 + pair.edge * SLOTS + pair.slot
        if mine not in taken and theirs not in taken:
            taken.add(mine)
            taken.add(theirs)
            result.add(pair)
    p.known_pairs = result
    return result


def has_enemy_near(p: Position, group: i64, reach: i64) -> bool:
    """False only if no enemy can be within that reach; files that have stepped forward are looked at later."""
    r = p.rect(group)
    return any(is_near(r, p.rect(enemy), reach) or p.is_stepped(enemy) for enemy in p.on_table(1 - side_of(group)))


def in_front_combat(p: Position, group: i64, file: int) -> bool:
    """Whether a file of a group touches an unbroken enemy in front, or is touched there."""
    if p.get(group, LEVEL) == BROKEN:
        return False
    for enemy in p.on_table(1 - side_of(group)):
        if p.get(enemy, LEVEL) == BROKEN or not may_touch(p.rect(group), p.rect(enemy), STEPS_AHEAD):
            continue
        for pair in candidates(p, int(group), enemy):
            if pair.file == file:
                return True
        for pair in candidates(p, enemy, int(group)):
            if pair.edge == FRONT and pair.slot == file:
                return True
    return False


def overlapping(p: Position, pairs: Pairs) -> list[Pair]:
    """23.7: files without a pair that stand beyond an end file which has one. `a` overlaps, `b` suffers it."""
    busy: set[int] = set()
    for pair in pairs.all:
        busy.add(pair.a * 64 + pair.file)
        if pair.edge == FRONT:
            busy.add(pair.b * 64 + pair.slot)
    found: list[Pair] = []
    order = [group for group in p.in_order() if p.get(group, LEVEL) != BROKEN]
    for b in order:
        last = int(p.get(b, FILES)) - 1
        front = pairs.front_files(b)
        for slot, corner in ((0, 0), (last, 2)):
            if slot not in front:
                continue
            end = p.file_rect(b, slot)
            helper = _overlapper(p, order, b, end, corner, busy)
            if helper is not None:
                busy.add(helper[0] * 64 + helper[1])
                found.append(Pair(helper[0], helper[1], b, FRONT, slot, 0))
    return found


def _overlapper(
    p: Position, order: list[int], b: int, end: Rect, corner: int, busy: set[int]
) -> tuple[int, int] | None:
    x, y = end.corners[corner], end.corners[corner + 1]
    for a in order:
        if side_of(a) == side_of(b) or not may_touch(p.rect(a), end, LINK):
            continue
        turn = turned(p.rect(a).h - end.h)
        if turn < 180 or turn > 540:
            continue
        for file in range(int(p.get(a, FILES))):
            if a * 64 + file in busy:
                continue
            r = p.file_rect(a, file)
            for at in (0, 2):
                if size(r.corners[at] - x) + size(r.corners[at + 1] - y) <= LINK:
                    return a, file
            if touches_side(end, corner == 2, r):
                return a, file
    return None


def touches_side(end: Rect, to_right: bool, r: Rect) -> bool:
    """23.7: whether a rectangle lies along a side of a file and touches it, not only with a corner."""
    nearest: i64 = 1 << 40
    low: i64 = 1 << 40
    high: i64 = -(1 << 40)
    for at in range(0, 8, 2):
        u, v = seen(end.x, end.y, end.h, r.corners[at], r.corners[at + 1])
        nearest = min(nearest, u if to_right else -u)
        low, high = min(low, v), max(high, v)
    beside: bool = HALF_BASE - OVER <= nearest <= HALF_BASE + TOUCH
    return beside and low < -TOUCH and high > -end.d + TOUCH


def depth_of_files(p: Position, pairs: Pairs, group: int) -> list[int]:
    """17.3: the bases in each file; a short rank stands behind those that fight, else from the middle out."""
    files, bases = int(p.get(group, FILES)), int(p.get(group, BASES))
    full, rest = divmod(bases, files)
    widths = [pairs.front_width(group, file) for file in range(files)]
    order = sorted(range(files), key=lambda file: (-widths[file], size(int(file_middle(file, files))), file))
    depths = [full] * files
    for file in order[:rest]:
        depths[file] += 1
    return depths
