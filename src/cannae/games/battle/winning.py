"""Chapter 13: the end of a Period, and of the battle."""

from mypy_extensions import i64

from cannae.games.battle.cards import NONE
from cannae.games.battle.choices import (
    S_PERIOD,
)
from cannae.games.battle.state import (
    UNITS,
    WON_CONTROL,
    WON_LIMIT,
    WON_STRENGTH,
    Battlefield,
)


def victory(field: Battlefield) -> None:
    """Control of most Positions wins; at the last Period whoever is ahead does."""
    side: i64 = 0
    while side < 2:
        field.armies[side].march = 0
        side += 1
    index: i64 = 0
    while index < 2 * UNITS:
        field.units[index].moves = 0
        field.units[index].withdraws = 0
        index += 1
    field.mover = NONE
    red = field.positions_held(0)
    blue = field.positions_held(1)
    majority = (field.last_position() - field.first_position() + 1) // 2 + 1
    if red >= majority or blue >= majority:
        field.finish(0 if red > blue else 1, WON_CONTROL)
    elif field.period < field.limit:
        field.stage = S_PERIOD
    elif red != blue:
        field.finish(0 if red > blue else 1, WON_LIMIT)
    else:
        field.finish_by_strength(WON_STRENGTH)
