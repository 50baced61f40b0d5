"""Builds the rules and the search with mypyc; without a C compiler the same files run as plain Python.

What is compiled: the contract and its generators, in every game's room the rules, the players and what every choice
passes through, the table, and of the server what every choice goes through.
"""

# mypy: disable-error-code="import-untyped,misc"
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from runpy import run_path
from tempfile import TemporaryDirectory
from typing import Any

try:
    from setuptools import setup
    from setuptools.command.build_ext import build_ext
except ImportError:  # only listing what would be compiled
    build_ext = object

SOURCE = Path("src/cannae")
CORE = [
    "bits",
    "randomness",
    "view_delta",
    "contract",
    "playout",
    "history",
    "observation",
    "solving/bayesian",
    "solving/extensive",
]
BOTS = ["thinking", "tree", "net", "rollouts", "guided", "vector"]
TABLE = ["clock", "seat", "table", "lesson"]
SERVER = "broadcast"  # nothing in it awaits: an exception that left a compiled coroutine crashed the process
# What search runs through is optimised as one, so that small rules of one file disappear into those of another. Rooms
# whose players have a net are searched; of the others it would take the C compiler too long for nothing.
NETS = sorted(SOURCE.glob("games/*/bots/net.weights"))
SEARCHED = re.compile(rf"__native_cannae___(core|bots|games___({'|'.join(net.parts[-3] for net in NETS)}))___")
AS_ONE = ["-O3", "-flto=auto", "--param=max-inline-insns-auto=400", "--param=max-inline-insns-single=800"]
AS_ONE += ["--param=inline-unit-growth=800", "--param=large-function-growth=1600"]
# Before every look into a `vec` mypyc asks whether the index counts from the end, and does not say that it hardly ever
# does. Told so, the C compiler keeps that case out of the way of the rest.
INDEX = re.compile(r"( = \(uint64_t\)\w+ < \(uint64_t\)\w+;\n *if \()(\w+)\)")
ROLES = run_path(str(SOURCE / "core" / "roles.py"))  # of the files in a game's room


def room_modules(room: Path) -> list[Path]:
    roles = [room / name for name in ROLES["DECIDING"]]
    folders = [room / name for name in (ROLES["RULES"], *ROLES["COMPILED"])]
    inside = [path for folder in folders for path in sorted(folder.rglob("*.py")) if path.stem != "__init__"]
    return [path for path in roles if path.exists()] + inside


def compiled_modules() -> list[str]:
    core = [SOURCE / "core" / f"{name}.py" for name in CORE]
    rooms = [path for room in sorted(SOURCE.glob("games/*/")) for path in room_modules(room)]
    bots = [SOURCE / "bots" / f"{name}.py" for name in BOTS]
    table = [SOURCE / "table" / f"{name}.py" for name in TABLE]
    server = [path for path in sorted((SOURCE / "server" / SERVER).glob("*.py")) if path.stem != "__init__"]
    return [str(path) for path in core + rooms + bots + table + server]


class BuildIfPossible(build_ext):
    """Compiling is a gain, not a need: say so and go on when it fails. All cores, and only what has changed."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            if os.environ.get("CANNAE_COMPILE") == "must":
                raise
            reason = str(error)
            if len(reason) > 120:  # a compiler's whole command line, with what came of it at the end
                reason = f"{reason[:70]} … {reason[-40:]}"
            print(f"cannae: not compiled, the rules will run as plain Python ({reason})", file=sys.stderr)

    def build_extensions(self) -> None:
        self.compiler.compile = self.compile_files
        self.as_one = AS_ONE if self.can_optimise_as_one() else []
        for extension in self.extensions:
            if any(SEARCHED.search(source) for source in extension.sources):
                extension.extra_link_args = [*(extension.extra_link_args or []), *self.as_one]
        super().build_extensions()

    def can_optimise_as_one(self) -> bool:
        """Whether this compiler and its linker do so; not all of them can."""
        compiler = self.compiler
        if compiler.compiler_type != "unix":
            return False
        with TemporaryDirectory() as folder:
            source, target, whole = (Path(folder, f"trial.{suffix}") for suffix in ("c", "o", "so"))
            source.write_text("int trial(void) { return 0; }\n")
            compiling = [*compiler.compiler_so, *AS_ONE, "-fPIC", "-c", str(source), "-o", str(target)]
            linking = [*compiler.linker_so, *AS_ONE, str(target), "-o", str(whole)]
            return all(subprocess.run(step, capture_output=True).returncode == 0 for step in (compiling, linking))

    def compile_files(self, sources: list[str], **more: Any) -> list[str]:
        compiler = self.compiler
        _, objects, after, options, build = compiler._setup_compile(
            more.get("output_dir"), more.get("macros"), more.get("include_dirs"), sources, more.get("depends"),
            more.get("extra_postargs"),
        )  # fmt: skip
        before = compiler._get_cc_args(options, more.get("debug"), more.get("extra_preargs"))
        shared = max(path.stat().st_mtime for path in [Path(__file__), *Path("build").glob("*.h")])

        def compile_one(target: str) -> None:
            source, extension = build[target]
            made = Path(target).stat().st_mtime if Path(target).exists() else 0.0
            if self.force or made < max(shared, Path(source).stat().st_mtime):
                searched = SEARCHED.search(source)
                text, further = (hinted(source), self.as_one) if searched else (source, [])
                compiler._compile(target, text, extension, before, [*after, *further], options)

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(compile_one, objects))
        return list(objects)


def hinted(source: str) -> str:
    """The C file once more, where every index is likely to lie within its `vec` as it is."""
    path = Path(source)
    twin = path.with_name(f"hinted_{path.name}")
    twin.write_text(INDEX.sub(r"\1likely(\2))", path.read_text("utf-8")), "utf-8")
    return str(twin)


def extensions() -> list[object]:
    if os.environ.get("CANNAE_COMPILE") == "no":
        return []
    from mypyc.build import mypycify

    # One C file for each module: all games in one would take the C compiler many minutes.
    options = ["--config-file=pyproject.toml", *compiled_modules()]
    built = list(mypycify(options, opt_level="2", multi_file=True, group_name="cannae"))
    for extension in built:
        if os.name == "posix":  # our functions call each other, and nobody outside calls them by name
            quick = ["-fno-semantic-interposition", "-fvisibility=hidden"]
            alike = ["-ffp-contract=off"]  # a net's sums come out the same on every processor
            brief = ["-g0"]  # what only a debugger reads takes the compiler long
            extension.extra_compile_args = [*extension.extra_compile_args, *quick, *alike, *brief]
    return built


if __name__ == "__main__" and sys.argv[1:] == ["--list"]:  # for the Makefile: what the build depends on
    print(*compiled_modules())
elif __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": BuildIfPossible})
