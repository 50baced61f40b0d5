"""The correction that makes forecasts come true, and how far they are from it."""

from collections import defaultdict
from collections.abc import Sequence
from math import exp, sqrt
from typing import NamedTuple

from cannae.bots.chance import Correction, Stretch, log_odds
from cannae.lab.calibration.forecasts import QUARTERS, Forecast

BINS = 10
STRETCHES = 12  # of a phase at most, by turns, each with a correction of its own
RARE = 0.1  # phases with a smaller share of the forecasts are corrected together
TRUST = 1.0  # in the net as it is, so that a handful of games does not overrule it
LEAN = 20.0  # how much a stretch leans on all others: a hundred results by themselves scatter too much
ROUNDS = 30  # of Newton's method; it needs about five


class Bin(NamedTuple):
    """The forecasts between two tenths: their mean, what came of them, and their share of all."""

    said: float
    came: float
    share: float


def bins(forecasts: Sequence[Forecast], correction: Correction | None = None) -> list[Bin]:
    sums = [[0.0, 0.0, 0.0] for _ in range(BINS)]
    for one in forecasts:
        said = correction.of(one.expected, one.phase, one.turn) if correction else one.expected
        row = sums[min(BINS - 1, int(BINS * said))]
        row[0] += one.weight * said
        row[1] += one.weight * one.points
        row[2] += one.weight
    whole = sum(row[2] for row in sums)
    return [Bin(said / weight, came / weight, weight / whole) for said, came, weight in sums if weight > 0]


def calibration_error(found: Sequence[Bin]) -> float:
    """The expected calibration error: how far what is said is from what comes, on the average.

    >>> calibration_error([Bin(0.3, 0.25, 0.5), Bin(0.8, 0.9, 0.5)])
    0.075
    """
    return round(sum(one.share * abs(one.said - one.came) for one in found), 6)


def errors_by_quarter(forecasts: Sequence[Forecast], correction: Correction | None = None) -> list[float]:
    parts = [[one for one in forecasts if one.quarter == quarter] for quarter in range(QUARTERS)]
    return [calibration_error(bins(part, correction)) for part in parts]


def fit(forecasts: Sequence[Forecast]) -> Correction:
    """A correction for every phase that is no rare one, and one for all others, each by stretches of turns."""
    shares: dict[str, float] = defaultdict(float)
    for one in forecasts:
        shares[one.phase] += one.weight
    whole = sum(shares.values())
    often = sorted(phase for phase, share in shares.items() if share >= RARE * whole)
    parts = {phase: [one for one in forecasts if one.phase == phase] for phase in often}
    parts[""] = [one for one in forecasts if one.phase not in often] or list(forecasts)
    usual = settled(forecasts, 0.0, 1.0, 0.0)
    return Correction(tuple(stretch for phase, part in parts.items() for stretch in fit_phase(phase, part, usual)))


def fit_phase(phase: str, forecasts: Sequence[Forecast], usual: float) -> list[Stretch]:
    """The stretches of one phase; they hold about equally many forecasts."""
    turns = sorted(forecasts, key=lambda one: one.turn)
    whole = sum(one.weight for one in turns)
    begins = [0]
    passed = 0.0
    for one in turns:
        passed += one.weight
        if passed > whole * len(begins) / STRETCHES and one.turn > max(begins[-1], turns[0].turn):
            begins.append(one.turn)
    found = []
    for begin, end in zip(begins, [*begins[1:], turns[-1].turn + 1], strict=True):
        part = [one for one in turns if begin <= one.turn < end]
        offset, slope = logistic_fit(part)
        found.append(Stretch(phase, begin, offset, slope, settled(part, offset, slope, usual)))
    return found


def settled(forecasts: Sequence[Forecast], offset: float, slope: float, usual: float) -> float:
    """Which share of the variance of the result is settled where forecasts are made; leaning on what is usual."""
    twice, variance = LEAN * usual, LEAN
    for one in forecasts:
        if one.again is not None:
            said = 1 / (1 + exp(-(offset + slope * log_odds(one.expected))))
            twice += (one.points - said) * (one.again - said)
            variance += said * (1 - said)
    return min(1.0, max(0.0, twice / variance))


class Spread(NamedTuple):
    """How far the truth was said to be from the forecasts, and was: roots of mean squares."""

    said: float
    found: float


def spreads_by_quarter(forecasts: Sequence[Forecast], correction: Correction) -> list[Spread]:
    found = []
    for quarter in range(QUARTERS):
        said, came, count = 0.0, 0.0, 0
        for one in forecasts:
            if one.quarter == quarter and one.again is not None:
                chance = correction.of(one.expected, one.phase, one.turn)
                said += correction.spread(chance, one.phase, one.turn) ** 2
                came += (one.points - chance) * (one.again - chance)
                count += 1
        found.append(Spread(*[round(sqrt(max(0.0, total) / max(1, count)), 6) for total in (said, came)]))
    return found


def logistic_fit(forecasts: Sequence[Forecast]) -> tuple[float, float]:
    """Offset and slope of the log-odds under which the results are likeliest."""
    offset, slope = 0.0, 1.0
    for _ in range(ROUNDS):
        to_offset, to_slope, both = TRUST * offset, TRUST * (slope - 1), 0.0
        of_offset = of_slope = TRUST
        for one in forecasts:
            odds = log_odds(one.expected)
            said = 1 / (1 + exp(-(offset + slope * odds)))
            miss = one.weight * (said - one.points)
            bend = one.weight * said * (1 - said)
            to_offset += miss
            to_slope += miss * odds
            of_offset += bend
            both += bend * odds
            of_slope += bend * odds * odds
        scale = of_offset * of_slope - both * both
        offset -= (of_slope * to_offset - both * to_slope) / scale
        slope -= (of_offset * to_slope - both * to_offset) / scale
    return offset, slope
