"""What was in a battle that is over, for those who study many: the armies, and the troops still standing."""

from collections.abc import Mapping
from typing import Any

from cannae.core.contract import SIDE_NAMES, SPECTATOR, State


def facts(options: Mapping[str, Any], mirrored: bool, drawn_up: bool, state: State) -> dict[str, list[list[str]]]:
    units = state.view(SPECTATOR)["units"]
    assert isinstance(units, list)
    armies = [options["red_army"], options["red_army" if mirrored else "blue_army"]]
    for side, own in enumerate((options["red_list"], options["blue_list"])):
        if own:
            armies[side] = "own"
    names = [f"@battle-army-{name}" for name in armies]
    if drawn_up:
        names = [f"@battle-option-scenario-{options['scenario']}"] * 2
    troops: list[list[str]] = [[], []]
    for unit in units:
        troops[SIDE_NAMES.index(unit["side"])] += [f"@battle-troop-{name}" for name in unit["troops"]]
    return {"army": [[name] for name in names], "left": troops}
