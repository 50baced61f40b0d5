"""Nothing jumps and nothing scrolls: short games at five sizes, measured after every touch."""

from typing import Any

import pytest
from playwright.sync_api import Browser

from page.pilot import make_table, new_page, play_touches

SIZES = [(1440, 900), (1280, 720), (820, 1180), (390, 844), (360, 740)]
GAMES: dict[str, dict[str, Any]] = {
    "honour": {"battles": 1},
    "glory": {"setup": "quick"},
    "battle": {"scenario": "cannae"},
}

# What moves while the page comes up, as the browser itself counts it.
SHIFTS = """
window.shifted = 0;
new PerformanceObserver((list) => list.getEntries().forEach((one) => { window.shifted += one.value; }))
  .observe({ type: 'layout-shift', buffered: true });
"""

# Plays by touching what the page offers. After every touch: every area lies where it lay, nothing of the page can be
# scrolled, what may be touched or pressed can be seen and is large enough, and no name is cut.
WATCH = """async ([most, seed]) => {
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  let x = seed, touches = 0;
  const pick = (list) => list[(x = (x * 48271) % 2147483647) % list.length];
  const faults = new Set();
  const places = new Map();
  const box = (one) => one.getBoundingClientRect();
  const visible = (one) => one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
  const said = (one) => one.textContent.trim().replace(/\\s+/g, ' ').slice(0, 40);
  const TOUCHED = '[data-look=open], [data-look=hinted], .buttons[role=group] .button';
  const NAMES = '[data-area=field] :is(.name, .title, .called), :is([data-area=foe], [data-area=own]) .name, ' +
    '.buttons .button';
  const PRESSED = '.buttons[role=group] button:not([disabled], .quiet, [aria-disabled])';
  const reach = (one) => { // how far it lies uppermost, along three lines each way; up to 24 pixels are of interest
    const { left, top, width, height } = box(one);
    const owns = (x, y) => one.contains(document.elementFromPoint(x, y));
    const longest = (length, at) => {
      let [run, most] = [0, 0];
      for (let way = 1; way < length && most < 24; way += 3) most = Math.max(most, (run = at(way) ? run + 3 : 0));
      return most;
    };
    const parts = [0.5, 0.25, 0.75];
    const wide = Math.max(...parts.map((part) => longest(width, (way) => owns(left + way, top + height * part))));
    const high = Math.max(...parts.map((part) => longest(height, (way) => owns(left + width * part, top + way))));
    return [wide, high];
  };
  const look = () => {
    const root = document.documentElement;
    const [wide, high] = [root.scrollWidth, root.scrollHeight];
    if (high > innerHeight + 1 || wide > innerWidth) faults.add(`the page scrolls: ${wide}x${high}`);
    for (const one of document.querySelectorAll('[data-area]')) {
      if (!visible(one)) continue;
      const { left, top, width, height } = box(one);
      const now = [left, top, width, height].map(Math.round).join(' ');
      const before = places.get(one.dataset.area) ?? now;
      if (before !== now) faults.add(`${one.dataset.area} moved from ${before} to ${now}`);
      places.set(one.dataset.area, now);
    }
    for (const one of document.querySelectorAll(TOUCHED)) {
      const [wide, high] = reach(one);
      if (wide >= 24 && high >= 24) continue;
      const { left, right, top, bottom } = box(one);
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.outerHTML.slice(0, 80);
      faults.add(`only ${wide}x${high} of “${said(one)}” can be touched, over it lies ${over}`);
    }
    for (const one of document.querySelectorAll('.sector .line .thing:not([data-look=chosen])')) {
      const [own, line] = [box(one), box(one.closest('.line'))];
      const out = Math.max(line.top - own.top, own.bottom - line.bottom);
      if (out > 1) faults.add(`“${said(one)}” stands ${Math.round(out)} outside of its line`);
    }
    for (const one of document.querySelectorAll(NAMES)) {
      if (!visible(one)) continue;
      const range = document.createRange();
      range.selectNodeContents(one);
      const text = range.getBoundingClientRect();
      const frame = box(one.closest('.plate, .title, .button, .strip') ?? one);
      const aside = Math.max(text.right - frame.right, frame.left - text.left);
      const over = Math.max(aside, text.bottom - frame.bottom - 4, frame.top - 4 - text.top);
      const hides = one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflow === 'hidden';
      if (over > 1.5 || hides) faults.add(`cut: “${said(one)}” by ${Math.round(over)}`);
      if (!/[\\s-]/.test(said(one)) && text.height > 2.2 * parseFloat(getComputedStyle(one).fontSize))
        faults.add(`broken in its middle: “${said(one)}”`);
    }
    for (const one of document.querySelectorAll('.clash .panel, .headline'))
      if (one.scrollHeight > one.clientHeight + 3 || box(one).height > 46 && one.matches('.headline'))
        faults.add(`too long for its place: “${said(one)}”`);
  };
  for (let idle = 0; touches < most && idle < 3000; ) {
    if (document.querySelector('.buttons a[href^="/replay/"]')) break;
    const buttons = [...document.querySelectorAll(PRESSED)];
    const things = [...document.querySelectorAll('[data-look=open]')];
    const mine = document.querySelector('.prompt.mine') && !document.querySelector('[data-busy]');
    if (!mine || !(buttons.length + things.length)) {
      idle++;
      await pause(20);
      continue;
    }
    idle = 0;
    const begun = document.querySelector('[data-look=chosen]');
    const press = buttons.length && (begun || !things.length || x % 3 === 0);
    pick(press ? buttons : things).click();
    touches++;
    await pause(12);
    look();
  }
  look();
  return { touches, areas: [...places.keys()], faults: [...faults] };
}"""


