"""HTTP: making tables, finding them, sitting down."""

import secrets
from typing import Annotated, Any, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from cannae.bots import policy, usual_level
from cannae.core.contract import SIDE_NAMES, SPECTATOR, UserError
from cannae.core.registry import game as find_game
from cannae.locale import Language, words
from cannae.server.accounts.people import Person
from cannae.server.broadcast.table_data import summary
from cannae.server.http.account_routes import Done
from cannae.server.http.api import Api, Id
from cannae.server.live.live_table import LiveTable
from cannae.server.live.messages import Side, Whole
from cannae.server.services import Services, services_of
from cannae.server.store import chance, lists
from cannae.server.store.lists import Listed
from cannae.server.store.rows import INVITED, LOBBY, PRIVATE, SeatRow, TableRow, digest, new_row, new_token
from cannae.table import COMPUTER, OPEN, PERSON, lesson, seed_from
from cannae.table.clock import LIVE, TimeControl

REST = 12_000  # milliseconds for which the clocks rest at most while a result is shown; the page waits as long


class ClockTerms(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """`live`: `time` milliseconds for each side and `increment` for each decision; `days`: `time` for each decision."""

    kind: Literal["none", "live", "days"] = "none"
    time: Whole = 0
    increment: Whole = 0


class TableRequest(msgspec.Struct, forbid_unknown_fields=True):
    """`opponent`: `lobby` (anyone), `invited` (anyone with the link), `hotseat` (the same screen), or `computer`.
    `adds`: I shall add to the seed after I have seen the commitment, and the game waits for it."""

    game: Id
    opponent: Literal["lobby", "invited", "hotseat", "computer"]
    level: Id | None = None
    options: dict[str, Any] = {}
    seat: Literal["red", "blue", "random"] = "random"
    clock: ClockTerms = ClockTerms()
    watchable: bool = False
    adds: bool = False


class LessonRequest(msgspec.Struct, forbid_unknown_fields=True):
    game: Id


class JoinRequest(msgspec.Struct, forbid_unknown_fields=True):
    invitation: Id | None = None
    adds: bool = False


class RematchRequest(msgspec.Struct, forbid_unknown_fields=True):
    adds: bool = False


class SeatRequest(msgspec.Struct, forbid_unknown_fields=True):
    token: Annotated[str, msgspec.Meta(max_length=60)]


class LinkRequest(msgspec.Struct, forbid_unknown_fields=True):
    seat: Side


class TableSummary(msgspec.Struct):
    id: str
    game: str
    options: dict[str, Any]
    status: str
    access: str
    watchable: bool
    clock: dict[str, Any]
    seats: list[dict[str, Any]]
    mine: list[str]
    turn: list[str]
    result: dict[str, Any] | None
    commitment: str
    chance: dict[str, Any]
    created: int
    changed: int
    rematch: str | None
    names: dict[str, Any] = {}  # what the game calls its things; where a single table is asked for


class Seated(msgspec.Struct):
    """A table one sits at. `link` opens the seat on another device; `invitation` brings an opponent."""

    table: TableSummary
    link: str | None = None
    invitation: str | None = None


class BoardText(msgspec.Struct):
    lines: list[str]


class TableList(msgspec.Struct):
    """`more`: there are more tables; ask again with `skip`."""

    tables: list[TableSummary]
    more: bool


SKIP = {"skip": (Annotated[int, msgspec.Meta(ge=0, le=10_000_000)], 0)}


def listed(found: Listed, person: Person | None) -> TableList:
    return TableList([shown(row, person) for row in found.tables], found.more)


def shown(row: TableRow, person: Person | None) -> TableSummary:
    return TableSummary(**summary(row, person.id if person else None))


def seat_link(table_id: str, token: str) -> str:
    """The token is behind the `#`, which browsers do not send: so it appears in no log."""
    return f"/table/{table_id}#seat={token}"


def person_seat(person: Person, token: str) -> SeatRow:
    return SeatRow(PERSON, person.name, "", person.id, digest(token), 0)


async def make_table(services: Services, person: Person, body: TableRequest) -> Seated:
    token = new_token()
    mine = person_seat(person, token)
    access = {"lobby": LOBBY, "invited": INVITED}.get(body.opponent, PRIVATE)
    invitation = new_token() if access == INVITED else None
    if body.opponent == "hotseat":
        other = person_seat(person, new_token())
    elif body.opponent == "computer":
        level = body.level or usual_level(find_game(body.game))
        policy(find_game(body.game), level)
        other = SeatRow(COMPUTER, "", level, None, digest(new_token()), 0)
    else:
        other = SeatRow(OPEN, "", "", None, digest(new_token()), 0)
    side = secrets.randbelow(2) if body.seat == "random" else SIDE_NAMES.index(body.seat)
    seats = [mine, other] if side == 0 else [other, mine]
    control = TimeControl(
        body.clock.kind, body.clock.time, body.clock.increment, REST if body.clock.kind == LIVE else 0
    )
    row = new_row(body.game, body.options, seats, control, access, body.watchable)
    row.invitation = digest(invitation) if invitation else ""
    if body.adds:
        row.entropy = chance.awaiting({}, side)
    row.table()  # raises an error if the options cannot be played
    await services.store.create(row)
    if access == PRIVATE:
        await (await services.hub.table(row.id)).start_if_full()
    address = f"/table/{row.id}#join={invitation}" if invitation else None
    return Seated(shown(await services.store.find(row.id), person), seat_link(row.id, token), address)


async def make_lesson(services: Services, person: Person, game: str) -> Seated:
    """A table for a lesson, with a fixed seed and fixed moves; see core/lessons.py."""
    plan = find_game(game).lesson()
    if plan is None:
        raise UserError("lesson-unknown")
    seats = [SeatRow(COMPUTER, "", lesson.LEVEL, None, digest(new_token()), 0) for _ in SIDE_NAMES]
    token = new_token()
    seats[plan.learner] = person_seat(person, token)
    row = new_row(game, plan.options, seats, TimeControl(), PRIVATE, False, seed_from(plan.seed))
    await services.store.create(row)
    await (await services.hub.table(row.id)).start_if_full()
    return Seated(shown(await services.store.find(row.id), person), seat_link(row.id, token))


def add_table_routes(api: Api) -> None:
    @api.op("POST", "/api/tables", body=TableRequest, returns=Seated)
    async def make(request: Request, body: TableRequest) -> Seated:
        """Make a table and sit down"""
        services = services_of(request)
        services.take(request, "tables")
        return await make_table(services, await services.must_be_someone(request), body)

    @api.op("POST", "/api/lessons", body=LessonRequest, returns=Seated)
    async def learn(request: Request, body: LessonRequest) -> Seated:
        """Make a table for the lesson of a game and sit down"""
        services = services_of(request)
        services.take(request, "tables")
        return await make_lesson(services, await services.must_be_someone(request), body.game)

    @api.op("GET", "/api/lobby", returns=TableList, query=SKIP)
    async def lobby(request: Request, skip: int) -> TableList:
        """Tables that wait for an opponent"""
        services = services_of(request)
        person = await services.person(request)
        return listed(await lists.in_lobby(services.store, skip), person)

    @api.op("GET", "/api/watch", returns=TableList, query=SKIP)
    async def watch(request: Request, skip: int) -> TableList:
        """Running tables that anyone may watch"""
        services = services_of(request)
        person = await services.person(request)
        return listed(await lists.to_watch(services.store, skip), person)

    @api.op("GET", "/api/mine", returns=TableList, query=SKIP | {"part": (Literal["all", "current", "over"], "all")})
    async def mine(request: Request, skip: int, part: str) -> TableList:
        """My tables: running ones first, and of each kind those that changed last"""
        services = services_of(request)
        person = await services.must_be_someone(request)
        return listed(await lists.tables_of(services.store, person.id, skip, part), person)

    @api.op("GET", "/api/tables/{table}", returns=TableSummary, table=Id)
    async def one(request: Request, table: str) -> TableSummary:
        """One table: mine, one to sit down or look on at, or one that is over"""
        services = services_of(request)
        row, person = await services.store.find(table), await services.person(request)
        open_to_all = row.watchable or row.status == "over" or (row.status == "open" and row.access != PRIVATE)
        if not open_to_all and not row.sides_of(person.id if person else None):
            raise UserError("table-private")
        found = shown(row, person)
        found.names = find_game(row.game).names(row.options)
        return found

    @api.op("GET", "/api/tables/{table}/state", returns=dict[str, Any], table=Id, query={"last": (Whole, 0)})
    async def state(request: Request, table: str, last: int) -> Response:
        """What I see of a table now, as the socket would send it to a client that has the events up to `last`"""
        live, viewer = await looking_on(request, table)
        async with live.lock:
            await live.fresh()
            text = live.broadcaster.state(viewer, last)
        return Response(text, media_type="application/json")

    @api.op(
        "GET",
        "/api/tables/{table}/text",
        returns=BoardText,
        table=Id,
        query={"language": (Language, "en"), "seat": (Literal["red", "blue", ""], "")},
    )
    async def text(request: Request, table: str, language: str, seat: str) -> BoardText:
        """The board as lines of text, for readers and listeners; empty where a game has no such board"""
        live, viewer = await looking_on(request, table, seat)
        async with live.lock:
            await live.fresh()
            playing = live.table_state.playing()
            return BoardText(playing.game.board(playing.state.view(viewer), words(language).say) or [])

    @api.op("POST", "/api/tables/{table}/join", body=JoinRequest, returns=Seated, table=Id)
    async def join(request: Request, table: str, body: JoinRequest) -> Seated:
        """Take the open seat"""
        services, person, row = await somebody_at(request, table)
        side = next((side for side, seat in enumerate(row.seats) if seat.kind == OPEN), None)
        if side is None or row.status != "open":
            raise UserError("seat-taken")
        invited = body.invitation is not None and digest(body.invitation) == row.invitation
        if row.access != LOBBY and not invited and side not in row.sides_of(person.id):
            raise UserError("table-private")
        host = row.seats[1 - side].person
        if host == person.id:
            raise UserError("seat-against-oneself")
        if host is not None and await services.people.blocked(host, person.id):
            raise UserError("blocked")
        while not await services.store.take_seat(row, side, person.id, person.name, body.adds):
            row = await services.store.find(table)
        token = new_token()
        await services.store.set_link(table, side, token, person.id)
        await (await services.hub.table(table)).start_if_full()
        return Seated(shown(await services.store.find(table), person), seat_link(table, token))

    @api.op("POST", "/api/tables/{table}/seat", body=SeatRequest, returns=Seated, table=Id)
    async def open_seat(request: Request, table: str, body: SeatRequest) -> Seated:
        """Open a seat on this device by its private link"""
        services, person, row = await somebody_at(request, table)
        side = row.side_by_link(body.token)
        if side is None:
            raise UserError("link-unknown")
        await services.store.add_guest(table, side, person.id)
        await services.refresh(table)
        return Seated(shown(await services.store.find(table), person), seat_link(table, body.token))

    @api.op("POST", "/api/tables/{table}/link", body=LinkRequest, returns=Seated, table=Id)
    async def new_link(request: Request, table: str, body: LinkRequest) -> Seated:
        """A new private link for my seat; the old one is void"""
        services, person, row = await somebody_at(request, table)
        side = SIDE_NAMES.index(body.seat)
        if side not in row.sides_of(person.id):
            raise UserError("seat-not-yours")
        token = new_token()
        await services.store.set_link(table, side, token, person.id)
        await services.refresh(table)
        return Seated(shown(row, person), seat_link(table, token))

    @api.op("POST", "/api/tables/{table}/cancel", returns=Done, table=Id)
    async def cancel(request: Request, table: str) -> Done:
        """Take away a table that still waits for an opponent"""
        services, person, row = await somebody_at(request, table, seated=True)
        await services.store.cancel(row, row.sides_of(person.id)[0])
        await services.refresh(table)
        return Done()

    @api.op("POST", "/api/tables/{table}/rematch", body=RematchRequest, returns=Seated, table=Id)
    async def rematch(request: Request, table: str, body: RematchRequest) -> Seated:
        """The same game again with the seats swapped: it begins when the other asks for it too"""
        services, person, row = await somebody_at(request, table, seated=True)
        services.take(request, "tables")
        if row.result is None:
            raise UserError("table-running-still")
        red, blue = [seat.person for seat in row.seats]
        if red is not None and blue is not None and await services.people.blocked(red, blue):
            raise UserError("blocked")
        again = await services.store.find(row.rematch) if row.rematch else None
        if again is None or again.cancelled():
            made = rematch_of(row, row.sides_of(person.id))
            if body.adds:
                made.entropy = chance.awaiting({}, made.sides_of(person.id)[0])
            await services.store.create(made)
            for side, seat in enumerate(row.seats):
                for guest in seat.guests:  # the seat stays open on their other devices
                    await services.store.add_guest(made.id, 1 - side, guest)
            again = await services.store.find(await services.store.set_rematch(row, made.id))
            if again.id != made.id:  # both asked at the same moment
                await services.store.cancel(made)
        for side in again.sides_of(person.id):
            seat = again.seats[side]
            if seat.kind == OPEN:  # the other has asked already
                while not await services.store.take_seat(again, side, seat.person or person.id, seat.name, body.adds):
                    again = await services.store.find(again.id)
        await (await services.hub.table(again.id)).start_if_full()
        await services.refresh(table)
        return Seated(shown(await services.store.find(again.id), person))


def rematch_of(row: TableRow, asking: list[int]) -> TableRow:
    """The same game with the seats swapped. The seat of a person who has not asked for it is reserved."""
    usual = usual_level(find_game(row.game))  # after a lesson too
    seats = []
    for side, seat in reversed(list(enumerate(row.seats))):
        kind = OPEN if seat.kind == PERSON and side not in asking else seat.kind
        level = usual if seat.level == lesson.LEVEL else seat.level
        seats.append(SeatRow(kind, seat.name, level, seat.person, digest(new_token()), 0))
    options = {} if any(seat.level == lesson.LEVEL for seat in row.seats) else row.options
    return new_row(row.game, options, seats, TimeControl.from_data(row.clock), PRIVATE, row.watchable)


async def somebody_at(request: Request, table: str, seated: bool = False) -> tuple[Services, Person, TableRow]:
    """The person who sends the request and the table it is about; `seated`: the person must have a seat there."""
    services = services_of(request)
    person = await services.must_be_someone(request)
    row = await services.store.find(table)
    if seated and not row.sides_of(person.id):
        raise UserError("seat-not-yours")
    return services, person, row


async def looking_on(request: Request, table: str, seat: str = "") -> tuple[LiveTable, int]:
    """A table, and the viewer as whom the person may see it: its own seat, or a spectator."""
    services = services_of(request)
    live = await services.hub.table(table)
    person = await services.person(request)
    asker = person.id if person else None
    sides = live.row.sides_of(asker)
    if seat and SIDE_NAMES.index(seat) not in sides:
        raise UserError("seat-not-yours")
    if sides:
        return live, SIDE_NAMES.index(seat) if seat else sides[0]
    if not live.row.watchable and live.row.status != "over":
        raise UserError("table-private")
    if await services.people.unwelcome(asker, live.row):
        raise UserError("blocked")
    return live, SPECTATOR
