"""What a test does with the page: open it, make tables, play by touching what shines."""

import json
from typing import Any

from playwright.sync_api import Browser, Page

PATIENCE = 60_000  # milliseconds: a loaded machine is slow, not wrong

# Plays on until the game is over, a button with the wanted words stands there, or so many touches are made: always
# something the page itself offers.
PLAY = """async ([most, seed, patience, words]) => {
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  let x = seed;
  const pick = (list) => list[(x = (x * 48271) % 2147483647) % list.length];
  let touches = 0;
  for (let idle = 0, waited = 0; touches < most && idle < patience && waited < 12000; ) {
    if (document.querySelector('.buttons a[href^="/replay/"]')) return touches;
    if (document.querySelector('[data-busy]')) { waited++; await pause(5); continue; } // it is not answered yet
    const curtain = document.querySelector('.curtain button');
    if (curtain) { curtain.click(); touches++; await pause(20); continue; }
    const buttons = [...document.querySelectorAll('.buttons[role=group] button:not([disabled]):not(.quiet)')];
    const things = [...document.querySelectorAll('[data-look=open]')];
    if (words && buttons.some((one) => one.textContent.includes(words))) return touches;
    const asked = document.querySelector('.prompt.mine') && buttons.length + things.length;
    if (!asked) { idle++; await pause(25); continue; }
    idle = waited = 0;
    const begun = document.querySelector('[data-look=chosen]');
    const press = buttons.length && (begun || !things.length || x % 3 === 0);
    const wanted = press ? buttons : things;
    pick(wanted).click();
    touches++;
    await pause(5);
  }
  return -touches;
}"""

# Does what a lesson makes shine, the marked button or a marked thing, while it says the first words (any, if none are
# given); true when it says the second. One act of the browser, so that no step is ever done for the next one.
FOLLOW = """([words, after]) => {
  const said = document.querySelector('.lesson p')?.textContent ?? '';
  if (after && said.includes(after)) return true;
  if (words && !said.includes(words)) return false;
  const button = document.querySelector('.buttons[role=group] button.first:not([disabled])');
  const thing = document.querySelector('[data-look=hinted]');
  if (document.querySelector('[data-look=chosen]') && button) button.click();
  else (thing ?? button)?.click();
  return false;
}"""

# What a player adds to the chance of a table; the server's part is the same at every table, too.
SAME_CHANCE = "crypto.getRandomValues = (list) => { list.forEach((_, at) => (list[at] = 17 * at + 5)); return list; }"

# Which key of the two leads on to something that the keyboard can reach; none where it is already.
TOWARDS = """(what) => {
  const [wanted, now] = [document.querySelector(what), document.activeElement];
  const before = now.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_PRECEDING;
  return now === wanted ? '' : before ? 'Shift+Tab' : 'Tab';
}"""


def new_page(
    browser: Browser,
    address: str,
    *,
    language: str = "en-GB",
    phone: bool = False,
    dark: bool = False,
    motion: str = "reduce",
    worker: bool = True,
) -> tuple[Page, list[str]]:
    """A page of a browser nobody has used before, and what goes wrong in it."""
    size = {"width": 390, "height": 844} if phone else {"width": 1280, "height": 800}
    context = browser.new_context(
        base_url=address,
        locale=language,
        viewport={"width": size["width"], "height": size["height"]},
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce" if motion == "reduce" else "no-preference",
        has_touch=phone,
        service_workers="allow" if worker else "block",
    )
    context.add_init_script(SAME_CHANCE)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
    return page, faults


def make_table(page: Page, game: str, opponent: str = "computer", **wish: Any) -> str:
    """A table with options of its own; the page then goes there."""
    if page.url == "about:blank":
        page.goto("/")
    body = json.dumps({"game": game, "opponent": opponent, **wish})
    table = page.evaluate(
        """async (body) => {
          const post = async (path, text) => (await fetch(path, {method: 'POST', body: text,
            headers: {'content-type': 'application/json'}})).json();
          await post('/api/guest', JSON.stringify({name: 'Tester'}));
          const made = await post('/api/tables', body);
          return made.table ? [made.table.id, made.invitation] : made;
        }""",
        body,
    )
    assert isinstance(table, list), table
    page.goto(f"/table/{table[0]}")
    page.wait_for_selector(".prompt, .curtain")
    return str(table[1] or table[0])


def play_on(page: Page, most: int = 4000, seed: int = 7, *, until_button: str = "") -> None:
    """Until it is over, or until a button is offered that says this."""
    touches = page.evaluate(PLAY, [most, seed, PATIENCE // 25, until_button])
    assert touches > 0, f"stuck after {-touches} touches: {page.inner_text('main')[:300]}"


def play_touches(page: Page, touches: int, seed: int = 7) -> None:
    """So many touches, or until it is over, however long the other side thinks and the page tells of it."""
    page.evaluate(PLAY, [touches, seed, PATIENCE // 25, ""])


def play_some(page: Page, touches: int, seed: int = 7) -> None:
    """A few touches; soon given up where there is nothing to do."""
    page.evaluate(PLAY, [touches, seed, 12, ""])


def reach(page: Page, what: str) -> None:
    """Tab, forward or back, until it has the keyboard."""
    for _ in range(200):
        way = page.evaluate(TOWARDS, what)
        if not way:
            return
        page.keyboard.press(way)
    raise AssertionError(f"no key leads to {what}")


def until(page: Page, what: str, patience: int = PATIENCE) -> None:
    """Until a sentence in JavaScript holds. (The page's own policy forbids Playwright's waiting: it would use eval.)"""
    for _ in range(patience // 20):
        if page.evaluate(what):
            return
        page.wait_for_timeout(20)
    raise AssertionError(f"never: {what}")


def asked(page: Page, path: str, **body: Any) -> dict[str, Any]:
    """What the server answers to this browser: to a question without a body, or to a body that is sent."""
    found: dict[str, Any] = page.evaluate(
        """async ([path, body]) => (await fetch('/api/' + path, path === 'me' ? {} : {method: 'POST',
          body: JSON.stringify(body), headers: {'content-type': 'application/json'}})).json()""",
        [path, body],
    )
    return found
