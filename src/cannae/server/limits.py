"""How much of anything one client may have."""

import time
from collections import OrderedDict
from dataclasses import dataclass, field

from cannae.core.contract import Complaint

KB = 1024


class Buckets:
    """A bucket of tokens for each key: `burst` at once, `rate` a second in the long run. Bounded in number."""

    def __init__(self, rate: float, burst: float, most: int = 20_000) -> None:
        self.rate, self.burst, self.most = rate, burst, most
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, now: float | None = None) -> bool:
        now = time.monotonic() if now is None else now
        level, since = self._levels.pop(key, (self.burst, now))
        level = min(self.burst, level + (now - since) * self.rate)
        allowed = level >= 1
        self._levels[key] = (level - 1 if allowed else level, now)
        if len(self._levels) > self.most:
            self._levels.popitem(last=False)
        return allowed


@dataclass
class Limits:
    """What one address, one socket or one request may do. `off` is for measuring on a machine of one's own."""

    off: bool = False
    body: int = 64 * KB
    record: int = 2048 * KB  # an uploaded record
    sockets: int = 200  # from one address
    requests: Buckets = field(default_factory=lambda: Buckets(30, 150))
    costly: Buckets = field(default_factory=lambda: Buckets(0.2, 20))  # passwords, uploaded records
    logins: Buckets = field(default_factory=lambda: Buckets(1 / 30, 10))  # for one name
    letters: Buckets = field(default_factory=lambda: Buckets(1 / 3600, 3))  # that ask one address to be confirmed
    tables: Buckets = field(default_factory=lambda: Buckets(0.5, 30))
    studies: Buckets = field(default_factory=lambda: Buckets(8, 100))  # replays, verification, odds: they take a while
    chat: Buckets = field(default_factory=lambda: Buckets(0.5, 12))  # from one voice at one table
    hints: Buckets = field(default_factory=lambda: Buckets(0.3, 8))  # at one table: they keep the computer busy
    messages: float = 30  # a second on one socket
    burst: float = 90
    outbox: int = 128  # messages that wait for a slow reader

    def take(self, buckets: Buckets, key: str) -> None:
        if not self.off and not buckets.take(key):
            raise Complaint("too-fast")
