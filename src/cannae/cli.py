"""The one command, `cannae`. Each word after it is a `Command`: the package's own are listed here, a game's room or
another package adds more by the entry point `cannae.commands`."""

import argparse
import io
import os
import sys
from collections.abc import Sequence
from importlib.metadata import entry_points
from typing import NoReturn

from cannae.commands import WRONG, Command, CommandContext
from cannae.commands.extras import extra_for
from cannae.core import contract
from cannae.core.contract import UserError
from cannae.core.game import Say
from cannae.core.version import __version__
from cannae.lab.commands import COMMANDS as LAB_COMMANDS
from cannae.locale import LANGUAGES, arguments, preferred, printable, words
from cannae.puzzles.commands import COMMANDS as PUZZLE_COMMANDS
from cannae.server.accounts.commands import COMMANDS as MODERATE_COMMANDS
from cannae.server.commands import COMMANDS as SERVER_COMMANDS
from cannae.server.soak.commands import COMMANDS as SOAK_COMMANDS
from cannae.terminal.commands import COMMANDS as TERMINAL_COMMANDS
from cannae.training.commands import COMMANDS as TRAINING_COMMANDS


def compiled() -> bool:
    """Whether the rules run as machine code (built by mypyc) or as plain Python."""
    return not str(contract.__file__).endswith(".py")


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence of ours and leaves with code 2."""

    say: Say

    def error(self, message: str) -> NoReturn:
        sys.stderr.write(self.say("usage-error", message=message[:1].upper() + message[1:], program=self.prog) + "\n")
        raise SystemExit(WRONG)


def own_commands() -> list[Command]:
    listed = (
        *TERMINAL_COMMANDS,
        *LAB_COMMANDS,
        *PUZZLE_COMMANDS,
        *TRAINING_COMMANDS,
        *SERVER_COMMANDS,
        *MODERATE_COMMANDS,
        *SOAK_COMMANDS,
    )
    return [command() for command in listed]


def all_commands(say: Say) -> list[Command]:
    """Our own commands and those of rooms and other packages; one that cannot be loaded is named and left out."""
    found = own_commands()
    for entry in sorted(entry_points(group="cannae.commands")):
        try:
            command = entry.load()()
            if not isinstance(command, Command):
                raise TypeError(f"{entry.value} is not a Command")
            found.append(command)
        except Exception as error:  # whatever is wrong with it must not take the other commands down
            reason = f"{type(error).__name__}: {error}"
            sys.stderr.write(printable(say("command-broken", command=entry.name, reason=reason)) + "\n")
    return found


def build_parser(say: Say) -> argparse.ArgumentParser:
    Parser.say = staticmethod(say)
    parser = Parser(prog="cannae", description=say("command-cannae"), epilog=say("command-epilog"))
    state = say("version-compiled" if compiled() else "version-plain")
    parser.add_argument(
        "--version", action="version", version=f"cannae {__version__} ({state})", help=say("help-version")
    )
    parser.add_argument("--language", choices=LANGUAGES, help=say("help-language"))
    subparsers = parser.add_subparsers(dest="command", metavar=say("meta-command"), required=True)
    for command in all_commands(say):
        text = say(f"command-{command.name}")
        sub = subparsers.add_parser(command.name, help=text, description=text)
        sub.add_argument("--language", choices=LANGUAGES, help=say("help-language"))
        sub.add_argument("--json", action="store_true", help=say("help-json"))
        command.arguments(sub, say)
        sub.set_defaults(run=command.run)
    return parser


def wanted_language(arguments: Sequence[str]) -> str:
    """The language asked for on the command line, before anything else is read, or by the environment."""
    for index, argument in enumerate(arguments):
        value = argument.partition("=")[2] if argument.startswith("--language=") else ""
        if argument == "--language" and index + 1 < len(arguments):
            value = arguments[index + 1]
        if value in LANGUAGES:
            return value
    return preferred(os.environ.get("CANNAE_LANGUAGE") or os.environ.get("LC_ALL") or os.environ.get("LANG"))


def main(given_arguments: Sequence[str] | None = None) -> int:
    given = sys.argv[1:] if given_arguments is None else list(given_arguments)
    language = wanted_language(given)
    dictionary = words(language)
    arguments.speak(dictionary)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # bytes that are no text, or letters the terminal lacks, stop nothing
            stream.reconfigure(errors="replace")
    try:
        args = build_parser(dictionary.say).parse_args(given)
        return int(args.run(args, CommandContext(dictionary.say, language, args.json)))
    except UserError as user_error:
        sys.stderr.write(printable(dictionary.user_error(user_error)) + "\n")
        return WRONG
    except ModuleNotFoundError as error:
        extra = extra_for(error)
        if extra is None:
            raise
        sys.stderr.write(dictionary.say(f"extra-missing-{extra}") + "\n")
        return WRONG
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return WRONG
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        return WRONG
