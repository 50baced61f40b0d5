"""Chapter 11: Combining and fighting across neighbouring Terrain."""

from typing import Any

import pytest

from battle.scene import TWO, cards, commit, do, end_rounds, field, fight, lay, offered, through, unit
from cannae.games.battle.state import BEGIN_PERIOD
from helpers import rule


@rule("battle 11.1", paper="B65 B66 B67 C31")
def test_a_controlling_neighbour_may_be_combined() -> None:
    state = fight([unit(*TWO, at=2), unit("archers", at=3)], [unit("levy", at=2)], level="charge")
    do(state, 0, "hew")
    assert offered(state, 0) == ["enough", "r2"]
    do(state, 0, "r2")
    assert offered(state, 0) == ["r1:swordsmen", "r2:archers"]  # either Unit offers the Chosen Troop


@rule("battle 11.1", paper="B65 B66")
@pytest.mark.parametrize(("here", "there"), [("melee", 0), ("charge", 2)])
def test_not_from_or_to_melee(here: str, there: int) -> None:
    state = field([unit(*TWO, at=2), unit("archers", at=3)], [unit("levy", at=2)], level=here)
    state.level[3] = there
    start(state)
    do(state, 0, "hew")
    assert state.to_act == (1,)


def start(state: Any) -> None:
    state.step_number = BEGIN_PERIOD
    state.settle()


@rule("battle 11.1", "battle 9.3", paper="B66")
def test_the_levels_may_differ() -> None:
    state = field([unit(*TWO, at=2), unit("archers", at=3)], [unit("levy", at=2)], level="charge")
    state.level[3] = 0
    start(state)
    commit(state, 0, "hew +r2 r2:archers")
    commit(state, 1, "feint")
    assert cards(state, 1).damage == 14 + 2 + 2  # Ballistic Damage of Archers from the next card, three Ranks


def across(red: dict[str, Any], blue: dict[str, Any], level_red: int = 0, level_blue: int = 0, **more: Any) -> Any:
    """Red at Position 2, blue at Position 3, each in Control."""
    state = field([red | {"at": 2}, *more.pop("reds", [])], [blue | {"at": 3}, *more.pop("blues", [])], **more)
    state.level[2], state.level[3] = level_red, level_blue
    start(state)
    return state


@rule("battle 11.2", "battle 11.3", paper="B68 B69 B70")
@pytest.mark.parametrize(("red", "blue", "both"), [(0, 1, 0), (1, 1, 1), (2, 2, 1), (2, 1, 1), (0, 2, 0)])
def test_both_take_the_level_farther_from_melee(red: int, blue: int, both: int) -> None:
    state = across(unit(*TWO), unit(*TWO), red, blue)
    assert state.phase() == "announce"
    side = state.to_act[0]
    do(state, side, "b1" if side == 0 else "r1")
    assert (state.place_red, state.place_blue) == (2, 3)
    assert (state.level[2], state.level[3]) == (both, both)


@rule("battle 11.4", "battle 7.14", paper="B71 B72")
def test_own_ground_and_never_melee() -> None:
    state = across(unit(*TWO), unit("phalangites"), 1, 1, terrain={2: "1-plain", 3: "3-woods"})
    announce(state)
    lay(state, "hew", "drive")  # 6 + 3 against 5 + 3 + 1 (blue's end of the Woods)
    assert cards(state, 1).damage == 0
    end_rounds(state)
    assert state.phase() in ("move", "initiative")  # at Charge they cannot close in
    far = across(unit(*TWO), unit(*TWO), 0, 0)
    announce(far)
    end_rounds(far)
    do(far, 0, "advance")
    do(far, 1, "stand")
    assert (far.level[2], far.level[3]) == (1, 1)


def announce(state: Any) -> None:
    side = state.to_act[0]
    do(state, side, "b1" if side == 0 else "r1")


@rule("battle 11.5", paper="B68 B73 A13 A63")
def test_each_free_unit_is_asked_once_the_first_mover_before_the_other() -> None:
    state = across(unit(*TWO, mp=50), unit(*TWO, mp=20), generals=(0, 0))
    assert state.to_act == (1,)  # fewer MP with his General: he would move first
    do(state, 1, "nobody")
    assert state.to_act == (0,)
    do(state, 0, "nobody")
    assert state.phase() in ("move", "initiative")


@rule("battle 5.5", "battle 11.5", paper="A14")
def test_the_winner_of_a_fight_across_is_refreshed() -> None:
    state = across(unit(*TWO, mp=30), unit("levy", mp=2, damage=8), 1, 1, blues=[unit("levy", at=0)])
    announce(state)
    lay(state, "hew", "respite")
    assert cards(state, 1).place == -2
    assert cards(state, 0).mp == 50


@rule("battle 11.6", paper="B74 B75")
def test_the_example_of_four_units() -> None:
    """Units 1 and 3 of red, 2 and 4 of blue, in a row: 3 targets 2, 4 targets 3, which frees 2 to target 1."""
    reds = [unit(*TWO, at=0), unit(*TWO, at=2)]
    blues = [unit(*TWO, at=1), unit(*TWO, at=3)]
    state = chain(reds, blues)
    one, three, two, four = 0, 1, 8, 9
    assert (state.to_act, state.speaker) == ((0,), one)
    do(state, 0, "nobody")
    assert (state.speaker, offered(state, 0)) == (three, ["nobody", "b1", "b2"])
    do(state, 0, "b1")  # Unit 3 targets Unit 2, which must answer
    assert (state.aim[three], state.aim[two]) == (two, three)
    assert (state.to_act, state.speaker) == ((1,), four)  # Unit 2 is targeted and may not choose; Unit 4 may
    do(state, 1, "r2")  # Unit 4 targets Unit 3
    assert (state.aim[four], state.aim[three], state.aim[two]) == (three, four, -1)
    assert state.speaker == two  # free again
    do(state, 1, "r1")
    assert (state.aim[two], state.aim[one]) == (one, two)
    assert (state.place_red, state.place_blue) == (0, 1)
    end_rounds(state)
    through(state, "order", "close")
    assert (state.place_red, state.place_blue) == (2, 3)


