"""Chapter 14: the Army Generals contend for terrain and deployment."""

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core import bits
from cannae.core.contract import Step
from cannae.games.battle.rules.battlefield import Battlefield
from cannae.games.battle.rules.cards import CARDS, HOLD, NONE, RETREAT
from cannae.games.battle.rules.common import (
    Decision,
    HandDecision,
    at_spot,
    every_stratagem,
    offer,
    offer_units,
    own_units,
)
from cannae.games.battle.rules.deployment.placing import stand, tell_placed
from cannae.games.battle.rules.duration.selection import affordable, fill_stratagems, select, tactics_left
from cannae.games.battle.rules.duration.stratagems import ask_retreat, come_in_play, promote
from cannae.games.battle.rules.naming import (
    card_name,
    place_name,
    side_name,
    stratagem_name,
    stratagem_names,
    tell,
    unit_name,
)
from cannae.games.battle.state import (
    ALLOT,
    ARRAY,
    ASK_GENERAL,
    BEGIN_PERIOD,
    CARD,
    CONTEND,
    EXTRA,
    GO_FIRST,
    GO_SECOND,
    LOWER,
    NEXT_ACTION,
    NEXT_ALLOTMENT,
    NEXT_ARRAY,
    NEXT_CONTENTION,
    PLAN,
    PRECEDENCE,
    RAISE,
    READY,
    STRATAGEM,
    UNIT,
    UNITS,
)

# -- Stratagems are selected (rule 14.3) ----------------------------------------------------------------------


class AskPlan(Step[Battlefield]):
    """The Generals lead their armies, and plan (14.3)."""

    def run(self, state: Battlefield) -> None:
        side: i64 = 0
        while side < 2:
            army = state.armies[side]
            army.leader = army.general_card
            army.general_leads = 1
            side += 1
        state.run = 1
        state.ask_sides(PLAN, 3)


class Plan(Decision):
    """The Army General selects Stratagems in secret (14.3)."""

    def fill(self, state: Battlefield, side: i64, buffer: vec[i64]) -> i64:
        return fill_stratagems(affordable(state, side), buffer)

    def play(self, state: Battlefield, side: i64, choice: i64) -> None:
        if choice != READY:
            select(state.armies[side], choice - STRATAGEM)
        if choice == READY or not affordable(state, side):
            state.done(side, NEXT_CONTENTION)

    def conceivable(self, state: Battlefield, side: i64) -> list[int]:
        return [READY] + every_stratagem()

    def prompt(self, state: Battlefield, side: i64) -> dict[str, object]:
        return {"left": int(tactics_left(state, side))}


# -- A round for every Terrain Card (rules 14.4 to 14.8) ------------------------------------------------------


class NextContention(Step[Battlefield]):
    """The next card of the row is contended for; with Hold Promoted, the row a second time (14.4, 14.9)."""

    def run(self, state: Battlefield) -> None:
        if state.spot >= state.terms.terrains:
            state.spot = 0
            state.armies[0].used = 0
            state.armies[1].used = 0
            if not state.again or state.run == 2:
                end_contention(state)
                return
            state.run = 2
        state.attacker = NONE
        state.armies[0].forget()
        state.armies[1].forget()
        state.ask_sides(CONTEND, 3)


def end_contention(state: Battlefield) -> None:
    side: i64 = 0
    while side < 2:
        army = state.armies[side]
        army.pool |= army.selected  # never staked
        army.selected = 0
        army.leader = NONE
        army.general_leads = 0
        army.forget()
        side += 1
    state.attacker = NONE
    state.spot = state.first_position()
    state.step_number = NEXT_ARRAY


class Contend(HandDecision):
    """A Mastery Card for a card of the row, laid in secret (14.4)."""

    def play(self, state: Battlefield, side: i64, choice: i64) -> None:
        state.armies[side].card = choice - CARD
        if state.done(side, NEXT_CONTENTION):
            contend(state)


