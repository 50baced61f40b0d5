"""Time that nobody is to blame for: while the house was away no clock should have run.

The house leaves a sign of life every few seconds. Who starts and finds the last one old notes that there was nobody
from then until now; a table whose clocks ran meanwhile gets that time back when it is opened.
"""

from contextlib import suppress

from cannae.core.contract import Complaint
from cannae.server.store import Store, now_ms
from cannae.table import Table


class Outages:
    def __init__(self, store: Store, pause: int) -> None:
        self._store = store
        self._pause = pause  # milliseconds between signs of life
        self._known: list[tuple[int, int]] = []  # from when until when
        self._latest = 0

    async def begin(self) -> None:
        last, now = await self._store.last_beat(), now_ms()
        alive = 2 * self._pause if self._store.database.shared else 0  # another process may be well
        with suppress(Complaint):  # a store that cannot be written to can still be read
            if last is not None and now - last > alive:
                await self._store.note_outage(last, now)
        self._known = await self._store.outages()
        await self.beat()

    async def beat(self) -> None:
        """A sign of life, unless the last one is fresh."""
        if now_ms() - self._latest >= self._pause:
            await self.leave_sign()

    async def leave_sign(self) -> None:
        self._latest = now_ms()
        with suppress(Complaint):  # what is full or read-only says so where somebody wants to play
            await self._store.beat(self._latest)

    def between(self, since: int, until: int) -> int:
        """For how many of these milliseconds nobody was there."""
        return sum(max(0, min(end, until) - max(begin, since)) for begin, end in self._known)

    def lost(self, table: Table, started: int, at: int) -> int:
        """The milliseconds that the running clocks of a table ran while nobody was there."""
        return self.between(started + table.clock.since, started + at) if table.clock.running else 0
