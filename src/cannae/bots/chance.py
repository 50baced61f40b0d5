"""The chance of winning that a person is told.

A net expects a score from what a side sees, but it was trained on games between its equals. What it expects is put
right by what came of such forecasts in games between players of all strengths (`cannae calibrate`), phase by phase and
early and late in a game apart. The correction lies beside the net and holds for that net only.
"""

import json
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from math import exp, log
from typing import Any, NamedTuple

from cannae.bots.weights import shipped, shipped_net
from cannae.core.contract import State
from cannae.core.game import Game

FILE = "chance.json"
LEAST = 1e-4  # no forecast is surer than this


class Stretch(NamedTuple):
    """In this phase (or, for "", in any other), from this turn on: the log-odds are multiplied and shifted."""

    phase: str
    turn: int
    offset: float
    slope: float


class Correction(NamedTuple):
    stretches: tuple[Stretch, ...]

    def of(self, expected: float, phase: str, turn: int) -> float:
        """
        >>> round(Correction((Stretch("", 0, 0.0, 0.5), Stretch("", 3, 0.0, 1.0))).of(0.8, "melee", 2), 3)
        0.667
        """
        here = [one for one in self.stretches if one.phase == phase] or [one for one in self.stretches if not one.phase]
        stretch = [one for one in here if one.turn <= turn][-1]
        return 1 / (1 + exp(-(stretch.offset + stretch.slope * log_odds(expected))))

    def to_data(self) -> list[list[Any]]:
        return [[one.phase, one.turn, round(one.offset, 4), round(one.slope, 4)] for one in self.stretches]


def log_odds(chance: float) -> float:
    kept = min(max(chance, LEAST), 1 - LEAST)
    return log(kept / (1 - kept))


def read_correction(rows: Sequence[Sequence[Any]]) -> Correction:
    return Correction(tuple(Stretch(str(row[0]), int(row[1]), float(row[2]), float(row[3])) for row in rows))


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


def winning_chance(game: Game, state: State, side: int) -> float | None:
    """The share of the points a side may expect from what it sees; None where nothing calibrated can be said."""
    net, correction = shipped_net(game), shipped_correction(game)
    if net is None or correction is None or not net.observer.familiar(state):
        return None
    return correction.of(net.expected(state, side), state.phase(), int(state.turn_count()))
