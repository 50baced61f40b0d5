"""Builds the rules and the search with mypyc; without a C compiler the same files run as plain Python.

What is compiled: the contract and its generators, and in every game's room all but the shell around the rules.
"""

# mypy: disable-error-code="import-untyped,misc"
import os
import sys
from pathlib import Path

try:
    from setuptools import setup
    from setuptools.command.build_ext import build_ext
except ImportError:  # only listing what would be compiled
    build_ext = object

SOURCE = Path("src/cannae")
CORE = ["bits", "events", "randomness", "contract", "playout"]
SHELL = {"__init__", "board", "commands"}  # words and arguments: nothing there is hot
# The miniatures' records are dataclasses, their tables TOML, their pictures and reports text; the sums are compiled.
RECORDS = ("sheet", "troops", "results", "odds", "muster", "game", "chart", "report", "reference")
SHELL |= {f"tabletop/{name}" for name in RECORDS}


def _in_room(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


def compiled_modules() -> list[str]:
    core = [SOURCE / "core" / f"{name}.py" for name in CORE]
    rooms = [path for path in sorted(SOURCE.glob("games/*/*.py")) if not {path.stem, _in_room(path)} & SHELL]
    return [str(path) for path in core + rooms]


class BuildIfPossible(build_ext):
    """Compiling is a gain, not a need: say so and go on when it fails."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            if os.environ.get("CANNAE_COMPILE") == "must":
                raise
            print(f"cannae: not compiled, the rules will run as plain Python ({error})", file=sys.stderr)


def extensions() -> list[object]:
    if os.environ.get("CANNAE_COMPILE") == "no":
        return []
    from mypyc.build import mypycify

    built = list(mypycify(["--config-file=pyproject.toml", *compiled_modules()], opt_level="3", group_name="cannae"))
    for extension in built:
        if os.name == "posix":  # lets the C compiler inline our small functions into each other
            extension.extra_compile_args.append("-fno-semantic-interposition")
    return built


if __name__ == "__main__" and sys.argv[1:] == ["--list"]:  # for the Makefile: what the build depends on
    print(*compiled_modules())
elif __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": BuildIfPossible})
