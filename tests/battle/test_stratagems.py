"""Chapter 8: Stratagems, from their choice to what they do."""

from typing import Any

import pytest

from battle.scene import TWO, cards, commit, do, duel, end_rounds, field, fight, lay, mask, offered, through, unit
from cannae.games.battle.state import BEGIN_PERIOD
from helpers import rule


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
    assert cards(far, 1).damage == 14 + 2


@rule("battle 8.8")
def test_volley_adds_five_damage_at_ballistic() -> None:
    state = fight([unit("archers", in_play="volley")], [unit(*TWO)], level="ballistic")
    lay(state, "hew", "drive")
    assert cards(state, 1).damage == 14 + 2 + 5
    near = fight([unit("archers", in_play="volley")], [unit("levy")], level="charge")
    lay(near, "hew", "feint")
    assert cards(near, 1).damage == 13 + 2


@rule("battle 8.9")
@pytest.mark.parametrize(("level", "plain", "headlong"), [("charge", 8, 11), ("melee", 8, 11), ("ballistic", 7, 7)])
def test_headlong_charge_adds_three_mastery_at_charge_and_melee(level: str, plain: int, headlong: int) -> None:
    for red, attack in ((unit("levy"), plain), (unit("levy", in_play="charge"), headlong)):
        state: Any = fight([red], [unit("shieldbearers")], level=level)
        lay(state, "hew", "drive")  # against 5 + 4
        strikes = [event.args["attack"] for event in state.log.events if event.key == "battle-strikes"]
        guards = [event.args["attack"] for event in state.log.events if event.key == "battle-guards"]
        assert (strikes, guards) == (([attack], []) if attack > 9 else ([], [attack]))
        assert cards(state, 1).damage == (14 + 2 if attack > 9 else 0)


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
def test_two_units_that_read_each_other_cancel() -> None:
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