PLAYED = [(game, GAMES[game], size, size[0] in (820, 360)) for size in SIZES for game in GAMES]
# Long words in the narrowest docks, and the phases that ready armies leave out: the draft, the whole setting up.
PLAYED += [
    ("honour", {"battles": 1}, (1280, 720), True),
    ("glory", {}, (1280, 720), True),
    ("glory", {"setup": "quick"}, (390, 844), True),
    ("battle", {}, (1280, 720), True),
    ("battle", {}, (390, 844), True),
    ("battle", {"expanded_deployment": True, "expanded_movement": True}, (360, 740), True),
]
NAMES = [
    f"{game}-{width}x{height}{'-de' if german else ''}{'-expanded' if 'expanded_movement' in options else ''}"
    for game, options, (width, height), german in PLAYED
]


@pytest.mark.parametrize(("game", "options", "size", "german"), PLAYED, ids=NAMES)
def test_no_area_moves_and_nothing_must_be_scrolled(
    browser: Browser, address: str, game: str, options: dict[str, Any], size: tuple[int, int], german: bool
) -> None:
    width, height = size
    page, _ = new_page(browser, address, language="de-DE" if german else "en-GB", phone=width < 500)
    page.set_viewport_size({"width": width, "height": height})
    page.add_init_script(SHIFTS)
    make_table(page, game, options=options)
    page.wait_for_selector("[data-thing]")
    assert page.evaluate("window.shifted") < 0.01
    found = page.evaluate(WATCH, [40, 11 + width])
    page.context.close()
    assert found["touches"] > 8 and len(found["areas"]) >= 7, found
    assert not found["faults"], found["faults"]


# Every frame in which a clash is told: where each area lies, and whether anything could be scrolled.
TOLD = """() => {
  const seen = (window.told = { frames: 0, faults: [] });
  const places = new Map();
  const look = () => {
    requestAnimationFrame(look);
    if (!document.querySelector('.dock .buttons button.quiet:not(.let-go)')) return;
    seen.frames++;
    const root = document.documentElement;
    if (root.scrollHeight > innerHeight + 1 || root.scrollWidth > innerWidth) seen.faults.push('the page scrolls');
    for (const one of document.querySelectorAll('[data-area]')) {
      const { left, top, width, height } = one.getBoundingClientRect();
      const now = [left, top, width, height].map(Math.round).join(' ');
      const before = places.get(one.dataset.area) ?? now;
      if (before !== now) seen.faults.push(`${one.dataset.area} moved from ${before} to ${now}`);
      places.set(one.dataset.area, now);
    }
  };
  look();
}"""


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
@pytest.mark.parametrize("game", GAMES)
def test_no_area_moves_while_a_clash_is_told(browser: Browser, address: str, game: str, size: tuple[int, int]) -> None:
    width, height = size
    page, _ = new_page(browser, address, phone=width < 500, motion="yes")
    page.set_viewport_size({"width": width, "height": height})
    frames = 0
    for seed in range(
        60
    ):  # a slow machine draws few frames of a clash, and a battle may be over before there were enough
        if not seed or page.locator('.buttons a[href^="/replay/"]').count():
            make_table(page, game, options=GAMES[game], seat="red")
            page.wait_for_selector("[data-thing]")
            page.evaluate(TOLD)
        play_touches(page, 5, 11 + 7919 * seed)
        told = page.evaluate("window.told")
        assert not told["faults"], sorted(set(told["faults"]))
        if (frames := max(frames, told["frames"])) > 60:
            break
    page.context.close()
    assert frames > 20
