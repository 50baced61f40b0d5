"""The battlefield as sentences, for the ear: made from a view alone.

While two Units fight, their cards are told in full and the others in a few words: what is not in question can wait.
What the last round brought is not told again: who listens has heard it as it happened.
"""

from typing import Any

from cannae.core.game import Say
from cannae.games.battle.board import (
    POINTS,
    army_notes,
    head,
    own_lines,
    place_name,
    ranks,
    signed,
    unit_notes,
)

LEVELS = ("ballistic", "charge", "melee", "guard")


def sentences(view: dict[str, Any], say: Say) -> list[str]:
    names = {terrain["id"]: place_name(terrain["id"], say) for terrain in view["terrains"]}
    fighting = view["contest"]["places"] if view["contest"] else []
    result = [head(view, names, say) + "."]
    for terrain in view["terrains"]:
        here = [unit for unit in view["units"] if unit["place"] == terrain["id"]]
        here.sort(key=lambda unit: (unit["side"] != "red", not unit["main"], unit["number"]))
        if not fighting or terrain["id"] in fighting:
            result += [place_words(terrain, names, say), *ground_words(terrain, say)]
            result += [unit_words(unit, say) for unit in here]
        elif not is_half_decided(view):
            result.append(place_words(terrain, names, say))
            if here:
                result.append(say("battle-spoken-there", units=[name(unit, say) for unit in here]))
    for unit in view["units"]:
        if unit["place"] is None and view["phase"] not in ("master", "captain"):
            result.append(say("battle-board-reserve") + " " + unit_words(unit, say))
    result += [army_words(view, army, names, say) for army in view["armies"]]
    return result + ([line + "." for line in own_lines(view["own"], say)] if "own" in view else [])


def is_half_decided(view: dict[str, Any]) -> bool:
    """The player is in the middle of a commitment and has just heard the rest."""
    return "own" in view and bool(view["own"]["step"] or (view["own"]["selected"] and view["phase"] == "select"))


def name(unit: dict[str, Any], say: Say) -> str:
    return say("battle-unit", side=f"@side-{unit['side']}", number=unit["number"])


def place_words(terrain: dict[str, Any], names: dict[str, str], say: Say) -> str:
    owner = terrain["owner"]
    parts = [say(f"battle-terrain-{terrain['kind']}")]
    for side, card in zip(("red", "blue"), terrain["ends"]):
        if card is not None:
            parts.append(say("battle-spoken-end", terrain=f"@battle-terrain-{card}", side=f"@side-{side}"))
    parts.append(say("battle-board-move", move=terrain["move"]))
    if owner is None:
        parts.append(say("battle-board-empty"))
    else:
        contested = owner == "contested"
        state = say("battle-board-contested" if contested else "battle-board-controlled", side=f"@side-{owner}")
        parts += [state, say(f"battle-{terrain['level']}")]
    if terrain["set"]:
        parts.append(say("battle-board-set"))
    return f"{names[terrain['id']]}: {', '.join(parts)}."


def ground_words(terrain: dict[str, Any], say: Say) -> list[str]:
    """What the ground does to both sides, if it does anything."""
    told = {}
    for side, values in zip(("red", "blue"), terrain["modifiers"]):
        given = [f"{say(f'battle-{level}')} {signed(value)}" for level, value in zip(LEVELS, values) if value]
        told[side] = ", ".join(given) or say("battle-spoken-no-change")
    flat = not any(value for values in terrain["modifiers"] for value in values)
    return [] if flat else [say("battle-spoken-ground", **told)]


def unit_words(unit: dict[str, Any], say: Say) -> str:
    """One Unit, front Rank first."""
    notes = unit_notes(unit, say, loud=False)
    troops = ranks(unit["troops"], say).replace(" | ", ", ")
    return say(
        "battle-spoken-unit",
        id=unit["id"],
        unit=name(unit, say),
        troops=troops,
        mp=unit["mp"],
        most=POINTS,
        damage=unit["damage"],
        notes=notes,
        count=len(notes),
    )


def army_words(view: dict[str, Any], army: dict[str, Any], names: dict[str, str], say: Say) -> str:
    parts = []
    if army["general_place"]:
        parts.append(say("battle-spoken-alone", place=names[army["general_place"]]))
    parts.append(say("battle-spoken-banners", banners=army["banners"]))
    parts += army_notes(view, army, say)
    if army["ready"]:
        parts.append(say("battle-board-ready"))
    return f"{say('side-' + army['side'])}: {'; '.join(parts)}."
