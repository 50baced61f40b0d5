"""A fresh walk: somebody who was never here goes from the first page to a finished game, once in each game.

What it took, in clicks and seconds, is written into docs/page.md between its marks. A driver presses “Play now”, then
clicks at random what the page itself offers; scenes are waited for. So the clicks are those of somebody who has no plan
and often changes his mind, more than a player needs; the seconds are the page's and the opponent's, not a person's.
"""

import re
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from bench.page_clash import GAMES  # noqa: E402
from bench.page_load import served  # noqa: E402
from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from page.conftest import FLAGS, find_browser  # noqa: E402
from page.pilot import PLAY  # noqa: E402

DOCUMENT = ROOT / "docs" / "page.md"
BEGIN, END = "<!-- walk -->", "<!-- end of walk -->"
PACE = 250  # milliseconds after every click
MOST = 1500  # clicks
SEED = 7  # of what is clicked
SERVE = [sys.executable, str(ROOT / "tests" / "page" / "same_deal.py"), "serve", "--port", "0", "--unlimited"]

WALK = PLAY.replace("await pause(5)", f"await pause({PACE})")


def walk(browser: Browser, address: str, game: str) -> dict[str, object]:
    context = browser.new_context(
        base_url=address, viewport={"width": 1440, "height": 900}, reduced_motion="no-preference", locale="en-GB"
    )
    page = context.new_page()
    began = time.monotonic()
    page.goto("/")
    tile = page.locator(f".game:has(a[href='/rules/{game}'])")
    tile.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".dock .prompt.mine")
    ready = time.monotonic() - began
    clicks = page.evaluate(WALK, [MOST, SEED, 1200, ""])
    assert clicks > 0, f"stuck after {-clicks} clicks"
    ending = page.locator(".prompt").inner_text()
    context.close()
    return {"ready": ready, "clicks": clicks + 1, "seconds": time.monotonic() - began, "ending": ending}


def table(found: dict[str, dict[str, object]]) -> str:
    rows = ["| game | first choice after | clicks to the end | seconds | how it ended |", "|" + " --- |" * 5]
    for game, one in found.items():
        ready, seconds = (float(str(one[name])) for name in ("ready", "seconds"))
        rows.append(f"| {game} | {ready:.1f} s | {one['clicks']} | {seconds:.0f} | {one['ending']} |")
    return "\n".join(rows)


def main() -> None:
    found = {}
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(playwright), args=FLAGS)
        with served([*SERVE, "--data", data]) as address:
            for game in GAMES:
                found[game] = walk(browser, address, game)
                print(game, found[game])
        browser.close()
    text = DOCUMENT.read_text("utf-8")
    new = re.sub(f"{BEGIN}.*{END}", lambda _: f"{BEGIN}\n{table(found)}\n{END}", text, flags=re.DOTALL)
    DOCUMENT.write_text(new, "utf-8")


if __name__ == "__main__":
    main()
