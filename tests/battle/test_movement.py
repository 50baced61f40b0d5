"""Chapters 12 and 13: Army Movement, the General, and how a battle ends."""

from typing import Any

import pytest

from battle.scene import TWO, cards, do, field, fight, lay, moving, offered, reason, told, unit
from cannae.core.randomness import FastRng
from cannae.games.battle.rules.movement.reach import reach
from cannae.games.battle.state import BEGIN_MOVEMENT
from helpers import rule

FAR = [unit("levy", at=4)]  # an enemy who is out of the way


def go(state: Any, *texts: str) -> None:
    do(state, state.to_act[0], *texts)


# -- Who moves first ------------------------------------------------------------------------------------------


@rule("battle 12.2", paper="B56 A36")
def test_fewer_mp_with_the_general_moves_first_and_makes_all_his_moves() -> None:
    state = moving([unit("levy", at=1, mp=30)], [unit("levy", at=3, mp=20)], generals=(0, 0))
    assert state.to_act == (1,)
    go(state, "b1", "f2")
    go(state, "ballistic")
    assert state.to_act == (1,)
    go(state, "pass")
    assert state.to_act == (0,)
    alone = moving([unit("levy", at=1, mp=1)], [unit("levy", at=3)], generals=(0, None))
    assert alone.to_act == (1,)  # a General on his own has no MP at all


@rule("battle 12.3", paper="B57 A37")
def test_a_tie_is_broken_by_cards_the_lower_moves_first() -> None:
    state = moving([unit("levy", at=1)], [unit("levy", at=3)], generals=(0, 0), first=1)
    assert state.to_act == (1,)
    drawn = tied()
    do(drawn, 0, "drive")
    do(drawn, 1, "tactics")
    assert drawn.phase() == "initiative"
    assert "drive" not in offered(drawn, 0)  # a card of a drawn attempt is out until it is settled
    do(drawn, 0, "feint")
    do(drawn, 1, "slash")
    assert drawn.to_act == (0,)
    assert [int(army.used) for army in drawn.armies] == [0, 0]
    assert cards(drawn, 0).mp == 50


def tied() -> Any:
    state = field([unit("levy", at=1)], [unit("levy", at=3)], generals=(0, 0))
    state.step_number = BEGIN_MOVEMENT
    state.settle()
    return state


@rule("battle 12.3", paper="A61")
def test_after_nine_draws_chance_decides_and_nobody_is_asked_for_his_last_card() -> None:
    winners = set()
    for seed in range(12):
        state = tied()
        state.rng = FastRng(seed)
        order = list(offered(state, 0))
        for card in order[:-1]:
            assert state.phase() == "initiative"
            do(state, 0, card)
            do(state, 1, card)
        assert state.phase() == "move"
        winners.add(state.to_act)
    assert winners == {(0,), (1,)}


# -- How many and how far -------------------------------------------------------------------------------------


@rule("battle 12.4", paper="B54 B55")
def test_three_units_one_move_each() -> None:
    line = [unit("levy", at=2) for _ in range(5)]
    state = moving(line, FAR)
    for number in (1, 2, 3):
        go(state, f"r{number}", "p1")
        if state.phase() == "level":
            go(state, "ballistic")
        if state.phase() == "successor":
            go(state, offered(state, 0)[0])
        if number < 3:
            assert reason(state, 0, f"r{number}") == "12.4"
    assert state.armies[0].passed == 1  # a side without a move left is not asked
    assert state.to_act == (1,)


@rule("battle 8.12", "battle 12.4")
def test_forced_march_gives_every_unit_a_second_move() -> None:
    state = moving([unit("levy", at=2) for _ in range(5)], FAR, level="ballistic")
    state.armies[0].march = 1
    marching(state, "p1", 1, 2, 3)
    assert units_offered(state) == ["r1", "r2", "r3"]  # three Units are moved: no further one, but these once more
    assert [reason(state, 0, text) for text in ("r4", "r5")] == ["12.4"] * 2
    marching(state, "f1", 1)
    assert (units_offered(state), reason(state, 0, "r1")) == (["r2", "r3"], "12.4")
    marching(state, "f1", 2)
    assert state.armies[0].moves == 3
    marching(state, "f1", 3)
    assert state.to_act == (1,)  # a side without a move left is not asked


