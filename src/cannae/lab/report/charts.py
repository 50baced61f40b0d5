"""Small plots as SVG: shares with intervals, a matrix, a histogram, bars, a line over time.

Written by hand because five shapes are all a report needs: a plotting library would bring megabytes of script into
every page. What a mark shows stands in its `data-tip`, which the page shows on hover, and in the table below the plot,
which is what screen readers read; so a plot itself is one picture with a name.

Every plot is drawn twice, for a desk and for a phone, and the page shows the one that fits: on a phone names stand
above their marks, so that nothing is cut off and nothing shrinks.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

DESK, PHONE = 600.0, 340.0
LABELS = 170  # room for the names at the left
MOST_LABELS = 300  # where they are long
LETTER = 7.9  # the width of one, in a wide face
ROW = 26
LOW_ROW = 42  # with the name above the mark
TOP = 10
PERCENT = "{:.0%}"
NARROWEST = 0.05  # of a share, shown at least to either side of what says nothing
SIN = COS = 0.7071  # names above a matrix stand at half a right angle where they are too long for their column


@dataclass(frozen=True)
class Mark:
    """A value with its interval, where it has one."""

    label: str
    value: float
    low: float | None
    high: float | None
    tip: str
    strong: bool = True


def drawn_twice(draw: Callable[[float], str]) -> str:
    """For a desk and for a phone; the page hides one of them, from everybody."""
    return f'<div class="desk">{draw(DESK)}</div><div class="phone">{draw(PHONE)}</div>'


def picture(title: str, width: float, height: float, parts: Sequence[str]) -> str:
    inside = "".join(parts)
    return f'<svg viewBox="0 0 {width:g} {height:g}" role="img" aria-label="{escape(title)}">{inside}</svg>'


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def dot(x: float, y: float, radius: float, strong: bool) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" class="{"dot" if strong else "dot faint"}"/>'


def tipped(tip: str, inside: str) -> str:
    return f'<g class="mark" data-tip="{escape(tip)}">{inside}</g>'


def shortened(words: str, most: int) -> str:
    return words if len(words) <= most else words[: most - 1] + "…"


def room_for(labels: Sequence[str]) -> float:
    """The width that the names at the left get.

    >>> room_for(["red"]), room_for(["x" * 30]) > LABELS, room_for(["x" * 300]) == MOST_LABELS
    (170, True, True)
    """
    longest = max((len(label) for label in labels), default=0)
    return min(MOST_LABELS, max(LABELS, LETTER * longest + 14))


def named(words: str, room: float, y: float) -> str:
    """A name at the left, cut where even the widest room is too small."""
    return text(room - 12, y, shortened(words, int((room - 14) / LETTER)), "label", "end")


@dataclass(frozen=True)
class Rows:
    """Rows with a name each: beside what is drawn, or above it where the room is small or a name long."""

    width: float
    room: float  # what is drawn begins here
    high: float

    @classmethod
    def of(cls, width: float, labels: Sequence[str]) -> "Rows":
        above = width < DESK or LETTER * max(map(len, labels), default=0) + 14 > MOST_LABELS
        return cls(width, 12, LOW_ROW) if above else cls(width, room_for(labels), ROW)

    def middle(self, at: int) -> float:
        """The height at which row number `at` is drawn."""
        return TOP + self.high * (at + 1) - ROW / 2

    def name(self, words: str, at: int) -> str:
        if self.high == ROW:
            return named(words, self.room, self.middle(at) + 4)
        return text(2, self.middle(at) - 13, shortened(words, int(self.width / LETTER)), "label")

    def reach(self, at: int) -> str:
        """Where the pointer finds the row."""
        box = f'x="0" y="{TOP + self.high * at:.1f}" width="{self.width:g}" height="{self.high}"'
        return f'<rect {box} rx="4" class="reach"/>'

    def end(self, count: int) -> float:
        return TOP + self.high * count


def round_steps(low: float, high: float) -> list[float]:
    """A handful of round numbers from `low` to `high`.

    >>> round_steps(0, 1)
    [0.0, 0.2, 0.4, 0.6, 0.8, 1.0]
    >>> round_steps(-40, 1200)
    [0.0, 250.0, 500.0, 750.0, 1000.0]
    """
    span = max(high - low, 1e-9)
    power = 10.0
    while power > span / 4:
        power /= 10
    while power * 10 <= span / 4:
        power *= 10
    step = next(power * factor for factor in (1, 2, 2.5, 5, 10) if power * factor >= span / 6)
    first = int(low // step) + (low % step > 1e-12)
    count = int((high - first * step) / step + 1e-9) + 1
    return [round((first + at) * step, 10) for at in range(count)]


def whiskers(title: str, marks: Sequence[Mark], middle: float | None, number: str = PERCENT, point: str = ".") -> str:
    """Each value as a dot on its interval, one below the other; `middle` is where nothing is said, `point` what stands
    before decimals."""
    ends = [end for mark in marks for end in (mark.low, mark.high, mark.value, middle) if end is not None]
    if number == PERCENT and middle is not None:  # closer up, a hair would look like a difference
        ends += [middle - NARROWEST, middle + NARROWEST]
    low, high = min(ends), max(ends)
    pad = 0.04 * (high - low) or 0.05
    low, high = low - pad, high + pad

    def written(value: float) -> str:
        text = number.format(value).replace("-", "−").replace(".", point) if value else number.format(0.0).lstrip("+")
        return text.replace("%", " %")

    def draw(width: float) -> str:
        rows = Rows.of(width, [mark.label for mark in marks])

        def place(value: float) -> float:
            return rows.room + (value - low) / (high - low) * (width - rows.room - 20)

        bottom = rows.end(len(marks))
        steps = round_steps(low, high)
        every = 1 + (len(steps) > 6 and width < DESK)
        parts = []
        for step in steps[::every]:
            parts += [line(place(step), TOP, place(step), bottom, "grid")]
            parts += [text(place(step), bottom + 18, written(step), "axis", "middle")]
        if middle is not None:
            parts.append(line(place(middle), TOP, place(middle), bottom, "middle"))
        for at, mark in enumerate(marks):
            y = rows.middle(at)
            inside = rows.reach(at) + rows.name(mark.label, at)
            if mark.low is not None and mark.high is not None:
                inside += line(place(mark.low), y, place(mark.high), y, "whisker" if mark.strong else "whisker faint")
            parts.append(tipped(mark.tip, inside + dot(place(mark.value), y, 5, mark.strong)))
        return picture(title, width, bottom + 28, parts)

    return drawn_twice(draw)


def matrix(title: str, names: Sequence[str], cells: Sequence[Sequence[tuple[float, str] | None]]) -> str:
    """Row against column: the share of the row, blue where it is above a half, red where it is below."""
    count = len(names)
    whole = LETTER * max((len(name) for name in names), default=0)

    def draw(width: float) -> str:
        longest = min(whole, 0.28 * width)
        most = int(longest / LETTER)
        room = longest + 16
        side = min(96.0, (width - room) / count)
        slanted = whole > side - 6
        if slanted:  # the last name leans out over the right edge
            side = min(96.0, max(16.0, (width - room - longest * COS - 12) / (count - 0.5)))
        top = TOP + (longest * SIN + 14 if slanted else 22)
        high = max(26.0, min(side, 52.0))
        parts = []
        for at, name in enumerate(names):
            x = room + side * (at + 0.5)
            if slanted:
                leaning = text(0, 0, shortened(name, most), "label")
                parts.append(f'<g transform="translate({x + 4:.1f} {top - 6:.1f}) rotate(-45)">{leaning}</g>')
            else:
                parts.append(text(x, TOP + 12, name, "label", "middle"))
        for row, name in enumerate(names):
            y = top + high * row
            parts.append(text(room - 8, y + high / 2 + 4, shortened(name, most), "label", "end"))
            for column, cell in enumerate(cells[row]):
                x = room + side * column
                box = f'<rect x="{x + 1:.1f}" y="{y + 1:.1f}" width="{side - 2:.1f}" height="{high - 2:.1f}" rx="4"'
                parts.append(cell_text(box, x + side / 2, y + high / 2 + 4, cell, side < 26))
        return picture(title, width, top + high * count + 6, parts)

    return drawn_twice(draw)


def cell_text(box: str, x: float, y: float, cell: tuple[float, str] | None, small: bool) -> str:
    if cell is None:
        return f'{box} class="none"/>'
    share, tip = cell
    kind = "above" if share >= 0.5 else "below"
    depth = min(1.0, abs(share - 0.5) * 1.7)
    inside = f'{box} class="cell"/>{box} class="{kind}" style="opacity:{depth:.2f}"/>'
    return tipped(tip, inside + text(x, y, f"{100 * share:.0f}", "small" if small else "number", "middle"))


def histogram(title: str, bars: Sequence[tuple[str, float, str]], axis: str) -> str:
    """Columns side by side: what each is of, its height, its tip."""
    height, bottom, left = 180.0, 200.0, 42.0
    most = max((value for _, value, _ in bars), default=1) or 1

    def draw(width: float) -> str:
        wide = (width - left - 10) / max(len(bars), 1)
        every = max(1, round(len(bars) * 40 / (width - left)))
        parts = [line(left, bottom, width - 10, bottom, "base")]
        for step in round_steps(0, most):
            if step % 1:  # what is counted has no halves
                continue
            y = bottom - height * step / most * 0.95
            parts += [line(left, y, width - 10, y, "grid"), text(left - 6, y + 4, f"{step:g}", "axis", "end")]
        for at, (label, value, tip) in enumerate(bars):
            x, tall = left + wide * at, 0.95 * height * value / most
            inside = f'<rect x="{x:.1f}" y="{TOP}" width="{wide:.1f}" height="{bottom - TOP}" class="reach"/>'
            box = f'x="{x + 1:.1f}" y="{bottom - tall:.1f}" width="{max(wide - 2, 1):.1f}" height="{tall:.1f}"'
            parts.append(tipped(tip, inside + f'<rect {box} rx="2" class="bar"/>'))
            if at % every == 0:
                parts.append(text(x + wide / 2, bottom + 18, label, "axis", "middle"))
        parts.append(text((left + width) / 2, bottom + 36, axis, "axis", "middle"))
        return picture(title, width, bottom + 44, parts)

    return drawn_twice(draw)


def bars(title: str, given: Sequence[tuple[str, float, str]]) -> str:
    """Bars below each other: name, length, tip."""
    most = max((value for _, value, _ in given), default=1) or 1

    def draw(width: float) -> str:
        rows = Rows.of(width, [label for label, _, _ in given])
        parts = []
        for at, (label, value, tip) in enumerate(given):
            y, long = rows.middle(at), (width - rows.room - 60) * value / most
            box = f'x="{rows.room:g}" y="{y - 8:.1f}" width="{max(long, 1):.1f}" height="16"'
            inside = rows.reach(at) + rows.name(label, at) + f'<rect {box} rx="3" class="bar"/>'
            parts.append(tipped(tip, inside + text(rows.room + long + 8, y + 4, f"{value:g}", "axis")))
        return picture(title, width, rows.end(len(given)) + 8, parts)

    return drawn_twice(draw)


def farther_at_left(values: Sequence[float], worth: float) -> bool:
    """Whether a curve leaves more room beside a value where it begins than where it ends.

    >>> farther_at_left([0.1, 0.1, 0.5, 0.9], 0.0), farther_at_left([0.5, 0.5, 0.5, 0.5], 0.0)
    (False, True)
    """
    part = max(1, len(values) // 3)
    first, last = (min(abs(value - worth) for value in some) for some in (values[:part], values[-part:]))
    return first >= last


def curve(
    title: str, points: Sequence[tuple[float, str]], turning: Sequence[int], low: str, high: str, axis: str
) -> str:
    """A share from 0 to 1 over the steps of a game; `turning` are the points to be noticed."""
    top, bottom, left = 20.0, 220.0, 50.0

    def draw(width: float) -> str:
        right = width - 14

        def place(at: int) -> tuple[float, float]:
            return left + (right - left) * at / max(len(points) - 1, 1), bottom - (bottom - top) * points[at][0]

        middle = (top + bottom) / 2
        box = f'x="{left:g}" width="{right - left:g}" height="{middle - top:g}"'
        parts = [f'<rect {box} y="{top:g}" class="redder"/><rect {box} y="{middle:g}" class="bluer"/>']
        parts += [
            line(left, y, right, y, "middle" if share == 0.5 else "grid")
            + text(left - 6, y + 4, f"{share:.0%}".replace("%", " %"), "axis", "end")
            for share in (0, 0.25, 0.5, 0.75, 1)
            for y in [bottom - (bottom - top) * share]
        ]
        for words, y, worth in ((high, top + 16, 1.0), (low, bottom - 8, 0.0)):
            at_left = farther_at_left([value for value, _ in points], worth)
            parts.append(text(left + 6 if at_left else right - 6, y, words, "axis", "start" if at_left else "end"))
        for step in round_steps(0, max(len(points) - 1, 1)):
            if step % 1 == 0:
                parts.append(
                    text(place(min(int(step), len(points) - 1))[0], bottom + 18, f"{step:g}", "axis", "middle")
                )
        parts.append(text((left + right) / 2, bottom + 36, axis, "axis", "middle"))
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in map(place, range(len(points))))
        parts.append(f'<polyline points="{path}" class="curve"/>')
        wide = (right - left) / max(len(points) - 1, 1)
        for at, (_, tip) in enumerate(points):
            x, y = place(at)
            reach = f'x="{x - wide / 2:.1f}" y="{top}" width="{wide:.1f}" height="{bottom - top}"'
            inside = f'<rect {reach} class="reach"/>' + dot(x, y, 5 if at in turning else 2, at in turning)
            parts.append(tipped(tip, inside))
        return picture(title, width, bottom + 44, parts)

    return drawn_twice(draw)
