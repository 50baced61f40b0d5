"""The fingerprint of a game's rules: a digest of everything that decides a game, and of nothing else.

What decides is the code of the room (its bots, boards and commands aside), its data, and the part of `core/` that makes
chance and order. Of code only the words count that Python would run: comments, docstrings, blank lines and the width of
an indentation do not. The scanner is our own because the tokens and trees of Python's own modules differ from one
version of Python to the next, and a fingerprint must not.
"""

import csv
import io
import json
import re
import tomllib
from collections.abc import Iterable
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable

from cannae.core.roles import CORE_DECIDING, DATA, DECIDING, RULES, SHOWING

_TOKEN = re.compile(
    r"""
      (?P<comment>\#[^\n]*)
    | (?P<string>(?:[rR][bBfF]?|[bBfF][rR]?|[uU])?
        (?:\"{3}(?:\\.|[^\\])*?\"{3} | '{3}(?:\\.|[^\\])*?'{3} | "(?:\\.|[^"\\\n])*" | '(?:\\.|[^'\\\n])*'))
    | (?P<line>\n)
    | (?P<space>(?:[ \t\f]|\\\n)+)
    | (?P<word>\w+)
    | (?P<mark>.)
    """,
    re.VERBOSE | re.DOTALL,
)


def code_lines(source: str) -> list[tuple[int, list[str]]]:
    """The statements of a Python text, each as its depth and its words, without what Python would not run."""
    lines: list[tuple[int, list[str]]] = []
    depths, words, only_strings, brackets, width = [0], list[str](), True, 0, 0
    fresh = True  # at the beginning of a line that begins a statement
    for found in _TOKEN.finditer(source.replace("\r\n", "\n") + "\n"):
        kind, text = found.lastgroup, found.group()
        if kind == "space":
            if fresh:
                width = len(text.expandtabs(8))
            continue
        if kind == "comment":
            continue
        if kind == "line":
            if words and not brackets:
                if not only_strings:  # a text by itself does nothing: it is a docstring
                    while depths[-1] > width:
                        depths.pop()
                    if depths[-1] < width:
                        depths.append(width)
                    lines.append((len(depths) - 1, words))
                words, only_strings = [], True
            if not brackets:
                fresh, width = True, 0
            continue
        fresh = False
        words.append(text)
        only_strings = only_strings and kind == "string"
        if kind == "mark":
            brackets += (text in "([{") - (text in ")]}")
    return lines


def essence(name: str, text: str) -> str:
    """What a file says, without how it is laid out."""
    if name.endswith(".py"):
        return "\n".join(f"{depth} " + "\x1f".join(words) for depth, words in code_lines(text))
    if name.endswith(".toml"):
        return json.dumps(tomllib.loads(text), default=str)
    if name.endswith(".json"):
        return json.dumps(json.loads(text))
    return json.dumps(list(csv.reader(io.StringIO(text.replace("\r\n", "\n")))))


def digest(parts: Iterable[tuple[str, str]]) -> str:
    """One digest over files, each given by its name and its text."""
    total = sha256()
    for name, text in sorted(parts):
        total.update(name.encode() + b"\0" + sha256(essence(name, text).encode()).digest())
    return total.hexdigest()


def deciding_files(room: Traversable) -> list[tuple[str, Traversable]]:
    """The files of a room and of the core that decide a game, by the names they have in the digest. A room without a
    folder of rules is taken whole, but for what only shows the game, and for its folders."""
    core = files("cannae.core")
    found = [(f"core/{name}", core.joinpath(name)) for name in CORE_DECIDING]
    if room.joinpath(RULES).is_dir():
        found += [(name, room.joinpath(name)) for name in DECIDING if room.joinpath(name).is_file()]
        for name in (RULES, DATA):
            if room.joinpath(name).is_dir():
                found += _files_under(room.joinpath(name), f"{name}/")
    else:
        found += [(item.name, item) for item in room.iterdir() if _is_read(item) and item.name not in SHOWING]
    return found


def _files_under(folder: Traversable, path: str) -> list[tuple[str, Traversable]]:
    found = []
    for item in folder.iterdir():
        if item.is_dir():
            found += _files_under(item, f"{path}{item.name}/")
        elif _is_read(item):
            found.append((path + item.name, item))
    return found


def _is_read(item: Traversable) -> bool:
    return item.name.endswith((".py", ".toml", ".json", ".csv"))


def fingerprint(room: Traversable) -> str:
    return digest((name, item.read_text("utf-8")) for name, item in deciding_files(room))
