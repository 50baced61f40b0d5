"""Writes the reference pages in docs/api/ from docstrings and the comments beside fields: `make docs`. Read from the
source, so that compiled and plain builds give the same pages."""

import ast
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "docs" / "api"
PAGES = [
    "match",
    "match_types",
    "core.contract",
    "core.simple",
    "core.game",
    "core.options",
    "core.lessons",
    "core.puzzles",
    "core.gauge",
    "core.observation",
    "core.randomness",
    "core.records.record",
    "core.records.reading",
    "core.records.verifying",
    "core.rulebook",
    "core.conformance",
    "core.registry",
    "commands",
    "routes",
    "games.tabletop.odds.fights",
    "games.tabletop.odds.results",
    "games.tabletop.odds.trials",
]
Function = ast.FunctionDef | ast.AsyncFunctionDef


def source_of(name: str) -> Path:
    path = ROOT / "src" / "cannae" / Path(*name.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def text_of(node: ast.AST) -> str:
    """A docstring as Markdown: examples become blocks of code, whatever follows them is text again."""
    assert isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef))
    lines, inside = [], False
    for line in (ast.get_docstring(node) or "").splitlines():
        if line.lstrip().startswith(">>>") and not inside:
            lines, inside = [*lines, "```pycon"], True
        elif not line.strip() and inside:
            lines, inside = [*lines, "```"], False
        lines.append(line)
    return "\n".join([*lines, "```"] if inside else lines)


def called(node: Function, name: str) -> str:
    """A function as it is called, with the types of what it is given; `self` is not given."""
    return f"{name}({re.sub(r'^(self|cls)(, )?', '', ast.unparse(node.args)).replace('=', ' = ')})"


def heading(node: Function, owner: str = "") -> str:
    """A function with all its types; a property without brackets."""
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    if any(isinstance(one, ast.Name) and one.id == "property" for one in node.decorator_list):
        return f"{owner}{node.name}{returns}"
    return called(node, owner + node.name) + returns


def public(nodes: list[ast.stmt]) -> list[ast.stmt]:
    return [node for node in nodes if not getattr(node, "name", "_").startswith("_")]


def fields(node: ast.ClassDef, lines: list[str]) -> list[str]:
    """The fields and members that a class declares in its body, as they stand there with what is said beside them."""
    found = []
    for one in node.body:
        if not isinstance(one, (ast.AnnAssign, ast.Assign)):
            continue
        named = one.target if isinstance(one, ast.AnnAssign) else one.targets[0]
        if isinstance(named, ast.Name) and not named.id.startswith("_"):
            found += [line.strip() for line in lines[one.lineno - 1 : one.end_lineno]]
    return found


def made_by(node: ast.ClassDef) -> list[str]:
    """How an object of a class is made, unless its docstring names a better way."""
    begins = [one for one in node.body if isinstance(one, ast.FunctionDef) and one.name == "__init__"]
    if "Made by" in text_of(node):
        return []
    return [f"Made by `{called(one, node.name)}`." for one in begins]


def page(name: str) -> str:
    source = source_of(name).read_text("utf-8")
    module, lines = ast.parse(source), source.splitlines()
    parts = [f"# cannae.{name}", text_of(module)]
    for node in public(module.body):
        if isinstance(node, ast.ClassDef):
            bases = ", ".join(ast.unparse(base) for base in node.bases)
            parts += [f"## class {node.name}{f'({bases})' if bases else ''}", text_of(node), *made_by(node)]
            declared = fields(node, lines)
            parts += ["```python\n" + "\n".join(declared) + "\n```"] if declared else []
            for one in public(node.body):
                if isinstance(one, Function):
                    parts += [f"### `{heading(one, f'{node.name}.')}`", text_of(one)]
        elif isinstance(node, Function):
            parts += [f"## `{heading(node)}`", text_of(node)]
    return "\n\n".join(part for part in parts if part) + "\n"


def summary(name: str) -> str:
    """The first sentence or line of what a module says of itself."""
    return (ast.get_docstring(ast.parse(source_of(name).read_text("utf-8"))) or "").split("\n\n")[0].replace("\n", " ")


def write(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in PAGES:
        (folder / f"{name}.md").write_text(page(name), "utf-8")
    rows = [f"| [cannae.{name}]({name}.md) | {summary(name)} |" for name in PAGES]
    begin = "`import cannae` gives everything of [cannae.match](match.md) and [cannae.match_types](match_types.md)."
    table = ["| module | |", "| --- | --- |", *rows]
    (folder / "index.md").write_text("\n".join(["# Reference", "", begin, "", *table, ""]), "utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
