"""Chapter 11: decks of one's own, read, checked and played."""

import copy
import json
import subprocess
import sys
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cannae.core.contract import UserError
from cannae.core.randomness import FastRng
from cannae.games.glory import GAME
from cannae.games.glory.rules.cards import default_document
from cannae.games.glory.rules.deckfile import faults, fingerprint, parse, read_deck
from cannae.locale import words
from glory.scene import do, offered, own_deck, scene, seen, sentence, strengths
from helpers import rule

TEXT = files("cannae.games.glory").joinpath("data/deck.toml").read_text("utf-8")


def broken(change: Callable[[dict[str, Any]], object]) -> list[str]:
    """The keys of all faults after a change to the deck of the game."""
    document = copy.deepcopy(default_document())
    change(document)
    return [user_error.key.removeprefix("glory-deck-") for user_error in faults(document)]


def cannae(*arguments: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-c", "import sys; from cannae.cli import main; sys.exit(main())", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_deck_of_the_game_is_sound() -> None:
    assert faults(default_document()) == []
    assert faults(parse(TEXT)) == []


@rule("glory 11.1")
def test_new_types_modifiers_and_terrain_can_be_added() -> None:
    document = own_deck(medium_infantry=[2, 2, 3, 3])
    document["unit"].append(
        {
            "id": "chariot",
            "code": "CH",
            "name": "Scythed chariot",
            "cost": 3,
            "flank": 0,
            "value": 4,
            "victory": 2,
            "points": [2, 2, 3, 3],
            "against": {"pike": -3, "medium_infantry": 2},
            "beside": ["light_cavalry"],
            "rampage": True,
        }
    )
    document["terrain"].append({"id": "marsh", "name": "Marsh", "count": 2, "cost": 2, "lead": {"chariot": -4}})
    assert faults(document) == []
    state = scene(
        "terrain=marsh.plain.plain.plain.plain red=CH2/CH2/-/-/- blue=PK2/MI3/-/-/- red-hand=OV2*2.LC2 blue-deck=LC3",
        deck=document,
    )
    assert "place LC2 at 1" in offered(state)
    do(state, "attack 1 with CH2", "bonus OV2", "bonus none")
    assert strengths(state) == (4 + 2 - 4 - 3, 4)
    do(state, "attack 2 with CH2", "bonus OV2", "bonus none")
    assert strengths(state) == (4 + 2 + 2, 3)
    board = GAME.board(seen(state, 0), words("en").say)
    assert any("Marsh" in line for line in board)


@rule("glory 11.2")
@pytest.mark.parametrize(
    ("commanders", "sound"), [(5, True), (1, True), (2, False), (53, True), (57, False), (0, False)]
)
def test_24_to_96_cards_a_multiple_of_four(commanders: int, sound: bool) -> None:
    document = own_deck(commander=[5] * commanders)
    assert (faults(document) == []) == sound


@rule("glory 11.2")
@pytest.mark.parametrize("size", [24, 96])
def test_the_smallest_and_largest_decks_are_played_to_the_end(size: int) -> None:
    document = own_deck(commander=[5] * (5 + size - 48)) if size > 48 else own_deck()
    if size < 48:
        document["unit"] = [unit for unit in document["unit"] if unit["id"] in ("medium_infantry", "light_cavalry")]
        document["unit"].append(dict(document["unit"][0], id="levy", code="LV", points=[2] * 4))
        document["terrain"] = document["terrain"][:2]
    assert sum(len(entry["points"]) for entry in document["unit"] + document["card"]) == size
    state = GAME.start({"deck": document}, FastRng(3))
    rng = FastRng(4)
    kept = 0
    while state.to_act:
        side = state.to_act[0]
        kept += state.phase() == "draft"
        choices = state.choices(side)
        state.apply(side, choices[rng.below(0, len(choices))])
    assert kept == size
    assert state.outcome() is not None


@rule("glory 11.3")
def test_the_options_embed_the_whole_deck_and_its_fingerprint() -> None:
    document = own_deck(commander=[4, 4, 4, 4, 4])
    options = GAME.checked({"deck": document})
    assert options["deck"]["fingerprint"] == fingerprint(document)
    assert options["deck"]["unit"] == document["unit"]
    json.dumps(options)
    options["deck"]["unit"][0]["cost"] = 4
    with pytest.raises(UserError, match="fingerprint"):
        GAME.checked({"deck": options["deck"]})


FAULTS: list[tuple[str, Callable[[dict[str, Any]], object]]] = [
    ("field", lambda deck: deck.update(colour="red")),
    ("name", lambda deck: deck.update(name="")),
    ("name", lambda deck: deck["unit"][0].update(name="@side-red")),
    ("heading", lambda deck: deck.update(unit="elephants")),
    ("no-units", lambda deck: deck.update(unit=[])),
    ("too-many-types", lambda deck: deck.update(unit=deck["unit"] * 5)),
    ("id", lambda deck: deck["unit"][2].update(id="Pike!")),
    ("code", lambda deck: deck["unit"][2].update(code="P")),
    ("twice", lambda deck: deck["unit"][2].update(code="EL")),
    ("twice", lambda deck: deck["terrain"][1].update(id="hill")),
    ("points", lambda deck: deck["unit"][2].update(points=[2, 3, 10])),
    ("points", lambda deck: deck["unit"][2].update(points=[])),
    ("points", lambda deck: deck["unit"][2].update(points="234")),
    ("number", lambda deck: deck["unit"][2].update(cost=-1)),
    ("number", lambda deck: deck["unit"][2].update(cost=True)),
    ("missing", lambda deck: deck["unit"][2].pop("value")),
    ("misplaced", lambda deck: deck["unit"].append(deck["card"].pop())),
    ("number", lambda deck: deck["unit"][2].update(second=10)),
    ("number", lambda deck: deck["terrain"][0].update(count=0)),
    ("number", lambda deck: deck["terrain"][1].update(cost=10)),
    ("number", lambda deck: deck["terrain"][3].update(defender="one")),
    ("flag", lambda deck: deck["unit"][0].update(rampage=1)),
    ("flag", lambda deck: deck["terrain"][0].update(plain="yes")),
    ("beside", lambda deck: deck["unit"][0].update(beside="archers")),
    ("stranger", lambda deck: deck["unit"][0].update(beside=["camel"])),
    ("stranger", lambda deck: deck["unit"][0].update(against={"camel": 1})),
    ("modifiers", lambda deck: deck["terrain"][2].update(lead=[-2])),
    ("number", lambda deck: deck["terrain"][2].update(lead={"pike": -20})),
    ("role", lambda deck: deck["card"][0].update(role="king")),
    ("mark", lambda deck: deck["unit"][0].update(known="cost")),
    ("marked-twice", lambda deck: deck["unit"][0].update(known=["cost"], doubtful=["cost"])),
    ("marked", lambda deck: deck["unit"][0].update(known=["colour"])),
    ("total", lambda deck: deck["card"][0].update(points=[5, 5])),
    ("reserves", lambda deck: deck["card"][2].update(points=[2] * 9)),
    ("terrain", lambda deck: deck.update(terrain=deck["terrain"][1:])),
    ("heading", lambda deck: deck.update(quick=[1])),
    ("quick-stranger", lambda deck: deck["quick"].update(camel=[2])),
    ("quick-list", lambda deck: deck["quick"].update(pike=2)),
    ("quick-card", lambda deck: deck["quick"].update(pike=[2, 2])),
    ("quick-total", lambda deck: deck["quick"].update(pike=[2])),
]


@pytest.mark.parametrize(("key", "change"), FAULTS)
def test_every_fault_is_named(key: str, change: Callable[[dict[str, Any]], object]) -> None:
    assert key in broken(change)


def told(text: str) -> list[str]:
    """What is said about a deck file."""
    try:
        return [words("en").user_error(user_error) for user_error in faults(parse(text))]
    except UserError as user_error:
        return [words("en").user_error(user_error)]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("value = 5\n", "", ["elephant: “value” is missing."]),
        ("flank = 3", "flonk = 3", ["elephant: there is no field “flonk”.", "elephant: “flank” is missing."]),
        ("= -4", "= -40", ["elephant, against: “light_infantry” should be a whole number from -9 to 9."]),
        ('code = "EL"', 'code = "SP"', ["The code “SP” stands there twice."]),
        ("points = [2]", "points = [2, 2]", ["The deck has 49 cards; it should have 24 to 96, a multiple of four."]),
        (
            'id = "elephant"\n',
            "",
            ["[[unit]] 1: the id should be 1 to 24 small letters and underscores, beginning with a letter."],
        ),
        ('name = "', "name = ", ["The file is not readable as TOML, line 22, column 8: Invalid value."]),
    ],
)
def test_a_slip_of_the_pen_is_called_by_its_name(old: str, new: str, said: list[str]) -> None:
    found = told(TEXT.replace(old, new, 1))
    assert found[: len(said)] == said
    if len(said) > 1 or "id should" not in said[0]:  # others name it by the id it lacks: faults of their own
        assert found == said


