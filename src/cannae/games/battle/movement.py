"""Chapter 12: Army Movement."""

from librt.vecs import vec
from mypy_extensions import i64

from cannae.games.battle.cards import CARDS, MASTERY_CARDS, NONE
from cannae.games.battle.choices import (
    ASSIGN,
    AT,
    CARD,
    CROSS,
    DESTINATION,
    ENGAGE,
    INITIATIVE,
    LEVEL,
    LEVELS,
    MOVE,
    MOVE_GENERAL,
    PASS,
    S_ARRIVE,
    S_INITIATIVE,
    S_MOVED,
    S_PERIOD,
    S_TURN,
    S_VICTORY,
    UNIT,
)
from cannae.games.battle.expanded_movement import begin_expanded, expanded_turn, fill_command, pay_for_move, settle_control
from cannae.games.battle.losses import name_main
from cannae.games.battle.period import general_mp
from cannae.games.battle.state import (
    BALLISTIC,
    CHANCE_STREAM,
    CHARGE,
    DRAWN,
    MELEE,
    PLACES,
    UNITS,
    WON_CAPTURE,
    WON_CONTROL,
    WON_LIMIT,
    WON_STRENGTH,
    Battlefield,
    lowest,
    popcount,
)
from cannae.games.battle.telling import card_name, level_name, place_name, side_name, tell, unit_name

STANDARD_MOVES = 3  # Units a player may move
GENERALS_MOVE = -3  # in `moving`: the Army General moves by himself

# -- Who moves first (rules 12.2, 12.3, 15.1) -----------------------------------------------------------------------


def begin_movement(field: Battlefield) -> None:
    side: i64 = 0
    while side < 2:
        army = field.armies[side]
        army.moves = 0
        army.passed = 0
        army.general_moved = 0
        army.used = 0
        army.forget()
        side += 1
    field.tries = 0
    field.mover = NONE
    field.turnwise = 0
    if field.expanded_movement:
        begin_expanded(field)
        return
    red = general_mp(field, 0)
    blue = general_mp(field, 1)
    if red != blue:
        field.mover = 0 if red < blue else 1
        field.stage = S_TURN
    else:
        field.stage = S_INITIATIVE


def ask_initiative(field: Battlefield) -> None:
    """A tie is broken by Mastery Cards; after ten drawn attempts chance decides."""
    if field.tries == MASTERY_CARDS:
        settle_initiative(field, field.rng.below(CHANCE_STREAM, 2))
    else:
        field.ask(INITIATIVE, 3)


def fill_initiative(field: Battlefield, side: i64, buffer: vec[i64]) -> i64:
    used = field.armies[side].used
    count: i64 = 0
    card: i64 = 0
    while card < MASTERY_CARDS:
        if not used >> card & 1:
            buffer[count] = CARD + card
            count += 1
        card += 1
    return count


def play_initiative(field: Battlefield, side: i64, choice: i64) -> None:
    field.armies[side].picked = choice - CARD
    if not field.done(side, S_INITIATIVE):
        return
    red = field.armies[0]
    blue = field.armies[1]
    red.used |= 1 << red.picked
    blue.used |= 1 << blue.picked
    field.tries += 1
    if field.log is not None:
        words: dict[str, object] = {"red": card_name(red.picked), "blue": card_name(blue.picked)}
        tell(field, "battle-initiative", "15.1" if field.expanded_movement else "12.3", words)
    difference = CARDS.value[red.picked] - CARDS.value[blue.picked]
    red.picked = NONE
    blue.picked = NONE
    if difference:
        settle_initiative(field, 0 if difference < 0 else 1)


def settle_initiative(field: Battlefield, lower: i64) -> None:
    """The lower card moves first; in the expanded rules the higher one takes control."""
    field.armies[0].used = 0
    field.armies[1].used = 0
    if field.expanded_movement:
        settle_control(field, 1 - lower)
    else:
        field.mover = lower
        field.stage = S_TURN


# -- A player's moves -------------------------------------------------------------------------------------------------


def turn(field: Battlefield) -> None:
    """All moves of one player, then all of the other (rule 12.2); the expanded rules have their own order."""
    if field.expanded_movement:
        expanded_turn(field)
        return
    if field.armies[field.mover].passed:
        if field.armies[1 - field.mover].passed:
            field.stage = S_VICTORY
            return
        field.mover = 1 - field.mover
    field.ask(MOVE, 1 << field.mover)


