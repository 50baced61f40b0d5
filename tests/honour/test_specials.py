"""Chapter 6: what the specials do."""

from typing import Any

from cannae.core.contract import BLUE, RED
from helpers import rule
from honour.scene import do, hand, offered, reason, results, scene, values


def open_spaces(state: Any, side: int) -> list[bool]:
    return [space["open"] for space in state.view(1 - side)["sides"][side]["line"]]


@rule("honour 6.1", paper="H14a")
def test_an_ace_draws_two_cards() -> None:
    state = scene("9S", "8S", blue_hand="AS")
    do(state, "AS draw")
    assert len(hand(state, BLUE)) == 2
    assert state.view(RED)["stack"] == 54 - 10 - 1 - 2
    assert state.view(RED)["discard"] == ["AS"]
    assert state.view(RED)["fresh"] == 2
    assert state.view(BLUE)["fresh"] == hand(state, BLUE)


@rule("honour 6.1", paper="HA17 vector 6")
def test_with_one_card_in_the_stack_an_ace_draws_one() -> None:
    state = scene("9S", "9H", blue_hand="AS", red_hand="4S", stack="7D")
    assert state.view(RED)["stack"] == 1
    do(state, "AS draw")
    assert state.view(RED)["fresh"] == 1
    assert state.view(RED)["stack"] == 0


@rule("honour 6.1", paper="HA17")
def test_with_no_card_in_the_stack_an_ace_draws_nothing() -> None:
    state = scene("9S", "9H", blue_hand="AS", red_hand="4S", stack="")
    assert state.view(RED)["stack"] == 0
    assert reason(state, BLUE, "AS draw") == "6.1"
    assert reason(state, BLUE, "AS rob") is None


@rule("honour 6.2", paper="HA18 HA45")
def test_one_fresh_special_may_be_played_at_once() -> None:
    state = scene("9S", "8S", blue_hand="JS", fields={"phase": "fresh", "fresh": "JS", "countering": 1})
    assert offered(state, BLUE) == ["decline", "JS double"]
    do(state, "JS double")
    assert values(state) == (9, 16)
    assert state.phase() == "exchange"
    assert state.to_act == (RED,)


@rule("honour 6.2", paper="HA45")
def test_only_the_fresh_cards_and_declining_is_no_pass() -> None:
    state = scene("9S", "8S", blue_hand="4D 7D JS", fields={"phase": "fresh", "fresh": "4D.7D", "countering": 1})
    assert offered(state, BLUE) == ["decline"]  # asked although nothing fresh is special
    assert reason(state, BLUE, "JS double") == "6.2"
    assert reason(state, BLUE, "pass") == "6.2"
    do(state, "decline")
    assert state.to_act == (RED,)
    assert sorted(hand(state, BLUE)) == ["4D", "7D", "JS"]
    do(state, "pass")
    assert results(state)[0] is None  # one pass only: the Ace was the last thing played
    do(state, "pass")
    assert results(state)[0] == "red"


@rule("honour 6.2", paper="HA18")
def test_a_fresh_ace_may_be_chained() -> None:
    state = scene("9S", "8S", blue_hand="AH 5D", fields={"phase": "fresh", "fresh": "5D.AH", "countering": 1})
    do(state, "AH draw")
    assert state.phase() == "fresh"
    fresh: Any = state.view(BLUE)["fresh"]
    assert len(fresh) == 2
    assert "5D" not in fresh


@rule("honour 6.3", paper="H14b HA20")
def test_an_ace_makes_the_enemy_lose_a_random_card_openly() -> None:
    lost = set()
    for seed in range(40):
        state = scene("9S", "8S", blue_hand="AS", red_hand="4D JS QD")
        for _ in range(seed):
            state.rng.below(0, 5)
        do(state, "AS rob")
        gone: Any = state.view(BLUE)["discard"]
        lost |= set(gone) - {"AS"}
        assert len(hand(state, RED)) == 2
    assert lost == {"4D", "JS", "QD"}


@rule("honour 6.3", paper="HA19")
def test_not_from_an_empty_hand() -> None:
    state = scene("9S", "8S", blue_hand="AS", red_hand="")
    assert offered(state, BLUE) == ["pass", "AS draw"]
    assert reason(state, BLUE, "AS rob") == "6.3"


@rule("honour 6.4", paper="H15a HA21 HA22 HA23")
def test_a_king_lifts_a_level_pair_only() -> None:
    state = scene("4S.5S", "9H", blue_hand="KD", red_hand="KS KH")
    do(state, "pass", "KS lift")
    assert values(state) == (10, 9)
    assert reason(state, BLUE, "KD lift") == "6.4"
    level = scene("5S", "9H=10^KD", blue_hand="", red_hand="JS KS", option="red")
    do(level, "JS double", "pass", "KS lift")
    assert values(level) == (11, 10)


@rule("honour 6.5", paper="H15b HA24 HA27")
def test_a_king_redeploys_with_the_next_space() -> None:
    state = scene("3S", "9H", red_hand="KS", option="red", nexts=("4D.6D", ""))
    do(state, "KS next")
    assert values(state) == (10, 9)
    assert open_spaces(state, RED)[:2] == [True, True]
    do(state, "pass", "pass")
    assert results(state)[0] == "red"
    assert values(state)[RED] == 3  # it fights in its new place, face up


@rule("honour 6.5", paper="HA25 vector 5")
def test_no_redeployment_in_the_fifth_pair_nor_backwards() -> None:
    state = scene("9S", "9H", blue_hand="KS", pair=5, results="rbrb.")
    assert offered(state, BLUE) == ["pass", "KS lift"]
    assert reason(state, BLUE, "KS next") == "6.5"
    assert reason(scene("9S", "9H", blue_hand="KS", pair=3, results="rr..."), BLUE, "KS back") == "6.6"


