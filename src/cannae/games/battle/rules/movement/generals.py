"""The Army General moves by himself, and joins a Unit where he meets one (rules 12.15, 12.16)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core import bits
from cannae.games.battle.rules.battlefield import Battlefield
from cannae.games.battle.rules.cards import NONE
from cannae.games.battle.rules.common import Decision, offer_units, own_and_joining
from cannae.games.battle.rules.naming import own_unit_name, place_name, side_name, tell, unit_id, unit_name
from cannae.games.battle.state import ASSIGN, MOVED, UNIT

GENERALS_MOVE: Final = -3  # in `moving`: the Army General moves by himself


def mover_name(state: Battlefield) -> object:
    """The Unit or General that moves, as its own player calls it."""
    return "@battle-the-general" if state.moving == GENERALS_MOVE else own_unit_name(state.moving)


def who_moves(state: Battlefield) -> dict[str, object]:
    return {"unit": unit_id(state.moving)} if state.moving >= 0 else {}


def move_general(state: Battlefield, side: i64, goal: i64) -> None:
    army = state.armies[side]
    if state.log is not None:
        tell(state, "battle-general-moves", "12.15", {"side": side_name(side), "place": place_name(state, goal)})
    state.goal = goal
    state.vacancy = NONE
    units = hosts(state, side, goal)
    if not units:
        army.general_across = state.units[army.general].across if army.general >= 0 else army.general_across
        army.general = NONE
        army.general_place = goal
        state.step_number = MOVED
    else:
        assign(state, side, units, MOVED)


def hosts(state: Battlefield, side: i64, place: i64) -> i64:
    """The Units at a place that the General may join, as bits: not the one he is with."""
    general = state.armies[side].general
    return state.units_at(side, place) & ~(1 << general) if general >= 0 else state.units_at(side, place)


def company(state: Battlefield, side: i64) -> i64:
    """The Units that have come to the side of the card on which their General stands alone, as bits."""
    army = state.armies[side]
    if army.general >= 0 or army.general_place < 0:
        return 0
    across = state.across_at(side, army.general_place)
    return across if army.general_across else state.units_at(side, army.general_place) & ~across


def assign(state: Battlefield, side: i64, units: i64, then: i64) -> None:
    """The General joins one of these Units; his owner names it where there are several. Then the rules go on."""
    if units & (units - 1):
        state.then = then
        state.ask_sides(ASSIGN, 1 << side)
    else:
        state.step_number = then
        give_general(state, side, bits.lowest(units))


def joinable(state: Battlefield, side: i64) -> i64:
    """The Units among which the General is being assigned, as bits: where he has gone, or that have come to him."""
    return hosts(state, side, state.goal) if state.moving == GENERALS_MOVE else company(state, side)


class Assign(Decision):
    """The Unit that the General joins (12.16)."""

    def fill(self, state: Battlefield, side: i64, buffer: vec[i64]) -> i64:
        return offer_units(joinable(state, side), buffer)

    def play(self, state: Battlefield, side: i64, choice: i64) -> None:
        state.step_number = state.then
        give_general(state, side, choice - UNIT)

    def conceivable(self, state: Battlefield, side: i64) -> list[int]:
        return own_and_joining(state, side)


def give_general(state: Battlefield, side: i64, unit: i64) -> None:
    army = state.armies[side]
    army.general = unit
    army.general_place = NONE
    army.general_across = 0
    if state.log is not None:
        tell(state, "battle-general", "12.16", {"side": side_name(side), "unit": unit_name(unit)})
