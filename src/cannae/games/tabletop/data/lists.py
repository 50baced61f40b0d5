"""Army lists of one's own: read, checked and reckoned (rule 28.7), and the historical set-ups."""

from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final

from cannae.core.contract import UserError
from cannae.games.tabletop.data import sheet
from cannae.games.tabletop.data.armies import Army, find, groups_by_id
from cannae.games.tabletop.data.descriptions import read_group
from cannae.games.tabletop.data.troops import BattleGroup

COMMANDER_POINTS: Final = {"IC": 80, "FC": 50, "TC": 35}
MOST_GROUPS: Final = 16
LEAST_GROUPS: Final = 2
MOST_COMMANDERS: Final = 4
DEAREST: Final = 60  # points a base
LIMITS: Final = (650, 850)
KEYS: Final = {"name", "commanders", "groups"}
GROUP_KEYS: Final = {"troops", "bases", "files", "points"}


def read_list(document: dict[str, Any], limit: int) -> Army:
    """The army a list stands for; `UserError` with the first thing wrong with it."""
    found = faults(document, limit)
    if found:
        raise found[0]
    return reckoned(document)


def faults(document: dict[str, Any], limit: int) -> list[UserError]:
    """Everything wrong with a list."""
    unknown = sorted(str(key)[:40] for key in document if key not in KEYS)
    found = [UserError("tabletop-list-key", word=key) for key in unknown]
    name = document.get("name", "")
    if not isinstance(name, str) or not 0 < len(name.strip()) <= 60 or not name.isprintable():
        found.append(UserError("tabletop-list-name"))
    ranks = document.get("commanders")
    if not isinstance(ranks, list) or not 1 <= len(ranks) <= MOST_COMMANDERS:
        found.append(UserError("tabletop-list-commanders", most=MOST_COMMANDERS))
    elif any(rank not in COMMANDER_POINTS for rank in ranks if isinstance(rank, str)) or not all(
        isinstance(rank, str) for rank in ranks
    ):
        found.append(UserError("tabletop-list-rank", ranks=list(COMMANDER_POINTS)))
    entries = document.get("groups")
    if not isinstance(entries, list) or not LEAST_GROUPS <= len(entries) <= MOST_GROUPS:
        found.append(UserError("tabletop-list-groups", least=LEAST_GROUPS, most=MOST_GROUPS))
        return found
    for number, entry in enumerate(entries, 1):
        try:
            read_entry(entry, number)
        except UserError as user_error:
            found.append(user_error)
    if not found:
        points = reckoned(document).points
        if points > limit:
            found.append(UserError("tabletop-list-points", points=points, limit=limit))
    return found


def reckoned(document: dict[str, Any]) -> Army:
    ranks = tuple(document["commanders"])
    groups = tuple(read_entry(entry, number) for number, entry in enumerate(document["groups"], 1))
    return Army(document["name"].strip(), ranks, tuple(COMMANDER_POINTS[rank] for rank in ranks), len(groups), groups)


def read_entry(entry: object, number: int) -> BattleGroup:
    """A group of a list: troops of the armies by name or id at their price, or described, with a price of its own."""
    if not isinstance(entry, dict) or not isinstance(entry.get("troops"), str):
        raise UserError("tabletop-list-entry", number=number)
    for key, value in entry.items():
        if key not in GROUP_KEYS:
            raise UserError("tabletop-list-key", word=str(key)[:40])
        if key != "troops" and (not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= DEAREST):
            raise UserError("tabletop-list-number", number=number, word=key)
    text = entry["troops"][:120]
    listed = find(text)
    try:
        group = listed or read_group(text)
        bases = entry.get("bases", group.bases)
        files = entry.get("files", min(group.files, bases) if "bases" not in entry else -(-bases // group.ranks))
        group = replace(group, bases=bases, files=files)
    except UserError as user_error:
        raise UserError("tabletop-list-troops", number=number, troops=text[:60]) from user_error
    if listed is not None:
        if entry.get("points", listed.points) != listed.points:
            raise UserError("tabletop-list-price", number=number, points=listed.points)
        return group
    if "points" not in entry:
        raise UserError("tabletop-list-unpriced", number=number)
    return replace(group, points=entry["points"], name=text)


def sample_list(name: str) -> dict[str, Any]:
    """A small list to begin one's own with."""
    return {
        "name": name,
        "commanders": ["FC", "TC"],
        "groups": [
            {"troops": "hastati"},
            {"troops": "hastati", "bases": 8},
            {"troops": "HF protected average drilled defensive-spearmen 4x2", "points": 7},
            {"troops": "velites"},
            {"troops": "Cv armoured superior drilled lancers swordsmen 2x2", "points": 17},
        ],
    }


# -- Set-ups ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Stand:
    """One group of a set-up, where it stands on the day."""

    group: BattleGroup
    files: int
    x: int
    y: int
    heading: int


@dataclass(frozen=True, slots=True)
class SetUp:
    """One side of a scenario."""

    stands: tuple[Stand, ...]
    commanders: tuple[tuple[str, int], ...]  # the rank, and the number of his group here
    camp: int


@dataclass(frozen=True, slots=True)
class Scenario:
    id: str
    field: str
    sides: tuple[SetUp, SetUp]


@cache
def scenarios() -> dict[str, Scenario]:
    found = {}
    for entry in sheet.load("scenarios.toml")["scenario"]:
        sides = (_set_up(entry["red"], 0), _set_up(entry["blue"], 360))
        found[entry["id"]] = Scenario(entry["id"], entry["field"], sides)
    return found


def _set_up(entry: dict[str, Any], heading: int) -> SetUp:
    ids = [one["group"] for one in entry["groups"]]
    stands = tuple(
        Stand(groups_by_id()[one["group"]], one["files"], one["at"][0], one["at"][1], one.get("heading", heading))
        for one in entry["groups"]
    )
    return SetUp(stands, tuple((rank, ids.index(name)) for rank, name in entry["commanders"]), entry["camp"])
