"""What one side, or a spectator, may see, as a whitelist. What it may not know is drawn afresh in redeal.py."""

from typing import Final

from mypy_extensions import i64

from cannae.core.bits import members_of
from cannae.core.view_delta import DeltaList, DeltaPart, ViewDelta
from cannae.games.battle import state as c
from cannae.games.battle.rules.battlefield import Battlefield
from cannae.games.battle.rules.cards import CARDS, MASTERY_CARDS, MOST_FIGHTERS, NONE, TERRAIN_KINDS
from cannae.games.battle.rules.common import Decision
from cannae.games.battle.rules.duration import round_log
from cannae.games.battle.rules.duration.ending import rear_count
from cannae.games.battle.rules.forces import Army
from cannae.games.battle.rules.naming import LEVEL_NAMES, SIDES, place_id, unit_id
from cannae.games.battle.state import GONE, UNITS

WHOLE_HAND: Final = (1 << MASTERY_CARDS) - 1
# What is printed on the Mastery Cards, for a screen that draws them.
FACES: Final[list[dict[str, object]]] = [
    {
        "id": CARDS.mastery[card],
        "value": int(CARDS.value[card]),
        "price": int(CARDS.price[card]),
        "extra": int(CARDS.extra[card]),
        "guard": int(CARDS.card_guard[card]),
        "absorb": int(CARDS.card_absorb[card]),
        "tactics": card == CARDS.tactics_card,
    }
    for card in range(MASTERY_CARDS)
]

# -- What is seen ---------------------------------------------------------------------------------------------


def seen(state: Battlefield, viewer: i64) -> dict[str, object]:
    view = matters(state)
    view["terrains"] = terrains(state)
    view["units"] = units(state)
    view["armies"] = armies(state)
    view["round_log"] = round_log.seen(state)
    view["cards"] = FACES
    return with_secrets(view, state, viewer)


def with_secrets(view: dict[str, object], state: Battlefield, viewer: i64) -> dict[str, object]:
    if viewer < 2:
        view["own"] = own(state, viewer)
        view["prompt"] = state.present.prompt(state, viewer) if state.deciders >> viewer & 1 else {}
    return view


def matters(state: Battlefield) -> dict[str, object]:
    """What is public and short."""
    decision = state.present
    return {
        "phase": state.phase(),
        "period": int(state.period),
        "limit": int(state.terms.periods),
        "round": int(state.round),
        "rounds": int(CARDS.rounds),
        "first": SIDES[state.first],
        "expanded": {"deployment": state.terms.expanded_deployment, "movement": state.terms.expanded_movement},
        "contest": contest(state),
        "focus": decision.focus(state) if isinstance(decision, Decision) else {},
        "deck": int(sum([int(state.deck[kind]) for kind in range(TERRAIN_KINDS)])),
        "aside": [CARDS.terrain[kind] for kind in range(TERRAIN_KINDS) for _ in range(int(state.aside[kind]))],
        "drawn": CARDS.terrain[state.drawn] if state.drawn >= 0 else None,
    }


def terrains(state: Battlefield) -> list[dict[str, object]]:
    return [terrain(state, place) for place in range(int(state.terms.terrains))]


def units(state: Battlefield) -> list[dict[str, object]]:
    return [unit(state, index) for index in range(2 * UNITS) if is_listed(state, index)]


def is_listed(state: Battlefield, index: i64) -> bool:
    return state.units[index].place != GONE or state.joining == index


def armies(state: Battlefield) -> list[dict[str, object]]:
    return [army(state, side) for side in range(2)]


def terrain(state: Battlefield, place: i64) -> dict[str, object]:
    owner = state.owner(place)
    at = 8 * place
    return {
        "id": place_id(state, place),
        "flank": place < state.first_position() or place > state.last_position(),
        "kind": CARDS.terrain[state.base[place]],
        "turned": state.turned[place] == 1,
        "ends": [end_card(state, place, 0), end_card(state, place, 1)],
        "modifiers": [[int(state.ground[at + 4 * side + number]) for number in range(4)] for side in range(2)],
        "move": int(state.going[place]),
        "set": state.settled >> place & 1 == 1,
        "level": LEVEL_NAMES[state.level[place]],
        "owner": None if owner == NONE else "contested" if owner == 2 else SIDES[owner],
    }


def end_card(state: Battlefield, place: i64, side: i64) -> str | None:
    card = state.ends[2 * place + side]
    return CARDS.terrain[card] if card >= 0 else None


