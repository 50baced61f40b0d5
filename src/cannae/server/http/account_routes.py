"""HTTP: guests, accounts, blocking and reporting."""

from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from cannae.core.contract import UserError
from cannae.locale import Language
from cannae.server.accounts.moderation import reports_by
from cannae.server.accounts.people import Person, check_mail
from cannae.server.http.api import Api, Id, Json
from cannae.server.services import Services, services_of

Text = Annotated[str, msgspec.Meta(max_length=200)]


class Me(msgspec.Struct):
    id: str | None
    name: str | None
    account: bool
    mail: str | None  # the address for "your turn" letters
    language: str | None
    letters: bool  # whether this server sends any


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


def me(services: Services, person: Person | None) -> Me:
    letters = services.hub.mailer is not None
    if person is None:
        return Me(None, None, False, None, None, letters)
    return Me(person.id, person.name, person.account, person.mail, person.language, letters)


def remembered(services: Services, person: Person) -> Response:
    """The answer with the person, and the cookie."""
    response = Json(me(services, person))
    services.remember(response, person)
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
    """The browser and the system of a login, as far as they are known: enough to recognise it in a list."""
    agent = request.headers.get("user-agent", "")
    browser = next((name for mark, name in BROWSERS.items() if f"{mark}/" in agent), "")
    system = next((name for mark, name in SYSTEMS.items() if mark in agent), "")
    return ", ".join(name for name in (browser, system) if name)


async def entered(services: Services, request: Request, person: Person, answer: object) -> Response:
    """Somebody has logged in here: the answer, with the cookie of a new session."""
    await services.people.open_session(person, agent_of(request))
    response = Json(answer)
    services.remember(response, person)
    return response


