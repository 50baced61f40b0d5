"""The quick looks of the engine against slow ones: what it remembers, and whom it leaves out, must change nothing."""

from collections.abc import Iterator

import pytest

from cannae.core.randomness import FastRng
from cannae.games import tabletop as t
from cannae.games.tabletop.engine import Tabletop
from cannae.games.tabletop.rules.combat.contact import Pairs, find_pairs
from cannae.games.tabletop.rules.movement.families import AFTER, CONTRACT_LAST, DOUBLE, TURN_LAST
from cannae.games.tabletop.rules.movement.manoeuvre import picked_groups
from cannae.games.tabletop.rules.movement.moving import EDGE_RULE, ENEMY_RULE, Around
from cannae.games.tabletop.rules.movement.templates import Moves
from cannae.games.tabletop.rules.table.formation import ranks_of
from cannae.games.tabletop.rules.table.geometry import NONE, Rect, inside, overlap, wheeled, within
from cannae.games.tabletop.rules.table.ground import may_be_in, worst_rate
from cannae.games.tabletop.state import BASES, BROKEN, FILES, LEVEL, MOVE, MOVING

LAST_PARTS = (AFTER, DOUBLE, CONTRACT_LAST, TURN_LAST)  # families that do not end on a straight way
FIELDS = ("open", "rolled", "hill-and-woods")


def battle(seed: int, field: str, turns: int) -> Iterator[Tabletop]:
    """A random battle, at each of its decisions."""
    state = t.GAME.start({"field": field, "turns": turns}, FastRng(seed))
    rng = FastRng(seed + 1)
    assert isinstance(state, Tabletop)
    while state.acting():
        yield state
        choices = state.choices(state.to_act[0])
        state.play(state.to_act[0], choices[rng.below(0, len(choices))])


def written(pairs: Pairs) -> list[tuple[int, int, int, int, int, int]]:
    return [(pair.a, pair.file, pair.b, pair.edge, pair.slot, pair.width) for pair in pairs.all]


@pytest.mark.parametrize("field", FIELDS)
def test_what_is_remembered_is_what_a_fresh_look_finds(field: str) -> None:
    for number, state in enumerate(battle(3, field, 14)):
        if number % 5 == 0:
            fresh = t.GAME.read_position(state.write_position(), {"field": field, "turns": 14}, FastRng(0))
            assert isinstance(fresh, Tabletop)
            fresh.terms = state.terms
            assert fresh.choices(state.to_act[0]) == state.choices(state.to_act[0]), state.write_position()
            assert written(find_pairs(fresh)) == written(find_pairs(state))


@pytest.mark.parametrize("field", FIELDS)
def test_a_group_left_out_of_a_look_was_too_far_away(field: str) -> None:
    """Every end of a move, held against everybody on the table instead of those near its way."""
    ends = 0
    for number, state in enumerate(battle(4, field, 8)):
        if state.phase_number != MOVING or state.line or number % 3:
            continue
        group = picked_groups(state)[0]
        moves, around = Moves(state, group), Around(state, group)
        troop, bases = state.troop(group), state.get(group, BASES)
        for choice in moves.grid():
            plan = moves.plan(choice)
            if not plan.files or plan.rule not in ("", EDGE_RULE, ENEMY_RULE):
                continue
            x, y, h = plan.pose
            end = Rect(x, y, h, plan.files * 800, ranks_of(plan.files, bases) * troop.depth)
            assert around.fits(end) == plan.rule, (state.write_position(), choice)
            near = Rect(x, y, h, state.rect(group).w, state.rect(group).d)  # measured from the front it had
            foes = [enemy for enemy in state.on_table(1 - (group >> 4)) if state.get(enemy, LEVEL) != BROKEN]
            watched = any(within(near, body, 6000) for enemy in foes for body in state.bodies(enemy))
            family, angle = (choice - MOVE) >> 12, (choice - MOVE) >> 6 & 63
            if family not in LAST_PARTS:
                leg = moves.legs.leg(family, angle)
                assert moves.ends_near(plan.pose, leg, end) == watched, (state.write_position(), choice)
            ends += 1
    assert ends > 1000


@pytest.mark.parametrize("field", FIELDS)
def test_wheels_that_share_their_steps_find_what_each_finds_alone(field: str) -> None:
    blocked = 0
    for number, state in enumerate(battle(5, field, 10)):
        if number % 40:
            continue
        for group in state.on_table(0) + state.on_table(1):
            around = Around(state, group)
            for sign in (1, -1):
                for angle in (180, 5, 60, 33, 90):
                    found = around.own_sweep(sign).cap(angle)
                    assert found == slow_wheel(state, around, group, sign * angle), (state.write_position(), angle)
                    blocked += found == NONE
    assert blocked > 20


def slow_wheel(state: Tabletop, around: Around, group: int, angle: int) -> int:
    """21.5 as it is written: at every five degrees and at the end, held against everybody."""
    r = state.rect(group)
    pieces = state.terms.pieces
    cap = int(worst_rate(around.troop, state.get(group, FILES), Rect(-90000, -90000, 0, 1, 1), pieces))
    for turn in [*range(10, abs(angle), 10), abs(angle)]:
        x, y, h = wheeled(r.pose(), 2 * r.w, turn if angle > 0 else -turn)
        there = Rect(x, y, h, r.w, r.d)
        met = any(not other.passable and overlap(there, other.body) for other in around.others)
        on_table = inside(there, state.terms.width, state.terms.depth)
        if met or not on_table or not may_be_in(around.troop, there, pieces):
            return NONE
        cap = min(cap, int(worst_rate(around.troop, state.get(group, FILES), there, pieces)))
    return cap
