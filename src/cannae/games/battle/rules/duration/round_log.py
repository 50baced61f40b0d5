"""What the cards of the last round did, step by step, for all to see: kept so that a board can show it."""

from typing import Final

from mypy_extensions import i64

from cannae.core.contract import SIDE_NAMES
from cannae.games.battle.rules.battlefield import Battlefield
from cannae.games.battle.rules.cards import CARDS, HEADLONG, NONE, SHIELD_WALL, VOLLEY
from cannae.games.battle.rules.naming import card_name, fighter_name, side_name, stratagem_name, unit_name
from cannae.games.battle.state import UNITS

ROUND: Final = 0  # 0: no round yet
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

# What the numbers are called in a written position, and what they stand for (see position.py).
PARTS: Final = [
    ("round", "number"), ("attacker", "side"), ("paid_red", "number"), ("paid_blue", "number"),
    ("absorbed_red", "number"), ("absorbed_blue", "number"), ("mp_red", "number"), ("mp_blue", "number"),
    ("result", "few"), ("attack", "sum"), ("guard", "sum"), ("target", "unit"), ("damage", "sum"),
    ("instant", "flag"), ("extra", "number"), ("card_red", "card"), ("card_blue", "card"), ("troop_red", "fighter"),
    ("troop_blue", "fighter"), ("unit_red", "unit"), ("unit_blue", "unit"), ("striking_troops", "sum"),
    ("striking_ground", "sum"), ("striking_disorder", "sum"), ("striking_stratagem", "sum"),
    ("guarding_troops", "sum"), ("guarding_ground", "sum"), ("guarding_disorder", "sum"),
    ("guarding_stratagem", "sum"), ("ranks", "number"), ("volleyed", "number"), ("lost_red", "number"),
    ("lost_blue", "number"), ("defeated", "units"), ("routed", "units"), ("shaken", "units"),
    ("retreated", "units"), ("main_red", "unit"), ("main_blue", "unit"),
]  # fmt: skip

RESULTS: Final = ["draw", "no-missiles", "guarded", "hit"]
FATES: Final = ["battle-log-defeated", "battle-log-shaken", "battle-log-routs", "battle-log-retreats"]


def forget(state: Battlefield) -> None:
    index: i64 = 0
    while index < len(state.round_log):
        state.round_log[index] = 0
        index += 1
    state.round_log[ATTACKER] = NONE
    state.round_log[TARGET] = NONE


def seen(state: Battlefield) -> dict[str, object] | None:
    """The round as a picture, both sides of it, and a sentence for each of its steps."""
    if state.round_log[ROUND] == 0:
        return None
    return {
        "round": int(state.round_log[ROUND]),
        "past": is_past(state),
        "result": RESULTS[state.round_log[RESULT]],
        "sides": [laid(state, side) for side in range(2)],
        "damage": damage(state),
        "steps": [*step_by_step(state), *aftermath(state)],
    }


def is_past(state: Battlefield) -> bool:
    """Whether the Duration of that round is over: its cards are back in the hands."""
    return state.place_red < 0 or not state.armies[0].used >> state.round_log[CARD] & 1


def laid(state: Battlefield, side: i64) -> dict[str, object]:
    """What a side laid, what it paid, and how its attack or its Guard is added up."""
    log = state.round_log
    card = log[CARD + side]
    shown: dict[str, object] = {
        "side": SIDE_NAMES[side],
        "card": CARDS.mastery[card],
        "value": int(CARDS.value[card]),
        "troop": CARDS.fighters[log[TROOP + side]],
        "unit": unit_name(log[UNIT + side]),
        "main": unit_name(log[MAIN + side]),
        "paid": int(log[PAID + side]),
        "absorbed": int(log[ABSORBED + side]),
        "mp": int(log[MP + side]),
        "attacks": log[ATTACKER] == side,
    }
    if log[RESULT] in (GUARDED, HIT):
        shown["items"] = items(state, side)
        shown["total"] = int(log[ATTACK] if log[ATTACKER] == side else log[GUARD])
    return shown


