"""Text for every choice and position, both ways."""

from typing import Final

from mypy_extensions import i64

from cannae.core.contract import Complaint
from cannae.games.battle import choices as c
from cannae.games.battle.actions import ACTIONS, ADD, SWAP, action_name, action_words
from cannae.games.battle.cards import CARDS, MASTERY_CARDS, STRATAGEMS
from cannae.games.battle.state import UNITS, Battlefield
from cannae.games.battle.telling import (
    card_name,
    fighter_name,
    level_name,
    own_unit_name,
    place_name,
    stratagem_name,
    unit_name,
)

LEVEL_NAMES: Final = ["ballistic", "charge", "melee"]
SIDES: Final = ["red", "blue"]

# -- Names ----------------------------------------------------------------------------------------------------------


UNIT_IDS: Final = [f"{side}{number + 1}" for side in "rb" for number in range(UNITS)]


def unit_id(unit: i64) -> str:
    return UNIT_IDS[unit]


def place_id(field: Battlefield, place: i64) -> str:
    if field.count > 3 and (place == 0 or place == field.count - 1):
        return "f1" if place == 0 else "f2"
    return f"p{int(place) + (1 if field.count == 3 else 0)}"


def action_id(action: i64) -> str:
    if action >= ADD:
        number = int(action - ADD)
        return f"act-add-{CARDS.terrain_types[number // 2]}-{SIDES[number % 2]}"
    if action >= SWAP:
        number = int(action - SWAP)
        return f"act-swap-{['base', 'red', 'blue'][number // 2]}-{['down', 'up'][number % 2]}"
    return "act-" + ["nothing", "rotate", "shift-red", "shift-blue", "settle", "force"][action]


# -- Choices --------------------------------------------------------------------------------------------------------


class Texts:
    """What every choice is called, and which is called so, with so many Terrain Cards in the row."""

    def __init__(self, field: Battlefield) -> None:
        self.written = [spelt(field, choice) for choice in range(c.END)]
        self.read: dict[str, int] = {}
        for choice, text in enumerate(self.written):
            if not text.startswith("?"):  # a number that means nothing
                self.read.setdefault(text, choice)


TEXTS: Final[dict[int, Texts]] = {}  # made once for each number of Terrain Cards


def texts(field: Battlefield) -> Texts:
    known = TEXTS.get(int(field.count))
    if known is None:
        known = TEXTS[int(field.count)] = Texts(field)
    return known


def write_choice(field: Battlefield, choice: i64) -> str:
    return texts(field).written[choice] if 0 <= choice < c.END else f"?{int(choice)}"


def read_choice(field: Battlefield, text: str) -> int:
    choice = texts(field).read.get(text)
    if choice is None:
        raise Complaint("battle-unreadable", text=text[:40])
    return choice


def spelt(field: Battlefield, choice: i64) -> str:
    """What a choice is called; only `Texts` need ask."""
    if c.CARD <= choice < c.CARD + MASTERY_CARDS:
        return CARDS.mastery[choice - c.CARD]
    if c.UNIT <= choice < c.UNIT + 2 * UNITS:
        return unit_id(choice - c.UNIT)
    if c.AT <= choice < c.AT + field.count:
        return place_id(field, choice - c.AT)
    if c.LEVELS <= choice < c.LEVELS + 3:
        return LEVEL_NAMES[choice - c.LEVELS]
    if c.STRATAGEM <= choice < c.STRATAGEM + STRATAGEMS:
        return f"stratagem-{CARDS.stratagems[choice - c.STRATAGEM]}"
    if c.ACCEPT <= choice < c.ACCEPT + len(c.VERBS):
        return c.VERBS[choice - c.ACCEPT]
    if c.GRANT < choice <= c.GRANT + UNITS + 1:
        return f"grant-{int(choice - c.GRANT)}"
    if c.ACT <= choice < c.ACT + ACTIONS:
        return action_id(choice - c.ACT)
    if c.TROOP <= choice < c.TROOP + 64 * 2 * UNITS and (choice - c.TROOP) % 64 < len(CARDS.fighters):
        return f"{unit_id((choice - c.TROOP) // 64)}:{CARDS.fighters[(choice - c.TROOP) % 64]}"
    if choice == c.CHAMPION:
        return "champion"
    if c.CASUALTY <= choice < c.END:
        return f"troop-{int(choice - c.CASUALTY) + 1}"
    return f"?{int(choice)}"


