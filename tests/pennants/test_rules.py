"""The rules of the example game, by their numbers."""

import pytest
from pennants import GAME
from pennants.state import CARDS, DRAW, PENNANTS, READY, STAND, Pennants

from cannae.core.contract import EventLog, IllegalChoice, UserError
from cannae.core.randomness import FastRng
from helpers import rule


def position(text: str, **options: object) -> Pennants:
    state = GAME.read_position(text, options, FastRng(1))
    assert isinstance(state, Pennants)
    return state


def bidding(red: str = "1,5,9", blue: str = "2,5,9") -> Pennants:
    """A first round for the pennant worth 3, with these hands."""
    held = {int(card) for hand in (red, blue) for card in hand.split(",") if hand != "-"}
    pack = ",".join(str(card) for card in range(1, 13) if card not in held) or "-"
    return position(f"bid 1 3 0 - red {red}/-/no/- blue {blue}/-/no/- pack {pack} out - pennants 1,2,4,5 aside -")


def bid(state: Pennants, red: list[int], blue: list[int]) -> None:
    for side, cards in ((0, red), (1, blue)):
        for card in [*cards, READY]:
            state.apply(side, card)


@rule("pennants 1.1", "pennants 1.2")
def test_each_side_is_dealt_a_secret_hand_from_twelve_cards() -> None:
    for number in range(20):
        state = GAME.start({"hand": 4}, FastRng(number))
        assert isinstance(state, Pennants)
        assert [len(hand) for hand in state.hand] == [4, 4]
        assert sorted(state.hand[0] + state.hand[1] + state.pack) == CARDS
        assert sorted([state.shown, *state.hidden]) == PENNANTS
        assert "hand" not in str(state.view(0)["blue"])
        assert "hand" in str(state.view(0)["red"])


@rule("pennants 2.1")
def test_both_bid_at_once_for_a_pennant_turned_up() -> None:
    state = bidding("1,5,9", "2,6,10")
    assert state.to_act == (0, 1)
    assert state.view(2)["pennant"] == {"id": "pennant-3", "say": "pennants-pennant", "value": 3}


@rule("pennants 2.2")
def test_a_card_is_laid_once_and_from_ones_own_hand() -> None:
    state = bidding("1,5,9", "2,6,10")
    state.apply(0, 5)
    assert state.why_not(0, 5) == "2.2"
    assert state.why_not(0, 6) == "2.2"
    with pytest.raises(IllegalChoice):
        state.apply(0, 6)


@rule("pennants 2.3")
def test_two_cards_at_most_or_none() -> None:
    state = bidding("1,5,9", "2,6,10")
    assert READY in state.choices(0)
    state.apply(0, 1)
    state.apply(0, 5)
    assert state.choices(0) == [READY]
    assert state.why_not(0, 9) == "2.3"


@rule("pennants 2.4")
def test_bids_are_turned_over_when_both_are_ready_and_an_empty_hand_is_asked_too() -> None:
    state = bidding("-", "2,6,10")
    assert state.choices(0) == [READY]
    state.log = EventLog()
    state.apply(0, READY)
    assert state.to_act == (1,)
    assert state.why_not(0, READY) == "2.4"
    state.apply(1, 6)
    assert [event.key for event in state.log.seen_by(0)] == []
    state.apply(1, READY)
    told = state.log.seen_by(0)[0]
    assert (told.key, told.rule, told.args) == ("pennants-bids", "2.4", {"red": "@pennants-nothing", "blue": [6]})


@rule("pennants 2.5")
def test_the_higher_sum_takes_the_pennant_and_equal_sums_set_it_aside() -> None:
    state = bidding("1,5,9", "2,6,10")
    bid(state, [1, 9], [6])
    assert state.won == [[3], []]
    assert state.out == [1, 6, 9]
    level = bidding("1,5,9", "2,6,10")
    bid(level, [1, 5], [6])
    assert level.aside == [3]
    assert level.won == [[], []]
    assert level.phase() == "bid"


@rule("pennants 3.1", "pennants 3.3")
def test_the_loser_draws_unseen_or_stands_and_the_other_waits() -> None:
    state = bidding("1,5,9", "2,6,10")
    assert state.why_not(0, DRAW) == "3.1"
    bid(state, [9], [6])
    assert state.to_act == (1,)
    assert state.choices(1) == [DRAW, STAND]
    assert state.why_not(0, READY) == "3.3"
    assert state.why_not(1, 2) == "3.3"
    state.log = EventLog()
    state.apply(1, DRAW)
    assert len(state.hand[1]) == 3
    assert state.log.seen_by(1)[0].key == "pennants-drew"
    assert state.log.seen_by(0)[0].key == "pennants-drew-unseen"
    without = GAME.start({"consolation": False}, FastRng(3))
    assert isinstance(without, Pennants)
    bid(without, [without.choices(0)[0]], [])
    assert without.phase() == "bid"


@rule("pennants 3.2")
def test_nothing_is_drawn_from_an_empty_pack() -> None:
    state = position(
        "consolation 1 0 1 red red 1,2,4,5,6/-/no/- blue 7,8,10,11,12/-/no/3 pack - out 3,9 pennants 1,2,4,5 aside -"
    )
    assert state.choices(0) == [STAND]
    assert state.why_not(0, DRAW) == "3.2"


@rule("pennants 4.1", "pennants 4.2")
def test_the_pennants_are_counted_after_the_last_round() -> None:
    state = GAME.start({"rounds": 2, "consolation": False}, FastRng(5))
    assert isinstance(state, Pennants)
    worth = 0
    for _ in range(2):
        worth += state.shown
        bid(state, [state.hand[0][-1]], [])
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.reason, outcome.score) == (0, "pennants", (worth, 0))
    assert state.to_act == ()
    assert state.why_not(0, READY) == "4.2"
    level = GAME.start({"rounds": 1, "consolation": False}, FastRng(5))
    assert isinstance(level, Pennants)
    bid(level, [], [])
    drawn = level.outcome()
    assert drawn is not None
    assert (drawn.winner, drawn.reason) == (-1, "level")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "bid",
        "bid 1 3 0 - red 1/-/no/- blue 2/-/no/- pack - out - pennants 1,2,4,5 aside -",  # cards are missing
        "consolation 1 0 1 - red 1,2,4,5,6/-/no/- blue 7,8,10,11,12/-/no/3 pack - out 3,9 pennants 1,2,4,5 aside -",
        "bid 9 3 0 - red 1,2,3,4,5,6/-/no/- blue 7,8,9,10,11,12/-/no/- pack - out - pennants 1,2,4,5 aside -",
        "bid 1 3 0 - red 1,2,3,4,5,6/-/yes/- blue 7,8,9,10,11,12/-/yes/- pack - out - pennants 1,2,4,5 aside -",
        "bid 1 3 0 - red 4,5,6/1,2,3/no/- blue 7,8,9,10,11,12/-/no/- pack - out - pennants 1,2,4,5 aside -",
        "bid 1 3 0 - red 1,1,2,3,4,5,6/-/no/- blue 7,8,9,10,11,12/-/no/- pack - out - pennants 1,2,4,5 aside -",
        "bid 1 3 0 - red 1,2,3,4,5,99999999999/-/no/- blue 7,8,9,10,11,12/-/no/- pack - out - pennants 1,2,4,5 aside -",
    ],
)
def test_a_position_that_cannot_stand_is_refused(text: str) -> None:
    with pytest.raises(UserError, match="pennants-bad-position"):
        position(text)
