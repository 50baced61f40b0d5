"""A clash of each game as it is told in the page: docs/screens/film-GAME.png, a moving picture (APNG).

The lessons are played in a real browser, because their cards are stacked; what the browser draws while the first clash
is told is kept, at most so many pictures a second, and of each only what has changed since the one before.
"""

import base64
import struct
import sys
import tempfile
import zlib
from collections import Counter
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from bench.page_clash import BEGUN, ENOUGH, GAMES, MOST_SCENES, TOLD, open_lesson  # noqa: E402
from bench.page_load import SERVE, served  # noqa: E402
from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402
from smaller import chosen, chunk, pixels_of  # noqa: E402

from page.conftest import FLAGS, find_browser  # noqa: E402

OUT = Path(__file__).parent / "screens"
WIDE, HIGH = 1280, 720
SHOWN = 640  # pixels the film is wide
APART = 0.12  # seconds between two pictures
COARSE = 0xFC  # shades nobody tells apart in a small film are one
REST = 2.0  # seconds the last one stands

Still = tuple[float, bytes]  # when, and the picture


def recorded(browser: Browser, address: str, game: str) -> list[Still]:
    """What the browser drew while the first clash of a lesson was told."""
    context = browser.new_context(
        base_url=address, viewport={"width": WIDE, "height": HIGH}, reduced_motion="no-preference", locale="en-GB"
    )
    page = context.new_page()
    open_lesson(page, game)
    session = context.new_cdp_session(page)
    stills: list[Still] = []

    def keep(event: dict[str, Any]) -> None:
        stills.append((float(event["metadata"]["timestamp"]), base64.b64decode(event["data"])))
        session.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})

    session.on("Page.screencastFrame", keep)
    for _ in range(MOST_SCENES):
        session.send("Page.startScreencast", {"format": "png", "maxWidth": SHOWN, "maxHeight": SHOWN})
        began = page.evaluate(BEGUN) / 1000
        told = page.evaluate(TOLD)
        page.wait_for_timeout(500)
        session.send("Page.stopScreencast")
        if told["seconds"] >= ENOUGH:
            break
        stills.clear()
    context.close()
    return [still for still in sorted(stills) if began - 0.3 <= still[0] <= told["ended"] / 1000 + 0.5]


def thinned(stills: list[Still]) -> list[Still]:
    """No more pictures than there is need for."""
    kept: list[Still] = []
    for still in stills:
        if not kept or still[0] - kept[-1][0] >= APART or still is stills[-1]:
            kept.append(still)
    return kept


def film(page: Page, stills: list[Still]) -> bytes:
    """The pictures with one palette for all of them, each after the first only where it differs from the one before."""
    frames = []
    wide = high = 0
    for _, picture in stills:
        wide, high, pixels = pixels_of(page, picture)
        frames.append([(red & COARSE, green & COARSE, blue & COARSE) for red, green, blue in pixels])
    counted: Counter[tuple[int, int, int]] = Counter()
    for pixels in frames[:: max(1, len(frames) // 8)]:
        counted.update(pixels)
    for pixels in frames:
        counted.update(set(pixels))
    palette, index = chosen(counted)
    flat = [bytes(map(index.__getitem__, pixels)) for pixels in frames]
    parts = [(b"IHDR", struct.pack(">IIBBBBB", wide, high, 8, 3, 0, 0, 0)), (b"acTL", struct.pack(">II", len(flat), 0))]
    parts.append((b"PLTE", b"".join(bytes(colour) for colour in palette)))
    number = 0
    for at, shown in enumerate(flat):
        left, top, right, bottom = changed(flat[at - 1], shown, wide, high) if at else (0, 0, wide, high)
        lasts = round(1000 * (stills[at + 1][0] - stills[at][0])) if at + 1 < len(stills) else round(1000 * REST)
        place = struct.pack(">IIIII", number, right - left, bottom - top, left, top)
        parts.append((b"fcTL", place + struct.pack(">HHBB", min(lasts, 60_000), 1000, 0, 0)))
        rows = b"".join(b"\0" + shown[row * wide + left : row * wide + right] for row in range(top, bottom))
        packed = zlib.compress(rows, 9)
        parts.append((b"IDAT", packed) if at == 0 else (b"fdAT", struct.pack(">I", number + 1) + packed))
        number += 1 if at == 0 else 2
    parts.append((b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(name, body) for name, body in parts)


def changed(before: bytes, after: bytes, wide: int, high: int) -> tuple[int, int, int, int]:
    """The rectangle in which two pictures differ; a single point where they do not."""
    rows = [
        row for row in range(high) if before[row * wide : row * wide + wide] != after[row * wide : row * wide + wide]
    ]
    if not rows:
        return 0, 0, 1, 1
    top, bottom = rows[0], rows[-1] + 1
    columns = [
        column for column in range(wide)
        if before[top * wide + column : bottom * wide : wide] != after[top * wide + column : bottom * wide : wide]
    ]  # fmt: skip
    return columns[0], top, columns[-1] + 1, bottom


def main(wanted: list[str]) -> None:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(playwright), args=FLAGS)
        reader = browser.new_page()
        command = [sys.executable, "-c", SERVE, "serve", "--port", "0", "--unlimited", "--pace", "0", "--data", data]
        with served(command) as address:
            for game in wanted or GAMES:
                stills = thinned(recorded(browser, address, game))
                written = film(reader, stills)
                (OUT / f"film-{game}.png").write_bytes(written)
                print(f"docs/screens/film-{game}.png: {len(stills)} pictures, {len(written) / 1000:.0f} kB")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
