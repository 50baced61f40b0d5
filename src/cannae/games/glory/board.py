"""The battlefield as lines of text, made from a view alone, narrow enough to stand beside a list of choices."""

import textwrap
from typing import Any

from cannae.core.game import Say

MARK = {"red": "◆", "blue": "●"}
KEEP_SPACES: Any = {"drop_whitespace": True, "replace_whitespace": False, "break_on_hyphens": False}
INNER = 9  # of a column's box
WIDTH = 56


def lines(view: dict[str, Any], say: Say) -> list[str]:
    """The enemy above, the viewer's own side below, then the hand or the packet, and the combat."""
    near = "blue" if view["viewer"] == "blue" else "red"
    far = "red" if near == "blue" else "blue"
    result = [headline(view, say), *side_lines(view, far, say)]
    result += battlefield(view, near, far, say)
    result += side_lines(view, near, say)
    if "combat" in view:
        result += ["", *wrapped(combat_lines(view, say))]
    if "draft" in view:
        result += ["", *draft_lines(view["draft"], say)]
    elif "hand" in view[near]:
        result += ["", *hand_lines(view, near, say)]
    return result


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
    sizes = {key.removesuffix("_size"): shown[key] for key in ("hand_size", "deck_size", "discard_size")}
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
    return edge + text[:INNER].ljust(INNER) + edge


def unit_text(units: list[dict[str, Any]], slot: int, say: Say) -> str:
    """The card's notation, its combat value and its movement cost."""
    if slot >= len(units):
        return ""
    unit = units[slot]
    return say("glory-board-unit", card=unit["card"], value=str(unit["value"]), cost=str(unit["cost"]))


def full_name(card: dict[str, Any], say: Say) -> str:
    name: str = card["name"]
    return say(name[1:]) if name.startswith("@") else name


def terrain_text(column: dict[str, Any], attacked: bool, say: Say) -> str:
    name: str = column["terrain_name"]
    text = say(name[1:]) if name.startswith("@") else name
    return f"{'»' if attacked else ' '}{column['number']} {text}"


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
    result = [f"{say('glory-board-heading-card'):26}" + "".join(f"{head:>4}" for head in heads) + f"  {last}"]
    for card in cards:
        count = f" ×{card['count']}" if card.get("count", 1) > 1 else ""
        name = f"{card['card']} {full_name(card, say)}{count}"
        row = f"{name[:26]:26}{card['points']:>4}"
        if "value" in card:
            row += f"{card['value']:>4}{card['cost']:>4}{card['victory']:>4}  "
            row += " ".join(str(cost) for cost in card["costs"]) if "costs" in card else f"+{card['flank']}"
        result.append(row)
    return result


def draft_lines(draft: dict[str, Any], say: Say) -> list[str]:
    if not draft:
        return []
    result: list[str] = []
    if "packet" in draft:
        result.append(say("glory-board-packet", number=draft["number"], packets=draft["packets"]))
        if "taken" in draft:
            result.append(say("glory-board-taken", card=draft["taken"]["card"]))
        result += card_table(draft["packet"], say)
    kept = " ".join(f"{card}×{count}" if count > 1 else card for card, count in draft["kept"].items())
    return [*result, *wrapped([say("glory-board-kept", count=draft["picks"], cards=kept or "–")])]


def combat_lines(view: dict[str, Any], say: Say) -> list[str]:
    """The reckoning as far as it can be seen: one line for the attack, one for each possible defender."""
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
    attack = combat["attack"]
    result.append(
        "  "
        + say(
            "glory-board-attack",
            card=combat["lead"],
            items=items_text(attack["items"], say),
            total=attack["total"],
            hidden=hidden(combat["bonus"]),
        )
    )
    for defence in combat["defence"]:
        text = say(
            "glory-board-defence",
            card=defence["lead"],
            items=items_text(defence["items"], say),
            total=defence["total"],
            hidden=hidden(combat["answer"]),
        )
        result.append("  " + text)
    return result


def items_text(items: list[dict[str, Any]], say: Say) -> str:
    return ", ".join(f"{say('glory-item-' + item['item'])} {item['number']:+d}" for item in items)


def hidden(bonus: dict[str, Any] | None) -> str:
    if bonus is None:
        return "open"
    return "no" if bonus["card"] else "yes"
