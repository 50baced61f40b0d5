"""Sensible movement: take Positions, help where the fight is even, get behind the enemy, keep the General safe."""

from mypy_extensions import i64

from cannae.core import bits
from cannae.core.playout import Eye
from cannae.games.battle import state as c
from cannae.games.battle.bots.judgement import (
    best_fighter,
    endurance,
    has_missiles,
    is_general,
    power,
    safest,
    safety,
    weakest,
)
from cannae.games.battle.rules.battlefield import Battlefield
from cannae.games.battle.rules.cards import NONE
from cannae.games.battle.rules.movement.generals import GENERALS_MOVE, hosts
from cannae.games.battle.rules.movement.reach import general_reach, may_cross, unit_reach
from cannae.games.battle.rules.movement.turns import may_move, may_order
from cannae.games.battle.rules.period import in_reach
from cannae.games.battle.state import BALLISTIC, CHARGE, UNITS

HOLDING = 40  # worth of a Position that only we stand on
DECISIVE = 200
MUCH_SAFER = 25
CLEAR = 10  # what one Unit must be stronger than another by, to be sure of it
IN_THE_REAR = 52  # worth of standing behind an enemy who is fought in front: he is Shaken every Duration (rule 10.2)
BEHIND = 23  # of standing behind one who is not
WAY_ROUND = 42  # of meeting an enemy who is on his way into our rear
LAST_HOPE = 60  # of attacking, for a side that would lose by sitting still and has few Periods left
FEW_PERIODS = 4


def is_position(state: Battlefield, place: i64) -> bool:
    return state.first_position() <= place <= state.last_position()


def majority(state: Battlefield) -> i64:
    return (state.last_position() - state.first_position() + 1) // 2 + 1


def best_move(state: Battlefield, side: i64, eye: Eye) -> i64:
    """The move that promises most, as the choice the present phase asks for; to pass when none does."""
    if (
        state.phase_number == c.MOVE
        and state.terms.expanded_movement
        and state.caller == side
        and not state.armies[1 - side].passed
    ):
        return c.GRANT + state.units_left(1 - side) + 1
    refuge = general_refuge(state, side, eye)
    if state.moving == GENERALS_MOVE:
        return c.AT + state.units[refuge].place if refuge >= 0 else NONE
    if state.phase_number == c.MOVE and is_worth_the_move(state, side, refuge):
        return c.MOVE_GENERAL
    asked = state.phase_number == c.DESTINATION
    best: i64 = 0
    best_unit: i64 = NONE
    best_goal: i64 = NONE
    index = state.moving if asked else UNITS * side
    last = index + 1 if asked else UNITS * side + UNITS
    while index < last:
        if asked or may_move(state, index):
            goals = unit_reach(state, index)
            while goals:
                goal = bits.lowest(goals)
                goals &= goals - 1
                value = eye.sees(worth_of_move(state, side, index, goal))
                if value > best or (asked and best_goal == NONE):
                    best, best_unit, best_goal = value, index, goal
            if may_cross(state, index):
                value = eye.sees(worth_of_crossing(state, side, index))
                if value > best:
                    best, best_unit, best_goal = value, index, state.terms.terrains
        index += 1
    if asked:
        return c.CROSS if best_goal == state.terms.terrains else c.AT + best_goal
    return c.UNIT + best_unit if best_unit >= 0 else c.PASS


def general_refuge(state: Battlefield, side: i64, eye: Eye) -> i64:
    """The Unit with which the General would be kept best, of those he can reach by himself; NONE of none."""
    places = general_reach(state, side)
    best: i64 = NONE
    while places:
        host = safest(state, hosts(state, side, bits.lowest(places)), eye)
        if host >= 0 and (best < 0 or safety(state, host) > safety(state, best)):
            best = host
        places &= places - 1
    return best


def is_worth_the_move(state: Battlefield, side: i64, refuge: i64) -> bool:
    """A side without its General's Unit has lost: a General alone, or in a Unit about to break, looks for another."""
    army = state.armies[side]
    if refuge < 0 or army.general_moved or not may_order(state, side):
        return False
    return army.general < 0 or safety(state, refuge) >= safety(state, army.general) + MUCH_SAFER


def worth_of_move(state: Battlefield, side: i64, index: i64, goal: i64) -> i64:
    return worth_of_arriving(state, side, index, goal) - worth_of_staying(state, side, index)


def worth_of_staying(state: Battlefield, side: i64, index: i64) -> i64:
    """What leaving would give away."""
    unit = state.units[index]
    place = unit.place
    if state.rear_attackers(side, place) >> index & 1:
        return IN_THE_REAR + HOLDING  # there it stays
    alone = state.units_at(side, place) == 1 << index
    if not alone:
        return 12 if state.owner(place) == 2 and endurance(state.units[state.main(side, place)]) < 35 else 4
    if not is_position(state, place):
        return 2
    if state.owner(place) == 2:
        lost = DECISIVE if state.positions_held(1 - side) + 1 >= majority(state) else 0
        hopeless = endurance(unit) + 15 < endurance(state.units[state.main(1 - side, place)])
        return lost + (10 if hopeless and is_general(state, index) else 45)
    return HOLDING // 2 if must_act(state, side) else HOLDING + 20