def unit(state: Battlefield, index: i64) -> dict[str, object]:
    card = state.units[index]
    side = index // UNITS
    placed = card.place >= 0
    return {
        "id": unit_id(index),
        "side": SIDES[side],
        "number": int(index % UNITS) + 1,
        "place": place_id(state, card.place) if placed else None,
        "across": card.across == 1,
        "main": placed and state.main(side, card.place) == index,
        "rear": placed and state.rear_attackers(side, card.place) >> index & 1 == 1,
        "troops": [CARDS.fighters[card.troops[rank]] for rank in range(int(card.size))],
        "combat_master": CARDS.fighters[card.master] if card.master >= 0 else None,
        "battle_master": CARDS.captains[card.captain] if card.captain >= 0 else None,
        "standards": int(card.standards),
        "general": state.armies[side].general == index,
        "mp": int(card.mp),
        "damage": int(card.damage),
        "shaken": card.shaken == 1,
        "speed": int(card.speed()),
        "in_play": plans(card.in_play),
        "promoted": plans(card.promoted),
        "moves": int(card.moves),
        "withdraws": card.withdraws == 1,
        "targets": unit_id(state.aim[index]) if state.aim[index] >= 0 else None,
    }


def plans(mask: i64) -> list[str]:
    return [CARDS.stratagems[number] for number in members_of(mask)]


def hand(mask: i64) -> list[str]:
    return [CARDS.mastery[card] for card in members_of(mask)]


def army(state: Battlefield, side: i64) -> dict[str, object]:
    card, leads = state.armies[side], leader(state, side)
    return {
        "side": SIDES[side],
        "general": CARDS.captains[card.general_card],
        "general_unit": unit_id(card.general) if card.general >= 0 else None,
        "general_place": place_id(state, card.general_place) if card.general_place >= 0 else None,
        "general_across": card.general_across == 1,
        "banners": int(card.banners),
        "counter": int(card.counter),
        "pool": plans(card.pool | card.selected),
        "promoted": plans(card.promoted),
        "spent": plans(card.spent),
        "leader": CARDS.captains[leads] if leads >= 0 else None,
        "laid": hand(card.used),
        "pile": int(card.pile),
        "march": card.march == 1,
        "moves": int(card.moves),
        "passed": card.passed == 1,
        "main": unit_id(card.fighter) if card.fighter >= 0 else None,
        "ready": is_ready(state, side),
        "shown": shown(state, side),
        "last": last(card),
        "advanced": None if card.advanced == NONE else card.advanced == 1,
        "lost": [CARDS.fighters[k] for k in range(len(CARDS.fighters)) for _ in range(int(state.lost[64 * side + k]))],
    }


def is_secret(state: Battlefield) -> bool:
    """Whether the present phase hides what a side has decided until all have."""
    decision = state.present
    return isinstance(decision, Decision) and decision.secret


def is_ready(state: Battlefield, side: i64) -> bool:
    """Whether a side has decided where all decide in secret."""
    return is_secret(state) and not state.deciders >> side & 1


def leader(state: Battlefield, side: i64) -> i64:
    """Who leads the Unit; while that may still be a secret choice, nobody is named."""
    card = state.armies[side]
    return NONE if state.phase_number == c.SELECT and may_choose_leader(state, card) else card.leader


def may_choose_leader(state: Battlefield, card: Army) -> bool:
    return card.general == card.fighter and state.units[card.fighter].captain >= 0


def is_shown(state: Battlefield, side: i64) -> bool:
    """Whether a side has shown its card and its Chosen Troop to one who Reads the Foe."""
    return state.phase_number == c.COMMIT and state.reader == 1 - side and state.deciders == 2 >> side


def shown(state: Battlefield, side: i64) -> dict[str, object] | None:
    card = state.armies[side]
    if not is_shown(state, side):
        return None
    troop, unit = CARDS.fighters[card.chosen], unit_id(card.chosen_unit)
    return {"card": CARDS.mastery[card.card], "troop": troop, "unit": unit, "joined": [], "beside": []}


def last(card: Army) -> dict[str, object] | None:
    """What the side laid last, for all to see."""
    if card.last_card == NONE:
        return None
    return {
        "card": CARDS.mastery[card.last_card],
        "troop": CARDS.fighters[card.last_troop] if card.last_troop >= 0 else None,
        "unit": unit_id(card.last_unit) if card.last_unit >= 0 else None,
        "joined": unit_ids(card.last_joined),
        "beside": unit_ids(card.last_beside),
    }


def unit_ids(units: i64) -> list[str]:
    return [unit_id(index) for index in range(2 * UNITS) if units >> index & 1]


def contest(state: Battlefield) -> dict[str, object] | None:
    if state.place_red < 0:
        return None
    return {
        "places": [place_id(state, state.place_red), place_id(state, state.place_blue)],
        "attacker": SIDES[state.attacker] if state.attacker >= 0 else None,
        "target": unit_id(state.target) if state.target >= 0 else None,
        "reader": SIDES[state.reader] if state.reader >= 0 else None,
        "verdict": int(state.verdict) if state.phase_number == c.STANDARD else 0,
        "piles": [int(state.armies[side].pile + rear_count(state, side)) for side in range(2)],
        "rout": int(CARDS.rout_difference),
    }


