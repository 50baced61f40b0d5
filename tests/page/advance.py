"""Brings a battle of the miniatures to where a test wants it, through a line of its own beside the page's."""

from typing import Any

from playwright.sync_api import Page

from page.pilot import make_table

# Both sides' groups (those whose name fits) go straight at each other and charge whom they can, until somebody is asked
# what is wanted, or until the game says that a flank is threatened. Nothing, when the battle is over before.
ADVANCE = """async ([table, wanted, groups, seed]) => {
  const socket = new WebSocket(location.origin.replace('http', 'ws') + '/api/play');
  let [seat, count, state, x] = ['red', 0, null, 7 + 1000 * seed];
  const pick = (list) => (seed ? list[(x = (x * 48271) % 2147483647) % list.length] : list[0]);
  const say = (message) => socket.send(JSON.stringify(message));
  await new Promise((done) => (socket.onopen = done));
  const next = () => new Promise((done) => (socket.onmessage = (one) => done(JSON.parse(one.data))));
  say({ t: 'hello', table, seat });
  const moved = new Set();
  for (;;) {
    const message = await next();
    const threatened = (message.survey?.groups ?? []).filter((one) => one.threatened).map((one) => one.group);
    if (threatened.length) return [seat, threatened];
    const told = message.t === 'state' ? message : message.state;
    if (!told && !message.survey) continue;
    state = told ?? state;
    if (state.outcome) return null;
    if (!state.to_act.includes(seat)) {
      seat = state.to_act[0];
      say({ t: 'hello', table, seat });
      continue;
    }
    const { phase, choices, version, view } = state;
    if (phase === wanted && choices.length > 1) return [seat, choices];
    if (wanted === 'flanks' && !message.survey) {
      say({ t: 'ask', id: `survey-${count}`, about: 'survey' });
      continue;
    }
    const fits = choices.filter((one) => new RegExp(`^${groups}$`).test(one) && !moved.has(one + view.turn));
    const fresh = fits.length ? pick(fits) : 'done';
    if (phase === 'pick') moved.add(fresh + view.turn);
    const straight = ['a*', 'halt'].find((one) => choices.includes(one)) ?? choices[0];
    const charges = choices.filter((one) => one !== 'done');
    const posted = wanted === 'place' ? choices[1] : 'auto'; // one by hand, or all by themselves
    const meant = { muster: posted, pick: fresh, move: straight, charge: charges.length ? pick(charges) : 'done' };
    say({ t: 'choose', id: `advance-${count++}`, version, choice: meant[phase] ?? choices[0] });
  }
}"""

SETTING_UP = ["camp", "muster", "place"]  # nobody may stand on the table yet


def sit_down(page: Page, **options: Any) -> str:
    """Two at one screen, either of whom may begin."""
    table = make_table(page, "tabletop", "hotseat", options=options)
    page.locator(".curtain button").click()
    page.wait_for_selector(".tabletop canvas")
    return table


def advance(page: Page, wanted: str, groups: str = r"[RB]\d+", **options: Any) -> tuple[str, str, list[str]]:
    """A table where somebody is asked that: its name, whose seat is before it, and what was found there."""
    for seed in range(8):  # every table has the same dice, so each battle goes another way
        table = sit_down(page, **options)
        found = page.evaluate(ADVANCE, [table, wanted, groups, seed])
        if found:
            page.reload()
            page.locator(".curtain button").click()
            page.wait_for_selector(".tabletop canvas" if wanted in SETTING_UP else ".spot")
            return table, found[0], found[1]
    raise AssertionError(f"in no battle came {wanted}")


def fought_out(page: Page, **options: Any) -> str:
    """A table where both sides have gone at each other to the end."""
    table = sit_down(page, **options)
    assert page.evaluate(ADVANCE, [table, "the end", r"[RB]\d+", 0]) is None
    return table
