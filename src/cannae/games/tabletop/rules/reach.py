"""Where a choice would bring its group: for screens that draw it before it is made."""

from mypy_extensions import i64

from cannae.games.tabletop.rules.charge.charging import needs_test, way_of
from cannae.games.tabletop.rules.charge.interception import crossing
from cannae.games.tabletop.rules.combat.contact import find_pairs
from cannae.games.tabletop.rules.combat.feeding import LEFT_END
from cannae.games.tabletop.rules.movement.drill import chance_together
from cannae.games.tabletop.rules.movement.manoeuvre import picked_groups, picked_moves
from cannae.games.tabletop.rules.movement.moving import Around
from cannae.games.tabletop.rules.places import place_pose
from cannae.games.tabletop.rules.table.formation import ranks_of, widened
from cannae.games.tabletop.rules.table.geometry import NONE, Pose, moved
from cannae.games.tabletop.state import (
    BASES,
    CHARGE,
    CHARGING,
    CROSS,
    FEEDING,
    FILES,
    INTERCEPTING,
    LAST,
    MOVE,
    MOVING,
    PLACE,
    PLACING,
    WIDEN,
    Position,
    label,
)

Reach = dict[str, object]


def reach(p: Position, side: i64) -> list[Reach | None]:
    """For each choice of a side, in their order: whose end it is, where (x, y, heading, files, depth), by which poses
    it gets there, and where it must test the chance to pass. A battle line is shown by its left group: the others keep
    their places beside it. None for a choice that moves nobody."""
    if not p.acting() >> side & 1:
        return []
    if p.phase_number not in (PLACING, CHARGING, INTERCEPTING, FEEDING, MOVING):
        return []
    choices = p.choices(side)
    test = chance_together(p, find_pairs(p), picked_groups(p)) if p.phase_number == MOVING else 1.0
    return [reached(p, choice, test) for choice in choices]


def reached(p: Position, choice: int, test: float) -> Reach | None:
    """Where one choice brings its group; `test` is the chance that the group picked passes a move test."""
    phase = p.phase_number
    if phase == MOVING and MOVE <= choice < LAST:
        moves = picked_moves(p)
        plan = moves.plan(choice)
        first = moves.movers.all[0]
        ways = [moves.movers.pose_of(first, pose) for pose in [*plan.passes, plan.pose]]
        return shown(p, first.group, ways, plan.files, test if plan.is_complex else 1.0)
    if phase == CHARGING and CHARGE <= choice < CROSS:
        group = (choice - CHARGE) >> 6
        way = way_of(p, Around(p, group), choice & 63, -1)
        on = way.first if way.first != NONE else 0
        chance = chance_together(p, find_pairs(p), [int(group)]) if needs_test(p, group, way) else 1.0
        return shown(p, group, [way.pose, moved(way.pose, 0, on)], p.get(group, FILES), chance)
    if phase == INTERCEPTING and CROSS <= choice < WIDEN:
        group = (choice - CROSS) >> 5
        found = crossing(p, Around(p, group), (choice - CROSS) & 31)
        return shown(p, group, [found.pose], p.get(group, FILES), 1.0) if found else None
    if phase == FEEDING and WIDEN <= choice < MOVE:
        group, end = (choice - WIDEN) >> 1, (choice - WIDEN) & 1
        pose = widened(p.pose(group), end, 1 if end == LEFT_END else 0)
        return shown(p, group, [pose], p.get(group, FILES) + 1, 1.0)
    if phase == PLACING and PLACE <= choice < CHARGE:
        group = int(p.picked) - 1
        place = place_pose(p, group, p.files, choice - PLACE)
        return shown(p, group, [place], p.files, 1.0) if place else None
    return None


def shown(p: Position, group: int, ways: list[Pose], files: i64, chance: float) -> Reach:
    x, y, h = ways[-1]
    depth = ranks_of(files, p.get(group, BASES)) * p.troop(group).depth
    found: Reach = {
        "group": label(group),
        "at": [int(x), int(y), int(h), int(files), int(depth)],
        "via": [[int(one) for one in pose] for pose in ways[:-1]],
    }
    if chance < 1:
        found["chance"] = round(chance, 4)
    return found


def nearest_end(p: Position, side: i64, x: int, y: int, heading: int) -> tuple[int, list[int]] | None:
    """The choice that brings its group nearest to a place, and where that is; a turn of half a degree counts as 14
    thousandths of a MU, and a heading below 0 says that any will do."""
    best: tuple[int, int] | None = None
    there: list[int] = []
    choices = p.choices(side) if p.acting() >> side & 1 else []
    for choice, shown_end in zip(choices, reach(p, side)):
        if shown_end is None:
            continue
        at = shown_end["at"]
        assert isinstance(at, list)
        turn = (at[2] - heading) % 720 if heading >= 0 else 0
        off = abs(at[0] - x) + abs(at[1] - y) + 14 * min(turn, 720 - turn)
        if best is None or off < best[0]:
            best, there = (off, choice), at
    return None if best is None else (best[1], there)
