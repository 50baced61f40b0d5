"""What stands in the way of a group, and how far it gets straight ahead (rules 21.2, 21.3, 21.14 and 21.17)."""

from typing import Final, final

from mypy_extensions import i64

from cannae.games.tabletop.rules.combat.contact import in_front_combat
from cannae.games.tabletop.rules.movement.others import Other, any_within
from cannae.games.tabletop.rules.movement.wheels import Sweep
from cannae.games.tabletop.rules.table.formation import OPEN
from cannae.games.tabletop.rules.table.geometry import (
    KEEP,
    LINK,
    NONE,
    Pose,
    Rect,
    ahead_up_to,
    distance2,
    inside,
    is_near,
    overlap,
    size,
    to_edge,
)
from cannae.games.tabletop.rules.table.ground import Piece, forbids, worst_rate
from cannae.games.tabletop.state import BROKEN, FILES, LEVEL, Position, side_of

NEAR_KEEP: Final = (KEEP - 4) * (KEEP - 4)  # poses are rounded

RATE_RULE: Final = "21.3"
EDGE_RULE: Final = "21.17"
FRIEND_RULE: Final = "21.14"
ENEMY_RULE: Final = "21.2"


@final
class Around:
    """Everything on the table that a group may meet."""

    def __init__(self, p: Position, group: i64, together: list[int] | None = None) -> None:
        """`together` are the groups that move with it, and so are never in its way."""
        self.p = p
        self.group = group
        self.side = side_of(group)
        self.troop = p.troop(group)
        self.others: list[Other] = []
        self.watchers: list[Other] = []  # unbroken enemies
        for other in p.on_table(self.side) + p.on_table(1 - self.side):
            if other != group and (together is None or other not in together):
                enemy = side_of(other) != self.side
                passable = not enemy and (self.troop.passed_by_all or p.troop(other).passed_by_all)
                watches = enemy and p.get(other, LEVEL) != BROKEN
                if not p.is_stepped(other):
                    self.add(Other(other, p.rect(other), enemy, passable), watches)
                else:
                    for body in p.bodies(other):
                        self.add(Other(other, body, enemy, passable), watches)
        self.slowing: list[Piece] = [piece for piece in p.terms.pieces if piece.going != OPEN]
        self.own_sweeps: list[Sweep | None] = [None, None]
        self.closed: list[Piece] = [piece for piece in self.slowing if forbids(self.troop, piece)]

    def add(self, other: Other, watches: bool) -> None:
        self.others.append(other)
        if watches:
            self.watchers.append(other)

    def cap(self, files: i64, r: Rect) -> i64:
        return worst_rate(self.troop, files, r, self.slowing)

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
            t = ahead_up_to(pose, half, other.body, cap - used + KEEP)
            if t != NONE:
                cap = min(cap, used + (max(t - KEEP, 0) if other.enemy else t))
        return cap

    def run_over_pieces(self, pose: Pose, half: i64, files: i64, r: Rect, used: i64, cap: i64) -> i64:
        """The part of it that the ground decides. Open pieces slow nobody (18.1), nor cut what a die has added."""
        pieces = self.slowing
        if not pieces:
            return cap
        met: list[tuple[int, int]] = []
        for number, piece in enumerate(pieces):
            t = piece.ahead_of(pose, half, cap - used)
            if t != NONE and used + t < cap and not piece.holds(r):
                met.append((int(t), number))
        met.sort()
        for distance, number in met:
            t = distance
            rate = self.troop.rate(pieces[number].going, files)
            if used + t < cap:
                cap = min(cap, rate) if rate > used + t else used + t
        return cap

    def sweep(self, pose: Pose, half: i64, sign: i64, r: Rect, files: i64, u: i64 = 0, v: i64 = 0) -> Sweep:
        """21.5: its wheels from a place to one side."""
        return Sweep(self.p.terms, self.troop, self.others, self.slowing, pose, half, sign, r, files, u, v)

    def own_sweep(self, sign: i64) -> Sweep:
        """Those from where it stands."""
        at: i64 = 0 if sign > 0 else 1
        known = self.own_sweeps[at]
        if known is None:
            r = self.p.rect(self.group)
            known = self.sweep(r.pose(), r.w, sign, r, self.p.get(self.group, FILES))
            self.own_sweeps[at] = known
        return known

    def fits(self, r: Rect) -> str:
        """The rule that forbids ending a move here; nothing where none does."""
        return self.fits_among(r, self.others)

    def fits_among(self, r: Rect, others: list[Other]) -> str:
        """As `fits`, where only these can be near."""
        if not inside(r, self.p.terms.width, self.p.terms.depth):
            return EDGE_RULE
        for piece in self.closed:
            if piece.holds(r):
                return RATE_RULE
        rule = ""
        for other in others:
            if not is_near(r, other.body, KEEP):
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

    def enemy_within(self, r: Rect, distance: i64) -> bool:
        """Whether an unbroken enemy is no further away than that."""
        return any_within(r, self.watchers, distance)
