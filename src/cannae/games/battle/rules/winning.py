"""Chapter 13: the end of a Period, and of the battle."""

from typing import Final

from mypy_extensions import i64

from cannae.core.contract import Step
from cannae.games.battle.rules.battlefield import Battlefield
from cannae.games.battle.rules.cards import NONE
from cannae.games.battle.rules.naming import side_name, tell
from cannae.games.battle.state import BEGIN_PERIOD, REASONS, UNITS, WON_CONTROL, WON_LIMIT, WON_STRENGTH

OUTCOME_RULES: Final = ["13.1", "12.17", "13.2", "13.3", "13.4", "13.4", "6.18"]  # behind each of the REASONS


class Victory(Step[Battlefield]):
    """Control of most Positions wins; at the last Period the side that is ahead does."""

    def run(self, state: Battlefield) -> None:
        side: i64 = 0
        while side < 2:
            state.armies[side].march = 0
            side += 1
        index: i64 = 0
        while index < 2 * UNITS:
            state.units[index].moves = 0
            state.units[index].withdraws = 0
            index += 1
        state.mover = NONE
        red = state.positions_held(0)
        blue = state.positions_held(1)
        majority = (state.last_position() - state.first_position() + 1) // 2 + 1
        if red >= majority or blue >= majority:
            state.finish(0 if red > blue else 1, WON_CONTROL)
        elif state.period < state.terms.periods:
            state.step_number = BEGIN_PERIOD
        elif red != blue:
            state.finish(0 if red > blue else 1, WON_LIMIT)
        else:
            state.finish_by_strength(WON_STRENGTH)


def tell_outcome(state: Battlefield) -> None:
    drawn = state.winner < 0
    rule = "6.18" if state.generals_fell() else OUTCOME_RULES[state.reason]
    words: dict[str, object] = {"reason": f"@battle-outcome-{REASONS[state.reason]}"}
    if not drawn:
        words["side"] = side_name(state.winner)
    tell(state, "battle-over-drawn" if drawn else "battle-over", rule, words)