def items(state: Battlefield, side: i64) -> list[dict[str, object]]:
    """Step 4, item by item; what changes nothing is left out, except the card and the Troop."""
    log = state.round_log
    strikes = log[ATTACKER] == side
    at = STRIKING if strikes else GUARDING
    card = log[CARD + side]
    found = [
        item("card", card_name(card), CARDS.value[card]),
        item("troop", fighter_name(log[TROOP + side]), log[at + TROOPS]),
    ]
    more = [
        item("guard", "@battle-log-card", 0 if strikes else CARDS.card_guard[card]),
        item("ground", "@battle-log-ground", log[at + GROUND]),
        item("shaken", "@battle-board-shaken", log[at + DISORDER]),
        item("stratagem", stratagem_name(HEADLONG if strikes else SHIELD_WALL), log[at + STRATAGEM]),
    ]
    return [*found, *[one for one in more if one["number"]]]


def damage(state: Battlefield) -> dict[str, object] | None:
    """Step 5, item by item."""
    log = state.round_log
    if log[TARGET] < 0:
        return None
    ranks = log[RANKS]
    volleyed = log[VOLLEYED]
    parts = [item("troop", fighter_name(log[TROOP + log[ATTACKER]]), log[DAMAGE] - ranks - volleyed)]
    more = [
        item("ranks", "@battle-log-ranks", ranks),
        item("stratagem", stratagem_name(VOLLEY), volleyed),
        item("card", "@battle-log-more", log[EXTRA]),
    ]
    parts += [one for one in more if one["number"]]
    return {"target": unit_name(log[TARGET]), "items": parts, "total": int(log[DAMAGE] + log[EXTRA])}


def item(part: str, name: str, number: i64) -> dict[str, object]:
    return {"part": part, "name": name, "number": int(number)}


# -- In sentences, each with the number of its step (rules 6.7 to 6.16, 7.1 to 7.6) --------------------------------


def step_by_step(state: Battlefield) -> list[dict[str, object]]:
    log = state.round_log
    steps: list[dict[str, object]] = []
    for side in range(2):
        card: dict[str, object] = {"step": 1, "say": "battle-log-lays", "side": side_name(side)}
        card |= {"card": card_name(log[CARD + side]), "value": int(CARDS.value[log[CARD + side]])}
        card |= {"troop": fighter_name(log[TROOP + side]), "unit": unit_name(log[UNIT + side])}
        steps.append(card)
    attacker = log[ATTACKER]
    if attacker >= 0:
        steps.append({"step": 2, "say": "battle-log-attacker", "side": side_name(attacker)})
    else:
        steps.append({"step": 2, "say": "battle-log-draw"})
    for side in range(2):
        paid: dict[str, object] = {"step": 3, "say": "battle-log-pays", "side": side_name(side)}
        paid |= {"paid": int(log[PAID + side]), "absorbed": int(log[ABSORBED + side]), "mp": int(log[MP + side])}
        steps.append(paid)
    if attacker < 0:
        return steps
    if log[RESULT] == NO_WEAPON:
        steps.append({"step": 4, "say": "battle-log-no-missiles", "troop": fighter_name(log[TROOP + attacker])})
    else:
        key = "battle-log-guarded" if log[RESULT] == GUARDED else "battle-log-hit"
        steps.append({"step": 4, "say": key, "attack": int(log[ATTACK]), "guard": int(log[GUARD])})
    if log[TARGET] >= 0:
        target = unit_name(log[TARGET])
        steps.append({"step": 5, "say": "battle-log-damage", "damage": int(log[DAMAGE]), "target": target})
        if log[INSTANT]:
            steps.append({"step": 5, "say": "battle-log-instant"})
        if log[EXTRA]:
            steps.append({"step": 6, "say": "battle-log-extra", "extra": int(log[EXTRA]), "target": target})
    return steps


def aftermath(state: Battlefield) -> list[dict[str, object]]:
    """Who lost what by it, and what became of the Units."""
    log = state.round_log
    found: list[dict[str, object]] = []
    for side in range(2):
        if log[LOST + side]:
            lost: dict[str, object] = {"say": "battle-log-losses", "side": side_name(side)}
            found.append(lost | {"step": 7, "count": int(log[LOST + side])})
    for kind, key in zip((DEFEATED, SHAKEN, ROUTED, RETREATED), FATES, strict=True):
        for index in range(2 * UNITS):
            if log[kind] >> index & 1:
                found.append({"step": 7, "say": key, "unit": unit_name(index)})
    return found
