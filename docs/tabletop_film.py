"""A turn at the table of the miniatures as a moving picture: docs/screens/tabletop-film.png.

Nothing is drawn for it: a browser plays a turn on the page itself, with a clock that stands still between two
pictures. The file is an animated PNG with one palette, in which each picture holds only what has changed.
"""

import struct
import subprocess
import sys
import tempfile
import zlib
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import Page, sync_playwright  # noqa: E402
from smaller import Colour, chosen, chunk, pixels_of  # noqa: E402

from page.conftest import FLAGS, find_browser  # noqa: E402
from page.pilot import make_table  # noqa: E402
from page.test_tabletop_whole import MIDDLE, OFFERED, Battle, Mouse  # noqa: E402

OUT = Path(__file__).parent / "screens" / "tabletop-film.png"
START = ROOT / "tests" / "page" / "same_deal.py"  # the same dice each time
VIEW, SHRUNK = {"width": 1120, "height": 700}, 0.7
STEP = 150  # milliseconds between two pictures
DOCK = "[data-area=dock] .buttons[role=group] button"
STILL = 1200  # of a picture on which there is something to read


class Reel:
    """Pictures one after another, each with how long it is to be seen."""

    def __init__(self, page: Page, reader: Page) -> None:
        self.page, self.reader = page, reader
        self.shots: list[tuple[bytes, int]] = []

    def take(self, lasts: int = STEP) -> None:
        picture = self.page.screenshot(animations="disabled", caret="hide")
        if self.shots and self.shots[-1][0] == picture:
            self.shots[-1] = (picture, self.shots[-1][1] + lasts)
        else:
            self.shots.append((picture, lasts))

    def run(self, pictures: int, until: str = "") -> None:
        """So many pictures, or until something is to be seen and nothing is told any more."""
        quiet = 0
        for _ in range(pictures):
            self.page.clock.run_for(STEP)
            self.page.wait_for_timeout(20)  # an answer of the house may be on its way
            self.take()
            quiet = 0 if self.page.locator(".dice.beside").count() else quiet + 1
            if until and quiet > 4 and self.page.locator(until).count():
                return

    def written(self) -> bytes:
        width, height, _ = pixels_of(self.reader, self.shots[0][0])
        seen: Counter[Colour] = Counter()
        for picture, _ in self.shots[:: max(1, len(self.shots) // 6)]:
            seen.update(pixels_of(self.reader, picture)[2])
        palette, known = chosen(seen)
        parts = [(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0))]
        parts.append((b"acTL", struct.pack(">II", len(self.shots), 0)))
        parts.append((b"PLTE", b"".join(bytes(colour) for colour in palette)))
        order, before = 0, b""
        for picture, lasts in self.shots:
            flat = bytes(nearest(colour, palette, known) for colour in pixels_of(self.reader, picture)[2])
            left, top, wide, high = changed(before, flat, width) if before else (0, 0, width, height)
            parts.append((b"fcTL", struct.pack(">IIIIIHHBB", order, wide, high, left, top, lasts, 1000, 0, 0)))
            rows = range(top * width + left, (top + high) * width + left, width)
            data = zlib.compress(b"".join(b"\0" + flat[row : row + wide] for row in rows), 9)
            parts.append((b"fdAT", struct.pack(">I", order + 1) + data) if before else (b"IDAT", data))
            order += 2 if before else 1
            before = flat
        parts.append((b"IEND", b""))
        return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(name, body) for name, body in parts)


def nearest(colour: Colour, palette: list[Colour], known: dict[Colour, int]) -> int:
    if colour not in known:
        away = [sum((a - b) ** 2 for a, b in zip(one, colour, strict=True)) for one in palette]
        known[colour] = away.index(min(away))
    return known[colour]


def changed(before: bytes, after: bytes, width: int) -> tuple[int, int, int, int]:
    """The least rectangle that holds everything that differs: left, top, width, height."""
    rows = [at for at in range(0, len(after), width) if before[at : at + width] != after[at : at + width]]
    if not rows:
        return 0, 0, 1, 1
    pairs = [(before[at : at + width], after[at : at + width]) for at in rows]
    left = min(next(x for x in range(width) if one[x] != other[x]) for one, other in pairs)
    right = max(next(x for x in reversed(range(width)) if one[x] != other[x]) for one, other in pairs)
    return left, rows[0] // width, right - left + 1, (rows[-1] - rows[0]) // width + 1


def play(reel: Reel) -> None:
    """A player turn of the small battle: a charge is foretold and declared, dice fall, a group is carried on."""
    page = reel.page
    page.clock.install()
    make_table(page, "tabletop", options={"scenario": "small", "turns": 6}, seat="red")
    page.wait_for_selector(".spot")
    battle = Battle(page, Mouse(page), looks=False)
    for _ in range(200):  # until somebody may charge
        offered = page.evaluate(OFFERED)
        if offered["part"] == 0 and offered["open"] and offered["mine"] and not offered["asks"]:
            break
        if offered["mine"] and not offered["busy"]:
            battle.act(offered)
        page.wait_for_timeout(50)
    page.wait_for_timeout(3000)  # what was told before has been told
    page.clock.pause_at(page.evaluate("Date.now()") + 500)
    reel.take(STILL)
    page.locator(f".spot[data-thing={offered['open'][0]}]").click()
    reel.run(12, ".odds .bar")
    reel.take(3 * STILL)
    page.locator(".callout .buttons .first").click()
    reel.run(90, DOCK)
    for _ in range(4):  # on to the moves, seeing what is told in between
        if page.evaluate(OFFERED)["part"] == 1:
            break
        page.locator(DOCK).first.click()
        reel.run(90, DOCK)
    carry(reel, page.evaluate(OFFERED)["open"][0])
    reel.run(8)
    reel.take(2 * STILL)


def carry(reel: Reel, group: str) -> None:
    mouse = reel.page.mouse
    x, y = reel.page.evaluate(MIDDLE, group)
    mouse.move(x, y)
    mouse.down()
    for step in range(1, 7):
        mouse.move(x + 4 * step, y - 5 * step)
        reel.run(1)
    mouse.up()


def main() -> None:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        command = [sys.executable, str(START), "serve", "--port", "0", "--pace", "0", "--unlimited", "--data", data]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[3]
            browser = playwright.chromium.launch(executable_path=find_browser(playwright), args=FLAGS)
            context = browser.new_context(
                base_url=address, locale="en-GB", viewport=VIEW, device_scale_factor=SHRUNK, service_workers="block"
            )
            reel = Reel(context.new_page(), browser.new_page())
            play(reel)
            OUT.write_bytes(reel.written())
            print(f"docs/screens/{OUT.name}: {len(reel.shots)} pictures, {OUT.stat().st_size} bytes")
            browser.close()
        finally:
            server.terminate()
            server.wait(20)


if __name__ == "__main__":
    main()
