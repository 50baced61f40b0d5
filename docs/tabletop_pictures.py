"""Draws the miniatures in docs/screens/: figures of the rules from their worked examples, and a battle turn by turn.
Part of `make docs`; the same seed gives the same pictures."""

from itertools import pairwise
from pathlib import Path

from mypy_extensions import i64

from cannae.core.randomness import FastRng
from cannae.games import tabletop
from cannae.games.tabletop.bots.general import general
from cannae.games.tabletop.engine import Tabletop
from cannae.games.tabletop.rules.table.geometry import HALF_BASE, Pose, Rect, across, wheeled

FOLDER = Path(__file__).parent / "screens"
INK, PAPER, GREY = "#2b2622", "#f6f1e4", "#8a8378"
SIDES = ("#b03a2e", "#2e5a9e")
GROUND = {
    "gentle-hill": "#dccb94", "steep-hill": "#c2a76b", "forest": "#9dbb8b", "plantation": "#b4cb95",
    "brush": "#c6d3a4", "marsh": "#a8c4bd", "lake": "#9cc3dd", "rocky": "#cfc8bb", "enclosed-field": "#e2d69b",
    "vineyard": "#cdd08f", "gully": "#cbb796", "village": "#d9b8a0", "dunes": "#ead9a8", "broken-ground": "#d5cbae",
    "camp": "#e7c9a5",
}  # fmt: skip


class Picture:
    """Shapes on a part of the table, in thousandths of a MU; y runs up."""

    def __init__(self, left: int, low: int, right: int, high: int, scale: int = 50) -> None:
        self.left, self.high, self.scale = left, high, scale
        self.width, self.height = (right - left) / scale, (high - low) / scale
        self.parts = [f'<rect width="{self.width:g}" height="{self.height:g}" fill="{PAPER}"/>']

    def at(self, x: float, y: float) -> str:
        return f"{(x - self.left) / self.scale:.1f},{(self.high - y) / self.scale:.1f}"

    def polygon(self, corners: list[float], style: str) -> None:
        points = " ".join(self.at(corners[at], corners[at + 1]) for at in range(0, len(corners), 2))
        self.parts.append(f'<polygon points="{points}" {style}/>')

    def line(self, one: tuple[i64, i64], other: tuple[i64, i64], style: str) -> None:
        points = f"{self.at(int(one[0]), int(one[1]))} {self.at(int(other[0]), int(other[1]))}"
        self.parts.append(f'<polyline points="{points}" fill="none" {style}/>')

    def text(self, x: float, y: float, text: str, size: int = 11, colour: str = INK) -> None:
        px, py = self.at(x, y).split(",")
        font = f'font-family="sans-serif" font-size="{size}" text-anchor="middle"'
        self.parts.append(f'<text x="{px}" y="{py}" fill="{colour}" {font}>{text}</text>')

    def group(self, pose: Pose, files: int, depth: int, side: int, label: str = "", ghost: bool = False) -> None:
        """A rectangle with its files, the front edge thick; a ghost is where it was, or would be."""
        r = Rect(pose[0], pose[1], pose[2], files * HALF_BASE, depth)
        colour, corners = SIDES[side], [float(r.corners[at]) for at in range(8)]
        fill = "none" if ghost else colour
        dash = ' stroke-dasharray="4 3"' if ghost else ""
        self.polygon(corners, f'fill="{fill}" fill-opacity="0.35" stroke="{colour}"{dash}')
        for file in range(1, files):
            u = (2 * file - files) * HALF_BASE
            self.line(across(*pose, u, 0), across(*pose, u, -depth), f'stroke="{colour}" stroke-width="0.6"{dash}')
        ends = (r.corners[0], r.corners[1]), (r.corners[2], r.corners[3])
        self.line(*ends, f'stroke="{colour}" stroke-width="{2 if ghost else 4}"')
        if label:
            self.text(float(r.middle_x), float(r.middle_y) - 150, label)

    def write(self, name: str, title: str) -> None:
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width:g} {self.height:g}" role="img">'
        body = "\n".join(self.parts)
        (FOLDER / name).write_text(f"{head}\n<title>{title}</title>\n{body}\n</svg>\n", "utf-8")


# -- Figures of the rules -----------------------------------------------------------------------------------


def wheel() -> None:
    """21.5: three files wheel 30 degrees to the right."""
    picture = Picture(19000, 6000, 30000, 13500)
    start: Pose = (24000, 9000, 0)
    picture.group(start, 3, 1200, 0, ghost=True)
    left = [across(*wheeled(start, 4800, turn), -2400, 0) for turn in range(0, 61, 5)]
    for one, other in pairwise(left):
        picture.line(one, other, f'stroke="{GREY}" stroke-dasharray="3 2"')
    picture.group(wheeled(start, 4800, 60), 3, 1200, 0, "R1")
    picture.text(20600, 10300, "2.513 MU", 10, GREY)
    picture.write("tabletop-wheel.svg", "Rule 21.5: three files wheel 30 degrees about their right front corner")


