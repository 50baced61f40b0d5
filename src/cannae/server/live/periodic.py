"""What the server does periodically: signs of life, tables where something is due, clocks that run out, changes whose
notice was lost, tables that nobody watches any more. An error at one table does not affect the others."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from cannae.core.contract import UserError
from cannae.server.ops.logs import fault, note
from cannae.server.ops.quarantine import is_of_the_store
from cannae.server.store.database import Conflict
from cannae.server.store.leases import DUE
from cannae.server.store.packing import pack_finished
from cannae.server.store.rows import RUNNING, now_ms
from cannae.server.store.standings import enter_missing
from cannae.table.clock import NONE

if TYPE_CHECKING:
    from cannae.server.live.hub import Hub
    from cannae.server.live.live_table import LiveTable

FEW = 20  # tables looked at before yielding to the event loop
MOST = 50  # tables opened in one round
POLLED = 500  # tables in one query
FROM_THE_FIRST = (-1, "")  # where the search for due tables begins
TOO_LATE = (
    "clock-not-over",
    "table-over",
    "table-paused",
    "table-busy",
)  # another act or process was first


class PeriodicWork:
    def __init__(self, hub: "Hub") -> None:
        self._hub, self._store, self._timings = hub, hub.store, hub.timings
        self._reached = FROM_THE_FIRST
        self._last: dict[str, int] = {}  # when each of the rarer jobs was last done
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self._task = asyncio.create_task(self._go_round())

    def end(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _go_round(self) -> None:
        while True:
            await asyncio.sleep(self._timings.round)
            for part in (self._beat, self._due, self._look_at_tables, self._poll, self._recheck, self._sweep):
                await self._guarded(part)

    async def _guarded(self, part: Callable[[], Awaitable[None]]) -> None:
        """Do one part of a round; its errors do not stop the next part."""
        name = getattr(part, "__name__", "").strip("_")
        try:
            await part()
        except UserError as user_error:
            note("round", part=name, key=user_error.key)
        except Exception:
            fault("round", part=name)

    def _again(self, what: str, pause: int) -> bool:
        """Whether a job is due again."""
        now = self._store.time.now()
        if now - self._last.get(what, -pause) < pause:
            return False
        self._last[what] = now
        return True

    # -- Time -------------------------------------------------------------------------------------------------

    async def _beat(self) -> None:
        if self._again("beat", self._timings.beat):
            await self.leave_sign()

    async def leave_sign(self) -> None:
        """Write a sign of life, and take over the server time if another process is ahead."""
        with suppress(UserError):  # a full or read-only store is reported where somebody plays
            await self._store.beat()
            here = self._hub.count_people()
            if self._store.database.shared:
                self._store.time.reach(await self._store.last_beat() or 0)
                await self._store.tell_online(self._hub.owner, here)

    # -- What is due ------------------------------------------------------------------------------------------

    async def _due(self) -> None:
        """Open tables where the server has something to do, the longest overdue first. Each round goes on where the
        last one stopped, so that every table has its turn."""
        taken = 0
        while taken < MOST:
            found = await self._store.due(*self._reached)
            for due, table_id in found:
                self._reached = due, table_id
                taken += await self._take_up(table_id)
            if len(found) < DUE:
                self._reached = FROM_THE_FIRST
                return

    async def _take_up(self, table_id: str) -> bool:
        """Open a table and do what is due there; returns whether there was any work."""
        hub = self._hub
        if hub.aside.holds(table_id) or hub.at_play(table_id):
            return False
        try:
            if await hub.owns(table_id):
                live = await hub.table(table_id)
                if live.row.status == RUNNING:
                    live.table_state.playing()  # raises the reason if it cannot be played
                hub.aside.recovered(table_id)
                hub.attend(live)
        except Exception as error:
            if is_of_the_store(error):
                raise
            hub.aside.put(table_id, error)
        return True

    # -- Tables in memory ---------------------------------------------------------------------------------------

    async def _look_at_tables(self) -> None:
        """End games whose clock has run out, note who is connected, close tables that nobody watches. There may be
        thousands of tables: it yields after every few, and each round notes the presence at a share of them only."""
        now = self._store.time.now()
        here: list[LiveTable] = []
        share = self._timings.round * 1000 / self._timings.presence  # the share of the tables in each round
        most = 20 + int(2 * share * len(self._hub.tables))
        for number, live in enumerate(list(self._hub.tables.values())):
            if number % FEW == 0:
                await asyncio.sleep(0)
            if live.noted < now - self._timings.presence and len(here) < most:
                live.noted = now
                here.append(live)
            try:
                await self._look_at(live, now)
            except Exception as error:
                self._hub.aside.put(live.id, error)
        await self._store.seen([(live.id, side) for live in here for side in live.broadcaster.present()])

    async def _look_at(self, live: "LiveTable", now: int) -> None:
        table, broadcaster = live.table_state.table, live.broadcaster
        timed = table is not None and table.clock.control.kind != NONE and not self._hub.aside.holds(live.id)
        if timed and table is not None and table.clock.fallen(live.table_state.now()):
            await self._fall(live)
        unwatched = not broadcaster.clients and broadcaster.idle_since < now - self._timings.idle
        if unwatched and not self._hub.at_play(live.id):
            await self._hub.put_away(live)

    async def _fall(self, live: "LiveTable") -> None:
        if not await self._hub.owns(live.id):
            return
        try:
            await live.act(live.table_state.playing().time_over(live.table_state.now()))
        except Conflict:
            return  # another process was first
        except UserError as user_error:
            if user_error.key not in TOO_LATE:
                raise

    # -- Now and then -------------------------------------------------------------------------------------------

    async def _poll(self) -> None:
        """Check for changes by other processes: notices can be lost."""
        if self._store.database.shared and self._again("poll", self._timings.poll):
            await self.look_everywhere()

    async def look_everywhere(self) -> None:
        """Catch up with the store at every open table that has clients."""
        watched = [live for live in self._hub.tables.values() if live.broadcaster.clients]
        for first in range(0, len(watched), POLLED):
            some = watched[first : first + POLLED]
            marks = await self._store.marks([live.id for live in some])
            for live in some:
                if live.id in marks and live.behind(marks[live.id]):
                    self._hub.spawn(live.look, live.id)

    async def _recheck(self) -> None:
        """Check whether connected people are still allowed: notices of that can be lost too."""
        if self._hub.people_changed is not None and self._again("recheck", self._timings.recheck):
            await self._hub.people_changed(None)

    async def _sweep(self) -> None:
        if self._again("sweep", self._timings.sweep):
            await self._store.clear_waiting(now_ms() - self._timings.waiting)
            while await pack_finished(self._store, now_ms() - self._timings.finished):
                await asyncio.sleep(0)
            while await enter_missing(self._store):
                await asyncio.sleep(0)
