"""Chapter 12: Army Movement."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core import bits
from cannae.core.contract import Step
from cannae.games.battle.rules.battlefield import Battlefield
from cannae.games.battle.rules.cards import CARDS, MASTERY_CARDS, NONE
from cannae.games.battle.rules.common import Decision, HandDecision, offer, own_units
from cannae.games.battle.rules.movement.expanded import (
    begin_expanded,
    expanded_turn,
    fill_command,
    pay_for_move,
    play_command,
    settle_control,
)
from cannae.games.battle.rules.movement.generals import GENERALS_MOVE, move_general, mover_name, who_moves
from cannae.games.battle.rules.movement.marching import cross, march
from cannae.games.battle.rules.movement.reach import general_reach, is_free, is_held, may_cross, reach, unit_reach
from cannae.games.battle.rules.naming import card_name, side_name, tell
from cannae.games.battle.rules.period import general_mp
from cannae.games.battle.state import (
    ACT,
    ASK_INITIATIVE,
    AT,
    CARD,
    CHANCE_STREAM,
    CROSS,
    DESTINATION,
    GRANT,
    INITIATIVE,
    MOVE,
    MOVE_GENERAL,
    NEXT_TURN,
    PASS,
    STOP,
    UNIT,
    UNITS,
    VICTORY,
)

STANDARD_MOVES: Final = 3  # Units a player may move
MOST_MOVES: Final = 32  # choices of one move

# -- Who moves first (rules 12.2, 12.3, 15.1) -----------------------------------------------------------------


class BeginMovement(Step[Battlefield]):
    """Army Movement begins: who moves first? (12.2)"""

    def run(self, state: Battlefield) -> None:
        side: i64 = 0
        while side < 2:
            army = state.armies[side]
            army.moves = 0
            army.passed = 0
            army.general_moved = 0
            army.used = 0
            army.forget()
            side += 1
        state.tries = 0
        state.mover = NONE
        state.turnwise = 0
        if state.terms.expanded_movement:
            begin_expanded(state)
            return
        red = general_mp(state, 0)
        blue = general_mp(state, 1)
        if red != blue:
            state.mover = 0 if red < blue else 1
            state.step_number = NEXT_TURN
        else:
            state.step_number = ASK_INITIATIVE


class AskInitiative(Step[Battlefield]):
    """A tie is broken by Mastery Cards; after nine drawn attempts, with one card left to each, chance decides."""

    def run(self, state: Battlefield) -> None:
        if state.tries == MASTERY_CARDS - 1:
            settle_initiative(state, state.rng.below(CHANCE_STREAM, 2))
        else:
            state.ask_sides(INITIATIVE, 3)


class Initiative(HandDecision):
    """Both lay a Mastery Card for who moves first (12.3)."""

    def play(self, state: Battlefield, side: i64, choice: i64) -> None:
        state.armies[side].picked = choice - CARD
        if not state.done(side, ASK_INITIATIVE):
            return
        red = state.armies[0]
        blue = state.armies[1]
        red.turn_up(red.picked)
        blue.turn_up(blue.picked)
        red.used |= 1 << red.picked
        blue.used |= 1 << blue.picked
        state.tries += 1
        if state.log is not None:
            words: dict[str, object] = {"red": card_name(red.picked), "blue": card_name(blue.picked)}
            tell(state, "battle-initiative", "15.1" if state.terms.expanded_movement else "12.3", words)
        difference = CARDS.value[red.picked] - CARDS.value[blue.picked]
        red.picked = NONE
        blue.picked = NONE
        if difference:
            settle_initiative(state, 0 if difference < 0 else 1)

    def prompt(self, state: Battlefield, side: i64) -> dict[str, object]:
        return {"expanded": int(state.terms.expanded_movement)}


def settle_initiative(state: Battlefield, lower: i64) -> None:
    """The lower card moves first; in the expanded rules the higher one takes control."""
    state.armies[0].used = 0
    state.armies[1].used = 0
    if state.terms.expanded_movement:
        settle_control(state, 1 - lower)
    else:
        state.mover = lower
        state.step_number = NEXT_TURN


# -- A player's moves -----------------------------------------------------------------------------------------


class NextTurn(Step[Battlefield]):
    """All moves of one player, then all of the other (rule 12.2); the expanded rules have their own order."""

    def run(self, state: Battlefield) -> None:
        if state.terms.expanded_movement:
            if expanded_turn(state):
                ask_move(state)
            return
        if state.armies[state.mover].passed:
            if state.armies[1 - state.mover].passed:
                state.step_number = VICTORY
                return
            state.mover = 1 - state.mover
        ask_move(state)


def ask_move(state: Battlefield) -> None:
    """A side with nothing to move passes without being asked."""
    if fill_move(state, state.mover, vec[i64]([0] * MOST_MOVES)) == 1:
        pass_turn(state, state.mover)
    else:
        state.ask_sides(MOVE, 1 << state.mover)


def pass_turn(state: Battlefield, side: i64) -> None:
    state.armies[side].passed = 1
    state.step_number = NEXT_TURN
    if state.log is not None:
        tell(state, "battle-passes", "12.4", {"side": side_name(side)})


def may_order(state: Battlefield, side: i64) -> bool:
    """Whether the player has moves left at all."""
    army = state.armies[side]
    return army.moves < (army.allowance if state.terms.expanded_movement else STANDARD_MOVES)


def may_move(state: Battlefield, index: i64) -> bool:
    unit = state.units[index]
    if unit.place < 0:
        return False
    army = state.armies[index // UNITS]
    if unit.moves:
        if (
            unit.moves != 1
            or not army.march
            or (state.terms.expanded_movement and not may_order(state, index // UNITS))
        ):
            return False
    elif not may_order(state, index // UNITS):
        return False
    return unit.withdraws != 0 or is_free(state, index)


def fill_move(state: Battlefield, side: i64, buffer: vec[i64]) -> i64:
    buffer[0] = PASS
    count: i64 = 1
    index = UNITS * side
    while index < UNITS * side + UNITS:
        if may_move(state, index):
            buffer[count] = UNIT + index
            count += 1
        index += 1
    army = state.armies[side]
    if not army.general_moved and may_order(state, side) and general_reach(state, side):
        buffer[count] = MOVE_GENERAL
        count += 1
    if state.terms.expanded_movement:
        count = fill_command(state, side, buffer, count)
    return count


class Move(Decision):
    """The next Unit to move, the General, or no more (12.4); in the expanded rules also commands (15.5)."""

    def fill(self, state: Battlefield, side: i64, buffer: vec[i64]) -> i64:
        return fill_move(state, side, buffer)

    def play(self, state: Battlefield, side: i64, choice: i64) -> None:
        if choice == STOP or choice > GRANT:
            play_command(state, side, choice)
            return
        if choice == PASS:
            pass_turn(state, side)
            return
        state.moving = GENERALS_MOVE if choice == MOVE_GENERAL else choice - UNIT
        goals = vec[i64]([0] * MOST_MOVES)
        if fill_destination(state, side, goals) == 1:
            go(state, side, goals[0])
        else:
            state.ask_sides(DESTINATION, 1 << side)

    def conceivable(self, state: Battlefield, side: i64) -> list[int]:
        commands = [STOP] + [GRANT + number for number in range(1, UNITS + 2)] if state.terms.expanded_movement else []
        return own_units(state, side) + [MOVE_GENERAL, PASS] + commands

    def why_not(self, state: Battlefield, side: i64, choice: i64) -> str:
        if choice == MOVE_GENERAL:
            return "12.15"
        if choice == STOP or GRANT < choice < ACT:
            return "15.5"
        if UNIT + UNITS * side <= choice < UNIT + UNITS * side + UNITS:
            unit = state.units[choice - UNIT]
            expanded = state.terms.expanded_movement
            if unit.moves > state.armies[side].march:
                return "12.4"
            if not may_order(state, side) and (expanded or not unit.moves):
                return "15.3" if expanded else "12.4"
            if unit.place >= 0 and is_held(state, side, unit.place):
                return "12.13"
            return "12.5"
        return self.rule

    def prompt(self, state: Battlefield, side: i64) -> dict[str, object]:
        expanded = state.terms.expanded_movement
        army = state.armies[side]
        left = int(army.allowance if expanded else STANDARD_MOVES) - int(army.moves)
        return {"expanded": int(expanded), "left": left}

    def focus(self, state: Battlefield) -> dict[str, object]:
        about = who_moves(state)
        if state.grant > 0:
            about["grant"] = int(state.grant)
        return about


def pay_move(state: Battlefield, side: i64) -> None:
    """Rules 12.4, 8.12, 15.4: by Forced March the second move of a Unit counts as no further Unit."""
    army = state.armies[side]
    if state.moving >= 0:
        unit = state.units[state.moving]
        unit.moves += 1
        unit.withdraws = 0
        if unit.moves == 2 and not state.terms.expanded_movement:
            return
    else:
        army.general_moved = 1
    army.moves += 1
    if state.terms.expanded_movement:
        pay_for_move(state, side)


# -- How far (rules 12.6, 12.11) ------------------------------------------------------------------------------


def fill_destination(state: Battlefield, side: i64, buffer: vec[i64]) -> i64:
    places = general_reach(state, side) if state.moving == GENERALS_MOVE else unit_reach(state, state.moving)
    count = offer(places, AT, buffer, 0)
    if state.moving >= 0 and may_cross(state, state.moving):
        buffer[count] = CROSS
        count += 1
    return count


def go(state: Battlefield, side: i64, choice: i64) -> None:
    pay_move(state, side)
    if choice == CROSS:
        cross(state, side)
    elif state.moving == GENERALS_MOVE:
        move_general(state, side, choice - AT)
    else:
        march(state, side, choice - AT)


class Destination(Decision):
    """Where the Unit or the General goes (12.6, 12.11)."""

    def fill(self, state: Battlefield, side: i64, buffer: vec[i64]) -> i64:
        return fill_destination(state, side, buffer)

    def play(self, state: Battlefield, side: i64, choice: i64) -> None:
        go(state, side, choice)

    def conceivable(self, state: Battlefield, side: i64) -> list[int]:
        return [AT + place for place in range(int(state.terms.terrains))] + [CROSS]

    def why_not(self, state: Battlefield, side: i64, choice: i64) -> str:
        if choice == CROSS:
            return "12.10"
        if not AT <= choice < AT + state.terms.terrains:
            return self.rule
        wanted = bits.bit(choice - AT)
        if state.moving == GENERALS_MOVE:
            unbarred = reach(state, side, state.general_at(side), 0, CARDS.general_speed, True)
            return "12.11" if unbarred & wanted else "12.15"
        unit = state.units[state.moving]
        if not is_free(state, state.moving):
            return "8.4"
        return "12.11" if reach(state, side, unit.place, 0, unit.speed(), False) & wanted else self.rule

    def prompt(self, state: Battlefield, side: i64) -> dict[str, object]:
        return {"unit": mover_name(state)}

    def focus(self, state: Battlefield) -> dict[str, object]:
        return who_moves(state)
