"""A table that somebody plays or watches now: one queue of acts, and what every viewer has been told.

An act is tried on the position in memory, committed, and only then acknowledged and told. Where the commit fails
the position is read anew from the store, so that nothing that is not on disk ever left the house. Several processes
may hold the same table: the number of an act is given once, and who loses the race catches up and tries again.
"""

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from cannae.core.contract import SIDE_NAMES, SPECTATOR, Complaint, Outcome
from cannae.core.events import Event
from cannae.server import shown
from cannae.server.database import Conflict
from cannae.server.logs import note
from cannae.server.messages import encode
from cannae.server.store import OVER, RUNNING, Opened, Store, TableRow, Turn, keep, now_ms, open_table
from cannae.table import COMPUTER, Table
from cannae.table.clock import NONE
from cannae.table.record import record_of

if TYPE_CHECKING:
    from cannae.server.hub import Hub

ATTEMPTS = 30  # at one act, where another process is always quicker
SNAPSHOT_EVERY = 250  # acts
BOTH = 3  # sides that act, as bits
SIDES = {(0,): SIDE_NAMES[0], (1,): SIDE_NAMES[1], (0, 1): ",".join(SIDE_NAMES)}
NOBODYS_TURN = Turn("", None)
Deed = Callable[[Table, int], None]
Seen = tuple[bytes, bytes]  # the table and the position as one viewer is told of them
NOTHING: Seen = (b"", b"")
UNTIMED = encode(shown.clock_data(NONE, [0, 0], ()))


class Viewer(Protocol):
    """Somebody who looks at a table: 0 or 1 from a seat, 2 from outside."""

    viewer: int
    last: int  # number of the last event sent

    def send(self, text: str) -> None: ...

    def seats_changed(self, row: TableRow) -> None: ...


