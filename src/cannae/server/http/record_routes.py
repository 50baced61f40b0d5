"""HTTP: records of finished games, from this server or anywhere: to keep, to watch again, to verify."""

import asyncio
import gzip
from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from cannae.core.contract import EVERYONE, SIDE_NAMES, SPECTATOR, Event, EventLog
from cannae.core.records import Record, events_from_data, read_record
from cannae.core.records.verifying import retell, verify
from cannae.core.registry import game as find_game
from cannae.locale import Language
from cannae.server.http.api import Api, Id
from cannae.server.live.messages import Whole
from cannae.server.live.session import sentence
from cannae.server.services import services_of

Eyes = Literal["red", "blue", "spectator", "all"]
Shown = Literal["views", "outline", "survey"]
MOST_FRAMES = 200
ONE_SIDE = {1 << side: name for side, name in enumerate(SIDE_NAMES)}  # by audience
_replays = asyncio.Semaphore(2)  # at the same time, in threads


class RecordText(msgspec.Struct, forbid_unknown_fields=True):
    record: Annotated[str, msgspec.Meta(max_length=2_000_000)]


class ReplayRequest(msgspec.Struct, forbid_unknown_fields=True):
    record: Annotated[str, msgspec.Meta(max_length=2_000_000)]
    eyes: Eyes = "spectator"
    first: Whole = 0
    count: Annotated[int, msgspec.Meta(ge=1, le=MOST_FRAMES)] = 50
    show: Shown = "views"


class Frame(msgspec.Struct):
    """A position of a replay, after choice `n`: the choice, what the viewer saw, the events since the last frame."""

    n: int
    at: int
    side: str | None
    choice: str | None
    phase: str
    to_act: list[str]
    views: list[dict[str, Any]]
    events: list[dict[str, Any]]
    survey: dict[str, Any] | None = None


class Replay(msgspec.Struct):
    """`older_rules`: the record was made under rules by which alone its positions from `shown` on could be shown: there
    frames have no views, but the events that were recorded."""

    game: str
    options: dict[str, Any]
    seats: list[dict[str, str]]
    started: str
    result: dict[str, Any] | None
    total: int
    frames: list[Frame]
    older_rules: bool
    shown: int
    names: dict[str, Any]


class Verdict(msgspec.Struct):
    """What was checked, in sentences; `holds` when nothing is wrong. What was made under older rules may not be
    `judged`: it neither holds nor has a fault."""

    holds: bool
    judged: bool
    checks: list[str]
    notes: list[str]
    fault: str | None


def replay(record: Record, eyes: str, first: int, count: int, show: str = "views") -> Replay:
    """Some frames of a record, as one side, a spectator, or both sides together see them. An outline has them all: the
    log and the turns of a long battle are small, the views are what weighs."""
    viewers = {"red": [0], "blue": [1], "spectator": [SPECTATOR], "all": [0, 1]}[eyes]
    looking = viewers if find_game(record.game).hidden else [SPECTATOR]  # where nothing is hidden all see the same
    log, known, shown = EventLog(), 0, 0
    frames: list[Frame] = []
    for number, state in enumerate(retell(record, log)):
        entry = record.entries[number - 1] if number else None
        shown += state is not None
        if show == "outline" or first <= number < first + count:
            recorded = entry.events if entry else record.events
            events = log.events[known:] if state is not None else events_from_data(recorded)
            frames.append(
                Frame(
                    number,
                    entry.at if entry else 0,
                    SIDE_NAMES[entry.side] if entry else None,
                    entry.choice if entry and (eyes == "all" or entry.side in viewers) else None,
                    state.phase() if state is not None else "",
                    [SIDE_NAMES[side] for side in state.to_act] if state is not None else [],
                    [state.view(viewer) for viewer in looking] if state is not None and show == "views" else [],
                    events_of_both(events)
                    if eyes == "all"
                    else [event.to_data() for event in events if event.audience >> viewers[0] & 1],
                    state.survey(looking[0])
                    if show == "survey" and state is not None and state.outcome() is None
                    else None,
                )
            )
        known = len(log.events)
    return Replay(
        record.game,
        record.options,
        record.seats,
        record.started,
        record.result,
        len(record.entries),
        frames,
        shown <= len(record.entries),
        shown,
        find_game(record.game).names(record.options),
    )


