"""A Unit moves: along the row or across a card, what it meets there, and who leads where it left."""

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.contract import Step
from cannae.games.battle.rules.battlefield import Battlefield
from cannae.games.battle.rules.cards import NONE
from cannae.games.battle.rules.common import Decision, offer_units, own_units
from cannae.games.battle.rules.duration.losses import name_main
from cannae.games.battle.rules.movement.generals import assign, company, mover_name, who_moves
from cannae.games.battle.rules.naming import level_name, place_name, side_name, tell, unit_name
from cannae.games.battle.state import (
    ARRIVE,
    BALLISTIC,
    CHARGE,
    ENGAGE,
    LEVEL,
    LEVELS,
    MELEE,
    MOVED,
    NEXT_TURN,
    PLACES,
    UNIT,
    UNITS,
    WON_CAPTURE,
)


def cross(state: Battlefield, side: i64) -> None:
    unit = state.units[state.moving]
    unit.across = 1 - unit.across
    state.step_number = ARRIVE
    state.vacancy = NONE
    if state.log is not None:
        tell(
            state, "battle-crosses", "12.10", {"unit": unit_name(state.moving), "place": place_name(state, unit.place)}
        )
    captures(state, side, unit.place, side ^ unit.across)


def march(state: Battlefield, side: i64, goal: i64) -> None:
    """Along the row to the goal; a lone enemy General on that side of any card passed is taken (rule 12.17)."""
    unit = state.units[state.moving]
    start = unit.place
    step: i64 = 1 if goal > start else -1
    place = start
    if state.log is not None:
        tell(state, "battle-moves", "12.6", {"unit": unit_name(state.moving), "place": place_name(state, goal)})
    while place != goal:
        place += step
        if captures(state, side, place, side ^ unit.across):
            return
    state.vacancy = NONE
    if state.mains[PLACES * side + start] == state.moving:
        state.mains[PLACES * side + start] = NONE
        state.vacancy = start
    state.goal = goal
    if state.main(side, goal) >= 0:
        join_line(state, side, goal)
    else:
        state.ask_sides(LEVEL, 1 << side)


def captures(state: Battlefield, side: i64, place: i64, ground: i64) -> bool:
    enemy = state.armies[1 - side]
    if enemy.general >= 0 or enemy.general_place != place or (1 - side) ^ enemy.general_across != ground:
        return False
    if state.log is not None:
        tell(state, "battle-captured", "12.17", {"side": side_name(side), "place": place_name(state, place)})
    state.finish(side, WON_CAPTURE)
    return True


def join_line(state: Battlefield, side: i64, goal: i64) -> None:
    """Onto a card with own Units: Support at their Combat Level (rule 12.9)."""
    unit = state.units[state.moving]
    main = state.main(side, goal)
    unit.place = goal
    # A front to support it makes a Unit in the enemy's rear a supporter itself (rule 10.8).
    if not unit.across and state.rear_attackers(side, goal) >> main & 1:
        state.mains[PLACES * side + goal] = state.moving
    state.step_number = ARRIVE


class Level(Decision):
    """At which Combat Level a Unit arrives: any on an Empty card, Ballistic or Charge against the enemy (12.7)."""

    def fill(self, state: Battlefield, side: i64, buffer: vec[i64]) -> i64:
        """Any Combat Level on an Empty card, Ballistic or Charge against the enemy (rules 12.7, 12.8)."""
        highest = CHARGE if state.main(1 - side, state.goal) >= 0 else MELEE
        level: i64 = BALLISTIC
        while level <= highest:
            buffer[level] = LEVELS + level
            level += 1
        return highest + 1

    def play(self, state: Battlefield, side: i64, choice: i64) -> None:
        goal = state.goal
        unit = state.units[state.moving]
        unit.place = goal
        state.level[goal] = choice - LEVELS
        if state.log is not None:
            words: dict[str, object] = {"place": place_name(state, goal), "level": level_name(choice - LEVELS)}
            tell(state, "battle-level", "12.7", words)
        send_back(state, 1 - side, goal)
        state.mains[PLACES * side + goal] = state.moving
        state.step_number = ARRIVE

    def conceivable(self, state: Battlefield, side: i64) -> list[int]:
        return [LEVELS + level for level in range(3)]

    def why_not(self, state: Battlefield, side: i64, choice: i64) -> str:
        return "12.8" if choice == LEVELS + MELEE else self.rule

    def prompt(self, state: Battlefield, side: i64) -> dict[str, object]:
        return {"unit": mover_name(state), "place": place_name(state, state.goal)}

    def focus(self, state: Battlefield) -> dict[str, object]:
        return who_moves(state)


def send_back(state: Battlefield, side: i64, place: i64) -> None:
    """Enemies who had crossed over on a card they Controlled go back to their own side (rule 12.14)."""
    index = UNITS * side
    while index < UNITS * side + UNITS:
        unit = state.units[index]
        if unit.place == place and unit.across:
            unit.across = 0
            if state.log is not None:
                tell(state, "battle-goes-back", "12.14", {"unit": unit_name(index)})
        index += 1


class Arrive(Step[Battlefield]):
    """A lone General joins a Unit that has come to him (rule 12.16); behind several enemies the mover names the one
    he engages (rule 12.12)."""

    def run(self, state: Battlefield) -> None:
        side: i64 = 0
        while side < 2:
            units = company(state, side)
            if units:
                assign(state, side, units, ARRIVE)
                return
            side += 1
        side = state.moving // UNITS
        unit = state.units[state.moving]
        state.step_number = MOVED
        if unit.across:
            enemies = standing(state, 1 - side, unit.place)
            if enemies & (enemies - 1):
                state.ask_sides(ENGAGE, 1 << side)


def standing(state: Battlefield, side: i64, place: i64) -> i64:
    """The Units of a side on their own side of a card, as bits: those an enemy across stands behind."""
    return state.units_at(side, place) & ~state.across_at(side, place)


class Engage(Decision):
    """The enemy whom a Unit that has come behind several engages (12.12)."""

    def fill(self, state: Battlefield, side: i64, buffer: vec[i64]) -> i64:
        return offer_units(standing(state, 1 - side, state.goal), buffer)

    def play(self, state: Battlefield, side: i64, choice: i64) -> None:
        state.mains[PLACES * (1 - side) + state.goal] = choice - UNIT
        state.step_number = MOVED
        if state.log is not None:
            tell(state, "battle-engages", "12.12", {"unit": unit_name(state.moving), "enemy": unit_name(choice - UNIT)})

    def conceivable(self, state: Battlefield, side: i64) -> list[int]:
        return own_units(state, 1 - side)

    def prompt(self, state: Battlefield, side: i64) -> dict[str, object]:
        return {"unit": mover_name(state), "place": place_name(state, state.goal)}

    def focus(self, state: Battlefield) -> dict[str, object]:
        return who_moves(state)


class Moved(Step[Battlefield]):
    """A Main Unit that left Support behind is replaced (rule 5.6)."""

    def run(self, state: Battlefield) -> None:
        side = state.mover
        state.goal = NONE
        state.moving = NONE
        place = state.vacancy
        state.step_number = NEXT_TURN
        if place < 0:
            return
        state.vacancy = NONE
        there = state.units_at(side, place)
        own_side = there & ~state.across_at(side, place)
        name_main(state, side, place, own_side or there, NEXT_TURN)
