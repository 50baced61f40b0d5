"""HTTP: games and their options, words, rulebooks, boards of their own. Nothing here changes anything."""

import asyncio
import gzip
from functools import cache, lru_cache
from hashlib import sha256
from typing import Annotated, Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from cannae.bots import offered
from cannae.commands.options import documents
from cannae.core.contract import UserError
from cannae.core.game import Game
from cannae.core.registry import game as find_game
from cannae.core.registry import games
from cannae.locale import Language, page_sources, words
from cannae.puzzles.shipping import counts
from cannae.puzzles.shipping import shown as puzzles_shown
from cannae.server.http.api import Api, Id, language_of, problem
from cannae.server.http.room_routes import kept_addresses
from cannae.server.live.session import sentence
from cannae.server.services import services_of

PAGE_FILES = {"js": "text/javascript", "css": "text/css", "svg": "image/svg+xml", "png": "image/png"}  # by their ending


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
    part_begins: list[str]  # events with which something new begins
    first: dict[str, Any]  # options of somebody's first game
    scenarios: list[dict[str, Any]]  # battles of history: `id`, `options`, and the `side` a person takes


class GameList(msgspec.Struct):
    """`kept`: addresses whose answers a page may keep for when there is no network."""

    games: list[GameShown]
    kept: list[str]


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
    notes = [sentence(language, key, args) for key, args in about]
    return DocumentShown(None if faults else document, notes, sentences)


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
    """The words of a language that a page may need, compressed once."""
    return gzip.compress(msgspec.json.encode(WordsShown(language, page_sources(language))), 9)


@cache
def packed_puzzles(game: Game) -> bytes:
    """The whole set of a game, compressed once."""
    return gzip.compress(msgspec.json.encode({"puzzles": puzzles_shown(game)}), 9)


@lru_cache(32)
def packed_file(found: bytes) -> bytes:
    """A file of a game, compressed once: a picture is drawn in words, and the first page shows one of every game."""
    return gzip.compress(found, 9)


@lru_cache(8)
def unpacked(packed: bytes) -> bytes:
    return gzip.decompress(packed)


def compressed(request: Request, packed: bytes) -> Response:
    """JSON that was compressed beforehand, for a browser that takes it so and for one that does not."""
    headers = {"vary": "accept-encoding", "cache-control": "no-cache"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type="application/json", headers=headers | {"content-encoding": "gzip"})
    return Response(unpacked(packed), media_type="application/json", headers=headers)


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
                    list(game.part_begins),
                    dict(game.first_options),
                    [one._asdict() for one in game.scenarios],
                )
                for game in games().values()
            ],
            kept_addresses(),
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
        headers = {"cache-control": "public, max-age=3600", "vary": "accept-encoding"}
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(packed_file(found), media_type=kind, headers=headers | {"content-encoding": "gzip"})
        return Response(found, media_type=kind, headers=headers)

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
