"""What one viewer is sent of a table. Everything that leaves the server about a running game is made here, from
`view`, `choices`, `describe` and the events told to that viewer; no number here counts what the viewer cannot see."""

from collections.abc import Iterable
from typing import Any, Protocol

from cannae.core.contract import SIDE_NAMES, SPECTATOR
from cannae.core.events import Event
from cannae.core.view_delta import ViewDelta
from cannae.server.live.messages import encode
from cannae.server.state.choice_cache import ClientKnowledge, EncodedChoice, choice_shown, encoded_choice, offered
from cannae.server.state.table_state import TableState
from cannae.server.store import chance
from cannae.server.store.rows import TableRow
from cannae.table import PERSON, Table
from cannae.table.clock import NONE
from cannae.table.lesson import lesson_shown

# The table, the position, the view, the editions of its parts, and the choices of one viewer
Seen = tuple[bytes, bytes, bytes, list[bytes], list[EncodedChoice]]
NOTHING: Seen = (b"", b"", b"", [], [])
PAGE_EVENTS, PAGE_BYTES = 200, 48 * 1024  # of the log that are sent at once: a client further behind asks for more


class Reader(Protocol):
    """A client that is sent states: 0 or 1 in a seat, 2 as a spectator."""

    viewer: int
    last: int  # number of the last event sent
    knows: ClientKnowledge


class OneTimeReader:
    """A client that asks for one state and does not stay."""

    def __init__(self, viewer: int, last: int) -> None:
        self.viewer = viewer
        self.last = last
        self.knows = ClientKnowledge()


class News:
    """Events that nobody has been sent, each encoded once for all who may know it."""

    def __init__(self, events: list[Event]) -> None:
        self._events = events
        self._texts: list[bytes] = []

    def to(self, viewer: int) -> list[bytes]:
        if not self._texts:
            self._texts = [event_shown(event) for event in self._events]
        return [text for event, text in zip(self._events, self._texts) if event.audience >> viewer & 1]


NO_NEWS = News([])


class Serializer:
    """The plain way: a state holds the whole view, and every choice with its description."""

    def __init__(self, table_state: TableState) -> None:
        self._table_state = table_state
        self.begin_anew()

    def begin_anew(self) -> None:
        """The game in memory is another one."""
        self.events: list[list[Event]] = [[], [], []]  # by viewer
        self._sorted = 0
        self._heads: dict[int, bytes] = {}
        self._heads_of: tuple[TableRow, str, str | None] | None = None

    def sort(self) -> News:
        """Give new events to those who may know them. After them the position is another one."""
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
        """All that a viewer sees now but for events and clock, to compare with what it was sent before."""
        head, table_state = self._head(viewer), self._table_state
        table = table_state.table
        if table is None:
            frozen = table_state.frozen["views"][viewer] if table_state.frozen else None
            return head, encode({"to_act": [], "outcome": table_state.row.result})[1:-1], encode(frozen), [], []
        choices = self.choices(table, viewer) if viewer in table.to_act else []
        view, editions = self.view(table, viewer)
        return head, position_shown(table, viewer), view, editions, choices

    def state(self, one: Reader, seen: Seen, news: News = NO_NEWS) -> bytes:
        """The message that brings a client up to what it sees, with the events after its last one."""
        head, position, view, editions, choices = seen
        viewer, offer = one.viewer, b""
        if viewer != SPECTATOR:
            names, described = b",".join([choice.name for choice in choices]), self.descriptions(one, choices)
            offer = b',"choices":[%b],"described":[%b]' % (names, b",".join(described))
        return b'%b,"last":%d,"events":[%b],"clock":%b,%b,"view":%b%b%b}' % (
            head, len(self.events[viewer]), self._page(one, news), self._clock(), position, view,
            self.parts(one) if editions else b"", offer,
        )  # fmt: skip

    def log(self, one: Reader) -> bytes:
        """The next page of the log: `events`, and `last` as in a state."""
        page = self._page(one, NO_NEWS)
        return b'"last":%d,"events":[%b]' % (len(self.events[one.viewer]), page)

    # -- What another way of sending may do otherwise -------------------------------------------------------

    def view(self, table: Table, viewer: int) -> tuple[bytes, list[bytes]]:
        """The view, and the editions of what stands beside it in parts."""
        return encode(table.state.view(viewer)), []

    def parts(self, one: Reader) -> bytes:
        return b""

    def choices(self, table: Table, viewer: int) -> list[EncodedChoice]:
        return [encoded_choice(table.state, viewer, choice) for choice in table.state.choices(viewer)]

    def descriptions(self, one: Reader, choices: list[EncodedChoice]) -> list[bytes]:
        """Of the choices, those descriptions that the client is to be sent."""
        return [choice.text for choice in choices]

    # -- Parts of a state -----------------------------------------------------------------------------------

    def _head(self, viewer: int) -> bytes:
        """What a state begins with; it hardly ever changes, so it is made once."""
        row, of = self._table_state.row, self._heads_of
        if of is None or of[0] is not row or of[1] != row.status or of[2] != row.rematch:
            self._heads_of, self._heads = (row, row.status, row.rematch), {}
        if viewer not in self._heads:
            head = {
                "t": "state",
                "table": row.id,
                "game": row.game,
                "status": row.status,
                "seat": side_name(viewer),
                "seats": seats_shown(row),
                "commitment": row.commitment,
                "chance": chance.shown(row.entropy),
                "rules_changed": self._table_state.rules_changed,
                "rematch": row.rematch,
                "hints": viewer != SPECTATOR and self._table_state.may_be_helped(viewer),
            }
            self._heads[viewer] = encode(head)[:-1]
        return self._heads[viewer]

    def _page(self, one: Reader, news: News) -> bytes:
        """A page of the events after the client's last one; from then on its last one is the end of the page."""
        told, last = self.events[one.viewer], one.last
        if last == len(told):
            return b""
        if last > len(told):
            last = 0  # it saw a table that never was, or another one
        texts = news.to(one.viewer)
        if len(texts) != len(told) - last:
            texts = [event_shown(event) for event in told[last : last + PAGE_EVENTS]]
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
        table = self._table_state.table
        if table is None:
            return b"null"
        return encode(clock_shown(table, self._table_state.now())) if table.clock.terms.kind != NONE else UNTIMED


