"""Battles that begin drawn up: who stands where, on which ground and at which Combat Level (rule 4.7)."""

from typing import Any, Final

from mypy_extensions import i64

from cannae.core import bits
from cannae.games.battle.rules.army import UNIT_KEYS
from cannae.games.battle.rules.battlefield import Battlefield
from cannae.games.battle.rules.cards import CARDS, TERRAIN_KINDS, read_data
from cannae.games.battle.rules.deployment.placing import settle_generals, stand, tell_placed
from cannae.games.battle.rules.duration import round_log
from cannae.games.battle.rules.naming import LEVEL_NAMES, PLACE_IDS, SIDES, place_name, tell, terrain_name
from cannae.games.battle.rules.terrain import survey
from cannae.games.battle.state import BEGIN_PERIOD, CHANCE_STREAM, PLACES, UNITS

SCENARIOS: Final[dict[str, dict[str, Any]]] = {
    str(entry["id"]): entry for entry in read_data("scenarios.toml")["scenario"]
}


def army_of(scenario: dict[str, Any], side: int) -> dict[str, Any]:
    """One side's army as a list that can be checked and mustered."""
    half = scenario[SIDES[side]]
    units = [{key: unit[key] for key in UNIT_KEYS if key in unit} for unit in half["units"]]
    return {"general": half["general"], "army_standard": bool(half.get("army_standard")), "units": units}


def draw_up(state: Battlefield, scenario: dict[str, Any]) -> None:
    """Lay the row and put every Unit where the sheet has it; chance only names who has the first say (rule 1.6)."""
    round_log.forget(state)
    state.first = state.rng.below(CHANCE_STREAM, 2)
    if state.log is not None:
        tell(state, f"battle-scenario-{scenario['id']}-about", "4.7", {})
    lay_row(state, scenario)
    for side in range(2):
        half = scenario[SIDES[side]]
        place_units(state, side, half["units"])
        state.armies[side].picked = i64(UNITS * side + int(half["leads"]) - 1)
        if not scenario.get("stratagems", True):
            state.armies[side].spent = state.armies[side].pool
            state.armies[side].pool = 0
    for side in range(2):
        name_mains(state, side)
    settle_generals(state)
    levels = scenario.get("levels", [])
    for place in range(len(levels)):
        state.level[place] = LEVEL_NAMES.index(levels[place])
    state.step_number = BEGIN_PERIOD


def lay_row(state: Battlefield, scenario: dict[str, Any]) -> None:
    for kind in range(TERRAIN_KINDS):
        state.deck[kind] = CARDS.copies[kind]
    turned = scenario.get("turned", [])
    for place, name in enumerate(scenario["row"]):
        kind = CARDS.terrain.index(name)
        state.deck[kind] -= 1
        state.base[place] = kind
        state.turned[place] = 1 if place in turned else 0
        survey(state, place)
        if state.log is not None:
            tell(state, "battle-dealt", "4.7", {"place": place_name(state, place), "terrain": terrain_name(kind)})


def place_units(state: Battlefield, side: int, units: list[dict[str, Any]]) -> None:
    places = PLACE_IDS[int(state.terms.terrains)]
    for number, entry in enumerate(units):
        index: i64 = UNITS * side + number
        unit = state.units[index]
        stand(state, index, places.index(entry["at"]))
        unit.across = 1 if entry.get("across") else 0
        unit.mp = int(entry.get("mp", CARDS.points))
        tell_placed(state, 1 << index)


def name_mains(state: Battlefield, side: i64) -> None:
    """A Unit on its own side leads before one that has crossed over (rule 10.8)."""
    for place in range(int(state.terms.terrains)):
        main = state.main(side, place)
        if main >= 0 and state.units[main].across:
            behind = state.units_at(side, place) & ~state.across_at(side, place)
            if behind:
                state.mains[PLACES * side + place] = bits.lowest(behind)


def check() -> None:
    """The file may be edited; what the rules rely on is looked at once."""
    for name, scenario in SCENARIOS.items():
        row = scenario["row"]
        scarce = [kind for kind in row if row.count(kind) > CARDS.copies[CARDS.terrain.index(kind)]]
        if len(row) not in PLACE_IDS or scarce:
            raise ValueError(f"scenarios.toml: the row of {name}")
        for side in SIDES:
            half = scenario[side]
            if not 1 <= half["leads"] <= len(half["units"]) <= UNITS:
                raise ValueError(f"scenarios.toml: the Units of {name}")


check()
