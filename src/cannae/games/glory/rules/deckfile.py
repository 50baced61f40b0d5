"""Reading a deck: from the text of a file to plain data that is known to be sound.

A deck file is meant for people (see data/deck.toml), so every fault is a sentence of its own and all are named at once.
"""

import hashlib
import json
import re
import tomllib
from collections.abc import Mapping
from typing import Final

from cannae.core.contract import UserError

FEWEST: Final = 24
MOST: Final = 96
HIGHEST: Final = 9  # no printed number is higher
MOST_TYPES: Final = 40
MOST_TERRAINS: Final = 15
MOST_TERRAIN_CARDS: Final = 99
MOST_RESERVES: Final = 8  # keeps every turn finite: each is played at most once a turn
LONGEST_FILE: Final = 100_000
ROLES: Final = ["commander", "overlap", "reserves"]

UNIT_NUMBERS: Final = ["cost", "flank", "value", "victory"]
NEEDED: Final = [*UNIT_NUMBERS, "points", "count"]  # that one of these is missing is a fault of its own
UNIT_PRINTED: Final = [*UNIT_NUMBERS, "points", "against", "second", "beside", "rampage", "holds_ties"]
UNIT_FIELDS: Final = {"id", "code", "name", *UNIT_PRINTED}
CARD_FIELDS: Final = {"id", "code", "name", "role", "points"}
TERRAIN_FIELDS: Final = {"id", "name", "count", "plain", "cost", "lead", "defender"}
MARKS: Final = {"known", "doubtful"}
TOP_FIELDS: Final = {"name", "unit", "card", "terrain", "quick", "fingerprint"}

_ID = re.compile(r"[a-z][a-z_]{0,23}\Z")
_CODE = re.compile(r"[A-Z]{2}\Z")
_TOML_ERROR = re.compile(r"(.*?)(?: \(at line (\d+), column (\d+)\))?", re.DOTALL)


def read_deck(text: str) -> dict[str, object]:
    """The document a deck file stands for, checked and with its fingerprint; `UserError` for the first fault."""
    document = parse(text)
    found = faults(document)
    if found:
        raise found[0]
    document["fingerprint"] = fingerprint(document)
    return document


def parse(text: str) -> dict[str, object]:
    if len(text) > LONGEST_FILE:
        raise UserError("glory-deck-long", longest=LONGEST_FILE)
    try:
        return dict(tomllib.loads(text.removeprefix("\ufeff")))  # some editors mark a file so
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        reason, line, column = _TOML_ERROR.fullmatch(str(error)[:200]).groups()  # type: ignore[union-attr]
        raise UserError(
            "glory-deck-toml", reason=reason.lstrip("@"), line=line or "none", column=column or "none"
        ) from None


def fingerprint(document: Mapping[str, object]) -> str:
    """A digest of everything in the document but the fingerprint itself."""
    bare = {key: value for key, value in document.items() if key != "fingerprint"}
    return hashlib.sha256(json.dumps(bare, sort_keys=True, ensure_ascii=False).encode()).hexdigest()


def checked_deck(document: Mapping[str, object]) -> dict[str, object]:
    """A document given as an option: sound, and with the fingerprint it claims, if it claims one."""
    found = faults(document)
    if found:
        raise found[0]
    true = fingerprint(document)
    if document.get("fingerprint", true) != true:
        raise UserError("glory-deck-fingerprint")
    result = dict(document)
    result["fingerprint"] = true
    return result


def entries(document: Mapping[str, object], key: str) -> list[dict[str, object]]:
    """The tables under a heading of a document that is known to be sound."""
    found = document.get(key, [])
    assert isinstance(found, list)
    return found


# -- Faults -------------------------------------------------------------------------------------------------


