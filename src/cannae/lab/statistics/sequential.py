"""A sequential test over mirrored pairs: is the first bot's score nearer to one value or to another?

The five results of a pair (0, ½, 1, 1½, 2 points) are counted, not games, because the two games of a pair share their
deal. The test compares the likelihoods of the two hypotheses "the mean score is s", each with the distribution over the
five results that fits best (a generalised sequential probability ratio test). With pairs of 0 and 2 points only it is
Wald's test of a proportion.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log

from cannae.core.contract import UserError

VALUES = (0.0, 0.25, 0.5, 0.75, 1.0)  # a pair's results as scores
UNSEEN = 1e-3  # what a result counts that never came, so that no likelihood is nothing
CLOSE = 60  # halvings: far below what a float can tell


def fitted(shares: Sequence[float], mean: float) -> list[float]:
    """The distribution nearest to `shares`, by likelihood, whose mean is `mean`."""
    low, high = -1 / (VALUES[-1] - mean), 1 / (mean - VALUES[0])
    for _ in range(CLOSE):
        tilt = (low + high) / 2
        slope = sum(share * (value - mean) / (1 + tilt * (value - mean)) for share, value in zip(shares, VALUES))
        low, high = (tilt, high) if slope > 0 else (low, tilt)
    return [share / (1 + tilt * (value - mean)) for share, value in zip(shares, VALUES)]


def log_likelihood_ratio(pairs: Sequence[int], low: float, high: float) -> float:
    """How much likelier the counts make a mean score of `high` than one of `low`, as a logarithm."""
    counts = [max(float(count), UNSEEN) for count in pairs]
    total = sum(counts)
    shares = [count / total for count in counts]
    return sum(
        count * log(above / below) for count, above, below in zip(counts, fitted(shares, high), fitted(shares, low))
    )


@dataclass(frozen=True)
class Bounds:
    """The two hypotheses, and how often each may be taken for the other."""

    low: float
    high: float
    alpha: float = 0.05  # how often "high" is said though "low" holds
    beta: float = 0.05  # how often "low" is said though "high" holds

    def verdict(self, pairs: Sequence[int]) -> str | None:
        """`high`, `low`, or None while the pairs cannot tell."""
        if not sum(pairs):
            return None
        ratio = log_likelihood_ratio(pairs, self.low, self.high)
        if ratio >= log((1 - self.beta) / self.alpha):
            return "high"
        return "low" if ratio <= log(self.beta / (1 - self.alpha)) else None


def read_bounds(text: str) -> Bounds:
    """`0.5,0.55` as a person types it."""
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        raise UserError("sprt-shape", text=text[:60]) from None
    if not 0 < low < high < 1:
        raise UserError("sprt-shape", text=text[:60])
    return Bounds(low, high)
