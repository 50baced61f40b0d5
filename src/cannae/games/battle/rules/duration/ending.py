"""Chapter 7: the End of Duration, from counting the Discard Piles to closing in."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core import bits
from cannae.core.contract import Step
from cannae.games.battle.rules.battlefield import Battlefield
from cannae.games.battle.rules.cards import CARDS, NONE, SPEECH
from cannae.games.battle.rules.common import Decision
from cannae.games.battle.rules.duration import round_log
from cannae.games.battle.rules.duration.commitment import FRONT
from cannae.games.battle.rules.duration.losses import begin_succession, defeat, generals_lost
from cannae.games.battle.rules.forces import Unit
from cannae.games.battle.rules.naming import (
    fighter_name,
    level_name,
    own_unit_name,
    place_name,
    side_name,
    tell,
    unit_id,
    unit_name,
)
from cannae.games.battle.state import (
    ADVANCE,
    BALLISTIC,
    CASUALTY,
    CHARGE,
    CLOSE,
    DECLINE,
    END_DURATION,
    MELEE,
    NEXT_MERGER,
    NEXT_ORDER,
    NEXT_SPOT,
    NO_MORE,
    ORDER,
    RALLY,
    STAND,
    STANDARD,
    UNITS,
    USE,
    VERDICT,
)

# What may be spent against a result, by the number that `remedy` gives it.
REMEDIES: Final = ["", "@battle-stratagem-speech", "@battle-remedy-standard", "@battle-remedy-banner"]

# -- Shaken and Rout (rules 7.1 to 7.6) ---------------------------------------------------------------------------


class CountPiles(Step[Battlefield]):
    """The larger pile, with one card more for every Unit in the rear, shakes or routs its Unit."""

    def run(self, state: Battlefield) -> None:
        red = state.armies[0].pile + rear_count(state, 0)
        blue = state.armies[1].pile + rear_count(state, 1)
        if state.log is not None:
            tell(state, "battle-piles", "7.1", {"red": int(red), "blue": int(blue)})
        difference = red - blue if red > blue else blue - red
        state.judged = NONE if difference == 0 else 0 if red > blue else 1
        state.verdict = 0 if difference == 0 else 2 if difference >= CARDS.rout_difference else 1
        state.step_number = VERDICT


def rear_count(state: Battlefield, side: i64) -> i64:
    if state.is_neighbour_fight():
        return 0
    return bits.count(state.rear_attackers(1 - side, state.place_of(side)))


class Verdict(Step[Battlefield]):
    """Before a result takes effect its owner may spend cards against it."""

    def run(self, state: Battlefield) -> None:
        if state.verdict and remedy(state, state.judged):
            state.ask_sides(STANDARD, 1 << state.judged)
            return
        state.step_number = RALLY
        side: i64 = 0
        while side < 2:
            if side != state.judged:
                steady(state, side)
            side += 1
        if state.verdict:
            take_effect(state, state.judged)


def remedy(state: Battlefield, side: i64) -> i64:
    """What the side would use next: 1 Inspired Speech, 2 a Standard Card, 3 an Army Standard Card, 0 nothing."""
    army = state.armies[side]
    unit = state.units[army.fighter]
    if unit.in_play >> SPEECH & 1:
        return 1
    if unit.standards:
        return 2
    if army.banners and -1 <= state.general_at(side) - unit.place <= 1:
        return 3
    return 0


class Standard(Decision):
    """Whether a card is spent against being Shaken or routed (7.3)."""

    def fill(self, state: Battlefield, side: i64, buffer: vec[i64]) -> i64:
        buffer[0] = USE
        buffer[1] = DECLINE
        return 2

    def play(self, state: Battlefield, side: i64, choice: i64) -> None:
        state.step_number = VERDICT
        army = state.armies[side]
        unit = state.units[army.fighter]
        if choice == DECLINE:
            state.step_number = RALLY
            steady(state, 1 - side)
            take_effect(state, side)
            return
        source = remedy(state, side)
        if source == 1:
            unit.in_play &= ~(1 << SPEECH)
            army.spent |= 1 << SPEECH
        elif source == 2:
            unit.standards -= 1
            army.lost_standards += 1
        else:
            army.banners -= 1
            army.lost_banners += 1
        state.verdict -= 1
        if state.log is not None:
            key = ["battle-uses-speech", "battle-uses-standard", "battle-uses-banner"][source - 1]
            tell(state, key, "7.4" if source == 3 else "7.3", {"unit": unit_name(army.fighter)})

    def conceivable(self, state: Battlefield, side: i64) -> list[int]:
        return [USE, DECLINE]

    def prompt(self, state: Battlefield, side: i64) -> dict[str, object]:
        fighter = state.armies[side].fighter
        routs = state.verdict == 2 or state.units[fighter].shaken == 1
        return {
            "unit": own_unit_name(fighter),
            "verdict": "@battle-verdict-rout" if routs else "@battle-verdict-shaken",
            "card": REMEDIES[remedy(state, side)],
        }


def steady(state: Battlefield, side: i64) -> None:
    """A Shaken Unit whose pile was not the larger one recovers, and with it the Units in the enemy's rear (7.5)."""
    with_rear(state, side, 0)


