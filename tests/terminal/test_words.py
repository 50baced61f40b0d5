"""argparse speaks with our words."""

import argparse
import ast
import inspect
import re

from cannae.locale import arguments, words


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
