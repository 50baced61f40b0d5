"""Clashes of random games at five sizes, looked at in every frame: nothing moves but the clash, nothing gives it away,
nobody leaves the field before it is told, and a key or a tap ends it."""

from typing import Any

import pytest
from playwright.sync_api import Browser

from page.pilot import make_table, new_page
from page.test_areas import SIZES

GAMES: dict[str, dict[str, Any]] = {
    "honour": {
        "options": {
            "battles": 6,
            "hand_red": 5,
            "hand_blue": 5,
            "sure_red": "9S 8S 7S 6S 5S",
            "sure_blue": "9H 7H 4H 6H 8D",
        },
        "level": "gaius",
    },
    "glory": {"options": {"setup": "quick"}, "level": "gaius"},
    "battle": {"options": {"scenario": "first"}, "level": "gaius"},
}

# Plays at random until a clash has been told, and looks at every frame of it. `clash`: what is only there while its
# outcome is not to be known; `standing`: who must not leave before; `spoilt`: what the log says of the outcome.
WATCH = """async ([game, most, seed, tap]) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const all = (what) => [...document.querySelectorAll(what)];
  const games = {
    honour: { clash: '.strikes', standing: '.lanes ~ .line .laid', spoilt: /wins pair|is drawn, / },
    glory: { clash: '.end.untold', standing: '.sector.embattled .unit', spoilt: /^Combat in column/ },
    battle: { clash: '.clash .flip > .face', standing: '.sector .plate .holds', spoilt: /strikes|Guards|attacks with/ },
  };
  const { clash, standing, spoilt } = games[game];
  let x = seed;
  const pick = (list) => list[(x = (x * 48271) % 2147483647) % list.length];
  const areas = () => all('[data-area]').map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [one.dataset.area, left, top, width, height].map((part) => (part > 0 ? Math.round(part) : part)).join(' ');
  });
  const look = () => ({
    areas: areas().join('; '),
    standing: all(standing).map((one) => one.textContent.trim()).join(','),
    log: all('[role=log] p').filter((one) => spoilt.test(one.textContent)).length,
    header: document.querySelector('.headline')?.textContent,
  });
  const faults = new Set();
  const open = '[data-look=open]', press = '.buttons[role=group] button:not([disabled], .quiet, [aria-disabled])';
  let [begun, frames, ended] = [null, 0, -1];
  for (let count = 0; count < most; count++) {
    await frame();
    const lies = (one) => getComputedStyle(one).position !== 'fixed';
    if (all('.gone').some(lies)) faults.add('who leaves the field is laid out below the page');
    const told = document.querySelector(clash);
    if (told) {
      const now = look();
      begun ??= now;
      frames++;
      for (const part of Object.keys(now).filter((one) => now[one] !== begun[one]))
        faults.add(`${part}: ${begun[part]} -> ${now[part]}`);
      const root = document.documentElement;
      if (root.scrollHeight > innerHeight + 1 || root.scrollWidth > innerWidth)
        faults.add(`the page scrolls: ${root.scrollWidth}x${root.scrollHeight}`);
      if (frames === 8) {
        if (tap) document.querySelector('[data-field]').click();
        else document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }));
        ended = count;
      } else if (ended >= 0 && count > ended + 20) {
        faults.add('it goes on after it was ended');
        break;
      }
      continue;
    }
    if (begun) break;
    if (document.querySelector('.buttons a[href^="/replay/"]')) return { over: true };
    if (count % 4) continue;
    const [buttons, things] = [all(press), all(open)];
    if (!document.querySelector('.prompt.mine') || !(buttons.length + things.length)) continue;
    const chosen = document.querySelector('[data-look=chosen]');
    pick(buttons.length && (chosen || !things.length || x % 3 === 0) ? buttons : things).click();
  }
  return { frames, faults: [...faults], over: false };
}"""


@pytest.mark.parametrize("game", GAMES)
def test_a_clash_of_a_random_game_at_every_size(browser: Browser, address: str, game: str) -> None:
    page, faults = new_page(browser, address, motion="yes")
    make_table(page, game, seat="red", **GAMES[game])
    page.wait_for_selector("[data-thing]")
    for number, (width, height) in enumerate(SIZES):
        page.set_viewport_size({"width": width, "height": height})
        for seed in range(12):
            found = page.evaluate(WATCH, [game, 12_000, 77 + 13 * number + seed, number % 2 == 1])
            if found.get("frames", 0) >= 3:
                break
            make_table(page, game, seat="red", **GAMES[game])  # a battle may end before it comes to a clash
            page.wait_for_selector("[data-thing]")
        assert found.get("frames", 0) >= 3, (width, height, found)
        assert not found["faults"], (width, height, found["faults"])
    page.context.close()
    assert not faults
