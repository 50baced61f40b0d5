"""Who looks at a table, and what each has been told of it. Compiled, as where the table stands: most of what a choice
costs the house is telling of it."""

from typing import Protocol

from cannae.core.contract import SIDE_NAMES, SPECTATOR
from cannae.core.events import Event
from cannae.server import shown
from cannae.server.messages import encode
from cannae.server.stand import Stand
from cannae.server.store import TableRow, now_ms
from cannae.table.clock import NONE

Seen = tuple[bytes, bytes, bytes, bytes]  # the table, the position, the view and the choices as one viewer is told
NOTHING: Seen = (b"", b"", b"", b"")
UNTIMED = encode(shown.clock_data(NONE, [0, 0], ()))


class Viewer(Protocol):
    """Somebody who looks at a table: 0 or 1 from a seat, 2 from outside."""

    viewer: int
    last: int  # number of the last event sent

    def send(self, text: str) -> None: ...

    def seats_changed(self, row: TableRow) -> None: ...


class Asked:
    """Who asked for an act, under which name of its own, and under which the store knows it."""

    def __init__(self, by: Viewer, id: str, ref: str) -> None:
        self.by = by
        self.id = id
        self.ref = ref


class Told:
    def __init__(self, stand: Stand) -> None:
        self._stand = stand
        self.viewers: set[Viewer] = set()
        self.idle_since = now_ms()
        self._shown: list[Seen] = [NOTHING, NOTHING, NOTHING]  # what each viewer was last told
        self.begin_anew()

    def begin_anew(self) -> None:
        """The game in memory is another one. What the viewers were told they were told."""
        self.events: list[list[Event]] = [[], [], []]  # by viewer
        self._sorted = 0
        self._heads: dict[int, bytes] = {}
        self._heads_of: tuple[TableRow, str, str | None] | None = None

    def present(self) -> set[int]:
        """The sides that are connected to this process."""
        return {one.viewer for one in self.viewers} - {SPECTATOR}

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
        here = [SIDE_NAMES[side] for side in sorted(self.present())]
        text = encode({"t": "presence", "here": here}).decode()
        for one in self.viewers:
            one.send(text)

    # -- Telling --------------------------------------------------------------------------------------------

    def broadcast(self, asked: Asked | None = None) -> None:
        """Tell every viewer what changed for it. Who could notice nothing is sent nothing; who asked for it gets the
        acknowledgement in any case, and with it what it sees now."""
        self._sort()
        alone, self._stand.alone = self._stand.alone, None
        by_eyes: dict[int, list[Viewer]] = {}
        for one in self.viewers:
            by_eyes.setdefault(one.viewer, []).append(one)
        for viewer, those in by_eyes.items():
            count = len(self.events[viewer])
            up_to_date = all(one.last == count for one in those)
            if alone is not None and viewer != alone and up_to_date:
                continue  # a step in secret shows in nobody else's view: law 4 of the contract
            seen = self._seen(viewer)
            if up_to_date and seen == self._shown[viewer]:
                continue
            self._shown[viewer] = seen
            texts: dict[int, bytes] = {}
            for one in those:
                if one.last not in texts:
                    texts[one.last] = self._state(viewer, one.last, seen)
                if asked is not None and one is asked.by:
                    self.acknowledge(asked, False, texts[one.last])
                    asked = None
                else:
                    one.send(texts[one.last].decode())
                one.last = count
        if asked is not None:
            self.acknowledge(asked, False)

    def acknowledge(self, asked: Asked, again: bool, state: bytes = b"") -> None:
        """It is done and on disk. One message with the state that came of it: a second would cost as much again."""
        side, table = asked.by.viewer, self._stand.table
        version = table.version[side] if table is not None and side != SPECTATOR else 0
        done = encode({"t": "ack", "id": asked.id, "again": again, "version": version})
        asked.by.send((b'%b,"state":%b}' % (done[:-1], state) if state else done).decode())

    def show(self, one: Viewer) -> None:
        """All a viewer needs, with the events it has not seen."""
        self._sort()
        seen = self._shown[one.viewer] = self._seen(one.viewer)
        one.send(self._state(one.viewer, one.last, seen).decode())
        one.last = len(self.events[one.viewer])

    def state(self, viewer: int, last: int = 0) -> str:
        """The same as a text, for who does not stay."""
        self._sort()
        return self._state(viewer, last, self._seen(viewer)).decode()

    # -- What a state is made of ----------------------------------------------------------------------------

    def _sort(self) -> None:
        """New events, to those who may know them."""
        table = self._stand.table
        if table is None:
            return
        events = table.log.events
        for index in range(self._sorted, len(events)):
            event = events[index]
            for viewer in (0, 1, SPECTATOR):
                if event.audience >> viewer & 1:
                    self.events[viewer].append(event)
        self._sorted = len(events)

    def _seen(self, viewer: int) -> Seen:
        head, table = self._head(viewer), self._stand.table
        if table is None:
            frozen = self._stand.frozen["views"][viewer] if self._stand.frozen else None
            return head, encode({"to_act": [], "outcome": self._stand.row.result}), encode(frozen), b"[]"
        choices = shown.choices_shown(table, viewer) if viewer != SPECTATOR else b""
        return head, encode(shown.position_shown(table, viewer)), encode(table.state.view(viewer)), choices

    def _head(self, viewer: int) -> bytes:
        """What a state begins with; it hardly ever changes, so it is made once."""
        row, of = self._stand.row, self._heads_of
        if of is None or of[0] is not row or of[1] != row.status or of[2] != row.rematch:
            self._heads_of, self._heads = (row, row.status, row.rematch), {}
        if viewer not in self._heads:
            head = {
                "t": "state",
                "table": row.id,
                "game": row.game,
                "status": row.status,
                "seat": shown.side_name(viewer),
                "seats": shown.seats_shown(row),
                "commitment": row.commitment,
                "rules_changed": self._stand.rules_changed,
                "rematch": row.rematch,
                "hints": viewer != SPECTATOR and self._stand.may_be_helped(viewer),
            }
            self._heads[viewer] = encode(head)[:-1]
        return self._heads[viewer]

    def _state(self, viewer: int, last: int, seen: Seen) -> bytes:
        told = self.events[viewer]
        if last > len(told):
            last = 0  # it saw a table that never was, or another one
        events = encode(shown.events_shown(told[last:], last + 1)) if last < len(told) else b"[]"
        head, position, view, choices = seen
        more = b',"choices":' if choices else b""
        return b'%b,"last":%d,"events":%b,"clock":%b,%b,"view":%b%b%b}' % (
            head, len(told), events, self._clock(), position[1:-1], view, more, choices,
        )  # fmt: skip

    def _clock(self) -> bytes:
        table = self._stand.table
        if table is None:
            return b"null"
        return encode(shown.clock_shown(table, self._stand.now())) if table.clock.terms.kind != NONE else UNTIMED
