"""Chapter 6, second half: the seven steps of a round, from the reveal to the casualties."""

from librt.vecs import vec
from mypy_extensions import i64

from cannae.games.battle import tale
from cannae.games.battle.cards import CARDS, HEADLONG, NO_MISSILES, NONE, SHIELD_WALL, VOLLEY
from cannae.games.battle.choices import (
    INSTANT,
    S_CASUALTIES,
    S_EXTRA,
    S_HIT,
    S_RALLY,
    S_ROUND,
    TARGET,
    UNIT,
)
from cannae.games.battle.forces import Army, Unit
from cannae.games.battle.losses import ask_discard, begin_succession, defeat, generals_lost, name_main
from cannae.games.battle.offers import offer_units
from cannae.games.battle.state import BALLISTIC, CHARGE, UNITS, Battlefield
from cannae.games.battle.stratagems import stake
from cannae.games.battle.telling import committed, fighter_name, side_name, tell, unit_name

# -- What a Chosen card is worth ------------------------------------------------------------------------------


def footing(field: Battlefield, unit: i64) -> i64:
    """Where the modifiers of the ground begin for the side of the card a Unit stands on."""
    own = field.units[unit]
    return 8 * own.place + 4 * (unit // UNITS ^ own.across)


def mastery_level(field: Battlefield, unit: i64, fighter: i64) -> i64:
    """The Mastery Level of a Unit's fighter here and now; NO_MISSILES where it has none."""
    own = field.units[unit]
    level = field.level[own.place]
    value = CARDS.level[3 * fighter + level]
    if value == NO_MISSILES:
        return NO_MISSILES
    return value + field.ground[footing(field, unit) + level] + disorder(own) + headlong(field, own)


def guard_value(field: Battlefield, unit: i64, fighter: i64) -> i64:
    own = field.units[unit]
    ground = field.ground[footing(field, unit) + 3]
    return CARDS.guard[fighter] + ground + disorder(own) + shield_wall(field, own)


def disorder(unit: Unit) -> i64:
    return -CARDS.shaken_penalty if unit.shaken else 0


def headlong(field: Battlefield, unit: Unit) -> i64:
    return CARDS.stratagem_bonus if field.level[unit.place] == CHARGE and unit.in_play >> HEADLONG & 1 else 0


def shield_wall(field: Battlefield, unit: Unit) -> i64:
    return CARDS.stratagem_bonus if field.level[unit.place] != BALLISTIC and unit.in_play >> SHIELD_WALL & 1 else 0


def volley(field: Battlefield, unit: Unit) -> i64:
    return CARDS.stratagem_bonus if field.level[unit.place] == BALLISTIC and unit.in_play >> VOLLEY & 1 else 0


def rank_bonus(field: Battlefield, side: i64, joined: i64) -> i64:
    """One for every complete Rank beyond the first of all Units fighting together, up to the limit."""
    fighting = joined | 1 << field.armies[side].fighter
    ranks: i64 = -1
    index = UNITS * side
    while index < UNITS * side + UNITS:
        if fighting >> index & 1:
            ranks += field.units[index].size // 3
        index += 1
    return max(0, min(ranks, CARDS.rank_bonus))


def damage_of(field: Battlefield, side: i64, unit: i64, fighter: i64, joined: i64) -> i64:
    own = field.units[unit]
    level = field.level[own.place]
    return CARDS.damage[3 * fighter + level] + rank_bonus(field, side, joined) + volley(field, own)


# -- Steps 1 to 4 ---------------------------------------------------------------------------------------------


def resolve(field: Battlefield) -> None:
    """Both commitments are turned up."""
    red = field.armies[0]
    blue = field.armies[1]
    field.uncounted = 0
    field.hurt = 0
    tale.forget(field)
    field.tale[tale.ROUND] = field.round
    lay(field, 0, red)
    lay(field, 1, blue)
    margin = CARDS.value[red.card] - CARDS.value[blue.card]
    field.attacker = NONE if margin == 0 else 0 if margin > 0 else 1
    field.tale[tale.ATTACKER] = field.attacker
    stake(field, 0, field.attacker == 0)
    stake(field, 1, field.attacker == 1)
    pay(field, 0, red)
    pay(field, 1, blue)
    if field.attacker == NONE:
        if field.log is not None:
            tell(field, "battle-drawn-round", "6.7", {"value": int(CARDS.value[red.card])})
        field.stage = S_CASUALTIES
        return
    strike(field)


def lay(field: Battlefield, side: i64, army: Army) -> None:
    army.used |= 1 << army.card
    army.turn_up(army.card)
    field.tale[tale.CARD + side] = army.card
    field.tale[tale.TROOP + side] = army.chosen
    field.tale[tale.UNIT + side] = army.chosen_unit
    field.tale[tale.MAIN + side] = army.fighter
    unit = field.units[army.chosen_unit]
    if army.chosen == unit.master:
        unit.champion = field.round
    if field.log is not None:
        args = committed(side, army)
        args["joined"] = [unit_name(index) for index in range(2 * UNITS) if army.last_beside >> index & 1]
        args["with"] = 1 if army.joined else 0
        tell(field, "battle-lays", "6.4", args)


def pay(field: Battlefield, side: i64, army: Army) -> None:
    """Step 3: lower the Main Unit's MP, then absorb; what cannot be paid becomes Damage (rules 6.8, 6.9)."""
    unit = field.units[army.fighter]
    price = CARDS.price[army.card]
    if price > unit.mp:
        unit.damage += price - unit.mp
        unit.mp = 0
        field.hurt |= 1 << army.fighter
        if field.log is not None:
            tell(field, "battle-overexerts", "6.9", {"unit": unit_name(army.fighter), "damage": int(unit.damage)})
    else:
        unit.mp -= price
    left = unit.mp
    unit.mp = min(unit.mp + CARDS.bonus[army.chosen] + CARDS.card_absorb[army.card], CARDS.points)
    field.tale[tale.PAID + side] = price
    field.tale[tale.ABSORBED + side] = unit.mp - left
    field.tale[tale.MP + side] = unit.mp
    if field.log is not None:
        words: dict[str, object] = {"unit": unit_name(army.fighter), "mp": int(unit.mp), "price": int(price)}
        words["absorbed"] = int(unit.mp - left)
        tell(field, "battle-pays", "6.8", words)


def strike(field: Battlefield) -> None:
    """Step 4: does the Defender Guard? If not, whom does the blow fall on?"""
    side = field.attacker
    own = field.armies[side]
    enemy = field.armies[1 - side]
    level = mastery_level(field, own.chosen_unit, own.chosen)
    field.stage = S_CASUALTIES
    if level == NO_MISSILES:
        field.tale[tale.RESULT] = tale.NO_WEAPON
        if field.log is not None:
            tell(field, "battle-no-missiles", "6.11", {"troop": fighter_name(own.chosen), "side": side_name(side)})
        return
    attack = CARDS.value[own.card] + level
    guard = CARDS.value[enemy.card] + guard_value(field, enemy.chosen_unit, enemy.chosen) + CARDS.card_guard[enemy.card]
    field.tale[tale.RESULT] = tale.GUARDED if guard >= attack else tale.HIT
    field.tale[tale.ATTACK] = attack
    field.tale[tale.GUARD] = guard
    tell_parts(field, own, enemy)
    if field.log is not None:
        args: dict[str, object] = {"side": side_name(side), "attack": int(attack), "guard": int(guard)}
        tell(field, "battle-guards" if guard >= attack else "battle-strikes", "6.10", args)
    if guard >= attack:
        return
    if enemy.joined:
        field.ask(TARGET, 1 << side)
    else:
        field.target = enemy.fighter
        field.stage = S_HIT


def tell_parts(field: Battlefield, own: Army, enemy: Army) -> None:
    """What attack and Guard were made of."""
    parts = field.tale
    striking = field.units[own.chosen_unit]
    level = field.level[striking.place]
    parts[tale.STRIKING + tale.TROOPS] = CARDS.level[3 * own.chosen + level]
    parts[tale.STRIKING + tale.GROUND] = field.ground[footing(field, own.chosen_unit) + level]
    parts[tale.STRIKING + tale.DISORDER] = disorder(striking)
    parts[tale.STRIKING + tale.STRATAGEM] = headlong(field, striking)
    guarding = field.units[enemy.chosen_unit]
    parts[tale.GUARDING + tale.TROOPS] = CARDS.guard[enemy.chosen]
    parts[tale.GUARDING + tale.GROUND] = field.ground[footing(field, enemy.chosen_unit) + 3]
    parts[tale.GUARDING + tale.DISORDER] = disorder(guarding)
    parts[tale.GUARDING + tale.STRATAGEM] = shield_wall(field, guarding)


def fill_target(field: Battlefield, side: i64, buffer: vec[i64]) -> i64:
    """The enemy's Main Unit and what he has Combined with it (rules 6.13, 6.14)."""
    enemy = field.armies[1 - side]
    return offer_units(enemy.joined | 1 << enemy.fighter, buffer)


def play_target(field: Battlefield, side: i64, choice: i64) -> None:
    field.target = choice - UNIT
    field.stage = S_HIT


# -- Steps 5 and 6 --------------------------------------------------------------------------------------------


def hit(field: Battlefield) -> None:
    """Step 5: Damage, and an Instant Discard where the cards lay far apart (rules 6.12, 6.14)."""
    side = field.attacker
    own = field.armies[side]
    enemy = field.armies[1 - side]
    target = field.units[field.target]
    damage = damage_of(field, side, own.chosen_unit, own.chosen, own.joined)
    target.damage += damage
    field.tale[tale.TARGET] = field.target
    field.tale[tale.DAMAGE] = damage
    field.tale[tale.RANKS] = rank_bonus(field, side, own.joined)
    field.tale[tale.VOLLEYED] = volley(field, field.units[own.chosen_unit])
    field.hurt |= 1 << field.target
    if field.log is not None:
        words: dict[str, object] = {"unit": unit_name(field.target), "damage": int(damage), "total": int(target.damage)}
        tell(field, "battle-damage", "6.12", words)
    if CARDS.value[own.card] - CARDS.value[enemy.card] < CARDS.discard_margin:
        field.stage = S_EXTRA
        return
    field.tale[tale.INSTANT] = 1
    if enemy.joined and is_rear_setup(field):
        field.ask(INSTANT, 1 << side)
    else:
        ask_discard(field, field.target, 1, S_EXTRA)


def is_rear_setup(field: Battlefield) -> bool:
    """Whether anyone here is attacked in the rear (rule 10.5)."""
    if field.is_neighbour_fight():
        return False
    return field.rear_attackers(0, field.place_red) != 0 or field.rear_attackers(1, field.place_red) != 0


def play_instant(field: Battlefield, side: i64, choice: i64) -> None:
    ask_discard(field, choice - UNIT, 1, S_EXTRA)


def extra(field: Battlefield) -> None:
    """Step 6: the extra damage of the Attacker's card (rule 6.15)."""
    amount = CARDS.extra[field.armies[field.attacker].card]
    target = field.units[field.target]
    if amount and target.size > 0:
        target.damage += amount
        field.tale[tale.EXTRA] = amount
        if field.log is not None:
            words: dict[str, object] = {
                "unit": unit_name(field.target),
                "damage": int(amount),
                "total": int(target.damage),
            }
            tell(field, "battle-extra", "6.15", words)
    field.stage = S_CASUALTIES


# -- Step 7 ---------------------------------------------------------------------------------------------------


def casualties(field: Battlefield) -> None:
    """Whoever was hurt and has more Damage than MP Discards, the Defender first (rule 6.16)."""
    side = field.first if field.attacker == NONE else 1 - field.attacker
    if field.hurt and not settle(field, side):
        return
    if field.attacker != NONE and field.fallen >> side & 1:
        field.hurt = 0  # the Attacker makes no check when the Defender's Main Unit is lost
    if field.hurt and not settle(field, 1 - side):
        return
    field.stage = S_ROUND
    if generals_lost(field):
        return
    if field.fallen:
        begin_succession(field, field.fallen, 0, S_RALLY)


def settle(field: Battlefield, side: i64) -> bool:
    """Go through a side's hurt Units; False when its owner has to choose a Discard first."""
    index = UNITS * side
    while index < UNITS * side + UNITS:
        if field.hurt >> index & 1:
            unit = field.units[index]
            while unit.size > 0 and unit.damage > unit.mp:
                ask_discard(field, index, 0, S_CASUALTIES)
                if field.stage != S_CASUALTIES:
                    return False
            field.hurt &= ~(1 << index)
            if unit.size == 0:
                place = unit.place
                defeat(field, index, False)
                if index == field.armies[side].fighter:
                    field.fallen |= 1 << side
                elif field.main(side, place) < 0:  # a Combined neighbour that led its own card
                    name_main(field, side, place, field.units_at(side, place), S_CASUALTIES)
                    if field.stage != S_CASUALTIES:
                        return False
        index += 1
    return True
