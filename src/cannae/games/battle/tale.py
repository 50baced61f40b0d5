"""What the cards of the last round did, step by step, for all to see: kept so that a board can show it."""

from typing import Final

from mypy_extensions import i64

from cannae.core.contract import SIDE_NAMES
from cannae.games.battle.cards import CARDS, HEADLONG, NONE, SHIELD_WALL, VOLLEY
from cannae.games.battle.state import UNITS, Battlefield
from cannae.games.battle.telling import card_name, fighter_name, side_name, stratagem_name, unit_name

ROUND: Final = 0  # nought: no round yet
ATTACKER: Final = 1
PAID: Final = 2  # + side
ABSORBED: Final = 4  # + side
MP: Final = 6  # + side, what was left of the Main Unit's
RESULT: Final = 8
ATTACK: Final = 9  # totals of step 4
GUARD: Final = 10
TARGET: Final = 11
DAMAGE: Final = 12
INSTANT: Final = 13
EXTRA: Final = 14
CARD: Final = 15  # + side
TROOP: Final = 17  # + side
UNIT: Final = 19  # + side, the Unit of the Chosen Troop
STRIKING: Final = 21  # + one of the parts below: what the attack was made of, beside the card
GUARDING: Final = 25
RANKS: Final = 29  # parts of the Damage
VOLLEYED: Final = 30
LOST: Final = 31  # + side, Troops Discarded
DEFEATED: Final = 33  # Units, as bits
ROUTED: Final = 34
SHAKEN: Final = 35
RETREATED: Final = 36
MAIN: Final = 37  # + side, the Unit that pays

TROOPS: Final = 0
GROUND: Final = 1
DISORDER: Final = 2
STRATAGEM: Final = 3

DRAW: Final = 0
NO_WEAPON: Final = 1  # no Mastery Level at Ballistic
GUARDED: Final = 2
HIT: Final = 3

RESULTS: Final = ["draw", "no-missiles", "guarded", "hit"]
FATES: Final = ["battle-tale-defeated", "battle-tale-shaken", "battle-tale-routs", "battle-tale-retreats"]


def forget(field: Battlefield) -> None:
    index: i64 = 0
    while index < len(field.tale):
        field.tale[index] = 0
        index += 1
    field.tale[ATTACKER] = NONE
    field.tale[TARGET] = NONE


def seen(field: Battlefield) -> dict[str, object] | None:
    """The round as a picture, both sides of it, and a sentence for each of its steps."""
    if field.tale[ROUND] == 0:
        return None
    return {
        "round": int(field.tale[ROUND]),
        "result": RESULTS[field.tale[RESULT]],
        "sides": [laid(field, side) for side in range(2)],
        "damage": damage(field),
        "steps": [*step_by_step(field), *aftermath(field)],
    }


def laid(field: Battlefield, side: i64) -> dict[str, object]:
    """What a side laid, what it paid, and how its attack or its Guard is added up."""
    tale = field.tale
    card = tale[CARD + side]
    shown: dict[str, object] = {
        "side": SIDE_NAMES[side],
        "card": CARDS.mastery[card],
        "value": int(CARDS.value[card]),
        "troop": CARDS.fighters[tale[TROOP + side]],
        "unit": unit_name(tale[UNIT + side]),
        "main": unit_name(tale[MAIN + side]),
        "paid": int(tale[PAID + side]),
        "absorbed": int(tale[ABSORBED + side]),
        "mp": int(tale[MP + side]),
        "attacks": tale[ATTACKER] == side,
    }
    if tale[RESULT] in (GUARDED, HIT):
        shown["items"] = items(field, side)
        shown["total"] = int(tale[ATTACK] if tale[ATTACKER] == side else tale[GUARD])
    return shown


