"""The scripts that make the pictures and films of the docs find everything they ask for."""

import sys
from pathlib import Path
from runpy import run_path

import pytest

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("script", sorted(one.name for one in DOCS.glob("*.py")))
def test_a_script_of_the_docs_can_be_begun(script: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [str(DOCS), *sys.path])
    found = run_path(str(DOCS / script), run_name="begun")
    assert found["__doc__"], "and says what it is for"
