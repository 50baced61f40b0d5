"""Written positions of Field of Honour, for scenario tests."""

import re
from typing import Any

from cannae.core.contract import BLUE, RED
from cannae.core.randomness import FastRng
from cannae.games.honour import GAME
from cannae.games.honour.engine import Honour
from cannae.games.honour.rules.cards import NAMES


def scene(
    red: str = "",
    blue: str = "",
    *,
    red_hand: str = "",
    blue_hand: str = "",
    pair: int = 1,
    results: str = ".....",
    dealer: str = "red",
    option: str = "",
    gone: str = "",
    stack: str | None = None,
    nexts: tuple[str, str] = ("", ""),
    befores: tuple[str, str] = ("", ""),
    options: dict[str, object] | None = None,
    fields: dict[str, object] | None = None,
) -> Honour:
    """An open pair: `red` and `blue` are the spaces in it, such as `7S` or `4H.5D=18^JS`; the others are fillers.

    `nexts` are the face-down spaces after it, `befores` the settled ones before it. The whole rest of the pack lies in
    the stack, or, when the stack is given, in the discard pile.
    """
    named = cards_in(f"{red} {blue} {red_hand} {blue_hand} {gone} {fields} {nexts} {befores} {stack}")
    fillers = iter([name for name in NAMES if name not in named])
    lines = [[f"~{(card := next(fillers))}={worth(card)}" for _ in range(5)] for _ in range(2)]
    for line, text, before, after in zip(lines, (red, blue), befores, nexts, strict=True):
        for index in range(pair):
            line[index] = line[index].removeprefix("~")
        if text:
            line[pair - 1] = space_text(text)
        if before:
            line[pair - 2] = space_text(before)
        if after:
            line[pair] = "~" + space_text(after)
    if stack is not None:
        gone = " ".join(name for name in NAMES if name not in named | cards_in(str(lines)))
    values: dict[str, object] = {
        "phase": "exchange",
        "fought": 0,
        "counted": 0,
        "score": "0:0",
        "dealer": dealer,
        "ready": 3,
        "pair": pair,
        "results": results,
        "option": option or ("blue" if dealer == "red" else "red"),
        "passes": 0,
        "countering": 0,
        "fresh": "-",
        "turn": 3,
        "winner": -1,
        "lot": 0,
        "gone": in_order(gone),
    } | (fields or {})
    head = " ".join(f"{name}={value}" for name, value in values.items())
    text = f"{head} red={in_order(red_hand)}/{'/'.join(lines[0])} blue={in_order(blue_hand)}/{'/'.join(lines[1])}"
    state = GAME.read_position(text, {"battles": 1} | (options or {}), FastRng(1))
    assert isinstance(state, Honour)
    return state


def cards_in(text: str) -> set[str]:
    return set(re.findall(r"10[SHDC]|[2-9JQKA][SHDC]|X[12]", text))


def space_text(text: str) -> str:
    return text if "=" in text else f"{text}={sum(worth(card) for card in text.split('.'))}"


def worth(card: str) -> int:
    if card.startswith("X"):
        return 15
    rank = card[:-1]
    return int(rank) if rank.isdigit() else 10


def in_order(cards: str) -> str:
    return ".".join(sorted(cards.split(), key=NAMES.index)) or "-"


def do(state: Honour, *texts: str) -> Honour:
    """Choices one after the other, by a side that is to act."""
    for text in texts:
        side = state.to_act[0]
        state.apply(side, state.read_choice(side, text))
    return state


def offered(state: Honour, side: int) -> list[str]:
    return [state.write_choice(side, choice) for choice in state.choices(side)]


def reason(state: Honour, side: int, text: str) -> str | None:
    return state.why_not(side, state.read_choice(side, text))


def values(state: Honour) -> tuple[int, int]:
    """Red's and blue's value in the open pair."""
    sides: Any = state.view(RED)["sides"]
    pair: Any = state.view(RED)["pair"]
    return sides[RED]["line"][pair]["value"], sides[BLUE]["line"][pair]["value"]


def results(state: Honour) -> list[object]:
    found = state.view(RED)["results"]
    assert isinstance(found, list)
    return found


def started(options: dict[str, object] | None = None, seed: int = 1) -> Honour:
    state = GAME.start({"battles": 1} | (options or {}), FastRng(seed))
    assert isinstance(state, Honour)
    return state


def hand(state: Honour, side: int) -> list[str]:
    sides: Any = state.view(side)["sides"]
    return [entry["card"] for entry in sides[side]["hand"]]


def deploy(state: Honour, side: int) -> None:
    """Lay the lowest cards, one to a space, and say so."""
    for space, card in enumerate(sorted(hand(state, side), key=worth)[:5], 1):
        state.apply(side, state.read_choice(side, f"{card}@{space}"))
    state.apply(side, state.read_choice(side, "done"))
