"""Chapters 1 and 2: the pack, the face values, the dealer, the deal, unequal sides."""

from collections import Counter
from typing import Any

import pytest

from cannae.core.contract import BLUE, RED, SPECTATOR, UserError
from cannae.core.history import History
from cannae.core.randomness import FastRng
from cannae.games.honour import GAME
from cannae.games.honour.redeal import unseen_cards
from cannae.games.honour.rules.cards import NAMES, SPECIALS
from helpers import rule
from honour.scene import deploy, do, hand, offered, reason, results, scene, started, values, worth


def sizes(state: Any) -> list[int]:
    """How many cards each side holds and how many the others are told it holds, which must be the same."""
    held = [len(hand(state, side)) for side in (RED, BLUE)]
    assert held == [len(side["hand"]) for side in state.view(SPECTATOR)["sides"]]
    return held


@rule("honour 1.1", "honour 1.3", paper="H1")
def test_two_sides_and_only_who_is_asked_decides() -> None:
    state = scene("7S", "7H")
    assert state.to_act == (BLUE,)
    assert reason(state, RED, "pass") == "1.3"
    assert state.choices(RED) == []


@rule("honour 1.2", paper="H2 HA2")
def test_the_pack_has_54_cards_18_of_them_special() -> None:
    assert len(set(NAMES)) == 54
    assert Counter(name[:-1] for name in NAMES)["X"] == 2
    assert SPECIALS.bit_count() == 18
    assert started().view(SPECTATOR)["stack"] == 34


@rule("honour 1.4", paper="H7")
@pytest.mark.parametrize(
    ("card", "value"), [("2C", 2), ("9D", 9), ("10H", 10), ("JS", 10), ("QS", 10), ("KS", 10), ("AS", 10), ("X1", 15)]
)
def test_cards_are_worth_their_faces_and_specials_ten(card: str, value: int) -> None:
    assert values(scene(card, "4H"))[RED] == value == worth(card)


@rule("honour 2.1", paper="HA1")
def test_the_first_dealer_falls_by_lot_or_is_agreed_and_then_alternates() -> None:
    dealers = Counter(started(seed=seed).view(RED)["dealer"] for seed in range(200))
    assert 70 < dealers["red"] < 130
    for side in ("red", "blue"):
        state = started({"first_dealer": side, "battles": 2})
        assert state.view(RED)["dealer"] == side
        deploy(state, RED)
        deploy(state, BLUE)
        while state.view(RED)["fought"] == 0:
            do(state, "pass")
        assert state.view(RED)["dealer"] == ("blue" if side == "red" else "red")


@rule("honour 2.2", paper="H3 HA42")
def test_ten_cards_each_from_the_full_pack_in_every_battle() -> None:
    state = started({"battles": 2})
    assert sizes(state) == [10, 10]
    deploy(state, RED)
    deploy(state, BLUE)
    while state.view(RED)["fought"] == 0:
        do(state, "pass")
    assert sizes(state) == [10, 10]
    assert state.view(RED)["discard"] == []
    assert state.view(RED)["stack"] == 34


@rule("honour 2.2", paper="HA42")
def test_nothing_of_a_battle_stays_for_the_next() -> None:
    state = scene("9S", "8S", pair=5, results="rbrb.", blue_hand="JS AS QS", red_hand="3S", options={"battles": 2})
    do(state, "JS double", "pass", "AS rob", "pass", "QS swap", "pass", "pass")
    assert state.phase() == "deploy"
    assert state.view(RED)["discard"] == []
    assert results(state) == [None] * 5
    sides: Any = state.view(RED)["sides"]
    for side in sides:
        assert side["won"] == 0
        assert not any(space["open"] or space["laid"] or space["cards"] for space in side["line"])
    assert sizes(state) == [10, 10]
    assert sorted(state.census().split()) == sorted(NAMES)


@rule("honour 2.2", paper="H3")
def test_every_card_is_dealt_equally_often() -> None:
    rng = FastRng(3)
    dealt: Counter[str] = Counter()
    for _ in range(2000):
        state = GAME.start({}, rng)
        for side in (RED, BLUE):
            sides: Any = state.view(side)["sides"]
            dealt.update(entry["card"] for entry in sides[side]["hand"])
    expected = 2000 * 20 / 54
    chi = sum((dealt[name] - expected) ** 2 / expected for name in NAMES)
    assert chi < 95  # 53 degrees of freedom: exceeded once in 3,000 fair runs


