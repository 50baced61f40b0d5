"""The package as others install it: built, laid into an empty folder, and found whole there."""

import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
NEEDED = ["pyproject.toml", "setup.py", "README.md", "LICENSE"]
LOOK = """
import json, cannae
from cannae.core.registry import games
from cannae.locale import words
from cannae.server.page import BUILT
print(json.dumps({
    "from": cannae.__file__,
    "page": sorted(str(path.relative_to(BUILT)) for path in BUILT.rglob("*") if path.is_file()),
    "rules": {name: len(game.rulebook("de").rules) for name, game in games().items()},
    "word": words("de").say("page-odds"),
}))
"""


def run(*command: str | Path, cwd: Path, **environment: str) -> str:
    done = subprocess.run(command, cwd=cwd, env=os.environ | environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from a copy, so that no build of ours is in its way; uncompiled, because that is quick."""
    source, made = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("wheel")
    for name in NEEDED:
        shutil.copy(ROOT / name, source)
    leave = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", source / "src", ignore=leave)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
    build = ["wheel", "-q", "--no-deps", "--no-build-isolation", "--no-index", "-w", str(made), "."]
    run(*pip, *build, cwd=source, CANNAE_COMPILE="no")
    return next(made.glob("cannae-*.whl"))


def test_a_wheel_brings_everything(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    for room in ("honour", "glory", "battle", "tabletop"):
        for file in ("words.en.ftl", "words.de.ftl", "rules.en.md", "rules.de.md"):
            assert f"cannae/games/{room}/{file}" in names
    tracked = [path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src" / "cannae").rglob("*")]
    data = [name for name in tracked if name.endswith((".ftl", ".md", ".toml", ".tcss", "py.typed"))]
    assert [name for name in data if name not in names] == []
    assert not [name for name in names if name.startswith(("tests", "docs", "bench", "web"))]


def test_a_wheel_runs_from_an_empty_folder(wheel: Path, tmp_path: Path) -> None:
    target, elsewhere = tmp_path / "target", tmp_path / "elsewhere"
    elsewhere.mkdir()
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
    run(*pip, "install", "-q", "--no-deps", "--no-index", "--no-compile", "--target", target, wheel, cwd=elsewhere)
    there = {"PYTHONPATH": str(target), "CANNAE_LANGUAGE": "en"}
    found = json.loads(run(sys.executable, "-c", LOOK, cwd=elsewhere, **there))
    assert found["from"].startswith(str(target))
    assert "index.html" in found["page"]
    assert {"kept.json", "worker.js", "manifest.webmanifest", "icon-512.png"} <= set(found["page"])
    assert any(name.startswith("assets") and name.endswith(".js.gz") for name in found["page"])
    assert all(found["rules"][name] > 20 for name in ("honour", "glory", "battle", "tabletop"))
    assert found["word"] == "Chancen"
    command = target / "bin" / "cannae"
    assert run(sys.executable, command, "--version", cwd=elsewhere, **there).startswith("cannae ")
    assert "1.1" in run(sys.executable, command, "rules", "glory", "1.1", cwd=elsewhere, **there)
    assert "Movement" in run(sys.executable, command, "reference", "movement", cwd=elsewhere, **there)
