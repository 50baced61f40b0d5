"""Pictures of the web page for docs/screens: every page, on a desk and on a phone, light and dark."""

import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402
from smaller import smaller  # noqa: E402

from page.advance import advance  # noqa: E402
from page.conftest import FLAGS, find_browser  # noqa: E402
from page.pilot import FOLLOW, make_table, new_page, play_on, play_some  # noqa: E402

OUT = Path(__file__).parent / "screens"
SERVE = "import sys; from cannae.cli import main; sys.exit(main())"


def until(page: Page, selector: str, most: int = 220) -> None:
    """Play on until something is to be seen, or the game is over."""
    for seed in range(most):
        if page.locator(selector).count() or page.locator('.buttons a[href^="/replay/"]').count():
            return
        play_some(page, 1, seed * 7919 + 11)


def home(page: Page) -> None:
    page.goto("/")
    page.wait_for_selector(".game")


def tables(page: Page) -> None:
    """The start page of somebody who plays: a finished game, others begun, one still waiting, one of a stranger's."""
    page.goto("/")
    assert page.context.browser is not None
    stranger, _ = new_page(page.context.browser, page.url)
    for guest, name in ((stranger, "Hannibal"), (page, "Scipio")):
        guest.request.post("/api/guest", data={"name": name})
    make_table(stranger, "glory", "lobby")
    stranger.context.close()
    make_table(page, "honour", options={"battles": 1})
    play_on(page)
    make_table(page, "battle")
    make_table(page, "glory", "lobby")
    make_table(page, "honour", "hotseat")
    page.goto("/")
    page.wait_for_selector("#mine")
    page.wait_for_selector("#lobby ~ ul")


def account(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Your account").click()
    page.wait_for_selector("dialog form")


def lesson(page: Page) -> None:
    """The moment of the first combat."""
    page.goto("/")
    page.get_by_role("button", name="a first battle of Field of Glory: the Card Game").click()
    page.wait_for_selector(".lesson")
    for _ in range(300):
        if page.locator(".fought.over").count():
            break
        page.evaluate(FOLLOW, ["", ""])
        page.wait_for_timeout(60)


def table(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Other ways to play The Battle Game").click()
    page.wait_for_selector("dialog[open]")


def honour(page: Page) -> None:
    make_table(page, "honour", seat="red")
    until(page, ".specials li")


def glory(page: Page) -> None:
    make_table(page, "glory", options={"setup": "quick"}, seat="red")
    until(page, ".sector.embattled")


def battle(page: Page) -> None:
    make_table(page, "battle", seat="red")
    until(page, ".clash")


def duel(page: Page) -> None:
    """A round that has hurt somebody."""
    make_table(page, "battle", seat="red", options={"terrains": "3"})
    until(page, ".clash .panel.won, .clash .panel.lost")


def result(page: Page) -> None:
    """How a battle ended, with the chance to win reckoned."""
    make_table(page, "glory", options={"setup": "quick"}, seat="red")
    play_on(page)
    page.wait_for_selector(".result .fortune", timeout=60_000)


def tabletop(page: Page) -> None:
    """A charge about to be declared, with its odds."""
    _, _, choices = advance(page, "charge", field="hill-and-woods")
    charge = next(one for one in choices if one != "done")
    if page.locator(".dice").count():
        page.locator(".dice > button").click()  # what was thrown before has been read
    page.locator(f".spot[data-thing={charge.split()[0]}]").click()
    page.wait_for_selector(".odds .bar")
    page.wait_for_timeout(1500)


def puzzle(page: Page) -> None:
    """One of a fixed day, answered."""
    page.goto("/puzzle/2026-11-01")
    page.locator(".answers .choice").first.click()
    page.wait_for_selector(".answers .verdict")


def odds(page: Page) -> None:
    page.goto("/odds?what=impact&a=R1,+FC+leading&b=C3,+uphill&rounds=5")
    page.wait_for_selector(".chain", state="attached")


def group(page: Page) -> None:
    page.goto("/odds?what=melee&a=R1&b=HF+protected+average+drilled+pikemen+4x2,+disrupted&rounds=5")
    page.wait_for_selector(".chain", state="attached")
    if page.locator(".switch").is_visible():
        page.locator(".switch button", has_text="B").click()


def cohesion(page: Page) -> None:
    page.goto("/odds?what=cohesion&a=R3,+disrupted&b=C3&received=3&inflicted=1&phase=impact")
    page.wait_for_selector(".reasons", state="attached")


def reference(page: Page) -> None:
    page.goto("/odds?view=reference&topic=impact")
    page.wait_for_selector("tbody tr")


def replay(page: Page) -> None:
    table = make_table(page, "honour", options={"battles": 1})
    play_on(page)
    page.goto(f"/replay/{table}?step=14&eyes=red")
    page.wait_for_selector("output")


def rules(page: Page) -> None:
    page.goto("/rules/glory")
    page.wait_for_selector("article p")


SHOWN: list[Callable[[Page], None]] = [
    home, tables, account, table, lesson, honour, glory, battle, duel, result, tabletop, puzzle, odds, group,
    cohesion, reference, replay, rules,
]  # fmt: skip


def pictures(browser: Browser, address: str, phone: bool, dark: bool, wanted: list[str]) -> None:
    page, _ = new_page(browser, address, phone=phone, dark=dark)
    reader = browser.new_page()
    kind = f"{'phone' if phone else 'desk'}-{'dark' if dark else 'light'}"
    for show in SHOWN:
        if wanted and show.__name__ not in wanted:
            continue
        show(page)
        page.wait_for_timeout(400)
        page.mouse.move(0, 0)
        eye = ".clash" if show is duel else ".hand, .battle .row"
        page.evaluate("(eye) => document.querySelector(eye)?.scrollIntoView({block: 'nearest'})", eye)
        (OUT / f"page-{show.__name__}-{kind}.png").write_bytes(smaller(reader, page.screenshot()))
        print(f"docs/screens/page-{show.__name__}-{kind}.png")
    page.context.close()
    reader.close()


def main(wanted: list[str]) -> None:
    """All pictures, or those of the pages that were named."""
    OUT.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        command = [sys.executable, "-c", SERVE, "serve", "--port", "0", "--pace", "0", "--unlimited", "--data", data]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[3]
            browser = playwright.chromium.launch(executable_path=find_browser(playwright), args=FLAGS)
            for phone in (False, True):
                for dark in (False, True):
                    pictures(browser, address, phone, dark, wanted)
            browser.close()
        finally:
            server.terminate()
            server.wait(20)


if __name__ == "__main__":
    main(sys.argv[1:])
