"""Who looks at a table, and what each has been told of it. Compiled, as where the table stands: most of what a choice
costs the house is telling of it."""

from typing import Protocol

from cannae.core.contract import SIDE_NAMES, SPECTATOR
from cannae.core.events import Event
from cannae.core.view_delta import ViewDelta
from cannae.server.live.messages import encode
from cannae.server.state import serializers
from cannae.server.state.choice_cache import ClientKnowledge, EncodedChoice, offered
from cannae.server.state.table_state import TableState
from cannae.server.store import chance
from cannae.server.store.rows import TableRow
from cannae.table.clock import NONE

# The table, the position, the view, the editions of its parts, and the choices of one viewer
Seen = tuple[bytes, bytes, bytes, list[bytes], list[EncodedChoice]]
NOTHING: Seen = (b"", b"", b"", [], [])
UNTIMED = encode(serializers.clock_data(NONE, [0, 0], ()))


class Viewer(Protocol):
    """Somebody who looks at a table: 0 or 1 from a seat, 2 from outside."""

    viewer: int
    last: int  # number of the last event sent
    knows: ClientKnowledge

    def send(self, text: str) -> None: ...

    def seats_changed(self, row: TableRow) -> None: ...


class Passer:
    """Who looks once and does not stay."""

    def __init__(self, viewer: int, last: int) -> None:
        self.viewer = viewer
        self.last = last
        self.knows = ClientKnowledge()

    def send(self, text: str) -> None:
        return

    def seats_changed(self, row: TableRow) -> None:
        return


class Asked:
    """Who asked for an act, under which name of its own, and under which the store knows it."""

    def __init__(self, by: Viewer, id: str, ref: str) -> None:
        self.by = by
        self.id = id
        self.ref = ref


class News:
    """Events that nobody has been told of, each encoded once for all who may know it."""

    def __init__(self, events: list[Event]) -> None:
        self._events = events
        self._texts: list[bytes] = []

    def to(self, viewer: int) -> list[bytes]:
        if not self._texts:
            self._texts = [serializers.event_shown(event) for event in self._events]
        return [text for event, text in zip(self._events, self._texts) if event.audience >> viewer & 1]


NO_NEWS = News([])
PAGE_EVENTS, PAGE_BYTES = 200, 48 * 1024  # of the log that are told at once: who stands further back asks for more


