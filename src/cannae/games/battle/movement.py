"""Chapter 12: Army Movement."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cannae.games.battle.cards import CARDS, MASTERY_CARDS, NONE
from cannae.games.battle.choices import (
    AT,
    CARD,
    CROSS,
    DESTINATION,
    INITIATIVE,
    MOVE,
    MOVE_GENERAL,
    PASS,
    S_INITIATIVE,
    S_TURN,
    S_VICTORY,
    UNIT,
)
from cannae.games.battle.expanded_movement import (
    begin_expanded,
    expanded_turn,
    fill_command,
    pay_for_move,
    settle_control,
)
from cannae.games.battle.generals import GENERALS_MOVE, move_general
from cannae.games.battle.marching import cross, march
from cannae.games.battle.offers import offer
from cannae.games.battle.period import general_mp
from cannae.games.battle.reach import general_reach, is_free, may_cross, unit_reach
from cannae.games.battle.state import (
    CHANCE_STREAM,
    UNITS,
    Battlefield,
)
from cannae.games.battle.telling import card_name, side_name, tell

STANDARD_MOVES: Final = 3  # Units a player may move

# -- Who moves first (rules 12.2, 12.3, 15.1) -----------------------------------------------------------------


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


def play_initiative(field: Battlefield, side: i64, choice: i64) -> None:
    field.armies[side].picked = choice - CARD
    if not field.done(side, S_INITIATIVE):
        return
    red = field.armies[0]
    blue = field.armies[1]
    red.turn_up(red.picked)
    blue.turn_up(blue.picked)
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


# -- A player's moves -----------------------------------------------------------------------------------------


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


# -- How far (rules 12.6, 12.11) ------------------------------------------------------------------------------


def fill_destination(field: Battlefield, side: i64, buffer: vec[i64]) -> i64:
    places = general_reach(field, side) if field.moving == GENERALS_MOVE else unit_reach(field, field.moving)
    count = offer(places, AT, buffer, 0)
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
