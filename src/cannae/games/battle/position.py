"""The whole position as one line of text, both ways; secrets included.

Words of the form `name=value`; a place, an army and a Unit are one word each, of parts `name:value`. Sets are written
`r1.r3`, Troops from front to back `levy*6.archer*3`. What is empty, 0 or gone is left out. Every card belongs
somewhere: those of the army lists and of the terrain deck that a position does not name are lost, or in the deck.

The tables below say what each number of the state stands for. Writing, reading and the bounds all follow from them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.contract import WAITING, UserError
from cannae.games.battle.phases import PHASE_NAMES, STEP_NAMES
from cannae.games.battle.rules.battlefield import Battlefield
from cannae.games.battle.rules.cards import CARDS, MOST_FIGHTERS, NONE, STRATAGEMS, TERRAIN_KINDS
from cannae.games.battle.rules.census import BANNERS, CAPTAINS, PLANS, STANDARDS, army_counts, terrain_counts
from cannae.games.battle.rules.duration import round_log
from cannae.games.battle.rules.forces import NEVER
from cannae.games.battle.rules.naming import LEVEL_NAMES, SIDES, UNIT_IDS, place_ids
from cannae.games.battle.rules.terrain import survey
from cannae.games.battle.state import GONE, OVER, PLACES, REASONS, UNITS

LONGEST_POSITION: Final = 20_000
MOST: Final = 999_999  # of any plain number
MOST_TROOPS: Final = 400  # in one Unit

# -- What each number stands for ----------------------------------------------------------------------------------

FIELDS: Final = {
    "deciders": "sides", "winner": "side", "reason": "reason", "first": "who", "period": "number", "spot": "spot",
    "then": "step", "resume": "step", "settled": "places", "meddled": "sides", "content": "sides", "drawn": "terrain",
    "covered": "place", "caller": "who", "asked": "units", "announced": "units", "speaker": "unit",
    "place_red": "place", "place_blue": "place", "round": "number", "reader": "side", "attacker": "side",
    "target": "unit", "hurt": "units", "losing": "unit", "instant": "flag", "uncounted": "flag", "fallen": "sides",
    "heirless": "sides", "rewarded": "flag", "routed": "flag", "verdict": "few", "judged": "side", "turnwise": "few",
    "joining": "unit", "unordered": "units", "ordering": "unit", "held": "flag",
    "falls_back": "flag", "run": "few", "again": "flag", "acts": "sides", "leads_off": "side", "mover": "side",
    "tries": "number", "grant": "number", "granted": "number", "moving": "mover", "goal": "place",
    "vacancy": "place", "heirs": "units",
}  # fmt: skip
UNIT_PARTS: Final = {
    "place": "seat", "across": "flag", "mp": "number", "damage": "number", "shaken": "flag", "master": "master",
    "captain": "captain", "standards": "number", "promoted": "plans", "in_play": "plans", "moves": "few",
    "withdraws": "flag", "fought": "flag", "champion": "champion",
}  # fmt: skip
ARMY_PARTS: Final = {
    "general_card": "captain", "general": "unit", "general_place": "seat", "general_across": "flag",
    "general_moved": "flag", "banners": "number", "counter": "number", "spent": "plans", "selected": "plans",
    "promoted": "plans", "march": "flag", "fighter": "unit", "leader": "captain", "general_leads": "flag",
    "staked": "flag", "used": "cards", "pile": "number", "speech_of_lost": "flag", "brought": "plans",
    "eligible": "units", "step": "few", "card": "card", "joined": "units", "chosen_unit": "unit",
    "chosen": "fighter", "picked": "picked", "last_card": "card", "last_joined": "units", "last_beside": "units",
    "last_unit": "unit", "last_troop": "fighter", "advanced": "picked", "moves": "number", "allowance": "number",
    "passed": "flag",
}  # fmt: skip
# Derived, so that nothing can be lost or made: where the cards are that a position does not name.
DERIVED: Final = ["pool", "lost_captains", "lost_standards", "lost_banners"]


class Kind:
    """What a number may stand for: one of some names, a set of them, or just a number."""

    def __init__(
        self, names: list[str], is_set: bool = False, least: int = 0, most: int = MOST, empty: int = 0
    ) -> None:
        self.names = names
        self.is_set = is_set
        self.least: i64 = least
        self.most: i64 = most if not names else (1 << len(names)) - 1 if is_set else least + len(names) - 1
        self.empty: i64 = empty  # what is left out

    def write(self, value: i64) -> str:
        if not self.names:
            return str(int(value))
        if not self.is_set:
            return self.names[value - self.least]
        return ".".join([name for number, name in enumerate(self.names) if value >> number & 1])

    def read(self, text: str) -> int:
        """The number that is meant; `ValueError` for none."""
        if self.is_set:
            names = text.split(".")
            if len(set(names)) != len(names):
                raise ValueError
            return sum([1 << self.names.index(name) for name in names])
        if self.names:
            return int(self.least) + self.names.index(text)
        digits = text.removeprefix("-")
        if not digits.isascii() or not digits.isdigit() or len(digits) > 7 or not self.least <= int(text) <= self.most:
            raise ValueError
        return int(text)


def or_none(names: list[str]) -> Kind:
    return Kind(["-", *names], least=NONE, empty=NONE)


def kinds_for(terrains: int) -> dict[str, Kind]:
    places = place_ids(terrains)
    return {
        "number": Kind([]),
        "sum": Kind([], least=-99),
        "few": Kind([], most=7),
        "flag": Kind([], most=1),
        "picked": Kind([], least=NONE, most=2 * UNITS - 1, empty=NONE),
        "champion": Kind([], least=NEVER, most=9, empty=NEVER),
        "who": Kind(SIDES, empty=NONE),  # never left out
        "side": or_none(SIDES),
        "sides": Kind(SIDES, is_set=True),
        "place": or_none(places),
        "places": Kind(places, is_set=True),
        "spot": or_none([*places, "end"]),
        "seat": Kind(["gone", "-", *places], least=GONE, empty=GONE),
        "unit": or_none(UNIT_IDS),
        "units": Kind(UNIT_IDS, is_set=True),
        "mover": Kind(["general", "?", "-", *UNIT_IDS], least=-3, empty=NONE),
        "terrain": or_none(CARDS.terrain),
        "level": Kind(LEVEL_NAMES, empty=NONE),
        "fighter": or_none(CARDS.fighters),
        "master": or_none(CARDS.fighters),
        "captain": or_none(CARDS.captains),
        "plans": Kind(CARDS.stratagems, is_set=True),
        "card": or_none(CARDS.mastery),
        "cards": Kind(CARDS.mastery, is_set=True),
        "step": or_none(STEP_NAMES),
        "reason": or_none(REASONS),
        "phase": Kind(PHASE_NAMES, empty=NONE),
    }


ROWS: Final = {terrains: kinds_for(terrains) for terrains in (3, 5, 7)}

# -- Writing ----------------------------------------------------------------------------------------------------------


def write_position(state: Battlefield) -> str:
    kinds = ROWS[int(state.terms.terrains)]
    words = [f"phase={PHASE_NAMES[state.phase_number]}"]
    words += written(state, FIELDS, kinds, "=")
    words.append(f"barrier={int(state.barrier_count)}")
    words += [f"{name}={write_place(state, place, kinds)}" for place, name in enumerate(kinds["places"].names)]
    put_aside = counted(state.aside, 0, CARDS.terrain)
    if put_aside:
        words.append(f"aside={put_aside}")
    if state.round_log[round_log.ROUND]:
        words.append("log=" + ",".join(write_log(state, kinds)))
    for side, army in enumerate(state.armies):
        words.append(f"{SIDES[side]}=" + ",".join(written(army, ARMY_PARTS, kinds, ":")))
    for index, unit in enumerate(state.units):
        parts = written(unit, UNIT_PARTS, kinds, ":")
        if unit.size:
            parts.append("troops:" + runs([CARDS.fighters[unit.troops[rank]] for rank in range(int(unit.size))]))
        if state.aim[index] >= 0:
            parts.append(f"aim:{UNIT_IDS[state.aim[index]]}")
        if parts:
            words.append(f"{UNIT_IDS[index]}=" + ",".join(parts))
    return " ".join(words)


def written(thing: object, table: dict[str, str], kinds: dict[str, Kind], sign: str) -> list[str]:
    """What is not empty of a thing's numbers, by the names of a table."""
    parts: list[str] = []
    for name, kind in table.items():
        how = kinds[kind]
        value: i64 = getattr(thing, name)
        if value != how.empty:
            parts.append(name + sign + how.write(value))
    return parts


