"""The texts people read, from Fluent files: the shared ones are here, those of a game in its room."""

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any, Literal, get_args

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.errors import FluentFormatError

from cannae.core.contract import UserError
from cannae.core.registry import games

Language = Literal["en", "de"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
LONGEST = 900  # characters of one argument; Fluent refuses more than 1000, and arguments come from anywhere


class Words:
    """Sentences in one language.

    Arguments are plain data: a text that begins with `@` is the key of another message, a mapping with `say` is a
    message with arguments of its own, and a list is written out with commas.
    """

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for source in sources:
            self.bundle.add_resource(FluentResource(source))

    def __contains__(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def say(self, key: str, /, **args: object) -> str:
        message = self.bundle.get_message(key) if self.bundle.has_message(key) else None
        if message is None or message.value is None:
            raise KeyError(f"no message {key!r} in {self.language}")
        text, errors = self.bundle.format_pattern(message.value, {name: self.value(arg) for name, arg in args.items()})
        if errors:
            raise errors[0]
        return str(text)

    def can_say(self, key: str, args: dict[str, object]) -> bool:
        """Whether there are words for it, and they ask for no argument that it lacks."""
        try:
            self.say(key, **args)
        except (KeyError, FluentFormatError, TypeError, ValueError, AttributeError):  # a record may bring anything
            return False
        return True

    def value(self, arg: object) -> Any:
        """An argument as Fluent takes it: a text or a number."""
        if isinstance(arg, str):
            return self.named(arg) if arg.startswith("@") else shortened(arg)
        if isinstance(arg, dict):
            return self.say(arg["say"], **{name: value for name, value in arg.items() if name != "say"})
        if isinstance(arg, (list, tuple)):
            return shortened(", ".join(str(self.value(item)) for item in arg))
        return shortened(str(arg)) if isinstance(arg, int) and abs(arg) >= 10**15 else arg

    def named(self, text: str) -> str:
        """What `@side-red` and its like stand for. A text that names no message whole may be what somebody typed."""
        try:
            return self.say(text[1:])
        except (KeyError, FluentFormatError):
            return shortened(text)

    def user_error(self, user_error: UserError) -> str:
        return self.say(user_error.key, **user_error.words)


def shortened(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def printable(text: str) -> str:
    """A text from elsewhere, without what a terminal would take for commands."""
    return "".join(letter if letter.isprintable() or letter == "\n" else "�" for letter in text)


def shared_sources(language: str) -> list[str]:
    folder = files("cannae.locale").joinpath(language)
    return [item.read_text("utf-8") for item in sorted(folder.iterdir(), key=lambda item: item.name)]


# What only commands say, and the terminal: files, and the first word of a message's key. No page asks for any of it,
# nor for what is said to translators, nor for a part of a file whose heading says that the server alone says it.
COMMANDS = frozenset({"arguments.ftl", "lab.ftl", "training.ftl"})
SPOKEN_ELSEWHERE = re.compile(
    r"^## .*\[server\]\n(?:(?!## ).*\n?)*"
    r"|^(?:help|key|plain|foot|meta|moderate|soak|doctor|mail)-.*(?:\n[ \t].*)*\n?"
    r"|^(?:#.*)?\n(?=\S|\n)",
    re.MULTILINE,
)


def page_sources(language: str) -> list[str]:
    """The words a web page may need, every installed game's included: they are most of what a first visit loads."""
    folder = files("cannae.locale").joinpath(language)
    own = [item.read_text("utf-8") for item in sorted(folder.iterdir(), key=str) if item.name not in COMMANDS]
    return [SPOKEN_ELSEWHERE.sub("", one) for one in [*own, *(game.words(language) for game in games().values())]]


@cache
def words(language: str) -> Words:
    """All words of one language, every installed game's included; `UserError` for a language that is none of ours."""
    if language not in LANGUAGES:
        raise UserError("language-unknown", languages=list(LANGUAGES))
    return Words(language, [*shared_sources(language), *(game.words(language) for game in games().values())])


def preferred(environment: str | None) -> str:
    """The language that an environment variable such as LANG asks for; English when it asks for none of ours."""
    wanted = (environment or "").partition(".")[0].partition("_")[0].lower()
    return wanted if wanted in LANGUAGES else "en"
