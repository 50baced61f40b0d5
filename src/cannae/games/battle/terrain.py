"""Chapter 3: Terrain is dealt, vetoed and Combined."""

from librt.vecs import vec
from mypy_extensions import i64

from cannae.games.battle.cards import CARDS, NONE, TERRAIN_KINDS
from cannae.games.battle.choices import (
    ACCEPT,
    ASIDE,
    COMBINE,
    DRAW,
    FAR_END,
    OWN_END,
    S_PLACE,
    S_PLAN,
    S_VETO,
    VETO,
    VETO_IT,
)
from cannae.games.battle.state import CHANCE_STREAM, TERRAIN_STREAM, Battlefield
from cannae.games.battle.telling import place_name, side_name, tell, terrain_name

# -- Cards on the table -----------------------------------------------------------------------------------------


def survey(field: Battlefield, place: i64) -> None:
    """Work out the modifiers of both sides and the Move of a place (rules 3.3, 3.6, 3.7)."""
    base = field.base[place]
    going = CARDS.move[base]
    combined = False
    side: i64 = 0
    while side < 2:
        added = field.ends[2 * place + side]
        faces_near = field.turned[place] == side
        number: i64 = 0
        while number < 4:
            value = CARDS.near[4 * base + number] if faces_near else CARDS.far[4 * base + number]
            if added >= 0:
                value += CARDS.near[4 * added + number]
            field.ground[8 * place + 4 * side + number] = value
            number += 1
        if added >= 0:
            combined = True
            if CARDS.move[added] > going:
                going = CARDS.move[added]
        side += 1
    field.going[place] = going + 1 if combined else going


def draw_card(field: Battlefield) -> i64:
    """The next card of the deck. It is cut before every draw, so the order of the rest is never settled."""
    total: i64 = 0
    kind: i64 = 0
    while kind < TERRAIN_KINDS:
        total += field.deck[kind]
        kind += 1
    left = field.rng.below(TERRAIN_STREAM, total)
    kind = 0
    while left >= field.deck[kind]:
        left -= field.deck[kind]
        kind += 1
    field.deck[kind] -= 1
    field.fence += 1
    return kind


def lay_card(field: Battlefield, place: i64) -> None:
    field.base[place] = draw_card(field)
    field.turned[place] = field.rng.below(TERRAIN_STREAM, 2)
    survey(field, place)
    if field.log is not None:
        args: dict[str, object] = {"place": place_name(field, place), "terrain": terrain_name(field.base[place])}
        tell(field, "battle-dealt", "3.2", args)


def lay_combined(field: Battlefield, place: i64, side: i64, kind: i64) -> None:
    """Lay a Level 1 card at the end that lies towards a side."""
    field.ends[2 * place + side] = kind
    survey(field, place)
    if field.log is not None:
        tell(
            field,
            "battle-combined",
            "3.6",
            {"place": place_name(field, place), "terrain": terrain_name(kind), "side": side_name(side)},
        )


def has_free_end(field: Battlefield, place: i64) -> bool:
    return field.ends[2 * place] < 0 or field.ends[2 * place + 1] < 0


# -- The deal -----------------------------------------------------------------------------------------------------


def deal(field: Battlefield) -> None:
    """Rule 3.2. Who has the first say is settled by chance (rule 1.6)."""
    field.first = field.rng.below(CHANCE_STREAM, 2)
    kind: i64 = 0
    while kind < TERRAIN_KINDS:
        field.deck[kind] = CARDS.copies[kind]
        kind += 1
    place: i64 = 0
    while place < field.count:
        lay_card(field, place)
        place += 1
    field.spot = 0
    field.stage = S_PLAN if field.expanded_deployment else S_VETO


def next_veto(field: Battlefield) -> None:
    """Rule 3.4: each player may step in once at each place; whoever has not may still answer a change."""
    while field.spot < field.count:
        out = field.meddled | field.content
        opener = field.first ^ (field.spot & 1)
        if not out >> opener & 1:
            field.ask(VETO, 1 << opener)
            return
        if not out >> (1 - opener) & 1:
            field.ask(VETO, 2 >> opener)
            return
        field.spot += 1
        field.meddled = 0
        field.content = 0
    field.spot = field.first_position()
    field.stage = S_PLACE


def fill_veto(field: Battlefield, side: i64, buffer: vec[i64]) -> i64:
    buffer[0] = ACCEPT
    buffer[1] = VETO_IT
    if not has_free_end(field, field.spot):
        return 2
    buffer[2] = DRAW
    return 3


def play_veto(field: Battlefield, side: i64, choice: i64) -> None:
    place = field.spot
    field.stage = S_VETO
    if choice == ACCEPT:
        field.content |= 1 << side
        return
    field.meddled |= 1 << side
    if choice == VETO_IT:
        if field.log is not None:
            tell(field, "battle-vetoed", "3.4", {"side": side_name(side), "place": place_name(field, place)})
        set_aside(field, place)
        lay_card(field, place)
        field.content = 0
        return
    field.drawn = draw_card(field)
    if field.log is not None:
        tell(field, "battle-drew", "3.5", {"side": side_name(side), "terrain": terrain_name(field.drawn)})
    if CARDS.fits(field.base[place], field.drawn):
        field.ask(COMBINE, 1 << side)
    else:
        reject(field)


def set_aside(field: Battlefield, place: i64) -> None:
    """All cards of a place go out of play (rule 3.8)."""
    field.aside[field.base[place]] += 1
    field.base[place] = NONE
    side: i64 = 0
    while side < 2:
        added = field.ends[2 * place + side]
        if added >= 0:
            field.aside[added] += 1
            field.ends[2 * place + side] = NONE
        side += 1


def reject(field: Battlefield) -> None:
    field.aside[field.drawn] += 1
    field.drawn = NONE


def fill_combine(field: Battlefield, side: i64, buffer: vec[i64]) -> i64:
    count: i64 = 0
    if field.ends[2 * field.spot + side] < 0:
        buffer[count] = OWN_END
        count += 1
    if field.ends[2 * field.spot + 1 - side] < 0:
        buffer[count] = FAR_END
        count += 1
    buffer[count] = ASIDE
    return count + 1


def play_combine(field: Battlefield, side: i64, choice: i64) -> None:
    field.stage = S_VETO
    if choice == ASIDE:
        reject(field)
        return
    lay_combined(field, field.spot, side if choice == OWN_END else 1 - side, field.drawn)
    field.drawn = NONE
    field.content = 0
