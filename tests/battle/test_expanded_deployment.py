"""Chapter 14: the Generals contend for terrain and the order of battle."""

from typing import Any

import pytest

from battle.scene import cards, counters, do, mask, offered, reason
from cannae.core.contract import EventLog
from cannae.core.randomness import FastRng
from cannae.games.battle import GAME
from cannae.games.battle.rules.cards import CARDS
from cannae.games.battle.state import BEGIN_MOVEMENT
from cannae.locale import words
from helpers import rule


def deploying(plans: tuple[str, str] = ("", ""), seed: int = 1, **options: Any) -> Any:
    """Expanded deployment with these Stratagems selected."""
    state: Any = GAME.start({"expanded_deployment": True, **options}, FastRng(seed))
    assert state.phase() == "plan"
    for side, text in enumerate(plans):
        for plan in text.split():
            do(state, side, f"stratagem-{plan}")
        if side in state.to_act and state.phase() == "plan":
            do(state, side, "ready")
    return state


def contend(state: Any, red: str, blue: str) -> None:
    do(state, 0, red)
    do(state, 1, blue)


def act(state: Any) -> None:
    """Everything a won round asks for, doing nothing."""
    choices = {"extra": "raise", "precedence": "first", "action": "act-nothing"}
    while state.phase() in choices:
        do(state, state.to_act[0], choices[state.phase()])


@rule("battle 14.1", "battle 14.2", paper="B18 B92 B93 B94 B97")
def test_counters_on_fifty_and_terrain_without_vetoes() -> None:
    for terrains in ("3", "5", "7"):
        state = deploying(terrains=terrains)
        assert counters(state) == [50, 50]
        assert state.phase() == "contend"
        assert sum(state.aside) == 0
        assert all(state.base[place] >= 0 for place in range(int(terrains)))


@rule("battle 14.3", paper="B121")
def test_both_kinds_within_the_generals_tactics_level() -> None:
    state: Any = GAME.start({"expanded_deployment": True}, FastRng(1))
    assert state.to_act == (0, 1)
    do(state, 0, "stratagem-retreat", "stratagem-march")
    assert "stratagem-speech" not in offered(state, 0)
    do(state, 0, "stratagem-volley")  # 2 + 1 + 1 of a Strategos' 4
    assert state.to_act == (1,)
    assert state.view(1)["armies"][0]["pool"] == state.view(1)["armies"][1]["pool"]


@rule("battle 14.4", paper="B98 B99 B108 A50")
def test_one_round_for_each_card_each_mastery_card_once() -> None:
    state = deploying()
    for spot in range(5):
        assert state.spot == spot
        card = ["feint", "slash", "thrust", "guard", "respite"][spot]
        assert card in offered(state, 0)
        contend(state, card, card)
        if state.phase() == "contend":
            assert card not in offered(state, 0)
    assert state.phase() == "array"


@rule("battle 14.5", paper="B100 B101 B107 A48")
def test_counters_are_lowered_and_raised_and_a_draw_gives_nothing() -> None:
    state = deploying()
    contend(state, "drive", "tactics")  # both 5
    assert counters(state) == [50 - 4 + 2, 50 - 4 + 2]
    assert (state.phase(), state.spot) == ("contend", 1)
    contend(state, "respite", "onslaught")
    assert counters(state) == [50, 48 - 16 + 2]
    poor = deploying()
    poor.armies[0].counter = 3
    contend(poor, "onslaught", "feint")
    assert poor.armies[0].counter == 0 + 2  # no over-exertion


@rule("battle 14.6", "battle 14.7")
def test_the_generals_plan_and_no_blow_lands() -> None:
    for reply, wins in (("feint", True), ("guard", False)):
        state = deploying()
        state.log = EventLog()
        contend(state, "hew", reply)
        for language, blow in (("en", "blow"), ("de", "Schlag sitzt")):
            said = [words(language).say(event.key, **event.args) for event in state.log.events]
            if wins:
                said.append(words(language).say("battle-phase-extra", **state.view(0)["prompt"]))
            assert not [sentence for sentence in said if blow in sentence]
        keys = [event.key for event in state.log.events]
        assert ("battle-contends-won" in keys, "battle-contends-guarded" in keys) == (wins, not wins)


