"""What can be known exactly: the last pair of a battle, solved to its end.

Suits mean nothing (rule 1.2), so cards count by their ranks. The solver knows both hands: it answers for one world, and
a player that may not know the enemy's hand asks it about re-dealt worlds.
"""

from fractions import Fraction

from cannae.core.bits import count
from cannae.games.honour.engine import Honour
from cannae.games.honour.rules.cards import FIRST_JACK, SPACES, SPECIALS
from cannae.games.honour.rules.exchange import MODE_WORDS
from cannae.games.honour.state import BACK, DOUBLE, DRAW, DRAWN_TWO, EXCHANGING, LIFT, ROB, SWAP

JACK, QUEEN, KING, ACE, JOKER, NUMBER = range(6)
Kinds = tuple[int, ...]  # how many Jacks, Queens, Kings, Aces, Jokers and number cards a set holds
USES = {
    JACK: [DOUBLE],
    QUEEN: [SWAP],
    KING: [LIFT, BACK],
    ACE: [DRAW, ROB],
    JOKER: [DOUBLE, SWAP, LIFT, BACK, DRAW, ROB],
}

Values = tuple[int, int, int, int]  # red's and blue's in the pair, red's and blue's in the space before it (rule 6.6)

# A node of the tree: who holds the option, passes in a row, whether a special was just played, both hands, the stack,
# the values, and the cards an Ace has just drawn (all none when no such question is open).
Node = tuple[int, int, bool, Kinds, Kinds, Kinds, Values, Kinds]
NOTHING: Kinds = (0, 0, 0, 0, 0, 0)


class LastPair:
    """The fifth pair as a finite game of chance between two sides that see everything.

    `value` is red's expectation, where winning the pair is worth `stakes[0]`, leaving it drawn `stakes[1]` and losing
    it `stakes[2]`. A side that is `idle` plays no special after the choice that is asked about.
    """

    def __init__(self, state: Honour, stakes: tuple[Fraction, Fraction, Fraction], idle: int = -1) -> None:
        if state.phase_number not in (EXCHANGING, DRAWN_TWO) or state.pair != SPACES - 1:
            raise ValueError("not the last pair")
        self.state = state
        self.strict = state.terms.strict
        self.either_way = state.terms.either_way
        self.stakes = stakes
        self.idle = idle
        self.known: dict[Node, Fraction] = {}
        values = [int(state.value[index]) for index in (SPACES - 1, 2 * SPACES - 1, SPACES - 2, 2 * SPACES - 2)]
        self.root: Node = (
            int(state.option),
            int(state.passes),
            bool(state.countering),
            kinds(int(state.hand[0])),
            kinds(int(state.hand[1])),
            kinds(int(state.stack)),
            (values[0], values[1], values[2], values[3]),
            kinds(int(state.fresh)),
        )

    def value(self) -> Fraction:
        return self._value(self.root)

    def best(self) -> list[tuple[Fraction, str]]:
        """Red's expectation after each thing the side to move can do, best for that side first."""
        options = [(value, name) for name, value in self._options(self.root, True)]
        return sorted(options, key=lambda option: option[0], reverse=self.root[0] == 0)

    def _value(self, node: Node) -> Fraction:
        if node not in self.known:
            values = [value for _, value in self._options(node, node[0] != self.idle)]
            self.known[node] = max(values) if node[0] == 0 else min(values)
        return self.known[node]

    def _options(self, node: Node, acts: bool) -> list[tuple[str, Fraction]]:
        side, passes, countering, red, blue, stack, values, fresh = node
        other = 1 - side
        if fresh != NOTHING:
            declined: Node = (other, 0, True, red, blue, stack, values, NOTHING)
            result = [("decline", self._value(declined))]
        elif passes == 1 or (self.strict and countering):
            result = [("pass", self._settled(values))]
        else:
            result = [("pass", self._value((other, passes + 1, False, red, blue, stack, values, NOTHING)))]
        if not acts:
            return result
        usable = fresh if fresh != NOTHING else (red, blue)[side]
        for kind in range(NUMBER):
            if usable[kind]:
                for mode in USES[kind]:
                    value = self._after(node, kind, mode)
                    if value is not None:
                        result.append((f"{'JQKAX'[kind]} {MODE_WORDS[mode]}", value))
        return result

    def _settled(self, values: Values) -> Fraction:
        red, blue = values[0], values[1]
        return self.stakes[0 if red > blue else 1 if red == blue else 2]

    def _after(self, node: Node, kind: int, mode: int) -> Fraction | None:
        """Red's expectation after a special, or None where it cannot be used."""
        side, _, _, red, blue, stack, values, _ = node
        hands = [red, blue]
        hands[side] = _take(hands[side], kind)
        if mode == ROB:
            return self._robbed(side, hands, stack, values)
        if mode == DRAW:
            return self._drawn(side, hands, stack, values)
        if (mode == LIFT and values[0] != values[1]) or (mode == BACK and not self.either_way):
            return None
        return self._value((1 - side, 0, True, hands[0], hands[1], stack, _changed(values, side, mode), NOTHING))

    def _robbed(self, side: int, hands: list[Kinds], stack: Kinds, values: Values) -> Fraction | None:
        victim = hands[1 - side]
        if not sum(victim):
            return None
        total = Fraction(0)
        for kind in range(NUMBER + 1):
            if victim[kind]:
                after = hands[:]
                after[1 - side] = _take(victim, kind)
                node: Node = (1 - side, 0, True, after[0], after[1], stack, values, NOTHING)
                total += Fraction(victim[kind], sum(victim)) * self._value(node)
        return total

    def _drawn(self, side: int, hands: list[Kinds], stack: Kinds, values: Values) -> Fraction | None:
        size = sum(stack)
        if not size:
            return None
        total = Fraction(0)
        for fresh, ways, whole in _draws(stack):
            after = hands[:]
            after[side] = tuple([held + new for held, new in zip(hands[side], fresh)])
            left = tuple([held - new for held, new in zip(stack, fresh)])
            node: Node = (side, 0, True, after[0], after[1], left, values, fresh)
            total += Fraction(ways, whole) * self._value(node)
        return total


