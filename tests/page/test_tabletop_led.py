"""The table of the miniatures: a line lifted, a move that must be tested, a commander sent, a fight in the book."""

import re
from typing import Any
from urllib.parse import parse_qs, urlparse

from playwright.sync_api import Browser, Page, expect

from page.advance import advance, sit_down
from page.fit import misfits
from page.pilot import new_page
from page.test_tabletop_board import MIDDLE, drag

STANDS = "(id) => document.querySelector(`.spot[data-thing=${id}]`).style.transform.match(/-?[\\d.]+/g).map(Number)"
BUTTONS = "[data-area=dock] .buttons[role=group] button"


def test_a_whole_line_is_lifted_and_moves_together(page: Page) -> None:
    sit_down(page, scenario="small")
    before = [page.evaluate(STANDS, one) for one in ("R1", "R2")]
    page.locator(".spot[data-thing=R1]").click()
    page.get_by_role("button", name="Line R1–R2").click()
    expect(page.locator("path.held")).to_have_count(2)
    drag(page, "R1", 20, -25)
    expect(page.get_by_role("log")).to_contain_text(re.compile("battle line from R1 .* to R2 .* moves"))
    after = [page.evaluate(STANDS, one) for one in ("R1", "R2")]
    ways = [[round(now - was) for was, now in zip(*pair, strict=True)][-2:] for pair in zip(before, after, strict=True)]
    assert ways[0] == ways[1] and ways[0][1] < -5, ways  # as one, and on


def test_a_move_that_must_be_tested_is_amber_and_tells_its_chance(page: Page) -> None:
    sit_down(page)
    page.locator(".spot[data-thing=R1]").click()
    expect(page.locator(".callout .test")).to_have_count(0)
    page.get_by_role("button", name="2 files", exact=True).click()
    expect(page.locator(".callout .test")).to_have_text("Must pass a test: 94\u00a0%")
    expect(page.locator("path.ghost.test")).to_have_count(1)
    amber = page.locator("path.ghost.test").evaluate("(one) => getComputedStyle(one).stroke")
    assert amber == page.locator(".callout .test").evaluate("(one) => getComputedStyle(one).color")
    expect(page.locator(".tabletop > .unseen")).to_contain_text("Must pass a test")
    page.keyboard.press("Escape")
    expect(page.locator(".prompt")).to_contain_text("Which group")


def test_a_commander_is_sent_by_touching_whom_he_shall_join(page: Page) -> None:
    _, _, choices = advance(page, "command", scenario="small")
    expect(page.locator("ellipse.leading")).to_have_count(1)
    group = next(one for one in choices if one.endswith(" front") and one[:-6] in choices).split()[2]
    page.locator(f".spot[data-thing={group}]").click()
    callout = page.locator(".callout")
    expect(callout).to_contain_text(group)
    expect(page.locator("path.way")).to_have_count(1)
    expect(page.locator(BUTTONS)).to_have_count(1)  # below the table he may only stay
    window: Any = page.viewport_size
    for name in ("Join them", "Fight in their front rank"):
        box = callout.get_by_role("button", name=name).bounding_box()
        assert box and box["x"] >= 0 and box["x"] + box["width"] <= window["width"], (name, box)
    callout.get_by_role("button", name="Close").click()
    expect(callout).to_have_count(0)
    page.locator(f".spot[data-thing={group}]").click()
    callout.get_by_role("button", name="Fight in their front rank").click()
    page.locator(".curtain button, .spot").first.click()  # he was the last of his side
    expect(page.get_by_role("log")).to_contain_text(re.compile(f"goes into the front rank of {group}"))


def test_a_fight_on_the_table_opens_in_the_book_with_everything_filled_in(page: Page) -> None:
    advance(page, "feed", scenario="small")
    link = page.locator(".callout a[href^='/odds?what=melee']")
    shut = page.locator(".spot[data-look=shut]")
    for at in range(20 * shut.count()):
        page.mouse.click(*shut.nth(at % shut.count()).evaluate(MIDDLE))
        page.wait_for_timeout(300)  # the game is asked, and may take longer to say who fights whom
        if link.count():
            break
    red, blue = re.findall(r"[RB]\d", link.first.inner_text())
    with page.expect_popup() as opened:
        link.first.click()
    book = opened.value
    asked = parse_qs(urlparse(book.url).query)
    assert asked["what"] == ["melee"] and asked["a"] and asked["b"], book.url
    expect(book.locator(".result, .combat").first).to_contain_text("%")
    assert book.locator("[role=alert], .error").count() == 0
    assert (red, blue) == tuple(sorted((red, blue), reverse=True))
    book.close()


def test_on_the_smallest_phone_all_that_can_be_shown_is_at_hand_beside_dice(browser: Browser, address: str) -> None:
    page, faults = new_page(browser, address, phone=True, language="de-DE")
    page.set_viewport_size({"width": 360, "height": 740})
    advance(page, "evade", scenario="small")
    page.get_by_role("button", name="Was gezeigt wird").tap()
    for box in page.locator(".more input").all():
        box.check()  # nothing lies over it, and it can be scrolled to
    assert not [one for one in misfits(page) if "Tester" not in one]  # two guests at one screen have long names
    page.get_by_role("button", name="Was gezeigt wird").tap()
    expect(page.locator(".more")).to_have_count(0)
    expect(page.locator("path.zone").first).to_be_attached()
    page.context.close()
    assert not faults
