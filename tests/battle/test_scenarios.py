"""Battles that begin drawn up: all is as the sheet says, and the first question is about the first fight."""

from typing import Any

import pytest

from cannae.core.contract import EventLog, UserError
from cannae.core.randomness import FastRng
from cannae.games.battle import GAME
from cannae.games.battle.rules.cards import CARDS
from cannae.games.battle.rules.deployment.scenarios import SCENARIOS
from cannae.locale import LANGUAGES, words
from helpers import rule


def begun(name: str) -> Any:
    return GAME.begin(GAME.checked({"scenario": name}), FastRng(7), EventLog())


@rule("battle 4.7")
@pytest.mark.parametrize("name", SCENARIOS)
def test_a_scenario_begins_at_once_as_its_sheet_says(name: str) -> None:
    state, sheet = begun(name), SCENARIOS[name]
    view: Any = state.view(0)
    assert view["period"] == 1 and view["phase"] in ("select", "commit")
    assert [one["kind"] for one in view["terrains"]] == sheet["row"]
    for side in ("red", "blue"):
        units = [one for one in view["units"] if one["side"] == side]
        assert [one["place"] for one in units] == [one["at"] for one in sheet[side]["units"]]
        assert [one["mp"] for one in units] == [one.get("mp", CARDS.points) for one in sheet[side]["units"]]
        assert [one["across"] for one in units] == [one.get("across", False) for one in sheet[side]["units"]]
        assert [one["general"] for one in units].index(True) == sheet[side]["leads"] - 1
        army = next(one for one in view["armies"] if one["side"] == side)
        assert bool(army["pool"]) == sheet.get("stratagems", True)
    again = GAME.read_position(state.write_position(), {"scenario": name}, FastRng(1))
    assert (again.write_position(), again.census()) == (state.write_position(), state.census())
    told = state.log.events[0]
    assert told.key == f"battle-scenario-{name}-about" and told.rule == "4.7"
    for language in LANGUAGES:
        assert words(language).say(told.key) and words(language).say(f"battle-option-scenario-{name}")


def test_there_are_at_least_four_days_of_history_and_a_first_battle_of_three_units() -> None:
    assert {"trebia", "cannae", "zama", "cynoscephalae"} <= set(SCENARIOS)
    view: Any = begun("first").view(0)
    assert len(view["units"]) == 6 and view["phase"] == "commit"


def test_what_a_scenario_decides_cannot_be_agreed_beside_it() -> None:
    for more in ({"red_army": "league"}, {"terrains": "7"}, {"expanded_deployment": True}, {"cost": 300}):
        with pytest.raises(UserError) as refused:
            GAME.agreed({"scenario": "cannae", **more})
        assert all(words(language).user_error(refused.value) for language in LANGUAGES)
    assert GAME.agreed({"scenario": "cannae", "periods": 5, "expanded_movement": True})["periods"] == 5


def test_scenarios_are_played_to_an_end_and_nothing_is_lost() -> None:
    for number, name in enumerate(SCENARIOS):
        state, chance = begun(name), FastRng(40 + number)
        cards = state.census()
        while state.acting():
            side = state.to_act[chance.below(0, len(state.to_act))]
            choices = state.choices(side)
            state.apply(side, choices[chance.below(0, len(choices))])
        assert state.census() == cards and state.outcome() is not None
        facts = GAME.facts(GAME.checked({"scenario": name}), state, [])
        assert facts["army"] == [[f"@battle-option-scenario-{name}"]] * 2