@rule("battle 14.6", "battle 14.8", paper="B102 B106 B109 A49")
def test_guarding_by_tactics_levels_lets_both_act() -> None:
    state = deploying()
    contend(state, "hew", "guard")  # 6 + 4 against 1 + 4 + 5
    assert state.phase() == "precedence"
    assert state.to_act == (0,)
    do(state, 0, "second")
    assert (state.phase(), state.to_act) == ("action", (1,))
    do(state, 1, "act-nothing")
    assert (state.phase(), state.to_act) == ("action", (0,))
    do(state, 0, "act-nothing")
    assert (state.phase(), state.spot) == ("contend", 1)


@rule("battle 14.7", "battle 14.8", paper="B103 B104 B105 B110")
@pytest.mark.parametrize(("choice", "expected"), [("raise", [46, 50]), ("lower", [44, 48])])
def test_extra_damage_moves_a_counter_and_the_attacker_acts(choice: str, expected: list[int]) -> None:
    state = deploying()
    contend(state, "hew", "feint")
    assert counters(state) == [44, 50]
    assert (state.phase(), state.to_act) == ("extra", (0,))
    do(state, 0, choice)
    assert counters(state) == expected
    assert (state.phase(), state.to_act) == ("action", (0,))
    do(state, 0, "act-nothing")
    assert state.phase() == "contend"


def at_action(seed: int = 1, spot: int = 1, **options: Any) -> Any:
    """Red may act at this place of the row."""
    state = deploying(seed=seed, **options)
    for card in ["respite", "feint", "slash", "thrust"][:spot]:
        contend(state, card, card)
    contend(state, "onslaught", "tactics")
    do(state, 0, "raise")
    assert state.phase() == "action"
    return state


@rule("battle 14.10", paper="B111 A51")
def test_combining_a_level_1_card() -> None:
    state = at_action()
    place = state.spot
    for text in offered(state, 0):
        if text.startswith("act-add"):
            _, _, kind, end = text.split("-")
            assert CARDS.fits(state.base[place], CARDS.terrain.index(f"1-{kind}"))
            do(state, 0, text)
            assert CARDS.terrain[state.ends[2 * place + ["red", "blue"].index(end)]] == f"1-{kind}"
            return
    raise AssertionError("nothing could be Combined")


@rule("battle 14.11", paper="B112")
def test_swapping_for_the_same_type_one_level_up_or_down() -> None:
    state = at_action()
    place, before = state.spot, int(state.base[state.spot])
    swaps = [text for text in offered(state, 0) if text.startswith("act-swap-base")]
    assert swaps
    do(state, 0, swaps[0])
    after = int(state.base[place])
    assert after // 3 == before // 3
    assert abs(after - before) == 1
    assert reason(at_action(), 0, "act-swap-red-up") == "14.11"  # nothing lies there


@rule("battle 14.11", paper="B112")
def test_any_card_of_a_combined_setup_may_be_swapped() -> None:
    state = at_action()
    place = state.spot
    state.base[place] = CARDS.terrain.index("2-plain")
    state.ends[2 * place + 1] = CARDS.terrain.index("1-hill")
    state.deck[CARDS.terrain.index("2-hill")] = 1
    assert "act-swap-blue-down" not in offered(state, 0)  # there is no Level 0
    do(state, 0, "act-swap-blue-up")
    assert CARDS.terrain[state.ends[2 * place + 1]] == "2-hill"
    assert CARDS.terrain[state.base[place]] == "2-plain"


