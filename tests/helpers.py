"""What all tests share: the mark that names the rules a test proves, and the package without its compiled twins."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "cannae"


def rule(*numbers: str, paper: str = "") -> pytest.MarkDecorator:
    """The numbered rules a test proves, such as `@rule("honour 3.2")`; `paper` names the items of the sources and
    of our rulings that the test goes back to."""
    return pytest.mark.rule(*numbers, paper=paper)


def run_plain(folder: Path, program: str, *words: str) -> str:
    """What a program prints when it runs on the same files without their compiled twins, in a tree of their own."""
    for path in SOURCE.rglob("*"):
        if path.suffix in (".py", ".ftl", ".md", ".toml", ".json", ".tcss"):
            target = folder / "cannae" / path.relative_to(SOURCE)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(path.read_bytes())
    return run_here(program, *words, path=f"{folder}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")


def run_here(program: str, *words: str, path: str | None = None) -> str:
    """What a program prints in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-c", program, *words],
        env=os.environ | ({"PYTHONPATH": path} if path else {}),
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout
