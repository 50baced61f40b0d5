"""Chapters 7 and 8: morale, Standards, Rally, merging, order, Stratagems, closing in."""

from typing import Any

import pytest

from battle.scene import cards, commit, do, end_rounds, field, fight, lay, mask, offered, piles, through, told, unit
from cannae.core.contract import SPECTATOR
from cannae.games.battle.rules.cards import CARDS
from cannae.games.battle.state import BEGIN_PERIOD
from house import rule

TWO = ("swordsmen", "swordsmen")


def duel(red: Any = None, blue: Any = None, **more: Any) -> Any:
    return fight([red or unit(*TWO)], [blue or unit(*TWO)], **more)


# -- Shaken and Rout --------------------------------------------------------------------------------------------


@rule("battle 7.1", "battle 7.2", paper="vector 8 R22 R23 C7")
@pytest.mark.parametrize(("red", "blue", "shaken", "gone"), [(2, 1, 1, 0), (3, 1, 0, 1), (4, 1, 0, 1), (1, 1, 0, 0)])
def test_shaken_and_rout(red: int, blue: int, shaken: int, gone: int) -> None:
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
def test_recovery() -> None:
    state = duel(red=unit(*TWO, shaken=1), blue=unit(*TWO, shaken=1))
    end_rounds(state, 1, 1)
    assert (cards(state, 0).shaken, cards(state, 1).shaken) == (0, 0)


@rule("battle 7.7", paper="R27")
def test_shaken_lowers_mastery_and_guard_by_two() -> None:
    state = duel(blue=unit("shieldbearers", shaken=1))
    lay(state, "hew", "drive")  # 6 + 4 = 10 against 5 + 4 - 2 = 7
    assert cards(state, 1).damage == 13
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
def test_a_new_order_of_the_troops() -> None:
    state = duel(red=unit("levy", "swordsmen", "fanatics"))
    end_rounds(state)
    assert state.phase() == "order"
    assert offered(state, 0) == ["enough", "troop-1", "troop-4", "troop-7"]
    do(state, 0, "troop-4")
    do(state, 0, "troop-5", "troop-6")
    troops = [CARDS.fighters[cards(state, 0).troops[index]] for index in range(9)]
    assert troops == ["swordsmen"] * 3 + ["levy"] * 3 + ["fanatics"] * 3
    assert state.phase() != "order"  # the front Rank stands: nobody is asked about the others


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
def test_the_support_on_the_card_may_be_put_in_order_after_the_unit_that_fought() -> None:
    mixed = ("levy", "swordsmen")
    state = fight([unit("archers"), unit(*mixed), unit(*mixed, at=3)], [unit("levy"), unit(*mixed)])
    end_rounds(state)
    through(state, "merge")
    asked = []
    while state.phase() == "order":
        asked.append(int(state.ordering))
        side = state.to_act[0]
        do(state, side, "troop-4", "enough")
    assert sorted(asked) == [1, 9]  # neither the uniform Main Units nor the Unit on another card
    for index in asked:
        assert CARDS.fighters[state.units[index].troops[0]] == "swordsmen"


# -- Stratagems (chapter 8) ---------------------------------------------------------------------------------------


def planning(red_plans: str = "", blue_plans: str = "", **more: Any) -> Any:
    """A duel of two Generals' Units with these Stratagems selected."""
    more.setdefault("level", "charge")
    state = field([more.pop("red", unit(*TWO))], [more.pop("blue", unit(*TWO))], generals=(0, 0), **more)
    state.step_number = BEGIN_PERIOD
    state.settle()
    for side, plans in enumerate((red_plans, blue_plans)):
        for plan in plans.split():
            do(state, side, f"stratagem-{plan}")
        if side in state.to_act and state.phase() == "select":
            do(state, side, "ready")
    return state


def finish(state: Any) -> None:
    """To the End of Duration and through its other questions."""
    end_rounds(state)
    through(state, "merge", "order")


@rule("battle 8.1", paper="R33 C21 B122")
def test_tactics_promotes_as_attacker_even_against_a_guard() -> None:
    state = planning("speech shieldwall")
    lay(state, "tactics", "guard")
    assert cards(state, 0).promoted == mask("shieldwall speech")
    lost = planning("speech shieldwall")
    lay(lost, "tactics", "hew")
    assert lost.armies[0].spent == mask("shieldwall speech")
    drawn = planning("shieldwall")
    lay(drawn, "tactics", "drive")
    assert drawn.armies[0].spent == mask("shieldwall")


@rule("battle 8.2", paper="R34")
def test_what_is_not_staked_goes_back_and_tactics_alone_is_a_plain_card() -> None:
    state = planning("shieldwall")
    assert not state.armies[0].pool >> 3 & 1
    finish(state)
    assert state.armies[0].pool == 511
    assert state.armies[0].spent == 0
    plain = planning()
    lay(plain, "tactics", "guard")
    assert (plain.armies[0].pool, cards(plain, 0).promoted) == (511, 0)


@rule("battle 8.3", "battle 7.13", paper="R30 R35 C23")
def test_promoted_now_in_play_next_then_gone() -> None:
    state = planning("shieldwall")
    lay(state, "tactics", "guard")
    finish(state)
    assert (cards(state, 0).promoted, cards(state, 0).in_play) == (0, mask("shieldwall"))
    assert not state.armies[0].pool >> 3 & 1
    through(state, "close")
    if state.phase() == "initiative":
        do(state, 0, "feint")
        do(state, 1, "hew")
    through(state, "move")
    do(state, 0, "ready")
    do(state, 1, "ready")
    finish(state)
    assert cards(state, 0).in_play == 0
    assert state.armies[0].spent == mask("shieldwall")