def write_place(state: Battlefield, place: int, kinds: dict[str, Kind]) -> str:
    parts = [f"terrain:{CARDS.terrain[state.base[place]]}", f"level:{LEVEL_NAMES[state.level[place]]}"]
    if state.turned[place]:
        parts.append("turned:1")
    for side in range(2):
        if state.ends[2 * place + side] >= 0:
            parts.append(f"{SIDES[side]}_end:{CARDS.terrain[state.ends[2 * place + side]]}")
        if state.mains[PLACES * side + place] >= 0:
            parts.append(f"{SIDES[side]}_main:{UNIT_IDS[state.mains[PLACES * side + place]]}")
    return ",".join(parts)


def write_log(state: Battlefield, kinds: dict[str, Kind]) -> list[str]:
    parts: list[str] = []
    for number, (name, kind) in enumerate(round_log.PARTS):
        how = kinds[kind]
        if state.round_log[number] != how.empty:
            parts.append(f"{name}:{how.write(state.round_log[number])}")
    return parts


def runs(names: list[str]) -> str:
    """A list in which equal neighbours are counted."""
    parts: list[str] = []
    start = 0
    for at in range(1, len(names) + 1):
        if at == len(names) or names[at] != names[start]:
            parts.append(names[start] + (f"*{at - start}" if at - start > 1 else ""))
            start = at
    return ".".join(parts)


