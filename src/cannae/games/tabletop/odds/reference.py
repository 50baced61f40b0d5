"""`cannae reference`: the cleaned sheet by topic or by search, saying of every line where it comes from."""

from collections.abc import Iterator
from dataclasses import dataclass
from re import escape, search
from textwrap import wrap

from cannae.commands.options import allowed
from cannae.core.contract import UserError
from cannae.core.game import Say
from cannae.core.rulebook import Rule
from cannae.games.tabletop import GAME
from cannae.games.tabletop.data import sheet
from cannae.games.tabletop.data.armies import armies, group_sources, shape_sources
from cannae.games.tabletop.data.sheet import Row, Table
from cannae.games.tabletop.data.troops import KINDS, QUALITIES
from cannae.games.tabletop.odds.report import POINTS, Scribe
from cannae.games.tabletop.rules.sheet.morale import autobreak_at
from cannae.games.tabletop.terms import OPTIONS

TOPICS: dict[str, tuple[str, ...]] = {
    "sequence": ("sequence", "impact-order"),
    "movement": ("movement", "movement-notes"),
    "going": ("going",),
    "disorder": ("disorder", "disorder-effects"),
    "moves": ("moves",),
    "cmt": ("cmt",),
    "variable-move": ("variable-move",),
    "ranges": ("ranges",),
    "dice": ("dice", "losses"),
    "to-hit": ("to-hit",),
    "rerolls": ("rerolls",),
    "death": ("death",),
    "shooting": ("shooting",),
    "impact": ("impact",),
    "melee": ("melee",),
    "cohesion": ("reasons", "modifiers", "results"),
    "levels": ("levels",),
    "autobreak": ("autobreak",),
    "commanders": ("commanders",),
    "bolster": ("bolster",),
    "armies": (),
    "options": (),
    "repairs": (),
    "sources": (),
}
_NOTED = ("shooting", "impact", "melee", "modifiers")  # tables whose lines exclude each other or add up
_LANGUAGES = ("en", "de")  # rules are looked for in both, whatever the reader's
_SCORES = ("drilled", "undrilled")  # rows whose value is a score to reach, not a modifier


@dataclass(frozen=True, slots=True)
class Line:
    cells: list[str]
    mark: str = ""  # how certain its source is; empty where that is no question


@dataclass(frozen=True, slots=True)
class Grid:
    """A table in words, for a terminal or a page to draw."""

    title: str
    head: list[str]
    rows: list[Line]
    note: str = ""
    numbers: bool = False


