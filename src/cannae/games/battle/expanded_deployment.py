"""Chapter 14: the Army Generals contend for terrain and deployment."""

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core import bits
from cannae.games.battle.cards import CARDS, HOLD, NONE, RETREAT
from cannae.games.battle.choices import (
    ALLOT,
    ARRAY,
    CARD,
    CONTEND,
    EXTRA,
    GO_FIRST,
    GO_SECOND,
    LOWER,
    PLAN,
    PRECEDENCE,
    RAISE,
    READY,
    S_ACTIONS,
    S_ALLOT,
    S_ARRAY,
    S_CONTEND,
    S_GENERAL,
    S_PERIOD,
    STRATAGEM,
    UNIT,
)
from cannae.games.battle.deployment import stand, tell_placed
from cannae.games.battle.duration import affordable, fill_stratagems
from cannae.games.battle.offers import offer, offer_units
from cannae.games.battle.state import UNITS, Battlefield
from cannae.games.battle.stratagems import ask_retreat, come_in_play, promote
from cannae.games.battle.telling import (
    card_name,
    place_name,
    side_name,
    stratagem_name,
    stratagem_names,
    tell,
    unit_name,
)

# -- Stratagems are selected (rule 14.3) ----------------------------------------------------------------------


def ask_plan(field: Battlefield) -> None:
    side: i64 = 0
    while side < 2:
        army = field.armies[side]
        army.leader = army.general_card
        army.general_leads = 1
        side += 1
    field.run = 1
    field.ask(PLAN, 3)


def fill_plan(field: Battlefield, side: i64, buffer: vec[i64]) -> i64:
    return fill_stratagems(affordable(field, side), buffer)


def play_plan(field: Battlefield, side: i64, choice: i64) -> None:
    army = field.armies[side]
    if choice == READY:
        field.done(side, S_CONTEND)
    else:
        army.selected |= 1 << (choice - STRATAGEM)
        army.pool &= ~(1 << (choice - STRATAGEM))


# -- A round for every Terrain Card (rules 14.4 to 14.8) ------------------------------------------------------


def next_contention(field: Battlefield) -> None:
    if field.spot >= field.count:
        field.spot = 0
        field.armies[0].used = 0
        field.armies[1].used = 0
        if not field.again or field.run == 2:
            end_contention(field)
            return
        field.run = 2
    field.attacker = NONE
    field.armies[0].forget()
    field.armies[1].forget()
    field.ask(CONTEND, 3)


def end_contention(field: Battlefield) -> None:
    side: i64 = 0
    while side < 2:
        army = field.armies[side]
        army.pool |= army.selected  # never staked
        army.selected = 0
        army.leader = NONE
        army.general_leads = 0
        army.forget()
        side += 1
    field.attacker = NONE
    field.spot = field.first_position()
    field.stage = S_ARRAY


def play_contend(field: Battlefield, side: i64, choice: i64) -> None:
    field.armies[side].card = choice - CARD
    if field.done(side, S_CONTEND):
        contend(field)


def contend(field: Battlefield) -> None:
    """Steps 2 to 4: who attacks, what it costs, and whether the Defender Guards by Tactics Mastery Levels."""
    red = field.armies[0]
    blue = field.armies[1]
    margin = CARDS.value[red.card] - CARDS.value[blue.card]
    field.attacker = NONE if margin == 0 else 0 if margin > 0 else 1
    side: i64 = 0
    while side < 2:
        army = field.armies[side]
        army.used |= 1 << army.card
        army.turn_up(army.card)
        if field.log is not None:
            words: dict[str, object] = {"side": side_name(side), "card": card_name(army.card)}
            words["place"] = place_name(field, field.spot)
            tell(field, "battle-contends", "14.4", words)
        stake_plan(field, side)
        count = max(army.counter - CARDS.price[army.card], 0)
        count += CARDS.captain_bonus[army.general_card] + CARDS.card_absorb[army.card]
        army.counter = min(count, CARDS.points)
        side += 1
    if field.log is not None:
        tell(field, "battle-counters", "14.5", {"red": int(red.counter), "blue": int(blue.counter)})
    if field.attacker == NONE:
        if field.log is not None:
            tell(field, "battle-drawn-round", "14.5", {"value": int(CARDS.value[red.card])})
        field.spot += 1
        field.stage = S_CONTEND
        return
    own = field.armies[field.attacker]
    enemy = field.armies[1 - field.attacker]
    attack = CARDS.value[own.card] + CARDS.tactics[own.general_card]
    guard = CARDS.value[enemy.card] + CARDS.tactics[enemy.general_card] + CARDS.card_guard[enemy.card]
    if field.log is not None:
        args: dict[str, object] = {"side": side_name(field.attacker), "attack": int(attack), "guard": int(guard)}
        tell(field, "battle-contends-guarded" if guard >= attack else "battle-contends-won", "14.6", args)
    if guard >= attack:
        field.acts = 3
        field.ask(PRECEDENCE, 1 << field.attacker)
    else:
        field.acts = 1 << field.attacker
        field.leads_off = field.attacker
        if CARDS.extra[own.card]:
            field.ask(EXTRA, 1 << field.attacker)
        else:
            field.stage = S_ACTIONS


