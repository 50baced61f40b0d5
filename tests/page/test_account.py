"""A guest takes a name, and finds its games again in another browser; for a forgotten password there is a code."""

import re
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from cannae.server.soak.kill import free_port
from mail_server import mail_server
from page.conftest import served
from page.pilot import make_table, new_page

SECRET, OTHER = "an elephant over the alps", "nine legions by the river"


def dialog(page: Page, way: str) -> None:
    page.goto("/")
    page.get_by_role("button", name="Your account").click()
    page.get_by_role("dialog").get_by_role("radio", name=way).check()


def fill(page: Page, **fields: str) -> None:
    for label, value in fields.items():
        page.get_by_role("dialog").get_by_label(label.replace("_", " "), exact=True).fill(value)


def test_games_are_found_again_in_another_browser(browser: Browser, address: str) -> None:
    first, _ = new_page(browser, address)
    make_table(first, "honour", seat="red")
    dialog(first, "I am new")
    fill(first, Name="Maharbal", Password="12345")
    first.get_by_role("button", name="Keep my games").click()
    expect(first.get_by_role("alert")).to_contain_text("too easy to guess")
    fill(first, Password=SECRET)
    first.get_by_role("button", name="Keep my games").click()
    expect(first.get_by_role("heading", name="Maharbal")).to_be_visible()
    code = first.locator(".codes code").first.inner_text()

    second, _ = new_page(browser, address, phone=True)
    dialog(second, "I have an account")
    fill(second, Name="maharbal", Password=OTHER)
    second.get_by_role("button", name="Log in", exact=True).click()
    expect(second.get_by_role("alert")).to_contain_text("wrong")
    second.get_by_role("radio", name="I have forgotten").check()
    fill(second, Recovery_code=code, New_password=OTHER)
    second.get_by_role("button", name="Log in", exact=True).click()
    expect(second.get_by_role("heading", name="Maharbal")).to_be_visible()
    second.get_by_role("button", name="Close").click()
    second.goto("/")
    expect(second.get_by_role("link", name=re.compile("Field of Honour.*against the computer"))).to_be_visible()
    second.get_by_role("button", name="Your account").click()
    second.get_by_role("button", name="Log out everywhere").click()
    expect(second.get_by_role("radio", name="I am new")).to_be_visible()
    dialog(second, "I have an account")
    fill(second, Name="maharbal", Password=OTHER)
    second.get_by_role("button", name="Log in", exact=True).click()
    second.get_by_text("Delete my account").click()
    second.get_by_role("button", name="Delete it now").click()
    expect(second.get_by_role("radio", name="I am new")).to_be_visible()
    dialog(second, "I have an account")
    fill(second, Name="maharbal", Password=OTHER)
    second.get_by_role("button", name="Log in", exact=True).click()
    expect(second.get_by_role("alert")).to_contain_text("wrong")
    first.context.close()
    second.context.close()


def test_letters_are_asked_for_confirmed_and_stopped(browser: Browser, tmp_path: Path) -> None:
    port = str(free_port())
    with (
        mail_server() as box,
        served(tmp_path, "--port", port, "--smtp", box.address, "--public-url", f"http://127.0.0.1:{port}") as address,
    ):
        page, faults = new_page(browser, address, phone=True)
        page.goto("/")
        page.get_by_role("button", name="Your account").click()
        page.get_by_label("Mail address").fill("ann@example.org")
        page.get_by_role("button", name="Write to me").click()
        expect(page.get_by_role("status")).to_contain_text("We have written to ann@example.org")
        link = box.link()
        page.goto(link)
        expect(page.get_by_text("Shall we write to ann@example.org")).to_be_visible()
        page.get_by_role("button", name="Yes, write to me").click()
        expect(page.get_by_role("status")).to_contain_text("a letter goes to ann@example.org")
        page.goto("/")
        page.get_by_role("button", name="Your account").click()
        expect(page.get_by_role("dialog")).to_contain_text("a letter goes to ann@example.org")
        page.get_by_role("button", name="No more letters").click()
        expect(page.get_by_label("Mail address")).to_be_visible()
        page.goto("/letters#nonsense")
        expect(page.get_by_text("This link is damaged or too old")).to_be_visible()
        assert not faults, faults
        page.context.close()