def test_a_mark_at_the_beginning_of_a_file_does_no_harm() -> None:
    assert told("\ufeff" + TEXT) == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_fault_is_a_sentence(language: str) -> None:
    for _, change in FAULTS:
        document = copy.deepcopy(default_document())
        change(document)
        for user_error in faults(document):
            assert len(words(language).user_error(user_error)) > 15


def test_a_quick_army_that_is_not_written_down_is_every_second_card() -> None:
    state = scene("", deck=own_deck())
    assert sum(state.deck.quick) == 24
    assert [state.deck.quick[kind] for kind in (1, 2, 3)] == [1, 0, 1]


# -- The command --------------------------------------------------------------------------------------------


def test_deck_check_accepts_the_deck_of_the_game(tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    file.write_text(TEXT, "utf-8")
    found = cannae("deck", "check", str(file), "--json")
    data = json.loads(found.stdout)
    assert found.returncode == 0
    assert (data["good"], data["cards"], data["terrain"], data["unmarked"]) == (True, 48, 9, 0)


def test_deck_check_says_in_plain_words_what_is_wrong(tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    file.write_text(TEXT.replace("cost = 5", "cost = 12", 1), "utf-8")
    found = cannae("deck", "check", str(file))
    assert found.returncode == 1
    assert "elephant: “cost” should be a whole number from 0 to 9." in found.stdout
    file.write_text("name = ", "utf-8")
    assert cannae("deck", "check", str(file), "--language", "de").returncode == 1
    missing = cannae("deck", "check", str(tmp_path / "none"))
    assert missing.returncode == 2
    assert "Traceback" not in missing.stderr


def test_a_game_is_watched_with_a_deck_of_ones_own(tmp_path: Path) -> None:
    deck, record = tmp_path / "deck.toml", tmp_path / "record.json"
    deck.write_text(TEXT.replace("victory = 3 ", "victory = 2 "), "utf-8")
    arguments = ("watch", "glory", "--bots", "random,random", "--plain", "--seed", "7")
    found = cannae(*arguments, "--deck", str(deck), "--record", str(record))
    assert found.returncode == 0, found.stderr
    embedded = json.loads(record.read_text("utf-8"))["options"]["deck"]
    assert embedded["fingerprint"] == fingerprint(embedded)
    assert embedded["unit"][1]["victory"] == 2
    deck.write_text("[[unit]]", "utf-8")
    refused = cannae(*arguments, "--deck", str(deck))
    assert refused.returncode == 2
    assert "Traceback" not in refused.stderr


# -- Whatever people write ----------------------------------------------------------------------------------

LINES = TEXT.splitlines()
LEAVES = st.none() | st.booleans() | st.integers(-100, 100) | st.floats(allow_nan=False) | st.text(max_size=8)
VALUES = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4)
)


