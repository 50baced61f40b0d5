"""Everything fits: at twice the size, with text twice as large, and in German on a small phone."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from page.conftest import FLAGS, installed
from page.fit import misfits
from page.pilot import PATIENCE, make_table, new_page, play_on, play_some
from page.test_areas import SIZES

ODDS = "/odds?what=impact&a=R1,+FC+leading&b=MF+protected+average+drilled+bow+4x2,+disrupted&rounds=5"
DAYS = ("2026-11-16T12:00", "2026-11-17T12:00", "2026-11-18T12:00")  # of each game's puzzle
TOUCHES = {"honour": 13, "glory": 30, "battle": 30, "pennants": 3}


def tour(page: Page) -> dict[str, list[str]]:
    """What does not fit, page by page."""
    found: dict[str, list[str]] = {}
    for day in DAYS:
        page.clock.set_fixed_time(day)
        page.goto("/")
        page.wait_for_selector(".game")
        expect(page.locator(".puzzle i").first).to_have_text(re.compile(r"\w"))
        found[f"home, {day}"] = misfits(page)
    for game, touches in TOUCHES.items():
        make_table(page, game, options={"setup": "quick"} if game == "glory" else {})
        page.wait_for_selector("[data-thing]")
        found[f"{game} at the start"] = misfits(page)
        play_some(page, touches)
        found[game] = misfits(page)
    table = make_table(page, "honour", options={"battles": 1})
    play_on(page)
    found["the end"] = misfits(page)
    page.goto(f"/replay/{table}")
    page.wait_for_selector("output")
    found["replay"] = misfits(page)
    page.goto("/")
    page.wait_for_selector("#mine")
    found["home with tables"] = misfits(page)
    page.locator("header .set button").last.click()
    page.wait_for_selector("dialog form")
    found["account"] = misfits(page)
    page.goto("/rules/glory")
    page.wait_for_selector("article p")
    found["rules"] = misfits(page)
    page.goto(ODDS)
    page.wait_for_selector(".chain button", state="attached")
    found["odds"] = misfits(page)
    for number in range(page.locator(".switch button").count()):
        button = page.locator(".switch button").nth(number)
        if button.is_visible():
            button.click()
            expect(button).to_have_attribute("aria-pressed", "true")
            found[f"odds, panel {number}"] = misfits(page)
    page.goto("/odds?view=reference&topic=movement")
    page.wait_for_selector("tbody tr")
    found["reference"] = misfits(page)
    return found


def check(found: dict[str, list[str]]) -> None:
    bad = {name: faults for name, faults in found.items() if faults}
    assert not bad, json.dumps(bad, indent=1, ensure_ascii=False)


def test_at_twice_the_size(browser: Browser, address: str) -> None:
    """A browser's zoom of 200 %: half as many points in the window, each twice as large."""
    context = browser.new_context(
        base_url=address, viewport={"width": 640, "height": 400}, device_scale_factor=2, reduced_motion="reduce"
    )
    found = tour(context.new_page())
    context.close()
    check(found)


def test_with_text_twice_as_large(browser: Browser, address: str) -> None:
    """A reader whose browser is set to letters of 32 pixels instead of 16."""
    large = ["--blink-settings=defaultFontSize=32", *FLAGS]
    reader = browser.browser_type.launch(executable_path=installed() or None, args=large, timeout=3 * PATIENCE)
    page, _ = new_page(reader, address)
    page.goto("/")
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
    found = tour(page)
    reader.close()
    check(found)


def test_german_words_on_a_small_phone(browser: Browser, address: str) -> None:
    page, _ = new_page(browser, address, phone=True, language="de-DE")
    page.set_viewport_size({"width": 360, "height": 640})
    found = tour(page)
    page.context.close()
    check(found)


# The longest that any game, in either language, says of how it ended; beside it the shortest.
ENDS = [
    (
        "Unentschieden",
        "100 : 100",
        "Unentschieden, 100 zu 100: beide Generalseinheiten wurden in derselben Phase geschlagen.",
    ),
    ("Blau siegt", "0 : 7", "Blau siegt 91 zu 66: weil die Einheit des gegnerischen Generals geschlagen wurde."),
    ("Won", "1 : 0", "By points."),
]
SAY = """([word, score, how]) => {
  const put = (what, text) => {
    const one = document.querySelector(`.result ${what}`);
    const words = [...one.childNodes].filter((node) => node.nodeType === 3);
    words.forEach((node, at) => (node.data = at || what !== '.score' ? '' : ` ${score} `));
    if (what !== '.score') one.textContent = text;
  };
  put('.word', word); put('.score', score); put('.how', how);
}"""


@pytest.mark.parametrize(("game", "options"), [("honour", {"battles": 1}), ("glory", {"setup": "quick"})])
def test_any_result_finds_room_on_any_window(
    browser: Browser, address: str, game: str, options: dict[str, Any]
) -> None:
    page, _ = new_page(browser, address)
    make_table(page, game, options=options, seat="red")
    play_on(page)
    expect(page.locator(".result .chances polyline")).to_be_visible()
    page.evaluate("document.querySelector('.shell aside').style.display = 'none'")  # on a desk it lies below the result
    found = {}
    for width, height in [*SIZES, (640, 400), (844, 390), (320, 640)]:
        page.set_viewport_size({"width": width, "height": height})
        for end in ENDS:
            page.evaluate(SAY, end)
            found[f"{end[0]} at {width}x{height}"] = misfits(page)
    page.context.close()
    check(found)


PLANTED = {
    "cut off": "<div style='width: 60px; overflow: hidden; white-space: nowrap'>Kriegselefantenführer</div>",
    "one over the other": "<div style='position: relative; height: 4em'><p style='position: absolute'>First of all</p>"
    "<p style='position: absolute; top: 4px'>Then the next</p></div>",
    "too long": "<button style='width: 40px; white-space: nowrap'>Schlachtaufstellung</button>",
    "too wide": "<div style='width: 5000px'>.</div>",
}


@pytest.mark.parametrize("fault", PLANTED)
def test_what_does_not_fit_is_found(page: Page, fault: str) -> None:
    page.goto("/rules/honour")
    page.wait_for_selector("article p")
    assert misfits(page) == []
    page.evaluate("(html) => document.querySelector('article').insertAdjacentHTML('beforeend', html)", PLANTED[fault])
    assert any(fault in one for one in misfits(page))
