"""Rule 21.5: a wheel, looked at every five degrees. Wheels from one place to one side share what they pass over."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from cannae.games.tabletop.rules.movement.others import Other, those_near
from cannae.games.tabletop.rules.table.formation import OPEN, Troop
from cannae.games.tabletop.rules.table.geometry import (
    NONE,
    Pose,
    Rect,
    across,
    inside,
    moved,
    no_longer_than,
    overlap,
    size,
    wheeled,
)
from cannae.games.tabletop.rules.table.ground import Piece, forbids
from cannae.games.tabletop.state import Terms

WHEEL_STEP: Final = 10
NO_GROUND: Final[list[Piece]] = []


@final
class Sweep:
    """One group wheeling to one side, alone or in its place in a line: what the ground leaves of its rate."""

    def __init__(
        self,
        terms: Terms,
        troop: Troop,
        others: list[Other],
        slowing: list[Piece],
        pose: Pose,
        half: i64,
        sign: i64,
        r: Rect,
        files: i64,
        u: i64,
        v: i64,
    ) -> None:
        """`pose` and `half` are of the whole front that wheels, `r` of the group in it: u to the right and v ahead."""
        self.terms = terms
        self.troop = troop
        self.pose = pose
        self.half = half
        self.sign = sign
        self.r = r
        self.files = files
        self.u = u
        self.v = v
        x, y = across(pose[0], pose[1], pose[2], sign * half, 0)
        far = no_longer_than(size(r.middle_x - x), size(r.middle_y - y)) + r.radius + 4
        self.near = those_near(others, x, y, far)
        self.ground = NO_GROUND
        for piece in slowing:
            if piece.left - far <= x <= piece.right + far and piece.low - far <= y <= piece.high + far:
                self.ground = self.ground + [piece]
        on_table = x >= far and y >= far and x + far <= terms.width and y + far <= terms.depth
        self.is_free = on_table and not self.near and not self.ground
        self.caps: vec[i64] = vec[i64]([troop.rate(OPEN, files)])  # after so many steps of five degrees

    def cap(self, angle: i64) -> i64:
        """The rate that is left by what lies under a wheel; NONE where something stands in the way."""
        if self.is_free:
            return self.caps[0]
        whole = angle // WHEEL_STEP
        known: i64 = len(self.caps)
        while known <= whole:
            self.caps = append(self.caps, self.passes(known * WHEEL_STEP, self.caps[known - 1]))
            known += 1
        return self.passes(angle, self.caps[whole]) if angle % WHEEL_STEP else self.caps[whole]

    def passes(self, turn: i64, cap: i64) -> i64:
        """What is left when it goes through this place too."""
        if cap == NONE:
            return NONE
        x, y, h = moved(wheeled(self.pose, 2 * self.half, self.sign * turn), self.u, self.v)
        r = Rect(x, y, h, self.r.w, self.r.d)
        if not inside(r, self.terms.width, self.terms.depth):
            return NONE
        for other in self.near:
            if not other.passable and overlap(r, other.body):
                return NONE
        for piece in self.ground:
            if piece.holds(r):
                if forbids(self.troop, piece):
                    return NONE
                cap = min(cap, max(self.troop.rate(piece.going, self.files), 0))
        return cap
