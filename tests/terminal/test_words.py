"""argparse speaks with our words."""

import argparse
import ast
import inspect
import re

import pytest

from cannae.core.contract import Outcome, UserError
from cannae.core.registry import game
from cannae.locale import arguments, words
from cannae.terminal.session import outcome_sentence


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


@pytest.mark.parametrize("language", ["en", "de"])
def test_whatever_was_typed_can_be_said_back(language: str) -> None:
    """Texts that look like the names of messages, or are too long for Fluent, and numbers that are too large for it."""
    said = words(language)
    for typed in ("@honour-do-place", "@", "@no-such-message", "x" * 5000, "{ $side }", "\N{FIRST STRONG ISOLATE}"):
        assert typed[:100] in said.user_error(UserError("rules-not-found", text=typed))
    assert "1" + "0" * 30 in said.user_error(UserError("save-version", version=10**30, ours=1))
    assert said.say("side-red") in said.user_error(UserError("rules-not-found", text="@side-red"))


def test_the_words_of_argparse_keep_their_gaps() -> None:
    for language in ("en", "de"):
        for sentence, key in arguments.SENTENCES.items():
            ours = set(re.findall(r"%(?:\(\w+\))?[sr]", words(language).say(key)))
            assert ours <= set(re.findall(r"%(?:\(\w+\))?[sr]", sentence)), key


@pytest.mark.parametrize(("winner", "score"), [(0, (3, 1)), (1, (1, 3))])
def test_the_score_is_told_from_the_winners_side(winner: int, score: tuple[int, int]) -> None:
    outcome = Outcome(winner, "terrain", *score)
    glory = game("glory")
    side = ("Red", "Blue")[winner]
    assert outcome_sentence(outcome, glory, words("en")) == f"{side} wins, 3 to 1: by three columns."
    side = ("Rot", "Blau")[winner]
    assert outcome_sentence(outcome, glory, words("de")) == f"{side} gewinnt 3 zu 1: durch drei Spalten."
