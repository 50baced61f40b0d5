"""Undo: honest, exact, and never across a barrier."""

import pytest
from pennants import GAME
from pennants.state import READY

from cannae.core.contract import UserError
from cannae.core.history import History
from cannae.core.randomness import FastRng


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
    assert len(history.steps) == 1
