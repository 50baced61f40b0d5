"""A table that somebody plays or watches now: one queue of acts.

An act is tried on the position in memory, committed, and only then acknowledged and told. Where the commit fails
the position is read anew from the store, so that nothing that is not on disk ever left the house. Several processes
may hold the same table: the number of an act is given once, and who loses the race catches up and tries again.
"""

import asyncio
from typing import TYPE_CHECKING

from cannae.core.contract import Outcome, UserError
from cannae.server.live.opening import Opened, keep, open_table
from cannae.server.ops.logs import note
from cannae.server.state.broadcaster import Asked, Broadcaster
from cannae.server.state.table_state import SNAPSHOT_EVERY, TableState
from cannae.server.store import chance
from cannae.server.store.database import Conflict
from cannae.server.store.marks import Mark
from cannae.server.store.rows import OVER, RUNNING, TableRow
from cannae.server.store.store import Store
from cannae.table import Act, Table
from cannae.table.record import record_of

if TYPE_CHECKING:
    from cannae.server.live.hub import Hub

ATTEMPTS = 30  # at one act, where another process is always quicker


class LiveTable:
    def __init__(self, hub: "Hub", opened: Opened) -> None:
        self.table_state = TableState(opened, hub.store.time)
        self.broadcaster = Broadcaster(self.table_state)
        self.hub = hub
        self.store: Store = hub.store
        self.lock = asyncio.Lock()
        self.noted = 0  # when it was last written down who is connected

    @property
    def row(self) -> TableRow:
        return self.table_state.row

    @property
    def table(self) -> Table | None:
        """The game, where there is one that can be played on."""
        return self.table_state.table

    @property
    def id(self) -> str:
        return self.table_state.row.id

    # -- Acts -----------------------------------------------------------------------------------------------

    async def act(self, act: Act, asked: Asked | None = None, version: int | None = None) -> None:
        """Do something: tried, committed, acknowledged, told. What was done already is acknowledged again."""
        table_state, ref = self.table_state, asked.ref if asked else ""
        async with self.lock:
            if table_state.dirty:
                await self._reload()
            looked = not self.store.database.shared
            for _ in range(ATTEMPTS):
                if asked and ref in table_state.refs:  # before every attempt: each may have been another process's news
                    self.broadcaster.acknowledge(asked, True)
                    return
                before = table_state.turn.sides
                try:
                    passed = table_state.attempt(act, version, asked is not None)
                except UserError:
                    if looked or not await self._look():
                        raise
                    looked = True  # what stood in memory was old
                    continue
                try:
                    await self.store.append(table_state.row.id, table_state.seq + 1, table_state.latest(), ref, passed)
                except Conflict:
                    await self._reload()
                    continue
                except asyncio.CancelledError:  # whoever acted is gone, the act may well be on its way to the disk
                    self.hub.spawn(self._see_what_came_of_it)
                    raise
                except Exception:
                    await self._reload()
                    if asked and ref in table_state.refs:  # the line to the store was cut after it had been written
                        continue
                    raise
                table_state.committed(ref)
                self.broadcaster.broadcast(asked)
                self.hub.metrics.acts.add()
                if passed is not None and passed.sides != before and self.hub.mailer is not None:
                    self.hub.turn_passed(self, before)
                if table_state.wants_care():
                    await self._afterwards()
                return
            raise UserError("table-busy")

    async def fresh(self) -> None:
        """Before anything is read: what was cut off in the middle of a commit is read from the store."""
        if self.table_state.dirty:
            await self._reload()

    async def look(self) -> None:
        """Where several processes play: see whether anything was missed, and tell of it."""
        async with self.lock:
            if self.table_state.dirty:
                await self._reload()
            elif self.store.database.shared:
                await self._look()

    async def _look(self) -> bool:
        """Whether the store was ahead of what stood in memory. Now it is not."""
        mark = (await self.store.marks([self.id])).get(self.id)
        if mark is None or not self.behind(mark):
            return False
        await self._follow(mark.seq if mark[1:] == self._mark()[1:] else None)
        return True

    def _mark(self) -> Mark:
        return self.row.mark(self.table_state.seq)

    def behind(self, mark: Mark) -> bool:
        """Whether the store stands elsewhere than memory."""
        return mark != self._mark()

    async def _follow(self, seq: int | None) -> None:
        """Come up to an act of another process, or read everything anew."""
        if self.table is None or seq is None or self.table_state.dirty:
            await self._reload()
        else:
            self.table_state.follow(await self.store.acts(self.id, self.table_state.seq))
            self.broadcaster.broadcast()

    async def _reload(self) -> None:
        """Stand as the store has it, and tell everybody here: what comes next may well be a refusal."""
        self.table_state.load(await open_table(self.store, self.id))
        self.broadcaster.begin_anew()
        for one in list(self.broadcaster.viewers):
            one.seats_changed(self.row)
        self.broadcaster.broadcast()

    async def _afterwards(self) -> None:
        table = self.table
        if table is None:
            return
        outcome = table.outcome()
        try:
            if outcome is not None and self.row.status != OVER:
                await self._finish(table, outcome)
            elif self.row.status == RUNNING and self.table_state.seq - self.table_state.kept >= SNAPSHOT_EVERY:
                await self._keep(table)
        except UserError as user_error:  # the act itself is safe; this is made up for when the table is next opened
            note("afterwards", table=self.id, key=user_error.key)
        if self.table_state.turn.due == 0:
            self.hub.attend(self)

    async def _finish(self, table: Table, outcome: Outcome) -> None:
        record = await asyncio.to_thread(self._record, table)  # plays the game again: not on the loop
        await self.store.finish(self.id, record, outcome.to_data())
        self.table_state.kept = self.table_state.seq  # from now on it needs no snapshot
        self.row.status, self.row.result = OVER, outcome.to_data()
        self.hub.metrics.finished.add()
        self.broadcaster.broadcast()

    def _record(self, table: Table) -> str:
        record, signer = record_of(table, chance.parts(self.row.entropy)), self.hub.signer
        return (record.signed(signer) if signer is not None else record).to_text()

    async def finish_if_over(self) -> None:
        """The record of a game whose end was committed just before the house fell."""
        async with self.lock:
            outcome = self.table.outcome() if self.table is not None else None
            if self.table is not None and outcome is not None and self.row.status == RUNNING:
                await self._finish(self.table, outcome)

    async def start_if_full(self) -> None:
        """Begin when both seats are taken and the chance is settled."""
        async with self.lock:
            self.table_state.row = await self.store.find(self.id)
            if self.row.ready():
                self.table_state.table, self.row.began = self.row.table(), self.store.time.now()
                self.table_state.note_turn()
                await self.store.start(self.row, *self.table_state.turn, self.row.began)
            await self._reload()
            self.hub.attend(self)

    async def catch_up(self, seq: int | None) -> None:
        """Another process did something here: look what it was."""
        async with self.lock:
            if seq is not None and seq <= self.table_state.seq and not self.table_state.dirty:
                return
            await self._follow(seq)
            self.hub.attend(self)

    async def _see_what_came_of_it(self) -> None:
        await self.store.flushed()
        await self.catch_up(None)

    async def keep(self) -> None:
        """A snapshot to come back by, where there is anything new to keep."""
        table_state = self.table_state
        async with self.lock:
            if (
                table_state.table is not None
                and not table_state.dirty
                and table_state.row.status == RUNNING
                and table_state.kept < table_state.seq
            ):
                await self._keep(table_state.table)

    async def _keep(self, table: Table) -> None:
        self.table_state.kept = self.table_state.seq
        await keep(self.store, self.id, table, self.table_state.seq)