def with_rear(state: Battlefield, side: i64, shaken: i64) -> None:
    """The Main Unit and its Rear Attacking Units share their morale (rule 10.6)."""
    main = state.armies[side].fighter
    affected = 1 << main
    if not state.is_neighbour_fight():
        affected |= state.rear_attackers(side, state.place_of(side))
    index = UNITS * side
    while index < UNITS * side + UNITS:
        unit = state.units[index]
        if affected >> index & 1 and unit.shaken != shaken:
            unit.shaken = shaken
            state.round_log[round_log.SHAKEN] |= shaken << index
            if state.log is not None:
                key = "battle-shaken" if shaken else "battle-recovers"
                tell(state, key, "7.2" if shaken else "7.5", {"unit": unit_name(index)})
        index += 1


def take_effect(state: Battlefield, side: i64) -> None:
    main = state.armies[side].fighter
    if state.verdict == 1 and not state.units[main].shaken:
        with_rear(state, side, 1)
        return
    rear = 0 if state.is_neighbour_fight() else state.rear_attackers(side, state.place_of(side)) & ~(1 << main)
    state.routed = 1
    state.fallen = 1 << side
    defeat(state, main, True)
    index = UNITS * side
    while index < UNITS * side + UNITS:
        if rear >> index & 1:
            defeat(state, index, True)
        index += 1
    if not generals_lost(state):
        begin_succession(state, state.fallen, 0, RALLY)


# -- Rally (rule 7.8) -------------------------------------------------------------------------------------------------


class Rally(Step[Battlefield]):
    """The leader of each Unit gives it MP back (7.8)."""

    def run(self, state: Battlefield) -> None:
        side: i64 = 0
        while side < 2:
            army = state.armies[side]
            if army.leader >= 0 and not state.fallen >> side & 1:
                unit = state.units[army.fighter]
                before = unit.mp
                unit.mp = min(unit.mp + CARDS.captain_bonus[army.leader], CARDS.points)
                if state.log is not None and unit.mp != before:
                    tell(state, "battle-rallies", "7.8", {"unit": unit_name(army.fighter), "mp": int(unit.mp)})
            side += 1
        state.turnwise = 0
        state.step_number = NEXT_MERGER


# -- Closing in (rule 7.14) -------------------------------------------------------------------------------------------


class AskClose(Step[Battlefield]):
    """A Unit that may close in is asked; one that falls back opens the distance (7.14, 8.4)."""

    def run(self, state: Battlefield) -> None:
        level = state.level[state.place_red]
        open_order(state)
        if state.falls_back:  # from the enemies that are left, too (rule 8.4)
            if level > BALLISTIC:
                set_level(state, level - 1)
        elif not state.fallen and not state.held and level < (CHARGE if state.is_neighbour_fight() else MELEE):
            state.armies[0].forget()
            state.armies[1].forget()
            state.ask_sides(CLOSE, 3)


class Close(Decision):
    """Whether a side closes in, said by both in secret (7.14)."""

    def fill(self, state: Battlefield, side: i64, buffer: vec[i64]) -> i64:
        buffer[0] = ADVANCE
        buffer[1] = STAND
        return 2

    def play(self, state: Battlefield, side: i64, choice: i64) -> None:
        state.armies[side].picked = 1 if choice == ADVANCE else 0
        if not state.done(side, NEXT_ORDER):
            return
        open_order(state)
        state.armies[0].advanced = state.armies[0].picked
        state.armies[1].advanced = state.armies[1].picked
        if state.log is not None:
            mover: i64 = 0
            while mover < 2:
                key = "battle-advances" if state.armies[mover].picked else "battle-stands"
                tell(state, key, "7.14", {"side": side_name(mover)})
                mover += 1
        if state.armies[0].picked or state.armies[1].picked:
            set_level(state, state.level[state.place_red] + 1)
        state.armies[0].forget()
        state.armies[1].forget()

    def conceivable(self, state: Battlefield, side: i64) -> list[int]:
        return [ADVANCE, STAND]

    def prompt(self, state: Battlefield, side: i64) -> dict[str, object]:
        level = state.level[state.place_of(side)]
        return {"level": level_name(level), "next": level_name(level + 1)}