class LiveTable:
    def __init__(self, hub: "Hub", opened: Opened) -> None:
        self.hub = hub
        self.store: Store = hub.store
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.idle_since = now_ms()
        self._load(opened)

    def _load(self, opened: Opened) -> None:
        self.row, self.table, self.seq, self.refs = opened.row, opened.table, opened.seq, opened.refs
        self.frozen, self.rules_changed = opened.last, opened.changed
        self.dirty = False  # memory may be ahead of the store
        self.kept = self.seq
        self.told: list[list[Event]] = [[], [], []]  # events by viewer
        self._scanned = 0
        self._turn = self.turn()
        self._alone: int | None = None  # the only side for whom the latest act can have changed what it sees
        self._heads_of: object = None
        self._heads: dict[int, bytes] = {}
        self._shown: list[Seen] = [NOTHING, NOTHING, NOTHING]  # what each viewer was last told
        self._scan()

    @property
    def id(self) -> str:
        return self.row.id

    def now(self) -> int:
        """Milliseconds since the game began, never running backwards."""
        table = self.table
        latest = max(table.acts[-1].at if table and table.acts else 0, table.clock.since if table else 0)
        return max(now_ms() - self.row.started, latest)

    def playing(self) -> Table:
        if self.table is None:
            raise Complaint("table-rules-changed" if self.rules_changed else "table-unknown")
        if self.row.status not in (RUNNING, OVER):
            raise Complaint("table-not-begun")
        return self.table

    def may_be_helped(self, side: int) -> bool:
        """Whether the computer may give this side hints: never against another person."""
        seats = self.row.seats
        return seats[1 - side].kind == COMPUTER or (
            seats[side].person is not None and seats[side].person == seats[1 - side].person
        )

    # -- Acts -----------------------------------------------------------------------------------------------

    async def act(self, deed: Deed, ref: str = "", acknowledge: Callable[[bool], None] | None = None) -> None:
        """Do something: tried, committed, acknowledged, told. A `ref` that was done already is acknowledged again."""
        async with self.lock:
            if self.dirty:
                await self._reload()
            if ref and ref in self.refs:
                if acknowledge:
                    acknowledge(True)
                return
            for _ in range(ATTEMPTS):
                try:
                    await self._try(deed, ref)
                except Conflict:
                    await self._reload()
                    continue
                if acknowledge:
                    acknowledge(False)
                self.broadcast()
                await self._afterwards()
                return
            raise Complaint("table-busy")

    async def _try(self, deed: Deed, ref: str) -> None:
        table = self.playing()
        before, secret = self._turn, self._secret_marks(table)
        self.dirty = True
        try:
            deed(table, self.now())
        except Complaint:
            self.dirty = False  # a refusal changes nothing
            raise
        after = self._turn = self.turn()
        self._alone = table.acts[-1].side if secret and secret == self._secret_marks(table) else None
        began = time.perf_counter()
        try:
            await self.store.append(self.id, self.seq + 1, table.acts[-1], ref, after if after != before else None)
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

    def _secret_marks(self, table: Table) -> tuple[object, ...] | None:
        """Where both sides decide in secret: what would have to change for anybody but who acts to notice."""
        state = table.line.state
        if state.acting() != BOTH:
            return None
        offers = tuple(table.offers.items()) if table.offers else ()
        return int(state.barrier(0)), int(state.barrier(1)), state.phase(), table.paused, table._ended, offers

    async def fresh(self) -> None:
        """Before anything is read: what was cut off in the middle of a commit is read from the store."""
        if self.dirty:
            await self._reload()

    async def _reload(self) -> None:
        viewers = self._shown
        self._load(await open_table(self.store, self.id))
        self._shown = viewers
        for one in list(self.viewers):
            one.seats_changed(self.row)

    def turn(self) -> Turn:
        """Whose turn it is, and when the house must do something, in milliseconds since 1970."""
        table = self.table
        if table is None or not (to_act := table.to_act):
            return NOBODYS_TURN
        sides = SIDES[to_act]
        if not table.paused and (table.awaited_bots() or table.awaited_passes()):
            return Turn(sides, 0)
        fall = table.clock.next_fall()
        return Turn(sides, self.row.started + fall if fall is not None else None)

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
        if self._turn.due == 0:
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
                await self.store.start(self.row, *self.turn())
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
                self._turn = self.turn()
                self.row.turn = self._turn.sides
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

    # -- Telling --------------------------------------------------------------------------------------------

    def _scan(self) -> None:
        """Sort new events by viewer."""
        if self.table is None:
            return
        events = self.table.log.events
        for event in events[self._scanned :]:
            for viewer in (0, 1, SPECTATOR):
                if event.audience >> viewer & 1:
                    self.told[viewer].append(event)
        self._scanned = len(events)

    def position(self, viewer: int) -> bytes:
        if self.row.status == "open" or self.table is None:
            frozen = self.frozen["views"][viewer] if self.frozen else None
            return encode({"view": frozen, "choices": [], "to_act": [], "outcome": self.row.result})
        return encode(shown.position_shown(self.table, viewer))

    def broadcast(self) -> None:
        """Tell every viewer what changed for it. Who could notice nothing is sent nothing."""
        self._scan()
        alone, self._alone = self._alone, None
        by_eyes: dict[int, list[Viewer]] = {}
        for one in self.viewers:
            by_eyes.setdefault(one.viewer, []).append(one)
        for viewer, those in by_eyes.items():
            count = len(self.told[viewer])
            up_to_date = all(one.last == count for one in those)
            if alone is not None and viewer != alone and up_to_date:
                continue  # a step in secret shows in nobody else's view: law 4 of the contract
            seen = self._head(viewer), self.position(viewer)
            if up_to_date and seen == self._shown[viewer]:
                continue
            self._shown[viewer] = seen
            texts: dict[int, str] = {}
            for one in those:
                if one.last not in texts:
                    texts[one.last] = self._state(viewer, one.last, seen)
                one.send(texts[one.last])
                one.last = count

    def show(self, one: Viewer) -> None:
        """All a viewer needs, with the events it has not seen."""
        self._scan()
        seen = self._shown[one.viewer] = self._head(one.viewer), self.position(one.viewer)
        one.send(self._state(one.viewer, one.last, seen))
        one.last = len(self.told[one.viewer])

    def state(self, viewer: int, last: int = 0) -> str:
        """The same as a text, for who does not stay."""
        self._scan()
        return self._state(viewer, last, (self._head(viewer), self.position(viewer)))

    def arrived(self, one: Viewer) -> None:
        self.viewers.add(one)
        self.show(one)
        self._tell_presence()

    def left(self, one: Viewer) -> None:
        self.viewers.discard(one)
        self.idle_since = now_ms()
        self._tell_presence()

    def _tell_presence(self) -> None:
        """Which seats are connected: everybody may know."""
        here = sorted({one.viewer for one in self.viewers} - {SPECTATOR})
        text = encode({"t": "presence", "here": [SIDE_NAMES[side] for side in here]}).decode()
        for one in self.viewers:
            one.send(text)

    def _head(self, viewer: int) -> bytes:
        """What a state begins with; it hardly ever changes, so it is made once."""
        row = self.row
        mark = (id(row), row.status, row.rematch)
        if self._heads_of != mark:
            self._heads_of, self._heads = mark, {}
        if viewer not in self._heads:
            head = {
                "t": "state",
                "table": row.id,
                "game": row.game,
                "status": row.status,
                "seat": shown.side_name(viewer),
                "seats": shown.seats_shown(row),
                "commitment": row.commitment,
                "rules_changed": self.rules_changed,
                "rematch": row.rematch,
                "hints": viewer != SPECTATOR and self.may_be_helped(viewer),
            }
            self._heads[viewer] = encode(head)[:-1]
        return self._heads[viewer]

    def _state(self, viewer: int, last: int, seen: Seen) -> str:
        told = self.told[viewer]
        if last > len(told):
            last = 0  # it saw a table that never was, or another one
        events = encode(shown.events_shown(told[last:], last + 1)) if last < len(told) else b"[]"
        clock = self._clock()
        head, position = seen
        text = b'%b,"last":%d,"events":%b,"clock":%b,%b' % (head, len(told), events, clock, position[1:])
        return text.decode()

    def _clock(self) -> bytes:
        table = self.table
        if table is None:
            return b"null"
        return encode(shown.clock_shown(table, self.now())) if table.clock.terms.kind != NONE else UNTIMED

    def present(self) -> set[int]:
        """The sides that are connected to this process."""
        return {one.viewer for one in self.viewers} - {SPECTATOR}