def conform() -> None:
    """23.8: a slanting charger lines up file on file."""
    picture = Picture(18500, 8500, 30500, 15000)
    picture.group((25000, 11500, 400), 4, 1200, 1, "B3")
    picture.group((24000, 10994, 0), 3, 1200, 0, ghost=True)
    picture.group((24248, 11774, 40), 3, 1200, 0, "R1")
    picture.write("tabletop-conform.svg", "Rule 23.8: a group that met the enemy askew lines up with him, file on file")


def overlap() -> None:
    """23.7: the fourth file overlaps."""
    picture = Picture(19500, 9500, 31000, 13500)
    picture.group((24000, 11500, 0), 3, 1200, 0, "R1")
    picture.group((24800, 11500, 360), 4, 1200, 1, "B3")
    picture.polygon([26400, 11500, 28000, 11500, 28000, 12700, 26400, 12700], f'fill="{SIDES[1]}" fill-opacity="0.35"')
    picture.text(28600, 10800, "23.7", 11, GREY)
    picture.write("tabletop-overlap.svg", "Rule 23.7: the enemy's file beyond the end of the front overlaps it")


def arc() -> None:
    """24.2: only the right file sees its target."""
    picture = Picture(20500, 7000, 35000, 14500)
    for lo, hi, shade in ((-800, 800, 0.22), (-2400, -800, 0.1), (800, 2400, 0.1)):
        corners = [25600 + lo, 9000, 25600 + hi, 9000, 25600 + hi, 13000, 25600 + lo, 13000]
        picture.polygon([float(number) for number in corners], f'fill="{SIDES[0]}" fill-opacity="{shade}"')
    picture.group((24000, 9000, 0), 3, 1600, 0, "R10")
    picture.group((30000, 12500, 360), 4, 1200, 1, "B3")
    picture.write("tabletop-arc.svg", "Rule 24.2: a file's arc is its own strip and one base width to each side")


def interception() -> None:
    """22.7: horse crosses the way of a charge."""
    picture = Picture(19000, 7000, 33000, 14000)
    picture.polygon([21600, 9000, 26400, 9000, 26400, 11500, 21600, 11500], f'fill="{SIDES[0]}" fill-opacity="0.12"')
    picture.group((24000, 9000, 0), 3, 1200, 0, "R1")
    picture.group((23600, 11500, 360), 2, 1200, 1, "B3")
    picture.group((29000, 10500, 540), 2, 2400, 1, ghost=True)
    picture.group((26370, 10500, 540), 2, 2400, 1, "B8")
    picture.write("tabletop-interception.svg", "Rule 22.7: horse goes into the way of a charge and is met first")


# -- A battle turn by turn ----------------------------------------------------------------------------------


def table(state: Tabletop, name: str) -> None:
    view = state.view(2)
    picture = Picture(0, 0, int(state.terms.width), int(state.terms.depth), 75)
    for piece in state.terms.pieces:
        corners = [float(piece.corners[at]) for at in range(len(piece.corners))]
        picture.polygon(corners, f'fill="{GROUND[piece.kind]}" stroke="{GREY}" stroke-width="0.5"')
    for number in range(32):
        if state.exists(number) and state.is_on(number):
            broken = state.get(number, 5) == 3
            label = f"{'R' if number < 16 else 'B'}{number % 16 + 1}"
            pose, files, depth = state.pose(number), int(state.get(number, 3)), int(state.depth(number))
            picture.group(pose, files, depth, number >> 4, label, ghost=broken)
    sides = view["sides"]
    assert isinstance(sides, list)
    lost = " : ".join(f"{side['points']}/{side['break_point']}" for side in sides)
    picture.text(24000, 1300, f"{state.turn}   {lost}", 14)
    picture.write(name, f"Turn {state.turn} of a battle between two generals; points lost {lost}")


def battle(seed: int = 11, every: int = 4) -> None:
    """A frame before the first turn and after every few; dashed groups are broken."""
    for old in FOLDER.glob("tabletop-turn-*.svg"):
        old.unlink()
    state = tabletop.GAME.start({"field": "hill-and-woods"}, FastRng(seed))
    assert isinstance(state, Tabletop)
    rng, frame, due = FastRng(seed + 1), 1, 1
    while state.acting():
        if state.turn >= due:
            table(state, f"tabletop-turn-{frame:02d}.svg")
            frame, due = frame + 1, due + every
        side = state.to_act[0]
        state.play(side, general(state, side, rng))
    table(state, f"tabletop-turn-{frame:02d}.svg")


if __name__ == "__main__":
    for figure in (wheel, conform, overlap, arc, interception, battle):
        figure()
