"""The board of a game that brings none: its view, set out as labelled lines.

A label is the message `GAME-view-NAME`, a word that stands for a value `GAME-view-NAME-VALUE`; without them the
names in the view must do. What carries `say` is a thing with words of its own; ids are for machines and not shown.
"""

from typing import Any

from cannae.core.contract import SIDE_NAMES
from cannae.locale import Words

HIDDEN = {"id", "game", "phase", "viewer", "to_act"}  # said elsewhere on every screen
INDENT = "  "
JOINT = " · "
WIDTH = 56  # fits the narrowest screen


def plain_board(game: str, view: dict[str, Any], words: Words) -> list[str]:
    return _lines(game, view, words, "")


def _lines(game: str, data: dict[str, Any], words: Words, indent: str) -> list[str]:
    lines: list[str] = []
    facts: list[str] = []  # short ones share a line
    for name, value in data.items():
        if name in HIDDEN or value is None:
            continue
        label = _label(game, name, words)
        if not _is_section(value) and not _are_sections(value):
            facts.append(f"{label}: {_value(game, name, value, words)}")
            continue
        lines += _gathered(facts, indent)
        facts = []
        if _is_section(value):
            lines += [f"{indent}{label}", *_lines(game, value, words, indent + INDENT)]
        else:
            for number, item in enumerate(value, 1):
                section = item if _is_section(item) else {str(number): item}
                lines += [f"{indent}{label} {number}", *_lines(game, section, words, indent + INDENT)]
    return lines + _gathered(facts, indent)


def _gathered(facts: list[str], indent: str) -> list[str]:
    lines: list[str] = []
    for fact in facts:
        if lines and len(lines[-1]) + len(JOINT) + len(fact) <= WIDTH:
            lines[-1] += JOINT + fact
        else:
            lines.append(indent + fact)
    return lines


def _is_section(value: object) -> bool:
    return isinstance(value, dict) and "say" not in value


def _are_sections(value: object) -> bool:
    return isinstance(value, list) and any(_is_section(item) for item in value)


def _label(game: str, name: str, words: Words) -> str:
    if name in SIDE_NAMES:
        return words.say(f"side-{name}")
    key = f"{game}-view-{name}"
    return words.say(key) if key in words else name.replace("_", " ").capitalize()


def _value(game: str, name: str, value: object, words: Words) -> str:
    if isinstance(value, list):
        return " ".join(_value(game, name, item, words) for item in value) or "–"
    if isinstance(value, bool):
        return words.say("yes" if value else "no")
    if isinstance(value, str):
        key = f"{game}-view-{name}-{value}"
        if value in SIDE_NAMES:
            return words.say(f"side-{value}")
        return words.say(key) if key in words else str(words.value(value))
    return "?" if value is None else str(words.value(value))
