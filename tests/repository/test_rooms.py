"""The rooms of the games are laid out alike: the same role has the same file name everywhere."""

import ast
import re
import subprocess
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from cannae.core.contract import PhasedState
from cannae.core.fingerprint import code_lines
from cannae.core.randomness import FastRng
from cannae.core.registry import game, games
from cannae.core.roles import DATA, DECIDING, RULES, SHOWING
from cannae.locale import words

ROOT = Path(__file__).parent.parent.parent
ROOMS = ROOT / "src" / "cannae" / "games"
LAID_OUT = [path.name for path in sorted(ROOMS.iterdir()) if (path / "__init__.py").is_file()]
MOST_MODULES = 20  # of one folder
MOST_ASKED = 5  # phases that one function may tell apart
NEEDED = {"__init__.py", "board.py", "page", "bots", RULES, *DECIDING}
NEEDED |= {"words.en.ftl", "words.de.ftl", "rules.en.md", "rules.de.md"}
ALLOWED = NEEDED | {*SHOWING, DATA, "odds"} - {"bots.py"}  # a folder in our own rooms


def names(room: str) -> set[str]:
    return {
        path.name
        for path in (ROOMS / room).iterdir()
        if path.suffix not in (".so", ".pyd") and not path.name.startswith("__pycache__")
    }


@pytest.mark.parametrize("room", LAID_OUT)
def test_a_room_has_the_roles_of_the_list_and_no_others(room: str) -> None:
    assert names(room) >= NEEDED - (set() if game(room).hidden else {"redeal.py"})
    assert names(room) <= ALLOWED


def test_no_folder_of_the_package_is_crowded() -> None:
    for folder in [path for path in (ROOT / "src" / "cannae").rglob("*") if path.is_dir()]:
        assert len([path for path in folder.glob("*.py") if path.stem != "__init__"]) <= MOST_MODULES, folder


def test_the_list_in_the_documents_is_the_one_that_is_held() -> None:
    text = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
    table = text.partition("## How a room is laid out")[2].partition("From Python:")[0]
    listed = {name.rstrip("/") for row in table.splitlines() if row.startswith("| `") for name in
              re.findall(r"`([^`]+)`", row.split("|")[1])}  # fmt: skip
    spelt = {
        f"{stem}.{language}.{end}" for stem, end in (("words", "ftl"), ("rules", "md")) for language in ("en", "de")
    }
    assert listed - {"words.*.ftl", "rules.*.md"} | spelt == ALLOWED


@pytest.mark.parametrize("room", LAID_OUT)
def test_what_every_game_has_bears_the_same_name_in_every_room(room: str) -> None:
    state, engine, phases = (import_module(f"cannae.games.{room}.{role}") for role in ("state", "engine", "phases"))
    begun: Any = game(room).start({}, FastRng(1))
    assert type(begun).__module__ == engine.__name__
    assert isinstance(begun, state.Position) and issubclass(state.Position, PhasedState)
    assert isinstance(begun.terms, state.Terms)
    listed = begun.phase_list()
    assert [listed[number] for number in range(len(listed))] == list(phases.PHASES)
    assert begun.present is phases.PHASES[begun.phase_number]
    assert begun.barrier_count >= 0


def phases_asked_for(function: ast.AST) -> int:
    """How many phases the ifs of a function tell apart by their numbers."""
    told = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Compare) and ast.unparse(node.left).split(".")[-1] in ("phase", "phase_number"):
            for compared in node.comparators:
                each = compared.elts if isinstance(compared, (ast.Tuple, ast.List, ast.Set)) else [compared]
                told |= {ast.unparse(one) for one in each}
    return len(told)


def test_no_chain_of_ifs_takes_the_place_of_a_list_of_phases() -> None:
    for path in ROOMS.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                most = MOST_ASKED + (path.name == "position.py")  # what a text must name depends on the phase
                assert phases_asked_for(node) <= most, f"{path}: {node.name}"


