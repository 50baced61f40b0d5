"""A profile: what everybody sees, what only its owner does, and the ways to it; and how a finished game went."""

import asyncio
import json
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from playwright.sync_api import Browser, expect

from cannae.server.accounts.people import People
from cannae.server.store.store import Store
from finished_games import a_table, finish
from page.conftest import served
from page.pilot import asked, new_page
from page.test_everyone import serious

T = TypeVar("T")
SECRET = "an elephant over the alps"


def beside(work: Coroutine[Any, Any, T]) -> T:
    """Do something in another thread: Playwright has a loop running in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


async def with_games(data: Path) -> tuple[str, str, str]:
    """A store in which Hanno has played; the ids of Hanno and Bob, and of a game of Honour."""
    store = await Store.open(f"sqlite:{data / 'cannae.db'}")
    people = People(store, await store.secret("cookie"))
    hanno, bob = await people.guest("Hanno", "en"), await people.guest("Bob", "en")
    await people.register(hanno, "Hanno", SECRET)
    against = [(bob.id, "")] * 6 + [(None, "gaius")] * 4 + [(None, "varro")] * 3
    for number, foe in enumerate(against):
        name = "honour" if number % 2 == 0 else "glory"
        short = {"battles": 1} if name == "honour" else {}
        row, table = a_table(name, (hanno.id, ""), foe, seed=number + 1, **short)
        await store.create(row)
        await finish(store, row, table, None if number == 5 else "blue" if number in (2, 8) else "red")
    await store.close()
    return hanno.id, bob.id, row.id if name == "honour" else ""


def test_a_profile_for_everybody_and_more_of_it_for_its_owner(browser: Browser, tmp_path: Path) -> None:
    hanno, bob, table = beside(with_games(tmp_path))
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

        page, faults = new_page(browser, address, phone=True, language="de-DE")
        page.goto(f"/replay/{table}?step=3&eyes=all")
        back = page.get_by_role("region", name="Rückblick")
        expect(
            back.get_by_text("Augenblicke, anders zu spielen").or_(back.get_by_text("Augenblick 1 von"))
        ).to_be_visible()
        expect(back.get_by_role("status")).to_have_count(0, timeout=300_000)  # all of it is worked out
        expect(page.get_by_role("img", name="Aussichten hier: Rot")).to_be_visible()
        page.goto(f"/replay/{table}?step=0&eyes=all")
        back.get_by_role("button", name="Weiter zum nächsten Augenblick").click()
        expect(back.get_by_text("Augenblick 1 von")).to_be_visible()
        expect(back.get_by_text("hätte der Computer gewählt")).to_be_visible()
        assert "step=0" not in page.url and serious(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert not faults, faults
        page.context.close()
