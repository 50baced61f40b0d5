"""Small plots as SVG: shares with intervals, a matrix, a histogram, bars, a line over time.

Written by hand because five shapes are all a report needs: a plotting library would bring megabytes of script into
every page. What a mark shows stands in its `data-tip`, which the page shows on hover, and in the table below the plot,
which is what screen readers read; so a plot itself is one picture with a name.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

WIDTH = 680
LABELS = 190  # room for the names at the left
MOST_LABELS = 350  # where they are long
LETTER = 7.2  # the width of one, on the average
ROW = 26
TOP = 10


@dataclass(frozen=True)
class Mark:
    """A value with its interval, where it has one."""

    label: str
    value: float
    low: float | None
    high: float | None
    tip: str
    strong: bool = True


def picture(title: str, height: float, parts: Sequence[str]) -> str:
    inside = "".join(parts)
    return f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(title)}">{inside}</svg>'


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
    (190, True, True)
    """
    longest = max((len(label) for label in labels), default=0)
    return min(MOST_LABELS, max(LABELS, LETTER * longest + 14))


def named(words: str, room: float, y: float) -> str:
    """A name at the left, cut where even the widest room is too small."""
    return text(room - 12, y, shortened(words, int((room - 14) / LETTER)), "label", "end")


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


def whiskers(title: str, marks: Sequence[Mark], middle: float | None, number: str = "{:.0%}", point: str = ".") -> str:
    """Each value as a dot on its interval, one below the other; `middle` is where nothing is said, `point` what stands
    before decimals."""
    room = room_for([mark.label for mark in marks])
    ends = [end for mark in marks for end in (mark.low, mark.high, mark.value, middle) if end is not None]
    low, high = min(ends), max(ends)
    pad = 0.04 * (high - low) or 0.05
    low, high = low - pad, high + pad

    def place(value: float) -> float:
        return room + (value - low) / (high - low) * (WIDTH - room - 20)

    def written(value: float) -> str:
        return number.format(value).replace("-", "−").replace(".", point) if value else number.format(0.0).lstrip("+")

    bottom = TOP + ROW * len(marks)
    parts = []
    for step in round_steps(low, high):
        parts += [line(place(step), TOP, place(step), bottom, "grid")]
        parts += [text(place(step), bottom + 18, written(step), "axis", "middle")]
    if middle is not None:
        parts.append(line(place(middle), TOP, place(middle), bottom, "middle"))
    for at, mark in enumerate(marks):
        y = TOP + ROW * (at + 0.5)
        inside = f'<rect x="0" y="{y - ROW / 2:.1f}" width="{WIDTH}" height="{ROW}" class="reach"/>'
        inside += named(mark.label, room, y + 4)
        if mark.low is not None and mark.high is not None:
            inside += line(place(mark.low), y, place(mark.high), y, "whisker" if mark.strong else "whisker faint")
        inside += dot(place(mark.value), y, 5, mark.strong)
        parts.append(tipped(mark.tip, inside))
    return picture(title, bottom + 28, parts)


def matrix(title: str, names: Sequence[str], cells: Sequence[Sequence[tuple[float, str] | None]]) -> str:
    """Row against column: the share of the row, blue where it is above a half, red where it is below."""
    count = len(names)
    room = min(room_for(names), WIDTH / 2.5)
    side = min(96.0, (WIDTH - room) / count)
    parts = []
    for at, name in enumerate(names):
        most = max(4, int((side - 6) / LETTER))
        parts.append(text(room + side * (at + 0.5), TOP + 12, shortened(name, most), "label", "middle"))
    top = TOP + 22
    high = min(side, 56.0)
    for row, name in enumerate(names):
        y = top + high * row
        parts.append(named(name, room, y + high / 2 + 4))
        for column, cell in enumerate(cells[row]):
            x = room + side * column
            box = f'<rect x="{x + 1:.1f}" y="{y + 1:.1f}" width="{side - 2:.1f}" height="{high - 2:.1f}" rx="4"'
            if cell is None:
                parts.append(f'{box} class="none"/>')
                continue
            share, tip = cell
            kind = "above" if share >= 0.5 else "below"
            depth = min(1.0, abs(share - 0.5) * 1.7)
            inside = f'{box} class="cell"/>{box} class="{kind}" style="opacity:{depth:.2f}"/>'
            inside += text(x + side / 2, y + high / 2 + 4, f"{100 * share:.0f}", "number", "middle")
            parts.append(tipped(tip, inside))
    return picture(title, top + high * count + 6, parts)


