"""Chapter 15: the Controlling Player commands the movement."""

from typing import Any

from battle.scene import counters, do, field, offered, reason, unit
from cannae.core.contract import SPECTATOR
from cannae.core.randomness import FastRng
from cannae.games.battle import GAME
from cannae.games.battle.state import BEGIN_MOVEMENT
from helpers import rule


def commanding(red: int, blue: int, **more: Any) -> Any:
    """Expanded movement with these Battle Counters; two Units a side, none in contact."""
    reds = [unit("levy", at=1), unit("levy", at=1), unit("levy", at=1), unit("levy", at=1)]
    state = field(reds, [unit("levy", at=3), unit("levy", at=3)], expanded_movement=True, **more)
    state.armies[0].counter, state.armies[1].counter = red, blue
    state.period = 1
    state.step_number = BEGIN_MOVEMENT
    state.settle()
    return state


def step(state: Any, side: int, number: int) -> None:
    """A Unit moves to the nearest flank."""
    do(state, side, f"{'rb'[side]}{number}", "f1" if side == 0 else "f2")
    if state.phase() == "level":
        do(state, side, "ballistic")
    while state.phase() == "successor":
        do(state, side, offered(state, side)[0])


@rule("battle 15.1", paper="B126 A65")
def test_the_higher_counter_controls_and_a_tie_goes_to_the_higher_card() -> None:
    assert commanding(30, 20).to_act == (0,)
    assert commanding(20, 30).to_act == (1,)
    tied = commanding(50, 50)
    assert tied.phase() == "initiative"
    do(tied, 0, "feint")
    do(tied, 1, "hew")
    assert tied.to_act == (1,)
    alone: Any = GAME.start({"expanded_movement": True}, FastRng(1))
    assert counters(alone) == [50, 50]
    assert alone.phase() == "veto"  # the two switches are separate


@rule("battle 15.2", paper="B127 B129")
def test_as_many_units_as_wanted_each_once() -> None:
    state = commanding(30, 20)
    for number in (1, 2, 3, 4):
        step(state, 0, number)
        assert f"r{number}" not in offered(state, 0)
    assert state.armies[0].moves == 4


@rule("battle 15.3", paper="B128 A60")
def test_a_counter_on_nought_allows_one_move() -> None:
    state = commanding(30, 0)
    do(state, 0, "pass")
    step(state, 1, 1)
    assert state.period == 2  # there was nothing more to ask him: the movement is over
    granted = commanding(30, 0)
    do(granted, 0, "grant-2")
    step(granted, 1, 1)
    assert offered(granted, 1) == ["pass", "stop"]
    assert reason(granted, 1, "b2") == "15.3"


@rule("battle 15.4", paper="B131 A60")
def test_the_first_move_costs_the_generals_move_cost_then_one_each() -> None:
    state = commanding(30, 20)
    step(state, 0, 1)
    assert state.armies[0].counter == 30 - 2
    step(state, 0, 2)
    assert state.armies[0].counter == 30 - 3
    poor = commanding(1, 0)
    step(poor, 0, 1)
    assert poor.armies[0].counter == 0
    assert "r2" in offered(poor, 0)  # judged at the start only


def next_movement(state: Any) -> bool:
    """Nobody was in contact, so the movement that is over is followed by the next Period's, and nobody has passed."""
    anew = not any(army.passed or army.moves for army in state.armies)
    return state.outcome() is None and (state.phase(), state.period) == ("move", 2) and anew


@rule("battle 15.5", "battle 15.6", paper="B130 B132 A59")
def test_a_mover_may_grant_moves_to_the_enemy() -> None:
    state = commanding(30, 20)
    units = ["r1", "r2", "r3", "r4"]
    assert offered(state, 0) == ["pass", *units, "grant-1", "grant-2", "grant-3"]  # both Units and the General
    do(state, 0, "grant-2")
    assert state.to_act == (1,)
    assert offered(state, 1) == ["pass", "b1", "b2", "general"]
    step(state, 1, 1)
    assert offered(state, 1) == ["pass", "b2", "general", "stop"]
    do(state, 1, "stop")
    assert state.to_act == (0,)
    do(state, 0, "grant-1")
    assert offered(state, 1) == ["pass", "b2", "general"]  # a fresh grant asks for a move of its own
    do(state, 1, "pass")
    assert state.to_act == (0,)
    assert offered(state, 0) == ["pass", *units]
    assert reason(state, 0, "grant-1") == "15.5"
    step(state, 0, 1)
    assert offered(state, 0) == ["pass", *units[1:]]
    do(state, 0, "pass")
    assert next_movement(state)
    assert counters(state) == [30 - 2, 20 - 2]
    assert state.to_act == (0,)


@rule("battle 15.5", paper="B130")
def test_a_grant_that_is_used_up_gives_the_turn_back() -> None:
    state = commanding(30, 20)
    do(state, 0, "grant-2")
    step(state, 1, 1)
    assert state.to_act == (1,)
    step(state, 1, 2)
    assert state.to_act == (0,)
    assert offered(state, 0)[-3:] == ["grant-1", "grant-2", "grant-3"]  # he has not passed


@rule("battle 15.7", paper="B133")
def test_when_control_has_passed_the_other_moves_freely() -> None:
    state = commanding(30, 20)
    do(state, 0, "pass")
    assert state.to_act == (1,)
    assert offered(state, 1) == ["pass", "b1", "b2", "general"]
    step(state, 1, 1)
    step(state, 1, 2)
    assert state.to_act == (1,)
    assert offered(state, 1) == ["pass", "general"]
    assert state.armies[1].moves == 2
    do(state, 1, "pass")
    assert next_movement(state)
    assert counters(state) == [30, 20 - 2 - 1]
    assert state.to_act == (0,)


def test_expanded_views_show_the_counters() -> None:
    view: Any = commanding(30, 20).view(SPECTATOR)
    assert [one["counter"] for one in view["armies"]] == [30, 20]
