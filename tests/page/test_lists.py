"""The lists of the first page: short at first, more on request; and guests are called guests in them."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from page.conftest import served
from page.pilot import asked, new_page
from page.test_everyone import serious

TABLES = 53  # more than a page of the server's


@pytest.fixture(scope="module")
def busy(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server where one guest waits at many tables."""
    with served(tmp_path_factory.mktemp("lists"), "--port", "0") as address:
        page, _ = new_page(browser, address)
        page.goto("/")
        asked(page, "guest", name="Bob")
        for _ in range(TABLES):
            asked(page, "tables", game="honour", opponent="lobby", seat="red")
        page.context.close()
        yield address


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_list_of_more_than_one_page_is_short_at_first_and_then_whole(
    browser: Browser, busy: str, phone: bool
) -> None:
    page, faults = new_page(browser, busy, phone=phone, dark=phone)
    page.goto("/")
    lobby = page.get_by_role("region", name="Lobby")
    more = lobby.get_by_role("button", name="Show more")
    rows = lobby.get_by_role("listitem")
    expect(rows).to_have_count(8)
    expect(rows.filter(has_text="Bob (guest)")).not_to_have_count(0)
    more.click()
    expect(rows).to_have_count(50)
    assert serious(page) == []
    more.click()
    expect(rows).to_have_count(TABLES)
    expect(more).to_have_count(0)
    with page.expect_response("**/api/lobby*"):
        pass  # the lists are asked for again
    expect(rows).to_have_count(TABLES)
    page.context.close()
    assert not faults, faults


def test_a_guest_is_called_one_in_the_language_of_the_reader_and_an_account_is_not(browser: Browser, busy: str) -> None:
    page, faults = new_page(browser, busy, language="de-DE")
    page.goto("/")
    rows = page.get_by_role("region", name="Wartesaal").get_by_role("listitem")
    expect(rows.first).to_contain_text("Bob (Gast)")
    rows.first.get_by_role("button").click()
    expect(page.locator(".shell")).to_contain_text("Bob (Gast)")
    assert serious(page) == []
    asked(page, "account", name="Maharbal", password="an elephant over the alps")
    asked(page, "tables", game="honour", opponent="lobby", seat="red")
    other, _ = new_page(browser, busy)
    other.goto("/")
    expect(other.get_by_role("region", name="Lobby").get_by_text("Maharbal", exact=True)).to_be_visible()
    for one in (page, other):
        one.context.close()
    assert not faults, faults


def test_what_is_shown_stays_while_the_server_does_not_answer(browser: Browser, busy: str) -> None:
    page: Page
    page, _ = new_page(browser, busy, worker=False)
    page.goto("/")
    rows = page.get_by_role("region", name="Lobby").get_by_role("listitem")
    expect(rows).to_have_count(8)
    tried: list[str] = []

    def silent(route: Route) -> None:
        tried.append(route.request.url)
        route.abort()

    page.route("**/api/lobby*", silent)
    page.route("**/api/me", silent)
    for _ in range(600):
        if tried:  # the lists are asked for again every few seconds
            break
        page.wait_for_timeout(100)
    page.wait_for_timeout(500)
    assert tried
    expect(rows).to_have_count(8)
    page.context.close()
