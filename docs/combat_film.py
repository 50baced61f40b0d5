"""A combat of Field of Glory as a moving picture: docs/screens/glory-film.svg and its German twin.

Nothing is invented: two greedy players meet with a fixed seed, and the combat with the longest reckoning is drawn, item
by item, with our own emblems. Readers who want no motion see its last moment.
"""

import re
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

from cannae.core.game import Say
from cannae.core.registry import game
from cannae.locale import words
from cannae.table import computer
from cannae.table.record import record_of
from cannae.terminal.replay import RecordReplay
from cannae.terminal.session import TerminalSession, new_table

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "docs" / "screens"
SEED = "a picture of 9"  # light infantry brings down an elephant
WIDTH, HEIGHT, SECONDS = 760, 420, 11.0
INK, FAINT, PAPER, CARD, RULE = "#2a1d12", "#6b5846", "#f3ead8", "#fffaf0", "#d9c8a8"
COLOURS = {"red": "#a83a24", "blue": "#1f4f86"}
SOFT = {"red": "#f3d6cb", "blue": "#d3e0ef"}
SERIF = "'Iowan Old Style', Palatino, 'Palatino Linotype', 'P052', Georgia, 'DejaVu Serif', serif"


def the_combat() -> dict[str, Any]:
    """The event of the combat with the most to add up that the attacker won."""
    session = TerminalSession(
        new_table(game("glory"), {"first": "red", "setup": "quick"}, [computer("greedy")] * 2, SEED), words("en"), None
    )
    session.play_bots()
    film = RecordReplay(record_of(session.table), words("en"))
    fights = [event.args for events in film.events_of_steps for event in events if event.key == "glory-event-combat"]
    whole = [
        fight for fight in fights if fight["result"] == "attacker" and "bonus" in fight and "answer-bonus" in fight
    ]
    return max(whole, key=lambda fight: len(fight["attack-items"]) + len(fight["defence-items"]))


def emblems() -> dict[str, dict[str, str]]:
    """The page's own drawings."""
    source = (ROOT / "web/src/art/emblems.ts").read_text("utf-8")
    horse = re.search(r"const HORSE =\s*'([^']+)'", source)
    assert horse
    found = {}
    for name, body in re.findall(r"^  (\w+): \{(.*?)\},?$", source, re.MULTILINE | re.DOTALL):
        body = re.sub(r"\bfill: HORSE", f"fill: '{horse[1]}'", body).replace("${HORSE}", horse[1])
        found[name] = dict(re.findall(r"(fill|line): ['`]([^'`]+)['`]", body))
    return found


class Reel:
    """Shapes that come and go at their time."""

    def __init__(self) -> None:
        self.styles: list[str] = []
        self.shapes: list[str] = []

    def moving(self, frames: dict[float, str], shape: str) -> str:
        """A shape that takes on those styles at those seconds; between them it moves."""
        name = f"m{len(self.styles)}"
        steps = " ".join(f"{100 * second / SECONDS:.2f}% {{ {style} }}" for second, style in frames.items())
        last = list(frames.values())[-2]  # the very last is the way back to the beginning
        self.styles.append(
            f"@keyframes {name} {{ {steps} }} .{name} {{ animation: {name} {SECONDS:g}s infinite; {last} }}"
        )
        return f'<g class="{name}">{shape}</g>'

    def appears(self, at: float, shape: str, until: float = SECONDS - 0.4) -> str:
        hidden, shown = "opacity: 0", "opacity: 1"
        frames = {0.0: hidden, at: hidden, at + 0.35: shown, until: shown}
        return self.moving(frames | ({SECONDS: hidden} if until < SECONDS else {}), shape)


def text(
    x: float, y: float, said: str, size: int = 15, anchor: str = "start", fill: str = INK, bold: bool = False
) -> str:
    weight = ' font-weight="700"' if bold else ""
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" text-anchor="{anchor}" fill="{fill}"{weight}>{escape(said)}</text>'
    )


def emblem(name: str, x: float, y: float, size: float, colour: str) -> str:
    drawn = emblems().get(name, emblems()["banner"])
    parts = []
    if "fill" in drawn:
        parts.append(f'<path d="{drawn["fill"]}" fill="{colour}" fill-rule="evenodd"/>')
    if "line" in drawn:
        stroke = f'fill="none" stroke="{colour}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"'
        parts.append(f'<path d="{drawn["line"]}" {stroke}/>')
    return f'<g transform="translate({x} {y}) scale({size / 48})">{"".join(parts)}</g>'


def card(kind: str, points: int, side: str, x: float, y: float, wide: float, say: Say) -> str:
    """A card's face: its emblem, its command points, its name."""
    tall = wide * 1.4
    colour = COLOURS[side]
    edge = f'rx="8" fill="{CARD}" stroke="{colour}" stroke-width="3"'
    frame = f'<rect x="{x}" y="{y}" width="{wide}" height="{tall}" {edge}/>'
    number = text(x + 11, y + max(wide * 0.24, 20), str(points), max(round(wide * 0.19), 16), fill=colour, bold=True)
    named = wide > 100  # on a small card nobody could read it
    drawn = emblem(kind, x + wide * 0.18, y + wide * (0.32 if named else 0.42), wide * 0.64, colour)
    name = say(f"glory-type-{kind}")
    size = min(15, int(1.75 * wide / max(len(name), 6)))
    return frame + number + drawn + (text(x + wide / 2, y + tall - 12, name, size, "middle") if named else "")


