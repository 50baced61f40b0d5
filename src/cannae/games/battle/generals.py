"""The Army General moves by himself, and joins a Unit where he meets one (rules 12.15, 12.16)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core import bits
from cannae.games.battle.cards import NONE
from cannae.games.battle.choices import (
    ASSIGN,
    S_MOVED,
    UNIT,
)
from cannae.games.battle.offers import offer_units
from cannae.games.battle.state import (
    Battlefield,
)
from cannae.games.battle.telling import place_name, side_name, tell, unit_name

GENERALS_MOVE: Final = -3  # in `moving`: the Army General moves by himself


def move_general(field: Battlefield, side: i64, goal: i64) -> None:
    army = field.armies[side]
    if field.log is not None:
        tell(field, "battle-general-moves", "12.15", {"side": side_name(side), "place": place_name(field, goal)})
    field.goal = goal
    field.vacancy = NONE
    units = hosts(field, side, goal)
    if not units:
        army.general_across = field.units[army.general].across if army.general >= 0 else army.general_across
        army.general = NONE
        army.general_place = goal
        field.stage = S_MOVED
    else:
        assign(field, side, units, S_MOVED)


def hosts(field: Battlefield, side: i64, place: i64) -> i64:
    """The Units at a place that the General may join, as bits: not the one he is with."""
    general = field.armies[side].general
    return field.units_at(side, place) & ~(1 << general) if general >= 0 else field.units_at(side, place)


def company(field: Battlefield, side: i64) -> i64:
    """The Units that have come to the side of the card on which their General stands alone, as bits."""
    army = field.armies[side]
    if army.general >= 0 or army.general_place < 0:
        return 0
    across = field.across_at(side, army.general_place)
    return across if army.general_across else field.units_at(side, army.general_place) & ~across


def assign(field: Battlefield, side: i64, units: i64, then: i64) -> None:
    """The General joins one of these Units; his owner names it where there are several. Then the rules go on."""
    if units & (units - 1):
        field.then = then
        field.ask(ASSIGN, 1 << side)
    else:
        field.stage = then
        give_general(field, side, bits.lowest(units))


def joinable(field: Battlefield, side: i64) -> i64:
    """The Units among which the General is being assigned, as bits: where he has gone, or that have come to him."""
    return hosts(field, side, field.goal) if field.moving == GENERALS_MOVE else company(field, side)


def fill_assign(field: Battlefield, side: i64, buffer: vec[i64]) -> i64:
    return offer_units(joinable(field, side), buffer)


def play_assign(field: Battlefield, side: i64, choice: i64) -> None:
    field.stage = field.then
    give_general(field, side, choice - UNIT)


def give_general(field: Battlefield, side: i64, unit: i64) -> None:
    army = field.armies[side]
    army.general = unit
    army.general_place = NONE
    army.general_across = 0
    if field.log is not None:
        tell(field, "battle-general", "12.16", {"side": side_name(side), "unit": unit_name(unit)})
