"""The little statistics an arena needs."""

from collections import Counter
from collections.abc import Mapping, Sequence
from math import sqrt

Z = 1.959964  # of a 95 % interval

Tally = Counter[tuple[float, float]]
Deals = Mapping[tuple[float, float], int]  # so many won of so many games -> deals that gave them


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


def parts(deals: Deals) -> tuple[float, float]:
    """Won of all, over all deals."""
    won = sum(won * times for (won, _), times in deals.items())
    return won, sum(of * times for (_, of), times in deals.items())


def lost(deals: Deals) -> Deals:
    """The same for those who did not win."""
    return {(of - won, of): times for (won, of), times in deals.items()}


def unsure(deals: int) -> float:
    """By what an interval is wider because so many deals only guess at how much deals vary: nearly Student's t."""
    return 1 + (Z * Z + 1) / (4 * deals)


def deal_interval(deals: Deals) -> tuple[float, float]:
    """The 95 % interval of a share from what each deal gave: so many won of so many games.

    All games on one deal share its luck, between any bots, so not the games count but how much the deals vary: as
    many independent games as would vary as much go into the Wilson interval.

    >>> [round(end, 3) for end in deal_interval({(0, 1): 50, (1, 1): 50})]
    [0.403, 0.597]
    >>> [round(end, 3) for end in deal_interval({(0, 40): 5, (40, 40): 5})]  # 400 games, and ten deals
    [0.228, 0.772]
    """
    told = {won_of: count for won_of, count in deals.items() if won_of[1]}
    count = sum(told.values())
    if not count:
        return 0.0, 1.0
    part, whole = parts(told)
    share = part / whole
    if not 0 < share < 1:
        return interval(share * count, count)
    mean = whole / count
    # Two more deals, half a point each way in two games, keep a handful of equal ones from looking certain.
    around = sum((won - share * of) ** 2 * times for (won, of), times in told.items()) + 2 * (mean / 4) ** 2
    games = count * mean**2 * share * (1 - share) * (count + 2) / around
    games /= unsure(count) ** 2
    return interval(share * games, games)


def pair_interval(pairs: Sequence[int]) -> tuple[float, float]:
    """The 95 % interval of a mean score from how many pairs gave 0, ½, 1, 1½ and 2 points.

    >>> [round(end, 3) for end in pair_interval([0, 0, 50, 0, 50])]
    [0.697, 0.796]
    >>> pair_interval([0, 0, 40, 0, 0])[0] > 0.45  # luck cancelled out in every pair: nothing varies
    True
    """
    count = sum(pairs)
    if count and count in (pairs[0], pairs[-1]):
        return interval(2 * pairs[-1], 2 * count)
    return deal_interval({(points / 2, 2): number for points, number in enumerate(pairs)})


def percent(deals: Deals) -> str:
    """A share with its 95 % interval."""
    part, whole = parts(deals)
    low, high = deal_interval(deals)
    middle = 100 * part / whole if whole else 0.0
    return f"{middle:5.1f} %  [{100 * low:.1f} – {100 * high:.1f}]  {part:g}/{whole:g}"
