"""The time that the house keeps: milliseconds that pass while it is there, by a clock that nobody can set.

The clock on the wall is for dates alone. It may be put forward or back, and be wrong after a restart; so whatever is
measured (the players' time, absence, leases) is measured by this one. It stands still while the house is away: who
starts goes on where the last sign of life in the store left off.
"""

import time


class HouseTime:
    def __init__(self, moment: int) -> None:
        self._ahead = 0  # of the clock that counts since the machine was started
        self.begin(moment)

    def begin(self, moment: int) -> None:
        """It is this moment now."""
        self._ahead = moment - time.monotonic_ns() // 1_000_000

    def now(self) -> int:
        return time.monotonic_ns() // 1_000_000 + self._ahead

    def reach(self, moment: int) -> None:
        """Another process has got this far: time is what the furthest says."""
        behind = moment - self.now()
        if behind > 0:
            self._ahead += behind
