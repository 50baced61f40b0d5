"""Chapter 4: Units are placed in secret, position by position; then the Army General joins one of them."""

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core import bits
from cannae.games.battle.cards import NONE
from cannae.games.battle.choices import (
    GENERAL,
    NOBODY,
    PLACE,
    S_ALLOT,
    S_GENERAL,
    S_PERIOD,
    S_PLACE,
    S_SUPPORT,
    SUPPORT,
    UNIT,
)
from cannae.games.battle.offers import offer_units
from cannae.games.battle.state import BALLISTIC, PLACES, UNITS, Battlefield
from cannae.games.battle.telling import place_name, side_name, tell, unit_name


def put(field: Battlefield, unit: i64, place: i64) -> None:
    stand(field, unit, place)
    tell_placed(field, 1 << unit)


def stand(field: Battlefield, unit: i64, place: i64) -> None:
    """A Unit takes its first place; the first of its side there is the Main Unit (rule 4.5)."""
    side = unit // UNITS
    field.units[unit].place = place
    if field.mains[PLACES * side + place] < 0:
        field.mains[PLACES * side + place] = unit
        field.level[place] = BALLISTIC


def tell_placed(field: Battlefield, units: i64) -> None:
    while field.log is not None and units:
        unit = bits.lowest(units)
        place = field.units[unit].place
        tell(field, "battle-placed", "4.2", {"unit": unit_name(unit), "place": place_name(field, place)})
        units &= units - 1


def with_reserve(field: Battlefield) -> i64:
    """The sides that still have Units to place, as bits."""
    return (1 if field.reserve(0) else 0) | (2 if field.reserve(1) else 0)


def pick(field: Battlefield, side: i64, choice: i64, stage: i64) -> None:
    """One side has made up its mind whom to place; when both have, it is revealed and the next place is up."""
    field.armies[side].picked = NONE if choice == NOBODY else choice - UNIT
    if field.done(side, stage):
        reveal(field)
        field.spot += 1


def reveal(field: Battlefield) -> None:
    side: i64 = 0
    while side < 2:
        unit = field.armies[side].picked
        if unit >= 0:
            put(field, unit, field.spot)
            field.turnwise |= 1 << side
        field.armies[side].picked = NONE
        side += 1


def fill_place_or_nobody(field: Battlefield, side: i64, may_pass: bool, buffer: vec[i64]) -> i64:
    count = offer_units(field.reserve(side), buffer)
    if may_pass:
        buffer[count] = NOBODY
        count += 1
    return count


# -- Main Units -------------------------------------------------------------------------------------------------


def ask_place(field: Battlefield) -> None:
    field.armies[0].picked = NONE
    field.armies[1].picked = NONE
    sides = with_reserve(field)
    if field.spot > field.last_position() or not sides:
        field.spot = field.first_position()
        field.turnwise = 0
        field.stage = S_SUPPORT
    else:
        field.ask(PLACE, sides)


def fill_place(field: Battlefield, side: i64, buffer: vec[i64]) -> i64:
    """With fewer Units than Positions left, one may stay empty."""
    positions = field.last_position() - field.spot + 1
    return fill_place_or_nobody(field, side, bits.count(field.reserve(side)) < positions, buffer)


def play_place(field: Battlefield, side: i64, choice: i64) -> None:
    pick(field, side, choice, S_PLACE)


# -- Support Units (rule 4.3) ---------------------------------------------------------------------------------------


def ask_support(field: Battlefield) -> None:
    sides = with_reserve(field)
    if not sides:
        field.stage = S_GENERAL
        return
    if field.spot > field.last_position():
        field.spot = field.first_position()
        field.turnwise = 0  # who has placed a Unit in this pass
    field.ask(SUPPORT, sides)


def fill_support(field: Battlefield, side: i64, buffer: vec[i64]) -> i64:
    """Every Unit must be placed: in each pass over the Positions at least one."""
    may_pass = field.spot < field.last_position() or field.turnwise >> side & 1 != 0
    return fill_place_or_nobody(field, side, may_pass, buffer)


def play_support(field: Battlefield, side: i64, choice: i64) -> None:
    pick(field, side, choice, S_SUPPORT)


# -- The Army General (rule 4.6) ------------------------------------------------------------------------------------


def ask_general(field: Battlefield) -> None:
    field.ask(GENERAL, 3)


def fill_general(field: Battlefield, side: i64, buffer: vec[i64]) -> i64:
    return offer_units(field.living(side), buffer)


def play_general(field: Battlefield, side: i64, choice: i64) -> None:
    field.armies[side].picked = choice - UNIT
    if field.done(side, S_ALLOT if field.expanded_deployment else S_PERIOD):
        settle_generals(field)


def settle_generals(field: Battlefield) -> None:
    side: i64 = 0
    while side < 2:
        army = field.armies[side]
        army.general = army.picked
        army.picked = NONE
        if field.log is not None:
            tell(field, "battle-general", "4.6", {"side": side_name(side), "unit": unit_name(army.general)})
        side += 1
    field.turnwise = 0
