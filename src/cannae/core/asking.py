"""Options as a person types them after a command: NAME=VALUE, or NAME=FILE for a whole document."""

import argparse
import json
from pathlib import Path
from typing import Any

from cannae.core.contract import Complaint
from cannae.core.game import Game, Say
from cannae.core.options import Document

LARGEST = 32_000_000  # bytes; no honest file comes near, and some devices never end


def option_arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    parser.add_argument("--option", action="append", default=[], metavar=say("meta-option"), help=say("help-option"))
    parser.add_argument(
        "--document", action="append", default=[], metavar=say("meta-document"), help=say("help-document")
    )


def read_options(game: Game, texts: list[str], documents: list[str]) -> dict[str, Any]:
    """The options that were typed; the game checks what they say."""
    known = {option.name: option for option in game.options}
    given: dict[str, Any] = {}
    for text in texts:
        name, value = _parted(text)
        if isinstance(known.get(name), Document):
            raise Complaint("document-needed", option=name)
        given[name] = known[name].read(value) if name in known else value
    for text in documents:
        name, file = _parted(text)
        given[name] = read_document(Path(file))
    return game.checked(given)


def _parted(text: str) -> tuple[str, str]:
    name, found, value = text.partition("=")
    if not found:
        raise Complaint("option-shape", text=text[:60])
    return name, value


def read_text(path: Path) -> str:
    """A file somebody named, or a `Complaint` in place of whatever went wrong."""
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST + 1)
        if len(raw) > LARGEST:
            raise Complaint("file-too-large", file=str(path))
        return raw.decode("utf-8")
    except OSError as error:
        raise Complaint("file-unreadable", file=str(path), reason=error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise Complaint("file-not-text", file=str(path)) from None


def read_document(path: Path) -> dict[str, Any]:
    try:
        data = json.loads(read_text(path))
    except (ValueError, RecursionError):
        raise Complaint("document-shape", file=str(path)) from None
    if not isinstance(data, dict):
        raise Complaint("document-shape", file=str(path))
    return data
