"""Kinds and columns looked at as sets come to the same as the rules read card by card."""

from typing import Any

import pytest

from cannae.core.randomness import FastRng
from cannae.games.glory.engine import Glory
from cannae.games.glory.rules.cards import COLUMNS
from cannae.games.glory.state import ACTING, ATTACK, CLEAR, COLUMN, HAND, HAND_SIZE, PLACE, PURSE, VERB
from glory.scene import own_deck, start
from helpers import rule


def many_kinds() -> dict[str, Any]:
    """A deck of 92 cards, hardly two of them alike: more kinds than one set, and more than two, can hold."""
    document = own_deck()
    for place, unit in enumerate(document["unit"]):
        unit["points"] = list(range(10 if place < 3 else 9))
    document.pop("quick", None)
    return document


def placing(state: Glory, side: int) -> list[int]:
    """Rules 6.2 to 6.5, unit by unit and column by column."""
    deck, found = state.deck, []
    for kind in range(1, int(deck.unit_kinds) + 1):
        purse = state.tally(side, PURSE) - state.due - deck.points[kind] - deck.cost[kind]
        for column in range(COLUMNS):
            charge = deck.terrain_cost[state.z[column]] + (deck.flank[kind] if column in (0, COLUMNS - 1) else 0)
            first = state.unit(side, column, 0)
            fits = not first or (not state.unit(side, column, 1) and deck.beside[first * deck.wide + kind])
            held = state.z[state.zone(side, HAND) + kind] and state.clearing in (-1, column)
            if held and fits and purse >= charge:
                found.append(PLACE * VERB + column * COLUMN + kind)
    return found


def attacking(state: Glory, side: int) -> list[int]:
    """Rule 7.1: where both stand, each different unit."""
    found = []
    for column in range(COLUMNS):
        units = dict.fromkeys(int(state.unit(side, column, slot)) for slot in (0, 1))
        if state.stands(1 - side, column) and not state.open and state.clearing < 0:
            found += [ATTACK * VERB + column * COLUMN + kind for kind in units if kind]
    return found


@rule("glory 6.2", "glory 6.4", "glory 6.5", "glory 7.1")
@pytest.mark.parametrize("options", [{"setup": "quick"}, {"deck": many_kinds()}], ids=["own", "many"])
def test_placing_and_attacks_are_what_the_rules_say_card_by_card(options: dict[str, Any]) -> None:
    looked, offered, sets = 0, 0, set()
    for seed in range(6):
        state, rng = start(seed, **options), FastRng(seed)
        while state.to_act:
            side = state.to_act[0]
            choices = state.choices(side)
            hand = [kind for kind in range(1, int(state.deck.wide)) if state.z[state.zone(side, HAND) + kind]]
            if state.phase() == "draw":
                assert [choice % COLUMN for choice in choices] == [0, *hand]  # all that is held, in rising order
                sets |= {kind // 32 for kind in hand}
            if state.phase_number == ACTING:
                looked += 1
                placed = [choice for choice in choices if choice // VERB == PLACE]
                offered += len(placed)
                assert placed == placing(state, side)
                if state.tally(side, HAND_SIZE) or state.can_draw(side):
                    assert [choice for choice in choices if choice // VERB == ATTACK] == attacking(state, side)
                assert len(set(choices)) == len(choices)
            state.apply(side, choices[rng.below(0, len(choices))])
    assert looked > 100 and offered > 200
    assert sets == {0} if "setup" in options else sets == {0, 1, 2}


@rule("glory 6.6")
def test_a_unit_that_may_go_stands_there_and_is_named_once() -> None:
    for seed in range(4):
        state, rng = start(seed, setup="quick"), FastRng(seed)
        while state.to_act:
            side = state.to_act[0]
            choices = state.choices(side)
            gone = [choice % VERB for choice in choices if choice // VERB == CLEAR]
            assert len(set(gone)) == len(gone)
            for place in gone:
                assert place % COLUMN in (state.unit(side, place // COLUMN, 0), state.unit(side, place // COLUMN, 1))
            state.apply(side, choices[rng.below(0, len(choices))])
