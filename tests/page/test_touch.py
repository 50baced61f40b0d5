"""Whole games by a finger: every act is a tap on what shines and lies uppermost there, nothing is scrolled."""

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from page.pilot import make_table, new_page

# Where a finger would tap next: a spot at which nothing lies over what is meant; nothing while others act.
NEXT = """(x) => {
  if (document.querySelector('.buttons a[href^="/replay/"]')) return 'over';
  const all = (what) => [...document.querySelectorAll(what)];
  const buttons = all('.buttons[role=group] button:not([disabled], .quiet, [aria-disabled])');
  const things = all('[data-look=open]');
  if (!document.querySelector('.prompt.mine') || !(buttons.length + things.length)) return null;
  const begun = document.querySelector('[data-look=chosen]');
  const press = buttons.length && (begun || !things.length || x % 3 === 0);
  const wanted = press ? buttons : things;
  const one = wanted[x % wanted.length];
  const { left, top, width, height } = one.getBoundingClientRect();
  for (const down of [0.5, 0.25, 0.75, 0.1])
    for (const along of [0.5, 0.25, 0.75, 0.1, 0.9]) {
      const [at, high] = [left + width * along, top + height * down];
      if (one.contains(document.elementFromPoint(at, high))) return [at, high];
    }
  return `covered: ${one.outerHTML.slice(0, 120)}`;
}"""

GAMES: dict[str, dict[str, Any]] = {
    "honour": {"battles": 1},
    "glory": {"setup": "quick"},
    "battle": {"scenario": "first"},
}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_taps_alone(browser: Browser, address: str, game: str) -> None:
    page, faults = new_page(browser, address, phone=True)
    make_table(page, game, options=GAMES[game], seat="red")
    x, taps, idle = 7, 0, 0
    while (spot := page.evaluate(NEXT, x)) != "over":
        assert not isinstance(spot, str), spot
        x = x * 48271 % 2147483647
        if spot is None:
            idle += 1
            assert idle < 4000, page.inner_text(".prompt")
            page.wait_for_timeout(25)
            continue
        page.touchscreen.tap(*spot)
        page.wait_for_timeout(20)
        taps, idle = taps + 1, 0
        assert taps < 1500
    expect(page.get_by_role("region", name="The result")).to_be_visible()
    assert taps > 10 and page.evaluate("scrollX + scrollY") == 0
    page.context.close()
    assert not faults