def back(side: str, x: float, y: float, wide: float) -> str:
    """A card's back: the shield of its side, told apart by shape."""
    field = "#8f2f1c" if side == "red" else "#1d4270"
    sign = "M30 16l18 26-18 26-18-26z" if side == "red" else "M10 42a20 20 0 1 0 40 0a20 20 0 1 0-40 0z"
    inner = "M30 28l10 14-10 14-10-14z" if side == "red" else "M19 42a11 11 0 1 0 22 0a11 11 0 1 0-22 0z"
    shapes = (
        f'<rect width="60" height="84" rx="5" fill="{field}"/>'
        '<rect x="4" y="4" width="52" height="76" rx="3" fill="none" stroke="#e9cf98" stroke-width="1.5"/>'
        f'<path d="{sign}" fill="#e9cf98"/><path d="{inner}" fill="{field}"/>'
    )
    return f'<g transform="translate({x} {y}) scale({wide / 60})">{shapes}</g>'


def kind_of(told: dict[str, Any]) -> tuple[str, int]:
    return str(told["type"]).removeprefix("@glory-type-"), int(told["points"])


def scene(fight: dict[str, Any], say: Say) -> Iterator[str]:
    reel = Reel()
    sides = [str(fight[who]).removeprefix("@side-") for who in ("attacker", "defender")]
    turned, decided = 5.2, 8.0
    shapes = [f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>']
    title = say("glory-event-attack", side=fight["attacker"], column=fight["column"], card=fight["lead"])
    shapes.append(reel.appears(0.2, text(WIDTH / 2, 40, title, 21, "middle", bold=True)))
    for place, side in enumerate(sides):
        left = 34 + place * 366
        shapes.append(f'<rect x="{left}" y="62" width="326" height="296" rx="10" fill="{SOFT[side]}" opacity="0.55"/>')
        name = say("glory-page-attack" if place == 0 else "glory-page-defence")
        shapes.append(text(left + 16, 88, f"{'◆' if side == 'red' else '●'} {name}", 16, fill=COLOURS[side], bold=True))
        lead, points = kind_of(fight["lead" if place == 0 else "answer"])
        face = card(lead, points, side, left + 16, 106, 120, say)
        if place == 0:
            start, home = "transform: translate(-30px, 40px); opacity: 0", "transform: none; opacity: 1"
            frames = {0.0: start, 0.5: start, 1.3: home, SECONDS - 0.4: home, SECONDS: start}
        else:
            home, gone = "transform: none; opacity: 1", "transform: translate(0, 34px); opacity: 0.22"
            frames = {0.0: home, decided: home, decided + 0.9: gone, SECONDS - 0.4: gone, SECONDS: home}
        shapes.append(reel.moving(frames, face))
        bonus, worth = kind_of(fight["bonus" if place == 0 else "answer-bonus"])
        at = 1.9 + place * 0.7
        x, y, wide = left + 148, 254, 62
        over = turned + place * 0.3
        pivot = "transform-box: fill-box; transform-origin: center; transform: scaleX"
        upright, edge, end = f"{pivot}(1)", f"{pivot}(0)", SECONDS - 0.4
        cover = {0.0: upright, over: upright, over + 0.25: edge, end: edge, SECONDS: edge}
        turn = {0.0: edge, over + 0.25: edge, over + 0.5: upright, end: upright, SECONDS: edge}
        hidden = reel.moving(cover, back(side, x, y, wide))
        face = reel.moving(turn, card(bonus, worth, side, x, y, wide, say))
        shapes.append(reel.appears(at, hidden + face))
        shapes += reckoning(
            reel, fight["attack-items" if place == 0 else "defence-items"], left + 148, side, place, over, say
        )
        total = text(
            left + 310, 336, str(fight["attack" if place == 0 else "defence"]), 34, "end", COLOURS[side], bold=True
        )
        shapes.append(
            reel.appears(over + 1.1, text(left + 224, 334, say("glory-page-strength"), 16, bold=True) + total)
        )
    result = say("glory-event-combat", **fight).rsplit("). ", 1)[-1]  # its last sentence
    shapes.append(reel.appears(decided, text(WIDTH / 2, 390, result, 20, "middle", bold=True)))
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        f'font-family="{escape(SERIF)}" role="img">'
    )
    yield f"<title>{escape(say('glory-event-combat', **fight))}</title>"
    yield "<style>"
    yield from reel.styles
    yield "@media (prefers-reduced-motion: reduce) { g { animation: none !important; } }"
    yield "</style>"
    yield from shapes
    yield "</svg>"


def item_name(item: dict[str, Any], say: Say) -> str:
    """The Bonus card needs no name of its own: it lies above."""
    name = item["name"]
    if item["item"] == "bonus":
        return say("glory-item-bonus")
    return say(name["say"], **name) if isinstance(name, dict) else say(str(name).removeprefix("@"))


def reckoning(
    reel: Reel, items: list[dict[str, Any]], x: float, side: str, place: int, over: float, say: Say
) -> list[str]:
    """What is added up, line by line; the Bonus card counts when it has been turned over."""
    found = []
    ordered = sorted(items, key=lambda item: item["item"] == "bonus")
    for number, item in enumerate(ordered):
        at = over + 0.6 if item["item"] == "bonus" else 3.2 + place * 0.4 + number * 0.45
        y = 128 + number * 30
        name = text(x, y, item_name(item, say), 15)
        worth = text(x + 162, y, str(item["number"]), 17, "end", COLOURS[side], bold=True)
        line = f'<path d="M{x} {y + 9}h162" stroke="{RULE}"/>'
        found.append(reel.appears(at, name + worth + line))
    return found


def main() -> None:
    fight = the_combat()
    for language, name in (("en", "glory-film"), ("de", "glory-film-de")):
        (FOLDER / f"{name}.svg").write_text("\n".join(scene(fight, words(language).say)) + "\n", "utf-8")
        print(f"docs/screens/{name}.svg")


if __name__ == "__main__":
    main()
