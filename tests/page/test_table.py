"""The table's manners: dragging by finger and mouse, names in the log, motion, files of one's own, being told."""

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

from page.pilot import make_table, new_page, play_touches, until

LIFTED = "document.querySelector('.ghost') !== null"


def drag_by_finger(page: Page, start: Locator, end: Locator, *, rest: bool = False) -> None:
    """A real finger: down, a rest until it lifts if wanted, several moves, up."""
    session = page.context.new_cdp_session(page)
    start.scroll_into_view_if_needed()
    boxes = [start.bounding_box(), end.bounding_box()]
    assert boxes[0] and boxes[1]
    points = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box]

    def touch(kind: str, *where: tuple[float, float]) -> None:
        spots = [{"x": x, "y": y} for x, y in where]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})

    (from_x, from_y), (to_x, to_y) = points
    touch("touchStart", (from_x, from_y))
    if rest:
        until(page, LIFTED)
    for step in range(1, 9):
        touch("touchMove", (from_x + (to_x - from_x) * step / 8, from_y + (to_y - from_y) * step / 8))
    touch("touchEnd")


def test_a_finger_pulls_a_card_out_of_the_hand(browser: Browser, address: str) -> None:
    page, faults = new_page(browser, address, phone=True)
    make_table(page, "honour", options={"battles": 1, "sure_red": "9S 8S"}, seat="red")
    hand = page.get_by_role("group", name="Your hand")
    drag_by_finger(page, hand.get_by_role("button", name="9♠"), page.get_by_role("button", name="Red, space 2: empty"))
    expect(page.get_by_role("button", name=re.compile("^Red, space 2: 9♠"))).to_be_visible()
    second = page.get_by_role("button", name=re.compile("^Red, space 2"))
    drag_by_finger(page, hand.get_by_role("button", name="8♠"), second)
    expect(page.locator(".note.refusal").get_by_role("button", name="Rule 3.3")).to_be_visible()
    expect(page.locator(".ghost")).to_have_count(0)
    page.context.close()
    assert not faults


def test_a_resting_finger_lifts_a_card_and_a_quick_one_aside_does_not(browser: Browser, address: str) -> None:
    page, faults = new_page(browser, address, phone=True)
    page.goto("/")
    page.get_by_role("button", name="A first battle of Field of Glory: the Card Game").click()
    place, hand = page.get_by_role("button", name=re.compile("^Column 2")), page.get_by_role("group", name="Your hand")
    cavalry = hand.get_by_role("button", name=re.compile("^cavalry, value 3, 3 points"))
    drag_by_finger(page, cavalry, place, rest=True)
    expect(page.get_by_role("button", name=re.compile("^Red in column 2: cavalry"))).to_be_visible()
    drag_by_finger(page, hand.get_by_role("button").nth(2), hand.get_by_role("button").first)
    expect(page.locator(".ghost")).to_have_count(0)
    expect(hand.get_by_role("button", pressed=True)).to_have_count(0)
    page.context.close()
    assert not faults


def test_what_the_log_names_can_be_looked_at(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="A first battle of Field of Glory: the Card Game").click()
    page.get_by_role("group", name="Your hand").get_by_role("button", name="cavalry, value 3, 3 points").click()
    page.get_by_role("button", name=re.compile("^Column 2")).click()
    log = page.get_by_role("log")
    log.get_by_role("button", name="cavalry 3").last.click()
    expect(page.locator(".looked")).to_contain_text("attacking elephants")
    log.get_by_role("button", name="Rule 6.2").click()
    expect(page.get_by_role("dialog")).to_contain_text("To place units")


def test_a_unit_in_the_log_is_pointed_at_on_the_board(page: Page) -> None:
    make_table(page, "battle", seat="red")
    for seed in range(60):
        if page.get_by_role("log").get_by_role("button", name=re.compile("Unit")).count():
            break
        play_touches(page, 2, 31 + seed)
    name = page.get_by_role("log").get_by_role("button", name=re.compile("Unit")).last
    expect(name).to_be_visible()
    wanted = name.evaluate("(one) => { one.click(); return one.textContent.trim(); }")  # at once: the log goes on
    expect(page.locator("[data-pointed]")).to_have_accessible_name(re.compile(f"^{wanted},"))
    expect(page.locator(".looked")).to_contain_text("Guard")


def moved(page: Page, flies: bool = False) -> int:
    """How many things are in motion just after a card was laid; one that shall fly is waited for."""
    page.evaluate(
        """() => { window.most = 0; const look = () => { window.most = Math.max(window.most, document.getAnimations()
           .filter((one) => one.effect.target?.dataset?.fly).length); requestAnimationFrame(look); }; look(); }"""
    )
    page.get_by_role("group", name="Your hand").get_by_role("button", name="9♠").click()
    page.get_by_role("button", name="Red, space 2: empty").click()
    expect(page.get_by_role("button", name=re.compile("^Red, space 2: 9♠"))).to_be_visible()
    if flies:
        until(page, "window.most > 0")
    page.wait_for_timeout(200)
    return int(page.evaluate("window.most"))


def test_a_card_flies_where_it_went_but_not_without_motion(browser: Browser, address: str) -> None:
    wish: dict[str, Any] = {"options": {"battles": 1, "sure_red": "9S"}, "seat": "red"}
    page, _ = new_page(browser, address, motion="yes")
    make_table(page, "honour", **wish)
    assert moved(page, flies=True) > 0
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Movement on the board").click()
    make_table(page, "honour", **wish)
    assert moved(page) == 0, "turned off by hand"
    page.context.close()
    page, _ = new_page(browser, address)
    make_table(page, "honour", **wish)
    assert moved(page) == 0, "turned off in the system"
    page.context.close()


def test_an_army_of_ones_own(page: Page, tmp_path: Path) -> None:
    page.goto("/")
    page.get_by_role("button", name="Other ways to play The Battle Game").click()
    dialog = page.get_by_role("dialog")
    with page.expect_download() as download:
        dialog.get_by_role("link", name="Download a sample to begin with").first.click()
    sample = Path(download.value.path()).read_text("utf-8")
    broken, own = tmp_path / "broken.toml", tmp_path / "own.toml"
    broken.write_text(sample.replace("strategos", "nobody"), "utf-8")
    own.write_text(sample, "utf-8")
    field = dialog.get_by_label("An army of Red’s own, instead")
    field.set_input_files(broken)
    expect(dialog.get_by_role("listitem")).to_contain_text("general")
    field.set_input_files(own)
    expect(dialog.get_by_text("in order")).to_be_visible()
    expect(dialog.get_by_role("listitem")).to_have_count(0)
    dialog.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("button", name=re.compile("is here"))).to_be_visible()


def test_the_title_says_whose_turn_it_is_and_asks_for_nothing_unasked(page: Page) -> None:
    page.add_init_script(
        "window.asked = 0; Notification.requestPermission = async () => { window.asked++; return 'denied'; };"
    )
    make_table(page, "honour", options={"battles": 1})
    expect(page).to_have_title(re.compile("^● Your turn"))
    assert page.evaluate("window.asked") == 0
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Tell me when it is my turn").click()
    expect(page.get_by_text("The browser does not allow it")).to_be_visible()
    assert page.evaluate("window.asked") == 1
    page.goto("/")
    expect(page).to_have_title(re.compile(r"^\(\d+\) Cannae"))
