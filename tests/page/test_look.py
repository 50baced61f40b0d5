"""What a reader can switch: the plain look shows the same as the painted one, and sound is off until it is wanted."""

import pytest
from playwright.sync_api import Browser, expect

from page.fit import misfits
from page.pilot import make_table, new_page, play_touches, until

OPTIONS: dict[str, dict[str, object]] = {
    "honour": {"battles": 1},
    "glory": {"setup": "quick"},
    "battle": {"terrains": "3"},
}
# All that can be read or heard of the board and the hand: names for readers aloud, and the words that are seen.
TOLD = """() => [...document.querySelectorAll('[data-area] [data-thing]')].map((one) =>
  [one.dataset.thing, one.getAttribute('aria-label'), one.innerText.replace(/\\s+/g, ' ').trim()])"""
PAINTED = "() => document.querySelectorAll('canvas, [data-thing] svg use').length"
# Whether the computer has done all it could for now.
ALONE = """(async () => {
  const now = await (await fetch(`/api/tables/${location.pathname.split('/')[2]}/state`)).json();
  return now.to_act.length === 1 && now.to_act[0] === now.seat;
})()"""
# Counts what the page lets sound; nothing is heard in a test.
LISTEN = """
window.heard = 0;
const start = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...when) { window.heard += 1; return start.apply(this, when); };
"""


@pytest.mark.parametrize("game", OPTIONS)
def test_the_plain_look_tells_all_that_the_painted_one_does(browser: Browser, address: str, game: str) -> None:
    page, faults = new_page(browser, address)
    make_table(page, game, options=OPTIONS[game])
    page.wait_for_selector("[data-thing]")
    play_touches(page, 12)
    until(page, ALONE)
    page.reload()
    expect(page.locator(".prompt.mine")).to_be_visible()
    until(page, f"({PAINTED})() > 0")
    painted, cut = page.evaluate(TOLD), misfits(page)
    assert len(painted) > 5
    page.evaluate("localStorage.setItem('cannae.look', 'plain')")
    page.reload()
    expect(page.locator(".prompt.mine")).to_be_visible()
    until(page, f"({TOLD})().length === {len(painted)}")
    assert page.evaluate(TOLD) == painted
    assert page.evaluate(PAINTED) == 0
    assert misfits(page) == cut  # the plain look cuts nothing off that the painted one shows whole
    page.context.close()
    assert not faults


@pytest.mark.parametrize("game", OPTIONS)
def test_nothing_sounds_until_sound_is_switched_on(browser: Browser, address: str, game: str) -> None:
    page, faults = new_page(browser, address)
    page.add_init_script(LISTEN)
    make_table(page, game, options=OPTIONS[game])
    page.wait_for_selector("[data-thing]")
    play_touches(page, 6)
    assert page.evaluate("window.heard") == 0
    page.keyboard.press("m")
    for seed in range(8, 108):  # what is touched need not sound: some touches only lift, or ask for more
        play_touches(page, 3, seed=seed)
        if page.evaluate("window.heard"):
            break
    until(page, "window.heard > 0")
    page.keyboard.press("m")
    expect(page.get_by_role("button", name="Sound", exact=True)).to_have_attribute("aria-pressed", "false")
    before = page.evaluate("window.heard")
    play_touches(page, 6, seed=9)
    assert page.evaluate("window.heard") == before
    page.context.close()
    assert not faults
