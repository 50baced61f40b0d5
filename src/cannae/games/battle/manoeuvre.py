"""Sensible movement: take Positions, help where the fight is even, get behind the enemy, keep the General safe."""

from mypy_extensions import i64

from cannae.core import bits
from cannae.games.battle import choices as c
from cannae.games.battle.cards import NONE
from cannae.games.battle.generals import GENERALS_MOVE, hosts
from cannae.games.battle.judgement import (
    best_fighter,
    endurance,
    has_missiles,
    is_general,
    power,
    safest,
    safety,
    weakest,
)
from cannae.games.battle.movement import may_move, may_order
from cannae.games.battle.period import in_reach
from cannae.games.battle.reach import general_reach, may_cross, unit_reach
from cannae.games.battle.state import BALLISTIC, CHARGE, UNITS, Battlefield

HOLDING = 40  # worth of a Position that only we stand on
DECISIVE = 200
MUCH_SAFER = 25


def is_position(field: Battlefield, place: i64) -> bool:
    return field.first_position() <= place <= field.last_position()


def majority(field: Battlefield) -> i64:
    return (field.last_position() - field.first_position() + 1) // 2 + 1


def best_move(field: Battlefield, side: i64) -> i64:
    """The move that promises most, as the choice the present phase asks for; to pass when none does."""
    if field.now == c.MOVE and field.expanded_movement and field.caller == side and not field.armies[1 - side].passed:
        return c.GRANT + field.units_left(1 - side) + 1
    refuge = general_refuge(field, side)
    if field.moving == GENERALS_MOVE:
        return c.AT + field.units[refuge].place if refuge >= 0 else NONE
    if field.now == c.MOVE and is_worth_the_move(field, side, refuge):
        return c.MOVE_GENERAL
    asked = field.now == c.DESTINATION
    best: i64 = 0
    best_unit: i64 = NONE
    best_goal: i64 = NONE
    index = field.moving if asked else UNITS * side
    last = index + 1 if asked else UNITS * side + UNITS
    while index < last:
        if asked or may_move(field, index):
            goals = unit_reach(field, index)
            while goals:
                goal = bits.lowest(goals)
                goals &= goals - 1
                value = worth_of_move(field, side, index, goal)
                if value > best or (asked and best_goal == NONE):
                    best, best_unit, best_goal = value, index, goal
            if may_cross(field, index):
                value = worth_of_crossing(field, side, index)
                if value > best:
                    best, best_unit, best_goal = value, index, field.count
        index += 1
    if asked:
        return c.CROSS if best_goal == field.count else c.AT + best_goal
    return c.UNIT + best_unit if best_unit >= 0 else c.PASS


def general_refuge(field: Battlefield, side: i64) -> i64:
    """The Unit with which the General would be kept best, of those he can reach by himself; NONE of none."""
    places = general_reach(field, side)
    best: i64 = NONE
    while places:
        host = safest(field, hosts(field, side, bits.lowest(places)))
        if host >= 0 and (best < 0 or safety(field, host) > safety(field, best)):
            best = host
        places &= places - 1
    return best


def is_worth_the_move(field: Battlefield, side: i64, refuge: i64) -> bool:
    """He who loses his General's Unit has lost: a General alone, or with a Unit about to break, looks for another."""
    army = field.armies[side]
    if refuge < 0 or army.general_moved or not may_order(field, side):
        return False
    return army.general < 0 or safety(field, refuge) >= safety(field, army.general) + MUCH_SAFER


def worth_of_move(field: Battlefield, side: i64, index: i64, goal: i64) -> i64:
    return worth_of_arriving(field, side, index, goal) - worth_of_staying(field, side, index)


def worth_of_staying(field: Battlefield, side: i64, index: i64) -> i64:
    """What leaving would give away."""
    unit = field.units[index]
    place = unit.place
    alone = field.units_at(side, place) == 1 << index
    if not alone:
        return 12 if field.owner(place) == 2 and endurance(field.units[field.main(side, place)]) < 35 else 4
    if not is_position(field, place):
        return 2
    if field.owner(place) == 2:
        lost = DECISIVE if field.positions_held(1 - side) + 1 >= majority(field) else 0
        hopeless = endurance(unit) + 15 < endurance(field.units[field.main(1 - side, place)])
        return lost + (10 if hopeless and is_general(field, index) else 45)
    return HOLDING + 10


def worth_of_arriving(field: Battlefield, side: i64, index: i64, goal: i64) -> i64:
    unit = field.units[index]
    owner = field.owner(goal)
    value: i64 = 0 if is_position(field, goal) else -35
    if owner == NONE:
        value += HOLDING
        if is_position(field, goal) and field.positions_held(side) + 1 >= majority(field):
            value += DECISIVE
    elif owner == side:
        value += 3
    elif owner == 2:
        main = field.main(side, goal)
        value += 22 if endurance(field.units[main]) < 35 else 9
        if unit.across:
            value += 25
        if is_general(field, index):
            value -= 15
    else:
        enemy = field.main(1 - side, goal)
        value += 20 + (power(field, index) - power(field, enemy)) // 2
        if is_position(field, goal) and field.positions_held(1 - side) >= majority(field):
            value += DECISIVE
        if unit.across:
            value += 10
        if is_general(field, index):
            value -= 40
    return value


def worth_of_crossing(field: Battlefield, side: i64, index: i64) -> i64:
    """Going over pays when a contested neighbour can be taken in the rear next time."""
    unit = field.units[index]
    if unit.across or is_general(field, index):
        return 0
    value: i64 = 0
    for place in (unit.place - 1, unit.place + 1):
        if 0 <= place < field.count and field.owner(place) == 2 and field.main(side, place) >= 0:
            value = 8
    return value


def arrival_level(field: Battlefield, side: i64, index: i64, goal: i64) -> i64:
    """Shooters keep their distance; others come to Charge where that suits them better."""
    enemy = field.main(1 - side, goal)
    if enemy < 0:
        return BALLISTIC if has_missiles(field.units[index]) else CHARGE
    far = best_fighter(field, index, BALLISTIC) - best_fighter(field, enemy, BALLISTIC)
    near = best_fighter(field, index, CHARGE) - best_fighter(field, enemy, CHARGE)
    return BALLISTIC if far >= near else CHARGE


def announcement(field: Battlefield, side: i64) -> i64:
    """Fight the weakest neighbour, if he is weaker than we are; leave the others alone."""
    own = field.speaker
    enemy = weakest(field, in_reach(field, own))
    if is_general(field, own) or enemy < 0 or power(field, own) - power(field, enemy) <= 5:
        return c.NOBODY
    return c.UNIT + enemy
