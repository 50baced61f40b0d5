"""Chapters 4 and 5: the pairs, and who may play a special when."""

import pytest

from cannae.core.contract import BLUE, RED
from helpers import rule
from honour.scene import do, offered, reason, results, scene, values

STRICT: dict[str, object] = {"closing": "uncountered"}


@rule("honour 4.1", paper="H8 H13 HA9")
def test_pairs_are_settled_in_order_from_space_1() -> None:
    state = scene("9S", "8S")
    for settled in range(5):
        assert state.view(RED)["pair"] == settled
        assert results(state)[settled:] == [None] * (5 - settled)
        do(state, "pass", "pass")
    assert state.outcome() is not None


@rule("honour 4.1", paper="H8")
def test_both_spaces_are_turned_up() -> None:
    state = do(scene("9S", "8S", nexts=("7H", "6H")), "pass", "pass")
    assert values(state) == (7, 6)
    assert "7H" in str(state.view(BLUE))


@rule("honour 4.2", paper="H8 H12")
@pytest.mark.parametrize(
    ("red", "blue", "winner"), [("9S", "8S", "red"), ("4S.5S", "KD", "blue"), ("X1", "4H.6H", "red")]
)
def test_the_higher_value_wins(red: str, blue: str, winner: str) -> None:
    assert results(do(scene(red, blue), "pass", "pass"))[0] == winner


@rule("honour 4.3", paper="HA37 vector 3")
def test_seven_to_seven_is_a_drawn_pair() -> None:
    state = do(scene("7S", "7H"), "pass", "pass")
    assert results(state)[0] == "drawn"
    assert state.pairs_won(RED) == state.pairs_won(BLUE) == 0


@rule("honour 4.4", paper="HA39")
def test_all_five_pairs_are_settled() -> None:
    state = scene("9S", "8S", pair=4, results="rrr..")
    do(state, "pass", "pass")
    assert state.to_act
    assert state.view(RED)["pair"] == 4


@rule("honour 5.1", paper="HA10")
def test_only_specials_in_hand_can_be_played() -> None:
    state = scene("JS", "AS", blue_hand="7S KD")
    assert offered(state, BLUE) == ["pass", "KD lift", "KD next"]
    assert reason(state, BLUE, "AS draw") == "5.1"
    assert reason(state, BLUE, "JS double") == "5.1"
    assert state.why_not(BLUE, state.read_choice(BLUE, "7S@1")) == "5.1"


@rule("honour 5.2", paper="H9 HA14")
def test_the_non_dealer_has_the_first_option_at_every_pair() -> None:
    for dealer, first in (("red", BLUE), ("blue", RED)):
        state = scene("9S", "8S", dealer=dealer)
        for _ in range(5):
            assert state.to_act == (first,)
            do(state, "pass")
            assert state.to_act == (1 - first,)
            do(state, "pass")


@rule("honour 5.2", paper="H10 H11")
def test_the_option_goes_to_and_fro() -> None:
    state = scene("9S", "8S", red_hand="JS JH", blue_hand="QS")
    do(state, "pass")
    assert state.to_act == (RED,)
    do(state, "JS double")
    assert state.to_act == (BLUE,)
    do(state, "QS swap")
    assert state.to_act == (RED,)
    do(state, "JH double", "pass", "pass")
    assert results(state)[0] == "blue"  # 18 taken over by the Queen; red doubles 8 to 16


@rule("honour 5.2", paper="H9")
def test_a_side_with_nothing_to_play_is_asked_all_the_same() -> None:
    state = scene("9S", "8S", blue_hand="", red_hand="")
    assert state.to_act == (BLUE,)
    assert offered(state, BLUE) == ["pass"]


@rule("honour 5.3", paper="HA11")
def test_two_passes_in_a_row_close_a_pair() -> None:
    state = scene("9S", "8S", blue_hand="JS JH", red_hand="QS")
    do(state, "JS double", "pass")  # blue was not answered and may add
    assert state.to_act == (BLUE,)
    do(state, "JH double", "QS swap")  # red had passed and comes back in
    assert state.to_act == (BLUE,)
    do(state, "pass", "pass")
    assert results(state)[0] == "red"


@rule("honour 5.4", paper="HA11")
def test_the_stricter_way_closes_when_a_special_is_not_countered() -> None:
    state = scene("9S", "8S", blue_hand="JS JH", options=STRICT)
    do(state, "JS double", "pass")
    assert results(state)[0] == "blue"
    countered = scene("9S", "8S", blue_hand="JS JH", red_hand="QS", options=STRICT)
    do(countered, "JS double", "QS swap")
    assert results(countered)[0] is None
    do(countered, "pass")
    assert results(countered)[0] == "red"


@rule("honour 5.4", paper="HA11")
def test_the_stricter_way_still_needs_two_passes_without_a_special() -> None:
    state = do(scene("9S", "8S", options=STRICT), "pass")
    assert results(state)[0] is None
    assert results(do(state, "pass"))[0] == "red"
    after_a_special = do(scene("9S", "8S", blue_hand="JS", options=STRICT), "JS double", "pass", "pass")
    assert results(after_a_special)[:2] == ["blue", None]  # one pass at the second pair, where nothing was played


@rule("honour 5.5", paper="HA12")
def test_nobody_must_play_and_the_side_ahead_may() -> None:
    state = scene("8S", "9S", blue_hand="JS")
    assert {"pass", "JS double"} <= set(offered(state, BLUE))
    assert values(do(state, "JS double")) == (8, 18)


@rule("honour 5.6", paper="HA13")
def test_the_winner_is_decided_at_closing() -> None:
    state = scene("9S", "8S", blue_hand="JS")
    do(state, "JS double")
    assert results(state)[0] is None
    do(state, "pass", "pass")
    assert results(state)[0] == "blue"


@rule("honour 5.7", paper="HA16")
def test_effects_apply_in_the_order_of_play() -> None:
    one = scene("10S", "5S", blue_hand="JS KS", red_hand="")
    do(one, "JS double", "pass", "KS lift")
    assert values(one) == (10, 11)
    other = scene("5H", "5S", blue_hand="JS KS")
    do(other, "KS lift", "pass", "JS double")
    assert values(other) == (5, 12)


@rule("honour 5.8", paper="HA15")
def test_jack_and_lifting_king_stay_with_the_card_the_others_are_discarded() -> None:
    state = scene("7S", "7H", blue_hand="KS JS QS AS X1 KH", red_hand="3S")
    do(state, "KS lift", "pass", "JS double", "pass", "X1 double", "pass", "KH next", "pass", "AS rob", "pass")
    do(state, "QS swap")
    assert state.view(RED)["discard"] == ["3S", "QS", "KH", "AS"]
    assert state.view(RED)["stack"] == 54 - 10 - 4 - 3
    lines: object = state.view(RED)["sides"]
    assert "['JS', 'KS', 'X1']" in str(lines)
