"""Which Stratagems a fight asks for."""

from mypy_extensions import i64

from cannae.games.battle.bots.judgement import endurance, has_missiles
from cannae.games.battle.bots.manoeuvre import is_on_its_way
from cannae.games.battle.rules.battlefield import Battlefield
from cannae.games.battle.rules.cards import (
    CARDS,
    FORCED_MARCH,
    HEADLONG,
    HOLD,
    READ_FOE,
    RETREAT,
    SECOND_WIND,
    SHIELD_WALL,
    SPEECH,
    STRATAGEMS,
    VOLLEY,
)
from cannae.games.battle.state import BALLISTIC, MELEE


def wanted_stratagems(state: Battlefield, side: i64) -> i64:
    army = state.armies[side]
    if army.leader < 0:
        return 0
    left = CARDS.tactics[army.leader]
    found: i64 = 0
    pool = army.pool | army.selected
    for number in stratagems_by_need(state, side):
        if pool >> number & 1 and CARDS.stratagem_cost[number] <= left:
            left -= CARDS.stratagem_cost[number]
            found |= 1 << number
    return found & ((1 << STRATAGEMS) - 1)


def stratagems_by_need(state: Battlefield, side: i64) -> list[i64]:
    """What this fight asks for first; every Stratagem has its hour."""
    army = state.armies[side]
    always: list[i64] = [READ_FOE, SPEECH, SECOND_WIND, SHIELD_WALL, HOLD, RETREAT]
    march: list[i64] = [FORCED_MARCH] if army.general_leads and is_on_its_way(state, side) else []
    if army.fighter < 0:  # in Deployment
        return [FORCED_MARCH, VOLLEY, HEADLONG, *always]
    unit = state.units[army.fighter]
    foe = state.units[state.armies[1 - side].fighter]
    level = state.level[state.place_of(side)]
    first: list[i64] = []
    if level > BALLISTIC and endurance(unit) + 15 < endurance(foe):
        first = [RETREAT]
    elif level == BALLISTIC and has_missiles(unit):
        first = [VOLLEY] if has_missiles(foe) else [HOLD, VOLLEY]
    elif level < MELEE:
        first = [HEADLONG]
    else:
        first = [SHIELD_WALL]
    if unit.mp + CARDS.second_wind <= CARDS.points - CARDS.second_wind:
        first.append(SECOND_WIND)
    return [*march, *first, *always]
