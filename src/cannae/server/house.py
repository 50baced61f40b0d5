"""Everything a request may need, in one place."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response

from cannae.core.contract import Complaint
from cannae.server.guard import Gate, Limits
from cannae.server.hub import Habits, Hub
from cannae.server.metrics import Metrics
from cannae.server.people import People, Person
from cannae.server.store import Store

if TYPE_CHECKING:
    from cannae.server.sockets import Socket

COOKIE = "cannae"
YEAR = 31_536_000


@dataclass
class Settings:
    database: str
    public_url: str | None = None
    proxies: list[str] = field(default_factory=list)
    bots: int = 1  # processes that play for the computer
    smtp: str | None = None
    limits: Limits = field(default_factory=Limits)
    habits: Habits = field(default_factory=Habits)
    cheap_passwords: bool = False  # for tests: hashing is meant to be slow
    page: Path | None = None  # where the built page lies


@dataclass
class House:
    settings: Settings
    store: Store
    hub: Hub
    people: People
    gate: Gate
    metrics: Metrics
    sockets: "set[Socket]" = field(default_factory=set)

    async def person(self, request: Request) -> Person | None:
        return await self.people.by_cookie(request.cookies.get(COOKIE))

    async def must_be_someone(self, request: Request) -> Person:
        person = await self.person(request)
        if person is None:
            raise Complaint("guest-first")
        return person

    def take(self, request: Request, what: str) -> None:
        """Count something costly against the client's address."""
        self.settings.limits.take(getattr(self.settings.limits, what), request.scope["cannae.client"])

    def remember(self, response: Response, person: Person | None) -> None:
        """Set the cookie that says who this is, or forget it."""
        if person is None:
            response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax", secure=self.gate.secure)
            return
        value = self.people.cookie(person)
        response.set_cookie(
            COOKIE, value, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=self.gate.secure
        )

    async def disconnect(self, person: str) -> None:
        """Close the sockets of who logged out or left for good."""
        for socket in [one for one in self.sockets if one.session.person == person]:
            socket.drop(1008)


def house_of(request: Request) -> House:
    found = request.app.state.house
    assert isinstance(found, House)
    return found
