"""Everything a viewer may not know, drawn afresh."""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core import bits
from cannae.games.battle import state as c
from cannae.games.battle.rules.battlefield import Battlefield
from cannae.games.battle.rules.cards import CARDS, NONE, STRATAGEMS
from cannae.games.battle.rules.common import cards_left
from cannae.games.battle.rules.duration.commitment import DECIDED, cards_within_means, fill_chosen
from cannae.games.battle.rules.duration.selection import lead
from cannae.games.battle.rules.forces import Army
from cannae.games.battle.state import CHANCE_STREAM, UNITS
from cannae.games.battle.view import is_secret, is_shown, may_choose_leader


def draw_anew(state: Battlefield, viewer: i64) -> None:
    """Every world that fits what the viewer has seen is equally likely.

    A side that has not decided yet starts over with an empty buffer; one that is ready gets a complete commitment drawn
    from all the legal ones. The terrain deck has no order until a card is drawn, so the new generator is all it needs.
    """
    side: i64 = 0
    while side < 2:
        if side != viewer:
            draw_selection(state, side)
            if is_secret(state):
                draw_buffer(state, side)
        side += 1


def draw_selection(state: Battlefield, side: i64) -> None:
    """Stratagems selected but not yet staked are anyone's guess within the leader's means."""
    card = state.armies[side]
    if card.fighter < 0 and card.leader < 0:
        return
    choosing = state.phase_number == c.SELECT or state.phase_number == c.PLAN
    deciding = choosing and state.deciders >> side & 1
    can_choose = state.phase_number == c.SELECT and may_choose_leader(state, card)
    if not can_choose and (card.leader < 0 or card.staked):
        return
    card.pool |= card.selected
    card.selected = 0
    if deciding:
        if can_choose:
            card.leader = NONE
            card.general_leads = 0
        return
    if can_choose:
        lead(state, side, True)
        by_general = count_selections(card)
        lead(state, side, False)
        total = by_general + count_selections(card)
        if state.rng.below(CHANCE_STREAM, total) < by_general:
            lead(state, side, True)
    wanted = state.rng.below(CHANCE_STREAM, count_selections(card))
    card.selected = nth_selection(card, wanted)
    card.pool &= ~card.selected


def is_affordable(card: Army, mask: i64) -> bool:
    if mask & ~card.pool:
        return False
    total: i64 = 0
    number: i64 = 0
    while number < STRATAGEMS:
        if mask >> number & 1:
            total += CARDS.stratagem_cost[number]
            if CARDS.is_battle_tactics[number] and not card.general_leads:
                return False
        number += 1
    return total <= CARDS.tactics[card.leader]


def count_selections(card: Army) -> i64:
    total: i64 = 0
    mask: i64 = 0
    while mask < 1 << STRATAGEMS:
        if is_affordable(card, mask):
            total += 1
        mask += 1
    return total


def nth_selection(card: Army, wanted: i64) -> i64:
    mask: i64 = 0
    while True:
        if is_affordable(card, mask):
            if wanted == 0:
                return mask
            wanted -= 1
        mask += 1


def draw_buffer(state: Battlefield, side: i64) -> None:
    """What a side has decided in the present phase: nothing while it still decides, else anything it might have."""
    draw = DRAWN_ANEW.get(int(state.phase_number))
    if draw is None or state.deciders >> side & 1:
        state.armies[side].forget()
    else:
        draw(state, side)


def draw_contender(state: Battlefield, side: i64) -> None:
    state.armies[side].card = nth_bit(cards_left(state, side), state)


def draw_initiative(state: Battlefield, side: i64) -> None:
    state.armies[side].picked = nth_bit(cards_left(state, side), state)


def draw_general(state: Battlefield, side: i64) -> None:
    state.armies[side].picked = nth_bit(state.living(side), state)


def draw_answer(state: Battlefield, side: i64) -> None:
    """Yes or no."""
    state.armies[side].picked = state.rng.below(CHANCE_STREAM, 2)


