"""Text for every choice, both ways."""

from typing import Final

from mypy_extensions import i64

from cannae.core.contract import UserError
from cannae.games.battle import choices as c
from cannae.games.battle.actions import ACTIONS, ADD, SWAP
from cannae.games.battle.cards import CARDS, MASTERY_CARDS, STRATAGEMS
from cannae.games.battle.state import UNITS, Battlefield

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
        raise UserError("battle-unreadable", text=text[:40])
    return choice


def every_choice(field: Battlefield) -> list[int]:
    return list(texts(field).read.values())


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
