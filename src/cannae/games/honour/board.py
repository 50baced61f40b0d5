"""The battle as lines of text, made from a view alone."""

from typing import Any

from cannae.core.game import Say

WIDTH = 13  # of one space


def lines(view: dict[str, Any], say: Say) -> list[str]:
    """Blue's hand and line above, red's below, the settled pairs marked between them."""
    red, blue = view["sides"]
    near, far = (blue, red) if view["viewer"] == "blue" else (red, blue)
    head = say(
        "honour-board-battle", number=view["battle"], of=view["battles"], red=view["score"][0], blue=view["score"][1]
    )
    dealer = say("honour-board-dealer", side=f"@side-{view['dealer']}")
    stack = "" if view["stack"] is None else say("honour-board-stack", count=view["stack"], gone=len(view["discard"]))
    result = [f"{head}   {dealer}   {stack}".rstrip(), ""]
    result += [side_title(far, say), hand_line(far, say), ""]
    result += boxes(far, view, say, above=True)
    result += [markers(view, near["side"], say)]
    result += boxes(near, view, say, above=False)
    result += ["", hand_line(near, say), side_title(near, say)]
    return result


def card_text(name: str | None, say: Say) -> str:
    if name is None:
        return "▒▒"
    if name.startswith("X"):
        return say("honour-joker-short")
    return say("honour-card", rank=name[:-1], suit=name[-1])


def side_title(side: dict[str, Any], say: Say) -> str:
    mark = "◆" if side["side"] == "red" else "●"
    state = say(f"honour-state-{side['state']}")
    return f"{mark} " + say("honour-board-side", side=f"@side-{side['side']}", won=side["won"], state=state)


def hand_line(side: dict[str, Any], say: Say) -> str:
    cards = "  ".join(card_text(entry["card"], say) for entry in side["hand"])
    return say("honour-board-hand", count=len(side["hand"]), cards=cards or "–")


def boxes(side: dict[str, Any], view: dict[str, Any], say: Say, above: bool) -> list[str]:
    """Five spaces side by side: the cards, what lies on them, and the value."""
    rows: list[list[str]] = [[], [], []]
    for number, space in enumerate(side["line"]):
        current = number == view["pair"] and view["phase"] in ("exchange", "fresh")
        names = space["cards"]
        cards = " ".join(card_text(name, say) for name in names) if names is not None else "··"
        laid = " ".join(card_text(name, say) for name in space["laid"])
        value = "" if space["value"] is None else f"= {space['value']}"
        edge = "┃" if current else "│"
        cell = [cards or "·", f"{value} {'↑' + laid if laid else ''}".strip()]
        corner = ("┏━┓" if current else "╭─╮") if above else ("┗━┛" if current else "╰─╯")
        bar = corner[0] + corner[1] * (WIDTH - 2) + corner[2]
        body = [edge + text[: WIDTH - 2].center(WIDTH - 2) + edge for text in cell]
        for row, text in zip(rows, [bar, *body] if above else [*body, bar], strict=True):
            row.append(text)
    return [" ".join(row) for row in rows]


def markers(view: dict[str, Any], near: str, say: Say) -> str:
    """Between the lines: who won each pair, with an arrow towards the beaten side."""
    cells = []
    for number, result in enumerate(view["results"]):
        if result is None:
            text = f"{number + 1}"
        elif result == "drawn":
            text = f"= {say('honour-board-drawn')} ="
        else:
            arrow = "▲" if result == near else "▼"
            text = f"{arrow} {say('side-' + result)} {arrow}"
        cells.append(text.center(WIDTH))
    return " ".join(cells)
