"""Chapter 7: morale, Standards, Rally, merging, order, closing in."""

from typing import Any

import pytest

from battle.scene import (
    TWO,
    cards,
    do,
    duel,
    end_rounds,
    field,
    fight,
    lay,
    mask,
    offered,
    piles,
    reason,
    through,
    told,
    unit,
)
from cannae.core.contract import SPECTATOR
from cannae.games.battle.rules.cards import CARDS
from cannae.games.battle.state import BEGIN_PERIOD
from helpers import rule

# -- Shaken and Rout --------------------------------------------------------------------------------------------


@rule("battle 7.1", "battle 7.2", paper="vector 8 R22 R23 C7")
@pytest.mark.parametrize(("red", "blue", "shaken", "gone"), [(2, 1, 1, 0), (3, 1, 0, 1), (4, 1, 0, 1), (1, 1, 0, 0)])
def test_one_more_discard_shakes_a_unit_and_two_rout_it(red: int, blue: int, shaken: int, gone: int) -> None:
    state = duel()
    end_rounds(state, red, blue)
    assert cards(state, 0).shaken == shaken
    assert (cards(state, 0).place == -2) == bool(gone)
    assert cards(state, 1).shaken == 0


@rule("battle 7.2", "battle 7.6", paper="R23 R26 C9")
def test_shaken_while_shaken_routs() -> None:
    state = duel(red=unit(*TWO, shaken=1))
    end_rounds(state, 1, 0)
    assert cards(state, 0).place == -2
    assert "battle-routs" in told(state)


@rule("battle 7.3", paper="R24 C11")
def test_standards_lower_the_result_step_by_step() -> None:
    state = duel(red=unit(*TWO, standards=True))
    card = cards(state, 0)
    card.standards = 2
    end_rounds(state, 3, 0)
    assert state.phase() == "standard"
    do(state, 0, "use")  # Rout to Shaken
    do(state, 0, "use")  # Shaken to nothing
    assert (card.standards, card.shaken, card.place) == (0, 0, 2)


@rule("battle 7.3", paper="R24")
def test_a_shaken_unit_saved_from_rout_stays_shaken() -> None:
    state = duel(red=unit(*TWO, standards=True, shaken=1))
    cards(state, 0).standards = 2
    end_rounds(state, 1, 0)
    do(state, 0, "use")
    assert (cards(state, 0).shaken, cards(state, 0).place, cards(state, 0).standards) == (1, 2, 1)


@rule("battle 7.3", paper="R24")
def test_the_order_is_speech_then_standards_then_the_army_standard() -> None:
    state = duel(red=unit(*TWO, standards=True, in_play="speech"), generals=(0, None))
    cards(state, 0).standards = 1
    end_rounds(state, 3, 0)
    do(state, 0, "use")
    assert not cards(state, 0).in_play
    assert (cards(state, 0).standards, state.armies[0].banners) == (1, 2)
    do(state, 0, "use")
    assert (cards(state, 0).standards, state.armies[0].banners) == (0, 2)
    declined = duel(red=unit(*TWO), generals=(0, None))
    end_rounds(declined, 1, 0)
    do(declined, 0, "decline")
    assert (cards(declined, 0).shaken, declined.armies[0].banners) == (1, 2)


@rule("battle 7.4", paper="B78 B79 A41")
def test_the_army_standard_example() -> None:
    """One card more in the pile, own Standards used up, the Army Standard on an adjacent card."""
    line = [unit(*TWO, at=2, standards=True), unit("levy", at=3)]
    state = fight(line, [unit(*TWO, at=2)], generals=(1, None))
    cards(state, 0).standards = 0
    end_rounds(state, 1, 0)
    assert state.phase() == "standard"
    do(state, 0, "use")
    assert (cards(state, 0).shaken, state.armies[0].banners) == (0, 1)
    far = fight([unit(*TWO, at=1), unit("levy", at=3)], [unit(*TWO, at=1)], generals=(1, None))
    end_rounds(far, 1, 0)
    assert cards(far, 0).shaken == 1


