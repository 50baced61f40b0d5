"""Chapter 27 of the rules: the joint action phase, and with it what is left of chapter 26."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.contract import Phase, Step
from cannae.games.tabletop.rules.charge.running import (
    flee,
    is_clear,
    lose_to_pursuers,
    pursue,
    rout_heading,
    tail,
    variable,
)
from cannae.games.tabletop.rules.combat.contact import FRONT, Pairs, candidates, find_pairs
from cannae.games.tabletop.rules.combat.nerve import (
    Fray,
    cohesion_test,
    disorder_of,
    drop_for,
    leave,
    lose_base,
    witnesses,
)
from cannae.games.tabletop.rules.movement.drill import passes_move_test
from cannae.games.tabletop.rules.movement.moving import Around
from cannae.games.tabletop.rules.table.geometry import MU, Rect, moved, overlap, within
from cannae.games.tabletop.state import (
    BASES,
    BROKEN,
    C_X,
    C_Y,
    COMMAND,
    COMMANDERS,
    COMMANDING,
    END_TURN,
    FELL,
    GONE,
    HOLD,
    HOLDING,
    IN_FRONT,
    JOIN,
    LEAD,
    LEVEL,
    OF_SIDE_C,
    ON,
    PREY,
    PURSUE,
    PURSUING,
    RALLY,
    RANK,
    REMOVE,
    ROUT,
    STAY,
    STAYED,
    STEADY,
    WITH,
    Position,
    commander_words,
    mu_words,
    side_of,
    unit_words,
)

LEAP: Final = 7 * MU  # how far a commander moves (27.4)
LOSES_SIGHT: Final = 6 * MU  # 26.6
ACTED: Final = 2  # in place of 1: this pursuer had its say in this phase


class BreakOff(Step[Position]):
    """27.3: horse that fights nothing but STEADY foot to its front must go back."""

    def run(self, state: Position) -> None:
        pairs = find_pairs(state)
        fray = Fray("joint", pairs)
        for group in state.in_order():
            if must_break_off(state, pairs, group):
                break_off(state, fray, group)
        tail(state, fray)
        state.commander = 0
        for commander in range(COMMANDERS):
            state.set_c(commander, STAYED, 1)
        state.step_number = COMMAND


def must_break_off(p: Position, pairs: Pairs, group: int) -> bool:
    if not p.troop(group).breaks_off or pairs.edges(group) != [FRONT]:
        return False
    for pair in pairs.all:
        if pair.a == group and pair.edge != FRONT:
            return False
    for enemy in pairs.enemies(group):
        if not p.troop(enemy).foot or p.get(enemy, LEVEL) != STEADY or disorder_of(p, enemy):
            return False
    return True


def break_off(p: Position, fray: Fray, group: int) -> None:
    """Straight back, the longest way that is clear; facing is kept."""
    around = Around(p, group)
    rate = around.cap(p.get(group, 3), p.rect(group))
    start = p.pose(group)
    while rate >= MU:
        x, y, h = moved(start, 0, -rate)
        over = Rect(start[0], start[1], start[2], p.half_width(group), p.depth(group) + rate)
        free = not any(not other.passable and overlap(over, other.body) for other in around.others)
        if free and is_clear(p, around, Rect(x, y, h, p.half_width(group), p.depth(group))):
            p.put(group, (x, y, h))
            p.tell("breaks-off", "27.3", {"group": unit_words(p, group), "way": mu_words(rate)})
            return
        rate -= 500
    drop_for(p, fray, group, "27.3")


# -- Commanders ---------------------------------------------------------------------------------------------


def commander_rect(p: Position, commander: i64) -> Rect:
    group = p.get_c(commander, WITH) - 1
    if group >= 0:
        return p.rect(group)
    return Rect(p.get_c(commander, C_X), p.get_c(commander, C_Y), 0, 1, 1)


def joinable(p: Position, commander: i64) -> list[int]:
    """27.4: friends on the table within 7 MU of him, his own group aside."""
    here = commander_rect(p, commander)
    own = p.get_c(commander, WITH) - 1
    return [g for g in p.on_table(commander // OF_SIDE_C) if g != own and within(here, p.rect(g), LEAP)]


def may_leave(p: Position, pairs: Pairs, commander: i64) -> bool:
    """27.4: out of a front rank only while it fights nobody."""
    return not p.get_c(commander, IN_FRONT) or not pairs.has(int(p.get_c(commander, WITH)) - 1)


def commands(p: Position, commander: i64) -> list[int]:
    """27.4: he stays; he goes to a friend near him, or back from his own front rank; he goes into a front rank."""
    own = int(p.get_c(commander, WITH)) - 1
    found = [STAY] if own >= 0 else []
    if not may_leave(p, find_pairs(p), commander):
        return found
    near = joinable(p, commander)
    leading = p.get_c(commander, IN_FRONT) != 0
    start = 32 * int(commander)
    found += [JOIN + start + group for group in ([own] if leading else []) + near]
    fronts = near if leading or own < 0 else [own, *near]
    return found + [LEAD + start + group for group in fronts if p.get(group, LEVEL) != BROKEN]


class Command(Step[Position]):
    """27.4: commanders one by one, the active side's first."""

    def run(self, state: Position) -> None:
        while state.commander < COMMANDERS:
            at = state.commander
            side = state.active if at < OF_SIDE_C else 1 - state.active
            commander = side * OF_SIDE_C + at % OF_SIDE_C
            if state.get_c(commander, RANK) and commands(state, commander) not in ([], [STAY]):
                if state.asked != side:
                    state.barrier_count += 1
                state.asked = side
                state.ask(COMMANDING)
                return
            state.commander += 1
        state.commander = 0
        state.step_number = RALLY


