"""The battle as a map in text and as sentences, made from a view alone."""

from math import isqrt
from typing import Any

from cannae.core.game import Say
from cannae.games.tabletop.rules.table.geometry import HALF_BASE, Rect, across, distance2
from cannae.games.tabletop.rules.table.ground import Piece
from cannae.games.tabletop.state import mu_words

COLUMN = 800  # half a base to a character
ROW = 1000
LETTERS = {"HF": "H", "MF": "M", "LF": "L", "LH": "J", "Cv": "C", "Kn": "K", "Ct": "T", "El": "E"}
SHADES = {"open": "'", "uneven": ",", "rough": ";", "difficult": "%", "impassable": "#"}
GOING = ["open", "uneven", "rough", "difficult", "impassable"]
NEAR = 6000


def lines(view: dict[str, Any], say: Say) -> list[str]:
    """The table as the viewer sees it, own edge below, and a row for each group."""
    return [heading(view, say), *drawn(view), *rows(view, say)]


def heading(view: dict[str, Any], say: Say) -> str:
    red, blue = view["sides"]
    return say(
        "tabletop-board-turn",
        turn=view["turn"],
        turns=view["turns"],
        side=f"@side-{view['active']}",
        red=red["points"],
        red_break=red["break_point"],
        blue=blue["points"],
        blue_break=blue["break_point"],
    )


def drawn(view: dict[str, Any]) -> list[str]:
    """A character is half a base wide and one MU deep: capitals are red, small letters blue, a star is broken."""
    columns, depth = view["width"] // COLUMN, view["depth"] // ROW
    cells = [["·" if column % 10 == 0 and row % 6 == 0 else " " for column in range(columns)] for row in range(depth)]
    for piece in view["pieces"]:
        shape = Piece(piece["kind"], piece["corners"], [])
        for row in range(depth):
            for column in range(columns):
                middle = Rect(column * COLUMN + COLUMN // 2, row * ROW + ROW // 2 + 50, 0, 50, 100)
                if shape.holds(middle):
                    cells[row][column] = SHADES[GOING[shape.going]]
    for group in view["groups"]:
        if group["where"] == "table":
            put_group(cells, group)
    picture = ["".join(row) for row in cells]
    if view["viewer"] == "blue":
        picture = [row[::-1] for row in picture]
    else:
        picture.reverse()
    rim = "+" + "-" * columns + "+"
    return [rim, *[f"|{row}|" for row in picture], rim]


def put_group(cells: list[list[str]], group: dict[str, Any]) -> None:
    letter = "*" if group["cohesion"] == "broken" else LETTERS.get(group["kind"], "A")
    letter = letter if group["side"] == "red" else letter.lower()
    files = group["files"]
    ranks = -(-group["bases"] // files)
    depth = group["depth"] // ranks
    for rank in reversed(range(ranks)):
        for half in range(2 * files):
            u = (2 * half + 1 - 2 * files) * HALF_BASE // 2
            step = group["steps"][half // 2]
            x, y = across(group["x"], group["y"], group["heading"], u, step - rank * depth - depth // 2)
            column, row = int(x) // COLUMN, int(y) // ROW
            if 0 <= row < len(cells) and 0 <= column < len(cells[0]):
                cells[row][column] = letter if rank == 0 or cells[row][column] in " ·',;%" else cells[row][column]


def name_of(group: dict[str, Any], say: Say) -> str:
    words = dict(group["name"])
    return say(words.pop("say"), **words)


def rows(view: dict[str, Any], say: Say) -> list[str]:
    return [say("tabletop-board-group", **facts(group, view, say)) for group in view["groups"]]


def facts(group: dict[str, Any], view: dict[str, Any], say: Say) -> dict[str, Any]:
    on = group["where"] == "table"
    return {
        "group": name_of(group, say),
        "kind": f"@tabletop-kind-{group['kind'].lower()}",
        "files": group["files"],
        "bases": group["bases"],
        "began": group["began"],
        "cohesion": f"@tabletop-cohesion-{group['cohesion']}",
        "place": say("tabletop-board-at", x=tenths(group["x"]), y=tenths(group["y"]), degrees=group["heading"] // 2)
        if on
        else f"@tabletop-where-{group['where']}",
        "leader": leaders_of(group, view, say),
        "near": enemies_near(group, view, say),
    }


def leaders_of(group: dict[str, Any], view: dict[str, Any], say: Say) -> str:
    here = [one for one in view["commanders"] if one["with"] == group["id"] and not one["lost"]]
    said = [say("tabletop-board-led" + ("-front" if one["front"] else ""), rank=one["rank"]) for one in here]
    return "".join(said)


def body(group: dict[str, Any]) -> Rect:
    return Rect(group["x"], group["y"], group["heading"], group["files"] * HALF_BASE, group["depth"])


def enemies_near(group: dict[str, Any], view: dict[str, Any], say: Say) -> str:
    """The enemies within 6 MU, the nearest first, with the distance from edge to edge (16.8)."""
    if group["where"] != "table":
        return ""
    found = []
    for other in view["groups"]:
        if other["side"] != group["side"] and other["where"] == "table":
            square = int(distance2(body(group), body(other)))
            if square <= NEAR * NEAR:
                found.append((square, other["id"]))
    said = [say("tabletop-board-enemy", id=name, distance=mu_words(isqrt(square))) for square, name in sorted(found)]
    return say("tabletop-board-near", enemies=", ".join(said)) if said else ""


def tenths(units: int) -> str:
    return f"{units // 1000}.{units % 1000 // 100}"


# -- As sentences -------------------------------------------------------------------------------------------


def sentences(view: dict[str, Any], say: Say) -> list[str]:
    """For the ear: the score, then each side's groups from left to right as red sees them."""
    found = [heading(view, say) + "."]
    for side in ("red", "blue"):
        own = [group for group in view["groups"] if group["side"] == side]
        own.sort(key=lambda group: (group["where"] != "table", group["x"] or 0))
        found += [say("tabletop-board-group", **facts(group, view, say)) + "." for group in own]
    found += [say("tabletop-spoken-piece", name=piece["name"]) for piece in view["pieces"]]
    return found
