"""Chapter 25 of the rules: who helps and who frightens a group, its tests, and what a phase leaves behind."""

from typing import Final, final

from mypy_extensions import i64

from cannae.games.tabletop.data import sheet
from cannae.games.tabletop.data.troops import COHESIONS, Side
from cannae.games.tabletop.rules.combat.contact import FRONT, Pairs
from cannae.games.tabletop.rules.sheet.chances import rolled_again
from cannae.games.tabletop.rules.sheet.morale import Body, CohesionTest, modifiers, rear_support_bases, sees_break
from cannae.games.tabletop.rules.sheet.moves import DISORDER_ORDER
from cannae.games.tabletop.rules.table.formation import OPEN
from cannae.games.tabletop.rules.table.geometry import (
    BASE,
    MU,
    Rect,
    across,
    distance2,
    may_touch,
    overlap,
    seen,
    size,
    turned,
    within,
)
from cannae.games.tabletop.rules.table.ground import disorder_in_pieces
from cannae.games.tabletop.state import (
    BASES,
    BROKEN,
    C_X,
    C_Y,
    COMMANDERS,
    DISRUPTED,
    FELL,
    FILES,
    FRAGMENTED,
    GONE,
    IN_FRONT,
    LEVEL,
    OF_SIDE_C,
    PREY,
    PURSUING,
    RANK,
    RANK_NAMES,
    STEPS,
    TESTS,
    WHERE,
    WITH,
    Position,
    commander_words,
    side_of,
    unit_words,
)

RANGES: Final = [0, *[sheet.number("commanders", name, "range") * MU for name in ("tc", "fc", "ic")]]
WITNESS: Final = 3 * MU  # 25.5
SUPPORT_FOOT: Final = 6 * MU  # 25.2
SUPPORT_MOUNTED: Final = 8 * MU
PLACES: Final = ["range", "with", "front"]  # of a commander


@final
class Fray:
    """What one phase has done so far, for the tests and routs at its end."""

    def __init__(self, phase: str, pairs: Pairs) -> None:
        self.phase = phase
        self.pairs = pairs
        self.taken: dict[int, int] = {}
        self.dealt: dict[int, int] = {}
        self.worse: dict[int, list[int]] = {}  # the enemies that hit it more often than it hit them
        self.against: dict[int, list[int]] = {}  # enemies beside those paired with it: who charged or shot at it
        self.broke: list[int] = []
        self.tested: set[int] = set()  # for friends that broke
        self.bereft: set[int] = set()  # groups that have tested for a commander lost
        self.caught: list[int] = []  # routers that pursuers have caught
        self.mourning: list[tuple[int, int]] = []  # sides and groups with which a commander was lost
        self.lost: dict[int, int] = {}  # bases fallen
        self.reasons: dict[int, int] = {}  # how many reasons a group had to test in this phase

    def enemies(self, group: int) -> list[int]:
        found = self.pairs.enemies(group)
        return found + [enemy for enemy in self.against.get(group, []) if enemy not in found]


# -- Dice ---------------------------------------------------------------------------------------------------


def roll(p: Position, stream: i64) -> int:
    p.barrier_count += 1
    face = int(p.rng.below(stream, 6)) + 1
    p.dice += str(face)
    return face


def quality_die(p: Position, stream: i64, quality: str, led: bool = False) -> int:
    """6.2 to 6.4: one die with its re-roll; `led` by a commander in the front rank."""
    first = roll(p, stream)
    if first not in rolled_again(quality, led):
        return first
    second = roll(p, stream)
    return max(first, second) if p.terms.readings.keep_better and first in (2, 3) else second


# -- How a group stands -------------------------------------------------------------------------------------


def commander_with(p: Position, group: i64) -> i64:
    """The best rank among the commanders with a group; 0 for none."""
    best: i64 = 0
    commander: i64 = 0
    while commander < COMMANDERS:
        if p.get_c(commander, WITH) == group + 1:
            best = max(best, p.get_c(commander, RANK))
        commander += 1
    return best


def is_led_in_front(p: Position, group: i64) -> bool:
    """17.6: whether a commander fights in its front rank."""
    commander: i64 = 0
    while commander < COMMANDERS:
        if p.get_c(commander, WITH) == group + 1 and p.get_c(commander, IN_FRONT):
            return True
        commander += 1
    return False


