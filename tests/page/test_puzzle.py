"""Puzzles in a real browser, and the page without a network: what can be done, what cannot, and on again by itself."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from page.pilot import PATIENCE, make_table, new_page

TODAY = "2026-11-16T12:00:00"  # every day has another puzzle
KEPT = """async (patience) => {
  for (let missing = ''; ; ) {
    if ((patience -= 50) < 0) throw new Error(`not kept: ${missing}`);
    const parts = await (await fetch('/kept.json')).json();
    const { counts } = await (await fetch('/api/puzzles')).json();
    const sets = Object.keys(counts).map((game) => `/api/puzzles/${game}`);
    const cache = await caches.open('cannae-1');
    const wanted = [...parts, ...sets, '/api/puzzles', '/api/words/en', '/api/games'];
    const kept = await Promise.all(wanted.map((path) => cache.match(path)));
    if (navigator.serviceWorker.controller && kept.every(Boolean)) return;
    missing = navigator.serviceWorker.controller ? wanted.filter((_, at) => !kept[at]) : 'the worker';
    await new Promise((done) => setTimeout(done, 50));
  }
}"""


def answer(page: Page, right: bool) -> None:
    """Press the button of a right or a wrong answer, as the puzzle that is shown has it."""
    expect(page.locator(".answers .choice").first).to_be_visible()
    choices = page.evaluate(
        """async () => {
          const { counts } = await (await fetch('/api/puzzles')).json();
          const games = Object.keys(counts);
          const named = location.pathname.split('/')[2];
          const now = new Date();
          const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
          const day = (named ? Date.parse(named) : today) / 864e5;
          const game = games[day % games.length];
          const set = await (await fetch(`/api/puzzles/${game}`)).json();
          return set.puzzles[Math.floor(day / games.length) % counts[game]].choices.map((one) => one.right);
        }"""
    )
    page.locator(".answers .choice").nth(choices.index(right)).click()
    expect(page.locator(".answers .verdict")).to_be_visible()


def test_without_a_network_puzzles_are_solved_and_a_table_says_that_it_needs_one(
    browser: Browser, address: str
) -> None:
    page, _ = new_page(browser, address)
    page.clock.set_fixed_time(TODAY)
    table = make_table(page, "honour", options={"battles": 1})
    page.goto("/")
    page.evaluate(KEPT, PATIENCE)
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("every battle, at one screen too, needs the server")
    expect(page.locator(".game").first).to_be_visible()
    page.locator("a.puzzle").click()
    answer(page, right=True)
    expect(page.locator(".answers .verdict")).to_contain_text("Right")
    expect(page.locator(".answers .worth").first).to_contain_text(re.compile(r"✓ \S"))  # how many, or "level"
    expect(page.locator(".days")).to_contain_text("One day in a row")
    page.get_by_role("link", name="Next puzzle").click()
    answer(page, right=False)
    expect(page.locator(".answers .verdict")).to_contain_text("Best would have been")
    page.goto("/puzzle")  # solved before: it can be tried again, and counts once
    expect(page.locator(".days .solved")).to_have_count(1)
    page.goto(f"/table/{table}")
    expect(page.get_by_role("alert")).to_contain_text("every battle, at one screen too, needs the server")
    page.evaluate("window.mark = 'not reloaded'")
    page.context.set_offline(False)
    expect(page.locator(".hand")).to_be_visible()
    assert page.evaluate("window.mark") == "not reloaded"
    page.context.close()


# What asks and what answers it, each to be seen whole: buttons, or cards of the hand where each of them is an answer.
UNSEEN = """() => [...document.querySelectorAll('.answers .question, .answers .choice, .hand [data-look=open]')]
  .filter((one) => one.checkVisibility())
  .map((one) => [one.textContent.trim(), one.getBoundingClientRect()])
  .filter(([, box]) => box.top < 0 || box.bottom > innerHeight)
  .map(([text, box]) => `${text}: ${Math.round(box.top)} to ${Math.round(box.bottom)} of ${innerHeight}`)"""
# Days whose puzzles have the most answers.
CROWDED = ("2026-03-23", "2025-07-21", "2026-07-14")


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_question_and_answers_lie_in_one_window_of_a_phone(browser: Browser, address: str, language: str) -> None:
    page, _ = new_page(browser, address, language=language, phone=True, worker=False)
    found: dict[str, list[str]] = {}
    for day in CROWDED:
        for width, height in ((390, 844), (360, 740)):
            page.set_viewport_size({"width": width, "height": height})
            page.goto(f"/puzzle/{day}")
            expect(page.locator(".board .thing").first).to_be_visible()
            expect(page.locator(".answers .choice:visible, .hand [data-look=open]")).not_to_have_count(0)
            found[f"{day} {width}x{height}"] = page.evaluate(UNSEEN)
    assert not any(found.values()), found
    field = page.locator("[data-area=field]")
    before = field.bounding_box()
    card = page.locator(".hand [data-thing=slash]")  # of Battle: the hand is the list of answers
    card.click()
    expect(page.locator(".answers .choice:visible")).to_have_count(1)
    card.click()
    expect(page.locator(".answers .verdict")).to_be_in_viewport(ratio=1)
    assert field.bounding_box() == before, "what is looked at stays where it was"
    page.context.close()


@pytest.mark.parametrize("back", range(3))
def test_a_puzzle_of_each_game_on_a_phone_in_german_by_keyboard(browser: Browser, address: str, back: int) -> None:
    page, faults = new_page(browser, address, language="de-DE", phone=True, worker=False)
    page.clock.set_fixed_time(TODAY)
    page.goto("/puzzle")
    page.locator(".days a").nth(back).click()
    expect(page.locator(".days [aria-current]")).to_have_count(1)
    expect(page.locator(".answers .question")).to_contain_text("?")
    expect(page.locator(".board .thing").first).to_be_visible()
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, "nothing is cut off at the side"
    count = page.locator(".answers .choice").count()
    page.keyboard.press(str(min(count, 9)))
    expect(page.locator(".answers .verdict")).to_contain_text(re.compile("Richtig|Etwas anderes ist besser"))
    expect(page.locator(".answers .why")).to_have_count(count)
    assert all(len(text) > 20 for text in page.locator(".answers .why").all_inner_texts())
    assert faults == []
    page.context.close()
