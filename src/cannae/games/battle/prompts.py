"""What the question of the present phase is about: the arguments of its sentence `battle-phase-...`."""

from mypy_extensions import i64

from cannae.core.bits import lowest
from cannae.games.battle import choices as c
from cannae.games.battle.cards import CARDS, STRATAGEMS
from cannae.games.battle.end_of_duration import remedy
from cannae.games.battle.generals import GENERALS_MOVE
from cannae.games.battle.movement import STANDARD_MOVES
from cannae.games.battle.state import Battlefield
from cannae.games.battle.telling import (
    level_name,
    own_unit_name,
    place_name,
    stratagem_name,
    terrain_name,
    unit_name,
)

HERE = [c.VETO, c.COMBINE, c.PLACE, c.SUPPORT, c.CONTEND, c.ACTION, c.FORCED, c.ARRAY]


def prompt(field: Battlefield, side: i64) -> dict[str, object]:
    """Only what the side may know; nothing for one who is not asked."""
    about: dict[str, object] = {}
    if not field.deciders >> side & 1:
        return about
    phase = field.now
    army = field.armies[side]
    if phase in HERE:
        about["place"] = place_name(field, field.spot)
    if phase == c.VETO:
        about["terrain"] = terrain_name(field.base[field.spot])
    elif phase == c.COMBINE:
        about["terrain"] = terrain_name(field.drawn)
    elif phase == c.EXTRA:
        about["amount"] = int(CARDS.extra[army.card])
    elif phase == c.PLAN:
        about["left"] = tactics_left(field, side)
    elif phase == c.ALLOT:
        about["stratagem"] = stratagem_name(lowest(army.promoted))
    elif phase == c.ANNOUNCE:
        about["unit"] = own_unit_name(field.speaker)
    elif phase == c.SELECT:
        about["unit"] = own_unit_name(army.fighter)
        about["step"] = 0 if army.leader < 0 else 1
        about["left"] = tactics_left(field, side)
    elif phase == c.COMMIT:
        about["step"] = int(army.step)
        about["round"] = int(field.round)
        about["unit"] = own_unit_name(army.fighter)
        about["enemy"] = unit_name(field.armies[1 - side].fighter)
        about["level"] = level_name(field.level[field.place_of(side)])
    elif phase == c.DISCARD:
        unit = field.units[field.losing]
        about["unit"] = own_unit_name(field.losing)
        about["damage"] = int(unit.damage)
        about["mp"] = int(unit.mp)
        about["instant"] = int(field.instant)
    elif phase == c.STANDARD:
        about["unit"] = own_unit_name(army.fighter)
        routs = field.verdict == 2 or field.units[army.fighter].shaken == 1
        about["verdict"] = "@battle-verdict-rout" if routs else "@battle-verdict-shaken"
        about["card"] = ["", "@battle-stratagem-speech", "@battle-remedy-standard", "@battle-remedy-banner"][
            remedy(field, side)
        ]
    elif phase == c.SUCCESSOR:
        about["place"] = place_name(field, field.vacancy)
    elif phase == c.MERGE:
        about["unit"] = own_unit_name(army.fighter)
    elif phase == c.ORDER:
        about["unit"] = own_unit_name(field.ordering)
        about["number"] = int(field.sorted) + 1
    elif phase == c.RETREAT_MODE:
        about["unit"] = own_unit_name(field.moving)
    elif phase == c.CLOSE:
        level = field.level[field.place_of(side)]
        about["level"] = level_name(level)
        about["next"] = level_name(level + 1)
    elif phase == c.INITIATIVE:
        about["expanded"] = int(field.expanded_movement)
    elif phase == c.MOVE:
        about["expanded"] = int(field.expanded_movement)
        about["left"] = int(army.allowance if field.expanded_movement else STANDARD_MOVES) - int(army.moves)
    elif phase == c.DESTINATION or phase == c.LEVEL or phase == c.ENGAGE:
        general = field.moving == GENERALS_MOVE
        about["unit"] = "@battle-the-general" if general else own_unit_name(field.moving)
        if phase != c.DESTINATION:
            about["place"] = place_name(field, field.goal)
    return about


def tactics_left(field: Battlefield, side: i64) -> int:
    """What the leader's Tactics Mastery Level still allows."""
    army = field.armies[side]
    if army.leader < 0:
        return 0
    left = int(CARDS.tactics[army.leader])
    for number in range(STRATAGEMS):
        if army.selected >> number & 1:
            left -= int(CARDS.stratagem_cost[number])
    return left
