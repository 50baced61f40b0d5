"""Every sentence is there in both languages, with the same arguments; argparse speaks with our words too."""

import argparse
import ast
import inspect
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

import cannae.locale
from cannae.core.registry import games
from cannae.locale import arguments, shared_sources, words


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.found.add(node.id.name)


def messages(sources: list[str]) -> dict[str, set[str]]:
    """Each message with the arguments it takes."""
    result: dict[str, set[str]] = {}
    for source in sources:
        for entry in FluentParser().parse(source).body:
            assert type(entry).__name__ != "Junk", entry
            if isinstance(entry, Message):
                assert entry.id.name not in result, f"{entry.id.name} stands twice"
                variables = Variables()
                variables.visit(entry)
                result[entry.id.name] = variables.found
    return result


@pytest.mark.parametrize("name", ["", *games()])
def test_both_languages_say_the_same_things(name: str) -> None:
    english, german = (
        messages(shared_sources(language) if not name else [games()[name].words(language)]) for language in ("en", "de")
    )
    assert set(english) == set(german)
    for key, found in english.items():
        assert found == german[key], key


def test_every_key_the_terminal_names_exists() -> None:
    """Keys written out in the code; those put together from parts are met by the other tests."""
    folder = Path(cannae.locale.__file__).parent.parent
    known = words("en")
    for path in [
        *folder.glob("terminal/*.py"),
        *folder.glob("table/*.py"),
        *folder.glob("bots/*.py"),
        folder / "cli.py",
    ]:
        for key in re.findall(r'(?:say|Complaint|_tell)\(\s*"([a-z0-9-]+)"', path.read_text("utf-8")):
            assert key in known, f"{path.name}: {key}"


def test_argparse_says_nothing_of_its_own() -> None:
    """Every sentence this Python's argparse can say to a user has a wording of ours."""
    for_programmers = re.compile(
        r"subparser|metavar|nargs|__call__|conflict|mutually|prefix|dest=|callable|unknown parser|subcommands"
        r"|merge actions|unexpected option|mode %r|'required'|deprecated|%\(prog\)s: "
    )
    for call in ast.walk(ast.parse(inspect.getsource(argparse))):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "_":
            argument = call.args[0]
            if isinstance(argument, ast.Constant) and not for_programmers.search(str(argument.value)):
                assert argument.value in arguments.SENTENCES


def test_the_words_of_argparse_keep_their_gaps() -> None:
    for language in ("en", "de"):
        for sentence, key in arguments.SENTENCES.items():
            ours = set(re.findall(r"%(?:\(\w+\))?[sr]", words(language).say(key)))
            assert ours <= set(re.findall(r"%(?:\(\w+\))?[sr]", sentence)), key