@rule("battle 11.6", paper="A63")
def test_a_targeted_unit_drops_its_own_target_and_frees_it() -> None:
    """Unit 1 of red targets blue's first; blue's second then targets Unit 1, and blue's first is free to announce."""
    state = chain([unit(*TWO, at=1)], [unit(*TWO, at=0), unit("archers", at=2)])
    do(state, 0, "b1")
    assert (state.to_act, state.speaker) == ((1,), 9)
    do(state, 1, "r1")
    assert (state.aim[0], state.aim[9], state.aim[8]) == (9, 0, -1)
    assert (state.to_act, state.speaker) == ((1,), 8)  # it had only answered
    do(state, 1, "nobody")
    assert (state.place_red, state.place_blue) == (1, 2)


@rule("battle 11.2", "battle 11.5", paper="A63")
def test_every_free_unit_may_announce_and_be_targeted_not_only_main_units() -> None:
    state = chain([unit(*TWO, at=2), unit("archers", at=2)], [unit(*TWO, at=3), unit("levy", at=3)])
    assert (state.to_act, state.speaker) == ((0,), 0)  # the Main Unit before its Support
    assert offered(state, 0) == ["nobody", "b1", "b2"]
    do(state, 0, "b1")
    assert state.speaker == 1
    do(state, 0, "b2")  # Support against Support
    assert [army.fighter for army in state.armies] == [0, 8]
    end_rounds(state)
    through(state, "merge", "order", "close")
    assert [army.fighter for army in state.armies] == [1, 9]  # the second pair, one after the other
    assert (state.place_red, state.place_blue) == (2, 3)
    end_rounds(state)
    through(state, "order")  # a Support Unit that fights for itself takes in no other
    assert state.phase() == "close"
    through(state, "close")
    assert state.phase() in ("move", "initiative")  # each was Main Unit of one Duration


@rule("battle 11.2", "battle 5.6", paper="A63")
def test_the_main_unit_of_a_card_stays_when_its_support_is_lost_in_a_duel() -> None:
    state = chain([unit(*TWO, at=2), unit("levy", at=2, mp=0, damage=6)], [unit(*TWO, at=3)])
    do(state, 0, "nobody")
    do(state, 0, "b1")
    assert [army.fighter for army in state.armies] == [1, 8]
    end_rounds(state, red=3)  # Rout
    through(state, "standard")
    assert cards(state, 0, 2).place == -2
    assert (state.main(0, 2), cards(state, 1).mp) == (0, 50)
    assert not state.aiming_at(1)


@rule("battle 11.5", paper="A63 A13")
def test_a_unit_that_fought_on_a_contested_card_announces_nothing() -> None:
    """Each is asked once a Period; a Unit on a Contested card is no part of the chain."""
    state = field([unit(*TWO, at=1), unit(*TWO, at=2)], [unit(*TWO, at=1), unit(*TWO, at=3)], level="ballistic")
    start(state)
    assert (state.place_red, state.place_blue) == (1, 1)
    end_rounds(state)
    through(state, "order", "close")
    assert state.phase() == "announce"
    asked = []
    while state.phase() == "announce":
        asked.append(int(state.speaker))
        assert offered(state, state.to_act[0]) in (["nobody", "b2"], ["nobody", "r2"])
        do(state, state.to_act[0], "nobody")
    assert sorted(asked) == [1, 9]


def chain(reds: list[dict[str, Any]], blues: list[dict[str, Any]]) -> Any:
    """Red would move first: his General's Unit has fewer MP."""
    state = field([reds[0] | {"mp": 40}, *reds[1:]], blues, level="ballistic", generals=(0, 0))
    start(state)
    return state


@rule("battle 11.7", paper="B76")
def test_two_units_with_the_same_target_may_be_combined() -> None:
    reds = [unit(*TWO, at=1), unit("archers", at=3)]
    state = chain(reds, [unit(*TWO, at=2)])
    do(state, 0, "b1")
    do(state, 0, "b1")
    assert (state.aim[0], state.aim[8], state.aim[1]) == (8, 1, 8)  # the latest is answered
    assert (state.place_red, state.place_blue) == (3, 2)
    while state.phase() == "select":
        for side in state.to_act:
            do(state, side, "ready")
    do(state, 0, "hew")
    assert offered(state, 0) == ["enough", "r1"]


@rule("battle 5.6", "battle 11.1", paper="R36")
def test_a_combined_neighbour_that_is_lost_leaves_its_card_to_its_support() -> None:
    line = [unit("swordsmen"), unit("levy", at=3, mp=0, damage=6), unit("archers", at=3), unit("levy", at=3)]
    state = fight(line, [unit("archers", "archers")], level="ballistic")
    commit(state, 0, "feint +r2 r1:swordsmen")
    commit(state, 1, "drive")
    do(state, 1, "r2")
    assert cards(state, 0, 2).place == -2
    assert (state.phase(), offered(state, 0)) == ("successor", ["r3", "r4"])
    do(state, 0, "r4")
    assert (state.main(0, 3), state.owner(3)) == (3, 0)
    assert (state.phase(), state.round) == ("commit", 2)


@rule("battle 5.3", paper="A13")
def test_a_contested_card_is_no_part_of_a_chain() -> None:
    state = fight([unit(*TWO, at=2), unit("levy", at=3)], [unit("levy", at=2), unit("levy", at=1)])
    assert state.place_red == state.place_blue == 2
