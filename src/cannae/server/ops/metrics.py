"""Counters, gauges and times in the text form that Prometheus reads."""

import time
from bisect import bisect_left
from collections.abc import Callable, Iterator
from contextlib import contextmanager

SECONDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Counter:
    kind = "counter"

    def __init__(self, name: str, meaning: str) -> None:
        self.name, self.meaning, self.value = name, meaning, 0

    def add(self, count: int = 1) -> None:
        self.value += count

    def lines(self) -> Iterator[str]:
        yield f"{self.name} {self.value}"


class Gauge:
    kind = "gauge"

    def __init__(self, name: str, meaning: str, read: Callable[[], float]) -> None:
        self.name, self.meaning, self.read = name, meaning, read

    def lines(self) -> Iterator[str]:
        yield f"{self.name} {self.read()}"


class Timer:
    kind = "histogram"

    def __init__(self, name: str, meaning: str) -> None:
        self.name, self.meaning = name, meaning
        self.counts = [0] * (len(SECONDS) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(SECONDS, seconds)] += 1
        self.sum += seconds

    @contextmanager
    def time(self) -> Iterator[None]:
        began = time.perf_counter()
        try:
            yield
        finally:
            self.observe(time.perf_counter() - began)

    def lines(self) -> Iterator[str]:
        total = 0
        for bound, count in zip((*map(str, SECONDS), "+Inf"), self.counts, strict=True):
            total += count
            yield f'{self.name}_bucket{{le="{bound}"}} {total}'
        yield f"{self.name}_sum {self.sum}"
        yield f"{self.name}_count {total}"


class Metrics:
    def __init__(self) -> None:
        self.acts = Counter("cannae_acts_total", "Acts committed at tables")
        self.refused = Counter("cannae_refused_total", "Messages refused")
        self.finished = Counter("cannae_games_finished_total", "Games that ended")
        self.dropped = Counter("cannae_slow_readers_dropped_total", "Sockets closed because they did not read")
        self.limited = Counter("cannae_rate_limited_total", "Requests and messages over a limit")
        self.bot_failures = Counter("cannae_bot_failures_total", "Answers of the computer that failed or took too long")
        self.commit = Timer("cannae_commit_seconds", "Time of a commit, which may hold many acts")
        self.answer = Timer("cannae_message_seconds", "From a message to its answer")
        self.bot = Timer("cannae_bot_seconds", "Time the computer took for a choice")
        self.http = Timer("cannae_http_seconds", "Time of an HTTP request")
        self._gauges: list[Gauge] = []

    def gauge(self, name: str, meaning: str, read: Callable[[], float]) -> None:
        self._gauges.append(Gauge(name, meaning, read))

    def text(self) -> str:
        lines = []
        known = [one for one in vars(self).values() if isinstance(one, (Counter, Timer))]
        for one in [*known, *self._gauges]:
            lines += [f"# HELP {one.name} {one.meaning}", f"# TYPE {one.name} {one.kind}", *one.lines()]
        return "\n".join(lines) + "\n"
