"""The rows of the store as objects: tables, their seats, and whose turn it is."""

import hashlib
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

from cannae.core.contract import UserError
from cannae.core.randomness import commitment
from cannae.core.records import rules_of
from cannae.core.registry import game as find_game
from cannae.server.store import chance
from cannae.server.store.marks import Mark
from cannae.table import OPEN, Seat, Table, fresh_seed, lesson
from cannae.table.clock import TimeControl

OPENED, RUNNING, OVER = "open", "running", "over"
LOBBY, INVITED, PRIVATE = (
    "lobby",
    "invited",
    "private",
)  # who may sit down: anyone, anyone with the link, nobody

read_json = msgspec.json.decode


def to_json(data: object) -> str:
    return msgspec.json.encode(data).decode()


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def new_id() -> str:
    """A random id. It never begins with a dash: on the command line that would be read as an option."""
    while (made := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return made


def new_token() -> str:
    return secrets.token_urlsafe(24)


def digest(token: str) -> str:
    """The digest under which links and recovery codes are stored; they are long and random, so it needs no salt."""
    return hashlib.sha256(token.encode()).hexdigest()


class Turn(NamedTuple):
    """Whose turn it is, for lists, and when the server must act by itself (in server time), for its rounds."""

    sides: str
    due: int | None


@dataclass
class SeatRow:
    kind: str
    name: str
    level: str
    person: str | None
    link: str  # digest of the private link
    seen: int  # when this seat's player was last connected, in server time
    account: bool = False  # whether the seat belongs to an account
    guests: set[str] = field(default_factory=set)  # people who came by the private link

    def seat(self) -> Seat:
        return Seat(self.kind, self.name, self.level)


@dataclass
class TableRow:
    id: str
    game: str
    options: dict[str, Any]
    rules: dict[str, str]
    seed: str
    commitment: str
    entropy: dict[str, str]
    clock: dict[str, Any]
    access: str
    watchable: bool
    invitation: str
    status: str
    turn: str
    result: dict[str, Any] | None
    created: int
    started: int  # the date, in milliseconds since 1970
    began: int  # the same moment in server time: the clocks of the table count from here
    changed: int
    rematch: str | None
    seats: list[SeatRow] = field(default_factory=list)

    def sides_of(self, person: str | None) -> list[int]:
        if person is None:
            return []
        return [side for side, seat in enumerate(self.seats) if seat.person == person or person in seat.guests]

    def side_by_link(self, token: str) -> int | None:
        found = digest(token)
        return next((side for side, seat in enumerate(self.seats) if seat.link == found), None)

    def full(self) -> bool:
        return all(seat.kind != OPEN for seat in self.seats)

    def ready(self) -> bool:
        """Whether the game can begin: both seats are taken and nobody still has to add to the seed."""
        return self.status == OPENED and self.full() and not chance.owing(self.entropy)

    def cancelled(self) -> bool:
        """Whether it was taken away before the game began."""
        return self.status == OVER and self.result is None

    def mark(self, seq: int) -> Mark:
        red, blue = [seat.link + (seat.person or "") for seat in self.seats]
        return Mark(seq, self.status, self.rematch, red, blue, sum(len(seat.guests) for seat in self.seats))

    def begun(self) -> bool:
        """Whether the game has begun: before, nobody may learn anything about the deal."""
        return self.status == RUNNING or self.result is not None

    def table(self) -> Table:
        """The table at its beginning."""
        seats = [seat.seat() for seat in self.seats]
        entropy = [part.text for part in chance.parts(self.entropy)]
        started = time.strftime("%Y-%m-%dT%H:%M:%S+00:00", time.gmtime(self.started / 1000))
        control = TimeControl.from_data(self.clock)
        fair = all(seat.level != lesson.LEVEL for seat in seats)
        return Table(
            find_game(self.game), self.options, seats, bytes.fromhex(self.seed), fair, started, control, entropy
        )


OWN_COLUMNS = (
    "id, game, options, rules, seed, commitment, entropy, clock, access, watchable, invitation, status, result,"
    " created, started, began, rematch"
)
SELECT_ROWS = (
    "SELECT id, game, options, rules, seed, commitment, entropy, clock, access, watchable, invitation, status, sides,"
    " result, created, started, began, changed, rematch FROM tables JOIN turn ON turn.table_id = tables.id"
)


def table_row(row: Sequence[Any]) -> TableRow:
    one = TableRow(*row)
    one.options, one.rules = read_json(row[2]), read_json(row[3])
    one.entropy, one.clock = read_json(row[6]), read_json(row[7])
    one.watchable = bool(row[9])
    one.result = read_json(row[13]) if row[13] else None
    return one


def new_row(
    game: str,
    options: dict[str, Any],
    seats: list[SeatRow],
    clock: TimeControl,
    access: str,
    watchable: bool,
    seed: bytes | None = None,
) -> TableRow:
    """A new table: its options are checked, its seed is drawn (unless one is given) and committed to."""
    found = find_game(game)
    if not found.playable:
        raise UserError(f"{game}-not-playable")
    seed = seed or fresh_seed()
    at = now_ms()
    return TableRow(
        new_id(), game, found.checked(options), rules_of(found), seed.hex(), commitment(seed, game), {},
        clock.to_data(), access, watchable, "", OPENED, "", None, at, 0, 0, at, None, seats,
    )  # fmt: skip
