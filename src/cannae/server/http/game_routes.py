"""HTTP: games and their options, words, rulebooks, records, replays, verification. Nothing here changes anything."""

import asyncio
import gzip
from collections.abc import Sequence
from functools import cache, lru_cache
from hashlib import sha256
from typing import Annotated, Any, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from cannae.bots import offered
from cannae.commands.options import documents
from cannae.core.contract import SIDE_NAMES, SPECTATOR, UserError
from cannae.core.events import EVERYONE, Event, EventLog
from cannae.core.game import Game
from cannae.core.records import Record, read_record, told_events
from cannae.core.registry import game as find_game
from cannae.core.registry import games
from cannae.core.verifying import retell, verify
from cannae.locale import shared_sources, words
from cannae.puzzles.shipping import counts
from cannae.puzzles.shipping import shown as puzzles_shown
from cannae.server.http.api import Api, Id, language_of, problem
from cannae.server.live.messages import Whole
from cannae.server.live.session import sentence
from cannae.server.services import services_of

Language = Literal["en", "de"]
Eyes = Literal["red", "blue", "spectator", "all"]
MOST_FRAMES = 200
ONE_SIDE = {1 << side: name for side, name in enumerate(SIDE_NAMES)}  # by audience
PAGE_FILES = {"js": "text/javascript", "css": "text/css", "svg": "image/svg+xml", "png": "image/png"}  # by their ending
_replays = asyncio.Semaphore(2)  # at the same time, in threads


class GameShown(msgspec.Struct):
    id: str
    playable: bool
    hidden: bool
    version: str
    levels: list[str]
    options: list[dict[str, Any]]
    lesson: bool
    study: str  # a path of the page, or empty
    board: str | None  # the URL of a board that the game brings itself
    first: dict[str, Any]  # options of somebody's first game
    scenarios: list[dict[str, Any]]  # battles of history: `id`, `options`, and the `side` a person takes


class GameList(msgspec.Struct):
    games: list[GameShown]


class RuleShown(msgspec.Struct):
    number: str
    chapter: str
    text: str


class RulebookShown(msgspec.Struct):
    title: str
    markdown: str
    chapters: dict[str, str]
    rules: list[RuleShown]


class WordsShown(msgspec.Struct):
    """Fluent source texts, the shared ones first."""

    language: str
    sources: list[str]


class PuzzleCounts(msgspec.Struct):
    """How many puzzles there are, by game."""

    counts: dict[str, int]


class PuzzleShown(msgspec.Struct):
    """A position as `side` sees it, and every choice in question, described as at a table and with its `value`, whether
    it is `right`, and `why`; where values are `shares`, they are shares of a whole."""

    side: str
    phase: str
    shares: bool
    view: dict[str, Any]
    choices: list[dict[str, Any]]


class PuzzleList(msgspec.Struct):
    puzzles: list[PuzzleShown]


class Glossary(msgspec.Struct):
    """What there is to say about cards, troops and the like, in lines, by the keys of their names."""

    entries: dict[str, list[str]]


class DocumentText(msgspec.Struct, forbid_unknown_fields=True):
    """A deck or an army of one's own as the text of its file, for the option of this name."""

    option: Id
    text: Annotated[str, msgspec.Meta(max_length=60_000)]
    options: dict[str, Any] = {}


class DocumentShown(msgspec.Struct):
    """The document to embed in the options of a table, or all that is wrong with it, in sentences."""

    document: dict[str, Any] | None
    about: list[str]
    faults: list[str]


class RecordText(msgspec.Struct, forbid_unknown_fields=True):
    record: Annotated[str, msgspec.Meta(max_length=2_000_000)]


class ReplayRequest(msgspec.Struct, forbid_unknown_fields=True):
    record: Annotated[str, msgspec.Meta(max_length=2_000_000)]
    eyes: Eyes = "spectator"
    first: Whole = 0
    count: Annotated[int, msgspec.Meta(ge=1, le=MOST_FRAMES)] = 50


class Frame(msgspec.Struct):
    """A position of a replay: after choice `n`, what it was, and what the viewer saw and was told since."""

    n: int
    at: int
    side: str | None
    choice: str | None
    phase: str
    to_act: list[str]
    views: list[dict[str, Any]]
    events: list[dict[str, Any]]


class Replay(msgspec.Struct):
    """`older_rules`: the record was made under rules by which alone its positions from `shown` on could be shown: there
    frames have no views, but what was told."""

    game: str
    options: dict[str, Any]
    seats: list[dict[str, str]]
    started: str
    result: dict[str, Any] | None
    total: int
    frames: list[Frame]
    older_rules: bool
    shown: int