@rule("battle 8.12", "battle 12.4")
def test_a_second_move_counts_as_no_further_unit() -> None:
    state = moving([unit("levy", at=2) for _ in range(5)], FAR, level="ballistic")
    state.armies[0].march = 1
    for place in ("p1", "f1"):
        marching(state, place, 1)
    marching(state, "p1", 2)
    marching(state, "f1", 2)
    assert state.armies[0].moves == 2
    marching(state, "p1", 3)
    assert units_offered(state) == ["r3"]


@rule("battle 8.12")
def test_forced_march_ends_with_the_movement() -> None:
    state = moving([unit("levy", at=2) for _ in range(5)], FAR, level="ballistic")
    state.armies[0].march = 1
    marching(state, "f1", 1)
    assert "r1" in units_offered(state)
    while state.period == 1 or state.to_act == (1,):
        go(state, "pass")
    assert (state.period, state.phase(), state.armies[0].march) == (2, "move", 0)
    marching(state, "p1", 1)
    assert "r1" not in units_offered(state)
    assert reason(state, 0, "r1") == "12.4"


def marching(state: Any, place: str, *numbers: int) -> None:
    """These Units of red's go there, at Ballistic; the first that may succeeds a Main Unit that leaves."""
    for number in numbers:
        go(state, f"r{number}", place)
        while state.phase() in ("level", "successor"):
            go(state, offered(state, 0)[0])


def units_offered(state: Any) -> list[str]:
    return [text for text in offered(state, 0) if text[0] == "r"]


@rule("battle 12.6", paper="B37 B38 B41 B42")
def test_the_example_speed_7_over_moves_3_3_4() -> None:
    """The Unit ends on the third card at the latest; the card it starts from does not count."""
    ground = {1: "1-marsh", 2: "1-marsh", 3: "2-marsh", 4: "1-plain"}
    state = moving([unit("peltasts", at=0)], [unit("levy", at=4)], terrain=ground)
    assert [int(state.going[place]) for place in range(1, 4)] == [3, 3, 4]
    go(state, "r1")
    assert offered(state, 0) == ["p1", "p2", "p3", "cross"]


@rule("battle 12.6", paper="B39 B40")
def test_the_slowest_troop_counts_and_a_neighbour_is_always_reached() -> None:
    slow = unit(["peltasts", "phalangites", "peltasts"], at=0)
    state = moving([slow], [unit("levy", at=4)], terrain={1: "2-marsh"})  # Move 4 against Speed 4
    go(state, "r1")
    assert offered(state, 0) == ["p1", "cross"]
    assert reason(state, 0, "p2") == "12.6"


@rule("battle 12.5", paper="B34 B35 B36 A25 C29")
def test_a_main_unit_in_close_combat_may_not_leave() -> None:
    line = [unit("levy", at=2), unit("levy", at=2), unit("levy", at=1)]
    close = moving(line, [unit("levy", at=2)], level="charge")
    assert [text for text in offered(close, 0) if text[0] == "r"] == ["r2", "r3"]
    assert reason(close, 0, "r1") == "12.5"
    far = moving(line, [unit("levy", at=2)], level="ballistic")
    assert [text for text in offered(far, 0) if text[0] == "r"] == ["r1", "r2", "r3"]


# -- Where it arrives -----------------------------------------------------------------------------------------


@rule("battle 12.7", "battle 12.1", paper="B3 B28 B43")
def test_any_level_on_an_empty_card_flanks_included() -> None:
    state = moving([unit("levy", at=1)], FAR)
    go(state, "r1", "f1")
    assert offered(state, 0) == ["ballistic", "charge", "melee"]
    go(state, "melee")
    assert (state.level[0], state.owner(0)) == (2, 0)


