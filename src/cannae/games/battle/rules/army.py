"""Armies: what a list may hold, what is wrong with one in plain words, and how it becomes Units on the table."""

import tomllib
from collections.abc import Mapping
from typing import Any, Final
from unicodedata import category

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.contract import UserError
from cannae.games.battle.rules.battlefield import Battlefield
from cannae.games.battle.rules.cards import CARDS, NONE, read_data
from cannae.games.battle.state import GONE, UNITS

READY_ARMIES: Final = read_data("armies.toml")
LEAST_UNITS: Final = 3
RANK: Final = 3
_ARMY_KEYS: Final = ["name", "general", "army_standard", "units", "mark"]
_NO_LETTERS: Final = ["Cc", "Cf", "Cs", "Zl", "Zp"]  # kinds of characters, as Unicode names them
UNIT_KEYS: Final = ["ranks", "combat_master", "battle_master", "standards"]


def troop_names() -> list[str]:
    return CARDS.fighters[: CARDS.troops]


def master_names() -> list[str]:
    return CARDS.fighters[CARDS.troops :]


def ranks_of(unit: Mapping[str, Any]) -> list[list[str]]:
    """The Troop Cards of a unit, rank by rank; one name stands for three alike."""
    ranks = unit.get("ranks")
    if not isinstance(ranks, list):
        return []
    return [[str(kind) for kind in rank] if isinstance(rank, list) else [str(rank)] * RANK for rank in ranks]


def unit_cost(unit: Mapping[str, Any]) -> int:
    """The Cost of a unit without faults (rule 2.1)."""
    total = 0
    for rank in ranks_of(unit):
        for kind in rank:
            total += int(CARDS.cost[CARDS.fighters.index(kind)])
    if unit.get("combat_master"):
        total += int(CARDS.cost[CARDS.fighters.index(unit["combat_master"])])
    if unit.get("battle_master"):
        total += int(CARDS.captain_cost[CARDS.captains.index(unit["battle_master"])])
    if unit.get("standards"):
        total += int(CARDS.set_cost)
    return total


def army_cost(army: Mapping[str, Any]) -> int:
    total = sum([unit_cost(unit) for unit in army["units"]])
    total += int(CARDS.captain_cost[CARDS.captains.index(army["general"])])
    return total + (int(CARDS.banner_cost) if army.get("army_standard") else 0)


def unit_faults(number: int, unit: object) -> list[UserError]:
    if not isinstance(unit, dict):
        return [UserError("battle-fault-unit", unit=number)]
    faults: list[UserError] = []
    for key in unit:
        if key not in UNIT_KEYS:
            faults.append(UserError("battle-fault-key", unit=number, field=str(key)[:40], fields=list(UNIT_KEYS)))
    ranks = ranks_of(unit)
    if not ranks:
        faults.append(UserError("battle-fault-ranks", unit=number))
    for rank in ranks:
        if len(rank) != RANK:
            faults.append(UserError("battle-fault-rank", unit=number, troops=len(rank)))
        for kind in dict.fromkeys(rank):
            if kind not in troop_names():
                faults.append(UserError("battle-fault-troop", unit=number, troop=kind[:40], troops=troop_names()))
    for key, known in (("combat_master", master_names()), ("battle_master", list(CARDS.captains))):
        master = unit.get(key)
        if master is not None and master not in known:
            faults.append(UserError("battle-fault-master", unit=number, master=str(master)[:40], masters=known))
    if not isinstance(unit.get("standards", False), bool):
        faults.append(UserError("battle-fault-flag", unit=number, field="standards"))
    return faults