@given(st.text(max_size=300))
@settings(max_examples=100, deadline=None)
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        read_deck(text)
    except UserError as user_error:
        sentence(user_error, "en")


@given(st.integers(0, len(LINES) - 1), st.sampled_from(["", "= 3", "cost = -1", "points = [9]", "[[unit]]", "x", "\0"]))
@settings(max_examples=150, deadline=None)
def test_a_damaged_file_is_read_or_refused(line: int, other: str) -> None:
    text = "\n".join([*LINES[:line], other, *LINES[line + 1 :]])
    try:
        document = read_deck(text)
    except UserError as user_error:
        sentence(user_error, "de")
    else:
        assert GAME.start({"deck": document}, FastRng(1)).to_act == (0, 1)


@given(st.sampled_from(["unit", "card", "terrain"]), st.integers(0, 2), st.text(max_size=8), VALUES)
@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_any_value_in_any_field_is_taken_or_refused(heading: str, index: int, field: str, value: object) -> None:
    document: Any = copy.deepcopy(default_document())
    entry = document[heading][index]
    document.pop("fingerprint")
    for name in [*entry, field]:
        before = entry.get(name)
        entry[name] = value
        try:
            options = GAME.checked({"deck": document})
        except UserError as user_error:
            sentence(user_error, "en")
        else:
            assert GAME.begin(options, FastRng(1)).to_act == (0, 1)
        entry[name] = before
        if before is None:
            del entry[name]


@given(VALUES)
@settings(max_examples=60, deadline=None)
def test_any_document_is_taken_or_refused(value: object) -> None:
    for document in (value, {"unit": value}, {"quick": value, **own_deck()}):
        try:
            GAME.checked({"deck": document})
        except UserError as user_error:
            sentence(user_error, "en")
