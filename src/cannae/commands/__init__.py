"""How a game's room adds a command of its own to `cannae`, without knowing the terminal it will be typed in."""

import argparse
import json
import sys
from collections.abc import Iterable
from dataclasses import dataclass

from cannae.core.game import Say

BAR = 30  # characters of a progress bar
HOLDS, FAILS, WRONG = 0, 1, 2  # exit codes: it holds, it does not, the request was wrong


@dataclass
class CommandContext:
    """Where a command reads its language and leaves its report."""

    say: Say
    language: str
    json: bool

    def print(self, text: str = "") -> None:
        print(text)

    def report(self, data: object, lines: Iterable[str]) -> None:
        """The result as data or as text, whichever was asked for."""
        if self.json:
            print(json.dumps(data, ensure_ascii=False, indent=2))
        else:
            for line in lines:
                print(line)

    def show_progress(self, done: int, total: int, label: str, note: str = "") -> None:
        """Draw a bar on the error stream, where a person is watching it; the note is what is to be said beside it."""
        if sys.stderr.isatty():
            filled = BAR * done // max(total, 1)
            sys.stderr.write(f"\r{label} {'━' * filled}{'─' * (BAR - filled)} {done}/{total} {note}\x1b[K")
            sys.stderr.flush()

    def end_progress(self) -> None:
        if sys.stderr.isatty():
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()


class Command:
    """One word after `cannae`. Found by the entry point `cannae.commands`; its help is the message `command-NAME`."""

    name: str = ""

    def arguments(self, parser: argparse.ArgumentParser, say: Say) -> None:
        """Declare what may follow the word. `--json` and `--language` are there already."""

    def run(self, args: argparse.Namespace, context: CommandContext) -> int:
        raise NotImplementedError
