"""Field of Honour made small enough to be solved: the last two spaces of a line, a short pack and hands of a few cards.

The rules are those of the game. Three level pairs lie settled before (of cards that nothing can join), both sides lay
the two spaces left from hands dealt of a short pack, and the pairs are fought out. All deals are equally likely; red
deals. With no Ace in the pack chance has nothing more to do, and the tree of all deals is the whole game.
"""

from itertools import combinations

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.contract import State
from cannae.core.game import Policy
from cannae.core.randomness import FastRng, Rng
from cannae.core.solving.extensive import Rules, Step
from cannae.games.honour.bots.observe import HonourObserver
from cannae.games.honour.engine import Honour
from cannae.games.honour.rules.cards import NUMBER_OF, PACK, SPACES, VALUE
from cannae.games.honour.state import DEPLOYING, DONE, LEVEL, Position, Terms, card_of, part_of

SETTLED = ["10S", "10H", "9S", "10D", "10C", "9H"]  # three for each side, level pair by pair
FOUGHT = SPACES - 2
SMALL_PACK = ["3S", "5S", "7S", "8S", "JS", "QS", "KS"]


def reduced_worlds(pack: list[str], held: int) -> list[State]:
    """Every way to deal a pack to two hands of so many cards; the rest is the stack."""
    cards = [NUMBER_OF[name] for name in pack]
    worlds: list[State] = []
    for red in combinations(cards, held):
        for blue in combinations([card for card in cards if card not in red], held):
            worlds.append(reduced(cards, list(red), list(blue)))
    return worlds


def reduced(pack: list[int], red: list[int], blue: list[int]) -> Honour:
    terms = Terms()
    terms.battles = 1
    terms.first_dealer = 0
    terms.hand_sizes = vec[i64]([len(red), len(blue)])
    fillers = [NUMBER_OF[name] for name in SETTLED]
    terms.removed = PACK & ~as_set(pack) & ~as_set(fillers)
    state = Honour(terms, FastRng(1))
    state.clear()
    for side, hand in enumerate((red, blue)):
        state.hand[side] = as_set(hand)
        for space in range(FOUGHT):
            card = fillers[FOUGHT * side + space]
            index = SPACES * side + space
            state.cards[index] = 1 << card
            state.value[index] = VALUE[card]
            state.open |= 1 << index
    for pair in range(FOUGHT):
        state.results |= LEVEL << (2 * pair)
    state.pair = FOUGHT
    state.stack = as_set(pack) & ~as_set(red) & ~as_set(blue)
    return state


def as_set(cards: list[int]) -> int:
    return sum([1 << card for card in cards])


def habit(policy: Policy, state: State, side: i64, steps: list[Step], rng: Rng) -> int:
    """Which of the steps a player takes; a line is asked for card by card, as if the enemy were still laying his."""
    assert isinstance(state, Position)
    if state.phase_number != DEPLOYING:
        choice = policy(state, int(side), rng)
        observer = HonourObserver()
        meaning = observer.meaning(state, side, choice)
        return [step.meaning == meaning for step in steps].index(True)
    alone = state.copy()
    assert isinstance(alone, Position)
    alone.ready = 0
    for space in range(FOUGHT, SPACES):
        index = SPACES * (1 - side) + space
        alone.hand[1 - side] |= alone.cards[index]
        alone.cards[index] = 0
        alone.value[index] = 0
    laid: list[int] = []
    while not laid or laid[-1] != DONE:
        laid.append(policy(alone, int(side), rng))
        if laid[-1] != DONE:
            alone.play(side, laid[-1])
    return [line_of(step.choices) == line_of(laid) for step in steps].index(True)


class WholeLines(Rules):
    """A line is laid in one step: in which order its cards were put down decides nothing."""

    def steps(self, state: State, side: i64) -> list[Step]:
        assert isinstance(state, Position)
        if state.phase_number != DEPLOYING:
            return super().steps(state, side)
        lines: dict[tuple[int, ...], list[int]] = {}
        lay_on(state, side, [], lines)
        return [Step(number, choices) for number, choices in enumerate(lines.values())]


def lay_on(state: State, side: i64, laid: list[int], lines: dict[tuple[int, ...], list[int]]) -> None:
    """Every line that can still come of what is laid, by the ranks in its spaces."""
    for choice in state.choices(side):
        if choice == DONE:
            line = line_of([*laid, choice])
            if line not in lines:
                lines[line] = [*laid, choice]
        elif not laid or choice > laid[-1]:
            after = state.copy()
            after.play(side, choice)
            lay_on(after, side, [*laid, choice], lines)


def line_of(laid: list[int]) -> tuple[int, ...]:
    """What lies where, by ranks; in which order it was laid does not matter."""
    return tuple(sorted([SPACES * (int(card_of(one)) >> 2) + int(part_of(one)) for one in laid if one != DONE]))
