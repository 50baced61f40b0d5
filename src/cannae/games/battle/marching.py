"""A Unit moves: along the row or across a card, what it meets there, and who leads where it left."""

from librt.vecs import vec
from mypy_extensions import i64

from cannae.games.battle.cards import NONE
from cannae.games.battle.choices import (
    ENGAGE,
    LEVEL,
    LEVELS,
    S_ARRIVE,
    S_MOVED,
    S_TURN,
    UNIT,
)
from cannae.games.battle.generals import assign, company
from cannae.games.battle.losses import name_main
from cannae.games.battle.offers import offer_units
from cannae.games.battle.state import (
    BALLISTIC,
    CHARGE,
    MELEE,
    PLACES,
    UNITS,
    WON_CAPTURE,
    Battlefield,
)
from cannae.games.battle.telling import level_name, place_name, side_name, tell, unit_name


def cross(field: Battlefield, side: i64) -> None:
    unit = field.units[field.moving]
    unit.across = 1 - unit.across
    field.stage = S_ARRIVE
    field.vacancy = NONE
    if field.log is not None:
        tell(
            field, "battle-crosses", "12.10", {"unit": unit_name(field.moving), "place": place_name(field, unit.place)}
        )
    captures(field, side, unit.place, side ^ unit.across)


def march(field: Battlefield, side: i64, goal: i64) -> None:
    """Along the row to the goal; a lone enemy General on that side of any card passed is taken (rule 12.17)."""
    unit = field.units[field.moving]
    start = unit.place
    step: i64 = 1 if goal > start else -1
    place = start
    if field.log is not None:
        tell(field, "battle-moves", "12.6", {"unit": unit_name(field.moving), "place": place_name(field, goal)})
    while place != goal:
        place += step
        if captures(field, side, place, side ^ unit.across):
            return
    field.vacancy = NONE
    if field.mains[PLACES * side + start] == field.moving:
        field.mains[PLACES * side + start] = NONE
        field.vacancy = start
    field.goal = goal
    if field.main(side, goal) >= 0:
        join_line(field, side, goal)
    else:
        field.ask(LEVEL, 1 << side)


def captures(field: Battlefield, side: i64, place: i64, ground: i64) -> bool:
    enemy = field.armies[1 - side]
    if enemy.general >= 0 or enemy.general_place != place or (1 - side) ^ enemy.general_across != ground:
        return False
    if field.log is not None:
        tell(field, "battle-captured", "12.17", {"side": side_name(side), "place": place_name(field, place)})
    field.finish(side, WON_CAPTURE)
    return True


def join_line(field: Battlefield, side: i64, goal: i64) -> None:
    """Onto a card with own Units: Support at their Combat Level (rule 12.9)."""
    unit = field.units[field.moving]
    main = field.main(side, goal)
    unit.place = goal
    # A front to support it makes a Unit in the enemy's rear a supporter itself (rule 10.8).
    if not unit.across and field.rear_attackers(side, goal) >> main & 1:
        field.mains[PLACES * side + goal] = field.moving
    field.stage = S_ARRIVE


def fill_level(field: Battlefield, side: i64, buffer: vec[i64]) -> i64:
    """Any Combat Level on an Empty card, Ballistic or Charge against the enemy (rules 12.7, 12.8)."""
    highest = CHARGE if field.main(1 - side, field.goal) >= 0 else MELEE
    level: i64 = BALLISTIC
    while level <= highest:
        buffer[level] = LEVELS + level
        level += 1
    return highest + 1


def play_level(field: Battlefield, side: i64, choice: i64) -> None:
    goal = field.goal
    unit = field.units[field.moving]
    unit.place = goal
    field.level[goal] = choice - LEVELS
    if field.log is not None:
        words: dict[str, object] = {"place": place_name(field, goal), "level": level_name(choice - LEVELS)}
        tell(field, "battle-level", "12.7", words)
    send_back(field, 1 - side, goal)
    field.mains[PLACES * side + goal] = field.moving
    field.stage = S_ARRIVE


def send_back(field: Battlefield, side: i64, place: i64) -> None:
    """Enemies who had crossed over on a card they Controlled go back to their own side (rule 12.14)."""
    index = UNITS * side
    while index < UNITS * side + UNITS:
        unit = field.units[index]
        if unit.place == place and unit.across:
            unit.across = 0
            if field.log is not None:
                tell(field, "battle-goes-back", "12.14", {"unit": unit_name(index)})
        index += 1


def arrive(field: Battlefield) -> None:
    """A lone General is joined by whoever has come to him (rule 12.16); behind several enemies the mover names the one
    he engages (rule 12.12)."""
    side: i64 = 0
    while side < 2:
        units = company(field, side)
        if units:
            assign(field, side, units, S_ARRIVE)
            return
        side += 1
    side = field.moving // UNITS
    unit = field.units[field.moving]
    field.stage = S_MOVED
    if unit.across:
        enemies = standing(field, 1 - side, unit.place)
        if enemies & (enemies - 1):
            field.ask(ENGAGE, 1 << side)


def standing(field: Battlefield, side: i64, place: i64) -> i64:
    """The Units of a side on their own side of a card, as bits: those an enemy across stands behind."""
    return field.units_at(side, place) & ~field.across_at(side, place)


def fill_engage(field: Battlefield, side: i64, buffer: vec[i64]) -> i64:
    return offer_units(standing(field, 1 - side, field.goal), buffer)


def play_engage(field: Battlefield, side: i64, choice: i64) -> None:
    field.mains[PLACES * (1 - side) + field.goal] = choice - UNIT
    field.stage = S_MOVED
    if field.log is not None:
        tell(field, "battle-engages", "12.12", {"unit": unit_name(field.moving), "enemy": unit_name(choice - UNIT)})


def moved(field: Battlefield) -> None:
    """A Main Unit that left Support behind is replaced (rule 5.6)."""
    side = field.mover
    field.goal = NONE
    field.moving = NONE
    place = field.vacancy
    field.stage = S_TURN
    if place < 0:
        return
    field.vacancy = NONE
    there = field.units_at(side, place)
    own_side = there & ~field.across_at(side, place)
    name_main(field, side, place, own_side or there, S_TURN)
