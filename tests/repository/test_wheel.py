"""The package as others install it: built, laid into an environment of its own, and found whole there."""

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import time
import zipfile
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from cannae.server.soak.kill import free_port

ROOT = Path(__file__).parent.parent.parent
NEEDED = ["pyproject.toml", "setup.py", "README.md", "LICENSE"]
LOOK = """
import json, cannae
from cannae.core.registry import games
from cannae.bots.weights import shipped
from cannae.locale import words
from cannae.server.http.page import BUILT
print(json.dumps({
    "from": cannae.__file__,
    "page": sorted(str(path.relative_to(BUILT)) for path in BUILT.rglob("*") if path.is_file()),
    "rules": {name: len(game.rulebook("de").rules) for name, game in games().items()},
    "word": words("de").say("tabletop-page-study"),
    "nets": sorted(name for name, game in games().items() if game.playable and shipped(game)),
}))
"""


def run(*command: str | Path, cwd: Path, **environment: str) -> str:
    done = subprocess.run(command, cwd=cwd, env=os.environ | environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """As `make dist` makes it, from a copy of the tree with its page, so that no build of ours is in its way."""
    source, made = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("sdist")
    for name in NEEDED:
        shutil.copy(ROOT / name, source)
    leave = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", source / "src", ignore=leave)
    build = "import sys; from setuptools.build_meta import build_sdist; build_sdist(sys.argv[1])"
    run(sys.executable, "-c", build, str(made), cwd=source, CANNAE_COMPILE="no")
    return next(made.glob("cannae-*.tar.gz"))


@pytest.fixture(scope="module")
def wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from the source distribution; uncompiled, because that is quick."""
    made = tmp_path_factory.mktemp("wheel")
    build = ["wheel", "-q", "--no-deps", "--no-build-isolation", "--no-index", "-w", str(made), str(sdist)]
    run(sys.executable, "-m", "pip", "--disable-pip-version-check", *build, cwd=made, CANNAE_COMPILE="no")
    return next(made.glob("cannae-*.whl"))


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel in it. What the wheel depends on is lent by ours, without our own package: that is
    installed here by a path file, and path files are not followed from another."""
    home = tmp_path_factory.mktemp("environment")
    run(sys.executable, "-m", "venv", "--without-pip", home, cwd=home)
    found = home / ("Scripts" if os.name == "nt" else "bin") / "python"
    packages = Path(run(found, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=home).strip())
    (packages / "lent.pth").write_text(sysconfig.get_path("purelib") + "\n", "utf-8")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(found)]
    run(*pip, "install", "-q", "--no-deps", "--no-index", "--no-compile", "--ignore-installed", wheel, cwd=home)
    return found


def test_a_source_distribution_has_the_page_and_nothing_of_our_workshop(sdist: Path) -> None:
    with tarfile.open(sdist) as packed:
        names = [name.partition("/")[2] for name in packed.getnames()]
    assert "src/cannae/_web/index.html" in names
    assert {"pyproject.toml", "setup.py", "LICENSE", "src/cannae/py.typed"} <= set(names)
    assert not [name for name in names if name.startswith(("tests", "bench", "web", "docs"))]


def test_a_wheel_brings_everything(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    listed = subprocess.run(["git", "ls-files", "src"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    ours = [name.removeprefix("src/") for name in listed.splitlines() if (ROOT / name).exists()]
    assert len(ours) > 400
    assert [name for name in ours if name not in names] == []
    assert not [name for name in names if name.startswith(("tests", "docs", "bench", "web"))]


def test_a_wheel_runs_from_an_empty_folder(python: Path, tmp_path: Path) -> None:
    found = json.loads(run(python, "-c", LOOK, cwd=tmp_path))
    assert found["from"].startswith(str(python.parent.parent))
    assert "index.html" in found["page"]
    assert {"kept.json", "worker.js", "manifest.webmanifest", "icon-512.png"} <= set(found["page"])
    assert any(name.startswith("assets") and name.endswith(".js.gz") for name in found["page"])
    assert len(found["rules"]) >= 4 and min(found["rules"].values()) > 5
    assert found["nets"] == sorted(path.parts[-3] for path in (ROOT / "src").rglob("net.weights"))
    assert found["word"] == "Chancen"
    command, english = python.parent / "cannae", {"CANNAE_LANGUAGE": "en"}
    assert run(command, "--version", cwd=tmp_path, **english).startswith("cannae ")
    assert "1.1" in run(command, "rules", "glory", "1.1", cwd=tmp_path, **english)
    assert "Movement" in run(command, "reference", "movement", cwd=tmp_path, **english)


def test_an_installed_server_hands_out_the_page(python: Path, tmp_path: Path) -> None:
    port = free_port()
    command = [str(python.parent / "cannae"), "serve", "--data", str(tmp_path / "data"), "--port", str(port)]
    with (tmp_path / "log").open("wb") as log:
        server = subprocess.Popen(command, cwd=tmp_path, stdout=log, stderr=log)
    try:
        page = fetched(f"http://127.0.0.1:{port}/")
        script = re.search(r'src="(/assets/[^"]+\.js)"', page)
        assert script, page[:500]
        assert "import" in fetched(f"http://127.0.0.1:{port}{script[1]}")
    finally:
        server.terminate()
        server.wait(120)


def fetched(address: str) -> str:
    for _ in range(1200):
        with suppress(httpx.TransportError):
            answer = httpx.get(address)
            assert answer.status_code == 200
            return answer.text
        time.sleep(0.1)
    raise AssertionError("the server did not answer")


SCRIPT = """import cannae

match = cannae.new("glory", seed=7, setup="quick")
player: cannae.Bot = cannae.bot("glory", "greedy")
while not match.result and len(match.moves) < 4:
    side: cannae.Side = match.to_act[0]
    match.push(player(match), side=side)
reveal_type(match.result)
reveal_type(match.describe(match.legal()[0]).things)
match.push(4)
"""


def test_a_strict_type_check_of_a_users_script_sees_our_types(python: Path, tmp_path: Path) -> None:
    (tmp_path / "script.py").write_text(SCRIPT, "utf-8")
    (tmp_path / "mypy.ini").write_text("[mypy]\n", "utf-8")
    mypy = [sys.executable, "-m", "mypy", "--strict", "--python-executable", str(python), "--cache-dir", "cache"]
    done = subprocess.run([*mypy, "script.py"], cwd=tmp_path, capture_output=True, text=True, check=False)
    told = done.stdout.splitlines()
    assert [line for line in told if ": error:" in line] == [
        'script.py:10: error: Argument 1 to "push" of "Match" has incompatible type "int"; expected "str"  [arg-type]'
    ]
    notes = [line for line in told if ": note:" in line]
    assert 'script.py:8: note: Revealed type is "cannae.match_types.Result | None"' in notes, told
    assert any("script.py:9:" in line and "tuple[" in line and "str, ..." in line for line in notes), told
