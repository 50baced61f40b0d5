"""The clients at a table: who is connected, and who is sent what after an act."""

from typing import TYPE_CHECKING, Protocol

from cannae.core.contract import SIDE_NAMES, SPECTATOR
from cannae.server.broadcast.serializer import NOTHING, ClientKnowledge, OneTimeReader, Seen, Serializer
from cannae.server.live.messages import encode
from cannae.server.store.rows import TableRow

if TYPE_CHECKING:
    from cannae.server.live.live_table import TableState


class Viewer(Protocol):
    """A client at a table. `viewer` is 0 or 1 for a seat, 2 for a spectator."""

    viewer: int
    last: int  # number of the last event sent
    knows: ClientKnowledge

    def send(self, text: str) -> None: ...

    def seats_changed(self, row: TableRow) -> None: ...


class Asked:
    """The client that asked for an act, the client's id for it, and the store's id for it."""

    def __init__(self, by: Viewer, id: str, ref: str) -> None:
        self.by = by
        self.id = id
        self.ref = ref


class Broadcaster:
    def __init__(self, table_state: "TableState", serializer: Serializer) -> None:
        self._table_state = table_state
        self.serializer = serializer
        self.viewers: set[Viewer] = set()
        self.idle_since = table_state.time.now()
        self._sent: list[Seen] = [NOTHING, NOTHING, NOTHING]  # what each viewer was last sent
        self._counted = [0, 0, 0]  # how many events each viewer had at the last broadcast

    def begin_anew(self) -> None:
        """The game was read from the store again. What the clients have been sent stays as it is."""
        self.serializer.begin_anew()

    def present(self) -> set[int]:
        """The sides that are connected to this process."""
        return {one.viewer for one in self.viewers} - {SPECTATOR}

    def arrived(self, one: Viewer) -> None:
        self.viewers.add(one)
        self.show(one)
        self._send_presence()

    def left(self, one: Viewer) -> None:
        self.viewers.discard(one)
        self.idle_since = self._table_state.time.now()
        self._send_presence()

    def _send_presence(self) -> None:
        """Send everybody which seats are connected."""
        here = [SIDE_NAMES[side] for side in sorted(self.present())]
        text = encode({"t": "presence", "here": here}).decode()
        for one in self.viewers:
            one.send(text)

    # -- States ---------------------------------------------------------------------------------------------

    def broadcast(self, asked: Asked | None = None) -> None:
        """Send every client what has changed in its view, and nothing if nothing has. The client that asked for the
        act is sent the acknowledgement in any case, with its new state in it."""
        news = self.serializer.sort()
        alone, self._table_state.alone = self._table_state.alone, None
        by_viewer: dict[int, list[Viewer]] = {}
        for one in self.viewers:
            by_viewer.setdefault(one.viewer, []).append(one)
        # Compared with the last broadcast, not with how far each client has read the log: otherwise a client that stays
        # behind on purpose would be sent a message at each secret step of the other side, and could count them.
        counted, self._counted = self._counted, [len(events) for events in self.serializer.events]
        for viewer, those in by_viewer.items():
            has_events = self._counted[viewer] != counted[viewer]
            if alone is not None and viewer != alone and not has_events:
                continue  # a secret step changes nobody else's view: law 4 of the contract
            seen = self.serializer.seen(viewer)
            if not has_events and seen == self._sent[viewer]:
                continue
            self._sent[viewer] = seen
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
        """Tell a client that its act is on disk. The new state is part of the same message, which halves the cost."""
        side, table = asked.by.viewer, self._table_state.table
        version = table.version[side] if table is not None and side != SPECTATOR else 0
        more = b',"state":%b' % state if state else b""
        done = b'{"t":"ack","id":%b,"again":%b,"version":%d%b}' % (encode(asked.id), encode(again), version, more)
        asked.by.send(done.decode())

    def show(self, one: Viewer) -> None:
        """Send a client the whole state, whatever it was sent before, with the events it has not seen."""
        self.serializer.sort()
        one.knows.forget()
        viewer = one.viewer
        seen = self._sent[viewer] = self.serializer.seen(viewer)
        if not [other for other in self.viewers if other.viewer == viewer and other is not one]:
            # No other client with this view still waits for these events.
            self._counted[viewer] = len(self.serializer.events[viewer])
        one.send(self.serializer.state(one, seen).decode())

    def log(self, one: Viewer) -> bytes:
        """The next page of the log, for a client that is further behind: `events`, and `last` as in a state."""
        self.serializer.sort()
        return self.serializer.log(one)

    def state(self, viewer: int, last: int = 0) -> str:
        """A state as text, for a client without a connection that stays open."""
        self.serializer.sort()
        return self.serializer.state(OneTimeReader(viewer, last), self.serializer.seen(viewer)).decode()
