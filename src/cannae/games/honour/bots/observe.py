"""What a net sees of Field of Honour: ranks, never suits, for suits decide nothing."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from cannae.core.bits import count
from cannae.core.contract import State
from cannae.core.observation import HIDDEN, Observer, lesser, within
from cannae.games.honour.rules.cards import FIRST_JACK, SPACES
from cannae.games.honour.state import (
    DEPLOYING,
    DONE,
    DRAWN_TWO,
    LEVEL,
    PLAY,
    SELECT,
    Position,
    card_of,
    part_of,
)

RANKS: Final = 14  # the Jokers are the last
MOST_OF_RANK: Final = 4
SET: Final = RANKS * MOST_OF_RANK  # features of a set of cards: at least one, two, three, four of each rank

# A space: its value, how many cards lie in it, whether it is open.
MOST_VALUE: Final = 31
SIZES: Final = MOST_VALUE + 1
IS_OPEN: Final = SIZES + 3
SPACE: Final = IS_OPEN + 1

HAND: Final = 1
LINES: Final = HAND + SET  # the side's own five spaces, then the enemy's
SEEN: Final = LINES + 2 * SPACES * SPACE  # cards that are out of play or open
PAIR: Final = SEEN + SET
RESULTS: Final = PAIR + SPACES + 1
WON: Final = RESULTS + 3 * SPACES
ENEMY_HAND: Final = WON + 2 * (SPACES + 1)
STACK: Final = ENEMY_HAND + 16
PASSES: Final = STACK + 18
PHASE: Final = PASSES + 2
DEALER: Final = PHASE + 5
FRESH: Final = DEALER + 2
BATTLES_LEFT: Final = FRESH + RANKS
LEAD: Final = BATTLES_LEFT + 8
MOST_LEAD: Final = 20
MARGIN: Final = LEAD + 2 * MOST_LEAD + 1
MOST_MARGIN: Final = 20
FEATURES: Final = MARGIN + 2 * MOST_MARGIN + 1

SECRET_HAND: Final = 1
SECRET_LINE: Final = SECRET_HAND + SET
SECRET_VALUES: Final = 16
SECRETS: Final = SECRET_LINE + SPACES * SECRET_VALUES

# Meanings of choices.
MEANS_PLACE: Final = 1  # a rank in a space
MEANS_PLAY: Final = MEANS_PLACE + RANKS * SPACES  # a special's rank with its mode
MEANS_SELECT: Final = MEANS_PLAY + 5 * 8
MEANS_DONE: Final = MEANS_SELECT + RANKS
MEANINGS: Final = MEANS_DONE + 3


class HonourObserver(Observer):
    def __init__(self) -> None:
        self.feature_count = FEATURES
        self.secret_count = SECRETS
        self.meaning_count = MEANINGS
        self.feature_room = 96
        self.secret_room = 24
        self.choice_room = 80

    def observe(self, state: State, side: i64, out: vec[i16], at: i64) -> i64:
        assert isinstance(state, Position)
        p = state
        enemy: i64 = 1 - side
        at = put_ranks(p.hand[side], HAND, out, at)
        lines_stand = p.phase_number > DEPLOYING  # until then nothing of the enemy's line is told
        seen: i64 = p.gone
        index: i64 = 0
        while index < 2 * SPACES:
            own = index < SPACES
            place: i64 = SPACES * (side if own else enemy) + index % SPACES
            if own or lines_stand:
                base: i64 = LINES + SPACE * index
                face_up = p.open >> place & 1
                if own or face_up:
                    out[at] = i16(base + lesser(p.value[place], MOST_VALUE))
                    at += 1
                    seen |= p.cards[place]
                seen |= p.laid[place]
                out[at] = i16(base + SIZES + lesser(count(p.cards[place]), 2))
                at += 1
                if face_up:
                    out[at] = i16(base + IS_OPEN)
                    at += 1
            index += 1
        at = put_ranks(seen, SEEN, out, at)
        at = put_results(p, side, out, at)
        out[at] = i16(PAIR + lesser(p.pair, SPACES))
        out[at + 1] = i16(PHASE + p.phase_number)
        out[at + 2] = i16(DEALER + (1 if p.dealer == side else 0))
        left: i64 = p.terms.battles - p.counted
        out[at + 3] = i16(BATTLES_LEFT + within(0, left, 7))
        out[at + 4] = i16(LEAD + MOST_LEAD + within(-MOST_LEAD, p.score[side] - p.score[enemy], MOST_LEAD))
        at += 5
        if lines_stand:
            out[at] = i16(ENEMY_HAND + lesser(count(p.hand[enemy]), 15))
            out[at + 1] = i16(STACK + lesser(count(p.stack) // 2, 17))
            out[at + 2] = i16(PASSES + lesser(p.passes, 1))
            at += 3
            if p.pair < SPACES:
                margin: i64 = p.value[SPACES * side + p.pair] - p.value[SPACES * enemy + p.pair]
                out[at] = i16(MARGIN + MOST_MARGIN + within(-MOST_MARGIN, margin, MOST_MARGIN))
                at += 1
        if p.phase_number == DRAWN_TWO and p.option == side:
            rank: i64 = 0
            while rank < RANKS:
                if p.fresh >> (MOST_OF_RANK * rank) & 15:
                    out[at] = i16(FRESH + rank)
                    at += 1
                rank += 1
        return at

    def secrets(self, state: State, side: i64, out: vec[i16], at: i64) -> i64:
        assert isinstance(state, Position)
        enemy: i64 = 1 - side
        at = put_ranks(state.hand[enemy], SECRET_HAND, out, at)
        space: i64 = 0
        while space < SPACES:
            place: i64 = SPACES * enemy + space
            if not state.open >> place & 1 and state.cards[place]:
                value = lesser(state.value[place], SECRET_VALUES - 1)
                out[at] = i16(SECRET_LINE + SECRET_VALUES * space + value)
                at += 1
            space += 1
        return at

    def meaning(self, state: State, side: i64, choice: i64) -> i64:
        if choice < PLAY:
            return MEANS_PLACE + SPACES * (card_of(choice) >> 2) + part_of(choice)
        if choice < SELECT:
            return MEANS_PLAY + 8 * ((card_of(choice) - FIRST_JACK) >> 2) + part_of(choice)
        if choice < DONE:
            return MEANS_SELECT + ((choice - SELECT) >> 2)
        return MEANS_DONE + choice - DONE

    def familiar(self, state: State) -> bool:
        assert isinstance(state, Position)
        terms = state.terms
        common = terms.battles > 0 and terms.hand_sizes[0] == 10 and terms.hand_sizes[1] == 10
        changed = terms.extras[0] + terms.extras[1] + terms.removed + terms.sure[0] + terms.sure[1]
        return common and changed == 0 and not (terms.strict or terms.either_way or terms.needs_winner)

    def seen(self, state: State, side: i64, choice: i64) -> i64:
        assert isinstance(state, Position)
        return HIDDEN if state.phase_number <= DEPLOYING else choice


def put_ranks(cards: i64, base: i64, out: vec[i16], at: i64) -> i64:
    """How many there are of each rank, as so many features of its own."""
    rank: i64 = 0
    while rank < RANKS:
        held = count(cards >> (MOST_OF_RANK * rank) & 15)
        number: i64 = 0
        while number < held:
            out[at] = i16(base + MOST_OF_RANK * rank + number)
            at += 1
            number += 1
        rank += 1
    return at


def put_results(p: Position, side: i64, out: vec[i16], at: i64) -> i64:
    """The pairs that are settled: level, won, lost."""
    pair: i64 = 0
    while pair < SPACES:
        result = p.result(pair)
        if result:
            told: i64 = 0 if result == LEVEL else 1 if result == side + 1 else 2
            out[at] = i16(RESULTS + 3 * pair + told)
            at += 1
        pair += 1
    out[at] = i16(WON + p.pairs_won(side))
    out[at + 1] = i16(WON + SPACES + 1 + p.pairs_won(1 - side))
    return at + 2
