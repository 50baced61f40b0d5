"""Chapter 6 of the rules: placing units and paying for them, attacking, Reserves. Any number, in any order."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.bits import lowest
from cannae.core.contract import SIDE_NAMES
from cannae.games.glory.rules.cards import COLUMNS, MOST_EXTRA, MOST_PRICE, RESERVES_ROLE, SET, UNIT_ROLE
from cannae.games.glory.rules.combat import can_attack, declare
from cannae.games.glory.rules.common import (
    Decision,
    fill_hand,
    fill_role,
    hand_kinds,
    with_hand,
    with_units,
)
from cannae.games.glory.state import (
    ACTING,
    ATTACK,
    CLEAR,
    COLUMN,
    DONE,
    DRAW,
    DRAWING,
    DROP,
    FLANK,
    FLANK_RIGHT,
    HAND,
    HAND_SIZE,
    HELD_KINDS,
    PAIRED,
    PAY,
    PAYING,
    PLACE,
    PURSE,
    RESERVES,
    STANDING,
    TABLE,
    TALLIES,
    TALLY,
    TRIM,
    VERB,
    Position,
    column_of,
    kind_of,
    verb_of,
)

EVERY_COLUMN: Final = 31  # as bits


class Action(Decision):
    """Done, attacks and Reserves while nothing is unpaid; placing and replacing; the beginning of a payment (6.1)."""

    def fill(self, state: Position, side: i64, buffer: vec[i64]) -> i64:
        count: i64 = 0
        if state.open == 0 and state.clearing < 0:
            buffer[0] = DONE * VERB
            count = fill_attacks(state, side, buffer, 1)
            count = fill_reserves(state, side, buffer, count)
        count = fill_placing(state, side, buffer, count)
        if state.open and state.clearing < 0:
            count = fill_hand(state, side, PAY * VERB, buffer, count)
        return count

    def play(self, state: Position, side: i64, choice: i64) -> None:
        verb: i64 = verb_of(choice)
        column: i64 = column_of(choice)
        kind: i64 = kind_of(choice)
        if verb == PLACE:
            place(state, side, column, kind)
        elif verb == CLEAR:
            clear(state, side, column, kind)
        elif verb == PAY:
            state.enter(PAYING)  # a side that has begun to pay places no more (6.7)
            pay(state, side, kind)
        elif verb == ATTACK:
            declare(state, side, column, column, kind, 0)
        elif verb == RESERVES:
            play_reserves(state, side, kind)
        else:
            state.ask_side(DRAWING, side)

    def conceivable(self, state: Position, side: i64) -> list[int]:
        found = [DONE * VERB, *with_units(state, side, ATTACK), *with_units(state, side, CLEAR)]
        for kind in hand_kinds(state, side):
            if state.deck.role[kind] == RESERVES_ROLE:
                found.append(RESERVES * VERB + kind)
            found += [PLACE * VERB + column * COLUMN + kind for column in range(COLUMNS)]
            found.append(PAY * VERB + kind)
        return found

    def why_not(self, state: Position, side: i64, choice: i64) -> str:
        verb: i64 = verb_of(choice)
        column: i64 = column_of(choice)
        if is_of_another_phase(verb):
            return "4.1"
        if state.clearing >= 0 and not ((verb == PLACE or verb == CLEAR) and column == state.clearing):
            return "6.6"
        if verb == PLACE:
            return why_not_place(state, side, column, kind_of(choice))
        if verb == CLEAR:
            return "6.6"
        if verb == PAY or (state.open and (verb == ATTACK or verb == RESERVES or verb == DONE)):
            return "6.7"
        if verb == ATTACK:
            return "7.1" if can_attack(state, side) else "7.4"
        if verb == RESERVES and state.reserves >= state.deck.reserve_cards:
            return "6.12"
        return super().why_not(state, side, choice)

    def prompt(self, state: Position, side: i64) -> dict[str, object]:
        return payment(state, side, "card")


def is_of_another_phase(verb: i64) -> bool:
    """Trimming, flank attacks and drawing have phases of their own in the turn."""
    return verb == TRIM or FLANK <= verb <= FLANK_RIGHT or DRAW <= verb <= DROP


def why_not_place(p: Position, side: i64, column: i64, kind: i64) -> str:
    """In the order a player would ask: a unit? in hand? room for it? the price?"""
    if p.deck.role[kind] != UNIT_ROLE:
        return "6.10"
    if p.z[p.zone(side, HAND) + kind] == 0:
        return "6.2"
    first: i64 = p.unit(side, column, 0)
    if p.unit(side, column, 1) or (first and not p.deck.beside[first * p.deck.wide + kind]):
        return "6.5"
    extra = extra_cost(p, column, kind)
    rest: i64 = p.tally(side, PURSE) - p.deck.points[kind] - p.due
    if rest < p.deck.cost[kind] + extra:
        return "6.3" if rest < p.deck.cost[kind] else "6.4"
    return "10.8"


# -- Placing ------------------------------------------------------------------------------------------------


def fill_placing(p: Position, side: i64, buffer: vec[i64], count: i64) -> i64:
    """Each unit in hand in each column where it fits and can be paid for; earlier units that may make room."""
    z = p.z
    tally: i64 = TALLY + TALLIES * side
    spare_cards: i64 = 0
    if p.terms.zero_costs_card:
        spare_cards = 1  # must stay in hand to pay with (10.8)
    if z[tally + HAND_SIZE] <= spare_cards:
        return count
    purse: i64 = z[tally + PURSE] - p.due
    if purse < 0:
        return count
    deck = p.deck
    beside = deck.beside
    price = deck.price
    reach = p.reach
    table: i64 = TABLE + 10 * side
    looked_at: i64 = EVERY_COLUMN
    if p.clearing >= 0:
        looked_at = 1 << p.clearing
    # The column of a unit that stands alone, and of nobody, in `beside`: where another fits (6.5). Two leave no room.
    roomy: i64 = ~z[tally + PAIRED]
    first: i64 = z[table] * deck.wide
    second: i64 = z[table + 2] * deck.wide
    third: i64 = z[table + 4] * deck.wide
    fourth: i64 = z[table + 6] * deck.wide
    fifth: i64 = z[table + 8] * deck.wide
    most: i64 = purse
    if most > MOST_PRICE:
        most = MOST_PRICE
    rooms: i64 = 0  # columns where some unit could be paid for, if it fitted
    number: i64 = 0
    while number < deck.sets:
        units: i64 = z[tally + HELD_KINDS + number] & deck.payable[most * deck.sets + number]
        while units:
            kind: i64 = SET * number + lowest(units)
            units &= units - 1
            left: i64 = purse - price[kind]
            if left > MOST_EXTRA:
                left = MOST_EXTRA
            paid: i64 = reach[kind * (MOST_EXTRA + 1) + left] & looked_at
            rooms |= paid
            paid &= roomy
            # Written down for each of the columns and kept where it is legal: quicker than asking first, or a loop.
            choice: i64 = PLACE * VERB + kind
            buffer[count] = choice
            count += beside[first + kind] & paid
            buffer[count] = choice + COLUMN
            count += beside[second + kind] & paid >> 1
            buffer[count] = choice + 2 * COLUMN
            count += beside[third + kind] & paid >> 2
            buffer[count] = choice + 3 * COLUMN
            count += beside[fourth + kind] & paid >> 3
            buffer[count] = choice + 4 * COLUMN
            count += beside[fifth + kind] & paid >> 4
        number += 1
    if rooms:
        count = fill_clearing(p, side, rooms, buffer, count)
    return count


def extra_cost(p: Position, column: i64, kind: i64) -> i64:
    """The flank penalty in an end column, and the terrain's charge (6.4)."""
    return p.deck.extra_cost(p.charges, column, kind)


