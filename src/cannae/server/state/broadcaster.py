"""The clients at a table, and what each has been sent. Most of what a choice costs the server is telling of it."""

from typing import Protocol

from cannae.core.contract import SIDE_NAMES, SPECTATOR
from cannae.server.live.messages import encode
from cannae.server.state.choice_cache import ClientKnowledge
from cannae.server.state.serializer import NOTHING, DeltaSerializer, OneTimeReader, Seen, Serializer
from cannae.server.state.table_state import TableState
from cannae.server.store.rows import TableRow


class Viewer(Protocol):
    """A client at a table: 0 or 1 in a seat, 2 as a spectator."""

    viewer: int
    last: int  # number of the last event sent
    knows: ClientKnowledge

    def send(self, text: str) -> None: ...

    def seats_changed(self, row: TableRow) -> None: ...


class Asked:
    """The client that asked for an act, its own id for it, and the id under which the store knows it."""

    def __init__(self, by: Viewer, id: str, ref: str) -> None:
        self.by = by
        self.id = id
        self.ref = ref


class Broadcaster:
    def __init__(self, table_state: TableState, serializer: Serializer | None = None) -> None:
        self._table_state = table_state
        self.serializer = serializer if serializer is not None else DeltaSerializer(table_state)
        self.viewers: set[Viewer] = set()
        self.idle_since = table_state.time.now()
        self._shown: list[Seen] = [NOTHING, NOTHING, NOTHING]  # what each viewer was last sent
        self._counted = [0, 0, 0]  # the events there were for each viewer when all were last told

    def begin_anew(self) -> None:
        """The game in memory is another one. What the viewers were told they were told."""
        self.serializer.begin_anew()

    def present(self) -> set[int]:
        """The sides that are connected to this process."""
        return {one.viewer for one in self.viewers} - {SPECTATOR}

    def arrived(self, one: Viewer) -> None:
        self.viewers.add(one)
        self.show(one)
        self._tell_presence()

    def left(self, one: Viewer) -> None:
        self.viewers.discard(one)
        self.idle_since = self._table_state.time.now()
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
        news = self.serializer.sort()
        alone, self._table_state.alone = self._table_state.alone, None
        by_eyes: dict[int, list[Viewer]] = {}
        for one in self.viewers:
            by_eyes.setdefault(one.viewer, []).append(one)
        # What was told before all this, and not how far each has read: who stays behind in the log on purpose must not
        # be sent a message for every step in secret
        counted, self._counted = self._counted, [len(events) for events in self.serializer.events]
        for viewer, those in by_eyes.items():
            unheard = self._counted[viewer] != counted[viewer]
            if alone is not None and viewer != alone and not unheard:
                continue  # a step in secret shows in nobody else's view: law 4 of the contract
            seen = self.serializer.seen(viewer)
            if not unheard and seen == self._shown[viewer]:
                continue
            self._shown[viewer] = seen
            for one in those:
                state = self.serializer.state(one, seen, news)
                if asked is not None and one is asked.by:
                    self.acknowledge(asked, False, state)
                    asked = None
                else:
                    one.send(state.decode())
        if asked is not None:
            self.acknowledge(asked, False)

    def acknowledge(self, asked: Asked, again: bool, state: bytes = b"") -> None:
        """It is done and on disk. One message with the state that came of it: a second would cost as much again."""
        side, table = asked.by.viewer, self._table_state.table
        version = table.version[side] if table is not None and side != SPECTATOR else 0
        more = b',"state":%b' % state if state else b""
        done = b'{"t":"ack","id":%b,"again":%b,"version":%d%b}' % (encode(asked.id), encode(again), version, more)
        asked.by.send(done.decode())

    def show(self, one: Viewer) -> None:
        """Send a viewer all it needs, with the events it has not seen, whatever it was sent before."""
        self.serializer.sort()
        one.knows.forget()
        viewer = one.viewer
        seen = self._shown[viewer] = self.serializer.seen(viewer)
        if not [other for other in self.viewers if other.viewer == viewer and other is not one]:
            self._counted[viewer] = len(self.serializer.events[viewer])  # nobody else who sees this waits to be told
        one.send(self.serializer.state(one, seen).decode())

    def log(self, one: Viewer) -> bytes:
        """The next page of the log for a client further behind: `events`, and `last` as in a state."""
        self.serializer.sort()
        return self.serializer.log(one)

    def state(self, viewer: int, last: int = 0) -> str:
        """A state as a text, for a client that does not stay."""
        self.serializer.sort()
        return self.serializer.state(OneTimeReader(viewer, last), self.serializer.seen(viewer)).decode()
