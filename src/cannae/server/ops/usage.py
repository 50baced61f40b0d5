"""Limits on what each client may use of the server, and counts of what all of them used.

The limits hold the count of what was refused for them. All counts are given in the text form that Prometheus reads.
"""

import asyncio
import time
from bisect import bisect_left
from collections import Counter as Counts
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field

from cannae.core.contract import UserError

KB = 1024
SECONDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


# -- Counts and times ---------------------------------------------------------------------------------------------


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


# -- Limits --------------------------------------------------------------------------------------------------------


def clock() -> float:
    """The time in seconds for all limits; tests replace it."""
    return time.monotonic()


class Buckets:
    """A bucket of tokens for each key: `burst` at once, `rate` a second in the long run. Bounded in number."""

    def __init__(self, rate: float, burst: float, most: int = 20_000) -> None:
        self.rate, self.burst, self.most = rate, burst, most
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, now: float | None = None, cost: float = 1) -> bool:
        """Take so much if there is as much left. A cost above `burst` is allowed if the bucket is full."""
        now = clock() if now is None else now
        level = self._level(key, now)
        allowed = level >= min(cost, self.burst)
        self._keep(key, level - cost if allowed else level, now)
        return allowed

    def charge(self, key: str, cost: float, now: float | None = None) -> None:
        """Take so much for something that was done already; the level may go down to minus `burst`."""
        now = clock() if now is None else now
        self._keep(key, max(-self.burst, self._level(key, now) - cost), now)

    def deep(self, key: str, now: float | None = None) -> bool:
        """Whether the level of a key is far below zero."""
        return key in self._levels and self._level(key, clock() if now is None else now) < -self.burst / 2

    def _level(self, key: str, now: float) -> float:
        level, since = self._levels.get(key, (self.burst, now))
        return min(self.burst, level + (now - since) * self.rate)

    def _keep(self, key: str, level: float, now: float) -> None:
        self._levels[key] = (level, now)
        self._levels.move_to_end(key)
        if len(self._levels) > self.most:
            self._levels.popitem(last=False)


class Turns:
    """A limited number of things at the same time for each key; the others wait, so that one key cannot block the
    others by asking for a hundred things at once."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._lines: dict[str, asyncio.Semaphore] = {}
        self._there: Counts[str] = Counts()

    @asynccontextmanager
    async def of(self, key: str) -> AsyncIterator[None]:
        line = self._lines.setdefault(key, asyncio.Semaphore(self.most))
        self._there[key] += 1
        try:
            async with line:
                yield
        finally:
            self._there[key] -= 1
            if not self._there[key]:
                del self._there[key], self._lines[key]


@dataclass
class Limits:
    """What one address, one socket or one request may do. `off` is for measurements."""

    off: bool = False
    body: int = 64 * KB
    record: int = 2048 * KB  # an uploaded record
    sockets: int = 200  # from one address
    requests: Buckets = field(default_factory=lambda: Buckets(30, 150))
    costly: Buckets = field(default_factory=lambda: Buckets(0.2, 20))  # passwords, uploaded records
    tries: Buckets = field(default_factory=lambda: Buckets(0.2, 20))  # wrong passwords and codes
    letters: Buckets = field(default_factory=lambda: Buckets(1 / 3600, 3))  # to one mail address, to confirm it
    tables: Buckets = field(default_factory=lambda: Buckets(0.5, 30))
    studies: Buckets = field(default_factory=lambda: Buckets(8, 100))  # replays, verification, odds: they take a while
    chat: Buckets = field(default_factory=lambda: Buckets(0.5, 12))  # of one person at one table
    hints: Buckets = field(default_factory=lambda: Buckets(0.3, 8))  # at one table: they keep the computer busy
    connections: int = 260  # from one address: its sockets, and some for pages
    uploads: int = 2  # of records at the same time from one address
    answers: int = 64 * KB  # bytes of answers that cost as much as a request
    crowd: Buckets = field(default_factory=lambda: Buckets(240, 1200))  # what all sockets of one address cost together
    at_once: Turns = field(default_factory=lambda: Turns(8))  # requests of one address that are being answered
    states: Turns = field(default_factory=lambda: Turns(1))  # whole states being sent to one address
    messages: float = 30  # that one socket may send a second; costlier ones count several times
    burst: float = 90
    patience: int = 60  # frames and messages over the limit until the socket is closed
    offence: float = 10  # how many requests that costs the address
    outbox: int = 128  # messages that wait for a slow reader
    exceeded: Counter = field(
        default_factory=lambda: Counter("cannae_rate_limited_total", "Requests and messages over a limit")
    )

    def take(self, buckets: Buckets, key: str) -> None:
        if not self.off and not buckets.take(key):
            self.exceeded.add()
            raise UserError("too-fast")


class Allowance:
    """What one socket may still spend, and how often it was refused."""

    def __init__(self, limits: Limits) -> None:
        self._rate, self._burst, self._patience = limits.messages, limits.burst, limits.patience
        self._level, self._since = self._burst, clock()
        self._refused = 0

    def take(self, cost: float) -> bool:
        now = clock()
        self._level = min(self._burst, self._level + (now - self._since) * self._rate)
        self._since = now
        if self._level < min(cost, self._burst):
            self._refused += 1
            return False
        self._level -= cost
        return True

    @property
    def exhausted(self) -> bool:
        return self._refused > self._patience


# -- What is reported ----------------------------------------------------------------------------------------------


class Metrics:
    """Everything that is counted and timed in one process; `limits` has counted what was refused."""

    def __init__(self, limits: Limits | None = None) -> None:
        self.acts = Counter("cannae_acts_total", "Acts committed at tables")
        self.refused = Counter("cannae_refused_total", "Messages refused")
        self.finished = Counter("cannae_games_finished_total", "Games that ended")
        self.dropped = Counter("cannae_slow_readers_dropped_total", "Sockets closed because they did not read")
        self.limited = (limits or Limits()).exceeded
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
