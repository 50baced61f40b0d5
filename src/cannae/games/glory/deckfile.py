"""Reading a deck: from the text of a file to plain data that is known to be sound.

A deck file is meant for people (see deck.toml), so every fault is a sentence of its own and all are named at once.
"""

import hashlib
import json
import re
import tomllib
from collections.abc import Mapping
from typing import Final

from cannae.core.contract import Complaint

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
UNIT_PRINTED: Final = [*UNIT_NUMBERS, "points", "against", "second", "beside", "rampage", "holds_ties"]
UNIT_FIELDS: Final = {"id", "code", "name", *UNIT_PRINTED}
CARD_FIELDS: Final = {"id", "code", "name", "role", "points"}
TERRAIN_FIELDS: Final = {"id", "name", "count", "plain", "cost", "lead", "defender"}
MARKS: Final = {"known", "doubtful"}
TOP_FIELDS: Final = {"name", "unit", "card", "terrain", "quick", "fingerprint"}

_ID = re.compile(r"[a-z][a-z_]{0,23}\Z")
_CODE = re.compile(r"[A-Z]{2}\Z")


def read_deck(text: str) -> dict[str, object]:
    """The document a deck file stands for, checked and with its fingerprint; `Complaint` for the first fault."""
    document = parse(text)
    found = faults(document)
    if found:
        raise found[0]
    document["fingerprint"] = fingerprint(document)
    return document


def parse(text: str) -> dict[str, object]:
    if len(text) > LONGEST_FILE:
        raise Complaint("glory-deck-long", longest=LONGEST_FILE)
    try:
        return dict(tomllib.loads(text))
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        raise Complaint("glory-deck-toml", reason=str(error)[:200].lstrip("@")) from None


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
        raise Complaint("glory-deck-fingerprint")
    result = dict(document)
    result["fingerprint"] = true
    return result


def entries(document: Mapping[str, object], key: str) -> list[dict[str, object]]:
    """The tables under a heading of a document that is known to be sound."""
    found = document.get(key, [])
    assert isinstance(found, list)
    return found


# -- Faults -------------------------------------------------------------------------------------------------


def faults(document: Mapping[str, object]) -> list[Complaint]:
    """Everything that is wrong with a document, in the order of the file."""
    found: list[Complaint] = []
    for key in document:
        if key not in TOP_FIELDS:
            found.append(Complaint("glory-deck-field", where="@glory-deck-top", field=_text(key)))
    if "name" in document and not _is_name(document["name"]):
        found.append(Complaint("glory-deck-name", where="@glory-deck-top"))
    tables: dict[str, list[dict[str, object]]] = {}
    for heading in ("unit", "card", "terrain"):
        listed = document.get(heading, [])
        if not isinstance(listed, list) or not all(isinstance(entry, dict) for entry in listed):
            found.append(Complaint("glory-deck-heading", heading=heading))
            listed = []
        tables[heading] = listed
    units, cards, terrain = tables["unit"], tables["card"], tables["terrain"]
    if len(units) + len(cards) > MOST_TYPES or len(terrain) > MOST_TERRAINS:
        return found + [Complaint("glory-deck-too-many-types", types=MOST_TYPES, terrains=MOST_TERRAINS)]
    if not units:
        found.append(Complaint("glory-deck-no-units"))
    unit_ids = [entry.get("id") for entry in units]
    for entry in units:
        found += _unit_faults(entry, unit_ids)
    for entry in cards:
        found += _card_faults(entry)
    for entry in terrain:
        found += _terrain_faults(entry, unit_ids)
    found += _repeated(units + cards, "id") + _repeated(units + cards, "code") + _repeated(terrain, "id")
    if not found:  # sums mean something only when every number does
        found += _sum_faults(units + cards, terrain)
        found += _quick_faults(document.get("quick"), units + cards)
    return found


def _where(entry: Mapping[str, object]) -> str:
    name = entry.get("id")
    return name[:24] if isinstance(name, str) and name and not name.startswith("@") else "?"


def _common_faults(entry: Mapping[str, object], fields: set[str], numbers: list[str]) -> list[Complaint]:
    where = _where(entry)
    strange = [key for key in entry if key not in fields | MARKS]
    found = [Complaint("glory-deck-field", where=where, field=_text(key)) for key in strange]
    name = entry.get("id")
    if not isinstance(name, str) or not _ID.match(name):
        found.append(Complaint("glory-deck-id", where=where))
    if "name" in entry and not _is_name(entry["name"]):
        found.append(Complaint("glory-deck-name", where=where))
    marked: list[str] = []
    for mark in ("known", "doubtful"):
        listed = entry.get(mark, [])
        if not isinstance(listed, list) or not all(isinstance(item, str) for item in listed):
            found.append(Complaint("glory-deck-mark", where=where, mark=mark))
            continue
        for item in listed:
            if item not in numbers or item not in entry or item in marked:
                found.append(Complaint("glory-deck-marked", where=where, mark=mark, field=_text(item)))
            marked.append(item)
    return found


def _coded_faults(entry: Mapping[str, object]) -> list[Complaint]:
    where = _where(entry)
    found: list[Complaint] = []
    code = entry.get("code")
    if not isinstance(code, str) or not _CODE.match(code):
        found.append(Complaint("glory-deck-code", where=where))
    points = entry.get("points")
    if not isinstance(points, list) or not points or len(points) > MOST or not all(_is_number(x, 0) for x in points):
        found.append(Complaint("glory-deck-points", where=where, highest=HIGHEST))
    return found


