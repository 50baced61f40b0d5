"""The tree: nothing in it names a machine or a registry, and no file grows too long."""

import ast
import json
import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from cannae.commands.extras import EXTRAS

ROOT = Path(__file__).parent.parent.parent
LONGEST = 500
WHOEVER = re.compile(r"[Ww]hoever")
SPOKEN_OF_MODULE = re.compile(r"(?<![\w/*.-])(?:[\w-]+/)*[\w-]+\.py\b")
SPOKEN_OF = re.compile(r"(?<![\w/*.-])(?:[\w-]+/)*(?:[\w-]+\.py|[\w.-]+\.(?:ts|svelte))\b")  # of the page too
FORBIDDEN = re.compile(r"/work/|/root/|\.\./shared|shared/seeds|pypi\.org|pythonhosted|registry\.npmjs|\bseed 00\d\b")


def tracked() -> list[Path]:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [ROOT / name for name in listed.splitlines() if (ROOT / name).is_file()]


def test_nothing_names_this_machine_or_a_registry() -> None:
    found = []
    for path in tracked():
        if path.suffix in (".png", ".gif", ".ico") or path == Path(__file__):
            continue
        text = path.read_bytes().partition(b"\n")[0].decode() if path.suffix == ".weights" else path.read_text("utf-8")
        for number, line in enumerate(text.splitlines(), 1):
            if FORBIDDEN.search(line):
                found.append(f"{path.relative_to(ROOT)}:{number}")
    assert found == []


def test_files_that_comments_and_documents_speak_of_are_there() -> None:
    """In a game's room, files of that room; a file elsewhere is spoken of with its folder."""
    there = [path.relative_to(ROOT).as_posix() for path in tracked()]
    gone = []
    for path in tracked():
        if path.suffix in (".py", ".md", ".ts", ".svelte") and "tests" not in path.parts:
            named = SPOKEN_OF if path.suffix == ".md" else SPOKEN_OF_MODULE
            for found in named.findall(path.read_text("utf-8")):
                room = re.match(r"src/cannae/games/\w+/", path.relative_to(ROOT).as_posix())
                near = room[0] if room and "/" not in found else ""
                if not any(name.startswith(near) and f"/{name}".endswith(f"/{found}") for name in there):
                    gone.append(f"{path.relative_to(ROOT)}: {found}")
    assert gone == []


def test_comments_and_documents_name_their_subject() -> None:
    """“A client that comes too late”, not “whoever comes too late”: a reader should not have to guess what is meant."""
    riddles = []
    for path in tracked():
        prose = path.suffix in (".py", ".toml", ".md", ".ts", ".svelte", ".js")
        if prose and path != Path(__file__) and not re.fullmatch(r"rules\.\w+\.md", path.name):
            lines = enumerate(path.read_text("utf-8").splitlines(), 1)
            riddles += [f"{path.relative_to(ROOT)}:{at}" for at, line in lines if WHOEVER.search(line)]
    assert riddles == []


def test_files_are_one_subject_long() -> None:
    long = []
    for path in tracked():
        if path.suffix in (".py", ".ts", ".svelte"):
            length = len(path.read_text("utf-8").splitlines())
            if length > LONGEST:
                long.append(f"{path.relative_to(ROOT)}: {length}")
    assert long == []


FOREIGN = {
    "_asdict",
    "_replace",
    "_exit",
    "_",
    "_name_",
    "_value_",
}  # of Python itself: named tuples, os, argparse, enums


