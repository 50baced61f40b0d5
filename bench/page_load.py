"""How the page loads in a real browser that has never seen it: size, paints, shifts, and when it can be used.

Beside it a bare static page, handed out by the same server code: the least any page costs here. Times are ratios to
that, because a browser's milliseconds say more about the machine than about the page.
"""

import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
from page.conftest import FLAGS, find_browser
from page.pilot import make_table

RUNS = 5
MOST_BYTES = 200_000
MOST_SHIFT = 0.01  # nothing moves under a finger; 0.1 is commonly called good
SERVE = "import sys; from cannae.cli import main; sys.exit(main())"
BARE = "<!doctype html><html lang=en><meta charset=utf-8><title>Bare</title><h1 class=ready>Cannae</h1><p>Nothing else."
BARE_SERVER = """
import socket, sys, uvicorn
from pathlib import Path
from starlette.applications import Starlette
from starlette.routing import Route
from cannae.server.http.page import Page
server = socket.socket(); server.bind(("127.0.0.1", 0))
print("bare page at", f"http://127.0.0.1:{server.getsockname()[1]}", flush=True)
app = Starlette(routes=[Route("/{path:path}", Page(Path(sys.argv[1])).serve)])
uvicorn.Server(uvicorn.Config(app, log_level="error")).run([server])
"""
# Paints and shifts as the browser itself reports them; the end of the last task that kept it from answering.
WATCH = """
window.seen = { fcp: 0, lcp: 0, cls: 0, busy: 0 };
const watch = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
watch('paint', (one) => { if (one.name === 'first-contentful-paint') seen.fcp = one.startTime; });
watch('largest-contentful-paint', (one) => { seen.lcp = one.startTime; });
watch('layout-shift', (one) => { if (!one.hadRecentInput) seen.cls += one.value; });
watch('longtask', (one) => { seen.busy = one.startTime + one.duration; });
"""  # noqa: E501
READY = """async (selector) => {
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  while (!document.querySelector(selector)) await pause(5);
  const there = performance.now();
  await pause(600);
  return { ...window.seen, ready: Math.max(there, window.seen.busy) };
}"""


@contextmanager
def served(command: list[str]) -> Iterator[str]:
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert process.stdout is not None
        yield process.stdout.readline().split()[3]
    finally:
        process.terminate()
        process.wait(20)


def load(browser: Browser, address: str, selector: str, game: str = "") -> dict[str, float]:
    """One first visit. A table is made before, by somebody with no page, so that the visit itself loads everything."""
    context = browser.new_context(base_url=address, viewport={"width": 1280, "height": 800}, service_workers="block")
    page = context.new_page()
    place = "/"
    if game:
        make_table(page, game)
        place = page.url
        page.close()
        page = context.new_page()
    page.add_init_script(WATCH)
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(place)
    found: dict[str, float] = page.evaluate(READY, selector)
    context.close()
    return found | {"bytes": sum(sizes), "requests": len(sizes)}


def middle(runs: list[dict[str, float]]) -> dict[str, float]:
    return {name: statistics.median(run[name] for run in runs) for name in runs[0]}


def measure() -> dict[str, dict[str, float]]:
    found: dict[str, dict[str, float]] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        (Path(folder) / "index.html").write_text(BARE, "utf-8")
        browser = playwright.chromium.launch(executable_path=find_browser(playwright), args=FLAGS)
        with served([sys.executable, "-c", BARE_SERVER, folder]) as address:
            found["bare"] = middle([load(browser, address, ".ready") for _ in range(RUNS)])
        ours = [sys.executable, "-c", SERVE, "serve", "--port", "0", "--unlimited", "--data", folder]
        with served(ours) as address:
            found["home"] = middle([load(browser, address, ".game") for _ in range(RUNS)])
            for game in ("glory", "tabletop"):
                found[game] = middle([load(browser, address, "[data-thing]", game) for _ in range(RUNS)])
        browser.close()
    return found


def met(found: dict[str, dict[str, float]]) -> bool:
    return found["home"]["bytes"] < MOST_BYTES and all(one["cls"] < MOST_SHIFT for one in found.values())


def lines(found: dict[str, dict[str, float]]) -> list[str]:
    told = ["The page, first visit, in milliseconds (and times a bare page); median of five"]
    told.append(
        f"    {'':<9}{'kB':>7}{'requests':>10}{'first paint':>18}{'largest paint':>18}{'shift':>8}{'usable':>18}"
    )
    for name, one in found.items():

        def time(key: str, one: dict[str, float] = one) -> str:
            return f"{one[key]:8.0f} ({one[key] / max(found['bare'][key], 1):.1f}x)"

        sizes = f"{one['bytes'] / 1000:7.1f}{one['requests']:10.0f}"
        told.append(f"    {name:<9}{sizes}{time('fcp'):>18}{time('lcp'):>18}{one['cls']:8.3f}{time('ready'):>18}")
    wanted = f"home under {MOST_BYTES // 1000} kB, shifts under {MOST_SHIFT:g}"
    told.append(f"    goal {wanted}: {'met' if met(found) else 'NOT met'}")
    return told


if __name__ == "__main__":
    print("\n".join(lines(measure())))
