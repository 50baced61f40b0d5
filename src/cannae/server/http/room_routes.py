"""HTTP: routes that games bring themselves, found by an entry point."""

import asyncio
from importlib.metadata import entry_points
from typing import Any, Literal

from starlette.requests import Request

from cannae.locale import words
from cannae.routes import Route
from cannae.server.http.api import Api
from cannae.server.ops.logs import fault
from cannae.server.services import services_of

Language = Literal["en", "de"]
AT_ONCE = 2  # expensive answers that are computed in threads


def add_room_routes(api: Api) -> None:
    working = asyncio.Semaphore(AT_ONCE)
    for entry in sorted(entry_points(group="cannae.routes")):
        try:
            routes: list[Route] = entry.load()
        except Exception:  # a broken plugin must not stop the server
            fault("routes unreadable", name=entry.name)
            continue
        for route in routes:
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