def private_names(source: str) -> tuple[set[str], set[str]]:
    """The private names that a module defines, and those it uses of anything but `self`."""
    own, used = set[str](), set[str]()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            own.add(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            own.add(node.id)
        elif isinstance(node, ast.Attribute):
            itself = isinstance(node.value, ast.Name) and node.value.id in ("self", "cls")
            (own if itself else used).add(node.attr)
        elif isinstance(node, ast.ImportFrom):
            used |= {one.name for one in node.names}
        elif isinstance(node, ast.Call) and ast.unparse(node.func) in ("getattr", "setattr"):
            used |= {str(one.value) for one in node.args[1:2] if isinstance(one, ast.Constant)}
    private = re.compile(r"_(?!_)").match
    return set(filter(private, own)), set(filter(private, used))


def test_nobody_reaches_into_private_fields_of_another_folder() -> None:
    source = ROOT / "src" / "cannae"
    for folder in [source, *[path for path in source.rglob("*") if path.is_dir()]]:
        found = [private_names(path.read_text("utf-8")) for path in folder.glob("*.py")]
        own = {name for names, _ in found for name in names}
        assert {name for _, names in found for name in names} - own - FOREIGN == set(), folder


@pytest.mark.parametrize(
    "name",
    [
        "README.md",
        "LICENSE",
        "CHANGELOG.md",
        "CONTRIBUTING.md",
        "Makefile",
        ".ci/run",
        "docs/index.md",
        "docs/records.md",
    ],
)
def test_what_a_newcomer_looks_for_is_there(name: str) -> None:
    assert (ROOT / name).read_text("utf-8").strip()


def test_every_dependency_has_its_reason_and_its_place() -> None:
    """What users install is a range between two versions; what we build with, and everything in the lock, is pinned."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = dict(project["optional-dependencies"])
    dev = [text for text in extras.pop("dev") if text != "cannae[all]"]
    usual = sorted(set(extras) - {"all", "train"})
    assert extras.pop("all") == [f"cannae[{','.join(usual)}]"], "every other but what trains nets, which is large"
    library = [text for listed in (project["dependencies"], *extras.values()) for text in listed]
    assert [text for text in library if not re.fullmatch(r"[\w.-]+>=[\d.]+,<[\d.]+( ;.*)?", text)] == []
    assert [text for text in dev if not re.fullmatch(r"[\w.-]+(\[\w+\])?==[\d.]+", text)] == []
    trained = [text for text in extras["train"] if text not in extras["lab"]]
    names = [re.split(r"[\[>=]", text)[0].lower() for text in library + dev if text not in trained]
    assert len(names) > 25
    page = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    pinned = page["dependencies"] | page["devDependencies"]
    assert [text for text in pinned.values() if not re.fullmatch(r"[\d.]+", text)] == []
    reasons = (ROOT / "docs" / "dependencies.md").read_text("utf-8").lower()
    assert [name for name in [*names, *pinned] if name.lower() not in reasons] == []
    locked = re.findall(r"^([\w.-]+)==", (ROOT / "requirements.lock").read_text("utf-8"), re.MULTILINE)
    assert [name for name in names if name.replace(".", "-") not in [one.replace(".", "-") for one in locked]] == []


def test_every_package_of_an_extra_is_known_to_the_sentence_that_asks_for_it() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    listed = {
        re.split(r"[>=]", text)[0]: extra
        for extra, there in extras.items()
        if extra not in ("all", "dev", "train")
        for text in there
    }
    assert [EXTRAS[name] for name in ("numpy", "torch")] == ["lab", "train"], "what trains nets is not installed here"
    brought = {
        module: listed[name.replace("_", "-")]
        for module, names in packages_distributions().items()
        for name in names
        if name.replace("_", "-") in listed and not module.startswith("_")
    }
    assert brought | {"torch": "train"} == EXTRAS


WITHOUT = """
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in sys.argv[1].split(","):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Missing())
from cannae.cli import main
sys.exit(main(sys.argv[2:]))
"""


def without_extras(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", WITHOUT, ",".join(EXTRAS), *words]
    return subprocess.run(command, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)


@pytest.mark.parametrize(("language", "sentence"), [("en", "The server is not"), ("de", "Der Server ist nicht")])
def test_a_command_without_its_extra_says_in_one_sentence_what_to_install(language: str, sentence: str) -> None:
    done = without_extras("serve", "--language", language)
    assert done.returncode == 2
    assert done.stderr.startswith(sentence)
    assert done.stderr.count("\n") == 1 and "pip install 'cannae[server]'" in done.stderr


def test_the_library_needs_no_extra() -> None:
    assert without_extras("check", "pennants", "--games", "2").returncode == 0
    assert without_extras("watch", "honour", "--plain", "--bots", "random,random").returncode == 0


def test_hooks_before_a_commit_call_our_own_tools_and_nobody_elses() -> None:
    text = (ROOT / ".pre-commit-config.yaml").read_text("utf-8")
    assert re.findall(r"repo: (.*)", text) == ["local"]
    assert set(re.findall(r"language: (.*)", text)) == {"system"}
    makefile = (ROOT / "Makefile").read_text("utf-8")
    tools = re.findall(r"entry: \.venv/bin/([\w-]+)", text)
    assert len(tools) == 4 and all(f"$(BIN)/{tool}" in makefile for tool in tools)
    assert "npm --prefix web run --silent lint" in text and "npm run --silent lint" in makefile
