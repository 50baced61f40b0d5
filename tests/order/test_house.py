"""The house itself: nothing in it names a place or a registry, and no file grows too long."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
LONGEST = 500
FORBIDDEN = re.compile(r"/work/|/root/|\.\./shared|shared/seeds|pypi\.org|pythonhosted|registry\.npmjs|\bseed 00\d\b")


def tracked() -> list[Path]:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [ROOT / name for name in listed.splitlines() if (ROOT / name).is_file()]


def test_nothing_names_this_machine_or_a_registry() -> None:
    found = []
    for path in tracked():
        if path.suffix in (".png", ".gif", ".ico") or path == Path(__file__):
            continue
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if FORBIDDEN.search(line):
                found.append(f"{path.relative_to(ROOT)}:{number}")
    assert found == []


def test_files_that_comments_and_documents_speak_of_are_there() -> None:
    """In a game's room, files of that room; a file elsewhere is spoken of with its folder."""
    there = [path.relative_to(ROOT).as_posix() for path in tracked()]
    gone = []
    for path in tracked():
        if path.suffix in (".py", ".md", ".ts", ".svelte") and "tests" not in path.parts:
            for found in re.findall(r"(?<![\w/*.-])(?:[\w-]+/)*[\w-]+\.py\b", path.read_text("utf-8")):
                room = re.match(r"src/cannae/games/\w+/", path.relative_to(ROOT).as_posix())
                near = room[0] if room and "/" not in found else ""
                if not any(name.startswith(near) and f"/{name}".endswith(f"/{found}") for name in there):
                    gone.append(f"{path.relative_to(ROOT)}: {found}")
    assert gone == []


def test_files_are_one_subject_long() -> None:
    long = []
    for path in tracked():
        if path.suffix in (".py", ".ts", ".svelte"):
            length = len(path.read_text("utf-8").splitlines())
            if length > LONGEST:
                long.append(f"{path.relative_to(ROOT)}: {length}")
    assert long == []


@pytest.mark.parametrize(
    "name", ["README.md", "LICENSE", "Makefile", ".ci/run", "docs/dependencies.md", "docs/records.md"]
)
def test_what_a_newcomer_looks_for_is_there(name: str) -> None:
    assert (ROOT / name).read_text("utf-8").strip()


def test_every_dependency_is_pinned_and_has_its_reason() -> None:
    reasons = (ROOT / "docs" / "dependencies.md").read_text("utf-8").lower()
    text = (ROOT / "pyproject.toml").read_text("utf-8")
    pinned = re.findall(r'^    "([A-Za-z0-9_.-]+)(?:\[[a-z,]+\])?==[0-9][^"]*"', text, re.MULTILINE)
    listed = re.findall(r'^    "([A-Za-z0-9_.-]+)(?:\[[a-z,]+\])?[<>=~!]', text, re.MULTILINE)
    assert pinned == listed
    assert len(pinned) > 10
    assert [name for name in pinned if name.lower() not in reasons] == []