@rule("battle 7.5", paper="R25")
def test_a_shaken_unit_that_did_not_lose_recovers() -> None:
    state = duel(red=unit(*TWO, shaken=1), blue=unit(*TWO, shaken=1))
    end_rounds(state, 1, 1)
    assert (cards(state, 0).shaken, cards(state, 1).shaken) == (0, 0)


@rule("battle 7.7", paper="R27")
def test_shaken_lowers_mastery_and_guard_by_two() -> None:
    state = duel(blue=unit("shieldbearers", shaken=1))
    lay(state, "hew", "drive")  # 6 + 4 = 10 against 5 + 4 - 2 = 7
    assert cards(state, 1).damage == 15 + 1 + 2
    weak = duel(red=unit(*TWO, shaken=1), blue=unit("shieldbearers"))
    lay(weak, "hew", "drive")  # 6 + 4 - 2 = 8 against 5 + 4 = 9; unshaken it would come through
    assert cards(weak, 1).damage == 0


@rule("battle 7.8", paper="R28 R42")
def test_rally_by_the_leader() -> None:
    state = duel(red=unit(*TWO, battle_master="tribune", mp=30), blue=unit(*TWO, mp=49), generals=(None, 0))
    end_rounds(state)
    assert (cards(state, 0).mp, cards(state, 1).mp) == (31, 50)


# -- Merging ----------------------------------------------------------------------------------------------------


@rule("battle 7.9", paper="B88 B89 B91 A20")
def test_five_and_seven_make_twelve() -> None:
    line = [unit(*TWO, damage=5, mp=40, shaken=1, standards=True), unit("archers", damage=7, standards=True)]
    state = fight(line, [unit("levy", "levy")], generals=(1, None))
    cards(state, 0, 1).standards, cards(state, 0, 2).standards = 1, 2
    end_rounds(state)
    assert state.phase() == "merge"
    assert offered(state, 0) == ["enough", "r2"]
    do(state, 0, "r2")
    card = cards(state, 0)
    assert (card.damage, card.mp, card.size, card.standards) == (12, 40, 9, 3)
    assert [CARDS.fighters[card.troops[index]] for index in range(9)] == ["swordsmen"] * 6 + ["archers"] * 3
    assert state.armies[0].general == 0
    assert cards(state, 0, 2).place == -2


@rule("battle 7.10", paper="A20")
def test_one_master_of_each_kind_stays() -> None:
    line = [
        unit("levy", combat_master="centurion", battle_master="tribune"),
        unit("levy", combat_master="champion", battle_master="legate"),
    ]
    state = fight(line, [unit("levy")])
    end_rounds(state)
    do(state, 0, "r2")
    assert state.phase() == "master"
    do(state, 0, "r2")
    assert state.phase() == "captain"
    do(state, 0, "r1")
    card = cards(state, 0)
    assert (CARDS.fighters[card.master], CARDS.captains[card.captain]) == ("champion", "tribune")


@rule("battle 7.11", paper="B90 A18")
def test_damage_above_mp_after_merging_discards_out_of_the_game() -> None:
    line = [unit("levy", damage=10, mp=12), unit("archers", damage=7)]
    state = fight(line, [unit("levy")])
    end_rounds(state)
    do(state, 0, "r2")
    assert cards(state, 0).damage == 17
    assert offered(state, 0) == ["troop-1", "troop-4"]
    do(state, 0, "troop-4")
    do(state, 0, "troop-1")
    do(state, 0, "troop-1")
    assert (cards(state, 0).damage, cards(state, 0).size) == (11, 3)
    assert piles(state) == [0, 0]
    assert state.outcome() is None