class Reference:
    """The tables in one language."""

    def __init__(self, say: Say, language: str) -> None:
        self.say = say
        self.language = language
        self.scribe = Scribe(say, language)

    def topic(self, text: str) -> str | None:
        """The topic somebody means, by its id or by its name in their language."""
        wanted = text.casefold().strip()
        for name in TOPICS:
            if wanted in (name, self.say(f"tabletop-topic-{name}").casefold()):
                return name
        return None

    # -- As text ------------------------------------------------------------------------------------------

    def overview(self) -> Iterator[str]:
        yield self.say("tabletop-topics")
        yield ""
        rows = []
        for name, tables in TOPICS.items():
            titles = [self.say(f"tabletop-table-{table}") for table in tables or (name,)]
            rows.append([self.say(f"tabletop-topic-{name}"), "; ".join(titles)])
        yield from self.scribe.grid(self._heads("topic", "about"), rows)

    def lines(self, topic: str) -> Iterator[str]:
        """One topic: its tables, then what the marks mean."""
        for number, grid in enumerate(self.grids(topic)):
            if number:
                yield ""
            yield from self.drawn(grid)
        if TOPICS[topic]:
            yield ""
            yield self.say("tabletop-legend")

    def drawn(self, grid: Grid) -> Iterator[str]:
        yield grid.title
        yield from wrap(grid.note, self.scribe.width())
        yield from self.scribe.grid(grid.head, [line.cells for line in grid.rows], grid.numbers)

    def grids(self, topic: str) -> list[Grid]:
        """One topic as tables."""
        found = [self.grid(sheet.tables()[name], list(sheet.tables()[name].rows.values())) for name in TOPICS[topic]]
        extra = {
            "autobreak": self._autobreak,
            "armies": self._armies,
            "options": self._options,
            "repairs": self._repairs,
            "sources": self._sources,
        }
        return found + extra[topic]() if topic in extra else found

    def search(self, text: str) -> list[Row]:
        """Every line of every table that contains all the words, in its title, its cells or its table's title."""
        wanted = [part for word in text.casefold().split() for part in self._spelt_out(word)]
        found = []
        for table in sheet.tables().values():
            title = self.say(f"tabletop-table-{table.id}")
            for row in table.rows.values():
                shown = [title, self.title(row), *self.cells(table, row)]
                if all(word in " ".join(shown).casefold() for word in wanted):
                    found.append(row)
        return found

    def search_rules(self, text: str) -> list[Rule]:
        """Every rule that contains all the words in either language, as the reader's language has it."""
        wanted = text.casefold().split()
        numbers = {
            rule.number
            for language in _LANGUAGES
            for rule in GAME.rulebook(language).rules.values()
            if all(_stands_in(word, rule.text.casefold()) for word in wanted)
        }
        return [rule for rule in GAME.rulebook(self.language).rules.values() if rule.number in numbers]

    def _spelt_out(self, word: str) -> list[str]:
        """What to look for: of a type's short name (HF) its words, without the endings that German ones change."""
        for kind in KINDS:
            if kind.casefold() == word:
                parts = self.say(f"tabletop-kind-{word}").casefold().split()
                return [part.removesuffix("s") for part in parts]
        return [word]

    def found(self, text: str, rows: list[Row], rules: list[Rule]) -> Iterator[str]:
        if not rows and not rules:
            raise UserError("tabletop-unknown-topic", topic=text[:40], topics=list(TOPICS))
        yield self.say("tabletop-found", count=len(rows) + len(rules), text=text)
        for name, table in sheet.tables().items():
            hits = [row for row in rows if row.table == name]
            if hits:
                yield ""
                yield from self.drawn(self.grid(table, hits))
        if rules:
            yield ""
            lines = [Line([rule.number, rule.text]) for rule in rules]
            yield from self.drawn(Grid(self.say("tabletop-table-rules"), self._heads("rule", "text"), lines))
        if rows:
            yield ""
            yield self.say("tabletop-legend")

    def grid(self, table: Table, rows: list[Row]) -> Grid:
        head = ["", *self._heads(*table.columns, "rule", "origin")]
        body = [Line([self.title(row), *self.cells(table, row), row.rule, self.origin(row)], row.mark) for row in rows]
        return Grid(self.say(f"tabletop-table-{table.id}"), head, body, self.note(table.id))

    def note(self, table: str) -> str:
        """Which lines of a table exclude each other and which add up, where that is a question."""
        return self.say(f"tabletop-note-{table}") if table in _NOTED else ""

    def title(self, row: Row) -> str:
        return self.say(f"tabletop-row-{row.table}-{row.id}")

    def cells(self, table: Table, row: Row) -> list[str]:
        """The cells in words; a question mark stands at one nobody has confirmed."""
        shown = []
        for column, cell in zip(table.columns, row.cells, strict=True):
            text = self._cell(table.id, row.id, column, cell)
            doubtful = column in row.unverified or (row.mark == "unverified" and table.id in ("disorder", "movement"))
            shown.append(f"{text} ?" if doubtful and text else text)
        return shown

    def _cell(self, table: str, row: str, column: str, cell: int | str) -> str:
        if cell == "@":
            return self.say(f"tabletop-cell-{table}-{row}-{column}")
        if isinstance(cell, str):
            if cell.startswith("@"):
                return self.say(f"tabletop-{cell[1:]}")
            return self.say(f"tabletop-disorder-{cell}") if table == "disorder" else cell
        if column == "poa":
            return POINTS[cell]
        modifier = column in ("cmt", "cohesion", "change", "initiative") or (column == "value" and row not in _SCORES)
        return self.scribe.signed(cell) if modifier else str(cell)

    def origin(self, row: Row) -> str:
        """Where the line comes from, what the scan made of it, and which option changes it."""
        parts = [self.scribe.origin(row.table, row.id)]
        if row.was:
            parts.append(self._was(row.was))
        parts += [self.say("tabletop-mark-option", option=option) for option in row.options.values()]
        return "; ".join(parts)

    def _was(self, text: str) -> str:
        known = {"(sign lost)": "tabletop-mark-lost-sign", "(line lost)": "tabletop-mark-lost-line"}
        return self.say(known[text]) if text in known else self.say("tabletop-mark-was", was=text)

    def _heads(self, *names: str) -> list[str]:
        return [self.say(f"tabletop-column-{name}") for name in names]

    def _autobreak(self) -> list[Grid]:
        sizes = range(2, 13)
        rows = [
            Line([self.say(f"tabletop-quality-{quality}"), *[str(autobreak_at(quality, size)) for size in sizes]])
            for quality in reversed(QUALITIES)
        ]
        head = ["", *[str(size) for size in sizes]]
        return [Grid(self.say("tabletop-table-autobreak-bases"), head, rows, numbers=True)]

    def _armies(self) -> list[Grid]:
        found = []
        for army in armies().values():
            facts = {"points": army.points, "bases": army.bases, "commanders": list(army.commanders)}
            note = self.say("tabletop-army-line", **facts, **{"break": army.break_point})
            rows = []
            for group in army.groups:
                name = self.say(f"tabletop-group-{group.id.lower()}")
                cost = [str(group.points), str(group.points * group.bases)]
                troops = self.scribe.troops(group)
                rows.append(Line([group.id, name, troops, *cost, self._basis(group.id)], _mark(group.id)))
            head = self._heads("id", "group", "troops", "each", "all", "basis")
            found.append(Grid(self.say(f"tabletop-army-{army.id}"), head, rows, note))
        return found

    def _basis(self, group: str) -> str:
        """Where the cost of a base comes from, and what its class follows."""
        cost, shape = group_sources()[group], shape_sources()[group]
        parts = [self.say("tabletop-cost-source", sources=list(cost)) if cost else self.say("tabletop-cost-memory")]
        parts += [self.say("tabletop-shape-source", sources=list(shape))] if shape else []
        return "; ".join(parts)

    def _options(self) -> list[Grid]:
        rows = []
        for option in OPTIONS:
            key = f"tabletop-option-{option.name}"
            values = allowed(GAME.id, option, self.say)
            default = {True: "yes", False: "no"}[option.default] if isinstance(option.default, bool) else option.default
            rows.append(Line([option.name, self.say(key), str(default), values]))
        head = self._heads("option", "meaning", "default", "choices")
        return [Grid(self.say("tabletop-table-options"), head, rows)]

    def _repairs(self) -> list[Grid]:
        rows = []
        for table in sheet.tables().values():
            for row in table.rows.values():
                if row.mark == "repaired":
                    where = f"{self.say(f'tabletop-table-{table.id}')}: {self.title(row)}"
                    now = " ".join(self.cells(table, row))
                    was = row.was if not row.was.startswith("(") else self._was(row.was)
                    rows.append(Line([where, was, now, self.scribe.origin(table.id, row.id)], row.mark))
        return [Grid(self.say("tabletop-table-repairs"), self._heads("where", "scan", "now", "basis"), rows)]

    def _sources(self) -> list[Grid]:
        rows = [Line([name, source["kind"], source["address"]]) for name, source in sheet.sources().items()]
        return [Grid(self.say("tabletop-table-sources"), self._heads("id", "kind", "address"), rows)]

    # -- As data ------------------------------------------------------------------------------------------

    def data(self, topic: str) -> dict[str, object]:
        if topic == "armies":
            return {"topic": topic, "armies": [self._army_data(name) for name in armies()]}
        if topic == "options":
            return {"topic": topic, "options": [option.to_data() for option in OPTIONS]}
        if topic == "sources":
            return {"topic": topic, "sources": sheet.sources()}
        if topic == "repairs":
            rows = [row for table in sheet.tables().values() for row in table.rows.values() if row.mark == "repaired"]
            return {"topic": topic, "rows": self.rows_data(rows)}
        tables = [sheet.tables()[name] for name in TOPICS[topic]]
        return {
            "topic": topic,
            "tables": [
                {
                    "id": table.id,
                    "title": self.say(f"tabletop-table-{table.id}"),
                    "note": self.note(table.id),
                    "columns": self._heads(*table.columns),
                    "rows": self.rows_data(list(table.rows.values())),
                }
                for table in tables
            ],
        }

    def rows_data(self, rows: list[Row]) -> list[dict[str, object]]:
        return [
            {
                "table": row.table,
                "id": row.id,
                "title": self.title(row),
                "cells": dict(zip(sheet.tables()[row.table].columns, row.cells, strict=True)),
                "text": self.cells(sheet.tables()[row.table], row),
                "rule": row.rule,
                "mark": row.mark,
                "sources": list(row.sources),
                "was": row.was,
                "unverified": list(row.unverified),
                "options": row.options,
                "lines": list(row.lines),
            }
            for row in rows
        ]

    def _army_data(self, name: str) -> dict[str, object]:
        army = armies()[name]
        return {
            "id": name,
            "name": self.say(f"tabletop-army-{name}"),
            "points": army.points,
            "bases": army.bases,
            "commanders": list(army.commanders),
            "break": army.break_point,
            "groups": [
                {**group.to_data(), "name": self.say(f"tabletop-group-{group.id.lower()}"), "mark": _mark(group.id)}
                | {"sources": list(group_sources()[group.id]), "shape_sources": list(shape_sources()[group.id])}
                for group in army.groups
            ],
        }


def _stands_in(word: str, text: str) -> bool:
    """Whether a text contains a word; a type's short name only as a word of its own, since German is full of hf."""
    if word in [kind.casefold() for kind in KINDS]:
        return search(rf"\b{escape(word)}\b", text) is not None
    return word in text


def _mark(group: str) -> str:
    """How certain the cost of a group is; no army is on the sheet."""
    return "added" if group_sources()[group] else "unverified"
