"""What is agreed before a game: the options, and what the rules make of them."""

from collections.abc import Mapping
from typing import Any, Final

from cannae.core.contract import SIDE_NAMES
from cannae.core.options import Document, Flag, Number, Option, Pick
from cannae.games.glory.rules.cards import Deck, deck_for
from cannae.games.glory.state import HILL, SPEAR_TIES, Terms

OPTIONS: Final[tuple[Option, ...]] = (
    Document("deck"),
    Pick("setup", "draft", ("draft", "quick")),
    Pick("first", "random", ("random", "red", "blue")),
    Pick("flank", "english", ("english", "german")),
    Pick("flank_order", "bonus", ("bonus", "withdrawal")),
    Pick("spear_ties", "lead", tuple(SPEAR_TIES)),
    Pick("cavalry", "elephants", ("elephants", "cavalry", "none")),
    Pick("hill", "defender", tuple(HILL)),
    Pick("discards", "open", ("open", "owner")),
    Flag("overpay"),
    Pick("zero_cost", "free", ("free", "card")),
    Pick("flank_ties", "fighters", ("fighters", "column")),
    Number("second_cards", 0, 0, 4),
)


def deck(options: Mapping[str, Any]) -> Deck:
    """The deck of complete options, with what was agreed on things printed on cards."""
    return deck_for(options["deck"], options["cavalry"], options["spear_ties"], options["hill"])


def agreed(options: Mapping[str, Any]) -> Terms:
    """Complete options as the rules use them."""
    result = Terms()
    result.quick = options["setup"] == "quick"
    result.first = SIDE_NAMES.index(options["first"]) if options["first"] != "random" else -1
    result.german_flank = options["flank"] == "german"
    result.withdraw_first = options["flank_order"] == "withdrawal"
    result.spear_ties = SPEAR_TIES.index(options["spear_ties"])
    result.hill = HILL.index(options["hill"])
    result.open_discards = options["discards"] == "open"
    result.overpay = options["overpay"]
    result.zero_costs_card = options["zero_cost"] == "card"
    result.ties_clear_column = options["flank_ties"] == "column"
    result.second_cards = options["second_cards"]
    return result
