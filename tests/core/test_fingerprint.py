"""The fingerprint of rules: what decides a game is in it, and nothing else is."""

import ast
import io
import sys
import token
import tokenize

import pytest

from cannae.core.fingerprint import code_lines, deciding_files, digest, essence
from cannae.core.game import Game
from cannae.core.registry import games

RULE = '''"""What this is about."""

LIMIT = 3  # the rulebook says so


def strength(unit: int) -> int:
    """How strong a unit is."""
    # rule 4.2
    if unit > LIMIT:
        return unit + len(f"{unit}#{LIMIT!r}")
    return 0
'''


def print_of(text: str, name: str = "rule.py") -> str:
    return digest([(name, text)])


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("  # the rulebook says so", ""),
        ("# rule 4.2", "# rule 4.3: see there"),
        ('"""How strong a unit is."""', '"""Strength, as the rulebook has it."""'),
        ("LIMIT = 3", "\n\n\nLIMIT    =    3"),
        ("\n", "\r\n"),
        ("unit > LIMIT", "unit > \\\n    LIMIT"),
        ("(unit: int)", "(\n    unit: int  # of one's own\n)"),
        ("    ", "  "),
    ],
)
def test_what_python_does_not_run_is_not_in_the_fingerprint(old: str, new: str) -> None:
    assert old in RULE
    assert print_of(RULE.replace(old, new)) == print_of(RULE)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("LIMIT = 3", "LIMIT = 4"),
        ("unit > LIMIT", "unit >= LIMIT"),
        ("#{LIMIT", "# {LIMIT"),  # inside a text it is no comment
        ("    return 0", "        return 0"),
        ("return 0", "return 00"),
        ("def strength", "def power"),
    ],
)
def test_what_python_runs_is_in_the_fingerprint(old: str, new: str) -> None:
    assert old in RULE
    assert print_of(RULE.replace(old, new)) != print_of(RULE)


def test_the_fingerprint_of_a_text_is_the_same_on_every_python() -> None:
    """A number written down once: it would differ where a version of Python read the text otherwise."""
    assert print_of(RULE) == "e0346c1a8880aa2e15da196074b9ea670648c4f01606890079a6ce925e7b7f06"


def test_data_counts_by_what_it_says_not_by_its_layout() -> None:
    one = '[card]\nname = "elephant"  # big\nstrength = 4\n'
    assert print_of(one, "a.toml") == print_of('# cards\n[card]\nname="elephant"\nstrength=4', "a.toml")
    assert print_of(one, "a.toml") != print_of(one.replace("4", "5"), "a.toml")
    assert print_of('{"a": 1}', "a.json") == print_of('{ "a" : 1 }', "a.json") != print_of('{"a": 2}', "a.json")
    assert print_of("a,b\r\n", "a.csv") == print_of("a,b\n", "a.csv") != print_of("a,c\n", "a.csv")


def python_words(source: str) -> list[str]:
    """The words of a text as Python's own tokenizer has them; from 3.12 on it takes f-strings apart."""
    lines = source.splitlines(keepends=True)
    found: list[str] = []
    start, depth = (0, 0), 0
    opens, closes = getattr(token, "FSTRING_START", -1), getattr(token, "FSTRING_END", -1)
    skipped = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT}
    for one in tokenize.generate_tokens(io.StringIO(source).readline):
        if one.type == opens:
            start, depth = start if depth else one.start, depth + 1
        elif one.type == closes:
            depth -= 1
            if not depth:
                (row, column), (last, end) = start, one.end
                part = [*lines[row - 1 : last]]
                part[-1] = part[-1][:end]
                part[0] = part[0][column:]
                found.append("".join(part))
        elif not depth and one.type not in skipped and one.type != tokenize.ENDMARKER:
            found.append(one.string)
    return found


@pytest.mark.parametrize("game", games().values(), ids=lambda game: str(game.id))
def test_our_words_are_pythons_words(game: Game) -> None:
    for name, file in deciding_files(game.room()):
        if name.endswith(".py"):
            source = file.read_text("utf-8")
            bare = ast.unparse(ast.parse(source)) if sys.version_info < (3, 12) else source  # odd layouts too
            for text in {source, bare}:
                ours = "".join(word for _, words in code_lines(text) for word in words)
                docs = [
                    line.value for line in ast.walk(ast.parse(text))
                    if isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant)
                    and isinstance(line.value.value, str)
                ]  # fmt: skip
                dropped = {ast.get_source_segment(text, one) for one in docs}
                theirs = "".join(word for word in python_words(text) if word not in dropped)
                assert ours == theirs, name


@pytest.mark.parametrize("game", games().values(), ids=lambda game: str(game.id))
def test_chance_and_order_in_the_core_are_in_every_games_fingerprint(game: Game) -> None:
    parts = {name: file.read_text("utf-8") for name, file in deciding_files(game.room())}
    assert digest(parts.items()) == game.fingerprint()
    for name, old, new in (
        ("core/randomness.py", "value % bound", "value * bound >> 32"),
        ("core/contract.py", "(BLUE,)", "(RED,)"),
    ):
        assert old in parts[name]
        assert digest((parts | {name: parts[name].replace(old, new)}).items()) != game.fingerprint()


@pytest.mark.parametrize("game", games().values(), ids=lambda game: str(game.id))
def test_bots_and_boards_are_in_no_fingerprint_and_no_rule_uses_them(game: Game) -> None:
    counted = {name: file for name, file in deciding_files(game.room()) if not name.startswith("core/")}
    aside = {item.name for item in game.room().iterdir() if item.name.endswith(".py")} - set(counted) | {"bots.py"}
    assert not {"board.py", "bots.py", "commands.py", "facts.py", "glossary.py"} & set(counted)
    assert not any(name.startswith(("bots/", "odds/", "page/")) for name in counted)
    for name, file in counted.items():
        if name.endswith(".py") and name != "__init__.py":  # which hands them out
            for line in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(line, ast.ImportFrom):
                    used = {f"{(line.module or '').rpartition('.')[2]}.py", *[f"{one.name}.py" for one in line.names]}
                    assert not used & aside, f"{name} decides a game by {used & aside}"
                    within = {"bots", "odds", "page"} & set((line.module or "").split("."))
                    told = name == "engine.py" and {one.name for one in line.names} <= {"preview", "survey"}
                    assert not within or told, (
                        f"{name} decides a game by {within}"
                    )  # what those two tell decides nothing


def test_the_words_between_which_nothing_stands_are_kept_apart() -> None:
    assert essence("a.py", "notx = 1") != essence("a.py", "not x == 1")
    assert essence("a.py", "a = 'x' 'y'") != essence("a.py", "a = 'xy'")
