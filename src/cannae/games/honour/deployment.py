"""Chapter 3 of the rules: both sides lay a line of five spaces, in secret and at the same time."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.bits import bit, count, lowest
from cannae.core.contract import SIDE_NAMES
from cannae.games.honour.cards import FIRST_NINE, LIMIT, SPACES, VALUE, card_words
from cannae.games.honour.exchange import open_pair
from cannae.games.honour.state import DONE, PLACE, PLAY, Position, card_of, part_of

ANY_CARD: Final = 99  # the room of an empty space


def fill_deploy(p: Position, side: i64, buffer: vec[i64]) -> i64:
    """Every card with every space that has room for it. The room left in the five spaces is packed, a byte for each."""
    hand = p.hand[side]
    line, value = p.cards, p.value
    empty: i64 = 0
    free: i64 = 0  # the room of empty spaces, which take any card
    shared: i64 = 0  # and of those where a small number may still join
    index: i64 = SPACES * side + SPACES
    while index > SPACES * side:  # from the last space to the first, which then stands in the lowest byte
        index -= 1
        free <<= 8
        shared <<= 8
        lying = line[index]
        if lying == 0:
            empty += 1
            free |= ANY_CARD
        elif lying & (lying - 1) == 0:  # rule 3.4: never a third card
            room = LIMIT - value[index]  # rule 3.3
            if room > 0:
                shared |= room
    if count(hand) == empty:  # rule 3.2: a second card only once every space is sure of its first
        shared = 0
    n: i64 = 0
    while hand:
        card = lowest(hand)
        hand &= hand - 1
        size = VALUE[card]
        choice: i64 = PLACE + 8 * card
        rooms = free
        if card < FIRST_NINE:
            rooms |= shared
        while rooms:
            if rooms & 255 >= size:
                buffer[n] = choice
                n += 1
            rooms >>= 8
            choice += 1
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
