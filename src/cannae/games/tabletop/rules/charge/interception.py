"""Rule 22.7: enemies that cross the way of a charge, or fall into the charger's flank."""

from typing import Final, final

from mypy_extensions import i64

from cannae.core.contract import Step
from cannae.games.tabletop.rules.charge.charging import Way, chargers, in_flank, way_of
from cannae.games.tabletop.rules.charge.evading import aimed_at, frighten
from cannae.games.tabletop.rules.charge.running import tail
from cannae.games.tabletop.rules.combat.contact import Pairs, find_pairs
from cannae.games.tabletop.rules.combat.nerve import Fray, drop_for
from cannae.games.tabletop.rules.movement.drill import passes_move_test
from cannae.games.tabletop.rules.movement.moving import Around
from cannae.games.tabletop.rules.offering import Offering
from cannae.games.tabletop.rules.table.geometry import MU, NONE, OVER, Pose, Rect, ahead_of, inside, moved, overlap
from cannae.games.tabletop.rules.table.ground import disorder_in_pieces, may_be_in
from cannae.games.tabletop.state import (
    AIMED,
    CHARGED,
    CROSS,
    DECIDED_STAND,
    DISRUPTED,
    DONE,
    EVADE,
    FLANKED,
    FLANKS,
    FRAGMENTED,
    GROUPS,
    IN,
    INTERCEPTING,
    LEVEL,
    OPTION,
    PURSUING,
    REFUSED,
    TARGETS,
    Position,
    bit_of,
    mu_words,
    unit_words,
)

ZONE_MOUNTED: Final = 4 * MU
ZONE_FOOT: Final = 2 * MU
CROSSES: Final = OVER  # so deep it goes into the way of the charger: met by its end file, and overlapping nobody


@final
class Crossing:
    """How an enemy intercepts: how far it goes, where it ends, and whether it hits the charger's flank or rear."""

    def __init__(self, pose: Pose, way: i64, flank: bool) -> None:
        self.pose = pose
        self.way = way
        self.flank = flank


def zone(p: Position, group: int) -> i64:
    return ZONE_FOOT if p.troop(group).foot else ZONE_MOUNTED


def may_intercept(p: Position, pairs: Pairs, group: int, targets: list[int]) -> bool:
    """Whether a group may intercept: no target, not in close combat, not fragmented, and once only."""
    if p.get(group, LEVEL) >= FRAGMENTED or p.get(group, CHARGED) or p.get(group, PURSUING):
        return False
    return not (p.troop(group).artillery or group in targets or pairs.has(group))


def crossing(p: Position, around: Around, charger: int) -> Crossing | None:
    """How a group would intercept this charge; None where it cannot."""
    group = int(around.group)
    way = way_of(p, Around(p, charger), p.get(charger, OPTION), -1)
    if way.first == NONE:
        return None
    start = p.pose(group)
    body = p.rect(charger)
    to_body = ahead_of(start, p.half_width(group), body)
    if to_body != NONE and to_body <= zone(p, group) and in_flank(p, group, charger, False):
        return clear_way(p, around, charger, to_body, True)
    to_way = ahead_of(start, p.half_width(group), swept(p, charger, way))
    if to_way == NONE or to_way + CROSSES > zone(p, group):
        return None
    return clear_way(p, around, charger, to_way + CROSSES, False)


def swept(p: Position, charger: int, way: Way) -> Rect:
    """The rectangle that the charger goes over, from its wheel to its first enemy."""
    x, y, h = moved(way.pose, 0, way.first)
    return Rect(x, y, h, p.half_width(charger), way.first)


def clear_way(p: Position, around: Around, charger: int, way: i64, flank: bool) -> Crossing | None:
    """Whether the way is clear: past nobody else, over no going that disorders it, and onto nobody."""
    group = around.group
    start, half, depth = p.pose(group), p.half_width(group), p.depth(group)
    for other in around.others:
        if not other.passable and other.group != charger:
            t = ahead_of(start, half, other.body)
            if t != NONE and t <= way:
                return None
    x, y, h = moved(start, 0, way)
    end = Rect(x, y, h, half, depth)
    passed = Rect(x, y, h, half, depth + way)
    if not inside(end, p.terms.width, p.terms.depth) or not may_be_in(around.troop, passed, p.terms.pieces):
        return None
    if disorder_in_pieces(around.troop, passed, p.terms.pieces):
        return None
    if any(overlap(end, other.body) for other in around.others):
        return None
    return Crossing((x, y, h), way, flank)


class Intercept(Step[Position]):
    """22.6, 22.7: fragmented targets test; then the other side may intercept."""

    def run(self, state: Position) -> None:
        if not chargers(state):
            state.step_number = TARGETS
            return
        while frighten(state):
            pass
        state.offers = None
        state.asked = 1 - state.active
        state.ask(INTERCEPTING)
        if len(state.choices(state.asked)) == 1:
            state.step_number = TARGETS


class Intercepting(Offering):
    """22.7: who goes against which charge, one after another."""

    def acting(self, state: Position) -> i64:
        return 1 << state.asked

    def listed(self, state: Position, side: i64) -> list[int]:
        found = [DONE]
        pairs = find_pairs(state)
        targets = [target for target, _ in aimed_at(state)]
        for group in state.on_table(side):
            if may_intercept(state, pairs, group, targets):
                around = Around(state, group)
                found += [CROSS + 32 * group + c for c in chargers(state) if crossing(state, around, c) is not None]
        return found

    def play(self, state: Position, side: i64, choice: i64) -> None:
        state.barrier_count += 1
        if choice == DONE:
            state.step_number = TARGETS
            return
        intercept(state, int(choice - CROSS) >> 5, int(choice - CROSS) & 31)
        state.offers = None
        if len(state.choices(side)) == 1:
            state.step_number = TARGETS

    def conceivable(self, state: Position, side: i64) -> list[int]:
        found = state.choices(side)
        tried = [CROSS + 32 * group + c for group in state.on_table(side) for c in chargers(state)]
        return found + [choice for choice in tried if choice not in found]

    def why_not(self, state: Position, side: i64, choice: i64) -> str:
        return "22.7" if CROSS <= choice < CROSS + 32 * GROUPS else self.rule


def intercept(p: Position, group: int, charger: int) -> None:
    found = crossing(p, Around(p, group), charger)
    assert found is not None
    p.tell("intercepts", "22.7", {"group": unit_words(p, group), "enemy": unit_words(p, charger)})
    p.set(group, EVADE, DECIDED_STAND)
    hesitates = p.get(group, LEVEL) == DISRUPTED and not p.troop(group).shock
    if hesitates and not passes_move_test(p, find_pairs(p), group, "22.7"):
        p.set(group, CHARGED, REFUSED)
        return
    p.put(group, found.pose)
    p.set(group, CHARGED, IN)
    p.tell("goes-in", "22.7", {"group": unit_words(p, group), "way": mu_words(found.way)})
    if not found.flank:
        p.set(charger, AIMED, bit_of(group))
        return
    p.set(charger, CHARGED, REFUSED)  # it does not move any more
    p.set(group, FLANKS, p.get(group, FLANKS) | bit_of(charger))
    if not p.get(charger, FLANKED):
        p.set(charger, FLANKED, 1)
        fray = Fray("impact", find_pairs(p))
        fray.against[charger] = [group]
        drop_for(p, fray, charger, "22.5")
        tail(p, fray)