def stake_plan(field: Battlefield, side: i64) -> None:
    """Rule 14.9: 'tct' Promotes as Attacker, otherwise what was selected leaves the game."""
    army = field.armies[side]
    if army.card != CARDS.tactics_card:
        return
    army.staked = 1
    if not army.selected:
        return
    attacks = field.attacker == side
    if field.log is not None:
        key = "battle-promotes" if attacks else "battle-stake-lost"
        tell(field, key, "14.9", {"side": side_name(side), "stratagems": stratagem_names(army.selected)})
    if attacks:
        promote(field, side)
        if army.selected >> HOLD & 1:
            field.again = 1
            army.selected &= ~(1 << HOLD)
            army.spent |= 1 << HOLD
        army.promoted |= army.selected
    else:
        army.spent |= army.selected
    army.selected = 0


def fill_extra(field: Battlefield, side: i64, buffer: vec[i64]) -> i64:
    buffer[0] = RAISE
    buffer[1] = LOWER
    return 2


def play_extra(field: Battlefield, side: i64, choice: i64) -> None:
    """Step 6: the extra damage raises the own Battle Counter or lowers the enemy's."""
    own = field.armies[side]
    enemy = field.armies[1 - side]
    amount = CARDS.extra[own.card]
    if choice == RAISE:
        own.counter = min(own.counter + amount, CARDS.points)
    else:
        enemy.counter = max(enemy.counter - amount, 0)
    if field.log is not None:
        key = "battle-raises" if choice == RAISE else "battle-lowers"
        words: dict[str, object] = {"side": side_name(side), "amount": int(amount)}
        words["red"] = int(field.armies[0].counter)
        words["blue"] = int(field.armies[1].counter)
        tell(field, key, "14.7", words)
    field.stage = S_ACTIONS


def fill_precedence(field: Battlefield, side: i64, buffer: vec[i64]) -> i64:
    buffer[0] = GO_FIRST
    buffer[1] = GO_SECOND
    return 2


def play_precedence(field: Battlefield, side: i64, choice: i64) -> None:
    field.leads_off = side if choice == GO_FIRST else 1 - side
    field.stage = S_ACTIONS


# -- Units are placed (rules 14.13, 14.15, 14.16) -------------------------------------------------------------


def next_array(field: Battlefield) -> None:
    """From Position 1 on both place what they like, in secret; a player with Units there already places none.

    What was placed is told in the order of the Units, together with what goes to the centre by itself: nobody shall
    hear which of these were named.
    """
    placed = stand_named(field)
    while field.spot <= field.last_position():
        sides: i64 = 0
        side: i64 = 0
        while side < 2:
            if field.main(side, field.spot) < 0 and field.reserve(side):
                sides |= 1 << side
            field.armies[side].forget()
            side += 1
        if sides:
            tell_placed(field, placed)
            field.ask(ARRAY, sides)
            return
        field.spot += 1
    centre = field.count // 2
    index: i64 = 0
    while index < 2 * UNITS:
        if field.units[index].place == NONE:
            stand(field, index, centre)
            placed |= 1 << index
        index += 1
    tell_placed(field, placed)
    field.stage = S_GENERAL


def stand_named(field: Battlefield) -> i64:
    """The Units named for the card before this one take their places; returns them, as bits."""
    placed: i64 = 0
    side: i64 = 0
    while side < 2:
        army = field.armies[side]
        if army.picked >= 0:
            stand(field, army.picked, field.spot - 1)
            rest = army.joined & ~(1 << army.picked)
            while rest:
                stand(field, bits.lowest(rest), field.spot - 1)
                rest &= rest - 1
            placed |= army.joined
        army.forget()
        side += 1
    return placed


def fill_array(field: Battlefield, side: i64, buffer: vec[i64]) -> i64:
    """`joined` holds the Units picked so far, `picked` the first of them."""
    army = field.armies[side]
    buffer[0] = READY
    return offer(field.reserve(side) & ~army.joined, UNIT, buffer, 1)


def play_array(field: Battlefield, side: i64, choice: i64) -> None:
    army = field.armies[side]
    if choice != READY:
        unit = choice - UNIT
        army.joined |= 1 << unit
        if army.picked < 0:
            army.picked = unit
        return
    if field.done(side, S_ARRAY):
        field.spot += 1


# -- Promoted Stratagems are allotted (rule 14.17) ------------------------------------------------------------


def next_allotment(field: Battlefield) -> None:
    """One after another, first by the player with the first say; a Retreat is decided as soon as it is In Play."""
    field.then = S_ALLOT
    index: i64 = 0
    while index < 2 * UNITS:
        if field.units[index].in_play >> RETREAT & 1 and ask_retreat(field, index // UNITS, index):
            return
        index += 1
    passes: i64 = 0
    side = field.first
    while passes < 2:
        if field.armies[side].promoted:
            field.ask(ALLOT, 1 << side)
            return
        side = 1 - side
        passes += 1
    field.falls_back = 0
    field.held = 0
    field.stage = S_PERIOD


def fill_allot(field: Battlefield, side: i64, buffer: vec[i64]) -> i64:
    return offer_units(field.living(side), buffer)


def play_allot(field: Battlefield, side: i64, choice: i64) -> None:
    army = field.armies[side]
    stratagem = bits.lowest(army.promoted)
    army.promoted &= ~(1 << stratagem)
    if field.log is not None:
        words: dict[str, object] = {"unit": unit_name(choice - UNIT), "stratagem": stratagem_name(stratagem)}
        tell(field, "battle-allots", "14.17", words)
    come_in_play(field, side, choice - UNIT, 1 << stratagem)
    field.stage = S_ALLOT
