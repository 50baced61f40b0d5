"""What a finished game adds to the standing of those who played it: results, ratings, the cards they played.

All of it is written together with the record and with the mark that the table is entered, which can be set once:
however often and by however many processes the end of a game is written, it counts once.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from cannae.core.contract import SIDE_NAMES
from cannae.core.records import Record, read_record
from cannae.core.registry import games
from cannae.server.accounts.glicko import DRAWN, LOST, PERIOD, WON, Rating, rate
from cannae.server.ops.logs import fault
from cannae.server.ops.quarantine import is_of_the_store
from cannae.server.store.database import Database, Statement
from cannae.table import COMPUTER, PERSON, lesson

if TYPE_CHECKING:
    from cannae.server.store.store import Store

PEOPLE, COMPUTERS = "people", "computer"  # ratings of games between people, and against the computer
A_KEY = "@"  # the first character of names that are in the words
A_LEVEL = "@"  # the first character of a commander where people have their ids
MOST_MISSING = 50  # games entered in one go that ended before there were standings

ENTERED = "UPDATE tables SET entered = 1 WHERE id = $1 AND entered = 0"
# Locks the seat, so that nobody who leaves at this moment is entered afterwards.
STILL_SITS = "UPDATE seat SET seen = seen WHERE table_id = $1 AND side = $2 AND person = $3"
PLAYED = (
    "INSERT INTO played (table_id, side, person, game, rival, level, score, rating, deviation, at)"
    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)"
)
FIRST_RATING = (
    "INSERT INTO rating (player, game, pool, rating, deviation, volatility, games, at)"
    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
)
NEXT_RATING = (
    "UPDATE rating SET rating = $4, deviation = $5, volatility = $6, games = $7, at = $8"
    " WHERE player = $1 AND game = $2 AND pool = $3 AND games = $7 - 1"
)
USED = (
    "INSERT INTO used (person, game, card, times) VALUES ($1, $2, $3, $4)"
    " ON CONFLICT (person, game, card) DO UPDATE SET times = used.times + excluded.times"
)


@dataclass
class RecordSummary:
    """What the record of a game says about each side: whether it ever chose, and which cards it played how often."""

    chose: set[int] = field(default_factory=set)
    cards: tuple[Counter[str], Counter[str]] = field(default_factory=lambda: (Counter(), Counter()))


class Standing(NamedTuple):
    rating: Rating
    games: int
    at: int


class Seated(NamedTuple):
    side: int
    kind: str
    level: str
    person: str | None

    @property
    def player(self) -> str:
        return self.person or A_LEVEL + self.level


def summary_of(record: Record) -> RecordSummary:
    found, game = RecordSummary({entry.side for entry in record.entries}), games().get(record.game)
    if game is None:
        return found
    for entry in record.entries:
        for event in entry.events:
            card = game.favourite(event["key"], event["args"])
            if card is not None and card.startswith(A_KEY):
                side = str(event["args"].get("side", "")).removeprefix("@side-")
                whose = SIDE_NAMES.index(side) if side in SIDE_NAMES else entry.side
                found.cards[whose][card.removeprefix(A_KEY)] += 1
    return found


def summary_in(text: str) -> RecordSummary:
    return summary_of(read_record(text))


async def statements(
    database: Database, table_id: str, game: str, result: dict[str, Any], summary: RecordSummary, at: int
) -> list[Statement]:
    """What enters a finished game. A `Conflict` means that it is entered already, or that somebody's standing or seat
    has changed since it was read here: then read and try again."""
    found: list[Statement] = [Statement(ENTERED, (table_id,), 1)]
    rows = await database.fetch(
        "SELECT side, kind, level, person FROM seat WHERE table_id = $1 ORDER BY side", table_id
    )
    seats = [Seated(*row) for row in rows]
    pool = _pool(seats, summary)
    if pool is None:
        return found
    red, blue = [await _standing(database, seat.player, game, pool) for seat in seats]
    scores = {"red": (WON, LOST), "blue": (LOST, WON)}.get(result.get("winner") or "", (DRAWN, DRAWN))
    after = [_rated(red, blue, scores[0], at), _rated(blue, red, scores[1], at)]
    for seat, standing in sorted(zip(seats, after), key=lambda one: one[0].player):  # always locked in the same order
        now = standing.rating
        figures = (now.rating, now.deviation, now.volatility, standing.games, at)
        known = Statement(NEXT_RATING if standing.games > 1 else FIRST_RATING, (seat.player, game, pool, *figures), 1)
        found.append(known)
    for seat, standing in zip(seats, after):
        if seat.person is None:
            continue
        rival = seats[1 - seat.side]
        entry = (seat.person, game, rival.person, rival.level, scores[seat.side])
        found += [
            Statement(STILL_SITS, (table_id, seat.side, seat.person), 1),
            Statement(PLAYED, (table_id, seat.side, *entry, standing.rating.rating, standing.rating.deviation, at)),
            *[Statement(USED, (seat.person, game, *used)) for used in sorted(summary.cards[seat.side].items())],
        ]
    return found


def _pool(seats: list[Seated], summary: RecordSummary) -> str | None:
    """Where a game counts; nowhere if it was a lesson, if one person played both sides or has left, or if a side never
    chose anything."""
    if len(seats) != len(SIDE_NAMES) or len(summary.chose) != len(SIDE_NAMES):
        return None
    people = [seat.person for seat in seats if seat.kind == PERSON]
    computers = [seat for seat in seats if seat.kind == COMPUTER and seat.level != lesson.LEVEL]
    if None in people or not people or len(people) + len(computers) != len(SIDE_NAMES):
        return None
    if computers:
        return COMPUTERS
    return PEOPLE if people[0] != people[1] else None


async def _standing(database: Database, player: str, game: str, pool: str) -> Standing:
    sql = "SELECT rating, deviation, volatility, games, at FROM rating WHERE player = $1 AND game = $2 AND pool = $3"
    rows = await database.fetch(sql, player, game, pool)
    return Standing(Rating(*rows[0][:3]), rows[0][3], rows[0][4]) if rows else Standing(Rating(), 0, 0)


def _rated(own: Standing, other: Standing, score: float, at: int) -> Standing:
    periods = max(0, at - own.at) / PERIOD if own.games else 0.0
    return Standing(rate(own.rating, [(other.rating, score)], periods), own.games + 1, at)


def moved(guest: str, account: str) -> list[Statement]:
    """What a guest has played becomes an account's. A rating the account has already stays as it is."""
    both = (guest, account)
    columns = "game, pool, rating, deviation, volatility, games, at"
    rating = f"INSERT INTO rating (player, {columns}) SELECT $2, {columns} FROM rating WHERE player = $1"
    used = (
        "INSERT INTO used (person, game, card, times) SELECT $2, game, card, times FROM used WHERE person = $1"
        " ON CONFLICT (person, game, card) DO UPDATE SET times = used.times + excluded.times"
    )
    return [
        Statement("UPDATE played SET person = $2 WHERE person = $1", both),
        Statement("UPDATE played SET rival = $2 WHERE rival = $1", both),
        Statement(f"{rating} ON CONFLICT DO NOTHING", both),
        Statement(used, both),
        *_without(guest),
    ]


def forgotten(person: str) -> list[Statement]:
    """The standing of a person who is deleted goes; others keep what they played against it."""
    return [
        Statement("DELETE FROM played WHERE person = $1", (person,)),
        Statement("UPDATE played SET rival = NULL WHERE rival = $1", (person,)),
        *_without(person),
    ]


def _without(person: str) -> list[Statement]:
    return [
        Statement("DELETE FROM rating WHERE player = $1", (person,)),
        Statement("DELETE FROM used WHERE person = $1", (person,)),
    ]


async def enter_missing(store: "Store") -> int:
    """Enter games that ended before there were standings, in the order in which they ended; returns how many. One that
    cannot be read counts for nothing."""
    rows = await store.database.fetch(
        "SELECT id, changed FROM tables JOIN turn ON turn.table_id = id WHERE entered = 0 AND status = 'over'"
        f" AND result IS NOT NULL ORDER BY changed, id LIMIT {MOST_MISSING}"
    )
    for table_id, changed in rows:
        try:
            await store.enter(str(table_id), int(changed))
        except Exception as error:
            if is_of_the_store(error):
                raise
            fault("table not entered", table=table_id)
            await store.database.write(Statement(ENTERED, (table_id,)))
    return len(rows)
