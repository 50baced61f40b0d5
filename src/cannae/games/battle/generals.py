"""The Army General moves by himself (rules 12.15, 12.16)."""

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
    elif units & (units - 1):
        field.ask(ASSIGN, 1 << side)
    else:
        give_general(field, side, bits.lowest(units))
        field.stage = S_MOVED


def hosts(field: Battlefield, side: i64, place: i64) -> i64:
    """The Units at a place that the General may join, as bits: not the one he is with."""
    general = field.armies[side].general
    return field.units_at(side, place) & ~(1 << general) if general >= 0 else field.units_at(side, place)


def fill_assign(field: Battlefield, side: i64, buffer: vec[i64]) -> i64:
    return offer_units(hosts(field, side, field.goal), buffer)


def play_assign(field: Battlefield, side: i64, choice: i64) -> None:
    give_general(field, side, choice - UNIT)
    field.stage = S_MOVED


def give_general(field: Battlefield, side: i64, unit: i64) -> None:
    army = field.armies[side]
    army.general = unit
    army.general_place = NONE
    army.general_across = 0
    if field.log is not None:
        tell(field, "battle-general", "12.16", {"side": side_name(side), "unit": unit_name(unit)})
