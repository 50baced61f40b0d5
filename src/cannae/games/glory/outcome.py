"""The outcome of a combat (7.9 to 7.18): both strengths compared, and what becomes of everybody."""

from mypy_extensions import i64

from cannae.games.glory import stages
from cannae.games.glory.reckoning import (
    attack_strength,
    column_of_tie,
    defence_strength,
    holds_tie,
    tell_combat,
    tell_control,
)
from cannae.games.glory.state import CONTROL, Position


def strengths(p: Position) -> None:
    """Reveal, compare, and carry out what follows."""
    attacker = p.active
    defender: i64 = 1 - attacker
    p.fence += 1
    p.shown = 1
    if p.bonus_drawn:
        p.seen_from_deck(attacker, p.bonus)
    if p.answer_drawn:
        p.seen_from_deck(defender, p.answer)
    attack = attack_strength(p)
    defence = defence_strength(p)
    before: i64 = p.z[CONTROL + p.target]
    rule = "7.13"
    if p.log is not None:
        tell_combat(p)
    if attack > defence:
        vanquish(p, defender, p.target)
        p.z[CONTROL + p.target] = attacker + 1
        keep_only(p, attacker, p.source, p.lead)
    elif attack < defence or holds_tie(p, p.answer_lead):
        rule = "7.14"
        vanquish(p, attacker, p.source)
        if p.z[CONTROL + p.target] == attacker + 1:
            p.z[CONTROL + p.target] = 0
        keep_only(p, defender, p.target, p.answer_lead)
    else:
        rule = "7.15"
        p.z[CONTROL + p.target] = 0
        fall_back(p, attacker, column_of_tie(p))
        fall_back(p, defender, p.target)
    if p.log is not None:
        tell_control(p, before, rule)
    p.shown = 0
    p.discard(attacker, p.bonus)
    if p.answer:
        p.discard(defender, p.answer)
    p.stage = stages.COMBAT_OVER


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


def combat_over(p: Position) -> None:
    p.target = -1
    p.source = -1
    p.lead = 0
    p.overlap = 0
    p.overlapped = 0
    p.bonus = 0
    p.bonus_drawn = 0
    p.answer = 0
    p.answer_drawn = 0
    p.answer_lead = 0
    p.stood = 0
    p.flanking = 0
    p.fence += 1
