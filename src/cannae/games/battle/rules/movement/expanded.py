"""Chapter 15: the expanded Army Movement. The Controlling Player decides when the other moves, and how often."""

from librt.vecs import vec
from mypy_extensions import i64

from cannae.games.battle.rules.battlefield import Battlefield
from cannae.games.battle.rules.cards import CARDS
from cannae.games.battle.rules.naming import side_name, tell
from cannae.games.battle.state import ASK_INITIATIVE, GRANT, NEXT_TURN, STOP, UNITS, VICTORY


def begin_expanded(state: Battlefield) -> None:
    """The higher Battle Counter takes control (15.1). At 0 it allows one move (15.3), else all there can be: every Unit
    twice, by Forced March, and the General."""
    side: i64 = 0
    while side < 2:
        state.armies[side].allowance = 2 * UNITS + 1 if state.armies[side].counter > 0 else 1
        side += 1
    state.grant = 0
    state.granted = 0
    red = state.armies[0].counter
    blue = state.armies[1].counter
    if red == blue:
        state.step_number = ASK_INITIATIVE
    else:
        settle_control(state, 0 if red > blue else 1)


def settle_control(state: Battlefield, side: i64) -> None:
    state.caller = side
    state.step_number = NEXT_TURN
    if state.log is not None:
        tell(state, "battle-controls", "15.1", {"side": side_name(side)})


def expanded_turn(state: Battlefield) -> bool:
    """Who moves now (rules 15.5 to 15.7); False when nobody does any more."""
    control = state.caller
    if state.armies[1 - control].passed:
        state.grant = 0
    if state.grant > 0 or state.armies[control].passed:
        state.mover = 1 - control
    else:
        state.mover = control
    if not state.armies[state.mover].passed:
        return True
    state.step_number = VICTORY
    return False


def fill_command(state: Battlefield, side: i64, buffer: vec[i64], count: i64) -> i64:
    """What only the expanded rules offer: granting moves, and stopping before a grant is used up."""
    if side != state.caller:
        if state.grant > 0 and state.granted > 0:
            buffer[count] = STOP
            count += 1
        return count
    if not state.armies[1 - side].passed:
        most = state.units_left(1 - side) + 1
        number: i64 = 1
        while number <= most:
            buffer[count] = GRANT + number
            count += 1
            number += 1
    return count


def play_command(state: Battlefield, side: i64, choice: i64) -> None:
    state.step_number = NEXT_TURN
    state.granted = 0
    if choice == STOP:
        state.grant = 0
        return
    state.grant = choice - GRANT
    if state.log is not None:
        tell(state, "battle-grants", "15.5", {"side": side_name(side), "moves": int(state.grant)})


def pay_for_move(state: Battlefield, side: i64) -> None:
    """The first move costs the General's Move Cost, every further one 1; the counter stops at 0 (rule 15.4)."""
    army = state.armies[side]
    price = CARDS.move_cost[army.general_card] if army.moves == 1 else 1
    army.counter = max(army.counter - price, 0)
    if state.log is not None:
        words: dict[str, object] = {"side": side_name(side), "price": int(price), "counter": int(army.counter)}
        tell(state, "battle-pays-move", "15.4", words)
    if state.grant > 0 and side != state.caller:
        state.grant -= 1
        state.granted += 1
