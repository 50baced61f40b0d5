"""A game as the rest of the package sees it: how to start it, its options, its words, its rulebook, its bots."""

import re
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Any, NamedTuple

from cannae.core.contract import EventLog, State, UserError
from cannae.core.fingerprint import fingerprint
from cannae.core.gauge import Gauge
from cannae.core.lessons import Lesson, read_lesson
from cannae.core.observation import Observer
from cannae.core.options import Option, checked
from cannae.core.puzzles import Puzzler
from cannae.core.randomness import Rng
from cannae.core.rulebook import Rulebook
from cannae.core.solving.extensive import Judge
from cannae.core.strict_json import read_json

Say = Callable[..., str]  # say(key, **args) -> a sentence in the reader's language
Sentence = tuple[str, dict[str, Any]]  # the key of a sentence, and its arguments
Policy = Callable[[State, int, Rng], int]  # policy(re-dealt state, side, rng) -> a choice


class Person(NamedTuple):
    """An opponent: how it plays, how well, and in which manner (see bots/people.py)."""

    id: str
    plays: str
    slips: int = 0  # in a thousand decisions any choice at all, for somebody without `care` or without a net
    without_net: str = "greedy"  # how it plays where its net does not know the rules or the options
    slips_without_net: int | None = None  # how often it slips there; None: as often as anywhere
    care: int = 0  # in 1024ths, how much it heeds what its net likes; 0 for one that always does what is best
    lapses: int = 0  # in a thousand decisions of a beginner, any choice at all
    manner: str = ""  # one of the game's `manners`


class Scenario(NamedTuple):
    """A battle of history in the terms of a game: `ID-scenario-NAME` names it in the words, `…-about` tells of it."""

    id: str
    options: Mapping[str, object]
    side: str = "red"  # the side of a person that does not choose one


LESSON_FILE = "lesson.toml"
PAGE_FILE = re.compile(r"[a-z0-9_-]+(\.[a-z0-9]+)+")


