"""Lining up with the enemy in the manoeuvre phase (rule 23.8)."""

from cannae.core.contract import Step
from cannae.games.tabletop.rules.charge.evading import step_forward
from cannae.games.tabletop.rules.combat.contact import FRONT, Pairs, find_pairs
from cannae.games.tabletop.rules.movement.moving import Around
from cannae.games.tabletop.rules.table.geometry import (
    BASE,
    HALF_BASE,
    Pose,
    Rect,
    across,
    inside,
    overlap,
    seen,
    turned,
)
from cannae.games.tabletop.rules.table.ground import may_be_in
from cannae.games.tabletop.rules.table.sines import HALF_TURN
from cannae.games.tabletop.state import FEED, FILES, STEPS, Position, unit_words


class Conform(Step[Position]):
    """23.8: the active side's groups that fight to their front, in order."""

    def run(self, state: Position) -> None:
        for group in state.on_table(state.active):
            pairs = find_pairs(state)
            enemy = facing(pairs, group)
            if enemy >= 0:
                conform(state, pairs, group, enemy)
        state.step_number = FEED


def facing(pairs: Pairs, group: int) -> int:
    """The enemy paired with most of its files, front to front; -1 for none."""
    counts: dict[int, int] = {}
    for pair in pairs.all:
        if pair.edge == FRONT:
            if pair.a == group:
                counts[pair.b] = counts.get(pair.b, 0) + 1
            elif pair.b == group:
                counts[pair.a] = counts.get(pair.a, 0) + 1
        elif pair.a == group:
            return -1  # onto flanks and rears nobody conforms
    best = -1
    for enemy in sorted(counts):
        if best < 0 or counts[enemy] > counts[best]:
            best = enemy
    return best


def places(p: Position, group: int, enemy: int) -> list[Pose]:
    """Where file stands before file, the nearest first."""
    files, enemy_files = int(p.get(group, FILES)), int(p.get(enemy, FILES))
    bx, by, bh = p.pose(enemy)
    x, y, _ = p.pose(group)
    u = int(seen(bx, by, bh, x, y)[0])
    half = HALF_BASE if (files + enemy_files) % 2 else 0
    k = (u - half + HALF_BASE) // BASE
    shifts = sorted([(near * BASE + half) for near in (k, k - 1, k + 1)], key=lambda shift: (abs(shift - u), shift))
    front = max(int(p.get(enemy, STEPS + file)) for file in range(enemy_files))
    found: list[Pose] = []
    for shift in shifts:
        if abs(shift - u) <= BASE and abs(shift) < HALF_BASE * (files + enemy_files):
            px, py = across(bx, by, bh, shift, front)
            found.append((px, py, turned(bh + HALF_TURN)))
    return found


def conform(p: Position, pairs: Pairs, group: int, enemy: int) -> None:
    around = Around(p, group)
    half, depth = p.half_width(group), p.depth(group)
    start = p.pose(group)
    stepped = p.is_stepped(group)
    for pose in places(p, group, enemy):
        if pose == start and not stepped:
            return
        r = Rect(pose[0], pose[1], pose[2], half, depth)
        if not inside(r, p.terms.width, p.terms.depth) or not may_be_in(around.troop, r, p.terms.pieces):
            continue
        if any(overlap(r, other.body) for other in around.others):
            continue
        p.put(group, pose)
        step_forward(p, around, group, depth - 100)
        if pose != start:
            p.tell("conforms", "23.8", {"group": unit_words(p, group), "enemy": unit_words(p, enemy)})
        return
