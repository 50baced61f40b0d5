"""Chapters 4, 5 and 6 of the rules: the pairs are opened one by one, and specials are played on them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.bits import bit, lowest, members_of
from cannae.core.contract import SIDE_NAMES, Phase
from cannae.games.honour.rules.cards import FIRST_JACK, SPACES, SPECIALS, card_words, cards_words
from cannae.games.honour.rules.deal import draw
from cannae.games.honour.rules.scoring import end_battle
from cannae.games.honour.state import (
    BACK,
    DECLINE,
    DISCARD,
    DOUBLE,
    DRAW,
    DRAWN_TWO,
    EXCHANGING,
    LEVEL,
    LIFT,
    MODES,
    NEXT,
    PASS,
    PLAY,
    ROB,
    SELECT,
    STACK,
    SWAP,
    WON_BY_BLUE,
    WON_BY_RED,
    Position,
    card_of,
    part_of,
)

# What each special may do, as bits: Jack, Queen, King, Ace (rules 6.1 to 6.10); a Joker whatever they may (6.11).
ABILITIES: Final = vec[i64](
    [1 << DOUBLE, 1 << SWAP, 1 << LIFT | 1 << NEXT | 1 << BACK, 1 << DRAW | 1 << ROB, (1 << MODES) - 1]
)


MODE_WORDS: Final = ["draw", "rob", "lift", "next", "back", "swap", "double"]
MODE_RULES: Final = ["6.1", "6.3", "6.4", "6.5", "6.6", "6.8", "6.10"]


def abilities(card: i64) -> i64:
    return ABILITIES[(card - FIRST_JACK) >> 2]


# -- Chapter 4: the pairs -----------------------------------------------------------------------------------


def open_pair(p: Position) -> None:
    """Rules 4.1 and 5.2: the next facing spaces are turned up, and the dealer's opponent has the first option."""
    p.open |= bit(p.pair) | bit(SPACES + p.pair)
    p.enter(EXCHANGING)
    p.option = 1 - p.dealer
    p.passes = 0
    p.countering = False
    p.barrier_count += 1
    if p.log is not None:
        args: dict[str, object] = {
            "pair": int(p.pair) + 1,
            "red": cards_words(p.cards[p.pair]),
            "blue": cards_words(p.cards[SPACES + p.pair]),
            "red_value": int(p.value[p.pair]),
            "blue_value": int(p.value[SPACES + p.pair]),
        }
        p.log.tell("honour-event-pair", "4.1", args)


def close_pair(p: Position) -> None:
    """Rules 4.2, 4.3 and 5.6: the higher present value wins the pair; equal values leave it drawn."""
    red = p.value[p.pair]
    blue = p.value[SPACES + p.pair]
    result: i64 = LEVEL
    if red != blue:
        result = WON_BY_RED if red > blue else WON_BY_BLUE
    p.results |= result << (2 * p.pair)
    if p.log is not None:
        args: dict[str, object] = {"pair": int(p.pair) + 1, "red": int(red), "blue": int(blue)}
        if result == LEVEL:
            p.log.tell("honour-event-pair-drawn", "4.3", args)
        else:
            args["side"] = "@side-" + SIDE_NAMES[result - 1]
            p.log.tell("honour-event-pair-won", "4.2", args)
    p.pair += 1
    if p.pair == SPACES:  # rule 4.4
        end_battle(p)
    else:
        open_pair(p)


# -- Chapter 5: who may play what ---------------------------------------------------------------------------


def available(p: Position, side: i64) -> i64:
    """Which of the seven abilities can be used now, as bits. All of it is public."""
    modes: i64 = 1 << SWAP | 1 << DOUBLE
    if p.stack:  # rule 6.1
        modes |= 1 << DRAW
    if p.hand[1 - side]:  # rule 6.3
        modes |= 1 << ROB
    if p.value[p.pair] == p.value[SPACES + p.pair]:  # rule 6.4
        modes |= 1 << LIFT
    if p.pair < SPACES - 1:  # rule 6.5
        modes |= 1 << NEXT
    if p.terms.either_way and p.pair > 0:  # rule 6.6
        modes |= 1 << BACK
    return modes


class Exchange(Phase[Position]):
    """A side holds the option at the open pair: pass, or any special in hand (rules 5.1, 5.2)."""

    stay: i64 = PASS  # what leaves the pair as it is

    def playable(self, state: Position, side: i64) -> i64:
        """The specials that may be played now."""
        return state.hand[side] & SPECIALS

    def acting(self, state: Position) -> i64:
        return 1 + state.option

    def fill(self, state: Position, side: i64, buffer: vec[i64]) -> i64:
        buffer[0] = self.stay
        n: i64 = 1
        specials = self.playable(state, side)
        if specials:
            now = available(state, side)
            while specials:
                card = lowest(specials)
                specials &= specials - 1
                modes = abilities(card) & now
                choice: i64 = PLAY + 8 * card
                while modes:
                    buffer[n] = choice + lowest(modes)
                    modes &= modes - 1
                    n += 1
        return n

    def play(self, state: Position, side: i64, choice: i64) -> None:
        state.barrier_count += 1
        if choice == PASS:
            pass_option(state, side)
        elif choice == DECLINE:
            decline(state, side)
        else:
            play_special(state, side, card_of(choice), part_of(choice))

    def conceivable(self, state: Position, side: i64) -> list[int]:
        """Every special in hand with everything such a card can do."""
        return [int(self.stay)] + [
            PLAY + 8 * card + mode
            for card in members_of(state.hand[side] & SPECIALS)
            for mode in range(MODES)
            if abilities(card) >> mode & 1
        ]

    def why_not(self, state: Position, side: i64, choice: i64) -> str:
        if choice == PASS or choice == DECLINE:
            return "6.2"
        card, mode = card_of(choice), part_of(choice)
        if choice < PLAY or choice >= SELECT or card < FIRST_JACK or not state.hand[side] >> card & 1:
            return "5.1"
        if not self.playable(state, side) >> card & 1:
            return "6.2"
        if not abilities(card) >> mode & 1:
            return "6.11" if card >= 52 else ["6.10", "6.8", "6.5", "6.1"][(card - FIRST_JACK) >> 2]
        return MODE_RULES[mode]


