"""Chapter 14, second part: the Deployment Actions."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cannae.games.battle.cards import CARDS, NONE
from cannae.games.battle.choices import (
    ACT,
    ACTION,
    FORCED,
    READY,
    S_ACTIONS,
    S_CONTEND,
    UNIT,
)
from cannae.games.battle.deployment import put
from cannae.games.battle.offers import offer_units
from cannae.games.battle.state import Battlefield
from cannae.games.battle.telling import (
    place_name,
    side_name,
    tell,
    terrain_name,
)
from cannae.games.battle.terrain import survey

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


def next_action(field: Battlefield) -> None:
    if not field.acts:
        field.spot += 1
        field.leads_off = NONE
        field.stage = S_CONTEND
        return
    side = field.leads_off if field.acts >> field.leads_off & 1 else 1 - field.leads_off
    field.acts &= ~(1 << side)
    field.ask(ACTION, 1 << side)


def slot_card(field: Battlefield, place: i64, slot: i64) -> i64:
    """The card in a slot of a place: the base, or the card at an end."""
    return field.base[place] if slot == BASE else field.ends[2 * place + slot - 1]


def in_store(field: Battlefield, kind: i64) -> bool:
    return field.deck[kind] + field.aside[kind] > 0


def take_from_store(field: Battlefield, kind: i64) -> None:
    """From the deck, or else from the cards put aside (rule 14.10)."""
    if field.deck[kind] > 0:
        field.deck[kind] -= 1
    else:
        field.aside[kind] -= 1


def swapped(kind: i64, up: i64) -> i64:
    """The card of the same type one Level up or down; NONE past the end."""
    level = kind % 3 + (1 if up else -1)
    return kind - kind % 3 + level if 0 <= level <= 2 else NONE


def is_flank(field: Battlefield, place: i64) -> bool:
    return place < field.first_position() or place > field.last_position()


def is_allowed(field: Battlefield, side: i64, action: i64) -> bool:
    place = field.spot
    if action == DO_NOTHING:
        return True
    if action == FORCE:
        return not is_flank(field, place) and field.reserve(1 - side) != 0 and field.main(1 - side, place) < 0
    if field.settled >> place & 1:
        return False
    if action == ROTATE or action == SETTLE:
        return True
    if action == SHIFT_RED or action == SHIFT_BLUE:
        end = action - SHIFT_RED
        return field.ends[2 * place + end] >= 0 and field.ends[2 * place + 1 - end] < 0
    if action < ADD:
        card = slot_card(field, place, (action - SWAP) // 2)
        if card < 0:
            return False
        other = swapped(card, (action - SWAP) % 2)
        return other >= 0 and in_store(field, other)
    kind = 3 * ((action - ADD) // 2)
    end = (action - ADD) % 2
    return field.ends[2 * place + end] < 0 and CARDS.fits(field.base[place], kind) and in_store(field, kind)


def fill_action(field: Battlefield, side: i64, buffer: vec[i64]) -> i64:
    count: i64 = 0
    action: i64 = 0
    while action < ACTIONS:
        if is_allowed(field, side, action):
            buffer[count] = ACT + action
            count += 1
        action += 1
    return count


def play_action(field: Battlefield, side: i64, choice: i64) -> None:
    action = choice - ACT
    place = field.spot
    field.stage = S_ACTIONS
    if field.log is not None:
        key = f"battle-did-{action_name(action)}"
        tell(field, key, "14.8", {"side": side_name(side)} | action_words(field, action))
    if action == ROTATE:
        field.turned[place] = 1 - field.turned[place]
        survey(field, place)
    elif action == SHIFT_RED or action == SHIFT_BLUE:
        end = action - SHIFT_RED
        field.ends[2 * place + 1 - end] = field.ends[2 * place + end]
        field.ends[2 * place + end] = NONE
        survey(field, place)
    elif action == SETTLE:
        field.settled |= 1 << place
    elif action == FORCE:
        field.ask(FORCED, 2 >> side)
    elif action >= ADD:
        kind = 3 * ((action - ADD) // 2)
        take_from_store(field, kind)
        field.ends[2 * place + (action - ADD) % 2] = kind
        survey(field, place)
    elif action >= SWAP:
        swap(field, place, (action - SWAP) // 2, (action - SWAP) % 2)


def swap(field: Battlefield, place: i64, slot: i64, up: i64) -> None:
    card = slot_card(field, place, slot)
    other = swapped(card, up)
    take_from_store(field, other)
    field.deck[card] += 1
    if slot == BASE:
        field.base[place] = other
    else:
        field.ends[2 * place + slot - 1] = other
    survey(field, place)


def action_name(action: i64) -> str:
    if action >= ADD:
        return "add"
    if action >= SWAP:
        return "swap"
    return ["nothing", "rotate", "shift", "shift", "settle", "force"][action]


def action_words(field: Battlefield, action: i64) -> dict[str, object]:
    """The arguments of an action's sentence."""
    words: dict[str, object] = {"place": place_name(field, field.spot)}
    if action >= ADD:
        words["terrain"] = terrain_name(3 * ((action - ADD) // 2))
        words["end"] = side_name((action - ADD) % 2)
    elif action >= SWAP:
        card = slot_card(field, field.spot, (action - SWAP) // 2)
        other = swapped(card, (action - SWAP) % 2) if card >= 0 else NONE
        words["terrain"] = terrain_name(card) if card >= 0 else "–"
        words["other"] = terrain_name(other) if other >= 0 else "–"
    elif action == SHIFT_RED or action == SHIFT_BLUE:
        words["end"] = side_name(action - SHIFT_RED)
    return words


def fill_forced(field: Battlefield, side: i64, buffer: vec[i64]) -> i64:
    """One Unit or more of the placing player's choice; the first is the Main Unit."""
    count = offer_units(field.reserve(side), buffer)
    if field.main(side, field.spot) >= 0:
        buffer[count] = READY
        count += 1
    return count


def play_forced(field: Battlefield, side: i64, choice: i64) -> None:
    if choice != READY:
        put(field, choice - UNIT, field.spot)
    if choice == READY or not field.reserve(side):
        field.stage = S_ACTIONS
