"""Chapter 3 of the rules: both sides lay a line of five spaces, in secret and at the same time."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.bits import bit, count, lowest, members_of
from cannae.core.contract import SIDE_NAMES, Phase
from cannae.games.honour.rules.cards import FIRST_NINE, LIMIT, PACK_SIZE, SHARING, SPACES, VALUE, card_words
from cannae.games.honour.rules.exchange import open_pair
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


class Deploy(Phase[Position]):
    """Both sides lay their lines in secret (rules 3.1 to 3.5)."""

    def acting(self, state: Position) -> i64:
        return 3 - state.ready

    def fill(self, state: Position, side: i64, buffer: vec[i64]) -> i64:
        """Every card with every space that has room for it.

        Written almost without branches, for random lines would be guessed wrong half the time: one less than a set is
        negative exactly when the set is empty, and its sign, shifted down, is a mask.
        """
        hand = state.hand[side]
        line, value = state.cards, state.value
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

    def play(self, state: Position, side: i64, choice: i64) -> None:
        if choice == DONE:
            state.ready |= bit(side)
            if state.log is not None:
                state.log.tell("honour-event-ready", "3.5", {"side": "@side-" + SIDE_NAMES[side]})
            if state.ready == 3:
                reveal_lines(state)
            return
        card = card_of(choice)
        index = SPACES * side + part_of(choice)
        moved = bit(card)
        state.hand[side] ^= moved
        state.cards[index] |= moved
        state.value[index] += VALUE[card]
        if state.log is not None:
            args: dict[str, object] = {"card": card_words(int(card)), "space": int(part_of(choice)) + 1}
            state.log.tell("honour-event-placed", "3.1", args, 1 << int(side))

    def conceivable(self, state: Position, side: i64) -> list[int]:
        """Every card in hand with every space."""
        hand = members_of(state.hand[side])
        return [PLACE + 8 * card + space for card in hand for space in range(SPACES)] + [DONE]

    def why_not(self, state: Position, side: i64, choice: i64) -> str:
        if choice == DONE:
            return "3.2"
        if choice < PLACE or choice >= PLAY or part_of(choice) >= SPACES:
            return "3.1"
        card = card_of(choice)
        index = SPACES * side + part_of(choice)
        lying = state.cards[index]
        if not state.hand[side] >> card & 1:
            return "3.1"
        if lying & (lying - 1) != 0:
            return "3.4"
        if VALUE[card] + state.value[index] > LIMIT:
            return "3.3"
        return "3.2"


def reveal_lines(p: Position) -> None:
    """Rules 3.5 and 3.7: both lines stand, and how many cards lie where is now public."""
    if p.log is not None:
        for side in range(2):
            sizes: list[object] = [int(count(p.cards[SPACES * side + space])) for space in range(SPACES)]
            args: dict[str, object] = {"side": "@side-" + SIDE_NAMES[side], "sizes": sizes}
            p.log.tell("honour-event-line", "3.7", args)
    open_pair(p)
