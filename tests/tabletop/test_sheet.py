"""The sheet as data: every line of it there and reachable, every entry saying honestly where it comes from."""

import re

import pytest

from cannae.games import tabletop as t
from cannae.games.tabletop.data import sheet
from cannae.games.tabletop.odds.reference import TOPICS, Reference
from cannae.games.tabletop.terms import OPTIONS
from cannae.locale import LANGUAGES, words
from helpers import rule


@pytest.fixture(autouse=True)
def _wide_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "140")


# Every line of the scanned sheet that carries anything, with the topic under which `cannae reference` shows it.
# Left out are empty lines and the two with the version and the compiler's name, who is credited elsewhere.
LINES = {
    "sequence": [2, *range(3, 23)],
    "movement": [1, 2, *range(3, 15)],
    "disorder": [15, 17, 18, 19, 20, 21],
    "moves": [*range(24, 45)],
    "cmt": [45, 46, 47, 48, 49, 50, 51, 52, 53, 54],
    "variable-move": [45, 46, 47, 48, 49, 50, 52, 54],
    "ranges": [55, 56, 57, 58, 59],
    "to-hit": [55, 56, 57, 58, 59],
    "dice": [61, 63, 65, 66, 68, 69, 70, 72, 74, 75, 77, 79, 81, 83, 84, 86, 87, 88, 90, 91, 92, 94, 96, 97, 98]
    + [100, 102, 104, 106, 108, 109, 110],
    "rerolls": [112, 114, 116, 118, 120, 121, 122, 223, 224, 225, 226, 227, 228, 229, 230],
    "death": [112, 114, 116, 118, 120, 121, 122],
    "shooting": [129, 131, 132, 133, 134, *range(135, 152)],
    "impact": [*range(152, 179)],
    "melee": [*range(179, 198)],
    "cohesion": [198, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218]
    + [219, 220, 221, 222],
    "levels": [*range(223, 244)],
    "autobreak": [*range(234, 243)],
    "bolster": [203, 219, 220, 221],
}
NOTHING = {23, 60, 62, 64, 67, 71, 73, 76, 78, 80, 82, 85, 89, 93, 95, 99, 101, 103, 105, 107, 111, 113, 115, 117, 119}
NOTHING |= {123, 124, 125, 126, 127, 128, 130, 199}


def test_the_list_of_lines_is_complete() -> None:
    named = {line for lines in LINES.values() for line in lines}
    assert named | NOTHING == set(range(1, 244))
    assert not named & NOTHING


@pytest.mark.parametrize("topic", LINES)
def test_every_line_of_the_sheet_is_reachable(topic: str) -> None:
    tables = [sheet.tables()[name] for name in TOPICS[topic]]
    held = {line for table in tables for line in table.lines}
    held |= {line for table in tables for row in table.rows.values() for line in row.lines}
    assert set(LINES[topic]) <= held
    for language in LANGUAGES:
        reference = Reference(words(language).say, language)
        shown = " ".join(" ".join(reference.lines(topic)).split())
        for table in tables:
            for row in table.rows.values():
                assert reference.title(row).split()[0] in shown


def test_every_table_stands_under_a_topic() -> None:
    assert {name for tables in TOPICS.values() for name in tables} == set(sheet.tables())


@pytest.mark.parametrize("row", [row for table in sheet.tables().values() for row in table.rows.values()], ids=str)
def test_every_entry_says_where_it_comes_from(row: sheet.Row) -> None:
    assert row.mark in ("sheet", "repaired", "added", "unverified")
    if row.mark == "sheet":
        assert row.lines
    if row.mark in ("repaired", "added"):
        assert row.sources
    assert set(row.sources) <= {*sheet.sources(), "layout", "sense"}
    assert set(row.unverified) <= set(sheet.tables()[row.table].columns)
    assert set(row.options.values()) <= {option.name for option in t.GAME.options}
    for language in LANGUAGES:
        assert row.rule in t.GAME.rulebook(language)


