"""A replay that was sent to a friend: it opens at its top, with its controls, and both sides lie on one board."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from page.pilot import make_table, new_page, play_on

GAMES: dict[str, dict[str, Any]] = {
    "honour": {"battles": 1},
    "glory": {"setup": "quick"},
    "battle": {"terrains": "3", "periods": 1},
}
IN_SIGHT = """(one) => {
  const box = one.getBoundingClientRect();
  return box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
}"""


def opens_at_its_top(page: Page) -> None:
    page.wait_for_selector("output")
    page.wait_for_timeout(300)
    assert page.evaluate("scrollY") == 0
    for name in ("To the beginning", "A step back", "Play", "A step forward", "To the end"):
        button = page.get_by_role("button", name=name, exact=True)
        assert button.evaluate(IN_SIGHT), (name, button.bounding_box(), page.viewport_size)
    assert page.get_by_role("slider", name="Moment").evaluate(IN_SIGHT)
    top = page.locator("[data-field]").bounding_box()
    assert top is not None and top["y"] >= 0


@pytest.mark.parametrize("game", GAMES)
def test_a_shared_moment_opens_at_its_top_with_its_controls(browser: Browser, address: str, game: str) -> None:
    page, faults = new_page(browser, address)
    table = make_table(page, game, options=GAMES[game])
    play_on(page)
    friends = [new_page(browser, address, phone=phone)[0] for phone in (False, True)]
    for friend in friends:
        friend.goto(f"/replay/{table}?step=0")
        opens_at_its_top(friend)
        total = int(friend.locator("output").inner_text().split("/")[1])
        for step in (total // 2, total * 3 // 4, total):
            friend.goto(f"/replay/{table}?step={step}&eyes=all")
            opens_at_its_top(friend)
            expect(friend.locator("output")).to_have_text(f"{step} / {total}")
            expect(friend.locator("[data-field]")).to_have_count(1)
        friend.context.close()
    page.context.close()
    assert not faults


def test_both_sides_of_honour_lie_open_on_one_board(page: Page) -> None:
    table = make_table(page, "honour", options={"battles": 1, "sure_red": "9S", "sure_blue": "8H"}, seat="red")
    play_on(page)
    page.goto(f"/replay/{table}?step=0&eyes=all")
    expect(page.get_by_role("region", name="Both sides")).to_have_count(1)
    expect(page.locator(".board").get_by_role("button", name="9♠")).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("10 in hand: .*8♥"))).to_be_visible()
    page.get_by_role("combobox", name="Eyes").select_option("red")
    expect(page.get_by_role("img", name="10 in hand", exact=True)).to_be_visible()
    page.get_by_role("combobox", name="Eyes").select_option("blue")
    expect(page.locator(".board").get_by_role("button", name="8♥")).to_be_visible()
    expect(page.locator(".board").get_by_role("button", name="9♠")).to_have_count(0)


def test_both_sides_of_glory_and_battle_lie_open_on_one_board(page: Page) -> None:
    for game in ("glory", "battle"):
        table = make_table(page, game, options=GAMES[game], seat="red")
        play_on(page)
        page.goto(f"/replay/{table}?step=2&eyes=all")
        expect(page.get_by_role("group", name="Your hand")).to_be_visible()
        expect(page.get_by_role("group", name="Blue’s hand")).to_be_visible()
        expect(page.get_by_role("group", name="Blue’s hand")).not_to_be_empty()
        page.get_by_role("combobox", name="Eyes").select_option("red")
        expect(page.get_by_role("group", name="Blue’s hand")).to_have_count(0)
