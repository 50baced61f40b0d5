"""The page's own part in fairness: it adds, seals and shows by itself, keeps what it was shown, and checks a record."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Route, expect

from page.pilot import make_table, new_page, until
from page.test_everyone import serious


def begin(page: Page, game: str = "honour", opponent: str = "computer", **wish: Any) -> str:
    """A table whose maker will add to its chance, as the page's own buttons make it."""
    link = make_table(page, game, opponent, adds=True, **wish)
    return link if "#" in link else page.url.split("/table/")[1]


def resign(page: Page) -> None:
    for name in ("More", "Resign", "Yes, resign"):
        page.get_by_role("button", name=name, exact=True).click()
    expect(page.locator('.buttons a[href^="/replay/"]')).to_be_visible()


def test_the_browser_checks_the_chance_itself_and_finds_a_server_out(page: Page) -> None:
    table = begin(page)
    expect(page.get_by_text("Lay your battle line")).to_be_visible()
    resign(page)
    page.goto(f"/replay/{table}")
    page.get_by_role("button", name="Verify").click()
    verdict = page.locator(".verdict").first
    expect(verdict).to_contain_text("Checked by this browser: the chance holds.")
    for words in (
        "shown that commitment before",
        "What you added is in the chance",
        "numbers drawn",
        "signed by this server",
    ):
        expect(verdict).to_contain_text(words)
    for width, height in ((1440, 900), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, "the key is one long word"
        tall = page.evaluate(
            "Math.max(...[...document.querySelectorAll('aside .button')].map((one) => one.offsetHeight))"
        )
        assert tall < 60
        assert serious(page) == []
    page.set_viewport_size({"width": 1280, "height": 800})

    def other_commitment(route: Route) -> None:
        kept = page.evaluate("localStorage.getItem('cannae.fair')")
        assert table in json.loads(kept)
        record = route.fetch().json()
        record["fair"]["parts"][1]["text"] = "what suits the server"
        route.fulfill(json=record)

    page.route(f"**/api/tables/{table}/record", other_commitment)
    page.reload()
    page.get_by_role("button", name="Verify").click()
    expect(page.locator(".verdict").first).to_contain_text("What you added is not in the chance.")
    expect(page.locator(".verdict").first).to_contain_text("Checked by this browser: something is wrong.")


def test_a_seal_is_broken_when_its_maker_comes_back_and_both_lists_say_who_is_waited_for(
    browser: Browser, address: str
) -> None:
    red, red_faults = new_page(browser, address)
    blue, blue_faults = new_page(browser, address)
    invitation = begin(red, opponent="invited", seat="red")
    expect(red.get_by_text("Waiting for an opponent")).to_be_visible()
    table = red.url
    until(red, "localStorage.getItem('cannae.fair')?.includes('text')")
    red.wait_for_load_state("networkidle")
    red.goto("/rules/honour")  # a player who leaves the table and the lists leaves the seal unbroken
    blue.goto(invitation)
    expect(blue.get_by_text("Waiting for Tester (guest) to open the seal").first).to_be_visible()
    blue.goto("/")
    mine = blue.get_by_role("region", name="My tables").get_by_role("listitem")
    expect(mine).to_contain_text("Waiting for Tester (guest) to open the seal")
    red.goto(table)
    expect(red.get_by_text("Lay your battle line")).to_be_visible()
    for page, faults in ((red, red_faults), (blue, blue_faults)):
        page.context.close()
        assert not faults


def test_a_record_of_older_rules_is_told_without_a_board(page: Page, tmp_path: Path) -> None:
    table = begin(page)
    expect(page.get_by_text("Lay your battle line")).to_be_visible()
    resign(page)
    record = page.request.get(f"/api/tables/{table}/record").json()
    record["rules"]["fingerprint"], record["start"] = "0" * 64, "0" * 64
    del record["signature"]
    file = tmp_path / "older.json"
    file.write_text(json.dumps(record), "utf-8")
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_text("This game was played under older rules of Field of Honour.")).to_be_visible()
    expect(page.get_by_text("there is no board here").first).to_be_visible()
    expect(page.get_by_role("log")).not_to_be_empty()
    page.get_by_role("button", name="Verify").click()
    expect(page.get_by_text("The rules have changed since; nothing else is wrong.")).to_be_visible()