def add_account_routes(api: Api) -> None:
    @api.op("GET", "/api/me", returns=Me)
    async def who_am_i(request: Request) -> Me:
        """Who this is"""
        services = services_of(request)
        return me(services, await services.person(request))

    @api.op("POST", "/api/guest", body=GuestRequest, returns=Me)
    async def become_guest(request: Request, body: GuestRequest) -> Response:
        """Become a guest, or keep being who one is"""
        services = services_of(request)
        person = await services.person(request)
        if person is None:
            await services.must_not_be_banned(request)
            services.take(request, "tables")
            person = await services.people.guest(body.name, body.language)
        return remembered(services, person)

    @api.op("POST", "/api/account", body=AccountRequest, returns=Codes)
    async def register(request: Request, body: AccountRequest) -> Response:
        """Turn a guest into an account"""
        services = services_of(request)
        services.take(request, "costly")
        person = await services.must_be_someone(request)
        codes = Codes(await services.people.register(person, body.name, body.password))
        for table in await services.people.tables_of(person.id):
            await services.refresh(table)
        return await entered(services, request, person, codes)

    @api.op("POST", "/api/login", body=AccountRequest, returns=Me)
    async def log_in(request: Request, body: AccountRequest) -> Response:
        """Log in to an account"""
        services = services_of(request)
        services.take(request, "tries")
        before = await services.person(request)
        person = await services.people.log_in(body.name, body.password)
        services.give_back(request, "tries")
        if before is not None and not before.account:
            for table in await services.people.adopt(before, person):
                await services.refresh(table)
            await services.recheck(before.id)
        return await entered(services, request, person, me(services, person))

    @api.op("POST", "/api/recover", body=RecoverRequest, returns=Me)
    async def recover(request: Request, body: RecoverRequest) -> Response:
        """A new password by a recovery code"""
        services = services_of(request)
        services.take(request, "tries")
        person = await services.people.recover(body.name, body.code, body.password)
        services.give_back(request, "tries")
        await services.recheck(person.id)
        return await entered(services, request, person, me(services, person))

    @api.op("POST", "/api/account/password", body=PasswordRequest, returns=Done)
    async def change_password(request: Request, body: PasswordRequest) -> Done:
        """Another password; all other sessions are ended"""
        services, person = await knowing_password(request, body.password)
        await services.people.change_password(person, body.new)
        await services.recheck(person.id)
        return Done()

    @api.op("POST", "/api/account/codes", body=CodesRequest, returns=Codes)
    async def renew_codes(request: Request, body: CodesRequest) -> Codes:
        """New recovery codes; those of before are void"""
        services, person = await knowing_password(request, body.password)
        return Codes(await services.people.renew_codes(person))

    @api.op("GET", "/api/sessions", returns=SessionList)
    async def sessions(request: Request) -> SessionList:
        """Where I am logged in"""
        services = services_of(request)
        person = await services.must_be_someone(request)
        found = await services.people.sessions(person)
        return SessionList([SessionShown(*one, here=one[0] == person.session) for one in found])

    @api.op("POST", "/api/sessions/end", body=SessionRequest, returns=Done)
    async def end_session(request: Request, body: SessionRequest) -> Response:
        """Log out there; where that is here, here"""
        services = services_of(request)
        person = await services.must_be_someone(request)
        await services.people.end_session(person, body.session)
        await services.recheck(person.id)
        response = Json(Done())
        if body.session == person.session:
            services.remember(response, None)
        return response

    @api.op("GET", "/api/reports", returns=ReportList)
    async def my_reports(request: Request) -> ReportList:
        """What I have reported, and what the host answered"""
        services = services_of(request)
        found = await reports_by(services.store, (await services.must_be_someone(request)).id)
        return ReportList(
            [ReportShown(one.at, one.table, one.text, one.closed is not None, one.answer) for one in found]
        )

    @api.op("POST", "/api/logout", returns=Done)
    async def log_out(request: Request) -> Response:
        """Log out here and everywhere"""
        services = services_of(request)
        person = await services.person(request)
        if person is not None and person.account:  # a guest would lose its seats with its cookie
            await services.people.log_out_everywhere(person)
            await services.recheck(person.id)
        response = Json(Done())
        if person is None or person.account:
            services.remember(response, None)
        return response

    @api.op("POST", "/api/account/mail", body=MailRequest, returns=Done)
    async def set_mail(request: Request, body: MailRequest) -> Done:
        """Where to write when it is one's turn: a letter goes there, whose link must be followed first"""
        services = services_of(request)
        person = await services.must_be_someone(request)
        if body.mail is None:
            await services.people.forget_mail(person)
            return Done()
        if services.hub.mailer is None:
            raise UserError("mail-none")
        check_mail(body.mail)
        services.take(request, "costly")
        services.settings.limits.take(services.settings.limits.letters, body.mail.casefold())
        await services.people.set_language(person, body.language)
        await services.hub.mailer.ask(person, body.mail, body.language)
        return Done()

    @api.op("POST", "/api/letters", body=LetterRequest, returns=Letters)
    async def answer_letter(request: Request, body: LetterRequest) -> Letters:
        """Follow the link of a letter: allow 'your turn' to that address, or stop it"""
        services = services_of(request)
        services.take(request, "costly")
        return Letters(*await services.people.answer_letter(body.token))

    @api.op("POST", "/api/account/delete", returns=Done)
    async def delete(request: Request) -> Response:
        """Forget me"""
        services = services_of(request)
        person = await services.must_be_someone(request)
        for table in await services.people.delete(person):
            await services.refresh(table)
        await services.recheck(person.id)
        response = Json(Done())
        services.remember(response, None)
        return response

    @api.op("POST", "/api/block", body=BlockRequest, returns=Done)
    async def block(request: Request, body: BlockRequest) -> Done:
        """Never again be seated with the opponent of a table, or allow it again"""
        services = services_of(request)
        person = await services.must_be_someone(request)
        other = await _opponent(request, body.table, person)
        await services.people.block(person, other, body.blocked)
        await services.recheck(other)
        return Done()

    @api.op("GET", "/api/tables/{table}/blocked", returns=Blocked, table=Id)
    async def has_blocked(request: Request, table: str) -> Blocked:
        """Whether I have blocked the opponent of a table"""
        services = services_of(request)
        person = await services.must_be_someone(request)
        return Blocked(await services.people.has_blocked(person.id, await _opponent(request, table, person)))

    @api.op("POST", "/api/report", body=ReportRequest, returns=Done)
    async def report(request: Request, body: ReportRequest) -> Done:
        """Tell who runs the server about the opponent of a table"""
        services = services_of(request)
        services.take(request, "costly")
        person = await services.must_be_someone(request)
        about = await _opponent(request, body.table, person)
        await services.people.report(person, about, body.table, body.text)
        return Done()


async def knowing_password(request: Request, password: str) -> tuple[Services, Person]:
    """The account, after a check of the password: for actions that a stolen session must not be enough for."""
    services = services_of(request)
    person = await services.must_be_someone(request)
    services.take(request, "tries")
    await services.people.must_know_password(person, password)
    services.give_back(request, "tries")
    return services, person


async def _opponent(request: Request, table_id: str, person: Person) -> str:
    row = await services_of(request).store.find(table_id)
    mine = row.sides_of(person.id)
    if not mine:
        raise UserError("seat-not-yours")
    other = row.seats[1 - mine[0]].person
    if other is None or other == person.id:
        raise UserError("person-unknown")
    return other