def may_order(field: Battlefield, side: i64) -> bool:
    """Whether the player has moves left at all."""
    army = field.armies[side]
    return army.moves < (army.allowance if field.expanded_movement else STANDARD_MOVES)


def is_held(field: Battlefield, side: i64, place: i64) -> bool:
    """Rule 12.13: a Unit behind an enemy Unit and its Support pins everyone on that card."""
    return (field.across_at(1 - side, place) != 0 and has_pair(field, side, place)) or (
        field.across_at(side, place) != 0 and has_pair(field, 1 - side, place)
    )


def has_pair(field: Battlefield, side: i64, place: i64) -> bool:
    """A Unit and a Support Unit on their own side of the card."""
    own = field.units_at(side, place) & ~field.across_at(side, place)
    return own & (own - 1) != 0


def is_free(field: Battlefield, index: i64) -> bool:
    """Whether a Unit may leave its card as it is (rules 12.5, 12.13)."""
    unit = field.units[index]
    if field.owner(unit.place) != 2:
        return True
    if field.main(index // UNITS, unit.place) == index and field.level[unit.place] != BALLISTIC:
        return False
    return not is_held(field, index // UNITS, unit.place)


def may_move(field: Battlefield, index: i64) -> bool:
    unit = field.units[index]
    if unit.place < 0:
        return False
    army = field.armies[index // UNITS]
    if unit.moves:
        if unit.moves != 1 or not army.march or (field.expanded_movement and not may_order(field, index // UNITS)):
            return False
    elif not may_order(field, index // UNITS):
        return False
    return unit.withdraws != 0 or is_free(field, index)


def fill_move(field: Battlefield, side: i64, buffer: vec[i64]) -> i64:
    buffer[0] = PASS
    count: i64 = 1
    index = UNITS * side
    while index < UNITS * side + UNITS:
        if may_move(field, index):
            buffer[count] = UNIT + index
            count += 1
        index += 1
    army = field.armies[side]
    if not army.general_moved and may_order(field, side) and general_reach(field, side):
        buffer[count] = MOVE_GENERAL
        count += 1
    if field.expanded_movement:
        count = fill_command(field, side, buffer, count)
    return count


def play_move(field: Battlefield, side: i64, choice: i64) -> None:
    army = field.armies[side]
    if choice == PASS:
        army.passed = 1
        field.stage = S_TURN
        if field.log is not None:
            tell(field, "battle-passes", "12.4", {"side": side_name(side)})
        return
    field.moving = GENERALS_MOVE if choice == MOVE_GENERAL else choice - UNIT
    field.ask(DESTINATION, 1 << side)


def pay_move(field: Battlefield, side: i64) -> None:
    """Rules 12.4, 8.12, 15.4: a second move of one Unit uses up the Forced March and counts no further Unit."""
    army = field.armies[side]
    if field.moving >= 0:
        unit = field.units[field.moving]
        unit.moves += 1
        unit.withdraws = 0
        if unit.moves == 2:
            army.march = 0
            if not field.expanded_movement:
                return
    else:
        army.general_moved = 1
    army.moves += 1
    if field.expanded_movement:
        pay_for_move(field, side)


# -- How far (rules 12.6, 12.11) --------------------------------------------------------------------------------------


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
            if across and popcount(field.units_at(1 - side, place)) > 1:
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
    hosts = field.units_at(side, place)
    if army.general >= 0:
        hosts &= ~(1 << army.general)
    return found | 1 << place if hosts else found


def may_cross(field: Battlefield, index: i64) -> bool:
    """Rule 12.10: a Unit on a card its player Controls may go over to the other side, or back."""
    return field.owner(field.units[index].place) == index // UNITS


def fill_destination(field: Battlefield, side: i64, buffer: vec[i64]) -> i64:
    places = general_reach(field, side) if field.moving == GENERALS_MOVE else unit_reach(field, field.moving)
    count: i64 = 0
    place: i64 = 0
    while place < field.count:
        if places >> place & 1:
            buffer[count] = AT + place
            count += 1
        place += 1
    if field.moving >= 0 and may_cross(field, field.moving):
        buffer[count] = CROSS
        count += 1
    return count


def play_destination(field: Battlefield, side: i64, choice: i64) -> None:
    pay_move(field, side)
    if choice == CROSS:
        cross(field, side)
    elif field.moving == GENERALS_MOVE:
        move_general(field, side, choice - AT)
    else:
        march(field, side, choice - AT)


def cross(field: Battlefield, side: i64) -> None:
    unit = field.units[field.moving]
    unit.across = 1 - unit.across
    field.stage = S_MOVED
    field.vacancy = NONE
    if field.log is not None:
        tell(field, "battle-crosses", "12.10", {"unit": unit_name(field.moving), "place": place_name(field, unit.place)})
    captures(field, side, unit.place, side ^ unit.across)


# -- A Unit moves -----------------------------------------------------------------------------------------------------


def march(field: Battlefield, side: i64, goal: i64) -> None:
    """Along the row to the goal; a lone enemy General on that side of any card passed is taken (rule 12.17)."""
    unit = field.units[field.moving]
    start = unit.place
    step: i64 = 1 if goal > start else -1
    place = start
    if field.log is not None:
        tell(field, "battle-moves", "12.6", {"unit": unit_name(field.moving), "place": place_name(field, goal)})
    while place != goal:
        place += step
        if captures(field, side, place, side ^ unit.across):
            return
    field.vacancy = NONE
    if field.mains[PLACES * side + start] == field.moving:
        field.mains[PLACES * side + start] = NONE
        field.vacancy = start
    field.goal = goal
    if field.main(side, goal) >= 0:
        join_line(field, side, goal)
    else:
        field.ask(LEVEL, 1 << side)


def captures(field: Battlefield, side: i64, place: i64, ground: i64) -> bool:
    enemy = field.armies[1 - side]
    if enemy.general >= 0 or enemy.general_place != place or (1 - side) ^ enemy.general_across != ground:
        return False
    if field.log is not None:
        tell(field, "battle-captured", "12.17", {"side": side_name(side), "place": place_name(field, place)})
    field.finish(side, WON_CAPTURE)
    return True


def join_line(field: Battlefield, side: i64, goal: i64) -> None:
    """Onto a card with own Units: Support at their Combat Level (rule 12.9)."""
    unit = field.units[field.moving]
    main = field.main(side, goal)
    unit.place = goal
    # A front to support it makes a Unit in the enemy's rear a supporter itself (rule 10.8).
    if not unit.across and field.rear_attackers(side, goal) >> main & 1:
        field.mains[PLACES * side + goal] = field.moving
    field.stage = S_ARRIVE


def fill_level(field: Battlefield, side: i64, buffer: vec[i64]) -> i64:
    """Any Combat Level on an Empty card, Ballistic or Charge against the enemy (rules 12.7, 12.8)."""
    highest = CHARGE if field.main(1 - side, field.goal) >= 0 else MELEE
    level: i64 = BALLISTIC
    while level <= highest:
        buffer[level] = LEVELS + level
        level += 1
    return highest + 1


def play_level(field: Battlefield, side: i64, choice: i64) -> None:
    goal = field.goal
    unit = field.units[field.moving]
    unit.place = goal
    field.level[goal] = choice - LEVELS
    if field.log is not None:
        words: dict[str, object] = {"place": place_name(field, goal), "level": level_name(choice - LEVELS)}
        tell(field, "battle-level", "12.7", words)
    if not unit.across:
        send_back(field, 1 - side, goal)
    field.mains[PLACES * side + goal] = field.moving
    field.stage = S_ARRIVE
    army = field.armies[side]
    if army.general < 0 and army.general_place == goal and army.general_across == unit.across:
        give_general(field, side, field.moving)


def send_back(field: Battlefield, side: i64, place: i64) -> None:
    """Enemies who had crossed over on a card they Controlled go back to their own side (rule 12.14)."""
    index = UNITS * side
    while index < UNITS * side + UNITS:
        unit = field.units[index]
        if unit.place == place and unit.across:
            unit.across = 0
            if field.log is not None:
                tell(field, "battle-goes-back", "12.14", {"unit": unit_name(index)})
        index += 1


def arrive(field: Battlefield) -> None:
    """Behind an enemy Unit and its Support the mover names the one he engages (rule 12.12)."""
    side = field.moving // UNITS
    unit = field.units[field.moving]
    field.stage = S_MOVED
    if unit.across and has_pair(field, 1 - side, unit.place):
        field.ask(ENGAGE, 1 << side)


def fill_engage(field: Battlefield, side: i64, buffer: vec[i64]) -> i64:
    count: i64 = 0
    index = UNITS * (1 - side)
    while index < UNITS * (2 - side):
        unit = field.units[index]
        if unit.place == field.goal and not unit.across:
            buffer[count] = UNIT + index
            count += 1
        index += 1
    return count


def play_engage(field: Battlefield, side: i64, choice: i64) -> None:
    field.mains[PLACES * (1 - side) + field.goal] = choice - UNIT
    field.stage = S_MOVED
    if field.log is not None:
        tell(field, "battle-engages", "12.12", {"unit": unit_name(field.moving), "enemy": unit_name(choice - UNIT)})


def moved(field: Battlefield) -> None:
    """A Main Unit that left Support behind is replaced (rule 5.6)."""
    side = field.mover
    field.goal = NONE
    field.moving = NONE
    place = field.vacancy
    field.stage = S_TURN
    if place < 0:
        return
    field.vacancy = NONE
    there = field.units_at(side, place)
    own_side = there & ~field.across_at(side, place)
    name_main(field, side, place, own_side or there, S_TURN)


# -- The Army General moves (rules 12.15, 12.16) ------------------------------------------------------------------------


def move_general(field: Battlefield, side: i64, goal: i64) -> None:
    army = field.armies[side]
    if field.log is not None:
        tell(field, "battle-general-moves", "12.15", {"side": side_name(side), "place": place_name(field, goal)})
    field.goal = goal
    field.vacancy = NONE
    hosts = field.units_at(side, goal)
    if army.general >= 0:
        hosts &= ~(1 << army.general)
    if not hosts:
        army.general_across = field.units[army.general].across if army.general >= 0 else army.general_across
        army.general = NONE
        army.general_place = goal
        field.stage = S_MOVED
    elif hosts & (hosts - 1):
        field.ask(ASSIGN, 1 << side)
    else:
        give_general(field, side, lowest(hosts))
        field.stage = S_MOVED


def fill_assign(field: Battlefield, side: i64, buffer: vec[i64]) -> i64:
    count: i64 = 0
    index = UNITS * side
    while index < UNITS * side + UNITS:
        if field.units[index].place == field.goal and index != field.armies[side].general:
            buffer[count] = UNIT + index
            count += 1
        index += 1
    return count


def play_assign(field: Battlefield, side: i64, choice: i64) -> None:
    give_general(field, side, choice - UNIT)
    field.stage = S_MOVED


def give_general(field: Battlefield, side: i64, unit: i64) -> None:
    army = field.armies[side]
    army.general = unit
    army.general_place = NONE
    army.general_across = 0
    if field.log is not None:
        tell(field, "battle-general", "12.16", {"side": side_name(side), "unit": unit_name(unit)})


# -- The end of a Period (chapter 13) -----------------------------------------------------------------------------------


def victory(field: Battlefield) -> None:
    """Control of most Positions wins; at the last Period whoever is ahead does."""
    side: i64 = 0
    while side < 2:
        field.armies[side].march = 0
        side += 1
    index: i64 = 0
    while index < 2 * UNITS:
        field.units[index].moves = 0
        field.units[index].withdraws = 0
        index += 1
    field.mover = NONE
    red = field.positions_held(0)
    blue = field.positions_held(1)
    majority = (field.last_position() - field.first_position() + 1) // 2 + 1
    if red >= majority or blue >= majority:
        field.finish(0 if red > blue else 1, WON_CONTROL)
    elif field.period < field.limit:
        field.stage = S_PERIOD
    elif red != blue:
        field.finish(0 if red > blue else 1, WON_LIMIT)
    else:
        by_strength(field)


def by_strength(field: Battlefield) -> None:
    red = field.strength(0)
    blue = field.strength(1)
    if red == blue:
        field.finish(NONE, DRAWN)
    else:
        field.finish(0 if red > blue else 1, WON_STRENGTH)


