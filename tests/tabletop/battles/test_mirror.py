"""A battle with sides exchanged and the table turned about is the same battle (16.10), choice by choice."""

from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.randomness import FastRng
from cannae.games import tabletop as t
from cannae.games.tabletop import engine
from cannae.games.tabletop.engine import Tabletop
from cannae.games.tabletop.position import FIELD_NAMES
from cannae.games.tabletop.rules.charge.charging import PARALLEL
from cannae.games.tabletop.rules.movement.families import ALIGN
from cannae.games.tabletop.rules.table.ground import Piece
from cannae.games.tabletop.state import (
    AIMED,
    C_FIELDS,
    C_X,
    C_Y,
    CAMP,
    CHARGE,
    COMMANDERS,
    CROSS,
    FLANKS,
    GROUP,
    GROUPS,
    HEADING,
    JOIN,
    LAST,
    LEAD,
    LINE,
    MOVE,
    OPTION,
    PREY,
    STEPS,
    WIDEN,
    WITH,
    H,
    Terms,
    X,
    Y,
)
from helpers import rule


def other(group: int) -> int:
    return group ^ 16


def choice_turned(choice: int) -> int:
    """The same choice of the other side."""
    if GROUP <= choice < GROUP + GROUPS:
        return GROUP + other(choice - GROUP)
    if JOIN <= choice < LEAD + 32 * COMMANDERS:
        return choice ^ (4 * 32 | 16)
    if CHARGE <= choice < CROSS:
        group, option = (choice - CHARGE) >> 6, choice & 63
        return CHARGE + 64 * other(group) + (PARALLEL + other(option - PARALLEL) if option >= PARALLEL else option)
    if CROSS <= choice < WIDEN:
        return CROSS + ((choice - CROSS) ^ (32 * 16 | 16))
    if WIDEN <= choice < LINE:
        return WIDEN + ((choice - WIDEN) ^ 32)
    if LINE <= choice < CAMP:
        return LINE + ((choice - LINE) ^ (32 * 16 | 16))
    if MOVE <= choice < LAST and (choice - MOVE) >> 12 == ALIGN:
        return choice ^ (16 << 6)
    return choice


def bits_turned(bits: int) -> int:
    return bits >> 16 | (bits & 0xFFFF) << 16


def turned(state: Tabletop, rng: FastRng) -> Tabletop:
    """The whole position with red and blue exchanged, seen from the other edge."""
    old, terms = state.terms, Terms()
    terms.troops = old.troops[16:] + old.troops[:16]
    terms.commanders = vec[i64]([int(old.commanders[at ^ 4]) for at in range(COMMANDERS)])
    terms.break_points = vec[i64]([int(old.break_points[1]), int(old.break_points[0])])
    terms.readings, terms.turns = old.readings, old.turns
    for piece in old.pieces:
        corners = [int(piece.corners[at]) for at in range(len(piece.corners))]
        flat = [(int(terms.width) if at % 2 == 0 else int(terms.depth)) - number for at, number in enumerate(corners)]
        crest = [int(terms.width - piece.crest_x), int(terms.depth - piece.crest_y)] if piece.hill else []
        terms.pieces.append(Piece(piece.kind, flat, crest))
    twin = engine.empty(terms, rng)
    for group in range(GROUPS):
        for field in [*range(len(FIELD_NAMES)), *range(STEPS, STEPS + 12)]:
            value = int(state.get(group, field))
            if field == X:
                value = int(terms.width) - value
            elif field == Y:
                value = int(terms.depth) - value
            elif field == H:
                value = (value + 360) % 720
            elif field == HEADING and value:
                value = (value - 1 + 360) % 720 + 1
            elif field == PREY and value:
                value = other(value - 1) + 1
            elif field in (FLANKS, AIMED):
                value = bits_turned(value)
            elif field == OPTION and value >= PARALLEL:
                value = PARALLEL + other(value - PARALLEL)
            twin.set(other(group), field, value)
        twin.rects[group] = None
    for commander in range(COMMANDERS):
        for field in range(C_FIELDS):
            value = int(state.get_c(commander, field))
            if field == WITH and value:
                value = other(value - 1) + 1
            elif field in (C_X, C_Y) and state.get_c(commander, C_X):
                value = (int(terms.width) if field == C_X else int(terms.depth)) - value
            twin.set_c(commander ^ 4, field, value)
    for name in ("turn", "quiet", "bloody", "files", "failed", "batch", "left", "commander", "reason", "barrier_count"):
        setattr(twin, name, getattr(state, name))
    twin.first, twin.active, twin.asked = 1 - state.first, 1 - state.active, 1 - state.asked
    twin.picked = other(int(state.picked) - 1) + 1 if state.picked else 0
    twin.line = other(int(state.line) - 1) + 1 if state.line else 0
    twin.sacked = (state.sacked & 1) << 1 | state.sacked >> 1
    twin.fed = (state.fed & 1) << 1 | state.fed >> 1
    twin.winner = 1 - state.winner if state.winner >= 0 else -1
    twin.dice = state.dice
    twin.ask(state.phase_number)
    return twin


def alike(state: Tabletop, twin: Tabletop) -> bool:
    """Group by group and commander by commander; where lost ones lie nobody asks."""
    same = turned(state, FastRng(0))
    for group in range(GROUPS):
        fields = range(len(FIELD_NAMES)) if same.is_on(group) else range(3, len(FIELD_NAMES))
        if any(same.get(group, field) != twin.get(group, field) for field in fields):
            return False
    return same.dice == twin.dice and same.phase_number == twin.phase_number and same.winner == twin.winner


@rule("tabletop 16.10", "tabletop 16.4")
@pytest.mark.parametrize(
    ("seed", "options"),
    [
        (1, {"turns": 9}),
        (2, {"turns": 7, "field": "rough-and-brush", "red_army": "seleucid"}),
        (3, {"turns": 7, "field": "hill-and-woods", "blue_army": "numidian"}),
    ],
)
def test_the_turned_battle_is_the_same_battle(seed: int, options: dict[str, object]) -> None:
    state = t.GAME.start(options, FastRng(seed))
    assert isinstance(state, Tabletop)
    state.rng = FastRng(seed + 50)
    twin = turned(state, FastRng(seed + 50))
    chance = Random(seed)
    decisions = 0
    while state.acting():
        side = state.to_act[0]
        choices = state.choices(side)
        assert sorted(choice_turned(choice) for choice in choices) == sorted(twin.choices(1 - side))
        charges = [choice for choice in choices if CHARGE <= choice < CROSS]
        choice = chance.choice(charges if charges and chance.random() < 0.6 else choices)
        state.play(side, choice)
        twin.play(1 - side, choice_turned(choice))
        assert alike(state, twin), (decisions, state.write_choice(side, choice))
        decisions += 1
    assert twin.acting() == 0
    assert decisions > 60
