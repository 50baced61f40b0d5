"""The words of argparse itself, which it asks gettext for, taken from our Fluent files instead.

argparse looks its two translators up in its own module each time it says something, and offers no other way in; so
they are replaced there. A sentence it may learn in a later Python comes out in its own English.
"""

import argparse

from cannae.locale import Words

# What argparse says, and the key of our wording. Placeholders such as %(value)r stay as they are.
SENTENCES = {
    "usage: ": "arguments-usage",
    "positional arguments": "arguments-positional",
    "options": "arguments-options",
    "show this help message and exit": "arguments-help",
    "show program's version number and exit": "arguments-version",
    "the following arguments are required: %s": "arguments-required",
    "unrecognized arguments: %s": "arguments-unrecognized",
    "ambiguous option: %(option)s could match %(matches)s": "arguments-ambiguous",
    "invalid choice: %(value)r (choose from %(choices)s)": "arguments-choice",
    "invalid choice: %(value)r, maybe you meant %(closest)r? (choose from %(choices)s)": "arguments-choice",
    "invalid %(type)s value: %(value)r": "arguments-type",
    "expected one argument": "arguments-one",
    "expected at least one argument": "arguments-one",
    "expected at most one argument": "arguments-at-most-one",
    "ignored explicit argument %r": "arguments-explicit",
    "not allowed with argument %s": "arguments-not-with",
    "one of the arguments %s is required": "arguments-one-of",
    "argument %(argument_name)s: %(message)s": "arguments-about",
    "can't open '%(filename)s': %(error)s": "arguments-open",
}


def speak(words: Words) -> None:
    """Let argparse speak the language of these words from now on."""

    def sentence(text: str) -> str:
        return words.say(SENTENCES[text]) if text in SENTENCES else text

    def counted(one: str, many: str, count: int) -> str:
        return words.say("arguments-count")

    argparse._ = sentence  # type: ignore[attr-defined]
    argparse.ngettext = counted  # type: ignore[attr-defined]
