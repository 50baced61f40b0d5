"""What must be true of every position: every Unit that stands somewhere is led, and none stands in two places."""

from typing import Any

import pytest

from cannae.core.randomness import FastRng
from cannae.games.battle import GAME
from cannae.games.battle.rules.cards import CARDS
from cannae.games.battle.state import GONE, PLACES, UNITS

SETTLED = ("commit", "select", "move", "close", "announce", "initiative")  # no Unit is on its way in these phases


def faults(state: Any) -> list[str]:
    found = []
    for side in range(2):
        for place in range(int(state.terms.terrains)):
            there = state.units_at(side, place)
            main = state.mains[PLACES * side + place]
            if (main >= 0) != (there != 0) or (main >= 0 and not there >> main & 1):
                found.append(f"{place}: led by {main} of {there:b}")
        army = state.armies[side]
        if state.period and army.general >= 0 and state.units[army.general].place < 0:
            found.append("the General is with a Unit that is gone")
        if state.period and army.general < 0 and not 0 <= army.general_place < state.terms.terrains:
            found.append("the General is nowhere")
        if not 0 <= army.counter <= 50:
            found.append("counter")
        for index in range(UNITS * side, UNITS * side + UNITS):
            unit = state.units[index]
            if unit.place == GONE:
                continue
            if not 0 <= unit.mp <= CARDS.points or unit.damage < 0 or unit.size == 0:
                found.append(f"{index}: {unit.mp} {unit.damage} {unit.size}")
    return found


@pytest.mark.parametrize("shard", range(4))
def test_every_settled_position_is_in_order(shard: int) -> None:
    looked = 0
    for number in range(shard * 60, shard * 60 + 60):
        state: Any = GAME.start(GAME.sample_options(number) | {"periods": 20}, FastRng(number))
        chance = FastRng(number + 7)
        while state.acting():
            side = state.to_act[0]
            choices = state.choices(side)
            state.play(side, choices[chance.below(0, len(choices))])
            if state.acting() and state.phase() in SETTLED:
                looked += 1
                assert faults(state) == [], (number, state.phase())
    assert looked > 3000
