"""A sensible quick player: the best expected round, and plain good sense in everything else."""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core import bits
from cannae.core.contract import State
from cannae.core.game import Policy
from cannae.core.playout import Eye, random_choice
from cannae.core.randomness import Rng
from cannae.games.battle import state as c
from cannae.games.battle.bots.cardplay import contending_card, greedy_card, greedy_troop, high_card
from cannae.games.battle.bots.judgement import (
    best_fighter,
    endurance,
    ground_for,
    is_general,
    safest,
    strongest,
    weakest,
    worth_joining,
)
from cannae.games.battle.bots.manoeuvre import announcement, arrival_level, best_move
from cannae.games.battle.bots.planning import wanted_stratagems
from cannae.games.battle.engine import Battle
from cannae.games.battle.rules.battlefield import Battlefield
from cannae.games.battle.rules.cards import (
    CARDS,
    NO_MISSILES,
    NONE,
)
from cannae.games.battle.rules.deployment.actions import DO_NOTHING, FORCE, SETTLE
from cannae.games.battle.rules.duration.commitment import AT_CARD, AT_JOIN
from cannae.games.battle.rules.duration.ending import more_could_stand_in_front
from cannae.games.battle.rules.duration.selection import affordable
from cannae.games.battle.rules.movement.generals import joinable
from cannae.games.battle.rules.movement.marching import standing
from cannae.games.battle.state import BALLISTIC


def greedy(state: State, side: int, rng: Rng) -> int:
    return judged(state, side, Eye(0, rng))


def misjudging(error: int) -> Policy:
    """The same player with a worse eye: all he compares seems better or worse to him by up to so much."""

    def choose(state: State, side: int, rng: Rng) -> int:
        return judged(state, side, Eye(error, rng))

    return choose


def judged(state: State, side: int, eye: Eye) -> int:
    assert isinstance(state, Battle)
    return int(decide(state, side, eye))


def decide(state: Battle, side: i64, eye: Eye) -> i64:
    buffer = vec[i64]([0] * int(state.most_choices()))
    count = state.fill(side, buffer)
    if count == 1:
        return buffer[0]
    wanted = preferred(state, side, eye)
    index: i64 = 0
    while index < count:
        if buffer[index] == wanted:
            return wanted
        index += 1
    return random_choice(state, side, eye.rng, buffer)


def preferred(state: Battle, side: i64, eye: Eye) -> i64:
    """What good sense says; where that is not allowed, or there is no view on the matter, chance decides."""
    wish = WISHES.get(int(state.phase_number))
    return NONE if wish is None else wish(state, side, eye)


# -- Fighting -------------------------------------------------------------------------------------------------


def commitment(state: Battle, side: i64, eye: Eye) -> i64:
    army = state.armies[side]
    if army.step == AT_CARD:
        return greedy_card(state, side, eye)
    if army.step == AT_JOIN:
        wanted = worth_joining(state, side) & ~army.joined
        return c.UNIT + bits.lowest(wanted) if wanted else c.NO_MORE
    return greedy_troop(state, side, eye)


