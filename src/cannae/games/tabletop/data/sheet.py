"""The reference sheet as data: every table, row and cell, and where each comes from.

The numbers the rules use are read from here, so what `cannae reference` shows is what the odds are computed with.
The format of the files is told at the head of moves.toml.
"""

import tomllib
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

FILES = ("moves.toml", "combat.toml", "cohesion.toml")
MARKS = ("sheet", "repaired", "added", "unverified")

Cell = int | str


@dataclass(frozen=True, slots=True)
class Row:
    table: str
    id: str
    rule: str  # the number of the rule in rules.*.md
    cells: tuple[Cell, ...]
    lines: tuple[int, ...]  # where it stands on the scanned sheet
    mark: str
    sources: tuple[str, ...]
    was: str  # what the scan made of it
    unverified: tuple[str, ...]  # columns nobody has confirmed
    options: dict[str, str] = field(hash=False)  # column -> the named option that changes the cell


@dataclass(frozen=True, slots=True)
class Table:
    id: str
    rule: str
    columns: tuple[str, ...]
    lines: tuple[int, ...]
    rows: dict[str, Row] = field(hash=False)

    def cell(self, row: str, column: str) -> Cell:
        return self.rows[row].cells[self.columns.index(column)]

    def number(self, row: str, column: str) -> int:
        value = self.cell(row, column)
        if not isinstance(value, int):
            raise TypeError(f"{self.id}/{row}/{column} is no number")
        return value


def load(name: str) -> dict[str, Any]:
    return tomllib.loads(files("cannae.games.tabletop.data").joinpath(name).read_text("utf-8"))


@cache
def tables() -> dict[str, Table]:
    """All tables by their id, in the order of the sheet."""
    return {name: _table(name, data) for file in FILES for name, data in load(file).items()}


def row(table: str, name: str) -> Row:
    return tables()[table].rows[name]


def number(table: str, name: str, column: str) -> int:
    return tables()[table].number(name, column)


@cache
def sources() -> dict[str, dict[str, str]]:
    """The public pages that repairs and additions rest on: address and kind by their id."""
    return load("sources.toml")


def _table(name: str, data: dict[str, Any]) -> Table:
    columns = tuple(data["columns"])
    rows = {entry["id"]: _row(name, data["rule"], columns, entry) for entry in data["rows"]}
    if len(rows) != len(data["rows"]):
        raise ValueError(f"a row stands twice in {name}")
    return Table(name, data["rule"], columns, tuple(data.get("lines", ())), rows)


def _row(table: str, rule: str, columns: tuple[str, ...], entry: dict[str, Any]) -> Row:
    cells = tuple(entry.get("cells", ()))
    mark = entry.get("mark", "sheet")
    if len(cells) != len(columns) or mark not in MARKS:
        raise ValueError(f"{table}/{entry['id']} is not well formed")
    return Row(
        table=table,
        id=entry["id"],
        rule=entry.get("rule", rule),
        cells=cells,
        lines=tuple(entry.get("lines", ())),
        mark=mark,
        sources=tuple(entry.get("from", ())),
        was=entry.get("was", ""),
        unverified=tuple(entry.get("unverified", ())),
        options=dict(entry.get("option", {})),
    )
