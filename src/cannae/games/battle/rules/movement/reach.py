"""Who may leave a card, and how far he gets (rules 12.5, 12.6, 12.11, 12.13)."""

from mypy_extensions import i64

from cannae.games.battle.rules.battlefield import Battlefield
from cannae.games.battle.rules.cards import CARDS
from cannae.games.battle.rules.movement.generals import hosts
from cannae.games.battle.state import BALLISTIC, UNITS


def is_held(state: Battlefield, side: i64, place: i64) -> bool:
    """Rule 12.13: a Unit behind an enemy Unit with Support pins everyone on that card."""
    return (has_pair(state, side, place) and state.rear_attackers(1 - side, place) != 0) or (
        has_pair(state, 1 - side, place) and state.rear_attackers(side, place) != 0
    )


def has_pair(state: Battlefield, side: i64, place: i64) -> bool:
    """A Unit with Support: two or more on the card, on whichever side of it."""
    own = state.units_at(side, place)
    return own & (own - 1) != 0


def is_free(state: Battlefield, index: i64) -> bool:
    """Whether a Unit may leave its card as it is (rules 12.5, 12.13)."""
    unit = state.units[index]
    if state.owner(unit.place) != 2:
        return True
    if state.main(index // UNITS, unit.place) == index and state.level[unit.place] != BALLISTIC:
        return False
    return not is_held(state, index // UNITS, unit.place)


def reach(state: Battlefield, side: i64, start: i64, across: i64, speed: i64, is_general: bool) -> i64:
    """The places that can be moved to along one side of the row, as bits."""
    found: i64 = 0
    step: i64 = -1
    while step <= 1:
        place = start + step
        total: i64 = 0
        while 0 <= place < state.terms.terrains:
            if is_general and state.owner(place) == 1 - side:
                break
            found |= 1 << place
            total += state.going[place]
            if total >= speed:
                break
            if across and has_pair(state, 1 - side, place):
                break
            place += step
        step += 2
    return found


def unit_reach(state: Battlefield, index: i64) -> i64:
    unit = state.units[index]
    if not is_free(state, index):  # it withdraws: to a neighbour and no further (rule 8.4)
        return (2 << unit.place | 1 << unit.place >> 1) & ((1 << state.terms.terrains) - 1)
    return reach(state, index // UNITS, unit.place, unit.across, unit.speed(), False)


def general_reach(state: Battlefield, side: i64) -> i64:
    """Where the General may go by himself (rules 12.15, 12.16); his own card when he may change Units there."""
    army = state.armies[side]
    place = state.general_at(side)
    across = state.units[army.general].across if army.general >= 0 else army.general_across
    found = reach(state, side, place, across, CARDS.general_speed, True)
    return found | 1 << place if hosts(state, side, place) else found


def may_cross(state: Battlefield, index: i64) -> bool:
    """Rule 12.10: a Unit on a card its player Controls may go over to the other side, or back."""
    return state.owner(state.units[index].place) == index // UNITS