def faults(army: object, limit: int) -> list[UserError]:
    """Everything wrong with an army list, as sentences (rules 2.1 to 2.6); empty when it may take the field."""
    if not isinstance(army, dict):
        return [UserError("battle-fault-document")]
    found: list[UserError] = []
    for key in army:
        if key not in _ARMY_KEYS:
            found.append(UserError("battle-fault-army-key", field=str(key)[:40], fields=list(_ARMY_KEYS)))
    if not isinstance(army.get("army_standard", False), bool):
        found.append(UserError("battle-fault-flag", unit=0, field="army_standard"))
    if not is_name(army.get("name", "")):
        found.append(UserError("battle-fault-name"))
    general = str(army.get("general"))
    if general not in CARDS.captains:
        found.append(UserError("battle-fault-general", generals=list(CARDS.captains)))
    units = army.get("units")
    if not isinstance(units, list) or not LEAST_UNITS <= len(units) <= UNITS:
        count = len(units) if isinstance(units, list) else 0
        found.append(UserError("battle-fault-units", units=count, least=LEAST_UNITS, most=int(UNITS)))
        units = units if isinstance(units, list) else []
    for number, unit in enumerate(units[:40], 1):
        found += unit_faults(number, unit)
    if found:
        return found
    for unit in units:
        captain = unit.get("battle_master")
        if captain is not None:
            own, his = CARDS.captains.index(captain), CARDS.captains.index(general)
            if CARDS.captain_level[own] > CARDS.captain_level[his]:
                found.append(UserError("battle-fault-level", master=captain_key(captain), general=captain_key(general)))
    cost = army_cost(army)
    if cost > limit:
        found.append(UserError("battle-fault-cost", cost=cost, limit=limit))
    return found


def is_name(name: object) -> bool:
    """One line of text: nothing in it moves the cursor, turns the writing round or stands for no letter at all."""
    return isinstance(name, str) and not any(category(letter) in _NO_LETTERS for letter in name)


def captain_key(name: str) -> str:
    return f"@battle-captain-{name}"


def read_army(text: str) -> dict[str, Any]:
    """The army list in a file, before it is checked."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise UserError("battle-fault-toml", error=str(error)[:200].lstrip("@")) from None


def write_army(army: Mapping[str, Any], notes: list[str]) -> str:
    """An army list as the text of a file that `read_army` reads back."""
    lines = [f"# {note}" for note in notes]
    if army.get("name"):
        lines.append(f"name = {quoted(str(army['name']))}")
    lines.append(f"general = {quoted(army['general'])}")
    lines.append(f"army_standard = {'true' if army.get('army_standard') else 'false'}")
    for unit in army["units"]:
        ranks = [rank if isinstance(rank, str) else list(rank) for rank in unit["ranks"]]
        written = [quoted(rank) if isinstance(rank, str) else listed(rank) for rank in ranks]
        lines += ["", "[[units]]", f"ranks = [{', '.join(written)}]"]
        for key in ("combat_master", "battle_master"):
            if unit.get(key):
                lines.append(f"{key} = {quoted(unit[key])}")
        if unit.get("standards"):
            lines.append("standards = true")
    return "\n".join(lines) + "\n"


def quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def listed(names: list[str]) -> str:
    return "[" + ", ".join([quoted(name) for name in names]) + "]"


def muster(state: Battlefield, side: i64, army: Mapping[str, Any]) -> None:
    """Put a checked army's cards in front of its player."""
    own = state.armies[side]
    own.general_card = CARDS.captains.index(army["general"])
    own.banners = CARDS.banner_cards if army.get("army_standard") else 0
    index = UNITS * side
    for entry in army["units"]:
        troops: list[int] = []
        for rank in ranks_of(entry):
            troops += [CARDS.fighters.index(kind) for kind in rank]
        unit = state.units[index]
        unit.troops = vec[i64](troops)
        unit.size = len(troops)
        unit.master = CARDS.fighters.index(entry["combat_master"]) if entry.get("combat_master") else NONE
        unit.captain = CARDS.captains.index(entry["battle_master"]) if entry.get("battle_master") else NONE
        unit.standards = CARDS.set_cards if entry.get("standards") else 0
        index += 1
    while index < UNITS * side + UNITS:
        state.units[index].place = GONE
        state.units[index].vanish()
        index += 1
