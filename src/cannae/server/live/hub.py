"""All tables that are open in this process, and what the server plays at them: the computer's moves, and passes that a
player has ordered in advance."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any

from cannae.bots import usual_level
from cannae.core.contract import SIDE_NAMES, SPECTATOR, UserError
from cannae.core.records.signing import Signer
from cannae.server.accounts.mail import Mailer
from cannae.server.live.bot_pool import BotPool, to_spend
from cannae.server.live.courses import Courses
from cannae.server.live.live_table import LiveTable
from cannae.server.live.opening import open_table
from cannae.server.live.periodic import PeriodicWork
from cannae.server.ops.logs import fault, note
from cannae.server.ops.quarantine import Quarantine
from cannae.server.ops.usage import Limits, Metrics
from cannae.server.store.database import A_BEAT, A_PERSON, EVERYTHING
from cannae.server.store.rows import RUNNING, TableRow, new_id
from cannae.server.store.store import Store
from cannae.table import Act, Table, lesson
from cannae.table.clock import DAY, LIVE


@dataclass(frozen=True)
class Timings:
    """How long things take; tests use shorter times."""

    pace: float = 0.7  # seconds before the computer answers: always the same, so that it reveals nothing
    round: float = 0.5  # seconds between rounds
    lease: int = 6000  # milliseconds a process answers for a table without renewing
    idle: int = 60_000  # milliseconds an unwatched table stays in memory
    time_back: int = 15_000  # milliseconds both sides get when the server stops
    presence: int = 15_000  # milliseconds between notes in the store of who is connected
    poll: int = 2000  # milliseconds between checks for changes by other processes, in case a notice was lost
    beat: int = 5000  # milliseconds between signs of life in the store
    recheck: int = 60_000  # milliseconds between checks whether connected people are still allowed
    waiting: int = 14 * DAY  # milliseconds a table waits for an opponent
    aside: int = 60_000  # milliseconds until a table that failed is tried again, the first time
    finished: int = 3_600_000  # milliseconds after its last act until a game that is over is packed
    sweep: int = 3_600_000  # milliseconds between checks for tables that have waited too long


class Hub:
    def __init__(
        self,
        store: Store,
        bots: BotPool,
        metrics: Metrics,
        timings: Timings | None = None,
        limits: Limits | None = None,
    ) -> None:
        self.store, self.bots, self.metrics = store, bots, metrics
        self.timings = timings or Timings()
        self.limits = limits or Limits(off=True)
        self.owner = new_id()  # of leases
        self.tables: dict[str, LiveTable] = {}
        self.stopping = False
        self.mailer: Mailer | None = None
        self.signer: Signer | None = None  # signs the records of finished games
        self.count_people: Callable[[], int] = lambda: 0  # connected to this process, or here lately
        self.people_changed: Callable[[str | None], Awaitable[None]] | None = None  # with an id, or None for all
        self.unwelcome: Callable[[str | None, TableRow], Awaitable[bool]] | None = None
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._background: set[asyncio.Task[None]] = set()
        self.aside = Quarantine(self.timings.aside / 1000)
        self.periodic = PeriodicWork(self)
        self.courses = Courses(store, bots)
        self._leased: dict[str, int] = {}  # table and until when this process has its lease
        store.database.timed = metrics.commit.observe
        metrics.gauge("cannae_tables", "Tables open in this process", lambda: len(self.tables))
        metrics.gauge("cannae_tables_aside", "Tables that could not be read or judged", lambda: len(self.aside))
        metrics.gauge("cannae_viewers", "Sockets at tables", self._clients)
        metrics.gauge("cannae_store_queue", "Writes waiting for a commit", lambda: store.database.backlog)
        metrics.gauge("cannae_bot_queue", "Questions waiting for a free player", lambda: bots.waiting)

    def _clients(self) -> int:
        return sum(len(live.broadcaster.clients) for live in self.tables.values())

    async def start(self) -> None:
        await self.periodic.leave_sign()
        await self.store.database.listen(self._heard)
        self.periodic.begin()

    async def table(self, table_id: str) -> LiveTable:
        """The table, opened if necessary; only once, even if many ask at the same time."""
        if table_id not in self.tables:
            if table_id not in self._opening:
                self._opening[table_id] = asyncio.create_task(self._open(table_id))
            return await asyncio.shield(self._opening[table_id])
        return self.tables[table_id]

    async def _open(self, table_id: str) -> LiveTable:
        try:
            live = LiveTable(self, await open_table(self.store, table_id))
            self.tables[table_id] = live
            await live.finish_if_over()
            self.attend(live)
            return live
        finally:
            del self._opening[table_id]

    def spawn(self, work: Callable[[], Awaitable[None]], table: str = "") -> None:
        """Start work that nobody waits for; its errors are logged."""
        task: asyncio.Task[None] = asyncio.ensure_future(_guarded(work, table))
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    # -- The server's own moves --------------------------------------------------------------------------------

    def attend(self, live: LiveTable) -> None:
        """Start playing at a table where the computer must move or a pass was ordered."""
        table = live.table
        if table is None or live.row.status != RUNNING or table.paused or self.stopping or self.at_play(live.id):
            return
        if self.aside.holds(live.id):
            return
        if table.awaited_bots() or table.awaited_passes():
            task = asyncio.ensure_future(self._play_or_leave(live))
            self._playing[live.id] = task
            task.add_done_callback(lambda _: self._played(live))

    def at_play(self, table_id: str) -> bool:
        """Whether the server is playing at a table right now."""
        return table_id in self._playing

    def turn_passed(self, live: LiveTable, before: str) -> None:
        """Write a letter to the players who have to act now, did not before, and are not connected."""
        if self.mailer is not None and live.table is not None:
            for side in live.table.to_act:
                if SIDE_NAMES[side] not in before.split(",") and side not in live.broadcaster.present():
                    self.spawn(partial(self.mailer.your_turn, live.row, side), live.id)

    def _played(self, live: LiveTable) -> None:
        self._playing.pop(live.id, None)
        if live.table is not None and self.owns_already(live.id):
            self.attend(live)  # something may have become due meanwhile

    async def _play_or_leave(self, live: LiveTable) -> None:
        """Play; a table where that fails is set aside for a while, because it would only fail again at once."""
        try:
            await self._play(live)
        except Exception as error:
            self.aside.put(live.id, error)

    async def _play(self, live: LiveTable) -> None:
        """Play for the computer until it is a person's turn. It waits before a decision, not between its steps, so
        that the delay does not reveal how much there was to decide."""
        decision: object = None
        while not self.stopping and await self.owns(live.id):
            async with live.lock:
                await live.fresh()
                table = live.table_state.playing()
                passes = table.awaited_passes()
                bots = table.awaited_bots()
                if table.outcome() is not None or table.paused or not (passes or bots):
                    return
                side = bots[0] if bots else passes[0][0]
                version, before = table.version[side], decision
                decision = (side, int(table.state.barrier(side)), table.state.phase())
                planned = lesson.wanted(table, side) if bots else None
                half = to_spend(table, side, live.table_state.now()) / 2  # to wait for, and half to think
                question = self.bots.question(table, side, _level(table, side), half) if bots and not planned else ""
                answer = planned.choice if planned else table.state.write_choice(*passes[0]) if not bots else ""
            if decision != before or planned:  # in a lesson every step can be watched
                await asyncio.sleep(min(self.timings.pace, half))
            if question:
                try:
                    answer = (await self.bots.ask(question))["choice"]
                except UserError:
                    await live.act(Act(side, "bot-failed"))
                    return
            try:
                await live.act(Act(side, "choose", answer), version=version)
            except UserError as user_error:
                if user_error.key not in ("stale", "table-over", "table-paused", "clock-over"):
                    note("own move refused", table=live.id, key=user_error.key)
                    await live.act(Act(side, "bot-failed"))
                    return

    async def hint(self, live: LiveTable, side: int) -> dict[str, Any]:
        """What the computer would do in this seat, why, and what else it weighed."""
        if not live.table_state.may_be_helped(side):
            raise UserError("hint-against-person")
        self.limits.take(self.limits.hints, live.id)
        async with live.lock:
            await live.fresh()
            table = live.table_state.playing()
            if side not in table.to_act:
                raise UserError("hint-not-now")
            question = self.bots.question(table, side, None)
        return await self.bots.ask(question)

    # -- Several processes ----------------------------------------------------------------------------------

    async def owns(self, table_id: str) -> bool:
        """Whether this process is responsible for a table: always, if no other shares the store."""
        if not self.store.database.shared:
            return True
        until = self._leased.get(table_id, 0)
        if until - self.store.time.now() > self.timings.lease // 2:
            return True
        if await self.store.lease(table_id, self.owner, self.timings.lease):
            self._leased[table_id] = self.store.time.now() + self.timings.lease
            return True
        self._leased.pop(table_id, None)
        return False

    def owns_already(self, table_id: str) -> bool:
        return not self.store.database.shared or self._leased.get(table_id, 0) > self.store.time.now()

    def _heard(self, hint: str) -> None:
        """A notice that this or another process has changed a table or a person."""
        if hint == EVERYTHING:
            self.spawn(self.periodic.look_everywhere)
        if hint.startswith(A_BEAT):
            self.store.time.reach(int(hint.removeprefix(A_BEAT)))
            return
        if hint == EVERYTHING or hint.startswith(A_PERSON):
            if self.people_changed is not None:
                person = None if hint == EVERYTHING else hint.removeprefix(A_PERSON)
                self.spawn(partial(self.people_changed, person))
            return
        table_id, _, seq = hint.partition(":")
        known = self.tables.get(table_id)
        if known is not None and not (seq and int(seq) <= known.table_state.seq):
            self.spawn(partial(known.catch_up, int(seq) if seq else None), known.id)

    async def put_away(self, live: LiveTable) -> None:
        """Remove a table from memory, after storing a snapshot."""
        try:
            await live.keep()
        except UserError as user_error:
            note("put away", table=live.id, key=user_error.key)
            return
        if not live.broadcaster.clients and not live.lock.locked() and self.tables.get(live.id) is live:
            del self.tables[live.id]

    async def stop(self) -> None:
        """A planned stop: running clocks are halted, players get some time back, every table is stored."""
        self.stopping = True
        self.periodic.end()
        for task in list(self._playing.values()):
            task.cancel()
        await asyncio.gather(*self._playing.values(), return_exceptions=True)
        for live in list(self.tables.values()):
            try:
                table = live.table
                alone = not self.store.database.shared or await self.owns(live.id)
                if table and table.clock.control.kind == LIVE and table.clock.running and alone:
                    await live.act(Act(SPECTATOR, "halt", str(self.timings.time_back)))
                await live.keep()
            except UserError as user_error:
                note("stop", table=live.id, key=user_error.key)
            except Exception:  # go on with the others
                fault("stop", table=live.id)
        await asyncio.gather(*self._background, return_exceptions=True)
        with suppress(UserError):
            await self.store.release(self.owner)
        await self.periodic.leave_sign()
        await self.bots.close()

    async def resume_after_halt(self, live: LiveTable, side: int) -> None:
        """Clocks that were halted by a stop run again when a player whose turn it is comes back."""
        table = live.table
        if table is not None and table.halted and side in table.to_act:
            await live.act(Act(SPECTATOR, "resume"))


def _level(table: Table, side: int) -> str:
    """The level of the computer; the usual one if a lesson was left."""
    level = table.seats[side].level
    return usual_level(table.game) if level == lesson.LEVEL else level


async def _guarded(work: Callable[[], Awaitable[None]], table: str) -> None:
    try:
        await work()
    except asyncio.CancelledError:
        raise
    except UserError as user_error:
        note("background", table=table, key=user_error.key)
    except Exception:
        fault("background", table=table)