def draw_reading(state: Battlefield, side: i64) -> None:
    """The same, of a side that was asked: one that has decided nothing at all was not."""
    card = state.armies[side]
    if (card.picked, card.card, card.joined, card.step) != (NONE, NONE, 0, 0):
        draw_answer(state, side)


def nth_bit(mask: i64, state: Battlefield) -> i64:
    """One of the bits of a mask, by chance."""
    return kth_bit(mask, state.rng.below(CHANCE_STREAM, bits.count(mask)))


def kth_bit(mask: i64, k: i64) -> i64:
    while k > 0:
        mask &= mask - 1
        k -= 1
    return bits.lowest(mask)


def draw_placing(state: Battlefield, side: i64) -> None:
    if not state.reserve(side):
        return
    buffer = vec[i64]([0] * (UNITS + 1))
    count = state.fill(side, buffer)
    choice = buffer[state.rng.below(CHANCE_STREAM, count)]
    state.armies[side].picked = NONE if choice == c.NOBODY else choice - c.UNIT


def draw_array(state: Battlefield, side: i64) -> None:
    """Nobody, or any set of Units with any one of them as the first."""
    card = state.armies[side]
    free = state.reserve(side)
    count = bits.count(free)
    if count == 0 or state.main(side, state.spot) >= 0:
        return
    card.forget()
    drawn = state.rng.below(CHANCE_STREAM, 1 + (count << (count - 1)))
    if drawn == 0:
        return
    card.picked = kth_bit(free, (drawn - 1) >> (count - 1))
    card.joined = 1 << card.picked
    rest = free & ~card.joined
    pattern = (drawn - 1) & ((1 << (count - 1)) - 1)
    while rest:
        if pattern & 1:
            card.joined |= rest & -rest
        pattern >>= 1
        rest &= rest - 1


def draw_commitment(state: Battlefield, side: i64) -> None:
    """Any card, any Combined Units, any Troop they offer; what was shown to a reader stays."""
    card = state.armies[side]
    known = is_shown(state, side)
    buffer = vec[i64]([0] * 512)
    kept = c.TROOP + 64 * card.chosen_unit + card.chosen
    if not known:
        card.card = nth_bit(cards_within_means(state, side), state)
    total = troop_worlds(state, side, buffer, known, kept, -1)
    wanted = state.rng.below(CHANCE_STREAM, total)
    troop_worlds(state, side, buffer, known, kept, wanted)
    card.step = DECIDED


def troop_worlds(state: Battlefield, side: i64, buffer: vec[i64], known: bool, kept: i64, wanted: i64) -> i64:
    """Count the pairs of Combined Units and Chosen Troop; the pair numbered `wanted` is left in the buffer."""
    card = state.armies[side]
    total: i64 = 0
    mask = card.eligible
    while True:  # every subset of the eligible Units, the whole first
        card.joined = mask
        count = fill_chosen(state, side, buffer)
        index: i64 = 0
        while index < count:
            if not known or buffer[index] == kept:
                if total == wanted:
                    card.chosen_unit = (buffer[index] - c.TROOP) // 64
                    card.chosen = (buffer[index] - c.TROOP) % 64
                    return total
                total += 1
            index += 1
        if mask == 0:
            return total
        mask = (mask - 1) & card.eligible


# By phase, the decision of a side that is ready. The phases left out hold theirs elsewhere: see `draw_selection`.
DRAWN_ANEW: Final[dict[int, Callable[[Battlefield, i64], None]]] = {
    c.PLACE: draw_placing,
    c.SUPPORT: draw_placing,
    c.GENERAL: draw_general,
    c.CONTEND: draw_contender,
    c.ARRAY: draw_array,
    c.READ: draw_reading,
    c.COMMIT: draw_commitment,
    c.CLOSE: draw_answer,
    c.INITIATIVE: draw_initiative,
}
