"""Puzzles of Field of Honour: the last pair of a battle that is not decided yet.

What a choice is worth is the share of battles won by it, a drawn battle counting half, over every hand the enemy may
hold, each as likely as the cards make it, and over every draw; after the choice both play their best and see each
other's hands. For the side in question that is the most it can hope for against an enemy who knows its cards. An answer
is taken for the best only where it does not need that knowledge: it must be worth the same when its side does nothing
more after it. So it is better than every other choice however well that is followed up.
"""

from collections.abc import Mapping
from fractions import Fraction
from math import comb, prod
from types import MappingProxyType

from cannae.core.bits import count
from cannae.core.contract import State
from cannae.core.puzzles import SentenceData, Values, best_answers
from cannae.games.honour.bots.exact import ACE, JOKER, Kinds, LastPair, kinds
from cannae.games.honour.engine import Honour
from cannae.games.honour.redeal import unseen_cards
from cannae.games.honour.rules.cards import SPACES, SPECIALS, card_words
from cannae.games.honour.rules.exchange import MODE_WORDS
from cannae.games.honour.state import (
    DECLINE,
    DOUBLE,
    DRAW,
    DRAWN_TWO,
    EXCHANGING,
    LIFT,
    PASS,
    ROB,
    SWAP,
    card_of,
    part_of,
)

MOST_HELD = 2  # cards in the enemy's hand and Aces and Jokers in one's own: with more there is too much to weigh
FEWEST = 2  # different things to do


class HonourPuzzler:
    players = ("hannibal", "hannibal")
    options: Mapping[str, object] = MappingProxyType({"battles": 6})
    margin = Fraction(1, 5)
    most_alike = 40
    shares = True

    def values(self, state: State, side: int) -> Values | None:
        assert isinstance(state, Honour)
        stakes = stakes_of(state, side)
        if stakes is None:
            return None
        named = {choice_kind(state.write_choice(side, choice)) for choice in state.choices(side)}
        if len(named) < FEWEST:
            return None
        idle = over_all_hands(LastPair(state, stakes, side), state, side)
        right = best_answers(idle, self.margin, str)
        if not right:  # to go on would make the others better, never worse: there is no need to ask the whole tree
            return None
        hopes = over_all_hands(LastPair(state, stakes), state, side)
        if hopes[right[0]] != idle[right[0]]:
            return None
        written = [state.write_choice(side, choice) for choice in state.choices(side)]
        return {choice: hopes[choice_kind(choice)] for choice in written}

    def alike(self, choice: str) -> str:
        return choice_kind(choice)

    def verb(self, choice: str) -> str:
        return choice.partition(" ")[2] or choice

    def reason(self, state: State, side: int, choice: str) -> SentenceData:
        assert isinstance(state, Honour)
        number = state.read_choice(side, choice)
        mine, theirs = facing(state, side)
        if number in (PASS, DECLINE):
            return {"say": "honour-puzzle-pass", "mine": mine, "theirs": theirs}
        mode = int(part_of(number))
        word: SentenceData = {"card": card_words(int(card_of(number)))}
        if mode == SWAP:
            mine, theirs = theirs, mine
        elif mode == DOUBLE:
            mine *= 2
        elif mode == LIFT:
            mine += 1
        elif mode in (DRAW, ROB):
            return {"say": f"honour-puzzle-{MODE_WORDS[mode]}", **word}
        return {"say": "honour-puzzle-changed", **word, "mine": mine, "theirs": theirs}


def facing(state: Honour, side: int) -> tuple[int, int]:
    """The values in the open pair: the side's own and the enemy's."""
    return int(state.value[SPACES * side + state.pair]), int(state.value[SPACES * (1 - side) + state.pair])


def stakes_of(state: Honour, side: int) -> tuple[Fraction, Fraction, Fraction] | None:
    """What the last pair is worth to red, won, drawn and lost, in shares of a battle; None where there is nothing to
    ask: another phase, nothing to play, nothing to win."""
    if state.phase_number not in (EXCHANGING, DRAWN_TWO) or state.pair != SPACES - 1 or state.option != side:
        return None
    own = kinds(int(state.hand[side]))
    if not state.hand[side] & SPECIALS or count(state.hand[1 - side]) + own[ACE] + own[JOKER] > MOST_HELD:
        return None
    red, blue = int(state.pairs_won(0)), int(state.pairs_won(1))
    found = share(red + 1, blue), share(red, blue), share(red, blue + 1)
    return None if found[0] == found[2] else found


def share(red: int, blue: int) -> Fraction:
    return Fraction(1 + (red > blue) - (red < blue), 2)


def choice_kind(choice: str) -> str:
    """A choice without the suit, which means nothing (rule 1.2).

    >>> choice_kind("JS double"), choice_kind("X2 swap"), choice_kind("pass")
    ('J double', 'X swap', 'pass')
    """
    card, _, verb = choice.partition(" ")
    return f"{card[:-1]} {verb}" if verb else choice


def over_all_hands(pair: LastPair, state: Honour, side: int) -> Values:
    """What each choice is worth to the side, over everything the enemy may hold."""
    unseen = kinds(unseen_cards(state, side))
    held = int(count(state.hand[1 - side]))
    total: Values = {}
    for hand in hands(unseen, held):
        ways = prod([comb(there, taken) for there, taken in zip(unseen, hand, strict=True)])
        stack: Kinds = tuple([there - taken for there, taken in zip(unseen, hand, strict=True)])
        option, passes, countering, red, blue, _, values, fresh = pair.root
        pair.root = (
            (option, passes, countering, red, hand, stack, values, fresh)
            if side == 0
            else (option, passes, countering, hand, blue, stack, values, fresh)
        )
        for value, name in pair.best():
            own = value if side == 0 else 1 - value
            total[name] = total.get(name, Fraction(0)) + ways * own
    return {name: value / comb(sum(unseen), held) for name, value in total.items()}


def hands(unseen: Kinds, held: int) -> list[Kinds]:
    """Every hand of so many cards, by kinds.

    >>> hands((1, 0, 0, 0, 0, 2), 2)
    [(0, 0, 0, 0, 0, 2), (1, 0, 0, 0, 0, 1)]
    """
    if not unseen:
        return [()] if held == 0 else []
    return [(taken, *rest) for taken in range(min(unseen[0], held) + 1) for rest in hands(unseen[1:], held - taken)]
