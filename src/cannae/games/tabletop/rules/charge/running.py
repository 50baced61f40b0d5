"""Running away (22.9), and the tail of a phase with its routs and pursuits (25.7, chapter 26)."""

from typing import Final

from mypy_extensions import i64

from cannae.games.tabletop.rules.camps import sack
from cannae.games.tabletop.rules.combat.contact import candidates
from cannae.games.tabletop.rules.combat.nerve import (
    Fray,
    behind_front,
    breaks,
    drop_for,
    leave,
    lose_base,
    lose_commander,
    roll,
    witnesses,
)
from cannae.games.tabletop.rules.movement.moving import Around
from cannae.games.tabletop.rules.movement.others import Other
from cannae.games.tabletop.rules.sheet.chances import VARIABLE_MOVE
from cannae.games.tabletop.rules.table.formation import IMPASSABLE
from cannae.games.tabletop.rules.table.geometry import (
    MU,
    NONE,
    Pose,
    Rect,
    across,
    ahead,
    ahead_of,
    heading_of,
    inside,
    off_rear,
    overlap,
    to_edge,
    turned,
)
from cannae.games.tabletop.rules.table.ground import may_be_in, worst_rate
from cannae.games.tabletop.rules.table.sines import CS, HALF_TURN, QUARTER, SN
from cannae.games.tabletop.state import (
    BROKEN,
    COMMANDERS,
    DISTANCE,
    EVADED_OFF,
    FILES,
    FLANKS,
    FRESH,
    GONE,
    HEADING,
    LEVEL,
    PREY,
    PURSUING,
    TESTS,
    WITH,
    Position,
    bit_of,
    mu_words,
    side_of,
    unit_words,
)

SLIDES: Final = [0, 400, -400, 800, -800, 1200, -1200, 1600, -1600]
SHY_OF_ENEMY: Final = MU  # a fleeing group keeps so far from enemies ahead
FURTHER: Final = 250
CAUGHT_ON: Final = 10  # 13.4: a commander with caught routers is lost on this score of two dice


def own_rear(side: i64) -> i64:
    return 360 if side == 0 else 0


def variable(p: Position, group: i64) -> i64:
    """4.17: its rate where it stands, changed by a die; never less than 0."""
    rate = worst_rate(p.troop(group), p.get(group, FILES), p.rect(group), p.terms.pieces)
    return max(rate + VARIABLE_MOVE[roll(p, DISTANCE) - 1] * MU, 0)


def flee(p: Position, fray: Fray, group: int, heading: i64, way: i64) -> bool:
    """22.9: run along a heading, sliding aside for what stands in the way. False where an evader cannot."""
    routs = p.get(group, LEVEL) == BROKEN
    around = Around(p, group)
    start, free = way_to_flee(p, around, group, heading, way, routs)
    return settle_runner(p, fray, around, group, start, p.half_width(group), p.depth(group), free, routs)


