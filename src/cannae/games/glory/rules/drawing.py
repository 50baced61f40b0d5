"""Chapter 8 of the rules: drawing cards, and the hand limit."""

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.contract import Step
from cannae.games.glory.rules.cards import HAND_LIMIT
from cannae.games.glory.rules.common import TurnPhase, fill_hand, with_hand
from cannae.games.glory.rules.ending import end_turn
from cannae.games.glory.state import DRAW, DROP, DROPPING, HAND_SIZE, LIMIT, TRADE, VERB, Position, kind_of


class Draw(TurnPhase):
    """Three cards, or one away for as many as its command points (8.1)."""

    def is_own(self, verb: i64) -> bool:
        return verb == DRAW or verb == TRADE

    def fill(self, state: Position, side: i64, buffer: vec[i64]) -> i64:
        buffer[0] = DRAW * VERB
        return fill_hand(state, side, TRADE * VERB, buffer, 1)

    def play(self, state: Position, side: i64, choice: i64) -> None:
        kind: i64 = kind_of(choice)
        if kind == 0:
            state.draw_to_hand(side, 3)
        else:
            state.take(side, kind)
            state.discard(side, kind)
            if state.log is not None:
                state.tell_card("glory-event-trade", "8.1", side, kind)
            state.draw_to_hand(side, state.deck.points[kind])
        state.step_number = LIMIT

    def conceivable(self, state: Position, side: i64) -> list[int]:
        return [DRAW * VERB, *with_hand(state, side, TRADE)]


class Limit(Step[Position]):
    """Down to nine cards (8.3), then the turn is over."""

    def run(self, state: Position) -> None:
        if state.tally(state.active, HAND_SIZE) > HAND_LIMIT:
            state.ask_side(DROPPING, state.active)
        else:
            end_turn(state)


class Drop(TurnPhase):
    """Which card is discarded, one at a time, from a hand of more than nine (8.3)."""

    def is_own(self, verb: i64) -> bool:
        return verb == DROP

    def fill(self, state: Position, side: i64, buffer: vec[i64]) -> i64:
        return fill_hand(state, side, DROP * VERB, buffer, 0)

    def play(self, state: Position, side: i64, choice: i64) -> None:
        kind: i64 = kind_of(choice)
        state.take(side, kind)
        state.discard(side, kind)
        if state.log is not None:
            state.tell_card("glory-event-drop", "8.3", side, kind)
        state.step_number = LIMIT

    def conceivable(self, state: Position, side: i64) -> list[int]:
        return with_hand(state, side, DROP)
