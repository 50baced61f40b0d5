"""The luck of all games of an arena taken off their results: the same verdict from fewer games.

How much of it is taken off is fitted: a judge that sees little of the luck, or much that is none, would else add more
noise than it takes away. Each half of the pairs is fitted on the other, so that no result has a say in its own
correction and the mean stays unbiased.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from cannae.lab.arena.log import Heading
from cannae.lab.playing.pairs import Pair
from cannae.lab.statistics.intervals import Z, pair_interval


@dataclass(frozen=True)
class LuckScore:
    """The first bot's mean score with its 95 % interval, as played and without luck, and by what factor fewer pairs
    give the same interval."""

    bots: tuple[str, str]
    pairs: int
    plain: tuple[float, float, float]
    adjusted: tuple[float, float, float]
    factor: float
    alike: bool  # all pairs gave the same points, so nothing can be said about their luck

    def to_data(self) -> dict[str, Any]:
        factor = None if self.alike else round(self.factor, 3)
        named = [("plain", self.plain), ("adjusted", self.adjusted)]
        values = {name: dict(zip(("score", "low", "high"), (round(one, 5) for one in ends))) for name, ends in named}
        return {"bots": list(self.bots), "pairs": self.pairs, **values, "factor": factor}


def mean_and_spread(values: Sequence[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    return mean, sum((value - mean) ** 2 for value in values) / max(len(values) - 1, 1)


def softened(spread: float, count: int) -> float:
    """With two more pairs, half a point each way, as in `pair_interval`: a handful of equal ones is no certainty."""
    return (spread * (count - 1) + 2 * 0.25**2) / (count + 2)


def slope(measured: Sequence[tuple[float, float]]) -> float:
    """How much of the luck a score holds on the average."""
    if len(measured) < 2:
        return 0.0
    (score, _), (luck, spread) = (mean_and_spread(column) for column in zip(*measured))
    together = sum((one - score) * (other - luck) for one, other in measured) / (len(measured) - 1)
    return together / spread if spread else 0.0


def corrected(measured: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """Scores as they were, and less their luck."""
    halves = measured[::2], measured[1::2]
    shares = slope(halves[1]), slope(halves[0])
    return [(score, score - shares[at % 2] * luck) for at, (score, luck) in enumerate(measured)]


def luck_score(heading: Heading, pairs: Sequence[tuple[Pair, Sequence[float]]]) -> list[LuckScore]:
    """`pairs` come with Red's luck in either game; in the first the first bot is Red, in the second Blue."""
    by_bots: dict[tuple[int, int], list[tuple[float, float]]] = {}
    for pair, (one, other) in pairs:
        score = pair.points() / 4
        by_bots.setdefault((pair.first, pair.second), []).append((score, (one - other) / 2))
    found = []
    for (first, second), measured in by_bots.items():
        values = corrected(measured)
        counts = Counter(round(4 * score) for score, _ in measured)
        (mean, spread), (adjusted, rest) = (mean_and_spread(column) for column in zip(*values))
        half = Z * sqrt(softened(rest, len(values)) / len(values))
        plain = (mean, *pair_interval([counts[points] for points in range(5)]))
        bots = heading.bots[first], heading.bots[second]
        factor = spread / rest if rest else 1.0
        found.append(
            LuckScore(bots, len(values), plain, (adjusted, adjusted - half, adjusted + half), factor, spread == 0)
        )
    return found
