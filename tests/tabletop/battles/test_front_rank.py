"""Commanders in the front rank (17.6, 27.4, 13.2, 13.3), and the tail of a phase that loses one."""

import pytest

from cannae.games.tabletop.rules.charge.running import tail
from cannae.games.tabletop.rules.combat.close import melee, suffer
from cannae.games.tabletop.rules.combat.contact import Pairs, find_pairs
from cannae.games.tabletop.rules.combat.nerve import (
    Fray,
    breaks,
    commander_of,
    lose_commander,
    quality_die,
    side_as_it_stands,
)
from cannae.games.tabletop.rules.joint import commands
from cannae.games.tabletop.rules.movement.lines import lines_among
from cannae.games.tabletop.state import COMMANDING, HITS, IN_FRONT, JOIN, LEAD, RANK, STAY, STAYED, WITH
from helpers import rule
from tabletop.scene import Dice, n, scene, told

FIGHT = ("R1 R1 24000 11500 0", "B3 C3 24000 11500 360")


@rule("tabletop 27.4", "tabletop 17.6", paper="T16 T92")
def test_a_commander_steps_into_a_front_rank_and_back() -> None:
    state = scene("R1 R1 10000 9000 0", "R2 R2 21700 9000 0", "B3 C3 24000 30000 360", led="2R1")
    state.set_c(0, STAYED, 1)
    state.ask(COMMANDING)
    assert state.choices(0) == [STAY, JOIN + n("R2"), LEAD + n("R1"), LEAD + n("R2")]
    assert state.write_choice(0, LEAD + n("R2")) == "lead 1 R2 front"
    assert state.read_choice(0, "führt 1 R2 vorn") == LEAD + n("R2")
    twin = state.copy()
    twin.present.play(twin, 0, LEAD + n("R2"))
    assert [twin.get_c(0, field) for field in (WITH, IN_FRONT, STAYED)] == [n("R2") + 1, 1, 0]
    state.present.play(state, 0, LEAD + n("R1"))
    assert [state.get_c(0, field) for field in (WITH, IN_FRONT, STAYED)] == [n("R1") + 1, 1, 1]
    assert told(state)[-1] == "leads"
    assert commands(state, 0) == [STAY, JOIN + n("R1"), JOIN + n("R2"), LEAD + n("R2")]
    assert "RC1=rank:2,with:1,stayed:1,front:1" in state.write_position()


@rule("tabletop 27.4", paper="T92")
def test_he_leaves_a_front_rank_only_without_a_pair() -> None:
    state = scene(*FIGHT, "R2 R2 30000 11500 0", led="2R1")
    assert JOIN + n("R2") in commands(state, 0)
    state.set_c(0, IN_FRONT, 1)
    assert commands(state, 0) == [STAY]
    broken = scene("R1 R1 24000 9000 0", led="2R1")
    breaks(broken, Fray("melee", Pairs()), n("R1"))
    assert LEAD + n("R1") not in commands(broken, 0)


@rule("tabletop 17.6", "tabletop 13.2", paper="T16")
def test_in_a_front_rank_he_helps_that_group_alone() -> None:
    state = scene("R1 R1 20000 9000 0", "R2 R2 24800 9000 0", led="3R1")
    assert commander_of(state, n("R2")) == (3, False)
    assert lines_among(state, state.on_table(0))
    state.set_c(0, IN_FRONT, 1)
    assert commander_of(state, n("R2")) == (0, False)
    assert commander_of(state, n("R1")) == (3, True)
    assert lines_among(state, state.on_table(0)) == []
    assert side_as_it_stands(state, Pairs(), n("R1")).leads


@rule("tabletop 17.6", "tabletop 6.3")
def test_dice_led_from_the_front_rank_are_rolled_again_as_a_better_quality() -> None:
    assert quality_die(scene("R1 R1 24000 9000 0", dice=Dice(1, 5)), HITS, "average", True) == 5
    assert quality_die(scene("R1 R1 24000 9000 0", dice=Dice(1, 5)), HITS, "average") == 1
    drawn = []
    for front in (0, 1):
        state = scene("R3 R3 24000 11500 0", FIGHT[1], led="2R3", dice=Dice(*[1] * 200))
        state.set_c(0, IN_FRONT, front)
        melee(state)
        assert isinstance(state.rng, Dice)
        drawn.append(state.rng.drawn)
    assert drawn[1] >= drawn[0] + 6  # average troops roll every 1 again


@rule("tabletop 23.10", "tabletop 13.3", paper="T68")
@pytest.mark.parametrize(
    ("dice", "taken", "dealt", "front", "lost"),
    [
        ((6, 6), 2, 2, 1, True),
        ((5, 6), 2, 2, 1, False),
        ((5, 6), 2, 1, 1, True),
        ((5, 5), 2, 1, 1, False),
        ((6, 6), 0, 0, 1, False),
        ((6, 6), 2, 1, 0, False),
    ],
)
def test_he_may_be_lost_where_his_group_was_hit(
    dice: tuple[int, int], taken: int, dealt: int, front: int, lost: bool
) -> None:
    state = scene(*FIGHT, led="2R1", dice=Dice(*dice))
    state.set_c(0, IN_FRONT, front)
    fray = Fray("melee", find_pairs(state))
    fray.taken[n("R1")], fray.dealt[n("R1")] = taken, dealt
    suffer(state, fray, n("R1"))
    assert (state.get_c(0, RANK) == 0) is lost


@rule("tabletop 25.7", "tabletop 13.3", paper="T82")
def test_his_own_group_and_its_neighbours_test_for_him_before_anybody_routs() -> None:
    state = scene("R1 R1 24000 9000 0", "R2 R2 31800 9000 0", "R3 R3 10000 9000 0", led="2R1")
    fray = Fray("melee", find_pairs(state))
    lose_commander(state, fray, 0, "13.3")
    breaks(state, fray, n("R3"))
    tail(state, fray)
    assert fray.bereft == {n("R1"), n("R2")}
    order = told(state)
    assert order.index("routs") > max(at for at, key in enumerate(order) if key.startswith("test-"))
