"""What a clash costs a real browser: frames a second and long tasks while one is told, and the bytes of every board.

The lessons are played, because their cards are stacked: each run tells the same clash. Frames are counted by the page's
own drawing, so the figure says what this machine managed; a machine without a graphics card draws by its processor.
"""

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from bench.page_load import SERVE, load, served

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
from page.conftest import FLAGS, find_browser

GAMES = ("honour", "glory", "battle")
MOST_TASK = 50  # milliseconds, above which a task is called long
SMOOTH = 60  # frames a second
SIZE = (1440, 900)

MAKE_LESSON = """async (game) => {
  const post = async (path, body) => (await fetch(path, {method: 'POST', body: JSON.stringify(body),
    headers: {'content-type': 'application/json'}})).json();
  await post('/api/guest', {name: 'Tester'});
  return (await post('/api/lessons', {game})).table.id;
}"""
# Does what the lesson makes shine until something is told; gives the moment at which it began.
BEGUN = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  for (let frames = 0; frames < 6000; frames++) {
    await frame();
    if (document.querySelector('.dock .buttons button.quiet:not(.let-go)')) return Date.now();
    if (frames % 6) continue;
    const button = document.querySelector('.buttons[role=group] button.first:not([disabled])');
    const thing = document.querySelector('[data-look=hinted]');
    if (document.querySelector('[data-look=chosen]') && button) button.click();
    else (thing ?? button)?.click();
  }
  return 0;
}"""
# Looks on until nothing is told any more: every frame, and every task that kept the page from drawing.
TOLD = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const tasks = [];
  const watch = new PerformanceObserver((list) => tasks.push(...list.getEntries().map((one) => one.duration)));
  watch.observe({ type: 'longtask' });
  const began = performance.now();
  let [frames, last, slowest] = [0, began, 0];
  while (document.querySelector('.dock .buttons button.quiet:not(.let-go)') && last - began < 20000) {
    await frame();
    const now = performance.now();
    slowest = Math.max(slowest, now - last);
    [frames, last] = [frames + 1, now];
  }
  watch.disconnect();
  return { seconds: (last - began) / 1000, frames, slowest, tasks, ended: Date.now() };
}"""
ENOUGH = 1.5  # seconds: what is shorter is no clash
MOST_SCENES = 40


def open_lesson(page: Page, game: str) -> None:
    page.goto("/")
    page.goto(f"/table/{page.evaluate(MAKE_LESSON, game)}")
    page.wait_for_selector("[data-thing]")


def clash(browser: Browser, address: str, game: str) -> dict[str, Any]:
    """The first clash of a lesson, frame by frame."""
    wide, high = SIZE
    context = browser.new_context(
        base_url=address, viewport={"width": wide, "height": high}, reduced_motion="no-preference", locale="en-GB"
    )
    page = context.new_page()
    open_lesson(page, game)
    for _ in range(MOST_SCENES):
        if not page.evaluate(BEGUN):
            break
        found: dict[str, Any] = page.evaluate(TOLD)
        if found["seconds"] >= ENOUGH:
            context.close()
            return found
    raise RuntimeError(f"no clash is told in the lesson of {game}")


def measure() -> dict[str, dict[str, float]]:
    found: dict[str, dict[str, float]] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(playwright), args=FLAGS)
        command = [sys.executable, "-c", SERVE, "serve", "--port", "0", "--unlimited", "--pace", "0", "--data", folder]
        with served(command) as address:
            for game in GAMES:
                seen = clash(browser, address, game)
                found[game] = {
                    "bytes": load(browser, address, "[data-thing]", game)["bytes"],
                    "seconds": seen["seconds"],
                    "rate": seen["frames"] / seen["seconds"],
                    "slowest": seen["slowest"],
                    "tasks": len(seen["tasks"]),
                    "longest": max(seen["tasks"], default=0),
                }
        browser.close()
    return found


def lines(found: dict[str, dict[str, float]]) -> list[str]:
    told = [f"A clash as it is told, at {SIZE[0]}x{SIZE[1]}, and the bytes of a first visit to the table"]
    told.append(f"    {'':<8}{'kB':>7}{'seconds':>10}{'frames/s':>10}{'slowest':>12}{'long tasks':>14}{'longest':>12}")
    for name, one in found.items():
        told.append(
            f"    {name:<8}{one['bytes'] / 1000:7.1f}{one['seconds']:10.1f}{one['rate']:10.1f}{one['slowest']:9.0f} ms"
            f"{one['tasks']:14.0f}{one['longest']:9.0f} ms"
        )
    wanted = f"{SMOOTH} frames a second, no task over {MOST_TASK} ms"
    told.append(f"    goal {wanted}: {'met' if met(found) else 'NOT met'}")
    return told


def met(found: dict[str, dict[str, float]]) -> bool:
    """A frame or two may be missing at either end of a count."""
    return all(one["rate"] >= SMOOTH - 2 and one["longest"] <= MOST_TASK for one in found.values())


if __name__ == "__main__":
    print("\n".join(lines(measure())))