@rule("battle 8.4", paper="C26")
def test_retreat_falls_back_one_level() -> None:
    state = planning("retreat", level="melee")
    lay(state, "tactics", "guard")
    finish(state)
    assert state.phase() == "retreat"
    do(state, 0, "fall-back")
    assert state.level[2] == 1
    assert state.phase() in ("move", "initiative")  # nobody is asked to advance


@rule("battle 8.4", paper="B52")
def test_retreat_lets_a_unit_withdraw_at_any_level() -> None:
    state = planning("retreat", level="melee")
    lay(state, "tactics", "guard")
    finish(state)
    do(state, 0, "withdraw")
    if state.phase() == "initiative":
        do(state, 0, "feint")
        do(state, 1, "hew")
    while state.to_act == (1,):
        do(state, 1, "pass")
    assert "r1" in offered(state, 0)
    do(state, 0, "r1")
    assert offered(state, 0) == ["p1", "p3"]


@rule("battle 8.5", paper="C25")
def test_inspired_speech_works_once_at_the_count() -> None:
    state = duel(red=unit(*TWO, in_play="speech"))
    end_rounds(state, 1, 0)
    do(state, 0, "use")
    assert (cards(state, 0).shaken, state.armies[0].spent) == (0, mask("speech"))


@rule("battle 8.6", paper="C27")
def test_hold_keeps_the_level() -> None:
    state = planning("hold", level="ballistic")
    lay(state, "tactics", "guard")
    finish(state)
    assert state.phase() in ("move", "initiative")
    assert state.level[2] == 0


@rule("battle 8.7")
def test_shield_wall_adds_two_guard_at_charge_and_melee() -> None:
    state = duel(red=unit("shieldbearers"), blue=unit(*TWO, in_play="shieldwall"))
    lay(state, "hew", "drive")  # 6 + 3 against 5 + 2 + 2
    assert cards(state, 1).damage == 0
    far = fight([unit("archers")], [unit(*TWO, in_play="shieldwall")], level="ballistic")
    lay(far, "hew", "drive")
    assert cards(far, 1).damage == 9 + 2


@rule("battle 8.8")
def test_volley_adds_two_damage_at_ballistic() -> None:
    state = fight([unit("archers", in_play="volley")], [unit(*TWO)], level="ballistic")
    lay(state, "hew", "drive")
    assert cards(state, 1).damage == 9 + 2 + 2
    near = fight([unit("archers", in_play="volley")], [unit("levy")], level="charge")
    lay(near, "hew", "feint")
    assert cards(near, 1).damage == 8 + 2


@rule("battle 8.9")
def test_headlong_charge_adds_two_mastery_at_charge() -> None:
    state = fight([unit("levy", in_play="charge")], [unit("shieldbearers")], level="charge")
    lay(state, "hew", "drive")  # 6 + 2 + 2 = 10 against 9
    assert cards(state, 1).damage == 9 + 2
    melee = fight([unit("levy", in_play="charge")], [unit("shieldbearers")], level="melee")
    lay(melee, "hew", "drive")  # 6 + 2 = 8 against 9
    assert cards(melee, 1).damage == 0


@rule("battle 8.10", paper="C24")
def test_second_wind_gives_eight_mp_when_it_comes_in_play() -> None:
    state = planning("wind", red=unit(*TWO, mp=30))
    lay(state, "tactics", "guard")
    assert cards(state, 0).mp == 26
    finish(state)
    assert cards(state, 0).mp == 26 + 2 + 8  # Rally first
    assert (cards(state, 0).in_play, state.armies[0].spent) == (0, mask("wind"))


@rule("battle 8.11")
def test_read_the_foe_shows_card_and_troop_before_the_own_commitment() -> None:
    state = duel(red=unit(*TWO, in_play="read"))
    assert state.phase() == "read"
    do(state, 0, "use")
    assert state.to_act == (1,)
    commit(state, 1, "onslaught")
    assert state.to_act == (0,)
    seen: Any = state.view(0)
    assert seen["armies"][1]["shown"]["card"] == "onslaught"
    assert seen["armies"][1]["shown"]["troop"] == "swordsmen"
    commit(state, 0, "guard")
    assert state.round == 2
    assert state.phase() == "commit"  # once only


@rule("battle 8.11", paper="A62")
def test_both_reading_cancels() -> None:
    state = duel(red=unit(*TWO, in_play="read"), blue=unit(*TWO, in_play="read"))
    do(state, 0, "use")
    do(state, 1, "use")
    assert state.to_act == (0, 1)
    assert [int(army.spent) for army in state.armies] == [mask("read")] * 2
    spared = duel(red=unit(*TWO, in_play="read"))
    do(spared, 0, "decline")
    assert spared.to_act == (0, 1)
    assert cards(spared, 0).in_play == mask("read")


@rule("battle 8.12", paper="B123 A56")
def test_forced_march_works_as_soon_as_it_is_promoted() -> None:
    state = planning("march")
    lay(state, "tactics", "guard")
    assert state.armies[0].march == 1
    assert state.armies[0].spent == mask("march")


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
