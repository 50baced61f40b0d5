"""Chapter 6, second half: the seven steps of a round, from the reveal to the casualties."""

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.contract import Step
from cannae.games.battle.rules.battlefield import Battlefield
from cannae.games.battle.rules.cards import CARDS, HEADLONG, NO_MISSILES, NONE, SHIELD_WALL, VOLLEY
from cannae.games.battle.rules.common import Decision, offer_units, own_units
from cannae.games.battle.rules.duration import round_log
from cannae.games.battle.rules.duration.losses import ask_discard, begin_succession, defeat, generals_lost, name_main
from cannae.games.battle.rules.duration.stratagems import stake
from cannae.games.battle.rules.forces import Army, Unit
from cannae.games.battle.rules.naming import committed, fighter_name, side_name, tell, unit_name
from cannae.games.battle.state import (
    BALLISTIC,
    CASUALTIES,
    EXTRA_DAMAGE,
    INSTANT,
    NEXT_ROUND,
    RALLY,
    STRIKE_HOME,
    TARGET,
    UNIT,
    UNITS,
)

# -- What a Chosen card is worth ------------------------------------------------------------------------------


def footing(state: Battlefield, unit: i64) -> i64:
    """Where the modifiers of the ground begin for the side of the card a Unit stands on."""
    own = state.units[unit]
    return 8 * own.place + 4 * (unit // UNITS ^ own.across)


def mastery_level(state: Battlefield, unit: i64, fighter: i64) -> i64:
    """The Mastery Level of a Unit's fighter here and now; NO_MISSILES where it has none."""
    own = state.units[unit]
    level = state.level[own.place]
    value = CARDS.level[3 * fighter + level]
    if value == NO_MISSILES:
        return NO_MISSILES
    return value + state.ground[footing(state, unit) + level] + disorder(own) + headlong(state, own)


def guard_value(state: Battlefield, unit: i64, fighter: i64) -> i64:
    own = state.units[unit]
    ground = state.ground[footing(state, unit) + 3]
    return CARDS.guard[fighter] + ground + disorder(own) + shield_wall(state, own)


def disorder(unit: Unit) -> i64:
    return -CARDS.shaken_penalty if unit.shaken else 0


def headlong(state: Battlefield, unit: Unit) -> i64:
    return CARDS.headlong_charge if state.level[unit.place] != BALLISTIC and unit.in_play >> HEADLONG & 1 else 0


def shield_wall(state: Battlefield, unit: Unit) -> i64:
    return CARDS.shield_wall if state.level[unit.place] != BALLISTIC and unit.in_play >> SHIELD_WALL & 1 else 0


def volley(state: Battlefield, unit: Unit) -> i64:
    return CARDS.volley if state.level[unit.place] == BALLISTIC and unit.in_play >> VOLLEY & 1 else 0


def rank_bonus(state: Battlefield, side: i64, joined: i64) -> i64:
    """One for every complete Rank beyond the first of all Units fighting together, up to the limit."""
    fighting = joined | 1 << state.armies[side].fighter
    ranks: i64 = -1
    index = UNITS * side
    while index < UNITS * side + UNITS:
        if fighting >> index & 1:
            ranks += state.units[index].size // 3
        index += 1
    return max(0, min(ranks, CARDS.rank_bonus))


def damage_of(state: Battlefield, side: i64, unit: i64, fighter: i64, joined: i64) -> i64:
    own = state.units[unit]
    level = state.level[own.place]
    return CARDS.damage[3 * fighter + level] + rank_bonus(state, side, joined) + volley(state, own)


# -- Steps 1 to 4 ---------------------------------------------------------------------------------------------


class Resolve(Step[Battlefield]):
    """Both commitments are turned up."""

    def run(self, state: Battlefield) -> None:
        red = state.armies[0]
        blue = state.armies[1]
        state.uncounted = 0
        state.hurt = 0
        round_log.forget(state)
        state.round_log[round_log.ROUND] = state.round
        lay(state, 0, red)
        lay(state, 1, blue)
        margin = CARDS.value[red.card] - CARDS.value[blue.card]
        state.attacker = NONE if margin == 0 else 0 if margin > 0 else 1
        state.round_log[round_log.ATTACKER] = state.attacker
        stake(state, 0, state.attacker == 0)
        stake(state, 1, state.attacker == 1)
        pay(state, 0, red)
        pay(state, 1, blue)
        if state.attacker == NONE:
            if state.log is not None:
                tell(state, "battle-drawn-round", "6.7", {"value": int(CARDS.value[red.card])})
            state.step_number = CASUALTIES
            return
        strike(state)


def lay(state: Battlefield, side: i64, army: Army) -> None:
    army.used |= 1 << army.card
    army.turn_up(army.card)
    state.round_log[round_log.CARD + side] = army.card
    state.round_log[round_log.TROOP + side] = army.chosen
    state.round_log[round_log.UNIT + side] = army.chosen_unit
    state.round_log[round_log.MAIN + side] = army.fighter
    unit = state.units[army.chosen_unit]
    if army.chosen == unit.master:
        unit.champion = state.round
    if state.log is not None:
        args = committed(side, army)
        args["joined"] = [unit_name(index) for index in range(2 * UNITS) if army.last_beside >> index & 1]
        args["with"] = 1 if army.joined else 0
        tell(state, "battle-lays", "6.4", args)


def over_exertion(unit: Unit, card: i64) -> i64:
    """The Damage that a card costs for the MP that are not there (rule 6.9)."""
    return max(0, CARDS.price[card] - unit.mp) * CARDS.over_exertion


def mp_after(unit: Unit, card: i64, fighter: i64) -> i64:
    """The MP of a Main Unit when its card is paid for and its Chosen Troop has absorbed (rule 6.8)."""
    left = max(0, unit.mp - CARDS.price[card])
    return min(left + CARDS.bonus[fighter] + CARDS.card_absorb[card], CARDS.points)


def pay(state: Battlefield, side: i64, army: Army) -> None:
    """Step 3: lower the Main Unit's MP, then absorb; what cannot be paid becomes Damage (rules 6.8, 6.9)."""
    unit = state.units[army.fighter]
    price = CARDS.price[army.card]
    strain = over_exertion(unit, army.card)
    absorbed = mp_after(unit, army.card, army.chosen) - max(0, unit.mp - price)
    unit.mp = mp_after(unit, army.card, army.chosen)
    if strain:
        unit.damage += strain
        state.hurt |= 1 << army.fighter
        if state.log is not None:
            tell(state, "battle-overexerts", "6.9", {"unit": unit_name(army.fighter), "damage": int(unit.damage)})
    state.round_log[round_log.PAID + side] = price
    state.round_log[round_log.ABSORBED + side] = absorbed
    state.round_log[round_log.MP + side] = unit.mp
    if state.log is not None:
        words: dict[str, object] = {"unit": unit_name(army.fighter), "mp": int(unit.mp), "price": int(price)}
        words["absorbed"] = int(absorbed)
        tell(state, "battle-pays", "6.8", words)


def strike(state: Battlefield) -> None:
    """Step 4: does the Defender Guard? If not, whom does the blow fall on?"""
    side = state.attacker
    own = state.armies[side]
    enemy = state.armies[1 - side]
    level = mastery_level(state, own.chosen_unit, own.chosen)
    state.step_number = CASUALTIES
    if level == NO_MISSILES:
        state.round_log[round_log.RESULT] = round_log.NO_WEAPON
        if state.log is not None:
            tell(state, "battle-no-missiles", "6.11", {"troop": fighter_name(own.chosen), "side": side_name(side)})
        return
    attack = CARDS.value[own.card] + level
    guard = CARDS.value[enemy.card] + guard_value(state, enemy.chosen_unit, enemy.chosen) + CARDS.card_guard[enemy.card]
    state.round_log[round_log.RESULT] = round_log.GUARDED if guard >= attack else round_log.HIT
    state.round_log[round_log.ATTACK] = attack
    state.round_log[round_log.GUARD] = guard
    tell_parts(state, own, enemy)
    if state.log is not None:
        args: dict[str, object] = {"side": side_name(side), "attack": int(attack), "guard": int(guard)}
        tell(state, "battle-guards" if guard >= attack else "battle-strikes", "6.10", args)
    if guard >= attack:
        return
    if enemy.joined:
        state.ask_sides(TARGET, 1 << side)
    else:
        state.target = enemy.fighter
        state.step_number = STRIKE_HOME


def tell_parts(state: Battlefield, own: Army, enemy: Army) -> None:
    """What attack and Guard were made of."""
    parts = state.round_log
    striking = state.units[own.chosen_unit]
    level = state.level[striking.place]
    parts[round_log.STRIKING + round_log.TROOPS] = CARDS.level[3 * own.chosen + level]
    parts[round_log.STRIKING + round_log.GROUND] = state.ground[footing(state, own.chosen_unit) + level]
    parts[round_log.STRIKING + round_log.DISORDER] = disorder(striking)
    parts[round_log.STRIKING + round_log.STRATAGEM] = headlong(state, striking)
    guarding = state.units[enemy.chosen_unit]
    parts[round_log.GUARDING + round_log.TROOPS] = CARDS.guard[enemy.chosen]
    parts[round_log.GUARDING + round_log.GROUND] = state.ground[footing(state, enemy.chosen_unit) + 3]
    parts[round_log.GUARDING + round_log.DISORDER] = disorder(guarding)
    parts[round_log.GUARDING + round_log.STRATAGEM] = shield_wall(state, guarding)


class Target(Decision):
    """The enemy's Main Unit or one he has Combined with it: whom the blow falls on (6.13)."""

    def fill(self, state: Battlefield, side: i64, buffer: vec[i64]) -> i64:
        """The enemy's Main Unit and what he has Combined with it (rules 6.13, 6.14)."""
        enemy = state.armies[1 - side]
        return offer_units(enemy.joined | 1 << enemy.fighter, buffer)

    def play(self, state: Battlefield, side: i64, choice: i64) -> None:
        state.target = choice - UNIT
        state.step_number = STRIKE_HOME

    def conceivable(self, state: Battlefield, side: i64) -> list[int]:
        return own_units(state, 1 - side)


# -- Steps 5 and 6 --------------------------------------------------------------------------------------------


class StrikeHome(Step[Battlefield]):
    """Step 5: Damage, and an Instant Discard where the cards lay far apart (rules 6.12, 6.14)."""

    def run(self, state: Battlefield) -> None:
        side = state.attacker
        own = state.armies[side]
        enemy = state.armies[1 - side]
        target = state.units[state.target]
        damage = damage_of(state, side, own.chosen_unit, own.chosen, own.joined)
        target.damage += damage
        state.round_log[round_log.TARGET] = state.target
        state.round_log[round_log.DAMAGE] = damage
        state.round_log[round_log.RANKS] = rank_bonus(state, side, own.joined)
        state.round_log[round_log.VOLLEYED] = volley(state, state.units[own.chosen_unit])
        state.hurt |= 1 << state.target
        if state.log is not None:
            words: dict[str, object] = {
                "unit": unit_name(state.target),
                "damage": int(damage),
                "total": int(target.damage),
            }
            tell(state, "battle-damage", "6.12", words)
        if CARDS.value[own.card] - CARDS.value[enemy.card] < CARDS.discard_margin:
            state.step_number = EXTRA_DAMAGE
            return
        state.round_log[round_log.INSTANT] = 1
        if enemy.joined and is_rear_setup(state):
            state.ask_sides(INSTANT, 1 << side)
        else:
            ask_discard(state, state.target, 1, EXTRA_DAMAGE)


def is_rear_setup(state: Battlefield) -> bool:
    """Whether anyone here is attacked in the rear (rule 10.5)."""
    if state.is_neighbour_fight():
        return False
    return state.rear_attackers(0, state.place_red) != 0 or state.rear_attackers(1, state.place_red) != 0


class Instant(Target):
    """Which of them suffers the Instant Discard (10.5)."""

    def play(self, state: Battlefield, side: i64, choice: i64) -> None:
        ask_discard(state, choice - UNIT, 1, EXTRA_DAMAGE)


class ExtraDamage(Step[Battlefield]):
    """Step 6: the extra damage of the Attacker's card (rule 6.15)."""

    def run(self, state: Battlefield) -> None:
        amount = CARDS.extra[state.armies[state.attacker].card]
        target = state.units[state.target]
        if amount and target.size > 0:
            target.damage += amount
            state.round_log[round_log.EXTRA] = amount
            if state.log is not None:
                words: dict[str, object] = {
                    "unit": unit_name(state.target),
                    "damage": int(amount),
                    "total": int(target.damage),
                }
                tell(state, "battle-extra", "6.15", words)
        state.step_number = CASUALTIES


# -- Step 7 ---------------------------------------------------------------------------------------------------


class Casualties(Step[Battlefield]):
    """Units that were hurt and have more Damage than MP Discard, the Defender first (rule 6.16)."""

    def run(self, state: Battlefield) -> None:
        side = state.first if state.attacker == NONE else 1 - state.attacker
        if state.hurt and not settle(state, side):
            return
        if state.attacker != NONE and state.fallen >> side & 1:
            state.hurt = 0  # the Attacker makes no check when the Defender's Main Unit is lost
        if state.hurt and not settle(state, 1 - side):
            return
        state.step_number = NEXT_ROUND
        if generals_lost(state):
            return
        if state.fallen:
            begin_succession(state, state.fallen, 0, RALLY)


def settle(state: Battlefield, side: i64) -> bool:
    """Go through a side's hurt Units; False when its owner has to choose a Discard first."""
    index = UNITS * side
    while index < UNITS * side + UNITS:
        if state.hurt >> index & 1:
            unit = state.units[index]
            while unit.size > 0 and unit.damage > unit.mp:
                ask_discard(state, index, 0, CASUALTIES)
                if state.step_number != CASUALTIES:
                    return False
            state.hurt &= ~(1 << index)
            if unit.size == 0:
                place = unit.place
                defeat(state, index, False)
                if index == state.armies[side].fighter:
                    state.fallen |= 1 << side
                elif state.main(side, place) < 0:  # a Combined neighbour that led its own card
                    name_main(state, side, place, state.units_at(side, place), CASUALTIES)
                    if state.step_number != CASUALTIES:
                        return False
        index += 1
    return True
