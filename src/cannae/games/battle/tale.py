"""What the cards of the last round did, step by step, for all to see: kept so that a board can show it."""

from typing import Final

from mypy_extensions import i64

from cannae.games.battle.cards import CARDS, NONE
from cannae.games.battle.state import Battlefield
from cannae.games.battle.telling import card_name, fighter_name, side_name, unit_name

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
UNIT: Final = 19  # + side

DRAW: Final = 0
NO_WEAPON: Final = 1  # no Mastery Level at Ballistic
GUARDED: Final = 2
HIT: Final = 3


def forget(field: Battlefield) -> None:
    index: i64 = 0
    while index < len(field.tale):
        field.tale[index] = 0
        index += 1
    field.tale[ATTACKER] = NONE
    field.tale[TARGET] = NONE


def seen(field: Battlefield) -> dict[str, object] | None:
    """The round's number, and a sentence for each of its steps."""
    tale = field.tale
    if tale[ROUND] == 0:
        return None
    steps: list[dict[str, object]] = []
    for side in range(2):
        laid: dict[str, object] = {"say": "battle-tale-lays", "side": side_name(side)}
        laid |= {"card": card_name(tale[CARD + side]), "value": int(CARDS.value[tale[CARD + side]])}
        laid |= {"troop": fighter_name(tale[TROOP + side]), "unit": unit_name(tale[UNIT + side])}
        steps.append(laid)
    attacker = tale[ATTACKER]
    steps.append(
        {"say": "battle-tale-attacker", "side": side_name(attacker)} if attacker >= 0 else {"say": "battle-tale-draw"}
    )
    for side in range(2):
        paid: dict[str, object] = {"say": "battle-tale-pays", "side": side_name(side), "paid": int(tale[PAID + side])}
        steps.append(paid | {"absorbed": int(tale[ABSORBED + side]), "mp": int(tale[MP + side])})
    if attacker < 0:
        return {"round": int(tale[ROUND]), "steps": steps}
    if tale[RESULT] == NO_WEAPON:
        steps.append({"say": "battle-tale-no-missiles", "troop": fighter_name(tale[TROOP + attacker])})
    else:
        key = "battle-tale-guarded" if tale[RESULT] == GUARDED else "battle-tale-hit"
        steps.append({"say": key, "attack": int(tale[ATTACK]), "guard": int(tale[GUARD])})
    if tale[TARGET] >= 0:
        target = unit_name(tale[TARGET])
        steps.append({"say": "battle-tale-damage", "damage": int(tale[DAMAGE]), "target": target})
        if tale[INSTANT]:
            steps.append({"say": "battle-tale-instant"})
        if tale[EXTRA]:
            steps.append({"say": "battle-tale-extra", "extra": int(tale[EXTRA]), "target": target})
    return {"round": int(tale[ROUND]), "steps": steps}
