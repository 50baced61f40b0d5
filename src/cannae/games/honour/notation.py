"""Text for every choice and every position of Field of Honour, both ways.

Cards are `7S`, `10H`, `QD`, `X1` (a Joker). Choices: `7S@3` lays a card in space 3, `done`, `pass`, `decline`,
`take 7S` (an extra card), and a special with what it does: `AS draw`, `AS rob`, `KH lift`, `KH next`, `KH back`,
`QD swap`, `JC double`. German is read too (`D♠@3`, `Pik-Dame tauschen`), though never written.
A space is written `7S.2H=18^JS`: two cards worth 18 under a Jack; `~` marks it face down.
"""

from mypy_extensions import i64

from cannae.core.contract import SIDE_NAMES, Complaint
from cannae.games.honour.cards import FIRST_JACK, NAMES, NUMBER_OF, PACK, SPACES, card_named, names
from cannae.games.honour.exchange import MODE_WORDS
from cannae.games.honour.state import (
    DECLINE,
    DONE,
    MODES,
    PASS,
    PHASES,
    PLACE,
    PLAY,
    SELECT,
    Position,
    card_of,
    part_of,
)

WORDS = {"done": DONE, "pass": PASS, "decline": DECLINE, "fertig": DONE, "passen": PASS, "behalten": DECLINE}
TAKE = ("take", "nimm")
GERMAN_MODES = ["ziehen", "rauben", "heben", "vor", "zurück", "tauschen", "verdoppeln"]  # as MODE_WORDS
RESULTS = ".rb="
_PLACED = [[f"{name}@{space + 1}" for space in range(SPACES)] for name in NAMES]


def write_choice(choice: i64) -> str:
    if choice == DONE:
        return "done"
    if choice == PASS:
        return "pass"
    if choice == DECLINE:
        return "decline"
    card, part = card_of(choice), part_of(choice)
    if PLACE <= choice < PLAY and card < len(NAMES) and part < SPACES:
        return _PLACED[card][part]
    if PLAY <= choice < SELECT and card < len(NAMES) and part < MODES:
        return f"{NAMES[card]} {MODE_WORDS[part]}"
    if SELECT <= choice < SELECT + len(NAMES):
        return f"take {NAMES[choice - SELECT]}"
    return f"#{choice}"


def read_choice(text: str) -> int:
    wanted = " ".join(text.split())
    if wanted.lower() in WORDS:
        return WORDS[wanted.lower()]
    name, at, space = wanted.partition("@")
    card = card_named(name)
    if at and card >= 0 and space in ("1", "2", "3", "4", "5"):
        return PLACE + 8 * card + int(space) - 1
    first, _, second = wanted.partition(" ")
    if first.lower() in TAKE and card_named(second) >= 0:
        return SELECT + card_named(second)
    card = card_named(first)
    for modes in (MODE_WORDS, GERMAN_MODES):
        if card >= FIRST_JACK and second.lower() in modes:
            return PLAY + 8 * card + modes.index(second.lower())
    raise Complaint("honour-bad-choice", text=text[:40])


# -- Positions ----------------------------------------------------------------------------------------------


def write_position(p: Position) -> str:
    return " ".join(
        [
            f"phase={PHASES[p.stage]}",
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
            f"turn={p.turn}",
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
        raise Complaint("honour-bad-position", text=text[:60]) from None


def read_fields(fields: dict[str, str], p: Position) -> None:
    p.stage = PHASES.index(fields["phase"])
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
    p.turn = small(fields["turn"], 100_000)
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
