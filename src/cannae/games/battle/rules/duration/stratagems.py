"""Chapter 8: Stratagems are staked on 'tct', Promoted, come In Play, and are gone."""

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.contract import Step
from cannae.games.battle.rules.battlefield import Battlefield
from cannae.games.battle.rules.cards import CARDS, FORCED_MARCH, HOLD, NONE, RETREAT, SECOND_WIND
from cannae.games.battle.rules.common import Decision
from cannae.games.battle.rules.duration import round_log
from cannae.games.battle.rules.naming import (
    own_unit_name,
    side_name,
    stratagem_name,
    stratagem_names,
    tell,
    unit_id,
    unit_name,
)
from cannae.games.battle.state import AFTER_DURATION, ASK_CLOSE, FALL_BACK, RETREAT_MODE, WITHDRAW


def stake(state: Battlefield, side: i64, attacks: bool) -> None:
    """Rule 8.1: who lays 'tct' with Stratagems selected Promotes them as Attacker and loses them otherwise."""
    army = state.armies[side]
    if army.card != CARDS.tactics_card:
        return
    army.staked = 1
    if not army.selected:
        return
    if state.log is not None:
        key = "battle-promotes" if attacks else "battle-stake-lost"
        tell(state, key, "8.1", {"side": side_name(side), "stratagems": stratagem_names(army.selected)})
    if not attacks:
        army.spent |= army.selected
    else:
        promote(state, side)
        state.units[army.fighter].promoted |= army.selected
    army.selected = 0


def promote(state: Battlefield, side: i64) -> None:
    """Battle Tactics take effect as soon as they are Promoted (rule 8.12)."""
    army = state.armies[side]
    if army.selected >> FORCED_MARCH & 1:
        army.march = 1
        army.selected &= ~(1 << FORCED_MARCH)
        army.spent |= 1 << FORCED_MARCH


def use_up(state: Battlefield) -> None:
    """What was In Play is gone, unless it has only just come along; what was Promoted comes In Play (rule 7.13)."""
    side: i64 = 0
    while side < 2:
        army = state.armies[side]
        army.pool |= army.selected  # never staked: back to the pool (rule 8.2)
        army.selected = 0
        army.leader = NONE
        if not state.fallen >> side & 1:
            unit = state.units[army.fighter]
            fresh = unit.promoted
            army.spent |= unit.in_play & ~army.brought
            unit.in_play &= army.brought
            unit.promoted = 0
            if fresh:
                come_in_play(state, side, army.fighter, fresh)
        army.brought = 0
        side += 1


def come_in_play(state: Battlefield, side: i64, index: i64, fresh: i64) -> None:
    """The effects Stratagems have at once. Retreat stays until its owner has said how (`ask_retreat`)."""
    unit = state.units[index]
    army = state.armies[side]
    unit.in_play |= fresh
    if state.log is not None:
        tell(state, "battle-in-play", "7.13", {"unit": unit_name(index), "stratagems": stratagem_names(fresh)})
    if fresh >> SECOND_WIND & 1:
        unit.mp = min(unit.mp + CARDS.second_wind, CARDS.points)
        unit.in_play &= ~(1 << SECOND_WIND)
        army.spent |= 1 << SECOND_WIND
        if state.log is not None:
            tell(state, "battle-second-wind", "8.10", {"unit": unit_name(index), "mp": int(unit.mp)})
    if fresh >> HOLD & 1:
        state.held = 1


def ask_retreat(state: Battlefield, side: i64, index: i64) -> bool:
    """Whether the owner must say now what his Retreat is to do (rule 8.4)."""
    if not state.units[index].in_play >> RETREAT & 1:
        return False
    state.moving = index
    state.ask_sides(RETREAT_MODE, 1 << side)
    return True


class Retreat(Decision):
    """What a Retreat does: the Unit falls back or will withdraw (8.4)."""

    def fill(self, state: Battlefield, side: i64, buffer: vec[i64]) -> i64:
        buffer[0] = FALL_BACK
        buffer[1] = WITHDRAW
        return 2

    def play(self, state: Battlefield, side: i64, choice: i64) -> None:
        unit = state.units[state.moving]
        unit.in_play &= ~(1 << RETREAT)
        state.armies[side].spent |= 1 << RETREAT
        if choice == WITHDRAW:
            unit.withdraws = 1
        else:
            state.falls_back = 1
        state.round_log[round_log.RETREATED] |= 1 << state.moving
        if state.log is not None:
            key = "battle-will-withdraw" if choice == WITHDRAW else "battle-falls-back"
            words: dict[str, object] = {"unit": unit_name(state.moving), "stratagem": stratagem_name(RETREAT)}
            tell(state, key, "8.4", words)
        state.moving = NONE
        state.step_number = state.then

    def conceivable(self, state: Battlefield, side: i64) -> list[int]:
        return [FALL_BACK, WITHDRAW]

    def prompt(self, state: Battlefield, side: i64) -> dict[str, object]:
        return {"unit": own_unit_name(state.moving)}

    def focus(self, state: Battlefield) -> dict[str, object]:
        return {"unit": unit_id(state.moving)}


class AfterDuration(Step[Battlefield]):
    """Ask each side in turn about its Retreat, the one with the first say before the other."""

    def run(self, state: Battlefield) -> None:
        if not state.turnwise & 4:
            state.turnwise |= 4
            use_up(state)
        state.then = AFTER_DURATION
        side = state.first
        passes: i64 = 0
        while passes < 2:
            if not state.fallen >> side & 1 and ask_retreat(state, side, state.armies[side].fighter):
                return
            side = 1 - side
            passes += 1
        state.turnwise = 0
        state.step_number = ASK_CLOSE