@rule("battle 14.10", "battle 14.11", "battle 3.8", paper="A7 A51")
def test_cards_come_from_the_deck_or_from_those_put_aside() -> None:
    level_2, level_3 = CARDS.terrain.index("2-woods"), CARDS.terrain.index("3-woods")
    state = at_action()
    place = state.spot
    state.base[place] = level_2
    state.deck[level_3] = state.aside[level_3] = 0
    assert "act-swap-base-up" not in offered(state, 0)  # no such card is left
    state.aside[level_3] = 1
    returned = int(state.deck[level_2])
    do(state, 0, "act-swap-base-up")
    assert (state.base[place], state.aside[level_3], state.deck[level_2]) == (level_3, 0, returned + 1)
    hill = CARDS.terrain.index("1-hill")
    again = at_action()
    again.base[again.spot] = CARDS.terrain.index("1-plain")
    again.deck[hill] = again.aside[hill] = 0
    assert "act-add-hill-red" not in offered(again, 0)
    again.aside[hill] = 1
    assert "act-add-hill-red" in offered(again, 0)


@rule("battle 14.12", paper="B114 A53")
def test_set_terrain_is_not_altered_any_more() -> None:
    state = at_action()
    place = state.spot
    do(state, 0, "act-settle")
    assert state.settled == 1 << place
    again = at_action()
    again.settled = 1 << again.spot
    assert set(offered(again, 0)) == {"act-nothing", "act-force"}
    assert reason(again, 0, "act-rotate") == "14.12"


@rule("battle 14.13", paper="B115 B116 B117 A54")
def test_forcing_the_enemy_to_place_units() -> None:
    state = at_action(spot=2)
    do(state, 0, "act-force")
    assert (state.phase(), state.to_act) == ("forced", (1,))
    assert "ready" not in offered(state, 1)
    do(state, 1, "b4")
    assert "ready" in offered(state, 1)
    do(state, 1, "b2", "ready")
    assert (state.main(1, 2), cards(state, 1, 2).place) == (11, 2)
    flank = at_action(spot=0)
    assert "act-force" not in offered(flank, 0)
    assert reason(flank, 0, "act-force") == "14.13"
    taken = at_action(spot=2)
    cards(taken, 1, 1).place = 2
    taken.mains[7 + 2] = 8
    assert "act-force" not in offered(taken, 0)


@rule("battle 14.14", paper="B113 A52")
def test_rotating_and_moving_to_the_other_end() -> None:
    state = at_action()
    place, turned = state.spot, int(state.turned[state.spot])
    assert "act-shift-red" not in offered(state, 0)
    assert reason(state, 0, "act-shift-red") == "14.14"
    do(state, 0, "act-rotate")
    assert state.turned[place] == 1 - turned
    shifted = at_action()
    shifted.ends[2 * shifted.spot] = 0
    place = shifted.spot
    do(shifted, 0, "act-shift-red")
    assert (shifted.ends[2 * place], shifted.ends[2 * place + 1]) == (-1, 0)


def through_rounds(state: Any) -> None:
    while state.phase() == "contend":
        both = [card for card in offered(state, 0) if card in offered(state, 1) and card != "tactics"]
        contend(state, both[0], both[0])


@rule("battle 14.15", "battle 14.16", paper="B118 B119 B120 A55")
def test_placing_several_in_secret_and_the_rest_at_the_centre() -> None:
    state = deploying()
    through_rounds(state)
    assert (state.phase(), state.spot) == ("array", 1)
    do(state, 0, "r3", "r1", "ready")
    assert [one["place"] for one in state.view(1)["units"] if one["side"] == "red"] == [None] * 4
    do(state, 1, "ready")
    assert (state.main(0, 1), cards(state, 0, 1).place, state.main(1, 1)) == (2, 1, -1)
    for _ in range(2):
        do(state, 0, "ready")
        do(state, 1, "ready")
    assert state.phase() == "general"
    assert {cards(state, 1, number).place for number in range(1, 5)} == {2}


@rule("battle 14.16", "battle 1.7", paper="B119 A66")
def test_nobody_hears_which_units_at_the_centre_were_named() -> None:
    """Where the centre is the last card to be placed at, what is named there and what goes there anyway look alike."""
    state = deploying(terrains="3")
    through_rounds(state)
    do(state, 0, "r1", "ready")
    do(state, 1, "b1", "ready")
    for side in (0, 1):  # both already stand on the card after the centre
        cards(state, side, 5).place = 2
        state.mains[7 * side + 2] = 8 * side + 4
    told = []
    for named in (["b2"], []):
        world = state.copy()
        world.log = EventLog()
        do(world, 0, "ready")
        do(world, 1, *named, "ready")
        assert (world.phase(), world.main(1, 1)) == ("general", 9)
        told.append([event.to_data() for event in world.log.events])
    assert told[0] == told[1]


