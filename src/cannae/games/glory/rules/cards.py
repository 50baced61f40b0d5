"""What is printed on the cards, as tables the rules can look numbers up in quickly.

Cards of one type with the same command points cannot be told apart; such a *kind* is a number from 1 up (0 is no
card), the units first, in the order of the deck file. Types and terrains are numbered from 0 in that order.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from cannae.core.bits import bit
from cannae.games.glory.rules.deckfile import entries, read_deck
from cannae.games.glory.rules.faces import Words, ground_notes, notes

COLUMNS: Final = 5
MOST_PRICE: Final = 18  # of a unit: its movement cost and the points that it cannot pay itself with
MOST_EXTRA: Final = 18  # what terrain and an end column can add to a cost: two printed numbers
HAND_LIMIT: Final = 9
PACKET: Final = 4  # cards looked at together in the draft
OVERLAP_COST: Final = 3  # the highest movement cost of a unit that can overlap

NOTHING: Final = vec[i64]([])

# What a card is good for beside its command points.
UNIT_ROLE: Final = 0
COMMANDER_ROLE: Final = 1
OVERLAP_ROLE: Final = 2
RESERVES_ROLE: Final = 3

BUILT_IN_TYPES: Final = {
    "elephant",
    "spear",
    "pike",
    "heavy_infantry",
    "medium_infantry",
    "cavalry",
    "archers",
    "light_infantry",
    "light_cavalry",
    "commander",
    "overlap",
    "reserves",
}
BUILT_IN_TERRAIN: Final = {"plain", "rough", "woods", "hill"}
ROLE_OF: Final = {"commander": COMMANDER_ROLE, "overlap": OVERLAP_ROLE, "reserves": RESERVES_ROLE}


def numbers(count: i64) -> vec[i64]:
    return vec[i64]([0] * int(count))


def copied(others: vec[i64]) -> vec[i64]:
    """As a slice of all of them, which would copy number by number; this copies them as one block."""
    return extend(NOTHING, others)


# Many kinds at once are sets of 32 of them each, as bits: one set for the game's own deck, at most four.
SET: Final = 32


def set_of(kind: i64) -> i64:
    """In which of the sets a kind is."""
    return kind >> 5


def place_in_set(kind: i64) -> i64:
    return bit(kind & 31)


class Deck:
    """One side's cards and the terrain, ready for play. Shared by every position of a game and never changed."""

    def __init__(self, document: Mapping[str, object], horse: str, ties: str, hill: str) -> None:
        units = entries(document, "unit")
        types = units + entries(document, "card")
        self.types: i64 = len(types)
        self.type_ids: list[str] = [str(entry["id"]) for entry in types]
        self.type_names: list[str] = [_name(entry, BUILT_IN_TYPES, "glory-type-") for entry in types]
        named = dict(zip(self.type_ids, self.type_names, strict=True))
        self.notes: list[list[Words]] = [notes(entry, _against(entry, horse), ties, named) for entry in types]
        self.code_names: dict[str, str] = {str(entry["code"]): named[str(entry["id"])] for entry in types}
        self.names: list[str] = [""]  # of each kind: the notation
        self.number: dict[str, int] = {}

        type_of: list[int] = [0]
        role: list[int] = [0]
        count: list[int] = [0]
        points: list[int] = [0]
        cost: list[int] = [0]
        flank: list[int] = [0]
        value: list[int] = [0]
        victory: list[int] = [0]
        unit_kinds = 0
        for index, entry in enumerate(types):
            printed = entry["points"]
            assert isinstance(printed, list)
            for number in sorted(set(printed)):
                name = f"{entry['code']}{number}"
                self.number[name] = len(self.names)
                self.names.append(name)
                type_of.append(index)
                role.append(ROLE_OF.get(str(entry.get("role")), UNIT_ROLE))
                count.append(printed.count(number))
                points.append(number)
                cost.append(_number(entry, "cost"))
                flank.append(_number(entry, "flank"))
                value.append(_number(entry, "value"))
                victory.append(_number(entry, "victory"))
                if index < len(units):
                    unit_kinds += 1
        self.kinds: i64 = len(self.names) - 1
        self.unit_kinds: i64 = unit_kinds  # kinds 1 to this are units
        self.size: i64 = sum(count)
        self.type_of: vec[i64] = vec[i64](type_of)
        self.role: vec[i64] = vec[i64](role)
        self.count: vec[i64] = vec[i64](count)
        self.points: vec[i64] = vec[i64](points)
        self.cost: vec[i64] = vec[i64](cost)
        self.flank: vec[i64] = vec[i64](flank)
        self.value: vec[i64] = vec[i64](value)
        self.victory: vec[i64] = vec[i64](victory)
        # A unit cannot pay for itself, so this much must be in hand with it before anything is added (6.3, 6.4).
        self.price: vec[i64] = vec[i64]([own + moving for own, moving in zip(points, cost, strict=True)])
        self.sets: i64 = set_of(self.kinds) + 1
        self.payable: vec[i64] = numbers((MOST_PRICE + 1) * self.sets)  # the units of at most a price, as sets
        self.of_role: vec[i64] = numbers((RESERVES_ROLE + 1) * self.sets)  # the cards of a role, as sets
        for kind in range(1, len(points)):
            self.of_role[role[kind] * self.sets + set_of(kind)] |= place_in_set(kind)
            if kind <= unit_kinds:
                for held in range(int(self.price[kind]), MOST_PRICE + 1):
                    self.payable[held * self.sets + set_of(kind)] |= place_in_set(kind)

        # By kind and kind, so that no rule has to look up types first.
        wide = self.kinds + 1
        self.wide: i64 = wide
        self.beside: vec[i64] = numbers(wide * wide)  # 1 where two units may share a column
        self.against: vec[i64] = numbers(wide * wide)  # of an attacking lead (row) against the enemy lead
        self.second: vec[i64] = numbers(wide * wide)  # of an attacking lead (row) with its second unit
        self.rampage: vec[i64] = numbers(wide)
        self.holds_ties: vec[i64] = numbers(wide)
        self._cross_tables(units, horse)

        terrain = entries(document, "terrain")
        self.terrain_ids: list[str] = [str(entry["id"]) for entry in terrain]
        self.terrain_names: list[str] = [_name(entry, BUILT_IN_TERRAIN, "glory-terrain-") for entry in terrain]
        self.terrain_notes: list[list[Words]] = [ground_notes(entry, hill, named) for entry in terrain]
        self.terrain_count: vec[i64] = vec[i64]([_number(entry, "count") for entry in terrain])
        self.terrain_plain: vec[i64] = vec[i64]([int(bool(entry.get("plain", False))) for entry in terrain])
        self.terrain_cost: vec[i64] = vec[i64]([_number(entry, "cost") for entry in terrain])
        self.terrain_defender: vec[i64] = vec[i64]([_number(entry, "defender") for entry in terrain])
        self.terrain_lead: vec[i64] = numbers(len(terrain) * wide)  # by terrain and kind
        for index, entry in enumerate(terrain):
            table = entry.get("lead", {})
            assert isinstance(table, dict)
            for kind in range(1, int(wide)):
                self.terrain_lead[index * wide + kind] = table.get(self.type_ids[self.type_of[kind]], 0)

        self.reaches: dict[int, vec[i64]] = {}
        self.level_reach: vec[i64] = self.reach(0)

        self.reserve_cards: i64 = sum([count[kind] for kind in range(1, int(wide)) if self.role[kind] == RESERVES_ROLE])
        self.quick: vec[i64] = numbers(wide)  # the ready-made army
        self._ready_made(document.get("quick"))

        # What screens are told of cards and choices: made once, to be read only.
        self.shown: dict[str, dict[str, object]] = {}  # a card by its id in the view
        self.described: dict[int, dict[str, object]] = {}
        self.called: dict[str, str] = {}  # the letters of a type by its names, for what people type
        self.single: dict[str, str] = {}  # the one card of a type by its letters
        self.every_choice: list[int] = []

    def _cross_tables(self, units: list[dict[str, object]], horse: str) -> None:
        for row in range(1, int(self.unit_kinds) + 1):
            self.beside[row] = 1  # row 0: where nobody stands everybody may
            entry = units[self.type_of[row]]
            own = self.type_ids[self.type_of[row]]
            self.rampage[row] = int(bool(entry.get("rampage", False)))
            self.holds_ties[row] = int(bool(entry.get("holds_ties", False)))
            against = _against(entry, horse)
            for column in range(1, int(self.unit_kinds) + 1):
                other_entry = units[self.type_of[column]]
                other = self.type_ids[self.type_of[column]]
                at = row * self.wide + column
                self.against[at] = against.get(other, 0)
                if own == other:
                    self.second[at] = _number(entry, "second")
                if own == other or _welcomes(entry, other) or _welcomes(other_entry, own):
                    self.beside[at] = 1

    def _ready_made(self, quick: object) -> None:
        if isinstance(quick, dict):
            for kind in range(1, int(self.wide)):
                listed = quick.get(self.type_ids[self.type_of[kind]], [])
                self.quick[kind] = listed.count(self.points[kind])
            return
        every_other = 0
        for kind in range(1, int(self.wide)):
            for _ in range(int(self.count[kind])):
                self.quick[kind] = self.quick[kind] + 1 - every_other
                every_other = 1 - every_other

    def extra_cost(self, charges: i64, column: i64, kind: i64) -> i64:
        """The flank penalty in an end column, and the terrain's charge (6.4): four bits a column of `charges`."""
        extra: i64 = charges >> (4 * column) & 15
        if column == 0 or column == COLUMNS - 1:
            extra += self.flank[kind]
        return extra

    def reach(self, charges: i64) -> vec[i64]:
        """In which columns, as bits, a unit can be paid for: by kind and by what the hand holds beyond its price."""
        known = self.reaches.get(int(charges))
        if known is not None:
            return known
        found = numbers((self.unit_kinds + 1) * (MOST_EXTRA + 1))
        for kind in range(1, int(self.unit_kinds) + 1):
            for left in range(MOST_EXTRA + 1):
                for column in range(COLUMNS):
                    if left >= self.extra_cost(charges, column, kind):
                        found[kind * (MOST_EXTRA + 1) + left] |= 1 << column
        self.reaches[int(charges)] = found
        return found

    def card_words(self, kind: i64) -> Words:
        """A card for a sentence: its type in the reader's language, and its command points."""
        return {"say": "glory-card", "type": self.type_names[self.type_of[kind]], "points": int(self.points[kind])}


