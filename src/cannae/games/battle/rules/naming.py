"""How things are named: by short ids in choices and views; in events and descriptions by plain data for the words."""

from typing import Final

from mypy_extensions import i64

from cannae.games.battle.rules.battlefield import Battlefield
from cannae.games.battle.rules.cards import CARDS
from cannae.games.battle.rules.forces import Army
from cannae.games.battle.state import UNITS

SIDES: Final = ["red", "blue"]
LEVEL_NAMES: Final = ["ballistic", "charge", "melee"]
UNIT_IDS: Final = [f"{side}{number + 1}" for side in "rb" for number in range(UNITS)]


def unit_id(unit: i64) -> str:
    return UNIT_IDS[unit]


def place_ids(terrains: int) -> list[str]:
    """The places of a row; without Flanks in a row of three."""
    if terrains == 3:
        return ["p1", "p2", "p3"]
    return ["f1", *[f"p{number}" for number in range(1, terrains - 1)], "f2"]


PLACE_IDS: Final = {terrains: place_ids(terrains) for terrains in (3, 5, 7)}


def place_id(state: Battlefield, place: i64) -> str:
    return PLACE_IDS[int(state.terms.terrains)][place]


def side_name(side: i64) -> str:
    return "@side-blue" if side else "@side-red"


def unit_name(unit: i64) -> dict[str, object]:
    return {"say": "battle-unit", "side": side_name(unit // UNITS), "number": int(unit % UNITS) + 1}


def own_unit_name(unit: i64) -> dict[str, object]:
    return {"say": "battle-own-unit", "number": int(unit % UNITS) + 1}


def place_name(state: Battlefield, place: i64) -> dict[str, object]:
    return place_words(int(state.terms.terrains), int(place))


def place_words(count: int, place: int) -> dict[str, object]:
    if count > 3 and place in (0, count - 1):
        return {"say": "battle-flank", "number": 1 if place == 0 else 2}
    return {"say": "battle-position", "number": place + (1 if count == 3 else 0)}


def card_name(card: i64) -> str:
    return f"@battle-card-{CARDS.mastery[card]}"


def fighter_name(fighter: i64) -> str:
    return f"@battle-troop-{CARDS.fighters[fighter]}"


def stratagem_name(stratagem: i64) -> str:
    return f"@battle-stratagem-{CARDS.stratagems[stratagem]}"


def stratagem_names(mask: i64) -> list[str]:
    return [stratagem_name(number) for number in range(len(CARDS.stratagems)) if mask >> number & 1]


def terrain_name(kind: i64) -> str:
    return f"@battle-terrain-{CARDS.terrain[kind]}"


def level_name(level: i64) -> str:
    return ["@battle-ballistic", "@battle-charge", "@battle-melee"][level]


def committed(side: i64, army: Army) -> dict[str, object]:
    """A card and the Chosen Troop that was committed with it."""
    return {
        "side": side_name(side),
        "card": card_name(army.card),
        "troop": fighter_name(army.chosen),
        "unit": unit_name(army.chosen_unit),
    }


def tell(state: Battlefield, key: str, rule: str, args: dict[str, object]) -> None:
    """Callers look first whether anyone listens, so that playouts build no words."""
    log = state.log
    if log is not None:
        log.tell(key, rule, args)
