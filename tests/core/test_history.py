"""Undo: honest, exact, and never across a barrier."""

import pytest
from pennants import GAME
from pennants.state import READY

from cannae.core.contract import UserError
from cannae.core.history import History
from cannae.core.randomness import FastRng
from cannae.core.registry import game


def bidding() -> History:
    return History(GAME.start({"hand": 4}, FastRng(2)))


def test_undo_takes_back_ones_own_latest_choice_only() -> None:
    history = bidding()
    start = history.state.write_position()
    red, blue = history.state.choices(0)[0], history.state.choices(1)[0]
    history.choose(0, red)
    history.choose(1, blue)
    history.undo(0)
    assert red in history.state.choices(0)
    assert blue not in history.state.choices(1)
    history.undo(1)
    assert history.state.write_position() == start


def test_a_ready_may_be_withdrawn_until_the_reveal() -> None:
    history = bidding()
    history.choose(0, READY)
    assert history.state.acting() == 2
    history.undo(0)
    assert len(history.state.to_act) == 2
    history.choose(0, READY)
    history.choose(1, READY)
    for side in (0, 1):
        with pytest.raises(UserError):
            history.undo(side)


def test_there_is_nothing_to_undo_at_the_start() -> None:
    with pytest.raises(UserError):
        bidding().undo(0)


def test_a_fork_goes_its_own_way() -> None:
    history = bidding()
    history.choose(0, history.state.choices(0)[0])
    here = history.state.write_position()
    fork = history.fork()
    fork.choose(1, READY)
    fork.undo(0)
    assert history.state.write_position() == here
    assert len(history.played) == 1


def test_an_earlier_choice_is_taken_back_as_if_never_made() -> None:
    history = History(game("honour").start({"battles": 1, "sure_red": "9S 8S 7S 3S"}, FastRng(4)))
    state = history.state

    def lay(text: str) -> None:
        history.choose(0, history.state.read_choice(0, text))

    for text in ("9S@1", "7S@2", "3S@2", "8S@3"):
        lay(text)
    history.withdraw(0, state.read_choice(0, "7S@2"))
    line = [space["cards"] for space in history.state.view(0)["sides"][0]["line"]]  # type: ignore[index]
    assert line == [["9S"], ["3S"], ["8S"], [], []]
    assert [history.state.write_choice(0, step.choice) for step in history.played] == ["9S@1", "3S@2", "8S@3"]
    with pytest.raises(UserError):
        history.withdraw(0, state.read_choice(0, "7S@2"))  # which lies there no more
    lay("7S@4")
