"""HTTP: routes that games bring themselves, found by an entry point."""

import asyncio
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from starlette.requests import Request

from cannae.locale import LANGUAGES, Language, words
from cannae.routes import Route
from cannae.server.http.api import Api
from cannae.server.ops.logs import fault
from cannae.server.services import services_of

AT_ONCE = 2  # expensive answers that are computed in threads


@cache
def installed_routes() -> list[Route]:
    """The routes of all games."""
    found: list[Route] = []
    for entry in sorted(entry_points(group="cannae.routes")):
        try:
            found += entry.load()
        except Exception:  # a broken plugin must not stop the server
            fault("routes unreadable", name=entry.name)
    return found


def kept_addresses() -> list[str]:
    """What the page asks for beforehand, in every language."""
    return [one.path.format(language=language) for one in installed_routes() if one.kept for language in LANGUAGES]


def add_room_routes(api: Api) -> None:
    working = asyncio.Semaphore(AT_ONCE)
    for route in installed_routes():
        _add(api, route, working)


def _add(api: Api, route: Route, working: asyncio.Semaphore) -> None:
    async def answer(request: Request, language: Language, **given: Any) -> Any:
        say = words(language).say
        if not route.costly:
            return await asyncio.to_thread(route.answer, say, language, **given)
        services_of(request).take(request, "studies")
        async with working:
            return await asyncio.to_thread(route.answer, say, language, **given)

    answer.__doc__ = route.answer.__doc__
    api.op(route.method, route.path, returns=route.returns, body=route.body, language=Language)(answer)