def counted(counts: vec[i64], first: int, names: list[str]) -> str:
    """How many there are of each name, where there are any."""
    parts: list[str] = []
    for number, name in enumerate(names):
        count = counts[first + number]
        if count:
            parts.append(name + (f"*{int(count)}" if count > 1 else ""))
    return ".".join(parts)


# -- Reading ----------------------------------------------------------------------------------------------------------


def fault(word: str) -> UserError:
    return UserError("battle-position-unreadable", word=word[:60].lstrip("@"))


def split(text: str, divider: str, sign: str) -> dict[str, str]:
    """The values by their names; none twice."""
    found: dict[str, str] = {}
    for part in text.split(divider):
        name, middle, value = part.partition(sign)
        if not middle or not value or name in found:
            raise fault(part)
        found[name] = value
    return found


def read_position(state: Battlefield, text: str) -> None:
    """Fill a table on which both armies are mustered from a text; `UserError` for anything that is no position."""
    if len(text) > LONGEST_POSITION:
        raise fault("...")
    kinds = ROWS[int(state.terms.terrains)]
    words = split(text, " ", "=")
    mustered = [army_counts(state, side) for side in range(2)]
    state.enter(read_number("phase", words.pop("phase", ""), kinds["phase"]))
    state.step_number = WAITING
    state.barrier_count = read_number("barrier", words.pop("barrier", "0"), kinds["number"])
    restore(state, FIELDS, kinds, words)
    for place, name in enumerate(kinds["places"].names):
        read_place(state, place, kinds, parts_of(words, name))
    for kind, count in read_runs("aside", words.pop("aside", ""), CARDS.terrain):
        state.aside[kind] += count
    read_log(state, kinds, parts_of(words, "log"))
    for side, army in enumerate(state.armies):
        parts = parts_of(words, SIDES[side])
        restore(army, ARMY_PARTS, kinds, parts)
        none_left(parts)
    for index in range(2 * UNITS):
        read_unit(state, index, kinds, parts_of(words, UNIT_IDS[index]))
    none_left(words)
    find_the_rest(state, mustered)
    check_sense(state)


def parts_of(words: dict[str, str], name: str) -> dict[str, str]:
    text = words.pop(name, "")
    return split(text, ",", ":") if text else {}


def none_left(words: dict[str, str]) -> None:
    for name, value in words.items():
        raise fault(f"{name} {value}")


def read_number(name: str, text: str, kind: Kind) -> int:
    try:
        return kind.read(text)
    except ValueError:
        raise fault(f"{name} {text}") from None


def restore(thing: object, table: dict[str, str], kinds: dict[str, Kind], words: dict[str, str]) -> None:
    for name, kind in table.items():
        text = words.pop(name, "")
        how = kinds[kind]
        setattr(thing, name, read_number(name, text, how) if text else max(int(how.empty), int(how.least)))


def read_place(state: Battlefield, place: int, kinds: dict[str, Kind], parts: dict[str, str]) -> None:
    state.base[place] = read_number("terrain", parts.pop("terrain", ""), kinds["terrain"])
    state.level[place] = read_number("level", parts.pop("level", LEVEL_NAMES[0]), kinds["level"])
    state.turned[place] = read_number("turned", parts.pop("turned", "0"), kinds["flag"])
    for side in range(2):
        end, main = f"{SIDES[side]}_end", f"{SIDES[side]}_main"
        state.ends[2 * place + side] = read_number(end, parts.pop(end, "-"), kinds["terrain"])
        state.mains[PLACES * side + place] = read_number(main, parts.pop(main, "-"), kinds["unit"])
    none_left(parts)
    if state.base[place] == NONE:
        raise fault(kinds["places"].names[place])
    survey(state, place)


