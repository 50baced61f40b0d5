"""Before the first round: who leads, and which Stratagems he selects (rules 6.2, 6.3)."""

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.contract import Step
from cannae.games.battle.rules.battlefield import Battlefield
from cannae.games.battle.rules.cards import CARDS, STRATAGEMS
from cannae.games.battle.rules.common import (
    Decision,
    every_stratagem,
    offer,
)
from cannae.games.battle.rules.forces import Army
from cannae.games.battle.rules.naming import (
    own_unit_name,
)
from cannae.games.battle.state import (
    LEAD_GENERAL,
    LEAD_OWN,
    NEXT_ROUND,
    READY,
    SELECT,
    STRATAGEM,
)


class AskSelect(Step[Battlefield]):
    """The sides that may choose a leader or Stratagems are asked (6.2, 6.3)."""

    def run(self, state: Battlefield) -> None:
        sides: i64 = 0
        side: i64 = 0
        while side < 2:
            army = state.armies[side]
            captain = state.units[army.fighter].captain
            commanded = army.general == army.fighter
            if commanded and captain < 0:
                lead(state, side, True)
            elif captain >= 0 and not commanded:
                lead(state, side, False)
            if (commanded and captain >= 0) or affordable(state, side):
                sides |= 1 << side
            side += 1
        if sides:
            state.ask_sides(SELECT, sides)
        else:
            state.step_number = NEXT_ROUND


def lead(state: Battlefield, side: i64, by_general: bool) -> None:
    army = state.armies[side]
    army.general_leads = 1 if by_general else 0
    army.leader = army.general_card if by_general else state.units[army.fighter].captain


def affordable(state: Battlefield, side: i64) -> i64:
    """The Stratagems that the leader may still select, as bits."""
    army = state.armies[side]
    if army.leader < 0:
        return 0
    left = tactics_left(state, side)
    found: i64 = 0
    number: i64 = 0
    while number < STRATAGEMS:
        if (
            army.pool >> number & 1
            and CARDS.stratagem_cost[number] <= left
            and (army.general_leads or not CARDS.is_battle_tactics[number])
        ):
            found |= 1 << number
        number += 1
    return found


class Select(Decision):
    """Who leads, and which Stratagems he selects, in secret (6.2, 6.3)."""

    def fill(self, state: Battlefield, side: i64, buffer: vec[i64]) -> i64:
        army = state.armies[side]
        if army.leader < 0:
            buffer[0] = LEAD_GENERAL
            buffer[1] = LEAD_OWN
            return 2
        return fill_stratagems(affordable(state, side), buffer)

    def play(self, state: Battlefield, side: i64, choice: i64) -> None:
        if choice == LEAD_GENERAL or choice == LEAD_OWN:
            lead(state, side, choice == LEAD_GENERAL)
        elif choice != READY:
            select(state.armies[side], choice - STRATAGEM)
        if choice == READY or not affordable(state, side):
            state.done(side, NEXT_ROUND)

    def conceivable(self, state: Battlefield, side: i64) -> list[int]:
        return [READY, LEAD_GENERAL, LEAD_OWN] + every_stratagem()

    def why_not(self, state: Battlefield, side: i64, choice: i64) -> str:
        return "6.2" if choice == LEAD_GENERAL or choice == LEAD_OWN else self.rule

    def prompt(self, state: Battlefield, side: i64) -> dict[str, object]:
        army = state.armies[side]
        step = 0 if army.leader < 0 else 1
        return {"unit": own_unit_name(army.fighter), "step": step, "left": int(tactics_left(state, side))}


def select(army: Army, stratagem: i64) -> None:
    army.selected |= 1 << stratagem
    army.pool &= ~(1 << stratagem)


def tactics_left(state: Battlefield, side: i64) -> i64:
    """What the leader's Tactics Mastery Level still allows."""
    army = state.armies[side]
    if army.leader < 0:
        return 0
    left = CARDS.tactics[army.leader]
    number: i64 = 0
    while number < STRATAGEMS:
        if army.selected >> number & 1:
            left -= CARDS.stratagem_cost[number]
        number += 1
    return left


def fill_stratagems(mask: i64, buffer: vec[i64]) -> i64:
    buffer[0] = READY
    return offer(mask, STRATAGEM, buffer, 1)