@rule("battle 12.8", paper="B44 A17 A28")
def test_against_the_enemy_ballistic_or_charge_for_all() -> None:
    state = moving([unit("levy", at=1)], [unit("levy", at=2), unit("levy", at=2)], level="melee")
    go(state, "r1", "p2")
    assert offered(state, 0) == ["ballistic", "charge"]
    assert reason(state, 0, "melee") == "12.8"
    go(state, "charge")
    assert (state.level[2], state.owner(2)) == (1, 2)


@rule("battle 12.9", paper="B45 A27")
def test_onto_own_units_as_support_at_their_level() -> None:
    state = moving([unit("levy", at=1), unit("levy", at=2)], [unit("levy", at=2)], level="melee")
    go(state, "r1", "p2")
    assert state.phase() == "move"
    assert (state.main(0, 2), cards(state, 0, 1).place, state.level[2]) == (1, 2, 2)


@rule("battle 12.10", paper="B46 A29")
def test_crossing_on_a_controlled_card_and_back() -> None:
    state = moving([unit("levy", at=1), unit("levy", at=2)], [unit("levy", at=2), unit("levy", at=4)])
    go(state, "r1", "cross")
    assert cards(state, 0, 1).across == 1
    contested = moving([unit("levy", at=2)], [unit("levy", at=2)], level="ballistic")
    go(contested, "r1")
    assert "cross" not in offered(contested, 0)
    assert reason(contested, 0, "cross") == "12.10"


@rule("battle 12.10", "battle 11.1", paper="B46")
def test_a_unit_across_may_still_combine_with_a_neighbour() -> None:
    state = fight([unit(*TWO, at=2), unit("levy", at=3, across=1)], [unit("levy", at=2)], level="charge")
    do(state, 0, "hew")
    assert offered(state, 0) == ["enough", "r2"]


@rule("battle 12.11", paper="B47 B48 A26")
def test_on_the_enemys_side_not_past_a_unit_with_support() -> None:
    runner = unit("lighthorse", at=1, across=1)
    one = moving([runner], [unit("levy", at=2), unit("levy", at=4)])
    go(one, "r1")
    assert offered(one, 0) == ["f1", "p2", "p3", "f2", "cross"]
    two = moving([runner], [unit("levy", at=2), unit("levy", at=2)])
    go(two, "r1")
    assert offered(two, 0) == ["f1", "p2", "cross"]
    own_side = moving([unit("lighthorse", at=1)], [unit("levy", at=2), unit("levy", at=2)])
    go(own_side, "r1")
    assert "p3" in offered(own_side, 0)


@rule("battle 12.12", paper="B49 B50 A30 A32")
def test_engaging_from_the_rear() -> None:
    state = moving([unit("levy", at=1, across=1)], [unit("levy", at=2), unit("levy", at=2)])
    go(state, "r1", "p2", "ballistic")
    assert state.phase() == "engage"
    assert offered(state, 0) == ["b1", "b2"]
    go(state, "b2")
    assert state.main(1, 2) == 9
    single = moving([unit("levy", at=1, across=1)], [unit("levy", at=2)])
    go(single, "r1", "p2", "charge")
    assert single.phase() == "move"
    assert single.rear_attackers(0, 2) == 1


@rule("battle 12.13", paper="B51 A33")
def test_everyone_is_held_while_a_pair_is_attacked_in_the_rear() -> None:
    reds = [unit("levy", at=2), unit("levy", at=2, across=1)]
    blues = [unit("levy", at=2), unit("levy", at=2)]
    state = moving(reds, blues, level="ballistic")
    assert offered(state, 0)[:1] == ["pass"]
    assert [text for text in offered(state, 0) if text[0] == "r"] == []
    assert reason(state, 0, "r1") == "12.13"
    go(state, "pass")
    assert [text for text in offered(state, 1) if text[0] == "b"] == []
    single = moving(reds, blues[:1], level="ballistic")
    assert "r1" in offered(single, 0)


