"""Chapter 3: Terrain is dealt, vetoed and Combined."""

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.contract import Step
from cannae.games.battle.rules.battlefield import Battlefield
from cannae.games.battle.rules.cards import CARDS, NONE, TERRAIN_KINDS
from cannae.games.battle.rules.common import Decision
from cannae.games.battle.rules.duration import round_log
from cannae.games.battle.rules.naming import place_name, side_name, tell, terrain_name
from cannae.games.battle.state import (
    ACCEPT,
    ASIDE,
    ASK_PLACE,
    ASK_PLAN,
    CHANCE_STREAM,
    COMBINE,
    DRAW,
    FAR_END,
    NEXT_VETO,
    OWN_END,
    TERRAIN_STREAM,
    VETO,
    VETO_IT,
)

# -- Cards on the table -----------------------------------------------------------------------------------------


def survey(state: Battlefield, place: i64) -> None:
    """Work out the modifiers of both sides and the Move of a place (rules 3.3, 3.6, 3.7)."""
    base = state.base[place]
    going = CARDS.move[base]
    combined = False
    side: i64 = 0
    while side < 2:
        added = state.ends[2 * place + side]
        faces_near = state.turned[place] == side
        number: i64 = 0
        while number < 4:
            value = CARDS.near[4 * base + number] if faces_near else CARDS.far[4 * base + number]
            if added >= 0:
                value += CARDS.near[4 * added + number]
            state.ground[8 * place + 4 * side + number] = value
            number += 1
        if added >= 0:
            combined = True
            if CARDS.move[added] > going:
                going = CARDS.move[added]
        side += 1
    state.going[place] = going + 1 if combined else going


def draw_card(state: Battlefield) -> i64:
    """The next card of the deck. It is cut before every draw, so the order of the rest is never settled."""
    total: i64 = 0
    kind: i64 = 0
    while kind < TERRAIN_KINDS:
        total += state.deck[kind]
        kind += 1
    left = state.rng.below(TERRAIN_STREAM, total)
    kind = 0
    while left >= state.deck[kind]:
        left -= state.deck[kind]
        kind += 1
    state.deck[kind] -= 1
    state.barrier_count += 1
    return kind


def lay_card(state: Battlefield, place: i64) -> None:
    state.base[place] = draw_card(state)
    state.turned[place] = state.rng.below(TERRAIN_STREAM, 2)
    survey(state, place)
    if state.log is not None:
        args: dict[str, object] = {"place": place_name(state, place), "terrain": terrain_name(state.base[place])}
        tell(state, "battle-dealt", "3.2", args)


def lay_combined(state: Battlefield, place: i64, side: i64, kind: i64) -> None:
    """Lay a Level 1 card at the end that lies towards a side."""
    state.ends[2 * place + side] = kind
    survey(state, place)
    if state.log is not None:
        tell(
            state,
            "battle-combined",
            "3.6",
            {"place": place_name(state, place), "terrain": terrain_name(kind), "side": side_name(side)},
        )


def has_free_end(state: Battlefield, place: i64) -> bool:
    return state.ends[2 * place] < 0 or state.ends[2 * place + 1] < 0


# -- The deal -----------------------------------------------------------------------------------------------------


class Deal(Step[Battlefield]):
    """Rule 3.2. Who has the first say is settled by chance (rule 1.6)."""

    def run(self, state: Battlefield) -> None:
        round_log.forget(state)
        state.first = state.rng.below(CHANCE_STREAM, 2)
        kind: i64 = 0
        while kind < TERRAIN_KINDS:
            state.deck[kind] = CARDS.copies[kind]
            kind += 1
        place: i64 = 0
        while place < state.terms.terrains:
            lay_card(state, place)
            place += 1
        state.spot = 0
        state.step_number = ASK_PLAN if state.terms.expanded_deployment else NEXT_VETO


class NextVeto(Step[Battlefield]):
    """Rule 3.4: each player may step in once at each place; one that has not may still answer a change."""

    def run(self, state: Battlefield) -> None:
        while state.spot < state.terms.terrains:
            out = state.meddled | state.content
            opener = state.first ^ (state.spot & 1)
            if not out >> opener & 1:
                state.ask_sides(VETO, 1 << opener)
                return
            if not out >> (1 - opener) & 1:
                state.ask_sides(VETO, 2 >> opener)
                return
            state.spot += 1
            state.meddled = 0
            state.content = 0
        state.spot = state.first_position()
        state.step_number = ASK_PLACE


class Veto(Decision):
    """A card of the row is accepted, vetoed, or another drawn to be Combined with it (3.4)."""

    def fill(self, state: Battlefield, side: i64, buffer: vec[i64]) -> i64:
        buffer[0] = ACCEPT
        buffer[1] = VETO_IT
        if not has_free_end(state, state.spot):
            return 2
        buffer[2] = DRAW
        return 3

    def play(self, state: Battlefield, side: i64, choice: i64) -> None:
        place = state.spot
        state.step_number = NEXT_VETO
        if choice == ACCEPT:
            state.content |= 1 << side
            return
        state.meddled |= 1 << side
        if choice == VETO_IT:
            if state.log is not None:
                tell(state, "battle-vetoed", "3.4", {"side": side_name(side), "place": place_name(state, place)})
            set_aside(state, place)
            lay_card(state, place)
            state.content = 0
            return
        state.drawn = draw_card(state)
        if state.log is not None:
            tell(state, "battle-drew", "3.5", {"side": side_name(side), "terrain": terrain_name(state.drawn)})
        if CARDS.fits(state.base[place], state.drawn):
            state.ask_sides(COMBINE, 1 << side)
        else:
            reject(state)

    def conceivable(self, state: Battlefield, side: i64) -> list[int]:
        return [ACCEPT, VETO_IT, DRAW]

    def prompt(self, state: Battlefield, side: i64) -> dict[str, object]:
        return {"place": place_name(state, state.spot), "terrain": terrain_name(state.base[state.spot])}


def set_aside(state: Battlefield, place: i64) -> None:
    """All cards of a place go out of play (rule 3.8)."""
    state.aside[state.base[place]] += 1
    state.base[place] = NONE
    side: i64 = 0
    while side < 2:
        added = state.ends[2 * place + side]
        if added >= 0:
            state.aside[added] += 1
            state.ends[2 * place + side] = NONE
        side += 1


def reject(state: Battlefield) -> None:
    state.aside[state.drawn] += 1
    state.drawn = NONE


class Combine(Decision):
    """Where the card just drawn is laid, or that it is put aside (3.5)."""

    def fill(self, state: Battlefield, side: i64, buffer: vec[i64]) -> i64:
        count: i64 = 0
        if state.ends[2 * state.spot + side] < 0:
            buffer[count] = OWN_END
            count += 1
        if state.ends[2 * state.spot + 1 - side] < 0:
            buffer[count] = FAR_END
            count += 1
        buffer[count] = ASIDE
        return count + 1

    def play(self, state: Battlefield, side: i64, choice: i64) -> None:
        state.step_number = NEXT_VETO
        if choice == ASIDE:
            reject(state)
            return
        lay_combined(state, state.spot, side if choice == OWN_END else 1 - side, state.drawn)
        state.drawn = NONE
        state.content = 0

    def conceivable(self, state: Battlefield, side: i64) -> list[int]:
        return [OWN_END, FAR_END, ASIDE]

    def prompt(self, state: Battlefield, side: i64) -> dict[str, object]:
        return {"place": place_name(state, state.spot), "terrain": terrain_name(state.drawn)}
