"""Battle groups of one's own, kept by name in a small TOML file and used by name wherever a group is asked for.

    guard = "HF armoured elite drilled offensive-spearmen 2x2"
    "sacred band" = "Kn heavily-armoured superior undrilled lancers swordsmen 4x1"

A name stands before its words. How a group stands at the moment is no part of it: that is said when it is used.
"""

import json
import tomllib
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from cannae.core.contract import UserError
from cannae.core.files import read_text, write_text
from cannae.games.tabletop.data.armies import find
from cannae.games.tabletop.data.descriptions import read_group
from cannae.games.tabletop.data.troops import BattleGroup
from cannae.games.tabletop.odds.questions import TESTS

LONGEST_NAME = 40


class OwnGroups:
    """The groups of one file. It is read when first asked, and a group is only checked when it is wanted."""

    def __init__(self, path: Path, must_exist: bool = True) -> None:
        self.path = path
        self.must_exist = must_exist

    def text(self) -> str:
        return read_text(self.path) if self.must_exist or self.path.exists() else ""

    def entries(self) -> dict[str, object]:
        """What stands in the file, name by name, unchecked."""
        try:
            found = tomllib.loads(self.text())
        except tomllib.TOMLDecodeError as error:
            raise UserError("tabletop-own-shape", file=str(self.path), problem=str(error)[:120]) from None
        names: dict[str, str] = {}
        for name in found:
            if names.setdefault(plain(name), name) != name:
                raise UserError("tabletop-own-twice", file=str(self.path), name=name[:LONGEST_NAME])
        return found

    def find(self, name: str) -> BattleGroup | None:
        for known, words in self.entries().items():
            if plain(known) == plain(name):
                return self.group(known, words)
        return None

    def group(self, name: str, words: object) -> BattleGroup:
        """One entry as a battle group; `UserError` that names it where its words make no sense."""
        try:
            check_name(name)
            if not isinstance(words, str):
                raise UserError("tabletop-own-no-text")
            return named(name, words)
        except UserError as user_error:
            problem = {"say": user_error.key, **user_error.words}
            raise UserError("tabletop-own-bad", file=str(self.path), name=name[:LONGEST_NAME], why=problem) from None

    def save(self, name: str, words: str) -> BattleGroup:
        """Write a group into the file, in place of one of the same name; everything else there stays as it is."""
        check_name(name)
        group = named(name, words)
        entries = {known: value for known, value in self.entries().items() if plain(known) != plain(name)}
        self._write({**entries, name: " ".join(words.split())}, name)
        return group

    def drop(self, name: str) -> None:
        entries = self.entries()
        left = {known: value for known, value in entries.items() if plain(known) != plain(name)}
        if len(left) == len(entries):
            raise UserError("tabletop-own-unknown", file=str(self.path), name=name[:LONGEST_NAME])
        self._write(left, name)

    def _write(self, entries: Mapping[str, object], changed: str) -> None:
        """The file with one name changed. Comments and order stay wherever its line can be told from the others."""
        kept = [line for line in self.text().splitlines() if not _stands_alone(line, changed)]
        for name, words in entries.items():
            if plain(name) == plain(changed):
                kept.append(f"{_key(name)} = {json.dumps(words, ensure_ascii=False)}")
        text = "\n".join(kept) + "\n"
        if not _says(text, entries):
            raise UserError("tabletop-own-by-hand", file=str(self.path), name=changed[:LONGEST_NAME])
        with suppress(OSError):  # writing will say what is wrong
            self.path.parent.mkdir(parents=True, exist_ok=True)
        write_text(self.path, text)


def plain(name: str) -> str:
    """Names are the same whatever their capitals and spaces."""
    return " ".join(name.casefold().split())


def named(name: str, words: str) -> BattleGroup:
    if "," in words:
        raise UserError("tabletop-own-state")
    return replace(read_group(words), name=" ".join(name.split()))


def check_name(name: str) -> None:
    """A name must be told from everything else that can be typed in its place."""
    if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable() or "," in name:
        shown = "".join(letter if letter.isprintable() else " " for letter in name[:LONGEST_NAME])
        raise UserError("tabletop-own-name", name=shown, longest=LONGEST_NAME)
    if find(name) or plain(name) in TESTS or _is_description(name):
        raise UserError("tabletop-own-taken", name=name)


def _is_description(text: str) -> bool:
    try:
        read_group(text)
    except UserError:
        return False
    return True


def _key(name: str) -> str:
    bare = name.isascii() and name.replace("-", "").replace("_", "").isalnum()
    return name if bare else json.dumps(name, ensure_ascii=False)


def _stands_alone(line: str, name: str) -> bool:
    try:
        return [plain(key) for key in tomllib.loads(line)] == [plain(name)]
    except tomllib.TOMLDecodeError:
        return False


def _says(text: str, entries: Mapping[str, object]) -> bool:
    try:
        return tomllib.loads(text) == entries
    except tomllib.TOMLDecodeError:
        return False
