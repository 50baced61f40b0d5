"""What is agreed before a battle: the options, both armies, and what the rules make of them."""

from collections.abc import Mapping
from typing import Any, Final

from cannae.core.contract import UserError
from cannae.core.options import Document, Flag, Number, Option, Pick
from cannae.games.battle.rules.army import READY_ARMIES, faults
from cannae.games.battle.rules.deployment.scenarios import SCENARIOS, army_of
from cannae.games.battle.state import Terms

MIRROR: Final = "mirror"
NO_SCENARIO: Final = "none"
DEAREST: Final = 400  # what the army of a scenario may cost
MOST_PERIODS: Final = 20
# What a scenario decides.
DECIDED: Final = ("red_army", "blue_army", "red_list", "blue_list", "terrains", "expanded_deployment", "cost")
OPTIONS: Final[tuple[Option, ...]] = (
    Pick("red_army", "legion", tuple(READY_ARMIES)),
    Pick("blue_army", "tribes", (*READY_ARMIES, MIRROR)),
    Document("red_list"),
    Document("blue_list"),
    Pick("terrains", "5", ("3", "5", "7")),
    Flag("expanded_deployment"),
    Flag("expanded_movement"),
    Number("cost", 200, 40, 400),
    Number("periods", 10, 1, MOST_PERIODS),
    Pick("scenario", NO_SCENARIO, (NO_SCENARIO, *SCENARIOS)),
)


def check_armies(options: Mapping[str, Any]) -> None:
    """`UserError` for the first fault of an army."""
    limit = options["cost"] if options["scenario"] == NO_SCENARIO else DEAREST
    for army in armies(options):
        found = faults(army, limit)
        if found:
            raise found[0]


def refuse_decided(options: Mapping[str, Any]) -> None:
    """`UserError` where something was chosen that the scenario decides."""
    if options["scenario"] != NO_SCENARIO:
        for option in OPTIONS:
            if option.name in DECIDED and options[option.name] != option.default:
                raise UserError("battle-scenario-decides", option=f"@battle-option-{option.name}")


def scenario(options: Mapping[str, Any]) -> Any:
    """The scenario to be drawn up, or None."""
    return None if options["scenario"] == NO_SCENARIO else SCENARIOS[options["scenario"]]


def armies(options: Mapping[str, Any]) -> tuple[Any, Any]:
    """Both army lists: a scenario's, one's own where given, else a ready one."""
    if options["scenario"] != NO_SCENARIO:
        scenario = SCENARIOS[options["scenario"]]
        return army_of(scenario, 0), army_of(scenario, 1)
    red = options["red_list"] or READY_ARMIES[options["red_army"]]
    if options["blue_list"]:
        return red, options["blue_list"]
    return red, red if options["blue_army"] == MIRROR else READY_ARMIES[options["blue_army"]]


def agreed(options: Mapping[str, Any]) -> Terms:
    """Complete options as the rules use them."""
    drawn_up = options["scenario"] != NO_SCENARIO
    terrains = len(SCENARIOS[options["scenario"]]["row"]) if drawn_up else int(options["terrains"])
    deployment = options["expanded_deployment"] and not drawn_up
    return Terms(terrains, options["periods"], deployment, options["expanded_movement"], drawn_up)