@rule("battle 7.11", paper="A18")
def test_a_merged_unit_without_troops_is_defeated() -> None:
    line = [unit("levy", damage=1, mp=0), unit("levy", damage=49), unit("levy", at=3)]
    state = fight(line, [unit("levy", mp=20)])
    end_rounds(state)
    do(state, 0, "r2")
    assert cards(state, 0).place == -2
    assert state.owner(2) == 1
    assert cards(state, 1).mp == 20  # nobody defeated it, so nobody is refreshed


@rule("battle 7.9", "battle 7.13")
def test_a_stratagem_in_play_that_comes_along_in_a_merger_serves_the_next_duration() -> None:
    reds = [unit(*TWO, in_play="volley", promoted="read"), unit("levy", in_play="shieldwall hold")]
    state = fight(reds, [unit(*TWO)], level="ballistic")
    end_rounds(state)
    do(state, 0, "r2")
    through(state, "merge", "order")
    assert cards(state, 0).in_play == mask("read shieldwall hold")
    assert state.armies[0].spent == mask("volley")
    assert state.phase() == "close"  # Hold had its say when it came In Play
    through(state, "close", "move")
    if state.phase() == "initiative":
        do(state, 0, "feint")
        do(state, 1, "hew")
        through(state, "move")
    while state.phase() != "commit":
        do(state, 0, "decline")
    end_rounds(state)
    through(state, "merge", "order")
    assert cards(state, 0).in_play == 0  # and then they are used up


@rule("battle 7.9", paper="A20")
def test_units_in_the_rear_cannot_be_merged() -> None:
    state = fight([unit("levy"), unit("levy", across=1)], [unit("levy", "levy")])
    end_rounds(state, 0, 0)
    assert state.phase() != "merge"


@rule("battle 7.12", paper="R8 R29")
def test_one_kind_of_troops_steps_to_the_front() -> None:
    state = duel(red=unit("levy", "swordsmen", "fanatics"))
    end_rounds(state)
    assert state.phase() == "order"
    assert offered(state, 0) == ["enough", "troop-4", "troop-7"]
    assert [reason(state, 0, text) for text in ("troop-1", "troop-5")] == ["7.12"] * 2  # in front; not the foremost
    kept = state.copy()
    do(state, 0, "troop-4")
    assert ranks(state) == ["swordsmen"] * 3 + ["levy"] * 3 + ["fanatics"] * 3
    assert state.phase() != "order"  # one question each
    do(kept, 0, "enough")
    assert ranks(kept) == ["levy"] * 3 + ["swordsmen"] * 3 + ["fanatics"] * 3
    assert kept.phase() != "order"


@rule("battle 7.12")
def test_all_of_the_kind_come_to_the_front_and_the_others_keep_their_order() -> None:
    mixed: list[list[str]] = [["levy", "swordsmen", "levy"], ["fanatics", "swordsmen", "levy"]]
    state = duel(red=unit(*mixed))
    end_rounds(state)
    assert offered(state, 0) == ["enough", "troop-1", "troop-2", "troop-4"]
    do(state, 0, "troop-2")
    assert ranks(state) == ["swordsmen", "swordsmen", "levy", "levy", "fanatics", "levy"]


@rule("battle 7.12")
def test_a_kind_is_named_only_where_more_of_it_could_stand_in_front() -> None:
    state = duel(red=unit(["archers", "levy", "archers"], "levy"))
    end_rounds(state)
    assert offered(state, 0) == ["enough", "troop-2"]  # no Archers behind the front Rank
    assert reason(state, 0, "troop-1") == "7.12"
    do(state, 0, "troop-2")
    assert ranks(state) == ["levy"] * 4 + ["archers"] * 2
    full = duel(red=unit("levy", ["levy", "swordsmen", "levy"]))
    end_rounds(full)
    assert offered(full, 0) == ["enough", "troop-5"]  # nothing but Levies in front


def ranks(state: Any, side: int = 0) -> list[str]:
    card = cards(state, side)
    return [CARDS.fighters[card.troops[index]] for index in range(card.size)]


