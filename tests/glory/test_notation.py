"""Text both ways, and hostile text refused with a sentence."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cannae.core.contract import IllegalChoice, UserError
from cannae.core.randomness import FastRng
from cannae.games.glory import GAME
from cannae.games.glory.notation import FORMS, GERMAN_FORMS, is_choice
from cannae.games.glory.state import BONUS, VERB, VERBS
from cannae.locale import words
from cannae.table import PERSON, Seat, Table
from cannae.table.record import record_of
from glory.scene import do, own_deck, scene, seen, sentence, start


def test_every_number_that_is_a_choice_reads_back() -> None:
    state = scene("")
    found = 0
    for choice in range(VERBS * VERB):
        if is_choice(state.deck, choice):
            found += 1
            assert state.read_choice(0, state.write_choice(0, choice)) == choice
        else:
            assert state.write_choice(0, choice) == f"#{choice}"
    # ten verbs with a card, five with a card and any of five columns, two with a card and one of four, five alone
    assert found == 28 * (10 + 5 * 5 + 2 * 4) + 5
    assert len(FORMS) == VERBS


@pytest.mark.parametrize(
    "text",
    [
        "",
        "place",
        "place HI3",
        "place HI3 at 6",
        "place HI3 at ²",
        "place HI9 at 2",
        "place at 2 HI3",
        "flank 1 with HI3 from 3",
        "flank 1 with HI3 from 0",
        "pay",
        "pay CO5 CO5",
        "bonus",
        "draw 3",
        "#42",
        "@side-red",
        "💥" * 50,
    ],
)
@pytest.mark.parametrize("language", ["en", "de"])
def test_what_is_no_choice_is_refused_with_a_sentence(text: str, language: str) -> None:
    with pytest.raises(UserError) as refused:
        scene("").read_choice(0, text)
    assert len(words(language).user_error(refused.value)) > 20


def test_notation_is_forgiving_about_case_and_spaces() -> None:
    state = do(scene("red-hand=MI3.CO5"), "  PLACE   mi3  AT 2 ", "Pay co5")
    assert seen(state, 0)["columns"][1]["red"][0]["card"] == "MI3"


def test_an_illegal_choice_changes_nothing_and_names_its_rule() -> None:
    state = scene("red-hand=MI3.LI2")
    before = state.hash()
    with pytest.raises(IllegalChoice) as refused:
        do(state, "place MI3 at 2")
    assert refused.value.rule == "6.3"
    assert state.hash() == before


POSITION = start(3, setup="quick").write_position()


@pytest.mark.parametrize(
    "text",
    [
        "nonsense",
        "phase=action phase=action",
        "phase=start",
        "phase=tea",
        "turn=201",
        "turn=-1",
        "turn=9999999999999999999999",
        "terrain=plain",
        "terrain=plain.plain.plain.plain.sea",
        "control=rrrrx",
        "red=HI2/-/-/-",
        "red=HI2.MI2/-/-/-/-",
        "red=HI2.HI2.HI3/-/-/-/-",
        "red=CO5/-/-/-/-",
        "red-hand=XX9",
        "red-hand=HI2*3",
        "red-hand=HI2*0",
        "red-hand=HI2.HI2",
        "red-hand=EL2 red-deck=EL2",
        "red-hand=EL2 red-box=-",
        "red-unseen=EL2",
        "red-shuffles=1 red-pool=EL2 red-unseen=EL2",
        "phase=over",
        "reason=terrain",
        "phase=withdraw",
        "phase=bonus target=1 lead=HI2",
        "phase=bonus target=1 red=HI2/-/-/-/- lead=HI2",
        "phase=bonus target=1 source=3 flanking=1 red=-/-/HI2/-/- blue=HI2/-/-/-/- lead=HI2",
        "phase=withdraw target=1 red=HI2/-/-/-/- blue=MI2/-/-/-/- lead=HI2",
        "phase=trim",
        "phase=trim trims=1 red=HI2/-/-/-/-",
        "phase=flank flanks=4",
        "clearing=3 red=-/-/HI2.HI3/-/-",
        "phase=draft",
        "phase=draft red-packets=HI2",
        "lately=xHI2",
        "lately=" + ".".join(["rHI2"] * 8),
        "colour=red",
        "turn=" + "9" * 30_000,
    ],
)
def test_what_is_no_position_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(UserError) as refused:
        GAME.read_position(text, {}, FastRng(1))
    assert len(words("en").user_error(refused.value)) > 20


@given(st.integers(0, len(POSITION) - 1), st.sampled_from("abr0159-.*=/ "))
@settings(max_examples=200, deadline=None)
def test_a_damaged_position_is_read_or_refused(at: int, letter: str) -> None:
    text = POSITION[:at] + letter + POSITION[at + 1 :]
    try:
        state = GAME.read_position(text, {"setup": "quick"}, FastRng(1))
    except UserError as user_error:
        sentence(user_error, "de")
    else:
        for side in state.to_act:
            assert state.choices(side)


@pytest.mark.parametrize(
    "options",
    [
        {"flank": "french"},
        {"overpay": "yes"},
        {"first": 1},
        {"hill": None},
        {"deck": "deck.toml"},
        {"deck": {}},
        {"deck": {"unit": [{"id": []}]}},
        {"deck": {"unit": 3, "card": None, "terrain": {"a": 1}}},
        {"no_such": 1},
        {"setup": ["quick"]},
    ],
)
@pytest.mark.parametrize("language", ["en", "de"])
def test_hostile_options_are_refused_with_a_sentence(options: dict[str, object], language: str) -> None:
    with pytest.raises(UserError) as refused:
        GAME.start(options, FastRng(1))
    assert len(words(language).user_error(refused.value)) > 20


GERMAN = [
    ("behalte HI3", "keep HI3"),
    ("setze schwere Infanterie 3 in Spalte 2 ein", "place HI3 at 2"),
    ("setz SI3 in 2", "place HI3 at 2"),
    ("Mittelschwere Infanterie 4 in 1 einsetzen", "place MI4 at 1"),
    ("räume MI2 in 2", "clear MI2 at 2"),
    ("zahle mit Kommandant 5", "pay CO5"),
    ("zahle Kommandant", "pay CO5"),
    ("zahl KO5", "pay CO5"),
    ("greife 3 mit schwerer Infanterie 3 an", "attack 3 with HI3"),
    ("greif Spalte 3 mit SI3 an", "attack 3 with HI3"),
    ("flankiere 3 mit KA2 aus 2", "flank 3 with CV2 from 2"),
    ("flankiere 3 mit Kavallerie 2 aus Spalte 4", "flank 3 with CV2 from 4"),
    ("flankiere 3 mit Pikenieren 2", "flank 3 with PK2"),
    ("Unterstützung", "overlap OV2"),
    ("Reserve", "reserves RE2"),
    ("Bonus leichte Kavallerie 2", "bonus LC2"),
    ("Bonus Stapel", "bonus top"),
    ("Bonus keine", "bonus none"),
    ("ziehe Bogenschützen 2 zurück", "withdraw AR2"),
    ("halte stand", "stand"),
    ("führe mit Speerträgern 3", "lead SP3"),
    ("ziehe", "draw"),
    ("tausche KO5", "trade CO5"),
    ("FERTIG", "done"),
    ("place heavy infantry 3 at column 2", "place HI3 at 2"),
]


@pytest.mark.parametrize(("typed", "written"), GERMAN)
def test_german_can_be_typed_and_english_is_written(typed: str, written: str) -> None:
    state = scene("")
    assert state.write_choice(0, state.read_choice(0, typed)) == written


def test_where_german_has_one_word_for_several_acts_the_position_tells_which() -> None:
    spare = scene("red=-/-/EL2.LI2/-/- blue=-/-/LC2/-/- red-hand=CO5")
    do(spare, "greife 3 mit Elefant 2 an", "Bonus Kommandant", "ziehe LK2 zurück", "wirf LI2 ab")
    assert seen(spare, 0)["red"]["discard"] == {"CO5": 1, "LI2": 1}
    trim = do(scene("phase=draw active=blue red=-/-/EL2.LI2/-/- red-hand=CO5"), "ziehe", "wirf LI2 in 3 ab")
    assert seen(trim, 0)["red"]["discard"] == {"LI2": 1}
    room = do(scene("red=-/-/EL2/-/- red-hand=CO5*2.MI2"), "wirf EL2 in Spalte 3 ab", "setze MI2 in 3")
    assert seen(room, 0)["columns"][2]["red"][0]["card"] == "MI2"
    drop = do(scene("phase=drop red-hand=CO5*5.HI2.HI3.HI4.MI2.MI3"), "wirf Kommandant 5 ab")
    assert seen(drop, 0)["red"]["discard"] == {"CO5": 1}


def test_every_verb_can_be_said_in_german() -> None:
    said = {verb for verb, _ in GERMAN_FORMS}
    assert said | {BONUS} == set(FORMS)  # “bonus” is the same word


def test_a_card_of_ones_own_deck_goes_by_its_own_name_and_letters() -> None:
    document = own_deck()
    document["unit"][2] |= {"id": "phalanx", "name": "Phalanx der Achaier", "code": "KA"}
    document["unit"][5]["against"] = {"phalanx": -1}
    document["terrain"][2]["lead"].pop("pike")
    state = scene("", deck=document)
    assert state.write_choice(0, state.read_choice(0, "zahle mit Phalanx der Achaier 3")) == "pay KA3"
    assert state.write_choice(0, state.read_choice(0, "zahle KA3")) == "pay KA3"  # not cavalry


def test_a_record_keeps_the_english_notation_whatever_was_typed() -> None:
    table = Table(GAME, {"setup": "quick", "first": "red"}, [Seat(PERSON), Seat(PERSON)], bytes(32), True, "now")
    state = table.state
    card = seen(state, 0)["red"]["hand"][-1]["card"]
    for text in ("fertig", f"tausche {card}"):
        table.choose(0, state.read_choice(0, text), at=0)
    table.resign(1, at=0)
    assert '"done"' in record_of(table).to_text()
    assert f'"trade {card}"' in record_of(table).to_text()
    assert "fertig" not in record_of(table).to_text()
