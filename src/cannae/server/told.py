"""A table, and what every viewer of it has been told. Here nothing waits, so that it can be compiled: most of what a
choice costs the house is telling of it."""

from typing import Any, NamedTuple, Protocol

from mypy_extensions import mypyc_attr

from cannae.core.contract import SIDE_NAMES, SPECTATOR
from cannae.core.events import Event
from cannae.server import shown
from cannae.server.deeds import Deed
from cannae.server.messages import encode
from cannae.server.store import Opened, TableRow, Turn, now_ms
from cannae.table import COMPUTER, Table
from cannae.table.clock import NONE

Seen = tuple[bytes, bytes]  # the table and the position as one viewer is told of them
NOTHING: Seen = (b"", b"")
BOTH = 3  # sides that act, as bits
SIDES = {(0,): SIDE_NAMES[0], (1,): SIDE_NAMES[1], (0, 1): ",".join(SIDE_NAMES)}
NOBODYS_TURN = Turn("", None)
UNTIMED = encode(shown.clock_data(NONE, [0, 0], ()))


class Viewer(Protocol):
    """Somebody who looks at a table: 0 or 1 from a seat, 2 from outside."""

    viewer: int
    last: int  # number of the last event sent

    def send(self, text: str) -> None: ...

    def seats_changed(self, row: TableRow) -> None: ...


class Asked(NamedTuple):
    """Who asked for an act, under which name of its own, and under which the store knows it."""

    by: Viewer
    id: str
    ref: str


@mypyc_attr(allow_interpreted_subclasses=True)
class ToldTable:
    def __init__(self, opened: Opened) -> None:
        self.viewers: set[Viewer] = set()
        self.idle_since = now_ms()
        self.turn = NOBODYS_TURN
        self._shown: list[Seen] = [NOTHING, NOTHING, NOTHING]  # what each viewer was last told
        self.load(opened)

    def load(self, opened: Opened) -> None:
        """Stand as the store has it. What the viewers were told they were told."""
        self.row: TableRow = opened.row
        self.table: Table | None = opened.table if opened.row.begun() else None
        self.frozen: dict[str, Any] | None = opened.last
        self.rules_changed = opened.changed
        self.told: list[list[Event]] = [[], [], []]  # events by viewer
        self.alone: int | None = None  # the only side for whom the latest act can have changed what it sees
        self._scanned = 0
        self._heads_of: object = None
        self._heads: dict[int, bytes] = {}
        self._scan()

    def now(self) -> int:
        """Milliseconds since the game began, never running backwards."""
        table = self.table
        latest = max(table.acts[-1].at if table and table.acts else 0, table.clock.since if table else 0)
        return max(now_ms() - self.row.started, latest)

    def attempt(self, table: Table, deed: Deed) -> None:
        """Do something to the position in memory, and see whose turn it is then and who can have noticed."""
        secret = self.secret_marks()
        deed(table, self.now())
        self.note_turn()
        self.alone = table.acts[-1].side if secret is not None and secret == self.secret_marks() else None

    def note_turn(self) -> None:
        """Whose turn it is, and when the house must do something, in milliseconds since 1970."""
        table, sides, due = self.table, "", None
        if table is not None and (to_act := table.to_act):
            sides = SIDES[to_act]
            if not table.paused and (table.awaited_bots() or table.awaited_passes()):
                due = 0
            elif (fall := table.clock.next_fall()) is not None:
                due = self.row.started + fall
        if sides != self.turn.sides or due != self.turn.due:
            self.turn = Turn(sides, due)

    def is_over(self) -> bool:
        return self.table is not None and self.table.outcome() is not None

    def may_be_helped(self, side: int) -> bool:
        """Whether the computer may give this side hints: never against another person."""
        seats = self.row.seats
        return seats[1 - side].kind == COMPUTER or (
            seats[side].person is not None and seats[side].person == seats[1 - side].person
        )

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
        if self.table is None:
            frozen = self.frozen["views"][viewer] if self.frozen else None
            return encode({"view": frozen, "choices": [], "to_act": [], "outcome": self.row.result})
        return encode(shown.position_shown(self.table, viewer))

    def secret_marks(self) -> tuple[object, ...] | None:
        """Where both sides decide in secret: what would have to change for anybody but who acts to notice."""
        if self.table is None:
            return None
        table, state = self.table, self.table.line.state
        if state.acting() != BOTH:
            return None
        offers = tuple(table.offers.items()) if table.offers else ()
        return int(state.barrier(0)), int(state.barrier(1)), state.phase(), table.paused, table._ended, offers

    def broadcast(self, asked: Asked | None = None) -> None:
        """Tell every viewer what changed for it. Who could notice nothing is sent nothing; who asked for it gets the
        acknowledgement in any case, and with it what it sees now."""
        self._scan()
        alone, self.alone = self.alone, None
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
                if asked is not None and one is asked.by:
                    self.acknowledge(asked, False, texts[one.last])
                    asked = None
                else:
                    one.send(texts[one.last])
                one.last = count
        if asked is not None:
            self.acknowledge(asked, False)

    def acknowledge(self, asked: Asked, again: bool, state: str = "") -> None:
        """It is done and on disk. One message with the state that came of it: a second would cost as much again."""
        side = asked.by.viewer
        version = self.table.version[side] if self.table is not None and side != SPECTATOR else 0
        text = encode({"t": "ack", "id": asked.id, "again": again, "version": version}).decode()
        asked.by.send(f'{text[:-1]},"state":{state}}}' if state else text)

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
