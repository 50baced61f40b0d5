"""Written positions of Field of Glory, and short ways to act in them."""

import copy
from typing import Any

from cannae.core.contract import SIDE_NAMES, EventLog, State, UserError
from cannae.core.randomness import FastRng
from cannae.games.glory import GAME
from cannae.games.glory.engine import Glory
from cannae.games.glory.rules.cards import default_document
from cannae.games.glory.rules.deckfile import entries
from cannae.locale import words

SUMS = ("fingerprint", "quick")  # what no longer holds when cards change


def scene(text: str, /, **options: object) -> Glory:
    """A position from its text; whatever is left out is empty, the phase is `action` and red is to move."""
    state = GAME.read_position(text, options, FastRng(1))
    assert isinstance(state, Glory)
    state.log = EventLog()
    return state


def start(seed: int = 1, /, **options: object) -> Glory:
    return GAME.begin(GAME.checked(options), FastRng(seed))


def do(state: Glory, *texts: str) -> Glory:
    """Carry out choices, each for the side that has to decide."""
    for text in texts:
        (side,) = state.to_act
        state.apply(side, state.read_choice(side, text))
    return state


def offered(state: Glory) -> set[str]:
    (side,) = state.to_act
    texts = [state.write_choice(side, choice) for choice in state.choices(side)]
    assert len(texts) == len(set(texts)), "something is offered twice"
    assert not [text for text in texts if text.startswith("#")], "something is offered that is no choice"
    return set(texts)


def offers(state: Glory, verb: str) -> set[str]:
    """What is offered under one verb."""
    return {text for text in offered(state) if text.split()[0] == verb}


def reason(state: Glory, text: str) -> str | None:
    """The rule against a choice of the side that has to decide."""
    (side,) = state.to_act
    return state.why_not(side, state.read_choice(side, text))


def line(state: Glory, side: str) -> str:
    """A side's units by column."""
    columns = seen(state, 2)["columns"]
    return "/".join(".".join(unit["card"] for unit in column[side]) or "-" for column in columns)


def control(state: Glory) -> str:
    columns = seen(state, 2)["columns"]
    return "".join((column["control"] or ".")[0] for column in columns)


def seen(state: State, viewer: int) -> dict[str, Any]:
    return state.view(viewer)


def of(state: Glory, side: str) -> dict[str, Any]:
    """All that a side sees of itself."""
    shown: dict[str, Any] = seen(state, SIDE_NAMES.index(side))[side]
    return shown


def hand(state: Glory, side: str) -> dict[str, int]:
    return {card["card"]: card["count"] for card in of(state, side)["hand"]}


def discard(state: Glory, side: str) -> dict[str, int]:
    pile: dict[str, int] = of(state, side)["discard"]
    return pile


def won(state: Glory, side: str) -> dict[str, int]:
    """The victory pile of a side."""
    pile: dict[str, int] = of(state, side)["victory"]
    return pile


def told(state: Glory, key: str) -> list[dict[str, Any]]:
    """The arguments of every event of this name."""
    assert state.log is not None
    return [event.args for event in state.log.events if event.key == f"glory-event-{key}"]


def strengths(state: Glory) -> tuple[int, int]:
    """Attack and defence of the last combat."""
    last = told(state, "combat")[-1]
    return last["attack"], last["defence"]


def items(state: Glory, side: str = "attack") -> dict[str, int]:
    """The items of the last combat's reckoning."""
    names = {}
    for item in told(state, "combat")[-1][f"{side}-items"]:
        names[item["item"]] = int(item["number"].replace("−", "-"))
    return names


def sentence(user_error: UserError, language: str) -> None:
    """A refusal must be a sentence people can read."""
    assert len(words(language).user_error(user_error)) > 15


def own_deck(**points: list[int]) -> dict[str, Any]:
    """The deck of the game with other command points for some types."""
    document = copy.deepcopy({key: value for key, value in default_document().items() if key not in SUMS})
    for entry in entries(document, "unit") + entries(document, "card"):
        if entry["id"] in points:
            entry["points"] = points[str(entry["id"])]
    return document