def faults(document: Mapping[str, object]) -> list[UserError]:
    """Everything that is wrong with a document, in the order of the file."""
    found: list[UserError] = []
    for key in document:
        if key not in TOP_FIELDS:
            found.append(UserError("glory-deck-field", where="@glory-deck-top", field=_text(key)))
    if "name" in document and not _is_name(document["name"]):
        found.append(UserError("glory-deck-name", where="@glory-deck-top"))
    tables: dict[str, list[dict[str, object]]] = {}
    for heading in ("unit", "card", "terrain"):
        listed = document.get(heading, [])
        if not isinstance(listed, list) or not all(isinstance(entry, dict) for entry in listed):
            found.append(UserError("glory-deck-heading", heading=heading))
            listed = []
        tables[heading] = listed
    units, cards, terrain = tables["unit"], tables["card"], tables["terrain"]
    if len(units) + len(cards) > MOST_TYPES or len(terrain) > MOST_TERRAINS:
        return found + [UserError("glory-deck-too-many-types", types=MOST_TYPES, terrains=MOST_TERRAINS)]
    if not units:
        found.append(UserError("glory-deck-no-units"))
    unit_ids = [entry.get("id") for entry in units]
    for number, entry in enumerate(units, 1):
        found += _unit_faults(entry, _where(entry, "unit", number), unit_ids)
    for number, entry in enumerate(cards, 1):
        found += _card_faults(entry, _where(entry, "card", number))
    for number, entry in enumerate(terrain, 1):
        found += _terrain_faults(entry, _where(entry, "terrain", number), unit_ids)
    found += _repeated(units + cards, "id") + _repeated(units + cards, "code") + _repeated(terrain, "id")
    # Sums mean something only when every number does, and half a deck only when its sum is right.
    return found or _sum_faults(units + cards, terrain) or _quick_faults(document.get("quick"), units + cards)


def _where(entry: Mapping[str, object], heading: str, number: int) -> str:
    """The name of an entry; without one, where it stands in the file."""
    name = entry.get("id")
    return name[:24] if isinstance(name, str) and name and not name.startswith("@") else f"[[{heading}]] {number}"


def _common_faults(entry: Mapping[str, object], where: str, fields: set[str], numbers: list[str]) -> list[UserError]:
    strange = [key for key in entry if key not in fields | MARKS]
    found = [UserError("glory-deck-field", where=where, field=_text(key)) for key in strange]
    name = entry.get("id")
    if not isinstance(name, str) or not _ID.match(name):
        found.append(UserError("glory-deck-id", where=where))
    if "name" in entry and not _is_name(entry["name"]):
        found.append(UserError("glory-deck-name", where=where))
    marked: list[str] = []
    for mark in ("known", "doubtful"):
        listed = entry.get(mark, [])
        if not isinstance(listed, list) or not all(isinstance(item, str) for item in listed):
            found.append(UserError("glory-deck-mark", where=where, mark=mark))
            continue
        for item in listed:
            if item in marked:
                found.append(UserError("glory-deck-marked-twice", where=where, field=_text(item)))
            elif item not in numbers or (item not in entry and item not in NEEDED):
                found.append(UserError("glory-deck-marked", where=where, mark=mark, field=_text(item)))
            marked.append(item)
    return found


def _coded_faults(entry: Mapping[str, object], where: str) -> list[UserError]:
    found: list[UserError] = []
    code = entry.get("code")
    if not isinstance(code, str) or not _CODE.match(code):
        found.append(UserError("glory-deck-code", where=where))
    points = entry.get("points")
    if not isinstance(points, list) or not points or len(points) > MOST or not all(_is_number(x, 0) for x in points):
        found.append(UserError("glory-deck-points", where=where, highest=HIGHEST))
    return found


def _unit_faults(entry: Mapping[str, object], where: str, unit_ids: list[object]) -> list[UserError]:
    if "role" in entry:
        return [UserError("glory-deck-misplaced", where=where)]
    found = _common_faults(entry, where, UNIT_FIELDS, UNIT_PRINTED) + _coded_faults(entry, where)
    for field in UNIT_NUMBERS:
        if field not in entry:
            found.append(UserError("glory-deck-missing", where=where, field=field))
        else:
            found += _number_faults(entry, where, field, 0)
    found += _number_faults(entry, where, "second", -HIGHEST)
    for field in ("rampage", "holds_ties"):
        if not isinstance(entry.get(field, False), bool):
            found.append(UserError("glory-deck-flag", where=where, field=field))
    found += _modifier_faults(entry, where, "against", unit_ids)
    beside = entry.get("beside", [])
    if not isinstance(beside, list):
        found.append(UserError("glory-deck-beside", where=where))
    else:
        for other in beside:
            if other != "any" and other not in unit_ids:
                found.append(UserError("glory-deck-stranger", where=where, field="beside", other=_text(other)))
    return found


def _card_faults(entry: Mapping[str, object], where: str) -> list[UserError]:
    found = _common_faults(entry, where, CARD_FIELDS, ["points"]) + _coded_faults(entry, where)
    if entry.get("role") not in ROLES:
        found.append(UserError("glory-deck-role", where=where, roles=ROLES))
    return found


