"""What can be chosen: a verb, perhaps with a column and a card, as one number."""

from typing import Final

# Choices: verb * VERB + column * COLUMN + kind.
VERB: Final = 1024
COLUMN: Final = 128
KEEP: Final = 0
TRIM: Final = 1
FLANK: Final = 2  # led from the opposed column
FLANK_LEFT: Final = 3  # led from the column to the left of the target
FLANK_RIGHT: Final = 4
PLACE: Final = 5
CLEAR: Final = 6  # discard an earlier unit to place another there (6.6)
PAY: Final = 7
ATTACK: Final = 8
RESERVES: Final = 9
OVERLAP: Final = 10
BONUS: Final = 11  # from the hand
TOP: Final = 12  # the top of the deck as Bonus card
NO_BONUS: Final = 13
WITHDRAW: Final = 14
STAND: Final = 15
LEAD: Final = 16
SPARE: Final = 17  # the unit that is discarded
DRAW: Final = 18
TRADE: Final = 19
DROP: Final = 20
DONE: Final = 21
COUNT: Final = 22
