"""The board of the Battle game: the last round as a picture."""

import re
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

from page.pilot import make_table, new_page, play_on, play_some

SMALL: dict[str, Any] = {"options": {"terrains": "3", "periods": 1}, "seat": "red"}


def number(text: str) -> int:
    return int(text.replace("−", "-"))


def fight(page: Page, wanted: str, most: int = 80) -> Locator:
    """Play until something is to be seen, in another battle where one has ended without."""
    make_table(page, "battle", **SMALL)
    found = page.locator(wanted)
    for seed in range(most):
        if found.count():
            break
        if page.get_by_role("button", name="Play again").count():
            make_table(page, "battle", **SMALL)
        play_some(page, 2, 31 + 7919 * seed)
    expect(found.first).to_be_visible()
    return found.first


def test_the_last_round_is_a_picture_that_adds_up(page: Page) -> None:
    fight(page, ".duel .total")
    duel = page.get_by_role("region", name="The last round")
    expect(duel.get_by_text("MP paid")).to_have_count(2)
    expect(duel.locator(".who b")).to_have_text([re.compile("Red’s Unit"), re.compile("Blue’s Unit")])
    sums = duel.locator(".sum")
    expect(sums).to_have_count(2)
    for one in sums.all():
        parts = [number(item) for item in one.locator("li b").all_inner_texts()]
        assert sum(parts) == number(one.locator(".total b").inner_text())
    assert {one.locator("h3").inner_text().strip() for one in sums.all()} == {"Attack", "Guard"}


def test_the_picture_folds_by_keyboard_stays_so_and_is_never_in_the_way(page: Page) -> None:
    head = fight(page, ".duel button.head")
    expect(head).to_have_attribute("aria-expanded", "true")
    head.focus()
    page.keyboard.press("Enter")
    expect(head).to_have_attribute("aria-expanded", "false")
    expect(page.locator(".duel .card")).to_have_count(0)
    expect(head).to_contain_text(re.compile("Round \\d"))
    page.reload()
    expect(page.locator(".duel button.head")).to_have_attribute("aria-expanded", "false")
    page.locator(".duel button.head").click()
    expect(page.locator(".duel .card")).to_have_count(2)
    over = page.evaluate(
        """() => [...document.querySelectorAll('.hand, .dock')].filter((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return !one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }).length"""
    )
    assert over == 0, "the picture lies over what is to be touched"


def test_cards_turn_over_and_lie_open_for_who_wants_no_motion(browser: Browser, address: str) -> None:
    for motion, turning in (("yes", True), ("reduce", False)):
        page, faults = new_page(browser, address, motion=motion, phone=True)
        page.add_init_script(
            "addEventListener('animationstart', (one) => /turn/.test(one.animationName) && (window.turned = true))"
        )
        fight(page, ".duel .face")
        if turning:
            page.wait_for_function("window.turned")
        else:
            assert not page.evaluate("window.turned")
            expect(page.locator(".duel .back").first).to_be_hidden()
        page.context.close()
        assert not faults


def first_round(page: Page, table: str) -> int | None:
    """The step of a finished battle at which the picture is first to be seen."""
    step: int | None = page.evaluate(
        """async (id) => {
          for (let first = 0; ; first += 100) {
            const part = await (await fetch(`/api/tables/${id}/replay?eyes=spectator&first=${first}&count=100`)).json();
            const found = part.frames.find((one) => one.views[0].round_log);
            if (found || !part.frames.length) return found ? found.n : null;
          }
        }""",
        table,
    )
    return step


def test_a_replay_shows_the_rounds_too(page: Page) -> None:
    step = None
    for _ in range(10):  # a battle may end before anybody has struck
        table = make_table(page, "battle", **SMALL)
        play_on(page)
        step = first_round(page, table)
        if step is not None:
            break
    page.goto(f"/replay/{table}?step={step}&eyes=spectator")
    duel = page.get_by_role("region", name="The last round")
    expect(duel.locator(".card")).to_have_count(2)
    expect(duel).to_contain_text("Round 1")
    page.goto(f"/replay/{table}?step=0&eyes=spectator")
    expect(page.locator("output")).to_contain_text("0 /")
    expect(duel).to_have_count(0)
