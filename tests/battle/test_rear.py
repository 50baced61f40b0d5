"""Chapter 10: Units in the enemy's rear, and all that follows."""

from typing import Any

from battle.scene import TWO, cards, commit, do, end_rounds, fight, lay, mask, offered, told, unit
from cannae.core.contract import SPECTATOR
from helpers import rule


def attacked(*blue: Any, red: Any = None, rear: Any = None, **more: Any) -> Any:
    """Red has a Unit in front of blue at Position 2 and another behind him."""
    line = [red or unit(*TWO), rear or unit("swordsmen", across=1)]
    return fight(line, list(blue) or [unit(*TWO)], **more)


@rule("battle 10.1", paper="B58")
def test_a_unit_behind_the_enemy_attacks_in_the_rear() -> None:
    state = attacked()
    view: Any = state.view(SPECTATOR)
    units = {one["id"]: one for one in view["units"]}
    assert (units["r1"]["rear"], units["r2"]["rear"], units["b1"]["rear"]) == (False, True, False)


@rule("battle 10.2", paper="B59 A42 vector 8")
def test_each_rear_attacker_adds_one_even_to_equal_piles() -> None:
    state = attacked()
    end_rounds(state, 1, 1)
    assert cards(state, 1).shaken == 1
    two = fight([unit(*TWO), unit("levy", across=1), unit("levy", across=1)], [unit(*TWO)])
    end_rounds(two, 0, 1)
    assert cards(two, 1).place == -2  # 1 + 2 against 0


@rule("battle 10.3", paper="B60")
def test_a_rear_attacker_combines_at_any_level() -> None:
    state = attacked(level="melee")
    do(state, 0, "hew")
    assert offered(state, 0) == ["enough", "r2"]
    do(state, 0, "r2", "r2:swordsmen")
    commit(state, 1, "drive")
    assert cards(state, 1).damage == 15 + 2 + 2  # three Ranks together


@rule("battle 10.4", paper="B62")
def test_the_attacked_may_combine_his_support_at_any_level() -> None:
    state = attacked(unit(*TWO), unit("levy"), level="melee")
    do(state, 1, "hew")
    assert offered(state, 1) == ["enough", "b2"]
    without = fight([unit(*TWO)], [unit(*TWO), unit("levy")], level="melee")
    do(without, 1, "hew")
    assert without.to_act == (0,)


@rule("battle 10.5", paper="B61 C34")
def test_the_attacker_names_the_unit_of_an_instant_discard() -> None:
    state = attacked(level="melee")
    commit(state, 0, "respite +r2 r1:swordsmen")
    commit(state, 1, "press")
    assert state.phase() == "target"
    do(state, 1, "r1")
    assert state.phase() == "instant"
    assert offered(state, 1) == ["r1", "r2"]
    do(state, 1, "r2")
    assert (cards(state, 0, 1).size, cards(state, 0, 2).size) == (6, 2)
    assert (cards(state, 0, 1).damage, cards(state, 0, 2).damage) == (15 + 1 + 1, 0)


@rule("battle 10.6", paper="B63 A43")
def test_morale_spreads_to_the_rear_and_sparing_spares() -> None:
    state = attacked()
    end_rounds(state, 2, 0)  # 2 against 0 + 1
    assert (cards(state, 0, 1).shaken, cards(state, 0, 2).shaken) == (1, 1)
    routed = attacked()
    end_rounds(routed, 5, 0)
    assert (cards(routed, 0, 1).place, cards(routed, 0, 2).place) == (-2, -2)
    spared = attacked(red=unit(*TWO, in_play="speech"))
    end_rounds(spared, 2, 0)
    do(spared, 0, "use")
    assert (cards(spared, 0, 1).shaken, cards(spared, 0, 2).shaken) == (0, 0)
    recovered = attacked(red=unit(*TWO, shaken=1), rear=unit("levy", across=1, shaken=1))
    end_rounds(recovered, 0, 0)
    assert (cards(recovered, 0, 1).shaken, cards(recovered, 0, 2).shaken) == (0, 0)


def front_lost(**more: Any) -> Any:
    """Blue, attacked in the rear, defeats red's front Unit by casualties."""
    front = unit("levy", mp=6, damage=6, **more.pop("front", {}))
    rear = unit("swordsmen", across=1, **more.pop("rear", {}))
    blue = more.pop("blue", [unit(*TWO, mp=30, damage=4)])
    state = fight([front, rear, *more.pop("others", [unit("levy", at=0)])], blue, **more)
    lay(state, "respite", "hew")
    return state


@rule("battle 10.7", "battle 10.7a", "battle 10.7b", "battle 10.7c", paper="B64 B64a B64c")
def test_the_rear_attacker_carries_on_alone() -> None:
    state = front_lost()
    assert cards(state, 0, 1).place == -2
    assert (cards(state, 1).mp, cards(state, 1).damage) == (30 - 8, 4)  # no reset
    assert cards(state, 0, 2).shaken == 1
    assert state.main(0, 2) == 1
    assert (cards(state, 1).across, cards(state, 0, 2).across) == (1, 1)
    assert state.level[2] == 2
    assert "battle-change-sides" in told(state)


