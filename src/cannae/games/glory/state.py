"""The position of a game of Field of Glory: the Card Game: what lies where, and whose decision it is.

The game is Martin Wallace's; its rules are restated and numbered in rules.en.md. Columns are 0 to 4 here and 1 to 5
for people. A draw deck is kept as the bag of its cards and each draw is drawn by lot when it happens: nobody may know
the order, so shuffling first would change nothing.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.contract import SIDE_NAMES, WAITING, SteppedState
from cannae.core.randomness import Rng
from cannae.games.glory.rules.cards import COLUMNS, Deck, place_in_set, set_of
from cannae.games.glory.rules.lots import pack, take_by_lot

# The numbers of the phases, in the order of a turn; phases.py lists them.
DRAFTING: Final = 0  # both keep two of four, in secret (2.3)
TRIMMING: Final = 1  # discard one of two unopposed units (4.4)
FLANKING: Final = 2  # declare a flank attack or go on (5.3)
ACTING: Final = 3  # place, attack, Reserves (6.1)
PAYING: Final = 4  # the rest of a payment (6.7)
OVERLAPPING: Final = 5  # Overlap on its own, where withdrawal comes before the Bonus card (10.2)
SUPPORTING: Final = 6  # the attacker's Overlap and Bonus card (7.2, 7.3)
WITHDRAWING: Final = 7  # the defender's units (7.5)
DEFENDING: Final = 8  # the defender's Bonus card (7.7)
LEADING: Final = 9  # the defender's leading unit (7.8)
SPARING: Final = 10  # all withdrew: the attacker discards one of two units (7.6)
DRAWING: Final = 11  # three cards, or one away for as many as its points (8.1)
DROPPING: Final = 12  # down to nine (8.3)
OVER: Final = 13

# The numbers of the steps between them.
START_TURN: Final = 0  # victory check and advance (4.2, 4.3)
NEXT_TRIM: Final = 1  # the next column with two unopposed units (4.4)
FIND_FLANKS: Final = 2  # the flank attacks of the turn (5.1)
NEXT_FLANK: Final = 3  # whether any of them is left (5.3)
WITHDRAWAL: Final = 4  # whether anything can withdraw (7.5)
STRENGTHS: Final = 5  # reveal and compare (7.9)
COMBAT_OVER: Final = 6  # back to where the attack was declared
LIMIT: Final = 7  # the hand limit, then the end of the turn (8.3)

# Choices: a verb, perhaps with a column and a card, as one number: verb * VERB + column * COLUMN + kind.
VERB: Final = 1024
COLUMN: Final = 128
KEEP: Final = 0
TRIM: Final = 1
FLANK: Final = 2  # led from the opposed column
FLANK_LEFT: Final = 3  # led from the column to the left of the target
FLANK_RIGHT: Final = 4
PLACE: Final = 5
CLEAR: Final = 6  # discard an earlier unit to place another there (6.6)
PAY: Final = 7
ATTACK: Final = 8
RESERVES: Final = 9
OVERLAP: Final = 10
BONUS: Final = 11  # from the hand
TOP: Final = 12  # the top of the deck as Bonus card
NO_BONUS: Final = 13
WITHDRAW: Final = 14
STAND: Final = 15
LEAD: Final = 16
SPARE: Final = 17  # the unit that is discarded
DRAW: Final = 18
TRADE: Final = 19
DROP: Final = 20
DONE: Final = 21
VERBS: Final = 22


def verb_of(choice: i64) -> i64:
    return choice >> 10  # a shift, because a division costs a case for numbers below 0


def column_of(choice: i64) -> i64:
    return choice >> 7 & 7


def kind_of(choice: i64) -> i64:
    return choice & 127


# The board part of `z`: terrain and control by column, two slots by side and column, then the tallies of each side.
TERRAIN: Final = 0
CONTROL: Final = 5  # 0 nobody, 1 red, 2 blue
TABLE: Final = 10  # + 10 * side + 2 * column: kinds in rising order, 0 for an empty slot
TALLY: Final = 30  # + 28 * side
TALLIES: Final = 28
ZONES: Final = 86  # + side * zones * wide + zone * wide + kind: how many cards of the kind lie there

# Tallies.
HAND_SIZE: Final = 0
PURSE: Final = 1  # command points in hand
DECK_SIZE: Final = 2
DISCARD_SIZE: Final = 3
SHUFFLES: Final = 4  # 0, 1, 2 and no further (3.5)
SCORE: Final = 5  # victory points won by this side
PICKS: Final = 6  # cards kept in the draft so far
TAKEN: Final = 7  # the first card kept of the present packet, or 0
HELD_KINDS: Final = 8  # to 11: the kinds in hand as sets, so that nobody has to search for them (see cards.py)
STANDING: Final = 12  # the columns where the side stands, as bits
PAIRED: Final = 13  # the columns where two of its units do
DECK_LOTS: Final = 14  # to 27: the deck once more, packed, for drawing by lot (see lots.py)

# Zones. Those from UNSEEN to BASE are what everybody can know of the cards a side hides, once it has shuffled (see
# redeal.py).
HAND: Final = 0
DECK: Final = 1
DISCARD: Final = 2
LOST: Final = 3  # this side's cards in the enemy's victory pile
BOX: Final = 4  # rejected in the draft
UNSEEN: Final = 5  # never shown when the deck was last shuffled: in the hand or in the box
HELD: Final = 6  # certainly in the hand when the deck was last shuffled
POOL: Final = 7  # what the deck was last shuffled from, less what was seen to come off it
BASE: Final = 8  # what was open when the deck was last shuffled, and what was seen to come off it since
ZONE_COUNT: Final = 9

LATELY: Final = 0xFFFFFFFFFFFF  # six cards, so that with the next one seven are remembered: no choice discards more

# The purposes chance serves; RED_CARDS + side for the cards of a side.
STREAMS: Final = ["terrain", "red cards", "blue cards", "first player"]
GROUND: Final = 0
RED_CARDS: Final = 1
FIRST_PLAYER: Final = 3

# How a game ends.
UNDECIDED: Final = 0
REASONS: Final = ["", "terrain", "scoring", "victory-points", "drawn"]
BY_TERRAIN: Final = 1
BY_SCORING: Final = 2
BY_POINTS: Final = 3
DRAWN: Final = 4


# The values of two terms, numbered by their place here.
SPEAR_TIES: Final = ["never", "lead", "column"]  # 10.3
TIES_NEVER: Final = 0
TIES_LEAD: Final = 1
HILL: Final = ["defender", "controlled", "always"]  # 10.5
HILL_DEFENDER: Final = 0
HILL_CONTROLLED: Final = 1


class Terms:
    """What the players agreed where the sources disagree (chapter 10); shared by all copies and never changed."""

    def __init__(self) -> None:
        self.german_flank = False  # 10.1
        self.withdraw_first = False  # 10.2
        self.spear_ties: i64 = TIES_LEAD  # 10.3
        self.hill: i64 = HILL_DEFENDER  # 10.5
        self.open_discards = True  # 10.6
        self.overpay = False  # 10.7
        self.zero_costs_card = False  # 10.8
        self.first: i64 = -1  # 10.9: a side, or -1 for a lot
        self.ties_clear_column = False  # 10.10
        self.second_cards: i64 = 0  # 10.11
        self.quick = False  # 2.5


class Position(SteppedState):
    """Fields, copying and the movements of cards; the verbs of the contract follow in engine.py. The constructor
    leaves the phase open, because copies take it over."""

    def __init__(self, deck: Deck, terms: Terms, rng: Rng, z: vec[i64], packets: vec[i64]) -> None:
        self.rng = rng
        self.log = None
        self.deck = deck
        self.terms = terms
        self.side_span: i64 = ZONE_COUNT * deck.wide
        self.z: vec[i64] = z  # board, tallies and zones, laid out as above
        self.packets: vec[i64] = packets  # the draft's cards in order, red's then blue's; shared by copies
        self.step_number = WAITING
        self.deciders: i64 = 3  # who must decide, as bits
        self.turn: i64 = 0  # player-turns begun
        self.active: i64 = 0  # whose turn it is
        self.flanks: i64 = 0  # bits 2t, 2t + 1: target t can be flanked from its left, right column (5.1)
        self.charges: i64 = 0  # four bits a column: what its terrain adds to the cost of a unit (6.4)
        self.reach: vec[i64] = deck.level_reach  # what that makes of the columns where a unit can be paid for
        self.trims: i64 = 0  # bit c: column c still has to be looked at (4.4)
        self.reserves: i64 = 0  # Reserves played this turn (6.12)
        # An unpaid placing of units.
        self.open: i64 = 0  # 1 while units stand unpaid
        self.due: i64 = 0  # what they cost, less what has been paid
        self.fresh: i64 = 0  # bit 2c + slot: that unit of the active side is not paid for yet
        self.clearing: i64 = -1  # the column where a unit was discarded and another must follow
        # The combat going on.
        self.target: i64 = -1
        self.source: i64 = -1
        self.flanking: i64 = 0
        self.lead: i64 = 0  # the attacker's leading unit
        self.overlap: i64 = 0  # its bonus, once played
        self.overlapped: i64 = 0  # 1 once played
        self.bonus: i64 = 0
        self.bonus_drawn: i64 = 0  # 1 when it came off the deck
        self.answer: i64 = 0  # the defender's Bonus card
        self.answer_drawn: i64 = 0
        self.answer_lead: i64 = 0
        self.stood: i64 = 0  # 1 once the defender will withdraw no more
        self.shown: i64 = 0  # 1 while revealed Bonus cards lie on the table
        self.lately: i64 = 0  # the cards discarded by the last choice, eight bits each: 128 * side + kind
        self.barrier_count = 0
        self.winner: i64 = -1
        self.reason: i64 = UNDECIDED

    def copy_onto(self, twin: "Position") -> None:
        """All that the constructor was not given."""
        twin.phase_number = self.phase_number
        twin.present = self.present
        twin.deciders = self.deciders
        twin.turn = self.turn
        twin.active = self.active
        twin.flanks = self.flanks
        twin.charges = self.charges
        twin.reach = self.reach
        twin.trims = self.trims
        twin.reserves = self.reserves
        twin.open = self.open
        twin.due = self.due
        twin.fresh = self.fresh
        twin.clearing = self.clearing
        twin.target = self.target
        twin.source = self.source
        twin.flanking = self.flanking
        twin.lead = self.lead
        twin.overlap = self.overlap
        twin.overlapped = self.overlapped
        twin.bonus = self.bonus
        twin.bonus_drawn = self.bonus_drawn
        twin.answer = self.answer
        twin.answer_drawn = self.answer_drawn
        twin.answer_lead = self.answer_lead
        twin.stood = self.stood
        twin.shown = self.shown
        twin.lately = self.lately
        twin.barrier_count = self.barrier_count
        twin.winner = self.winner
        twin.reason = self.reason

    def ask_side(self, phase_number: i64, side: i64) -> None:
        """The next decision; where it passes to the other side, nothing before it can be taken back."""
        if self.phase_number != phase_number:
            self.enter(phase_number)
        self.step_number = WAITING
        if self.deciders != 1 << side:
            self.deciders = 1 << side
            self.barrier_count += 1

    def ground_known(self) -> None:
        """The terrain lies: note what it adds to the cost of units."""
        self.charges = 0
        column: i64 = 0
        while column < COLUMNS:
            self.charges |= self.deck.terrain_cost[self.z[TERRAIN + column]] << (4 * column)
            column += 1
        self.reach = self.deck.reach(self.charges)

    # -- Looking ------------------------------------------------------------------------------------------

    def zone(self, side: i64, zone: i64) -> i64:
        """Where in `z` the counts of a zone lie; the kind is added to it."""
        return ZONES + side * self.side_span + zone * self.deck.wide

    def tally(self, side: i64, which: i64) -> i64:
        return self.z[TALLY + TALLIES * side + which]

    def unit(self, side: i64, column: i64, slot: i64) -> i64:
        return self.z[TABLE + 10 * side + 2 * column + slot]

    def stands(self, side: i64, column: i64) -> bool:
        return self.z[TABLE + 10 * side + 2 * column] != 0

    def columns_of(self, side: i64) -> i64:
        """The columns where the side stands, as bits."""
        return self.tally(side, STANDING)

    def units(self, side: i64, column: i64) -> i64:
        at: i64 = TABLE + 10 * side + 2 * column
        if self.z[at] == 0:
            return 0
        return 2 if self.z[at + 1] != 0 else 1

    def controls(self, side: i64) -> i64:
        """How many columns the side controls."""
        held: i64 = 0
        column: i64 = 0
        while column < COLUMNS:
            held += self.z[CONTROL + column] == side + 1
            column += 1
        return held

    def can_draw(self, side: i64) -> bool:
        at: i64 = TALLY + TALLIES * side
        return self.z[at + DECK_SIZE] + self.z[at + DISCARD_SIZE] > 0

    def open_cards(self, side: i64) -> vec[i64]:
        """How many of a side's cards of each kind lie open: on the table, in its discard, in the victory pile."""
        z = self.z
        discard: i64 = self.zone(side, DISCARD)
        found = z[discard : discard + self.deck.wide]
        lost: i64 = self.zone(side, LOST)
        kind: i64 = 1
        while kind <= self.deck.kinds:
            found[kind] += z[lost + kind]
            kind += 1
        at: i64 = TABLE + 10 * side
        end: i64 = at + 10
        while at < end:
            found[z[at]] += 1
            at += 1
        if self.shown:
            found[self.bonus if side == self.active else self.answer] += 1
        return found

    # -- Moving cards -------------------------------------------------------------------------------------

    def take(self, side: i64, kind: i64) -> None:
        """A card leaves the hand."""
        z = self.z
        hand: i64 = self.zone(side, HAND) + kind
        at: i64 = TALLY + TALLIES * side
        z[hand] -= 1
        z[at + HAND_SIZE] -= 1
        z[at + PURSE] -= self.deck.points[kind]
        if z[hand] == 0:
            z[at + HELD_KINDS + set_of(kind)] -= place_in_set(kind)

    def give(self, side: i64, kind: i64) -> None:
        """A card comes into the hand."""
        z = self.z
        hand: i64 = self.zone(side, HAND) + kind
        at: i64 = TALLY + TALLIES * side
        z[hand] += 1
        z[at + HAND_SIZE] += 1
        z[at + PURSE] += self.deck.points[kind]
        z[at + HELD_KINDS + set_of(kind)] |= place_in_set(kind)

    def discard(self, side: i64, kind: i64) -> None:
        """A card that has left another place comes to lie on its owner's discard pile (3.1)."""
        z = self.z
        z[self.zone(side, DISCARD) + kind] += 1
        z[TALLY + TALLIES * side + DISCARD_SIZE] += 1
        self.lately = (self.lately & LATELY) << 8 | (side << 7) | kind

    def capture(self, side: i64, kind: i64) -> None:
        """A card of the side goes to the enemy's victory pile (3.7)."""
        self.z[self.zone(side, LOST) + kind] += 1
        self.z[TALLY + TALLIES * (1 - side) + SCORE] += self.deck.victory[kind]

    def draw(self, side: i64) -> i64:
        """The top card of the deck, shuffled anew when need be; 0 when there is none at all (3.4, 3.6)."""
        self.barrier_count += 1
        z = self.z
        at: i64 = TALLY + TALLIES * side
        if z[at + DECK_SIZE] == 0:
            if z[at + DISCARD_SIZE] == 0:
                return 0
            self.shuffle(side)
        lot: i64 = self.rng.below(RED_CARDS + side, z[at + DECK_SIZE])
        z[at + DECK_SIZE] -= 1
        kind = take_by_lot(z, at + DECK_LOTS, lot)
        z[self.zone(side, DECK) + kind] -= 1
        return kind

    def pack_deck(self, side: i64) -> None:
        """Note once more what the deck holds, for drawing by lot."""
        deck: i64 = self.zone(side, DECK)
        pack(self.z, TALLY + TALLIES * side + DECK_LOTS, deck, deck + self.deck.wide)

    def draw_to_hand(self, side: i64, count: i64) -> None:
        drawn: list[i64] | None = None if self.log is None else []
        while count > 0:
            count -= 1
            kind = self.draw(side)
            if kind == 0:
                break
            self.give(side, kind)
            if drawn is not None:
                drawn.append(kind)
        if drawn is not None:
            self.tell_drawn(side, drawn)

    def shuffle(self, side: i64) -> None:
        """The discard pile becomes the deck (3.4), the Shuffle card turns (3.5), and what is known of it changes."""
        z = self.z
        at: i64 = TALLY + TALLIES * side
        first = z[at + SHUFFLES] == 0
        discard = self.zone(side, DISCARD)
        deck = self.zone(side, DECK)
        unseen = self.zone(side, UNSEEN)
        held = self.zone(side, HELD)
        pool = self.zone(side, POOL)
        base = self.zone(side, BASE)
        lies_open = self.open_cards(side)
        kind: i64 = 1
        while kind <= self.deck.kinds:
            open_now: i64 = lies_open[kind]
            if first:  # all that has been open came out of what nobody had seen
                z[unseen + kind] -= open_now
            else:  # the whole pool has been drawn by now
                left: i64 = z[held + kind] + z[pool + kind] - (open_now - z[base + kind])
                z[held + kind] = left if left > 0 else 0
                if left < 0:
                    z[unseen + kind] += left
            z[base + kind] = open_now - z[discard + kind]
            z[pool + kind] = z[discard + kind]
            z[deck + kind] = z[discard + kind]
            z[discard + kind] = 0
            kind += 1
        z[at + DECK_SIZE] = z[at + DISCARD_SIZE]
        z[at + DISCARD_SIZE] = 0
        self.pack_deck(side)
        if self.log is not None:
            times = int(z[at + SHUFFLES]) + 1  # 3 for every later one
            self.tell("glory-event-shuffle", "3.5", {"side": "@side-" + SIDE_NAMES[side], "times": times})
        if z[at + SHUFFLES] < 2:
            z[at + SHUFFLES] += 1

    def seen_from_deck(self, side: i64, kind: i64) -> None:
        """Everybody has seen this card come off the deck, not out of the hand."""
        if self.z[TALLY + TALLIES * side + SHUFFLES] > 0:
            self.z[self.zone(side, POOL) + kind] -= 1
            self.z[self.zone(side, BASE) + kind] += 1

    def stand(self, side: i64, column: i64, kind: i64) -> i64:
        """A unit takes its place; the slot it stands in. The lower kind stands first, so that order tells nothing."""
        at: i64 = TABLE + 10 * side + 2 * column
        tally: i64 = TALLY + TALLIES * side
        z = self.z
        if z[at] == 0:
            z[at] = kind
            z[tally + STANDING] |= 1 << column
            return 0
        z[tally + PAIRED] |= 1 << column
        if kind < z[at]:
            z[at + 1] = z[at]
            z[at] = kind
            return 0
        z[at + 1] = kind
        return 1

    def leave(self, side: i64, column: i64, kind: i64) -> i64:
        """A unit leaves its column; the slot it stood in."""
        at: i64 = TABLE + 10 * side + 2 * column
        tally: i64 = TALLY + TALLIES * side
        z = self.z
        if z[at + 1]:
            z[tally + PAIRED] &= ~(1 << column)
        else:
            z[tally + STANDING] &= ~(1 << column)
        if z[at] == kind:
            z[at] = z[at + 1]
            z[at + 1] = 0
            return 0
        z[at + 1] = 0
        return 1

    # -- Telling ------------------------------------------------------------------------------------------

    def tell(self, key: str, rule: str, args: dict[str, object]) -> None:
        log = self.log
        if log is not None:
            log.tell(key, rule, args)

    def tell_card(self, key: str, rule: str, side: i64, kind: i64, column: i64 = -1) -> None:
        """The commonest event: a side, a card, perhaps a column. Only called where there is a log."""
        args: dict[str, object] = {"side": "@side-" + SIDE_NAMES[side], "card": self.deck.card_words(kind)}
        if column >= 0:
            args["column"] = int(column) + 1
        self.tell(key, rule, args)

    def tell_drawn(self, side: i64, drawn: list[i64]) -> None:
        log = self.log
        if log is None:
            return
        who = "@side-" + SIDE_NAMES[side]
        if not drawn:
            log.tell("glory-event-drew-nothing", "3.6", {"side": who})
            return
        cards: list[dict[str, object]] = [self.deck.card_words(kind) for kind in sorted(drawn)]
        log.tell_apart(
            side,
            "glory-event-drew-cards",
            "3.4",
            {"side": who, "cards": cards},
            "glory-event-drew",
            {"side": who, "count": len(drawn)},
        )
