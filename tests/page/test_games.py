"""Whole games in a real browser, by pointing, by keyboard alone, and through roles and names alone."""

import random
import re
from contextlib import suppress

import pytest
from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import TimeoutError as Late

from page.pilot import make_table, new_page, play_on, play_some, reach

SHORT = {
    "honour": {"battles": 1},
    "glory": {"setup": "quick"},
    "battle": {"terrains": "3", "periods": 1},
    "pennants": {},
}


def test_one_click_from_the_start_to_a_battle(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now: Field of Honour").click()
    expect(page.get_by_text("Lay your battle line")).to_be_visible()
    expect(page.get_by_role("group", name="Your hand").get_by_role("button")).to_have_count(10)


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game_against_the_computer(page: Page, game: str) -> None:
    make_table(page, game, options=SHORT[game])
    play_on(page)
    expect(page.locator(".prompt")).to_contain_text(re.compile("wins|draw"))
    expect(page.get_by_role("link", name="Replay", exact=True)).to_be_visible()


def test_a_whole_game_in_german_on_a_phone(browser: Browser, address: str) -> None:
    page, faults = new_page(browser, address, language="de-DE", phone=True)
    make_table(page, "honour", options=SHORT["honour"])
    expect(page.get_by_role("region", name="Brett")).to_be_visible()
    play_on(page)
    expect(page.get_by_role("button", name="Noch einmal")).to_be_visible()
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{wide} pixels too wide"
    page.context.close()
    assert not faults


def test_two_at_one_screen_with_a_curtain(page: Page) -> None:
    make_table(page, "honour", "hotseat", options=SHORT["honour"])
    page.get_by_role("button", name="Red is here").click()
    expect(page.get_by_role("group", name="Your hand")).to_be_visible()
    play_some(page, 14)
    play_on(page)
    expect(page.locator(".prompt")).to_contain_text(re.compile("wins|draw"))


def test_a_refusal_names_the_rule_and_leads_to_it(page: Page) -> None:
    make_table(page, "honour", options={"battles": 1, "sure_red": "9S 8S 7S"}, seat="red")
    hand = page.get_by_role("group", name="Your hand")
    hand.get_by_role("button", name="9♠").click()
    page.get_by_role("button", name="Red, space 1: empty").click()
    hand.get_by_role("button", name="8♠").click()
    page.get_by_role("button", name=re.compile("^Red, space 1: 9♠")).click(force=True)  # greyed, but it says why
    note = page.locator(".note.refusal")
    expect(note).to_contain_text("8♠ to space 1")
    note.get_by_role("button", name="Rule 3.3").click()
    expect(page.get_by_role("dialog")).to_contain_text("Two cards may share a space")


def test_a_card_can_be_dragged_taken_back_and_hinted(page: Page) -> None:
    make_table(page, "honour", options={"battles": 1, "sure_red": "9S"}, seat="red")
    card = page.get_by_role("group", name="Your hand").get_by_role("button", name="9♠")
    card.drag_to(page.get_by_role("button", name="Red, space 2: empty"))
    expect(page.get_by_role("button", name=re.compile("^Red, space 2: 9♠"))).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name="Red, space 2: empty")).to_be_visible()
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".note.hint")).to_contain_text("The computer would")


def test_glory_by_keyboard_alone(page: Page) -> None:
    make_table(page, "glory", options=SHORT["glory"])
    page.wait_for_selector("[data-thing]")
    keys = random.Random(7)  # no fixed order of keys, which might come back to where it began for ever
    for _ in range(20_000):
        state = page.evaluate(
            """() => ({over: !!document.querySelector('.buttons a[href^="/replay/"]'),
              mine: !!document.querySelector('.prompt.mine'),
              busy: !!document.querySelector('[data-busy]'),
              doubted: !!document.querySelector('.prompt.doubted'),
              buttons: document.querySelectorAll('.buttons[role=group] button:not([disabled]):not(.quiet)').length,
              open: document.activeElement?.dataset?.look === 'open'})"""
        )
        if state["over"]:
            break
        if state["busy"]:
            page.wait_for_timeout(5)
        elif not state["mine"]:
            page.wait_for_selector(".prompt.mine, .buttons a[href^='/replay/']")
        elif state["doubted"]:
            reach(page, ".buttons[role=group] .button:not(.quiet, .first)")  # do it anyway
            page.keyboard.press("Enter")
        elif state["buttons"] and keys.randrange(3) == 0:
            page.keyboard.press("1")
        elif state["open"]:
            page.keyboard.press("Enter")
        else:
            page.keyboard.press(keys.choice(["ArrowDown", "ArrowRight", "ArrowLeft", "ArrowUp", "Escape"]))
    expect(page.locator(".prompt")).to_contain_text(re.compile("wins|draw"))


def test_honour_through_roles_and_names_alone(page: Page) -> None:
    make_table(page, "honour", options=SHORT["honour"], seat="red")
    hand = page.get_by_role("group", name="Your hand").get_by_role("button")
    choices = page.get_by_role("group", name="What you may choose")
    for space in range(1, 6):
        expect(hand).to_have_count(11 - space)
        hand.last.click()
        page.get_by_role("button", name=re.compile(f"^Red, space {space}: empty")).click()
    choices.get_by_role("button", name="The line stands").click()
    over = page.get_by_role("link", name="Replay", exact=True)
    passing = choices.get_by_role("button", name=re.compile("^(Pass|Keep the fresh cards)"))
    for _ in range(600):
        expect(over.or_(passing).first).to_be_visible()
        if over.is_visible():
            break
        if passing.first.is_enabled():
            with suppress(Late):  # it may have gone meanwhile: where nothing else can be done it is passed by itself
                passing.first.click(timeout=2000)
        page.wait_for_timeout(100)
    expect(over).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text("Pair 5")
    page.get_by_role("button", name="As text").click()
    expect(page.locator("pre")).to_contain_text("Battle")