def _unit_faults(entry: Mapping[str, object], unit_ids: list[object]) -> list[Complaint]:
    where = _where(entry)
    found = _common_faults(entry, UNIT_FIELDS, UNIT_PRINTED) + _coded_faults(entry)
    for field in UNIT_NUMBERS:
        if not _is_number(entry.get(field), 0):
            found.append(Complaint("glory-deck-number", where=where, field=field, lowest=0, highest=HIGHEST))
    if not _is_number(entry.get("second", 0), -HIGHEST):
        found.append(Complaint("glory-deck-number", where=where, field="second", lowest=-HIGHEST, highest=HIGHEST))
    for field in ("rampage", "holds_ties"):
        if not isinstance(entry.get(field, False), bool):
            found.append(Complaint("glory-deck-flag", where=where, field=field))
    found += _modifier_faults(entry, "against", unit_ids)
    beside = entry.get("beside", [])
    if not isinstance(beside, list):
        found.append(Complaint("glory-deck-beside", where=where))
    else:
        for other in beside:
            if other != "any" and other not in unit_ids:
                found.append(Complaint("glory-deck-stranger", where=where, field="beside", other=_text(other)))
    return found


def _card_faults(entry: Mapping[str, object]) -> list[Complaint]:
    found = _common_faults(entry, CARD_FIELDS, ["points"]) + _coded_faults(entry)
    if entry.get("role") not in ROLES:
        found.append(Complaint("glory-deck-role", where=_where(entry), roles=ROLES))
    return found


def _terrain_faults(entry: Mapping[str, object], unit_ids: list[object]) -> list[Complaint]:
    where = _where(entry)
    found = _common_faults(entry, TERRAIN_FIELDS, ["count", "cost", "lead", "defender"])
    count = entry.get("count")
    if isinstance(count, bool) or not isinstance(count, int) or not 1 <= count <= MOST_TERRAIN_CARDS:
        found.append(Complaint("glory-deck-number", where=where, field="count", lowest=1, highest=MOST_TERRAIN_CARDS))
    if not _is_number(entry.get("cost", 0), 0):
        found.append(Complaint("glory-deck-number", where=where, field="cost", lowest=0, highest=HIGHEST))
    if not _is_number(entry.get("defender", 0), -HIGHEST):
        found.append(Complaint("glory-deck-number", where=where, field="defender", lowest=-HIGHEST, highest=HIGHEST))
    if not isinstance(entry.get("plain", False), bool):
        found.append(Complaint("glory-deck-flag", where=where, field="plain"))
    return found + _modifier_faults(entry, "lead", unit_ids)


def _modifier_faults(entry: Mapping[str, object], field: str, unit_ids: list[object]) -> list[Complaint]:
    where = _where(entry)
    table = entry.get(field, {})
    if not isinstance(table, dict):
        return [Complaint("glory-deck-modifiers", where=where, field=field)]
    found: list[Complaint] = []
    for other, number in table.items():
        if other not in unit_ids:
            found.append(Complaint("glory-deck-stranger", where=where, field=field, other=_text(other)))
        if not _is_number(number, -HIGHEST):
            found.append(Complaint("glory-deck-number", where=where, field=field, lowest=-HIGHEST, highest=HIGHEST))
    return found


def _repeated(listed: list[dict[str, object]], field: str) -> list[Complaint]:
    seen: list[object] = []
    found: list[Complaint] = []
    for entry in listed:
        value = entry.get(field)
        if value in seen:
            found.append(Complaint("glory-deck-twice", where=_where(entry), field=field))
        seen.append(value)
    return found


def _sum_faults(types: list[dict[str, object]], terrain: list[dict[str, object]]) -> list[Complaint]:
    found: list[Complaint] = []
    total = 0
    reserves = 0
    for entry in types:
        points = entry["points"]
        assert isinstance(points, list)
        total += len(points)
        if entry.get("role") == "reserves":
            reserves += len(points)
    if total % 4 or not FEWEST <= total <= MOST:
        found.append(Complaint("glory-deck-total", total=total, fewest=FEWEST, most=MOST))
    if reserves > MOST_RESERVES:
        found.append(Complaint("glory-deck-reserves", total=reserves, most=MOST_RESERVES))
    ground = 0
    for entry in terrain:
        count = entry["count"]
        assert isinstance(count, int)
        ground += count
    if ground < 5:
        found.append(Complaint("glory-deck-terrain", total=ground))
    return found


def _quick_faults(quick: object, types: list[dict[str, object]]) -> list[Complaint]:
    if quick is None:
        return []
    if not isinstance(quick, dict):
        return [Complaint("glory-deck-heading", heading="quick")]
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
            return [Complaint("glory-deck-stranger", where="quick", field="quick", other=_text(name))]
        if not isinstance(wanted, list):
            return [Complaint("glory-deck-points", where="quick", highest=HIGHEST)]
        for points in wanted:
            if isinstance(points, bool) or points not in left[name]:
                return [Complaint("glory-deck-quick-card", type=_text(name), points=_text(points))]
            left[name].remove(points)
            chosen += 1
    return [] if 2 * chosen == total else [Complaint("glory-deck-quick-total", total=chosen, half=total // 2)]


def _is_number(value: object, lowest: int) -> bool:
    return not isinstance(value, bool) and isinstance(value, int) and lowest <= value <= HIGHEST


def _is_name(value: object) -> bool:
    return isinstance(value, str) and 1 <= len(value) <= 40 and value.isprintable() and not value.startswith("@")


def _text(value: object) -> str:
    return str(value)[:40].lstrip("@")
