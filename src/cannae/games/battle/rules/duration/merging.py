"""Support Units are added to Main Units at the End of Duration (rules 7.9 to 7.11)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from cannae.core.contract import Step
from cannae.games.battle.rules.battlefield import Battlefield
from cannae.games.battle.rules.cards import NONE
from cannae.games.battle.rules.common import Decision, offer, own_and_joining, own_units
from cannae.games.battle.rules.duration.losses import (
    ask_discard,
    begin_succession,
    defeat,
    generals_lost,
    lose_captain,
    lose_master,
)
from cannae.games.battle.rules.naming import own_unit_name, tell, unit_name
from cannae.games.battle.state import (
    AFTER_DURATION,
    GONE,
    JOIN,
    KEEP_CAPTAIN,
    KEEP_MASTER,
    MERGE,
    NEXT_MERGER,
    NO_MORE,
    UNIT,
    UNITS,
)


def may_merge(state: Battlefield, side: i64) -> i64:
    """The Support Units beside the Main Unit, as bits. One in the enemy's rear cannot be added, nor can one that
    fights a duel of its own across to the next card take in others (rules 7.9, 11.5)."""
    place = state.place_of(side)
    main = state.armies[side].fighter
    support = state.units_at(side, place) & ~(1 << main)
    if not support or state.main(side, place) != main or state.rear_attackers(side, place) >> main & 1:
        return 0
    across = state.across_at(side, place)
    return support & across if state.units[main].across else support & ~across


class NextMerger(Step[Battlefield]):
    """Each side in turn may add Support Units to its Main Unit (7.9)."""

    def run(self, state: Battlefield) -> None:
        passes: i64 = 0
        side = state.first
        while passes < 2:
            if not (state.turnwise | state.fallen) >> side & 1 and may_merge(state, side):
                state.ask_sides(MERGE, 1 << side)
                return
            side = 1 - side
            passes += 1
        state.turnwise = 0
        state.step_number = AFTER_DURATION


class Merge(Decision):
    """The Support Unit that is added to the Main Unit next, if any (7.9)."""

    def fill(self, state: Battlefield, side: i64, buffer: vec[i64]) -> i64:
        buffer[0] = NO_MORE
        return offer(may_merge(state, side), UNIT, buffer, 1)

    def play(self, state: Battlefield, side: i64, choice: i64) -> None:
        state.step_number = NEXT_MERGER
        if choice == NO_MORE:
            state.turnwise |= 1 << side
            return
        state.joining = choice - UNIT
        main = state.armies[side].fighter
        own = state.units[main]
        other = state.units[state.joining]
        if state.log is not None:
            tell(state, "battle-merges", "7.9", {"unit": unit_name(state.joining), "main": unit_name(main)})
        take_over(state, side, main, state.joining)
        # One Combat Master and one Battle Master may stay (rule 7.10).
        if own.master < 0:
            own.master = other.master
            other.master = NONE
        if own.captain < 0:
            own.captain = other.captain
            other.captain = NONE
        state.step_number = JOIN

    def conceivable(self, state: Battlefield, side: i64) -> list[int]:
        return own_units(state, side) + [NO_MORE]

    def prompt(self, state: Battlefield, side: i64) -> dict[str, object]:
        return {"unit": own_unit_name(state.armies[side].fighter)}


def take_over(state: Battlefield, side: i64, main: i64, joining: i64) -> None:
    """Damage is added, Ranks form up behind, Standards, Stratagems and the General come along."""
    own = state.units[main]
    other = state.units[joining]
    army = state.armies[side]
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
    state.forget_aim(joining)
    own.standards += other.standards
    other.standards = 0
    army.brought |= other.in_play
    own.in_play |= other.in_play
    other.in_play = 0
    own.promoted |= other.promoted
    other.promoted = 0
    if army.general == joining:
        army.general = main


class Join(Step[Battlefield]):
    """What is left to settle after a merger: which Masters stay, and Discards that go out of the game."""

    def run(self, state: Battlefield) -> None:
        other = state.units[state.joining]
        side = state.joining // UNITS
        main = state.armies[side].fighter
        own = state.units[main]
        if other.master >= 0:
            state.ask_sides(KEEP_MASTER, 1 << side)
            return
        if other.captain >= 0:
            state.ask_sides(KEEP_CAPTAIN, 1 << side)
            return
        state.uncounted = 1
        while own.size > 0 and own.damage > own.mp:
            ask_discard(state, main, 0, JOIN)
            if state.step_number != JOIN:
                return
        state.uncounted = 0
        state.joining = NONE
        state.step_number = NEXT_MERGER
        if own.size == 0:
            state.fallen |= 1 << side
            defeat(state, main, False)
            if not generals_lost(state):
                begin_succession(state, 1 << side, 1, NEXT_MERGER)


class KeepMaster(Decision):
    """Whose Combat Master stays with the Unit (7.10)."""

    def fill(self, state: Battlefield, side: i64, buffer: vec[i64]) -> i64:
        buffer[0] = UNIT + state.armies[side].fighter
        buffer[1] = UNIT + state.joining
        return 2

    def play(self, state: Battlefield, side: i64, choice: i64) -> None:
        state.step_number = JOIN
        own = state.units[state.armies[side].fighter]
        other = state.units[state.joining]
        if choice == UNIT + state.joining:
            own.master, other.master = other.master, own.master
        lose_master(state, side, other.master)
        other.master = NONE

    def conceivable(self, state: Battlefield, side: i64) -> list[int]:
        return own_and_joining(state, side)


class KeepCaptain(KeepMaster):
    """Whose Battle Master stays with the Unit (7.10)."""

    def play(self, state: Battlefield, side: i64, choice: i64) -> None:
        state.step_number = JOIN
        own = state.units[state.armies[side].fighter]
        other = state.units[state.joining]
        if choice == UNIT + state.joining:
            own.captain, other.captain = other.captain, own.captain
        lose_captain(state, side, other.captain)
        other.captain = NONE
