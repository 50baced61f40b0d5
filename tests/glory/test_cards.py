"""The cards of the game, chapter 12, and what people are told of them."""

import re
from typing import Any

import pytest

from cannae.games.glory import GAME
from cannae.games.glory.rules.cards import default_document
from cannae.games.glory.rules.deckfile import entries
from cannae.locale import words
from glory.scene import do, of, own_deck, scene, seen, start, told
from helpers import rule

# type, cards, movement cost, flank penalty, combat value, victory points, command points card by card
FACTS = """
elephant 2 5 3 5 3 23
spear 3 5 3 4 3 234
pike 3 5 3 4 2 234
heavy_infantry 6 4 2 4 2 223344
medium_infantry 8 3 1 3 1 22333444
cavalry 6 2 0 3 1 223344
archers 2 2 0 0 0 23
light_infantry 6 1 0 1 0 223344
light_cavalry 4 0 0 1 0 2334
"""
# What the rulebook or two sources give; every other number rests on one transcription.
KNOWN = {
    "elephant": {"value", "beside", "rampage"},
    "pike": {"value", "second"},
    "heavy_infantry": {"value"},
    "medium_infantry": {"flank"},
    "archers": {"value", "beside"},
    "light_infantry": {"beside"},
    "light_cavalry": {"cost"},
    "commander": {"points"},
    "rough": {"cost"},
    "woods": {"lead"},
}
NAMES = {"id", "code", "role", "plain", "known", "doubtful"}  # fields that are no numbers
UNITS: list[dict[str, Any]] = entries(default_document(), "unit")
CARDS: list[dict[str, Any]] = entries(default_document(), "card")
TERRAIN: list[dict[str, Any]] = entries(default_document(), "terrain")
LANGUAGES = ["en", "de"]


@rule("glory 1.3", paper="L16")
def test_the_48_cards_are_those_of_the_table() -> None:
    rows = [row.split() for row in FACTS.split("\n") if row]
    assert [unit["id"] for unit in UNITS] == [row[0] for row in rows]
    for unit, (_, count, *numbers, points) in zip(UNITS, rows, strict=True):
        assert [unit[field] for field in ("cost", "flank", "value", "victory")] == [int(number) for number in numbers]
        assert unit["points"] == [int(digit) for digit in points]
        assert len(points) == int(count)
    assert {card["id"]: card["points"] for card in CARDS} == {"commander": [5] * 5, "overlap": [2, 2], "reserves": [2]}
    deck = start().deck
    assert (deck.size, sum(deck.count[kind] * deck.points[kind] for kind in range(1, deck.wide))) == (48, 150)
    assert sum(deck.count[kind] * deck.victory[kind] for kind in range(1, deck.wide)) == 47


@rule("glory 1.3")
def test_the_modifiers_are_those_of_the_table() -> None:
    assert {unit["id"]: unit["against"] for unit in UNITS if "against" in unit} == {
        "elephant": {"light_infantry": -4},
        "spear": {"cavalry": -1},
        "heavy_infantry": {"cavalry": -2},
        "cavalry": {"elephant": -2, "pike": -1},
        "light_infantry": {"elephant": 3},
    }
    assert {unit["id"]: unit["second"] for unit in UNITS if "second" in unit} == {"pike": 1}
    assert {unit["id"] for unit in UNITS if unit.get("rampage")} == {"elephant"}
    assert {unit["id"] for unit in UNITS if unit.get("holds_ties")} == {"spear"}


@rule("glory 12.11")
def test_the_nine_terrains_are_those_of_the_table() -> None:
    heavy = dict.fromkeys(("heavy_infantry", "pike", "spear", "cavalry", "elephant"), -2)
    assert [(one["id"], one["count"], one.get("plain", False)) for one in TERRAIN] == [
        ("plain", 6, True),
        ("rough", 1, False),
        ("woods", 1, False),
        ("hill", 1, False),
    ]
    assert [(one.get("cost"), one.get("lead"), one.get("defender")) for one in TERRAIN] == [
        (None, None, None),
        (1, None, None),
        (None, heavy | {"light_infantry": 1}, None),
        (None, None, 1),
    ]


@rule("glory 12.13")
@pytest.mark.parametrize("entry", UNITS + CARDS + TERRAIN, ids=lambda entry: str(entry["id"]))
def test_every_number_is_marked_as_known_or_doubtful(entry: dict[str, Any]) -> None:
    assert set(entry["known"]) == KNOWN.get(entry["id"], set())
    assert sorted(entry["known"] + entry["doubtful"]) == sorted(set(entry) - NAMES)


# -- The list in the rulebook -------------------------------------------------------------------------------

FIELDS = {
    "en": ("movement cost", "flank penalty", "combat value", "victory points", "command points"),
    "de": ("Bewegungskosten", "Flankenhandikap", "Kampfwert", "Siegpunkte", "Kommandopunkte"),
}