def way_to_flee(p: Position, around: Around, group: int, heading: i64, way: i64, routs: bool) -> tuple[Pose, i64]:
    """From where it runs, slid aside if need be, and how far: the first way that is free, or else the longest."""
    depth, half = p.depth(group), p.half_width(group)
    x, y, h = p.pose(group)
    cx, cy = across(x, y, h, 0, -depth // 2)
    best: i64 = -1
    start: Pose = (x, y, heading)
    for slide in SLIDES:
        fx, fy = across(cx, cy, heading, slide, depth // 2)
        pose: Pose = (fx, fy, heading)
        free = free_run(p, around, pose, half, way, routs)
        if free > best:
            best, start = free, pose
        if free == way:
            break
    return start, best


def free_run(p: Position, around: Around, pose: Pose, half: i64, way: i64, routs: bool) -> i64:
    best = way
    for other in around.others:
        if other.enemy or not (routs or other.passable):
            t = ahead_of(pose, half, other.body)
            if t != NONE:
                best = min(best, max(t - SHY_OF_ENEMY, 0) if other.enemy else t)
    for piece in p.terms.pieces:
        if piece.going == IMPASSABLE or around.troop.rates[piece.going] < 0:
            t = ahead(pose[0], pose[1], pose[2], -half, half, piece.corners)
            if t != NONE:
                best = min(best, t)
    return best


def settle_runner(
    p: Position, fray: Fray, around: Around, group: int, start: Pose, half: i64, depth: i64, free: i64, routs: bool
) -> bool:
    """Where it comes to a stand: on clear ground, off the table, or nowhere."""
    width, table_depth = p.terms.width, p.terms.depth
    heading = start[2]
    first = Rect(start[0], start[1], heading, half, depth)
    edge = to_edge(first, heading, width, table_depth) if inside(first, width, table_depth) else 0
    if free > edge:
        x, y = across(start[0], start[1], heading, 0, free)
        over_rear = y < depth if side_of(group) == 0 else y > table_depth - depth
        if routs or over_rear:
            burst_through(p, fray, around, start, half, free)
            p.tell("left-table", "22.9", {"group": unit_words(p, group)})
            p.put(group, (min(max(x, 0), width), min(max(y, 0), table_depth), heading))
            leave(p, group, GONE if routs else EVADED_OFF)
            return True
        x, y = across(start[0], start[1], heading, 0, edge)
        if runs_along_edge(p, around, group, Rect(x, y, heading, half, depth), free - edge):
            return True
        free = edge
    tries = [free + FURTHER * step for step in range(9)] + [
        free - FURTHER * step for step in range(1, int(free // FURTHER) + 1)
    ]
    for distance in tries:
        x, y = across(start[0], start[1], heading, 0, distance)
        r = Rect(x, y, heading, half, depth)
        if is_clear(p, around, r):
            if routs:
                burst_through(p, fray, around, start, half, distance)
            p.put(group, (x, y, heading))
            return True
    if not routs:
        return False
    x, y = across(start[0], start[1], heading, 0, free)
    there = Rect(x, y, heading, half, depth)
    burst_through(p, fray, around, start, half, free)
    for friend in sorted({other.group for other in around.others if not other.enemy and overlap(there, other.body)}):
        drop_for(p, fray, int(friend), "22.9")
    p.tell("destroyed", "22.9", {"group": unit_words(p, group)})
    leave(p, group, GONE)
    return True


def runs_along_edge(p: Position, around: Around, group: int, stop: Rect, left: i64) -> bool:
    """22.9: an evader at another edge than its own runs the rest along it, to the side nearer to its heading; between
    equals to its own rear, or to the right. False where there is no room."""
    width, table_depth = p.terms.width, p.terms.depth
    x, _ = across(stop.x, stop.y, stop.h, 0, MU)
    at_side = x < stop.w or x > width - stop.w if stop.h % HALF_TURN else False
    ways: list[i64] = [own_rear(side_of(group)), turned(own_rear(side_of(group)) + HALF_TURN)]
    if not at_side:
        ways = [turned(stop.h + QUARTER) // QUARTER * QUARTER, turned(stop.h - QUARTER) // QUARTER * QUARTER]
    heading = ways[0] if off_rear(ways[0], stop.h) <= off_rear(ways[1], stop.h) else ways[1]
    cx, cy = stop.middle_x, stop.middle_y
    reach_x: i64 = stop.w if heading % HALF_TURN == 0 else stop.d // 2
    reach_y: i64 = stop.d // 2 if heading % HALF_TURN == 0 else stop.w
    cx = min(max(cx, reach_x), width - reach_x)
    cy = min(max(cy, reach_y), table_depth - reach_y)
    fx, fy = across(cx, cy, heading, 0, stop.d // 2)
    run = free_run(p, around, (fx, fy, heading), stop.w, left, False)
    while run >= 0:
        x, y = across(fx, fy, heading, 0, run)
        if is_clear(p, around, Rect(x, y, heading, stop.w, stop.d)):
            p.put(group, (x, y, heading))
            return True
        run -= FURTHER
    return False


def is_clear(p: Position, around: Around, r: Rect) -> bool:
    if not inside(r, p.terms.width, p.terms.depth) or not may_be_in(around.troop, r, p.terms.pieces):
        return False
    return all(not overlap(r, other.body) for other in around.others)


def burst_through(p: Position, fray: Fray, around: Around, start: Pose, half: i64, way: i64) -> None:
    """22.9: friends that routers cross and may not pass drop a level."""
    if p.get(around.group, LEVEL) != BROKEN:
        return
    crossed: list[int] = []
    for other in around.others:
        if not other.enemy and not other.passable and other.group not in crossed:
            t = ahead_of(start, half, other.body)
            if t != NONE and t < way:
                crossed.append(int(other.group))
    for friend in crossed:
        drop_for(p, fray, friend, "22.9")


# -- The tail of a phase ------------------------------------------------------------------------------------


def tail(p: Position, fray: Fray) -> None:
    """25.7: witnesses of breaks and of lost commanders, routs with pursuits, commanders with the caught, and the
    witnesses of those."""
    ran = 0
    seen = 0
    mourned = 0
    while True:
        witnesses(p, fray, fray.broke, seen, "friends-break", "10.4")
        seen = len(fray.broke)
        if mourned < len(fray.mourning):
            _, group = fray.mourning[mourned]
            mourned += 1
            witnesses(p, fray, [group], 0, "commander-lost", "10.5")
        elif ran < len(fray.broke):
            group = fray.broke[ran]
            ran += 1
            if p.is_on(group):
                rout(p, fray, group, fray.enemies(group))
        elif fray.caught:
            lose_caught_commanders(p, fray, fray.caught.pop(0))
        else:
            return


def lose_caught_commanders(p: Position, fray: Fray, group: int) -> None:
    """13.4: a commander with routers that were caught may be lost."""
    for commander in range(COMMANDERS):
        if p.get_c(commander, WITH) == group + 1 and roll(p, TESTS) + roll(p, TESTS) >= CAUGHT_ON:
            lose_commander(p, fray, commander, "13.4")


def rout_heading(p: Position, group: int, enemies: list[int]) -> i64:
    """26.2: away from the enemies of the phase, between their headings."""
    sx: i64 = 0
    sy: i64 = 0
    for enemy in enemies:
        h = p.pose(enemy)[2]
        sx += SN[h]
        sy += CS[h]
    return heading_of(sx, sy, own_rear(side_of(group)))


def rout(p: Position, fray: Fray, group: int, enemies: list[int]) -> None:
    """26.3 to 26.5: it runs; groups that fought only this one pursue, and each enemy in contact costs it a base."""
    heading = rout_heading(p, group, [enemy for enemy in enemies if p.is_on(enemy)])
    way = variable(p, group)
    p.set(group, HEADING, heading + 1)
    p.tell("routs", "26.3", {"group": unit_words(p, group), "way": mu_words(way)})
    flee(p, fray, group, heading, way)
    for enemy in enemies:
        if p.is_on(enemy) and p.get(enemy, LEVEL) != BROKEN and group in fray.pairs.enemies(enemy):
            others = [o for o in fray.pairs.enemies(enemy) if o != group and p.is_on(o) and p.get(o, LEVEL) != BROKEN]
            if not others:
                pursue(p, enemy, group, heading)
    lose_to_pursuers(p, fray, group)


def lose_to_pursuers(p: Position, fray: Fray, group: int) -> None:
    """26.4: one base for each enemy group in contact."""
    if not p.is_on(group):
        return
    catching = [enemy for enemy in p.on_table(1 - side_of(group)) if p.get(enemy, LEVEL) != BROKEN]
    catching = [enemy for enemy in catching if candidates(p, enemy, group)]
    for enemy in catching:
        if p.is_on(group):
            p.tell("caught", "26.4", {"group": unit_words(p, group), "enemy": unit_words(p, enemy)})
            lose_base(p, fray, group)
    if catching and group not in fray.caught:
        fray.caught.append(group)


def pursue(p: Position, group: int, prey: int, heading: i64) -> None:
    """26.5: it turns after the routers and runs until it meets something."""
    way = variable(p, group)
    around = Around(p, group)
    start = p.pose(group)
    before = p.rect(group)
    pose: Pose = (start[0], start[1], heading)
    r = Rect(pose[0], pose[1], heading, p.half_width(group), p.depth(group))
    if not is_clear(p, around, r):
        pose, r = start, before
    run, met = pursuit_run(p, around, pose, r, way)
    x, y = across(pose[0], pose[1], pose[2], 0, run)
    end = Rect(x, y, pose[2], r.w, r.d)
    while run > 0 and not is_clear(p, around, end):
        run = max(run - FURTHER, 0)
        met = -1
        x, y = across(pose[0], pose[1], pose[2], 0, run)
        end = Rect(x, y, pose[2], r.w, r.d)
    if not is_clear(p, around, end):
        p.set(group, PURSUING, 0)
        return
    p.put(group, (x, y, pose[2]))
    p.set(group, PURSUING, 1)
    p.set(group, PREY, prey + 1)
    p.tell("pursues", "26.5", {"group": unit_words(p, group), "enemy": unit_words(p, prey), "way": mu_words(run)})
    sack(p, group)
    if met >= 0 and p.get(met, LEVEL) != BROKEN:
        p.set(group, PURSUING, 0)
        p.set(group, PREY, 0)
        p.set(group, FRESH, 1)
        if behind_front(before, p.rect(met)) and (p.troop(met).skirmisher or not p.troop(group).skirmisher):
            p.set(group, FLANKS, p.get(group, FLANKS) | bit_of(met))
        p.tell("met", "26.5", {"group": unit_words(p, group), "enemy": unit_words(p, met)})


def pursuit_run(p: Position, around: Around, pose: Pose, r: Rect, way: i64) -> tuple[i64, int]:
    """How far it gets, and the enemy it meets there; -1 for none."""
    half = r.w
    best = min(way, to_edge(r, pose[2], p.terms.width, p.terms.depth))
    met = -1
    for piece in p.terms.pieces:
        if piece.going == IMPASSABLE or around.troop.rates[piece.going] < 0:
            t = ahead(pose[0], pose[1], pose[2], -half, half, piece.corners)
            if t != NONE:
                best = min(best, t)
    nearest: Other | None = None
    for other in around.others:
        if other.passable:
            continue
        t = ahead_of(pose, half, other.body)
        if t != NONE and (t < best or (t == best and nearest is None)):
            best, nearest = t, other
    if nearest is not None and nearest.enemy:
        met = int(nearest.group)
    return best, met


def breaks_by_losses(p: Position, fray: Fray, group: int) -> None:
    """12.9: at once, when too many bases are lost."""
    if p.is_on(group) and p.get(group, LEVEL) != BROKEN and p.get(group, 4) <= p.troop(group).breaks_at:
        breaks(p, fray, group)
