"""docs/adding-a-game.md followed from an empty folder: the example is copied, installed, checked and played."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
GUIDE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
PLAY = """
import cannae
match = cannae.new("pennants", seed=3, rounds=2)
greedy = cannae.bot("pennants", "greedy")
while not match.result:
    side = match.to_act[0]
    match.push(greedy(match, side), side)
assert cannae.replay(match.record().to_text()).result == match.result
from cannae.core.registry import game
assert game("pennants").page_file("board.js") and game("pennants").page_file("picture.svg")
print(game("pennants").room())
"""


def run(folder: Path, *command: str) -> str:
    """In an environment that knows of no installed example but the one in the folder."""
    around = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    around |= {"PYTHONPATH": str(folder / "installed"), "CANNAE_DATA": str(folder), "CANNAE_LANGUAGE": "en"}
    done = subprocess.run(
        [sys.executable, *command], cwd=folder, env=around, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_example_is_installed_checked_and_played_from_an_empty_folder(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "examples" / "pennants", tmp_path / "source", ignore=shutil.ignore_patterns("__pycache__"))
    pip = ["-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-deps", "--no-build-isolation"]
    run(tmp_path, *pip, "--target", "installed", "./source")
    report = run(
        tmp_path, "-c", "import sys; from cannae.cli import main; sys.exit(main())", "check", "pennants", "--games", "5"
    )
    assert "5" in report
    assert run(tmp_path, "-c", PLAY).strip() == str(tmp_path / "installed" / "pennants")


def test_the_guide_speaks_of_what_the_example_has() -> None:
    """Every file, class and setting that the guide shows for a game of one's own stands in the example."""
    room = ROOT / "examples" / "pennants" / "pennants"
    for name in re.findall(r"`((?:page/)?[a-z]+(?:\.[a-z]+)+)`", GUIDE.partition("## How a room is laid out")[0]):
        if name.rpartition(".")[2] in ("md", "ftl", "toml", "js", "svg"):
            assert (room / name).is_file() or (room.parent / name).is_file(), name
    block = re.search(r"\[project\.entry-points[^\n]*\n\s*([^\n]*)", GUIDE)
    assert block and block[1] in (room.parent / "pyproject.toml").read_text("utf-8")
    state = (room / "state.py").read_text("utf-8")
    assert all(name in state and name in GUIDE for name in ("ListState", "every_choice"))


def test_the_smallest_game_of_the_guide_is_made_in_an_empty_folder_and_played(tmp_path: Path) -> None:
    """Its six files as they stand there; then every kind of command that a game is given."""
    shown = GUIDE.partition("## The smallest game")[2].partition("## How a room")[0]
    files = re.findall(r"^`([\w./]+)`\n\n((?:    .*\n|\n)+)", shown, re.MULTILINE)
    assert len(files) == 6
    for name, text in files:
        home = tmp_path if name == "pyproject.toml" else tmp_path / "torches"
        home.mkdir(exist_ok=True)
        (home / name).write_text(re.sub(r"^    ", "", text, flags=re.MULTILINE), "utf-8")
    pip = ["-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-deps", "--no-build-isolation"]
    run(tmp_path, *pip, "--target", "installed", ".")
    cannae = ["-c", "import sys; from cannae.cli import main; sys.exit(main())"]
    assert "torches" in run(tmp_path, *cannae, "check", "torches", "--games", "20")
    assert "took the last torch" in run(tmp_path, *cannae, "watch", "torches", "--plain", "--bots", "greedy,random")
    assert "2.1" in run(tmp_path, *cannae, "rules", "torches", "2.1")
    rated = run(tmp_path, *cannae, "arena", "torches", "--bots", "random,greedy", "--pairs", "4", "--log", "log")
    assert "greedy" in rated
    mypy = ["-m", "mypy", "--strict", "--cache-dir", "cache", "torches"]
    assert "Success" in run(tmp_path, *mypy)
