"""Who may leave a card, and how far he gets (rules 12.5, 12.6, 12.11, 12.13)."""

from mypy_extensions import i64

from cannae.games.battle.cards import CARDS
from cannae.games.battle.generals import hosts
from cannae.games.battle.state import (
    BALLISTIC,
    UNITS,
    Battlefield,
)


def is_held(field: Battlefield, side: i64, place: i64) -> bool:
    """Rule 12.13: a Unit behind an enemy Unit with Support pins everyone on that card."""
    return (has_pair(field, side, place) and field.rear_attackers(1 - side, place) != 0) or (
        has_pair(field, 1 - side, place) and field.rear_attackers(side, place) != 0
    )


def has_pair(field: Battlefield, side: i64, place: i64) -> bool:
    """A Unit with Support: two or more on the card, on whichever side of it."""
    own = field.units_at(side, place)
    return own & (own - 1) != 0


def is_free(field: Battlefield, index: i64) -> bool:
    """Whether a Unit may leave its card as it is (rules 12.5, 12.13)."""
    unit = field.units[index]
    if field.owner(unit.place) != 2:
        return True
    if field.main(index // UNITS, unit.place) == index and field.level[unit.place] != BALLISTIC:
        return False
    return not is_held(field, index // UNITS, unit.place)


def reach(field: Battlefield, side: i64, start: i64, across: i64, speed: i64, is_general: bool) -> i64:
    """The places that can be moved to along one side of the row, as bits."""
    found: i64 = 0
    step: i64 = -1
    while step <= 1:
        place = start + step
        total: i64 = 0
        while 0 <= place < field.count:
            if is_general and field.owner(place) == 1 - side:
                break
            found |= 1 << place
            total += field.going[place]
            if total >= speed:
                break
            if across and has_pair(field, 1 - side, place):
                break
            place += step
        step += 2
    return found


def unit_reach(field: Battlefield, index: i64) -> i64:
    unit = field.units[index]
    if not is_free(field, index):  # it withdraws: to a neighbour and no further (rule 8.4)
        return (2 << unit.place | 1 << unit.place >> 1) & ((1 << field.count) - 1)
    return reach(field, index // UNITS, unit.place, unit.across, unit.speed(), False)


def general_reach(field: Battlefield, side: i64) -> i64:
    """Where the General may go by himself (rules 12.15, 12.16); his own card when he may change Units there."""
    army = field.armies[side]
    place = field.general_at(side)
    across = field.units[army.general].across if army.general >= 0 else army.general_across
    found = reach(field, side, place, across, CARDS.general_speed, True)
    return found | 1 << place if hosts(field, side, place) else found


def may_cross(field: Battlefield, index: i64) -> bool:
    """Rule 12.10: a Unit on a card its player Controls may go over to the other side, or back."""
    return field.owner(field.units[index].place) == index // UNITS
