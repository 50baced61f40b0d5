"""The battlefield as lines of text, made from a view alone.

First what the last round brought. Then a block for each Terrain Card: what lies there and what the ground gives each
side, and the Units with their Ranks and their two tracks. Below: what was laid, who is ready, one's own secrets.
"""

from textwrap import wrap
from typing import Any

from cannae.core.game import Say

TRACK = 10  # characters of an MP or Damage track
POINTS = 50
MARKS = {"red": "◆", "blue": "●"}
WIDTH = 56  # longer lines are folded: what a terminal of 110 columns has room for


def lines(view: dict[str, Any], say: Say) -> list[str]:
    names = {terrain["id"]: place_name(terrain["id"], say) for terrain in view["terrains"]}
    result = [head(view, names, say), strip(view), ""]
    for line in log_lines(view, say):
        result += folded(line, 4)
    for terrain in view["terrains"]:
        result += block(view, terrain, names, say)
    waiting = [unit for unit in view["units"] if unit["place"] is None and view["phase"] not in ("master", "captain")]
    if waiting:
        result += ["", say("battle-board-reserve")]
        for unit in waiting:
            result += unit_lines(unit, say)
    result += ["", *army_lines(view, say)]
    return result


def log_lines(view: dict[str, Any], say: Say) -> list[str]:
    """What the cards of the last round did, step by step, as long as the fight is on."""
    log = view["round_log"]
    if log is None or log["past"] or view["contest"] is None:
        return []
    result = [say("battle-log-round", round=log["round"])]
    for step in log["steps"]:
        words = say(step["say"], **{name: arg for name, arg in step.items() if name not in ("say", "step")})
        result.append(f"  {step['step']} {words}")
    return result


def place_name(place: str, say: Say) -> str:
    return say("battle-flank" if place.startswith("f") else "battle-position", number=int(place[1:]))


def head(view: dict[str, Any], names: dict[str, str], say: Say) -> str:
    if not view["period"]:
        return say("battle-board-deployment")
    text = say("battle-board-period", period=view["period"], limit=view["limit"])
    contest = view["contest"]
    if contest is not None and view["round"]:
        where = " / ".join(names[place] for place in dict.fromkeys(contest["places"]))
        text += " · " + say(
            "battle-board-round", round=min(view["round"], view["rounds"]), rounds=view["rounds"], place=where
        )
    return text


def strip(view: dict[str, Any]) -> str:
    """The whole row at a glance: who Controls what, crossed swords where both stand."""
    fighting = (view["contest"] or {"places": []})["places"]
    cells = []
    for terrain in view["terrains"]:
        mark = {None: "·", "contested": "⚔"}.get(terrain["owner"]) or MARKS[terrain["owner"]]
        cell = f"{terrain['id']} {mark}"
        cells.append(f"▐{cell}▌" if terrain["id"] in fighting else f"[{cell}]")
    return " ".join(cells)


def signed(number: int) -> str:
    return f"{number:+d}".replace("-", "−") if number else "0"


def block(view: dict[str, Any], terrain: dict[str, Any], names: dict[str, str], say: Say) -> list[str]:
    owner = terrain["owner"]
    state = say("battle-board-empty" if owner is None else "battle-board-contested")
    if owner in MARKS:
        state = say("battle-board-controlled", side=f"@side-{owner}")
    cards = say(f"battle-terrain-{terrain['kind']}")
    for side, card in zip(MARKS, terrain["ends"], strict=True):
        if card is not None:
            cards += f" + {say(f'battle-terrain-{card}')} {MARKS[side]}"
    parts = [cards, say("battle-board-move", move=terrain["move"]), state]
    if owner is not None:
        parts.append(say(f"battle-{terrain['level']}"))
    if terrain["set"]:
        parts.append(say("battle-board-set"))
    title = f"── {names[terrain['id']]} · {' · '.join(parts)} "
    result = folded(title + "─" * (WIDTH - len(title)), 3)
    if any(value for values in terrain["modifiers"] for value in values):
        for side in MARKS:
            result += folded("   " + ground(terrain, side, say), 5)
    for army in view["armies"]:
        if army["general_place"] == terrain["id"]:
            general = f"@battle-captain-{army['general']}"
            result.append(f"   ★ {say('battle-board-lone', side='@side-' + army['side'], captain=general)}")
    here = [unit for unit in view["units"] if unit["place"] == terrain["id"]]
    for unit in sorted(here, key=lambda unit: (unit["side"] != "red", not unit["main"], unit["number"])):
        result += unit_lines(unit, say)
    return result


def ground(terrain: dict[str, Any], side: str, say: Say) -> str:
    """What the ground gives one side, in words; what changes nothing is left out."""
    values = terrain["modifiers"][list(MARKS).index(side)]
    given = [say(f"battle-ground-{part}", number=signed(value)) for part, value in zip(LEVELS, values) if value]
    return f"{MARKS[side]} {', '.join(given) or say('battle-ground-none')}"


