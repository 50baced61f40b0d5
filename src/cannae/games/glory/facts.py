"""What was in a game that is over, for those who study many: the cards each side placed, the columns it holds."""

from collections.abc import Sequence

from cannae.core.contract import SIDE_NAMES
from cannae.games.glory.state import Position


def facts(p: Position, view: dict[str, object], written: Sequence[tuple[int, str]]) -> dict[str, list[list[str]]]:
    cards: list[list[str]] = [[], []]
    for side, text in written:
        words = text.split()
        if words[0] == "place":
            cards[side].append(words[1])
    columns = view["columns"]
    assert isinstance(columns, list)
    held = [[column for column in columns if column["control"] == side] for side in SIDE_NAMES]
    return {
        "card": cards,
        "kind": [[p.deck.code_names[name.rstrip("0123456789")] for name in of_side] for of_side in cards],
        "column": [[str(column["number"]) for column in of_side] for of_side in held],
        "terrain": [[str(column["terrain_name"]) for column in of_side] for of_side in held],
    }
