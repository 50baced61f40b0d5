"""Support Units are added to Main Units at the End of Duration (rules 7.9 to 7.11)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from cannae.games.battle.cards import NONE
from cannae.games.battle.choices import KEEP_CAPTAIN, KEEP_MASTER, MERGE, NO_MORE, S_JOIN, S_MERGE, UNIT
from cannae.games.battle.end_of_duration import open_order
from cannae.games.battle.losses import (
    ask_discard,
    begin_succession,
    defeat,
    generals_lost,
    lose_captain,
    lose_master,
)
from cannae.games.battle.offers import offer
from cannae.games.battle.state import GONE, UNITS, Battlefield
from cannae.games.battle.telling import tell, unit_name


def may_merge(field: Battlefield, side: i64) -> i64:
    """The Support Units beside the Main Unit, as bits. One in the enemy's rear cannot be added, nor can one that
    fights a duel of its own across to the next card take in others (rules 7.9, 11.5)."""
    place = field.place_of(side)
    main = field.armies[side].fighter
    support = field.units_at(side, place) & ~(1 << main)
    if not support or field.main(side, place) != main or field.rear_attackers(side, place) >> main & 1:
        return 0
    across = field.across_at(side, place)
    return support & across if field.units[main].across else support & ~across


def ask_merge(field: Battlefield) -> None:
    passes: i64 = 0
    side = field.first
    while passes < 2:
        if not (field.turnwise | field.fallen) >> side & 1 and may_merge(field, side):
            field.ask(MERGE, 1 << side)
            return
        side = 1 - side
        passes += 1
    field.turnwise = 0
    open_order(field)


def fill_merge(field: Battlefield, side: i64, buffer: vec[i64]) -> i64:
    buffer[0] = NO_MORE
    return offer(may_merge(field, side), UNIT, buffer, 1)


def play_merge(field: Battlefield, side: i64, choice: i64) -> None:
    field.stage = S_MERGE
    if choice == NO_MORE:
        field.turnwise |= 1 << side
        return
    field.joining = choice - UNIT
    main = field.armies[side].fighter
    own = field.units[main]
    other = field.units[field.joining]
    if field.log is not None:
        tell(field, "battle-merges", "7.9", {"unit": unit_name(field.joining), "main": unit_name(main)})
    take_over(field, side, main, field.joining)
    # One Combat Master and one Battle Master may stay (rule 7.10).
    if own.master < 0:
        own.master = other.master
        other.master = NONE
    if own.captain < 0:
        own.captain = other.captain
        other.captain = NONE
    field.stage = S_JOIN


def take_over(field: Battlefield, side: i64, main: i64, joining: i64) -> None:
    """Damage is added, Ranks form up behind, Standards, Stratagems and the General come along."""
    own = field.units[main]
    other = field.units[joining]
    army = field.armies[side]
    own.damage += other.damage
    index: i64 = 0
    while index < other.size:
        if own.size < len(own.troops):
            own.troops[own.size] = other.troops[index]
        else:
            own.troops = append(own.troops, other.troops[index])
        own.size += 1
        index += 1
    other.vanish()
    other.place = GONE
    field.forget_aim(joining)
    own.standards += other.standards
    other.standards = 0
    army.brought |= other.in_play
    own.in_play |= other.in_play
    other.in_play = 0
    own.promoted |= other.promoted
    other.promoted = 0
    if army.general == joining:
        army.general = main


def join(field: Battlefield) -> None:
    """What is left to settle after a merger: which Masters stay, and Discards that go out of the game."""
    other = field.units[field.joining]
    side = field.joining // UNITS
    main = field.armies[side].fighter
    own = field.units[main]
    if other.master >= 0:
        field.ask(KEEP_MASTER, 1 << side)
        return
    if other.captain >= 0:
        field.ask(KEEP_CAPTAIN, 1 << side)
        return
    field.uncounted = 1
    while own.size > 0 and own.damage > own.mp:
        ask_discard(field, main, 0, S_JOIN)
        if field.stage != S_JOIN:
            return
    field.uncounted = 0
    field.joining = NONE
    field.stage = S_MERGE
    if own.size == 0:
        field.fallen |= 1 << side
        defeat(field, main, False)
        if not generals_lost(field):
            begin_succession(field, 1 << side, 1, S_MERGE)


def fill_keep(field: Battlefield, side: i64, buffer: vec[i64]) -> i64:
    buffer[0] = UNIT + field.armies[side].fighter
    buffer[1] = UNIT + field.joining
    return 2


def play_keep_master(field: Battlefield, side: i64, choice: i64) -> None:
    field.stage = S_JOIN
    own = field.units[field.armies[side].fighter]
    other = field.units[field.joining]
    if choice == UNIT + field.joining:
        own.master, other.master = other.master, own.master
    lose_master(field, side, other.master)
    other.master = NONE


def play_keep_captain(field: Battlefield, side: i64, choice: i64) -> None:
    field.stage = S_JOIN
    own = field.units[field.armies[side].fighter]
    other = field.units[field.joining]
    if choice == UNIT + field.joining:
        own.captain, other.captain = other.captain, own.captain
    lose_captain(field, side, other.captain)
    other.captain = NONE