def histogram(title: str, bars: Sequence[tuple[str, float, str]], axis: str) -> str:
    """Columns side by side: what each is of, its height, its tip."""
    height, bottom = 180.0, 200.0
    most = max((value for _, value, _ in bars), default=1) or 1
    wide = (WIDTH - 70) / max(len(bars), 1)
    every = max(1, round(len(bars) / 14))
    parts = [line(50, bottom, WIDTH - 20, bottom, "base")]
    for step in round_steps(0, most):
        y = bottom - height * step / most * 0.95
        parts += [line(50, y, WIDTH - 20, y, "grid"), text(44, y + 4, f"{step:g}", "axis", "end")]
    for at, (label, value, tip) in enumerate(bars):
        x, tall = 50 + wide * at, 0.95 * height * value / most
        inside = f'<rect x="{x:.1f}" y="{TOP}" width="{wide:.1f}" height="{bottom - TOP}" class="reach"/>'
        box = f'x="{x + 1:.1f}" y="{bottom - tall:.1f}" width="{max(wide - 2, 1):.1f}" height="{tall:.1f}"'
        inside += f'<rect {box} class="bar"/>'
        parts.append(tipped(tip, inside))
        if at % every == 0:
            parts.append(text(x + wide / 2, bottom + 18, label, "axis", "middle"))
    parts.append(text(WIDTH / 2, bottom + 36, axis, "axis", "middle"))
    return picture(title, bottom + 44, parts)


def bars(title: str, rows: Sequence[tuple[str, float, str]]) -> str:
    """Bars below each other: name, length, tip."""
    most = max((value for _, value, _ in rows), default=1) or 1
    room = room_for([label for label, _, _ in rows])
    parts = []
    for at, (label, value, tip) in enumerate(rows):
        y, long = TOP + ROW * at, (WIDTH - room - 70) * value / most
        inside = named(label, room, y + 17)
        inside += f'<rect x="{room:g}" y="{y + 4}" width="{max(long, 1):.1f}" height="{ROW - 8}" rx="2" class="bar"/>'
        inside += text(room + long + 8, y + 17, f"{value:g}", "axis")
        parts.append(tipped(tip, inside))
    return picture(title, TOP + ROW * len(rows) + 8, parts)


def curve(title: str, points: Sequence[tuple[float, str]], turning: Sequence[int], low: str, high: str) -> str:
    """A share from 0 to 1 over the steps of a game; `turning` are the points to be noticed."""
    top, bottom, left, right = 20.0, 220.0, 50.0, WIDTH - 20.0

    def place(at: int) -> tuple[float, float]:
        return left + (right - left) * at / max(len(points) - 1, 1), bottom - (bottom - top) * points[at][0]

    parts = [
        line(left, y, right, y, "middle" if share == 0.5 else "grid")
        + text(left - 6, y + 4, f"{share:.0%}", "axis", "end")
        for share in (0, 0.25, 0.5, 0.75, 1)
        for y in [bottom - (bottom - top) * share]
    ]
    parts += [text(right, top - 6, high, "axis", "end"), text(right, bottom + 16, low, "axis", "end")]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in map(place, range(len(points))))
    parts.append(f'<polyline points="{path}" class="curve"/>')
    wide = (right - left) / max(len(points) - 1, 1)
    for at, (_, tip) in enumerate(points):
        x, y = place(at)
        inside = f'<rect x="{x - wide / 2:.1f}" y="{top}" width="{wide:.1f}" height="{bottom - top}" class="reach"/>'
        inside += dot(x, y, 5 if at in turning else 2, at in turning)
        parts.append(tipped(tip, inside))
    return picture(title, bottom + 26, parts)
