"""Timing in CPU seconds, each figure the median of several runs, so that other work on the machine disturbs little."""

import statistics
import time
from collections.abc import Callable

RUNS = 5
SECONDS = 0.6
now = time.process_time


def rate(play: Callable[[], int]) -> float:
    """Decisions a second of `play`, which plays once and returns how many decisions it took."""
    start, batch = now(), 0
    while now() - start < SECONDS / 20:
        play()
        batch += 1
    rates = []
    for _ in range(RUNS):
        decisions = 0
        start = now()
        while (elapsed := now() - start) < SECONDS:
            for _ in range(batch):
                decisions += play()
        rates.append(decisions / elapsed)
    return statistics.median(rates)


def cost(call: Callable[[], object]) -> float:
    """Seconds of one call."""
    batch = 1
    while True:
        start = now()
        for _ in range(batch):
            call()
        if now() - start > SECONDS / 10:
            break
        batch *= 2
    costs = []
    for _ in range(RUNS):
        start = now()
        for _ in range(batch):
            call()
        costs.append((now() - start) / batch)
    return statistics.median(costs)