@rule("battle 14.16", "battle 15.1", paper="B120")
def test_the_battle_counters_stay_for_army_movement() -> None:
    state = deploying(expanded_movement=True)
    contend(state, "onslaught", "feint")
    do(state, 0, "lower")
    do(state, 0, "act-nothing")
    state = to_general(state)
    kept = counters(state)
    assert kept[0] != kept[1]
    do(state, 0, "r1")
    do(state, 1, "b1")
    state.step_number = BEGIN_MOVEMENT
    state.settle()
    assert counters(state) == kept
    assert state.to_act == ((0,) if kept[0] > kept[1] else (1,))


@rule("battle 14.15", paper="B118")
def test_a_player_with_units_there_places_none() -> None:
    state = at_action(spot=1)
    do(state, 0, "act-force")
    do(state, 1, "b1", "ready")
    for card in ["slash", "thrust", "hew", "press"]:
        if state.phase() == "contend":
            contend(state, card, card)
    assert (state.phase(), state.spot, state.to_act) == ("array", 1, (0,))


@rule("battle 14.9", paper="B122 A50")
def test_tactics_promotes_or_loses_what_was_selected() -> None:
    state = deploying(("volley", "wind"))
    contend(state, "tactics", "feint")
    assert state.armies[0].promoted == mask("volley")
    act(state)
    contend(state, "onslaught", "tactics")
    assert state.armies[1].spent == mask("wind")
    kept = deploying(("volley", ""))
    through_rounds(kept)
    assert (kept.armies[0].pool, kept.armies[0].selected) == (511, 0)


@rule("battle 14.17", paper="B124 A57")
def test_promoted_stratagems_are_allotted_to_any_unit() -> None:
    state = deploying(("volley shieldwall", ""))
    do(state, 0, "tactics")
    do(state, 1, "feint")
    act(state)
    state = to_general(state)
    do(state, 0, "r1")
    do(state, 1, "b1")
    assert (state.phase(), state.to_act) == ("allot", (0,))
    do(state, 0, "r4")
    do(state, 0, "r2")
    assert cards(state, 0, 4).in_play == mask("shieldwall")
    assert cards(state, 0, 2).in_play == mask("volley")
    assert state.period == 1


def to_general(state: Any) -> Any:
    through_rounds(state)
    while state.phase() == "array":
        for side in state.to_act:
            texts = [text for text in offered(state, side) if text != "ready"]
            do(state, side, *texts[:1], "ready")
    return state


@rule("battle 14.17", "battle 8.4", paper="B124")
def test_a_retreat_allotted_is_decided_at_once() -> None:
    state = deploying(("retreat", ""))
    contend(state, "tactics", "feint")
    act(state)
    state = to_general(state)
    do(state, 0, "r1")
    do(state, 1, "b1")
    do(state, 0, "r2")
    assert state.phase() == "retreat"
    do(state, 0, "withdraw")
    assert cards(state, 0, 2).withdraws == 1
    assert state.period == 1


@rule("battle 14.18", "battle 8.6", paper="B125 A58")
def test_hold_gives_a_second_run_once() -> None:
    state = deploying(("hold", "hold"))
    contend(state, "tactics", "feint")
    assert state.armies[0].spent == mask("hold")
    act(state)
    contend(state, "feint", "tactics")
    act(state)
    for card in ["slash", "thrust", "hew"]:
        contend(state, card, card)
    assert (state.phase(), state.spot, state.run) == ("contend", 0, 2)
    assert len(offered(state, 0)) == 10
    for card in ["slash", "thrust", "hew", "press", "drive"]:
        contend(state, card, card)
    assert state.phase() == "array"