class Fresh(Exchange):
    """After an Ace has drawn: one of the fresh cards may be played at once, or none (rule 6.2)."""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name, rule)
        self.stay = DECLINE

    def playable(self, state: Position, side: i64) -> i64:
        return state.fresh & SPECIALS


def pass_option(p: Position, side: i64) -> None:
    if p.log is not None:
        p.log.tell("honour-event-pass", "5.2", {"side": "@side-" + SIDE_NAMES[side]})
    p.passes += 1
    if p.passes == 2 or (p.terms.strict and p.countering):  # rules 5.3, 5.4
        close_pair(p)
    else:
        p.option = 1 - side


def decline(p: Position, side: i64) -> None:
    """Rule 6.2: not a pass."""
    if p.log is not None:
        p.log.tell("honour-event-decline", "6.2", {"side": "@side-" + SIDE_NAMES[side]})
    hand_over(p, side)


def play_special(p: Position, side: i64, card: i64, mode: i64) -> None:
    p.hand[side] ^= bit(card)
    p.passes = 0
    p.countering = True
    p.fresh = 0
    if p.log is not None:
        args: dict[str, object] = {"side": "@side-" + SIDE_NAMES[side], "card": card_words(int(card))}
        p.log.tell(f"honour-event-{MODE_WORDS[mode]}", MODE_RULES[mode], args)
    use(p, side, card, mode)
    if mode == DRAW:
        p.enter(DRAWN_TWO)
    else:
        hand_over(p, side)


def hand_over(p: Position, side: i64) -> None:
    if p.phase_number == DRAWN_TWO:
        p.fresh = 0
        p.enter(EXCHANGING)
    p.option = 1 - side


# -- Chapter 6: what the specials do ------------------------------------------------------------------------


def use(p: Position, side: i64, card: i64, mode: i64) -> None:
    mine = SPACES * side + p.pair
    if mode == DOUBLE or mode == LIFT:  # rules 6.10 and 6.4; the card stays where it worked (5.8)
        if mode == DOUBLE:
            p.value[mine] += p.value[mine]
        else:
            p.value[mine] += 1
        p.laid[mine] |= bit(card)
        return
    p.gone |= bit(card)
    if mode == DRAW:
        draw_two(p, side)
    elif mode == ROB:
        rob(p, side)
    elif mode == SWAP:  # rule 6.8
        exchange_spaces(p, mine, SPACES * (1 - side) + p.pair)
    elif mode == NEXT:  # rule 6.5: both spaces now lie open
        p.open |= bit(mine + 1)
        exchange_spaces(p, mine, mine + 1)
    else:  # rule 6.6
        exchange_spaces(p, mine, mine - 1)


def draw_two(p: Position, side: i64) -> None:
    """Rule 6.1: two cards from the stack, or the one that is left."""
    wanted: i64 = 2
    while wanted > 0 and p.stack:
        card = draw(p.stack, STACK, p.rng)
        p.stack ^= bit(card)
        p.fresh |= bit(card)
        wanted -= 1
    p.hand[side] |= p.fresh
    if p.log is not None:
        own: dict[str, object] = {"cards": cards_words(p.fresh)}
        others: dict[str, object] = {"side": "@side-" + SIDE_NAMES[side], "count": 2 - int(wanted)}
        p.log.tell_apart(side, "honour-event-drawn-own", "6.1", own, "honour-event-drawn", others)


def rob(p: Position, side: i64) -> None:
    """Rule 6.3: a random card of the enemy's hand is shown and discarded."""
    card = draw(p.hand[1 - side], DISCARD, p.rng)
    p.hand[1 - side] ^= bit(card)
    p.gone |= bit(card)
    if p.log is not None:
        args: dict[str, object] = {"side": "@side-" + SIDE_NAMES[1 - side], "card": card_words(int(card))}
        p.log.tell("honour-event-robbed", "6.3", args)


def exchange_spaces(p: Position, one: i64, other: i64) -> None:
    """Whole spaces change places, with every effect that lies on them (rules 6.7 and 6.8)."""
    p.cards[one], p.cards[other] = p.cards[other], p.cards[one]
    p.value[one], p.value[other] = p.value[other], p.value[one]
    p.laid[one], p.laid[other] = p.laid[other], p.laid[one]