@rule("battle 10.7b", paper="B64b")
def test_a_shaken_rear_attacker_routs() -> None:
    state = front_lost(rear={"shaken": 1})
    assert cards(state, 0, 2).place == -2
    assert (state.owner(2), cards(state, 1).across, cards(state, 1).mp) == (1, 0, 22)


@rule("battle 10.7b", "battle 8.5", paper="B64b A46")
def test_inspired_speech_spares_the_rear_attacker() -> None:
    of_the_lost = front_lost(front={"in_play": "speech"})
    assert (cards(of_the_lost, 0, 2).shaken, cards(of_the_lost, 0, 2).place) == (0, 2)
    of_the_rear = front_lost(rear={"in_play": "speech", "shaken": 1})
    assert (cards(of_the_rear, 0, 2).shaken, cards(of_the_rear, 0, 2).place) == (1, 2)
    assert of_the_rear.armies[0].spent & mask("speech")


@rule("battle 10.7", paper="A44")
def test_a_front_lost_by_rout_takes_the_rear_along_and_the_winner_is_refreshed() -> None:
    reds = [unit(*TWO), unit("swordsmen", across=1), unit("levy", at=0)]
    state = fight(reds, [unit(*TWO, mp=20)])
    end_rounds(state, 5, 0)
    assert cards(state, 0, 2).place == -2
    assert (cards(state, 1).mp, cards(state, 1).across) == (50, 0)


@rule("battle 10.7a", "battle 5.6", paper="B64")
def test_with_another_unit_in_front_the_rear_attack_goes_on() -> None:
    state = front_lost(others=[unit("archers", at=2)])
    assert state.main(0, 2) == 2
    assert (cards(state, 0, 2).shaken, cards(state, 0, 2).across, cards(state, 1).across) == (0, 1, 0)
    assert cards(state, 1).mp == 22


@rule("battle 10.7", "battle 5.5", paper="B64 A31")
def test_a_beaten_main_unit_that_was_the_rear_attacker_itself_refreshes_the_winner() -> None:
    """Both reds stand behind blue, nobody in front: what was beaten is a Rear Attacking Unit."""
    reds = [unit("levy", mp=6, damage=6, across=1), unit("swordsmen", across=1), unit("levy", at=0)]
    state = fight(reds, [unit(*TWO, mp=30, damage=4)])
    assert state.armies[0].fighter == 0
    lay(state, "respite", "hew")
    assert cards(state, 0, 1).place == -2
    assert (cards(state, 1).mp, cards(state, 1).damage) == (50, 4)
    assert "battle-refreshed" in told(state)
    assert (state.main(0, 2), cards(state, 0, 2).shaken, cards(state, 1).across) == (1, 0, 0)


@rule("battle 10.8", "battle 10.2", paper="A31")
def test_a_rear_attacker_alone_is_the_contesting_unit() -> None:
    state = fight([unit("swordsmen", across=1)], [unit(*TWO)])
    assert state.armies[0].fighter == 0
    lay(state, "drive", "feint")
    assert cards(state, 0).mp == 46
    end_rounds(state, 0, 0)
    assert cards(state, 1).shaken == 1


@rule("battle 10.9", paper="A45")
def test_of_several_the_owner_names_the_main_unit() -> None:
    state = front_lost(others=[unit("levy", across=1)])
    assert state.phase() == "successor"
    assert offered(state, 0) == ["r2", "r3"]
    do(state, 0, "r3")
    assert state.main(0, 2) == 2
    assert (cards(state, 0, 2).shaken, cards(state, 0, 3).shaken) == (1, 1)


@rule("battle 10.10", paper="A35")
def test_on_each_others_sides_it_is_an_ordinary_contest() -> None:
    state = fight([unit(*TWO, across=1)], [unit(*TWO, across=1)])
    assert (state.rear_attackers(0, 2), state.rear_attackers(1, 2)) == (0, 0)
    end_rounds(state, 1, 1)
    assert (cards(state, 0).shaken, cards(state, 1).shaken) == (0, 0)


@rule("battle 3.3", paper="R45")
def test_a_unit_across_uses_the_ground_it_stands_on() -> None:
    hill = {2: "3-hill"}  # red's end +1 Guard and Melee, blue's end -1 Melee
    front = fight([unit(*TWO)], [unit(*TWO)], terrain=hill)
    lay(front, "drive", "feint")  # 5 + 4 + 1 against 2 + 3
    assert "battle-strikes" in told(front)
    assert attack_total(front) == 10
    behind = fight([unit(*TWO, across=1)], [unit(*TWO)], terrain=hill)
    lay(behind, "drive", "feint")
    assert attack_total(behind) == 8


def attack_total(state: Any) -> object:
    return next(event.args["attack"] for event in state.log.events if event.key == "battle-strikes")
