"""Chapter 7: winning, scoring, the match."""

import pytest

from cannae.core.contract import UserError
from cannae.core.playout import playout
from cannae.core.randomness import FastRng
from cannae.games.honour import GAME
from cannae.games.honour.board import heading
from cannae.games.honour.engine import Honour
from cannae.locale import words
from helpers import rule
from honour.scene import do, scene, started


def last_pair(results: str, red: str = "9S", blue: str = "8S", **more: object) -> Honour:
    """The fifth pair, closed by two passes."""
    return do(scene(red, blue, pair=5, results=f"{results}.", **more), "pass", "pass")  # type: ignore[arg-type]


@rule("honour 7.1", paper="H19")
@pytest.mark.parametrize(("results", "winner"), [("rb==", 0), ("bbr=", -1), ("bbb=", 1)])
def test_most_pairs_win_the_battle(results: str, winner: int) -> None:
    outcome = last_pair(results).outcome()
    assert outcome is not None
    assert outcome.winner == winner


@rule("honour 7.2", paper="HA38")
def test_equal_pairs_are_a_drawn_battle_without_bonus() -> None:
    outcome = last_pair("bbr=").outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.reason, outcome.score) == (-1, "drawn", (2, 2))


@rule("honour 7.3", paper="H20 HA40")
@pytest.mark.parametrize(
    ("results", "red", "blue", "score"),
    [
        ("rrb=", "9S", "8S", (5, 1)),
        ("rbb=", "9S", "8S", (2, 2)),
        ("rrrr", "9S", "8S", (7, 0)),
        ("bbb=", "8S", "9S", (0, 6)),
    ],
)
def test_a_point_a_pair_and_two_for_the_battle(results: str, red: str, blue: str, score: tuple[int, int]) -> None:
    outcome = last_pair(results, red, blue).outcome()
    assert outcome is not None
    assert outcome.score == score


@rule("honour 7.4", paper="HA41")
def test_a_match_is_six_battles_with_three_deals_each() -> None:
    state = GAME.start({}, FastRng(4))
    assert isinstance(state, Honour)
    dealers = []
    fought: object = -1
    while state.to_act:
        view = state.view(2)
        if view["fought"] != fought:
            fought = view["fought"]
            dealers.append(view["dealer"])
        side = state.to_act[0]
        state.apply(side, state.choices(side)[-1 if state.phase() == "deploy" else 0])
    assert len(dealers) == 6
    assert dealers.count("red") == dealers.count("blue") == 3
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winner == (-1 if outcome.score[0] == outcome.score[1] else int(outcome.score[1] > outcome.score[0]))


@rule("honour 7.5", paper="HA41")
def test_or_first_to_twenty_with_equal_deals() -> None:
    points: dict[str, object] = {"length": "points", "points": 20}
    odd = last_pair("rrrr", options=points, fields={"fought": 2, "counted": 2, "score": "19:3"})
    assert odd.outcome() is None  # 26 points, but red has dealt twice and blue once
    even = last_pair("rrrr", options=points, fields={"fought": 3, "counted": 3, "score": "19:3"})
    outcome = even.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.score) == (0, (26, 3))
    behind = last_pair("bbbb", "8S", "9S", options=points, fields={"fought": 3, "counted": 3, "score": "3:19"})
    outcome = behind.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.score) == (1, (3, 26))
    short = last_pair("rrrr", options=points, fields={"fought": 3, "counted": 3, "score": "12:3"})
    assert short.outcome() is None


@rule("honour 7.6", paper="HA38")
def test_a_campaign_plays_drawn_battles_again_with_the_other_dealer() -> None:
    state = last_pair("bbr=", options={"needs_winner": True})
    assert state.outcome() is None
    view = state.view(2)
    assert (view["dealer"], view["score"], view["battle"], view["fought"]) == ("blue", [0, 0], 1, 1)
    ahead: dict[str, object] = {"fought": 1, "counted": 0, "score": "0:0"}
    two = last_pair("rrrr", options={"needs_winner": True, "battles": 2}, fields=ahead)
    assert two.outcome() is None  # the battle that was fought again counts once only


@rule("honour 7.4")
def test_after_the_last_battle_there_is_no_next_one() -> None:
    """“Battle 7 of 6” stands nowhere, neither at the end nor in the battle more that breaks a tie."""
    ended = last_pair("rrrr", options={"battles": 6}, fields={"fought": 5, "counted": 5, "score": "9:9"})
    assert ended.outcome() is not None
    assert ended.view(2)["battle"] == 6
    assert "Battle 6 of 6" in heading(ended.view(2), words("en").say)
    more: dict[str, object] = {"needs_winner": True, "battles": 2}
    level = last_pair("rb==", options=more, fields={"fought": 1, "counted": 1, "score": "1:4"})
    assert level.outcome() is None
    assert "Battle 3 ·" in heading(level.view(2), words("en").say)


@rule("honour 7.6", paper="HA38")
def test_a_level_match_that_needs_a_winner_gets_one_more_battle() -> None:
    options: dict[str, object] = {"needs_winner": True, "battles": 2}
    state = last_pair("rb==", options=options, fields={"fought": 1, "counted": 1, "score": "1:4"})
    assert state.outcome() is None  # 5 to 5
    for seed in range(300):
        match = GAME.start({"needs_winner": True, "battles": 1 + seed % 3}, FastRng(seed))
        playout(match, FastRng(seed))
        outcome = match.outcome()
        assert outcome is not None
        assert outcome.winner in (0, 1)


@rule("honour 7.7", paper="HA41")
def test_no_match_goes_beyond_sixty_battles() -> None:
    state = last_pair("rrrr", options={"length": "points", "points": 100}, fields={"fought": 59, "counted": 59})
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "points"
    drawn = last_pair("bbr=", options={"needs_winner": True}, fields={"fought": 59, "counted": 0})
    outcome = drawn.outcome()
    assert outcome is not None
    assert outcome.reason == "lot"
    assert outcome.winner in (0, 1)


@rule(paper="HA41")
def test_a_match_has_between_one_and_twenty_battles() -> None:
    for options in ({"battles": 0}, {"battles": 21}, {"points": 4}, {"length": "eternal"}):
        with pytest.raises(UserError):
            started(dict(options))
