"""Chapter 24 of the rules: shooting."""

from typing import Final

from cannae.core.contract import Step
from cannae.games.tabletop.rules.charge.running import breaks_by_losses, tail
from cannae.games.tabletop.rules.combat.close import deaths, reason_words
from cannae.games.tabletop.rules.combat.contact import Pairs, depth_of_files, find_pairs, has_enemy_near
from cannae.games.tabletop.rules.combat.nerve import Fray, cohesion_test, quality_die, side_as_it_stands
from cannae.games.tabletop.rules.combat.sight import is_hidden, looks_over
from cannae.games.tabletop.rules.sheet.advantage import Line, clamp, shooting_lines, total
from cannae.games.tabletop.rules.sheet.chances import need
from cannae.games.tabletop.rules.sheet.dice import Pool, lose, loss_class, shooting_dice
from cannae.games.tabletop.rules.sheet.morale import must_test_when_shot
from cannae.games.tabletop.rules.table.geometry import (
    BASE,
    HALF_BASE,
    NONE,
    Pose,
    Rect,
    across,
    ahead,
    may_touch,
    turned,
)
from cannae.games.tabletop.state import (
    BROKEN,
    FILES,
    HITS,
    LEVEL,
    MELEE,
    MOVED,
    RAN,
    WENT,
    Position,
    side_of,
    unit_words,
)

STRIPS: Final = [(-HALF_BASE, HALF_BASE), (-HALF_BASE - BASE, -HALF_BASE), (HALF_BASE, HALF_BASE + BASE)]


class Shoot(Step[Position]):
    """24.1 to 24.6: both sides shoot at once; then those hit suffer and test."""

    def run(self, state: Position) -> None:
        fray = Fray("shooting", find_pairs(state))
        by_artillery: set[int] = set()
        for group in state.in_order():
            if may_shoot(state, group):
                for target, far, files, rearward in aims(state, fray.pairs, group):
                    hits = shoot(state, fray, group, target, far, files, rearward)
                    fray.taken[target] = fray.taken.get(target, 0) + hits
                    if hits:
                        fray.against.setdefault(target, []).append(group)
                        fray.worse.setdefault(target, []).append(group)
                        if state.troop(group).group.shooting == "artillery":
                            by_artillery.add(target)
        for group in state.in_order():
            hits = fray.taken.get(group, 0)
            if hits:
                state.bloody = 1
                before = int(state.get(group, 4))
                deaths(state, fray, group, hits, True)
                breaks_by_losses(state, fray, group)
                holds = state.is_on(group) and state.get(group, LEVEL) != BROKEN
                if holds and must_test_when_shot(hits, before, group in by_artillery):
                    cohesion_test(state, fray, group, "shot", "10.3")
        tail(state, fray)
        state.step_number = MELEE


def may_shoot(p: Position, group: int) -> bool:
    """24.1: whether a group shoots in this phase."""
    troop = p.troop(group)
    if not troop.shoots or p.get(group, LEVEL) == BROKEN or p.get(group, RAN):
        return False
    return not (troop.artillery and p.get(group, MOVED) >= WENT)


def aims(p: Position, pairs: Pairs, group: int) -> list[tuple[int, bool, list[int], bool]]:
    """24.2 to 24.4: whom each file shoots at; files with the same target and range together."""
    found: dict[tuple[int, bool, bool], list[int]] = {}
    if not p.is_stepped(group) and not has_enemy_near(p, group, p.troop(group).far + 2 * BASE):
        return []
    fighting = pairs.front_files(group)
    for file in range(int(p.get(group, FILES))):
        if file in fighting:
            continue
        pose = p.file_pose(group, file)
        aim = best_aim(p, group, pose)
        rearward = False
        if p.troop(group).kind in ("LH", "LCh"):
            rx, ry = across(pose[0], pose[1], pose[2], 0, -p.depth(group))
            behind = best_aim(p, group, (rx, ry, turned(pose[2] + 360)))
            if behind is not None and (aim is None or behind[0] < aim[0]):
                aim, rearward = behind, True
        if aim is not None:
            found.setdefault((aim[1], aim[0] > p.troop(group).near, rearward), []).append(file)
    return [(target, far, files, rearward) for (target, far, rearward), files in sorted(found.items())]


def best_aim(p: Position, group: int, pose: Pose) -> tuple[int, int] | None:
    """The nearest enemy that the file sees; straight ahead before oblique. Distance and group."""
    best: tuple[int, int, int, int] | None = None
    far = p.troop(group).far
    here = Rect(pose[0], pose[1], pose[2], HALF_BASE + BASE, 1)
    near = [(at, other) for at, other in enumerate(p.in_order()) if may_touch(here, p.rect(other), far)]
    order = {other: at for at, other in near}
    for oblique, (lo, hi) in enumerate(STRIPS):
        nearest: tuple[int, int, int] | None = None
        for other in order:
            if other == group:
                continue
            friend = side_of(other) == side_of(group)
            if friend and looks_over(p, pose, other):
                continue
            for body in p.bodies(other):
                t = int(ahead(pose[0], pose[1], pose[2], lo, hi, body.corners))
                if t == NONE or (nearest is not None and (t, order[other]) >= nearest[:2]):
                    continue
                if friend or not is_hidden(p, pose, lo, hi, other, t):
                    nearest = (t, order[other], other)
        if nearest is None or nearest[0] > far or side_of(nearest[2]) == side_of(group):
            continue
        if p.get(nearest[2], LEVEL) == BROKEN:
            continue
        found = (nearest[0], oblique > 0, nearest[1], nearest[2])
        if best is None or found < best:
            best = found
    return None if best is None else (best[0], best[3])


def shoot(p: Position, fray: Fray, group: int, target: int, far: bool, files: list[int], rearward: bool) -> int:
    """24.5: the dice of the files that share a target."""
    pool, lines = volley(p, fray.pairs, group, target, far, files, rearward)
    score = need(pool.poa, True)
    faces = [quality_die(p, HITS, pool.quality) for _ in range(pool.dice)]
    faces.sort(key=lambda face: face < score)  # those that hit come first
    hits = sum([face >= score for face in faces])
    args: dict[str, object] = {
        "group": unit_words(p, group),
        "enemy": unit_words(p, target),
        "dice": pool.dice,
        "faces": faces,
        "hits": hits,
        "needs": f"{score}+",
        "reasons": reason_words("shooting", lines, "mine"),
        "count": len(lines),
    }
    p.tell("shot", "24.5", args)
    return hits


def volley(
    p: Position, pairs: Pairs, group: int, target: int, far: bool, files: list[int], rearward: bool
) -> tuple[Pool, list[Line]]:
    """How many dice, at what points, and the lines that make them."""
    side = side_as_it_stands(p, pairs, group)
    deep = depth_of_files(p, pairs, group)
    ranks = 1 if in_cover(p, group) else 2  # 18.1: out of cover only one rank shoots
    bases = sum([min(deep[file], ranks) for file in files])
    _, _, count = shooting_dice(side.but(bases=bases, files=len(files)), far, p.terms.readings)
    goal = side_as_it_stands(p, pairs, target).but(cover=in_cover(p, target))
    hampered = rearward or side.engaged or goal.engaged
    lines = shooting_lines(side.group.shooting, goal, hampered)
    pool = Pool(count, clamp(total(lines)), loss_class(side.cohesion, str(side.disorder)), True, side.group.quality)
    lose([pool], False)
    return pool, lines


def in_cover(p: Position, group: int) -> bool:
    return any(piece.cover and piece.holds(p.rect(group)) for piece in p.terms.pieces)
