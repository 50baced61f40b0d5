"""The pack of 54 (rules 1.2, 1.4): a card is a number, a set of cards is one integer with a bit for each.

Cards are ordered by rank, four suits to a rank, so "every card up to a value" is a run of low bits.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.bits import members_of
from cannae.core.contract import SIDE_NAMES

RANKS: Final = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
SUITS: Final = ["S", "H", "D", "C"]
JOKERS: Final = ["X1", "X2"]

PACK_SIZE: Final = 54
SPACES: Final = 5
PACK: Final = (1 << 54) - 1
FIRST_NINE: Final = 28
SHARING: Final = (1 << 28) - 1  # the cards below the nines, which may share a space (rule 3.3)
FIRST_JACK: Final = 36  # the specials are the run from here to the end of the pack
SPECIALS: Final = PACK - ((1 << 36) - 1)
LIMIT: Final = 10  # of two cards in one space (rule 3.3)

# Face values (rule 1.4).
VALUE: Final = vec[i64]([min(2 + card // 4, 10) if card < 52 else 15 for card in range(54)])

NAMES: Final = [RANKS[card // 4] + SUITS[card % 4] for card in range(52)] + JOKERS
NUMBER_OF: Final = {name: card for card, name in enumerate(NAMES)}
# What else may be typed for a card: German ranks, the suits as they are printed, and German names such as Pik-Dame.
_SPOKEN_RANKS: Final = {"J": ["J", "B", "BUBE"], "Q": ["Q", "D", "DAME"], "K": ["K", "KÖNIG"], "A": ["A", "ASS"]}
_PRINTED_SUITS: Final = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
_SPOKEN_SUITS: Final = {"S": "PIK", "H": "HERZ", "D": "KARO", "C": "KREUZ"}
# What the things on the table are called, by side.
IN_HAND: Final = [[f"{side}.hand.{name}" for name in NAMES] for side in SIDE_NAMES]
IN_LINE: Final = [[f"{side}.line.{space + 1}" for space in range(5)] for side in SIDE_NAMES]


def _typed() -> dict[str, int]:
    """Everything that names a card when it is typed, in capitals."""
    found: dict[str, int] = {}
    for card in range(52):
        rank, suit = RANKS[card // 4], SUITS[card % 4]
        for spoken in _SPOKEN_RANKS.get(rank, [rank]):
            found[spoken + suit] = card
            found[spoken + _PRINTED_SUITS[suit]] = card
            found[_SPOKEN_SUITS[suit] + spoken] = card
    for name in NAMES:  # what we write ourselves comes before what merely looks like it
        found[name] = NUMBER_OF[name]
    return found


_TYPED: Final = _typed()


def card_named(text: str) -> int:
    """The card that somebody typed, in English or German; -1 where there is none."""
    return _TYPED.get(text.upper().replace("\ufe0f", "").replace("-", ""), -1)


def names(cards: int) -> list[str]:
    return [NAMES[card] for card in members_of(cards)]


_WORDS: Final = [
    {"say": "honour-card", "id": RANKS[card // 4] + SUITS[card % 4], "rank": RANKS[card // 4], "suit": SUITS[card % 4]}
    for card in range(52)
] + [{"say": "honour-joker", "id": name} for name in JOKERS]


def card_words(card: int) -> dict[str, str]:
    """A card as an argument of a sentence: made once, to be read only."""
    return _WORDS[card]


def cards_words(cards: int) -> list[object]:
    return [card_words(card) for card in members_of(cards)]
