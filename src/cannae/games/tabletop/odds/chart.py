"""Results as pictures. The SVG is written here, shape by shape; PNG is the same SVG put through resvg."""

from collections.abc import Sequence
from fractions import Fraction
from html import escape
from textwrap import wrap

from cannae.core.contract import UserError
from cannae.games.tabletop.odds.report import Scribe
from cannae.games.tabletop.odds.results import Chain, Combat, Moment, Trial
from cannae.games.tabletop.rules.sheet.morale import must_test_when_shot

WIDTH = 900
LEFT, RIGHT = 60, 840
INK, FAINT, PAPER = "#26221d", "#6f675c", "#fbf8f1"
RED, BLUE, GREY, DARK = "#b23a48", "#2f639f", "#cfc7b8", "#54455f"
RED_PALE, BLUE_PALE = "#e3b3b6", "#aec4de"
FONT = "'DejaVu Sans', Verdana, 'Segoe UI', Arial, sans-serif"

Chance = float | Fraction


class Canvas:
    """A growing picture: shapes are added from the top down, the height is what they needed."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.shapes: list[str] = []
        self.height = 0

    def text(
        self, x: float, y: float, words: str, size: int = 14, anchor: str = "start", fill: str = INK, bold: bool = False
    ) -> None:
        weight = ' font-weight="bold"' if bold else ""
        at = f'x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}" fill="{fill}"{weight}'
        self.shapes.append(f"<text {at}>{escape(words)}</text>")
        self.height = max(self.height, int(y) + size)

    def box(self, x: float, y: float, width: float, height: float, fill: str) -> None:
        if width > 0 and height > 0:
            at = f'x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" fill="{fill}"'
            self.shapes.append(f"<rect {at}/>")
        self.height = max(self.height, int(y + height))

    def line(self, x1: float, y1: float, x2: float, y2: float, stroke: str = FAINT, dash: str = "") -> None:
        dashed = f' stroke-dasharray="{dash}"' if dash else ""
        at = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{stroke}"{dashed}'
        self.shapes.append(f"<line {at}/>")

    def svg(self) -> str:
        height = self.height + 24
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
            f'font-family="{escape(FONT)}" role="img">'
        )
        paper = f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>'
        return "\n".join([head, f"<title>{escape(self.title)}</title>", paper, *self.shapes, "</svg>"]) + "\n"


def draw(result: Combat | Chain | Trial, scribe: Scribe) -> str:
    """The picture of a result, as SVG."""
    if isinstance(result, Chain):
        return _chain(result, scribe)
    if isinstance(result, Trial):
        return _trial(result, scribe)
    return _volley(result, scribe) if result.situation.phase == "shooting" else _combat(result, scribe)


def to_png(svg: str) -> bytes:
    """The same picture in pixels, twice as fine as on the screen."""
    try:
        from resvg_py import svg_to_bytes
    except ImportError:
        raise UserError("tabletop-chart-no-png") from None
    return bytes(svg_to_bytes(svg_string=svg, zoom=2))


# -- The kinds of picture -----------------------------------------------------------------------------------


def _combat(result: Combat, scribe: Scribe) -> str:
    say = scribe.say
    phase = say(f"tabletop-phase-{result.situation.phase}")
    canvas, y = _heading(phase, result, scribe)
    keys = (("win", RED), ("draw", GREY), ("lose", BLUE))
    parts = [(say(f"tabletop-report-{key}"), result.exact[key], colour) for key, colour in keys]
    y = _stack(canvas, y, parts, scribe)
    bars = [
        (
            f"{margin:+d}".replace("-", "−") if margin else "0",
            chance,
            RED if margin > 0 else BLUE if margin < 0 else GREY,
        )
        for margin, chance in result.margins.items()
    ]
    y = _columns(canvas, y + 26, bars, say("tabletop-chart-hits"), scribe)
    _footer(canvas, y, scribe.assumptions(result.assumptions))
    return canvas.svg()


def _volley(result: Combat, scribe: Scribe) -> str:
    say = scribe.say
    canvas, y = _heading(say("tabletop-phase-shooting"), result, scribe)
    target = result.b
    by_artillery = result.a.group.shooting == "artillery"
    bars = []
    for hits, chance in enumerate(result.sides[0].hits):
        tests = must_test_when_shot(hits, target.bases, by_artillery)
        bars.append((str(hits), chance, RED if tests else GREY))
    y = _columns(canvas, y + 10, bars, say("tabletop-chart-volley"), scribe)
    tested = f"B {say('tabletop-report-tests')}: {scribe.percent(result.sides[1].tests)}"
    fallen = f"B {say('tabletop-report-base')}: {scribe.percent(1 - result.sides[1].lost[0])}"
    y = _legend(canvas, y, [(tested, RED), (fallen, PAPER)])
    _footer(canvas, y + 16, scribe.assumptions(result.assumptions))
    return canvas.svg()


def _chain(result: Chain, scribe: Scribe) -> str:
    say = scribe.say
    canvas, y = _heading(say("tabletop-chart-chain"), result.first, scribe)
    moments = result.moments[1:]  # the start says nothing
    names = [
        (say("tabletop-chart-a-prevails"), RED),
        (say("tabletop-report-fighting"), GREY),
        (say("tabletop-chart-b-prevails"), BLUE),
    ]
    if float(moments[-1].both_broken) >= 0.0005:
        names.insert(1, (say("tabletop-report-both-broken"), DARK))
    y = _legend(canvas, y + 8, names)
    top, height = y + 14, 300
    for step in range(5):
        level = top + height * step / 4
        canvas.line(LEFT, level, RIGHT, level, GREY)
        canvas.text(LEFT - 8, level + 4, f"{100 - 25 * step} %", 11, "end", FAINT)
    room = (RIGHT - LEFT) / len(moments)
    for place, moment in enumerate(moments):
        _moment(canvas, LEFT + place * room, room, top, height, moment, scribe)
    canvas.text((LEFT + RIGHT) / 2, top + height + 40, say("tabletop-chart-rounds"), 13, "middle", FAINT)
    _footer(canvas, top + height + 68, scribe.assumptions(result.assumptions))
    return canvas.svg()


def _moment(canvas: Canvas, x: float, room: float, top: float, height: float, moment: Moment, scribe: Scribe) -> None:
    """One column, from the bottom: A has broken B, both have broken, neither, B has broken A."""
    both = float(moment.both_broken)
    shares = [
        (float(moment.b_broken) - both, RED, "#ffffff"),
        (both, DARK, "#ffffff"),
        (float(moment.fighting), GREY, INK),
        (float(moment.a_broken) - both, BLUE, "#ffffff"),
    ]
    gap = min(10.0, room * 0.15)
    floor = top + height
    size = 11 if room >= 50 else 8
    for share, fill, ink in shares:
        tall = height * share
        canvas.box(x + gap, floor - tall, room - 2 * gap, tall, fill)
        if tall >= size + 4 and room - 2 * gap >= 3.2 * size:
            canvas.text(x + room / 2, floor - tall / 2 + size / 3, scribe.percent(share, 0), size, "middle", ink)
        floor -= tall
    name = moment.name
    label = str(moment.round) if name == "melee" else scribe.say(f"tabletop-chart-{name}")
    canvas.text(x + room / 2, top + height + 18, label, 12 if room >= 50 else 9, "middle")


def _trial(result: Trial, scribe: Scribe) -> str:
    say = scribe.say
    title = say(f"tabletop-trial-{result.name}", group=scribe.group(result.side))
    canvas = Canvas(title)
    canvas.text(LEFT, 44, title, 19, bold=True)
    colours = [GREY, BLUE_PALE, BLUE, DARK, RED_PALE, RED]
    shares = [(name, chance) for name, chance in result.outcomes.items() if name != "breaks"]
    parts = [(scribe.outcome(name), chance, colours[place % 6]) for place, (name, chance) in enumerate(shares)]
    y = _stack(canvas, 70, parts, scribe)
    _footer(canvas, y + 16, scribe.trial_assumptions(result))
    return canvas.svg()


# -- Their parts --------------------------------------------------------------------------------------------


def _heading(kind: str, result: Combat, scribe: Scribe) -> tuple[Canvas, float]:
    names = [scribe.group(result.a), scribe.group(result.b)]
    canvas = Canvas(f"{kind}: {names[0]} – {names[1]}")
    canvas.text(LEFT, 44, kind, 20, bold=True)
    y = 74.0
    for letter, name, colour in zip("AB", names, (RED, BLUE), strict=True):
        canvas.box(LEFT, y - 12, 14, 14, colour)
        canvas.text(LEFT + 22, y, f"{letter}  {name}", 14)
        y += 24
    return canvas, y


def _stack(canvas: Canvas, y: float, parts: Sequence[tuple[str, Chance, str]], scribe: Scribe) -> float:
    """One bar cut in shares, and below it what each is."""
    x = float(LEFT)
    for _, chance, colour in parts:
        share = (RIGHT - LEFT) * float(chance)
        canvas.box(x, y, share, 40, colour)
        shown = scribe.percent(chance, 1)
        if share > 8.5 * len(shown) + 14:  # with some air on both sides
            canvas.text(x + share / 2, y + 26, shown, 15, "middle", _ink_on(colour), bold=True)
        x += share
    return _legend(canvas, y + 66, [(f"{name} {scribe.percent(chance)}", colour) for name, chance, colour in parts])


def _legend(canvas: Canvas, y: float, names: Sequence[tuple[str, str]]) -> float:
    x = float(LEFT)
    for name, colour in names:
        needed = 34 + 7.6 * len(name)
        if x > LEFT and x + needed > RIGHT + 20:
            x, y = float(LEFT), y + 22
        canvas.box(x, y - 11, 12, 12, colour)
        canvas.text(x + 18, y, name, 13)
        x += needed
    return y + 10


def _columns(canvas: Canvas, y: float, bars: Sequence[tuple[str, Chance, str]], caption: str, scribe: Scribe) -> float:
    """Columns side by side, the tallest filling the height; each with its chance on top."""
    height = 190
    most = max(float(chance) for _, chance, _ in bars)
    room = min((RIGHT - LEFT) / len(bars), 110.0)
    start = (LEFT + RIGHT - room * len(bars)) / 2
    base = y + height + 14
    for place, (name, chance, colour) in enumerate(bars):
        tall = height * float(chance) / most
        x = start + place * room
        canvas.box(x + room * 0.12, base - tall, room * 0.76, tall, colour)
        small = 11 if room >= 46 else 9
        if float(chance) >= 0.0005:
            canvas.text(x + room / 2, base - tall - 5, scribe.percent(chance, 1), small, "middle", FAINT)
        canvas.text(x + room / 2, base + 18, name, 12, "middle")
    canvas.line(LEFT, base, RIGHT, base)
    canvas.text((LEFT + RIGHT) / 2, base + 40, caption, 13, "middle", FAINT)
    return base + 68


def _footer(canvas: Canvas, y: float, sentences: Sequence[str]) -> None:
    """What the picture rests on."""
    for line in wrap("; ".join(sentences), 128):
        canvas.text(LEFT, y, line, 11, fill=FAINT)
        y += 16


def _ink_on(colour: str) -> str:
    return "#ffffff" if colour in (RED, BLUE, DARK) else INK