def _changed(values: Values, side: int, mode: int) -> Values:
    red, blue, red_before, blue_before = values
    if mode == SWAP:
        return blue, red, red_before, blue_before
    if mode == BACK:
        return (red_before, blue, red, blue_before) if side == 0 else (red, blue_before, red_before, blue)
    gain = 1 if mode == LIFT else values[side]
    return (red + gain, blue, red_before, blue_before) if side == 0 else (red, blue + gain, red_before, blue_before)


def kinds(cards: int) -> Kinds:
    """How many of each kind a set of cards holds."""
    counts = [int(count(cards >> (FIRST_JACK + 4 * kind) & 15)) for kind in range(4)]
    return (counts[0], counts[1], counts[2], counts[3], int(count(cards >> 52)), int(count(cards & ~SPECIALS)))


def _take(held: Kinds, kind: int) -> Kinds:
    return held[:kind] + (held[kind] - 1,) + held[kind + 1 :]


def _draws(stack: Kinds) -> list[tuple[Kinds, int, int]]:
    """The sets an Ace may draw, as (set, ways, all ways)."""
    size = sum(stack)
    result: list[tuple[Kinds, int, int]] = []
    for one in range(NUMBER + 1):
        if not stack[one]:
            continue
        if size == 1:
            result.append((_single(one, -1), 1, 1))
            continue
        for other in range(one, NUMBER + 1):
            ways = stack[one] * (stack[one] - 1) // 2 if one == other else stack[one] * stack[other]
            if ways:
                result.append((_single(one, other), ways, size * (size - 1) // 2))
    return result


def _single(one: int, other: int) -> Kinds:
    return tuple([int(kind == one) + int(kind == other) for kind in range(NUMBER + 1)])
