"""Every sentence is in the Fluent files, in English and German, and nobody reads English by mistake."""

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Resource, VariableReference
from fluent.syntax.visitor import Visitor

from cannae.core.conformance.sentences import said_everywhere
from cannae.core.registry import games
from cannae.locale import page_sources, shared_sources

ROOT = Path(__file__).parent.parent.parent
SOURCE = ROOT / "src" / "cannae"
# Names, signs and words that are the same in both languages.
SAME = {
    "arguments-about",
    "battle-called",  # a name and a Roman numeral
    "glory-name",
    "honour-board-hand",
    "honour-joker",
    "honour-joker-short",
    "meta-name",
    "meta-port",
    "meta-text",
    "meta-url",
    "page-language-de",
    "page-language-en",
    "page-name-fabius",
    "page-name-hannibal",
    "page-name-marcellus",
    "page-name-scipio",
    "page-name-syphax",
    "page-name-varro",
    "pennants-view-hand",
    "tabletop-name",
}
SAME_FAMILY = "key-"  # the keys of the keyboard


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)


def messages(sources: list[str]) -> dict[str, tuple[str, set[str]]]:
    """Key -> (text, names of its variables)."""
    found: dict[str, tuple[str, set[str]]] = {}
    for source in sources:
        resource: Resource = FluentParser().parse(source)
        for entry in resource.body:
            assert not isinstance(entry, Junk), entry.content
            if isinstance(entry, Message):
                assert entry.value is not None
                span = entry.value.span
                assert span is not None
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = (source[span.start : span.end], variables.names)
    return found


def all_messages(language: str) -> dict[str, tuple[str, set[str]]]:
    return messages([*shared_sources(language), *(game.words(language) for game in games().values())])


ENGLISH, GERMAN = all_messages("en"), all_messages("de")


def test_both_languages_have_the_same_messages() -> None:
    assert set(ENGLISH) == set(GERMAN)


def test_both_languages_use_the_same_arguments() -> None:
    assert {key for key in ENGLISH if ENGLISH[key][1] != GERMAN[key][1]} == set()


def test_no_german_message_is_still_english() -> None:
    letters = re.compile(r"\{[^}]*\}|[^A-Za-zÄÖÜäöüß]")
    same = {key for key, (text, _) in ENGLISH.items() if text == GERMAN[key][0] and letters.sub("", text)}
    assert {key for key in same - SAME if not key.startswith(SAME_FAMILY)} == set()


SERVER = r"^## .*\[server\]\n(?:(?!## ).*\n)*"  # what a game says on the server alone
KEY = re.compile(r"[a-z]+(?:-[a-z0-9_]+)+")


def test_every_key_in_the_code_has_its_words() -> None:
    """Texts in the code that look like keys of one of our families are messages."""
    families = {key.split("-")[0] for key in ENGLISH}
    missing = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                value = node.args[0].value
                if name not in ("say", "tell", "UserError") or not isinstance(value, str) or not KEY.fullmatch(value):
                    continue
                if value.split("-")[0] in families and value not in ENGLISH:
                    missing.add(f"{path.name}: {value}")
    assert missing == set()


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_page_has_every_word_it_asks_for_and_what_is_left_out_is_whole_messages(language: str) -> None:
    """What commands say stays at home; all that is named in the page's code, or told in a game, travels."""
    whole, travels = all_messages(language), messages(page_sources(language))
    assert len(travels) < len(whole) - 400
    at_home = [part for game in games().values() for part in re.findall(SERVER, game.words(language), re.MULTILINE)]
    assert at_home and not set(messages(at_home)) & set(travels)
    assert {key: whole[key] for key in travels} == travels
    files = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    code = "\n".join(path.read_text("utf-8") for path in files)
    named = set(re.findall(r"""['"]([a-z]+(?:-[a-z0-9_]+)+)['"]""", code)) & set(whole)
    begun = tuple(re.findall(r"`([a-z]+-(?:[a-z]+-)*)\$\{", code)) + ("rules-", "table-", "event-")
    told = {told[0] for game in games().values() for told in said_everywhere(game)}
    assert len(named) > 300 and named <= set(travels)
    assert {key for key in whole if key.startswith(begun)} <= set(travels)
    assert told <= set(travels)


@pytest.mark.parametrize("name", games())
def test_a_game_brings_the_words_every_screen_needs(name: str) -> None:
    assert {told[0] for told in said_everywhere(games()[name])} - set(ENGLISH) == set()


def test_no_sentence_is_printed_past_the_words() -> None:
    """Nothing in the code prints or raises a sentence of its own to a person."""
    found = []
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                texts = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
                if name in ("print", "write", "UserError", "notify") and any(
                    re.search(r"[a-z] [a-z]", text) for text in texts
                ):
                    found.append(f"{path.name}:{node.lineno}")
    assert found == []
