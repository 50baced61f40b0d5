"""A table that is open in this process: the game in memory, and the queue of acts on their way to the store.

An act is tried on the game in memory, committed to the store, and only then acknowledged and broadcast. If the commit
fails, the game is read from the store again; so nothing is ever sent that is not on disk. Several processes may have
the same table open: the store takes each number of an act once, and the process that comes second catches up and tries
again.
"""

import asyncio
from typing import TYPE_CHECKING, Any

from cannae.core.contract import SIDE_NAMES, Outcome, UserError
from cannae.server.broadcast.broadcaster import Asked, Broadcaster, DeltaSerializer
from cannae.server.live.opening import Opened, keep, open_table
from cannae.server.ops.logs import note
from cannae.server.store import chance
from cannae.server.store.database import Conflict
from cannae.server.store.marks import Mark
from cannae.server.store.rows import OVER, RUNNING, TableRow, Turn
from cannae.server.store.store import ServerTime, Store
from cannae.table import COMPUTER, Act, Table
from cannae.table.lesson import must_follow
from cannae.table.record import record_of

if TYPE_CHECKING:
    from cannae.server.live.hub import Hub

BOTH = 3  # sides that act, as bits
SIDES = {(0,): SIDE_NAMES[0], (1,): SIDE_NAMES[1], (0, 1): ",".join(SIDE_NAMES)}
NOBODYS_TURN = Turn("", None)
SNAPSHOT_EVERY = 250  # acts
ATTEMPTS = 30  # at one act, while another process is quicker each time


class TableState:
    """The game in memory, and how far the store has followed. Nothing here awaits."""

    def __init__(self, opened: Opened, time: ServerTime) -> None:
        self.time = time
        self.turn = NOBODYS_TURN
        self.load(opened)

    def load(self, opened: Opened) -> None:
        """Take over what was read from the store."""
        self.row: TableRow = opened.row
        self.table: Table | None = opened.table if opened.row.begun() else None
        self.frozen: dict[str, Any] | None = opened.last  # the last snapshot, where the rules have changed since
        self.rules_changed = opened.changed
        self.seq = opened.seq  # number of the latest act
        self.kept = opened.seq  # number of the last act in the latest snapshot
        self.refs = opened.refs  # the ids of all acts that clients asked for
        self.dirty = False  # whether memory may be ahead of the store
        self.alone: int | None = None  # the only side whose view the latest act can have changed, if there is one
        self.note_turn()

    def playing(self) -> Table:
        """The game; `UserError` if there is none that can be played."""
        if self.table is not None:
            return self.table
        if not self.row.begun():
            raise UserError("table-taken-away" if self.row.cancelled() else "table-not-begun")
        raise UserError("table-rules-changed" if self.rules_changed else "table-unknown")

    def now(self) -> int:
        """Milliseconds since the game began, never running backwards."""
        now, table = self.time.now() - int(self.row.began), self.table
        least = 0
        if table is not None:
            least = table.clock.since
            if table.acts and table.acts[-1].at > least:
                least = table.acts[-1].at
        return now if now > least else least

    def attempt(self, act: Act, version: int | None = None, by_client: bool = False) -> Turn | None:
        """Do an act to the game in memory. Returns the turn if it has changed. A refusal changes nothing.

        `version` is the decision that the client saw when it chose: if the side has another one by now, the choice is
        stale. At a lesson, what a client chooses must follow the lesson."""
        table, before = self.playing(), self.turn
        secret = self._secret_marks(table)
        self.dirty = True
        try:
            if version is not None and table.version[act.side] != version:
                raise UserError("stale")
            if by_client and act.verb == "choose" and not table.fair:  # a lesson has a fixed seed
                must_follow(table, act.side, table.state.read_choice(act.side, act.what))
            act.at = self.now()
            table.do(act)
        except UserError:
            self.dirty = False
            raise
        self.note_turn()
        self.alone = table.acts[-1].side if secret is not None and secret == self._secret_marks(table) else None
        return self.turn if self.turn is not before else None

    def latest(self) -> Act:
        return self.playing().acts[-1]

    def committed(self, ref: str) -> None:
        """The act that was attempted last is in the store."""
        self.dirty = False
        self.seq += 1
        if ref:
            self.refs.add(ref)
        self.row.turn = self.turn.sides

    def follow(self, acts: list[tuple[int, Act, str]]) -> None:
        """Do the acts that another process has stored."""
        table, self.dirty = self.playing(), True
        for number, act, ref in acts:
            table.do(act)
            self.seq = number
            if ref:
                self.refs.add(ref)
        self.dirty = False
        self.note_turn()
        self.row.turn = self.turn.sides

    def wants_care(self) -> bool:
        """Whether an act leaves the server more to do than to broadcast it: a bot's move, a snapshot, the record."""
        if self.turn.due == 0 or self.seq - self.kept >= SNAPSHOT_EVERY:
            return True
        return self.table is not None and self.table.outcome() is not None

    def note_turn(self) -> None:
        """Work out whose turn it is, and when the server must act by itself (0: at once), in server time."""
        table, sides, due = self.table, "", None
        if table is not None and (to_act := table.to_act):
            sides = SIDES[to_act]
            if not table.paused and (table.awaited_bots() or table.awaited_passes()):
                due = 0
            elif (fall := table.clock.next_fall()) is not None:
                due = int(self.row.began) + fall
        if sides != self.turn.sides or due != self.turn.due:
            self.turn = Turn(sides, due)

    def _secret_marks(self, table: Table) -> tuple[object, ...] | None:
        """While both sides decide in secret: everything others could notice. If an act leaves it unchanged, only the
        acting side's view can have changed."""
        state = table.history.state
        if state.acting() != BOTH:
            return None
        offers = tuple(table.offers.items()) if table.offers else ()
        return int(state.barrier(0)), int(state.barrier(1)), state.phase(), table.paused, table.ended, offers

    def may_be_helped(self, side: int) -> bool:
        """Whether the computer may give this side hints: never against another person."""
        seats = self.row.seats
        return seats[1 - side].kind == COMPUTER or (
            seats[side].person is not None and seats[side].person == seats[1 - side].person
        )


