"""Ratings from results: the Bradley-Terry model with draws in Davidson's way, and intervals by bootstrap.

A bot of strength θ beats one of strength φ with odds e^θ : e^φ; a draw has the weight ν √(e^θ e^φ), with one ν for all.
Every pairing begins with half a game won and half a game lost (Jeffreys' prior), so that the rating of a bot that never
lost is finite. The bootstrap draws deals, not games: all games on one deal, by any players, are drawn together,
because they share their luck. It draws the prior's half games too, as a gamma variable: two hundred wins out of two
hundred leave a wide interval, where resampling alone would leave none.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log

import numpy as np
from numpy.typing import NDArray

from cannae.lab.playing.pairs import Pair, half_points
from cannae.lab.statistics.intervals import unsure

ELO = 400 / log(10)  # rating points for a factor of e in the odds
PRIOR = 0.5  # games won, and as many lost, that every pairing begins with

NEVER = -1e9  # the logarithm of 0, as far as a float needs it
STEPS, CLOSE = 100, 1e-8

Floats = NDArray[np.float64]
Table = NDArray[np.float64]  # (…, bots, bots, 2): wins of the row over the column, draws


@dataclass(frozen=True)
class Rating:
    bot: str
    elo: float
    low: float
    high: float


def table_of(bots: int, pairs: Sequence[Pair]) -> Table:
    """Wins and draws of every bot over every other."""
    table = np.zeros((bots, bots, 2))
    for pair in pairs:
        for game, played in enumerate(pair.games):
            points = half_points(played, game)
            if points == 1:
                table[pair.first, pair.second, 1] += 1
                table[pair.second, pair.first, 1] += 1
            elif points == 2:
                table[pair.first, pair.second, 0] += 1
            else:
                table[pair.second, pair.first, 0] += 1
    return table


def strengths(tables: Table, prior: float | Floats = PRIOR) -> tuple[Floats, Floats]:
    """For each table of results the strengths that make it likeliest, their mean 0, and the draws' ν.

    Newton's method on all tables at once: the likelihood is that of a choice between three results whose weights are
    linear in the strengths and log ν, so it has one top.
    """
    samples, count = tables.shape[:2]
    rows, columns = np.triu_indices(count, 1)
    met = tables.sum(axis=3) + tables[..., 0].transpose(0, 2, 1) > 0
    wins = tables[..., 0] + prior * met
    came = np.stack([wins[:, rows, columns], wins[:, columns, rows], tables[:, rows, columns, 1]], axis=2)
    games = came.sum(axis=2, keepdims=True)
    makes = np.zeros((len(rows), 3, count + 1))  # what each result's weight is made of
    at = np.arange(len(rows))
    makes[at, 0, rows] = makes[at, 1, columns] = makes[at, 2, count] = 1
    makes[at, 2, rows] = makes[at, 2, columns] = 0.5
    never = np.where(came[..., 2].sum(axis=1) > 0, 0.0, NEVER)  # no draws at all: ν is nothing
    x = np.zeros((samples, count + 1))
    hold = np.diag([1e-9] * count + [1e-6])  # what nobody's games decide stays where it is
    hold[:count, :count] += 1 / count
    for _ in range(STEPS):
        weight = np.einsum("pka,sa->spk", makes, x)
        weight[..., 2] += never[:, None]
        chance = np.exp(weight - weight.max(axis=2, keepdims=True))
        chance /= chance.sum(axis=2, keepdims=True)
        slope = np.einsum("spk,pka->sa", came - games * chance, makes) - x @ hold
        mean = np.einsum("spk,pka->spa", chance, makes)
        bend = np.einsum("spk,pka,pkb->sab", games * chance, makes, makes, optimize=True)
        bend -= np.einsum("sp,spa,spb->sab", games[..., 0], mean, mean, optimize=True)
        step = np.linalg.solve(bend + hold, slope[..., None])[..., 0]
        step /= np.maximum(1, np.abs(step).max(axis=1, keepdims=True))  # far from the top Newton jumps too far
        x += step
        if np.abs(step).max() < CLOSE:
            break
    theta = x[:, :count]
    return theta - theta.mean(axis=1, keepdims=True), np.where(never < 0, 0.0, np.exp(x[:, count]))


def ratings(bots: Sequence[str], pairs: Sequence[Pair], anchor: str = "random", samples: int = 1000) -> list[Rating]:
    """The rating of every bot with its 95 % interval; the anchor, where it plays, has 0, else the mean has."""
    count = len(bots)
    fixed = list(bots).index(anchor) if anchor in bots else None
    by_deal: dict[int, list[Pair]] = {}
    for pair in pairs:
        by_deal.setdefault(pair.number, []).append(pair)
    tables = (
        np.stack([table_of(count, there) for there in by_deal.values()]) if by_deal else np.zeros((1, count, count, 2))
    )
    middle = scaled(strengths(tables.sum(axis=0)[None])[0], fixed)[0]
    chance = np.random.default_rng(0)  # the same log gives the same intervals
    weights = chance.multinomial(len(tables), [1 / len(tables)] * len(tables), size=samples)
    prior = chance.gamma(PRIOR, size=(samples, count, count))
    drawn = scaled(strengths(np.tensordot(weights, tables, 1), prior)[0], fixed)
    ends = np.percentile(drawn, [2.5, 97.5], axis=0)
    low, high = middle + unsure(len(tables)) * (ends - middle)
    return [Rating(bot, float(middle[at]), float(low[at]), float(high[at])) for at, bot in enumerate(bots)]


def scaled(theta: Floats, fixed: int | None) -> Floats:
    return np.asarray(ELO * (theta if fixed is None else theta - theta[:, fixed, None]), dtype=np.float64)