class Broadcaster:
    def __init__(self, table_state: TableState) -> None:
        self._stand = table_state
        self.viewers: set[Viewer] = set()
        self.idle_since = table_state.time.now()
        self._delta = ViewDelta()
        self._shown: list[Seen] = [NOTHING, NOTHING, NOTHING]  # what each viewer was last told
        self._counted = [0, 0, 0]  # the events there were for each viewer when all were last told
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
        self.idle_since = self._stand.time.now()
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
        news = self._sort()
        alone, self._stand.alone = self._stand.alone, None
        by_eyes: dict[int, list[Viewer]] = {}
        for one in self.viewers:
            by_eyes.setdefault(one.viewer, []).append(one)
        # What was told before all this, and not how far each has read: who stays behind in the log on purpose must not
        # be sent a message for every step in secret
        counted, self._counted = self._counted, [len(events) for events in self.events]
        for viewer, those in by_eyes.items():
            unheard = self._counted[viewer] != counted[viewer]
            if alone is not None and viewer != alone and not unheard:
                continue  # a step in secret shows in nobody else's view: law 4 of the contract
            seen = self._seen(viewer)
            if not unheard and seen == self._shown[viewer]:
                continue
            self._shown[viewer] = seen
            for one in those:
                state = self._state(one, seen, news)
                if asked is not None and one is asked.by:
                    self.acknowledge(asked, False, state)
                    asked = None
                else:
                    one.send(state.decode())
        if asked is not None:
            self.acknowledge(asked, False)

    def acknowledge(self, asked: Asked, again: bool, state: bytes = b"") -> None:
        """It is done and on disk. One message with the state that came of it: a second would cost as much again."""
        side, table = asked.by.viewer, self._stand.table
        version = table.version[side] if table is not None and side != SPECTATOR else 0
        more = b',"state":%b' % state if state else b""
        done = b'{"t":"ack","id":%b,"again":%b,"version":%d%b}' % (encode(asked.id), encode(again), version, more)
        asked.by.send(done.decode())

    def show(self, one: Viewer) -> None:
        """All a viewer needs, with the events it has not seen, whatever it was told before."""
        self._sort()
        one.knows.forget()
        viewer = one.viewer
        seen = self._shown[viewer] = self._seen(viewer)
        if not [other for other in self.viewers if other.viewer == viewer and other is not one]:
            self._counted[viewer] = len(self.events[viewer])  # nobody else who sees this waits to be told
        one.send(self._state(one, seen, NO_NEWS).decode())

    def log(self, one: Viewer) -> bytes:
        """The next page of the log for who stands further back: `events`, and `last` as in a state."""
        self._sort()
        events = self._events(one, NO_NEWS)
        return b'"last":%d,"events":[%b]' % (len(self.events[one.viewer]), events)

    def state(self, viewer: int, last: int = 0) -> str:
        """The same as a text, for who does not stay."""
        self._sort()
        return self._state(Passer(viewer, last), self._seen(viewer), NO_NEWS).decode()

    # -- What a state is made of ----------------------------------------------------------------------------

    def _sort(self) -> News:
        """New events, to those who may know them. After them the position is another one."""
        self._delta.begin_anew()
        table = self._stand.table
        if table is None or self._sorted == len(table.log.events):
            return NO_NEWS
        new = table.log.events[self._sorted :]
        for event in new:
            for viewer in (0, 1, SPECTATOR):
                if event.audience >> viewer & 1:
                    self.events[viewer].append(event)
        self._sorted += len(new)
        return News(new)

    def _seen(self, viewer: int) -> Seen:
        head, table = self._head(viewer), self._stand.table
        if table is None:
            frozen = self._stand.frozen["views"][viewer] if self._stand.frozen else None
            return head, encode({"to_act": [], "outcome": self._stand.row.result})[1:-1], encode(frozen), [], []
        choices = offered(table.state, table.game.id, viewer) if viewer in table.to_act else []
        view = encode(table.state.sent(viewer, self._delta))
        return (
            head,
            serializers.position_shown(table, viewer),
            view,
            [part.brief for part in self._delta.parts],
            choices,
        )

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
                "seat": serializers.side_name(viewer),
                "seats": serializers.seats_shown(row),
                "commitment": row.commitment,
                "chance": chance.shown(row.entropy),
                "rules_changed": self._stand.rules_changed,
                "rematch": row.rematch,
                "hints": viewer != SPECTATOR and self._stand.may_be_helped(viewer),
            }
            self._heads[viewer] = encode(head)[:-1]
        return self._heads[viewer]

    def _state(self, one: Viewer, seen: Seen, news: News) -> bytes:
        viewer, knows = one.viewer, one.knows
        head, position, view, editions, choices = seen
        offer = parts = b""
        if editions:
            parts = b',"parts":{%b}' % b",".join(knows.renew(self._delta.parts))
        if viewer != SPECTATOR:
            names, meanings = b",".join([one.name for one in choices]), b",".join(knows.learn(choices))
            offer = b',"choices":[%b],"described":[%b]' % (names, meanings)
        return b'%b,"last":%d,"events":[%b],"clock":%b,%b,"view":%b%b%b}' % (
            head, len(self.events[viewer]), self._events(one, news), self._clock(), position, view, parts, offer,
        )  # fmt: skip

    def _events(self, one: Viewer, news: News) -> bytes:
        """What a viewer may be told after its last event, a page of it; after that it stands there."""
        told, last = self.events[one.viewer], one.last
        if last == len(told):
            return b""
        if last > len(told):
            last = 0  # it saw a table that never was, or another one
        texts = news.to(one.viewer)
        if len(texts) != len(told) - last:
            texts = [serializers.event_shown(event) for event in told[last : last + PAGE_EVENTS]]
        page: list[bytes] = []
        size = 0
        for text in texts[:PAGE_EVENTS]:
            size += len(text)
            if page and size > PAGE_BYTES:
                break
            page.append(b'{"n":%d,%b' % (last + len(page) + 1, text))
        one.last = last + len(page)
        return b",".join(page)

    def _clock(self) -> bytes:
        table = self._stand.table
        if table is None:
            return b"null"
        return encode(serializers.clock_shown(table, self._stand.now())) if table.clock.terms.kind != NONE else UNTIMED
