"""The armies that come with the game, and how a battle group is found by what people call it."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache

from cannae.core.contract import UserError
from cannae.games.tabletop.data import sheet
from cannae.games.tabletop.data.descriptions import read_group, read_states
from cannae.games.tabletop.data.troops import BattleGroup, Side


@dataclass(frozen=True, slots=True)
class Army:
    id: str
    commanders: tuple[str, ...]
    commander_points: tuple[int, ...]
    break_point: int  # attrition points at which it routs
    groups: tuple[BattleGroup, ...]

    @property
    def points(self) -> int:
        return sum(self.commander_points) + sum(group.points * group.bases for group in self.groups)

    @property
    def bases(self) -> int:
        return sum(group.bases for group in self.groups)


@cache
def armies() -> dict[str, Army]:
    data = sheet.load("armies.toml")
    found = {}
    for entry in data["army"]:
        initial, without = entry["id"][0].upper(), entry.get("without", ())
        groups = tuple(group for name, group in groups_by_id().items() if name[0] == initial and name not in without)
        found[entry["id"]] = Army(
            entry["id"], tuple(entry["commanders"]), tuple(entry["commander-points"]), entry["break-point"], groups
        )
    return found


@cache
def groups_by_id() -> dict[str, BattleGroup]:
    entries = sheet.load("armies.toml")["group"]
    return {
        entry["id"]: replace(read_group(entry["text"]), id=entry["id"], points=entry["points"]) for entry in entries
    }


@cache
def group_sources() -> dict[str, tuple[str, ...]]:
    """Where the cost of a group comes from; nothing means from memory."""
    return _sources("from")


@cache
def shape_sources() -> dict[str, tuple[str, ...]]:
    """What the armour, training or size of a group follows, where its cost is from memory all the same."""
    return _sources("shape-from")


def _sources(key: str) -> dict[str, tuple[str, ...]]:
    return {entry["id"]: tuple(entry.get(key, ())) for entry in sheet.load("armies.toml")["group"]}


@cache
def _names() -> dict[str, str]:
    names: dict[str, str] = {}
    for entry in sheet.load("armies.toml")["group"]:
        for name in (entry["id"], *entry["also"]):
            if names.setdefault(name.lower(), entry["id"]) != entry["id"]:
                raise ValueError(f"two groups are called {name}")
    return names


def find(name: str) -> BattleGroup | None:
    """A group of the two armies by its id or one of the names people use."""
    number = _names().get(" ".join(name.lower().split()))
    return groups_by_id()[number] if number else None


def read_side(text: str, own: Callable[[str], BattleGroup | None] | None = None) -> Side:
    """A group by name or in words, and after commas how it stands. `own` finds a group of one's own by its name.

    >>> read_side("gauls, disrupted, 6 bases").bases
    6
    """
    head, *parts = text.split(",")
    if not head.strip():
        raise UserError("tabletop-no-kind", text=text.strip()[:60])
    group = find(head)
    if group is None:
        try:
            group = read_group(head)
        except UserError as user_error:
            found = own(head) if own else None
            if found is not None:
                return read_states(Side(found), parts)
            if user_error.key.startswith("tabletop-unknown-word") and len(head.split()) <= 2:
                raise UserError("tabletop-unknown-group", name=head.strip()[:40]) from user_error
            raise
    return read_states(Side(group), parts)