def contend(state: Battlefield) -> None:
    """Steps 2 to 4: who attacks, what it costs, and whether the Defender Guards by Tactics Mastery Levels."""
    red = state.armies[0]
    blue = state.armies[1]
    margin = CARDS.value[red.card] - CARDS.value[blue.card]
    state.attacker = NONE if margin == 0 else 0 if margin > 0 else 1
    side: i64 = 0
    while side < 2:
        army = state.armies[side]
        army.used |= 1 << army.card
        army.turn_up(army.card)
        if state.log is not None:
            words: dict[str, object] = {"side": side_name(side), "card": card_name(army.card)}
            words["place"] = place_name(state, state.spot)
            tell(state, "battle-contends", "14.4", words)
        stake_plan(state, side)
        count = max(army.counter - CARDS.price[army.card], 0)
        count += CARDS.captain_bonus[army.general_card] + CARDS.card_absorb[army.card]
        army.counter = min(count, CARDS.points)
        side += 1
    if state.log is not None:
        tell(state, "battle-counters", "14.5", {"red": int(red.counter), "blue": int(blue.counter)})
    if state.attacker == NONE:
        if state.log is not None:
            tell(state, "battle-drawn-round", "14.5", {"value": int(CARDS.value[red.card])})
        state.spot += 1
        state.step_number = NEXT_CONTENTION
        return
    own = state.armies[state.attacker]
    enemy = state.armies[1 - state.attacker]
    attack = CARDS.value[own.card] + CARDS.tactics[own.general_card]
    guard = CARDS.value[enemy.card] + CARDS.tactics[enemy.general_card] + CARDS.card_guard[enemy.card]
    if state.log is not None:
        args: dict[str, object] = {"side": side_name(state.attacker), "attack": int(attack), "guard": int(guard)}
        tell(state, "battle-contends-guarded" if guard >= attack else "battle-contends-won", "14.6", args)
    if guard >= attack:
        state.acts = 3
        state.ask_sides(PRECEDENCE, 1 << state.attacker)
    else:
        state.acts = 1 << state.attacker
        state.leads_off = state.attacker
        if CARDS.extra[own.card]:
            state.ask_sides(EXTRA, 1 << state.attacker)
        else:
            state.step_number = NEXT_ACTION


def stake_plan(state: Battlefield, side: i64) -> None:
    """Rule 14.9: 'tct' Promotes as Attacker, otherwise what was selected leaves the game."""
    army = state.armies[side]
    if army.card != CARDS.tactics_card:
        return
    army.staked = 1
    if not army.selected:
        return
    attacks = state.attacker == side
    if state.log is not None:
        key = "battle-promotes" if attacks else "battle-stake-lost"
        tell(state, key, "14.9", {"side": side_name(side), "stratagems": stratagem_names(army.selected)})
    if attacks:
        promote(state, side)
        if army.selected >> HOLD & 1:
            state.again = 1
            army.selected &= ~(1 << HOLD)
            army.spent |= 1 << HOLD
        army.promoted |= army.selected
    else:
        army.spent |= army.selected
    army.selected = 0


class Extra(Decision):
    """What the extra damage of the Attacker's card does to the Battle Counters (14.7)."""

    def fill(self, state: Battlefield, side: i64, buffer: vec[i64]) -> i64:
        buffer[0] = RAISE
        buffer[1] = LOWER
        return 2

    def play(self, state: Battlefield, side: i64, choice: i64) -> None:
        """Step 6: the extra damage raises the own Battle Counter or lowers the enemy's."""
        own = state.armies[side]
        enemy = state.armies[1 - side]
        amount = CARDS.extra[own.card]
        if choice == RAISE:
            own.counter = min(own.counter + amount, CARDS.points)
        else:
            enemy.counter = max(enemy.counter - amount, 0)
        if state.log is not None:
            key = "battle-raises" if choice == RAISE else "battle-lowers"
            words: dict[str, object] = {"side": side_name(side), "amount": int(amount)}
            words["red"] = int(state.armies[0].counter)
            words["blue"] = int(state.armies[1].counter)
            tell(state, key, "14.7", words)
        state.step_number = NEXT_ACTION

    def conceivable(self, state: Battlefield, side: i64) -> list[int]:
        return [RAISE, LOWER]

    def prompt(self, state: Battlefield, side: i64) -> dict[str, object]:
        return {"amount": int(CARDS.extra[state.armies[side].card])}

    def focus(self, state: Battlefield) -> dict[str, object]:
        return at_spot(state)


class Precedence(Decision):
    """Who carries out his Deployment Action first (14.8)."""

    def fill(self, state: Battlefield, side: i64, buffer: vec[i64]) -> i64:
        buffer[0] = GO_FIRST
        buffer[1] = GO_SECOND
        return 2

    def play(self, state: Battlefield, side: i64, choice: i64) -> None:
        state.leads_off = side if choice == GO_FIRST else 1 - side
        state.step_number = NEXT_ACTION

    def conceivable(self, state: Battlefield, side: i64) -> list[int]:
        return [GO_FIRST, GO_SECOND]


