"""A table that somebody plays or watches now: one queue of acts.

An act is tried on the position in memory, committed, and only then acknowledged and told. Where the commit fails
the position is read anew from the store, so that nothing that is not on disk ever left the house. Several processes
may hold the same table: the number of an act is given once, and who loses the race catches up and tries again.
"""

import asyncio
import time
from typing import TYPE_CHECKING

from cannae.core.contract import Complaint, Outcome
from cannae.server.database import Conflict
from cannae.server.deeds import Deed
from cannae.server.logs import note
from cannae.server.store import OVER, RUNNING, Opened, Store, keep, open_table
from cannae.server.told import Asked, ToldTable
from cannae.table import Table
from cannae.table.record import record_of

if TYPE_CHECKING:
    from cannae.server.hub import Hub

ATTEMPTS = 30  # at one act, where another process is always quicker
SNAPSHOT_EVERY = 250  # acts


class LiveTable(ToldTable):
    def __init__(self, hub: "Hub", opened: Opened) -> None:
        super().__init__(opened)
        self.hub = hub
        self.store: Store = hub.store
        self.lock = asyncio.Lock()
        self.noted = 0  # when it was last written down who is connected
        self._stand(opened)

    def _stand(self, opened: Opened) -> None:
        self.seq, self.refs = opened.seq, opened.refs
        self.dirty = False  # memory may be ahead of the store
        self.kept = self.seq
        self.note_turn()

    @property
    def id(self) -> str:
        return self.row.id

    def playing(self) -> Table:
        if self.table is not None:
            return self.table
        if not self.row.begun():
            raise Complaint("table-taken-away" if self.row.cancelled() else "table-not-begun")
        raise Complaint("table-rules-changed" if self.rules_changed else "table-unknown")

    # -- Acts -----------------------------------------------------------------------------------------------

    async def act(self, deed: Deed, asked: Asked | None = None) -> None:
        """Do something: tried, committed, acknowledged, told. What was done already is acknowledged again."""
        async with self.lock:
            if self.dirty:
                await self._reload()
            if asked and asked.ref in self.refs:
                self.acknowledge(asked, True)
                return
            for _ in range(ATTEMPTS):
                try:
                    await self._try(deed, asked.ref if asked else "")
                except Conflict:
                    await self._reload()
                    continue
                self.broadcast(asked)
                if self._wants_care():
                    await self._afterwards()
                return
            raise Complaint("table-busy")

    async def _try(self, deed: Deed, ref: str) -> None:
        table, before = self.playing(), self.turn
        self.dirty = True
        try:
            self.attempt(table, deed)
        except Complaint:
            self.dirty = False  # a refusal changes nothing
            raise
        after = self.turn
        began = time.perf_counter()
        try:
            await self.store.append(self.id, self.seq + 1, table.acts[-1], ref, after if after is not before else None)
        except Conflict:
            raise
        except asyncio.CancelledError:  # whoever acted is gone, the act may well be on its way to the disk
            self.hub.spawn(self._see_what_came_of_it)
            raise
        except Exception:
            await self._reload()
            raise
        self.hub.metrics.commit.observe(time.perf_counter() - began)
        self.dirty = False
        self.seq += 1
        if ref:
            self.refs[ref] = self.seq
        self.row.turn = after.sides
        if after.sides != before.sides and self.hub.postman is not None:
            self.hub.turn_passed(self, before.sides)
        self.hub.metrics.acts.add()

    async def fresh(self) -> None:
        """Before anything is read: what was cut off in the middle of a commit is read from the store."""
        if self.dirty:
            await self._reload()

    async def _reload(self) -> None:
        opened = await open_table(self.store, self.id)
        self.load(opened)
        self._stand(opened)
        for one in list(self.viewers):
            one.seats_changed(self.row)

    def _wants_care(self) -> bool:
        """Whether there is more to do than to tell."""
        return self.turn.due == 0 or self.seq - self.kept >= SNAPSHOT_EVERY or self.is_over()

    async def _afterwards(self) -> None:
        table = self.table
        if table is None:
            return
        outcome = table.outcome()
        try:
            if outcome is not None and self.row.status != OVER:
                await self._finish(table, outcome)
            elif self.seq - self.kept >= SNAPSHOT_EVERY:
                self.kept = self.seq
                await keep(self.store, self.id, table, self.seq, self.refs)
        except Complaint as complaint:  # the act itself is safe; this is made up for when the table is next opened
            note("afterwards", table=self.id, key=complaint.key)
        if self.turn.due == 0:
            self.hub.attend(self)

    async def _finish(self, table: Table, outcome: Outcome) -> None:
        record = await asyncio.to_thread(lambda: record_of(table).to_text())  # plays the game again: not on the loop
        await self.store.finish(self.id, record, outcome.to_data())
        await keep(self.store, self.id, table, self.seq, self.refs)
        self.row.status, self.row.result = OVER, outcome.to_data()
        self.hub.metrics.finished.add()
        self.broadcast()

    async def finish_if_over(self) -> None:
        """The record of a game whose end was committed just before the house fell."""
        async with self.lock:
            outcome = self.table.outcome() if self.table is not None else None
            if self.table is not None and outcome is not None and self.row.status == RUNNING:
                await self._finish(self.table, outcome)

    async def start_if_full(self) -> None:
        """Begin when both seats are taken and the chance is settled."""
        async with self.lock:
            self.row = await self.store.find(self.id)
            if self.row.ready():
                self.table = self.row.table()
                self.note_turn()
                await self.store.start(self.row, *self.turn)
            await self._reload()
            self.broadcast()
            self.hub.attend(self)

    async def catch_up(self, seq: int | None) -> None:
        """Another process did something here: look what it was."""
        async with self.lock:
            if seq is not None and seq <= self.seq and not self.dirty:
                return
            if self.table is None or seq is None or self.dirty:
                await self._reload()
            else:
                for number, act, ref in await self.store.acts(self.id, self.seq):
                    self.table.do(act)
                    self.seq = number
                    if ref:
                        self.refs[ref] = number
                self.note_turn()
                self.row.turn = self.turn.sides
            self.broadcast()
            self.hub.attend(self)

    async def _see_what_came_of_it(self) -> None:
        await self.store.flushed()
        await self.catch_up(None)

    async def keep(self) -> None:
        async with self.lock:
            if self.table is not None and not self.dirty and self.row.status != "open" and self.kept < self.seq:
                await keep(self.store, self.id, self.table, self.seq, self.refs)
                self.kept = self.seq
