"""A sensible quick player: the best expected round, and plain good sense in everything else."""

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core import bits
from cannae.core.contract import State
from cannae.core.playout import random_choice
from cannae.core.randomness import Rng
from cannae.games.battle import choices as c
from cannae.games.battle.actions import FORCE, SETTLE, play_action
from cannae.games.battle.battle import Battle
from cannae.games.battle.cardplay import contending_card, greedy_card, greedy_troop, high_card
from cannae.games.battle.cards import (
    CARDS,
    HEADLONG,
    HOLD,
    NO_MISSILES,
    NONE,
    READ_FOE,
    RETREAT,
    SECOND_WIND,
    SHIELD_WALL,
    SPEECH,
    STRATAGEMS,
    VOLLEY,
)
from cannae.games.battle.duration import AT_CARD, AT_JOIN, AT_TROOP, affordable
from cannae.games.battle.generals import joinable
from cannae.games.battle.judgement import (
    best_fighter,
    endurance,
    ground_for,
    has_missiles,
    is_general,
    safest,
    strongest,
    weakest,
    worth_joining,
)
from cannae.games.battle.manoeuvre import announcement, arrival_level, best_move
from cannae.games.battle.marching import standing
from cannae.games.battle.state import BALLISTIC, UNITS, Battlefield


def greedy(state: State, side: int, rng: Rng) -> int:
    assert isinstance(state, Battle)
    return int(decide(state, side, rng))


def decide(field: Battle, side: i64, rng: Rng) -> i64:
    buffer = vec[i64]([0] * int(field.most_choices()))
    count = field.fill(side, buffer)
    if count == 1:
        return buffer[0]
    wanted = preferred(field, side, rng)
    index: i64 = 0
    while index < count:
        if buffer[index] == wanted:
            return wanted
        index += 1
    return random_choice(field, side, rng, buffer)


def preferred(field: Battle, side: i64, rng: Rng) -> i64:
    """What good sense says; where that is not allowed, or there is no view on the matter, chance decides."""
    phase = field.now
    if phase == c.COMMIT:
        return commitment(field, side)
    if phase == c.MOVE or phase == c.DESTINATION:
        return best_move(field, side)
    if phase == c.LEVEL:
        return c.LEVELS + arrival_level(field, side, field.moving, field.goal)
    if phase == c.DISCARD:
        return casualty(field)
    if phase == c.CLOSE:
        return closing(field, side)
    if phase == c.SELECT or phase == c.PLAN:
        return plan(field, side)
    if phase == c.STANDARD:
        return standard(field, side)
    if phase == c.ORDER:
        return order(field, side)
    if phase == c.TARGET or phase == c.INSTANT:
        enemy = field.armies[1 - side]
        return c.UNIT + weakest(field, enemy.joined | 1 << enemy.fighter)
    if phase == c.ENGAGE:
        return c.UNIT + weakest(field, standing(field, 1 - side, field.goal))
    if phase == c.MERGE:
        return merger(field, side)
    if phase == c.SUCCESSOR:
        return c.UNIT + strongest(field, field.heirs)
    if phase == c.ASSIGN:
        return c.UNIT + safest(field, joinable(field, side))
    if phase == c.READ:
        return c.USE
    if phase == c.RETREAT_MODE:
        return c.FALL_BACK if endurance(field.units[field.moving]) < 40 else c.WITHDRAW
    if phase == c.ANNOUNCE:
        return announcement(field, side)
    if phase == c.INITIATIVE:
        return c.CARD + high_card(field, side, rng)
    if phase == c.CONTEND:
        return c.CARD + contending_card(field, side, rng)
    return deploying(field, side, rng)


# -- Fighting -------------------------------------------------------------------------------------------------


def commitment(field: Battle, side: i64) -> i64:
    army = field.armies[side]
    if army.step == AT_CARD:
        return greedy_card(field, side)
    if army.step == AT_JOIN:
        wanted = worth_joining(field, side) & ~army.joined
        return c.UNIT + bits.lowest(wanted) if wanted else c.NO_MORE
    if army.step == AT_TROOP:
        return greedy_troop(field, side)
    return c.READY