def own(state: Battlefield, side: i64) -> dict[str, object]:
    """A player's own secrets."""
    card = state.armies[side]
    return {
        "step": int(card.step),
        "hand": hand(WHOLE_HAND & ~card.used),
        "card": CARDS.mastery[card.card] if card.card >= 0 else None,
        "joined": unit_ids(card.joined),
        "beside": unit_ids(card.beside()),
        "unit": unit_id(card.chosen_unit) if card.chosen_unit >= 0 else None,
        "troop": CARDS.fighters[card.chosen] if card.chosen >= 0 else None,
        "picked": int(card.picked),
        "selected": plans(card.selected),
        "leader": CARDS.captains[card.leader] if card.leader >= 0 else None,
        "ready": is_ready(state, side),
        "placed": has_placed(state, side),
    }


def has_placed(state: Battlefield, side: i64) -> bool:
    """Whether a Unit was placed in this pass over the Positions: if not, the last one cannot stay without (4.3)."""
    return state.phase_number == c.SUPPORT and state.turnwise >> side & 1 == 1


# -- What is sent of a view: its long parts only where a number has changed that they are made of ----------------


def shared(state: Battlefield, delta: ViewDelta) -> dict[str, object]:
    send_terrains(state, delta.row("terrains"))
    send_units(state, delta.row("units"))
    send_armies(state, delta.row("armies"))
    send_round_log(state, delta.part("round_log"))
    send_faces(delta.part("cards"))
    return matters(state)


def send_terrains(state: Battlefield, row: DeltaList) -> None:
    for place in range(state.terms.terrains):
        row.number(state.settled >> place & 1)
        row.number(state.base[place])
        row.number(state.turned[place])
        row.number(state.ends[2 * place])
        row.number(state.ends[2 * place + 1])
        for number in range(8):
            row.number(state.ground[8 * place + number])
        row.number(state.going[place])
        row.number(state.level[place])
        row.number(state.owner(place))
        if not row.is_next_as_before():
            row.renew(terrain(state, place))
    row.end()


def send_units(state: Battlefield, row: DeltaList) -> None:
    for index in range(2 * UNITS):
        if is_listed(state, index):
            name_unit(state, index, row)
            if not row.is_next_as_before():
                row.renew(unit(state, index))
    row.end()


def name_unit(state: Battlefield, index: i64, row: DeltaList) -> None:
    card = state.units[index]
    side = index // UNITS
    row.number(index)
    row.number(card.place)
    if card.place >= 0:
        row.number(state.main(side, card.place))
        row.number(state.rear_attackers(side, card.place))
    row.number(state.armies[side].general)
    row.number(state.aim[index])
    row.number(card.across)
    row.number(card.master)
    row.number(card.captain)
    row.number(card.standards)
    row.number(card.mp)
    row.number(card.damage)
    row.number(card.shaken)
    row.number(card.in_play)
    row.number(card.promoted)
    row.number(card.moves)
    row.number(card.withdraws)
    row.number(card.size)
    row.numbers(card.troops)


def send_armies(state: Battlefield, row: DeltaList) -> None:
    for side in range(2):
        name_army(state, side, row)
        if not row.is_next_as_before():
            row.renew(army(state, side))
    row.end()


def name_army(state: Battlefield, side: i64, row: DeltaList) -> None:
    card = state.armies[side]
    row.number(card.general_card)
    row.number(card.general)
    row.number(card.general_place)
    row.number(card.general_across)
    row.number(card.banners)
    row.number(card.counter)
    row.number(card.pool | card.selected)
    row.number(card.promoted)
    row.number(card.spent)
    row.number(leader(state, side))
    row.number(card.used)
    row.number(card.pile)
    row.number(card.march)
    row.number(card.moves)
    row.number(card.passed)
    row.number(card.fighter)
    row.number(is_ready(state, side))
    row.number(is_shown(state, side))
    if is_shown(state, side):
        row.number(card.card)
        row.number(card.chosen)
        row.number(card.chosen_unit)
    row.number(card.last_card)
    row.number(card.last_troop)
    row.number(card.last_unit)
    row.number(card.last_joined)
    row.number(card.last_beside)
    row.number(card.advanced)
    for fighter in range(len(CARDS.fighters)):
        row.number(state.lost[MOST_FIGHTERS * side + fighter])


def send_faces(part: DeltaPart) -> None:
    if not part.is_as_before():
        part.become(FACES)


def send_round_log(state: Battlefield, part: DeltaPart) -> None:
    part.numbers(state.round_log)
    part.number(round_log.is_past(state))
    if not part.is_as_before():
        part.become(round_log.seen(state))
