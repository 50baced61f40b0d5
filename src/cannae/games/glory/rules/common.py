"""What the phases have in common: who decides, which rule forbids what, and lists of choices with cards."""

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.bits import lowest
from cannae.core.contract import Phase
from cannae.games.glory.rules.cards import COLUMNS, SET
from cannae.games.glory.state import (
    COLUMN,
    HAND,
    HELD_KINDS,
    OVERLAP,
    RESERVES,
    TALLIES,
    TALLY,
    VERB,
    Position,
    verb_of,
)


class Decision(Phase[Position]):
    """Somebody is asked for one thing; until it is done nothing else can be: the rule that asks forbids the rest."""

    def acting(self, state: Position) -> i64:
        return state.deciders

    def why_not(self, state: Position, side: i64, choice: i64) -> str:
        return card_rule(verb_of(choice)) or self.rule


class TurnPhase(Decision):
    """One of the phases that every turn goes through; what belongs to another of them must wait for it (4.1)."""

    def is_own(self, verb: i64) -> bool:
        """Whether this is the phase for the verb."""
        raise NotImplementedError

    def why_not(self, state: Position, side: i64, choice: i64) -> str:
        verb: i64 = verb_of(choice)
        return card_rule(verb) or (self.rule if self.is_own(verb) else "4.1")


def card_rule(verb: i64) -> str:
    """Of a card whose rule says itself when it can be played, that rule."""
    if verb == OVERLAP:
        return "7.2"
    return "6.11" if verb == RESERVES else ""


# -- Legal choices ------------------------------------------------------------------------------------------


def fill_hand(p: Position, side: i64, verb: i64, buffer: vec[i64], count: i64) -> i64:
    """The verb with each different card in hand."""
    at: i64 = TALLY + TALLIES * side + HELD_KINDS
    end: i64 = at + p.deck.sets
    while at < end:
        held: i64 = p.z[at]
        while held:
            buffer[count] = verb + lowest(held)
            count += 1
            held &= held - 1
        verb += SET
        at += 1
    return count


def fill_role(p: Position, side: i64, role: i64, verb: i64, buffer: vec[i64], count: i64) -> i64:
    """The verb with each different card in hand that has this role."""
    at: i64 = TALLY + TALLIES * side + HELD_KINDS
    end: i64 = at + p.deck.sets
    number: i64 = role * p.deck.sets
    while at < end:
        held: i64 = p.z[at]
        held &= p.deck.of_role[number]
        while held:
            buffer[count] = verb + lowest(held)
            count += 1
            held &= held - 1
        verb += SET
        at += 1
        number += 1
    return count


def fill_leads(p: Position, side: i64, column: i64, verb: i64, buffer: vec[i64], count: i64) -> i64:
    """The verb with each different unit that may lead from the column."""
    first: i64 = p.unit(side, column, 0)
    second: i64 = p.unit(side, column, 1)
    buffer[count] = verb + first  # written down in any case and kept where it is legal: quicker than asking first
    count += first != 0
    buffer[count] = verb + second
    return count + ((second != 0) & (second != first))


# -- Conceivable choices ------------------------------------------------------------------------------------


def hand_kinds(p: Position, side: i64) -> list[int]:
    at = p.zone(side, HAND)
    return [kind for kind in range(1, int(p.deck.wide)) if p.z[at + kind] > 0]


def column_kinds(p: Position, side: i64, column: i64) -> list[int]:
    first = int(p.unit(side, column, 0))
    second = int(p.unit(side, column, 1))
    if first == 0:
        return []
    return [first] if second in (0, first) else [first, second]


def with_hand(p: Position, side: i64, verb: int) -> list[int]:
    """The verb with every card in hand."""
    return [verb * VERB + kind for kind in hand_kinds(p, side)]


def with_column(p: Position, side: i64, column: i64, verb: int) -> list[int]:
    """The verb with every unit of the side in the column."""
    return [verb * VERB + kind for kind in column_kinds(p, side, column)]


def with_units(p: Position, side: i64, verb: int) -> list[int]:
    """The verb with every unit of the side on the table."""
    found: list[int] = []
    for column in range(COLUMNS):
        found += [verb * VERB + column * COLUMN + kind for kind in column_kinds(p, side, column)]
    return found
