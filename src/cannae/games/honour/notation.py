"""Text for every choice of Field of Honour, both ways.

Cards are `7S`, `10H`, `QD`, `X1` (a Joker). Choices: `7S@3` lays a card in space 3, `done`, `pass`, `decline`,
`take 7S` (an extra card), and a special with what it does: `AS draw`, `AS rob`, `KH lift`, `KH next`, `KH back`,
`QD swap`, `JC double`. German is read too (`D♠@3`, `Pik-Dame tauschen`), though never written.
"""

from typing import Final

from mypy_extensions import i64

from cannae.core.contract import UserError
from cannae.games.honour.rules.cards import FIRST_JACK, NAMES, SPACES, card_named
from cannae.games.honour.rules.exchange import MODE_WORDS
from cannae.games.honour.state import (
    DECLINE,
    DONE,
    MODES,
    PASS,
    PLACE,
    PLAY,
    SELECT,
    card_of,
    part_of,
)

WORDS = {"done": DONE, "pass": PASS, "decline": DECLINE, "fertig": DONE, "passen": PASS, "behalten": DECLINE}
TAKE = ("take", "nimm")
GERMAN_MODES = ["ziehen", "rauben", "heben", "vor", "zurück", "tauschen", "verdoppeln"]  # as MODE_WORDS
_PLACED = [[f"{name}@{space + 1}" for space in range(SPACES)] for name in NAMES]


def is_choice(choice: i64) -> bool:
    """Whether a number means anything at all: a card for a space, a special for what it may be played for, …"""
    card, part = card_of(choice), part_of(choice)
    if PLACE <= choice < PLAY:
        return card < len(NAMES) and part < SPACES
    if PLAY <= choice < SELECT:
        return FIRST_JACK <= card < len(NAMES) and part < MODES
    return SELECT <= choice < SELECT + len(NAMES) or DONE <= choice <= DECLINE


EVERY_CHOICE: Final = [choice for choice in range(DECLINE + 1) if is_choice(choice)]


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
    raise UserError("honour-bad-choice", text=text[:40])
