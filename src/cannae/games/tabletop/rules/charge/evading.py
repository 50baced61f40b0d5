"""Chapter 22, second part: fragmented targets, evasions, and the chargers going in (22.6, 22.8, 22.10 to 22.12)."""

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.contract import Phase, Step
from cannae.games.tabletop.rules.camps import sack
from cannae.games.tabletop.rules.charge.charging import Way, chargers, flank_bits, way_of
from cannae.games.tabletop.rules.charge.running import flee, own_rear, tail, variable
from cannae.games.tabletop.rules.combat.contact import find_pairs
from cannae.games.tabletop.rules.combat.nerve import Fray, cohesion_test, drop_for, roll
from cannae.games.tabletop.rules.movement.drill import passes_move_test
from cannae.games.tabletop.rules.movement.moving import Around
from cannae.games.tabletop.rules.sheet.chances import VARIABLE_MOVE
from cannae.games.tabletop.rules.table.geometry import HALF_BASE, MU, NONE, Pose, Rect, ahead_of, inside, moved, overlap
from cannae.games.tabletop.state import (
    AIMED,
    ALONG,
    BROKEN,
    CHARGED,
    DECIDED_ALONG,
    DECIDED_REAR,
    DECIDED_STAND,
    DISTANCE,
    EVADE,
    EVADING,
    FILES,
    FLANKED,
    FLANKS,
    FRAGMENTED,
    GO_IN,
    GROUPS,
    IMPACT,
    IN,
    LEVEL,
    OPTION,
    RAN,
    REAR,
    REFUSED,
    RUN,
    SCARED,
    STAND,
    STEPS,
    TARGETS,
    Position,
    bit_of,
    mu_words,
    side_of,
    unit_words,
)


def may_evade(p: Position, group: int) -> bool:
    """22.8, 4.19: skirmishers, light chariots, and cavalry that is not shock, in one rank."""
    troop = p.troop(group)
    if p.get(group, LEVEL) == BROKEN or p.get(group, EVADE):
        return False
    light = troop.skirmisher or (troop.kind in ("Cv", "LCh") and not troop.shock and p.ranks(group) == 1)
    return light and not find_pairs(p).has(group)


def aimed_at(p: Position) -> list[tuple[int, int]]:
    """The targets of all charges as the table is now, each with its first charger."""
    found: list[tuple[int, int]] = []
    for charger in chargers(p):
        way = way_of(p, Around(p, charger), p.get(charger, OPTION), -1)
        for target in range(GROUPS):
            if way.targets >> target & 1 and all(target != known for known, _ in found):
                found.append((target, charger))
    found.sort()
    return found


def frighten(p: Position) -> bool:
    """22.6: fragmented targets test, each once a turn; True where one broke and ran."""
    fray = Fray("impact", find_pairs(p))
    for target, charger in aimed_at(p):
        if p.get(target, LEVEL) != FRAGMENTED or p.get(target, SCARED) or p.troop(charger).kind == "LF":
            continue
        p.set(target, SCARED, 1)
        fray.against[target] = [charger]
        cohesion_test(p, fray, target, "charged", "10.1")
        if fray.broke:
            tail(p, fray)
            return True
    return False


class Targets(Step[Position]):
    """22.6, 22.8, 22.10: the charged groups test or decide; when all have, they run, and others may be uncovered."""

    def run(self, state: Position) -> None:
        if not chargers(state):
            state.step_number = IMPACT
            return
        if frighten(state):
            return  # somebody ran: look again
        for target, _ in aimed_at(state):
            if state.get(target, EVADE) or not state.is_on(target):
                continue
            if may_evade(state, target):
                state.picked = target + 1
                state.asked = side_of(target)
                state.barrier_count += 1
                state.ask(EVADING)
                return
            state.set(target, EVADE, DECIDED_STAND)
        if not run_evaders(state):
            state.step_number = GO_IN


def run_evaders(p: Position) -> bool:
    """All that decided to run do so now, in order. False where nobody did."""
    ran = False
    aimed = dict(aimed_at(p))
    for group in p.on_table(1 - p.active):
        how = p.get(group, EVADE)
        if how != DECIDED_ALONG and how != DECIDED_REAR:
            continue
        ran = True
        charger = aimed.get(group, -1)
        heading = own_rear(side_of(group))
        if how == DECIDED_ALONG and charger >= 0:
            way = way_of(p, Around(p, charger), p.get(charger, OPTION), -1)
            heading = way.pose[2]
        distance = variable(p, group)
        p.tell("evades", "22.8", {"group": unit_words(p, group), "way": mu_words(distance)})
        p.set(group, EVADE, RUN)
        p.set(group, RAN, 1)
        fray = Fray("impact", find_pairs(p))
        if not flee(p, fray, group, heading, distance):
            p.set(group, EVADE, DECIDED_STAND)
    return ran


class Evading(Phase[Position]):
    """22.8: stand, or run along the charge or to the own rear."""

    def acting(self, state: Position) -> i64:
        return 1 << state.asked

    def fill(self, state: Position, side: i64, buffer: vec[i64]) -> i64:
        buffer[0], buffer[1], buffer[2] = STAND, ALONG, REAR
        return 3

    def play(self, state: Position, side: i64, choice: i64) -> None:
        group = int(state.picked) - 1
        decision = DECIDED_STAND if choice == STAND else DECIDED_ALONG if choice == ALONG else DECIDED_REAR
        bold = choice == STAND and state.troop(group).skirmisher and faces_battle_troops(state, group)
        if bold and not passes_move_test(state, find_pairs(state), group, "22.8"):
            decision = DECIDED_ALONG
        state.set(group, EVADE, decision)
        state.picked = 0
        state.barrier_count += 1
        state.step_number = TARGETS

    def prompt(self, state: Position, side: i64) -> dict[str, object]:
        return {"group": unit_words(state, state.picked - 1)}


