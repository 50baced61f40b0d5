"""Text for every position of Field of Honour, both ways.

A space is written `7S.2H=18^JS`: two cards worth 18 under a Jack; `~` marks it face down.
"""

from mypy_extensions import i64

from cannae.core.contract import SIDE_NAMES, UserError
from cannae.games.honour.phases import PHASE_NAMES
from cannae.games.honour.rules.cards import NUMBER_OF, PACK, SPACES, names
from cannae.games.honour.state import Position

RESULTS = ".rb="


def write_position(p: Position) -> str:
    return " ".join(
        [
            f"phase={p.phase()}",
            f"fought={p.fought}",
            f"counted={p.counted}",
            f"score={p.score[0]}:{p.score[1]}",
            f"dealer={SIDE_NAMES[p.dealer]}",
            f"ready={p.ready}",
            f"pair={p.pair + 1}",
            "results=" + "".join([RESULTS[p.result(pair)] for pair in range(SPACES)]),
            f"option={SIDE_NAMES[p.option]}",
            f"passes={p.passes}",
            f"countering={int(p.countering)}",
            f"fresh={write_cards(p.fresh)}",
            f"turn={p.barrier_count}",
            f"winner={p.winner}",
            f"lot={int(p.by_lot)}",
            f"gone={write_cards(p.gone)}",
            f"red={write_cards(p.hand[0])}/" + "/".join([write_space(p, index) for index in range(SPACES)]),
            f"blue={write_cards(p.hand[1])}/" + "/".join([write_space(p, SPACES + index) for index in range(SPACES)]),
        ]
    )


def write_cards(cards: int) -> str:
    return ".".join(names(cards)) or "-"


def write_space(p: Position, index: i64) -> str:
    if not p.cards[index]:
        return "-"
    face = "" if p.open >> index & 1 else "~"
    laid = f"^{write_cards(p.laid[index])}" if p.laid[index] else ""
    return f"{face}{write_cards(p.cards[index])}={p.value[index]}{laid}"


def read_position(text: str, p: Position) -> None:
    """Fill an empty position from its text; anything that does not write back to the same text is refused."""
    try:
        read_fields(dict([field.split("=", 1) for field in text.split(" ")]), p)
        if write_position(p) != text:
            raise ValueError
    except (ValueError, KeyError, IndexError, OverflowError):
        raise UserError("honour-bad-position", text=text[:60]) from None


def read_fields(fields: dict[str, str], p: Position) -> None:
    p.enter(PHASE_NAMES.index(fields["phase"]))
    p.fought = small(fields["fought"], 60)
    p.counted = small(fields["counted"], 60)
    red, _, blue = fields["score"].partition(":")
    p.score[0] = small(red, 1000)
    p.score[1] = small(blue, 1000)
    p.dealer = SIDE_NAMES.index(fields["dealer"])
    p.ready = small(fields["ready"], 3)
    p.pair = small(fields["pair"], SPACES + 1) - 1
    p.results = 0
    for pair, letter in enumerate(fields["results"]):
        p.results |= RESULTS.index(letter) << (2 * pair)
    p.option = SIDE_NAMES.index(fields["option"])
    p.passes = small(fields["passes"], 2)
    p.countering = fields["countering"] == "1"
    p.fresh = read_cards(fields["fresh"])
    p.barrier_count = small(fields["turn"], 100_000)
    p.winner = small(fields["winner"].replace("-1", "2"), 2)
    if p.winner == 2:
        p.winner = -1
    p.by_lot = fields["lot"] == "1"
    p.gone = read_cards(fields["gone"])
    placed = int(p.gone | p.terms.removed)
    for side in (0, 1):
        hand, *spaces = fields[SIDE_NAMES[side]].split("/")
        p.hand[side] = read_cards(hand)
        placed = joined(placed, int(p.hand[side]))
        for space in range(SPACES):
            placed = joined(placed, read_space(spaces[space], p, SPACES * side + space))
    if p.fresh & ~p.hand[p.option]:
        raise ValueError
    p.stack = PACK & ~placed


def read_space(text: str, p: Position, index: int) -> int:
    """Put one written space on the table; returns the cards it holds, those laid on it included."""
    if text == "-":
        return 0
    cards, _, rest = text.removeprefix("~").partition("=")
    value, _, laid = rest.partition("^")
    p.cards[index] = read_cards(cards)
    p.value[index] = small(value, 10_000)
    p.laid[index] = read_cards(laid) if laid else 0
    if not text.startswith("~"):
        p.open |= 1 << index
    return joined(int(p.cards[index]), int(p.laid[index]))


def read_cards(text: str) -> int:
    cards = 0
    if text != "-":
        for name in text.split("."):
            cards = joined(cards, 1 << NUMBER_OF[name])
    return cards


def joined(one: int, other: int) -> int:
    """Both sets as one; no card may stand in both."""
    if one & other:
        raise ValueError
    return one | other


def small(text: str, most: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 6) or int(text) > most:
        raise ValueError
    return int(text)
