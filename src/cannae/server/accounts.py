"""HTTP: guests, accounts, peace between people."""

from typing import Annotated, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from cannae.core.contract import UserError
from cannae.server.api import Api, Id, Json
from cannae.server.house import House, house_of
from cannae.server.moderation import reports_by
from cannae.server.people import Person, check_mail

Language = Literal["en", "de"]
Text = Annotated[str, msgspec.Meta(max_length=200)]


class Me(msgspec.Struct):
    id: str | None
    name: str | None
    account: bool
    mail: str | None  # where 'your turn' is written to
    language: str | None
    letters: bool  # whether this house writes any


class GuestRequest(msgspec.Struct, forbid_unknown_fields=True):
    name: Text
    language: Language = "en"


class AccountRequest(msgspec.Struct, forbid_unknown_fields=True):
    name: Text
    password: Text


class RecoverRequest(msgspec.Struct, forbid_unknown_fields=True):
    name: Text
    code: Text
    password: Text


class MailRequest(msgspec.Struct, forbid_unknown_fields=True):
    mail: Text | None
    language: Language = "en"


class LetterRequest(msgspec.Struct, forbid_unknown_fields=True):
    token: Annotated[str, msgspec.Meta(max_length=1000)]


class Letters(msgspec.Struct):
    mail: str
    wanted: bool


class PasswordRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The present password, and where it is to be changed the new one."""

    password: Text
    new: Text


class CodesRequest(msgspec.Struct, forbid_unknown_fields=True):
    password: Text


class SessionRequest(msgspec.Struct, forbid_unknown_fields=True):
    session: Id


class SessionShown(msgspec.Struct):
    """Where an account is logged in: since when, last used when, with which browser, and whether it is this one."""

    id: str
    created: int
    seen: int
    agent: str
    here: bool


class SessionList(msgspec.Struct):
    sessions: list[SessionShown]


class ReportShown(msgspec.Struct):
    """What I have reported, and the host's answer once the matter is closed."""

    at: int
    table: str
    text: str
    closed: bool
    answer: str


class ReportList(msgspec.Struct):
    reports: list[ReportShown]


class BlockRequest(msgspec.Struct, forbid_unknown_fields=True):
    table: Text
    blocked: bool = True


class Blocked(msgspec.Struct):
    blocked: bool


class ReportRequest(msgspec.Struct, forbid_unknown_fields=True):
    table: Text
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]


class Codes(msgspec.Struct):
    """Recovery codes: each serves once, and they are shown only now."""

    codes: list[str]


class Done(msgspec.Struct):
    done: bool = True


def me(house: House, person: Person | None) -> Me:
    letters = house.hub.postman is not None
    if person is None:
        return Me(None, None, False, None, None, letters)
    return Me(person.id, person.name, person.account, person.mail, person.language, letters)


def remembered(house: House, person: Person) -> Response:
    """Who this is now, with the cookie that keeps it."""
    response = Json(me(house, person))
    house.remember(response, person)
    return response


BROWSERS = {"Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "Chrome": "Chrome", "Safari": "Safari"}
SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac": "Mac",
    "Linux": "Linux",
}


def agent_of(request: Request) -> str:
    """The browser and the system somebody logs in with, as far as they are told: enough to know it again by."""
    told = request.headers.get("user-agent", "")
    browser = next((name for mark, name in BROWSERS.items() if f"{mark}/" in told), "")
    system = next((name for mark, name in SYSTEMS.items() if mark in told), "")
    return ", ".join(name for name in (browser, system) if name)


async def entered(house: House, request: Request, person: Person, answer: object) -> Response:
    """Somebody has logged in here: the answer, with the cookie of a new session."""
    await house.people.open_session(person, agent_of(request))
    response = Json(answer)
    house.remember(response, person)
    return response


