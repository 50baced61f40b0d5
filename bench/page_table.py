"""The table of the miniatures with as many groups as the rules let stand on it (32): frames and tasks while it is used.

A battle is opened in its midst, with a long log, looked at, moved about and fought on. A browser without a graphics
card paints with the processor, so frames here are a floor. What the page itself works is told beside it: the time its
scripts take for each frame, every task over 50 milliseconds by the clock, and the longest task by the processor's
own time, which other programs on the machine do not lengthen.
"""

import json
import statistics
import sys
import tempfile
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from bench.page_load import SERVE, served
from page.advance import advance
from page.conftest import FLAGS, find_browser
from page.pilot import until

MOST_WORK = 50.0  # milliseconds of the processor for any task
MOST_FRAME = 1000 / 60
# Sixteen groups a side: every kind of figure the armies have, as small as lists allow.
TROOPS = ["hastati", "latins", "triarii", "velites", "gauls", "scutarii", "R9", "C9"]
LIST = {"name": "Everybody", "commanders": ["TC"], "groups": [{"troops": name, "bases": 4} for name in 2 * TROOPS]}
WATCH = """
window.frames_ = []; window.long_ = [];
new PerformanceObserver((list) => list.getEntries().forEach((one) => long_.push(one.duration))).observe({ type: 'longtask' });
(() => { let last = performance.now(); const tick = (now) => { frames_.push(now - last); last = now; requestAnimationFrame(tick); }; requestAnimationFrame(tick); })();
"""  # noqa: E501
CLEAR = "() => { frames_.length = 0; long_.length = 0; }"
READ = "() => [frames_, long_]"
MOVES = """() => document.querySelector('.phases [aria-current]')?.title === 'Manoeuvre'
  && Boolean(document.querySelector('.prompt.mine') && document.querySelector('.spot[data-look=open]'))"""
GROUPS = 2 * len(LIST["groups"])
ANSWERS = ".curtain button, .callout .buttons button:not(.quiet), [data-area=dock] .buttons[role=group] button"


def scripts(session: CDPSession) -> float:
    """Seconds of the page's own scripts so far."""
    found: dict[str, Any] = session.send("Performance.getMetrics")
    return next(float(one["value"]) for one in found["metrics"] if one["name"] == "ScriptDuration")


def longest_work(trace: bytes) -> float:
    """Milliseconds the processor worked for the longest task of the page's main thread."""
    events = json.loads(trace)["traceEvents"]
    main = {(one["pid"], one["tid"]) for one in events if one.get("args", {}).get("name") == "CrRendererMain"}
    tasks = [one for one in events if one["name"].endswith("RunTask") and (one["pid"], one["tid"]) in main]
    return max((float(one.get("tdur", 0)) for one in tasks), default=0.0) / 1000


class Watch:
    """One act after another, and what each cost."""

    def __init__(self, browser: Browser, page: Page) -> None:
        self.browser, self.page = browser, page
        self.session = page.context.new_cdp_session(page)
        self.session.send("Performance.enable")
        self.found: dict[str, dict[str, float]] = {}

    def see(self, name: str, act: Callable[[], object]) -> None:
        self.page.wait_for_timeout(400)
        self.page.evaluate(CLEAR)
        before = scripts(self.session)
        self.browser.start_tracing(page=self.page, categories=["toplevel"])
        act()
        self.page.wait_for_timeout(300)  # what it brought about
        frames, long = self.page.evaluate(READ)
        spent = max(0.0, scripts(self.session) - before)  # counted anew by a page that was loaded anew
        trace = self.browser.stop_tracing()
        self.found[name] = {
            "work": longest_work(trace),
            "frame": statistics.median(frames),
            "slow": sorted(frames)[int(0.95 * (len(frames) - 1))],
            "script": 1000 * spent / max(len(frames), 1),
            "long": float(len(long)),
        }