DESCRIBED: Final[dict[int, dict[str, object]]] = {}  # by the row, the phase, the choice and the side


def describe(field: Battlefield, side: i64, choice: i64) -> dict[str, object]:
    """Verb, things and sentence of a choice; made once where they depend on nothing but the phase and the row."""
    if not (0 <= choice < c.ACT or c.TROOP <= choice < c.CHAMPION):
        return described(field, side, choice)
    key = int(((field.count * len(c.PHASES) + field.now) * c.END + choice) * 2 + side)
    told = DESCRIBED.get(key)
    if told is None:
        told = DESCRIBED[key] = described(field, side, choice)
    return told


def described(field: Battlefield, side: i64, choice: i64) -> dict[str, object]:
    """The same, made anew."""
    written = write_choice(field, choice)
    things: list[str] = []
    args: dict[str, object] = {}
    phase = c.PHASES[field.now]
    verb = phase
    key = f"battle-choice-{phase}"
    if choice < c.UNIT:
        things, args = [written], {"card": card_name(choice), "value": int(CARDS.value[choice])}
        args |= {"price": int(CARDS.price[choice]), "extra": int(CARDS.extra[choice])}
        key = "battle-choice-card"
    elif choice < c.AT:
        unit = choice - c.UNIT
        things = [written]
        args = {"unit": own_unit_name(unit) if unit // UNITS == side else unit_name(unit)}
    elif choice < c.LEVELS:
        things, args = [written], {"place": place_name(field, choice - c.AT)}
    elif choice < c.STRATAGEM:
        things, args = [], {"level": level_name(choice - c.LEVELS)}
    elif choice < c.ACCEPT:
        args = {"stratagem": stratagem_name(choice - c.STRATAGEM)}
        args["cost"] = int(CARDS.stratagem_cost[choice - c.STRATAGEM])
        things, key = [CARDS.stratagems[choice - c.STRATAGEM]], "battle-choice-stratagem"
    elif choice < c.GRANT:
        verb, key = written, f"battle-do-{written}"
    elif choice < c.ACT:
        verb, key, args = "grant", "battle-choice-grant", {"moves": int(choice - c.GRANT)}
    elif choice < c.TROOP:
        verb, key = action_name(choice - c.ACT), f"battle-choice-act-{action_name(choice - c.ACT)}"
        things, args = [place_id(field, field.spot)], action_words(field, choice - c.ACT)
    elif choice < c.CHAMPION:
        unit = (choice - c.TROOP) // 64
        things = [unit_id(unit)]
        args = {"troop": fighter_name((choice - c.TROOP) % 64), "unit": own_unit_name(unit)}
        key = "battle-choice-troop"
    else:
        things, args = casualty_words(field, side, choice)
    return {"verb": verb, "things": things, "key": key, "args": args}


def casualty_words(field: Battlefield, side: i64, choice: i64) -> tuple[list[str], dict[str, object]]:
    index = field.losing if field.now == c.DISCARD else field.ordering
    if index < 0:
        return [], {"troop": "–", "number": 0}
    unit = field.units[index]
    position = choice - c.CASUALTY
    if choice == c.CHAMPION:
        name = fighter_name(unit.master) if unit.master >= 0 else "–"
    else:
        name = fighter_name(unit.troops[position]) if 0 <= position < unit.size else "–"
    return [unit_id(index)], {"troop": name, "number": int(position) + 1 if choice != c.CHAMPION else 0}
