"""A profile: what everybody sees, what only its owner does, and the ways to it."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from playwright.sync_api import Browser, expect

from cannae.server.accounts.people import People
from cannae.server.store.store import Store
from finished import a_table, finish
from page.conftest import served
from page.pilot import asked, new_page
from page.test_everyone import serious

SECRET = "an elephant over the alps"


async def with_games(data: Path) -> tuple[str, str]:
    """A store in which Hanno has played; the ids of Hanno and Bob."""
    store = await Store.open(f"sqlite:{data / 'cannae.db'}")
    people = People(store, await store.secret("cookie"))
    hanno, bob = await people.guest("Hanno", "en"), await people.guest("Bob", "en")
    await people.register(hanno, "Hanno", SECRET)
    against = [(bob.id, "")] * 6 + [(None, "gaius")] * 4 + [(None, "varro")] * 3
    for number, foe in enumerate(against):
        name = "honour" if number % 2 else "glory"
        row, table = a_table(name, (hanno.id, ""), foe, seed=number + 1)
        await store.create(row)
        await finish(store, row, table, None if number == 5 else "blue" if number in (2, 8) else "red")
    await store.close()
    return hanno.id, bob.id


def test_a_profile_for_everybody_and_more_of_it_for_its_owner(browser: Browser, tmp_path: Path) -> None:
    with ThreadPoolExecutor(1) as thread:  # Playwright has a loop running in this one
        hanno, bob = thread.submit(asyncio.run, with_games(tmp_path)).result()
    with served(tmp_path, "--port", "0") as address:
        page, faults = new_page(browser, address, phone=True, dark=True, language="de-DE")
        page.goto(f"/people/{hanno}")
        expect(page.get_by_role("heading", name="Hanno", level=1)).to_be_visible()
        expect(page.get_by_text("10 gewonnen, 1 unentschieden, 2 verloren").first).to_be_visible()
        expect(page.get_by_text("Gegen die Feldherren").first).to_be_visible()
        expect(page.get_by_text("Gegen wen du gespielt hast")).to_have_count(0)
        assert page.get_by_role("link", name="Meine Daten herunterladen").count() == 0
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth") and serious(page) == []
        page.goto("/people/me")
        expect(page.get_by_text("Du hast hier noch nichts gespielt")).to_be_visible()
        assert not faults, faults
        page.context.close()

        page, faults = new_page(browser, address)
        page.goto("/")
        asked(page, "login", name="Hanno", password=SECRET)
        page.goto("/")
        expect(page.get_by_text("One person is here")).to_be_visible()
        page.get_by_role("link", name="10 of 13 won, 4 in a row").click()
        expect(page.get_by_role("heading", name="Whom you played")).to_be_visible()
        expect(page.get_by_role("article").filter(has_text="Field of Glory")).to_contain_text("Gaius")
        assert serious(page) == []
        with page.expect_download() as fetched:
            page.get_by_role("link", name="Download my data").click()
        data = json.loads(fetched.value.path().read_text("utf-8"))
        assert data["person"][0]["name"] == "Hanno" and len(data["played"]) == 13
        page.get_by_role("link", name="Bob (guest)").click()
        expect(page).to_have_url(f"{address}/people/{bob}")
        expect(page.get_by_role("heading", name="You against each other")).to_be_visible()
        assert not faults, faults
        page.context.close()
