"""The whole position as one line of text, both ways, and the census of all cards."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.contract import UserError
from cannae.games.battle import choices as c
from cannae.games.battle import tale
from cannae.games.battle.cards import CARDS, MASTERY_CARDS, MOST_FIGHTERS, NONE, STRATAGEMS, TERRAIN_KINDS
from cannae.games.battle.forces import Army, Unit
from cannae.games.battle.notation import SIDES
from cannae.games.battle.state import GONE, PLACES, TALE, UNITS, Battlefield

FIELD_NUMBERS: Final = [
    "count", "limit", "expanded_deployment", "expanded_movement", "stage", "then", "resume", "now", "deciders", "fence",
    "winner", "reason", "first", "period", "spot", "settled", "meddled", "content", "drawn", "covered", "caller",
    "asked", "announced", "speaker", "place_red", "place_blue", "round", "reader", "attacker", "target", "hurt",
    "losing", "instant", "uncounted", "fallen", "heirless", "rewarded", "routed", "verdict", "judged", "turnwise",
    "joining", "unordered", "ordering", "sorted", "held", "falls_back", "run", "again", "acts", "leads_off", "mover",
    "tries", "grant", "granted", "moving", "goal", "vacancy", "heirs",
]  # fmt: skip
UNIT_NUMBERS: Final = [
    "size", "master", "captain", "standards", "mp", "damage", "shaken", "place", "across", "promoted", "in_play",
    "moves", "withdraws", "fought", "champion",
]  # fmt: skip
ARMY_NUMBERS: Final = [
    "general_card", "general", "general_place", "general_across", "general_moved", "banners", "counter", "pool",
    "selected", "promoted", "spent", "lost_captains", "lost_standards", "lost_banners", "march", "fighter", "leader",
    "general_leads", "staked", "used", "pile", "speech_of_lost", "brought", "eligible", "step", "card", "joined",
    "chosen_unit", "chosen", "picked", "last_card", "last_joined", "last_beside", "last_unit", "last_troop", "advanced",
    "moves", "allowance", "passed",
]  # fmt: skip


# -- Writing ----------------------------------------------------------------------------------------------------------

LEAST: Final = -16
DIGITS: Final = [str(number) for number in range(LEAST, 512)]  # made once: turning numbers into text is dear


def digits(number: i64) -> str:
    return DIGITS[number - LEAST] if LEAST <= number < 512 else str(int(number))


def joined(numbers: list[i64]) -> str:
    return ",".join([digits(number) for number in numbers])


def listed(values: vec[i64], first: i64, size: i64) -> str:
    parts: list[str] = []
    index = first
    while index < first + size:
        parts.append(digits(values[index]))
        index += 1
    return ",".join(parts)


# The same numbers in the same order, named one by one: looking fields up by their names takes ten times as long.


def field_numbers(field: Battlefield) -> str:
    numbers: list[i64] = [
        field.count, field.limit, field.expanded_deployment, field.expanded_movement, field.stage, field.then,
        field.resume, field.now, field.deciders, field.fence, field.winner, field.reason, field.first, field.period,
        field.spot, field.settled, field.meddled, field.content, field.drawn, field.covered, field.caller,
        field.asked, field.announced, field.speaker, field.place_red, field.place_blue, field.round, field.reader,
        field.attacker, field.target, field.hurt, field.losing, field.instant, field.uncounted, field.fallen,
        field.heirless, field.rewarded, field.routed, field.verdict, field.judged, field.turnwise, field.joining,
        field.unordered, field.ordering, field.sorted, field.held, field.falls_back, field.run, field.again,
        field.acts, field.leads_off, field.mover, field.tries, field.grant, field.granted, field.moving, field.goal,
        field.vacancy, field.heirs,
    ]  # fmt: skip
    return joined(numbers)


def unit_numbers(unit: Unit) -> str:
    numbers: list[i64] = [
        unit.size, unit.master, unit.captain, unit.standards, unit.mp, unit.damage, unit.shaken, unit.place,
        unit.across, unit.promoted, unit.in_play, unit.moves, unit.withdraws, unit.fought, unit.champion,
    ]  # fmt: skip
    return joined(numbers)


def army_numbers(army: Army) -> str:
    numbers: list[i64] = [
        army.general_card, army.general, army.general_place, army.general_across, army.general_moved, army.banners,
        army.counter, army.pool, army.selected, army.promoted, army.spent, army.lost_captains, army.lost_standards,
        army.lost_banners, army.march, army.fighter, army.leader, army.general_leads, army.staked, army.used,
        army.pile, army.speech_of_lost, army.brought, army.eligible, army.step, army.card, army.joined,
        army.chosen_unit, army.chosen, army.picked, army.last_card, army.last_joined, army.last_beside, army.last_unit,
        army.last_troop, army.advanced, army.moves, army.allowance, army.passed,
    ]  # fmt: skip
    return joined(numbers)


def write_position(field: Battlefield) -> str:
    """One line: groups of numbers divided by spaces, in a fixed order."""
    groups = [field_numbers(field)]
    groups += [listed(field.deck, 0, TERRAIN_KINDS), listed(field.aside, 0, TERRAIN_KINDS)]
    groups += [listed(field.base, 0, PLACES), listed(field.turned, 0, PLACES), listed(field.ends, 0, 2 * PLACES)]
    groups += [listed(field.mains, 0, 2 * PLACES), listed(field.level, 0, PLACES)]
    groups += [listed(field.aim, 0, 2 * UNITS), listed(field.tale, 0, TALE)]
    for side, army in enumerate(field.armies):
        groups += [army_numbers(army), listed(field.lost, MOST_FIGHTERS * side, len(CARDS.fighters))]
    for unit in field.units:
        if is_blank(unit):
            groups += [BLANK[unit.across], "-"]
        else:
            groups += [unit_numbers(unit), listed(unit.troops, 0, unit.size) or "-"]
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


# -- Reading ----------------------------------------------------------------------------------------------------------


def read_numbers(text: str, count: int) -> list[int]:
    """A group of exactly so many numbers."""
    parts = [] if text == "-" else text.split(",")
    if len(parts) != count:
        raise UserError("battle-position-unreadable")
    numbers: list[int] = []
    for part in parts:
        digits = part.removeprefix("-")
        if not digits.isascii() or not digits.isdigit() or len(digits) > 15:
            raise UserError("battle-position-unreadable")
        numbers.append(int(part))
    return numbers


def restore(thing: object, names: list[str], text: str) -> None:
    for name, number in zip(names, read_numbers(text, len(names)), strict=True):
        setattr(thing, name, number)


def read_position(field: Battlefield, text: str) -> None:
    """Fill a fresh field from a text; the caller checks that it is one a game can reach."""
    groups = text.split(" ")
    if len(groups) != 14 + 4 * UNITS:
        raise UserError("battle-position-unreadable")
    restore(field, FIELD_NUMBERS, groups[0])
    field.deck = vec[i64](read_numbers(groups[1], TERRAIN_KINDS))
    field.aside = vec[i64](read_numbers(groups[2], TERRAIN_KINDS))
    field.base = vec[i64](read_numbers(groups[3], PLACES))
    field.turned = vec[i64](read_numbers(groups[4], PLACES))
    field.ends = vec[i64](read_numbers(groups[5], 2 * PLACES))
    field.mains = vec[i64](read_numbers(groups[6], 2 * PLACES))
    field.level = vec[i64](read_numbers(groups[7], PLACES))
    field.aim = vec[i64](read_numbers(groups[8], 2 * UNITS))
    field.tale = vec[i64](read_numbers(groups[9], TALE))
    field.lost = vec[i64]([0] * (2 * MOST_FIGHTERS))
    for side in range(2):
        restore(field.armies[side], ARMY_NUMBERS, groups[10 + 2 * side])
        for kind, number in enumerate(read_numbers(groups[11 + 2 * side], len(CARDS.fighters))):
            field.lost[64 * side + kind] = number
    for index in range(2 * UNITS):
        unit = field.units[index]
        restore_unit(unit, groups[14 + 2 * index])
        if not 0 <= unit.size <= 400:
            raise UserError("battle-position-unreadable")
        unit.troops = vec[i64](read_numbers(groups[15 + 2 * index], int(unit.size)))
    check_bounds(field)


def check_bounds(field: Battlefield) -> None:
    """Nothing in the position may point outside the tables."""
    sound = field.count in (3, 5, 7) and 0 <= field.now <= c.OVER and 0 <= field.deciders <= 3
    sound = sound and -1 <= field.spot <= field.count and 0 <= field.stage <= c.S_VICTORY and 0 <= field.sorted <= 400
    for number in range(PLACES):
        sound = sound and -1 <= field.base[number] < TERRAIN_KINDS and 0 <= field.level[number] <= 2
        sound = sound and 0 <= field.turned[number] <= 1
    for number in range(2 * PLACES):
        sound = sound and -1 <= field.ends[number] < TERRAIN_KINDS and -1 <= field.mains[number] < 2 * UNITS
    for number in range(2 * UNITS):
        sound = sound and -1 <= field.aim[number] < 2 * UNITS
    sound = sound and -1 <= field.tale[tale.ATTACKER] <= 1 and -1 <= field.tale[tale.TARGET] < 2 * UNITS
    for side in range(2):
        sound = sound and 0 <= field.tale[tale.CARD + side] < MASTERY_CARDS
        sound = sound and 0 <= field.tale[tale.TROOP + side] < len(CARDS.fighters)
        sound = sound and 0 <= field.tale[tale.UNIT + side] < 2 * UNITS
    for value in (field.losing, field.joining, field.target, field.speaker, field.ordering):
        sound = sound and -1 <= value < 2 * UNITS
    for value in (field.place_red, field.place_blue, field.goal, field.vacancy):
        sound = sound and -1 <= value < field.count
    for unit in field.units:
        sound = sound and sound_unit(field, unit)
    for army in field.armies:
        sound = sound and sound_army(army)
    if not sound:
        raise UserError("battle-position-unreadable")


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
    """How many there are of each fighter, Battle Master and Stratagem; Standard Cards, and those of the army."""
    army = field.armies[side]
    fighters = vec[i64]([0] * len(CARDS.fighters))
    captains = vec[i64]([0] * len(CARDS.captains))
    stratagems = vec[i64]([0] * STRATAGEMS)
    kind: i64 = 0
    while kind < len(CARDS.fighters):
        fighters[kind] = field.lost[MOST_FIGHTERS * side + kind]
        kind += 1
    kind = 0
    while kind < len(CARDS.captains):
        captains[kind] = army.lost_captains >> (4 * kind) & 15
        kind += 1
    captains[army.general_card] += 1
    standards = army.lost_standards
    for plans in (army.pool, army.selected, army.promoted, army.spent):
        count_plans(stratagems, plans)
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
        count_plans(stratagems, unit.promoted)
        count_plans(stratagems, unit.in_play)
        index += 1
    groups = [SIDES[side], listed(fighters, 0, len(CARDS.fighters)), listed(captains, 0, len(CARDS.captains))]
    groups += [listed(stratagems, 0, STRATAGEMS), digits(standards), digits(army.banners + army.lost_banners)]
    return " ".join(groups)


def count_plans(stratagems: vec[i64], plans: i64) -> None:
    number: i64 = 0
    while plans:
        stratagems[number] += plans & 1
        plans >>= 1
        number += 1


def terrain_census(field: Battlefield) -> str:
    kinds = vec[i64](field.deck)
    kind: i64 = 0
    while kind < TERRAIN_KINDS:
        kinds[kind] += field.aside[kind]
        kind += 1
    count_cards(kinds, field.base, PLACES)
    count_cards(kinds, field.ends, 2 * PLACES)
    if field.drawn >= 0:
        kinds[field.drawn] += 1
    return "terrain " + listed(kinds, 0, TERRAIN_KINDS)


def count_cards(kinds: vec[i64], cards: vec[i64], size: i64) -> None:
    index: i64 = 0
    while index < size:
        if cards[index] >= 0:
            kinds[cards[index]] += 1
        index += 1
