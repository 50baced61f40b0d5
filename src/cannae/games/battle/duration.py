"""Chapter 6, first half: a Duration begins, Stratagems are selected, and each round both players commit in secret."""

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core import bits
from cannae.games.battle import tale
from cannae.games.battle.cards import CARDS, NONE, READ_FOE, STRATAGEMS
from cannae.games.battle.choices import (
    CARD,
    COMMIT,
    DECLINE,
    LEAD_GENERAL,
    LEAD_OWN,
    NO_MORE,
    READ,
    READY,
    S_COUNT,
    S_RESOLVE,
    S_ROUND,
    S_SELECT,
    SELECT,
    STRATAGEM,
    TROOP,
    UNIT,
    USE,
)
from cannae.games.battle.forces import NEVER
from cannae.games.battle.offers import fill_hand, offer
from cannae.games.battle.state import BALLISTIC, CHARGE, UNITS, Battlefield
from cannae.games.battle.telling import (
    committed,
    level_name,
    place_name,
    side_name,
    tell,
    unit_name,
)

AT_CARD = 0  # steps of a commitment
AT_JOIN = 1
AT_TROOP = 2
AT_CONFIRM = 3
FRONT = 3  # Troops in the front Rank


def begin_duration(field: Battlefield, red: i64, blue: i64) -> None:
    """Unit against Unit, on one Terrain Card or across two (rules 5.3, 11.3)."""
    place_red = field.units[red].place
    place_blue = field.units[blue].place
    field.place_red = place_red
    field.place_blue = place_blue
    field.armies[0].fighter = red
    field.armies[1].fighter = blue
    field.round = 0
    tale.forget(field)
    field.fallen = 0
    field.heirless = 0
    field.routed = 0
    field.held = 0
    field.falls_back = 0
    side: i64 = 0
    while side < 2:
        army = field.armies[side]
        army.used = 0
        army.staked = 0
        army.pile = 0
        army.speech_of_lost = 0
        army.leader = NONE
        army.general_leads = 0
        army.forget()
        field.units[army.fighter].fought = 1
        side += 1
    index: i64 = 0
    while index < 2 * UNITS:
        field.units[index].champion = NEVER
        index += 1
    if field.is_neighbour_fight():
        level = min(field.level[place_red], field.level[place_blue], CHARGE)
        field.level[place_red] = level
        field.level[place_blue] = level
    if field.log is not None:
        args: dict[str, object] = {
            "red": unit_name(red),
            "blue": unit_name(blue),
            "place": place_name(field, place_red),
            "other": place_name(field, place_blue),
            "level": level_name(field.level[place_red]),
        }
        across = field.is_neighbour_fight()
        tell(field, "battle-duration-across" if across else "battle-duration", "11.3" if across else "5.3", args)
    field.stage = S_SELECT


# -- Stratagems (rules 6.2, 6.3) ------------------------------------------------------------------------------


def ask_select(field: Battlefield) -> None:
    sides: i64 = 0
    side: i64 = 0
    while side < 2:
        army = field.armies[side]
        captain = field.units[army.fighter].captain
        commanded = army.general == army.fighter
        if commanded and captain < 0:
            lead(field, side, True)
        elif captain >= 0 and not commanded:
            lead(field, side, False)
        if (commanded and captain >= 0) or affordable(field, side):
            sides |= 1 << side
        side += 1
    if sides:
        field.ask(SELECT, sides)
    else:
        field.stage = S_ROUND


def lead(field: Battlefield, side: i64, by_general: bool) -> None:
    army = field.armies[side]
    army.general_leads = 1 if by_general else 0
    army.leader = army.general_card if by_general else field.units[army.fighter].captain


def affordable(field: Battlefield, side: i64) -> i64:
    """The Stratagems that the leader may still select, as bits."""
    army = field.armies[side]
    if army.leader < 0:
        return 0
    left = CARDS.tactics[army.leader]
    number: i64 = 0
    while number < STRATAGEMS:
        if army.selected >> number & 1:
            left -= CARDS.stratagem_cost[number]
        number += 1
    found: i64 = 0
    number = 0
    while number < STRATAGEMS:
        if (
            army.pool >> number & 1
            and CARDS.stratagem_cost[number] <= left
            and (army.general_leads or not CARDS.is_battle_tactics[number])
        ):
            found |= 1 << number
        number += 1
    return found


def fill_select(field: Battlefield, side: i64, buffer: vec[i64]) -> i64:
    army = field.armies[side]
    if army.leader < 0:
        buffer[0] = LEAD_GENERAL
        buffer[1] = LEAD_OWN
        return 2
    return fill_stratagems(affordable(field, side), buffer)


def fill_stratagems(mask: i64, buffer: vec[i64]) -> i64:
    buffer[0] = READY
    return offer(mask, STRATAGEM, buffer, 1)


def play_select(field: Battlefield, side: i64, choice: i64) -> None:
    army = field.armies[side]
    if choice == LEAD_GENERAL or choice == LEAD_OWN:
        lead(field, side, choice == LEAD_GENERAL)
    elif choice == READY:
        field.done(side, S_ROUND)
    else:
        army.selected |= 1 << (choice - STRATAGEM)
        army.pool &= ~(1 << (choice - STRATAGEM))


# -- A round is opened ----------------------------------------------------------------------------------------


