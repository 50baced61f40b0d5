"""Chapters 20 and 28 of the rules: the turns, the points, and how a battle ends."""

from typing import Final

from mypy_extensions import i64

from cannae.core.contract import Step
from cannae.games.tabletop.rules.charge.charging import ask_to_charge
from cannae.games.tabletop.rules.charge.running import tail
from cannae.games.tabletop.rules.combat.close import drop_for_pursuers, impact, melee
from cannae.games.tabletop.rules.combat.contact import find_pairs
from cannae.games.tabletop.rules.combat.facing import turn_to_face
from cannae.games.tabletop.state import (
    AIMED,
    BEGIN_TURN,
    BREAK_OFF,
    BROKEN,
    CHARGED,
    CONFORM,
    EVADE,
    EVADED_OFF,
    FED,
    FELL,
    FLANKED,
    FLANKS,
    FRAGMENTED,
    GONE,
    GROUPS,
    LEVEL,
    MOVED,
    OF_SIDE,
    ON_TABLE,
    OPTION,
    ORDER,
    OVER,
    RAN,
    SCARED,
    WHERE,
    Position,
    bit_of,
    side_words,
)

QUIET_TURNS: Final = 12  # 28.4
NIGHT_LEAD: Final = 3
REASONS: Final = ["none", "army-rout", "drawn-rout", "night", "drawn-night"]
ARMY_ROUT: Final = 1
DRAWN_ROUT: Final = 2
NIGHT: Final = 3
DRAWN_NIGHT: Final = 4


def points_lost(p: Position, side: i64) -> int:
    """28.1: two for a group broken, destroyed or fled and for the camp; one for a group fragmented or evaded away."""
    total = 2 if p.sacked >> side & 1 else 0
    for group in range(int(side) * OF_SIDE, int(side) * OF_SIDE + OF_SIDE):
        if not p.exists(group):
            continue
        where, level = p.get(group, WHERE), p.get(group, LEVEL)
        if where == GONE or (where == ON_TABLE and level == BROKEN):
            total += 2
        elif where == EVADED_OFF or (where == ON_TABLE and level == FRAGMENTED):
            total += 1
    return total


def has_unbroken(p: Position, side: i64) -> bool:
    return any(p.get(group, LEVEL) != BROKEN for group in p.on_table(side))


class BeginTurn(Step[Position]):
    """20.1: a new turn; what the last one left behind is wiped out."""

    def run(self, state: Position) -> None:
        state.turn += 1
        state.bloody = 0
        state.fed = 0
        pairs = find_pairs(state)
        for group in range(GROUPS):
            if not state.exists(group):
                continue
            for field in (MOVED, CHARGED, OPTION, ORDER, EVADE, FELL, RAN, AIMED, FLANKED, FED, SCARED):
                state.set(group, field, 0)
            kept: i64 = 0
            for enemy in pairs.enemies(group):
                kept |= state.get(group, FLANKS) & bit_of(enemy)
            state.set(group, FLANKS, kept)
        state.barrier_count += 1
        state.tell("turn", "20.1", {"side": side_words(state.active), "turn": int(state.turn)})
        ask_to_charge(state)


class Impact(Step[Position]):
    """The charges hit home."""

    def run(self, state: Position) -> None:
        tail(state, drop_for_pursuers(state))
        tail(state, impact(state))
        turn_to_face(state)
        state.step_number = CONFORM


class Melee(Step[Position]):
    """All close combats go on."""

    def run(self, state: Position) -> None:
        tail(state, melee(state))
        state.step_number = BREAK_OFF


class EndTurn(Step[Position]):
    """28.2 to 28.5: an army routs, night falls, or the other side's turn begins."""

    def run(self, state: Position) -> None:
        state.quiet = 0 if state.bloody else state.quiet + 1
        if routs(state, 0) or routs(state, 1):
            end_by_rout(state)
        elif state.turn >= state.terms.turns or state.quiet >= QUIET_TURNS:
            end_by_night(state)
        else:
            state.active = 1 - state.active
            state.step_number = BEGIN_TURN


def routs(p: Position, side: i64) -> bool:
    return points_lost(p, side) >= p.terms.break_points[side] or not has_unbroken(p, side)


def end_by_rout(p: Position) -> None:
    red, blue = routs(p, 0), routs(p, 1)
    winner = 1 if red else 0
    if red and blue:  # the smaller share of the break point wins
        share = points_lost(p, 0) * p.terms.break_points[1] - points_lost(p, 1) * p.terms.break_points[0]
        winner = -1 if share == 0 else 1 if share > 0 else 0
    end(p, winner, DRAWN_ROUT if winner < 0 else ARMY_ROUT, "28.2")


def end_by_night(p: Position) -> None:
    lead = points_lost(p, 0) - points_lost(p, 1)
    winner = -1 if abs(lead) < NIGHT_LEAD else 1 if lead > 0 else 0
    end(p, winner, DRAWN_NIGHT if winner < 0 else NIGHT, "28.4")


def end(p: Position, winner: i64, reason: i64, rule: str) -> None:
    p.winner = winner
    p.reason = reason
    p.ask(OVER)
    args: dict[str, object] = {"red": points_lost(p, 0), "blue": points_lost(p, 1)}
    if winner >= 0:
        args["side"] = side_words(winner)
        p.tell("won", rule, args)
    else:
        p.tell("drawn", rule, args)
