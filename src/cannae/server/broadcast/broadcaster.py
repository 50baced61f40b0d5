"""The clients at a table, and what each of them is sent after an act, as JSON. Everything that leaves the server about
a running game is made here, from `view`, `choices`, `describe` and the events for that viewer; no number here counts
what the viewer cannot see.

In a state a choice is named by its notation only. Its description is sent to each client once, because descriptions
were two thirds of all that a player was sent.
"""

from typing import TYPE_CHECKING, Final, Protocol

from librt.vecs import append, vec
from mypy_extensions import i64

from cannae.core.bits import MOST, bit
from cannae.core.contract import SIDE_NAMES, SPECTATOR, Event, State
from cannae.core.view_delta import DeltaPart, ViewDelta
from cannae.server.broadcast.table_data import choice_data, clock_data, head_data, position_data
from cannae.server.live.messages import encode
from cannae.server.store.rows import TableRow
from cannae.table import Table
from cannae.table.clock import NONE
from cannae.table.lesson import lesson_data

if TYPE_CHECKING:
    from cannae.server.live.live_table import TableState

MOST_KEPT: Final = 10_000  # encoded choices of one game
SLOTS: Final = 4096  # of them that are found by index
PAGE_EVENTS, PAGE_BYTES = 200, 48 * 1024  # of the log in one message: a client further behind asks for more
UNTIMED = encode(clock_data(NONE, [0, 0], ()))


# -- Choices ------------------------------------------------------------------------------------------------------


class EncodedChoice:
    """One choice in JSON: its notation as `name`, its whole description as `text`."""

    def __init__(self, place: i64, described: object, name: bytes, text: bytes, number: i64, edition: i64) -> None:
        self.place = place  # the choice and whose it is, as one number
        self.described = described  # the object that `describe` returned: the same object means the same text
        self.name = name
        self.text = text
        self.number = number
        self.edition = edition
        self.rivals: list[EncodedChoice] = []  # all descriptions that this choice has had, this one included

    def __eq__(self, other: object) -> bool:
        return isinstance(other, EncodedChoice) and self.text == other.text


def encoded_choice(state: State, side: i64, choice: i64) -> EncodedChoice:
    """One choice, without the cache."""
    name, text = encode(state.write_choice(side, choice)), encode(choice_data(state, side, choice))
    return EncodedChoice(2 * choice + side, None, name, text, -1, -1)


EMPTY_SLOT: Final = [EncodedChoice(-1, None, b"", b"", -1, -1)]


class ChoiceCache:
    """The choices of one game that were ever sent, encoded. Games return the same object from `describe` for most
    choices each time; those are encoded once."""

    def __init__(self) -> None:
        self._known: dict[int, list[EncodedChoice]] = {}  # by place
        self._latest = EMPTY_SLOT * SLOTS  # by the place modulo SLOTS: quicker than the dict
        self._count: i64 = 0
        self._edition: i64 = 0

    def of(self, state: State, side: i64, choice: i64) -> EncodedChoice:
        described, place = state.describe(side, choice), 2 * choice + side
        latest = self._latest[place % SLOTS]
        if latest.described is not described or latest.place != place:
            latest = self._latest[place % SLOTS] = self._found(state, side, choice, described)
        return latest

    def _found(self, state: State, side: i64, choice: i64, described: object) -> EncodedChoice:
        place = 2 * choice + side
        rivals = self._known.setdefault(place, [])
        for one in rivals:
            if one.described is described:
                return one
        text = encode(choice_data(state, side, choice))
        for one in rivals:
            if one.text == text:
                one.described = described
                return one
        if self._count >= MOST_KEPT:
            self._known, self._latest, self._count, self._edition = {}, EMPTY_SLOT * SLOTS, 0, self._edition + 1
            rivals = self._known[place] = []
        name = encode(state.write_choice(side, choice))
        one = EncodedChoice(place, described, name, text, self._count, self._edition)
        one.rivals = rivals
        rivals.append(one)
        self._count += 1
        return one


