"""Options as a person types them after a command: NAME=VALUE, or NAME=FILE for a whole document."""

import argparse
from functools import partial
from math import inf
from pathlib import Path
from typing import Any

from cannae.core.contract import UserError
from cannae.core.files import read_text
from cannae.core.game import Game, Say
from cannae.core.options import Document, Flag, Number, Option, Pick, Text
from cannae.core.registry import games


def positive(text: str) -> int:
    value = int(text)
    if value < 1:
        raise ValueError(text)
    return value


def more_than_nothing(text: str) -> float:
    value = float(text)
    if not 0 < value < inf:
        raise ValueError(text)
    return value


def option_arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    parser.add_argument("--option", action="append", default=[], metavar=say("meta-option"), help=say("help-option"))
    parser.add_argument(
        "--document", action="append", default=[], metavar=say("meta-document"), help=say("help-document")
    )
    for name in sorted({option.name for game in games().values() for option in documents(game)}):
        parser.add_argument(
            f"--{name}",
            action="append",
            dest="document",
            type=partial("{}={}".format, name),
            metavar=say("meta-file"),
            help=say("help-one-document", name=name),
        )


def documents(game: Game) -> list[Option]:
    return [option for option in game.options if isinstance(option, Document)]


def allowed(game: str, option: Option, say: Say) -> str:
    """The values an option can have, as they are typed, with what they mean."""
    if isinstance(option, Pick):
        meanings = [(value, say(f"{game}-option-{option.name}-{value}")) for value in option.values]
        return "; ".join(f"{value} ({meaning})" for value, meaning in meanings)
    if isinstance(option, Number):
        return f"{option.low}–{option.high}"
    if isinstance(option, Flag):
        return "yes, no"
    if isinstance(option, Text):
        return say("option-any-text", longest=option.longest)
    return say("option-a-file")


def read_options(game: Game, texts: list[str], files: list[str]) -> dict[str, Any]:
    """The options that were typed, completed; the game checks what they say."""
    return game.agreed(typed_options(game, texts, files))


def typed_options(game: Game, texts: list[str], files: list[str]) -> dict[str, Any]:
    """The options that were typed and no others, unchecked."""
    known = {option.name: option for option in game.options}
    given: dict[str, Any] = {}
    for text in texts:
        name, value = _parted(text)
        if isinstance(known.get(name), Document):
            raise UserError("document-needed", option=name)
        given[name] = known[name].read(value) if name in known else value
    for text in files:
        name, file = _parted(text)
        given[name] = read_document(game, name, Path(file))
    return given


def _parted(text: str) -> tuple[str, str]:
    name, found, value = text.partition("=")
    if not found:
        raise UserError("option-shape", text=text[:60])
    return name, value


def read_document(game: Game, name: str, path: Path) -> dict[str, Any]:
    """A document as the game itself reads it, from a file."""
    text = read_text(path)
    try:
        return game.read_document(name, text)
    except ValueError:
        raise UserError("document-shape", file=str(path)) from None
