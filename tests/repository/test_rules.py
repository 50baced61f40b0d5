"""Every numbered rule has a test, every cited number exists, and both rulebooks have the same numbers."""

import ast
import re
from pathlib import Path

import pytest

from cannae.core.registry import games

TESTS = Path(__file__).parent.parent
ROOMS = TESTS.parent / "src" / "cannae" / "games"
OURS = [name for name, game in games().items() if type(game).__module__.startswith("cannae.")]
NUMBERS = r"\d+\.\d+[a-z]?(?:(?:, | and | to )\d+\.\d+[a-z]?)*"
CITED = re.compile(rf"\b[Rr]ules? {NUMBERS}|(?<!\w)\({NUMBERS}\)|(?:\"\"\"|# ){NUMBERS}:|\brule = \"{NUMBERS}\"")


def proven() -> set[str]:
    """The rules that tests say they prove, as `game number`."""
    found = set()
    for path in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
                found |= {argument.value for argument in node.args if isinstance(argument, ast.Constant)}
    return {str(text) for text in found}


@pytest.mark.parametrize("name", OURS)
def test_every_rule_has_a_test(name: str) -> None:
    numbers = set(games()[name].rulebook("en").rules)
    shown = {text.split()[1] for text in proven() if text.split()[0] == name}
    assert numbers - shown == set(), "rules without a test"
    assert shown - numbers == set(), "tests of rules that do not exist"


@pytest.mark.parametrize("name", games())
def test_both_rulebooks_have_the_same_numbers(name: str) -> None:
    english, german = (games()[name].rulebook(language) for language in ("en", "de"))
    assert list(english.rules) == list(german.rules)
    assert list(english.chapters) == list(german.chapters)
    assert english.rules
    same = [number for number in english.rules if english[number].text == german[number].text]
    assert not same, "rules that were not translated"


@pytest.mark.parametrize("name", OURS)
def test_rules_cited_in_a_room_exist(name: str) -> None:
    """In its comments, words, data and rules; numbers in brackets too, but for the chances in examples of odds."""
    book = games()[name].rulebook("en")
    for path in (ROOMS / name).rglob("*.*"):
        if path.suffix in (".py", ".ftl", ".toml") and path.parent.name != "odds":
            for found in CITED.finditer(path.read_text("utf-8")):
                for number in re.findall(r"\d+\.\d+[a-z]?", found[0]):
                    assert number in book, f"{path.name} cites rule {number}"


def test_names_of_tests_say_the_rule_in_words() -> None:
    """At least three of them. The marks of the sources stand in `rule(paper=…)`, where a reader looks for them."""
    marked = re.compile(r"def (test_(?:\w*_)?(?:[A-Z]{1,3}[0-9]+[a-z]?|case_[0-9]+|[0-9]+[a-z])_\w*)")
    assert [name for path in TESTS.rglob("test_*.py") for name in marked.findall(path.read_text("utf-8"))] == []
    named = re.compile(r"def (test_\w+)")
    assert [
        name
        for path in TESTS.rglob("test_*.py")
        for name in named.findall(path.read_text("utf-8"))
        if name.count("_") < 3
    ] == []