@rule("glory 12.1", "glory 12.2", "glory 12.3", "glory 12.4", "glory 12.5")
@rule("glory 12.6", "glory 12.7", "glory 12.8", "glory 12.9")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(1, 10))
def test_the_rulebook_lists_every_unit_as_it_is(number: int, language: str) -> None:
    unit = UNITS[number - 1]
    text = " ".join(GAME.rulebook(language)[f"12.{number}"].text.split())
    name = words(language).say(f"glory-type-{unit['id']}")
    cost, flank, value, victory, points = FIELDS[language]
    listed = ", ".join(str(one) for one in unit["points"])
    cards = f"{len(unit['points'])} {'cards' if language == 'en' else 'Karten'}"
    head = f"{name[0].upper()}{name[1:]} ({unit['code']}), {cards}: "
    numbers = f"{cost} {unit['cost']}, {flank} {unit['flank']}, {value} {unit['value']}, {victory} {unit['victory']}"
    assert text.startswith(f"{head}{numbers}; {points} {listed}.")
    printed = [*unit.get("against", {}).values(), *([unit["second"]] if "second" in unit else [])]
    assert [int(found.replace("−", "-")) for found in re.findall(r"[−+]\d", text)] == printed
    for mark, its_rule in (("beside", "6.5"), ("rampage", "7.17"), ("holds_ties", "7.16"), ("second", "7.10")):
        assert (f"({its_rule})" in text) == (mark in unit)


@rule("glory 12.10", "glory 12.12")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_lists_the_other_cards_and_the_ready_made_army(language: str) -> None:
    book = GAME.rulebook(language)
    text = " ".join(book["12.10"].text.split())
    for card in CARDS:
        listed = ", ".join(str(one) for one in card["points"])
        assert re.search(rf"\({card['code']}\), {len(card['points'])} \w+: {FIELDS[language][4]} {listed}\.", text)
    deck = start().deck
    army = [name for kind, name in enumerate(deck.names) for _ in range(deck.quick[kind])]
    assert re.findall(r"[A-Z]{2}\d", book["12.12"].text) == army


# -- What a card says ---------------------------------------------------------------------------------------


def notes(code: str, language: str, **options: object) -> str:
    state = scene(f"red-hand={code}", **options)
    say = words(language).say
    return "; ".join(say(note["say"], **note) for note in of(state, "red")["hand"][0]["notes"])


@rule("glory 1.3", "glory 7.10")
@pytest.mark.parametrize(
    ("code", "english", "german"),
    [
        (
            "EL2",
            "−4 attacking light infantry; may stand with light infantry; rampages when lost in a defeat",
            "−4 im Angriff auf leichte Infanterie; duldet leichte Infanterie neben sich; "
            "läuft bei einer Niederlage Amok",
        ),
        ("PK2", "+1 attacking as a pair", "+1 im Angriff als Paar"),
        ("MI2", "", ""),
        ("AR2", "may stand with any unit", "duldet jede Einheit neben sich"),
        ("CO5", "command points only", "nur Kommandopunkte"),
    ],
)
def test_a_card_tells_its_special_rules(code: str, english: str, german: str) -> None:
    assert (notes(code, "en"), notes(code, "de")) == (english, german)


@rule("glory 10.3", "glory 10.4")
def test_a_card_tells_what_was_agreed() -> None:
    assert "wins ties when it leads the defence" in notes("SP2", "en")
    assert "wins ties when it stands in the defence" in notes("SP2", "en", spear_ties="column")
    assert "ties" not in notes("SP2", "en", spear_ties="never")
    assert notes("CV2", "en") == "−2 attacking elephants; −1 attacking pikes"
    assert notes("CV2", "en", cavalry="cavalry") == "−1 attacking pikes; −2 attacking cavalry"
    assert notes("CV2", "en", cavalry="none") == "−1 attacking pikes"


@rule("glory 10.5", "glory 7.11", "glory 6.4")
def test_terrain_tells_what_it_does() -> None:
    say = words("en").say

    def ground(**options: object) -> list[str]:
        state = scene("terrain=plain.rough.woods.hill.plain", **options)
        return ["; ".join(say(note["say"], **note) for note in column["notes"]) for column in seen(state, 0)["columns"]]

    assert ground() == [
        "",
        "each unit placed here costs 1 more",
        "leading heavy infantry, pikes, spears, cavalry, elephants −2; leading light infantry +1",
        "+1 for a defender who controls it",
        "",
    ]
    assert ground(hill="always")[3] == "+1 for the defender"
    assert ground(hill="controlled")[3] == "+1 for the defender once anybody controls it"


@rule("glory 11.1")
def test_a_type_of_ones_own_is_called_by_its_name_in_a_reckoning() -> None:
    document = own_deck()
    document["unit"][2] |= {"id": "phalanx", "name": "Phalanx"}
    document["unit"][5]["against"] = {"phalanx": -1}
    document["terrain"][2]["lead"].pop("pike")
    document["terrain"][3] |= {"id": "fort", "name": "Fort"}
    words_of = "terrain=fort.plain.plain.plain.plain control=b.... red={}/-/-/-/- blue={}/-/-/-/- red-hand=CO5"
    pair = do(scene(words_of.format("PK2.PK3", "CV2"), deck=document), "attack 1 with PK2", "bonus CO5", "stand")
    horse = do(scene(words_of.format("CV2", "PK2"), deck=document), "attack 1 with CV2", "bonus CO5")
    say = words("en").say
    first, second = (say("glory-event-combat", **told(state, "combat")[0]) for state in (pair, horse))
    assert "(value +4, Bonus card (Commander 5) +5, second unit +1, both Phalanx +1)" in first
    assert "(value +3, Fort +1)" in first
    assert "(value +3, Bonus card (Commander 5) +5, against Phalanx −1)" in second
