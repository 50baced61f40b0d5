"""What a choice touches and how it is told, whether it can be meant now or not."""

from typing import Final

from mypy_extensions import i64

from cannae.games.battle import choices as c
from cannae.games.battle.actions import action_name, action_words
from cannae.games.battle.cards import CARDS
from cannae.games.battle.notation import place_id, texts, unit_id
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

# The phases that ask for a Unit, and have words of their own for it. A place is asked for by DESTINATION alone, a
# Combat Level by LEVEL; in all other phases such a choice is only named.
OF_UNITS: Final = [
    c.PLACE, c.SUPPORT, c.GENERAL, c.FORCED, c.ARRAY, c.ALLOT, c.ANNOUNCE, c.COMMIT, c.TARGET, c.INSTANT, c.SUCCESSOR,
    c.MERGE, c.KEEP_MASTER, c.KEEP_CAPTAIN, c.MOVE, c.ENGAGE, c.ASSIGN,
]  # fmt: skip
NOTHING: Final[dict[str, object]] = {"verb": "nothing", "things": [], "key": "battle-do-nothing", "args": {}}
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
    if not 0 <= choice < c.END:
        return NOTHING
    written = texts(field).written[choice]
    if written.startswith("?"):
        return NOTHING
    things: list[str] = []
    args: dict[str, object] = {}
    phase = field.now
    verb = c.PHASES[phase]
    key = f"battle-choice-{verb}"
    if choice < c.UNIT:
        things, args = [written], {"card": card_name(choice), "value": int(CARDS.value[choice])}
        args |= {"price": int(CARDS.price[choice]), "extra": int(CARDS.extra[choice])}
        key = "battle-choice-card"
    elif choice < c.AT:
        things, args = [written], {"unit": unit_words(choice - c.UNIT, side)}
        key = key if phase in OF_UNITS else "battle-named-unit"
    elif choice < c.LEVELS:
        things, args = [written], {"place": place_name(field, choice - c.AT)}
        key = key if phase == c.DESTINATION else "battle-named-place"
    elif choice < c.STRATAGEM:
        args = {"level": level_name(choice - c.LEVELS)}
        key = key if phase == c.LEVEL else "battle-named-level"
    elif choice < c.ACCEPT:
        args = {"stratagem": stratagem_name(choice - c.STRATAGEM)}
        args["cost"] = int(CARDS.stratagem_cost[choice - c.STRATAGEM])
        things, key = [CARDS.stratagems[choice - c.STRATAGEM]], "battle-choice-stratagem"
    elif choice < c.GRANT:
        verb, key = written, f"battle-do-{written}"
    elif choice < c.ACT:
        verb, key, args = "grant", "battle-choice-grant", {"moves": int(choice - c.GRANT)}
    elif choice < c.TROOP:
        verb = action_name(choice - c.ACT)
        things = [place_id(field, field.spot)] if phase == c.ACTION else []
        key, args = action_sentence(field, choice - c.ACT)
    elif choice < c.CHAMPION:
        unit = (choice - c.TROOP) // 64
        things = [unit_id(unit)]
        args = {"troop": fighter_name((choice - c.TROOP) % 64), "unit": unit_words(unit, side)}
        key = "battle-choice-troop"
    elif phase == c.DISCARD or phase == c.ORDER:
        things, args = casualty_words(field, choice)
    else:
        key, args = "battle-named-rank", {"number": rank_number(choice)}
    return {"verb": verb, "things": things, "key": key, "args": args}


def unit_words(unit: i64, side: i64) -> dict[str, object]:
    """A Unit as its own player calls it, or as the other does."""
    return own_unit_name(unit) if unit // UNITS == side else unit_name(unit)


def action_sentence(field: Battlefield, action: i64) -> tuple[str, dict[str, object]]:
    """Outside its phase an action is at no card of the row, so that there is nothing it would swap."""
    name = action_name(action)
    if name == "swap" and field.now != c.ACTION:
        return "battle-named-swap", {}
    return f"battle-choice-act-{name}", action_words(field, action)


def casualty_words(field: Battlefield, choice: i64) -> tuple[list[str], dict[str, object]]:
    """The card of the Unit that must Discard, or is being put in order."""
    index = field.losing if field.now == c.DISCARD else field.ordering
    unit = field.units[index]
    position = choice - c.CASUALTY
    if choice == c.CHAMPION:
        name = fighter_name(unit.master) if unit.master >= 0 else "–"
    else:
        name = fighter_name(unit.troops[position]) if 0 <= position < unit.size else "–"
    return [unit_id(index)], {"troop": name, "number": rank_number(choice)}


def rank_number(choice: i64) -> int:
    """The place in the ranks, counted from 1; 0 for the Combat Master."""
    return int(choice - c.CASUALTY) + 1
