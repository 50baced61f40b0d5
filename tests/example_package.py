"""Installs the example game from its own package, as anybody's would be, without touching the user's environment.

The wheel is built once for each state of its source and unpacked under `build/`; being on the path is all that
an entry point needs to be found.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "examples" / "pennants"


def install() -> Path:
    """Where the installed package lies, on this process's path and on that of those it starts."""
    target = ROOT / "build" / f"pennants-{_fingerprint()}"
    if not target.is_dir():
        _build(target)
    if str(target) not in sys.path:
        sys.path.insert(0, str(target))
        inherited = os.environ.get("PYTHONPATH")
        os.environ["PYTHONPATH"] = f"{target}{os.pathsep}{inherited}" if inherited else str(target)
    return target


def _fingerprint() -> str:
    digest = hashlib.sha256()
    for path in sorted(SOURCE.rglob("*.*")):
        if path.is_file() and "__pycache__" not in path.parts:
            digest.update(str(path.relative_to(SOURCE)).encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def _build(target: Path) -> None:
    target.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=target.parent) as folder:
        scratch = Path(folder)
        shutil.copytree(SOURCE, scratch / "source", ignore=shutil.ignore_patterns("__pycache__"))
        build = f"import setuptools.build_meta as backend; backend.build_wheel({str(scratch)!r})"
        subprocess.run([sys.executable, "-c", build], cwd=scratch / "source", check=True, capture_output=True)
        with zipfile.ZipFile(next(scratch.glob("*.whl"))) as wheel:
            wheel.extractall(scratch / "installed")
        try:
            (scratch / "installed").rename(target)
        except OSError:
            if not target.is_dir():  # another test process may have been quicker: that is as good
                raise
