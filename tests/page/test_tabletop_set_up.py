"""The table of the miniatures set up by hand: dragged from the tray, by keys alone, in another formation, all of it."""

import re
from contextlib import suppress
from typing import Any

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as Late

from page.advance import sit_down
from page.pilot import make_table, reach
from page.test_tabletop_board import MIDDLE

CARRIED = "path.ghost"


def stage(page: Page) -> dict[str, float]:
    box: Any = page.locator(".tabletop .stage").bounding_box()
    return dict(box)


def pitch(page: Page) -> None:
    """The camp stands somewhere from the first, and may be set down there."""
    expect(page.locator(CARRIED)).to_have_count(1)
    page.get_by_role("button", name="Set down").click()


def taken_from_the_tray(page: Page, group: str, x: float, y: float) -> None:
    """Dragged to a part of the window, so many of its widths and heights from its corner."""
    box = stage(page)
    page.mouse.move(*page.locator(f".tray [data-thing={group}]").evaluate(MIDDLE))
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * x, box["y"] + box["height"] * (y + 0.1))
    expect(page.locator(CARRIED).first).to_be_attached()  # the game has said where it may stand
    page.mouse.move(box["x"] + box["width"] * x, box["y"] + box["height"] * y, steps=3)
    page.mouse.up()


def test_an_army_is_dragged_from_the_tray_and_set_up_to_its_first_turn(page: Page) -> None:
    make_table(page, "tabletop", options={"deploy": "hand"}, seat="red")
    pitch(page)
    tray = page.locator(".tray button")
    expect(tray.first).to_be_visible()
    for x, y in ((0.45, 0.66), (0.32, 0.6)):
        group, many = str(tray.first.get_attribute("data-thing")), tray.count()
        taken_from_the_tray(page, group, x, y)
        expect(tray).to_have_count(many - 1)
        own = page.locator(f".spot[data-thing={group}]")
        left, top = own.evaluate(MIDDLE)
        box = stage(page)
        assert abs(left - box["x"] - box["width"] * x) < 60 and abs(top - box["y"] - box["height"] * y) < 60
        expect(page.locator(".tray")).to_be_visible()  # the other side sets up one, too
    # Dropped where nobody may be set up, it stays in the hand, and the rule is named.
    group = str(tray.first.get_attribute("data-thing"))
    taken_from_the_tray(page, group, 0.55, 0.15)
    expect(page.locator(".note.refusal")).to_contain_text("Rule 19.")
    page.get_by_role("button", name="Put back").click()
    page.get_by_role("button", name="Set the rest up by itself").click()
    expect(tray).to_have_count(0)
    answers = page.locator(".callout .buttons button:not(.quiet), .dock .buttons button, .spot[data-look=open]")
    for _ in range(300):  # commanders, and whatever else is asked
        if page.locator(".phases [aria-current]").count():
            break
        with suppress(Late):  # the question may be another one by now
            answers.first.click(timeout=2000)
        page.wait_for_timeout(200)
    expect(page.locator(".phases [aria-current]")).to_have_count(1)
    assert page.locator(".spot[data-side=red]").count() == 10


def test_a_group_is_set_up_by_keys_alone_and_stays_where_it_is_in_another_formation(page: Page) -> None:
    sit_down(page, deploy="hand")
    spoken = page.locator(".tabletop > .unseen")
    for _ in range(2):  # the camps of both
        page.locator(CARRIED).wait_for(state="attached")
        reach(page, ".callout .buttons .first")
        page.keyboard.press("Enter")
        page.locator(".curtain button").press("Enter")
    page.locator(".tray button").first.wait_for()
    reach(page, ".tray button")
    page.keyboard.press("Enter")
    expect(page.locator(CARRIED).first).to_be_attached()
    expect(spoken).to_contain_text("MU from the left")  # it stands somewhere from the first
    for _ in range(3):
        page.keyboard.press("ArrowDown")
    before = str(spoken.text_content()).partition(", no enemy")[0]
    two = page.get_by_role("button", name="2 files", exact=True)
    two.press("Enter")
    expect(page.get_by_role("button", name="3 files", exact=True)).to_be_attached()  # it has two now
    expect(spoken).to_contain_text(before)
    group = str(page.locator(".tray [data-look=chosen]").get_attribute("data-thing"))
    reach(page, ".callout .buttons .first")
    page.keyboard.press("Enter")
    expect(page.locator(f".spot[data-thing={group}]")).to_have_attribute(
        "aria-label", re.compile(rf"^{group} \(.*\), 2 by \d, steady")
    )
