"""What one side may see, as a whitelist; and `draw_anew`: everything it may not know, drawn afresh."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cannae.games.battle import choices as c
from cannae.games.battle.cards import CARDS, MASTERY_CARDS, NONE, STRATAGEMS, TERRAIN_KINDS
from cannae.games.battle.deployment import fill_place, fill_support
from cannae.games.battle.duration import AT_CONFIRM, fill_chosen, lead
from cannae.games.battle.notation import LEVEL_NAMES, SIDES, place_id, unit_id
from cannae.games.battle.state import CHANCE_STREAM, GONE, UNITS, Army, Battlefield, popcount

# In these phases a player's buffer is his own secret until all have decided.
SECRET_PHASES: Final = [
    c.PLACE,
    c.SUPPORT,
    c.GENERAL,
    c.PLAN,
    c.CONTEND,
    c.ARRAY,
    c.SELECT,
    c.READ,
    c.COMMIT,
    c.CLOSE,
    c.INITIATIVE,
]

# -- What is seen -----------------------------------------------------------------------------------------------------


def seen(field: Battlefield, viewer: i64) -> dict[str, object]:
    view: dict[str, object] = {
        "phase": c.PHASES[field.now],
        "period": int(field.period),
        "limit": int(field.limit),
        "round": int(field.round),
        "first": SIDES[field.first],
        "expanded": {"deployment": field.expanded_deployment == 1, "movement": field.expanded_movement == 1},
        "terrains": [terrain(field, place) for place in range(int(field.count))],
        "units": [unit(field, index) for index in range(2 * UNITS) if is_listed(field, index)],
        "armies": [army(field, side, viewer) for side in range(2)],
        "contest": contest(field),
        "focus": focus(field),
        "deck": int(sum([int(field.deck[kind]) for kind in range(TERRAIN_KINDS)])),
        "aside": [CARDS.terrain[kind] for kind in range(TERRAIN_KINDS) for _ in range(int(field.aside[kind]))],
        "drawn": CARDS.terrain[field.drawn] if field.drawn >= 0 else None,
    }
    if viewer < 2:
        view["own"] = own(field, viewer)
    return view


def is_listed(field: Battlefield, index: i64) -> bool:
    return field.units[index].place != GONE


def terrain(field: Battlefield, place: i64) -> dict[str, object]:
    owner = field.owner(place)
    at = 8 * place
    return {
        "id": place_id(field, place),
        "flank": place < field.first_position() or place > field.last_position(),
        "kind": CARDS.terrain[field.base[place]],
        "turned": field.turned[place] == 1,
        "ends": [end_card(field, place, 0), end_card(field, place, 1)],
        "modifiers": [[int(field.ground[at + 4 * side + number]) for number in range(4)] for side in range(2)],
        "move": int(field.going[place]),
        "set": field.settled >> place & 1 == 1,
        "level": LEVEL_NAMES[field.level[place]],
        "owner": None if owner == NONE else "contested" if owner == 2 else SIDES[owner],
        "targets": place_id(field, field.aim[place]) if field.aim[place] >= 0 else None,
    }


def end_card(field: Battlefield, place: i64, side: i64) -> str | None:
    card = field.ends[2 * place + side]
    return CARDS.terrain[card] if card >= 0 else None


def unit(field: Battlefield, index: i64) -> dict[str, object]:
    card = field.units[index]
    side = index // UNITS
    placed = card.place >= 0
    return {
        "id": unit_id(index),
        "side": SIDES[side],
        "number": int(index % UNITS) + 1,
        "place": place_id(field, card.place) if placed else None,
        "across": card.across == 1,
        "main": placed and field.main(side, card.place) == index,
        "rear": placed and field.rear_attackers(side, card.place) >> index & 1 == 1,
        "troops": [CARDS.fighters[card.troops[rank]] for rank in range(int(card.size))],
        "combat_master": CARDS.fighters[card.master] if card.master >= 0 else None,
        "battle_master": CARDS.captains[card.captain] if card.captain >= 0 else None,
        "standards": int(card.standards),
        "general": field.armies[side].general == index,
        "mp": int(card.mp),
        "damage": int(card.damage),
        "shaken": card.shaken == 1,
        "speed": int(card.speed()),
        "in_play": plans(card.in_play),
        "promoted": plans(card.promoted),
        "moves": int(card.moves),
        "withdraws": card.withdraws == 1,
    }


def plans(mask: i64) -> list[str]:
    return [CARDS.stratagems[number] for number in range(STRATAGEMS) if mask >> number & 1]


def hand(mask: i64) -> list[str]:
    return [CARDS.mastery[card] for card in range(MASTERY_CARDS) if mask >> card & 1]


def army(field: Battlefield, side: i64, viewer: i64) -> dict[str, object]:
    card = field.armies[side]
    return {
        "side": SIDES[side],
        "general": CARDS.captains[card.general_card],
        "general_unit": unit_id(card.general) if card.general >= 0 else None,
        "general_place": place_id(field, card.general_place) if card.general_place >= 0 else None,
        "general_across": card.general_across == 1,
        "banners": int(card.banners),
        "counter": int(card.counter),
        "pool": plans(card.pool | card.selected),
        "promoted": plans(card.promoted),
        "spent": plans(card.spent),
        "leader": leader(field, side),
        "laid": hand(card.used),
        "pile": int(card.pile),
        "march": card.march == 1,
        "moves": int(card.moves),
        "passed": card.passed == 1,
        "main": unit_id(card.fighter) if card.fighter >= 0 else None,
        "ready": field.now in SECRET_PHASES and not field.deciders >> side & 1,
        "shown": shown(field, side),
        "lost": [CARDS.fighters[k] for k in range(len(CARDS.fighters)) for _ in range(int(field.lost[64 * side + k]))],
    }


def leader(field: Battlefield, side: i64) -> str | None:
    """Who leads the Unit; while that may still be a secret choice, nobody is named."""
    card = field.armies[side]
    if card.leader < 0 or (field.now == c.SELECT and may_choose_leader(field, card)):
        return None
    return CARDS.captains[card.leader]


def may_choose_leader(field: Battlefield, card: Army) -> bool:
    return card.general == card.fighter and field.units[card.fighter].captain >= 0


def is_shown(field: Battlefield, side: i64) -> bool:
    """Whether a side's card and Chosen Troop lie open: after the reveal, or to one who Reads the Foe."""
    if field.armies[side].card < 0:
        return False
    if field.now == c.COMMIT:
        return field.reader == 1 - side and field.deciders == 2 >> side
    return field.now not in SECRET_PHASES


