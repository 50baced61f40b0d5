"""What the cards of the last round did, step by step, for all to see: kept so that a board can show it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cannae.games.battle.cards import NONE
from cannae.games.battle.notation import SIDES, unit_id
from cannae.games.battle.state import Battlefield

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

DRAW: Final = 0
NO_WEAPON: Final = 1  # no Mastery Level at Ballistic
GUARDED: Final = 2
HIT: Final = 3
RESULTS: Final = ["draw", "no-missiles", "guarded", "hit"]


def forget(field: Battlefield) -> None:
    index: i64 = 0
    while index < len(field.tale):
        field.tale[index] = 0
        index += 1
    field.tale[ATTACKER] = NONE
    field.tale[TARGET] = NONE


def seen(tale: vec[i64]) -> dict[str, object] | None:
    if tale[ROUND] == 0:
        return None
    return {
        "round": int(tale[ROUND]),
        "attacker": SIDES[tale[ATTACKER]] if tale[ATTACKER] >= 0 else None,
        "paid": [int(tale[PAID]), int(tale[PAID + 1])],
        "absorbed": [int(tale[ABSORBED]), int(tale[ABSORBED + 1])],
        "mp": [int(tale[MP]), int(tale[MP + 1])],
        "result": RESULTS[tale[RESULT]],
        "attack": int(tale[ATTACK]),
        "guard": int(tale[GUARD]),
        "target": unit_id(tale[TARGET]) if tale[TARGET] >= 0 else None,
        "damage": int(tale[DAMAGE]),
        "instant": tale[INSTANT] == 1,
        "extra": int(tale[EXTRA]),
    }
