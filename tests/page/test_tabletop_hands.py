"""The table of the miniatures: two fingers, the ruler, counters, sound, who watches, and lists of one's own."""

import json
import re
from pathlib import Path

from playwright.sync_api import Browser, CDPSession, Page, expect

from page.advance import sit_down
from page.pilot import new_page, until
from page.test_tabletop_board import MIDDLE, drag

WIDE = "(id) => document.querySelector(`.spot[data-thing=${id}]`).getBoundingClientRect().width"
# Counts what the page lets sound; nothing is heard in a test.
LISTEN = """
window.heard = 0;
const start = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...when) { window.heard += 1; return start.apply(this, when); };
"""
# How far what is in the hand is turned, in degrees to the right, as it is said aloud.
TURN = """(() => {
  const said = /(\\d+)° to the (left|right)/.exec(document.querySelector('.tabletop > .unseen').textContent);
  return said ? Number(said[1]) * (said[2] === 'left' ? -1 : 1) : 0;
})()"""
PICTURE = "document.querySelector('.tabletop canvas').toDataURL()"
SPEAR = {"troops": "HF protected average drilled defensive-spearmen 4x2", "points": 7}
HORSE = {"troops": "Cv armoured superior drilled lancers swordsmen 2x2", "points": 17}


class Fingers:
    """Two of them, by real touches of the browser."""

    def __init__(self, page: Page) -> None:
        self.line: CDPSession = page.context.new_cdp_session(page)

    def touch(self, what: str, *points: tuple[float, float], first: int = 0) -> None:
        touched = [{"x": x, "y": y, "id": first + at} for at, (x, y) in enumerate(points)]
        self.line.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": touched})


def able(page: Page) -> str:
    """Somebody who may do something now."""
    return str(page.locator(".spot[data-look=open]").first.get_attribute("data-thing"))


def asked_to_move(page: Page) -> None:
    """On by the first answer to every question, to one's own manoeuvres."""
    moves = page.locator(".prompt.mine", has_text="Which group")
    for _ in range(20):
        expect(page.locator(".prompt.mine")).to_be_visible()
        if moves.count():
            return
        question = page.locator(".prompt").inner_text()
        page.locator("[data-area=dock] .buttons[role=group] button, .callout .buttons button").first.click()
        until(page, f"document.querySelector('.prompt').textContent !== {json.dumps(question)}")
    raise AssertionError(page.locator(".prompt").inner_text())


def test_two_fingers_turn_what_one_of_them_holds_and_bring_the_table_nearer(browser: Browser, address: str) -> None:
    page, faults = new_page(browser, address, phone=True)
    sit_down(page, scenario="small")
    fingers, group, spoken = Fingers(page), able(page), page.locator(".tabletop > .unseen")
    x, y = page.locator(f".spot[data-thing={group}]").evaluate(MIDDLE)
    fingers.touch("touchStart", (x, y))
    fingers.touch("touchMove", (x + 8, y - 24))
    expect(page.locator("path.ghost-front")).to_be_attached()
    fingers.touch("touchMove", (x + 9, y - 25))
    until(page, f"{TURN} < 20")
    straight = page.evaluate(TURN)
    fingers.touch("touchStart", (x + 9, y - 25), (x + 69, y - 25))
    for step in range(1, 7):
        fingers.touch("touchMove", (x + 9, y - 25), (x + 69 - step, y - 25 + 6 * step))
    until(page, f"{TURN} > {straight + 15}")
    turned = spoken.inner_text()
    fingers.touch("touchEnd", (x + 63, y + 11), first=1)  # the second finger leaves, the first carries it on as it is
    fingers.touch("touchMove", (x + 4, y - 14))
    until(page, f"document.querySelector('.tabletop > .unseen').textContent !== {json.dumps(turned)}")
    assert page.evaluate(TURN) > straight + 10
    fingers.touch("touchEnd")
    expect(page.locator(f".spot[data-thing={group}]")).to_have_attribute("data-look", "shut")  # set down: it has moved
    before = page.evaluate(WIDE, group)
    box = page.locator(".tabletop .stage").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers.touch("touchStart", (x - 30, y))
    fingers.touch("touchStart", (x - 30, y), (x + 30, y))
    for step in range(1, 6):
        fingers.touch("touchMove", (x - 30 - 6 * step, y), (x + 30 + 6 * step, y))
    until(page, f"({WIDE})('{group}') > {1.6 * before}")
    for step in range(5, -1, -1):
        fingers.touch("touchMove", (x - 30 - 6 * step, y), (x + 30 + 6 * step, y))
    until(page, f"({WIDE})('{group}') < {1.2 * before}")
    fingers.touch("touchEnd")
    expect(page.locator(".spot[data-look=chosen]")).to_have_count(0)  # two fingers lift nobody
    page.context.close()
    assert not faults


