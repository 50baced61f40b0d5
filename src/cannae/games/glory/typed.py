"""What people may type beside the notation: the names of cards in either language, and German words for the verbs.

Only reading knows of it: what is written down, in records too, is the notation.
"""

import re
from functools import cache
from importlib.resources import files
from typing import Final

from cannae.games.glory import verbs
from cannae.games.glory.cards import Deck

# As in notation.py, K stands for the card, C for the column, L and R for the columns beside it. One form may stand for
# several verbs: which is meant, the position tells.
GERMAN: Final = {
    verbs.KEEP: "behalte K | K behalten",
    verbs.TRIM: "wirf K in C ab | K in C abwerfen",
    verbs.FLANK: "flankiere C mit K",
    verbs.FLANK_LEFT: "flankiere C mit K aus L",
    verbs.FLANK_RIGHT: "flankiere C mit K aus R",
    verbs.PLACE: "setze K in C | setze K in C ein | K in C einsetzen",
    verbs.CLEAR: "räume K in C | wirf K in C ab | K in C abwerfen",
    verbs.PAY: "zahle K | zahle mit K | mit K zahlen",
    verbs.ATTACK: "greife C mit K an | C mit K angreifen",
    verbs.RESERVES: "reserve K",
    verbs.OVERLAP: "unterstützung K",
    verbs.TOP: "bonus stapel",
    verbs.NO_BONUS: "bonus keine | kein bonus",
    verbs.WITHDRAW: "ziehe K zurück | K zurückziehen",
    verbs.STAND: "halte stand | standhalten",
    verbs.LEAD: "führe mit K | K führt an",
    verbs.SPARE: "wirf K ab | K abwerfen",
    verbs.DRAW: "ziehe | ziehen",
    verbs.TRADE: "tausche K | wirf K ab | K abwerfen",
    verbs.DROP: "wirf K ab | K abwerfen",
    verbs.DONE: "fertig",
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
