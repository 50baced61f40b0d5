"""Timing in CPU seconds, in short rounds.

A busy machine is half as fast at one moment as at the next. So nothing is measured once and for long: each thing gets
many short rounds, each beside a round of what it is compared with, and the middle of the ratios counts.
"""

import statistics
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

ROUNDS = 9
SECONDS = 0.25
now = time.process_time

Meter = Callable[[], float]  # measures for one round
Meters = Mapping[str, Meter]  # by what they measure: `stepped`, `inside`, `copy`


@dataclass
class Figure:
    """What the rounds of one meter gave, each in itself and as a multiple of what was measured beside it."""

    rounds: list[float] = field(default_factory=list)
    ratios: list[float] = field(default_factory=list)

    @property
    def value(self) -> float:
        return statistics.median(self.rounds)

    @property
    def ratio(self) -> float | None:
        return statistics.median(self.ratios) if self.ratios else None

    def to_data(self) -> dict[str, object]:
        return {"value": self.value, "ratio": self.ratio, "rounds": self.rounds, "ratios": self.ratios}


def side_by_side(subjects: Mapping[str, Meters], anchor: Meters) -> dict[str, dict[str, Figure]]:
    """Round after round of every meter, each after a round of the anchor's of the same kind where it has one."""
    figures = {name: {kind: Figure() for kind in meters} for name, meters in subjects.items()}
    for _ in range(ROUNDS):
        for name, meters in subjects.items():
            for kind, meter in meters.items():
                beside = anchor[kind]() if kind in anchor else None
                found = meter()
                figures[name][kind].rounds.append(found)
                if beside is not None:
                    figures[name][kind].ratios.append(found / beside)
    return figures


def rate(play: Callable[[], int]) -> Meter:
    """Decisions a second of `play`, which plays once and returns how many decisions it took."""
    start, batch = now(), 0
    while now() - start < SECONDS / 20:
        play()
        batch += 1

    def measured() -> float:
        decisions = 0
        start = now()
        while (elapsed := now() - start) < SECONDS:
            for _ in range(batch):
                decisions += play()
        return decisions / elapsed

    return measured


def cost(call: Callable[[], object]) -> Meter:
    """Seconds of one call."""

    def one(batch: int) -> float:
        start = now()
        for _ in range(batch):
            call()
        return (now() - start) / batch

    batch = 1
    while one(batch) * batch < SECONDS / 5:
        batch *= 2
    return lambda: one(batch)
