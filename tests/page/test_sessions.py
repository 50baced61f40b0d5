"""An account changes its password, gets new recovery codes, sees where it is logged in and ends it there."""

import re
from collections.abc import Iterator
from zlib import crc32

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from page.pilot import asked, new_page
from page.test_everyone import serious

SECRET, OTHER = "an elephant over the alps", "nine legions by the river"
LANGUAGES = {"en": "en-GB", "de": "de-DE"}


def logged_in(browser: Browser, address: str, name: str, **more: object) -> Page:
    page, _ = new_page(browser, address, **more)  # type: ignore[arg-type]
    page.goto("/")
    assert asked(page, "login", name=name, password=SECRET)["account"] is True
    page.reload()
    return page


@pytest.fixture
def two(request: pytest.FixtureRequest, browser: Browser, address: str) -> Iterator[tuple[str, Page, Page]]:
    """An account of this test's own, logged in at a desk and on a telephone."""
    name = f"Two {crc32(request.node.name.encode()) % 10**6}"
    maker, _ = new_page(browser, address)
    maker.goto("/")
    asked(maker, "guest", name="Tester")
    assert len(asked(maker, "account", name=name, password=SECRET)["codes"]) == 8
    asked(maker, "logout")
    maker.context.close()
    context, phone = logged_in(browser, address, name), logged_in(browser, address, name, phone=True)
    yield name, context, phone
    context.context.close()
    phone.context.close()


def part(page: Page, name: str) -> Locator:
    """A part of the account dialog, opened."""
    dialog = page.get_by_role("dialog")
    if not dialog.is_visible():
        page.get_by_role("button", name="Your account").click()
    details = dialog.locator("details", has=page.locator("summary", has_text=name))
    details.locator("summary").click()
    return details


def test_a_new_password_logs_the_other_session_out(two: tuple[str, Page, Page]) -> None:
    name, context, phone = two
    asked(phone, "tables", game="honour", opponent="computer")
    phone.goto("/")
    expect(phone.get_by_role("region", name="My tables").get_by_role("listitem")).to_have_count(1)
    sessions = part(context, "Where you are logged in")
    expect(sessions.get_by_role("listitem")).to_have_count(2)
    keys = part(context, "Password and recovery codes")
    keys.get_by_label("Present password").fill(OTHER)
    keys.get_by_label("New password").fill(OTHER)
    keys.get_by_role("button", name="Change the password").click()
    expect(keys.get_by_role("alert")).to_have_text("This is not your present password.")
    keys.get_by_label("Present password").fill(SECRET)
    keys.get_by_role("button", name="Change the password").click()
    expect(keys.get_by_role("status")).to_contain_text("logged out everywhere else")
    expect(keys.get_by_label("New password")).to_have_value("")
    expect(sessions.get_by_role("listitem")).to_have_count(1)  # the list above is true at once
    expect(phone.get_by_role("region", name="My tables")).to_have_count(0)  # within a few seconds
    phone.get_by_role("button", name="Play now: Field of Honour").click()  # a guest now, and plays on
    expect(phone.get_by_text("Lay your battle line")).to_be_visible()
    assert asked(phone, "login", name=name, password=SECRET)["key"] == "login-wrong"
    assert asked(phone, "login", name=name, password=OTHER)["account"] is True
    assert asked(context, "me")["name"] == name


def test_new_recovery_codes_stand_where_they_were_asked_for(two: tuple[str, Page, Page]) -> None:
    name, context, phone = two
    shown: list[list[str]] = []
    for _ in range(2):
        keys = part(phone, "Password and recovery codes")
        expect(keys.get_by_role("button", name="New recovery codes")).to_be_disabled()
        keys.get_by_label("Present password").fill(SECRET)
        keys.get_by_role("button", name="New recovery codes").click()
        expect(keys.get_by_role("status")).to_contain_text("These are your new recovery codes")
        expect(keys.locator("code")).to_have_count(8)
        keys.locator("code").first.scroll_into_view_if_needed()
        assert serious(phone) == []
        shown.append(keys.locator("code").all_inner_texts())
        phone.reload()
    assert not set(shown[0]) & set(shown[1])
    recover = {"name": name, "password": OTHER}
    assert asked(context, "recover", code=shown[0][0], **recover)["key"] == "recovery-wrong"
    assert asked(context, "recover", code=shown[1][0], **recover)["account"] is True


def test_one_session_of_two_is_ended(two: tuple[str, Page, Page]) -> None:
    name, context, phone = two
    sessions = part(context, "Where you are logged in")
    here = sessions.get_by_role("listitem").filter(has_text="this browser")
    there = sessions.get_by_role("listitem").filter(has_not_text="this browser")
    expect(here).to_have_count(1)
    expect(there).to_have_count(1)
    expect(here).to_contain_text(re.compile("this browser · "))
    expect(here.get_by_role("button")).to_have_text("Log out here")
    assert serious(context) == []
    there.get_by_role("button", name=re.compile("^Log out there: Chrome")).click()
    expect(there).to_have_count(0)
    assert asked(phone, "me")["id"] is None, "it is logged out there"
    assert asked(context, "me")["name"] == name, "and still in here"
    here.get_by_role("button").click()
    expect(context.get_by_role("radio", name="I am new")).to_be_visible()
    assert asked(context, "me")["id"] is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_reports_are_shown_to_guests_too(browser: Browser, address: str, language: str) -> None:
    """And two of one moment are two."""
    page, faults = new_page(browser, address, language=LANGUAGES[language], phone=True, dark=True)
    page.route(
        "**/api/reports",
        lambda route: route.fulfill(
            json={
                "reports": [
                    {"at": 1, "table": "t", "text": "Insults", "closed": False, "answer": ""},
                    {"at": 1, "table": "t", "text": "Waits for ever", "closed": True, "answer": "They are muted."},
                ]
            }
        ),
    )
    page.goto("/")
    asked(page, "guest", name="Tester")
    page.get_by_role("button", name={"en": "Your account", "de": "Dein Konto"}[language]).click()
    page.get_by_text({"en": "Your reports", "de": "Deine Meldungen"}[language]).click()
    items = page.get_by_role("dialog").locator("details").get_by_role("listitem")
    expect(items).to_have_count(2)
    expect(items.first).to_contain_text({"en": "Waits for an answer.", "de": "Wartet auf Antwort."}[language])
    expect(items.last).to_contain_text("They are muted.")
    assert serious(page) == []
    page.context.close()
    assert not faults, faults