def _number(entry: Mapping[str, object], field: str) -> int:
    found = entry.get(field, 0)
    assert isinstance(found, int)
    return found


def _name(entry: Mapping[str, object], built_in: set[str], key: str) -> str:
    """The name's message, or for a type of one's own the name it was given."""
    own = str(entry["id"])
    given = entry.get("name")
    if given is None and own in built_in:
        return f"@{key}{own}"
    return str(given or own.replace("_", " "))


def _welcomes(entry: Mapping[str, object], other: str) -> bool:
    beside = entry.get("beside", [])
    assert isinstance(beside, list)
    return "any" in beside or other in beside


def _against(entry: Mapping[str, object], horse: str) -> dict[str, int]:
    """A type's modifiers; those of cavalry against elephants as printed, against cavalry, or not at all (10.4)."""
    against = entry.get("against", {})
    assert isinstance(against, dict)
    table = dict(against)
    if entry["id"] == "cavalry" and horse != "elephants" and "elephant" in table:
        modifier = table.pop("elephant")
        if horse == "cavalry":
            table["cavalry"] = modifier
    return table


@cache
def default_document() -> dict[str, object]:
    return read_deck(files("cannae.games.glory").joinpath("data/deck.toml").read_text("utf-8"))


_DECKS: dict[str, Deck] = {}


def deck_for(document: Mapping[str, object] | None, horse: str, ties: str, hill: str) -> Deck:
    """The tables of a document that is known to be sound, None for the deck of the game; and what the players agreed on
    cavalry, spears and hills, which are printed on cards (10.3 to 10.5)."""
    name = f"{document['fingerprint'] if document is not None else 'default'} {horse} {ties} {hill}"
    if name not in _DECKS:
        if len(_DECKS) > 50:  # decks of one's own come and go
            _DECKS.clear()
        _DECKS[name] = Deck(default_document() if document is None else document, horse, ties, hill)
    return _DECKS[name]
