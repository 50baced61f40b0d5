"""Text both ways, and what is refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cannae.core.contract import Complaint
from cannae.core.randomness import FastRng
from cannae.games.honour import GAME
from honour.scene import scene

WRITTEN = scene("4S.5S=18^JS", "X1", red_hand="KD 3S", blue_hand="QS 9H AS", gone="2C 2D").write_position()


def test_a_written_position_reads_back() -> None:
    state = GAME.read_position(WRITTEN, {"battles": 1}, FastRng(1))
    assert state.write_position() == WRITTEN
    assert "red=3S.KD/4S.5S=18^JS/" in WRITTEN


@given(st.text(max_size=30))
def test_any_text_is_a_choice_or_a_complaint(text: str) -> None:
    state = scene("9S", "8S")
    try:
        choice = state.read_choice(0, text)
    except Complaint:
        return
    assert state.read_choice(0, state.write_choice(0, choice)) == choice


@given(st.data())
def test_a_damaged_position_is_refused_or_means_itself(data: st.DataObject) -> None:
    cut = data.draw(st.integers(0, len(WRITTEN) - 1))
    other = data.draw(st.text(alphabet="0123456789SHDCXAKQJ=.^~/- rb", max_size=3))
    text = WRITTEN[:cut] + other + WRITTEN[cut + 1 :]
    try:
        state = GAME.read_position(text, {"battles": 1}, FastRng(1))
    except Complaint:
        return
    assert state.write_position() == text
    assert len(set(state.census().split())) == 54


def test_a_position_with_a_fresh_card_that_nobody_holds_is_refused() -> None:
    with pytest.raises(Complaint):
        GAME.read_position(WRITTEN.replace("fresh=-", "fresh=2H"), {"battles": 1}, FastRng(1))


@pytest.mark.parametrize("text", ["7Z@1", "7S@6", "7S@", "XX double", "take", "AS fly", "", "done done"])
def test_nonsense_is_refused(text: str) -> None:
    with pytest.raises(Complaint):
        scene("9S", "8S").read_choice(0, text)
