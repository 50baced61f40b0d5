"""Ratings after Glicko-2 (M. Glickman, "Example of the Glicko-2 system", 2022), one game at a time.

The paper updates after periods of many games. Here every game is entered at once, and what the paper adds to the
uncertainty for each period that has passed is added for the time since a player's last game, in parts of a period.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

MIDDLE, SCALE = 1500.0, 173.7178  # between the scale that is shown and the one that is reckoned in
TAU = 0.5  # how much the volatility may change; the paper's example uses the same
WIDEST = 350.0  # the deviation of somebody unknown; nobody is less known than that
PERIOD = 7 * 86_400_000  # milliseconds: with the usual volatility a deviation of 60 becomes 96 in a year without games
CLOSE = 1e-6  # where the search for the volatility ends
WON, DRAWN, LOST = 1.0, 0.5, 0.0


@dataclass(frozen=True)
class Rating:
    """How strong a player is, how far off that may be (two deviations hold 95 of 100), and how steadily it plays."""

    rating: float = MIDDLE
    deviation: float = WIDEST
    volatility: float = 0.06


def rate(own: Rating, games: Sequence[tuple[Rating, float]], periods: float = 1.0) -> Rating:
    """The rating after games against these opponents with these scores, `periods` after the last ones.

    >>> after = rate(Rating(1500, 200), [(Rating(1400, 30), WON), (Rating(1550, 100), LOST), (Rating(1700, 300), LOST)])
    >>> round(after.rating, 2), round(after.deviation, 2), round(after.volatility, 5)
    (1464.05, 151.52, 0.06)
    """
    mean, deviation = (own.rating - MIDDLE) / SCALE, own.deviation / SCALE
    if not games:
        return _shown(mean, math.hypot(deviation, own.volatility * math.sqrt(periods)), own.volatility)
    information = surprise = 0.0
    for other, score in games:
        weight = _weight(other.deviation / SCALE)
        expected = 1 / (1 + math.exp(-weight * (mean - (other.rating - MIDDLE) / SCALE)))
        information += weight * weight * expected * (1 - expected)
        surprise += weight * (score - expected)
    variance = 1 / information
    volatility = _volatility(own.volatility, deviation, variance, variance * surprise)
    before = deviation * deviation + volatility * volatility * periods
    after = 1 / math.sqrt(1 / before + information)
    return _shown(mean + after * after * surprise, after, volatility)


def _weight(deviation: float) -> float:
    """How much a game counts against an opponent whose rating has this deviation."""
    return 1 / math.sqrt(1 + 3 * deviation * deviation / (math.pi * math.pi))


def _volatility(old: float, deviation: float, variance: float, change: float) -> float:
    """The volatility that agrees best with what happened, found by the Illinois method (step 5 of the paper)."""
    start = math.log(old * old)

    def slope(x: float) -> float:
        power = math.exp(x)
        total = deviation * deviation + variance + power
        return power * (change * change - total) / (2 * total * total) - (x - start) / (TAU * TAU)

    low = start
    if change * change > deviation * deviation + variance:
        high = math.log(change * change - deviation * deviation - variance)
    else:
        steps = 1
        while slope(start - steps * TAU) < 0:
            steps += 1
        high = start - steps * TAU
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > CLOSE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return math.exp(low / 2)


def _shown(mean: float, deviation: float, volatility: float) -> Rating:
    return Rating(MIDDLE + SCALE * mean, min(WIDEST, SCALE * deviation), volatility)
