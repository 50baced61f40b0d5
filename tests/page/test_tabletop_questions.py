"""The table of the miniatures in every question it asks: all of it fits, can be read and touched, and hides no name."""

import pytest
from playwright.sync_api import Browser, Page

from page.advance import advance
from page.fit import misfits
from page.pilot import new_page
from page.test_everyone import serious

# A question, and the battle in which it is soon asked.
ASKED = {
    "camp": {"deploy": "hand"},
    "muster": {"deploy": "hand"},
    "place": {"deploy": "hand"},
    "charge": {},
    "intercept": {},
    "evade": {"scenario": "small"},
    "pick": {"scenario": "small"},
    "move": {"scenario": "small"},
    "feed": {"scenario": "small"},
    "command": {"scenario": "small"},
    "hold": {},
}
# Which of the five parts of the turn the strip then shows: feeding comes before the shooting (23.9).
PART = {"charge": 0, "intercept": 0, "evade": 0, "pick": 1, "move": 1, "feed": 1, "command": 4, "hold": 4}
SHOWN = "(all) => all.findIndex((one) => one.hasAttribute('aria-current'))"
# What is written on the table (names, distances), as it lies in the window, and what lies over it there. A name is as
# high as its capitals.
HIDDEN = """() => {
  const seen = (one) => one.getClientRects().length > 0;
  const box = (one) => { const { left, right, top, bottom } = one.getBoundingClientRect(); return { left, right, top, bottom, words: one.textContent }; };
  const names = [...document.querySelectorAll('.label .name')].filter(seen).map(box).map((one) => ({ ...one, top: one.top + 3, bottom: one.bottom - 4 }));
  const over = [...document.querySelectorAll('.views > .button, svg.map, .dice:not(.beside), text.number')].filter(seen).map(box);
  return names.flatMap((name) => over.filter((one) => one.left < name.right - 2 && one.right > name.left + 2 && one.top < name.bottom && one.bottom > name.top).map((one) => `${name.words} under ${one.words}`));
}"""  # noqa: E501
# The way out of what was thrown, wherever its list is scrolled to.
AWAY = """() => {
  const [dice, away] = ['.dice', '.dice > button'].map((what) => document.querySelector(what)?.getBoundingClientRect());
  return !dice || (away.top >= dice.top && away.bottom <= dice.bottom && away.right <= dice.right);
}"""


def look(page: Page, asked: str) -> None:
    faults = [one for one in misfits(page) if "Tester" not in one]  # two guests at one screen have long names
    # Groups in contact lie close together, as they do on any table; zooming in gives more room.
    faults += [one for one in serious(page) if "target-size" not in one or "spot" not in one]
    faults += page.evaluate(HIDDEN)
    assert faults == [], (asked, faults)
    assert page.evaluate(AWAY), asked


@pytest.mark.parametrize("asked", ASKED)
def test_every_question_on_the_smallest_phone_and_on_a_desk_by_night(
    browser: Browser, address: str, asked: str
) -> None:
    page, faults = new_page(browser, address, phone=True, language="de-DE")
    page.set_viewport_size({"width": 360, "height": 740})
    _, _, choices = advance(page, asked, **ASKED[asked])
    assert page.locator(".phases li").evaluate_all(SHOWN) == PART.get(asked, -1)  # none while armies are set up
    for desk in (False, True):
        if desk:
            page.emulate_media(color_scheme="dark")
            page.set_viewport_size({"width": 1280, "height": 800})
            page.reload()
            page.locator(".curtain button").click()
            page.wait_for_selector(".tabletop canvas")
        look(page, asked)
        if asked in ("charge", "feed"):  # asked once more beside the group that is lifted
            group = next(one for one in choices if one[0] in "RB").split()[0]
            page.locator(f".spot[data-thing={group}]").press("Enter")
            page.locator(".callout .buttons .first").wait_for()
            look(page, f"{asked}, lifted")
    page.context.close()
    assert not faults
