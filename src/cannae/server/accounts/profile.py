"""Somebody's profile: what everybody may see of it, what only its owner may, and everything that is stored about one.

The public part is a whitelist: the name, and figures of finished games. Whom somebody played is its own affair.
"""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, NamedTuple

from cannae.server.accounts.people import Person
from cannae.server.store.standings import COMPUTERS, PEOPLE
from cannae.server.store.store import Store

FORM = 10  # the last results that are shown
CURVE = 60  # the last ratings of a game that are shown
FAVOURITES = 3  # cards of each game
MOST_RIVALS = 50


class Tally(NamedTuple):
    won: int
    drawn: int
    lost: int


class Rated(NamedTuple):
    pool: str
    rating: float
    deviation: float
    games: int
    course: list[float]  # the ratings after the last games


class OfGame(NamedTuple):
    game: str
    people: Tally
    computer: Tally
    levels: dict[str, Tally]
    ratings: list[Rated]
    cards: list[tuple[str, int]]  # the key of a name, and how often it was played


class Streak(NamedTuple):
    now: int  # games won one after the other until now
    best: int


class Profile(NamedTuple):
    id: str
    name: str
    account: bool
    since: int
    games: int
    tally: Tally
    streak: Streak
    form: list[float]  # the scores of the last games, the latest last
    by_game: list[OfGame]


class Rival(NamedTuple):
    id: str
    name: str
    account: bool
    tally: Tally


def tally(scores: Sequence[float]) -> Tally:
    return Tally(sum(one == 1 for one in scores), sum(one == 0.5 for one in scores), sum(one == 0 for one in scores))


def streak(scores: Sequence[float]) -> Streak:
    """
    >>> streak([1, 1, 1, 0, 1, 1])
    Streak(now=2, best=3)
    """
    now = best = 0
    for score in scores:
        now = now + 1 if score == 1 else 0
        best = max(best, now)
    return Streak(now, best)


async def profile(store: Store, person: Person) -> Profile:
    """What everybody may see."""
    sql = "SELECT game, rival, level, score, rating FROM played WHERE person = $1 ORDER BY at, table_id"
    rows = await store.database.fetch(sql, person.id)
    ratings = await store.database.fetch(
        "SELECT game, pool, rating, deviation, games FROM rating WHERE player = $1 ORDER BY pool DESC", person.id
    )
    used = await store.database.fetch(
        "SELECT game, card, times FROM used WHERE person = $1 ORDER BY times DESC, card", person.id
    )
    scores = [row[3] for row in rows]
    by_game: list[OfGame] = []
    for game in dict.fromkeys(row[0] for row in rows):
        own = [row for row in rows if row[0] == game]
        people, computer = ([row for row in own if bool(row[2]) is level] for level in (False, True))
        levels = {
            level: tally([row[3] for row in computer if row[2] == level]) for level in {row[2] for row in computer}
        }
        course = {PEOPLE: [row[4] for row in people][-CURVE:], COMPUTERS: [row[4] for row in computer][-CURVE:]}
        rated = [
            Rated(pool, rating, about, count, course[pool]) for of, pool, rating, about, count in ratings if of == game
        ]
        cards = [(str(card), int(times)) for of, card, times in used if of == game][:FAVOURITES]
        by_game.append(
            OfGame(game, tally([r[3] for r in people]), tally([r[3] for r in computer]), levels, rated, cards)
        )
    return Profile(
        person.id, person.name, person.account, person.created, len(rows), tally(scores), streak(scores),
        scores[-FORM:], by_game,
    )  # fmt: skip


async def rivals(store: Store, person: Person) -> list[Rival]:
    """For the person alone: whom it played, those most often played first."""
    rows = await store.database.fetch(
        "SELECT rival, person.name, login, score FROM played JOIN person ON person.id = rival"
        " WHERE played.person = $1 AND rival <> $1",
        person.id,
    )
    found: dict[tuple[str, str, bool], list[float]] = defaultdict(list)
    for rival, name, login, score in rows:
        found[rival, name, login is not None].append(score)
    ranked = sorted(found.items(), key=lambda one: (-len(one[1]), one[0][1], one[0][0]))
    return [Rival(*who, tally=tally(scores)) for who, scores in ranked[:MOST_RIVALS]]


async def between(store: Store, viewer: str, person: str) -> Tally:
    """How the viewer fared against somebody."""
    rows = await store.database.fetch("SELECT score FROM played WHERE person = $1 AND rival = $2", viewer, person)
    return tally([row[0] for row in rows])


# Everything the store has about a person, by table: the columns, and how a row is found to be about it. Left out are
# what would let others in (digests of password, codes, links and cookies) and what belongs to somebody else.
OWN_DATA: dict[str, tuple[str, str]] = {
    "person": ("id, name, login, mail, language, created, muted, banned", "id = $1"),
    "session": ("created, seen, agent", "person = $1"),
    "block": ("other", "person = $1"),
    "report": ("table_id, text, at, closed, answer", "person = $1"),
    "seat": ("table_id, side, kind, name", "person = $1"),
    "guest_seat": ("table_id, side", "person = $1"),
    "played": ("table_id, side, game, rival, level, score, rating, deviation, at", "person = $1"),
    "rating": ("game, pool, rating, deviation, volatility, games, at", "player = $1"),
    "used": ("game, card, times", "person = $1"),
}


async def own_data(store: Store, person: Person) -> dict[str, Any]:
    """Everything that is stored about a person; records of its finished games lie under `records`."""
    found: dict[str, Any] = {}
    for table, (columns, where) in OWN_DATA.items():
        rows = await store.database.fetch(f"SELECT {columns} FROM {table} WHERE {where}", person.id)
        found[table] = [dict(zip(columns.split(", "), row)) for row in rows]
    sides: dict[str, set[int]] = defaultdict(set)
    for seat in found["seat"]:  # at a seat of somebody else the words may be somebody else's
        sides[seat["table_id"]].add(seat["side"])
    found["said"] = [
        {"table_id": table_id, "at": act.at, "text": act.what}
        for table_id, own in sides.items()
        for _, act, _ in await store.acts(table_id, 0)
        if act.verb == "say" and act.side in own
    ]
    found["records"] = [f"/api/tables/{row['table_id']}/record" for row in found["played"]]
    return found
