"""Field of Glory with miniatures: the rules that need no table, exact odds, and a reference.

    >>> from cannae.games import tabletop as t
    >>> round(t.combat("hastati", "gauls", phase="impact").win, 4)
    0.5033
    >>> t.combat("hastati", "gauls, disrupted, uphill", phase="melee").poa
    1

A group is named (`"hastati"`), described (`"Kn heavily armoured superior lancers swordsmen 4x1"`) or made with
`BattleGroup`; `side` adds how it stands. Results hold exact fractions, and `to_data()` gives what JSON can hold.
"""

from cannae.games.tabletop.game import GAME
from cannae.games.tabletop.morale import autobreak_at
from cannae.games.tabletop.moves import disorder_in, move_distance, permission
from cannae.games.tabletop.muster import Army, armies, groups_by_id
from cannae.games.tabletop.notation import read_group, write_group, write_side
from cannae.games.tabletop.odds import chain, cmt, cohesion, combat, death, evade, rally, shooting, side
from cannae.games.tabletop.own import OwnGroups
from cannae.games.tabletop.results import Chain, Combat, Moment, Outlook, Reason, Roll, Trial
from cannae.games.tabletop.troops import BattleGroup, Readings, Side, Situation

__all__ = [
    "GAME",
    "Army",
    "BattleGroup",
    "Chain",
    "Combat",
    "Moment",
    "Outlook",
    "OwnGroups",
    "Readings",
    "Reason",
    "Roll",
    "Side",
    "Situation",
    "Trial",
    "armies",
    "autobreak_at",
    "chain",
    "cmt",
    "cohesion",
    "combat",
    "death",
    "disorder_in",
    "evade",
    "groups_by_id",
    "move_distance",
    "permission",
    "rally",
    "read_group",
    "shooting",
    "side",
    "write_group",
    "write_side",
]