def must_act(state: Battlefield, side: i64) -> bool:
    """Whether nobody fights anywhere and sitting still would lose, or draw at best (rules 13.3, 13.4)."""
    place: i64 = 0
    while place < state.terms.terrains:
        if state.owner(place) == 2:
            return False
        place += 1
    ahead = state.positions_held(side) - state.positions_held(1 - side)
    return ahead < 0 or (ahead == 0 and state.score(side) <= state.score(1 - side))


def is_last_chance(state: Battlefield, side: i64) -> bool:
    """Whether who must act can wait no longer: then even the General's Unit attacks, since he loses with or without
    it."""
    few = state.terms.periods - state.period < FEW_PERIODS or state.units_left(side) == 1
    return few and must_act(state, side)


def worth_of_arriving(state: Battlefield, side: i64, index: i64, goal: i64) -> i64:
    unit = state.units[index]
    owner = state.owner(goal)
    value: i64 = 0 if is_position(state, goal) else -35
    if owner == NONE:
        value += HOLDING
        if is_general(state, index):
            value -= 15
        elif not is_position(state, goal):
            value += rear_from(state, side, goal) // 2
        if is_position(state, goal) and state.positions_held(side) + 1 >= majority(state):
            value += DECISIVE
    elif owner == side:
        value += 3
    elif owner == 2:
        main = state.main(side, goal)
        value += 22 if endurance(state.units[main]) < 35 else 9
        if unit.across and is_exposed(state, side, goal):
            value += IN_THE_REAR
        if is_general(state, index):
            value -= 15
    else:
        enemy = state.main(1 - side, goal)
        value += 20 + (power(state, index) - power(state, enemy)) // 2
        if must_act(state, side):
            value += HOLDING
        if is_position(state, goal) and state.positions_held(1 - side) >= majority(state):
            value += DECISIVE
        if unit.across and is_exposed(state, side, goal):
            value += BEHIND
        elif threatens(state, 1 - side, goal):
            value += WAY_ROUND
        if is_last_chance(state, side):
            value += LAST_HOPE
        elif is_general(state, index):
            value -= 40
    return value


def is_exposed(state: Battlefield, side: i64, place: i64) -> bool:
    """Whether a Unit of this side on the far side of that card would attack the enemy there in the rear."""
    if not 0 <= place < state.terms.terrains:
        return False
    enemy = state.main(1 - side, place)
    return enemy >= 0 and not state.units[enemy].across


def rear_from(state: Battlefield, side: i64, place: i64) -> i64:
    """What the rear of the enemies on neighbouring cards is worth to a Unit that can get there from this card."""
    best: i64 = 0
    for beside in (place - 1, place + 1):
        if is_exposed(state, side, beside):
            best = max(best, IN_THE_REAR if state.owner(beside) == 2 else BEHIND)
    return best


def threatens(state: Battlefield, side: i64, place: i64) -> bool:
    """Whether this side stands where it can get into the rear of an enemy who is fighting."""
    return rear_from(state, side, place) == IN_THE_REAR and (
        not is_position(state, place) or state.across_at(side, place) != 0
    )


def is_on_its_way(state: Battlefield, side: i64) -> bool:
    """Whether a Unit of this side is on its way into an enemy's rear, so that a second move would help."""
    place: i64 = 0
    while place < state.terms.terrains:
        if state.owner(place) == side and threatens(state, side, place):
            return True
        place += 1
    return False


def worth_of_crossing(state: Battlefield, side: i64, index: i64) -> i64:
    """Going over pays when an enemy on a neighbouring card can be taken in the rear next time."""
    unit = state.units[index]
    if unit.across or is_general(state, index):
        return 0
    return 2 * rear_from(state, side, unit.place) // 3


def arrival_level(state: Battlefield, side: i64, index: i64, goal: i64, eye: Eye) -> i64:
    """Shooters keep their distance; others come to Charge where that suits them better."""
    enemy = state.main(1 - side, goal)
    if enemy < 0:
        return BALLISTIC if has_missiles(state.units[index]) else CHARGE
    far = best_fighter(state, index, BALLISTIC) - best_fighter(state, enemy, BALLISTIC)
    near = best_fighter(state, index, CHARGE) - best_fighter(state, enemy, CHARGE)
    return BALLISTIC if far >= eye.sees(near) else CHARGE


def announcement(state: Battlefield, side: i64, eye: Eye) -> i64:
    """Fight the weakest neighbour, unless he is clearly stronger; the General's Unit only one clearly weaker."""
    own = state.speaker
    enemy = weakest(state, in_reach(state, own), eye)
    edge: i64 = CLEAR if is_general(state, own) else -CLEAR
    willing = must_act(state, side) or eye.sees(power(state, own)) - power(state, enemy) > edge
    return c.UNIT + enemy if willing else c.NOBODY