@rule("honour 6.6", paper="HA25")
def test_the_looser_way_allows_the_settled_neighbour_and_keeps_its_result() -> None:
    loose: dict[str, object] = {"redeploy": "either_way"}
    assert reason(scene("9S", "9H", blue_hand="KS", options=loose), BLUE, "KS back") == "6.6"
    state = scene("9S", "3H", blue_hand="KS", pair=2, results="b....", options=loose)
    before: Any = state.view(RED)["sides"]
    old = before[BLUE]["line"][0]["cards"]
    do(state, "KS back")
    after: Any = state.view(RED)["sides"]
    assert after[BLUE]["line"][1]["cards"] == old
    assert after[BLUE]["line"][0]["cards"] == ["3H"]
    assert results(state)[0] == "blue"


@rule("honour 6.7", paper="HA26")
def test_effects_travel_with_a_redeployed_card() -> None:
    state = scene("4S=8^JS", "9H", red_hand="KS", option="red", nexts=("2D", ""))
    do(state, "KS next", "pass", "pass")
    assert values(state)[RED] == 8


@rule("honour 6.8", paper="H16 HA28 HA30")
def test_a_queen_takes_cards_and_effects_over() -> None:
    state = scene("3S", "6H=12^JS", red_hand="QS", option="red")
    do(state, "QS swap")
    assert values(state) == (12, 3)
    sides: Any = state.view(RED)["sides"]
    assert sides[RED]["line"][0]["cards"] == ["6H"]
    assert sides[RED]["line"][0]["laid"] == ["JS"]


@rule("honour 6.9", paper="HA29")
def test_a_second_queen_swaps_back_and_your_card_is_the_one_on_your_side() -> None:
    state = scene("3S", "10H", red_hand="QS", blue_hand="QH JH", option="red")
    do(state, "QS swap", "JH double")
    assert values(state) == (10, 6)
    do(state, "pass", "QH swap")
    assert values(state) == (6, 10)


@rule("honour 6.9", paper="HA31 HA46")
def test_a_swapped_space_may_be_redeployed_and_stays() -> None:
    state = scene("3S", "10H", red_hand="QS KS", option="red", nexts=("4D", ""))
    do(state, "QS swap", "pass", "KS next", "pass", "pass")
    assert results(state)[0] == "red"  # 4 against 3
    assert values(state)[RED] == 10  # the blue card stays in red's line


@rule("honour 6.9", paper="HA32")
def test_the_limit_of_ten_is_for_deployment_only() -> None:
    state = scene("4S.6S", "X1", red_hand="QS", option="red")
    do(state, "QS swap")
    assert values(state) == (15, 10)


@rule("honour 6.10", paper="H17 HA33 HA34")
def test_jacks_double_the_total_again_and_again() -> None:
    state = scene("4S.5S", "X1", red_hand="JS JH", option="red")
    do(state, "JS double")
    assert values(state) == (18, 15)
    do(state, "pass", "JH double")
    assert values(state) == (36, 15)


@rule("honour 6.10", paper="HA35")
def test_a_jack_never_works_on_the_enemy() -> None:
    state = scene("3S", "9S", blue_hand="JS")
    assert values(do(state, "JS double")) == (3, 18)


@rule("honour 6.11", paper="H18 HA36")
def test_a_joker_does_whatever_the_others_do() -> None:
    state = scene(
        "9S", "9H", blue_hand="X1", red_hand="3S", pair=2, results="r....", options={"redeploy": "either_way"}
    )
    modes = ["draw", "rob", "lift", "next", "back", "swap", "double"]
    assert offered(state, BLUE) == ["pass"] + [f"X1 {mode}" for mode in modes]
    assert reason(scene("9S", "8H", blue_hand="X1"), BLUE, "X1 lift") == "6.4"
    assert values(do(state, "X1 lift")) == (9, 10)


@rule("honour 6.11", paper="HA36")
def test_no_other_special_does_what_is_not_its_own() -> None:
    state = scene("9S", "9H", blue_hand="JS QS KS AS")
    for text, rule_number in [("JS swap", "6.10"), ("QS double", "6.8"), ("KS draw", "6.5"), ("AS lift", "6.1")]:
        assert reason(state, BLUE, text) == rule_number


# -- The test vectors of the working papers -------------------------------------------------------------------


@rule(paper="vector 1")
def test_a_queen_exchanges_what_a_king_has_raised() -> None:
    state = scene("10S", "10H", blue_hand="KS", red_hand="QS")  # red deals
    do(state, "KS lift")
    assert values(state) == (10, 11)
    do(state, "QS swap")
    assert values(state) == (11, 10)
    assert results(do(state, "pass", "pass"))[0] == "red"


@rule(paper="vector 2")
def test_a_queen_exchanges_what_a_jack_has_doubled() -> None:
    state = scene("4S.5S", "X1", red_hand="JS", blue_hand="QS", option="red")
    assert values(state) == (9, 15)
    assert values(do(state, "JS double")) == (18, 15)
    assert values(do(state, "QS swap")) == (15, 18)


@rule(paper="vector 4")
def test_two_jacks_with_passes_between() -> None:
    state = scene("3S", "10H", red_hand="JS JH", option="red")
    assert values(do(state, "JS double")) == (6, 10)
    assert values(do(state, "pass", "JH double")) == (12, 10)
    assert results(do(state, "pass", "pass"))[0] == "red"
