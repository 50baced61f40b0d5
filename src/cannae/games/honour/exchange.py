"""Chapters 4, 5 and 6 of the rules: the pairs are opened one by one, and specials are played on them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.bits import bit, lowest
from cannae.core.contract import SIDE_NAMES
from cannae.games.honour.cards import FIRST_JACK, SPACES, SPECIALS, card_words, cards_words
from cannae.games.honour.deal import draw
from cannae.games.honour.scoring import end_battle
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


def abilities(card: i64) -> i64:
    return ABILITIES[(card - FIRST_JACK) >> 2]


# -- Chapter 4: the pairs -----------------------------------------------------------------------------------


def open_pair(p: Position) -> None:
    """Rules 4.1 and 5.2: the next facing spaces are turned up, and the dealer's opponent has the first option."""
    p.open |= bit(p.pair) | bit(SPACES + p.pair)
    p.stage = EXCHANGING
    p.option = 1 - p.dealer
    p.passes = 0
    p.countering = False
    p.turn += 1
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


def fill_exchange(p: Position, side: i64, buffer: vec[i64]) -> i64:
    """Pass or any special in hand (rules 5.1, 5.2); after an Ace, decline or one of the fresh cards (rule 6.2)."""
    drawn = p.stage == DRAWN_TWO
    stay: i64 = PASS
    specials = p.hand[side] & SPECIALS
    if drawn:
        stay = DECLINE
        specials = p.fresh & SPECIALS
    buffer[0] = stay
    n: i64 = 1
    if specials:
        now = available(p, side)
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


def play_exchange(p: Position, side: i64, choice: i64) -> None:
    p.turn += 1
    if choice == PASS:
        if p.log is not None:
            p.log.tell("honour-event-pass", "5.2", {"side": "@side-" + SIDE_NAMES[side]})
        p.passes += 1
        if p.passes == 2 or (p.terms.strict and p.countering):  # rules 5.3, 5.4
            close_pair(p)
        else:
            p.option = 1 - side
        return
    if choice == DECLINE:  # rule 6.2: not a pass
        if p.log is not None:
            p.log.tell("honour-event-decline", "6.2", {"side": "@side-" + SIDE_NAMES[side]})
        hand_over(p, side)
        return
    card = card_of(choice)
    mode = part_of(choice)
    p.hand[side] ^= bit(card)
    p.passes = 0
    p.countering = True
    p.fresh = 0
    if p.log is not None:
        args: dict[str, object] = {"side": "@side-" + SIDE_NAMES[side], "card": card_words(int(card))}
        p.log.tell(f"honour-event-{MODE_WORDS[mode]}", MODE_RULES[mode], args)
    use(p, side, card, mode)
    if mode == DRAW:
        p.stage = DRAWN_TWO
    else:
        hand_over(p, side)


def hand_over(p: Position, side: i64) -> None:
    p.fresh = 0
    p.stage = EXCHANGING
    p.option = 1 - side


# -- Chapter 6: what the specials do ------------------------------------------------------------------------

MODE_WORDS = ["draw", "rob", "lift", "next", "back", "swap", "double"]
MODE_RULES = ["6.1", "6.3", "6.4", "6.5", "6.6", "6.8", "6.10"]


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


def why_not_exchange(p: Position, side: i64, choice: i64) -> str:
    drawn = p.stage == DRAWN_TWO
    if choice == PASS or choice == DECLINE:
        return "6.2"
    card = card_of(choice)
    mode = part_of(choice)
    if choice < PLAY or choice >= SELECT or card < FIRST_JACK or not p.hand[side] >> card & 1:
        return "5.1"
    if drawn and not p.fresh >> card & 1:
        return "6.2"
    if not abilities(card) >> mode & 1:
        return "6.11" if card >= 52 else ["6.10", "6.8", "6.5", "6.1"][(card - FIRST_JACK) >> 2]
    return MODE_RULES[mode]