def events_of_both(events: Sequence[Event]) -> list[dict[str, Any]]:
    """Events as both sides together know them. One that was for a single side has its `side`, and the reduced event
    that everybody else got instead is left out."""
    found: list[dict[str, Any]] = []
    instead = 0  # the audience of the reduced event, if one comes next
    for event in events:
        if event.audience == instead:
            instead = 0
            continue
        side = ONE_SIDE.get(event.audience)
        instead = EVERYONE - event.audience if side else 0
        found.append(event.to_data() | ({"side": side} if side else {}))
    return found


def verdict(text: str, language: str) -> Verdict:
    found = verify(read_record(text))
    lines = [[sentence(language, key, args) for key, args in part] for part in (found.checks, found.notes)]
    fault = sentence(language, *found.fault) if found.fault else None
    return Verdict(found.holds, found.judged, lines[0], lines[1], fault)


async def record_of(request: Request, table: str) -> str:
    """The record of a finished game; waits if it is still being written."""
    services = services_of(request)
    if table in services.hub.tables:
        await services.hub.tables[table].finish_if_over()
    return await services.store.record(table)


async def packed(request: Request, text: str, eyes: str, first: int, count: int, show: str) -> Response:
    """What was asked for, compressed where the browser can read that: one position is nearly the next."""
    presses = "gzip" in request.headers.get("accept-encoding", "")

    def encoded() -> bytes:
        found = msgspec.json.encode(replay(read_record(text), eyes, first, count, show))
        return gzip.compress(found, 1) if presses else found

    async with _replays:
        answer = await asyncio.to_thread(encoded)
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"} if presses else {}
    return Response(answer, media_type="application/json", headers=headers)


def add_record_routes(api: Api) -> None:
    @api.op("GET", "/api/tables/{table}/record", returns=dict[str, Any], table=Id)
    async def record(request: Request, table: str) -> Response:
        """The record of a finished game"""
        return Response(await record_of(request, table), media_type="application/json")

    @api.op(
        "GET",
        "/api/tables/{table}/replay",
        returns=Replay,
        table=Id,
        query={
            "eyes": (Eyes, "spectator"),
            "first": (Whole, 0),
            "count": (Annotated[int, msgspec.Meta(ge=1, le=MOST_FRAMES)], 50),
            "show": (Shown, "views"),
        },
    )
    async def replay_table(request: Request, table: str, eyes: str, first: int, count: int, show: str) -> Response:
        """Frames of a finished game"""
        services_of(request).take(request, "studies")
        text = await record_of(request, table)
        return await packed(request, text, eyes, first, count, show)

    @api.op("GET", "/api/tables/{table}/verify", returns=Verdict, table=Id, query={"language": (Language, "en")})
    async def verify_table(request: Request, table: str, language: Language) -> Verdict:
        """Check a finished game against its sealed chance"""
        services_of(request).take(request, "studies")
        text = await record_of(request, table)
        async with _replays:
            return await asyncio.to_thread(verdict, text, language)

    @api.op("POST", "/api/records/replay", body=ReplayRequest, returns=Replay)
    async def replay_upload(request: Request, body: ReplayRequest) -> Response:
        """Frames of a record from anywhere"""
        services_of(request).take(request, "costly")
        return await packed(request, body.record, body.eyes, body.first, body.count, body.show)

    @api.op("POST", "/api/records/verify", body=RecordText, returns=Verdict, query={"language": (Language, "en")})
    async def verify_upload(request: Request, body: RecordText, language: Language) -> Verdict:
        """Check a record from anywhere"""
        services_of(request).take(request, "costly")
        async with _replays:
            return await asyncio.to_thread(verdict, body.record, language)
