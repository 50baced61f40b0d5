"""What is turned over, flies or is added up never grows over the board: every painted frame is measured."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from page.pilot import make_table, new_page, play_on, play_touches

# The size of everything in motion against the size it rests at: how much its own transform and those above it stretch
# it, and how far what lies inside a thing on its way reaches over it.
WATCH = """() => {
  window.frames = { count: 0, turning: 0, flying: 0, worst: 1, what: '' };
  const told = window.frames;
  const matrix = (one) => {
    const style = getComputedStyle(one);
    const own = new DOMMatrix(style.transform === 'none' ? '' : style.transform);
    const [x, y] = style.scale === 'none' ? [1] : style.scale.split(' ').map(Number);
    return new DOMMatrix().scale(x, y ?? x).multiply(own);
  };
  const stretch = (one) => {
    let whole = new DOMMatrix();
    for (let up = one; up; up = up.parentElement) whole = matrix(up).multiply(whole);
    return Math.max(Math.hypot(whole.m11, whole.m12), Math.hypot(whole.m21, whole.m22));
  };
  const note = (size, one) => {
    if (size <= told.worst) return;
    told.worst = size;
    told.what = one.outerHTML.slice(0, 160);
  };
  const look = () => {
    told.count++;
    const moving = document.getAnimations().map((one) => one.effect?.target).filter((one) => one?.isConnected);
    for (const one of new Set(moving)) {
      note(stretch(one), one);
      const style = getComputedStyle(one);
      if (style.transform.startsWith('matrix3d')) told.turning++;
      if (one.dataset.fly || style.position === 'fixed') told.flying++;
      if (style.position !== 'fixed') continue;
      // In a full hand a card is wider than the strip of it that the next one leaves in sight.
      const strip = one.getBoundingClientRect().width;
      const card = one.querySelector('.card')?.getBoundingClientRect().width ?? strip;
      const frame = Math.max(strip, Math.min(card, strip * 1.2));
      for (const part of one.querySelectorAll('*')) note(part.getBoundingClientRect().width / frame, part);
    }
    requestAnimationFrame(look);
  };
  look();
}"""

GAMES: dict[str, dict[str, Any]] = {
    "honour": {"battles": 2},
    "glory": {"setup": "quick"},
    "battle": {"terrains": "3", "periods": 1},
}


def watched(page: Page, game: str) -> dict[str, Any]:
    """Every frame of a game played fast, so that one thing begins before the other has ended."""
    found: dict[str, Any] = {}
    for number in range(6):  # a slow machine may draw no card while it turns
        if not number or page.locator('.buttons a[href^="/replay/"]').count():
            make_table(page, game, options=GAMES[game])
            page.evaluate(WATCH)
        if game == "battle":
            play_touches(page, 60)
        else:
            play_on(page)
        page.wait_for_timeout(600)
        found = page.evaluate("window.frames")
        if found["worst"] > 1.1 or (found["turning"] and found["flying"]):
            break
    return found


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_grows_over_its_resting_place_in_any_frame(
    browser: Browser, address: str, game: str, phone: bool
) -> None:
    page, _ = new_page(browser, address, motion="yes", phone=phone)
    frames = watched(page, game)
    page.context.close()
    assert frames["turning"] and frames["flying"], frames
    assert frames["worst"] <= 1.1, (frames["worst"], frames["what"])