def casualty(field: Battlefield) -> i64:
    """The card that costs least for the Damage it cures; one that cures all of it if possible."""
    unit = field.units[field.losing]
    over = unit.damage - unit.mp
    best: i64 = c.CHAMPION
    least: i64 = 10_000
    index: i64 = -1
    while index < unit.size:
        kind = unit.master if index < 0 else unit.troops[index]
        if kind >= 0 and (index <= 0 or unit.troops[index] != unit.troops[index - 1]):
            cured = max(1, min(CARDS.vitality[kind], over)) if not field.instant else 1
            price = 10 * CARDS.cost[kind] // cured
            if price < least:
                least = price
                best = c.CHAMPION if index < 0 else c.CASUALTY + index
        index += 1
    return best


def closing(field: Battlefield, side: i64) -> i64:
    """Advance when the next Combat Level suits the own Unit better than the enemy's."""
    level = field.level[field.place_of(side)]
    own = field.armies[side].fighter
    enemy = field.armies[1 - side].fighter
    here = best_fighter(field, own, level) - best_fighter(field, enemy, level)
    there = best_fighter(field, own, level + 1) - best_fighter(field, enemy, level + 1)
    return c.ADVANCE if there > here else c.STAND


def plan(field: Battlefield, side: i64) -> i64:
    """The Stratagems wanted, one after another."""
    army = field.armies[side]
    if field.now == c.SELECT and army.leader < 0:
        return c.LEAD_GENERAL
    wanted = wanted_stratagems(field, side) & ~army.selected
    wanted &= affordable(field, side)
    return c.STRATAGEM + bits.lowest(wanted) if wanted else c.READY


def wanted_stratagems(field: Battlefield, side: i64) -> i64:
    army = field.armies[side]
    if army.leader < 0:
        return 0
    unit = field.units[army.fighter] if army.fighter >= 0 else field.units[UNITS * side]
    level = field.level[field.place_of(side)] if army.fighter >= 0 else BALLISTIC
    order = [SPEECH, SECOND_WIND, READ_FOE, RETREAT, HOLD]
    if level > BALLISTIC or not has_missiles(unit):
        order = [SHIELD_WALL, HEADLONG] + order if level < 2 else [SHIELD_WALL] + order
    else:
        order = [VOLLEY] + order
    left = CARDS.tactics[army.leader]
    found: i64 = 0
    pool = army.pool | army.selected
    for number in order:
        if pool >> number & 1 and CARDS.stratagem_cost[number] <= left:
            left -= CARDS.stratagem_cost[number]
            found |= 1 << number
    return found & ((1 << STRATAGEMS) - 1)


def standard(field: Battlefield, side: i64) -> i64:
    """Save a Unit from Rout, or a strong one from being Shaken."""
    unit = field.armies[side].fighter
    routs = field.verdict == 2 or field.units[unit].shaken == 1
    return c.USE if routs or field.units[unit].standards or is_general(field, unit) else c.DECLINE


def order(field: Battlefield, side: i64) -> i64:
    """The best fighters of this Combat Level to the front Rank."""
    unit = field.units[field.ordering]
    level = max(field.level[unit.place], 1)
    if field.sorted >= 3:
        return c.NO_MORE
    best = field.sorted
    rank = field.sorted + 1
    while rank < unit.size:
        if worth_at(unit.troops[rank], level) > worth_at(unit.troops[best], level):
            best = rank
        rank += 1
    return c.CASUALTY + best


def worth_at(kind: i64, level: i64) -> i64:
    mastery = CARDS.level[3 * kind + level]
    if mastery == NO_MISSILES:
        return CARDS.guard[kind]
    return CARDS.guard[kind] + 2 * mastery + CARDS.damage[3 * kind + level]


def merger(field: Battlefield, side: i64) -> i64:
    """A tired Main Unit takes in fresh Troops, but never the General's."""
    main = field.units[field.armies[side].fighter]
    if endurance(main) >= 25 or main.mp < main.damage + 6:
        return c.NO_MORE
    support = field.units_at(side, main.place) & ~(1 << field.armies[side].fighter)
    while support:
        index = bits.lowest(support)
        if field.units[index].damage < 6 and not is_general(field, index):
            return c.UNIT + index
        support &= support - 1
    return c.NO_MORE


