"""A game from a package of its own in the page: on the board it brings, or on the plain one."""

import json

from playwright.sync_api import Browser, Page, Route, expect

from page.pilot import make_table, new_page, play_on


def test_a_game_from_elsewhere_is_shown_on_the_board_it_brings(page: Page) -> None:
    make_table(page, "pennants", seat="red")
    field = page.get_by_role("region", name="Board")
    expect(field.locator(".pennants .prize .flag")).to_have_count(1)
    expect(field.get_by_role("button")).to_have_count(5)
    expect(field.locator(".card.back")).to_have_count(5)  # the other side's hand
    field.get_by_role("button").first.click()
    page.get_by_role("button", name="Lay the").click()
    expect(field.get_by_text("Bid", exact=True)).to_be_visible()
    expect(field.get_by_text("Hand: 4")).to_be_visible()
    expect(field.get_by_role("button")).to_have_count(5)
    page.get_by_role("button", name="Undo").click()
    expect(field.get_by_text("Bid", exact=True)).to_have_count(0)


def test_its_board_speaks_the_readers_language_and_turns_with_it(browser: Browser, address: str) -> None:
    page, faults = new_page(browser, address, language="de-DE", phone=True)
    make_table(page, "pennants")
    field = page.get_by_role("region", name="Brett")
    expect(field).to_contain_text("Runde 1 / 3")
    page.get_by_role("button", name="Mehr").click()
    page.get_by_role("button", name="EN: English").click()
    expect(page.get_by_role("region", name="Board")).to_contain_text("Round 1 / 3")
    page.context.close()
    assert not faults


def test_a_game_that_brings_no_board_is_played_on_the_plain_one(page: Page) -> None:
    def without_boards(route: Route) -> None:
        listed = route.fetch().json()
        for game in listed["games"]:
            game["board"] = None
        route.fulfill(body=json.dumps(listed), content_type="application/json")

    page.context.route("**/api/games", without_boards)
    make_table(page, "pennants")
    expect(page.locator(".plain .chip").first).to_be_visible()
    expect(page.locator(".pennants")).to_have_count(0)
    play_on(page)


def test_every_game_on_the_start_page_has_the_picture_it_brings(page: Page) -> None:
    page.goto("/")
    pictures = page.locator(".game .picture img")
    expect(pictures).to_have_count(5)
    for picture in pictures.all():
        expect(picture).to_have_js_property("complete", True)
        assert picture.evaluate("(image) => image.naturalWidth") > 0
