"""What units, ground and cards are worth, for the players of this game that reckon."""

from collections.abc import Callable

from mypy_extensions import i64

from cannae.core import bits
from cannae.core.playout import Eye
from cannae.games.battle.rules.battlefield import Battlefield
from cannae.games.battle.rules.cards import CARDS, NO_MISSILES, NONE
from cannae.games.battle.rules.duration.conflict import (
    damage_of,
    guard_value,
    mastery_level,
    mp_after,
    over_exertion,
    rank_bonus,
)
from cannae.games.battle.rules.forces import Unit
from cannae.games.battle.state import BALLISTIC, UNITS

DAMAGE_WORTH = 10  # of one point of Damage, in the units of a payoff
MP_WORTH = 10  # as much: a Unit breaks where its Damage is above its MP
DISCARD_WORTH = 25
BREAK_WORTH = 250
GENERAL_WORTH = 1500
PROMOTE_WORTH = 40
SECOND_LINE = 5  # what it is worth to the General not to stand in the line, where he would lead a Unit


def vitality(unit: Unit) -> i64:
    """All the Damage its cards can still cure."""
    total: i64 = CARDS.vitality[unit.master] if unit.master >= 0 else 0
    index: i64 = 0
    while index < unit.size:
        total += CARDS.vitality[unit.troops[index]]
        index += 1
    return total


def endurance(unit: Unit) -> i64:
    """How much more a Unit can take before it breaks."""
    return unit.mp - unit.damage + vitality(unit)


