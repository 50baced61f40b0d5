"""Pictures of the web page for docs/screens: every page, on a desk and on a phone, light and dark."""

import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

from page.conftest import FLAGS, find_browser  # noqa: E402
from page.pilot import make_table, new_page, play_on, play_some  # noqa: E402

OUT = Path(__file__).parent / "screens"
SERVE = "import sys; from cannae.cli import main; sys.exit(main())"


def until(page: Page, selector: str, most: int = 220) -> None:
    """Play on until something is to be seen, or the game is over."""
    for seed in range(most):
        if page.locator(selector).count() or page.locator('.buttons a[href^="/replay/"]').count():
            return
        play_some(page, 1, seed * 7919 + 11)


def pictures(browser: Browser, address: str, phone: bool, dark: bool) -> None:
    page, _ = new_page(browser, address, phone=phone, dark=dark)
    kind = f"{'phone' if phone else 'desk'}-{'dark' if dark else 'light'}"

    def shoot(name: str) -> None:
        page.wait_for_timeout(400)
        page.mouse.move(0, 0)
        page.evaluate("document.querySelector('.hand, .row')?.scrollIntoView({block: 'nearest'})")
        page.screenshot(path=OUT / f"page-{name}-{kind}.png")

    page.goto("/")
    page.wait_for_selector(".game")
    shoot("home")
    make_table(page, "honour", seat="red")
    until(page, ".space.now")
    shoot("honour")
    make_table(page, "glory", options={"setup": "quick"}, seat="red")
    until(page, ".combat")
    shoot("glory")
    make_table(page, "battle", seat="red")
    until(page, ".place.fight")
    shoot("battle")
    page.goto("/odds")
    page.wait_for_selector(".margins")
    shoot("odds")
    table = make_table(page, "honour", options={"battles": 1})
    play_on(page)
    if not phone:
        page.goto(f"/replay/{table}?step=14&eyes=red")
        page.wait_for_selector("output")
        shoot("replay")
        page.goto("/rules/glory")
        page.wait_for_selector("article p")
        shoot("rules")
    page.context.close()


def main() -> None:
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
                    pictures(browser, address, phone, dark)
            browser.close()
        finally:
            server.terminate()
            server.wait(20)


if __name__ == "__main__":
    main()