class Game:
    """What a room under `games/`, or another package, offers under the entry point `cannae.games`."""

    id: str = ""
    version: str = "1"  # raised when the rules change so that old records may read differently
    streams: Sequence[str] = ()  # the purposes chance serves, in the order the rules number them
    longest: int = 0  # no game has more choices than this, whatever the options
    options: tuple[Option, ...] = ()
    reasons: Sequence[str] = ()  # for which a game may end; `ID-outcome-REASON` words each
    playable: bool = True
    in_page: bool = True  # whether the page offers to play it, as soon as it can show it
    order: int = 100  # the place in lists of games, small numbers first; games of equal place go by their id
    study: str = ""  # an address of the page with something to study besides playing
    hidden: bool = True  # whether sides have secrets from each other
    part_begins: Sequence[str] = ()  # events with which something new begins (a battle, a turn): set apart in the log
    part_ends: Sequence[str] = ()  # events that end a part of a game, whose result is shown before the next begins
    told_by_chance: bool = True  # whether playing on at random says quickly enough how a position stands
    trained_with: Sequence[Mapping[str, object]] = ()  # options a net of this game is trained for
    first_options: Mapping[str, object] = MappingProxyType({})  # what somebody's first game of it is played with
    scenarios: Sequence[Scenario] = ()
    manners: Mapping[str, Mapping[str, int]] = MappingProxyType({})  # what one of that manner likes: verbs, in percent
    people: Sequence[Person] = ()  # opponents by name, weakest first, each beating the one before
    package: str = ""  # the package with words.*.ftl and rules.*.md; the module's own when empty

    def __repr__(self) -> str:
        return f"cannae.games()[{self.id!r}]"

    def start(self, options: Mapping[str, object], rng: Rng, log: EventLog | None = None) -> State:
        """A new position. The options are checked and completed first."""
        return self.begin(self.checked(options), rng, log)

    def begin(self, options: dict[str, Any], rng: Rng, log: EventLog | None = None) -> State:
        """A new position from complete options. The log, if any, is the state's before the first deal."""
        raise NotImplementedError

    def read_position(self, text: str, options: Mapping[str, object], rng: Rng) -> State:
        """The position that `State.write_position` wrote; `UserError` for any other text."""
        raise NotImplementedError

    def checked(self, options: Mapping[str, object]) -> dict[str, Any]:
        """The options completed with their defaults; a game adds what must hold between them."""
        return checked(self.options, options)

    def agreed(self, options: Mapping[str, object]) -> dict[str, Any]:
        """Options just chosen by a user, completed; a game refuses here what would have no effect."""
        return self.checked(options)

    def read_document(self, name: str, text: str) -> dict[str, Any]:
        """The document in the text of a file, for the option of this name; `ValueError` for any other text."""
        data = read_json(text)
        if not isinstance(data, dict):
            raise ValueError(name)
        return data

    def names(self, options: Mapping[str, object]) -> dict[str, dict[str, object]]:
        """What things are called in a game with these options whose words give them no more than a number: by their ids
        in views, as words that come as data. Known to everybody from the beginning, and the same to the end."""
        return {}

    def policies(self) -> dict[str, Policy]:
        """The game's own computer players besides `random`, weakest first."""
        return {}

    def misjudging(self, policy: str, error: int) -> Policy:
        """One of the game's own players who misjudges all he compares by up to so much, in the game's own measure."""
        raise NotImplementedError

    def observer(self) -> Observer | None:
        """What a net or a search is told of positions and choices, where the game has nets."""
        return None

    def exact(self, judge: Judge, otherwise: Policy) -> Policy | None:
        """A player that solves the decisions of this game that can be solved, where a judge says what comes of them,
        and leaves the others to somebody else; None where nothing can."""
        return None

    def explain(self, state: State, side: int, choice: int) -> str | None:
        """The key of a sentence saying why `greedy` would choose this, where the game has one."""
        return None

    def reckoned(self, state: State, side: int, choice: int) -> dict[str, object] | None:
        """The numbers that count for a legal choice, a sentence (`key`, `args`); only from what the side may know."""
        return None

    def preview(self, state: State, side: int, choice: int) -> dict[str, object] | None:
        """What a legal choice promises, as plain data: the state's own word, or a room's that decides nothing by it."""
        return state.preview(side, choice)

    def doubt(self, state: State, side: int, choice: int) -> dict[str, object] | None:
        """What speaks against a legal choice that throws something away for nothing, as words that come as data (`say`
        and its arguments); only from what the side may know. None where nothing does."""
        return None

    def puzzler(self) -> Puzzler | None:
        """What makes puzzles of the game, where it has any."""
        return None

    def board(self, view: dict[str, Any], say: Say) -> list[str] | None:
        """The position as lines of text; None for the plain board every game gets."""
        return None

    def spoken(self, view: dict[str, Any], say: Say) -> list[str] | None:
        """The position as sentences, for screen readers and pipes; None where `board` reads well aloud."""
        return None

    def preview_lines(self, preview: dict[str, Any], say: Say) -> list[str] | None:
        """What `preview` gave, as lines of sentences; None for the plain lines every game gets."""
        return None

    def glossary(self, language: str, say: Say) -> dict[str, list[str]]:
        """What an inspector says about cards, troops and the like, in lines, by the keys of their names."""
        return {}

    def examine(
        self, name: str, document: dict[str, Any], options: Mapping[str, object]
    ) -> tuple[list[UserError], list[Sentence]]:
        """Everything wrong with a document of one's own, and what is to be said of one that is in order."""
        try:
            self.checked({**options, name: document})
        except UserError as user_error:
            return [user_error], []
        return [], []

    def sample_document(self, name: str, say: Say) -> str | None:
        """The text of a file to begin a document of one's own with."""
        return None

    def facts(
        self, options: Mapping[str, Any], state: State, written: Sequence[tuple[int, str]]
    ) -> dict[str, list[list[str]]]:
        """What was in a game that is over, for those who study many: by subject (`subject-…` in the words) what red had
        and what blue had, each a text or `@` and the key of its name. `written` is every choice in notation."""
        return {}

    def favourite(self, key: str, args: Mapping[str, Any]) -> str | None:
        """The card, or whatever a game has in its place, that somebody chose to play, if that is what this event tells
        everybody: `@` and the key of its name. A name that somebody made up is not counted."""
        return None

    def gauge(self) -> Gauge | None:
        """A counter of the figures that tell how good a game was to play; None where the game has no such figures."""
        return None

    def sample_options(self, number: int) -> dict[str, object]:
        """The options conformance plays its n-th game with, so that every switch is exercised."""
        return {}

    # -- Files of the room --------------------------------------------------------------------------------

    def room(self) -> Traversable:
        return files(self.package or sys.modules[type(self).__module__].__package__ or "")

    def rulebook(self, language: str) -> Rulebook:
        return _rulebook(self, language)

    def words(self, language: str) -> str:
        """The room's Fluent file; nothing where there is none, so that `cannae check` can say what is missing."""
        file = self.room().joinpath(f"words.{language}.ftl")
        return file.read_text("utf-8") if file.is_file() else ""

    def lesson(self) -> Lesson | None:
        """A first battle to be led through, where the room has one."""
        return _lesson(self)

    def page_file(self, name: str) -> bytes | None:
        """A file that the room brings for the web page, in its folder `page`: `picture.svg`, or a board of its own."""
        if not PAGE_FILE.fullmatch(name):
            return None
        file = self.room().joinpath("page", name)
        return file.read_bytes() if file.is_file() else None

    def fingerprint(self) -> str:
        """A digest of what decides a game, so that a record can tell whether that has changed."""
        return _fingerprint(self)


@cache
def _rulebook(game: Game, language: str) -> Rulebook:
    return Rulebook(game.room().joinpath(f"rules.{language}.md").read_text("utf-8"))


@cache
def _lesson(game: Game) -> Lesson | None:
    file = game.room().joinpath(LESSON_FILE)
    return read_lesson(game.id, file.read_text("utf-8")) if file.is_file() else None


@cache
def _fingerprint(game: Game) -> str:
    return fingerprint(game.room())
