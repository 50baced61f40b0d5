"""What Units are called where people read: as on their plates, each by a name of its own."""

from collections import Counter
from typing import Any

import pytest

from battle.scene import army
from cannae.core.registry import game
from cannae.games.battle.rules.army import READY_ARMIES
from cannae.locale import words

BATTLE = game("battle")


def called(**options: Any) -> dict[str, tuple[object, object]]:
    return {unit: (name["kind"], name["nth"]) for unit, name in BATTLE.names(options).items()}


def test_a_unit_is_called_after_what_most_of_it_are_and_the_front_decides() -> None:
    names = called(red_list=army({"ranks": ["swordsmen", "peltasts", "peltasts"]}), blue_army="legion")
    assert names["r1"] == ("@battle-plate-peltasts", 0)  # three Swordsmen before six Peltasts
    assert names["b2"] == ("@battle-plate-veterans", 0)
    assert names["b4"] == ("@battle-plate-swordsmen", 0)  # as many Archers behind them


@pytest.mark.parametrize("army", READY_ARMIES)
def test_no_two_units_of_an_army_have_the_same_name(army: str) -> None:
    names = called(red_army=army, blue_army="mirror")
    assert len(names) == 2 * len(READY_ARMIES[army]["units"])
    assert set(Counter((unit[0], name) for unit, name in names.items()).values()) == {1}
    assert [names[f"r{n}"] for n in range(1, 5)] == [names[f"b{n}"] for n in range(1, 5)]


def test_the_names_have_words_in_both_languages() -> None:
    tribes = BATTLE.names({"red_army": "tribes"})
    unit = {"name": tribes["r2"], "side": "@side-red"}
    assert words("en").say("battle-unit-called", **unit) == "Red’s Unit of Fanatics II"
    assert words("de").say("battle-unit-called", **unit) == "Einheit Fanatiker II von Rot"


def test_units_of_options_that_cannot_be_played_any_more_keep_their_numbers() -> None:
    assert BATTLE.names({"red_army": "the moon"}) == {}
