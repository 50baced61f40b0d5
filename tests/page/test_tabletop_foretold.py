"""The table of the miniatures: what standing, shooting and three rounds promise is what the game reckons; and the view,
brought nearer, moved and shown in small."""

import json
import re
from typing import Any

from playwright.sync_api import Page, expect

from page.advance import advance, sit_down
from page.pilot import until
from page.test_tabletop_asked import DOCK
from page.test_tabletop_board import FORETOLD, MIDDLE

WIDE = "(one) => one.getBoundingClientRect().width"


def percent(chance: float) -> str:
    return f"{round(100 * chance)}\u00a0%"


def test_who_is_charged_sees_what_standing_promises_and_what_three_rounds_may_bring(page: Page) -> None:
    table, seat, choices = advance(page, "evade", scenario="small")
    assert "stand" in choices
    foretold = page.evaluate(FORETOLD, [table, seat, "stand"])
    odds = page.locator(".callout .odds")
    won, drawn, lost = (percent(foretold[one]) for one in ("win", "draw", "lose"))
    charger, enemy, last = foretold["group"], foretold["enemies"][0], foretold["rounds"][-1]
    expect(odds).to_contain_text(f"{charger} wins {won}, draw {drawn}, {enemy} wins {lost}")
    assert [one["phase"] for one in foretold["rounds"]] == ["start", "impact", "melee", "melee", "melee"]
    expect(odds).to_contain_text(
        f"After three rounds of melee {enemy} is broken in {percent(last['enemy_broken'])}, "
        f"{charger} in {percent(last['broken'])}"
    )


def test_shots_are_foretold_on_the_ground_and_beside_who_is_moved(page: Page) -> None:
    asked: list[dict[str, Any]] = []
    page.on("websocket", lambda line: line.on("framesent", lambda frame: asked.append(json.loads(frame))))
    table, seat, _ = advance(page, "charge", "[RB]6|[RB]5|R10")
    page.locator(DOCK).first.click()  # nobody charges: on to the manoeuvres
    expect(page.locator(".prompt")).to_contain_text("Which group")
    shots = page.evaluate(FORETOLD, [table, seat, "done"])["shots"]
    assert shots
    page.locator(".spot").first.press("a")
    for shot in shots:
        words = re.compile(rf"{shot['dice']} dice, {shot['need']}\+|1 die, {shot['need']}\+")
        expect(page.locator(".over text.number", has_text=words).first).to_be_attached()
    expect(page.locator("path.shot")).to_have_count(len(shots))
    group = next(shot["group"] for shot in shots if shot["group"][0] == seat[0].upper())
    page.locator(f".spot[data-thing={group}]").press("Enter")
    page.locator("path.reach").wait_for(state="attached")
    shots = []
    for key in ("ArrowUp", "ArrowDown", "]"):  # a move after which it still has somebody to shoot at
        asked.clear()
        page.keyboard.press(key)
        for _ in range(100):
            if previews := [one["choice"] for one in asked if one.get("about") == "preview"]:
                break
            page.wait_for_timeout(50)
        shots = page.evaluate(FORETOLD, [table, seat, previews[-1]])["shots"] if previews else []
        if shots:
            break
    told = page.locator(".outlook p", has_text="will shoot").first.inner_text()
    [shot] = [one for one in shots if one["enemy"] in told]
    none, one = [*shot["hits"], 0][:2]
    assert percent(1 - none) in told and percent(max(0, 1 - none - one)) in told, (told, shot)
    # The same shots in the book of odds, from the move and from the enemy that is looked at: the same chances.
    with (
        page.context.expect_event("response", lambda one: "/api/tabletop/odds/" in one.url) as answered,
        page.expect_popup() as opened,
    ):
        page.locator(".outlook p", has_text=f"shoot at {shot['enemy']}").get_by_role("link").click()
    hits = answered.value.json()["combat"]["a"]["hits"]
    assert len(hits) == len(shot["hits"]) and all(abs(a - b) < 1e-9 for a, b in zip(hits, shot["hits"], strict=True))
    opened.value.close()
    page.keyboard.press("Escape")
    expect(page.locator(".prompt")).to_contain_text("Which group")
    page.locator(f".spot[data-thing={shot['enemy']}]").press("Enter")
    link = page.locator(".callout a[href*='what=shooting']", has_text=f"shoots at {shot['enemy']}")
    expect(link.first).to_be_visible()


def test_keys_and_the_mouse_bring_the_table_nearer_and_move_it_and_the_small_map_follows(page: Page) -> None:
    sit_down(page)
    spot, window = page.locator(".spot").first, page.locator("svg.map rect.window")
    spot.press("0")
    expect(window).to_have_count(0)  # all of it is in sight
    whole = spot.evaluate(WIDE)
    for _ in range(3):
        spot.press("+")
    expect(window).to_have_count(1)
    near, frame = spot.evaluate(WIDE), window.evaluate("(one) => [one.x.baseVal.value, one.width.baseVal.value]")
    assert near > 1.8 * whole
    box: Any = page.locator(".tabletop .stage").bounding_box()
    free = (box["x"] + 40, box["y"] + box["height"] / 2)  # open ground
    before = spot.evaluate(MIDDLE)
    page.mouse.move(*free)
    page.mouse.down()
    page.mouse.move(free[0] + 60, free[1] + 20, steps=4)
    page.mouse.up()
    for _ in range(200):
        after = spot.evaluate(MIDDLE)
        if moved := abs(after[0] - before[0] - 60) < 2 and abs(after[1] - before[1] - 20) < 2:
            break
        page.wait_for_timeout(50)
    assert moved, (before, after)
    assert window.evaluate("(one) => one.x.baseVal.value") < frame[0]
    spot.press("-")
    assert whole < spot.evaluate(WIDE) < near
    page.mouse.move(*free)
    page.mouse.wheel(0, -300)
    until(page, f"({WIDE})(document.querySelector('.spot')) > {near * 0.85}")
