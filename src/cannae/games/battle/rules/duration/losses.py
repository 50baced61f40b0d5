"""Cards leave the game: Discards, defeated Units, and who leads where a Main Unit has gone (rules 5.5, 5.6, 6.16)."""

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core import bits
from cannae.games.battle.rules.battlefield import Battlefield
from cannae.games.battle.rules.cards import CARDS, NONE, SPEECH
from cannae.games.battle.rules.common import Decision, offer_units, own_and_joining
from cannae.games.battle.rules.duration import round_log
from cannae.games.battle.rules.naming import fighter_name, own_unit_name, place_id, place_name, tell, unit_id, unit_name
from cannae.games.battle.state import (
    CASUALTY,
    CHAMPION,
    DISCARD,
    GONE,
    PLACES,
    SUCCESSION,
    SUCCESSOR,
    UNIT,
    UNITS,
    WON_BOTH,
    WON_GENERAL,
)

# -- Discards -------------------------------------------------------------------------------------------------


def ask_discard(state: Battlefield, unit: i64, instant: i64, then: i64) -> None:
    """One card must leave this Unit; its owner says which, unless all are alike. Then the rules go on."""
    own = state.units[unit]
    state.losing = unit
    state.instant = instant
    if own.master < 0 and own.is_uniform(0, own.size):
        state.step_number = then
        discard(state, CASUALTY)
    else:
        state.then = then
        state.ask_sides(DISCARD, 1 << (unit // UNITS))


class Discard(Decision):
    """The card that leaves a Unit (6.16)."""

    def fill(self, state: Battlefield, side: i64, buffer: vec[i64]) -> i64:
        unit = state.units[state.losing]
        count: i64 = 0
        index: i64 = 0
        while index < unit.size:
            # Within a run of equal Troops it makes no difference which one goes.
            if index == 0 or unit.troops[index] != unit.troops[index - 1]:
                buffer[count] = CASUALTY + index
                count += 1
            index += 1
        if unit.master >= 0:
            buffer[count] = CHAMPION
            count += 1
        return count

    def play(self, state: Battlefield, side: i64, choice: i64) -> None:
        state.step_number = state.then
        discard(state, choice)

    def prompt(self, state: Battlefield, side: i64) -> dict[str, object]:
        unit = state.units[state.losing]
        about: dict[str, object] = {"unit": own_unit_name(state.losing), "instant": int(state.instant)}
        return about | {"damage": int(unit.damage), "mp": int(unit.mp)}

    def focus(self, state: Battlefield) -> dict[str, object]:
        return {"unit": unit_id(state.losing)}

    def ranks(self, state: Battlefield) -> i64:
        return state.losing


def discard(state: Battlefield, choice: i64) -> None:
    unit = state.units[state.losing]
    side = state.losing // UNITS
    if choice == CHAMPION:
        fighter = unit.master
        unit.master = NONE
    else:
        fighter = unit.troops[choice - CASUALTY]
        unit.take(choice - CASUALTY)
    state.lost[64 * side + fighter] += 1
    if not state.uncounted:
        state.armies[side].pile += 1
        state.round_log[round_log.LOST + side] += 1
    if not state.instant:
        unit.damage = max(unit.damage - CARDS.vitality[fighter], 0)
    elif unit.size == 0:
        state.hurt |= 1 << state.losing  # so that its defeat is seen
    if state.log is not None:
        key = "battle-discards-out" if state.uncounted else "battle-discards"
        tell(state, key, "7.11" if state.uncounted else "6.16", discard_words(state, fighter))


def discard_words(state: Battlefield, fighter: i64) -> dict[str, object]:
    unit = state.units[state.losing]
    return {
        "unit": unit_name(state.losing),
        "troop": fighter_name(fighter),
        "left": int(unit.size),
        "damage": int(unit.damage),
    }


# -- Defeat ---------------------------------------------------------------------------------------------------


def defeat(state: Battlefield, index: i64, by_rout: bool) -> None:
    """A Unit is lost with all that is left of it (rules 2.9, 7.6)."""
    unit = state.units[index]
    side = index // UNITS
    army = state.armies[side]
    state.round_log[round_log.ROUTED if by_rout else round_log.DEFEATED] |= 1 << index
    if state.log is not None:
        key = "battle-routs" if by_rout else "battle-defeated"
        words: dict[str, object] = {"unit": unit_name(index), "place": place_name(state, unit.place)}
        tell(state, key, "7.6" if by_rout else "2.9", words)
    if state.mains[PLACES * side + unit.place] == index:
        state.mains[PLACES * side + unit.place] = NONE
    unit.place = GONE
    state.forget_aim(index)
    if army.general == index or state.units_left(side) == 0:
        army.general = NONE
        army.general_place = GONE
    bury(state, index)


def bury(state: Battlefield, index: i64) -> None:
    """Count what leaves the game with a Unit."""
    unit = state.units[index]
    side = index // UNITS
    army = state.armies[side]
    while unit.size > 0:
        unit.size -= 1
        state.lost[64 * side + unit.troops[unit.size]] += 1
    lose_master(state, side, unit.master)
    unit.master = NONE
    lose_captain(state, side, unit.captain)
    unit.captain = NONE
    army.lost_standards += unit.standards
    unit.standards = 0
    if index == army.fighter and unit.in_play >> SPEECH & 1:
        army.speech_of_lost = 1
    army.spent |= unit.promoted | unit.in_play
    unit.promoted = 0
    unit.in_play = 0
    unit.vanish()


def lose_master(state: Battlefield, side: i64, master: i64) -> None:
    if master >= 0:
        state.lost[64 * side + master] += 1


def lose_captain(state: Battlefield, side: i64, captain: i64) -> None:
    if captain >= 0:
        state.armies[side].lost_captains += bits.bit(4 * captain)


def generals_lost(state: Battlefield) -> bool:
    """Rules 13.1 and 6.18: whose General's Unit is defeated loses; when both are, what is left decides."""
    red = state.armies[0].general_place == GONE
    blue = state.armies[1].general_place == GONE
    if state.generals_fell():
        state.finish_by_strength(WON_BOTH)
    elif red or blue:
        state.finish(1 if red else 0, WON_GENERAL)
    return red or blue


# -- A new Main Unit (rule 5.6) -------------------------------------------------------------------------------


def begin_succession(state: Battlefield, sides: i64, rewarded: i64, resume: i64) -> None:
    """These sides have lost their Main Units; `rewarded` when no enemy is to profit from it."""
    state.heirless = sides
    state.rewarded = rewarded
    state.resume = resume
    state.step_number = SUCCESSION


def name_main(state: Battlefield, side: i64, place: i64, heirs: i64, then: i64) -> None:
    """One of these Units leads from now on; its owner names it where there is more than one."""
    if heirs & (heirs - 1):
        state.vacancy = place
        state.heirs = heirs
        state.then = then
        state.ask_sides(SUCCESSOR, 1 << side)
    else:
        state.step_number = then
        if heirs:
            succeed(state, side, place, bits.lowest(heirs))


class Successor(Decision):
    """The Unit that leads from now on (5.6)."""

    def fill(self, state: Battlefield, side: i64, buffer: vec[i64]) -> i64:
        return offer_units(state.heirs, buffer)

    def play(self, state: Battlefield, side: i64, choice: i64) -> None:
        state.step_number = state.then
        succeed(state, side, state.vacancy, choice - UNIT)

    def conceivable(self, state: Battlefield, side: i64) -> list[int]:
        return own_and_joining(state, side)

    def prompt(self, state: Battlefield, side: i64) -> dict[str, object]:
        return {"place": place_name(state, state.vacancy)}

    def focus(self, state: Battlefield) -> dict[str, object]:
        return {"place": place_id(state, state.vacancy)}


def succeed(state: Battlefield, side: i64, place: i64, unit: i64) -> None:
    state.mains[PLACES * side + place] = unit
    state.units[unit].fought = 1  # it fights from the next Period on
    if state.log is not None:
        tell(state, "battle-leads", "5.6", {"unit": unit_name(unit), "place": place_name(state, place)})