def items(field: Battlefield, side: i64) -> list[dict[str, object]]:
    """Step 4, item by item; what changes nothing is left out, except the card and the Troop."""
    tale = field.tale
    strikes = tale[ATTACKER] == side
    at = STRIKING if strikes else GUARDING
    card = tale[CARD + side]
    found = [
        item(card_name(card), CARDS.value[card]),
        item(fighter_name(tale[TROOP + side]), tale[at + TROOPS]),
    ]
    more = [
        item("@battle-tale-card", 0 if strikes else CARDS.card_guard[card]),
        item("@battle-tale-ground", tale[at + GROUND]),
        item("@battle-board-shaken", tale[at + DISORDER]),
        item(stratagem_name(HEADLONG if strikes else SHIELD_WALL), tale[at + STRATAGEM]),
    ]
    return [*found, *[one for one in more if one["number"]]]


def damage(field: Battlefield) -> dict[str, object] | None:
    """Step 5, item by item."""
    tale = field.tale
    if tale[TARGET] < 0:
        return None
    ranks = tale[RANKS]
    volleyed = tale[VOLLEYED]
    parts = [item(fighter_name(tale[TROOP + tale[ATTACKER]]), tale[DAMAGE] - ranks - volleyed)]
    more = [
        item("@battle-tale-ranks", ranks),
        item(stratagem_name(VOLLEY), volleyed),
        item("@battle-tale-more", tale[EXTRA]),
    ]
    parts += [one for one in more if one["number"]]
    return {"target": unit_name(tale[TARGET]), "items": parts, "total": int(tale[DAMAGE] + tale[EXTRA])}


def item(name: str, number: i64) -> dict[str, object]:
    return {"name": name, "number": int(number)}


# -- In sentences, each with the number of its step (rules 6.7 to 6.16, 7.1 to 7.6) --------------------------------


def step_by_step(field: Battlefield) -> list[dict[str, object]]:
    tale = field.tale
    steps: list[dict[str, object]] = []
    for side in range(2):
        card: dict[str, object] = {"step": 1, "say": "battle-tale-lays", "side": side_name(side)}
        card |= {"card": card_name(tale[CARD + side]), "value": int(CARDS.value[tale[CARD + side]])}
        card |= {"troop": fighter_name(tale[TROOP + side]), "unit": unit_name(tale[UNIT + side])}
        steps.append(card)
    attacker = tale[ATTACKER]
    if attacker >= 0:
        steps.append({"step": 2, "say": "battle-tale-attacker", "side": side_name(attacker)})
    else:
        steps.append({"step": 2, "say": "battle-tale-draw"})
    for side in range(2):
        paid: dict[str, object] = {"step": 3, "say": "battle-tale-pays", "side": side_name(side)}
        paid |= {"paid": int(tale[PAID + side]), "absorbed": int(tale[ABSORBED + side]), "mp": int(tale[MP + side])}
        steps.append(paid)
    if attacker < 0:
        return steps
    if tale[RESULT] == NO_WEAPON:
        steps.append({"step": 4, "say": "battle-tale-no-missiles", "troop": fighter_name(tale[TROOP + attacker])})
    else:
        key = "battle-tale-guarded" if tale[RESULT] == GUARDED else "battle-tale-hit"
        steps.append({"step": 4, "say": key, "attack": int(tale[ATTACK]), "guard": int(tale[GUARD])})
    if tale[TARGET] >= 0:
        target = unit_name(tale[TARGET])
        steps.append({"step": 5, "say": "battle-tale-damage", "damage": int(tale[DAMAGE]), "target": target})
        if tale[INSTANT]:
            steps.append({"step": 5, "say": "battle-tale-instant"})
        if tale[EXTRA]:
            steps.append({"step": 6, "say": "battle-tale-extra", "extra": int(tale[EXTRA]), "target": target})
    return steps


def aftermath(field: Battlefield) -> list[dict[str, object]]:
    """Who lost what by it, and what became of the Units."""
    tale = field.tale
    found: list[dict[str, object]] = []
    for side in range(2):
        if tale[LOST + side]:
            lost: dict[str, object] = {"say": "battle-tale-losses", "side": side_name(side)}
            found.append(lost | {"step": 7, "count": int(tale[LOST + side])})
    for kind, key in zip((DEFEATED, SHAKEN, ROUTED, RETREATED), FATES, strict=True):
        for index in range(2 * UNITS):
            if tale[kind] >> index & 1:
                found.append({"step": 7, "say": key, "unit": unit_name(index)})
    return found
