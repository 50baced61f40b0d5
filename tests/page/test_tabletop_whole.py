"""Whole small battles at the table of the miniatures, against the general: by mouse, by touch alone, by keys
alone. Every gesture is a real one of the browser, and what is done is always something the page itself offers."""

import re
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, expect

from page.advance import fought_out
from page.fit import misfits
from page.pilot import make_table, new_page, reach
from page.test_everyone import serious

AHEAD = (26, -33)  # pixels straight on, for the player at this edge
MOST = 2  # groups moved in a turn, so that it stays short
PAGE = 50  # positions of a replay that come together

# What the page offers, as a person sees it. `charging` and so on are read from the strip of the turn's parts.
OFFERED = """() => {
  const list = (what) => [...document.querySelectorAll(what)];
  const spots = list('.spot');
  const chosen = spots.find((one) => one.dataset.look === 'chosen')?.dataset.thing;
  return {
    over: Boolean(document.querySelector('.buttons a[href^="/replay/"]')),
    mine: Boolean(document.querySelector('.prompt.mine')),
    busy: Boolean(document.querySelector('[data-busy]')),
    part: list('.phases li').findIndex((one) => one.hasAttribute('aria-current')),
    turn: document.querySelector('.head .turn b')?.textContent ?? '',
    stand: spots.map((one) => one.style.transform).join(),
    prompt: document.querySelector('.prompt')?.textContent ?? '',
    open: spots.filter((one) => one.dataset.look === 'open').map((one) => one.dataset.thing),
    held: chosen ?? null,
    asks: !chosen && Boolean(document.querySelector('.callout .buttons button:not(.quiet)')),
  };
}"""
MIDDLE = """(id) => {
  const box = document.querySelector(`.spot[data-thing=${id}]`).getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""
NEAREST = """(id) => {
  const middle = (one) => { const box = one.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
  const own = document.querySelector(`.spot[data-thing=${id}]`);
  const from = middle(own);
  const others = [...document.querySelectorAll('.spot')].filter((one) => one.dataset.side !== own.dataset.side).map(middle);
  return others.sort((a, b) => Math.hypot(a[0] - from[0], a[1] - from[1]) - Math.hypot(b[0] - from[0], b[1] - from[1]))[0];
}"""  # noqa: E501
# What in the result lies over what stands below it.
ON_EACH_OTHER = """() => {
  const parts = [...document.querySelectorAll('.retold > h2, .retold > ol, .retold > table, .chances > *')].filter((one) => one.getClientRects().length);
  const boxes = parts.map((one) => ({ words: one.textContent.slice(0, 30), top: one.getBoundingClientRect().top, high: one.scrollHeight }));
  boxes.sort((a, b) => a.top - b.top);
  return boxes.slice(1).filter((box, at) => box.top < boxes[at].top + boxes[at].high - 1).map((box) => box.words);
}"""  # noqa: E501
VIEWS = re.compile(r"first=(\d+)&.*show=views")
HOLDS = "Boolean(document.querySelector('.spot[data-look=chosen]'))"
CARRIED = "Boolean(document.querySelector('path.ghost'))"
BUSY = "Boolean(document.querySelector('[data-busy]'))"
GO = ".callout .buttons .first"
READY = f"Boolean(document.querySelector('{GO}'))"


class Mouse:
    """Drags groups over the ground and onto the enemy."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, what: str) -> None:
        self.page.locator(what).first.click()

    def carry(self, group: str) -> None:
        x, y = self.page.evaluate(MIDDLE, group)
        self.drag((x, y), (x + AHEAD[0], y + AHEAD[1]))

    def charge(self, group: str) -> bool:
        self.drag(self.page.evaluate(MIDDLE, group), self.page.evaluate(NEAREST, group))
        if found := ready(self.page, READY):
            self.press(GO)
        return found

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        mouse = self.page.mouse
        mouse.move(*start)
        mouse.down()
        mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
        ready(self.page, CARRIED)
        mouse.move(*end, steps=3)
        mouse.up()


class Finger:
    """Touches and drags; the mouse is never there."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.line: CDPSession = page.context.new_cdp_session(page)

    def press(self, what: str) -> None:
        self.page.locator(what).first.tap()

    def carry(self, group: str) -> None:
        x, y = self.page.evaluate(MIDDLE, group)
        self.touch("touchStart", x, y)
        self.touch("touchMove", x + AHEAD[0] / 2, y + AHEAD[1] / 2)
        ready(self.page, CARRIED)
        self.touch("touchMove", x + AHEAD[0], y + AHEAD[1])
        self.line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def charge(self, group: str) -> bool:
        x, y = self.page.evaluate(MIDDLE, group)
        self.page.touchscreen.tap(x, y)
        if found := ready(self.page, READY):
            self.press(GO)
        return found

    def touch(self, what: str, x: float, y: float) -> None:
        self.line.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": [{"x": x, "y": y}]})


class Keys:
    """Tab, arrows, Enter, and the numbers that stand on the buttons."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, what: str) -> None:
        reach(self.page, what)
        self.page.keyboard.press("Enter")

    def carry(self, group: str) -> None:
        reach(self.page, f".spot[data-thing={group}]")
        self.page.keyboard.press("Enter")
        ready(self.page, HOLDS)
        for _ in range(3):
            self.page.keyboard.press("ArrowUp")
        if not self.page.evaluate(CARRIED):  # nowhere to go straight on
            self.page.keyboard.press("Escape")
            return
        self.page.keyboard.press("Enter")

    def charge(self, group: str) -> bool:
        reach(self.page, f".spot[data-thing={group}]")
        self.page.keyboard.press("Enter")
        if found := ready(self.page, READY):
            self.page.keyboard.press("Enter")
        return found


class Battle:
    """Plays on with a hand until it is over, and counts what came of it."""

    def __init__(self, page: Page, hand: Mouse | Finger | Keys, looks: bool) -> None:
        self.page, self.hand, self.looks = page, hand, looks
        self.tried: set[tuple[str, int, str]] = set()  # in which turn and part of it, and with whom
        self.moved = self.charged = 0
        self.faults: dict[int, list[str]] = {}  # by part of the turn

    def fight(self) -> None:
        acts = waited = 0
        while acts < 300 and waited < 12_000:
            offered = self.page.evaluate(OFFERED)
            if offered["over"]:
                return
            if not offered["mine"] or offered["busy"]:
                waited += 1
                self.page.wait_for_timeout(10)
                continue
            self.look(offered["part"])
            self.act(offered)
            acts += 1
        raise AssertionError(f"never over: {self.page.inner_text('.prompt')}")

    def act(self, offered: dict[str, Any]) -> None:
        turn, part = offered["turn"], offered["part"]
        own = [one for one in offered["open"] if one[0] == "R" and (turn, part, one) not in self.tried]
        moves = [one for one in self.tried if one[:2] == (turn, 1)]
        if offered["held"] and not offered["asks"]:  # refused, or nowhere to go
            self.hand.press(".callout .buttons .quiet")
        elif part == 0 and own and not offered["asks"]:
            self.tried.add((turn, part, own[0]))
            self.charged += self.hand.charge(own[0])
        elif part == 1 and own and len(moves) < MOST:
            self.tried.add((turn, part, own[0]))
            self.hand.carry(own[0])
            self.moved += self.answered(offered, "stand")
            return
        elif offered["asks"]:
            self.hand.press(".callout .buttons button:not(.quiet)")
        else:
            self.hand.press("[data-area=dock] .buttons[role=group] button")
        self.answered(offered, "prompt", "open", "held", "stand")

    def answered(self, before: dict[str, Any], *what: str) -> bool:
        """Whether the table answers: with another question, about fewer, or with somebody elsewhere."""
        idle = waited = 0
        while idle < 150 and waited < 12_000:
            now = self.page.evaluate(OFFERED)
            if now["over"] or (any(now[one] != before[one] for one in what) and not now["busy"]):
                return True
            if self.page.locator(".note.refusal").count():
                return False
            idle, waited = idle + (not now["busy"]), waited + 1
            self.page.wait_for_timeout(10)
        return False

    def look(self, part: int) -> None:
        """The first time in each part of the turn: everything fits, and nothing keeps anybody from reading it."""
        if not self.looks or part in self.faults:
            return
        # Groups in contact lie close together, as they do on any table; zooming in gives more room.
        self.faults[part] = [one for one in serious(self.page) if "target-size" not in one or "spot" not in one]
        self.faults[part] += misfits(self.page)


def ready(page: Page, what: str) -> bool:
    """Whether something comes to be seen soon: a hand may have met somebody who stands before the one it meant."""
    idle = waited = 0
    while idle < 100 and waited < 12_000:
        if page.evaluate(what):
            return True
        idle, waited = idle + (not page.evaluate(BUSY)), waited + 1
        page.wait_for_timeout(20)
    return False


def whole_battle(
    browser: Browser, address: str, hand: type[Mouse | Finger | Keys], turns: int, **how: Any
) -> tuple[Page, str]:
    """Fought to its end; the page, and the table it was fought at."""
    page, faults = new_page(browser, address, **how)
    if how.get("phone"):
        page.set_viewport_size({"width": 360, "height": 740})
    for _ in range(4):  # whether anybody can be charged at all hangs on dice
        table = make_table(page, "tabletop", options={"scenario": "small", "turns": turns}, seat="red")
        page.wait_for_selector(".spot")
        battle = Battle(page, hand(page), looks=hand is not Keys)
        battle.fight()
        expect(page.locator(".prompt")).to_contain_text(re.compile("wins|draw|gewinnt|unentschieden"))
        assert not any(battle.faults.values()), battle.faults
        assert not faults
        if battle.moved >= 2 and battle.charged:
            return page, table
    raise AssertionError((battle.moved, battle.charged, battle.tried))


def test_a_whole_small_battle_by_touch_on_a_small_phone_in_german(browser: Browser, address: str) -> None:
    page, table = whole_battle(browser, address, Finger, 4, phone=True, language="de-DE")
    expect(page.locator(".chances p")).to_contain_text("keine Kurve")
    assert page.evaluate(ON_EACH_OTHER) == []
    longer = "(all) => all.forEach((one) => one.append(one.textContent.repeat(2)))"
    page.locator(".chances p, .moment b").evaluate_all(longer)
    assert page.evaluate(ON_EACH_OTHER) == []  # nor with words of any length
    page.goto(f"/report/{table}")
    decided = page.get_by_role("region", name="Was den Ausschlag gab")
    expect(decided.get_by_role("img")).to_have_attribute("aria-label", re.compile(r"Rot \d+ von 4, Blau \d+ von 4"))
    expect(decided).to_contain_text("Zug um Zug")
    assert not misfits(page)
    assert serious(page) == []
    page.context.close()


def retold(page: Page, table: str) -> None:
    """The result says what each army lost, as the game counts it, and its moments lead into the replay."""
    decided = page.get_by_role("region", name="What decided it")
    ended = page.get_by_role("log").inner_text()
    found = re.search(r"red has lost (\d+) points, blue (\d+)", ended)
    assert found, ended[-200:]
    red, blue = found.groups()
    row = decided.get_by_role("row", name="Points lost")
    expect(row.get_by_role("cell")).to_have_text([red, blue])
    picture = decided.get_by_role("img")
    expect(picture).to_have_attribute("aria-label", f"Points lost in the end: Red {red} of 4, Blue {blue} of 4")
    expect(picture.locator("polyline")).to_have_count(2)
    wavering = page.locator(".spot[aria-label*=fragmented]").count()  # a point each until they rally: no moment
    if int(red) + int(blue) > wavering:
        moment = decided.locator("a.moment").first
        expect(moment).to_contain_text("points")
        assert f"/replay/{table}?eyes=red&event=tabletop-event-" in str(moment.get_attribute("href"))


def test_a_whole_small_battle_by_keys(browser: Browser, address: str) -> None:
    page, _ = whole_battle(browser, address, Keys, 4)
    page.context.close()


def test_a_whole_small_battle_by_mouse_and_its_replay_is_scrubbed(browser: Browser, address: str) -> None:
    page, table = whole_battle(browser, address, Mouse, 6, worker=False)
    retold(page, table)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "show=" in request.url else None)
    page.goto(f"/replay/{table}?step=0")
    page.wait_for_selector(".spot")
    slider = page.get_by_role("slider", name="Moment")
    total = int(page.locator("output").inner_text().split("/")[1])
    assert [url.partition("show=")[2] for url in asked] == ["outline", "views"]  # how long it is hangs on dice
    stood = {0: page.evaluate(OFFERED)["stand"]}
    box = slider.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 8, box["y"] + box["height"] / 2)
    page.mouse.down()
    for share in (0.2, 0.5, 0.8, 1):
        page.mouse.move(box["x"] + 8 + share * (box["width"] - 16), box["y"] + box["height"] / 2, steps=4)
    page.mouse.up()
    expect(page.locator("output")).to_have_text(f"{total} / {total}")
    expect(page.get_by_role("log")).to_contain_text("red has lost")
    stood[total] = page.evaluate(OFFERED)["stand"]
    pages = [url for url in asked if "views" in url]
    assert len(set(pages)) == len(pages) <= 1 + total // PAGE  # none twice
    page.get_by_role("button", name="A step back", exact=True).click()
    expect(page.locator("output")).to_have_text(f"{total - 1} / {total}")
    page.locator(".spot").first.press("z")  # what the game finds out about a position is there too
    expect(page.locator("path.zone").first).to_be_attached()
    slider.press("Home")
    expect(page.locator("output")).to_have_text(f"0 / {total}")
    assert page.evaluate(OFFERED)["stand"] == stood[0] != stood[total]
    page.context.close()


def test_of_a_long_replay_only_the_pages_come_that_are_looked_at(page: Page) -> None:
    table = fought_out(page, turns=8)  # every group of both armies marches in each of its turns
    asked: list[int] = []
    page.on("request", lambda one: asked.append(int(first.group(1))) if (first := VIEWS.search(one.url)) else None)
    page.goto(f"/replay/{table}?step=0")
    page.wait_for_selector(".spot")
    total = int(page.locator("output").inner_text().split("/")[1])
    assert total > 3 * PAGE and asked == [0], (total, asked)
    start = page.evaluate(OFFERED)["stand"]
    page.get_by_role("slider", name="Moment").press("End")
    expect(page.get_by_role("log")).to_contain_text("red has lost")
    expect(page.locator("output")).to_have_text(f"{total} / {total}")
    assert page.evaluate(OFFERED)["stand"] != start
    assert asked == [0, total // PAGE * PAGE]  # what lies between was not wanted
