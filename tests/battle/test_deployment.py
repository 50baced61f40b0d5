"""Chapter 4: placing in secret, support, the General."""

from typing import Any

from battle.scene import do, offered
from cannae.core.contract import SPECTATOR
from cannae.core.randomness import FastRng
from cannae.games.battle import GAME
from helpers import rule


def content(seed: int = 1, **options: Any) -> Any:
    """All terrain accepted."""
    state: Any = GAME.start(options, FastRng(seed))
    while state.phase() == "veto":
        do(state, state.to_act[0], "accept")
    return state


FIVE = {"general": "strategos", "units": [{"ranks": ["levy"]}] * 5}


def placed(state: Any) -> list[tuple[str, str | None]]:
    return [(one["id"], one["place"]) for one in state.view(SPECTATOR)["units"] if one["place"] is not None]


@rule("battle 4.1", "battle 4.2", "battle 4.4", paper="B15 B16 A8 A10")
def test_units_are_placed_in_secret_position_by_position() -> None:
    state = content()
    assert state.phase() == "place"
    assert state.to_act == (0, 1)
    assert offered(state, 0) == ["r1", "r2", "r3", "r4"]
    do(state, 0, "r2")
    assert placed(state) == []  # nothing shows before both have chosen
    assert state.view(1)["armies"][0]["ready"] is True
    do(state, 1, "b4")
    assert placed(state) == [("r2", "p1"), ("b4", "p1")]
    do(state, 0, "r1")
    do(state, 1, "b1")
    do(state, 0, "r3")
    do(state, 1, "b2")
    assert [place for _, place in placed(state)] == ["p2", "p1", "p3", "p2", "p3", "p1"]
    assert {state.owner(0), state.owner(4)} == {-1}
    assert {state.level[place] for place in range(5)} == {0}


@rule("battle 4.3", "battle 4.5", paper="B17 A9 R36")
def test_support_units_come_in_passes_until_all_stand() -> None:
    state = content(red_list=FIVE, blue_list=FIVE)
    for number in (1, 2, 3):
        do(state, 0, f"r{number}")
        do(state, 1, f"b{number}")
    assert state.phase() == "support"
    do(state, 0, "nobody")
    do(state, 1, "b4")
    do(state, 0, "nobody")
    do(state, 1, "b5")  # blue has placed all his Units
    assert offered(state, 0) == ["r4", "r5"]  # the last Position of the pass: one must be placed
    do(state, 0, "r5")
    do(state, 0, "r4")
    units = {one["id"]: one for one in state.view(SPECTATOR)["units"]}
    assert (units["r5"]["place"], units["r5"]["main"]) == ("p3", False)
    assert (units["r4"]["place"], units["r4"]["main"]) == ("p1", False)
    assert (units["b5"]["place"], units["b2"]["main"]) == ("p2", True)
    assert state.phase() == "general"


@rule("battle 4.2", paper="A64")
def test_seven_cards_and_fewer_units_than_positions() -> None:
    state = content(terrains="7", red_list=FIVE, blue_list=FIVE)
    assert "nobody" not in offered(state, 0)
    three = {"general": "strategos", "units": [{"ranks": ["levy"]}] * 3}
    small = content(terrains="7", red_list=three, blue_list=FIVE)
    assert "nobody" in offered(small, 0)
    assert "nobody" not in offered(small, 1)
    for _ in range(2):
        do(small, 0, "nobody")
        do(small, 1, offered(small, 1)[0])
    assert "nobody" not in offered(small, 0)  # three Positions left for three Units


@rule("battle 4.6", paper="B77 B82")
def test_the_general_joins_a_unit_in_secret_with_the_army_standard() -> None:
    state = content()
    while state.phase() in ("place", "support"):
        for side in state.to_act:
            do(state, side, offered(state, side)[0])
    assert state.to_act == (0, 1)
    do(state, 0, "r3")
    assert state.view(1)["armies"][0]["general_unit"] is None
    do(state, 1, "b1")
    view = state.view(SPECTATOR)
    assert [army["general_unit"] for army in view["armies"]] == ["r3", "b1"]
    assert [army["banners"] for army in view["armies"]] == [2, 2]
    assert view["period"] == 1


@rule("battle 1.7", paper="A66")
def test_what_is_public_and_what_is_not() -> None:
    state = content()
    do(state, 0, "r2")
    for viewer in (1, SPECTATOR):
        seen = state.view(viewer)
        assert seen["armies"][0]["ready"] is True
        assert "own" not in seen or seen["own"]["picked"] == -1
    assert state.view(0)["own"]["picked"] == 1
    assert {"mp", "damage", "troops", "combat_master", "standards"} <= set(state.view(1)["units"][0])


@rule("battle 4.3")
def test_own_view_tells_whether_the_last_position_may_stay_without_support() -> None:
    """Two positions that differ in nothing else look different to the side that is asked, and to nobody else."""
    state = content(red_list=FIVE, blue_list=FIVE)
    for number in (1, 2, 3):
        do(state, 0, f"r{number}")
        do(state, 1, f"b{number}")
    assert state.phase() == "support" and state.view(0)["own"]["placed"] is False
    for _ in range(2):
        do(state, 0, "nobody")
        do(state, 1, "nobody")
    other = state.copy()
    other.turnwise |= 1
    assert offered(state, 0) == ["r4", "r5"] and offered(other, 0) == ["r4", "r5", "nobody"]
    assert [one.view(0)["own"]["placed"] for one in (state, other)] == [False, True]
    for viewer in (1, SPECTATOR):
        assert state.view(viewer) == other.view(viewer)