def commander_of(p: Position, group: i64) -> tuple[i64, bool]:
    """17.6, 25.4: the rank that helps a group, and whether he is with it. In a front rank he helps that group alone."""
    best = commander_with(p, group)
    if best:
        return best, True
    start: i64 = side_of(group) * OF_SIDE_C
    commander = start
    while commander < start + OF_SIDE_C:
        rank = p.get_c(commander, RANK)
        if rank > best and not p.get_c(commander, IN_FRONT):
            other = p.get_c(commander, WITH) - 1
            there = p.rect(other) if other >= 0 else Rect(p.get_c(commander, C_X), p.get_c(commander, C_Y), 0, 1, 1)
            if within(p.rect(group), there, RANGES[rank]):
                best = rank
        commander += 1
    return best, False


def near_elephants(p: Position, group: i64) -> bool:
    """18.4: horses less than a base width from elephants of either side."""
    if not p.troop(group).shy:
        return False
    r = p.rect(group)
    for other in p.on_table(0) + p.on_table(1):
        if p.troop(other).elephant and may_touch(r, p.rect(other), BASE) and distance2(r, p.rect(other)) < BASE * BASE:
            return True
    return False


def disorder_of_file(p: Position, group: i64, file: i64, shy: bool) -> i64:
    found = disorder_in_pieces(p.troop(group), p.file_rect(group, file), p.terms.pieces) if p.terms.pieces else 0
    return max(found, 1) if shy else found


def disorder_of(p: Position, group: i64) -> i64:
    """18.2: the worst of its files: 0 in order, 1 disordered, 2 severely."""
    worst: i64 = 0
    if p.terms.pieces:
        file: i64 = 0
        while file < p.get(group, FILES):
            worst = max(worst, disorder_in_pieces(p.troop(group), p.file_rect(group, file), p.terms.pieces))
            file += 1
    if worst == 0 and near_elephants(p, group):
        worst = 1
    return worst


def going_of(p: Position, r: Rect) -> str:
    """The worst going under a rectangle, in the words of the sheet."""
    worst: i64 = OPEN
    for piece in p.terms.pieces:
        if piece.going > worst and piece.holds(r):
            worst = piece.going
    return ["open", "uneven", "rough", "difficult", "difficult"][worst]


def support_zone(p: Position, group: i64) -> Rect:
    """25.2: the ground behind a group where its support stands."""
    x, y, h = p.pose(group)
    bx, by = across(x, y, h, 0, -p.depth(group))
    return Rect(bx, by, h, p.half_width(group), SUPPORT_FOOT if p.troop(group).foot else SUPPORT_MOUNTED)


def rear_supported(p: Position, pairs: Pairs, group: i64) -> bool:
    return supporter_of(p, pairs, group) >= 0


def supporter_of(p: Position, pairs: Pairs, group: i64) -> int:
    """25.2: a friend in good order behind it, with half as many bases at least; -1 for none."""
    troop = p.troop(group)
    zone = support_zone(p, group)
    h = zone.h
    for friend in p.on_table(side_of(group)):
        if friend == group or p.troop(friend).skirmisher or p.get(friend, LEVEL) > DISRUPTED:
            continue
        turn = turned(p.rect(friend).h - h)
        if 90 < turn < 630 or p.get(friend, BASES) < rear_support_bases(p.get(group, BASES)) or pairs.has(friend):
            continue
        if p.troop(friend).quality == 0 and troop.quality != 0:
            continue
        if overlap(zone, p.rect(friend)):
            return friend
    return -1


def behind_front(charger: Rect, target: Rect) -> bool:
    """22.5: both front corners behind the line of the target's front."""
    return all(seen(target.x, target.y, target.h, charger.corners[at], charger.corners[at + 1])[1] < 0 for at in (0, 2))


