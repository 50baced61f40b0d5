"""Rules 12.15 to 12.17: the Army General by himself, who joins him, and who captures him."""

from typing import Any

from battle.scene import do, moving, offered, reason, told, unit
from helpers import rule


def go(state: Any, *texts: str) -> None:
    do(state, state.to_act[0], *texts)


def alone_at(state: Any, side: int, place: int, across: int = 0) -> Any:
    """The General of a side stands by himself on this card."""
    army = state.armies[side]
    army.general, army.general_place, army.general_across = -1, place, across
    return state


def with_unit(state: Any, side: int) -> tuple[int, int]:
    """The number of the Unit a General is with, and the place where he stands alone."""
    army = state.armies[side]
    return int(army.general) % 8 + 1 if army.general >= 0 else 0, int(army.general_place)


@rule("battle 12.15", "battle 12.16", paper="B81 B83 B84 A38")
def test_the_general_moves_by_himself() -> None:
    line = [unit("levy", at=1), unit("levy", at=1), unit("levy", at=2)]
    state = moving(line, [unit("levy", at=4)], generals=(0, None), first=0)
    while state.to_act == (1,):
        go(state, "pass")
    go(state, "general")
    assert offered(state, 0) == ["f1", "p1", "p2", "p3"]  # Speed 5 over Plains of Move 2: three cards, not past blue
    go(state, "p1")
    assert state.armies[0].general == 1  # to the other Unit on his card
    assert state.armies[0].moves == 1
    assert "general" not in offered(state, 0)
    assert reason(state, 0, "general") == "12.15"


@rule("battle 12.15", "battle 12.16", paper="A39")
def test_not_into_enemy_hands_and_assigned_where_own_units_are() -> None:
    line = [unit("levy", at=1), unit("levy", at=3), unit("levy", at=3)]
    state = moving(line, [unit("levy", at=2)], generals=(0, None))
    while state.to_act == (1,):
        go(state, "pass")
    go(state, "general")  # to the Flank: Position 2 is the enemy's and bars the way, so that nobody is asked where to
    assert (state.armies[0].general, state.armies[0].general_place) == (-1, 0)
    near = moving(
        [unit("levy", at=1), unit("levy", at=2), unit("levy", at=2)], [unit("levy", at=2)], generals=(0, None)
    )
    while near.to_act == (1,):
        go(near, "pass")
    go(near, "general", "p2")
    assert near.phase() == "assign"
    go(near, "r3")
    assert near.armies[0].general == 2


@rule("battle 12.16")
def test_a_unit_that_comes_to_the_lone_general_takes_him_along() -> None:
    state = moving([unit("levy", at=1)], [unit("levy", at=4)])
    alone_at(state, 0, 0)
    go(state, "r1", "f1", "ballistic")
    assert with_unit(state, 0) == (1, -1)


@rule("battle 12.16", paper="A39")
def test_he_joins_a_unit_that_marches_to_him_where_another_stands_across() -> None:
    """One own Unit stands on the other side of his card, so that the newcomer is Support."""
    line = [unit("levy", at=2, across=1), unit("levy", at=1)]
    state = alone_at(moving(line, [unit("levy", at=4)]), 0, 2)
    go(state, "r2", "p2")
    assert with_unit(state, 0) == (2, -1)
    assert "battle-general" in told(state)


@rule("battle 12.16", paper="A39")
def test_a_unit_that_comes_to_the_other_side_of_his_card_leaves_him_alone() -> None:
    state = alone_at(moving([unit("levy", at=1, across=1)], [unit("levy", at=4)]), 0, 2)
    go(state, "r1", "p2", "ballistic")
    assert with_unit(state, 0) == (0, 2)


@rule("battle 12.16", paper="A39")
def test_he_joins_a_unit_that_crosses_to_him() -> None:
    state = alone_at(moving([unit("levy", at=2)], [unit("levy", at=4)]), 0, 2, across=1)
    go(state, "r1", "cross")
    assert with_unit(state, 0) == (1, -1)


@rule("battle 12.16", "battle 12.14", paper="A39")
def test_he_joins_a_unit_that_is_sent_back_to_him() -> None:
    state = alone_at(moving([unit("levy", at=2, across=1)], [unit("levy", at=3)], first=1), 0, 2)
    go(state, "b1", "p2", "ballistic")
    assert with_unit(state, 0) == (1, -1)
    assert state.to_act == (1,)


@rule("battle 12.16", "battle 12.14", paper="A39")
def test_of_several_that_are_sent_back_his_owner_names_the_one_he_joins() -> None:
    line = [unit("levy", at=2, across=1), unit("levy", at=2, across=1), unit("levy", at=1)]
    state = alone_at(moving(line, [unit("levy", at=3), unit("levy", at=4)], first=1), 0, 2)
    go(state, "b1", "p2", "ballistic")
    assert (state.phase(), state.to_act) == ("assign", (0,))
    assert offered(state, 0) == ["r1", "r2"]
    assert reason(state, 0, "r3") == "12.16"
    go(state, "r2")
    assert with_unit(state, 0) == (2, -1)
    assert (state.phase(), state.to_act) == ("move", (1,))  # the enemy goes on with his moves


@rule("battle 12.16", "battle 12.17")
def test_he_can_no_longer_be_captured_beside_a_unit_of_his() -> None:
    line = [unit("levy", at=2, across=1), unit("levy", at=1)]
    state = alone_at(moving(line, [unit("lighthorse", at=3, across=1)]), 0, 2)
    go(state, "r2", "p2")
    go(state, "pass")
    go(state, "b1", "p2", "charge")
    assert state.outcome() is None


@rule("battle 12.17", paper="B85 A40")
def test_capture_on_the_same_side_of_the_card_only() -> None:
    blues = [unit("lighthorse", at=3, across=1)]
    state = moving([unit("levy", at=1)], blues, first=1)
    state.armies[0].general_place = 2
    go(state, "b1", "p2")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (1, "captured")
    passing = moving([unit("levy", at=0)], blues, first=1)
    passing.armies[0].general_place = 2
    go(passing, "b1", "p1")
    assert passing.outcome() is not None
    other_side = moving([unit("levy", at=1)], [unit("lighthorse", at=3)], first=1)
    other_side.armies[0].general_place = 2
    go(other_side, "b1", "p2", "ballistic")
    assert other_side.outcome() is None
    go(other_side, "pass")
