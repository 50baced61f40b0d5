"""Everything a viewer may not know, drawn afresh."""

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core import bits
from cannae.games.battle import choices as c
from cannae.games.battle.cards import CARDS, MASTERY_CARDS, NONE, STRATAGEMS
from cannae.games.battle.deployment import fill_place, fill_support
from cannae.games.battle.duration import AT_CONFIRM, fill_chosen, lead
from cannae.games.battle.forces import Army
from cannae.games.battle.state import CHANCE_STREAM, UNITS, Battlefield
from cannae.games.battle.view import SECRET_PHASES, is_shown, may_choose_leader


def draw_anew(field: Battlefield, viewer: i64) -> None:
    """Every world that fits what the viewer has seen is equally likely.

    Who has not decided yet starts over with an empty buffer; who is ready gets a complete commitment drawn from all
    the legal ones. The terrain deck has no order until a card is drawn, so the new generator is all it needs.
    """
    side: i64 = 0
    while side < 2:
        if side != viewer:
            draw_selection(field, side)
            if field.now in SECRET_PHASES:
                draw_buffer(field, side)
        side += 1


def draw_selection(field: Battlefield, side: i64) -> None:
    """Stratagems selected but not yet staked are anyone's guess within the leader's means."""
    card = field.armies[side]
    if card.fighter < 0 and card.leader < 0:
        return
    choosing = field.now == c.SELECT or field.now == c.PLAN
    deciding = choosing and field.deciders >> side & 1
    can_choose = field.now == c.SELECT and may_choose_leader(field, card)
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
        lead(field, side, True)
        by_general = count_selections(card)
        lead(field, side, False)
        total = by_general + count_selections(card)
        if field.rng.below(CHANCE_STREAM, total) < by_general:
            lead(field, side, True)
    wanted = field.rng.below(CHANCE_STREAM, count_selections(card))
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


def draw_buffer(field: Battlefield, side: i64) -> None:
    card = field.armies[side]
    phase = field.now
    asked = (card.picked, card.card, card.joined, card.step) != (NONE, NONE, 0, 0)
    if field.deciders >> side & 1 or phase == c.PLAN or phase == c.SELECT:
        card.forget()
        return
    if phase == c.COMMIT:
        draw_commitment(field, side)
    elif phase == c.CONTEND:
        card.card = nth_bit(~card.used & ((1 << MASTERY_CARDS) - 1), field)
    elif phase == c.INITIATIVE:
        card.picked = nth_bit(~card.used & ((1 << MASTERY_CARDS) - 1), field)
    elif phase == c.GENERAL:
        card.picked = nth_bit(field.living(side), field)
    elif phase == c.CLOSE or (phase == c.READ and asked):
        card.picked = field.rng.below(CHANCE_STREAM, 2)
    elif phase == c.ARRAY:
        draw_array(field, side)
    elif phase == c.PLACE or phase == c.SUPPORT:
        draw_placing(field, side)


def nth_bit(mask: i64, field: Battlefield) -> i64:
    """One of the bits of a mask, by chance."""
    return kth_bit(mask, field.rng.below(CHANCE_STREAM, bits.count(mask)))


def kth_bit(mask: i64, k: i64) -> i64:
    while k > 0:
        mask &= mask - 1
        k -= 1
    return bits.lowest(mask)


def draw_placing(field: Battlefield, side: i64) -> None:
    if not field.reserve(side):
        return
    buffer = vec[i64]([0] * (UNITS + 1))
    count = fill_place(field, side, buffer) if field.now == c.PLACE else fill_support(field, side, buffer)
    choice = buffer[field.rng.below(CHANCE_STREAM, count)]
    field.armies[side].picked = NONE if choice == c.NOBODY else choice - c.UNIT


def draw_array(field: Battlefield, side: i64) -> None:
    """Nobody, or any set of Units with any one of them as the first."""
    card = field.armies[side]
    free = field.reserve(side)
    count = bits.count(free)
    if count == 0 or field.main(side, field.spot) >= 0:
        return
    card.forget()
    drawn = field.rng.below(CHANCE_STREAM, 1 + (count << (count - 1)))
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


def draw_commitment(field: Battlefield, side: i64) -> None:
    """Any card, any Combined Units, any Troop they offer; what was shown to a reader stays."""
    card = field.armies[side]
    known = is_shown(field, side)
    buffer = vec[i64]([0] * 512)
    kept = c.TROOP + 64 * card.chosen_unit + card.chosen
    if not known:
        card.card = nth_bit(~card.used & ((1 << MASTERY_CARDS) - 1), field)
    total = troop_worlds(field, side, buffer, known, kept, -1)
    wanted = field.rng.below(CHANCE_STREAM, total)
    troop_worlds(field, side, buffer, known, kept, wanted)
    card.step = AT_CONFIRM


def troop_worlds(field: Battlefield, side: i64, buffer: vec[i64], known: bool, kept: i64, wanted: i64) -> i64:
    """Count the pairs of Combined Units and Chosen Troop; the pair numbered `wanted` is left in the buffer."""
    card = field.armies[side]
    total: i64 = 0
    mask = card.eligible
    while True:  # every subset of the eligible Units, the whole first
        card.joined = mask
        count = fill_chosen(field, side, buffer)
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
