"""The table of the miniatures: groups lifted by mouse, finger and keys, set down where the rules allow, or refused."""

import re

from playwright.sync_api import Browser, Page, expect

from page.advance import advance, sit_down
from page.fit import misfits
from page.pilot import new_page
from page.test_everyone import serious

BOARD = "/assets/Board-"
MIDDLE = "(one) => { const box = one.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; }"

# What the game itself foretells of a choice, asked on a line of one's own.
FORETOLD = """async ([table, seat, choice]) => {
  const socket = new WebSocket(location.origin.replace('http', 'ws') + '/api/play');
  await new Promise((done) => (socket.onopen = done));
  socket.send(JSON.stringify({ t: 'hello', table, seat }));
  return new Promise((done) => {
    socket.onmessage = (one) => {
      const message = JSON.parse(one.data);
      if (message.t === 'state') socket.send(JSON.stringify({ t: 'ask', id: 'foretold', about: 'preview', choice }));
      if (message.t === 'answer') done(message.preview);
    };
  });
}"""


def drag(page: Page, group: str, dx: int, dy: int) -> None:
    x, y = page.locator(f".spot[data-thing={group}]").evaluate(MIDDLE)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + dx / 4, y + dy / 4)
    page.mouse.move(x + dx, y + dy)
    expect(page.locator("path.ghost").first).to_be_attached()  # the game has said where it may go
    page.mouse.move(x + dx + 1, y + dy)
    page.mouse.up()


def horse(page: Page) -> str:
    """A group on a wing of the side that acts, with free ground before it."""
    return str(page.locator(".spot[data-look=open]").first.get_attribute("data-thing"))[0] + "8"


def test_a_drag_snaps_one_too_far_is_refused_with_its_rule_and_undo_puts_back(page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    page.wait_for_selector(".game")
    assert not [url for url in asked if BOARD in url]  # a first visit pays for no board
    sit_down(page)
    assert [url for url in asked if BOARD in url]
    group = horse(page)
    spot = page.locator(f".spot[data-thing={group}]")
    before = spot.evaluate(MIDDLE)
    drag(page, group, 260, -260)
    expect(page.locator(".note.refusal")).to_contain_text("Rule 21.")
    expect(page.locator(".prompt")).to_contain_text("How does")
    drag(page, group, 24, -34)
    expect(page.locator("[role=log]")).to_contain_text(re.compile(r"moves \d"))
    expect(spot).to_have_attribute("data-look", "shut")
    assert spot.evaluate(MIDDLE) != before
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".prompt")).to_contain_text("How does")
    page.get_by_role("button", name="Put back").click()
    expect(page.locator(".prompt")).to_contain_text("Which group")
    assert spot.evaluate(MIDDLE) == before


def test_a_group_is_moved_by_keys_alone_and_told_of(page: Page) -> None:
    sit_down(page)
    group = horse(page)
    spot = page.locator(f".spot[data-thing={group}]")
    expect(spot).to_have_attribute(
        "aria-label", f"{group} ({_name(group)}), 2 by 2, steady, facing up, no enemy within 12 MU"
    )
    expect(page.locator(".spot:focus")).to_have_count(1)  # the keyboard begins at a group, not at “Done”
    spot.focus()
    page.keyboard.press("Enter")
    expect(spot).to_have_attribute("data-look", "chosen")
    expect(page.locator(".callout")).to_be_visible()
    for key in ("ArrowUp", "ArrowUp", "ArrowRight"):
        page.keyboard.press(key)
    spoken = page.locator(".tabletop > .unseen")
    expect(spoken).to_contain_text("to the right")
    page.keyboard.press("Escape")
    expect(page.locator(".prompt")).to_contain_text("Which group")
    page.keyboard.press("Enter")
    expect(page.locator(".callout")).to_be_visible()
    page.keyboard.press("ArrowUp")
    expect(spoken).to_contain_text("0.3 MU")
    page.keyboard.press("Enter")
    expect(page.locator("[role=log]")).to_contain_text("moves 0.25 MU")


def _name(group: str) -> str:
    return {"R8": "Roman equites", "B8": "Gallic and Spanish horse", "R6": "Velites", "B6": "Spanish caetrati"}[group]


def set_down(page: Page, down: float) -> None:
    """What is in the hand, in the middle of the window and so far down."""
    expect(page.locator("path.reach")).to_be_attached()
    stage = page.locator(".tabletop .stage").bounding_box()
    assert stage is not None
    page.touchscreen.tap(stage["x"] + stage["width"] / 2, stage["y"] + stage["height"] * down)
    page.get_by_role("button", name="Absetzen").tap()


def test_a_finger_sets_an_army_up_and_everything_fits_and_can_be_read(browser: Browser, address: str) -> None:
    page, faults = new_page(browser, address, phone=True, language="de")
    sit_down(page, deploy="hand")
    expect(page.locator(".prompt")).to_contain_text("Lager")
    set_down(page, 0.62)
    page.locator(".curtain button").tap()
    set_down(page, 0.62)
    page.wait_for_selector(".tray, .curtain")
    if page.locator(".curtain").count():
        page.locator(".curtain button").tap()
    page.locator(".tray button").first.tap()
    set_down(page, 0.45)
    expect(page.locator(".spot")).to_have_count(1)
    assert not misfits(page)
    assert serious(page) == []
    page.context.close()
    assert not faults


def test_a_charge_shows_the_odds_the_game_reckons_and_is_declared(page: Page) -> None:
    table, seat, choices = advance(page, "charge", "[RB]6")  # light foot, which may charge each other first
    group = next(choice for choice in choices if choice != "done").split()[0]
    page.locator(f".spot[data-thing={group}]").click()
    odds = page.locator(".callout .odds")
    expect(odds).to_contain_text("wins")
    first = next(choice for choice in choices if choice.startswith(f"{group} "))
    foretold = page.evaluate(FORETOLD, [table, seat, first])
    assert abs(foretold["win"] + foretold["draw"] + foretold["lose"] - 1) < 1e-9
    expect(odds).to_contain_text(f"{group} wins {round(100 * foretold['win'])}\u00a0%")
    # Groups in contact lie close together, as they do on any table; zooming in gives more room.
    assert [fault for fault in serious(page) if "target-size" not in fault or "spot" not in fault] == []
    with (
        page.context.expect_event("response", lambda one: "/api/tabletop/odds/" in one.url) as answered,
        page.expect_popup() as opened,
    ):
        odds.get_by_role("link").click()
    book = answered.value.json()["combat"]  # the same fight, asked of the book of odds
    assert all(abs(foretold[one] - book[one]) < 1e-9 for one in ("win", "draw", "lose")), (foretold, book)
    expect(opened.value.locator(".result, .combat").first).to_contain_text(f"{round(100 * foretold['win'])}")
    opened.value.close()
    for key, drawn in (("e", ".reach-of path"), ("z", "path.zone"), ("r", "path.restricted"), ("s", "path.support")):
        page.locator(f".spot[data-thing={group}]").press(key)
        expect(page.locator(drawn).first).to_be_attached()
    page.get_by_role("button", name="Charge", exact=True).click()
    page.locator(".curtain button").click()  # the charged group may run
    expect(page.locator("[role=log]")).to_contain_text(f"{group} ({_name(group)}) declares a charge on")
    expect(page.locator(".callout .buttons")).to_contain_text("Stand")
    expect(page.locator("g.declared")).to_have_count(
        1
    )  # so that the side that is asked sees where the charge comes from
