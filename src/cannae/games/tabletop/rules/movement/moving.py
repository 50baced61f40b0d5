"""What stands in the way of a group, and how far it gets straight ahead (rules 21.2, 21.3, 21.14 and 21.17)."""

from typing import Final, final

from mypy_extensions import i64

from cannae.games.tabletop.rules.combat.contact import in_front_combat
from cannae.games.tabletop.rules.table.geometry import (
    KEEP,
    LINK,
    NONE,
    Pose,
    Rect,
    ahead,
    ahead_of,
    distance2,
    inside,
    may_touch,
    overlap,
    size,
    to_edge,
    wheeled,
    within,
)
from cannae.games.tabletop.rules.table.ground import Piece, may_be_in, worst_rate
from cannae.games.tabletop.state import BROKEN, FILES, LEVEL, Position, side_of

NEAR_KEEP: Final = (KEEP - 4) * (KEEP - 4)  # poses are rounded
WHEEL_STEP: Final = 10  # wheels are looked at every five degrees

RATE_RULE: Final = "21.3"
EDGE_RULE: Final = "21.17"
FRIEND_RULE: Final = "21.14"
ENEMY_RULE: Final = "21.2"
WHEEL_RULE: Final = "21.5"


@final
class Other:
    """Another group on the table."""

    def __init__(self, group: i64, body: Rect, enemy: bool, passable: bool) -> None:
        self.group = group
        self.body = body
        self.enemy = enemy
        self.passable = passable


def may_pass(p: Position, one: i64, other: i64) -> bool:
    """21.14: light foot and anybody, light horse and light foot, anybody and artillery."""
    a, b = p.troop(one), p.troop(other)
    return a.kind == "LF" or b.kind == "LF" or a.artillery or b.artillery


@final
class Around:
    """Everything on the table that a group may meet."""

    def __init__(self, p: Position, group: i64, together: list[int] | None = None) -> None:
        """`together`: who moves with it, and so is never in its way."""
        self.p = p
        self.group = group
        self.side = side_of(group)
        self.troop = p.troop(group)
        self.others: list[Other] = []
        for other in p.on_table(self.side) + p.on_table(1 - self.side):
            if other != group and (together is None or other not in together):
                enemy = side_of(other) != self.side
                passable = not enemy and may_pass(p, group, other)
                for body in p.bodies(other):
                    self.others.append(Other(other, body, enemy, passable))

    def cap(self, files: i64, r: Rect) -> i64:
        return worst_rate(self.troop, files, r, self.p.terms.pieces)

    def run(self, pose: Pose, files: i64, r: Rect, used: i64, cap: i64) -> i64:
        """21.3: how much of its rate it may have used when it goes on straight; what it has used counts."""
        return self.run_wide(pose, files * 800, files, r, used, cap)

    def run_wide(self, pose: Pose, half: i64, files: i64, r: Rect, used: i64, cap: i64) -> i64:
        """The same for a strip of any width."""
        _x, _y, h = pose
        cap = self.run_over_pieces(pose, half, files, r, used, cap)
        cap = min(cap, used + to_edge(r, h, self.p.terms.width, self.p.terms.depth))
        for other in self.others:
            if other.passable:
                continue
            t = ahead_of(pose, half, other.body)
            if t != NONE:
                cap = min(cap, used + (max(t - KEEP, 0) if other.enemy else t))
        return cap

    def run_over_pieces(self, pose: Pose, half: i64, files: i64, r: Rect, used: i64, cap: i64) -> i64:
        """The part of it that the ground decides."""
        met: list[tuple[int, int]] = []
        pieces = self.p.terms.pieces
        for number, piece in enumerate(pieces):
            t = ahead(pose[0], pose[1], pose[2], -half, half, piece.corners)
            if t != NONE and not piece.holds(r):
                met.append((int(t), number))
        met.sort()
        for distance, number in met:
            t = distance
            rate = self.troop.rate(pieces[number].going, files)
            if used + t < cap:
                cap = min(cap, rate) if rate > used + t else used + t
        return cap

    def fits(self, r: Rect) -> str:
        """The rule that forbids ending a move here; nothing where none does."""
        p = self.p
        if not inside(r, p.terms.width, p.terms.depth):
            return EDGE_RULE
        if not may_be_in(self.troop, r, p.terms.pieces):
            return RATE_RULE
        rule = ""
        for other in self.others:
            if not may_touch(r, other.body, KEEP):
                continue
            if not other.enemy:
                if overlap(r, other.body):
                    return FRIEND_RULE
            elif distance2(r, other.body) < NEAR_KEEP and not self.beside(r, other):
                rule = ENEMY_RULE
        return rule

    def beside(self, r: Rect, enemy: Other) -> bool:
        """21.2: an overlap position: front corner to front corner with an end file that fights friends."""
        p = self.p
        if overlap(r, enemy.body):
            return False
        last = p.get(enemy.group, FILES) - 1
        for file in (0, int(last)):
            if in_front_combat(p, enemy.group, file):
                end = p.file_rect(enemy.group, file)
                corner: i64 = 0 if file == 0 else 2
                for at in (0, 2):
                    dx = size(end.corners[corner] - r.corners[at])
                    if dx + size(end.corners[corner + 1] - r.corners[at + 1]) <= LINK:
                        return True
        return False

    def wheel(self, pose: Pose, files: i64, depth: i64, angle: i64, cap: i64) -> i64:
        """21.5: the rate that is left by the ground under a wheel; NONE where something stands in the way."""
        half: i64 = files * 800
        turn: i64 = 0
        sign: i64 = 1 if angle > 0 else -1
        while turn < size(angle) and cap != NONE:
            turn = min(turn + WHEEL_STEP, size(angle))
            x, y, h = wheeled(pose, 2 * half, sign * turn)
            cap = self.wheels_over(Rect(x, y, h, half, depth), files, cap)
        return cap

    def wheels_over(self, r: Rect, files: i64, cap: i64) -> i64:
        """The rate that is left when a wheel goes through this place; NONE where it cannot."""
        if not inside(r, self.p.terms.width, self.p.terms.depth):
            return NONE
        for other in self.others:
            if not other.passable and overlap(r, other.body):
                return NONE
        if not may_be_in(self.troop, r, self.p.terms.pieces):
            return NONE
        return min(cap, self.cap(files, r))

    def enemy_within(self, r: Rect, distance: i64) -> bool:
        """An unbroken enemy no further than that."""
        for other in self.others:
            if other.enemy and self.p.get(other.group, LEVEL) != BROKEN and within(r, other.body, distance):
                return True
        return False


def pieces_under(p: Position, r: Rect) -> list[Piece]:
    return [piece for piece in p.terms.pieces if piece.holds(r)]
