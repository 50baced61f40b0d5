"""The examples in the documents and docstrings run."""

import doctest
import importlib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
DOCUMENTS = [path for path in (ROOT / "docs").rglob("*.md") if ">>>" in path.read_text("utf-8")]
MODULES = [
    path.relative_to(ROOT / "src").with_suffix("").as_posix().replace("/", ".").removesuffix(".__init__")
    for path in (ROOT / "src").rglob("*.py")
    if ">>>" in path.read_text("utf-8")
]

FLAGS = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_documents(path: Path) -> None:
    result = doctest.testfile(str(path), module_relative=False, optionflags=FLAGS)
    assert result.attempted > 0
    assert result.failed == 0


@pytest.mark.parametrize("name", MODULES)
def test_docstrings(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name), optionflags=FLAGS)
    assert result.attempted > 0
    assert result.failed == 0