class DeltaSerializer(Serializer):
    """The brief way: long parts of the view and descriptions of choices are sent once, and again when they change."""

    def __init__(self, table_state: TableState) -> None:
        self._delta = ViewDelta()
        super().__init__(table_state)

    def sort(self) -> News:
        self._delta.begin_anew()
        return super().sort()

    def view(self, table: Table, viewer: int) -> tuple[bytes, list[bytes]]:
        view = encode(table.state.sent(viewer, self._delta))
        return view, [part.brief for part in self._delta.parts]

    def parts(self, one: Reader) -> bytes:
        return b',"parts":{%b}' % b",".join(one.knows.renew(self._delta.parts))

    def choices(self, table: Table, viewer: int) -> list[EncodedChoice]:
        return offered(table.state, table.game.id, viewer)

    def descriptions(self, one: Reader, choices: list[EncodedChoice]) -> list[bytes]:
        return one.knows.learn(choices)


# What was told of positions, by phase, who acts, and what else a key may hold: a few dozen texts for a game.
POSITIONS: dict[tuple[str, tuple[int, ...], bool, tuple[bool, bool, bool] | None], bytes] = {}


def side_name(viewer: int) -> str | None:
    return SIDE_NAMES[viewer] if viewer != SPECTATOR else None


def seats_shown(row: TableRow) -> list[dict[str, object]]:
    """Who sits there. A guest is called one whatever its name: names that people know are those of accounts."""
    return [
        {
            "kind": seat.kind,
            "name": seat.name,
            "level": seat.level,
            "guest": seat.person is not None and seat.kind == PERSON and not seat.account,
        }
        for seat in row.seats
    ]


def summary(row: TableRow, person: str | None = None) -> dict[str, Any]:
    """A table as it stands in lists."""
    return {
        "id": row.id,
        "game": row.game,
        "options": row.options,
        "status": row.status,
        "access": row.access,
        "watchable": row.watchable,
        "clock": row.clock,
        "seats": seats_shown(row),
        "mine": [SIDE_NAMES[side] for side in row.sides_of(person)],
        "turn": row.turn.split(",") if row.turn else [],
        "result": row.result,
        "commitment": row.commitment,
        "chance": chance.shown(row.entropy),
        "created": row.created,
        "changed": row.changed,
        "rematch": row.rematch,
    }


def position_shown(table: Table, viewer: int) -> bytes:
    """The part of a state that only changes when the viewer may notice, but for its view and its choices: the inside of
    an object in JSON. What stands for most of a game is encoded once."""
    state, outcome, to_act, seated = table.state, table.outcome(), table.to_act, viewer != SPECTATOR
    lesson = lesson_shown(table, viewer) if seated and not table.fair else None
    plain = lesson is None and outcome is None and not table.offers and not (table.stuck[0] or table.stuck[1])
    own = (table.can_undo(viewer), table.passing[viewer], table.muted[viewer]) if seated else None
    key = state.phase(), to_act, table.paused, own
    text = POSITIONS.get(key) if plain else None
    if text is None:
        shown: dict[str, Any] = {
            "phase": state.phase(),
            "to_act": [SIDE_NAMES[side] for side in to_act],
            "paused": table.paused,
            "stuck": [SIDE_NAMES[side] for side in (0, 1) if table.stuck[side]],
            "offers": {matter: SIDE_NAMES[side] for matter, side in table.offers.items()},
            "outcome": outcome.to_data() if outcome else None,
        }
        if own is not None:
            shown |= zip(("can_undo", "passing", "muted"), own)
            shown["lesson"] = lesson
        if outcome is not None:
            shown["seed"] = table.seed().hex()
        text = encode(shown)[1:-1]
        if plain:
            POSITIONS[key] = text
    return b'%b,"version":%d' % (text, table.version[viewer]) if seated else text


def conceivable_shown(table: Table, side: int) -> list[dict[str, object]]:
    """Everything that could be meant now, each with the rule that forbids it or none."""
    state = table.state
    if side not in table.to_act:
        return []
    return [choice_shown(state, side, c) | {"rule": state.why_not(side, c)} for c in state.conceivable(side)]


def preview_shown(table: Table, side: int, choice: str) -> dict[str, object] | None:
    """What one of the choices there are promises; nothing where there is no such choice any more."""
    state = table.state
    if side not in table.to_act:
        return None
    number = state.read_choice(side, choice)
    return state.preview(side, number) if number in state.choices(side) else None


def clock_shown(table: Table, now: int) -> dict[str, object]:
    clock = table.clock
    return clock_data(clock.terms.kind, [clock.left_at(side, now) for side in (0, 1)], clock.running)


def clock_data(kind: str, left: list[int], running: Iterable[int]) -> dict[str, object]:
    return {"kind": kind, "left": left, "running": [SIDE_NAMES[side] for side in running]}


def event_shown(event: Event) -> bytes:
    """What happened, in JSON; the bracket that opens it is left to who gives it a number."""
    return encode(event.to_data())[1:]


UNTIMED = encode(clock_data(NONE, [0, 0], ()))