def read_log(state: Battlefield, kinds: dict[str, Kind], parts: dict[str, str]) -> None:
    round_log.forget(state)
    for number, (name, kind) in enumerate(round_log.PARTS if parts else []):
        how = kinds[kind]
        text = parts.pop(name, "")
        state.round_log[number] = read_number(name, text, how) if text else max(int(how.empty), int(how.least))
    none_left(parts)


def read_unit(state: Battlefield, index: int, kinds: dict[str, Kind], parts: dict[str, str]) -> None:
    unit = state.units[index]
    troops: list[int] = []
    for kind, count in read_runs("troops", parts.pop("troops", ""), CARDS.fighters[: CARDS.troops]):
        troops += [kind] * count
    if len(troops) > MOST_TROOPS:
        raise fault("troops")
    state.aim[index] = read_number("aim", parts.pop("aim", "-"), kinds["unit"])
    restore(unit, UNIT_PARTS, kinds, parts)
    none_left(parts)
    unit.troops = vec[i64](troops)
    unit.size = len(troops)
    if (unit.place == GONE and unit.size) or 0 <= unit.master < CARDS.troops:
        raise fault(UNIT_IDS[index])


def read_runs(word: str, text: str, names: list[str]) -> list[tuple[int, int]]:
    """The numbers of names, and how many of each stand together."""
    found: list[tuple[int, int]] = []
    for part in text.split(".") if text else []:
        name, _, count = part.partition("*")
        if name not in names or not (count or "1").isascii() or not (count or "1").isdigit() or len(count) > 3:
            raise fault(f"{word} {part}")
        found.append((names.index(name), int(count or "1")))
    return found


def find_the_rest(state: Battlefield, mustered: list[vec[i64]]) -> None:
    """What the text does not name of the lists and of the deck; a card too many makes the position none."""
    for side in range(2):
        army = state.armies[side]
        army.pool = 0
        army.lost_captains = 0
        army.lost_standards = 0
        army.lost_banners = 0
        for kind in range(len(CARDS.fighters)):
            state.lost[MOST_FIGHTERS * side + kind] = 0
        named = army_counts(state, side)
        missing = [int(mustered[side][number] - named[number]) for number in range(len(named))]
        if min(missing) < 0:
            raise fault(SIDES[side])
        for kind in range(len(CARDS.fighters)):
            state.lost[MOST_FIGHTERS * side + kind] = missing[kind]
        for kind in range(len(CARDS.captains)):
            army.lost_captains += missing[CAPTAINS + kind] << (4 * kind)
        army.pool = sum([missing[PLANS + number] << number for number in range(STRATAGEMS)])
        army.lost_standards = missing[STANDARDS]
        army.lost_banners = missing[BANNERS]
    laid = terrain_counts(state)
    for kind in range(TERRAIN_KINDS):
        state.deck[kind] = CARDS.copies[kind] - laid[kind] + state.deck[kind]
        if state.deck[kind] < 0:
            raise fault(CARDS.terrain[kind])


# What must be named in a phase, so that no rule stumbles.
FIGHTING: Final = [
    "select", "read", "commit", "target", "instant", "standard", "merge", "master", "captain", "order", "close",
]  # fmt: skip
NEEDED: Final = {
    "combine": ["drawn"], "announce": ["speaker"], "target": ["attacker"], "instant": ["attacker", "target"],
    "discard": ["losing"], "successor": ["vacancy"], "master": ["joining"], "captain": ["joining"],
    "order": ["ordering"], "retreat": ["moving"], "level": ["moving", "goal"], "engage": ["moving", "goal"],
    "move": ["mover"], "destination": ["mover"],
}  # fmt: skip


def check_sense(state: Battlefield) -> None:
    phase = state.phase()
    for name in NEEDED.get(phase, []):
        if getattr(state, name) < 0:
            raise fault(f"{phase} {name}")
    if (state.phase_number == OVER) != (state.reason != NONE) or (state.phase_number == OVER) != (state.deciders == 0):
        raise fault(f"phase {phase}")
    if phase in FIGHTING:
        for side in range(2):
            fighter = state.armies[side].fighter
            if fighter < 0 or fighter // UNITS != side or state.place_of(side) < 0:
                raise fault(f"{SIDES[side]} {phase}")
    for side in range(2):
        for place in range(PLACES):
            main = state.main(side, place)
            if main >= 0 and (main // UNITS != side or state.units[main].place != place):
                raise fault(UNIT_IDS[main])
        if state.deciders >> side & 1 and not has_choices(state, side):
            raise fault(f"{SIDES[side]} {phase}")


def has_choices(state: Battlefield, side: int) -> bool:
    try:
        return state.choices(side) != []
    except (IndexError, ValueError):
        return False
