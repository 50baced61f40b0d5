"""The battle as a picture in text and as sentences, made from a view alone."""

from typing import Any

from cannae.core.game import Say

SPACES = 5
WIDTH = 11  # of one space: five of them fit the narrowest screen
FRAMES = {  # corners above, corners below, edge, bar
    "open": ("╭╮", "╰╯", "│", "─"),
    "covered": ("╭╮", "╰╯", "╎", "╌"),
    "current": ("┏┓", "┗┛", "┃", "━"),
}


def lines(view: dict[str, Any], say: Say) -> list[str]:
    """The enemy's hand and line above, one's own below, the settled pairs marked between them."""
    red, blue = view["sides"]
    near, far = (blue, red) if view["viewer"] == "blue" else (red, blue)
    head = [heading(view, say)]
    if view["stack"] is not None:
        head.append(say("honour-board-stack", count=view["stack"], gone=len(view["discard"])))
    joined = " · ".join(head)
    return [
        *([joined] if len(joined) <= SPACES * WIDTH else head),
        *side_lines(far, view, say),
        *boxes(far, view, say, above=True),
        markers(view, near["side"], say),
        *boxes(near, view, say, above=False),
        *reversed(side_lines(near, view, say)),  # the hand right below the line it is played to
    ]


def heading(view: dict[str, Any], say: Say) -> str:
    number, battles = view["battle"], view["battles"]
    red, blue = view["score"]
    of = battles if number <= battles else 0  # a level match that needs a winner goes on (rule 7.6)
    return say("honour-board-battle", number=number, of=of, red=red, blue=blue)


def card_text(name: str | None, say: Say) -> str:
    if name is None:
        return "▒▒"
    if name.startswith("X"):
        return say("honour-joker-short")
    return say("honour-card", rank=name[:-1], suit=name[-1])


def side_lines(side: dict[str, Any], view: dict[str, Any], say: Say) -> list[str]:
    """How a side stands, and its hand where the viewer may see it."""
    mark = "◆" if side["side"] == "red" else "●"
    state = say(f"honour-state-{side['state']}")
    title = f"{mark} " + say("honour-board-side", side=f"@side-{side['side']}", won=side["won"], state=state)
    if view["dealer"] == side["side"]:
        title += " · " + say("honour-board-dealer")
    shown = [entry["card"] for entry in side["hand"]]
    if side["side"] != view["viewer"]:
        return [title + " · " + say("honour-board-count", count=len(shown))]
    cards = " ".join(card_text(name, say) for name in shown)
    return [title, say("honour-board-hand", count=len(shown), cards=cards or "–")]


def boxes(side: dict[str, Any], view: dict[str, Any], say: Say, above: bool) -> list[str]:
    """Five spaces side by side: the cards, the value, and what lies on them; dashed while only its owner sees in."""
    bodies = [contents(space, say) for space in side["line"]]
    height = max(len(body) for body in bodies)
    columns = []
    for number, space in enumerate(side["line"]):
        current = number == view["pair"] and view["phase"] in ("exchange", "fresh")
        over, under, edge, bar = FRAMES["current" if current else "open" if space["open"] else "covered"]
        inside = bodies[number] + [""] * (height - len(bodies[number]))
        body = [edge + text[: WIDTH - 2].center(WIDTH - 2) + edge for text in inside]
        corners = over if above else under
        rim = corners[0] + bar * (WIDTH - 2) + corners[1]
        columns.append([rim, *body] if above else [*body, rim])
    return ["".join(row) for row in zip(*columns, strict=True)]


def contents(space: dict[str, Any], say: Say) -> list[str]:
    """What stands in a space: the cards, their value, and what lies on them, beside the value if it has room there."""
    names = space["cards"]
    cards = " ".join(card_text(name, say) for name in names) if names is not None else "··"
    value = "" if space["value"] is None else f"= {space['value']}"
    laid = "".join(card_text(name, say) for name in space["laid"])
    if not laid:
        return [cards or "·", value]
    beside = f"={space['value']} ↑{laid}"
    return [cards, beside] if len(beside) <= WIDTH - 2 else [cards, value, f"↑{laid}"]


def markers(view: dict[str, Any], near: str, say: Say) -> str:
    """Between the lines: who won each pair, with an arrow towards the beaten side."""
    cells = []
    for number, result in enumerate(view["results"]):
        if result is None:
            current = number == view["pair"] and view["phase"] in ("exchange", "fresh")
            text = f"▸ {number + 1} ◂" if current else f"{number + 1}"
        elif result == "drawn":
            text = f"= {say('honour-board-drawn')} ="
        else:
            arrow = "▲" if result == near else "▼"
            text = f"{arrow} {say('side-' + result)} {arrow}"
        cells.append(text.center(WIDTH))
    return "".join(cells)


# -- As sentences -------------------------------------------------------------------------------------------


def sentences(view: dict[str, Any], say: Say) -> list[str]:
    """The same battle for the ear: the score, each pair from one end to the other, the hands."""
    result = [heading(view, say) + "."]
    if view["stack"] is not None:
        gone = [card_text(name, say) for name in view["discard"]]
        key = "honour-spoken-discard" if gone else "honour-spoken-stack"
        result.append(say(key, count=view["stack"], gone=len(gone), cards=gone))
    for number, outcome in enumerate(view["results"]):
        red, blue = (space_words(side["line"][number], say) for side in view["sides"])
        key = "open" if outcome is None else "drawn" if outcome == "drawn" else "won"
        winner = f"@side-{outcome}" if key == "won" else ""
        result.append(say(f"honour-spoken-{key}", number=number + 1, red=red, blue=blue, side=winner))
    for side in view["sides"]:
        result += [line + "." for line in side_lines(side, view, say)]
    return result


def space_words(space: dict[str, Any], say: Say) -> str:
    names = space["cards"]
    if names is None:
        return say("honour-spoken-covered")
    if not names:
        return say("honour-spoken-empty")
    if space["value"] is None:
        return say("honour-spoken-face-down", count=len(names))
    cards = [card_text(name, say) for name in names]
    laid = [card_text(name, say) for name in space["laid"]]
    key = "honour-spoken-under" if laid else "honour-spoken-worth"
    return say(key, cards=cards, value=space["value"], laid=laid)
