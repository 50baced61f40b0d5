"""Text for every choice of Field of Glory: the Card Game, both ways.

A card is the two letters of its type and its command points: `HI3`. Choices: `keep HI3`, `trim HI3 at 2`,
`flank 3 with HI3`, `flank 3 with CV2 from 2`, `place HI3 at 2`, `clear HI3 at 2`, `pay CO5`, `attack 3 with HI3`,
`reserves`, `overlap`, `bonus CO5`, `bonus top`, `bonus none`, `withdraw MI2`, `stand`, `lead SP3`, `spare HI2`,
`draw`, `trade CO5`, `drop MI2`, `done`. People may also type the names of cards in either language, and
German words for the verbs; what is written down, in records too, is the notation.
"""

import re
from functools import cache
from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from cannae.core.contract import UserError
from cannae.games.glory.rules.cards import COLUMNS, OVERLAP_ROLE, RESERVES_ROLE, Deck
from cannae.games.glory.state import (
    ATTACK,
    BONUS,
    CLEAR,
    COLUMN,
    DONE,
    DRAW,
    DROP,
    FLANK,
    FLANK_LEFT,
    FLANK_RIGHT,
    KEEP,
    LEAD,
    NO_BONUS,
    OVERLAP,
    PAY,
    PLACE,
    RESERVES,
    SPARE,
    STAND,
    TOP,
    TRADE,
    TRIM,
    VERB,
    VERBS,
    WITHDRAW,
    column_of,
    kind_of,
    verb_of,
)

# How a verb is written: K stands for the card, C for the column, L and R for the columns beside it.
WRITTEN: Final = {
    KEEP: "keep K",
    TRIM: "trim K at C",
    FLANK: "flank C with K",
    FLANK_LEFT: "flank C with K from L",
    FLANK_RIGHT: "flank C with K from R",
    PLACE: "place K at C",
    CLEAR: "clear K at C",
    PAY: "pay K",
    ATTACK: "attack C with K",
    RESERVES: "reserves K",
    OVERLAP: "overlap K",
    BONUS: "bonus K",
    TOP: "bonus top",
    NO_BONUS: "bonus none",
    WITHDRAW: "withdraw K",
    STAND: "stand",
    LEAD: "lead K",
    SPARE: "spare K",
    DRAW: "draw",
    TRADE: "trade K",
    DROP: "drop K",
    DONE: "done",
}
FORMS: Final[dict[int, list[str]]] = {verb: form.split() for verb, form in WRITTEN.items()}
# The same in German, to be read but never written. One form may stand for several verbs: which is meant, the position
# tells.
GERMAN: Final = {
    KEEP: "behalte K | K behalten",
    TRIM: "wirf K in C ab | K in C abwerfen",
    FLANK: "flankiere C mit K",
    FLANK_LEFT: "flankiere C mit K aus L",
    FLANK_RIGHT: "flankiere C mit K aus R",
    PLACE: "setze K in C | setze K in C ein | K in C einsetzen",
    CLEAR: "räume K in C | wirf K in C ab | K in C abwerfen",
    PAY: "zahle K | zahle mit K | mit K zahlen",
    ATTACK: "greife C mit K an | C mit K angreifen",
    RESERVES: "reserve K",
    OVERLAP: "unterstützung K",
    TOP: "bonus stapel",
    NO_BONUS: "bonus keine | kein bonus",
    WITHDRAW: "ziehe K zurück | K zurückziehen",
    STAND: "halte stand | standhalten",
    LEAD: "führe mit K | K führt an",
    SPARE: "wirf K ab | K abwerfen",
    DRAW: "ziehe | ziehen",
    TRADE: "tausche K | wirf K ab | K abwerfen",
    DROP: "wirf K ab | K abwerfen",
    DONE: "fertig",
}
GERMAN_FORMS: Final = [(verb, form.split()) for verb, forms in GERMAN.items() for form in forms.split(" | ")]
GERMAN_CODES: Final = {"SI": "HI", "KA": "CV", "BO": "AR", "LK": "LC", "PI": "PK", "KO": "CO", "UN": "OV"}
INFLECTED: Final = {
    "schwerer": "schwere",
    "mittelschwerer": "mittelschwere",
    "leichter": "leichte",
    "pikenieren": "pikeniere",
    "speerträgern": "speerträger",
    "elefant": "elefanten",
}
CLIPPED: Final = ("behalt", "setz", "zahl", "greif", "zieh", "halt", "führ", "tausch", "räum", "flankier")
LEFT_OUT: Final = ("spalte", "column")
LONGEST_NAME: Final = 4  # words
CARD_GOES_UNSAID: Final = {
    "reserves": RESERVES_ROLE,
    "reserve": RESERVES_ROLE,
    "overlap": OVERLAP_ROLE,
    "unterstützung": OVERLAP_ROLE,
}


def write_choice(deck: Deck, choice: i64) -> str:
    verb: i64 = verb_of(choice)
    column: i64 = column_of(choice)
    kind: i64 = kind_of(choice)
    if not is_choice(deck, choice):
        return f"#{choice}"
    words: list[str] = []
    for word in FORMS[int(verb)]:
        if word == "K":
            words.append(deck.names[kind])
        elif word == "C":
            words.append(str(column + 1))
        elif word == "L":
            words.append(str(column))
        elif word == "R":
            words.append(str(column + 2))
        else:
            words.append(word)
    return " ".join(words)