def set_level(state: Battlefield, level: i64) -> None:
    state.level[state.place_red] = level
    state.level[state.place_blue] = level
    if state.log is not None:
        words: dict[str, object] = {"place": place_name(state, state.place_red), "level": level_name(level)}
        tell(state, "battle-level", "7.14", words)


# -- New order of the Troops (rule 7.12) ------------------------------------------------------------------------------


def open_order(state: Battlefield) -> None:
    """Both Main Units may be put in order, now that the Combat Level of the next Duration is settled."""
    state.unordered = 1 << state.armies[0].fighter | 1 << state.armies[1].fighter
    state.step_number = NEXT_ORDER


class NextOrder(Step[Battlefield]):
    """First the player with the first say. Nobody is asked at Ballistic, where every Rank fights alike (6.5)."""

    def run(self, state: Battlefield) -> None:
        passes: i64 = 0
        side = state.first
        while passes < 2:
            own = state.unordered & state.living(side)
            state.unordered &= ~own
            if own:
                index = bits.lowest(own)
                unit = state.units[index]
                close = state.level[unit.place] != BALLISTIC
                if close and unit.size > FRONT and not unit.is_uniform(0, unit.size):
                    state.ordering = index
                    state.ask_sides(ORDER, 1 << side)
                    return
            side = 1 - side
            passes += 1
        state.unordered = 0
        state.ordering = NONE
        state.step_number = END_DURATION


class Order(Decision):
    """The kind of Troops that steps to the front of a Unit; the others stay behind it as they are (7.12)."""

    def fill(self, state: Battlefield, side: i64, buffer: vec[i64]) -> i64:
        """A kind is named by its foremost Troop; `NO_MORE` leaves all as they are."""
        unit = state.units[state.ordering]
        buffer[0] = NO_MORE
        count: i64 = 1
        seen: i64 = 0
        index: i64 = 0
        while index < unit.size:
            kind = unit.troops[index]
            if not seen >> kind & 1 and more_could_stand_in_front(unit, kind):
                buffer[count] = CASUALTY + index
                count += 1
            seen |= bits.bit(kind)
            index += 1
        return count

    def play(self, state: Battlefield, side: i64, choice: i64) -> None:
        state.step_number = NEXT_ORDER
        if choice == NO_MORE:
            return
        unit = state.units[state.ordering]
        kind = unit.troops[choice - CASUALTY]
        step_to_the_front(unit, kind)
        if state.log is not None:
            words: dict[str, object] = {"unit": unit_name(state.ordering), "troop": fighter_name(kind)}
            tell(state, "battle-orders", "7.12", words)

    def ranks(self, state: Battlefield) -> i64:
        return state.ordering

    def conceivable(self, state: Battlefield, side: i64) -> list[int]:
        return [NO_MORE] + [CASUALTY + index for index in range(int(state.units[state.ordering].size))]

    def prompt(self, state: Battlefield, side: i64) -> dict[str, object]:
        return {"unit": own_unit_name(state.ordering)}

    def focus(self, state: Battlefield) -> dict[str, object]:
        return {"unit": unit_id(state.ordering)}


def more_could_stand_in_front(unit: Unit, kind: i64) -> bool:
    """Whether the front Rank has Troops of other kinds, and those behind it any of this one."""
    others = False
    behind = False
    index: i64 = 0
    while index < unit.size:
        if index < FRONT:
            others = others or unit.troops[index] != kind
        else:
            behind = behind or unit.troops[index] == kind
        index += 1
    return others and behind


def step_to_the_front(unit: Unit, kind: i64) -> None:
    front: i64 = 0
    index: i64 = 0
    while index < unit.size:
        if unit.troops[index] == kind:
            place = index
            while place > front:
                unit.troops[place] = unit.troops[place - 1]
                place -= 1
            unit.troops[front] = kind
            front += 1
        index += 1


class EndDuration(Step[Battlefield]):
    """Piles leave the game, Mastery Cards return to the hand, and the sequence goes on (rule 7.15)."""

    def run(self, state: Battlefield) -> None:
        side: i64 = 0
        while side < 2:
            army = state.armies[side]
            army.forget()
            army.fighter = NONE
            army.leader = NONE
            army.used = 0
            army.pile = 0
            army.eligible = 0
            side += 1
        state.place_red = NONE
        state.place_blue = NONE
        state.attacker = NONE
        state.target = NONE
        state.round = 0
        state.hurt = 0
        state.losing = NONE
        state.step_number = NEXT_SPOT