@rule("honour 2.3", paper="H21 HA43")
def test_hands_of_five_to_fifteen() -> None:
    assert sizes(started({"hand_red": 5, "hand_blue": 15})) == [5, 15]
    for size in (4, 16):
        with pytest.raises(UserError):
            started({"hand_red": size})


@rule("honour 2.4", paper="H21 HA43")
def test_one_side_chooses_extra_cards_before_the_shuffle() -> None:
    state = started({"extra_blue": 2, "hand_blue": 9})
    assert state.phase() == "select"
    assert state.to_act == (BLUE,)
    assert len(offered(state, BLUE)) == 54
    assert "pack" not in state.view(RED)
    do(state, "take X1", "take AS")
    assert state.phase() == "deploy"
    assert sizes(state) == [10, 11]
    assert {"X1", "AS"} <= set(hand(state, BLUE))
    assert "X1" not in str(state.view(RED))
    with pytest.raises(UserError):
        started({"extra_red": 1, "extra_blue": 1})
    with pytest.raises(UserError):
        started({"extra_red": 6})


@rule("honour 2.4", "honour 2.5", paper="HA43 HA44")
def test_extra_cards_come_on_top_of_promised_ones() -> None:
    state = started({"extra_red": 2, "sure_red": "KS KH", "sure_blue": "X1"})
    assert reason(state, RED, "take KS") == reason(state, RED, "take X1") == "2.4"
    do(state, "take AS")
    assert state.phase() == "select"
    do(state, "take QS")
    assert sizes(state) == [12, 10]
    assert {"KS", "KH", "AS", "QS"} <= set(hand(state, RED))


@rule("honour 2.4", paper="HA43")
def test_extra_cards_may_be_put_back_until_the_deal() -> None:
    history = History(started({"extra_red": 2}))
    history.choose(RED, history.state.read_choice(RED, "take X1"))
    history.undo(RED)
    for text in ("take X2", "take AS"):
        history.choose(RED, history.state.read_choice(RED, text))
    with pytest.raises(UserError):
        history.undo(RED)


@rule("honour 2.4", paper="HA43")
def test_an_extra_card_is_taken_once() -> None:
    state = do(started({"extra_red": 2}), "take X1")
    assert reason(state, RED, "take X1") == "2.4"
    assert reason(state, RED, "done") == "2.4"


@rule("honour 2.5", paper="H21 HA44")
def test_a_stacked_pack_is_public() -> None:
    state = started({"removed": "X1 X2", "sure_red": "AS AH", "sure_blue": "2C"})
    assert {"AS", "AH"} <= set(hand(state, RED))
    assert "2C" in hand(state, BLUE)
    assert state.view(SPECTATOR)["removed"] == ["X1", "X2"]
    assert state.view(SPECTATOR)["stack"] == 32
    sides: Any = state.view(BLUE)["sides"]
    assert sides[RED]["sure"] == ["AS", "AH"]
    for seed in range(30):  # a re-deal knows it too
        world = state.redeal(BLUE, FastRng(seed))
        assert {"AS", "AH"} <= set(hand(world, RED))
    assert not unseen_cards(state, RED) >> NAMES.index("X1") & 1


@rule("honour 2.5", paper="HA44")
@pytest.mark.parametrize(
    "options",
    [
        {"removed": "AS", "sure_red": "AS"},
        {"sure_red": "AS AS"},
        {"sure_red": "ZZ"},
        {"sure_red": "AS AH", "hand_red": 5, "sure_blue": "AS"},
        {"sure_red": "2S 2H 2D 2C 3S 3H", "hand_red": 5},
        {"removed": " ".join(NAMES[:35])},
        {"removed": 5},
        {"colour": "mauve"},
        {"battles": True},
        {"battles": 10**30},
        {"closing": "never"},
    ],
)
def test_hostile_options_are_refused_with_a_sentence(options: dict[str, object]) -> None:
    with pytest.raises(UserError):
        started(options)
