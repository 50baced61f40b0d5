"""Writes the reference pages in docs/api/ from the docstrings: `make docs`. Read from the source, so that compiled and
plain builds give the same pages."""

import ast
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


def heading(node: Function, owner: str = "") -> str:
    """A function as it is called, with its types; a property without brackets."""
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    if any(isinstance(one, ast.Name) and one.id == "property" for one in node.decorator_list):
        return f"{owner}{node.name}{returns}"
    return f"{owner}{node.name}({ast.unparse(node.args)}){returns}"


def public(nodes: list[ast.stmt]) -> list[ast.stmt]:
    return [node for node in nodes if not getattr(node, "name", "_").startswith("_")]


def fields(node: ast.ClassDef) -> list[str]:
    """The fields and members that a class declares in its body."""
    found = []
    for one in node.body:
        if isinstance(one, ast.AnnAssign) or (isinstance(one, ast.Assign) and isinstance(one.targets[0], ast.Name)):
            written = ast.unparse(one)
            if not written.startswith("_"):
                found.append(written)
    return found


def page(name: str) -> str:
    module = ast.parse(source_of(name).read_text("utf-8"))
    parts = [f"# cannae.{name}", text_of(module)]
    for node in public(module.body):
        if isinstance(node, ast.ClassDef):
            bases = ", ".join(ast.unparse(base) for base in node.bases)
            parts += [f"## class {node.name}{f'({bases})' if bases else ''}", text_of(node)]
            parts += ["```python\n" + "\n".join(fields(node)) + "\n```"] if fields(node) else []
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
