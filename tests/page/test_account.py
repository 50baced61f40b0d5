"""A guest takes a name, and finds its games again in another browser; who forgot the password has a code."""

import re

from playwright.sync_api import Browser, Page, expect

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
    first.context.close()
    second.context.close()
