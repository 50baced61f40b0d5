"""Chapter 4: Units are placed in secret, position by position; then the Army General joins one of them."""

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core import bits
from cannae.core.contract import Step
from cannae.games.battle.rules.battlefield import Battlefield
from cannae.games.battle.rules.cards import NONE
from cannae.games.battle.rules.common import Decision, offer_units, own_units
from cannae.games.battle.rules.naming import place_name, side_name, tell, unit_name
from cannae.games.battle.state import (
    ASK_GENERAL,
    ASK_PLACE,
    ASK_SUPPORT,
    BALLISTIC,
    BEGIN_PERIOD,
    GENERAL,
    NEXT_ALLOTMENT,
    NOBODY,
    PLACE,
    PLACES,
    SUPPORT,
    UNIT,
    UNITS,
)


def put(state: Battlefield, unit: i64, place: i64) -> None:
    stand(state, unit, place)
    tell_placed(state, 1 << unit)


def stand(state: Battlefield, unit: i64, place: i64) -> None:
    """A Unit takes its first place; the first of its side there is the Main Unit (rule 4.5)."""
    side = unit // UNITS
    state.units[unit].place = place
    if state.mains[PLACES * side + place] < 0:
        state.mains[PLACES * side + place] = unit
        state.level[place] = BALLISTIC


def tell_placed(state: Battlefield, units: i64) -> None:
    while state.log is not None and units:
        unit = bits.lowest(units)
        place = state.units[unit].place
        tell(state, "battle-placed", "4.2", {"unit": unit_name(unit), "place": place_name(state, place)})
        units &= units - 1


def with_reserve(state: Battlefield) -> i64:
    """The sides that still have Units to place, as bits."""
    return (1 if state.reserve(0) else 0) | (2 if state.reserve(1) else 0)


def pick(state: Battlefield, side: i64, choice: i64, step_number: i64) -> None:
    """One side has made up its mind whom to place; when both have, it is revealed and the next place is up."""
    state.armies[side].picked = NONE if choice == NOBODY else choice - UNIT
    if state.done(side, step_number):
        reveal(state)
        state.spot += 1


def ask_to_place(state: Battlefield, phase_number: i64, sides: i64, may_pass: i64) -> None:
    """A side with only one Unit, which it must place here, is not asked: everybody sees what it will be."""
    side: i64 = 0
    while side < 2:
        reserve = state.reserve(side)
        if sides & ~may_pass & 1 << side and reserve & (reserve - 1) == 0:
            state.armies[side].picked = bits.lowest(reserve)
            sides &= ~(1 << side)
        side += 1
    if sides:
        state.ask_sides(phase_number, sides)
    else:
        reveal(state)
        state.spot += 1


def reveal(state: Battlefield) -> None:
    side: i64 = 0
    while side < 2:
        unit = state.armies[side].picked
        if unit >= 0:
            put(state, unit, state.spot)
            state.turnwise |= 1 << side
        state.armies[side].picked = NONE
        side += 1


def fill_place_or_nobody(state: Battlefield, side: i64, may_pass: i64, buffer: vec[i64]) -> i64:
    count = offer_units(state.reserve(side), buffer)
    if may_pass:
        buffer[count] = NOBODY
        count += 1
    return count


# -- Main Units -------------------------------------------------------------------------------------------------


class AskPlace(Step[Battlefield]):
    """The next Position asks for its Main Units (4.2)."""

    def run(self, state: Battlefield) -> None:
        state.armies[0].picked = NONE
        state.armies[1].picked = NONE
        sides = with_reserve(state)
        if state.spot > state.last_position() or not sides:
            state.spot = state.first_position()
            state.turnwise = 0
            state.step_number = ASK_SUPPORT
        else:
            ask_to_place(state, PLACE, sides, may_leave_empty(state, 0) | may_leave_empty(state, 1) << 1)


def may_leave_empty(state: Battlefield, side: i64) -> i64:
    """1 with fewer Units than Positions left."""
    positions = state.last_position() - state.spot + 1
    return 1 if bits.count(state.reserve(side)) < positions else 0


class Place(Decision):
    """The Main Unit of a Position, named in secret (4.2)."""

    def fill(self, state: Battlefield, side: i64, buffer: vec[i64]) -> i64:
        return fill_place_or_nobody(state, side, may_leave_empty(state, side), buffer)

    def play(self, state: Battlefield, side: i64, choice: i64) -> None:
        pick(state, side, choice, ASK_PLACE)

    def conceivable(self, state: Battlefield, side: i64) -> list[int]:
        return own_units(state, side) + [NOBODY]


# -- Support Units (rule 4.3) ---------------------------------------------------------------------------------------


class AskSupport(Step[Battlefield]):
    """The next Position asks for Support, pass after pass (4.3)."""

    def run(self, state: Battlefield) -> None:
        sides = with_reserve(state)
        if not sides:
            state.step_number = ASK_GENERAL
            return
        if state.spot > state.last_position():
            state.spot = state.first_position()
            state.turnwise = 0  # who has placed a Unit in this pass
        ask_to_place(state, SUPPORT, sides, 3 if state.spot < state.last_position() else state.turnwise)


class Support(Decision):
    """A Support Unit for a Position, named in secret (4.3)."""

    def fill(self, state: Battlefield, side: i64, buffer: vec[i64]) -> i64:
        """Every Unit must be placed: in each pass over the Positions at least one."""
        may_pass = state.spot < state.last_position() or state.turnwise >> side & 1 != 0
        return fill_place_or_nobody(state, side, 1 if may_pass else 0, buffer)

    def play(self, state: Battlefield, side: i64, choice: i64) -> None:
        pick(state, side, choice, ASK_SUPPORT)

    def conceivable(self, state: Battlefield, side: i64) -> list[int]:
        return own_units(state, side) + [NOBODY]


# -- The Army General (rule 4.6) ------------------------------------------------------------------------------------


class AskGeneral(Step[Battlefield]):
    """Both say where their General is (4.6)."""

    def run(self, state: Battlefield) -> None:
        state.ask_sides(GENERAL, 3)


class General(Decision):
    """The Unit that the Army General goes with, named in secret (4.6)."""

    def fill(self, state: Battlefield, side: i64, buffer: vec[i64]) -> i64:
        return offer_units(state.living(side), buffer)

    def play(self, state: Battlefield, side: i64, choice: i64) -> None:
        state.armies[side].picked = choice - UNIT
        if state.done(side, NEXT_ALLOTMENT if state.terms.expanded_deployment else BEGIN_PERIOD):
            settle_generals(state)

    def conceivable(self, state: Battlefield, side: i64) -> list[int]:
        return own_units(state, side)


def settle_generals(state: Battlefield) -> None:
    side: i64 = 0
    while side < 2:
        army = state.armies[side]
        army.general = army.picked
        army.picked = NONE
        if state.log is not None:
            tell(state, "battle-general", "4.6", {"side": side_name(side), "unit": unit_name(army.general)})
        side += 1
    state.turnwise = 0
