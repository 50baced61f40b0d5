"""Field of Glory in the page: what is to pay, the whole sum before a decision, one more card to keep."""

import pytest
from playwright.sync_api import Browser, Page, expect

from cannae.core.registry import game
from cannae.locale import words
from page.pilot import FOLLOW, make_table, new_page, until

KEEP_TWO = "document.querySelector('.prompt').textContent.startsWith('Keep two')"
ON_THE_STAGE = """() => {
  const sums = document.querySelector('.fought')?.getBoundingClientRect();
  const stage = document.querySelector('[data-area=stage]')?.getBoundingClientRect();
  return sums && stage && sums.top >= stage.top && sums.bottom <= stage.bottom;
}"""


def follow(page: Page, first: str, last: str, language: str = "en") -> None:
    """Play the lesson as it asks from one step up to another, that one not included."""
    lesson = game("glory").lesson()
    assert lesson is not None
    say = words(language).say
    keys = [move.words for move in lesson.of_side(lesson.learner)]
    at, end = keys.index(f"glory-lesson-{first}"), keys.index(f"glory-lesson-{last}")
    for here, following in zip(keys[at:end], keys[at + 1 :], strict=False):
        page.wait_for_function(FOLLOW, arg=[say(here), say(following)], polling=60, timeout=60_000)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_prompt_says_what_is_to_pay_and_the_sum_has_the_printed_modifiers(
    browser: Browser, address: str, language: str
) -> None:
    page, faults = new_page(browser, address, language=language)
    say = words(language).say
    page.goto("/")
    page.get_by_role("button", name=say("page-learn-game", game=say("glory-name"))).click()
    follow(page, "place", "pay", language)
    purse = {"en": "(23 in all)", "de": "(zusammen 23)"}[language]
    prompt = page.locator(".prompt")
    expect(prompt).to_contain_text({"en": "Pay 5: pick cards worth 5", "de": "Zahle 5: wähle Karten"}[language])
    expect(prompt).to_contain_text(purse)
    expect(page.locator(".purse .coins i")).to_have_count(5)
    expect(page.locator(".purse .coins .given, .purse .coins .offered")).to_have_count(0)
    follow(page, "pay", "withdraw", language)
    attack = page.locator(".fought .sum.blue")
    expect(attack).to_contain_text(say("glory-item-against", type="@glory-type-cavalry"))
    expect(attack.locator(".total")).to_contain_text("2")
    expect(page.locator(".fought")).to_contain_text(say("glory-page-hidden"))
    until(page, ON_THE_STAGE)
    page.context.close()
    assert not faults


def test_the_stage_counts_the_coins_a_card_would_give(page: Page) -> None:
    make_table(page, "glory", options={"setup": "quick", "first": "red"}, seat="red")
    prompt = page.locator(".prompt")
    expect(prompt).to_contain_text("Place a unit")  # nobody has anything to attack yet
    expect(prompt).not_to_contain_text("ttack")
    page.locator(".holds .thing[data-look=open]").first.click()
    place = page.locator(".sector:has(.price)").first
    price = int(place.locator(".price").inner_text().removeprefix("for "))
    place.click()
    coins = page.locator(".purse .coins")
    expect(coins.locator("i")).to_have_count(price)
    card = page.locator(".holds .thing[data-look=open]").last
    worth = int(card.locator(".coin").inner_text())
    card.click()
    expect(coins.locator(".offered")).to_have_count(min(worth, price))
    told = f"gives {worth}: then {price - worth} are missing" if worth < price else f"gives {worth}: "
    expect(page.locator(".purse .says")).to_contain_text(told)
    page.get_by_role("button", name="Pay with").click()
    if worth < price:
        expect(coins.locator(".given")).to_have_count(worth)
        expect(coins.locator("i")).to_have_count(price)


def test_with_one_card_kept_the_draft_asks_for_one_more(page: Page) -> None:
    make_table(page, "glory")
    prompt, packet = page.locator(".prompt"), page.locator(".draft p")
    expect(prompt).to_have_text("Keep two of these four cards (2.3).")
    expect(packet).to_have_text("Packet 1 of 12: keep two")
    page.locator(".draft [data-thing]").first.click()
    choices = page.get_by_role("group", name="What you may choose").get_by_role("button")
    until(page, f"document.querySelector('.draft [data-look=chosen]') !== null || !{KEEP_TWO}")
    if prompt.inner_text().startswith("Keep two"):
        choices.last.click()
    expect(prompt).to_have_text("Keep one more of these cards (2.3).")
    expect(packet).to_have_text("Packet 1 of 12: keep one more")
    expect(page.locator(".army")).to_contain_text("Your army so far: 1 of 24 cards")
    expect(page.locator(".army .kind")).to_have_count(1)
    expect(page.locator(".army .kind b")).to_have_text("×1")
