"""Text for every choice, both ways."""

from typing import Final

from mypy_extensions import i64

from cannae.core.contract import UserError
from cannae.games.battle import state as c
from cannae.games.battle.phases import PHASES
from cannae.games.battle.rules.battlefield import Battlefield
from cannae.games.battle.rules.cards import CARDS, MASTERY_CARDS, NONE, STRATAGEMS
from cannae.games.battle.rules.common import Decision
from cannae.games.battle.rules.deployment.actions import ACTIONS, ADD, SWAP, action_name, action_words
from cannae.games.battle.rules.naming import (
    LEVEL_NAMES,
    SIDES,
    card_name,
    fighter_name,
    level_name,
    own_unit_name,
    place_id,
    place_name,
    stratagem_name,
    unit_id,
    unit_name,
)
from cannae.games.battle.state import UNITS


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

    def __init__(self, state: Battlefield) -> None:
        self.written = [spelt(state, choice) for choice in range(c.END)]
        self.read: dict[str, int] = {}
        for choice, text in enumerate(self.written):
            if not text.startswith("?"):  # a number that means nothing
                self.read.setdefault(text, choice)


TEXTS: Final[dict[int, Texts]] = {}  # made once for each number of Terrain Cards


def texts(state: Battlefield) -> Texts:
    known = TEXTS.get(int(state.terms.terrains))
    if known is None:
        known = TEXTS[int(state.terms.terrains)] = Texts(state)
    return known


def write_choice(state: Battlefield, choice: i64) -> str:
    return texts(state).written[choice] if 0 <= choice < c.END else f"?{int(choice)}"


def read_choice(state: Battlefield, text: str) -> int:
    choice = texts(state).read.get(text)
    if choice is None:
        raise UserError("battle-unreadable", text=text[:40])
    return choice


def every_choice(state: Battlefield) -> list[int]:
    return list(texts(state).read.values())


def spelt(state: Battlefield, choice: i64) -> str:
    """What a choice is called; only `Texts` need ask."""
    if c.CARD <= choice < c.CARD + MASTERY_CARDS:
        return CARDS.mastery[choice - c.CARD]
    if c.UNIT <= choice < c.UNIT + 2 * UNITS:
        return unit_id(choice - c.UNIT)
    if c.AT <= choice < c.AT + state.terms.terrains:
        return place_id(state, choice - c.AT)
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


# -- What a choice touches and how it is told --------------------------------------------------------------------


NOTHING: Final[dict[str, object]] = {"verb": "nothing", "things": [], "key": "battle-do-nothing", "args": {}}
DESCRIBED: Final[dict[int, dict[str, object]]] = {}  # by the row, the phase, the choice and the side


def describe(state: Battlefield, side: i64, choice: i64) -> dict[str, object]:
    """Verb, things and sentence of a choice; made once where they depend on nothing but the phase and the row."""
    if not (0 <= choice < c.ACT or c.TROOP <= choice < c.CHAMPION):
        return described(state, side, choice)
    key = int(((state.terms.terrains * len(PHASES) + state.phase_number) * c.END + choice) * 2 + side)
    told = DESCRIBED.get(key)
    if told is None:
        told = DESCRIBED[key] = described(state, side, choice)
    return told


def described(state: Battlefield, side: i64, choice: i64) -> dict[str, object]:
    """The same, made anew."""
    if not 0 <= choice < c.END:
        return NOTHING
    written = texts(state).written[choice]
    if written.startswith("?"):
        return NOTHING
    things: list[str] = []
    args: dict[str, object] = {}
    verb = state.phase()
    asked = asked_for(state)
    ranks = ranks_asked(state)
    key = f"battle-choice-{verb}"
    if choice < c.UNIT:
        things, args = [written], {"card": card_name(choice), "value": int(CARDS.value[choice])}
        args |= {"price": int(CARDS.price[choice]), "extra": int(CARDS.extra[choice])}
        key = "battle-choice-card"
    elif choice < c.AT:
        things, args = [written], {"unit": unit_words(choice - c.UNIT, side)}
        key = key if asked == c.UNIT else "battle-named-unit"
    elif choice < c.LEVELS:
        things, args = [written], {"place": place_name(state, choice - c.AT)}
        key = key if asked == c.AT else "battle-named-place"
    elif choice < c.STRATAGEM:
        args = {"level": level_name(choice - c.LEVELS)}
        key = key if asked == c.LEVELS else "battle-named-level"
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
        things = [place_id(state, state.spot)] if asked == c.ACT else []
        key, args = action_sentence(state, choice - c.ACT)
    elif choice < c.CHAMPION:
        unit = (choice - c.TROOP) // 64
        things = [unit_id(unit)]
        args = {"troop": fighter_name((choice - c.TROOP) % 64), "unit": unit_words(unit, side)}
        key = "battle-choice-troop"
    elif ranks >= 0:
        things, args = casualty_words(state, ranks, choice)
    else:
        key, args = "battle-named-rank", {"number": rank_number(choice)}
    return {"verb": verb, "things": things, "key": key, "args": args}


def asked_for(state: Battlefield) -> i64:
    """The kind of choice the present phase has words for, by its first number; others are only named."""
    decision = state.present
    return decision.asks if isinstance(decision, Decision) else NONE


def ranks_asked(state: Battlefield) -> i64:
    """The Unit of which the present phase asks for a Troop; NONE of most."""
    decision = state.present
    return decision.ranks(state) if isinstance(decision, Decision) else NONE


def unit_words(unit: i64, side: i64) -> dict[str, object]:
    """A Unit as its own player calls it, or as the other does."""
    return own_unit_name(unit) if unit // UNITS == side else unit_name(unit)


def action_sentence(state: Battlefield, action: i64) -> tuple[str, dict[str, object]]:
    """Outside its phase an action is at no card of the row, so that there is nothing it would swap."""
    name = action_name(action)
    if name == "swap" and asked_for(state) != c.ACT:
        return "battle-named-swap", {}
    return f"battle-choice-act-{name}", action_words(state, action)


def casualty_words(state: Battlefield, index: i64, choice: i64) -> tuple[list[str], dict[str, object]]:
    """The card of the Unit that must Discard, or is being put in order."""
    unit = state.units[index]
    position = choice - c.CASUALTY
    if choice == c.CHAMPION:
        name = fighter_name(unit.master) if unit.master >= 0 else "–"
    else:
        name = fighter_name(unit.troops[position]) if 0 <= position < unit.size else "–"
    return [unit_id(index)], {"troop": name, "number": rank_number(choice)}


def rank_number(choice: i64) -> int:
    """The place in the ranks, counted from 1; 0 for the Combat Master."""
    return int(choice - c.CASUALTY) + 1
