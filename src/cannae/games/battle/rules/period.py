"""Chapter 5: the sequence along the row, and chapter 11: who fights whom across neighbouring Terrain."""

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core import bits
from cannae.core.contract import Step
from cannae.games.battle.rules.battlefield import Battlefield
from cannae.games.battle.rules.cards import NONE
from cannae.games.battle.rules.common import Decision, offer, own_units
from cannae.games.battle.rules.duration.commitment import begin_duration
from cannae.games.battle.rules.naming import own_unit_name, place_name, side_name, tell, unit_id, unit_name
from cannae.games.battle.state import ANNOUNCE, BEGIN_MOVEMENT, NEXT_ANNOUNCEMENT, NEXT_SPOT, NOBODY, UNIT, UNITS


class BeginPeriod(Step[Battlefield]):
    """The first say changes hands from Period to Period (rule 1.6)."""

    def run(self, state: Battlefield) -> None:
        state.period += 1
        state.first = 1 - state.first
        state.spot = 0
        state.covered = NONE
        state.asked = 0
        state.announced = 0
        index: i64 = 0
        while index < 2 * UNITS:
            state.units[index].fought = 0
            index += 1
        if state.log is not None:
            tell(state, "battle-period", "5.4", {"period": int(state.period), "limit": int(state.terms.periods)})
        state.step_number = NEXT_SPOT


class NextSpot(Step[Battlefield]):
    """Go along the row: a Contested card has its Duration, a chain of Controlled ones its announcements and duels."""

    def run(self, state: Battlefield) -> None:
        while state.spot < state.terms.terrains:
            place = state.spot
            owner = state.owner(place)
            if 0 <= owner < 2:
                if state.covered < place:
                    open_announcements(state, place)
                    if state.step_number == NEXT_ANNOUNCEMENT:
                        return
                if next_duel(state, place, owner):
                    return
            state.spot += 1
            if owner == 2:
                red = state.main(0, place)
                blue = state.main(1, place)
                if not state.units[red].fought and not state.units[blue].fought:
                    begin_duration(state, red, blue)
                    return
        clear_aims(state)
        state.step_number = BEGIN_MOVEMENT


def next_duel(state: Battlefield, place: i64, owner: i64) -> bool:
    """Two Units that target each other fight when the sequence reaches the card of the first (rule 11.5)."""
    index = UNITS * owner
    while index < UNITS * owner + UNITS:
        enemy = state.aim[index]
        if enemy >= 0 and state.aim[enemy] == index:
            own = state.units[index]
            other = state.units[enemy]
            if own.place == place and other.place == place + 1 and not own.fought and not other.fought:
                begin_duration(state, enemy if owner else index, index if owner else enemy)
                return True
        index += 1
    return False


# -- Announcements (rules 11.5, 11.6) -----------------------------------------------------------------------------


def open_announcements(state: Battlefield, place: i64) -> None:
    """The chain of Controlled cards that begins here announces as a whole."""
    last = place
    mixed = False
    while last + 1 < state.terms.terrains and 0 <= state.owner(last + 1) <= 1:
        if state.owner(last + 1) != state.owner(last):
            mixed = True
        last += 1
    state.covered = last
    if mixed:
        state.caller = moves_first(state)
        state.step_number = NEXT_ANNOUNCEMENT


def general_mp(state: Battlefield, side: i64) -> i64:
    """The MP of the Unit with the Army General; a General on his own has none (rule 12.2)."""
    general = state.armies[side].general
    return state.units[general].mp if general >= 0 else 0


def moves_first(state: Battlefield) -> i64:
    red = general_mp(state, 0)
    blue = general_mp(state, 1)
    if red == blue:
        return state.first
    return 0 if red < blue else 1


def in_reach(state: Battlefield, index: i64) -> i64:
    """The enemies on neighbouring Controlled cards of the chain that a Unit may target, as bits."""
    side = index // UNITS
    place = state.units[index].place
    found: i64 = 0
    step: i64 = -1
    while step <= 1:
        beside = place + step
        if state.spot <= beside <= state.covered and state.owner(beside) == 1 - side:
            found |= state.units_at(1 - side, beside)
        step += 2
    return found


class NextAnnouncement(Step[Battlefield]):
    """Along the row, first the player who moves first: every free Unit may announce once a Period."""

    def run(self, state: Battlefield) -> None:
        side = state.caller
        passes: i64 = 0
        while passes < 2:
            place = state.spot
            while place <= state.covered:
                speaker = next_speaker(state, side, place)
                if speaker >= 0:
                    state.speaker = speaker
                    state.ask_sides(ANNOUNCE, 1 << side)
                    return
                place += 1
            side = 1 - side
            passes += 1
        state.speaker = NONE
        state.step_number = NEXT_SPOT


def next_speaker(state: Battlefield, side: i64, place: i64) -> i64:
    """The Main Unit before the others, without Units that are targeted or were asked already. NONE if none is left."""
    free = state.units_at(side, place) & ~state.asked
    main = state.main(side, place)
    if main >= 0 and free >> main & 1 and may_speak(state, main):
        return main
    while free:
        index = bits.lowest(free)
        if may_speak(state, index):
            return index
        free &= free - 1
    return NONE


def may_speak(state: Battlefield, index: i64) -> bool:
    return in_reach(state, index) != 0 and state.aiming_at(index) == 0


class Announce(Decision):
    """Whom a Unit targets across to the next card, if anyone (11.5)."""

    def fill(self, state: Battlefield, side: i64, buffer: vec[i64]) -> i64:
        buffer[0] = NOBODY
        return offer(in_reach(state, state.speaker), UNIT, buffer, 1)

    def play(self, state: Battlefield, side: i64, choice: i64) -> None:
        state.step_number = NEXT_ANNOUNCEMENT
        state.asked |= 1 << state.speaker
        if choice != NOBODY:
            take_aim(state, state.speaker, choice - UNIT)

    def conceivable(self, state: Battlefield, side: i64) -> list[int]:
        return [NOBODY] + own_units(state, 1 - side)

    def prompt(self, state: Battlefield, side: i64) -> dict[str, object]:
        return {"unit": own_unit_name(state.speaker)}

    def focus(self, state: Battlefield) -> dict[str, object]:
        return {"unit": unit_id(state.speaker)}


def clear_aims(state: Battlefield) -> None:
    index: i64 = 0
    while index < 2 * UNITS:
        state.aim[index] = NONE
        index += 1


def take_aim(state: Battlefield, unit: i64, enemy: i64) -> None:
    """The target must answer; a Unit that only answered it is free again (rule 11.6)."""
    if state.log is not None:
        words: dict[str, object] = {
            "side": side_name(unit // UNITS),
            "unit": unit_name(unit),
            "target": unit_name(enemy),
            "place": place_name(state, state.units[enemy].place),
        }
        tell(state, "battle-announces", "11.5", words)
    former = state.aim[enemy]
    state.announced |= 1 << unit
    state.aim[unit] = enemy
    state.aim[enemy] = unit
    if former >= 0 and former != unit and not state.announced >> former & 1:
        state.aim[former] = NONE
