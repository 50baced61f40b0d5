"""What one side, or a spectator, may see, as a whitelist. What it may not know is drawn afresh in redeal.py."""

from typing import Final

from mypy_extensions import i64

from cannae.core.bits import members_of
from cannae.games.battle import choices as c
from cannae.games.battle import tale
from cannae.games.battle.cards import CARDS, MASTERY_CARDS, NONE, TERRAIN_KINDS
from cannae.games.battle.forces import Army
from cannae.games.battle.notation import LEVEL_NAMES, SIDES, place_id, unit_id
from cannae.games.battle.prompts import prompt
from cannae.games.battle.state import GONE, UNITS, Battlefield

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

WHOLE_HAND: Final = (1 << MASTERY_CARDS) - 1

# -- What is seen ---------------------------------------------------------------------------------------------


def seen(field: Battlefield, viewer: i64) -> dict[str, object]:
    view = matters(field)
    view["terrains"] = terrains(field)
    view["units"] = units(field)
    view["armies"] = armies(field)
    view["tale"] = tale.seen(field)
    return with_secrets(view, field, viewer)


def with_secrets(view: dict[str, object], field: Battlefield, viewer: i64) -> dict[str, object]:
    if viewer < 2:
        view["own"] = own(field, viewer)
        view["prompt"] = prompt(field, viewer)
    return view


def matters(field: Battlefield) -> dict[str, object]:
    """What is public and short."""
    return {
        "phase": c.PHASES[field.now],
        "period": int(field.period),
        "limit": int(field.limit),
        "round": int(field.round),
        "first": SIDES[field.first],
        "expanded": {"deployment": field.expanded_deployment == 1, "movement": field.expanded_movement == 1},
        "contest": contest(field),
        "focus": focus(field),
        "deck": int(sum([int(field.deck[kind]) for kind in range(TERRAIN_KINDS)])),
        "aside": [CARDS.terrain[kind] for kind in range(TERRAIN_KINDS) for _ in range(int(field.aside[kind]))],
        "drawn": CARDS.terrain[field.drawn] if field.drawn >= 0 else None,
    }


def terrains(field: Battlefield) -> list[dict[str, object]]:
    return [terrain(field, place) for place in range(int(field.count))]


def units(field: Battlefield) -> list[dict[str, object]]:
    return [unit(field, index) for index in range(2 * UNITS) if is_listed(field, index)]


def is_listed(field: Battlefield, index: i64) -> bool:
    return field.units[index].place != GONE or field.joining == index


def armies(field: Battlefield) -> list[dict[str, object]]:
    return [army(field, side) for side in range(2)]


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
        "targets": unit_id(field.aim[index]) if field.aim[index] >= 0 else None,
    }


def plans(mask: i64) -> list[str]:
    return [CARDS.stratagems[number] for number in members_of(mask)]


def hand(mask: i64) -> list[str]:
    return [CARDS.mastery[card] for card in members_of(mask)]


def army(field: Battlefield, side: i64) -> dict[str, object]:
    card, leads = field.armies[side], leader(field, side)
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
        "leader": CARDS.captains[leads] if leads >= 0 else None,
        "laid": hand(card.used),
        "pile": int(card.pile),
        "march": card.march == 1,
        "moves": int(card.moves),
        "passed": card.passed == 1,
        "main": unit_id(card.fighter) if card.fighter >= 0 else None,
        "ready": is_ready(field, side),
        "shown": shown(field, side),
        "last": last(card),
        "advanced": None if card.advanced == NONE else card.advanced == 1,
        "lost": [CARDS.fighters[k] for k in range(len(CARDS.fighters)) for _ in range(int(field.lost[64 * side + k]))],
    }


def is_ready(field: Battlefield, side: i64) -> bool:
    """Whether a side has decided where all decide in secret."""
    return field.now in SECRET_PHASES and not field.deciders >> side & 1


def leader(field: Battlefield, side: i64) -> i64:
    """Who leads the Unit; while that may still be a secret choice, nobody is named."""
    card = field.armies[side]
    return NONE if field.now == c.SELECT and may_choose_leader(field, card) else card.leader


def may_choose_leader(field: Battlefield, card: Army) -> bool:
    return card.general == card.fighter and field.units[card.fighter].captain >= 0


def is_shown(field: Battlefield, side: i64) -> bool:
    """Whether a side has shown its card and its Chosen Troop to one who Reads the Foe."""
    return field.now == c.COMMIT and field.reader == 1 - side and field.deciders == 2 >> side


def shown(field: Battlefield, side: i64) -> dict[str, object] | None:
    card = field.armies[side]
    if not is_shown(field, side):
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
    elif phase == c.DISCARD:
        about["unit"] = unit_id(field.losing)
    elif phase == c.ORDER:
        about["unit"] = unit_id(field.ordering)
    elif phase in (c.MOVE, c.DESTINATION, c.LEVEL, c.ENGAGE, c.RETREAT_MODE) and field.moving >= 0:
        about["unit"] = unit_id(field.moving)
    elif phase == c.SUCCESSOR:
        about["place"] = place_id(field, field.vacancy)
    elif phase == c.ANNOUNCE:
        about["unit"] = unit_id(field.speaker)
    if phase == c.MOVE and field.grant > 0:
        about["grant"] = int(field.grant)
    return about


def own(field: Battlefield, side: i64) -> dict[str, object]:
    """A player's own secrets."""
    card = field.armies[side]
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
        "ready": is_ready(field, side),
        "placed": has_placed(field, side),
    }


def has_placed(field: Battlefield, side: i64) -> bool:
    """Whether a Unit was placed in this pass over the Positions: if not, the last one cannot stay without (4.3)."""
    return field.now == c.SUPPORT and field.turnwise >> side & 1 == 1
