"""The two clocks of a table, computed from given moments: no real clock is read. Times are milliseconds since the game
began.

`live` gives each side a stock of time and an increment for each decision; `days` gives each decision a time of its own;
`none` counts nothing. While both sides decide at once, both clocks run. After a part of a game whose result is shown,
they rest until everybody has seen it, and never longer than `rest`.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from cannae.core.contract import UserError

NONE, LIVE, DAYS = "none", "live", "days"
MINUTE, DAY = 60_000, 86_400_000
LONGEST = 400 * DAY


@dataclass(frozen=True)
class TimeControl:
    """The kind of clock, the time each side gets, the increment for each decision, and how long the clocks rest while a
    result is shown."""

    kind: str = NONE
    time: int = 0
    increment: int = 0
    rest: int = 0

    def __post_init__(self) -> None:
        lowest = {NONE: 0, LIVE: 1000, DAYS: MINUTE}.get(self.kind)
        if lowest is None or not lowest <= self.time <= LONGEST or not 0 <= self.increment <= DAY:
            raise UserError("clock-terms")
        if not 0 <= self.rest <= MINUTE:
            raise UserError("clock-terms")

    def to_data(self) -> dict[str, object]:
        terms: dict[str, object] = {"kind": self.kind, "time": self.time, "increment": self.increment}
        return terms | {"rest": self.rest} if self.rest else terms

    @staticmethod
    def from_data(data: object) -> "TimeControl":
        match data:
            case {"kind": str(kind), "time": int(time), "increment": int(increment), "rest": int(rest)}:
                return TimeControl(kind, time, increment, rest)
            case {"kind": str(kind), "time": int(time), "increment": int(increment)}:
                return TimeControl(kind, time, increment)
        raise UserError("save-damaged")


class Clock:
    def __init__(self, control: TimeControl) -> None:
        self.control = control
        self.left = [control.time, control.time]  # what each side had at the moment `since`
        self.since = 0
        self.running: tuple[int, ...] = ()
        self.held = 0  # no clock runs before this moment
        self.unseen = [False, False]  # sides that have not yet seen the result for which the clocks rest
        self.ran_out = [-1, -1]  # when a side's time was over before `since`, if the game was not ended for it yet
        self.rewarded = [
            -1,
            -1,
        ]  # the barrier at which a side last got its increment: undo earns no other

    def left_at(self, side: int, now: int) -> int:
        """The time a side has left, at least 0."""
        passed = max(0, now - self._from()) if side in self.running else 0
        return max(0, self.left[side] - passed)

    def _from(self) -> int:
        """The moment from which the present time is counted."""
        return max(self.since, self.held)

    def rest(self, sides: Iterable[int], now: int) -> None:
        """A result is shown to these sides: nobody's time runs for a while."""
        if self.control.kind == NONE or not self.control.rest:
            return
        self.turn_to(self.running, now)
        self.held = now + self.control.rest
        shown = list(sides)
        self.unseen = [side in shown for side in (0, 1)]

    def rests(self, now: int) -> int:
        """How long the clocks still rest."""
        return max(0, self.held - now)

    def saw(self, side: int, now: int) -> None:
        """A side has seen the result; when all have, the clocks run again."""
        self.unseen[side] = False
        if True not in self.unseen and now < self.held:
            self.held = max(now, self.since)

    def turn_to(self, sides: Iterable[int], now: int) -> None:
        """From now on the clocks of these sides run."""
        if self.control.kind == NONE:
            return
        now = max(now, self.since)
        self.ran_out = [self._end(side) if self.left_at(side, now) == 0 else -1 for side in (0, 1)]
        self.left = [self.left_at(side, now) for side in (0, 1)]
        self.since = now
        self.running = tuple(sides)

    def decided(self, side: int, barrier: int, now: int) -> None:
        """A side has finished a decision: it gets its increment, or a fresh time for the next one."""
        if self.rewarded[side] >= barrier:
            return
        self.turn_to(self.running, now)
        self.rewarded[side] = barrier
        if self.control.kind == DAYS:
            self.left[side] = self.control.time
        elif self.control.kind == LIVE:
            self.left[side] += self.control.increment

    def give(self, extra: int) -> None:
        """Give both sides time, for instance after a stop of the server."""
        if self.control.kind != NONE:
            self.left = [left + extra for left in self.left]

    def give_back(self, lost: int) -> None:
        """Give back time to the sides whose clocks were running."""
        self.left = [left + lost if side in self.running else left for side, left in enumerate(self.left)]

    def fallen(self, now: int) -> list[int]:
        """The sides whose time is over."""
        return [side for side in self.running if self.left_at(side, now) == 0]

    def first_fallen(self, now: int) -> list[int]:
        """The side whose time was over first; both if it was the same moment."""
        fallen = self.fallen(now)
        first = min([self._end(side) for side in fallen], default=0)
        return [side for side in fallen if self._end(side) == first]

    def _end(self, side: int) -> int:
        """The moment at which a side's time is over, or was."""
        over = self.ran_out[side]
        return over if over >= 0 and self.left[side] <= 0 else self._from() + self.left[side]

    def next_fall(self) -> int | None:
        """The moment the first running clock will be over, if no decision comes before."""
        return min([self._from() + self.left[side] for side in self.running]) if self.running else None

    def to_data(self) -> dict[str, object]:
        return {
            "left": self.left,
            "since": self.since,
            "running": list(self.running),
            "ran_out": self.ran_out,
            "rewarded": self.rewarded,
            "held": self.held,
            "unseen": self.unseen,
        }

    def load(self, data: dict[str, Any]) -> None:
        self.left, self.since = list(data["left"]), data["since"]
        self.running, self.rewarded = tuple(data["running"]), list(data["rewarded"])
        self.ran_out = list(data.get("ran_out", (-1, -1)))
        self.held, self.unseen = data.get("held", 0), list(data.get("unseen", (False, False)))
