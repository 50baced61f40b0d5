"""Chapter 10: what follows from a Unit in the enemy's rear when a Main Unit is lost."""

from mypy_extensions import i64

from cannae.core import bits
from cannae.core.contract import Step
from cannae.games.battle.rules.battlefield import Battlefield
from cannae.games.battle.rules.cards import CARDS, SPEECH
from cannae.games.battle.rules.duration import round_log
from cannae.games.battle.rules.duration.losses import defeat, generals_lost, name_main
from cannae.games.battle.rules.naming import place_name, tell, unit_name
from cannae.games.battle.state import SUCCESSION, UNITS


def rewards(state: Battlefield) -> None:
    """The winner's MP go back to fifty (rule 5.5), unless he is attacked in the rear and has beaten a Unit that was not
    one of those who do so, by casualties (10.7a)."""
    side: i64 = 0
    while side < 2:
        loser = 1 - side
        if state.fallen >> loser & 1 and not state.fallen >> side & 1:
            attacked = not state.is_neighbour_fight() and state.rear_attackers(loser, state.place_of(side)) != 0
            beaten = state.units[state.armies[loser].fighter]
            if state.routed or not attacked or beaten.across:
                unit = state.units[state.armies[side].fighter]
                unit.mp = CARDS.points
                if state.log is not None:
                    tell(state, "battle-refreshed", "5.5", {"unit": unit_name(state.armies[side].fighter)})
        side += 1


class Succession(Step[Battlefield]):
    """Everyone who lost his Main Unit names another, if any of his Units is left there (rules 5.6, 10.7)."""

    def run(self, state: Battlefield) -> None:
        if not state.rewarded:
            state.rewarded = 1
            rewards(state)
        if not state.heirless:
            state.step_number = state.resume
            return
        side = state.first if state.heirless >> state.first & 1 else 1 - state.first
        state.heirless &= ~(1 << side)
        place = state.place_of(side)
        if state.main(side, place) >= 0:  # it was a Support Unit that fought across to the next card
            return
        lost = state.units[state.armies[side].fighter]
        there = state.units_at(side, place)
        across = state.across_at(side, place)
        heirs = across if lost.across else there & ~across
        if not heirs and across and not lost.across and state.rear_attackers(side, place):
            come_round(state, side, place)
            if generals_lost(state):
                return
            there = state.units_at(side, place)
        name_main(state, side, place, heirs or there, SUCCESSION)


def come_round(state: Battlefield, side: i64, place: i64) -> None:
    """Rules 10.7b and 10.7c: the Units in the rear carry on alone, Shaken, and the two sides change places."""
    rear = state.across_at(side, place)
    spoken = uses_speech(state, side, rear)
    index = UNITS * side
    while index < UNITS * side + UNITS:
        if rear >> index & 1 and not spoken:
            unit = state.units[index]
            if unit.shaken:
                defeat(state, index, True)
            else:
                unit.shaken = 1
                state.round_log[round_log.SHAKEN] |= 1 << index
                if state.log is not None:
                    tell(state, "battle-shaken", "10.7b", {"unit": unit_name(index)})
        index += 1
    if not state.units_at(side, place):
        return
    if state.log is not None:
        tell(state, "battle-change-sides", "10.7c", {"place": place_name(state, place)})
    index = UNITS * (1 - side)
    while index < UNITS * (2 - side):
        unit = state.units[index]
        if unit.place == place:
            unit.across = 1
        index += 1


def uses_speech(state: Battlefield, side: i64, rear: i64) -> bool:
    """Inspired Speech, In Play for one of these Units or for the lost one, spares them all (rule 8.5)."""
    army = state.armies[side]
    if army.speech_of_lost:
        army.speech_of_lost = 0
        return True
    while rear:
        unit = state.units[bits.lowest(rear)]
        if unit.in_play >> SPEECH & 1:
            unit.in_play &= ~(1 << SPEECH)
            army.spent |= 1 << SPEECH
            return True
        rear &= rear - 1
    return False
