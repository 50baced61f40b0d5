"""Chapter 3 of the rules: both sides lay a line of five spaces, in secret and at the same time."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.bits import bit, count, lowest
from cannae.core.contract import SIDE_NAMES
from cannae.games.honour.cards import FIRST_NINE, LIMIT, SPACES, VALUE, card_words
from cannae.games.honour.exchange import open_pair
from cannae.games.honour.state import DONE, PLACE, PLAY, Position, card_of, part_of

# For the room left beside a card, the sizes that fit: bit 5 * size, so that five spaces lie side by side.
FITS: Final = vec[i64]([sum([2 ** (5 * size) for size in range(2, room + 1)]) for room in range(9)])
# The members of each set of spaces, counted from 1, four bits to each.
SPACES_IN: Final = vec[i64](
    [
        int("".join([str(space + 1) for space in range(4, -1, -1) if places >> space & 1]) or "0", 16)
        for places in range(32)
    ]
)


def fill_deploy(p: Position, side: i64, buffer: vec[i64]) -> i64:
    """Every card with every space that has room for it."""
    hand = p.hand[side]
    line, value = p.cards, p.value
    empty: i64 = 0
    free: i64 = 0  # the empty spaces, which take any card
    shared: i64 = 0  # for each size, the spaces where a small number of that size may join
    space: i64 = 0
    while space < SPACES:
        lying = line[SPACES * side + space]
        if lying == 0:
            empty += 1
            free |= bit(space)
        elif lying & (lying - 1) == 0:  # rule 3.4: never a third card
            room = LIMIT - value[SPACES * side + space]  # rule 3.3
            if room > 1:
                shared |= FITS[room] << space
        space += 1
    if count(hand) == empty:  # rule 3.2: a second card only once every space is sure of its first
        shared = 0
    n: i64 = 0
    while hand:
        card = lowest(hand)
        hand &= hand - 1
        spaces = free
        if card < FIRST_NINE:
            spaces |= shared >> (5 * VALUE[card]) & 31
        listed = SPACES_IN[spaces]
        choice: i64 = PLACE + 8 * card - 1
        while listed:
            buffer[n] = choice + (listed & 15)
            n += 1
            listed >>= 4
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
    p.hand[side] ^= bit(card)
    p.cards[index] |= bit(card)
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
