"""Chapter 3 of the rules: both sides lay a line of five spaces, in secret and at the same time."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.bits import bit, count, lowest, members_of
from cannae.core.contract import SIDE_NAMES
from cannae.games.honour.cards import FIRST_NINE, LIMIT, PACK_SIZE, SHARING, SPACES, VALUE, card_words
from cannae.games.honour.exchange import open_pair
from cannae.games.honour.state import DONE, PLACE, PLAY, Position, card_of, part_of

# What may join a card of each value (rule 3.3): bit 5 * size for every size that fits, so that five spaces lie side by
# side. Nothing joins an empty space.
JOINING: Final = vec[i64](
    [sum([2 ** (5 * size) for size in range(2, LIMIT - value + 1)]) if value else 0 for value in range(16)]
)
# Where each card finds its size there; beyond them all for a card that never shares a space.
SIZE_AT: Final = vec[i64]([5 * VALUE[card] if card < FIRST_NINE else 60 for card in range(PACK_SIZE)])
# The members of each set of spaces, four bits to each, and above those their number.
LISTED: Final = vec[i64](
    [
        sum([space << (4 * at) for at, space in enumerate(members_of(places))]) + (len(members_of(places)) << 20)
        for places in range(32)
    ]
)


def fill_deploy(p: Position, side: i64, buffer: vec[i64]) -> i64:
    """Every card with every space that has room for it.

    Written almost without branches, for random lines would be guessed wrong half the time: one less than a set is
    negative exactly when the set is empty, and its sign, shifted down, is a mask.
    """
    hand = p.hand[side]
    line, value = p.cards, p.value
    empty: i64 = 0
    free: i64 = 0  # the empty spaces, which take any card
    shared: i64 = 0  # for each size, the spaces where a small number of that size may join
    space: i64 = 0
    while space < SPACES:
        lying = line[SPACES * side + space]
        bare = (lying - 1) >> 63 & 1
        at_most_one = ((lying & (lying - 1)) - 1) >> 63  # rule 3.4: never a third card
        empty += bare
        free |= bare << space
        shared |= (JOINING[value[SPACES * side + space]] & at_most_one) << space
        space += 1
    if empty == 0:
        hand &= SHARING
    elif count(hand) == empty:  # rule 3.2: a second card only once every space is sure of its first
        shared = 0
    n: i64 = 0
    while hand:
        card = lowest(hand)
        hand &= hand - 1
        listed = LISTED[free | shared >> SIZE_AT[card] & 31]
        choice: i64 = PLACE + 8 * card
        # Always five, whatever the card has: what is too many is written over next.
        buffer[n] = choice + (listed & 15)
        buffer[n + 1] = choice + (listed >> 4 & 15)
        buffer[n + 2] = choice + (listed >> 8 & 15)
        buffer[n + 3] = choice + (listed >> 12 & 15)
        buffer[n + 4] = choice + (listed >> 16 & 15)
        n += listed >> 20
    if empty == 0:  # rule 3.2
        buffer[n] = DONE
        n += 1
    return n


def play_deploy(p: Position, side: i64, choice: i64) -> None:
    if choice == DONE:
        p.ready |= bit(side)
        if p.log is not None:
            p.log.tell("honour-event-ready", "3.5", {"side": "@side-" + SIDE_NAMES[side]})
        if p.ready == 3:
            reveal_lines(p)
        return
    card = card_of(choice)
    index = SPACES * side + part_of(choice)
    moved = bit(card)
    p.hand[side] ^= moved
    p.cards[index] |= moved
    p.value[index] += VALUE[card]
    if p.log is not None:
        args: dict[str, object] = {"card": card_words(int(card)), "space": int(part_of(choice)) + 1}
        p.log.tell("honour-event-placed", "3.1", args, 1 << int(side))


def reveal_lines(p: Position) -> None:
    """Rules 3.5 and 3.7: both lines stand, and how many cards lie where is now public."""
    if p.log is not None:
        for side in range(2):
            sizes: list[object] = [int(count(p.cards[SPACES * side + space])) for space in range(SPACES)]
            args: dict[str, object] = {"side": "@side-" + SIDE_NAMES[side], "sizes": sizes}
            p.log.tell("honour-event-line", "3.7", args)
    open_pair(p)


def why_not_deploy(p: Position, side: i64, choice: i64) -> str:
    if choice == DONE:
        return "3.2"
    if choice < PLACE or choice >= PLAY or part_of(choice) >= SPACES:
        return "3.1"
    card = card_of(choice)
    index = SPACES * side + part_of(choice)
    lying = p.cards[index]
    if not p.hand[side] >> card & 1:
        return "3.1"
    if lying & (lying - 1) != 0:
        return "3.4"
    if VALUE[card] + p.value[index] > LIMIT:
        return "3.3"
    return "3.2"
