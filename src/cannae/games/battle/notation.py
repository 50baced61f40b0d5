"""Text for every choice and position, both ways."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.contract import Complaint
from cannae.games.battle import choices as c
from cannae.games.battle.actions import ACTIONS, ADD, SWAP, action_name, action_words
from cannae.games.battle.cards import CARDS, MASTERY_CARDS, MOST_FIGHTERS, NONE, STRATAGEMS, TERRAIN_KINDS
from cannae.games.battle.forces import Army, Unit
from cannae.games.battle.state import GONE, PLACES, UNITS, Battlefield
from cannae.games.battle.telling import (
    card_name,
    fighter_name,
    level_name,
    own_unit_name,
    place_name,
    stratagem_name,
    unit_name,
)

LEVEL_NAMES: Final = ["ballistic", "charge", "melee"]
SIDES: Final = ["red", "blue"]

# -- Names ----------------------------------------------------------------------------------------------------------


def unit_id(unit: i64) -> str:
    return f"{'b' if unit >= UNITS else 'r'}{int(unit % UNITS) + 1}"


def place_id(field: Battlefield, place: i64) -> str:
    if field.count > 3 and (place == 0 or place == field.count - 1):
        return "f1" if place == 0 else "f2"
    return f"p{int(place) + (1 if field.count == 3 else 0)}"


def action_id(action: i64) -> str:
    if action >= ADD:
        number = int(action - ADD)
        return f"act-add-{CARDS.terrain_types[number // 2]}-{SIDES[number % 2]}"
    if action >= SWAP:
        number = int(action - SWAP)
        return f"act-swap-{['base', 'red', 'blue'][number // 2]}-{['down', 'up'][number % 2]}"
    return "act-" + ["nothing", "rotate", "shift-red", "shift-blue", "settle", "force"][action]


# -- Choices --------------------------------------------------------------------------------------------------------


def write_choice(field: Battlefield, choice: i64) -> str:
    if c.CARD <= choice < c.CARD + MASTERY_CARDS:
        return CARDS.mastery[choice - c.CARD]
    if c.UNIT <= choice < c.UNIT + 2 * UNITS:
        return unit_id(choice - c.UNIT)
    if c.AT <= choice < c.AT + field.count:
        return place_id(field, choice - c.AT)
    if c.LEVELS <= choice < c.LEVELS + 3:
        return LEVEL_NAMES[choice - c.LEVELS]
    if c.STRATAGEM <= choice < c.STRATAGEM + STRATAGEMS:
        return f"stratagem-{CARDS.stratagems[choice - c.STRATAGEM]}"
    if c.ACCEPT <= choice < c.ACCEPT + len(c.VERBS):
        return c.VERBS[choice - c.ACCEPT]
    if c.GRANT < choice <= c.GRANT + UNITS + 1:
        return f"grant-{int(choice - c.GRANT)}"
    if c.ACT <= choice < c.ACT + ACTIONS:
        return action_id(choice - c.ACT)
    if c.TROOP <= choice < c.TROOP + 64 * 2 * UNITS and (choice - c.TROOP) % 64 < len(CARDS.fighters):
        return f"{unit_id((choice - c.TROOP) // 64)}:{CARDS.fighters[(choice - c.TROOP) % 64]}"
    if choice == c.CHAMPION:
        return "champion"
    if c.CASUALTY <= choice < c.END:
        return f"troop-{int(choice - c.CASUALTY) + 1}"
    return f"?{int(choice)}"


def read_choice(field: Battlefield, text: str) -> int:
    """Numbers are few, so the text is looked for among all that can be written."""
    number: i64 = 0
    while number < c.END:
        if write_choice(field, number) == text:
            return int(number)
        number += 1
        if number == c.TROOP and ":" not in text:
            number = c.CHAMPION
    raise Complaint("battle-unreadable", text=text[:40])


def describe(field: Battlefield, side: i64, choice: i64) -> dict[str, object]:
    """Verb, things and sentence of a choice."""
    written = write_choice(field, choice)
    things: list[str] = []
    args: dict[str, object] = {}
    phase = c.PHASES[field.now]
    verb = phase
    key = f"battle-choice-{phase}"
    if choice < c.UNIT:
        things, args = [written], {"card": card_name(choice), "value": int(CARDS.value[choice])}
        args |= {"price": int(CARDS.price[choice]), "extra": int(CARDS.extra[choice])}
        key = "battle-choice-card"
    elif choice < c.AT:
        unit = choice - c.UNIT
        things = [written]
        args = {"unit": own_unit_name(unit) if unit // UNITS == side else unit_name(unit)}
    elif choice < c.LEVELS:
        things, args = [written], {"place": place_name(field, choice - c.AT)}
    elif choice < c.STRATAGEM:
        things, args = [], {"level": level_name(choice - c.LEVELS)}
    elif choice < c.ACCEPT:
        args = {"stratagem": stratagem_name(choice - c.STRATAGEM)}
        args["cost"] = int(CARDS.stratagem_cost[choice - c.STRATAGEM])
        things, key = [CARDS.stratagems[choice - c.STRATAGEM]], "battle-choice-stratagem"
    elif choice < c.GRANT:
        verb, key = written, f"battle-do-{written}"
    elif choice < c.ACT:
        verb, key, args = "grant", "battle-choice-grant", {"moves": int(choice - c.GRANT)}
    elif choice < c.TROOP:
        verb, key = action_name(choice - c.ACT), f"battle-choice-act-{action_name(choice - c.ACT)}"
        things, args = [place_id(field, field.spot)], action_words(field, choice - c.ACT)
    elif choice < c.CHAMPION:
        unit = (choice - c.TROOP) // 64
        things = [unit_id(unit)]
        args = {"troop": fighter_name((choice - c.TROOP) % 64), "unit": own_unit_name(unit)}
        key = "battle-choice-troop"
    else:
        things, args = casualty_words(field, side, choice)
    return {"verb": verb, "things": things, "key": key, "args": args}


def casualty_words(field: Battlefield, side: i64, choice: i64) -> tuple[list[str], dict[str, object]]:
    index = field.losing if field.now == c.DISCARD else field.armies[side].fighter
    if index < 0:
        return [], {"troop": "–", "number": 0}
    unit = field.units[index]
    position = choice - c.CASUALTY
    if choice == c.CHAMPION:
        name = fighter_name(unit.master) if unit.master >= 0 else "–"
    else:
        name = fighter_name(unit.troops[position]) if 0 <= position < unit.size else "–"
    return [unit_id(index)], {"troop": name, "number": int(position) + 1 if choice != c.CHAMPION else 0}


# -- Positions --------------------------------------------------------------------------------------------------------

FIELD_NUMBERS: Final = [
    "count", "limit", "expanded_deployment", "expanded_movement", "stage", "then", "resume", "now", "deciders", "fence",
    "winner", "reason", "first", "period", "spot", "settled", "meddled", "content", "drawn", "covered", "caller",
    "asked", "announced", "place_red", "place_blue", "round", "reader", "attacker", "target", "hurt", "losing",
    "instant", "uncounted", "fallen", "heirless", "rewarded", "routed", "verdict", "judged", "turnwise", "joining",
    "sorted", "held", "falls_back", "run", "again", "acts", "leads_off", "mover", "tries", "grant", "granted",
    "moving", "goal", "vacancy", "heirs",
]  # fmt: skip
UNIT_NUMBERS: Final = [
    "size", "master", "captain", "standards", "mp", "damage", "shaken", "place", "across", "promoted", "in_play",
    "moves", "withdraws", "fought", "champion",
]  # fmt: skip
ARMY_NUMBERS: Final = [
    "general_card", "general", "general_place", "general_across", "general_moved", "banners", "counter", "pool",
    "selected", "promoted", "spent", "lost_captains", "lost_standards", "lost_banners", "march", "fighter", "leader",
    "general_leads", "staked", "used", "pile", "speech_of_lost", "eligible", "step", "card", "joined", "chosen_unit",
    "chosen", "picked", "last_card", "last_joined", "last_unit", "last_troop", "advanced", "moves",
    "allowance", "passed",
]  # fmt: skip


def listed(values: vec[i64], size: i64) -> str:
    return ",".join([str(int(values[index])) for index in range(int(size))])


def named(thing: object, names: list[str]) -> str:
    return ",".join([str(getattr(thing, name)) for name in names])


def write_position(field: Battlefield) -> str:
    """One line: groups of numbers divided by spaces, in a fixed order."""
    groups = [named(field, FIELD_NUMBERS)]
    groups += [listed(field.deck, TERRAIN_KINDS), listed(field.aside, TERRAIN_KINDS)]
    groups += [listed(field.base, PLACES), listed(field.turned, PLACES), listed(field.ends, 2 * PLACES)]
    groups += [listed(field.mains, 2 * PLACES), listed(field.level, PLACES), listed(field.aim, PLACES)]
    for side, army in enumerate(field.armies):
        lost = [str(int(field.lost[64 * side + kind])) for kind in range(len(CARDS.fighters))]
        groups += [named(army, ARMY_NUMBERS), ",".join(lost)]
    for unit in field.units:
        if is_blank(unit):
            groups += [BLANK[unit.across], "-"]
        else:
            groups += [named(unit, UNIT_NUMBERS), listed(unit.troops, unit.size) or "-"]
    return " ".join(groups)


BLANK: Final = ["x", "X"]  # a Unit that is out of the battle; the capital one stood on the enemy's side


def is_blank(unit: Unit) -> bool:
    return unit.place == GONE and unit.master < 0 and unit.captain < 0


def restore_unit(unit: Unit, text: str) -> None:
    """The numbers of a Unit, or the sign that it is gone."""
    if text in BLANK:
        unit.vanish()
        unit.place = GONE
        unit.across = BLANK.index(text)
        unit.master = NONE
        unit.captain = NONE
        unit.standards = 0
        unit.promoted = 0
        unit.in_play = 0
    else:
        restore(unit, UNIT_NUMBERS, text)


def read_numbers(text: str, count: int) -> list[int]:
    """A group of exactly so many numbers."""
    parts = [] if text == "-" else text.split(",")
    if len(parts) != count:
        raise Complaint("battle-position-unreadable")
    numbers: list[int] = []
    for part in parts:
        digits = part.removeprefix("-")
        if not digits.isascii() or not digits.isdigit() or len(digits) > 15:
            raise Complaint("battle-position-unreadable")
        numbers.append(int(part))
    return numbers


def restore(thing: object, names: list[str], text: str) -> None:
    for name, number in zip(names, read_numbers(text, len(names)), strict=True):
        setattr(thing, name, number)


def read_position(field: Battlefield, text: str) -> None:
    """Fill a fresh field from a text; the caller checks that it is one a game can reach."""
    groups = text.split(" ")
    if len(groups) != 13 + 4 * UNITS:
        raise Complaint("battle-position-unreadable")
    restore(field, FIELD_NUMBERS, groups[0])
    field.deck = vec[i64](read_numbers(groups[1], TERRAIN_KINDS))
    field.aside = vec[i64](read_numbers(groups[2], TERRAIN_KINDS))
    field.base = vec[i64](read_numbers(groups[3], PLACES))
    field.turned = vec[i64](read_numbers(groups[4], PLACES))
    field.ends = vec[i64](read_numbers(groups[5], 2 * PLACES))
    field.mains = vec[i64](read_numbers(groups[6], 2 * PLACES))
    field.level = vec[i64](read_numbers(groups[7], PLACES))
    field.aim = vec[i64](read_numbers(groups[8], PLACES))
    field.lost = vec[i64]([0] * (2 * MOST_FIGHTERS))
    for side in range(2):
        restore(field.armies[side], ARMY_NUMBERS, groups[9 + 2 * side])
        for kind, number in enumerate(read_numbers(groups[10 + 2 * side], len(CARDS.fighters))):
            field.lost[64 * side + kind] = number
    for index in range(2 * UNITS):
        unit = field.units[index]
        restore_unit(unit, groups[13 + 2 * index])
        if not 0 <= unit.size <= 400:
            raise Complaint("battle-position-unreadable")
        unit.troops = vec[i64](read_numbers(groups[14 + 2 * index], int(unit.size)))
    check_bounds(field)


def check_bounds(field: Battlefield) -> None:
    """Nothing in the position may point outside the tables."""
    sound = field.count in (3, 5, 7) and 0 <= field.now <= c.OVER and 0 <= field.deciders <= 3
    sound = sound and -1 <= field.spot <= field.count and 0 <= field.stage <= c.S_VICTORY and 0 <= field.sorted <= 400
    for number in range(PLACES):
        sound = sound and -1 <= field.base[number] < TERRAIN_KINDS and 0 <= field.level[number] <= 2
        sound = sound and 0 <= field.turned[number] <= 1 and -1 <= field.aim[number] < PLACES
    for number in range(2 * PLACES):
        sound = sound and -1 <= field.ends[number] < TERRAIN_KINDS and -1 <= field.mains[number] < 2 * UNITS
    for value in (field.losing, field.joining, field.target):
        sound = sound and -1 <= value < 2 * UNITS
    for value in (field.place_red, field.place_blue, field.goal, field.vacancy):
        sound = sound and -1 <= value < field.count
    for unit in field.units:
        sound = sound and sound_unit(field, unit)
    for army in field.armies:
        sound = sound and sound_army(army)
    if not sound:
        raise Complaint("battle-position-unreadable")


def sound_unit(field: Battlefield, unit: Unit) -> bool:
    if not (-2 <= unit.place < field.count and 0 <= unit.across <= 1 and NONE <= unit.captain < len(CARDS.captains)):
        return False
    if not (unit.master == NONE or CARDS.troops <= unit.master < len(CARDS.fighters)):
        return False
    index: i64 = 0
    while index < unit.size:
        if not 0 <= unit.troops[index] < CARDS.troops:
            return False
        index += 1
    return True


def sound_army(army: Army) -> bool:
    return (
        0 <= army.general_card < len(CARDS.captains)
        and NONE <= army.leader < len(CARDS.captains)
        and NONE <= army.general < 2 * UNITS
        and -2 <= army.general_place < PLACES
        and NONE <= army.fighter < 2 * UNITS
        and NONE <= army.card < MASTERY_CARDS
        and NONE <= army.chosen_unit < 2 * UNITS
        and NONE <= army.chosen < len(CARDS.fighters)
        and NONE <= army.picked < 2 * UNITS
        and NONE <= army.last_card < MASTERY_CARDS
        and NONE <= army.last_unit < 2 * UNITS
        and NONE <= army.last_troop < len(CARDS.fighters)
        and 0 <= army.step <= 3
    )


# -- Nothing is lost or made ----------------------------------------------------------------------------------------


def census(field: Battlefield) -> str:
    """Every card of both armies and every Terrain Card, wherever it lies."""
    return " ".join([army_census(field, 0), army_census(field, 1), terrain_census(field)])


def army_census(field: Battlefield, side: i64) -> str:
    army = field.armies[side]
    fighters = [int(field.lost[64 * side + kind]) for kind in range(len(CARDS.fighters))]
    captains = [int(army.lost_captains >> (4 * kind)) & 15 for kind in range(len(CARDS.captains))]
    captains[army.general_card] += 1
    standards = army.lost_standards
    plans = [army.pool, army.selected, army.promoted, army.spent]
    index = UNITS * side
    while index < UNITS * side + UNITS:
        unit = field.units[index]
        rank: i64 = 0
        while rank < unit.size:
            fighters[unit.troops[rank]] += 1
            rank += 1
        if unit.master >= 0:
            fighters[unit.master] += 1
        if unit.captain >= 0:
            captains[unit.captain] += 1
        standards += unit.standards
        plans += [unit.promoted, unit.in_play]
        index += 1
    stratagems = [sum([int(mask) >> number & 1 for mask in plans]) for number in range(STRATAGEMS)]
    banners = army.banners + army.lost_banners
    return f"{SIDES[side]} {fighters} {captains} {stratagems} {int(standards)} {int(banners)}".replace(", ", ",")


def terrain_census(field: Battlefield) -> str:
    kinds = [int(field.deck[kind] + field.aside[kind]) for kind in range(TERRAIN_KINDS)]
    for place in range(PLACES):
        for card in (field.base[place], field.ends[2 * place], field.ends[2 * place + 1]):
            if card >= 0:
                kinds[card] += 1
    if field.drawn >= 0:
        kinds[field.drawn] += 1
    return f"terrain {kinds}".replace(", ", ",")