def faces_battle_troops(p: Position, group: int) -> bool:
    for charger in chargers(p):
        if not p.troop(charger).skirmisher:
            way = way_of(p, Around(p, charger), p.get(charger, OPTION), -1)
            if way.targets >> group & 1:
                return True
    return False


class GoIn(Step[Position]):
    """22.11: the chargers move, in the order declared."""

    def run(self, state: Position) -> None:
        fray = Fray("impact", find_pairs(state))
        for charger in chargers(state):
            go_in(state, fray, charger)
        tail(state, fray)
        for group in state.on_table(0) + state.on_table(1):
            state.set(group, EVADE, 0)
        state.step_number = IMPACT


def go_in(p: Position, fray: Fray, group: int) -> None:
    around = Around(p, group)
    limit: i64 = -1
    if has_evaded(p, p.get(group, AIMED)):
        limit = max(around.cap(p.get(group, FILES), p.rect(group)) + VARIABLE_MOVE[roll(p, DISTANCE) - 1] * MU, 0)
    way = way_of(p, around, p.get(group, OPTION), limit)
    if way.blocked and way.first == NONE and way.pose == p.pose(group) and way.angle:
        p.set(group, CHARGED, REFUSED)  # the wheel is blocked: it stays
        return
    if way.first == NONE or not way.files:
        go_on(p, around, group, way)
        return
    flanks = flank_bits(p, group, way) | caught_bits(p, way)
    end = moved(way.pose, 0, way.first)
    half, depth = p.half_width(group), p.depth(group)
    if any(overlap(Rect(end[0], end[1], end[2], half, depth), other.body) for other in around.others):
        p.set(group, CHARGED, REFUSED)
        return
    p.put(group, end)
    step_forward(p, around, group, way.limit - way.used - way.first)
    p.set(group, CHARGED, IN)
    p.set(group, FLANKS, flanks)
    p.tell("goes-in", "22.11", {"group": unit_words(p, group), "way": mu_words(way.used + way.first)})
    for target in range(GROUPS):
        if flanks >> target & 1 and not p.get(target, FLANKED):
            p.set(target, FLANKED, 1)
            fray.against.setdefault(target, []).append(group)
            drop_for(p, fray, target, "22.5")


def has_evaded(p: Position, aimed: i64) -> bool:
    """Whether all first targets of a charge are gone from where they stood."""
    for target in range(GROUPS):
        if aimed >> target & 1 and p.is_on(target) and p.get(target, EVADE) != RUN:
            return False
    return aimed != 0


def caught_bits(p: Position, way: Way) -> i64:
    """22.11: an evader caught is hit in the rear."""
    found: i64 = 0
    for target in range(GROUPS):
        if way.targets >> target & 1 and p.get(target, EVADE) == RUN:
            found |= bit_of(target)
    return found


def go_on(p: Position, around: Around, group: int, way: Way) -> None:
    """Nobody met: straight on to the limit, as far as bodies and ground allow."""
    p.set(group, CHARGED, IN)
    files, half, depth = p.get(group, FILES), p.half_width(group), p.depth(group)
    r = Rect(way.pose[0], way.pose[1], way.pose[2], half, depth)
    run = around.run(way.pose, files, r, way.used, way.limit) - way.used
    while run > 0:
        x, y, h = moved(way.pose, 0, run)
        if not around.fits(Rect(x, y, h, half, depth)):
            p.put(group, (x, y, h))
            p.tell("goes-in", "22.11", {"group": unit_words(p, group), "way": mu_words(way.used + run)})
            sack(p, group)
            return
        run -= 250


def step_forward(p: Position, around: Around, group: int, left: i64) -> None:
    """22.12: files that do not touch yet step up to an enemy, by their depth less 100 at most."""
    files = int(p.get(group, FILES))
    most = min(left, p.depth(group) - 100)
    pose = p.pose(group)
    steps: list[int] = []
    for file in range(files):
        steps.append(int(file_step(around, moved(pose, (2 * file + 1 - files) * HALF_BASE, 0), most)))
    for file in range(1, files):  # neighbours stay side to side
        if abs(steps[file] - steps[file - 1]) >= p.depth(group) - 100:
            steps[file] = steps[file - 1]
    for file, step in enumerate(steps):
        p.set(group, STEPS + file, step)
    for file in range(files):
        r = p.file_rect(group, file)
        out = not inside(r, p.terms.width, p.terms.depth)
        if out or any(overlap(r, other.body) for other in around.others):
            p.put(group, pose)
            return


def file_step(around: Around, pose: Pose, most: i64) -> i64:
    best: i64 = NONE
    enemy = False
    for other in around.others:
        if other.passable:
            continue
        t = ahead_of(pose, HALF_BASE, other.body)
        if t != NONE and (best == NONE or t < best):
            best = t
            enemy = other.enemy
    return best if enemy and 0 < best <= most else 0
