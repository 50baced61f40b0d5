"""The board of the Battle game: a card says what it would do, a round is told in its time, and what is told adds up."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from page.pilot import make_table, new_page, play_on, reach, until

FIRST: dict[str, Any] = {"options": {"scenario": "first"}, "seat": "red", "level": "greedy"}
OPEN = "document.querySelector('[data-thing=hew][data-look=open]') !== null"
# The Unit of the first fight is tired, and the game says so: to the page it looks as if the server had told it.
TIRED = """const parse = JSON.parse.bind(JSON);
JSON.parse = (text) => parse(text, (_, value) => {
  if (value?.id === 'r1' && 'mp' in value) value.mp = 5;
  const args = { card: '@battle-card-hew', price: 8, mp: 5, beyond: 6 };
  if (value?.kind === 'commitment' && value.card === 'hew') value.warning = { say: 'battle-doubt-destroys', ...args };
  return value;
});"""
ASKED = "document.querySelector('.prompt.mine') !== null"


def number(text: str) -> int:
    return int(text.replace("−", "-"))


def columns(page: Page) -> list[list[int]]:
    """The sums of both sides as they stand on the stage, each with its total last."""
    cells = page.locator(".clash .sums > :not(.part)").all_inner_texts()
    return [[number(text) for text in cells[side::2] if text] for side in (0, 1)]


def lay(page: Page, card: str) -> None:
    until(page, f"document.querySelector('[data-thing={card}][data-look=open]') !== null")
    page.locator(f"[data-thing={card}]").click()
    page.locator(f"[data-thing={card}][data-look=chosen]").click()


def decided_round(page: Page) -> list[list[int]]:
    """The columns of the first round that is no draw, at this table or, should all four be drawn, at another one."""
    for _ in range(8):
        for card in ("hew", "onslaught", "press", "thrust"):
            lay(page, card)
            until(page, f"document.querySelector('[role=log]').textContent.includes('Red lays {card.capitalize()}')")
            until(page, ASKED)
            page.mouse.move(2, 2)
            found = columns(page)
            if len(found[0]) > 1:
                return found
        make_table(page, "battle", **FIRST)
        until(page, OPEN)
    raise AssertionError("nothing but draws in 32 rounds")


def test_a_card_says_what_it_would_do_and_the_round_that_follows_adds_up(page: Page) -> None:
    make_table(page, "battle", **FIRST)
    stage = page.get_by_role("region", name="The fight")
    until(page, OPEN)
    page.locator("[data-thing=hew]").click()
    expect(stage).to_contain_text(re.compile(r"Hew hits against \d+ of his 10 cards"))
    expect(page.get_by_role("button", name="Lay Hew for 8 MP")).to_be_visible()
    expect(stage.locator(".answer")).to_have_count(10)
    page.locator(".buttons .let-go").click()
    red, blue = decided_round(page)
    assert [sum(red[:-1]), sum(blue[:-1])] == [red[-1], blue[-1]]
    # The log sets apart where a Period, a Duration and each of its rounds begins, and nothing else.
    apart = page.evaluate(
        """() => [...document.querySelectorAll('[role=log] p')]
          .filter((one) => parseFloat(getComputedStyle(one).borderTopWidth) > 0).map((one) => one.innerText)"""
    )
    assert [text.split()[0] for text in apart[:4]] == ["Period", "Position", "Round", "Round"], apart
    assert all(re.match(r"Period \d|Position \d, |Round \d of 3", text) for text in apart), apart


def test_a_round_is_told_before_anything_gives_it_away_and_a_key_ends_it(browser: Browser, address: str) -> None:
    page, faults = new_page(browser, address, motion="yes", phone=True)
    page.clock.install()
    make_table(page, "battle", **FIRST)
    until(page, OPEN)
    page.clock.pause_at(page.evaluate("Date.now()") + 500)  # nothing ends by itself any more
    lay(page, "hew")
    for _ in range(3000):
        if page.locator(".clash .flip > .face").count():
            break
        page.clock.run_for(50)
        page.wait_for_timeout(20)
    told = page.locator(".prompt").inner_text()
    assert "both cards are turned up" in told
    assert "lays" not in page.evaluate("document.querySelector('[role=log]').textContent")
    page.keyboard.press("Space")
    expect(page.locator(".prompt")).to_contain_text(re.compile("Round 2 of|Which card|takes it"))
    expect(page.locator(".clash .flip > .face")).to_have_count(0)
    page.context.close()
    assert not faults


def test_without_motion_the_end_of_a_round_is_seen_at_once(page: Page) -> None:
    page.add_init_script(
        "addEventListener('animationstart', (one) => /turn/.test(one.animationName) && (window.turned = true))"
    )
    make_table(page, "battle", **FIRST)
    lay(page, "drive")
    until(page, ASKED)
    expect(page.locator(".prompt")).to_contain_text(re.compile("Round 2 of|Which card|takes it"))
    assert not page.evaluate("window.turned")


def test_by_keys_too_the_last_round_is_seen_until_somebody_looks_at_a_card(page: Page) -> None:
    make_table(page, "battle", **FIRST)
    until(page, OPEN)
    stage = page.get_by_role("region", name="The fight")
    expect(stage).to_contain_text("the higher one strikes")
    reach(page, "[data-thing=hew]")
    page.keyboard.press("Enter")
    expect(stage).to_contain_text("Hew hits against")
    page.keyboard.press("1")
    until(page, f"{ASKED} && document.querySelector('[role=log]').textContent.includes('Round 2 of 3')")
    until(page, "document.activeElement?.dataset.look === 'open'")  # the next card has the keyboard
    expect(stage.locator(".answer")).to_have_count(0)
    expect(stage).to_contain_text(re.compile("strikes home|Guards the blow|is drawn"))
    page.keyboard.press("ArrowRight")
    expect(stage).to_contain_text("hits against")


def test_units_are_named_as_on_their_plates_and_the_ground_is_agreed_on_in_one_step(page: Page) -> None:
    make_table(page, "battle", seat="red", level="greedy")
    prompt, log = page.locator(".dock .prompt"), page.get_by_role("log")
    expect(prompt).to_have_text(re.compile(r"The ground, 1 of 5. Flank 1, [A-Z][a-z]+: keep it\?"))
    expect(page.get_by_role("region", name="Stage")).to_contain_text("another is dealt")
    page.get_by_role("button", name="Keep all of it").click()
    # Asked again only where the other side has changed something.
    ground = "document.querySelector('.prompt').innerText.includes('The ground')"
    until(page, f"{ASKED} && (!{ground} || /vetoes|draws/.test(document.querySelector('[role=log]').textContent))")
    if "The ground" not in prompt.inner_text():
        expect(prompt).to_contain_text("choose in secret the Unit you place there")
    make_table(page, "battle", **FIRST)
    expect(page.locator(".plate .name").first).to_be_visible()
    plates = set(page.locator(".plate .name").all_inner_texts())
    assert plates == {"Swordsmen", "Shield-bearers", "Fanatics"}
    expect(log).to_contain_text("Red’s Unit of Swordsmen against Blue’s Unit of Fanatics")
    assert not re.search(r"Unit \d", log.inner_text()), log.inner_text()


def test_the_only_subject_of_a_question_need_not_be_touched_and_what_it_would_bring_is_told(page: Page) -> None:
    make_table(page, "battle", seat="red", level="greedy", options={"scenario": "cynoscephalae"})
    stage, prompt = page.get_by_role("region", name="The fight"), page.locator(".dock .prompt")
    lay(page, "hew")
    expect(prompt).to_contain_text("Combine another Unit with yours?")
    expect(stage).to_contain_text("he may strike either Unit")
    expect(page.get_by_role("button", name="Combine Peltasts")).to_be_visible()
    page.get_by_role("button", name="No other Unit").click()
    expect(prompt).to_contain_text("Which Troop fights?")
    promises = [re.compile(f"^{kind}: attack") for kind in ("Shield-bearers", "Swordsmen")]
    expect(stage.locator(".counsel p")).to_have_text(promises)
    page.get_by_role("button", name="Swordsmen", exact=True).click()
    until(page, "document.querySelector('[role=log]').textContent.includes('Red lays Hew with Swordsmen')")


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844), (360, 740)])
def test_what_a_stratagem_does_is_read_where_it_is_chosen(
    browser: Browser, address: str, width: int, height: int
) -> None:
    """All of it in the stage, in German too, without scrolling."""
    page, _ = new_page(browser, address, language="de-DE", phone=width < 500)
    page.set_viewport_size({"width": width, "height": height})
    make_table(page, "battle", seat="blue", options={"scenario": "cynoscephalae"})  # his General leads the first fight
    until(page, "document.querySelector('.plans .thing[data-look=open]') !== null")
    told = page.locator(".clash .plans-told")
    plans = page.locator(".plans .thing")
    assert plans.count() == 9
    for plan in plans.all():
        plan.hover()
        expect(told.locator("b")).to_have_text(plan.locator(".plan").inner_text())
        panel = page.locator(".clash .panel")
        high, room = panel.evaluate("(one) => [one.scrollHeight, one.clientHeight]")
        assert high <= room + 1, (told.inner_text(), high, room)
    page.context.close()


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844), (360, 740)])
def test_over_exertion_is_seen_on_the_cards_and_told_before_one_is_laid(
    browser: Browser, address: str, width: int, height: int
) -> None:
    page, faults = new_page(browser, address, language="de-DE", phone=width < 500)
    page.set_viewport_size({"width": width, "height": height})
    page.add_init_script(TIRED)
    make_table(page, "battle", **FIRST)
    until(page, OPEN)
    marked = "[...document.querySelectorAll('.cost.beyond')].map((one) => one.closest('.thing').dataset.thing)"
    assert page.evaluate(marked) == ["hew", "press", "onslaught"], "what asks for more than 5 MP"
    panel = page.locator(".clash .panel")
    page.locator("[data-thing=drive]").click()
    expect(panel).to_contain_text("Angriff")
    expect(panel).not_to_have_class(re.compile("warns"))
    page.locator(".buttons .let-go").click()
    page.locator("[data-thing=hew]").click()
    expect(panel).to_have_class(re.compile("warns"))
    expect(panel).to_contain_text(re.compile("kostet 6 Schaden.*trifft gegen", re.DOTALL))
    high, room = panel.evaluate("(one) => [one.scrollHeight, one.clientHeight]")
    assert high <= room + 1, (panel.inner_text(), high, room)
    page.context.close()
    assert not faults


def test_the_ground_is_in_sight_while_it_is_decided_what_becomes_of_it(browser: Browser, address: str) -> None:
    """Many Deployment Actions, in German, in a low window: none lies over what it is about, and each says what it
    changes."""
    page, faults = new_page(browser, address, language="de-DE")
    page.set_viewport_size({"width": 1280, "height": 720})
    make_table(page, "battle", seat="red", level="greedy", options={"expanded_deployment": True})
    play_on(page, until_button="Festsetzen")
    buttons = page.locator(".dock .buttons button")
    until(page, "document.querySelector('.buttons small') !== null")
    assert buttons.count() > 6
    said = buttons.filter(has=page.locator("small")).all_inner_texts()
    assert said and all(re.search(r"Für (Rot|Blau): [+−]\d a", text) for text in said), said
    covered = page.evaluate(
        """() => {
          const box = (one) => document.querySelector(one).getBoundingClientRect();
          const [sheet, field] = [box('.dock .sheet'), box('[data-area=field]')];
          return (field.bottom - sheet.top) / field.height;
        }"""
    )
    assert covered < 0.2, covered
    page.context.close()
    assert not faults
