"""Chapter 5 of the rules: flank attacks. What can be flanked is settled at the beginning of the phase."""

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.bits import lowest
from cannae.core.contract import Step
from cannae.games.glory.rules.cards import COLUMNS
from cannae.games.glory.rules.combat import can_attack, declare
from cannae.games.glory.rules.common import TurnPhase, column_kinds, fill_leads
from cannae.games.glory.state import (
    ACTING,
    COLUMN,
    DONE,
    FLANK,
    FLANK_LEFT,
    FLANK_RIGHT,
    FLANKING,
    NEXT_FLANK,
    VERB,
    Position,
    column_of,
    kind_of,
    verb_of,
)


def flanks_of(p: Position, side: i64) -> i64:
    """Every target and the columns it can be flanked from, as bits (5.1): 2t for the left, 2t + 1 for the right."""
    enemies = p.columns_of(1 - side)
    own = p.columns_of(side)
    targets = opposed(p, side, own & enemies)
    unopposed: i64 = own & ~enemies
    # Conditions (b) and (c): unopposed units next to the target, and no enemy in the column beyond.
    from_left: i64 = targets & (unopposed << 1) & ~(enemies << 2)
    from_right: i64 = targets & (unopposed >> 1) & ~(enemies >> 2)
    targets = from_left | from_right  # mostly none
    found: i64 = 0
    while targets:
        target = lowest(targets)
        targets &= targets - 1
        found |= (from_left >> target & 1) << (2 * target)
        found |= (from_right >> target & 1) << (2 * target + 1)
    return found


def opposed(p: Position, side: i64, both: i64) -> i64:
    """Condition (a): both sides stand there; as printed in German, the attacker with more units (10.1)."""
    if not p.terms.german_flank:
        return both
    column: i64 = 0
    while column < COLUMNS:
        if p.units(side, column) <= p.units(1 - side, column):
            both &= ~(1 << column)
        column += 1
    return both


class FindFlanks(Step[Position]):
    """Every flank attack of this turn is settled now (5.2)."""

    def run(self, state: Position) -> None:
        state.flanks = flanks_of(state, state.active)
        state.step_number = NEXT_FLANK


class NextFlank(Step[Position]):
    """Go on asking while anything is left to attack; then come the actions (5.3)."""

    def run(self, state: Position) -> None:
        if state.flanks and can_attack(state, state.active):
            state.ask_side(FLANKING, state.active)
        else:
            state.flanks = 0
            state.ask_side(ACTING, state.active)


class Flank(TurnPhase):
    """Each target with each unit that may lead, from the front or from a flank (5.4); or none (5.3)."""

    def is_own(self, verb: i64) -> bool:
        return FLANK <= verb <= FLANK_RIGHT

    def fill(self, state: Position, side: i64, buffer: vec[i64]) -> i64:
        buffer[0] = DONE * VERB
        count: i64 = 1
        target: i64 = 0
        while target < COLUMNS:
            ways: i64 = state.flanks >> (2 * target) & 3
            if ways:
                at: i64 = target * COLUMN
                count = fill_leads(state, side, target, FLANK * VERB + at, buffer, count)
                if ways & 1:
                    count = fill_leads(state, side, target - 1, FLANK_LEFT * VERB + at, buffer, count)
                if ways & 2:
                    count = fill_leads(state, side, target + 1, FLANK_RIGHT * VERB + at, buffer, count)
            target += 1
        return count

    def play(self, state: Position, side: i64, choice: i64) -> None:
        verb: i64 = verb_of(choice)
        if verb == DONE:
            state.flanks = 0
            state.ask_side(ACTING, side)
            return
        target: i64 = column_of(choice)
        state.flanks &= ~(3 << (2 * target))  # once each, also with two flanking columns (5.3)
        source: i64 = target
        if verb == FLANK_LEFT:
            source = target - 1
        elif verb == FLANK_RIGHT:
            source = target + 1
        declare(state, side, target, source, kind_of(choice), 1)

    def conceivable(self, state: Position, side: i64) -> list[int]:
        """Every unit beside or before an enemy, as the leader of an attack on him."""
        found = [DONE * VERB]
        for target in range(COLUMNS):
            if state.stands(1 - side, target):
                at = target * COLUMN
                found += [FLANK * VERB + at + kind for kind in column_kinds(state, side, target)]
                if target > 0:
                    found += [FLANK_LEFT * VERB + at + kind for kind in column_kinds(state, side, target - 1)]
                if target < COLUMNS - 1:
                    found += [FLANK_RIGHT * VERB + at + kind for kind in column_kinds(state, side, target + 1)]
        return found

    def why_not(self, state: Position, side: i64, choice: i64) -> str:
        if self.is_own(verb_of(choice)) and state.flanks >> (2 * column_of(choice)) & 3:
            return "5.4"
        return super().why_not(state, side, choice)