def measure() -> dict[str, dict[str, float]]:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(playwright), args=FLAGS)
        ours = [sys.executable, "-c", SERVE, "serve", "--port", "0", "--unlimited", "--data", folder]
        with served(ours) as address:
            context = browser.new_context(base_url=address, viewport={"width": 1440, "height": 900})
            page = context.new_page()
            page.add_init_script(WATCH)
            options: dict[str, Any] = {"red_list": LIST, "blue_list": LIST, "points": "850"}
            _, _, choices = advance(page, "charge", **options)
            watch = Watch(browser, page)
            watch.see("opening", lambda: opened(page))
            page.keyboard.press("+")
            page.wait_for_timeout(1500)
            watch.see("at rest", lambda: page.wait_for_timeout(1000))
            watch.see("panning", lambda: pan(page))
            watch.see("zooming", lambda: zoom(page))
            watch.see("overlays", lambda: overlays(page))
            watch.see("charging", lambda: charge(page, next(one for one in choices if one != "done").split()[0]))
            watch.see("telling", lambda: tell(page))
            watch.see("carrying", lambda: carry(page))
        browser.close()
    return watch.found


def opened(page: Page) -> None:
    page.reload()
    page.locator(".curtain button").click()
    page.wait_for_selector(".spot")
    assert page.locator(".spot").count() > GROUPS * 3 // 4  # the others are lost


def overlays(page: Page) -> None:
    """All of them, one after another, and away again."""
    for key in 2 * "aezrsfc":
        page.locator(".spot").first.press(key)
        page.wait_for_timeout(60)


def charge(page: Page, group: str) -> None:
    """Declared, once its odds are seen."""
    page.locator(f".spot[data-thing={group}]").click(force=True)
    page.wait_for_selector(".odds .bar, .odds .faint")
    page.get_by_role("button", name="Charge", exact=True).click()
    until(page, "!document.querySelector('.odds')")


def tell(page: Page) -> None:
    """On by the first answer to everything until the moves begin: charges, dice, tests, routs and pursuits are told."""
    for _ in range(120):
        if page.evaluate(MOVES):
            return
        answers = page.locator(ANSWERS)
        if answers.count():
            answers.first.click()
        page.wait_for_timeout(100)


def pan(page: Page) -> None:
    """Over open ground, above the far army."""
    page.mouse.move(900, 170)
    page.mouse.down()
    for step in range(90):
        page.mouse.move(900 - 2 * step, 170 + step)
        page.wait_for_timeout(12)
    page.mouse.up()


def zoom(page: Page) -> None:
    for step in range(40):
        page.mouse.wheel(0, -60 if step < 20 else 60)
        page.wait_for_timeout(25)


def carry(page: Page) -> None:
    """A group lifted and held here and there, then put back."""
    spot = page.locator(".spot[data-look=open]").first
    box = spot.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(90):
        page.mouse.move(x + step / 2, y - step)
        page.wait_for_timeout(12)
    page.keyboard.press("Escape")
    page.mouse.up()


def met(found: dict[str, dict[str, float]]) -> bool:
    return all(one["work"] < MOST_WORK and one["script"] < MOST_FRAME for one in found.values())


def lines(found: dict[str, dict[str, float]]) -> list[str]:
    told = [f"The table of the miniatures, {GROUPS} groups, milliseconds"]
    told.append(
        f"    {'':<10}{'a frame':>10}{'one in 20':>12}{'scripts a frame':>18}{'tasks over 50':>16}{'longest work':>15}"
    )
    for name, one in found.items():
        took = f"{one['frame']:10.1f}{one['slow']:12.1f}{one['script']:18.2f}"
        told.append(f"    {name:<10}{took}{one['long']:16.0f}{one['work']:15.1f}")
    wanted = f"scripts under {MOST_FRAME:.1f} a frame, no task with {MOST_WORK:.0f} of work"
    told.append(f"    goal {wanted}: {'met' if met(found) else 'NOT met'}")
    return told


if __name__ == "__main__":
    print("\n".join(lines(measure())))
