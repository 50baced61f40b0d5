"""Text both ways, and what is refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cannae.core.contract import UserError
from cannae.core.randomness import FastRng
from cannae.games.honour import GAME
from cannae.games.honour.rules.cards import NAMES
from cannae.games.honour.terms import read_card_list
from cannae.locale import words
from honour.scene import scene

WRITTEN = scene("4S.5S=18^JS", "X1", red_hand="KD 3S", blue_hand="QS 9H AS", gone="2C 2D").write_position()


def test_a_written_position_reads_back() -> None:
    state = GAME.read_position(WRITTEN, {"battles": 1}, FastRng(1))
    assert state.write_position() == WRITTEN
    assert "red=3S.KD/4S.5S=18^JS/" in WRITTEN


@given(st.text(max_size=30))
def test_any_text_is_a_choice_or_a_user_error(text: str) -> None:
    state = scene("9S", "8S")
    try:
        choice = state.read_choice(0, text)
    except UserError:
        return
    assert state.read_choice(0, state.write_choice(0, choice)) == choice


@given(st.data())
def test_a_damaged_position_is_refused_or_means_itself(data: st.DataObject) -> None:
    cut = data.draw(st.integers(0, len(WRITTEN) - 1))
    other = data.draw(st.text(alphabet="0123456789SHDCXAKQJ=.^~/- rb", max_size=3))
    text = WRITTEN[:cut] + other + WRITTEN[cut + 1 :]
    try:
        state = GAME.read_position(text, {"battles": 1}, FastRng(1))
    except UserError:
        return
    assert state.write_position() == text
    assert len(set(state.census().split())) == 54


def test_a_position_with_a_fresh_card_that_nobody_holds_is_refused() -> None:
    with pytest.raises(UserError):
        GAME.read_position(WRITTEN.replace("fresh=-", "fresh=2H"), {"battles": 1}, FastRng(1))


@pytest.mark.parametrize("text", ["7Z@1", "7S@6", "7S@", "XX double", "take", "AS fly", "", "done done"])
def test_a_text_that_denotes_no_choice_is_refused(text: str) -> None:
    with pytest.raises(UserError):
        scene("9S", "8S").read_choice(0, text)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("D♠@3", "QS@3"),
        ("d♠@3", "QS@3"),
        ("DS@3", "QS@3"),
        ("DD@1", "QD@1"),
        ("B♥@1", "JH@1"),
        ("BC double", "JC double"),
        ("K♦@2", "KD@2"),
        ("A♣@5", "AC@5"),
        ("10♥@4", "10H@4"),
        ("7♠\ufe0f@3", "7S@3"),
        ("Pik-Dame@3", "QS@3"),
        ("Herz-Bube verdoppeln", "JH double"),
        ("Karo-König heben", "KD lift"),
        ("Kreuz-Ass ziehen", "AC draw"),
        ("Herz-10@1", "10H@1"),
        ("D♠ tauschen", "QS swap"),
        ("D♠ swap", "QS swap"),
        ("X1 rauben", "X1 rob"),
        ("K♥ vor", "KH next"),
        ("K♥ zurück", "KH back"),
        ("nimm B♣", "take JC"),
        ("fertig", "done"),
        ("passen", "pass"),
        ("behalten", "decline"),
    ],
)
def test_german_cards_and_words_can_be_typed(typed: str, meant: str) -> None:
    state = scene("9S", "8S")
    choice = state.read_choice(0, typed)
    assert state.write_choice(0, choice) == meant


def test_every_card_is_read_as_either_language_prints_it() -> None:
    state = scene("9S", "8S")
    for language in ("en", "de"):
        say = words(language).say
        for number, name in enumerate(NAMES[:52]):
            printed = say("honour-card", rank=name[:-1], suit=name[-1])
            assert state.write_choice(0, state.read_choice(0, f"{printed}@1")) == f"{name}@1", (language, number)


def test_a_german_name_serves_in_the_options_too() -> None:
    assert GAME.checked({"removed": "D♠ Herz-Bube"})["removed"] == "D♠ Herz-Bube"
    assert read_card_list("removed", "D♠ Herz-Bube") == read_card_list("removed", "QS JH")
    with pytest.raises(UserError):
        GAME.checked({"removed": "D♠ QS"})


@pytest.mark.parametrize("text", ["E♠@1", "D♠", "D♠@6", "♠D@1", "Pik@1", "Dame@1", "7♠ verdoppeln", "D♠ fliegen"])
def test_german_nonsense_is_refused(text: str) -> None:
    with pytest.raises(UserError):
        scene("9S", "8S").read_choice(0, text)
