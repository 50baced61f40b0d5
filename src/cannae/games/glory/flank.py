"""Flank attacks (chapter 5): who can be flanked is settled at the beginning of the phase."""

from librt.vecs import vec
from mypy_extensions import i64

from cannae.games.glory import stages, verbs
from cannae.games.glory.actions import ask_action
from cannae.games.glory.cards import COLUMNS
from cannae.games.glory.combat import can_attack, declare, fill_leads
from cannae.games.glory.state import Position
from cannae.games.glory.verbs import COLUMN, VERB


def flanks_of(p: Position, side: i64) -> i64:
    """Every target and the columns it can be flanked from, as bits (5.1): 2t for the left, 2t + 1 for the right."""
    found: i64 = 0
    target: i64 = 0
    while target < COLUMNS:
        if opposed(p, side, target):
            if flanking(p, side, target - 1, target - 2):
                found |= 1 << (2 * target)
            if flanking(p, side, target + 1, target + 2):
                found |= 2 << (2 * target)
        target += 1
    return found


def opposed(p: Position, side: i64, target: i64) -> bool:
    """Condition (a): both sides stand there; as printed in German, the attacker with more units (10.1)."""
    if not p.stands(side, target) or not p.stands(1 - side, target):
        return False
    return not p.switches.german_flank or p.units(side, target) > p.units(1 - side, target)


def flanking(p: Position, side: i64, column: i64, beyond: i64) -> bool:
    """Conditions (b) and (c): unopposed units next to the target, and no enemy in the column beyond."""
    if column < 0 or column >= COLUMNS or not p.stands(side, column) or p.stands(1 - side, column):
        return False
    return beyond < 0 or beyond >= COLUMNS or not p.stands(1 - side, beyond)


def find_flanks(p: Position) -> None:
    p.flanks = flanks_of(p, p.active)
    ask_flank(p)


def ask_flank(p: Position) -> None:
    """Go on asking while anything is left to attack; then come the actions."""
    if p.flanks and can_attack(p, p.active):
        p.ask(stages.FLANK, p.active)
    else:
        p.flanks = 0
        ask_action(p)


def fill_flank(p: Position, side: i64, buffer: vec[i64]) -> i64:
    """Each target with each unit that may lead, from the front or from a flank (5.4); or none (5.3)."""
    buffer[0] = verbs.DONE * VERB
    count: i64 = 1
    target: i64 = 0
    while target < COLUMNS:
        ways: i64 = p.flanks >> (2 * target) & 3
        if ways:
            at: i64 = target * COLUMN
            count = fill_leads(p, side, target, verbs.FLANK * VERB + at, buffer, count)
            if ways & 1:
                count = fill_leads(p, side, target - 1, verbs.FLANK_LEFT * VERB + at, buffer, count)
            if ways & 2:
                count = fill_leads(p, side, target + 1, verbs.FLANK_RIGHT * VERB + at, buffer, count)
        target += 1
    return count


def play_flank(p: Position, side: i64, choice: i64) -> None:
    verb: i64 = choice // VERB
    if verb == verbs.DONE:
        p.flanks = 0
        ask_action(p)
        return
    target: i64 = choice % VERB // COLUMN
    p.flanks &= ~(3 << (2 * target))  # once each, also with two flanking columns (5.3)
    source: i64 = target
    if verb == verbs.FLANK_LEFT:
        source = target - 1
    elif verb == verbs.FLANK_RIGHT:
        source = target + 1
    declare(p, side, target, source, choice % COLUMN, 1)
