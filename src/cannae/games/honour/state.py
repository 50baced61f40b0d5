"""The position of a match of Field of Honour: what lies where, whose option it is, and the score.

Rules come from "Field of Honour, Rapid Play Battlefield Card Game" (version 1, January 2007), restated and numbered
in rules.en.md. Spaces are 0 to 4 here and 1 to 5 for people; "space of a side" is the index 5 * side + space.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.contract import PhasedState
from cannae.core.randomness import Rng
from cannae.games.honour.rules.cards import PACK, SPACES

# The numbers of the phases, in the order of a battle; phases.py lists them.
SELECTING: Final = 0  # one side chooses its extra cards from the pack (rule 2.4)
DEPLOYING: Final = 1  # both sides lay their lines in secret (chapter 3)
EXCHANGING: Final = 2  # a side holds the option at the open pair (chapter 5)
DRAWN_TWO: Final = 3  # an Ace has drawn; one of the fresh cards may be played at once (rule 6.2)
OVER: Final = 4

# Choices: ranges of whole numbers. Eights, so that a choice comes apart without a division.
PLACE: Final = 0  # + 8 * card + space
PLAY: Final = 512  # + 8 * card + mode
SELECT: Final = 1024  # + card
DONE: Final = 1100  # the line stands
PASS: Final = 1101
DECLINE: Final = 1102  # keep the fresh cards

# What a special may do: the mode of PLAY.
DRAW: Final = 0  # Ace: two cards from the stack
ROB: Final = 1  # Ace: a random card from the enemy's hand
LIFT: Final = 2  # King: one more point while the pair is level
NEXT: Final = 3  # King: change places with the space after this one
BACK: Final = 4  # King: change places with the settled space before (an option)
SWAP: Final = 5  # Queen: change sides with the enemy's cards
DOUBLE: Final = 6  # Jack
MODES: Final = 7

# The purposes chance serves.
STREAMS: Final = ["first dealer", "deal", "stack", "discard", "lot"]
FIRST_DEALER: Final = 0
DEAL: Final = 1
STACK: Final = 2
DISCARD: Final = 3
LOT: Final = 4

UNSETTLED: Final = 0
WON_BY_RED: Final = 1
WON_BY_BLUE: Final = 2
LEVEL: Final = 3


def card_of(choice: i64) -> i64:
    """The card that is placed or played."""
    return choice >> 3 & 63


def part_of(choice: i64) -> i64:
    """The space it is placed in, or the mode it is played for."""
    return choice & 7


class Terms:
    """What the players agreed before the match; shared by all copies and never changed."""

    def __init__(self) -> None:
        self.battles: i64 = 6  # how many are fought, or 0 when points decide the length (rules 7.4, 7.5)
        self.target: i64 = 20  # the points to reach in that case
        self.first_dealer: i64 = -1  # a side, or -1 for a lot (rule 2.1)
        self.hand_sizes: vec[i64] = vec[i64]([10, 10])
        self.extras: vec[i64] = vec[i64]([0, 0])  # chosen from the pack beforehand (rule 2.4)
        self.removed: i64 = 0  # cards taken out of the pack (rule 2.5)
        self.sure: vec[i64] = vec[i64]([0, 0])  # cards dealt for certain (rule 2.5)
        self.strict = False  # a special that is not countered closes the pair (rule 5.4)
        self.either_way = False  # the King also redeploys backwards (rule 6.6)
        self.needs_winner = False  # drawn battles are fought again (rule 7.6)


class Position(PhasedState):
    """Fields and copying; the verbs of the contract follow in engine.py."""

    def __init__(self, terms: Terms, rng: Rng) -> None:
        self.log = None
        self.terms = terms
        self.rng = rng

    def clear(self) -> None:
        """Before the first deal. Not in the constructor, because copies fill every field themselves."""
        self.enter(DEPLOYING)
        self.fought: i64 = 0  # battles begun before this one, drawn ones that are fought again included
        self.counted: i64 = 0  # battles that have been scored
        self.score: vec[i64] = vec[i64]([0, 0])
        self.dealer: i64 = 0
        self.hand: vec[i64] = vec[i64]([0, 0])  # sets of cards
        self.stack: i64 = PACK  # the face-down rest, as a set: each draw is drawn by lot when it happens
        self.gone: i64 = 0  # the open discard pile
        self.cards: vec[i64] = vec[i64]([0] * (2 * SPACES))  # the line: what lies in each space of a side
        self.value: vec[i64] = vec[i64]([0] * (2 * SPACES))  # its present value, effects included
        self.laid: vec[i64] = vec[i64]([0] * (2 * SPACES))  # Jacks and Kings lying on it (rule 5.8)
        self.open: i64 = 0  # bit s is set when space s of a side lies face up
        self.ready: i64 = 0  # bit of a side whose line stands
        self.pair: i64 = 0  # the pair being settled
        self.results: i64 = 0  # two bits a pair: UNSETTLED, WON_BY_RED, WON_BY_BLUE, LEVEL
        self.option: i64 = 0  # the side that may play a special now
        self.passes: i64 = 0  # in a row
        self.countering = False  # a special was just played (for rule 5.4)
        self.fresh: i64 = 0  # the cards an Ace has just drawn
        self.barrier_count = 0
        self.winner: i64 = -1  # when over: a side, or -1 for a drawn match
        self.by_lot = False  # chance had to name the winner (rule 7.7)

    def copy_onto(self, twin: "Position") -> None:
        twin.phase_number = self.phase_number
        twin.present = self.present
        twin.fought = self.fought
        twin.counted = self.counted
        twin.score = self.score[:]
        twin.dealer = self.dealer
        twin.hand = self.hand[:]
        twin.stack = self.stack
        twin.gone = self.gone
        twin.cards = self.cards[:]
        twin.value = self.value[:]
        twin.laid = self.laid[:]
        twin.open = self.open
        twin.ready = self.ready
        twin.pair = self.pair
        twin.results = self.results
        twin.option = self.option
        twin.passes = self.passes
        twin.countering = self.countering
        twin.fresh = self.fresh
        twin.barrier_count = self.barrier_count
        twin.winner = self.winner
        twin.by_lot = self.by_lot

    def result(self, pair: i64) -> i64:
        return self.results >> (2 * pair) & 3

    def pairs_won(self, side: i64) -> i64:
        won: i64 = 0
        pair: i64 = 0
        while pair < SPACES:
            if self.result(pair) == side + 1:
                won += 1
            pair += 1
        return won