def is_general(state: Battlefield, unit: i64) -> bool:
    return state.armies[unit // UNITS].general == unit


def best_fighter(state: Battlefield, index: i64, level: i64) -> i64:
    """How well the best of a Unit fights at a Combat Level: Mastery, Damage and Guard together."""
    unit = state.units[index]
    best: i64 = 0
    rank: i64 = 0
    while rank <= unit.size:
        kind = unit.troops[rank] if rank < unit.size else unit.master
        if kind >= 0:
            mastery = CARDS.level[3 * kind + level]
            value = 3 * CARDS.guard[kind]
            if mastery != NO_MISSILES:
                value += 4 * mastery + 2 * CARDS.damage[3 * kind + level]
            best = max(best, value)
        rank += 1
    return best - 6 * unit.shaken


def has_missiles(unit: Unit) -> bool:
    index: i64 = 0
    while index < unit.size:
        if CARDS.level[3 * unit.troops[index]] != NO_MISSILES:
            return True
        index += 1
    return unit.master >= 0 and CARDS.level[3 * unit.master] != NO_MISSILES


def power(state: Battlefield, index: i64) -> i64:
    """A rough measure of a Unit: what it can take and what it can do where it stands."""
    unit = state.units[index]
    level = state.level[unit.place] if unit.place >= 0 else BALLISTIC
    return endurance(unit) + best_fighter(state, index, max(level, 1))


def safety(state: Battlefield, index: i64) -> i64:
    """How well the General is kept with a Unit: best behind the line, and where much is left to break."""
    unit = state.units[index]
    in_line = state.owner(unit.place) == 2 and state.main(index // UNITS, unit.place) == index
    return endurance(unit) + (0 if in_line else SECOND_LINE) - 15 * unit.shaken


def safest(state: Battlefield, units: i64, eye: Eye) -> i64:
    """The Unit of a set with which the General is kept best; NONE of none."""
    return best(state, units, safety, eye)


def strongest(state: Battlefield, units: i64, eye: Eye) -> i64:
    """The strongest of a set of Units; NONE of none."""
    return best(state, units, power, eye)


def best(state: Battlefield, units: i64, worth: Callable[[Battlefield, i64], i64], eye: Eye) -> i64:
    """The first of those worth most; NONE of none."""
    found: i64 = NONE
    most: i64 = 0
    while units:
        index = bits.lowest(units)
        value = eye.sees(worth(state, index))
        if found < 0 or value > most:
            found = index
            most = value
        units &= units - 1
    return found


def weakest(state: Battlefield, units: i64, eye: Eye) -> i64:
    """The Unit of a set that is nearest to breaking, one with a General before all."""
    best: i64 = NONE
    least: i64 = 0
    while units:
        index = bits.lowest(units)
        left = eye.sees(endurance(state.units[index])) - (20 if is_general(state, index) else 0)
        if best < 0 or left < least:
            best = index
            least = left
        units &= units - 1
    return best


def ground_for(state: Battlefield, place: i64, side: i64) -> i64:
    """How much better the ground of a card is for a side than for the other."""
    total: i64 = 0
    number: i64 = 0
    while number < 4:
        total += state.ground[8 * place + 4 * side + number] - state.ground[8 * place + 4 * (1 - side) + number]
        number += 1
    return total


def worth_joining(state: Battlefield, side: i64) -> i64:
    """The eligible Units that are worth Combining: sound ones that add Ranks or missiles."""
    army = state.armies[side]
    main = state.units[army.fighter]
    joined: i64 = 0
    left = army.eligible
    while left:
        index = bits.lowest(left)
        unit = state.units[index]
        adds_ranks = rank_bonus(state, side, joined) < CARDS.rank_bonus
        adds_missiles = state.level[unit.place] == BALLISTIC and has_missiles(unit) and not has_missiles(main)
        if endurance(unit) >= 30 and not is_general(state, index) and (adds_ranks or adds_missiles):
            joined |= 1 << index
        left &= left - 1
    return joined


class Option:
    """One thing a side can commit: a card with a Chosen Troop, and what follows from them alone."""

    def __init__(self) -> None:
        self.card: i64 = 0
        self.troop: i64 = 0  # the choice that names Unit and Troop
        self.value: i64 = 0
        self.attack: i64 = 0  # Conflict Value and Mastery Level; NO_MISSILES or less when it cannot hurt
        self.guard: i64 = 0
        self.damage: i64 = 0
        self.left: i64 = 0  # MP the Main Unit has after paying and absorbing
        self.paid: i64 = 0  # MP paid less MP absorbed
        self.strain: i64 = 0  # Damage by over-exertion: MP it does not have (rule 6.9)
        self.stakes: i64 = 0  # 1: Tactics with Stratagems behind it


def describe_option(state: Battlefield, side: i64, joined: i64, card: i64, unit: i64, fighter: i64) -> Option:
    army = state.armies[side]
    main = state.units[army.fighter]
    option = Option()
    option.card = card
    option.value = CARDS.value[card]
    mastery = mastery_level(state, unit, fighter)
    option.attack = NO_MISSILES if mastery == NO_MISSILES else option.value + mastery
    option.guard = option.value + guard_value(state, unit, fighter) + CARDS.card_guard[card]
    option.damage = damage_of(state, side, unit, fighter, joined) + CARDS.extra[card]
    option.strain = over_exertion(main, card)
    option.left = mp_after(main, card, fighter)
    option.paid = main.mp - option.left
    return option


def loss(state: Battlefield, target: i64, left: i64, damage: i64, instant: bool) -> i64:
    """What it costs a Unit to take this Damage with so many MP left, by a hit or by over-exertion; with what it leads
    to."""
    if damage == 0 and not instant:
        return 0
    unit = state.units[target]
    value = DAMAGE_WORTH * damage
    over = unit.damage + damage - left
    if instant:
        value += DISCARD_WORTH + 30
    if over > 0:
        value += DISCARD_WORTH * min((over + 2) // 3, 4)
    if over > 0 and over >= vitality(unit):
        value += BREAK_WORTH + (GENERAL_WORTH if is_general(state, target) else 0)
    return value


def payoff(state: Battlefield, side: i64, own: Option, enemy: Option) -> i64:
    """What a round is worth to a side when these two options meet."""
    value = MP_WORTH * (enemy.paid - own.paid)
    margin = own.value - enemy.value
    taken = own.strain
    dealt = enemy.strain
    struck = False
    strikes = False
    if margin == 0:
        value -= PROMOTE_WORTH * (own.stakes - enemy.stakes)
    elif margin > 0:
        value += PROMOTE_WORTH * (own.stakes + enemy.stakes)
        strikes = own.attack > NO_MISSILES and own.attack > enemy.guard
    else:
        value -= PROMOTE_WORTH * (own.stakes + enemy.stakes)
        struck = enemy.attack > NO_MISSILES and enemy.attack > own.guard
    if strikes:
        dealt += own.damage
    if struck:
        taken += enemy.damage
    fighter = state.armies[side].fighter
    foe = state.armies[1 - side].fighter
    value += loss(state, foe, enemy.left, dealt, strikes and margin >= CARDS.discard_margin)
    return value - loss(state, fighter, own.left, taken, struck and -margin >= CARDS.discard_margin)