# -- Units are placed (rules 14.13, 14.15, 14.16) -------------------------------------------------------------


class NextArray(Step[Battlefield]):
    """From Position 1 on both place what they like, in secret; a player with Units there already places none.

    What was placed is told in the order of the Units, together with what goes to the centre by itself: nobody shall
    hear which of these were named.
    """

    def run(self, state: Battlefield) -> None:
        placed = stand_named(state)
        while state.spot <= state.last_position():
            sides: i64 = 0
            side: i64 = 0
            while side < 2:
                if state.main(side, state.spot) < 0 and state.reserve(side):
                    sides |= 1 << side
                state.armies[side].forget()
                side += 1
            if sides:
                tell_placed(state, placed)
                state.ask_sides(ARRAY, sides)
                return
            state.spot += 1
        centre = state.terms.terrains // 2
        index: i64 = 0
        while index < 2 * UNITS:
            if state.units[index].place == NONE:
                stand(state, index, centre)
                placed |= 1 << index
            index += 1
        tell_placed(state, placed)
        state.step_number = ASK_GENERAL


def stand_named(state: Battlefield) -> i64:
    """The Units named for the card before this one take their places; returns them, as bits."""
    placed: i64 = 0
    side: i64 = 0
    while side < 2:
        army = state.armies[side]
        if army.picked >= 0:
            stand(state, army.picked, state.spot - 1)
            rest = army.joined & ~(1 << army.picked)
            while rest:
                stand(state, bits.lowest(rest), state.spot - 1)
                rest &= rest - 1
            placed |= army.joined
        army.forget()
        side += 1
    return placed


class Array(Decision):
    """The Units of a Position, named in secret (14.15)."""

    def fill(self, state: Battlefield, side: i64, buffer: vec[i64]) -> i64:
        """`joined` holds the Units picked so far, `picked` the first of them."""
        army = state.armies[side]
        buffer[0] = READY
        return offer(state.reserve(side) & ~army.joined, UNIT, buffer, 1)

    def play(self, state: Battlefield, side: i64, choice: i64) -> None:
        army = state.armies[side]
        if choice != READY:
            unit = choice - UNIT
            army.joined |= 1 << unit
            if army.picked < 0:
                army.picked = unit
            if state.reserve(side) & ~army.joined:
                return
        if state.done(side, NEXT_ARRAY):
            state.spot += 1

    def conceivable(self, state: Battlefield, side: i64) -> list[int]:
        return own_units(state, side) + [READY]


# -- Promoted Stratagems are allotted (rule 14.17) ------------------------------------------------------------


class NextAllotment(Step[Battlefield]):
    """One after another, first by the player with the first say; a Retreat is decided as soon as it is In Play."""

    def run(self, state: Battlefield) -> None:
        state.then = NEXT_ALLOTMENT
        index: i64 = 0
        while index < 2 * UNITS:
            if state.units[index].in_play >> RETREAT & 1 and ask_retreat(state, index // UNITS, index):
                return
            index += 1
        passes: i64 = 0
        side = state.first
        while passes < 2:
            if state.armies[side].promoted:
                state.ask_sides(ALLOT, 1 << side)
                return
            side = 1 - side
            passes += 1
        state.falls_back = 0
        state.held = 0
        state.step_number = BEGIN_PERIOD


class Allot(Decision):
    """The Unit that a Promoted Stratagem goes to (14.17)."""

    def fill(self, state: Battlefield, side: i64, buffer: vec[i64]) -> i64:
        return offer_units(state.living(side), buffer)

    def play(self, state: Battlefield, side: i64, choice: i64) -> None:
        army = state.armies[side]
        stratagem = bits.lowest(army.promoted)
        army.promoted &= ~(1 << stratagem)
        if state.log is not None:
            words: dict[str, object] = {"unit": unit_name(choice - UNIT), "stratagem": stratagem_name(stratagem)}
            tell(state, "battle-allots", "14.17", words)
        come_in_play(state, side, choice - UNIT, 1 << stratagem)
        state.step_number = NEXT_ALLOTMENT

    def conceivable(self, state: Battlefield, side: i64) -> list[int]:
        return own_units(state, side)

    def prompt(self, state: Battlefield, side: i64) -> dict[str, object]:
        return {"stratagem": stratagem_name(bits.lowest(state.armies[side].promoted))}
