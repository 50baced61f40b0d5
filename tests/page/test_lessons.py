"""A first battle, led by the hand: played through by doing what the lesson makes shine, wrong moves refused."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from cannae.core.contract import SIDE_NAMES
from cannae.core.registry import game, games
from cannae.locale import words
from page.pilot import FOLLOW, new_page, play_on


def follow(page: Page, name: str, language: str = "en") -> None:
    """Play the lesson to its end, reading the words of every step."""
    lesson = game(name).lesson()
    assert lesson is not None
    note = page.get_by_role("note")
    say = words(language).say
    steps = lesson.of_side(lesson.learner)
    for number, move in enumerate(steps):
        after = say(steps[number + 1].words if number + 1 < len(steps) else lesson.farewell)
        expect(note).to_contain_text(say(move.words))
        page.wait_for_function(FOLLOW, arg=[say(move.words), after], polling=60, timeout=60_000)  # slow, not wrong


@pytest.mark.parametrize("name", [name for name, one in games().items() if one.lesson()])
def test_a_lesson_is_played_through(page: Page, name: str) -> None:
    page.goto("/")
    page.get_by_role("button", name=f"A first battle of {words('en').say(f'{name}-name')}").click()
    follow(page, name)
    lesson = game(name).lesson()
    assert lesson is not None
    learner = words("en").say(f"side-{SIDE_NAMES[lesson.learner]}")  # who learns, wins
    expect(page.locator(".prompt")).to_contain_text(f"{learner} wins")
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("note")).to_have_count(0)
    expect(page.locator("[data-thing]").first).to_be_visible()


def test_a_newcomer_presses_one_button_and_is_offered_it_once(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Your first battle, led by the hand").click()
    expect(page.get_by_role("note")).to_contain_text("Ten cards, five spaces")
    page.goto("/")
    expect(page.get_by_role("link", name=re.compile("Your turn"))).to_be_visible()
    expect(page.get_by_role("button", name="Your first battle, led by the hand")).to_have_count(0)


def test_a_lesson_in_german_on_a_phone(browser: Browser, address: str) -> None:
    page, faults = new_page(browser, address, language="de-DE", phone=True)
    page.goto("/")
    page.get_by_role("button", name="Eine erste Schlacht in Field of Honour").click()
    follow(page, "honour", "de")
    page.context.close()
    assert not faults


def test_battles_lesson_in_german_on_the_smallest_phone_leads_into_a_short_first_battle(
    browser: Browser, address: str
) -> None:
    page, faults = new_page(browser, address, language="de-DE", phone=True)
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto("/")
    say = words("de").say
    page.get_by_role("button", name=say("page-learn-game", game=say("battle-name"))).click()
    follow(page, "battle", "de")
    page.get_by_role("note").get_by_role("button", name=say("page-play-now")).click()
    expect(page.get_by_role("note")).to_have_count(0)
    first = page.evaluate("async () => (await fetch('/api/tables/' + location.pathname.split('/')[2])).json()")
    assert first["options"]["scenario"] == "first" and first["mine"] == ["red"]
    page.wait_for_selector(".prompt.mine")
    expect(page.get_by_role("button", name=say("battle-card-onslaught"))).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth && scrollY === 0")
    play_on(page)
    expect(page.get_by_role("link", name=say("page-replay"))).to_be_visible()
    page.context.close()
    assert not faults


def test_wrong_moves_are_refused_by_the_plan_and_by_the_rules(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="A first battle of Field of Honour").click()
    hand = page.get_by_role("group", name="Your hand")
    note = page.locator(".note.refusal")
    hand.get_by_role("button", name="9♥").click()
    page.get_by_role("button", name="Red, space 1: empty").click()
    expect(note).to_contain_text("this lesson has another plan: 6♠ to space 1")
    expect(hand.get_by_role("button")).to_have_count(10)
    hand.get_by_role("button", name="6♠").click()
    page.get_by_role("button", name="Red, space 1: empty").click()
    expect(page.get_by_role("button", name=re.compile("^Red, space 1: 6♠"))).to_be_visible()
    hand.get_by_role("button", name="9♥").click()
    page.get_by_role("button", name=re.compile("^Red, space 1: 6♠")).click(force=True)
    expect(note.get_by_role("button", name="Rule 3.3")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("note")).to_contain_text("touch the 6♠")
