"""The battlefield as a picture in text, narrow enough to stand beside a list of choices, and as sentences; made from a
view alone."""

import textwrap
from typing import Any

from cannae.core.game import Say
from cannae.games.glory.rules.faces import signed

MARK = {"red": "◆", "blue": "●"}
KEEP_SPACES: Any = {"drop_whitespace": True, "replace_whitespace": False, "break_on_hyphens": False}
INNER = 9  # of a column's box
WIDTH = 56
NAME = 31  # of a card in a list: “MI4 mittelschwere Infanterie ×2”
SIZES = ("hand_size", "deck_size", "discard_size")


def lines(view: dict[str, Any], say: Say) -> list[str]:
    """The enemy above, the viewer's own side below, then the combat, the hand or the packet, what is printed on cards
    and terrain, and the open piles."""
    near, far = sides(view)
    result = [headline(view, say), *side_lines(view, far, say)]
    result += battlefield(view, near, far, say)
    result += side_lines(view, near, say)
    if "combat" in view:
        result += ["", *wrapped(combat_lines(view, say))]
    if "draft" in view:
        result += ["", *draft_lines(view["draft"], say)]
    elif "hand" in view[near]:
        result += ["", *hand_lines(view, near, say)]
    printed = wrapped(notes(view, near, say))
    result += ["", *printed] if printed else []
    piles = wrapped(pile_lines(view, say))
    return [*result, "", *piles] if piles else result


def sides(view: dict[str, Any]) -> tuple[str, str]:
    """The viewer's own side, red for a spectator, and the other."""
    return ("blue", "red") if view["viewer"] == "blue" else ("red", "blue")


def wrapped(texts: list[str]) -> list[str]:
    """Long sentences go on below, further in."""
    return [part for text in texts for part in textwrap.wrap(text, WIDTH, subsequent_indent="    ", **KEEP_SPACES)]


def headline(view: dict[str, Any], say: Say) -> str:
    if "outcome" in view:
        winner = view["outcome"]["winner"]
        return say("glory-board-over", winner=f"@side-{winner}" if winner else "none")
    if view["phase"] == "draft":
        return say("glory-board-draft")
    return say("glory-board-turn", turn=view["turn"], side=f"@side-{view['active']}")


def side_lines(view: dict[str, Any], side: str, say: Say) -> list[str]:
    shown = view[side]
    name = f"@side-{side}"
    if "draft" in shown:
        return [f"{MARK[side]} {say('glory-board-side-draft', side=name, state=shown['draft'])}"]
    held = say("glory-board-side", side=name, **{key: shown[key] for key in ("terrain", "score", "shuffles")})
    sizes = {key.removesuffix("_size"): shown[key] for key in SIZES}
    return [f"{MARK[side]} {held}", "  " + say("glory-board-piles", **sizes)]


# -- Five columns -------------------------------------------------------------------------------------------


def battlefield(view: dict[str, Any], near: str, far: str, say: Say) -> list[str]:
    columns = view["columns"]
    target = view["combat"]["target"] if "combat" in view else 0
    rows = [["╭" + "─" * INNER + "╮" for _ in columns]]
    for slot in (1, 0):  # the second unit stands behind the first
        rows.append([boxed(unit_text(column[far], slot, say)) for column in columns])
    rows.append([boxed(terrain_text(column, column["number"] == target, say), "┃") for column in columns])
    rows.append([boxed(control_text(column, say), "┃") for column in columns])
    for slot in (0, 1):
        rows.append([boxed(unit_text(column[near], slot, say)) for column in columns])
    rows.append(["╰" + "─" * INNER + "╯" for _ in columns])
    return ["".join(row).rstrip() for row in rows]


def boxed(text: str, edge: str = "│") -> str:
    return edge + cut(text, INNER).ljust(INNER) + edge