# -- Deployment -----------------------------------------------------------------------------------------------


def deploying(field: Battle, side: i64, rng: Rng) -> i64:
    phase = field.now
    if phase == c.VETO:
        return c.VETO_IT if ground_for(field, field.spot, side) < -2 else c.ACCEPT
    if phase == c.COMBINE:
        near = CARDS.near[4 * field.drawn] + CARDS.near[4 * field.drawn + 1] + CARDS.near[4 * field.drawn + 3]
        return c.OWN_END if near > 0 else c.FAR_END if near < 0 else c.ASIDE
    if phase == c.PLACE or phase == c.FORCED:
        if phase == c.FORCED and field.main(side, field.spot) >= 0:
            return c.READY
        return c.UNIT + strongest(field, some(field.reserve(side), rng))
    if phase == c.SUPPORT:
        if field.spot == field.count // 2 or rng.below(0, 3) == 0:
            return c.UNIT + strongest(field, some(field.reserve(side), rng))
        return c.NOBODY
    if phase == c.ARRAY:
        army = field.armies[side]
        return c.READY if army.picked >= 0 else c.UNIT + strongest(field, some(field.reserve(side), rng))
    if phase == c.GENERAL:
        return c.UNIT + safest(field, field.living(side))
    if phase == c.ALLOT:
        return c.UNIT + strongest(field, led_line(field, side))
    if phase == c.EXTRA:
        return c.RAISE if field.armies[side].counter <= CARDS.points - 4 else c.LOWER
    if phase == c.PRECEDENCE:
        return c.GO_SECOND
    if phase == c.ACTION:
        return best_action(field, side)
    return NONE


def some(units: i64, rng: Rng) -> i64:
    """The same set without one of its members, so that a player is not read like a book."""
    if bits.count(units) < 2:
        return units
    skipped = rng.below(0, bits.count(units))
    left = units
    while skipped:
        left &= left - 1
        skipped -= 1
    return units & ~(left & -left)


def best_action(field: Battle, side: i64) -> i64:
    """The Deployment Action that leaves the better ground; good ground is 'set', and on bad the enemy is shown up."""
    buffer = vec[i64]([0] * int(field.most_choices()))
    count = field.fill(side, buffer)
    best = c.ACT + (SETTLE if ground_for(field, field.spot, side) > 0 else FORCE)
    most = ground_for(field, field.spot, side)
    index: i64 = 0
    while index < count:
        world = field.twin()
        play_action(world, side, buffer[index])
        if ground_for(world, field.spot, side) > most:
            most = ground_for(world, field.spot, side)
            best = buffer[index]
        index += 1
    return best


def led_line(field: Battlefield, side: i64) -> i64:
    """The Main Units of a side."""
    found: i64 = 0
    place: i64 = 0
    while place < field.count:
        if field.main(side, place) >= 0:
            found |= 1 << field.main(side, place)
        place += 1
    return found


def reason(state: State, side: int, choice: int) -> str:
    """The key of the sentence that says why."""
    assert isinstance(state, Battle)
    phase = state.now
    if phase == c.COMMIT:
        step = state.armies[side].step
        return ["battle-why-card", "battle-why-join", "battle-why-troop", "battle-why-other"][step]
    if choice == c.MOVE_GENERAL or phase == c.ASSIGN:
        return "battle-why-general"
    if phase == c.INITIATIVE:
        return "battle-why-initiative"
    if phase == c.CONTEND:
        return "battle-why-contend"
    if phase == c.ACTION:
        return "battle-why-action"
    if phase in (c.MOVE, c.DESTINATION, c.LEVEL):
        return "battle-why-stay" if choice == c.PASS else "battle-why-move"
    if phase == c.DISCARD:
        return "battle-why-discard"
    if phase in (c.TARGET, c.INSTANT, c.ENGAGE):
        return "battle-why-target"
    if phase == c.STANDARD:
        return "battle-why-standard"
    if phase == c.CLOSE:
        return "battle-why-close"
    if phase in (c.SELECT, c.PLAN):
        return "battle-why-plan"
    if phase in (c.PLACE, c.SUPPORT, c.GENERAL, c.ARRAY, c.FORCED):
        return "battle-why-place"
    return "battle-why-other"