def commander_asked(p: Position) -> i64:
    return p.asked * OF_SIDE_C + p.commander % OF_SIDE_C


class Commanding(Phase[Position]):
    """27.4: he stays where he is, or joins a friend near him, with it or in its front rank."""

    def acting(self, state: Position) -> i64:
        return 1 << state.asked

    def fill(self, state: Position, side: i64, buffer: vec[i64]) -> i64:
        count: i64 = 0
        for choice in commands(state, commander_asked(state)):
            buffer[count] = choice
            count += 1
        return count

    def play(self, state: Position, side: i64, choice: i64) -> None:
        commander = commander_asked(state)
        if choice != STAY:
            group = (choice - JOIN) & 31
            if state.get_c(commander, WITH) != group + 1:
                state.set_c(commander, STAYED, 0)
            state.set_c(commander, WITH, group + 1)
            state.set_c(commander, IN_FRONT, 1 if choice >= LEAD else 0)
            args: dict[str, object] = {"leader": commander_words(state, commander), "group": unit_words(state, group)}
            state.tell("leads" if choice >= LEAD else "joins", "27.4", args)
        state.commander += 1
        state.step_number = COMMAND

    def conceivable(self, state: Position, side: i64) -> list[int]:
        start = 32 * int(commander_asked(state))
        return [STAY] + [first + start + group for first in (JOIN, LEAD) for group in state.on_table(side)]

    def prompt(self, state: Position, side: i64) -> dict[str, object]:
        return {"leader": commander_words(state, commander_asked(state))}


class Rally(Step[Position]):
    """27.5: where he stayed, a commander has his group test to rise a level."""

    def run(self, state: Position) -> None:
        pairs = find_pairs(state)
        fray = Fray("joint", pairs)
        done: set[int] = set()
        for side in (state.active, 1 - state.active):
            for commander in range(int(side) * OF_SIDE_C, int(side) * OF_SIDE_C + OF_SIDE_C):
                group = int(state.get_c(commander, WITH)) - 1
                if group < 0 or not state.get_c(commander, STAYED) or group in done:
                    continue
                if not state.is_on(group) or state.get(group, LEVEL) == STEADY or state.get(group, FELL):
                    continue
                if state.get(group, LEVEL) == BROKEN and (beset(state, group) or lost_too_many(state, group)):
                    continue
                done.add(group)
                cohesion_test(state, fray, group, "rally", "27.5")
        state.step_number = ROUT


def beset(p: Position, group: int) -> bool:
    """Whether an unbroken enemy touches a group."""
    for enemy in p.on_table(1 - side_of(group)):
        if p.get(enemy, LEVEL) != BROKEN and candidates(p, enemy, group):
            return True
    return False


