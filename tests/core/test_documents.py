"""The examples in the documents and docstrings run."""

import doctest
import importlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
WRITTEN = [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
DOCUMENTS = [path for path in WRITTEN if ">>>" in path.read_text("utf-8")]
MODULES = [
    path.relative_to(ROOT / "src").with_suffix("").as_posix().replace("/", ".").removesuffix(".__init__")
    for path in (ROOT / "src").rglob("*.py")
    if ">>>" in path.read_text("utf-8")
]

FLAGS = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_the_examples_in_documents_run(path: Path) -> None:
    result = doctest.testfile(str(path), module_relative=False, optionflags=FLAGS)
    assert result.attempted > 0
    assert result.failed == 0


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_in_docstrings_run(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name), optionflags=FLAGS)
    assert result.attempted > 0
    assert result.failed == 0


def test_every_document_is_in_the_index_and_every_link_leads_somewhere() -> None:
    index = (ROOT / "docs" / "index.md").read_text("utf-8")
    assert "docs/index.md" in (ROOT / "README.md").read_text("utf-8")
    assert [path.name for path in (ROOT / "docs").glob("*.md") if f"({path.name})" not in index] == ["index.md"]
    for path in [*WRITTEN, ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md"]:
        for link in re.findall(r"\]\(([^)#]+)[^)]*\)", path.read_text("utf-8")):
            assert link.startswith("https://") or (path.parent / link).exists(), f"{path.name}: {link}"


def test_reference_pages_are_written_from_the_docstrings(tmp_path: Path) -> None:
    subprocess.run([sys.executable, ROOT / "docs" / "api.py", tmp_path], check=True)
    front = (tmp_path / "match.md").read_text("utf-8")
    for name in importlib.import_module("cannae.match").Match.__dict__:
        if not name.startswith("_"):
            assert f"### `Match.{name}" in front, name
    for module in ("contract", "game", "randomness", "records.record"):
        page = (tmp_path / f"core.{module}.md").read_text("utf-8")
        found = importlib.import_module(f"cannae.core.{module}")
        for name, thing in vars(found).items():
            if isinstance(thing, type) and thing.__module__ == found.__name__ and not name.startswith("_"):
                assert f"## class {name}" in page, name
    assert "longest: int = 0  # no game has more choices" in (tmp_path / "core.game.md").read_text("utf-8")
    assert "Made by `IllegalChoice(rule: str)`." in (tmp_path / "core.contract.md").read_text("utf-8")
    assert "`fill` is THE definition of what is legal" in (tmp_path / "core.contract.md").read_text("utf-8")
