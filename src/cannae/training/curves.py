"""The curve of a training run as a picture: SVG, written by hand because three lines need no library."""

from collections.abc import Sequence
from xml.sax.saxutils import escape

WIDTH, HEIGHT, MARGIN = 720, 200, 48


def chart(title: str, points: Sequence[tuple[float, float]], low: float, high: float, mark: float | None = None) -> str:
    """One line over time, with the range of both axes and perhaps a level to compare with."""
    last = max((at for at, _ in points), default=1.0) or 1.0

    def x(at: float) -> float:
        return MARGIN + (WIDTH - 2 * MARGIN) * at / last

    def y(value: float) -> float:
        return HEIGHT - MARGIN / 2 - (HEIGHT - MARGIN) * (min(max(value, low), high) - low) / (high - low)

    line = " ".join(f"{x(at):.1f},{y(value):.1f}" for at, value in points)
    parts = [f'<text x="{MARGIN}" y="14" font-weight="bold">{escape(title)}</text>']
    for value in (low, high) if mark is None else (low, mark, high):
        parts.append(
            f'<line x1="{MARGIN}" x2="{WIDTH - MARGIN}" y1="{y(value):.1f}" y2="{y(value):.1f}" stroke="#ccc"/>'
        )
        parts.append(f'<text x="{MARGIN - 6}" y="{y(value) + 4:.1f}" text-anchor="end">{value:g}</text>')
    parts.append(f'<text x="{WIDTH - MARGIN}" y="{HEIGHT - 4}" text-anchor="end">{last:.3g}</text>')
    parts.append(f'<polyline points="{line}" fill="none" stroke="#8a1c1c" stroke-width="1.5"/>')
    return "".join(parts)


def picture(charts: Sequence[str]) -> str:
    """Charts one below the other."""
    inside = "".join(f'<g transform="translate(0,{HEIGHT * row})">{one}</g>' for row, one in enumerate(charts))
    height = HEIGHT * len(charts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        f'font-family="sans-serif" font-size="12"><rect width="100%" height="100%" fill="white"/>{inside}</svg>\n'
    )