def casualty(state: Battle, side: i64, eye: Eye) -> i64:
    """The card that costs least for the Damage it cures; one that cures all of it if possible."""
    unit = state.units[state.losing]
    over = unit.damage - unit.mp
    best: i64 = c.CHAMPION
    least: i64 = 10_000
    index: i64 = -1
    while index < unit.size:
        kind = unit.master if index < 0 else unit.troops[index]
        if kind >= 0 and (index <= 0 or unit.troops[index] != unit.troops[index - 1]):
            cured = max(1, min(CARDS.vitality[kind], over)) if not state.instant else 1
            price = eye.sees(10 * CARDS.cost[kind] // cured)
            if price < least:
                least = price
                best = c.CHAMPION if index < 0 else c.CASUALTY + index
        index += 1
    return best


def closing(state: Battle, side: i64, eye: Eye) -> i64:
    """Advance when the next Combat Level suits the own Unit as well as the enemy's; but one that is losing keeps its
    distance, since only from there it may leave (rule 12.5)."""
    level = state.level[state.place_of(side)]
    own = state.armies[side].fighter
    enemy = state.armies[1 - side].fighter
    here = best_fighter(state, own, level) - best_fighter(state, enemy, level)
    there = best_fighter(state, own, level + 1) - best_fighter(state, enemy, level + 1)
    losing = endurance(state.units[own]) + 15 < endurance(state.units[enemy])
    return c.ADVANCE if there >= eye.sees(here) and not (losing and level == BALLISTIC) else c.STAND


def select(state: Battle, side: i64, eye: Eye) -> i64:
    """The General leads, if that is still open; then the Stratagems as in a plan."""
    return c.LEAD_GENERAL if state.armies[side].leader < 0 else plan(state, side, eye)


def plan(state: Battle, side: i64, eye: Eye) -> i64:
    """The Stratagems wanted, one after another."""
    army = state.armies[side]
    wanted = wanted_stratagems(state, side) & ~army.selected
    wanted &= affordable(state, side)
    return c.STRATAGEM + bits.lowest(wanted) if wanted else c.READY


def standard(state: Battle, side: i64, eye: Eye) -> i64:
    """Save a Unit from Rout, or a strong one from being Shaken."""
    unit = state.armies[side].fighter
    routs = state.verdict == 2 or state.units[unit].shaken == 1
    return c.USE if routs or state.units[unit].standards or is_general(state, unit) else c.DECLINE


def order(state: Battle, side: i64, eye: Eye) -> i64:
    """The best fighters of this Combat Level to the front Rank."""
    unit = state.units[state.ordering]
    level = max(state.level[unit.place], 1)
    best: i64 = 0
    rank: i64 = 1
    while rank < unit.size:
        if worth_at(unit.troops[rank], level) > worth_at(unit.troops[best], level):
            best = rank
        rank += 1
    if more_could_stand_in_front(unit, unit.troops[best]):
        return c.CASUALTY + best
    return c.NO_MORE


def worth_at(kind: i64, level: i64) -> i64:
    mastery = CARDS.level[3 * kind + level]
    if mastery == NO_MISSILES:
        return CARDS.guard[kind]
    return CARDS.guard[kind] + 2 * mastery + CARDS.damage[3 * kind + level]


def merger(state: Battle, side: i64, eye: Eye) -> i64:
    """A tired Main Unit takes in fresh Troops, but never the General's."""
    main = state.units[state.armies[side].fighter]
    if eye.sees(endurance(main)) >= 25 or main.mp < main.damage + 6:
        return c.NO_MORE
    support = state.units_at(side, main.place) & ~(1 << state.armies[side].fighter)
    while support:
        index = bits.lowest(support)
        if state.units[index].damage < 6 and not is_general(state, index):
            return c.UNIT + index
        support &= support - 1
    return c.NO_MORE


def target(state: Battle, side: i64, eye: Eye) -> i64:
    """The weakest of the enemy's Units that fight together."""
    enemy = state.armies[1 - side]
    return c.UNIT + weakest(state, enemy.joined | 1 << enemy.fighter, eye)


def successor(state: Battle, side: i64, eye: Eye) -> i64:
    return c.UNIT + strongest(state, state.heirs, eye)


def read_foe(state: Battle, side: i64, eye: Eye) -> i64:
    return c.USE


def retreat(state: Battle, side: i64, eye: Eye) -> i64:
    return c.FALL_BACK if eye.sees(endurance(state.units[state.moving])) < 40 else c.WITHDRAW


# -- Movement -------------------------------------------------------------------------------------------------


def initiative(state: Battle, side: i64, eye: Eye) -> i64:
    return c.CARD + high_card(state, side, eye.rng)


def move(state: Battle, side: i64, eye: Eye) -> i64:
    return best_move(state, side, eye)


def level(state: Battle, side: i64, eye: Eye) -> i64:
    return c.LEVELS + arrival_level(state, side, state.moving, state.goal, eye)


def engage(state: Battle, side: i64, eye: Eye) -> i64:
    return c.UNIT + weakest(state, standing(state, 1 - side, state.goal), eye)


def assign(state: Battle, side: i64, eye: Eye) -> i64:
    return c.UNIT + safest(state, joinable(state, side), eye)


def announce(state: Battle, side: i64, eye: Eye) -> i64:
    return announcement(state, side, eye)


# -- Deployment -----------------------------------------------------------------------------------------------


def veto(state: Battle, side: i64, eye: Eye) -> i64:
    return c.VETO_IT if ground_for(state, state.spot, side) < -2 else c.ACCEPT


def combine(state: Battle, side: i64, eye: Eye) -> i64:
    near = CARDS.near[4 * state.drawn] + CARDS.near[4 * state.drawn + 1] + CARDS.near[4 * state.drawn + 3]
    return c.OWN_END if near > 0 else c.FAR_END if near < 0 else c.ASIDE


def place(state: Battle, side: i64, eye: Eye) -> i64:
    return c.UNIT + strongest(state, some(state.reserve(side), eye.rng), eye)


def forced(state: Battle, side: i64, eye: Eye) -> i64:
    return c.READY if state.main(side, state.spot) >= 0 else place(state, side, eye)


def support(state: Battle, side: i64, eye: Eye) -> i64:
    """At one of the ends of the line: there a Unit is near a Flank, and so near the enemy's rear."""
    if state.spot != state.terms.terrains // 2 and eye.rng.below(0, 2) == 0:
        return place(state, side, eye)
    return c.NOBODY


def general(state: Battle, side: i64, eye: Eye) -> i64:
    return c.UNIT + safest(state, state.living(side), eye)


def allot(state: Battle, side: i64, eye: Eye) -> i64:
    return c.UNIT + strongest(state, led_line(state, side), eye)


def contend(state: Battle, side: i64, eye: Eye) -> i64:
    return c.CARD + contending_card(state, side, eye)


def extra(state: Battle, side: i64, eye: Eye) -> i64:
    return c.RAISE if state.armies[side].counter <= CARDS.points - 4 else c.LOWER


def precedence(state: Battle, side: i64, eye: Eye) -> i64:
    return c.GO_SECOND


def array(state: Battle, side: i64, eye: Eye) -> i64:
    """One Unit at every Position, and at the ends of the line another, if there are enough, to get round by a Flank."""
    army = state.armies[side]
    free = state.reserve(side) & ~army.joined
    at_an_end = state.spot == state.first_position() or state.spot == state.last_position()
    enough = bits.count(free) > state.last_position() - state.spot + 1
    alone = army.joined & (army.joined - 1) == 0
    if army.picked < 0 or (at_an_end and enough and alone):
        return c.UNIT + strongest(state, some(free, eye.rng), eye)
    return c.READY


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


def action(state: Battle, side: i64, eye: Eye) -> i64:
    """The Deployment Action that leaves the better ground; good ground is 'set', and on bad the enemy is shown up."""
    buffer = vec[i64]([0] * int(state.most_choices()))
    count = state.fill(side, buffer)
    most = ground_for(state, state.spot, side)
    best = c.ACT + (SETTLE if most > 0 else FORCE)
    if not state.is_legal(side, best):
        best = c.ACT + DO_NOTHING
    index: i64 = 0
    while index < count:
        world = state.copy()
        world.present.play(world, side, buffer[index])
        if ground_for(world, state.spot, side) > most:
            most = ground_for(world, state.spot, side)
            best = buffer[index]
        index += 1
    return best


def led_line(state: Battlefield, side: i64) -> i64:
    """The Main Units of a side."""
    found: i64 = 0
    place: i64 = 0
    while place < state.terms.terrains:
        if state.main(side, place) >= 0:
            found |= 1 << state.main(side, place)
        place += 1
    return found


# -- By phase -------------------------------------------------------------------------------------------------

# What is wanted in a phase. Those left out are decided by chance.
WISHES: Final[dict[int, Callable[[Battle, i64, Eye], i64]]] = {
    c.VETO: veto,
    c.COMBINE: combine,
    c.PLACE: place,
    c.SUPPORT: support,
    c.GENERAL: general,
    c.PLAN: plan,
    c.CONTEND: contend,
    c.EXTRA: extra,
    c.PRECEDENCE: precedence,
    c.ACTION: action,
    c.FORCED: forced,
    c.ARRAY: array,
    c.ALLOT: allot,
    c.ANNOUNCE: announce,
    c.SELECT: select,
    c.READ: read_foe,
    c.COMMIT: commitment,
    c.TARGET: target,
    c.INSTANT: target,
    c.DISCARD: casualty,
    c.STANDARD: standard,
    c.SUCCESSOR: successor,
    c.MERGE: merger,
    c.ORDER: order,
    c.RETREAT_MODE: retreat,
    c.CLOSE: closing,
    c.INITIATIVE: initiative,
    c.MOVE: move,
    c.DESTINATION: move,
    c.LEVEL: level,
    c.ENGAGE: engage,
    c.ASSIGN: assign,
}
# Why, in a word.
REASONS: Final = {
    c.PLACE: "place",
    c.SUPPORT: "place",
    c.GENERAL: "place",
    c.ARRAY: "place",
    c.FORCED: "place",
    c.CONTEND: "contend",
    c.ACTION: "action",
    c.SELECT: "plan",
    c.PLAN: "plan",
    c.TARGET: "target",
    c.INSTANT: "target",
    c.ENGAGE: "target",
    c.DISCARD: "discard",
    c.STANDARD: "standard",
    c.CLOSE: "close",
    c.INITIATIVE: "initiative",
    c.MOVE: "move",
    c.DESTINATION: "move",
    c.LEVEL: "move",
    c.ASSIGN: "general",
}
CHOICE_REASONS: Final = {c.MOVE_GENERAL: "general", c.PASS: "stay"}
STEP_REASONS: Final = ["card", "join", "troop"]  # of a commitment


def reason(state: State, side: int, choice: int) -> str:
    """The key of the sentence that says why."""
    assert isinstance(state, Battle)
    phase = int(state.phase_number)
    if phase == c.COMMIT:
        return "battle-why-" + STEP_REASONS[state.armies[side].step]
    return "battle-why-" + (CHOICE_REASONS.get(choice) or REASONS.get(phase, "other"))