def shown(field: Battlefield, side: i64) -> dict[str, object] | None:
    card = field.armies[side]
    if not is_shown(field, side):
        return None
    joined = [unit_id(index) for index in range(2 * UNITS) if card.joined >> index & 1]
    return {
        "card": CARDS.mastery[card.card],
        "troop": CARDS.fighters[card.chosen] if card.chosen >= 0 else None,
        "unit": unit_id(card.chosen_unit) if card.chosen_unit >= 0 else None,
        "joined": joined if field.now != c.COMMIT else None,
    }


def contest(field: Battlefield) -> dict[str, object] | None:
    if field.place_red < 0:
        return None
    return {
        "places": [place_id(field, field.place_red), place_id(field, field.place_blue)],
        "attacker": SIDES[field.attacker] if field.attacker >= 0 else None,
        "target": unit_id(field.target) if field.target >= 0 else None,
        "reader": SIDES[field.reader] if field.reader >= 0 else None,
        "verdict": int(field.verdict) if field.now == c.STANDARD else 0,
    }


def focus(field: Battlefield) -> dict[str, object]:
    """What the question of the present phase is about."""
    phase = field.now
    about: dict[str, object] = {}
    if phase in (c.VETO, c.COMBINE, c.PLACE, c.SUPPORT, c.CONTEND, c.EXTRA, c.ACTION, c.FORCED, c.ARRAY):
        about["place"] = place_id(field, field.spot) if field.spot < field.count else None
    elif phase in (c.DISCARD,):
        about["unit"] = unit_id(field.losing)
    elif phase in (c.MOVE, c.DESTINATION, c.LEVEL, c.ENGAGE, c.RETREAT_MODE) and field.moving >= 0:
        about["unit"] = unit_id(field.moving)
    elif phase == c.SUCCESSOR:
        about["place"] = place_id(field, field.vacancy)
    elif phase == c.ANNOUNCE:
        about["place"] = place_id(field, field.goal)
    if phase == c.MOVE and field.grant > 0:
        about["grant"] = int(field.grant)
    return about


def own(field: Battlefield, side: i64) -> dict[str, object]:
    """A player's own secrets."""
    card = field.armies[side]
    return {
        "step": int(card.step),
        "card": CARDS.mastery[card.card] if card.card >= 0 else None,
        "joined": [unit_id(index) for index in range(2 * UNITS) if card.joined >> index & 1],
        "unit": unit_id(card.chosen_unit) if card.chosen_unit >= 0 else None,
        "troop": CARDS.fighters[card.chosen] if card.chosen >= 0 else None,
        "picked": int(card.picked),
        "selected": plans(card.selected),
        "leader": CARDS.captains[card.leader] if card.leader >= 0 else None,
        "ready": field.now in SECRET_PHASES and not field.deciders >> side & 1,
    }


# -- What is drawn anew -------------------------------------------------------------------------------------------------


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
        card.picked = nth_bit(living(field, side), field)
    elif phase == c.CLOSE or (phase == c.READ and asked):
        card.picked = field.rng.below(CHANCE_STREAM, 2)
    elif phase == c.ARRAY:
        draw_array(field, side)
    elif phase == c.PLACE or phase == c.SUPPORT:
        draw_placing(field, side)


def nth_bit(mask: i64, field: Battlefield) -> i64:
    """One of the bits of a mask, by chance."""
    left = field.rng.below(CHANCE_STREAM, popcount(mask))
    number: i64 = 0
    while True:
        if mask >> number & 1:
            if left == 0:
                return number
            left -= 1
        number += 1


def living(field: Battlefield, side: i64) -> i64:
    return (((1 << UNITS) - 1) << (UNITS * side)) & ~field.units_at(side, GONE)


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
    count = popcount(free)
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


def kth_bit(mask: i64, k: i64) -> i64:
    number: i64 = 0
    while True:
        if mask >> number & 1:
            if k == 0:
                return number
            k -= 1
        number += 1


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