class ClientKnowledge:
    """What a client has been sent: which descriptions of choices (a bit for each, because there are thousands of
    clients), and which edition of each part of the view."""

    def __init__(self) -> None:
        self._sets = vec[i64]()
        self._edition: i64 = -1
        self._parts = vec[i64]()

    def forget(self) -> None:
        self._sets = vec[i64]()
        self._parts = vec[i64]()

    def renew(self, parts: list[DeltaPart]) -> list[bytes]:
        """The parts of a view, in full where the client has another edition."""
        if len(self._parts) != len(parts):
            self._parts = vec[i64]([0] * len(parts))
        sent: list[bytes] = []
        for index, part in enumerate(parts):
            sent.append(part.brief if self._parts[index] == part.edition else part.full)
            self._parts[index] = part.edition
        return sent

    def learn(self, choices: list[EncodedChoice]) -> list[bytes]:
        """The descriptions that the client does not have. Of several for one choice a client keeps the latest."""
        new: list[bytes] = []
        for choice in choices:
            if not self._has(choice):
                new.append(choice.text)
                for rival in choice.rivals:
                    if self._has(rival):
                        self._sets[rival.number // MOST] -= bit(rival.number % MOST)
                self._add(choice)
        return new

    def _has(self, choice: EncodedChoice) -> bool:
        number = choice.number
        if choice.edition != self._edition or number >= MOST * len(self._sets):
            return False
        return self._sets[number // MOST] & bit(number % MOST) != 0

    def _add(self, choice: EncodedChoice) -> None:
        number = choice.number
        if choice.edition != self._edition:
            self._sets, self._edition = vec[i64](), choice.edition
        while number >= MOST * len(self._sets):
            self._sets = append(self._sets, 0)
        self._sets[number // MOST] |= bit(number % MOST)


CACHES: Final[dict[str, ChoiceCache]] = {}  # by game


def offered(state: State, game: str, side: int) -> list[EncodedChoice]:
    """Everything a side may do now."""
    known = CACHES.get(game)
    if known is None:
        known = CACHES[game] = ChoiceCache()
    return [known.of(state, side, choice) for choice in state.choices(side)]


# -- States -------------------------------------------------------------------------------------------------------

# The table, the position, the view, the editions of its parts, and the choices of one viewer
Seen = tuple[bytes, bytes, bytes, list[bytes], list[EncodedChoice]]
NOTHING: Seen = (b"", b"", b"", [], [])


class Reader(Protocol):
    """A client that is sent states. `viewer` is 0 or 1 for a seat, 2 for a spectator."""

    viewer: int
    last: int  # number of the last event sent
    knows: ClientKnowledge


class Client(Reader, Protocol):
    """A client at a table."""

    def send(self, text: str) -> None: ...

    def seats_changed(self, row: TableRow) -> None: ...


class OneTimeReader:
    """A client that asks for one state only."""

    def __init__(self, viewer: int, last: int) -> None:
        self.viewer = viewer
        self.last = last
        self.knows = ClientKnowledge()


class News:
    """Events that nobody has been sent yet, each encoded once for all viewers that may know it."""

    def __init__(self, events: list[Event]) -> None:
        self._events = events
        self._texts: list[bytes] = []

    def to(self, viewer: int) -> list[bytes]:
        if not self._texts:
            self._texts = [event_json(event) for event in self._events]
        return [text for event, text in zip(self._events, self._texts) if event.audience >> viewer & 1]


NO_NEWS = News([])


class Serializer:
    """The plain form: a state holds the whole view, and every choice with its description."""

    def __init__(self, table_state: "TableState") -> None:
        self._table_state = table_state
        self.begin_anew()

    def begin_anew(self) -> None:
        """The game was read from the store again: all that was made from the old one is void."""
        self.events: list[list[Event]] = [[], [], []]  # by viewer
        self._sorted = 0
        self._heads: dict[int, bytes] = {}
        self._heads_of: tuple[TableRow, str, str | None] | None = None

    def sort(self) -> News:
        """Sort the new events by viewer. To be called after each change of the game."""
        table = self._table_state.table
        if table is None or self._sorted == len(table.log.events):
            return NO_NEWS
        new = table.log.events[self._sorted :]
        for event in new:
            for viewer in (0, 1, SPECTATOR):
                if event.audience >> viewer & 1:
                    self.events[viewer].append(event)
        self._sorted += len(new)
        return News(new)

    def seen(self, viewer: int) -> Seen:
        """All that a viewer sees now except events and clock, to be compared with what it was sent before."""
        head, table_state = self._head(viewer), self._table_state
        table = table_state.table
        if table is None:
            frozen = table_state.frozen["views"][viewer] if table_state.frozen else None
            return head, encode({"to_act": [], "outcome": table_state.row.result})[1:-1], encode(frozen), [], []
        choices = self.choices(table, viewer) if viewer in table.to_act else []
        view, editions = self.view(table, viewer)
        return head, position_json(table, viewer), view, editions, choices

    def state(self, client: Reader, seen: Seen, news: News = NO_NEWS) -> bytes:
        """The message that brings a client up to date, with the events after the last one it has."""
        head, position, view, editions, choices = seen
        viewer, offer = client.viewer, b""
        if viewer != SPECTATOR:
            names, described = b",".join([choice.name for choice in choices]), self.descriptions(client, choices)
            offer = b',"choices":[%b],"described":[%b]' % (names, b",".join(described))
        return b'%b,"last":%d,"events":[%b],"clock":%b,%b,"view":%b%b%b}' % (
            head, len(self.events[viewer]), self._page(client, news), self._clock(), position, view,
            self.parts(client) if editions else b"", offer,
        )  # fmt: skip

    def log(self, client: Reader) -> bytes:
        """The next page of the log: `events`, and `last` as in a state."""
        page = self._page(client, NO_NEWS)
        return b'"last":%d,"events":[%b]' % (len(self.events[client.viewer]), page)

    # -- What the delta form does otherwise -----------------------------------------------------------------

    def view(self, table: Table, viewer: int) -> tuple[bytes, list[bytes]]:
        """The view, and the editions of the parts that are sent beside it."""
        return encode(table.state.view(viewer)), []

    def parts(self, client: Reader) -> bytes:
        return b""

    def choices(self, table: Table, viewer: int) -> list[EncodedChoice]:
        return [encoded_choice(table.state, viewer, choice) for choice in table.state.choices(viewer)]

    def descriptions(self, client: Reader, choices: list[EncodedChoice]) -> list[bytes]:
        """The descriptions of choices that this client must be sent."""
        return [choice.text for choice in choices]

    # -- Parts of a state -----------------------------------------------------------------------------------

    def _head(self, viewer: int) -> bytes:
        """The first part of a state; it hardly ever changes, so it is encoded once."""
        row, of = self._table_state.row, self._heads_of
        if of is None or of[0] is not row or of[1] != row.status or of[2] != row.rematch:
            self._heads_of, self._heads = (row, row.status, row.rematch), {}
        if viewer not in self._heads:
            hints = viewer != SPECTATOR and self._table_state.may_be_helped(viewer)
            head = head_data(row, viewer, self._table_state.rules_changed, hints)
            self._heads[viewer] = encode(head)[:-1]
        return self._heads[viewer]

    def _page(self, client: Reader, news: News) -> bytes:
        """A page of the events after the last one that the client has; `last` of the client becomes its end."""
        events, last = self.events[client.viewer], client.last
        if last == len(events):
            return b""
        if last > len(events):
            last = 0  # a number that this table never gave
        texts = news.to(client.viewer)
        if len(texts) != len(events) - last:
            texts = [event_json(event) for event in events[last : last + PAGE_EVENTS]]
        page: list[bytes] = []
        size = 0
        for text in texts[:PAGE_EVENTS]:
            size += len(text)
            if page and size > PAGE_BYTES:
                break
            page.append(b'{"n":%d,%b' % (last + len(page) + 1, text))
        client.last = last + len(page)
        return b",".join(page)

    def _clock(self) -> bytes:
        table = self._table_state.table
        if table is None:
            return b"null"
        clock = table.clock
        if clock.control.kind == NONE:
            return UNTIMED
        now = self._table_state.now()
        left = [clock.left_at(side, now) for side in (0, 1)]
        return encode(clock_data(clock.control.kind, left, clock.running, clock.rests(now)))


class DeltaSerializer(Serializer):
    """The short form: long parts of the view and descriptions of choices are sent once, and again when they change."""

    def __init__(self, table_state: "TableState") -> None:
        self._delta = ViewDelta()
        self._shared: dict[str, object] | None = None  # by all views of the present position, once one was made
        super().__init__(table_state)

    def sort(self) -> News:
        self._shared = None
        return super().sort()

    def view(self, table: Table, viewer: int) -> tuple[bytes, list[bytes]]:
        if self._shared is None:
            self._shared = table.state.shared(self._delta)
        view = encode(table.state.sent(viewer, self._shared))
        return view, [part.brief for part in self._delta.parts]

    def parts(self, client: Reader) -> bytes:
        return b',"parts":{%b}' % b",".join(client.knows.renew(self._delta.parts))

    def choices(self, table: Table, viewer: int) -> list[EncodedChoice]:
        return offered(table.state, table.game.id, viewer)

    def descriptions(self, client: Reader, choices: list[EncodedChoice]) -> list[bytes]:
        return client.knows.learn(choices)


# Encoded positions, by phase, sides to act, pause, and what is the viewer's own: a few dozen texts for a game.
POSITIONS: dict[tuple[str, tuple[int, ...], bool, tuple[bool, bool, bool] | None], bytes] = {}


def position_json(table: Table, viewer: int) -> bytes:
    """Phase, turn, offers and outcome, as the inside of a JSON object. Common ones are encoded once."""
    state, outcome, to_act, seated = table.state, table.outcome(), table.to_act, viewer != SPECTATOR
    lesson = lesson_data(table, viewer) if seated and not table.fair else None
    plain = lesson is None and outcome is None and not table.offers and not (table.stuck[0] or table.stuck[1])
    own = (table.can_undo(viewer), table.passing[viewer], table.muted[viewer]) if seated else None
    key = state.phase(), to_act, table.paused, own
    text = POSITIONS.get(key) if plain else None
    if text is None:
        data = position_data(table, outcome)
        if own is not None:
            data |= zip(("can_undo", "passing", "muted"), own)
            data["lesson"] = lesson
        text = encode(data)[1:-1]
        if plain:
            POSITIONS[key] = text
    return b'%b,"version":%d' % (text, table.version[viewer]) if seated else text


def event_json(event: Event) -> bytes:
    """An event in JSON, without its opening bracket: the number comes first, and differs by viewer."""
    return encode(event.to_data())[1:]


# -- Clients -------------------------------------------------------------------------------------------------------


class Asked:
    """The client that asked for an act, the client's id for it, and the store's id for it."""

    def __init__(self, by: Client, id: str, ref: str) -> None:
        self.by = by
        self.id = id
        self.ref = ref


class Broadcaster:
    def __init__(self, table_state: "TableState", serializer: Serializer) -> None:
        self._table_state = table_state
        self.serializer = serializer
        self.clients: set[Client] = set()
        self.idle_since = table_state.time.now()
        self._sent: list[Seen] = [NOTHING, NOTHING, NOTHING]  # what each viewer was last sent
        self._counted = [0, 0, 0]  # how many events each viewer had at the last broadcast

    def begin_anew(self) -> None:
        """The game was read from the store again. What the clients have been sent stays as it is."""
        self.serializer.begin_anew()

    def present(self) -> set[int]:
        """The sides that are connected to this process."""
        return {client.viewer for client in self.clients} - {SPECTATOR}

    def arrived(self, client: Client) -> None:
        self.clients.add(client)
        self.show(client)
        self._send_presence()

    def left(self, client: Client) -> None:
        self.clients.discard(client)
        self.idle_since = self._table_state.time.now()
        self._send_presence()

    def _send_presence(self) -> None:
        """Send everybody which seats are connected."""
        here = [SIDE_NAMES[side] for side in sorted(self.present())]
        text = encode({"t": "presence", "here": here}).decode()
        for client in self.clients:
            client.send(text)

    # -- States ---------------------------------------------------------------------------------------------

    def broadcast(self, asked: Asked | None = None) -> None:
        """Send every client what has changed in its view, and nothing if nothing has. The client that asked for the
        act is sent the acknowledgement in any case, with its new state in it."""
        news = self.serializer.sort()
        alone, self._table_state.alone = self._table_state.alone, None
        by_viewer: dict[int, list[Client]] = {}
        for client in self.clients:
            by_viewer.setdefault(client.viewer, []).append(client)
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
            for client in those:
                state = self.serializer.state(client, seen, news)
                if asked is not None and client is asked.by:
                    self.acknowledge(asked, False, state)
                    asked = None
                else:
                    client.send(state.decode())
        if asked is not None:
            self.acknowledge(asked, False)

    def acknowledge(self, asked: Asked, again: bool, state: bytes = b"") -> None:
        """Tell a client that its act is on disk. The new state is part of the same message, which halves the cost."""
        side, table = asked.by.viewer, self._table_state.table
        version = table.version[side] if table is not None and side != SPECTATOR else 0
        more = b',"state":%b' % state if state else b""
        done = b'{"t":"ack","id":%b,"again":%b,"version":%d%b}' % (encode(asked.id), encode(again), version, more)
        asked.by.send(done.decode())

    def show(self, client: Client) -> None:
        """Send a client the whole state, whatever it was sent before, with the events it has not seen."""
        self.serializer.sort()
        client.knows.forget()
        viewer = client.viewer
        seen = self._sent[viewer] = self.serializer.seen(viewer)
        if not [other for other in self.clients if other.viewer == viewer and other is not client]:
            # No other client with this view still waits for these events.
            self._counted[viewer] = len(self.serializer.events[viewer])
        client.send(self.serializer.state(client, seen).decode())

    def log(self, client: Client) -> bytes:
        """The next page of the log, for a client that is further behind: `events`, and `last` as in a state."""
        self.serializer.sort()
        return self.serializer.log(client)

    def state(self, viewer: int, last: int = 0) -> str:
        """A state as text, for a client without a connection that stays open."""
        self.serializer.sort()
        return self.serializer.state(OneTimeReader(viewer, last), self.serializer.seen(viewer)).decode()