@rule("battle 12.11", "battle 12.12", "battle 12.13", paper="B48 B49 B51")
def test_the_same_enemies_count_for_passing_engaging_and_holding() -> None:
    """Blue has a Unit in front and another in red's rear on Position 2: that is a Unit with Support."""
    blues = [unit("levy", at=2), unit("levy", at=2, across=1)]
    reds = [unit("levy", at=2), unit("lighthorse", at=1, across=1)]
    state = moving(reds, blues, level="ballistic")
    go(state, "r2")
    assert offered(state, 0) == ["f1", "p2", "cross"]
    go(state, "p2")
    assert state.phase() == "move"  # there is only one of them to be engaged from the rear
    assert state.main(1, 2) == 8
    assert [text for text in offered(state, 0) if text[0] == "r"] == []
    assert reason(state, 0, "r1") == "12.13"
    go(state, "pass")
    assert [text for text in offered(state, 1) if text[0] == "b"] == []


@rule("battle 12.13", "battle 10.10", paper="A35")
def test_nobody_is_held_where_both_have_changed_sides() -> None:
    blues = [unit("levy", at=2, across=1), unit("levy", at=2, across=1)]
    state = moving([unit("levy", at=2, across=1)], blues, level="ballistic")
    assert "r1" in offered(state, 0)


@rule("battle 12.13", "battle 8.4", paper="B52")
def test_retreat_frees_a_held_unit() -> None:
    reds = [unit("levy", at=2, withdraws=1), unit("levy", at=2, across=1)]
    state = moving(reds, [unit("levy", at=2), unit("levy", at=2)], level="melee")
    go(state, "r1")
    assert offered(state, 0) == ["p1", "p3"]
    assert reason(state, 0, "f1") == "8.4"  # to a neighbour and no further
    assert reason(state, 0, "cross") == "12.10"


@rule("battle 12.11", "battle 12.6")
def test_a_way_barred_by_a_unit_with_support_is_refused_by_that_rule() -> None:
    state = moving([unit("lighthorse", at=0, across=1)], [unit("levy", at=1), unit("levy", at=1)])
    go(state, "r1")
    assert offered(state, 0) == ["p1", "cross"]
    assert [reason(state, 0, place) for place in ("p2", "p3", "f2")] == ["12.11"] * 3
    woods = {1: "1-woods", 2: "1-woods"}  # Move 2 each against Speed 4
    slow = moving([unit("phalangites", at=0, across=1)], [unit("levy", at=1), unit("levy", at=1)], terrain=woods)
    go(slow, "r1")
    assert [reason(slow, 0, place) for place in ("p2", "p3")] == ["12.11", "12.6"]  # too far without them as well


@rule("battle 12.14", paper="B53 A34")
def test_a_unit_that_crossed_goes_back_when_the_enemy_arrives() -> None:
    state = moving([unit("levy", at=2, across=1)], [unit("levy", at=3)], first=1)
    go(state, "b1", "p2", "charge")
    assert cards(state, 0).across == 0
    assert (state.owner(2), state.level[2]) == (2, 1)
    passing = moving([unit("levy", at=2, across=1)], [unit("lighthorse", at=3)], first=1)
    go(passing, "b1", "p1", "ballistic")
    assert cards(passing, 0).across == 1


@rule("battle 12.14", paper="B53")
def test_they_go_back_whichever_side_the_enemy_arrives_on() -> None:
    """The enemy comes along their own side of the row, so that he stands behind them when they are back."""
    state = moving([unit("levy", at=2, across=1), unit("levy", at=2)], [unit("levy", at=3, across=1)], first=1)
    go(state, "b1", "p2", "charge")
    assert [int(cards(state, 0, number).across) for number in (1, 2)] == [0, 0]
    assert "battle-goes-back" in told(state)
    assert state.phase() == "engage"  # a Unit and its Support
    assert offered(state, 1) == ["r1", "r2"]
    go(state, "r1")
    assert state.rear_attackers(1, 2) == 1 << 8