def fill_clearing(p: Position, side: i64, rooms: i64, buffer: vec[i64], count: i64) -> i64:
    """Units placed earlier may go, if another can then be placed in that column (6.6)."""
    z = p.z
    at: i64 = TABLE + 10 * side
    column: i64 = 0
    rooms &= p.columns_of(side)
    if p.fresh == 0:
        while rooms:
            column = lowest(rooms)
            rooms &= rooms - 1
            older: i64 = z[at + 2 * column]
            other: i64 = z[at + 2 * column + 1]
            buffer[count] = CLEAR * VERB + column * COLUMN + older
            count += 1
            buffer[count] = CLEAR * VERB + column * COLUMN + other
            count += (other != 0) & (other != older)
        return count
    while rooms:
        column = lowest(rooms)
        rooms &= rooms - 1
        first: i64 = z[at + 2 * column]
        second: i64 = z[at + 2 * column + 1]
        new: i64 = p.fresh >> (2 * column) & 3
        if second == 0:
            if new == 0:
                buffer[count] = CLEAR * VERB + column * COLUMN + first
                count += 1
        elif first == second:
            if new != 3 and (new == 0 or successor(p, side, column, first)):
                buffer[count] = CLEAR * VERB + column * COLUMN + first
                count += 1
        else:
            if not new & 1 and (new == 0 or successor(p, side, column, second)):
                buffer[count] = CLEAR * VERB + column * COLUMN + first
                count += 1
            if not new & 2 and (new == 0 or successor(p, side, column, first)):
                buffer[count] = CLEAR * VERB + column * COLUMN + second
                count += 1
    return count


def successor(p: Position, side: i64, column: i64, beside: i64) -> bool:
    """Whether some unit in hand could be paid for and stand next to the one that stays."""
    hand = p.zone(side, HAND)
    purse: i64 = p.tally(side, PURSE) - p.due
    kind: i64 = 1
    while kind <= p.deck.unit_kinds:
        fits = p.z[hand + kind] > 0 and p.deck.beside[beside * p.deck.wide + kind] != 0
        if fits and purse - p.deck.points[kind] >= p.deck.cost[kind] + extra_cost(p, column, kind):
            return True
        kind += 1
    return False