def add_accounts(api: Api) -> None:
    @api.op("GET", "/api/me", returns=Me)
    async def who_am_i(request: Request) -> Me:
        """Who this is"""
        house = house_of(request)
        return me(house, await house.person(request))

    @api.op("POST", "/api/guest", body=GuestRequest, returns=Me)
    async def become_guest(request: Request, body: GuestRequest) -> Response:
        """Become a guest, or keep being who one is"""
        house = house_of(request)
        person = await house.person(request)
        if person is None:
            await house.must_not_be_banned(request)
            house.take(request, "tables")
            person = await house.people.guest(body.name, body.language)
        return remembered(house, person)

    @api.op("POST", "/api/account", body=AccountRequest, returns=Codes)
    async def register(request: Request, body: AccountRequest) -> Response:
        """Turn a guest into an account"""
        house = house_of(request)
        house.take(request, "costly")
        person = await house.must_be_someone(request)
        codes = Codes(await house.people.register(person, body.name, body.password))
        for table in await house.people.tables_of(person.id):
            await house.refresh(table)
        return await entered(house, request, person, codes)

    @api.op("POST", "/api/login", body=AccountRequest, returns=Me)
    async def log_in(request: Request, body: AccountRequest) -> Response:
        """Log in to an account"""
        house = house_of(request)
        house.take(request, "tries")
        before = await house.person(request)
        person = await house.people.log_in(body.name, body.password)
        house.give_back(request, "tries")
        if before is not None and not before.account:
            for table in await house.people.adopt(before, person):
                await house.refresh(table)
            await house.recheck(before.id)
        return await entered(house, request, person, me(house, person))

    @api.op("POST", "/api/recover", body=RecoverRequest, returns=Me)
    async def recover(request: Request, body: RecoverRequest) -> Response:
        """A new password by a recovery code"""
        house = house_of(request)
        house.take(request, "tries")
        person = await house.people.recover(body.name, body.code, body.password)
        house.give_back(request, "tries")
        await house.recheck(person.id)
        return await entered(house, request, person, me(house, person))

    @api.op("POST", "/api/account/password", body=PasswordRequest, returns=Done)
    async def change_password(request: Request, body: PasswordRequest) -> Done:
        """Another password; all other sessions are ended"""
        house, person = await knowing_password(request, body.password)
        await house.people.change_password(person, body.new)
        await house.recheck(person.id)
        return Done()

    @api.op("POST", "/api/account/codes", body=CodesRequest, returns=Codes)
    async def renew_codes(request: Request, body: CodesRequest) -> Codes:
        """New recovery codes; those of before are void"""
        house, person = await knowing_password(request, body.password)
        return Codes(await house.people.renew_codes(person))

    @api.op("GET", "/api/sessions", returns=SessionList)
    async def sessions(request: Request) -> SessionList:
        """Where I am logged in"""
        house = house_of(request)
        person = await house.must_be_someone(request)
        found = await house.people.sessions(person)
        return SessionList([SessionShown(*one, here=one[0] == person.session) for one in found])

    @api.op("POST", "/api/sessions/end", body=SessionRequest, returns=Done)
    async def end_session(request: Request, body: SessionRequest) -> Response:
        """Log out there; where that is here, here"""
        house = house_of(request)
        person = await house.must_be_someone(request)
        await house.people.end_session(person, body.session)
        await house.recheck(person.id)
        response = Json(Done())
        if body.session == person.session:
            house.remember(response, None)
        return response

    @api.op("GET", "/api/reports", returns=ReportList)
    async def my_reports(request: Request) -> ReportList:
        """What I have reported, and what the host answered"""
        house = house_of(request)
        found = await reports_by(house.store, (await house.must_be_someone(request)).id)
        return ReportList(
            [ReportShown(one.at, one.table, one.text, one.closed is not None, one.answer) for one in found]
        )

    @api.op("POST", "/api/logout", returns=Done)
    async def log_out(request: Request) -> Response:
        """Log out here and everywhere"""
        house = house_of(request)
        person = await house.person(request)
        if person is not None and person.account:  # a guest who forgets its cookie would lose its seats
            await house.people.log_out_everywhere(person)
            await house.recheck(person.id)
        response = Json(Done())
        if person is None or person.account:
            house.remember(response, None)
        return response

    @api.op("POST", "/api/account/mail", body=MailRequest, returns=Done)
    async def set_mail(request: Request, body: MailRequest) -> Done:
        """Where to write when it is one's turn: a letter goes there, whose link must be followed first"""
        house = house_of(request)
        person = await house.must_be_someone(request)
        if body.mail is None:
            await house.people.forget_mail(person)
            return Done()
        if house.hub.postman is None:
            raise UserError("mail-none")
        check_mail(body.mail)
        house.take(request, "costly")
        house.settings.limits.take(house.settings.limits.letters, body.mail.casefold())
        await house.people.set_language(person, body.language)
        await house.hub.postman.ask(person, body.mail, body.language)
        return Done()

    @api.op("POST", "/api/letters", body=LetterRequest, returns=Letters)
    async def answer_letter(request: Request, body: LetterRequest) -> Letters:
        """Follow the link of a letter: allow 'your turn' to that address, or stop it"""
        house = house_of(request)
        house.take(request, "costly")
        return Letters(*await house.people.answer_letter(body.token))

    @api.op("POST", "/api/account/delete", returns=Done)
    async def delete(request: Request) -> Response:
        """Forget me"""
        house = house_of(request)
        person = await house.must_be_someone(request)
        for table in await house.people.delete(person):
            await house.refresh(table)
        await house.recheck(person.id)
        response = Json(Done())
        house.remember(response, None)
        return response

    @api.op("POST", "/api/block", body=BlockRequest, returns=Done)
    async def block(request: Request, body: BlockRequest) -> Done:
        """Never again be seated with the opponent of a table, or allow it again"""
        house = house_of(request)
        person = await house.must_be_someone(request)
        other = await _opponent(request, body.table, person)
        await house.people.block(person, other, body.blocked)
        await house.recheck(other)
        return Done()

    @api.op("GET", "/api/tables/{table}/blocked", returns=Blocked, table=Id)
    async def has_blocked(request: Request, table: str) -> Blocked:
        """Whether I have blocked the opponent of a table"""
        house = house_of(request)
        person = await house.must_be_someone(request)
        return Blocked(await house.people.has_blocked(person.id, await _opponent(request, table, person)))

    @api.op("POST", "/api/report", body=ReportRequest, returns=Done)
    async def report(request: Request, body: ReportRequest) -> Done:
        """Tell who runs the server about the opponent of a table"""
        house = house_of(request)
        house.take(request, "costly")
        person = await house.must_be_someone(request)
        about = await _opponent(request, body.table, person)
        await house.people.report(person, about, body.table, body.text)
        return Done()


async def knowing_password(request: Request, password: str) -> tuple[House, Person]:
    """Whoever asks for something that a found telephone must not be enough for."""
    house = house_of(request)
    person = await house.must_be_someone(request)
    house.take(request, "tries")
    await house.people.must_know_password(person, password)
    house.give_back(request, "tries")
    return house, person


async def _opponent(request: Request, table_id: str, person: Person) -> str:
    row = await house_of(request).store.find(table_id)
    mine = row.sides_of(person.id)
    if not mine:
        raise UserError("seat-not-yours")
    other = row.seats[1 - mine[0]].person
    if other is None or other == person.id:
        raise UserError("person-unknown")
    return other