@rule("battle 12.14", "battle 10.10", paper="B53")
def test_on_a_contested_card_nobody_goes_back() -> None:
    state = moving([unit("levy", at=2, across=1)], [unit("levy", at=2, across=1), unit("levy", at=3)], first=1)
    go(state, "b2", "p2")
    assert cards(state, 0).across == 1


@rule("battle 5.6", paper="R36")
def test_when_the_main_unit_leaves_a_support_unit_leads() -> None:
    state = moving([unit("levy", at=1), unit("levy", at=1), unit("levy", at=1)], FAR)
    go(state, "r1", "p2", "ballistic")
    assert state.phase() == "successor"
    assert offered(state, 0) == ["r2", "r3"]
    go(state, "r3")
    assert state.main(0, 1) == 2


@rule("battle 10.8")
def test_a_front_unit_that_arrives_becomes_the_main_unit_before_one_in_the_rear() -> None:
    state = moving([unit("levy", at=2, across=1), unit("levy", at=1)], [unit("levy", at=2)], level="charge")
    go(state, "r2", "p2")
    assert (state.main(0, 2), state.level[2]) == (1, 1)


# -- Winning (chapter 13) -------------------------------------------------------------------------------------


@rule("battle 13.1", "battle 1.1", paper="B31 A24")
def test_the_generals_unit_is_lost() -> None:
    state = fight([unit(*TWO)], [unit("levy", mp=0, damage=6), unit("levy", at=3)], generals=(None, 0))
    lay(state, "hew", "respite")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (0, "general")
    assert state.to_act == ()
    last = fight([unit(*TWO)], [unit("levy", mp=0, damage=6)])
    lay(last, "hew", "respite")
    assert last.outcome() is not None  # no Unit left


def finish(state: Any) -> Any:
    while state.phase() == "move":
        go(state, "pass")
    return state.outcome()


@rule("battle 13.2", paper="B32 A22 A64")
def test_two_of_three_positions_after_movement() -> None:
    held = finish(moving([unit("levy", at=1), unit("levy", at=2, across=1)], [unit("levy", at=3)]))
    assert (held.winner, held.reason) == (0, "control")
    flank = finish(moving([unit("levy", at=0), unit("levy", at=1)], [unit("levy", at=3)]))
    assert flank is None
    wide = [unit("levy", at=place) for place in (1, 2)]
    assert finish(moving(wide, [unit("levy", at=4)], terrains="7")) is None
    three = [unit("levy", at=place) for place in (1, 2, 3)]
    assert finish(moving(three, [unit("levy", at=4)], terrains="7")).winner == 0
    assert finish(moving([unit("levy", at=0), unit("levy", at=2)], [unit("levy", at=1)], terrains="3")).winner == 0


@rule("battle 13.3", "battle 13.4", paper="A23")
@pytest.mark.parametrize(
    ("red", "blue", "winner", "why"),
    [
        ([unit("levy", at=1)], [unit("levy", at=4)], 0, "limit"),
        ([unit("levy", at=1)], [unit("archers", at=3)], 1, "strength"),
        ([unit("levy", at=1)], [unit("levy", at=3)], -1, "even"),
    ],
)
def test_the_last_period_is_won_by_control_then_by_strength(red: Any, blue: Any, winner: int, why: str) -> None:
    outcome = finish(moving(red, blue, periods=1))
    assert (outcome.winner, outcome.reason) == (winner, why)


@rule("battle 1.6", paper="B29")
def test_play_goes_on_period_by_period_and_the_first_say_changes() -> None:
    state = moving([unit("levy", at=2)], [unit("levy", at=2)])
    first = state.first
    finish(state)
    assert (state.period, state.first) == (2, 1 - first)


def test_reach_is_a_plain_function_of_moves_and_speed() -> None:
    state = moving([unit("levy", at=0)], FAR, terrain=dict.fromkeys(range(5), "1-woods"))  # Move 2
    assert [bin(int(reach(state, 0, 0, 0, speed, False))) for speed in (1, 2, 3, 5, 9)] == [
        "0b10",
        "0b10",
        "0b110",
        "0b1110",
        "0b11110",
    ]
    assert "battle-moves" not in told(state)
