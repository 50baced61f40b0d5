"""HTTP: guests, accounts, peace between people."""

from typing import Annotated, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from cannae.core.contract import Complaint
from cannae.server.api import Api, Id, Json
from cannae.server.house import House, house_of
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
            house.take(request, "tables")
            person = await house.people.guest(body.name, body.language)
        return remembered(house, person)

    @api.op("POST", "/api/account", body=AccountRequest, returns=Codes)
    async def register(request: Request, body: AccountRequest) -> Codes:
        """Turn a guest into an account"""
        house = house_of(request)
        house.take(request, "costly")
        person = await house.must_be_someone(request)
        return Codes(await house.people.register(person, body.name, body.password))

    @api.op("POST", "/api/login", body=AccountRequest, returns=Me)
    async def log_in(request: Request, body: AccountRequest) -> Response:
        """Log in to an account"""
        house = house_of(request)
        house.take(request, "costly")
        house.settings.limits.take(house.settings.limits.logins, body.name.casefold())
        before = await house.person(request)
        person = await house.people.log_in(body.name, body.password)
        if before is not None and not before.account:
            for table in await house.people.adopt(before, person):
                await house.refresh(table)
            await house.recheck(before.id)
        return remembered(house, person)

    @api.op("POST", "/api/recover", body=RecoverRequest, returns=Me)
    async def recover(request: Request, body: RecoverRequest) -> Response:
        """A new password by a recovery code"""
        house = house_of(request)
        house.take(request, "costly")
        house.settings.limits.take(house.settings.limits.logins, body.name.casefold())
        person = await house.people.recover(body.name, body.code, body.password)
        await house.recheck(person.id)
        return remembered(house, person)

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
            raise Complaint("mail-none")
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
        await house.people.delete(person)
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


async def _opponent(request: Request, table_id: str, person: Person) -> str:
    row = await house_of(request).store.find(table_id)
    mine = row.sides_of(person.id)
    if not mine:
        raise Complaint("seat-not-yours")
    other = row.seats[1 - mine[0]].person
    if other is None or other == person.id:
        raise Complaint("person-unknown")
    return other
