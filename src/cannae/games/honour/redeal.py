"""Everything a viewer cannot know, drawn anew: hands, face-down spaces, and lines laid in secret.

A *world* is an assignment of the unseen cards to the hidden places: pairs of cards in face-down double spaces, single
cards in the others, and hands; the rest is the stack. All worlds that fit what the viewer has seen are equally likely.

The only constraint inside a world is that two cards of a space total at most ten (rule 3.3). Cards ordered
5, 6, 4, 7, 3, 8, 2 have a happy property: each 5, 4, 3 and 2 may share a space with *every* earlier card of that
order, each 6, 7 and 8 with *none*. So the ways to choose k disjoint pairs are counted by a short recurrence, and
sampled by walking the same recurrence backwards.
"""

from math import comb, factorial, perm

from mypy_extensions import i64

from cannae.core.bits import bit, count, members_of
from cannae.core.contract import SPECTATOR
from cannae.core.randomness import Rng
from cannae.games.honour.rules.cards import PACK, SPACES, VALUE
from cannae.games.honour.rules.deal import draw
from cannae.games.honour.state import DEAL, DEPLOYING, DRAWN_TWO, SELECTING, Position

NESTING = [5, 6, 4, 7, 3, 8, 2]


class Hidden:
    """The hidden places of one side: how many singles, doubles and hand cards, and cards known to be among them."""

    def __init__(self, side: int, doubles: list[int], singles: list[int], hand: int, known: int) -> None:
        self.side = side
        self.doubles = doubles  # indexes into Position.cards
        self.singles = singles
        self.hand = hand
        self.known = known  # a set of cards (rule 2.5) that lie somewhere among these places


def redeal_onto(p: Position, viewer: i64, rng: Rng) -> None:
    """Redraw in place what the viewer cannot know; `p` is already a copy of its own."""
    p.rng = rng
    unseen = unseen_cards(p, viewer)
    sides = [side for side in (0, 1) if side != viewer]
    layouts = [layouts_of(p, side, unseen) for side in sides]
    p.stack = unseen
    for side in sides:
        for space in range(SPACES):
            if not p.open >> (SPACES * side + space) & 1:
                p.cards[SPACES * side + space] = 0
        p.hand[side] = 0
    deal_worlds(p, layouts, unseen, rng)
    while p.phase_number == DRAWN_TWO and viewer != p.option and not redraw_fresh(p, rng):
        deal_worlds(p, layouts, unseen, rng)
    for side in sides:
        for index in range(SPACES * side, SPACES * side + SPACES):
            if not p.open >> index & 1:
                p.value[index] = sum([int(VALUE[card]) for card in members_of(p.cards[index])])


def redraw_fresh(p: Position, rng: Rng) -> bool:
    """Which cards of a hand an Ace has just drawn (rule 6.2). The stack never held a card dealt for certain, so a world
    in which the lot falls on one is refused, and all that remain are equally likely."""
    drawn: i64 = 0
    for _ in range(int(count(p.fresh))):
        drawn |= bit(draw(p.hand[p.option] & ~drawn, DEAL, rng))
    p.fresh = drawn
    return drawn & p.terms.sure[p.option] == 0


def unseen_cards(p: Position, viewer: i64) -> int:
    """The cards whose place the viewer does not know."""
    seen = int(p.gone) | int(p.terms.removed)
    for index in range(2 * SPACES):
        seen |= p.laid[index]
        if p.open >> index & 1 or index // SPACES == viewer:
            seen |= p.cards[index]
    if viewer != SPECTATOR:
        seen |= p.hand[viewer]
    return PACK & ~seen


def layouts_of(p: Position, side: int, unseen: int) -> list[Hidden]:
    """The shapes a side's hidden places may have: one once its line is public, several while it is not (rule 3.7)."""
    known = int(p.terms.sure[side]) & unseen
    if p.phase_number == SELECTING:  # as in a deployment: the other side does not even know how far it has got
        return [Hidden(side, [], [], int(count(known)), known)]
    if p.phase_number == DEPLOYING:
        size = int(p.terms.hand_sizes[side] + p.terms.extras[side])
        if not p.ready >> side & 1:  # still laying: nothing is settled, so the world begins before its first step
            return [Hidden(side, [], [], size, known)]
        return [
            lined_up(side, chosen, size, known) for chosen in range(1 << SPACES) if SPACES + int(count(chosen)) <= size
        ]
    doubles: list[int] = []
    singles: list[int] = []
    for index in range(SPACES * side, SPACES * side + SPACES):
        if not p.open >> index & 1:
            (doubles if count(p.cards[index]) == 2 else singles).append(index)
    return [Hidden(side, doubles, singles, int(count(p.hand[side])), known)]


def lined_up(side: int, doubled: int, size: int, known: int) -> Hidden:
    """A finished line in which the spaces of the set `doubled` hold two cards."""
    doubles = [SPACES * side + space for space in range(SPACES) if doubled >> space & 1]
    singles = [SPACES * side + space for space in range(SPACES) if not doubled >> space & 1]
    return Hidden(side, doubles, singles, size - SPACES - len(doubles), known)


