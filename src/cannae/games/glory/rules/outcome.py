"""Chapter 7 of the rules, 7.9 to 7.18: both strengths are compared, and what becomes of everybody."""

from mypy_extensions import i64

from cannae.core.contract import Step
from cannae.games.glory.rules.reckoning import (
    attack_strength,
    column_of_tie,
    defence_strength,
    holds_tie,
    tell_combat,
    tell_control,
)
from cannae.games.glory.state import ACTING, COMBAT_OVER, CONTROL, NEXT_FLANK, Position


class Strengths(Step[Position]):
    """Reveal, compare, and carry out what follows."""

    def run(self, state: Position) -> None:
        attacker = state.active
        defender: i64 = 1 - attacker
        state.barrier_count += 1
        state.shown = 1
        if state.bonus_drawn:
            state.seen_from_deck(attacker, state.bonus)
        if state.answer_drawn:
            state.seen_from_deck(defender, state.answer)
        attack = attack_strength(state)
        defence = defence_strength(state)
        before: i64 = state.z[CONTROL + state.target]
        rule = "7.13"
        if state.log is not None:
            tell_combat(state)
        if attack > defence:
            vanquish(state, defender, state.target)
            state.z[CONTROL + state.target] = attacker + 1
            keep_only(state, attacker, state.source, state.lead)
        elif attack < defence or holds_tie(state, state.answer_lead):
            rule = "7.14"
            vanquish(state, attacker, state.source)
            if state.z[CONTROL + state.target] == attacker + 1:
                state.z[CONTROL + state.target] = 0
            keep_only(state, defender, state.target, state.answer_lead)
        else:
            rule = "7.15"
            state.z[CONTROL + state.target] = 0
            fall_back(state, attacker, column_of_tie(state))
            fall_back(state, defender, state.target)
        if state.log is not None:
            tell_control(state, before, rule)
        state.shown = 0
        state.discard(attacker, state.bonus)
        if state.answer:
            state.discard(defender, state.answer)
        state.step_number = COMBAT_OVER


class CombatOver(Step[Position]):
    """Back to where the attack was declared: to the flank attacks or to the actions."""

    def run(self, state: Position) -> None:
        flanking = state.flanking
        state.target = -1
        state.source = -1
        state.lead = 0
        state.overlap = 0
        state.overlapped = 0
        state.bonus = 0
        state.bonus_drawn = 0
        state.answer = 0
        state.answer_drawn = 0
        state.answer_lead = 0
        state.stood = 0
        state.flanking = 0
        state.barrier_count += 1
        if flanking:
            state.step_number = NEXT_FLANK
        else:
            state.ask_side(ACTING, state.active)


def vanquish(p: Position, side: i64, column: i64) -> None:
    """The defeated units go to the victor; one elephant or two, one more card goes with them (7.13, 7.17)."""
    rampage: i64 = 0
    while p.stands(side, column):
        kind: i64 = p.unit(side, column, 0)
        rampage |= p.deck.rampage[kind]
        p.leave(side, column, kind)
        p.capture(side, kind)
    if rampage:
        trampled = p.draw(side)
        if trampled:
            p.seen_from_deck(side, trampled)
            p.capture(side, trampled)
            if p.log is not None:
                p.tell_card("glory-event-rampage", "7.17", side, trampled)


def keep_only(p: Position, side: i64, column: i64, lead: i64) -> None:
    """The victor's second unit is discarded (7.13, 7.14)."""
    if p.units(side, column) == 2:
        first: i64 = p.unit(side, column, 0)
        other: i64 = p.unit(side, column, 1) if first == lead else first
        p.leave(side, column, other)
        p.discard(side, other)
        if p.log is not None:
            p.tell_card("glory-event-second-discarded", "7.13" if side == p.active else "7.14", side, other, column)


def fall_back(p: Position, side: i64, column: i64) -> None:
    """A tie: the units go to their owner's discard pile (7.15)."""
    while p.stands(side, column):
        kind: i64 = p.unit(side, column, 0)
        p.leave(side, column, kind)
        p.discard(side, kind)