def cut(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + "…"


def unit_text(units: list[dict[str, Any]], slot: int, say: Say) -> str:
    """The card's notation, its combat value and its movement cost."""
    if slot >= len(units):
        return ""
    unit = units[slot]
    return say("glory-board-unit", card=unit["card"], value=str(unit["value"]), cost=str(unit["cost"]))


def named(name: str, say: Say) -> str:
    """A name of the game's own in the reader's language, or one that a deck gives."""
    return say(name[1:]) if name.startswith("@") else name


def terrain_text(column: dict[str, Any], attacked: bool, say: Say) -> str:
    return f"{'»' if attacked else ' '}{column['number']} {named(column['terrain_name'], say)}"


def control_text(column: dict[str, Any], say: Say) -> str:
    side = column["control"]
    return f" {MARK[side]} {say('side-' + side)}" if side else " ·"


# -- Hand, draft, combat ------------------------------------------------------------------------------------


def hand_lines(view: dict[str, Any], side: str, say: Say) -> list[str]:
    """Each kind of card with its points, value, movement cost and what it would cost in every column."""
    cards = view[side]["hand"]
    title = say("glory-board-hand")
    if "due" in view and view["active"] == side:
        title += " · " + say("glory-board-due", due=max(0, view["due"]))
    if not cards:
        return [f"{title}: {say('glory-board-empty')}"]
    return [title + ":", *card_table(cards, say)]


def card_table(cards: list[dict[str, Any]], say: Say) -> list[str]:
    costs = any("costs" in card for card in cards)
    heads = [say(f"glory-board-heading-{name}") for name in ("points", "value", "move", "victory")]
    last = say("glory-board-heading-cost" if costs else "glory-board-heading-flank")
    result = [f"{say('glory-board-heading-card'):{NAME}}" + "{:>4}{:>4}{:>4}{:>3} {}".format(*heads, last)]
    for card in cards:
        count = f" ×{card['count']}" if card.get("count", 1) > 1 else ""
        name = cut(f"{card['card']} {named(card['name'], say)}", NAME - len(count)) + count
        row = f"{name:{NAME}}{card['points']:>4}"
        if "value" in card:
            row += f"{card['value']:>4}{card['cost']:>4}{card['victory']:>3} "
            row += " ".join(str(cost) for cost in card["costs"]) if "costs" in card else f"+{card['flank']}"
        result.append(row)
    return result


def notes(view: dict[str, Any], near: str, say: Say) -> list[str]:
    """What the terrain of this battlefield does, and what is printed beside their numbers on the cards on the table, in
    hand and in the packet: once for each type, by the letters of its notation."""
    cards = [unit for column in view["columns"] for side in sides(view) for unit in column[side]]
    cards += view[near].get("hand", []) + view.get("draft", {}).get("packet", [])
    noted = {column["terrain_name"]: column["notes"] for column in view["columns"] if column["notes"]}
    noted |= {card["card"][:2]: card["notes"] for card in cards if card["notes"]}
    return [say("glory-board-note", code=code, notes=printed) for code, printed in noted.items()]


def pile_text(pile: dict[str, int]) -> str:
    return " ".join(f"{card}×{count}" if count > 1 else card for card, count in pile.items())


def pile_lines(view: dict[str, Any], say: Say) -> list[str]:
    """The piles the viewer may look through, and what is left in the viewer's own deck."""
    if "draft" in view:
        return []
    shown: list[str] = []
    for side in sides(view):
        for pile in ("deck", "discard", "victory"):
            cards = view[side].get(pile)
            if cards:
                shown.append(say(f"glory-board-pile-{pile}", side=f"@side-{side}", cards=pile_text(cards)))
    return shown


def draft_lines(draft: dict[str, Any], say: Say) -> list[str]:
    if not draft:
        return []
    result: list[str] = []
    if "packet" in draft:
        result.append(packet_text(draft, say))
        if "taken" in draft:
            result.append(say("glory-board-taken", card=draft["taken"]["card"]))
        result += card_table(draft["packet"], say)
    return [*result, *wrapped([kept_text(draft, say)])]


def packet_text(draft: dict[str, Any], say: Say) -> str:
    kept = 1 if "taken" in draft else 0
    return say("glory-board-packet", number=draft["number"], packets=draft["packets"], kept=kept)


def kept_text(draft: dict[str, Any], say: Say) -> str:
    return say("glory-board-kept", count=draft["picks"], cards=pile_text(draft["kept"]) or "–")


def combat_lines(view: dict[str, Any], say: Say) -> list[str]:
    """The reckoning as far as it can be seen: a line for each possible defender, and one for the attack or, where who
    leads the defence makes a difference to it, one against each."""
    combat = view["combat"]
    result = [
        say(
            "glory-board-combat",
            side=f"@side-{combat['attacker']}",
            column=combat["target"],
            flank="yes" if combat["flank"] else "no",
            source=combat["source"],
        )
    ]
    for attack in combat["attack"]:
        against = attack["against"] if len(combat["attack"]) > 1 else "all"
        sums = sum_words(attack, combat["bonus"])
        result.append("  " + say("glory-board-attack", card=combat["lead"], against=against, **sums))
    for defence in combat["defence"]:
        sums = sum_words(defence, combat["answer"])
        ties = "yes" if defence["holds"] else "no"
        result.append("  " + say("glory-board-defence", card=defence["lead"], ties=ties, **sums))
    return result


def sum_words(sums: dict[str, Any], bonus: dict[str, Any] | None) -> dict[str, Any]:
    items = [item | {"say": "glory-item", "number": signed(item["number"])} for item in sums["items"]]
    return {"items": items, "total": sums["total"], "hidden": hidden(bonus)}


def hidden(bonus: dict[str, Any] | None) -> str:
    if bonus is None:
        return "open"
    return "no" if bonus["card"] else "yes"


# -- As sentences -------------------------------------------------------------------------------------------


def sentences(view: dict[str, Any], say: Say) -> list[str]:
    """The same for the ear: both sides, each column from left to right, then the combat, the hand or the packet."""
    near, far = sides(view)
    result = [headline(view, say) + ".", side_words(view, near, say), side_words(view, far, say)]
    if "draft" in view:
        grounds = [column["terrain_name"] for column in view["columns"]]
        result += [say("glory-spoken-grounds", grounds=grounds), *draft_words(view["draft"], say)]
        return result + [line + "." for line in notes(view, near, say)]
    result += [column_words(column, near, far, say) for column in view["columns"]]
    if "combat" in view:
        result += [line.strip() + "." for line in combat_lines(view, say)]
    if "hand" in view[near]:
        result += hand_words(view, near, say)
    return result + [line + "." for line in notes(view, near, say) + pile_lines(view, say)]


def side_words(view: dict[str, Any], side: str, say: Say) -> str:
    shown = view[side]
    if "draft" in shown:
        return say("glory-spoken-side-draft", side=f"@side-{side}", state=shown["draft"])
    sizes = {key.removesuffix("_size"): shown[key] for key in SIZES}
    held = {key: shown[key] for key in ("terrain", "score", "shuffles")}
    return say("glory-spoken-side", side=f"@side-{side}", **held, **sizes)


def column_words(column: dict[str, Any], near: str, far: str, say: Say) -> str:
    lines = {
        place: [unit | {"say": "glory-spoken-unit"} for unit in column[side]] or "@glory-spoken-nobody"
        for place, side in (("here", near), ("there", far))
    }
    return say(
        "glory-spoken-column" if column[near] or column[far] else "glory-spoken-empty",
        number=column["number"],
        terrain=column["terrain_name"],
        control=f"@side-{column['control']}" if column["control"] else "nobody",
        near=f"@side-{near}",
        far=f"@side-{far}",
        **lines,
    )


def hand_words(view: dict[str, Any], side: str, say: Say) -> list[str]:
    cards = view[side]["hand"]
    title = say("glory-board-hand")
    result = [f"{title}:"] if cards else [f"{title}: {say('glory-board-empty')}."]
    result += [card_sentence(card, say) for card in cards]
    if "due" in view and view["active"] == side:
        result.append(say("glory-board-due", due=max(0, view["due"])) + ".")
    return result


def draft_words(draft: dict[str, Any], say: Say) -> list[str]:
    if not draft:
        return []
    result: list[str] = []
    if "packet" in draft:
        result.append(packet_text(draft, say) + ":")
        result += [card_sentence(card, say) for card in draft["packet"]]
    return [*result, kept_text(draft, say) + "."]


def card_sentence(card: dict[str, Any], say: Say) -> str:
    """In hand with its prices in the five columns, in the draft with its flank penalty."""
    kind = "hand" if "costs" in card else "packet" if "value" in card else "order"
    return say("glory-spoken-card", kind=kind, copies=card.get("count", 1), **card)
