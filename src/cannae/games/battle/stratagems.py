"""Chapter 8: Stratagems are staked on 'tct', Promoted, come In Play, and are gone."""

from librt.vecs import vec
from mypy_extensions import i64

from cannae.games.battle import tale
from cannae.games.battle.cards import CARDS, FORCED_MARCH, HOLD, NONE, RETREAT, SECOND_WIND
from cannae.games.battle.choices import FALL_BACK, RETREAT_MODE, S_CLOSE, S_STRATAGEMS, WITHDRAW
from cannae.games.battle.state import Battlefield
from cannae.games.battle.telling import side_name, stratagem_name, stratagem_names, tell, unit_name


def stake(field: Battlefield, side: i64, attacks: bool) -> None:
    """Rule 8.1: who lays 'tct' with Stratagems selected Promotes them as Attacker and loses them otherwise."""
    army = field.armies[side]
    if army.card != CARDS.tactics_card:
        return
    army.staked = 1
    if not army.selected:
        return
    if field.log is not None:
        key = "battle-promotes" if attacks else "battle-stake-lost"
        tell(field, key, "8.1", {"side": side_name(side), "stratagems": stratagem_names(army.selected)})
    if not attacks:
        army.spent |= army.selected
    else:
        promote(field, side)
        field.units[army.fighter].promoted |= army.selected
    army.selected = 0


def promote(field: Battlefield, side: i64) -> None:
    """Battle Tactics take effect as soon as they are Promoted (rule 8.12)."""
    army = field.armies[side]
    if army.selected >> FORCED_MARCH & 1:
        army.march = 1
        army.selected &= ~(1 << FORCED_MARCH)
        army.spent |= 1 << FORCED_MARCH


def use_up(field: Battlefield) -> None:
    """What was In Play is gone, unless it has only just come along; what was Promoted comes In Play (rule 7.13)."""
    side: i64 = 0
    while side < 2:
        army = field.armies[side]
        army.pool |= army.selected  # never staked: back to the pool (rule 8.2)
        army.selected = 0
        army.leader = NONE
        if not field.fallen >> side & 1:
            unit = field.units[army.fighter]
            fresh = unit.promoted
            army.spent |= unit.in_play & ~army.brought
            unit.in_play &= army.brought
            unit.promoted = 0
            if fresh:
                come_in_play(field, side, army.fighter, fresh)
        army.brought = 0
        side += 1


def come_in_play(field: Battlefield, side: i64, index: i64, fresh: i64) -> None:
    """The effects Stratagems have at once. Retreat stays until its owner has said how (`ask_retreat`)."""
    unit = field.units[index]
    army = field.armies[side]
    unit.in_play |= fresh
    if field.log is not None:
        tell(field, "battle-in-play", "7.13", {"unit": unit_name(index), "stratagems": stratagem_names(fresh)})
    if fresh >> SECOND_WIND & 1:
        unit.mp = min(unit.mp + CARDS.second_wind, CARDS.points)
        unit.in_play &= ~(1 << SECOND_WIND)
        army.spent |= 1 << SECOND_WIND
        if field.log is not None:
            tell(field, "battle-second-wind", "8.10", {"unit": unit_name(index), "mp": int(unit.mp)})
    if fresh >> HOLD & 1:
        field.held = 1


def ask_retreat(field: Battlefield, side: i64, index: i64) -> bool:
    """Whether the owner must say now what his Retreat is to do (rule 8.4)."""
    if not field.units[index].in_play >> RETREAT & 1:
        return False
    field.moving = index
    field.ask(RETREAT_MODE, 1 << side)
    return True


def fill_retreat(field: Battlefield, side: i64, buffer: vec[i64]) -> i64:
    buffer[0] = FALL_BACK
    buffer[1] = WITHDRAW
    return 2


def play_retreat(field: Battlefield, side: i64, choice: i64) -> None:
    unit = field.units[field.moving]
    unit.in_play &= ~(1 << RETREAT)
    field.armies[side].spent |= 1 << RETREAT
    if choice == WITHDRAW:
        unit.withdraws = 1
    else:
        field.falls_back = 1
    field.tale[tale.RETREATED] |= 1 << field.moving
    if field.log is not None:
        key = "battle-will-withdraw" if choice == WITHDRAW else "battle-falls-back"
        words: dict[str, object] = {"unit": unit_name(field.moving), "stratagem": stratagem_name(RETREAT)}
        tell(field, key, "8.4", words)
    field.moving = NONE
    field.stage = field.then


def after_duration(field: Battlefield) -> None:
    """Ask each side in turn about its Retreat, the one with the first say before the other."""
    if not field.turnwise & 4:
        field.turnwise |= 4
        use_up(field)
    field.then = S_STRATAGEMS
    side = field.first
    passes: i64 = 0
    while passes < 2:
        if not field.fallen >> side & 1 and ask_retreat(field, side, field.armies[side].fighter):
            return
        side = 1 - side
        passes += 1
    field.turnwise = 0
    field.stage = S_CLOSE