def track(value: int, symbol: str) -> str:
    filled = min(-(-value * TRACK // POINTS), TRACK) if value > 0 else 0
    return symbol * filled + "·" * (TRACK - filled)


def ranks(troops: list[str], say: Say) -> str:
    """The Troops rank by rank, front first, alike ones counted."""
    result = []
    for start in range(0, len(troops), 3):
        rank = troops[start : start + 3]
        counted = [f"{rank.count(kind)} {say(f'battle-troop-{kind}')}" for kind in dict.fromkeys(rank)]
        result.append(" + ".join(counted))
    return " | ".join(result)


def unit_notes(unit: dict[str, Any], say: Say, loud: bool) -> list[str]:
    """What there is to say of a Unit beside its Troops and tracks; `loud` for the eye, with signs and capitals."""
    notes = []
    if unit["place"] is not None:
        notes.append(say("battle-board-main" if unit["main"] else "battle-board-support"))
    if unit["rear"] or unit["across"]:
        notes.append(say("battle-board-rear" if unit["rear"] else "battle-board-across"))
    if unit["general"]:
        notes.append(("★ " if loud else "") + say("battle-board-general"))
    if unit["combat_master"]:
        notes.append(say(f"battle-troop-{unit['combat_master']}"))
    if unit["battle_master"]:
        notes.append(say(f"battle-captain-{unit['battle_master']}"))
    if unit["standards"]:
        notes.append(say("battle-board-standards", count=unit["standards"]))
    if unit["targets"]:
        notes.append(say("battle-board-targets", unit=unit["targets"]))
    if unit["shaken"]:
        shaken = say("battle-board-shaken")
        notes.append(shaken.upper() if loud else shaken)
    for key, words in (("in_play", "battle-board-in-play"), ("promoted", "battle-board-promoted")):
        if unit[key]:
            notes.append(say(words, stratagems=[f"@battle-stratagem-{name}" for name in unit[key]]))
    return notes


def unit_lines(unit: dict[str, Any], say: Say) -> list[str]:
    notes = unit_notes(unit, say, loud=True)
    tracks = say(
        "battle-board-tracks",
        mp=f"{unit['mp']:2}",
        mp_track=track(unit["mp"], "█"),
        damage=f"{unit['damage']:2}",
        damage_track=track(unit["damage"], "▒"),
    )
    first = folded(f" {MARKS[unit['side']]} {unit['id']}  {ranks(unit['troops'], say)}", 7)
    second = f"       {tracks}  {' · '.join(notes)}".rstrip()
    if len(second) > WIDTH:
        return [*first, f"       {tracks}", *folded(f"       {' · '.join(notes)}", 7)]
    return [*first, second]


def folded(text: str, indent: int) -> list[str]:
    """A line in as many as it takes; the later ones stand under the first."""
    return wrap(text, WIDTH, subsequent_indent=" " * indent, drop_whitespace=True) or [""]


def army_lines(view: dict[str, Any], say: Say) -> list[str]:
    result = []
    deciding = any(army["ready"] for army in view["armies"]) or view["phase"] in ("commit", "select", "place", "array")
    for army in view["armies"]:
        side = f"@side-{army['side']}"
        general = f"@battle-captain-{army['general']}"
        parts = [say("battle-board-army", side=side, captain=general, banners=army["banners"])]
        parts += army_notes(view, army, say)
        if deciding:
            parts.append(say("battle-board-ready" if army["ready"] else "battle-board-deciding"))
        result += folded(f"{MARKS[army['side']]} {' · '.join(parts)}", 2)
        pool = [f"@battle-stratagem-{name}" for name in army["pool"]] or "@battle-board-nothing"
        result += folded(f"  {say('battle-board-pool', stratagems=pool)}", 4)
        if army["lost"]:
            lost = [f"{army['lost'].count(kind)} {say(f'battle-troop-{kind}')}" for kind in dict.fromkeys(army["lost"])]
            result += folded(f"  {say('battle-board-lost', troops=lost)}", 4)
        if army["shown"] is not None:
            result += folded(f"  {laid_line(army, army['shown'], say)}", 4)
    if "own" in view:
        result += [part for line in own_lines(view["own"], say) for part in folded(line, 2)]
    return result


def army_notes(view: dict[str, Any], army: dict[str, Any], say: Say) -> list[str]:
    notes = []
    if view["expanded"]["deployment"] or view["expanded"]["movement"]:
        notes.append(say("battle-board-counter", counter=army["counter"]))
    if army["laid"]:
        notes.append(say("battle-board-laid", cards=[f"@battle-card-{card}" for card in army["laid"]]))
    if army["main"]:
        notes.append(say("battle-board-pile", pile=army["pile"]))
    return notes


def laid_line(army: dict[str, Any], shown: dict[str, Any], say: Say) -> str:
    text = say(
        "battle-board-shown",
        side=f"@side-{army['side']}",
        card=f"@battle-card-{shown['card']}",
        troop=f"@battle-troop-{shown['troop']}",
        unit=shown["unit"],
    )
    if shown["beside"]:
        text += " · " + say("battle-board-joined", units=shown["beside"])
    return text


def own_lines(own: dict[str, Any], say: Say) -> list[str]:
    """What only the viewer knows."""
    result = [say("battle-board-hand", cards=[f"@battle-card-{card}" for card in own["hand"]])]
    if own["selected"]:
        chosen = [f"@battle-stratagem-{name}" for name in own["selected"]]
        result.append(say("battle-board-selected", stratagems=chosen))
    parts = []
    if own["card"]:
        parts.append(say(f"battle-card-{own['card']}"))
    if own["troop"]:
        parts.append(f"{say('battle-troop-' + own['troop'])} ({own['unit']})")
    parts += [f"+ {unit}" for unit in own["beside"]]
    if parts:
        result.append(say("battle-board-own", text=" · ".join(parts)))
    return result


# -- For the ear -------------------------------------------------------------------------------------------------


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
    ground = {}
    for side, values in zip(("red", "blue"), terrain["modifiers"]):
        given = [f"{say(f'battle-{level}')} {signed(value)}" for level, value in zip(LEVELS, values) if value]
        ground[side] = ", ".join(given) or say("battle-spoken-no-change")
    flat = not any(value for values in terrain["modifiers"] for value in values)
    return [] if flat else [say("battle-spoken-ground", **ground)]


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