def deal_worlds(p: Position, layouts: list[list[Hidden]], unseen: int, rng: Rng) -> None:
    """Draw a shape, then its pairs, then everything else; reject in the proportion that keeps worlds equally likely."""
    nest = nested(unseen)
    table = matchings(nest, 2 * SPACES)
    shapes = [[one] for one in layouts[0]]
    if len(layouts) == 2:
        shapes = [[one, other] for one in layouts[0] for other in layouts[1]]
    weights = [shape_weight(shape, nest, table, unseen) for shape in shapes]
    total = sum(weights)
    while True:
        lot = rng.below_big(DEAL, total)
        number = 0
        while lot >= weights[number]:
            lot -= weights[number]
            number += 1
        shape = shapes[number]
        pairs = draw_pairs(nest, table, sum([len(hidden.doubles) for hidden in shape]), rng)
        paired: list[int] = []
        start = 0
        for hidden in shape:
            own = 0
            for pair in pairs[start : start + len(hidden.doubles)]:
                own |= pair
            paired.append(own)
            start += len(hidden.doubles)
        forced = [int(count(hidden.known & ~own)) for hidden, own in zip(shape, paired)]
        strays = sum([int(count(hidden.known & ~own & paired_all(paired))) for hidden, own in zip(shape, paired)])
        ways = completions(shape, forced, unseen) if strays == 0 else 0
        if rng.below_big(DEAL, completions(shape, fewest_forced(shape), unseen)) < ways:
            lay_world(p, shape, pairs, unseen, rng)
            return


def paired_all(paired: list[int]) -> int:
    union = 0
    for own in paired:
        union |= own
    return union


def shape_weight(shape: list[Hidden], nest: list[int], table: list[list[int]], unseen: int) -> int:
    """An upper bound of the number of worlds of this shape; `deal_worlds` rejects what it counts too many."""
    doubles = sum([len(hidden.doubles) for hidden in shape])
    ways = table[len(nest)][doubles] * factorial(doubles)
    return ways * completions(shape, fewest_forced(shape), unseen) if ways else 0


def fewest_forced(shape: list[Hidden]) -> list[int]:
    """The least number of known cards that can be left for singles and hand once the pairs are laid."""
    result: list[int] = []
    for hidden in shape:
        pairable = len([card for card in members_of(hidden.known) if VALUE[card] <= 8])
        result.append(int(count(hidden.known)) - min(pairable, 2 * len(hidden.doubles)))
    return result


def completions(shape: list[Hidden], forced: list[int], unseen: int) -> int:
    """The ways to fill singles and hands after the pairs, when each side must still take its forced cards."""
    free = int(count(unseen)) - sum([2 * len(hidden.doubles) for hidden in shape]) - sum(forced)
    ways = 1
    for hidden, must in zip(shape, forced):
        places = len(hidden.singles) + hidden.hand
        if must > places or places - must > free:
            return 0
        ways *= comb(free, places - must) * perm(places, len(hidden.singles))
        free -= places - must
    return ways


def lay_world(p: Position, shape: list[Hidden], pairs: list[int], unseen: int, rng: Rng) -> None:
    pool = unseen
    for pair in pairs:
        pool &= ~pair
    reserved = [hidden.known & pool for hidden in shape]
    for own in reserved:
        pool &= ~own
    start = 0
    for hidden, own in zip(shape, reserved):
        for index in hidden.doubles:
            p.cards[index] = pairs[start]
            start += 1
        taken = own
        for _ in range(len(hidden.singles) + hidden.hand - int(count(own))):
            card = draw(pool, DEAL, rng)
            pool &= ~int(bit(card))
            taken |= int(bit(card))
        for index in hidden.singles:
            card = draw(taken, DEAL, rng)
            taken &= ~int(bit(card))
            p.cards[index] = bit(card)
        p.hand[hidden.side] = taken
    p.stack = pool


# -- Disjoint pairs that total at most ten ------------------------------------------------------------------


def nested(cards: int) -> list[int]:
    """The cards that can share a space at all, in the order described above."""
    return [card for value in NESTING for card in members_of(cards) if VALUE[card] == value]


def joins_all_before(card: int) -> bool:
    return VALUE[card] <= 5


def matchings(nest: list[int], most: int) -> list[list[int]]:
    """Row i, entry k: the ways to choose k disjoint pairs among the first i cards."""
    rows = [[1] + [0] * most]
    for before, card in enumerate(nest):
        last = rows[-1]
        if joins_all_before(card):
            rows.append([1] + [last[k] + max(before - 2 * (k - 1), 0) * last[k - 1] for k in range(1, most + 1)])
        else:
            rows.append(last)
    return rows


def draw_pairs(nest: list[int], table: list[list[int]], wanted: int, rng: Rng) -> list[int]:
    """`wanted` disjoint pairs in order, every such list equally likely."""
    joined: list[int] = []  # the cards that take an earlier partner
    left = wanted
    for index in range(len(nest) - 1, -1, -1):
        if left and joins_all_before(nest[index]):
            alone = table[index][left]
            if rng.below_big(DEAL, table[index + 1][left]) >= alone:
                joined.append(index)
                left -= 1
    pairs: list[int] = []
    covered: list[int] = []
    for index in reversed(joined):
        open_before = [other for other in range(index) if other not in covered]
        partner = open_before[rng.below(DEAL, len(open_before))]
        covered += [index, partner]
        pairs.append(int(bit(nest[index]) | bit(nest[partner])))
    for last in range(len(pairs) - 1, 0, -1):  # which pair lies in which space is open too
        other = int(rng.below(DEAL, last + 1))
        pairs[last], pairs[other] = pairs[other], pairs[last]
    return pairs