class LiveTable:
    """An open table: one act at a time is tried, committed and broadcast."""

    def __init__(self, hub: "Hub", opened: Opened) -> None:
        self.table_state = TableState(opened, hub.store.time)
        self.broadcaster = Broadcaster(self.table_state, DeltaSerializer(self.table_state))
        self.hub = hub
        self.store: Store = hub.store
        self.lock = asyncio.Lock()
        self.noted = 0  # when the store was last told who is connected

    @property
    def row(self) -> TableRow:
        return self.table_state.row

    @property
    def table(self) -> Table | None:
        """The game, if there is one that can be played."""
        return self.table_state.table

    @property
    def id(self) -> str:
        return self.table_state.row.id

    # -- Acts -----------------------------------------------------------------------------------------------

    async def act(self, act: Act, asked: Asked | None = None, version: int | None = None) -> None:
        """Try an act, commit it, acknowledge it and broadcast it. One that was done before is acknowledged again."""
        table_state, ref = self.table_state, asked.ref if asked else ""
        async with self.lock:
            if table_state.dirty:
                await self._reload()
            looked = not self.store.database.shared
            for _ in range(ATTEMPTS):
                if asked and ref in table_state.refs:  # asked each time: another process may have done it meanwhile
                    self.broadcaster.acknowledge(asked, True)
                    return
                before = table_state.turn.sides
                try:
                    passed = table_state.attempt(act, version, asked is not None)
                except UserError:
                    if looked or not await self._look():
                        raise
                    looked = True  # it was tried on an old position
                    continue
                try:
                    await self.store.append(table_state.row.id, table_state.seq + 1, table_state.latest(), ref, passed)
                except Conflict:
                    await self._reload()
                    continue
                except asyncio.CancelledError:  # the client has gone; the act may still be written
                    self.hub.spawn(self._catch_up_after_write)
                    raise
                except Exception:
                    await self._reload()
                    if asked and ref in table_state.refs:  # the connection broke after it had been written
                        continue
                    raise
                table_state.committed(ref)
                self.broadcaster.broadcast(asked)
                self.hub.metrics.acts.add()
                if passed is not None and passed.sides != before and self.hub.mailer is not None:
                    self.hub.turn_passed(self, before)
                if table_state.wants_care():
                    try:
                        await self._afterwards()
                    except asyncio.CancelledError:  # the client has gone; a game that is over gets its record
                        self.hub.spawn(self._catch_up_after_write, self.id)
                        raise
                return
            raise UserError("table-busy")

    async def fresh(self) -> None:
        """Call before reading: if a commit was cut off in the middle, the game is read from the store again."""
        if self.table_state.dirty:
            await self._reload()

    async def look(self) -> None:
        """Where several processes share the store: catch up with whatever was missed, and broadcast it."""
        async with self.lock:
            if self.table_state.dirty:
                await self._reload()
            elif self.store.database.shared:
                await self._look()

    async def _look(self) -> bool:
        """Catch up with the store; whether there was anything to catch up with."""
        mark = (await self.store.marks([self.id])).get(self.id)
        if mark is None or not self.behind(mark):
            return False
        await self._follow(mark.seq if mark[1:] == self._mark()[1:] else None)
        return True

    def _mark(self) -> Mark:
        return self.row.mark(self.table_state.seq)

    def behind(self, mark: Mark) -> bool:
        """Whether memory differs from what the store has."""
        return mark != self._mark()

    async def _follow(self, seq: int | None) -> None:
        """Do the acts of another process that are missing here, or read everything from the store again."""
        if self.table is None or seq is None or self.table_state.dirty:
            await self._reload()
        else:
            self.table_state.follow(await self.store.acts(self.id, self.table_state.seq))
            self.broadcaster.broadcast()

    async def _reload(self) -> None:
        """Read the game from the store again and broadcast it: whatever comes next may be a refusal."""
        self.table_state.load(await open_table(self.store, self.id))
        self.broadcaster.begin_anew()
        for client in list(self.broadcaster.clients):
            client.seats_changed(self.row)
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
        except UserError as user_error:  # the act itself is stored; the rest is done when the table is next opened
            note("afterwards", table=self.id, key=user_error.key)
        if self.table_state.turn.due == 0:
            self.hub.attend(self)

    async def _finish(self, table: Table, outcome: Outcome) -> None:
        record = await asyncio.to_thread(self._record, table)  # it replays the game: not on the event loop
        await self.store.finish(self.id, record, outcome.to_data())
        self.table_state.kept = self.table_state.seq  # from now on it needs no snapshot
        self.row.status, self.row.result = OVER, outcome.to_data()
        self.hub.metrics.finished.add()
        self.broadcaster.broadcast()

    def _record(self, table: Table) -> str:
        record, signer = record_of(table, chance.parts(self.row.entropy)), self.hub.signer
        return (record.signed(signer) if signer is not None else record).to_text()

    async def finish_if_over(self) -> None:
        """Write the record of a game whose end was committed just before a crash."""
        async with self.lock:
            outcome = self.table.outcome() if self.table is not None else None
            if self.table is not None and outcome is not None and self.row.status == RUNNING:
                await self._finish(self.table, outcome)

    async def start_if_full(self) -> None:
        """Start the game when both seats are taken and the players have added their share to the seed."""
        async with self.lock:
            self.table_state.row = await self.store.find(self.id)
            if self.row.ready():
                self.table_state.table, self.row.began = self.row.table(), self.store.time.now()
                self.table_state.note_turn()
                await self.store.start(self.row, *self.table_state.turn, self.row.began)
            await self._reload()
            self.hub.attend(self)

    async def catch_up(self, seq: int | None) -> None:
        """Another process has changed this table: read what it did."""
        async with self.lock:
            if seq is not None and seq <= self.table_state.seq and not self.table_state.dirty:
                return
            await self._follow(seq)
            self.hub.attend(self)

    async def _catch_up_after_write(self) -> None:
        await self.store.flushed()
        await self.catch_up(None)
        await self.finish_if_over()

    async def keep(self) -> None:
        """Store a snapshot, if there is anything new in it."""
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