def is_choice(deck: Deck, choice: i64) -> bool:
    """Whether a number has the shape of a choice at all."""
    verb: i64 = verb_of(choice)
    if choice < 0 or verb >= VERBS:
        return False
    column: i64 = column_of(choice)
    kind: i64 = kind_of(choice)
    form = FORMS[int(verb)]
    if "K" in form:
        if kind < 1 or kind > deck.kinds:
            return False
    elif kind:
        return False
    if "C" not in form:
        return column == 0
    at_edge = ("L" in form and column == 0) or ("R" in form and column == COLUMNS - 1)
    return column < COLUMNS and not at_edge


def every_choice(deck: Deck) -> list[int]:
    if not deck.every_choice:
        deck.every_choice = [choice for choice in range(VERBS * VERB) if is_choice(deck, choice)]
    return deck.every_choice


def readings(deck: Deck, text: str) -> list[int]:
    """The choices a text may stand for: one in the notation; of German words perhaps several, which the position tells
    apart."""
    found = matching(deck, list(FORMS.items()), text.split())
    if found:
        return found  # as it is written: the quick way, for records and screens
    words = typed_words(deck, text)
    if len(words) == 1 and words[0] in CARD_GOES_UNSAID:
        only = the_only(deck, CARD_GOES_UNSAID[words[0]])
        if only:
            words.append(deck.names[only])
    found = matching(deck, [*FORMS.items(), *GERMAN_FORMS], words)
    if not found:
        raise UserError("glory-bad-choice", text=text[:40].lstrip("@"))
    return found


def matching(deck: Deck, forms: list[tuple[int, list[str]]], words: list[str]) -> list[int]:
    found: list[int] = []
    for verb, form in forms:
        choice = match(deck, verb, form, words)
        if choice >= 0 and is_choice(deck, choice):
            found.append(choice)
    return found


def the_only(deck: Deck, role: int) -> int:
    """The one kind of card with this role, or 0 when there are several."""
    kinds = [kind for kind in range(1, int(deck.wide)) if deck.role[kind] == role]
    return kinds[0] if len(kinds) == 1 else 0


def match(deck: Deck, verb: int, form: list[str], words: list[str]) -> int:
    """The choice if the words have this form, else -1."""
    if len(form) != len(words):
        return -1
    column = 0
    kind = 0
    source = 0
    for place, word in zip(form, words, strict=True):
        if place == "K":
            kind = deck.number.get(word, -1)
            if kind < 0:
                return -1
        elif place in ("C", "L", "R"):
            if word not in ("1", "2", "3", "4", "5"):
                return -1
            if place == "C":
                column = int(word) - 1
            else:
                source = int(word) - 1
        elif place != word:
            return -1
    if ("L" in form and source != column - 1) or ("R" in form and source != column + 1):
        return -1
    return verb * VERB + column * COLUMN + kind


# -- What people may type beside the notation ---------------------------------------------------------------


def typed_words(deck: Deck, text: str) -> list[str]:
    """The words of a text, each card as one word of the notation."""
    words = [INFLECTED.get(word, word) for word in text.casefold().split() if word not in LEFT_OUT]
    found: list[str] = []
    at = 0
    while at < len(words):
        card, used = card_at(deck, words, at)
        if used:
            found.append(card)
            at += used
        else:
            word = words[at]
            found.append(word + "e" if word in CLIPPED else word)
            at += 1
    return found


def card_at(deck: Deck, words: list[str], at: int) -> tuple[str, int]:
    """The card that is named from a word on, and by how many words; none by none."""
    names = card_names(deck)
    for count in range(min(LONGEST_NAME, len(words) - at), 0, -1):
        code = names.get(" ".join(words[at : at + count]), "")
        if code:
            end = at + count
            if end < len(words) and code + words[end] in deck.number:
                return code + words[end], count + 1
            if at > 0 and code in single_cards(deck):  # at the beginning it is a verb
                return single_cards(deck)[code], count
    word = words[at].upper()
    if word not in deck.number and word[:2] in GERMAN_CODES:
        word = GERMAN_CODES[word[:2]] + word[2:]
    return (word, 1) if word in deck.number else ("", 0)


def card_names(deck: Deck) -> dict[str, str]:
    """The letters of each type by all its names."""
    if not deck.called:
        for code, name in deck.code_names.items():
            for called in printed_names().get(name, [name]):
                deck.called[called.casefold()] = code
    return deck.called


def single_cards(deck: Deck) -> dict[str, str]:
    """The types of which all cards are alike, so that their points need no saying."""
    if not deck.single:
        for code in deck.code_names:
            kinds = [name for name in deck.number if name[:2] == code]
            if len(kinds) == 1:
                deck.single[code] = kinds[0]
    return deck.single


@cache
def printed_names() -> dict[str, list[str]]:
    """What the types of the game are called in both languages, by their messages."""
    found: dict[str, list[str]] = {}
    for language in ("en", "de"):
        text = files("cannae.games.glory").joinpath(f"words.{language}.ftl").read_text("utf-8")
        for key, name in re.findall(r"^(glory-type-\w+) = (.+)$", text, re.MULTILINE):
            found.setdefault(f"@{key}", []).append(name)
    return found