@pytest.mark.parametrize("room", LAID_OUT)
def test_every_phase_has_a_prompt_and_a_rule_that_exists(room: str) -> None:
    listed = import_module(f"cannae.games.{room}.phases")
    found = game(room)
    words = found.words("en")
    assert len({phase.name for phase in listed.PHASES}) == len(listed.PHASES)
    for one in [*listed.PHASES, *getattr(listed, "STEPS", [])]:
        assert one.rule in found.rulebook("en").rules, one
    for phase in listed.PHASES:
        assert phase.name == "over" or f"{room}-phase-{phase.name} =" in words, phase


@pytest.mark.parametrize("name", games())
def test_events_that_begin_or_end_a_part_of_a_game_have_words(name: str) -> None:
    found = games()[name]
    assert [key for key in (*found.part_begins, *found.part_ends) if f"\n{key} =" not in found.words("en")] == []
    assert found.part_begins, "a log in one piece is hard to read"


def test_no_list_of_games_stands_outside_their_rooms() -> None:
    """Games are found by their entry points, boards by their folders: a file that names two keeps a list of them."""
    ids = "|".join(LAID_OUT)
    quoted = re.compile(rf"(?:['\"`/(|])({ids})(?=['\"`/)|])")
    built = [ROOT / "setup.py", *(ROOT / "web").glob("*.ts"), *(ROOT / "web" / "public").glob("*.js")]
    for path in [*(ROOT / "src" / "cannae").rglob("*.py"), *(ROOT / "web" / "src").rglob("*.*"), *built]:
        if path.is_relative_to(ROOMS) or path.is_relative_to(ROOT / "web" / "src" / "games"):
            continue
        text = path.read_text("utf-8")
        if path.suffix == ".py":  # examples in docstrings are no lists
            text = "\n".join(" ".join(words) for _, words in code_lines(text))
        assert len(set(quoted.findall(text))) < 2, f"{path}: {set(quoted.findall(text))}"


def test_the_page_names_no_game_outside_its_folder() -> None:
    """Neither by itself, nor in an address, nor by a sentence of its words."""
    named = re.compile(rf"['\"`/]({'|'.join(LAID_OUT)})(-|['\"`/]|\\/)")
    pages = [path for path in (ROOT / "web" / "src").rglob("*.*") if ROOT / "web" / "src" / "games" not in path.parents]
    for path in [*pages, *(ROOT / "web").glob("*.ts"), *(ROOT / "web" / "public").glob("*.js")]:
        assert [found[0] for found in named.finditer(path.read_text("utf-8"))] == [], path


def test_the_makefile_names_no_game() -> None:
    lines = (ROOT / "Makefile").read_text("utf-8").splitlines()
    assert [line for line in lines for room in LAID_OUT if re.search(rf"\b{room}\b", line)] == []


@pytest.mark.parametrize("room", LAID_OUT)
def test_a_room_says_of_itself_which_game_it_is(room: str) -> None:
    """No comment or docstring was copied from the room of another game."""
    names = {game(other).id: words("en").say(f"{other}-name").removeprefix("The ").lower() for other in LAID_OUT}
    for path in (ROOMS / room).rglob("*.py"):
        text = path.read_text("utf-8").lower()
        assert [name for other, name in names.items() if other != room and name in text] == [], path


def test_what_belongs_to_a_game_lies_in_its_room() -> None:
    """Whatever bears a game's name lies with it: the page's boards in a folder of their own, all else in the room."""
    listed = subprocess.run(["git", "ls-files", "src", "web"], cwd=ROOT, capture_output=True, text=True, check=True)
    homes = ("src/cannae/games/", "web/src/games/", "web/tests/")
    for name in listed.stdout.splitlines():
        if not name.startswith(homes) and (ROOT / name).exists():
            assert not {part.partition(".")[0] for part in Path(name).parts} & set(LAID_OUT), name