def place(p: Position, side: i64, column: i64, kind: i64) -> None:
    p.take(side, kind)
    slot = p.stand(side, column, kind)
    new: i64 = p.fresh >> (2 * column) & 3
    p.fresh &= ~(3 << (2 * column))
    if slot == 0:  # the unit that stood there first has moved to the second slot
        new = 1 | new << 1
    else:
        new |= 2
    p.fresh |= (new & 3) << (2 * column)
    p.due += p.deck.cost[kind] + extra_cost(p, column, kind)
    p.open = 1
    p.clearing = -1
    if p.log is not None:
        p.tell_card("glory-event-place", "6.2", side, kind, column)
    if p.due == 0 and not p.terms.zero_costs_card:
        close_placing(p)


def clear(p: Position, side: i64, column: i64, kind: i64) -> None:
    new: i64 = p.fresh >> (2 * column) & 3
    p.leave(side, column, kind)
    p.discard(side, kind)
    p.fresh &= ~(3 << (2 * column))
    if new:  # the one that goes is never the new one
        p.fresh |= 1 << (2 * column)
    p.clearing = column
    if p.log is not None:
        p.tell_card("glory-event-clear", "6.6", side, kind, column)


def close_placing(p: Position) -> None:
    p.open = 0
    p.due = 0
    p.fresh = 0
    p.enter(ACTING)


# -- Paying -------------------------------------------------------------------------------------------------


class Pay(Decision):
    """Card by card until the sum is covered (6.7); further cards only where that was agreed (10.7)."""

    def fill(self, state: Position, side: i64, buffer: vec[i64]) -> i64:
        count: i64 = 0
        if state.due <= 0:
            buffer[0] = DONE * VERB
            count = 1
        return fill_hand(state, side, PAY * VERB, buffer, count)

    def play(self, state: Position, side: i64, choice: i64) -> None:
        if verb_of(choice) == DONE:
            close_placing(state)
        else:
            pay(state, side, kind_of(choice))

    def conceivable(self, state: Position, side: i64) -> list[int]:
        return [DONE * VERB, *with_hand(state, side, PAY)]

    def prompt(self, state: Position, side: i64) -> dict[str, object]:
        return payment(state, side, "paid")


def payment(p: Position, side: i64, covered: str) -> dict[str, object]:
    """What is to pay and with how much, and in which state the payment is: a unit must still take the room made for it
    (6.6), or is unpaid (6.7). Once the sum is covered, the phase says what else may be paid: a card in any case (10.8),
    or more than is due (10.7)."""
    if p.clearing >= 0:
        state = "room"
    elif not p.open:
        state = "free"
    else:
        state = "unpaid" if p.due > 0 else covered
    return {
        "state": state,
        "due": max(0, int(p.due)),
        "purse": int(p.tally(side, PURSE)),
        "column": int(p.clearing) + 1,
    }


def pay(p: Position, side: i64, kind: i64) -> None:
    p.take(side, kind)
    p.discard(side, kind)
    p.due -= p.deck.points[kind]
    if p.log is not None:
        p.tell_card("glory-event-pay", "6.7", side, kind)
    if p.due <= 0 and (not p.terms.overpay or p.tally(side, HAND_SIZE) == 0):
        close_placing(p)


# -- Attacking and Reserves ---------------------------------------------------------------------------------


def fill_attacks(p: Position, side: i64, buffer: vec[i64], count: i64) -> i64:
    """Every column where both sides stand, with each unit that may lead (7.1)."""
    z = p.z
    both: i64 = z[TALLY + STANDING] & z[TALLY + TALLIES + STANDING]
    if both == 0 or not can_attack(p, side):
        return count
    table: i64 = TABLE + 10 * side
    while both:
        column = lowest(both)
        both &= both - 1
        first: i64 = z[table + 2 * column]
        second: i64 = z[table + 2 * column + 1]
        buffer[count] = ATTACK * VERB + column * COLUMN + first
        count += 1
        buffer[count] = ATTACK * VERB + column * COLUMN + second  # kept where it is legal, as above
        count += (second != 0) & (second != first)
    return count


def fill_reserves(p: Position, side: i64, buffer: vec[i64], count: i64) -> i64:
    """Reserves in hand; no more plays in a turn than the deck has such cards (6.12)."""
    if p.reserves >= p.deck.reserve_cards:
        return count
    return fill_role(p, side, RESERVES_ROLE, RESERVES * VERB, buffer, count)


def play_reserves(p: Position, side: i64, kind: i64) -> None:
    """Three cards, and only then does Reserves itself go to the discard pile (6.11)."""
    p.take(side, kind)
    p.reserves += 1
    if p.log is not None:
        p.tell("glory-event-reserves", "6.11", {"side": "@side-" + SIDE_NAMES[side]})
    p.draw_to_hand(side, 3)
    p.discard(side, kind)