# The register of what scanning damaged: sheet line, table and row that repair it, and what stands there now.
GARBLES = [
    (8, "movement", "kn", (4, 3, 2, 1)),
    (10, "movement", "lch", (5, 3, 2, 1)),
    (13, "movement", "lart", (2, 1, 1, "@not-allowed")),
    (14, "sequence", "melee", ("@phase-melee",)),
    (31, "moves", "double-wheel", ("S", "S", "S", "C")),
    (34, "moves", "contract-advance", ("S", "S", "S", "C")),
    (42, "moves", "retire", ("C", "I", "I", "I")),
    (47, "cmt", "in-range", (1,)),
    (49, "cmt", "with", (1,)),
    (47, "cmt", "disrupted", (-1,)),
    (47, "variable-move", "1", (-2,)),
    (52, "variable-move", "6", (2,)),
    (56, "to-hit", "plus-2", (2, 3)),
    (57, "to-hit", "plus-1", (3, 4)),
    (59, "to-hit", "minus-1", (5, 5)),
    (None, "to-hit", "minus-2", (6, 5)),
    (65, "dice", "artillery", ("@phase-shooting", "@")),
    (74, "dice", "horse-bow", ("@phase-shooting", "@")),
    (83, "dice", "light", ("@phase-shooting", "@")),
    (138, "shooting", "cataphracts", (-1, "@")),
    (142, "shooting", "unprotected-foot-shot", (-1, "@")),
    (149, "shooting", "hampered", (-1, "@")),
    (154, "impact", "impact-foot-mounted", (1, "@")),
    (165, "impact", "elephants", (1, "@")),
    (174, "impact", "chariots", (1, "@")),
    (180, "melee", "skilled-swordsmen", (1, "@")),
    (194, "melee", "armour", (1, "@")),
    (203, "reasons", "shot", ("@at-once",)),
    (206, "modifiers", "shot-by-artillery", (-1,)),
    (227, "rerolls", "poor", ("6",)),
]


@pytest.mark.parametrize(("line", "table", "name", "cells"), GARBLES)
@rule(paper="Y")
def test_damaged_lines_are_repaired_and_say_so(
    line: int | None, table: str, name: str, cells: tuple[object, ...]
) -> None:
    row = sheet.row(table, name)
    assert row.cells == cells
    assert row.mark == "repaired"
    assert row.was
    assert line is None or line in row.lines


def test_the_repairs_are_listed() -> None:
    reference = Reference(words("en").say, "en")
    shown = list(reference.lines("repairs"))
    for damage in ("4 3 7 1", "- 2 2", "12 MUs", "Simple Gl", "IHP3B"):
        assert any(damage in line for line in shown)


@rule("tabletop 2.1")
@rule("tabletop 2.2")
@rule("tabletop 2.3")
@rule("tabletop 2.4")
@rule("tabletop 2.5")
@rule("tabletop 2.6", paper="A")
def test_a_turn_has_five_phases_in_order() -> None:
    rows = sheet.tables()["sequence"].rows.values()
    phases = [str(row.cells[0]).removeprefix("@phase-") for row in rows]
    assert phases == ["before"] + ["impact"] * 2 + ["manoeuvre"] * 2 + ["shooting"] * 2 + ["melee"] * 2 + ["joint"] * 5
    joint = [row.id for row in rows if row.rule == "2.6"]
    assert joint == ["break-off", "commanders", "rally", "rout", "removal"]


@rule("tabletop 2.7", paper="A")
def test_order_inside_the_impact_phase() -> None:
    rows = list(sheet.tables()["impact-order"].rows)
    assert rows == ["declare", "fragmented", "intercept", "evade", "uncovered", "move", "fight", "after"]


def test_unconfirmed_cells_carry_a_question_mark() -> None:
    reference = Reference(words("en").say, "en")
    table = sheet.tables()["disorder"]
    cells = reference.cells(table, table.rows["hf"])
    assert cells == ["in order", "disordered ?", "disordered", "severely disordered"]
    assert all(cell.endswith(" ?") for cell in reference.cells(table, table.rows["el"]))


@rule("tabletop 15.1")
def test_doubtful_cells_are_named_options() -> None:
    named = {name for table in sheet.tables().values() for row in table.rows.values() for name in row.options.values()}
    assert named | {"leader_lost_on"} == {option.name for option in OPTIONS}
    defaults = t.GAME.readings({})
    assert defaults == t.Readings()
    assert t.GAME.readings({"kn_rough": "disordered"}).kn_rough == "disordered"


def test_search_finds_lines_in_both_languages() -> None:
    english, german = (Reference(words(language).say, language) for language in LANGUAGES)
    assert {row.id for row in english.search("fourth pikes")} == {"fourth-rank"}
    assert {row.id for row in german.search("viertes glied")} == {"fourth-rank"}
    assert english.search("zeppelin") == []
    assert german.topic("Bewegung") == english.topic("movement") == "movement"


def test_both_languages_have_the_same_messages() -> None:
    english, german = (set(re.findall(r"^([a-z0-9_-]+) =", t.GAME.words(language), re.M)) for language in LANGUAGES)
    assert english == german
    assert len(english) > 700


def test_rule_numbers_in_the_words_exist() -> None:
    for language in LANGUAGES:
        cited = set(re.findall(r"(?:rule|Regel) (\d+\.\d+[a-z]?)", t.GAME.words(language)))
        assert cited
        assert all(number in t.GAME.rulebook(language) for number in cited)
