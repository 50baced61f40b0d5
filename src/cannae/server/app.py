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

from cannae.core.records.signing import Signer
from cannae.locale import LANGUAGES, words
from cannae.server.accounts.mail import Mailer
from cannae.server.accounts.people import People
from cannae.server.http.account_routes import add_account_routes
from cannae.server.http.api import Api, Json, problem
from cannae.server.http.course_routes import add_course_routes
from cannae.server.http.fairness_routes import add_fairness_routes
from cannae.server.http.game_routes import add_game_routes
from cannae.server.http.guard import Gate, Guard
from cannae.server.http.page import BUILT, Page
from cannae.server.http.profile_routes import add_profile_routes
from cannae.server.http.record_routes import add_record_routes
from cannae.server.http.room_routes import add_room_routes
from cannae.server.http.sockets import play
from cannae.server.http.table_routes import add_table_routes
from cannae.server.live.bot_pool import BotPool
from cannae.server.live.hub import Hub
from cannae.server.ops.gc_tuning import collect_when_quiet, freeze_garbage
from cannae.server.ops.logs import note
from cannae.server.ops.usage import Metrics
from cannae.server.services import GOING_AWAY, REFUSED, Services, Settings, services_of
from cannae.server.store.store import Store

HERE = ("localhost", "127.0.0.1", "::1")


def make_api() -> Api:
    api = Api()
    add_account_routes(api)
    add_profile_routes(api)
    add_table_routes(api)
    add_fairness_routes(api)
    add_game_routes(api)
    add_course_routes(api)
    add_record_routes(api)
    add_room_routes(api)
    return api


async def open_services(settings: Settings, metrics: Metrics, gate: Gate) -> Services:
    store = await Store.open(settings.database, serving=True)
    key = await store.secret("cookie")
    passwords = PasswordHasher.from_parameters(profiles.CHEAPEST) if settings.cheap_passwords else None
    people = People(store, key, passwords)
    hub = Hub(store, BotPool(settings.bots, metrics), metrics, settings.timings, settings.limits)
    services = Services(settings, store, hub, people, gate, metrics)
    hub.signer = Signer(await store.secret("record"))
    hub.people_changed = services.recheck
    hub.count_people = services.here
    hub.unwelcome = people.unwelcome
    hub.mailer = Mailer(settings.smtp, settings.public_url, people) if settings.smtp else None
    for language in LANGUAGES:
        words(language)  # loaded now: loading at the first refusal would delay every table
    metrics.gauge("cannae_sockets", "Open sockets", lambda: len(services.sockets))
    await hub.start()
    return services


async def close_services(services: Services) -> None:
    """Stop the hub, close all sockets and the store."""
    await services.hub.stop()
    for socket in list(services.sockets):
        socket.drop(GOING_AWAY)
    await services.store.close()


async def healthy(request: Request) -> Response:
    """The process answers."""
    return PlainTextResponse("ok\n")


async def ready(request: Request) -> Response:
    """The store answers too, and no stop is under way."""
    services = services_of(request)
    await services.store.database.fetch("SELECT 1")
    return PlainTextResponse(
        "stopping\n" if services.hub.stopping else "ready\n", 503 if services.hub.stopping else 200
    )


async def metrics_text(request: Request) -> Response:
    """For the operator: answered only on this machine, under a name of this machine, not through a proxy."""
    peer = request.client.host if request.client else ""
    forwarded = "x-forwarded-for" in request.headers or "forwarded" in request.headers
    if peer not in ("127.0.0.1", "::1", "") or forwarded or request.url.hostname not in HERE:
        return await nothing_here(request)
    return PlainTextResponse(services_of(request).metrics.text(), media_type="text/plain; version=0.0.4")


def make_app(settings: Settings) -> Guard:
    """The whole server as one ASGI application."""
    metrics = Metrics(settings.limits)
    gate = Gate(settings.public_url, settings.proxies)
    api = make_api()
    description = api.description()
    page = Page(settings.page or BUILT)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        services = app.state.services = await open_services(settings, metrics, gate)
        freeze_garbage()
        collecting = asyncio.create_task(collect_when_quiet(lambda: guard.passed, lambda: bool(services.sockets)))
        note("ready", shared=services.store.database.shared)
        yield
        collecting.cancel()
        note("stopping", tables=len(services.hub.tables), sockets=len(services.sockets))
        await close_services(services)
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
    """Sends WebSockets straight to the tables: the middleware for pages would cost time at every message."""

    def __init__(self, pages: Starlette) -> None:
        self.pages = pages

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self.pages(scope, receive, send)
        elif scope["path"] == "/api/play":
            await play(scope, receive, send, self.pages.state.services)
        else:
            await send({"type": "websocket.close", "code": REFUSED})


async def nothing_here(request: Request) -> Response:
    return problem(request, "address-unknown", {}, 404)
