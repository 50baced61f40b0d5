"""HTTP: how a finished game went, as the computer judges it."""

from typing import Any

import msgspec
from starlette.requests import Request

from cannae.server.http.api import Api, Id
from cannae.server.http.record_routes import record_of
from cannae.server.services import services_of


class OtherwiseShown(msgspec.Struct):
    """What the computer would have done in place of a choice, and what that promised more, in hundredths of the points.
    `step` is the choice that was made; `told` is the other one in words, `reckoned` the numbers that count for it."""

    step: int
    side: str
    played: str
    choice: str
    told: dict[str, Any]
    why: str | None
    gain: int
    reckoned: dict[str, Any] | None = None  # not in courses kept from before there was one


class CourseShown(msgspec.Struct):
    """`judge`: who judged the positions: a `net`, `chance` (games played on at random), or `nothing`, and then there is
    no course. `values`: Red's chance to win in hundredths, after each choice from the deal on.
    `luck`: of that, what chance did for Red in each step; empty where no net judges, and in courses kept from before it
    was told."""

    judge: str
    total: int
    values: list[int]
    otherwise: list[OtherwiseShown]
    done: bool
    luck: list[float] = []


def add_course_routes(api: Api) -> None:
    @api.op("GET", "/api/tables/{table}/course", returns=CourseShown, table=Id)
    async def course(request: Request, table: str) -> CourseShown:
        """How a finished game went, as far as it is worked out: ask again until it is done"""
        services_of(request).take(request, "studies")
        text = await record_of(request, table)
        return msgspec.convert(await services_of(request).hub.courses.further(table, text), CourseShown)
