"""Chapter 3: laying the line."""

from itertools import combinations
from typing import Any

import pytest

from cannae.core.contract import BLUE, RED, SPECTATOR
from cannae.core.history import History
from cannae.games.honour.rules.cards import NAMES
from helpers import rule
from honour.scene import deploy, do, hand, offered, reason, started, worth

SURE = "2S 8S 3H 7H 9D 10C JS KD X1 5S"


def laying() -> Any:
    return started({"sure_red": SURE})


def red_do(state: Any, *texts: str) -> Any:
    for text in texts:
        state.apply(RED, state.read_choice(RED, text))
    return state


@rule("honour 3.1", paper="H4")
def test_five_spaces_of_cards_from_the_hand() -> None:
    state = laying()
    assert len([text for text in offered(state, RED) if text.startswith("2S@")]) == 5
    assert reason(state, RED, "2C@1") == "3.1"
    assert reason(state, RED, "pass") == "3.1"


@rule("honour 3.2", paper="HA3")
def test_every_space_needs_a_card_so_five_to_ten_are_placed() -> None:
    state = laying()
    assert reason(state, RED, "done") == "3.2"
    red_do(state, "9D@1", "10C@2", "JS@3", "KD@4")
    assert reason(state, RED, "done") == "3.2"
    red_do(state, "X1@5")
    assert reason(state, RED, "done") is None
    red_do(state, "done")
    assert len(hand(state, RED)) == 5


@rule("honour 3.2", paper="HA3")
def test_enough_cards_must_be_kept_for_empty_spaces() -> None:
    state = started({"hand_red": 5, "sure_red": "2S 3S 4S 5S 6S"})
    red_do(state, "2S@1")
    assert reason(state, RED, "3S@1") == "3.2"
    assert reason(state, RED, "3S@2") is None


@rule("honour 3.3", paper="H6 HA4 HA5")
@pytest.mark.parametrize("pair", list(combinations(SURE.split(), 2)))
def test_two_cards_share_a_space_up_to_ten(pair: tuple[str, str]) -> None:
    one, other = pair
    state = red_do(laying(), f"{one}@3")
    allowed = worth(one) + worth(other) <= 10
    assert (reason(state, RED, f"{other}@3") is None) == allowed
    if not allowed:
        assert reason(state, RED, f"{other}@3") == "3.3"


@rule("honour 3.3", paper="HA4")
def test_sixteen_value_pairs_can_share() -> None:
    """Asked of the engine: which two values it lets lie together, over every value a card can have."""
    values = {worth(name): name for name in NAMES}
    pairs = set()
    for low, one in values.items():
        for high, other in values.items():
            second = other if high != low else next(name for name in NAMES if worth(name) == high and name != one)
            rest = [name for name in NAMES if name not in (one, second)][:8]
            state = red_do(started({"sure_red": " ".join([one, second, *rest])}), f"{one}@1")
            if reason(state, RED, f"{second}@1") is None:
                pairs.add((min(low, high), max(low, high)))
    assert len(pairs) == 16
    assert {low + high for low, high in pairs} == set(range(4, 11))


@rule("honour 3.3", paper="HA8")
def test_a_pair_too_high_cannot_be_laid() -> None:
    state = red_do(laying(), "8S@1")
    assert "3H@1" not in offered(state, RED)
    assert "2S@1" in offered(state, RED)


@rule("honour 3.4", paper="H4")
def test_no_third_card_is_laid_on_a_space() -> None:
    state = red_do(laying(), "2S@1", "3H@1")
    assert reason(state, RED, "5S@1") == "3.4"


@rule("honour 3.5", paper="HA7")
def test_secret_until_both_stand_and_nothing_changes_afterwards() -> None:
    state = laying()
    before = str(state.view(BLUE))
    red_do(state, "9D@1", "10C@2", "JS@3", "KD@4", "X1@5")
    assert str(state.view(BLUE)) == before
    red_do(state, "done")
    assert state.to_act == (BLUE,)
    sides: Any = state.view(BLUE)["sides"]
    assert sides[RED]["state"] == "ready"
    assert all(space["cards"] is None for space in sides[RED]["line"])
    deploy(state, BLUE)
    assert state.phase() == "exchange"
    assert reason(state, state.to_act[0], "2S@1") is not None


@rule("honour 3.5", paper="HA7")
def test_each_side_may_take_its_own_cards_back_until_then() -> None:
    history = History(laying())
    history.choose(RED, history.state.read_choice(RED, "9D@1"))
    blue_card = hand(history.state, BLUE)[0]  # type: ignore[arg-type]
    history.choose(BLUE, history.state.read_choice(BLUE, f"{blue_card}@2"))
    history.undo(RED)
    assert "9D" in hand(history.state, RED)  # type: ignore[arg-type]
    assert blue_card not in hand(history.state, BLUE)  # type: ignore[arg-type]


@rule("honour 3.6", paper="H5")
def test_cards_not_laid_stay_in_the_hand() -> None:
    state = red_do(laying(), "9D@1", "10C@2", "JS@3", "KD@4", "X1@5", "done")
    assert sorted(hand(state, RED)) == sorted(["2S", "8S", "3H", "7H", "5S"])


@rule("honour 3.7", paper="HA6")
def test_counts_are_public_and_contents_hidden() -> None:
    state = red_do(laying(), "9D@1", "10C@2", "JS@3", "2S@4", "7H@4", "X1@5", "done")
    deploy(state, BLUE)
    for viewer in (BLUE, SPECTATOR):
        sides: Any = state.view(viewer)["sides"]
        assert [len(space["cards"]) for space in sides[RED]["line"]] == [1, 1, 1, 2, 1]
        assert sides[RED]["line"][3]["cards"] == [None, None]
        assert sides[RED]["line"][3]["value"] is None
        assert [entry["card"] for entry in sides[RED]["hand"]] == [None] * 4
    assert do(state, "pass").phase() == "exchange"
