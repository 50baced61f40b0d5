"""The keyboard is always at the next thing to do: Enter alone plays on, in every game, and the body never has it."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from page.pilot import make_table, new_page, play_some, until

# Frames, not milliseconds: a slow machine draws fewer of them.
FOUND = """async () => {
  const nowhere = () => !document.activeElement || document.activeElement === document.body;
  for (let frames = 0; nowhere() && frames < 4; frames++)
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return !nowhere();
}"""
SETTLED = """() => !document.querySelector('.buttons [aria-disabled]')
  && document.querySelector('.prompt.mine, .curtain, .buttons a[href^="/replay/"]')"""


def has_focus(page: Page) -> None:
    """At once, or with the next frames, in which the page mends what it has lost; also when the other has moved."""
    assert page.evaluate(FOUND), page.inner_text("main")[:200]


def by_enter_alone(page: Page, most: int) -> int:
    """Presses Enter until it is over; how often the game went on."""
    page.wait_for_selector(".prompt.mine, .curtain")
    until(page, "document.activeElement !== document.body")
    log = page.locator("[role=log] p")
    before, steps = -1, 0
    for _ in range(most):
        if page.locator('.buttons a[href^="/replay/"]').count():
            break
        page.keyboard.press("Enter")
        has_focus(page)
        until(page, SETTLED)
        page.wait_for_timeout(30)
        has_focus(page)
        told = log.count()
        steps += told != before
        before = told
    return steps


GAMES: dict[str, dict[str, Any]] = {
    "honour": {"battles": 1},
    "glory": {"setup": "quick"},
    "battle": {"terrains": "3", "periods": 1},
    "pennants": {},
}


@pytest.mark.parametrize("game", GAMES)
def test_enter_alone_plays_on(page: Page, game: str) -> None:
    make_table(page, game, options=GAMES[game])
    assert by_enter_alone(page, 40) > 6


def test_two_at_one_screen_with_enter_alone(page: Page) -> None:
    make_table(page, "honour", "hotseat", options=GAMES["honour"])
    assert by_enter_alone(page, 70) > 2


def test_a_card_taken_in_hand_leads_to_its_places_and_back(page: Page) -> None:
    make_table(page, "honour", options={"battles": 1, "sure_red": "9S 8S"}, seat="red")
    card = page.get_by_role("group", name="Your hand").get_by_role("button", name="9♠")
    card.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Red, space 1: empty")).to_be_focused()
    page.keyboard.press("Escape")
    expect(card).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=re.compile("^Red, space 1: 9♠"))).to_be_visible()
    until(page, "document.activeElement?.closest('.hand')")
    page.keyboard.press("u")
    expect(page.get_by_role("button", name="Red, space 1: empty")).to_be_visible()
    has_focus(page)


def test_what_vanishes_under_the_keyboard_hands_it_on(page: Page) -> None:
    make_table(page, "honour", options={"battles": 1, "sure_red": "9S 8S"}, seat="red")
    page.wait_for_selector("[data-look=open]")
    page.get_by_role("button", name="More").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Resign", exact=True).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Yes, resign")).to_be_visible()
    has_focus(page)
    page.get_by_role("button", name="Cancel").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Resign", exact=True)).to_be_visible()
    has_focus(page)
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("button", name="Yes, resign").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("link", name="Replay", exact=True)).to_be_visible()
    until(page, "document.activeElement !== document.body")
    page.get_by_role("button", name="Play again").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".prompt.mine")
    until(page, "document.activeElement?.matches('[data-thing]')")


def test_a_closed_dialog_gives_the_keyboard_back(page: Page) -> None:
    make_table(page, "honour", options={"battles": 1, "sure_red": "9S 8S"}, seat="red")
    rule = page.get_by_role("log").get_by_role("button", name=re.compile("^Rule")).first
    rule.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(rule).to_be_focused()
    page.goto("/")
    account = page.get_by_role("button", name="Your account")
    account.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog form")
    page.keyboard.press("Escape")
    expect(account).to_be_focused()


def test_after_the_move_of_the_other_the_keyboard_is_at_what_to_do(browser: Browser, address: str) -> None:
    red, _ = new_page(browser, address)
    blue, _ = new_page(browser, address)
    blue.goto(make_table(red, "glory", "invited", seat="red", options={"setup": "quick", "first": "red"}))
    expect(blue.locator(".prompt")).to_contain_text("Waiting for")
    until(blue, "document.activeElement !== document.body")
    for _ in range(600):
        if blue.locator(".prompt.mine").count():
            break
        play_some(red, 5)
        blue.wait_for_timeout(100)
        has_focus(red)
        has_focus(blue)
    expect(blue.locator(".prompt.mine")).to_be_visible()
    until(blue, "document.activeElement?.matches('[data-thing], .buttons *')")
    red.context.close()
    blue.context.close()
