"""Chapter 16 of the rules: the geometry kit, in whole numbers.

One movement unit is 1,000. A pose is (x, y, heading) of the middle of a front edge; headings are half degrees,
clockwise, 0 looks up. Seen from a pose, u is to the right and v ahead. A polygon is a flat vec of x and y, its corners
counter-clockwise or clockwise as the function says.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cannae.games.tabletop.rules.table.sines import CS, HALF_TURN, HEADINGS, SN

MU: Final = 1000
BASE: Final = 1600  # the width of a base (16.1)
HALF_BASE: Final = 800

# 16.6: a strip is narrower by STRIP on each side; contact within TOUCH; overlap beyond OVER; KEEP from enemy; LINK from
# corner to corner. Touching never overlaps, and keeping off never touches.
STRIP: Final = 10
TOUCH: Final = 20
OVER: Final = 30
KEEP: Final = 40
LINK: Final = 100

NONE: Final = -1  # nothing ahead
Pose = tuple[i64, i64, i64]

_HALF: Final = 1 << 19


def rounded(product: i64) -> i64:
    """Off with the 2^20 of the sines, half away from zero, so that mirrored positions stay exact mirrors (16.4)."""
    return (product + _HALF) >> 20 if product >= 0 else -((_HALF - product) >> 20)


def size(value: i64) -> i64:
    """The absolute value; `abs` would make a Python integer of a compiled one."""
    return value if value >= 0 else -value


def turned(heading: i64) -> i64:
    """A heading within the full turn."""
    return heading % HEADINGS


def across(x: i64, y: i64, h: i64, u: i64, v: i64) -> tuple[i64, i64]:
    """The point u to the right and v ahead of a pose (16.4, `go`)."""
    return x + rounded(u * CS[h] + v * SN[h]), y + rounded(v * CS[h] - u * SN[h])


def moved(pose: Pose, u: i64, v: i64) -> Pose:
    """The pose carried u to the right and v ahead."""
    x, y = across(pose[0], pose[1], pose[2], u, v)
    return x, y, pose[2]


def seen(x: i64, y: i64, h: i64, px: i64, py: i64) -> tuple[i64, i64]:
    """A point as a pose sees it: u and v (16.4, `local`)."""
    dx = px - x
    dy = py - y
    return rounded(dx * CS[h] - dy * SN[h]), rounded(dx * SN[h] + dy * CS[h])


def arc(width: i64, angle: i64) -> i64:
    """The way of the outer corner in a wheel by so many half degrees."""
    return (width * size(angle) * 8726646 + 500000000) // 1000000000


def off_rear(heading: i64, rear: i64) -> i64:
    """How far a heading lies from the own rear."""
    turn = turned(heading - rear)
    return turn if turn <= HALF_TURN else HEADINGS - turn


def heading_of(sx: i64, sy: i64, rear: i64) -> i64:
    """The heading that fits a sum of directions best; between equals the one nearer to the own rear (16.4)."""
    if sx == 0 and sy == 0:
        return rear
    best: i64 = 0
    most: i64 = sy * CS[0]
    heading: i64 = 1
    while heading < HEADINGS:
        fit = sx * SN[heading] + sy * CS[heading]
        if fit > most or (fit == most and off_rear(heading, rear) < off_rear(best, rear)):
            best, most = heading, fit
        heading += 1
    return best


def no_longer_than(a: i64, b: i64) -> i64:
    """A bound that the diagonal of two lengths never passes, without a root: at most a twelfth too long."""
    return a + (b * 27 >> 6) if a > b else b + (a * 27 >> 6)


@final
@mypyc_attr(acyclic=True, free_list_len=1)  # made and dropped by the hundred for every list of moves
class Rect:
    """A rectangle by the pose of its front edge, half its width and its depth (16.5)."""

    def __init__(self, x: i64, y: i64, h: i64, w: i64, d: i64) -> None:
        self.x = x
        self.y = y
        self.h = h
        self.w = w
        self.d = d
        sn, cs = SN[h], CS[h]
        self.sn = sn
        self.cs = cs
        right_x, right_y = w * cs, -w * sn
        rear_x, rear_y = -d * sn, -d * cs
        # Front left, front right, rear right, rear left.
        self.corners: vec[i64] = vec[i64](
            [
                x + rounded(-right_x),
                y + rounded(-right_y),
                x + rounded(right_x),
                y + rounded(right_y),
                x + rounded(right_x + rear_x),
                y + rounded(right_y + rear_y),
                x + rounded(rear_x - right_x),
                y + rounded(rear_y - right_y),
            ]
        )
        # A square that surely holds it, for a quick look before the exact one.
        self.middle_x: i64 = (self.corners[0] + self.corners[4]) >> 1
        self.middle_y: i64 = (self.corners[1] + self.corners[5]) >> 1
        self.reach: i64 = w + (d >> 1) + 2
        self.radius: i64 = no_longer_than(w, d >> 1) + 4  # of a circle about the middle that holds it

    def pose(self) -> Pose:
        return self.x, self.y, self.h

    def __repr__(self) -> str:
        return f"Rect({self.x}, {self.y}, {self.h}, {self.w}, {self.d})"


def may_touch(a: Rect, b: Rect, gap: i64) -> bool:
    """False only if the two are surely further apart than the gap."""
    far = a.reach + b.reach + gap
    return size(a.middle_x - b.middle_x) <= far and size(a.middle_y - b.middle_y) <= far


def is_near(a: Rect, b: Rect, gap: i64) -> bool:
    """The same by circles, which is closer: only before an exact look, never in place of one."""
    dx = a.middle_x - b.middle_x
    dy = a.middle_y - b.middle_y
    far = a.radius + b.radius + gap
    return dx * dx + dy * dy <= far * far


def apart_from(r: Rect, polygon: vec[i64]) -> bool:
    """Whether a side of the rectangle has the whole polygon beyond it, or no more than OVER this side of it."""
    left, right, ahead_, behind = True, True, True, True
    x, y, sn, cs = r.x, r.y, r.sn, r.cs
    index: i64 = 0
    count: i64 = len(polygon)
    while index < count:
        dx = polygon[index] - x
        dy = polygon[index + 1] - y
        u = rounded(dx * cs - dy * sn)
        v = rounded(dx * sn + dy * cs)
        left = left and u <= -r.w + OVER
        right = right and u >= r.w - OVER
        ahead_ = ahead_ and v >= -OVER
        behind = behind and v <= -r.d + OVER
        if not (left or right or ahead_ or behind):
            return False
        index += 2
    return True


def overlap(a: Rect, b: Rect) -> bool:
    """16.7: whether two rectangles overlap: neither has a side that parts them."""
    return is_near(a, b, 0) and not apart_from(a, b.corners) and not apart_from(b, a.corners)


def overlaps_polygon(r: Rect, polygon: vec[i64]) -> bool:
    """16.7: whether a rectangle overlaps a convex polygon whose corners run counter-clockwise."""
    if apart_from(r, polygon):
        return False
    count: i64 = len(polygon)
    index: i64 = 0
    while index < count:
        after: i64 = index + 2 if index + 2 < count else 0
        edge_x = polygon[after] - polygon[index]
        edge_y = polygon[after + 1] - polygon[index + 1]
        outside = True
        corner: i64 = 0
        while corner < 8 and outside:
            side = edge_x * (r.corners[corner + 1] - polygon[index + 1]) - edge_y * (r.corners[corner] - polygon[index])
            outside = side <= 0
            corner += 2
        if outside:
            return False
        index += 2
    return True


def _least(r: Rect, polygon: vec[i64]) -> i64:
    """The squared distance from the rectangle to the nearest corner of the other."""
    best: i64 = 1 << 60
    x, y, sn, cs = r.x, r.y, r.sn, r.cs
    index: i64 = 0
    while index < 8:
        dx = polygon[index] - x
        dy = polygon[index + 1] - y
        u = rounded(dx * cs - dy * sn)
        v = rounded(dx * sn + dy * cs)
        du = size(u) - r.w
        if du < 0:
            du = 0
        dv = v if v > 0 else (-r.d - v if -r.d - v > 0 else 0)
        best = min(best, du * du + dv * dv)
        index += 2
    return best


def distance2(a: Rect, b: Rect) -> i64:
    """16.8: the square of the distance from edge to edge."""
    return min(_least(a, b.corners), _least(b, a.corners))


def within(a: Rect, b: Rect, distance: i64) -> bool:
    """Whether two rectangles are no further apart than the distance."""
    return is_near(a, b, distance) and distance2(a, b) <= distance * distance


def ahead(x: i64, y: i64, h: i64, lo: i64, hi: i64, polygon: vec[i64]) -> i64:
    """16.9: how far the strip from lo to hi before a pose runs until it meets a polygon; NONE where it never does."""
    lo += STRIP
    hi -= STRIP
    best: i64 = 1 << 60
    most: i64 = -(1 << 60)
    leftmost: i64 = 1 << 60
    rightmost: i64 = -(1 << 60)
    count: i64 = len(polygon)
    sn, cs = SN[h], CS[h]
    u0, v0 = seen(x, y, h, polygon[count - 2], polygon[count - 1])
    index: i64 = 0
    while index < count:
        dx = polygon[index] - x
        dy = polygon[index + 1] - y
        u1 = rounded(dx * cs - dy * sn)
        v1 = rounded(dx * sn + dy * cs)
        leftmost = min(leftmost, u1)
        rightmost = max(rightmost, u1)
        if lo <= u1 <= hi:
            best = min(best, v1)
            most = max(most, v1)
        if u0 != u1:
            low_u, low_v, high_u, high_v = (u0, v0, u1, v1) if v0 <= v1 else (u1, v1, u0, v0)
            least_u = min(u0, u1)
            greatest_u = max(u0, u1)
            border: i64 = lo
            while True:
                if least_u < border < greatest_u:
                    v = low_v + (high_v - low_v) * size(border - low_u) // size(high_u - low_u)
                    best = min(best, v)
                    most = max(most, v)
                if border == hi:
                    break
                border = hi
        u0, v0 = u1, v1
        index += 2
    if most <= TOUCH or leftmost >= hi or rightmost <= lo:
        return NONE
    return max(best, 0)


def ahead_of(pose: Pose, half_width: i64, other: Rect) -> i64:
    """How far a front of so much half width runs until it meets a rectangle."""
    return ahead_up_to(pose, half_width, other, 1 << 30)


def ahead_up_to(pose: Pose, half_width: i64, other: Rect, limit: i64) -> i64:
    """The same, where nothing beyond a limit counts: NONE for that too, or its true distance."""
    far = half_width + other.radius
    u, v = seen(pose[0], pose[1], pose[2], other.middle_x, other.middle_y)
    if size(u) > far or v < -other.radius or v - other.radius > limit:
        return NONE
    return ahead(pose[0], pose[1], pose[2], -half_width, half_width, other.corners)


def wheeled(pose: Pose, width: i64, angle: i64) -> Pose:
    """21.5: about the front corner of the inner side; to the right for a positive angle."""
    half: i64 = width >> 1
    if angle < 0:
        half = -half
    px, py = across(pose[0], pose[1], pose[2], half, 0)
    h = turned(pose[2] + angle)
    x, y = across(px, py, h, -half, 0)
    return x, y, h


def inside(r: Rect, width: i64, depth: i64) -> bool:
    """Whether a rectangle lies on the table whole."""
    x, y, far = r.middle_x, r.middle_y, r.radius
    if x >= far and y >= far and x + far <= width and y + far <= depth:
        return True
    index: i64 = 0
    while index < 8:
        x, y = r.corners[index], r.corners[index + 1]
        if x < 0 or y < 0 or x > width or y > depth:
            return False
        index += 2
    return True


def to_edge(r: Rect, h: i64, width: i64, depth: i64) -> i64:
    """How far a rectangle may go along a heading before a corner of it leaves the table."""
    sn, cs = SN[h], CS[h]
    best: i64 = 1 << 40
    index: i64 = 0
    while index < 8:
        x, y = r.corners[index], r.corners[index + 1]
        if sn > 0:
            best = min(best, ((width - x) << 20) // sn)
        elif sn < 0:
            best = min(best, (x << 20) // -sn)
        if cs > 0:
            best = min(best, ((depth - y) << 20) // cs)
        elif cs < 0:
            best = min(best, (y << 20) // -cs)
        index += 2
    return max(best - 2, 0)  # the pose it ends in is rounded