def test_ruler_counters_and_sound(browser: Browser, address: str) -> None:
    page, faults = new_page(browser, address, motion="yes")
    page.add_init_script(LISTEN)
    sit_down(page, scenario="small")
    group, measured, spoken = able(page), page.locator(".measure text"), page.locator(".tabletop > .unseen")
    spot = page.locator(f".spot[data-thing={group}]")
    enemy = str(
        page.locator(f".spot:not([data-side={spot.get_attribute('data-side')}])").first.get_attribute("data-thing")
    )
    # By mouse from edge to edge, by keys from one to the other: the same length; it stays until it is put away.
    page.keyboard.press("m")
    start, end = (page.locator(f".spot[data-thing={one}]").evaluate(MIDDLE) for one in (group, enemy))
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=3)
    page.mouse.up()
    expect(measured).to_have_text(re.compile(rf"^{group} to {enemy}: \d+\.\d\d MU$"))
    long = str(measured.text_content())
    spot.press("Escape")
    expect(measured).to_have_count(0)
    spot.press("Enter")
    expect(spoken).to_have_text(f"From {group} …")
    page.locator(f".spot[data-thing={enemy}]").press("Enter")
    expect(spoken).to_have_text(long)
    expect(page.locator(".spot[data-look=chosen]")).to_have_count(0)  # who measures moves nobody
    spot.press("m")
    # Counters instead of figures, also the next time.
    expect(page.locator(".label .name", has_text=re.compile(r"^[RB]\d")).first).to_be_attached()
    figures = page.evaluate(PICTURE)
    page.get_by_role("button", name="What is shown").click()
    page.get_by_label("Counters instead of figures").check()
    expect(page.locator(".label .name", has_text=re.compile(r"^[RB]\d"))).to_have_count(0)  # written on the counters
    until(page, f"{PICTURE} !== {json.dumps(figures)}")
    # One switch for all sounds; what is told is then heard.
    assert page.evaluate("window.heard") == 0
    page.get_by_label("Sound", exact=True).last.check()
    expect(page.get_by_role("button", name="Sound", exact=True)).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="What is shown").click()
    drag(page, group, 24, -34)
    expect(spot).to_have_attribute("data-look", "shut")
    until(page, "window.heard > 0")
    # A line of the log shows where it was; who shoots and who leads how far.
    page.get_by_role("log").locator("p", has_text=group).last.hover()
    expect(page.locator("path.tale").first).to_be_attached()
    for key, drawn in (("c", "path.command"), ("a", "path.range")):
        spot.press(key)
        expect(page.locator(drawn).first).to_be_attached()
    page.reload()
    page.locator(".curtain button").click()
    page.get_by_role("button", name="What is shown").click()
    expect(page.get_by_label("Counters instead of figures")).to_be_checked()
    page.context.close()
    assert not faults


def test_a_list_of_ones_own_is_shown_fought_with_hinted_at_and_watched(
    browser: Browser, address: str, tmp_path: Path
) -> None:
    page, faults = new_page(browser, address)
    broken, own = tmp_path / "broken.json", tmp_path / "own.json"
    army = {"name": "Ours", "commanders": ["TC"], "groups": [SPEAR, SPEAR, HORSE]}
    own.write_text(json.dumps(army), "utf-8")
    broken.write_text(json.dumps({**army, "commanders": ["Hannibal"]}), "utf-8")
    page.goto("/")
    page.get_by_role("button", name="Other ways to play Field of Glory with miniatures").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("the computer").check()
    dialog.get_by_label("others may watch").check()
    field = dialog.get_by_label("red’s army from a list of one’s own")
    field.set_input_files(broken)
    expect(dialog.get_by_role("listitem").first).to_contain_text("commander")
    field.set_input_files(own)
    muster = dialog.locator(".muster .team-red")
    expect(muster.locator("h3")).to_contain_text("3 groups, breaks at 3")
    expect(muster.locator("li")).to_have_text([re.compile("heavy foot.*2 × 8 bases"), re.compile("cavalry.*4 bases")])
    dialog.get_by_role("button", name="Begin").click()
    page.wait_for_selector(".spot")
    expect(page.locator(".spot[data-side=red]")).to_have_count(3)
    asked_to_move(page)  # Blue may have the first turn
    expect(page.locator(".spot[data-side=red][aria-label*='leader: troop commander']")).to_have_count(1)
    expect(page.locator(".label .name", has_text="heavy foot").first).to_be_attached()
    # Who watches sees the same, may touch anybody to know more, and does nothing.
    watcher, seen_faults = new_page(browser, address, phone=True)
    watcher.goto(page.url)
    watcher.wait_for_selector(".spot")
    expect(watcher.locator(".spot[data-look=open]")).to_have_count(0)
    expect(watcher.get_by_role("button", name="Hint")).to_have_count(0)
    watcher.touchscreen.tap(*watcher.locator(".spot[data-thing=R1]").evaluate(MIDDLE))
    expect(watcher.locator(".callout")).to_contain_text("heavy foot")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".note")).to_contain_text("The computer would")
    expect(page.locator("path.hinted, path.advised, .buttons .first").first).to_be_attached()
    group = able(page)
    table = page.locator(".tabletop").bounding_box()
    page.locator(".spot[data-side=red]").last.hover(force=True)
    expect(page.locator(".looked")).to_contain_text("bases")
    assert page.locator(".tabletop").bounding_box() == table  # with a hint and a long name there, it stays where it is
    where = f"document.querySelector('.spot[data-thing={group}]').style.transform"
    stood = watcher.evaluate(where)
    drag(page, group, 24, -34)
    expect(page.locator(f".spot[data-thing={group}]")).to_have_attribute("data-look", "shut")
    until(watcher, f"{where} !== {json.dumps(stood)}")
    watcher.context.close()
    page.context.close()
    assert not faults and not seen_faults
