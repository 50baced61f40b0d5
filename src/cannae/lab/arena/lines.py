"""The lines of an arena's log, as they must be shaped: a file may come from anywhere, and figures are made of it."""

import json
from typing import Annotated, Any

from msgspec import Meta, Struct, convert

Count = Annotated[int, Meta(ge=0)]
Side = Annotated[int, Meta(ge=-1, le=1)]  # -1 for neither


class BotLine(Struct):
    name: str
    version: str


class HeadingLine(Struct):
    """The first line: what is played."""

    format: str
    version: int
    game: str
    rules: str
    options: dict[str, Any]
    varied: list[str]
    seed: int
    bots: Annotated[list[BotLine], Meta(min_length=2)]


class GameLine(Struct):
    winner: Side
    reason: str
    score: tuple[int, int]
    first: Side
    turns: Count
    decisions: Count
    facts: dict[str, tuple[list[str], list[str]]] = {}


class PairLine(Struct):
    """Every other line: two games of two bots."""

    pair: Count
    bots: tuple[Count, Count]
    games: tuple[GameLine, GameLine]


def read_line(line: bytes, kind: type[Struct]) -> dict[str, Any]:
    """A line as plain data; `ValueError` for one of another shape."""
    data: dict[str, Any] = json.loads(line)
    convert(data, kind)
    return data
