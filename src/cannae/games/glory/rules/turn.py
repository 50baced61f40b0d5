"""Chapter 4 of the rules: the turn begins with the victory check and the Advance."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.bits import lowest
from cannae.core.contract import SIDE_NAMES, Step
from cannae.games.glory.rules.common import TurnPhase, with_units
from cannae.games.glory.rules.ending import finish
from cannae.games.glory.state import (
    BY_TERRAIN,
    COLUMN,
    CONTROL,
    FIND_FLANKS,
    NEXT_TRIM,
    PAIRED,
    TRIM,
    TRIMMING,
    VERB,
    Position,
    column_of,
    kind_of,
)

TO_WIN: Final = 3  # columns under control (4.2)


class StartTurn(Step[Position]):
    """Win, or take control of every column held alone (4.2, 4.3)."""

    def run(self, state: Position) -> None:
        side = state.active
        state.barrier_count += 1
        if state.log is not None:
            state.tell("glory-event-turn", "4.1", {"side": "@side-" + SIDE_NAMES[side], "turn": int(state.turn)})
        if state.controls(side) >= TO_WIN:
            finish(state, side, BY_TERRAIN)
            return
        alone: i64 = state.columns_of(side) & ~state.columns_of(1 - side)
        state.trims = alone & state.tally(side, PAIRED)
        while alone:
            column = lowest(alone)
            alone &= alone - 1
            if state.log is not None and state.z[CONTROL + column] != side + 1:
                args: dict[str, object] = {"side": "@side-" + SIDE_NAMES[side], "column": int(column) + 1}
                state.tell("glory-event-advance", "4.3", args)
            state.z[CONTROL + column] = side + 1
        state.step_number = NEXT_TRIM


class NextTrim(Step[Position]):
    """Two unopposed units become one, of the owner's choice (4.4); where both are alike there is nothing to choose."""

    def run(self, state: Position) -> None:
        while state.trims:
            column = lowest(state.trims)
            if state.unit(state.active, column, 0) != state.unit(state.active, column, 1):
                state.ask_side(TRIMMING, state.active)
                return
            trim(state, column, state.unit(state.active, column, 0))
        state.step_number = FIND_FLANKS


class Trim(TurnPhase):
    """Which of two unopposed units is discarded (4.4)."""

    def is_own(self, verb: i64) -> bool:
        return verb == TRIM

    def fill(self, state: Position, side: i64, buffer: vec[i64]) -> i64:
        column = lowest(state.trims)
        buffer[0] = TRIM * VERB + column * COLUMN + state.unit(side, column, 0)
        buffer[1] = TRIM * VERB + column * COLUMN + state.unit(side, column, 1)
        return 2

    def play(self, state: Position, side: i64, choice: i64) -> None:
        trim(state, column_of(choice), kind_of(choice))
        state.step_number = NEXT_TRIM

    def conceivable(self, state: Position, side: i64) -> list[int]:
        return with_units(state, side, TRIM)


def trim(p: Position, column: i64, kind: i64) -> None:
    p.trims &= ~(1 << column)
    p.leave(p.active, column, kind)
    p.discard(p.active, kind)
    if p.log is not None:
        p.tell_card("glory-event-trim", "4.4", p.active, kind, column)
