"""Everything a request may need, in one place."""

from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response

from cannae.core.contract import UserError
from cannae.server.accounts.people import People, Person
from cannae.server.http.guard import Gate
from cannae.server.live.hub import Hub, Timings
from cannae.server.ops.usage import Limits, Metrics
from cannae.server.store.store import Store

if TYPE_CHECKING:
    from cannae.server.http.sockets import Socket

COOKIE = "cannae"
SLOW_READER, GOING_AWAY, REFUSED = 1013, 1012, 1008  # why a socket is closed
YEAR = 31_536_000
HERE = 60.0  # seconds after a request during which somebody counts as being here
GIVEN_BACK = 0.8  # the share of the cost that a correct try gets back


@dataclass
class Settings:
    database: str
    public_url: str | None = None
    proxies: list[str] = field(default_factory=list)
    bots: int = 1  # processes that play for the computer
    smtp: str | None = None
    limits: Limits = field(default_factory=Limits)
    timings: Timings = field(default_factory=Timings)
    cheap_passwords: bool = False  # for tests: hashing is meant to be slow
    page: Path | None = None  # where the built page lies


@dataclass
class Services:
    settings: Settings
    store: Store
    hub: Hub
    people: People
    gate: Gate
    metrics: Metrics
    sockets: "set[Socket]" = field(default_factory=set)
    asked: dict[str, float] = field(default_factory=dict)  # when somebody last asked for anything

    async def person(self, request: Request) -> Person | None:
        """The person who sends the request; None for nobody, and for one who is banned."""
        person = await self.people.by_cookie(request.cookies.get(COOKIE))
        if person is None or not person.welcome:
            return None
        self.asked[person.id] = monotonic()
        return person

    def here(self) -> int:
        """How many people have a table open in this process, or asked it for something a moment ago."""
        since = monotonic() - HERE
        self.asked = {person: at for person, at in self.asked.items() if at > since}
        return len({one.person.id for one in self.sockets if one.person is not None} | self.asked.keys())

    async def online(self) -> int:
        """How many people are here. Other processes count by what they last reported; a person connected to two of
        them is counted twice."""
        return self.here() + await self.store.online_elsewhere(self.hub.owner)

    async def must_not_be_banned(self, request: Request) -> None:
        person = await self.people.by_cookie(request.cookies.get(COOKIE))
        if person is not None and not person.welcome:
            raise UserError("banned")

    async def must_be_someone(self, request: Request) -> Person:
        person = await self.person(request)
        if person is None:
            await self.must_not_be_banned(request)
            raise UserError("guest-first")
        return person

    def take(self, request: Request, what: str) -> None:
        """Count something costly against the client's address."""
        self.settings.limits.take(getattr(self.settings.limits, what), request.scope["cannae.client"])

    def give_back(self, request: Request, what: str) -> None:
        """Undo most of `take` after a correct try: only wrong tries should slow an address down. A little stays, for
        the work it was."""
        getattr(self.settings.limits, what).charge(request.scope["cannae.client"], -GIVEN_BACK)

    def remember(self, response: Response, person: Person | None) -> None:
        """Set the cookie that says who this is, or forget it."""
        if person is None:
            response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax", secure=self.gate.secure)
            return
        value = self.people.cookie(person)
        response.set_cookie(
            COOKIE, value, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=self.gate.secure
        )

    async def refresh(self, table: str) -> None:
        """Read the seats of an open table from the store again."""
        if table in self.hub.tables:
            await self.hub.tables[table].catch_up(None)

    async def recheck(self, person: str | None = None) -> None:
        """Close sockets whose owner has logged out, was deleted, or is blocked by the players it watches. For one
        person, or for all. It may have happened in another process."""
        sockets = [one for one in self.sockets if one.person is not None and person in (None, one.person.id)]
        known = sorted({one.person.id for one in sockets if one.person is not None})
        epochs: dict[str, int] = {}
        for start in range(0, len(known), 500):
            epochs |= await self.people.epochs(known[start : start + 500])
        named = sorted({one.person.session for one in sockets if one.person is not None and one.person.session})
        living: set[str] = set()
        for start in range(0, len(named), 500):
            living |= await self.people.living_sessions(named[start : start + 500])
        for socket in sockets:
            assert socket.person is not None
            row = socket.session.watching()
            ended = bool(socket.person.session) and socket.person.session not in living
            if (
                epochs.get(socket.person.id) != socket.person.epoch
                or ended
                or (person is not None and row is not None and await self.people.unwelcome(person, row))
            ):
                socket.drop(REFUSED)


def services_of(request: Request) -> Services:
    found = request.app.state.services
    assert isinstance(found, Services)
    return found
