"""What is agreed before a match: the options, what they must keep, and what the rules make of them."""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.contract import UserError
from cannae.core.options import Flag, Number, Option, Pick, Text
from cannae.games.honour.rules.cards import card_named
from cannae.games.honour.state import Terms

OPTIONS: Final[tuple[Option, ...]] = (
    Pick("length", "battles", ("battles", "points")),
    Number("battles", 6, 1, 20),
    Number("points", 20, 5, 100),
    Pick("first_dealer", "random", ("random", "red", "blue")),
    Pick("closing", "two_passes", ("two_passes", "uncountered")),
    Pick("redeploy", "forward", ("forward", "either_way")),
    Flag("needs_winner", False),
    Number("hand_red", 10, 5, 15),
    Number("hand_blue", 10, 5, 15),
    Number("extra_red", 0, 0, 10),
    Number("extra_blue", 0, 0, 10),
    Text("removed", "", 200),
    Text("sure_red", "", 60),
    Text("sure_blue", "", 60),
)


def refuse_idle(given: Mapping[str, object], full: Mapping[str, Any]) -> None:
    """`UserError` where a length was given that is not the one that counts."""
    for name in ("battles", "points"):
        if name in given and name != full["length"]:
            raise UserError("honour-option-idle", option=name)


def check_cards(full: dict[str, Any]) -> None:
    """`UserError` where the cards named do not make two hands."""
    taken = 0
    for name in ("removed", "sure_red", "sure_blue"):
        cards = read_card_list(name, full[name])
        if taken & cards:
            raise UserError("honour-option-twice", option=name)
        taken |= cards
    if full["extra_red"] and full["extra_blue"]:
        raise UserError("honour-option-extras")
    needed = 0
    for side in ("red", "blue"):
        size = full[f"hand_{side}"] + full[f"extra_{side}"]
        if size > 15:
            raise UserError("honour-option-hand", side=f"@side-{side}", size=size)
        if read_card_list("sure", full[f"sure_{side}"]).bit_count() > full[f"hand_{side}"]:
            raise UserError("honour-option-sure", side=f"@side-{side}", size=full[f"hand_{side}"])
        needed += size
    left = 54 - read_card_list("removed", full["removed"]).bit_count()
    if left < needed:
        raise UserError("honour-option-pack", left=left, needed=needed)


def read_card_list(option: str, text: str) -> int:
    """A set of cards written as `AS KH X1`."""
    cards = 0
    for name in text.split():
        number = card_named(name)
        if number < 0:
            raise UserError("honour-option-card", option=option, card=name[:20])
        if cards >> number & 1:
            raise UserError("honour-option-twice", option=option)
        cards |= 1 << number
    return cards


def agreed(options: dict[str, Any]) -> Terms:
    """Complete options as the rules use them."""
    result = Terms()
    result.battles = options["battles"] if options["length"] == "battles" else 0
    result.target = options["points"]
    result.first_dealer = ["red", "blue", "random"].index(options["first_dealer"])
    if result.first_dealer == 2:
        result.first_dealer = -1
    result.hand_sizes = vec[i64]([options["hand_red"], options["hand_blue"]])
    result.extras = vec[i64]([options["extra_red"], options["extra_blue"]])
    result.removed = read_card_list("removed", options["removed"])
    result.sure = vec[i64]([read_card_list("sure", options["sure_red"]), read_card_list("sure", options["sure_blue"])])
    result.strict = options["closing"] == "uncountered"
    result.either_way = options["redeploy"] == "either_way"
    result.needs_winner = options["needs_winner"]
    return result
