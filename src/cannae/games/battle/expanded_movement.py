"""Chapter 15: the expanded Army Movement. The Controlling Player decides when the other moves, and how often."""

from librt.vecs import vec
from mypy_extensions import i64

from cannae.games.battle.cards import CARDS
from cannae.games.battle.choices import GRANT, MOVE, S_INITIATIVE, S_TURN, S_VICTORY, STOP
from cannae.games.battle.state import UNITS, Battlefield
from cannae.games.battle.telling import side_name, tell


def begin_expanded(field: Battlefield) -> None:
    """The higher Battle Counter takes control (rule 15.1); on nought it allows one move (rule 15.3)."""
    side: i64 = 0
    while side < 2:
        field.armies[side].allowance = 2 * UNITS if field.armies[side].counter > 0 else 1
        side += 1
    field.grant = 0
    field.granted = 0
    red = field.armies[0].counter
    blue = field.armies[1].counter
    if red == blue:
        field.stage = S_INITIATIVE
    else:
        settle_control(field, 0 if red > blue else 1)


def settle_control(field: Battlefield, side: i64) -> None:
    field.caller = side
    field.stage = S_TURN
    if field.log is not None:
        tell(field, "battle-controls", "15.1", {"side": side_name(side)})


def expanded_turn(field: Battlefield) -> None:
    """Rules 15.5 to 15.7."""
    control = field.caller
    if field.armies[1 - control].passed:
        field.grant = 0
    if field.grant > 0 or field.armies[control].passed:
        field.mover = 1 - control
    else:
        field.mover = control
    if field.armies[field.mover].passed:
        field.stage = S_VICTORY
    else:
        field.ask(MOVE, 1 << field.mover)


def fill_command(field: Battlefield, side: i64, buffer: vec[i64], count: i64) -> i64:
    """What only the expanded rules offer: granting moves, and stopping before a grant is used up."""
    if side != field.caller:
        if field.grant > 0 and field.granted > 0:
            buffer[count] = STOP
            count += 1
        return count
    if not field.armies[1 - side].passed:
        most = field.units_left(1 - side) + 1
        number: i64 = 1
        while number <= most:
            buffer[count] = GRANT + number
            count += 1
            number += 1
    return count


def play_command(field: Battlefield, side: i64, choice: i64) -> None:
    field.stage = S_TURN
    field.granted = 0
    if choice == STOP:
        field.grant = 0
        return
    field.grant = choice - GRANT
    if field.log is not None:
        tell(field, "battle-grants", "15.5", {"side": side_name(side), "moves": int(field.grant)})


def pay_for_move(field: Battlefield, side: i64) -> None:
    """The first move costs the General's Move Cost, every further one 1; the counter stops at nought (rule 15.4)."""
    army = field.armies[side]
    price = CARDS.move_cost[army.general_card] if army.moves == 1 else 1
    army.counter = max(army.counter - price, 0)
    if field.log is not None:
        words: dict[str, object] = {"side": side_name(side), "price": int(price), "counter": int(army.counter)}
        tell(field, "battle-pays-move", "15.4", words)
    if field.grant > 0 and side != field.caller:
        field.grant -= 1
        field.granted += 1
