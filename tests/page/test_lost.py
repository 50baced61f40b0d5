"""Addresses that lead nowhere and a network that is away: what is wrong, what to do, and on by itself."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from page.pilot import make_table, new_page

WORDS = {
    "en-GB": {
        "page": "There is no such page",
        "game": "There is no game called",
        "table": "There is no such table",
        "record": "There is no record of this game",
        "used": "This link no longer opens a seat",
        "offline": "The server cannot be reached",
        "home": "To the start",
        "odds": "does not exist: what=nonsense, terrain=moon",
    },
    "de-DE": {
        "page": "Diese Seite gibt es nicht",
        "game": "Ein Spiel namens",
        "table": "Diesen Tisch gibt es nicht",
        "record": "Von diesem Spiel gibt es noch keine Aufzeichnung",
        "used": "Dieser Link öffnet keinen Platz mehr",
        "offline": "Der Server ist nicht zu erreichen",
        "home": "Zum Anfang",
        "odds": "das es nicht gibt: what=nonsense, terrain=moon",
    },
}
ADDRESSES = {
    "/nonsense": "page",
    "/table": "page",
    "/odds/of/war": "page",
    "/rules/nonsense": "game",
    "/table/nonsense-1234": "table",
    "/replay/nonsense-1234": "record",
}


@pytest.mark.parametrize("language", WORDS)
def test_an_address_that_leads_nowhere_says_so_and_leads_on(browser: Browser, address: str, language: str) -> None:
    page, _ = new_page(browser, address, language=language)
    words = WORDS[language]
    for where, kind in ADDRESSES.items():
        page.goto(where)
        lost = page.get_by_role("alert")
        expect(lost.get_by_role("heading")).to_contain_text(words[kind])
        assert len(lost.locator("p").first.inner_text()) > 30, "what to do"
        expect(page).to_have_title(re.compile(words[kind]))
        expect(page.get_by_role("button", name="Play now")).to_have_count(0)
        lost.get_by_role("link", name=words["home"]).click()
        expect(page).to_have_url(re.compile("/$"))
        expect(page.locator(".game").first).to_be_visible()
    page.context.close()


@pytest.mark.parametrize("language", WORDS)
def test_a_used_invitation_says_so(browser: Browser, address: str, language: str) -> None:
    red, _ = new_page(browser, address)
    blue, _ = new_page(browser, address)
    late, _ = new_page(browser, address, language=language)
    invitation = make_table(red, "honour", "invited", seat="red")
    blue.goto(invitation)
    expect(blue.get_by_text("Lay your battle line")).to_be_visible()
    late.goto(invitation)
    expect(late.get_by_role("alert").get_by_role("heading")).to_contain_text(WORDS[language]["used"])
    expect(late.locator(".table")).to_have_count(0)
    blue.goto(invitation)
    expect(blue.get_by_text("Lay your battle line")).to_be_visible()
    for page in (red, blue, late):
        page.context.close()


@pytest.mark.parametrize("language", WORDS)
def test_a_bad_link_to_the_odds_says_what_it_left_out(browser: Browser, address: str, language: str) -> None:
    page, _ = new_page(browser, address, language=language)
    page.goto("/odds?what=nonsense&terrain=moon&a=R1&b=C3")
    expect(page.get_by_role("alert")).to_contain_text(WORDS[language]["odds"])
    expect(page.locator("#panel-result").get_by_role("img").first).to_be_visible()
    page.goto("/odds?what=melee&a=R1&b=C3&terrain=rough")
    expect(page.locator("#panel-result").get_by_role("img").first).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.context.close()


def back_by_itself(page: Page, where: str, cut: str, words: str, then: str) -> None:
    """Without what is cut the page says so; when the network is back it goes on."""
    page.route(cut, lambda route: route.abort())
    page.goto(where)
    expect(page.get_by_role("alert")).to_contain_text(words)
    page.evaluate("window.mark = 'not reloaded'")
    page.unroute(cut)
    expect(page.locator(then).first).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    assert page.evaluate("window.mark") == "not reloaded"


@pytest.mark.parametrize("language", WORDS)
def test_without_a_network_at_load_the_page_says_so_and_goes_on_by_itself(
    browser: Browser, address: str, language: str
) -> None:
    page, _ = new_page(browser, address, language=language, worker=False)  # nothing kept from before
    words = WORDS[language]["offline"]
    table = make_table(page, "honour", options={"battles": 1})
    for where, then in {
        "/": ".game",
        "/rules/honour": "article p",
        f"/table/{table}": ".hand",
        "/odds": "#panel-result [role=img]",
    }.items():
        back_by_itself(page, where, "**/api/**", words, then)
    back_by_itself(page, "/", "**/api/games", words, ".game")
    back_by_itself(page, "/rules/honour", "**/api/games/*/rules/*", words, "article p")
    back_by_itself(page, f"/table/{table}", "**/api/tables/*", words, ".hand")
    page.context.close()
