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
        "card": [[named(p, card) for card in of_side] for of_side in cards],
        "kind": [[kind(p, card) for card in of_side] for of_side in cards],
        "column": [[f"@glory-fact-column {column['number']}" for column in of_side] for of_side in held],
        "terrain": [[str(column["terrain_name"]) for column in of_side] for of_side in held],
    }


def kind(p: Position, card: str) -> str:
    return p.deck.code_names[card.rstrip("0123456789")]


def named(p: Position, card: str) -> str:
    """Cavalry 4 for CV4."""
    return f"{kind(p, card)} {card.lstrip('ABCDEFGHIJKLMNOPQRSTUVWXYZ')}"