def lost_too_many(p: Position, group: int) -> bool:
    return p.get(group, BASES) <= p.troop(group).breaks_at or p.get(group, BASES) <= 1


# -- Routs and pursuits -------------------------------------------------------------------------------------


class Rout(Step[Position]):
    """27.6: all broken groups run on."""

    def run(self, state: Position) -> None:
        fray = Fray("joint", find_pairs(state))
        for group in state.in_order():
            if state.is_on(group) and state.get(group, LEVEL) == BROKEN:
                enemies = [
                    enemy
                    for enemy in state.on_table(1 - side_of(group))
                    if state.get(enemy, LEVEL) != BROKEN and candidates(state, enemy, group)
                ]
                heading = rout_heading(state, group, enemies)
                way = variable(state, group)
                state.tell("routs", "27.6", {"group": unit_words(state, group), "way": mu_words(way)})
                flee(state, fray, group, heading, way)
                lose_to_pursuers(state, fray, group)
        tail(state, fray)
        state.step_number = PURSUE


class Pursue(Step[Position]):
    """27.7: every pursuer out of contact may test to stop; the others go on."""

    def run(self, state: Position) -> None:
        pairs = find_pairs(state)
        for group in state.in_order():
            if state.get(group, PURSUING) != 1:
                continue
            prey = int(state.get(group, PREY)) - 1
            gone = not state.is_on(prey) or state.get(prey, LEVEL) != BROKEN
            if gone or pairs.has(group) or not within(state.rect(group), state.rect(prey), LOSES_SIGHT):
                state.set(group, PURSUING, 0)
                state.set(group, PREY, 0)
            elif candidates(state, group, prey):
                state.set(group, PURSUING, ACTED)
            else:
                state.picked = group + 1
                state.asked = side_of(group)
                state.barrier_count += 1
                state.ask(HOLDING)
                return
        state.picked = 0
        state.step_number = REMOVE


class Holding(Phase[Position]):
    """27.7: test to stop, or go on after the routers."""

    def acting(self, state: Position) -> i64:
        return 1 << state.asked

    def fill(self, state: Position, side: i64, buffer: vec[i64]) -> i64:
        buffer[0], buffer[1] = HOLD, ON
        return 2

    def play(self, state: Position, side: i64, choice: i64) -> None:
        group = int(state.picked) - 1
        state.picked = 0
        state.barrier_count += 1
        state.step_number = PURSUE
        if choice == HOLD and passes_move_test(state, find_pairs(state), group, "27.7"):
            state.set(group, PURSUING, 0)
            state.set(group, PREY, 0)
            return
        prey = int(state.get(group, PREY)) - 1
        fray = Fray("joint", find_pairs(state))
        pursue(state, group, prey, state.pose(prey)[2])
        if state.get(group, PURSUING):
            state.set(group, PURSUING, ACTED)
        if state.is_on(prey) and candidates(state, group, prey):
            args: dict[str, object] = {"group": unit_words(state, prey), "enemy": unit_words(state, group)}
            state.tell("caught", "26.4", args)
            lose_base(state, fray, prey)
            fray.caught.append(prey)
        tail(state, fray)

    def prompt(self, state: Position, side: i64) -> dict[str, object]:
        return {"group": unit_words(state, state.picked - 1)}


class Remove(Step[Position]):
    """27.8: groups broken by losses, or down to one base, are taken away; friends near them test."""

    def run(self, state: Position) -> None:
        fray = Fray("joint", find_pairs(state))
        for group in state.in_order():
            if state.get(group, PURSUING) == ACTED:
                state.set(group, PURSUING, 1)
            if state.is_on(group) and lost_too_many(state, group):
                was_broken = state.get(group, LEVEL) == BROKEN
                state.set(group, LEVEL, BROKEN)
                state.tell("removed", "27.8", {"group": unit_words(state, group)})
                if not was_broken or state.get(group, BASES) > 0:
                    witnesses(state, fray, [group], 0, "friends-break", "10.4")
                leave(state, group, GONE)
        tail(state, fray)
        state.step_number = END_TURN