def next_round(field: Battlefield) -> None:
    field.round += 1
    if field.round > CARDS.rounds:
        field.stage = S_COUNT
        return
    field.reader = NONE
    field.attacker = NONE
    field.target = NONE
    field.hurt = 0
    readers: i64 = 0
    side: i64 = 0
    while side < 2:
        army = field.armies[side]
        army.forget()
        army.eligible = eligible(field, side)
        if field.units[army.fighter].in_play >> READ_FOE & 1:
            readers |= 1 << side
        side += 1
    if readers:
        field.ask(READ, readers)
    else:
        field.ask(COMMIT, 3)


def eligible(field: Battlefield, side: i64) -> i64:
    """The Units that may be Combined with a side's Main Unit, as bits (rules 9.1, 10.3, 10.4, 11.1, 11.7)."""
    place = field.place_of(side)
    main = field.armies[side].fighter
    level = field.level[place]
    support = field.units_at(side, place) & ~(1 << main)
    if field.is_neighbour_fight():
        found = support if level == BALLISTIC else 0
        return found | field.aiming_at(field.armies[1 - side].fighter) & ~(1 << main)
    if level == BALLISTIC or (support and field.rear_attackers(1 - side, place)):
        found = support
    else:
        found = support & field.rear_attackers(side, place) if support else 0
    if level <= CHARGE:
        if place > 0 and field.level[place - 1] <= CHARGE and field.owner(place - 1) == side:
            found |= field.units_at(side, place - 1)
        if place + 1 < field.count and field.level[place + 1] <= CHARGE and field.owner(place + 1) == side:
            found |= field.units_at(side, place + 1)
    return found


# -- Read the Foe (rule 8.11) ---------------------------------------------------------------------------------


def fill_read(field: Battlefield, side: i64, buffer: vec[i64]) -> i64:
    buffer[0] = USE
    buffer[1] = DECLINE
    return 2


def play_read(field: Battlefield, side: i64, choice: i64) -> None:
    field.armies[side].picked = 1 if choice == USE else 0
    if field.done(side, S_ROUND):
        announce_reading(field)


def announce_reading(field: Battlefield) -> None:
    readers: i64 = 0
    side: i64 = 0
    while side < 2:
        army = field.armies[side]
        if army.picked == 1:
            readers |= 1 << side
            field.units[army.fighter].in_play &= ~(1 << READ_FOE)
            army.spent |= 1 << READ_FOE
            if field.log is not None:
                tell(field, "battle-reads", "8.11", {"side": side_name(side)})
        army.picked = NONE
        side += 1
    if readers == 1 or readers == 2:
        field.reader = readers - 1
        field.ask(COMMIT, 3 - readers)
    else:
        field.ask(COMMIT, 3)


# -- The commitment (rules 6.4 to 6.6) ------------------------------------------------------------------------


def fill_commit(field: Battlefield, side: i64, buffer: vec[i64]) -> i64:
    army = field.armies[side]
    if army.step == AT_CARD:
        return fill_hand(field, side, buffer)
    if army.step == AT_JOIN:
        buffer[0] = NO_MORE
        return offer(army.eligible & ~army.joined, UNIT, buffer, 1)
    if army.step == AT_TROOP:
        return fill_chosen(field, side, buffer)
    buffer[0] = READY
    return 1


def fill_chosen(field: Battlefield, side: i64, buffer: vec[i64]) -> i64:
    army = field.armies[side]
    fighting = army.joined | 1 << army.fighter
    count: i64 = 0
    index = UNITS * side
    while index < UNITS * side + UNITS:
        if fighting >> index & 1:
            unit = field.units[index]
            last = unit.size
            if last > FRONT and field.level[unit.place] != BALLISTIC:
                last = FRONT
            seen: i64 = 0
            rank: i64 = 0
            while rank < last:
                kind = unit.troops[rank]
                if not seen >> kind & 1:
                    seen |= bits.bit(kind)
                    buffer[count] = TROOP + 64 * index + kind
                    count += 1
                rank += 1
            if unit.master >= 0 and unit.champion != field.round - 1:
                buffer[count] = TROOP + 64 * index + unit.master
                count += 1
        index += 1
    return count


def play_commit(field: Battlefield, side: i64, choice: i64) -> None:
    army = field.armies[side]
    if choice == READY:
        if field.reader == 1 - side and field.deciders == 1 << side:
            show_to_reader(field, side)
        else:
            field.done(side, S_RESOLVE)
    elif choice >= TROOP:
        choose_troop(field, side, choice)
    elif choice >= UNIT:
        if choice != NO_MORE:
            army.joined |= 1 << (choice - UNIT)
        if choice == NO_MORE or army.joined == army.eligible:
            army.step = AT_TROOP
            skip_single(field, side)
    else:
        army.card = choice - CARD
        army.step = AT_JOIN if army.eligible else AT_TROOP
        skip_single(field, side)


def choose_troop(field: Battlefield, side: i64, choice: i64) -> None:
    army = field.armies[side]
    army.chosen_unit = (choice - TROOP) // 64
    army.chosen = (choice - TROOP) % 64
    army.step = AT_CONFIRM


def skip_single(field: Battlefield, side: i64) -> None:
    """Where only one Troop can be chosen nobody is asked which."""
    army = field.armies[side]
    main = field.units[army.fighter]
    if army.step == AT_TROOP and not army.joined and main.master < 0 and main.is_uniform(0):
        choose_troop(field, side, TROOP + 64 * army.fighter + main.troops[0])


def show_to_reader(field: Battlefield, side: i64) -> None:
    if field.log is not None:
        tell(field, "battle-shows", "8.11", committed(side, field.armies[side]))
    field.ask(COMMIT, 2 >> side)
