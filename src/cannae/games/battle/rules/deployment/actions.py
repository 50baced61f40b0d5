"""Chapter 14, second part: the Deployment Actions."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.contract import Step
from cannae.games.battle.rules.battlefield import Battlefield
from cannae.games.battle.rules.cards import CARDS, NONE
from cannae.games.battle.rules.common import Decision, offer_units, own_units
from cannae.games.battle.rules.deployment.placing import put
from cannae.games.battle.rules.naming import (
    place_name,
    side_name,
    tell,
    terrain_name,
)
from cannae.games.battle.rules.terrain import survey
from cannae.games.battle.state import ACT, ACTION, FORCED, NEXT_ACTION, NEXT_CONTENTION, READY, UNIT

# Deployment Actions, counted from ACT
DO_NOTHING: Final = 0
ROTATE: Final = 1
SHIFT_RED: Final = 2  # the Combined card at red's end moves to the other
SHIFT_BLUE: Final = 3
SETTLE: Final = 4
FORCE: Final = 5
SWAP: Final = 6  # + 2 * (base, red's end, blue's end) + (one Level down, one up)
ADD: Final = 12  # + 2 * type + end (red's, blue's)
ACTIONS: Final = 24

BASE: Final = 0  # slots of a place, in SWAP


class NextAction(Step[Battlefield]):
    """The sides that may still act at this card do so, then the next card is contended for (14.8)."""

    def run(self, state: Battlefield) -> None:
        if not state.acts:
            state.spot += 1
            state.leads_off = NONE
            state.step_number = NEXT_CONTENTION
            return
        side = state.leads_off if state.acts >> state.leads_off & 1 else 1 - state.leads_off
        state.acts &= ~(1 << side)
        state.ask_sides(ACTION, 1 << side)


def slot_card(state: Battlefield, place: i64, slot: i64) -> i64:
    """The card in a slot of a place: the base, or the card at an end."""
    return state.base[place] if slot == BASE else state.ends[2 * place + slot - 1]


def in_store(state: Battlefield, kind: i64) -> bool:
    return state.deck[kind] + state.aside[kind] > 0


def take_from_store(state: Battlefield, kind: i64) -> None:
    """From the deck, or else from the cards put aside (rule 14.10)."""
    if state.deck[kind] > 0:
        state.deck[kind] -= 1
    else:
        state.aside[kind] -= 1


def swapped(kind: i64, up: i64) -> i64:
    """The card of the same type one Level up or down; NONE past the end."""
    level = kind % 3 + (1 if up else -1)
    return kind - kind % 3 + level if 0 <= level <= 2 else NONE


def is_flank(state: Battlefield, place: i64) -> bool:
    return place < state.first_position() or place > state.last_position()


def is_allowed(state: Battlefield, side: i64, action: i64) -> bool:
    place = state.spot
    if action == DO_NOTHING:
        return True
    if action == FORCE:
        return not is_flank(state, place) and state.reserve(1 - side) != 0 and state.main(1 - side, place) < 0
    if state.settled >> place & 1:
        return False
    if action == ROTATE or action == SETTLE:
        return True
    if action == SHIFT_RED or action == SHIFT_BLUE:
        end = action - SHIFT_RED
        return state.ends[2 * place + end] >= 0 and state.ends[2 * place + 1 - end] < 0
    if action < ADD:
        card = slot_card(state, place, (action - SWAP) // 2)
        if card < 0:
            return False
        other = swapped(card, (action - SWAP) % 2)
        return other >= 0 and in_store(state, other)
    kind = 3 * ((action - ADD) // 2)
    end = (action - ADD) % 2
    return state.ends[2 * place + end] < 0 and CARDS.fits(state.base[place], kind) and in_store(state, kind)


class Action(Decision):
    """A Deployment Action at a card of the row (14.8)."""

    def fill(self, state: Battlefield, side: i64, buffer: vec[i64]) -> i64:
        count: i64 = 0
        action: i64 = 0
        while action < ACTIONS:
            if is_allowed(state, side, action):
                buffer[count] = ACT + action
                count += 1
            action += 1
        return count

    def play(self, state: Battlefield, side: i64, choice: i64) -> None:
        action = choice - ACT
        place = state.spot
        state.step_number = NEXT_ACTION
        if state.log is not None:
            key = f"battle-did-{action_name(action)}"
            tell(state, key, "14.8", {"side": side_name(side)} | action_words(state, action))
        if action == ROTATE:
            state.turned[place] = 1 - state.turned[place]
            survey(state, place)
        elif action == SHIFT_RED or action == SHIFT_BLUE:
            end = action - SHIFT_RED
            state.ends[2 * place + 1 - end] = state.ends[2 * place + end]
            state.ends[2 * place + end] = NONE
            survey(state, place)
        elif action == SETTLE:
            state.settled |= 1 << place
        elif action == FORCE:
            state.ask_sides(FORCED, 2 >> side)
        elif action >= ADD:
            kind = 3 * ((action - ADD) // 2)
            take_from_store(state, kind)
            state.ends[2 * place + (action - ADD) % 2] = kind
            survey(state, place)
        elif action >= SWAP:
            swap(state, place, (action - SWAP) // 2, (action - SWAP) % 2)

    def conceivable(self, state: Battlefield, side: i64) -> list[int]:
        return [ACT + action for action in range(ACTIONS)]

    def why_not(self, state: Battlefield, side: i64, choice: i64) -> str:
        action = choice - ACT
        if action == FORCE:
            return "14.13"
        if state.settled >> state.spot & 1:
            return "14.12"
        return "14.10" if action >= ADD else "14.11" if action >= SWAP else "14.14"


def swap(state: Battlefield, place: i64, slot: i64, up: i64) -> None:
    card = slot_card(state, place, slot)
    other = swapped(card, up)
    take_from_store(state, other)
    state.deck[card] += 1
    if slot == BASE:
        state.base[place] = other
    else:
        state.ends[2 * place + slot - 1] = other
    survey(state, place)


def action_name(action: i64) -> str:
    if action >= ADD:
        return "add"
    if action >= SWAP:
        return "swap"
    return ["nothing", "rotate", "shift", "shift", "settle", "force"][action]


def action_words(state: Battlefield, action: i64) -> dict[str, object]:
    """The arguments of an action's sentence."""
    words: dict[str, object] = {"place": place_name(state, state.spot)}
    if action >= ADD:
        words["terrain"] = terrain_name(3 * ((action - ADD) // 2))
        words["end"] = side_name((action - ADD) % 2)
    elif action >= SWAP:
        card = slot_card(state, state.spot, (action - SWAP) // 2)
        other = swapped(card, (action - SWAP) % 2) if card >= 0 else NONE
        words["terrain"] = terrain_name(card) if card >= 0 else "–"
        words["other"] = terrain_name(other) if other >= 0 else "–"
    elif action == SHIFT_RED or action == SHIFT_BLUE:
        words["end"] = side_name(action - SHIFT_RED)
    return words


class Forced(Decision):
    """One Unit or more of the placing player's choice; the first is the Main Unit (14.13)."""

    def fill(self, state: Battlefield, side: i64, buffer: vec[i64]) -> i64:
        """One Unit or more of the placing player's choice; the first is the Main Unit."""
        count = offer_units(state.reserve(side), buffer)
        if state.main(side, state.spot) >= 0:
            buffer[count] = READY
            count += 1
        return count

    def play(self, state: Battlefield, side: i64, choice: i64) -> None:
        if choice != READY:
            put(state, choice - UNIT, state.spot)
        if choice == READY or not state.reserve(side):
            state.step_number = NEXT_ACTION

    def conceivable(self, state: Battlefield, side: i64) -> list[int]:
        return own_units(state, side) + [READY]
