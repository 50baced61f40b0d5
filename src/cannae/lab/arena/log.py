"""The log of an arena: a text file, JSON line by line. The first line says what is played, every other is a pair.

Pairs stand in the order of the schedule and are written as soon as they are known, so a run that was killed goes on
where it ended, and leaves the very bytes that an undisturbed one leaves. A log goes on only with the same rules,
options, seed and versions of the bots.
"""

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from itertools import product
from pathlib import Path
from typing import Any, BinaryIO

from cannae.bots import player, version
from cannae.core.contract import UserError
from cannae.core.files import data_folder, unwritable
from cannae.core.game import Game
from cannae.core.options import Flag, Pick
from cannae.core.registry import game as find_game
from cannae.lab.arena.lines import HeadingLine, PairLine, read_line
from cannae.lab.playing.pairs import Pair

FORMAT = "cannae-arena"
VERSION = 1


@dataclass(frozen=True)
class Heading:
    """What is played: everything that decides the games of an arena."""

    game: str
    rules: str  # fingerprint
    options: dict[str, Any]
    seed: int
    bots: list[str]
    versions: list[str]
    varied: list[str]  # options that take all their values in turn, pair by pair

    @classmethod
    def of(
        cls, game: Game, options: Mapping[str, Any], bots: Sequence[str], seed: int, varied: Sequence[str] = ()
    ) -> "Heading":
        for bot in bots:
            player(game, bot)  # an unknown name is told before anything starts
        versions = [version(game, bot) for bot in bots]
        heading = cls(game.id, game.fingerprint(), dict(options), seed, list(bots), versions, list(varied))
        combinations_of(game, heading.varied)
        return heading

    def options_of(self, game: Game, number: int) -> dict[str, Any]:
        """What pair number `number` is played with."""
        if not self.varied:
            return self.options
        all_values = combinations_of(game, self.varied)
        return self.options | dict(zip(self.varied, all_values[number % len(all_values)]))

    def to_data(self) -> dict[str, Any]:
        bots = [{"name": name, "version": known} for name, known in zip(self.bots, self.versions)]
        what = {"game": self.game, "rules": self.rules, "options": self.options, "varied": self.varied}
        return {"format": FORMAT, "version": VERSION, **what, "seed": self.seed, "bots": bots}

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> "Heading":
        bots = data["bots"]
        names, versions = [bot["name"] for bot in bots], [bot["version"] for bot in bots]
        return cls(data["game"], data["rules"], data["options"], data["seed"], names, versions, data["varied"])

    @property
    def key(self) -> str:
        return sha256(line_of(self.to_data())).hexdigest()[:12]

    def usual_path(self) -> Path:
        """Where the log lies when nobody says where: the same question finds the same log again."""
        return data_folder() / "arena" / f"{self.game}-{self.key}.jsonl"


def combinations_of(game: Game, names: Sequence[str]) -> list[tuple[Any, ...]]:
    """All values of some options with each other."""
    known = {option.name: option for option in game.options}
    values: list[Sequence[Any]] = []
    for name in names:
        option = known.get(name)
        if isinstance(option, Pick):
            values.append(option.values)
        elif isinstance(option, Flag):
            values.append((False, True))
        else:
            raise UserError("vary-unknown", option=name[:40])
    return list(product(*values))


def line_of(data: Mapping[str, Any]) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def read_log(path: Path) -> tuple[Heading, list[Pair]]:
    """A whole log. What a killed run left of its last line is passed over."""
    lines = _whole_lines(path)
    try:
        heading = _heading(next(lines, b""))
        pairs = [Pair.from_data(read_line(line, PairLine)) for line in lines]
    except ValueError:
        raise UserError("log-no-log", file=str(path)) from None
    different = {(pair.number, pair.first, pair.second) for pair in pairs}  # one that counts twice would look surer
    if len(different) < len(pairs) or not all(pair.first < pair.second < len(heading.bots) for pair in pairs):
        raise UserError("log-no-log", file=str(path))
    return heading, pairs


def _heading(line: bytes) -> Heading:
    data = read_line(line, HeadingLine)
    if data["format"] != FORMAT or data["version"] != VERSION:
        raise ValueError(data["format"])
    find_game(data["game"])
    return Heading.from_data(data)


def is_log(path: Path) -> bool:
    """Whether a file begins as a log does; one that lasted may be too large to be read whole for that."""
    return next(_whole_lines(path), b"").startswith(f'{{"format":"{FORMAT}"'.encode())


def _whole_lines(path: Path) -> Iterator[bytes]:
    try:
        with path.open("rb") as file:
            for line in file:
                if line.endswith(b"\n"):
                    yield line
    except OSError as error:
        raise UserError("file-unreadable", file=str(path), reason=error.strerror or str(error)) from None


class OpenLog:
    """A log that is being written."""

    def __init__(self, path: Path, heading: Heading) -> None:
        self.path = path
        self.pairs: list[Pair] = []
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = self._opened(path)
            if path.stat().st_size and any(True for _ in _whole_lines(path)):
                there, self.pairs = read_log(path)
                if there != heading:
                    raise UserError("log-other", file=str(path))
                self._file.truncate(sum(len(line) for line in _whole_lines(path)))
            else:
                self._file.truncate(0)
                self._write(line_of(heading.to_data()))
        except OSError as error:
            raise unwritable(path, error) from None

    @staticmethod
    def _opened(path: Path) -> BinaryIO:
        file = path.open("ab")
        with suppress(ImportError):  # where the system has such locks, two runs never write one log
            from fcntl import LOCK_EX, LOCK_NB, flock

            try:
                flock(file, LOCK_EX | LOCK_NB)
            except BlockingIOError:
                raise UserError("log-busy", file=str(path)) from None
        return file

    def add(self, pairs: Sequence[Pair]) -> None:
        self._write(b"".join([line_of(pair.to_data()) for pair in pairs]))
        self.pairs += pairs

    def _write(self, lines: bytes) -> None:
        try:
            self._file.write(lines)
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as error:  # a full disk, say
            raise unwritable(self.path, error) from None

    def close(self) -> None:
        self._file.close()
