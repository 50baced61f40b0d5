"""Words on the page: one is one, a guest is a guest in the language of the reader, a line of chat is noticed."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import cannae
from cannae.locale import words
from page.pilot import make_table, new_page

MANY = re.compile(
    r"\b1 (points|columns|bases|files|lines|rules|cards|steps|Punkte|Spalten|Basen|Rotten|Zeilen|Regeln|Karten)\b"
)


@pytest.mark.parametrize("language", ["en", "de"])
def test_one_of_a_thing_is_said_in_the_singular(language: str) -> None:
    source = (Path(cannae.__file__).parent / "locale" / language / "page.ftl").read_text("utf-8")
    say = words(language).say
    wrong = []
    for message in re.split(r"\n(?=[a-z])", source):
        key = message.split(" =")[0]
        args = dict.fromkeys(re.findall(r"\$([\w-]+)", message), 1)
        if args and MANY.search(told := say(key, **args)):
            wrong.append(told)
    assert not wrong
    assert "1 point" in words("en").say("glory-page-card", name="pikes", value=2, points=1)
    assert "2 points" in words("en").say("glory-page-card", name="pikes", value=2, points=2)


def test_a_guest_is_called_so_in_the_language_of_the_reader(browser: Browser, address: str) -> None:
    host, _ = new_page(browser, address, language="de-DE")
    host.goto("/")
    made = host.evaluate(
        """async () => {
          const post = async (path, body) => (await fetch(path, {method: 'POST', body: JSON.stringify(body),
            headers: {'content-type': 'application/json'}})).json();
          await post('/api/guest', {name: 'Gast', language: 'de'});
          return (await post('/api/tables', {game: 'honour', opponent: 'lobby', seat: 'red'})).table.id;
        }"""
    )
    host.goto(f"/table/{made}")
    guest, _ = new_page(browser, address)
    guest.goto("/")
    row = guest.locator("section[aria-labelledby=lobby] .row", has_text=re.compile(r"\bGuest\b")).first
    expect(row).to_be_visible()
    expect(guest.get_by_text("Gast", exact=False)).to_have_count(0)
    row.get_by_role("button").or_(guest.get_by_role("button", name="Sit down")).first.click()
    expect(guest.locator(".shell")).to_contain_text("Red Guest")
    expect(host.locator(".shell")).to_contain_text("Gast")
    expect(host.locator(".shell")).not_to_contain_text("Guest")
    host.context.close()
    guest.context.close()


def test_on_a_phone_the_log_shows_how_many_lines_of_chat_are_new(browser: Browser, address: str) -> None:
    red, _ = new_page(browser, address)
    blue, _ = new_page(browser, address, phone=True)
    blue.goto(make_table(red, "honour", "invited", seat="red"))
    expect(blue.get_by_text("Lay your battle line")).to_be_visible()
    log = blue.get_by_role("button", name=re.compile("^Log"))
    expect(log.locator(".badge")).to_have_count(0)
    for line in ("Hail", "Well met"):
        red.get_by_role("textbox", name="Say something").fill(line)
        red.get_by_role("button", name="Send").click()
    expect(log.locator(".badge")).to_have_text("2")
    expect(log).to_have_accessible_name(re.compile("2 new lines of chat"))
    log.click()
    expect(blue.get_by_role("log")).to_contain_text("Well met")
    expect(log.locator(".badge")).to_have_count(0)
    blue.get_by_role("button", name="Close").click()
    blue.reload()
    expect(blue.get_by_text("Lay your battle line")).to_be_visible()
    expect(log.locator(".badge")).to_have_count(0)
    red.get_by_role("textbox", name="Say something").fill("Again")
    red.get_by_role("button", name="Send").click()
    expect(log.locator(".badge")).to_have_text("1")
    red.context.close()
    blue.context.close()
