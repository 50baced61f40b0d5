"""The little statistics an arena needs."""

from collections.abc import Sequence
from math import sqrt

Z = 1.959964  # of a 95 % interval


def interval(successes: float, trials: float) -> tuple[float, float]:
    """The Wilson 95 % interval of a share.

    >>> [round(end, 3) for end in interval(8, 10)]
    [0.49, 0.943]
    """
    if trials == 0:
        return 0.0, 1.0
    share = successes / trials
    spread = Z * Z / trials
    centre = (share + spread / 2) / (1 + spread)
    half = Z * sqrt(share * (1 - share) / trials + spread / (4 * trials)) / (1 + spread)
    return max(0.0, centre - half), min(1.0, centre + half)


def pair_interval(pairs: Sequence[int]) -> tuple[float, float]:
    """The 95 % interval of a mean score from how many pairs gave 0, ½, 1, 1½ and 2 points.

    The games of a pair share their deal, so not the games count but how much the pairs vary: as many independent games
    as would vary as much go into the Wilson interval.

    >>> [round(end, 3) for end in pair_interval([0, 0, 50, 0, 50])]
    [0.698, 0.796]
    >>> pair_interval([0, 0, 40, 0, 0])[0] > 0.45  # luck cancelled out in every pair: nothing varies
    True
    """
    count = sum(pairs)
    if count == 0:
        return 0.0, 1.0
    values = [points / 4 for points in range(5)]
    mean = sum(number * value for number, value in zip(pairs, values)) / count
    # Two more pairs, half a point each way, keep a handful of equal pairs from looking certain.
    around = sum(number * (value - mean) ** 2 for number, value in zip(pairs, values)) + 2 * 0.25**2
    spread = around / (count + 2)
    games = count * max(mean * (1 - mean), 1e-9) / spread if 0 < mean < 1 else 2 * count
    return interval(mean * games, games)


def percent(part: float, whole: int) -> str:
    """A share with its 95 % interval."""
    low, high = interval(part, whole)
    middle = 100 * part / whole if whole else 0.0
    return f"{middle:5.1f} %  [{100 * low:.1f} – {100 * high:.1f}]  {part:g}/{whole}"