def _terrain_faults(entry: Mapping[str, object], where: str, unit_ids: list[object]) -> list[UserError]:
    found = _common_faults(entry, where, TERRAIN_FIELDS, ["count", "cost", "lead", "defender"])
    count = entry.get("count")
    if isinstance(count, bool) or not isinstance(count, int) or not 1 <= count <= MOST_TERRAIN_CARDS:
        found.append(UserError("glory-deck-number", where=where, field="count", lowest=1, highest=MOST_TERRAIN_CARDS))
    found += _number_faults(entry, where, "cost", 0) + _number_faults(entry, where, "defender", -HIGHEST)
    if not isinstance(entry.get("plain", False), bool):
        found.append(UserError("glory-deck-flag", where=where, field="plain"))
    return found + _modifier_faults(entry, where, "lead", unit_ids)


def _number_faults(entry: Mapping[str, object], where: str, field: str, lowest: int) -> list[UserError]:
    if _is_number(entry.get(field, 0), lowest):
        return []
    return [UserError("glory-deck-number", where=where, field=field, lowest=lowest, highest=HIGHEST)]


def _modifier_faults(entry: Mapping[str, object], where: str, field: str, unit_ids: list[object]) -> list[UserError]:
    table = entry.get(field, {})
    if not isinstance(table, dict):
        return [UserError("glory-deck-modifiers", where=where, field=field)]
    found: list[UserError] = []
    for other, number in table.items():
        if other not in unit_ids:
            found.append(UserError("glory-deck-stranger", where=where, field=field, other=_text(other)))
        found += _number_faults({_text(other): number}, f"{where}, {field}", _text(other), -HIGHEST)
    return found


def _repeated(listed: list[dict[str, object]], field: str) -> list[UserError]:
    seen: list[object] = []
    found: list[UserError] = []
    for entry in listed:
        value = entry.get(field)
        if value in seen:
            found.append(UserError("glory-deck-twice", field=field, value=_text(value)))
        seen.append(value)
    return found


def _sum_faults(types: list[dict[str, object]], terrain: list[dict[str, object]]) -> list[UserError]:
    found: list[UserError] = []
    total = 0
    reserves = 0
    for entry in types:
        points = entry["points"]
        assert isinstance(points, list)
        total += len(points)
        if entry.get("role") == "reserves":
            reserves += len(points)
    if total % 4 or not FEWEST <= total <= MOST:
        found.append(UserError("glory-deck-total", total=total, fewest=FEWEST, most=MOST))
    if reserves > MOST_RESERVES:
        found.append(UserError("glory-deck-reserves", total=reserves, most=MOST_RESERVES))
    ground = 0
    for entry in terrain:
        count = entry["count"]
        assert isinstance(count, int)
        ground += count
    if ground < 5:
        found.append(UserError("glory-deck-terrain", total=ground))
    return found


def _quick_faults(quick: object, types: list[dict[str, object]]) -> list[UserError]:
    if quick is None:
        return []
    if not isinstance(quick, dict):
        return [UserError("glory-deck-heading", heading="quick")]
    left: dict[object, list[object]] = {}
    total = 0
    for entry in types:
        points = entry["points"]
        assert isinstance(points, list)
        left[entry["id"]] = list(points)
        total += len(points)
    chosen = 0
    for name, wanted in quick.items():
        if name not in left:
            return [UserError("glory-deck-quick-stranger", other=_text(name))]
        if not isinstance(wanted, list):
            return [UserError("glory-deck-quick-list", type=_text(name))]
        for points in wanted:
            if isinstance(points, bool) or points not in left[name]:
                return [UserError("glory-deck-quick-card", type=_text(name), points=_text(points))]
            left[name].remove(points)
            chosen += 1
    return [] if 2 * chosen == total else [UserError("glory-deck-quick-total", total=chosen, half=total // 2)]


def _is_number(value: object, lowest: int) -> bool:
    return not isinstance(value, bool) and isinstance(value, int) and lowest <= value <= HIGHEST


def _is_name(value: object) -> bool:
    return isinstance(value, str) and 1 <= len(value) <= 40 and value.isprintable() and not value.startswith("@")


def _text(value: object) -> str:
    return str(value)[:40].lstrip("@")
