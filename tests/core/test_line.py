"""Undo: honest, exact, and never across a barrier."""

import pytest
from pennants import GAME
from pennants.state import READY

from cannae.core.contract import Complaint
from cannae.core.line import Line
from cannae.core.randomness import FastRng


def bidding() -> Line:
    return Line(GAME.start({"hand": 4}, FastRng(2)))


def test_undo_takes_back_ones_own_latest_choice_only() -> None:
    line = bidding()
    start = line.state.write_position()
    red, blue = line.state.choices(0)[0], line.state.choices(1)[0]
    line.choose(0, red)
    line.choose(1, blue)
    line.undo(0)
    assert red in line.state.choices(0)
    assert blue not in line.state.choices(1)
    line.undo(1)
    assert line.state.write_position() == start


def test_a_ready_may_be_withdrawn_until_the_reveal() -> None:
    line = bidding()
    line.choose(0, READY)
    assert line.state.acting() == 2
    line.undo(0)
    assert len(line.state.to_act) == 2
    line.choose(0, READY)
    line.choose(1, READY)
    for side in (0, 1):
        with pytest.raises(Complaint):
            line.undo(side)


def test_there_is_nothing_to_undo_at_the_start() -> None:
    with pytest.raises(Complaint):
        bidding().undo(0)


def test_a_fork_goes_its_own_way() -> None:
    line = bidding()
    line.choose(0, line.state.choices(0)[0])
    here = line.state.write_position()
    fork = line.fork()
    fork.choose(1, READY)
    fork.undo(0)
    assert line.state.write_position() == here
    assert len(line.steps) == 1