class Verdict(msgspec.Struct):
    """What was checked, in sentences; `holds` when nothing is wrong. What was made under older rules may not be
    `judged`: it neither holds nor has a fault."""

    holds: bool
    judged: bool
    checks: list[str]
    notes: list[str]
    fault: str | None


def replay(record: Record, eyes: str, first: int, count: int) -> Replay:
    """Some frames of a record, as one side, a spectator, or both sides together see them."""
    viewers = {"red": [0], "blue": [1], "spectator": [SPECTATOR], "all": [0, 1]}[eyes]
    looking = viewers if find_game(record.game).hidden else [SPECTATOR]  # where nothing is hidden all see the same
    log, known, shown = EventLog(), 0, 0
    frames: list[Frame] = []
    for number, state in enumerate(retell(record, log)):
        entry = record.entries[number - 1] if number else None
        shown += state is not None
        if first <= number < first + count:
            own = entry.told if entry else record.told
            told = log.events[known:] if state is not None else told_events(own)
            frames.append(
                Frame(
                    number,
                    entry.at if entry else 0,
                    SIDE_NAMES[entry.side] if entry else None,
                    entry.choice if entry and (eyes == "all" or entry.side in viewers) else None,
                    state.phase() if state is not None else "",
                    [SIDE_NAMES[side] for side in state.to_act] if state is not None else [],
                    [state.view(viewer) for viewer in looking] if state is not None else [],
                    events_of_both(told)
                    if eyes == "all"
                    else [event.to_data() for event in told if event.audience >> viewers[0] & 1],
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
    )


def events_of_both(told: Sequence[Event]) -> list[dict[str, Any]]:
    """Events as both sides together know them. One that was for a single side has its `side`, and the reduced event
    that everybody else got instead is left out."""
    found: list[dict[str, Any]] = []
    instead = 0  # the audience of the reduced event, if one comes next
    for event in told:
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


def examined(game: Game, body: DocumentText, language: str) -> DocumentShown:
    """A deck or an army that somebody wrote, checked by the game."""
    try:
        document = game.read_document(document_option(game, body.option), body.text)
        faults, about = game.examine(body.option, document, body.options)
    except ValueError:
        faults, about, document = [UserError("document-unreadable")], [], {}
    except UserError as user_error:
        faults, about, document = [user_error], [], {}
    sentences = [sentence(language, user_error.key, user_error.words) for user_error in faults]
    return DocumentShown(None if faults else document, [sentence(language, *told) for told in about], sentences)


def document_option(game: Game, name: str) -> str:
    if name not in {option.name for option in documents(game)}:
        raise UserError("option-unknown", option=name[:40], names=[option.name for option in documents(game)])
    return name


@cache
def own_board(game: Game) -> str | None:
    """The URL of a game's board: another one for each version, so that no cached one is used."""
    board = game.page_file("board.js")
    return f"/api/games/{game.id}/page/board.js?v={sha256(board).hexdigest()[:12]}" if board is not None else None


@cache
def glossary(game: str, language: str) -> Glossary:
    return Glossary(find_game(game).glossary(language, words(language).say))


@cache
def packed_words(language: str) -> bytes:
    """All words of a language, compressed once: they are most of what a first visit downloads."""
    sources = [*shared_sources(language), *(game.words(language) for game in games().values())]
    return gzip.compress(msgspec.json.encode(WordsShown(language, sources)), 9)


@cache
def packed_puzzles(game: Game) -> bytes:
    """The whole set of a game, compressed once."""
    return gzip.compress(msgspec.json.encode({"puzzles": puzzles_shown(game)}), 9)


@lru_cache(8)
def unpacked(packed: bytes) -> bytes:
    return gzip.decompress(packed)


def compressed(request: Request, packed: bytes) -> Response:
    """JSON that was compressed beforehand, for a browser that takes it so and for one that does not."""
    headers = {"vary": "accept-encoding", "cache-control": "no-cache"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type="application/json", headers=headers | {"content-encoding": "gzip"})
    return Response(unpacked(packed), media_type="application/json", headers=headers)


async def record_of(request: Request, table: str) -> str:
    """The record of a finished game; waits if it is still being written."""
    services = services_of(request)
    if table in services.hub.tables:
        async with services.hub.tables[table].lock:
            pass
    return await services.store.record(table)


def add_game_routes(api: Api) -> None:
    @api.op("GET", "/api/games", returns=GameList)
    async def all_games(request: Request) -> GameList:
        """The games, their options and the levels of their computer players"""
        return GameList(
            [
                GameShown(
                    game.id,
                    game.playable and game.in_page,
                    game.hidden,
                    game.version,
                    offered(game) if game.playable else [],
                    [option.to_data() for option in game.options],
                    game.lesson() is not None,
                    game.study,
                    own_board(game),
                    dict(game.first_options),
                    [one._asdict() for one in game.scenarios],
                )
                for game in games().values()
            ]
        )

    @api.op("GET", "/api/games/{game}/rules/{language}", returns=RulebookShown, game=Id, language=Language)
    async def rules(request: Request, game: str, language: Language) -> RulebookShown:
        """The rulebook of a game"""
        book = find_game(game).rulebook(language)
        found = [RuleShown(rule.number, rule.chapter, rule.text) for rule in book.rules.values()]
        return RulebookShown(book.title, book.markdown, book.chapters, found)

    @api.op("GET", "/api/games/{game}/page/{file}", returns=str, game=Id, file=Id)
    async def page_file(request: Request, game: str, file: str) -> Response:
        """A file that a game brings for the page: its picture, or its board"""
        found, kind = find_game(game).page_file(file), PAGE_FILES.get(file.rpartition(".")[2])
        if found is None or kind is None:
            return problem(request, "address-unknown", {}, 404)
        return Response(found, media_type=kind, headers={"cache-control": "public, max-age=3600"})

    @api.op("GET", "/api/games/{game}/glossary/{language}", returns=Glossary, game=Id, language=Language)
    async def inspected(request: Request, game: str, language: Language) -> Glossary:
        """What an inspector says about the cards and troops of a game"""
        return glossary(game, language)

    @api.op("GET", "/api/games/{game}/sample/{option}/{language}", returns=str, game=Id, option=Id, language=Language)
    async def sample(request: Request, game: str, option: str, language: Language) -> Response:
        """A file to begin a deck or an army of one's own with"""
        found = find_game(game)
        text = found.sample_document(document_option(found, option), words(language).say)
        if text is None:
            raise UserError("document-no-sample")
        headers = {"content-disposition": f'attachment; filename="{game}-{option}.toml"'}
        return Response(text, media_type="text/plain; charset=utf-8", headers=headers)

    @api.op("POST", "/api/games/{game}/document", body=DocumentText, returns=DocumentShown, game=Id)
    async def document(request: Request, game: str, body: DocumentText) -> DocumentShown:
        """Read and judge a deck or an army of one's own"""
        services_of(request).take(request, "costly")
        return await asyncio.to_thread(examined, find_game(game), body, language_of(request))

    @api.op("GET", "/api/puzzles", returns=PuzzleCounts)
    async def puzzle_counts(request: Request) -> PuzzleCounts:
        """How many puzzles there are of each game"""
        return PuzzleCounts(counts())

    @api.op("GET", "/api/puzzles/{game}", returns=PuzzleList, game=Id)
    async def all_puzzles(request: Request, game: str) -> Response:
        """All puzzles of a game with their answers, to be solved without the server"""
        found = find_game(game)
        return compressed(request, await asyncio.to_thread(packed_puzzles, found))

    @api.op("GET", "/api/words/{language}", returns=WordsShown, language=Language)
    async def all_words(request: Request, language: Language) -> Response:
        """Every sentence of the server and its games, as Fluent files"""
        return compressed(request, packed_words(language))

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
        },
    )
    async def replay_table(request: Request, table: str, eyes: str, first: int, count: int) -> Replay:
        """Frames of a finished game"""
        services_of(request).take(request, "studies")
        text = await record_of(request, table)
        async with _replays:
            return await asyncio.to_thread(lambda: replay(read_record(text), eyes, first, count))

    @api.op("GET", "/api/tables/{table}/verify", returns=Verdict, table=Id, query={"language": (Language, "en")})
    async def verify_table(request: Request, table: str, language: Language) -> Verdict:
        """Check a finished game against its sealed chance"""
        services_of(request).take(request, "studies")
        text = await record_of(request, table)
        async with _replays:
            return await asyncio.to_thread(verdict, text, language)

    @api.op("POST", "/api/records/replay", body=ReplayRequest, returns=Replay)
    async def replay_upload(request: Request, body: ReplayRequest) -> Replay:
        """Frames of a record from anywhere"""
        services_of(request).take(request, "costly")
        async with _replays:
            return await asyncio.to_thread(lambda: replay(read_record(body.record), body.eyes, body.first, body.count))

    @api.op("POST", "/api/records/verify", body=RecordText, returns=Verdict, query={"language": (Language, "en")})
    async def verify_upload(request: Request, body: RecordText, language: Language) -> Verdict:
        """Check a record from anywhere"""
        services_of(request).take(request, "costly")
        async with _replays:
            return await asyncio.to_thread(verdict, body.record, language)
