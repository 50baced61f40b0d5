"""The server put together: store, hub, people, gate, and the routes that lead to them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from argon2 import PasswordHasher, profiles
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from cannae.core.signing import Signer
from cannae.locale import LANGUAGES, words
from cannae.server.accounts import add_accounts
from cannae.server.api import Api, Json, problem
from cannae.server.bots import BotPool
from cannae.server.fairness import add_fairness
from cannae.server.guard import Gate, Guard
from cannae.server.house import GOING_AWAY, REFUSED, House, Settings, house_of
from cannae.server.hub import Hub
from cannae.server.library import add_library
from cannae.server.logs import note
from cannae.server.mail import Postman
from cannae.server.metrics import Metrics
from cannae.server.page import BUILT, Page
from cannae.server.people import People
from cannae.server.rooms import add_rooms
from cannae.server.sockets import play
from cannae.server.steady import be_steady, stay_steady
from cannae.server.store import Store
from cannae.server.studies import add_studies

HERE = ("localhost", "127.0.0.1", "::1")


def make_api() -> Api:
    api = Api()
    add_accounts(api)
    add_rooms(api)
    add_fairness(api)
    add_library(api)
    add_studies(api)
    return api


async def open_house(settings: Settings, metrics: Metrics, gate: Gate) -> House:
    store = await Store.open(settings.database, serving=True)
    key = await store.secret("cookie")
    passwords = PasswordHasher.from_parameters(profiles.CHEAPEST) if settings.cheap_passwords else None
    people = People(store, key, passwords)
    hub = Hub(store, BotPool(settings.bots, metrics), metrics, settings.habits, settings.limits)
    house = House(settings, store, hub, people, gate, metrics)
    hub.signer = Signer(await store.secret("record"))
    hub.people_changed = house.recheck
    hub.unwelcome = people.unwelcome
    hub.postman = Postman(settings.smtp, settings.public_url, people) if settings.smtp else None
    for language in LANGUAGES:
        words(language)  # read now: the first refusal of the day would hold up every table
    metrics.gauge("cannae_sockets", "Open sockets", lambda: len(house.sockets))
    await hub.start()
    return house


async def close_house(house: House) -> None:
    """Flush, give time back, tell those who are connected, and go."""
    await house.hub.stop()
    for socket in list(house.sockets):
        socket.drop(GOING_AWAY)
    await house.store.close()


async def healthy(request: Request) -> Response:
    """The process answers."""
    return PlainTextResponse("ok\n")


async def ready(request: Request) -> Response:
    """The store answers too, and no stop is under way."""
    house = house_of(request)
    await house.store.database.fetch("SELECT 1")
    return PlainTextResponse("stopping\n" if house.hub.stopping else "ready\n", 503 if house.hub.stopping else 200)


async def metrics_text(request: Request) -> Response:
    """For who runs the house: asked for on this machine by a name of this machine, not through a proxy."""
    peer = request.client.host if request.client else ""
    forwarded = "x-forwarded-for" in request.headers or "forwarded" in request.headers
    if peer not in ("127.0.0.1", "::1", "") or forwarded or request.url.hostname not in HERE:
        return await nothing_here(request)
    return PlainTextResponse(house_of(request).metrics.text(), media_type="text/plain; version=0.0.4")


def make_app(settings: Settings) -> Guard:
    """The whole server as one ASGI application."""
    metrics = Metrics()
    gate = Gate(settings.public_url, settings.proxies)
    api = make_api()
    description = api.description()
    page = Page(settings.page or BUILT)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        house = app.state.house = await open_house(settings, metrics, gate)
        be_steady()
        steady = asyncio.create_task(stay_steady(lambda: guard.passed, lambda: bool(house.sockets)))
        note("ready", shared=house.store.database.shared)
        yield
        steady.cancel()
        note("stopping", tables=len(house.hub.tables), sockets=len(house.sockets))
        await close_house(house)
        note("stopped")

    async def openapi(request: Request) -> Response:
        return Json(description)

    routes = [
        Route("/healthz", healthy),
        Route("/readyz", ready),
        Route("/metrics", metrics_text),
        Route("/openapi.json", openapi),
        *api.routes,
        Route("/api/{rest:path}", nothing_here),
        Route("/{path:path}", page.serve),
    ]
    guard = Guard(Entrance(Starlette(routes=routes, lifespan=lifespan)), gate, settings.limits, metrics)
    return guard


class Entrance:
    """Sockets go straight to the tables: every message would pay for what is there for pages."""

    def __init__(self, pages: Starlette) -> None:
        self.pages = pages

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self.pages(scope, receive, send)
        elif scope["path"] == "/api/play":
            await play(scope, receive, send, self.pages.state.house)
        else:
            await send({"type": "websocket.close", "code": REFUSED})


async def nothing_here(request: Request) -> Response:
    return problem(request, "address-unknown", {}, 404)
