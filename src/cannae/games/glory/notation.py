"""Text for every choice, both ways, and the census of all cards.

A card is the two letters of its type and its command points: `HI3`. Choices: `keep HI3`, `trim HI3 at 2`,
`flank 3 with HI3`, `flank 3 with CV2 from 2`, `place HI3 at 2`, `clear HI3 at 2`, `pay CO5`, `attack 3 with HI3`,
`reserves`, `overlap`, `bonus CO5`, `bonus top`, `bonus none`, `withdraw MI2`, `stand`, `lead SP3`, `spare HI2`,
`draw`, `trade CO5`, `drop MI2`, `done`. What else can be typed is in typed.py; positions are in positions.py.
"""

from mypy_extensions import i64

from cannae.core.contract import SIDE_NAMES, Complaint
from cannae.games.glory import stages, verbs
from cannae.games.glory.cards import COLUMNS, OVERLAP, PACKET, RESERVES, Deck
from cannae.games.glory.state import BOX, DECK, DISCARD, HAND, LOST, PICKS, TABLE, TAKEN, TERRAIN, Position
from cannae.games.glory.typed import GERMAN_FORMS, typed_words
from cannae.games.glory.verbs import COLUMN, VERB

# How a verb is written: K stands for the card, C for the column, L and R for the columns beside it.
WRITTEN = {
    verbs.KEEP: "keep K",
    verbs.TRIM: "trim K at C",
    verbs.FLANK: "flank C with K",
    verbs.FLANK_LEFT: "flank C with K from L",
    verbs.FLANK_RIGHT: "flank C with K from R",
    verbs.PLACE: "place K at C",
    verbs.CLEAR: "clear K at C",
    verbs.PAY: "pay K",
    verbs.ATTACK: "attack C with K",
    verbs.RESERVES: "reserves K",
    verbs.OVERLAP: "overlap K",
    verbs.BONUS: "bonus K",
    verbs.TOP: "bonus top",
    verbs.NO_BONUS: "bonus none",
    verbs.WITHDRAW: "withdraw K",
    verbs.STAND: "stand",
    verbs.LEAD: "lead K",
    verbs.SPARE: "spare K",
    verbs.DRAW: "draw",
    verbs.TRADE: "trade K",
    verbs.DROP: "drop K",
    verbs.DONE: "done",
}
FORMS: dict[int, list[str]] = {verb: form.split() for verb, form in WRITTEN.items()}
CARD_GOES_UNSAID = {"reserves": RESERVES, "reserve": RESERVES, "overlap": OVERLAP, "unterstützung": OVERLAP}


def write_choice(deck: Deck, choice: i64) -> str:
    verb: i64 = choice // VERB
    column: i64 = choice % VERB // COLUMN
    kind: i64 = choice % COLUMN
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
    verb: i64 = choice // VERB
    if choice < 0 or verb >= verbs.COUNT:
        return False
    column: i64 = choice % VERB // COLUMN
    kind: i64 = choice % COLUMN
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
        deck.every_choice = [choice for choice in range(verbs.COUNT * VERB) if is_choice(deck, choice)]
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
        raise Complaint("glory-bad-choice", text=text[:40].lstrip("@"))
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


def census(p: Position) -> str:
    """Every card of both sides, wherever it lies, and the battlefield."""
    deck = p.deck
    parts = ["terrain " + " ".join([deck.terrain_ids[p.z[TERRAIN + column]] for column in range(COLUMNS)])]
    for side in (0, 1):
        found: list[int] = [0] * int(deck.wide)
        for zone in (HAND, DECK, DISCARD, LOST, BOX):
            for kind in range(1, int(deck.wide)):
                found[kind] += p.z[p.zone(side, zone) + kind]
        for slot in range(10):
            found[p.z[TABLE + 10 * side + slot]] += 1
        found[p.bonus if side == p.active else p.answer] += 1
        if p.stage == stages.DRAFT:
            start = int(side * deck.size + p.tally(side, PICKS) // 2 * PACKET)
            for at in range(start, int((side + 1) * deck.size)):
                found[p.packets[at]] += 1
            if p.tally(side, TAKEN):
                found[p.tally(side, TAKEN)] -= 1
        cards = [f"{deck.names[kind]}*{found[kind]}" for kind in range(1, int(deck.wide))]
        parts.append(SIDE_NAMES[side] + " " + " ".join(cards))
    return "; ".join(parts)
