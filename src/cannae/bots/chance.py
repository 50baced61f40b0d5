"""The chance of winning that a person is told.

A net expects a score from what a side sees, but it was trained on games between its equals. What it expects is put
right by what came of such forecasts in games between players of all strengths (`cannae calibrate`), phase by phase and
early and late in a game apart. The correction lies beside the net and holds for that net only.

Beside it stands how far the truth may be from it. Were a position played on many times from just here, by the same
players, its score would come out higher or lower than what is told: the forecast does not know the hidden cards nor the
players, and the net errs. `calibrate` measures that by playing positions on once more: how far both results are from
the forecast, multiplied, is on the average the square of how far the truth is from it.
"""

import json
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from math import exp, log, sqrt
from typing import Any, NamedTuple

from cannae.bots.weights import shipped, shipped_net
from cannae.core.contract import State
from cannae.core.game import Game

FILE = "chance.json"
LEAST = 1e-4  # no forecast is surer than this
OPEN = 50  # hundredths; who is told a range as wide as this is told that nothing can be said yet


class Stretch(NamedTuple):
    """In this phase (or, for "", in any other), from this turn on: the log-odds are multiplied and shifted; of the
    variance of the result so large a share is settled already, by what the forecast does not know."""

    phase: str
    turn: int
    offset: float
    slope: float
    settled: float = 0.0


class Correction(NamedTuple):
    stretches: tuple[Stretch, ...]

    def of(self, expected: float, phase: str, turn: int) -> float:
        """
        >>> round(Correction((Stretch("", 0, 0.0, 0.5), Stretch("", 3, 0.0, 1.0))).of(0.8, "melee", 2), 3)
        0.667
        """
        stretch = self.stretch(phase, turn)
        return 1 / (1 + exp(-(stretch.offset + stretch.slope * log_odds(expected))))

    def spread(self, said: float, phase: str, turn: int) -> float:
        """How far the truth is from what is said here (the root of the mean square).

        >>> Correction((Stretch("", 0, 0.0, 1.0, 0.25),)).spread(0.5, "melee", 2)
        0.25
        """
        return sqrt(self.stretch(phase, turn).settled * said * (1 - said))

    def stretch(self, phase: str, turn: int) -> Stretch:
        here = [one for one in self.stretches if one.phase == phase] or [one for one in self.stretches if not one.phase]
        return [one for one in here if one.turn <= turn][-1]

    def to_data(self) -> list[list[Any]]:
        return [[one.phase, one.turn, *[round(value, 4) for value in one[2:]]] for one in self.stretches]


class Chance(NamedTuple):
    """The share of the points that a side may expect, and the range of so far as the truth is from that (a root of mean
    squares), in either direction."""

    score: float
    low: float
    high: float

    def to_data(self) -> dict[str, object]:
        """In hundredths, as a sentence (`hint-chance`) takes them."""
        score, low, high = (round(100 * value) for value in self)
        doubt = "none" if low == high else "some" if high - low < OPEN else "much"
        return {"score": score, "low": low, "high": high, "doubt": doubt}


def log_odds(chance: float) -> float:
    kept = min(max(chance, LEAST), 1 - LEAST)
    return log(kept / (1 - kept))


def read_correction(rows: Sequence[Sequence[Any]]) -> Correction:
    return Correction(tuple(Stretch(str(row[0]), int(row[1]), *[float(value) for value in row[2:]]) for row in rows))


def net_digest(game: Game) -> str:
    file = shipped(game)
    return sha256(file.read_bytes()).hexdigest()[:16] if file is not None else ""


@cache
def shipped_correction(game: Game) -> Correction | None:
    """The correction that comes with a game's net; None where there is none, or where it is of another net."""
    file = game.room().joinpath("bots", FILE)
    if not file.is_file():
        return None
    data = json.loads(file.read_text("utf-8"))
    return read_correction(data["stretches"]) if data["net"] == net_digest(game) else None


def winning_chance(game: Game, state: State, side: int) -> Chance | None:
    """What a side may expect from what it sees; None where nothing calibrated can be said."""
    net, correction = shipped_net(game), shipped_correction(game)
    if net is None or correction is None or not net.observer.familiar(state):
        return None
    phase, turn = state.phase(), int(state.turn_count())
    score = correction.of(net.expected(state, side), phase, turn)
    spread = correction.spread(score, phase, turn)
    return Chance(score, max(0.0, score - spread), min(1.0, score + spread))
