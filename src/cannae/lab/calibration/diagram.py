"""The diagram of a calibration: what was said against what came, for each quarter of a game."""

from collections.abc import Mapping, Sequence
from html import escape

from cannae.lab.calibration.fit import Bin

SIZE, GAP, FOOT = 210, 36, 64
COLOURS = {"raw": "#9aa0a6", "fitted": "#8a1c1c"}


def panel(title: str, lines: Mapping[str, Sequence[Bin]]) -> str:
    """One quarter; the area of a dot is the share of the forecasts it stands for."""
    parts = [f'<text x="0" y="-10" font-weight="bold">{escape(title)}</text>']
    parts.append(f'<rect width="{SIZE}" height="{SIZE}" fill="none" stroke="#ccc"/>')
    parts.append(f'<line x1="0" y1="{SIZE}" x2="{SIZE}" y2="0" stroke="#ccc" stroke-dasharray="4 4"/>')
    for name, found in lines.items():
        places = [(SIZE * one.said, SIZE * (1 - one.came), 3 + 14 * one.share) for one in found]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y, _ in places)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{COLOURS[name]}" stroke-width="1.5"/>')
        parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="{COLOURS[name]}"/>' for x, y, r in places]
    return "".join(parts)


def diagram(panels: Sequence[str], axes: tuple[str, str], legend: dict[str, str]) -> str:
    width, height = len(panels) * (SIZE + GAP) + GAP, SIZE + GAP + FOOT
    inside = [
        f'<g transform="translate({GAP + place * (SIZE + GAP)},{GAP})">{one}</g>' for place, one in enumerate(panels)
    ]
    inside.append(f'<text x="{GAP}" y="{SIZE + GAP + 18}">{escape(axes[0])} →   ↑ {escape(axes[1])}</text>')
    for place, (name, words) in enumerate(legend.items()):
        x, y = GAP + place * 2 * (SIZE + GAP), SIZE + GAP + 42
        inside.append(f'<circle cx="{x + 5}" cy="{y - 4}" r="5" fill="{COLOURS[name]}"/>')
        inside.append(f'<text x="{x + 16}" y="{y}">{escape(words)}</text>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'font-family="sans-serif" font-size="13"><rect width="100%" height="100%" fill="white"/>'
        f"{''.join(inside)}</svg>\n"
    )
