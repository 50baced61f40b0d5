"""The luck of all games of an arena taken off their results: the same verdict from fewer games.

How much of it is taken off is fitted: a judge that sees little of the luck, or much that is none, would else add more
noise than it takes away. Each half of the pairs is fitted on the other, so that no result has a say in its own
correction and the mean stays unbiased.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from cannae.lab.arena.log import Heading
from cannae.lab.playing.pairs import Pair
from cannae.lab.statistics.intervals import Z


@dataclass(frozen=True)
class LuckScore:
    """The first bot's mean score with its 95 % interval, as played and without luck, and by what factor fewer pairs
    give the same interval."""

    bots: tuple[str, str]
    pairs: int
    plain: tuple[float, float, float]
    adjusted: tuple[float, float, float]
    factor: float

    def to_data(self) -> dict[str, Any]:
        named = [("plain", self.plain), ("adjusted", self.adjusted)]
        values = {name: dict(zip(("score", "low", "high"), (round(one, 5) for one in ends))) for name, ends in named}
        return {"bots": list(self.bots), "pairs": self.pairs, **values, "factor": round(self.factor, 3)}


def mean_and_spread(values: Sequence[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    return mean, sum((value - mean) ** 2 for value in values) / max(len(values) - 1, 1)


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
        ends, spreads = [], []
        for column in zip(*values):
            mean, spread = mean_and_spread(column)
            half = Z * sqrt(spread / len(values))
            ends.append((mean, mean - half, mean + half))
            spreads.append(spread)
        bots = heading.bots[first], heading.bots[second]
        factor = spreads[0] / spreads[1] if spreads[1] else 1.0
        found.append(LuckScore(bots, len(values), ends[0], ends[1], factor))
    return found