@rule("battle 7.12", "battle 7.14")
def test_the_new_order_follows_the_combat_level_and_is_not_asked_at_ballistic() -> None:
    state = duel(red=unit("levy", "swordsmen"), level="ballistic")
    end_rounds(state)
    assert state.phase() == "close"
    close = state.copy()
    through(state, "close")
    assert state.phase() != "order"  # they stay at Ballistic, where any Troop may be chosen
    do(close, 0, "advance")
    do(close, 1, "stand")
    assert (close.phase(), close.level[2], close.to_act) == ("order", 1, (0,))


@rule("battle 7.12", paper="R8")
def test_only_the_units_that_fought_are_asked_the_first_say_before_the_other() -> None:
    mixed = unit("levy", "swordsmen")
    state = fight([mixed, mixed, unit("levy", "swordsmen", at=3)], [mixed, mixed])
    assert asked_for_an_order(state) == [8 * state.first, 8 * (1 - state.first)]
    assert [ranks(state, side)[0] for side in (0, 1)] == ["swordsmen"] * 2
    uniform = fight([unit(*TWO), mixed], [mixed, mixed])
    assert asked_for_an_order(uniform) == [8]
    second = field([mixed, mixed], [unit(*TWO)])
    second.mains[2] = 1
    second.step_number = BEGIN_PERIOD
    second.settle()
    assert asked_for_an_order(second) == [1]


def asked_for_an_order(state: Any) -> list[int]:
    """The Units whose new order is asked for, each brought its Swordsmen to the front."""
    end_rounds(state)
    through(state, "merge")
    asked = []
    while state.phase() == "order":
        asked.append(int(state.ordering))
        do(state, state.to_act[0], "troop-4")
    return asked


# -- Closing in ---------------------------------------------------------------------------------------------------


@rule("battle 7.14", paper="R31 C28")
@pytest.mark.parametrize(("red", "blue", "level"), [("advance", "stand", 1), ("stand", "stand", 0)])
def test_if_either_advances_both_go_closer(red: str, blue: str, level: int) -> None:
    state = duel(level="ballistic")
    end_rounds(state)
    assert state.to_act == (0, 1)
    do(state, 0, red)
    do(state, 1, blue)
    assert state.level[2] == level
    view: Any = state.view(SPECTATOR)
    assert [army["advanced"] for army in view["armies"]] == [red == "advance", blue == "advance"]


@rule("battle 7.14", paper="R31")
def test_at_melee_nobody_can_get_closer() -> None:
    state = duel(level="melee")
    end_rounds(state)
    assert state.phase() in ("move", "initiative")


@rule("battle 6.17", paper="R12")
def test_after_a_defeat_the_winner_still_rallies_and_his_stratagems_come_in_play() -> None:
    winner = unit(*TWO, promoted="shieldwall", in_play="volley", mp=30)
    state = fight([winner], [unit("levy", mp=6, damage=6), unit("levy", at=3)], generals=(0, None))
    lay(state, "hew", "respite")
    assert cards(state, 1).place == -2
    assert cards(state, 0).in_play == mask("shieldwall")
    assert state.armies[0].spent == mask("volley")
    assert state.phase() in ("move", "initiative")


@rule("battle 8.4", "battle 6.17")
def test_a_retreat_promoted_as_the_enemys_main_unit_falls_still_breaks_off_from_his_support() -> None:
    def won(how: str, *support: Any) -> Any:
        reds = [unit(*TWO, promoted="retreat", mp=30)]
        state = fight(reds, [unit("levy", mp=6, damage=6), unit("levy", at=3), *support], level="melee")
        lay(state, "hew", "respite")
        assert state.phase() == "retreat"
        do(state, 0, how)
        return state

    contested = won("fall-back", unit("levy"))
    assert (contested.owner(2), contested.level[2]) == (2, 1)
    assert "battle-level" in told(contested)
    assert won("withdraw", unit("levy")).level[2] == 2
    assert won("fall-back").level[2] == 1  # the Units fall back with nobody left to break off from, too