def flank_threatened(p: Position, pairs: Pairs, group: i64) -> bool:
    """25.3: by an enemy that could charge it there, or fights it there."""
    for edge in pairs.edges(int(group)):
        if edge != FRONT:
            return True
    r = p.rect(group)
    for enemy in p.on_table(1 - side_of(group)):
        troop = p.troop(enemy)
        if troop.skirmisher or p.get(enemy, LEVEL) >= FRAGMENTED or pairs.has(enemy):
            continue
        e = p.rect(enemy)
        if not within(r, e, troop.rates[OPEN]) or not behind_front(e, r):
            continue
        for at in range(0, 8, 2):
            u, v = seen(e.x, e.y, e.h, r.corners[at], r.corners[at + 1])
            if v > 0 and size(u) <= e.w + v:
                return True
    return False


def side_as_it_stands(p: Position, pairs: Pairs, group: i64) -> Side:
    """A group in the words of the sums that know no table; made once for every state it is seen in."""
    level, bases, disorder = p.get(group, LEVEL), p.get(group, BASES), disorder_of(p, group)
    files = max(p.get(group, FILES), (bases + 3) // 4)
    rank, with_it = commander_of(p, group)
    place: i64 = (2 if is_led_in_front(p, group) else 1) if with_it else 0
    supported, threatened = rear_supported(p, pairs, group), flank_threatened(p, pairs, group)
    engaged = pairs.has(group)
    key = ((group * 4 + level) * 16 + bases) * 16 + files
    key = ((key * 4 + disorder) * 4 + rank) * 4 + place
    key = key * 8 + (4 if supported else 0) + (2 if threatened else 0) + (1 if engaged else 0)
    known = p.terms.sides.get(int(key))
    if known is None:
        known = p.terms.sides[int(key)] = Side(
            p.troop(group).group,
            COHESIONS[level],
            bases=int(bases),
            files=int(files),
            disorder=DISORDER_ORDER[disorder],  # type: ignore[arg-type]
            commander=RANK_NAMES[rank],  # type: ignore[arg-type]
            place=PLACES[place],  # type: ignore[arg-type]
            rear_support=supported,
            threatened_flank=threatened,
            engaged=engaged,
        )
    return known


# -- Tests --------------------------------------------------------------------------------------------------


def cohesion_test(p: Position, fray: Fray, group: int, cause: str, rule: str) -> None:
    """Chapters 10 to 12: test, and drop what it costs."""
    fray.reasons[group] = fray.reasons.get(group, 0) + 1
    side = side_as_it_stands(p, fray.pairs, group)
    before = min(side.bases + fray.lost.get(group, 0), side.group.bases) if cause in ("lost", "shot") else side.bases
    enemies = [Body(Side(p.troop(enemy).group)) for enemy in fray.worse.get(group, [])]
    test = CohesionTest(
        Body(side),
        cause,
        str(side.disorder),
        fray.phase,
        enemies,
        fray.taken.get(group, 0),
        fray.dealt.get(group, 0),
        before,
        going_of(p, p.rect(group)) == "open",
        fray.pairs.has(group),
        fray.reasons[group] > 1,
    )
    lines = modifiers(test)
    change = sum([value for _, value in lines])
    dice = [quality_die(p, TESTS, side.group.quality), quality_die(p, TESTS, side.group.quality)]
    total = sum(dice) + change
    rally = cause == "rally"
    drop = 0
    if not rally and total < 7:
        drop = 2 if total <= 2 and test.can_drop_two() else 1
    level = int(p.get(group, LEVEL))
    after = max(level - 1, 0) if rally and total >= 7 else min(level + drop, BROKEN)
    args: dict[str, object] = {
        "group": unit_words(p, group),
        "cause": f"@tabletop-row-reasons-{cause}",
        "dice": dice,
        "change": change,
        "why": [modifier_words(row, value) for row, value in lines],
        "total": total,
        "before": f"@tabletop-cohesion-{COHESIONS[level]}",
        "after": f"@tabletop-cohesion-{COHESIONS[after]}",
    }
    p.tell("test-passed" if after <= level else "test-failed", rule, args)
    if after < level:
        p.set(group, LEVEL, after)
    elif after > level:
        drop_to(p, fray, group, after)


def modifier_words(row: str, value: int) -> dict[str, object]:
    """A line of the sheet as an argument of a sentence."""
    sign = "+" if value > 0 else "−"
    return {"say": "tabletop-modifier", "row": f"@tabletop-row-modifiers-{row}", "value": f"{sign}{abs(value)}"}


def drop_to(p: Position, fray: Fray, group: int, level: int) -> None:
    p.set(group, LEVEL, level)
    p.set(group, FELL, 1)
    if level == BROKEN:
        breaks(p, fray, group)


def breaks(p: Position, fray: Fray, group: int) -> None:
    """26.1: the group breaks; it will run at the end of the phase, and its friends will test for it."""
    p.set(group, LEVEL, BROKEN)
    p.set(group, FELL, 1)
    p.set(group, PURSUING, 0)
    p.set(group, PREY, 0)
    for commander in range(COMMANDERS):
        if p.get_c(commander, WITH) == group + 1:
            p.set_c(commander, IN_FRONT, 0)
    if group not in fray.broke:
        fray.broke.append(group)
        p.tell("broke", "26.1", {"group": unit_words(p, group)})


def drop_for(p: Position, fray: Fray, group: int, rule: str) -> None:
    """A level lost without a test."""
    if p.get(group, LEVEL) < BROKEN:
        level = int(p.get(group, LEVEL)) + 1
        p.tell("dropped", rule, {"group": unit_words(p, group), "after": f"@tabletop-cohesion-{COHESIONS[level]}"})
        drop_to(p, fray, group, level)


# -- Losing bases and leaving -------------------------------------------------------------------------------


def lose_base(p: Position, fray: Fray, group: int) -> None:
    """17.5: from the rear rank; in one rank an end file goes."""
    bases, files = int(p.get(group, BASES)), int(p.get(group, FILES))
    fray.lost[group] = fray.lost.get(group, 0) + 1
    p.set(group, BASES, bases - 1)
    p.rects[group] = None
    p.tell("base-lost", "6.6", {"group": unit_words(p, group), "left": bases - 1})
    if bases == 1:
        leave(p, group, GONE)
        return
    if bases > files:
        return
    left_end = fray.pairs.front_width(group, 0) < fray.pairs.front_width(group, files - 1)
    x, y, h = p.pose(group)
    nx, ny = across(x, y, h, 800 if left_end else -800, 0)
    steps = [int(p.get(group, STEPS + file)) for file in range(files)]
    steps = steps[1:] if left_end else steps[:-1]
    p.put(group, (nx, ny, h))
    p.form(group, files - 1)
    for file, step in enumerate(steps):
        p.set(group, STEPS + file, step)


def leave(p: Position, group: int, where: i64) -> None:
    """Take a group off the table for good; its commanders stay behind alone (17.6)."""
    x, y, _ = p.pose(group)
    p.set(group, WHERE, where)
    p.set(group, PURSUING, 0)
    for commander in range(COMMANDERS):
        if p.get_c(commander, WITH) == group + 1:
            p.set_c(commander, WITH, 0)
            p.set_c(commander, IN_FRONT, 0)
            p.set_c(commander, C_X, min(max(x, 0), p.terms.width))
            p.set_c(commander, C_Y, min(max(y, 0), p.terms.depth))


def lose_commander(p: Position, fray: Fray, commander: int, rule: str) -> None:
    group = int(p.get_c(commander, WITH)) - 1
    p.tell("commander-lost", rule, {"leader": commander_words(p, commander)})
    p.set_c(commander, RANK, 0)
    p.set_c(commander, WITH, 0)
    p.set_c(commander, IN_FRONT, 0)
    if group >= 0:
        fray.mourning.append((int(side_of(group)), group))


# -- Witnesses ----------------------------------------------------------------------------------------------


def witnesses(p: Position, fray: Fray, seen_groups: list[int], start: int, cause: str, rule: str) -> None:
    """25.5: friends within 3 MU test, each once a phase; a group that breaks by it makes others test in turn. For a
    commander lost his own group tests too (13.3)."""
    breaking = cause == "friends-break"
    tested = fray.tested if breaking else fray.bereft
    at = start
    while at < len(seen_groups):
        group = seen_groups[at]
        at += 1
        r = p.rect(group)
        for friend in p.on_table(side_of(group)):
            if (breaking and friend == group) or friend in tested or p.get(friend, LEVEL) == BROKEN:
                continue
            if breaking and not sees_break(p.troop(friend).group, p.troop(group).group):
                continue
            if within(r, p.rect(friend), WITNESS):
                tested.add(friend)
                cohesion_test(p, fray, friend, cause, rule)
