"""What a net sees of Field of Glory: the Card Game. Cards are told by the kinds of the game's own deck; a card of
another deck counts as the kind most like it, so that a net can play decks it has never seen."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from cannae.core.bits import lowest
from cannae.core.contract import State
from cannae.core.observation import HIDDEN, Observer, lesser
from cannae.games.glory.rules.cards import COLUMNS, Deck, deck_for
from cannae.games.glory.state import (
    ATTACK,
    BONUS,
    CLEAR,
    COLUMN,
    CONTROL,
    DECK,
    DECK_SIZE,
    DISCARD,
    DISCARD_SIZE,
    DRAFTING,
    DROP,
    FLANK,
    FLANK_LEFT,
    FLANK_RIGHT,
    HAND,
    HAND_SIZE,
    HELD,
    KEEP,
    LEAD,
    LOST,
    PAY,
    PICKS,
    PLACE,
    POOL,
    PURSE,
    SCORE,
    SHUFFLES,
    SPARE,
    TABLE,
    TERRAIN,
    TRADE,
    TRIM,
    VERB,
    VERBS,
    WITHDRAW,
    Position,
)

KINDS: Final = 28  # of the game's own deck
MOST_OF_KIND: Final = 3
ZONE: Final = KINDS * MOST_OF_KIND  # features of a zone: at least one, two, three of each kind
TERRAINS: Final = 8
HOLDER: Final = TERRAINS  # of a column: mine, his
OWN_UNITS: Final = HOLDER + 2  # a kind each; 0 when both are of one kind
HIS_UNITS: Final = OWN_UNITS + KINDS + 1
COLUMN_SPAN: Final = HIS_UNITS + KINDS + 1

OWN_ZONES: Final = 1  # hand, deck, discard, lost
HIS_ZONES: Final = OWN_ZONES + 4 * ZONE  # lost, and where discards are open discard, pool, held
GROUND: Final = HIS_ZONES + 4 * ZONE
PHASE: Final = GROUND + COLUMNS * COLUMN_SPAN
ACTIVE: Final = PHASE + 14
TURN: Final = ACTIVE + 2
HAND_SIZES: Final = TURN + 24
DECK_SIZES: Final = HAND_SIZES + 2 * 20
DISCARD_SIZES: Final = DECK_SIZES + 2 * 26
SHUFFLE_COUNTS: Final = DISCARD_SIZES + 2 * 26
SCORES: Final = SHUFFLE_COUNTS + 6
CONTROLS: Final = SCORES + 2 * 40
MONEY: Final = CONTROLS + 12
PICKED: Final = MONEY + 48
DUE: Final = PICKED + 26
FRESH: Final = DUE + 20
RESERVES_PLAYED: Final = FRESH + 10
CLEARING: Final = RESERVES_PLAYED + 3
TRIMS: Final = CLEARING + COLUMNS
FLANKS: Final = TRIMS + COLUMNS
COMBAT: Final = FLANKS + 10  # flanking, overlapped, stood, where either Bonus card came from
TARGET: Final = COMBAT + 7
SOURCE: Final = TARGET + COLUMNS
LEADING: Final = SOURCE + COLUMNS
ANSWER_LEADING: Final = LEADING + KINDS + 1
UNKNOWN: Final = KINDS + 1  # in place of a kind: a card that lies face down
BONUS_CARD: Final = ANSWER_LEADING + KINDS + 1
ANSWER_CARD: Final = BONUS_CARD + KINDS + 2
FEATURES: Final = ANSWER_CARD + KINDS + 2

SECRET_HAND: Final = 1
SECRET_DECK: Final = SECRET_HAND + ZONE
SECRET_BONUS: Final = SECRET_DECK + ZONE
SECRET_ANSWER: Final = SECRET_BONUS + KINDS + 1
SECRETS: Final = SECRET_ANSWER + KINDS + 1

# What belongs to a verb: a column and a card, a card, or nothing.
WITH_COLUMN: Final = [TRIM, FLANK, FLANK_LEFT, FLANK_RIGHT, PLACE, CLEAR, ATTACK]
WITH_CARD: Final = [KEEP, PAY, BONUS, WITHDRAW, LEAD, SPARE, TRADE, DROP]


def first_meanings() -> list[int]:
    """Where the meanings of each verb begin, and at the end where the next would."""
    starts = [1]
    for verb in range(VERBS):
        width = COLUMNS * KINDS if verb in WITH_COLUMN else KINDS if verb in WITH_CARD else 1
        starts.append(starts[-1] + width)
    return starts


MEANS: Final = vec[i64](first_meanings())
SPAN: Final = vec[i64]([2 if verb in WITH_COLUMN else 1 if verb in WITH_CARD else 0 for verb in range(VERBS)])


class GloryObserver(Observer):
    def __init__(self) -> None:
        self.feature_count = FEATURES
        self.secret_count = SECRETS
        self.meaning_count = MEANS[VERBS]
        self.feature_room = 128
        self.secret_room = 40
        self.choice_room = 72
        self.deck: Deck | None = None
        self.like: vec[i64] = vec[i64]([])  # by kind of the deck: the kind of the game's own deck most like it

    def know(self, deck: Deck) -> None:
        if self.deck is not deck:
            self.deck = deck
            self.like = vec[i64](likest_kinds(deck))

    def observe(self, state: State, side: i64, out: vec[i16], at: i64) -> i64:
        assert isinstance(state, Position)
        p = state
        self.know(p.deck)
        enemy: i64 = 1 - side
        at = self.put_zone(p, side, HAND, OWN_ZONES, out, at)
        at = self.put_zone(p, side, DECK, OWN_ZONES + ZONE, out, at)
        at = self.put_zone(p, side, DISCARD, OWN_ZONES + 2 * ZONE, out, at)
        at = self.put_zone(p, side, LOST, OWN_ZONES + 3 * ZONE, out, at)
        at = self.put_zone(p, enemy, LOST, HIS_ZONES, out, at)
        if p.terms.open_discards:
            at = self.put_zone(p, enemy, DISCARD, HIS_ZONES + ZONE, out, at)
            at = self.put_zone(p, enemy, POOL, HIS_ZONES + 2 * ZONE, out, at)
            at = self.put_zone(p, enemy, HELD, HIS_ZONES + 3 * ZONE, out, at)
        at = self.put_columns(p, side, out, at)
        at = put_tallies(p, side, out, at)
        at = put_turn(p, side, out, at)
        return at if p.target < 0 else self.put_combat(p, side, out, at)

    def secrets(self, state: State, side: i64, out: vec[i16], at: i64) -> i64:
        assert isinstance(state, Position)
        p = state
        self.know(p.deck)
        enemy: i64 = 1 - side
        at = self.put_zone(p, enemy, HAND, SECRET_HAND, out, at)
        at = self.put_zone(p, enemy, DECK, SECRET_DECK, out, at)
        if p.bonus and p.active == enemy:
            out[at] = i16(SECRET_BONUS + self.like[p.bonus])
            at += 1
        if p.answer and p.active == side:
            out[at] = i16(SECRET_ANSWER + self.like[p.answer])
            at += 1
        return at

    def meaning(self, state: State, side: i64, choice: i64) -> i64:
        assert isinstance(state, Position)
        self.know(state.deck)
        verb: i64 = choice // VERB
        found: i64 = MEANS[verb]
        if SPAN[verb]:
            kind = self.like[choice % COLUMN]
            found += kind - 1 if kind > 0 else 0
            if SPAN[verb] == 2:
                found += KINDS * (choice % VERB // COLUMN)
        return found

    def familiar(self, state: State) -> bool:
        assert isinstance(state, Position)
        terms = state.terms
        if terms.german_flank or terms.withdraw_first or terms.overpay or terms.zero_costs_card:
            return False
        if terms.ties_clear_column or not terms.open_discards:
            return False
        return state.deck is deck_for(None, "elephants", "lead", "defender")

    def seen(self, state: State, side: i64, choice: i64) -> i64:
        assert isinstance(state, Position)
        if state.phase_number == DRAFTING:
            return HIDDEN
        return BONUS * VERB if choice // VERB == BONUS else choice

    # -- Parts ----------------------------------------------------------------------------------------------

    def put_zone(self, p: Position, side: i64, zone: i64, base: i64, out: vec[i16], at: i64) -> i64:
        z = p.z
        start = p.zone(side, zone)
        kind: i64 = 1
        while kind <= p.deck.kinds:
            held = z[start + kind]
            if held > 0:
                index: i64 = base + MOST_OF_KIND * (self.like[kind] - 1)
                out[at] = i16(index)
                at += 1
                if held > 1:
                    out[at] = i16(index + 1)
                    at += 1
                    if held > 2:
                        out[at] = i16(index + 2)
                        at += 1
            kind += 1
        return at

    def put_columns(self, p: Position, side: i64, out: vec[i16], at: i64) -> i64:
        z = p.z
        column: i64 = 0
        while column < COLUMNS:
            base: i64 = GROUND + COLUMN_SPAN * column
            out[at] = i16(base + lesser(z[TERRAIN + column], TERRAINS - 1))
            at += 1
            holder = z[CONTROL + column]
            if holder:
                out[at] = i16(base + HOLDER + (0 if holder == side + 1 else 1))
                at += 1
            at = self.put_units(p, side, column, base + OWN_UNITS, out, at)
            at = self.put_units(p, 1 - side, column, base + HIS_UNITS, out, at)
            column += 1
        return at

    def put_units(self, p: Position, side: i64, column: i64, base: i64, out: vec[i16], at: i64) -> i64:
        first = p.z[TABLE + 10 * side + 2 * column]
        second = p.z[TABLE + 10 * side + 2 * column + 1]
        if first:
            out[at] = i16(base + self.like[first])
            at += 1
        if second:
            out[at] = i16(base if self.like[second] == self.like[first] else base + self.like[second])
            at += 1
        return at

    def put_combat(self, p: Position, side: i64, out: vec[i16], at: i64) -> i64:
        like = self.like
        out[at] = i16(TARGET + p.target)
        out[at + 1] = i16(LEADING + like[p.lead])
        at += 2
        if p.source >= 0:
            out[at] = i16(SOURCE + p.source)
            at += 1
        if p.flanking:
            out[at] = i16(COMBAT)
            at += 1
        if p.overlapped:
            out[at] = i16(COMBAT + 1)
            at += 1
        if p.stood:
            out[at] = i16(COMBAT + 2)
            at += 1
        if p.answer_lead:
            out[at] = i16(ANSWER_LEADING + like[p.answer_lead])
            at += 1
        if p.bonus:
            known = p.active == side or p.shown
            out[at] = i16(BONUS_CARD + (like[p.bonus] if known else UNKNOWN))
            out[at + 1] = i16(COMBAT + 3 + (1 if p.bonus_drawn else 0))
            at += 2
        if p.answer:
            known = p.active != side or p.shown
            out[at] = i16(ANSWER_CARD + (like[p.answer] if known else UNKNOWN))
            out[at + 1] = i16(COMBAT + 5 + (1 if p.answer_drawn else 0))
            at += 2
        return at


def put_tallies(p: Position, side: i64, out: vec[i16], at: i64) -> i64:
    enemy: i64 = 1 - side
    out[at] = i16(HAND_SIZES + lesser(p.tally(side, HAND_SIZE), 19))
    out[at + 1] = i16(HAND_SIZES + 20 + lesser(p.tally(enemy, HAND_SIZE), 19))
    out[at + 2] = i16(DECK_SIZES + lesser(p.tally(side, DECK_SIZE), 25))
    out[at + 3] = i16(DISCARD_SIZES + lesser(p.tally(side, DISCARD_SIZE), 25))
    out[at + 4] = i16(DISCARD_SIZES + 26 + lesser(p.tally(enemy, DISCARD_SIZE), 25))
    out[at + 5] = i16(SHUFFLE_COUNTS + lesser(p.tally(side, SHUFFLES), 2))
    out[at + 6] = i16(SHUFFLE_COUNTS + 3 + lesser(p.tally(enemy, SHUFFLES), 2))
    out[at + 7] = i16(SCORES + lesser(p.tally(side, SCORE), 39))
    out[at + 8] = i16(SCORES + 40 + lesser(p.tally(enemy, SCORE), 39))
    out[at + 9] = i16(CONTROLS + p.controls(side))
    out[at + 10] = i16(CONTROLS + 6 + p.controls(enemy))
    out[at + 11] = i16(MONEY + lesser(p.tally(side, PURSE), 47))
    if p.phase_number == DRAFTING:  # how far the enemy has got is not told
        out[at + 12] = i16(PICKED + lesser(p.tally(side, PICKS), 25))
    else:
        out[at + 12] = i16(DECK_SIZES + 26 + lesser(p.tally(enemy, DECK_SIZE), 25))
    return at + 13


def put_turn(p: Position, side: i64, out: vec[i16], at: i64) -> i64:
    out[at] = i16(PHASE + p.phase_number)
    out[at + 1] = i16(ACTIVE + (1 if p.active == side else 0))
    out[at + 2] = i16(TURN + lesser(p.turn, 23))
    out[at + 3] = i16(RESERVES_PLAYED + lesser(p.reserves, 2))
    at += 4
    if p.open:
        out[at] = i16(DUE + (lesser(p.due, 19) if p.due > 0 else 0))
        at += 1
        if p.active == side:
            at = put_members(p.fresh, FRESH, out, at)
    if p.clearing >= 0:
        out[at] = i16(CLEARING + p.clearing)
        at += 1
    at = put_members(p.trims, TRIMS, out, at)
    return put_members(p.flanks & 1023, FLANKS, out, at)


def put_members(members: i64, base: i64, out: vec[i16], at: i64) -> i64:
    while members:
        out[at] = i16(base + lowest(members))
        at += 1
        members &= members - 1
    return at


def likest_kinds(deck: Deck) -> list[int]:
    """For every kind the kind of the game's own deck that is most like it: the same one, where the deck has it."""
    own = deck_for(None, "elephants", "lead", "defender")
    return [0] + [likest(deck, kind, own) for kind in range(1, int(deck.kinds) + 1)]


def likest(deck: Deck, kind: int, own: Deck) -> int:
    best = 0
    nearest = 1 << 20
    for other in range(1, int(own.kinds) + 1):
        apart = 0 if deck.type_ids[deck.type_of[kind]] == own.type_ids[own.type_of[other]] else 10
        apart += 0 if deck.role[kind] == own.role[other] else 100
        apart += abs(int(deck.points[kind] - own.points[other])) + 2 * abs(int(deck.value[kind] - own.value[other]))
        apart += abs(int(deck.cost[kind] - own.cost[other])) + abs(int(deck.flank[kind] - own.flank[other]))
        apart += abs(int(deck.victory[kind] - own.victory[other]))
        if apart < nearest:
            nearest = apart
            best = other
    return best
