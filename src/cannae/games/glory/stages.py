"""Where a game stands: the stages of a turn that ask somebody, and those between them that nobody is asked in."""

from typing import Final

# Those up to LAST_AUTOMATIC ask nobody and are run through at once.
START_TURN: Final = 0  # victory check and advance (4.2, 4.3)
TRIMMED: Final = 1  # the next column with two unopposed units (4.4)
FLANKS: Final = 2  # find the flank attacks (5.1)
COMBAT_OVER: Final = 3  # back to where the attack was declared
WITHDRAWING: Final = 4  # whether anything can withdraw (7.5)
STRENGTHS: Final = 5  # reveal and compare (7.9)
LIMIT: Final = 6  # the hand limit, then the end of the turn (8.3)
LAST_AUTOMATIC: Final = 6
DRAFT: Final = 7  # both keep two of four, in secret (2.3)
TRIM: Final = 8  # discard one of two unopposed units (4.4)
FLANK: Final = 9  # declare a flank attack or go on (5.3)
ACTION: Final = 10  # place, attack, Reserves (6.1)
PAY: Final = 11  # the rest of a payment (6.7)
OVERLAP_FIRST: Final = 12  # Overlap on its own, where withdrawal comes before the Bonus card (10.2)
BONUS: Final = 13  # the attacker's Overlap and Bonus card (7.2, 7.3)
WITHDRAW: Final = 14  # the defender's units (7.5)
DEFENCE: Final = 15  # the defender's Bonus card (7.7)
LEAD: Final = 16  # the defender's leading unit (7.8)
SPARE: Final = 17  # all withdrew: the attacker discards one of two units (7.6)
DRAW: Final = 18  # three cards, or one away for as many as its points (8.1)
DROP: Final = 19  # down to nine (8.3)
OVER: Final = 20
PHASES: Final = ["start", "trimmed", "flanks", "over-combat", "withdrawing", "strengths", "limit"] + [
    "draft",
    "trim",
    "flank",
    "action",
    "pay",
    "overlap",
    "bonus",
    "withdraw",
    "defence",
    "lead",
    "spare",
    "draw",
    "drop",
    "over",
]
