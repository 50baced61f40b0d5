"""The table of the miniatures: another way of a charge, who intercepts, threatened flanks, a telling cut short."""

import json
import re
from contextlib import suppress

from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import TimeoutError as Late

from page.advance import advance, sit_down
from page.pilot import FOLLOW, new_page, until
from page.test_tabletop_board import FORETOLD, MIDDLE

GHOST = "document.querySelector('path.ghost')?.getAttribute('d')"
DOCK = "[data-area=dock] .buttons[role=group] button"
TOLD = "Boolean(document.querySelector('.dice.beside'))"


def test_another_way_of_a_charge_goes_round_and_each_has_its_own_odds(page: Page) -> None:
    sent: list[str] = []
    page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
    table, seat, choices = advance(page, "charge")
    ways = {
        choice.split()[0]: [one for one in choices if one.startswith(choice.split()[0] + " ")] for choice in choices
    }
    group, offered = max(ways.items(), key=lambda one: len(one[1]))
    assert len(offered) > 1, choices
    page.locator(f".spot[data-thing={group}]").click()
    odds, another = page.locator(".callout .odds"), page.get_by_role("button", name="Another way")
    seen = []
    until(page, f"Boolean({GHOST})")
    for way in offered:
        foretold = page.evaluate(FORETOLD, [table, seat, way])
        if foretold:
            expect(odds).to_contain_text(f"{group} wins {round(100 * foretold['win'])}\u00a0%")
        seen.append(page.evaluate(GHOST))
        another.click()
        until(page, f"{GHOST} !== {seen[-1]!r}")
    assert len(set(seen)) == len(offered)
    assert page.evaluate(GHOST) == seen[0]  # all the way round
    another.click()
    page.get_by_role("button", name="Charge", exact=True).click()
    expect(another).to_have_count(0)
    chosen = [message["choice"] for message in map(json.loads, sent) if message["t"] == "choose"]
    assert chosen[-1] == offered[1]


def test_a_group_that_could_intercept_is_asked_about_beside_it_and_the_charger_is_no_answer(page: Page) -> None:
    _, _, choices = advance(page, "intercept")
    group, charger = next(choice for choice in choices if "intercept" in choice).split(" intercept ")
    callout = page.locator(".callout")
    expect(callout).to_contain_text("intercepts")
    expect(callout).to_contain_text(group)
    turn = page.get_by_role("log").inner_text().rpartition("Turn ")[2]
    declared = len(re.findall("declares", turn))
    assert declared
    expect(page.locator("g.declared")).to_have_count(declared)  # read from the log after a reload
    expect(page.locator(f".spot[data-thing={group}]")).to_have_attribute("data-look", "chosen")
    expect(page.locator(f".spot[data-thing={charger}]")).to_have_attribute("data-look", "shut")
    box, spot = callout.bounding_box(), page.locator(f".spot[data-thing={group}]").bounding_box()
    stage = page.locator(".tabletop .stage").bounding_box()
    assert box and spot and stage and not callout.evaluate("(one) => one.classList.contains('corner')")
    gap = max(box["y"] - spot["y"] - spot["height"], spot["y"] - box["y"] - box["height"])
    aside = max(box["x"] - spot["x"] - spot["width"], spot["x"] - box["x"] - box["width"])
    assert max(gap, aside) < 90, (box, spot)  # pixels: beside it, and not on it
    expect(callout.get_by_role("button", name="Nobody intercepts")).to_be_visible()
    page.keyboard.press("Escape")
    expect(callout).to_have_count(0)
    page.locator(f".spot[data-thing={group}]").click()
    callout.get_by_role("button", name="Intercept", exact=True).click()
    expect(callout).to_have_count(0)
    page.locator(".curtain button").click()
    expect(page.locator("[role=log]")).to_contain_text("intercepts")


def test_threatened_flanks_are_shown_by_their_key(page: Page) -> None:
    _, _, threatened = advance(page, "flanks", scenario="small")
    danger = page.locator("path.danger")
    expect(danger).to_have_count(0)
    page.locator(".spot").first.press("f")
    expect(danger).to_have_count(len(threatened))
    expect(page.locator(".over text", has_text="flank threatened")).to_have_count(len(threatened))
    page.locator(".spot").first.press("f")
    expect(danger).to_have_count(0)


def test_one_key_or_one_touch_ends_what_is_told(browser: Browser, address: str) -> None:
    page, faults = new_page(browser, address, motion="yes")
    page.clock.install()
    _, _, choices = advance(page, "charge", scenario="small")
    page.clock.pause_at(page.evaluate("Date.now()") + 500)  # nothing ends by itself any more
    page.locator(f".spot[data-thing={next(one for one in choices if one != 'done').split()[0]}]").click()
    page.get_by_role("button", name="Charge", exact=True).click()
    until_told(page)
    page.keyboard.press("Space")
    expect(page.locator(".dice.beside")).to_have_count(0)
    until_told(page)  # what comes next is ended by a touch of the ground
    page.locator(".tabletop .stage").click(position={"x": 30, "y": 300})
    expect(page.locator(".dice.beside")).to_have_count(0)
    page.context.close()
    assert not faults


def until_told(page: Page) -> None:
    """On by the first answer to every question, until dice lie beside those who threw them."""
    for _ in range(3000):
        page.clock.run_for(150)
        if page.evaluate(TOLD):
            return
        answers = page.locator(".curtain button, .callout .buttons button:not(.quiet)")
        with suppress(Late):  # the question may be another one by now
            if answers.count():
                answers.first.click(timeout=2000)
            elif page.locator(DOCK).count():
                page.locator(DOCK).first.click(timeout=2000)
        page.wait_for_timeout(20)
    raise AssertionError("nothing was told")


def test_the_question_names_whom_most_files_of_a_charge_meet(page: Page) -> None:
    """Two enemies side by side: the one beside them is met by no file."""
    table, seat, choices = advance(page, "charge", scenario="small")
    named = 0
    for way in [one for one in choices if one != "done"]:
        foretold = page.evaluate(FORETOLD, [table, seat, way])
        if foretold and choices.index(way) == next(
            at for at, one in enumerate(choices) if one.split()[0] == way.split()[0]
        ):
            page.locator(f".spot[data-thing={way.split()[0]}]").click()
            contact = [one["enemy"] for one in foretold["files"]]
            most = max(foretold["enemies"], key=lambda one: contact.count(one))
            expect(page.locator(".callout .who")).to_contain_text(f"charges {most} ")
            page.keyboard.press("Escape")
            named += 1
    assert named


def test_who_is_charged_is_asked_beside_himself_how_likely_he_is_caught(page: Page) -> None:
    _, _, choices = advance(page, "evade", scenario="small")
    callout = page.locator(".callout")
    group = str(re.match(r"[RB]\d+", page.locator(".prompt").inner_text())[0])  # type: ignore[index]
    box, spot = callout.bounding_box(), page.locator(f".spot[data-thing={group}]").bounding_box()
    assert box and spot
    gap = max(box["y"] - spot["y"] - spot["height"], spot["y"] - box["y"] - box["height"])
    aside = max(box["x"] - spot["x"] - spot["width"], spot["x"] - box["x"] - box["width"])
    assert 0 < max(gap, aside) < 100, (box, spot)  # pixels: beside it, and not on it
    expect(callout.get_by_role("button", name=re.compile(r"^run.*\bcaught in \d+\s%", re.I))).to_have_count(
        len([one for one in choices if one != "stand"])
    )
    callout.get_by_role("button", name="Stand", exact=True).click()
    expect(callout.get_by_role("button", name="Stand", exact=True)).to_have_count(0)


def test_the_wheel_of_the_mouse_turns_what_is_carried_and_keys_turn_what_is_held(page: Page) -> None:
    sit_down(page, scenario="small")
    spoken = page.locator(".tabletop > .unseen")
    x, y = page.locator(".spot[data-thing=R4]").evaluate(MIDDLE)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 10, y - 12, steps=3)
    until(page, "Boolean(document.querySelector('path.ghost'))")
    for _ in range(6):
        page.mouse.wheel(0, 100)
    expect(spoken).to_contain_text("° to the right")
    page.keyboard.press("Escape")
    page.mouse.up()
    expect(page.locator(".prompt")).to_contain_text("Which group")
    page.locator(".spot[data-thing=R4]").press("Enter")
    page.locator("path.reach").wait_for(state="attached")
    page.keyboard.press("[")
    expect(spoken).to_contain_text("° to the left")
    page.keyboard.press("]")
    page.keyboard.press("]")
    expect(spoken).to_contain_text("° to the right")


def test_who_cannot_see_hears_how_far_the_enemy_is(page: Page) -> None:
    """As far as the ruler has it."""
    advance(page, "charge", scenario="small")
    spot = page.locator(".spot[data-look=open]").first
    said = str(spot.get_attribute("aria-label"))
    found = re.search(r"(\w+) \(.*\), (\d) by (\d), \w+, facing \w[\w-]*, .*enemy (\w+) (\d+\.\d) MU ahead$", said)
    assert found, said
    group, _, _, enemy, far = found.groups()
    page.keyboard.press("m")
    spot.press("Enter")
    page.locator(f".spot[data-thing={enemy}]").press("Enter")
    measured = re.fullmatch(rf"{group} to {enemy}: (\d+\.\d\d) MU", str(page.locator(".measure text").text_content()))
    assert measured and abs(float(measured[1]) - float(far)) <= 0.06, (said, measured)


def test_sentences_of_the_log_break_where_sentences_do(page: Page) -> None:
    """What a sentence names may be a sentence itself, the reason of a test: it flows on in its lines."""
    advance(page, "feed", scenario="small")
    long = page.locator(".log p", has_text="It lost a close combat")
    expect(long.first).to_be_attached()
    blocks = """(lines) => lines.flatMap((line) => [...line.querySelectorAll('span')])
      .filter((one) => one.textContent.split(' ').length > 4 && getComputedStyle(one).display !== 'inline').length"""
    assert long.evaluate_all(blocks) == 0


def test_what_is_not_told_yet_stands_in_no_log_and_costs_no_points(browser: Browser, address: str) -> None:
    page, faults = new_page(browser, address, motion="yes")
    page.clock.install()
    _, _, choices = advance(page, "charge", scenario="small")
    page.clock.pause_at(page.evaluate("Date.now()") + 500)
    page.locator(f".spot[data-thing={next(one for one in choices if one != 'done').split()[0]}]").click()
    page.get_by_role("button", name="Charge", exact=True).click()
    lines, points = page.locator(".log p"), page.locator(".gauge[role=img]")
    lost = "(all) => all.map((one) => one.getAttribute('aria-label')).sort().join()"
    kept = cost = False
    while not (kept and cost):
        until_told(page)
        thrown = page.locator(".dice.beside li > span:not(.thrown)").first.inner_text()
        many, before = lines.count(), points.evaluate_all(lost)
        part = page.locator(".phases [aria-current]").inner_text()
        assert "strikes" not in thrown or part in ("Impact", "Melee")  # the strip shows when it happened
        assert "shoots" not in thrown or part == "Shooting"
        assert thrown in re.sub(r"\s+", " ", " ".join(lines.all_inner_texts()[-12:]))  # what is told now is there
        page.keyboard.press("Space")
        page.wait_for_selector(".curtain, .log p")
        if page.locator(".curtain").count():
            page.locator(".curtain button").click()
        expect(page.locator(".dice.beside")).to_have_count(0)
        page.clock.run_for(100)
        kept |= lines.count() > many
        cost |= points.evaluate_all(lost) != before
    page.context.close()
    assert not faults


def test_the_result_waits_until_the_end_was_told(browser: Browser, address: str) -> None:
    page, faults = new_page(browser, address, motion="yes")
    page.clock.install()
    page.goto("/")
    page.get_by_role("button", name="a first battle of Field of Glory with miniatures").click()
    page.wait_for_selector(".lesson")
    page.clock.pause_at(page.evaluate("Date.now()") + 500)
    ended = page.locator('.buttons a[href^="/replay/"]')
    for _ in range(6000):
        if ended.count():
            break
        page.evaluate(FOLLOW, ["", ""])
        page.clock.run_for(100)
        page.wait_for_timeout(20)
    result = page.locator("section.result")
    told = False
    for _ in range(6000):
        if result.count():
            break
        if not told and (told := page.evaluate(TOLD)):
            page.wait_for_timeout(500)  # it would be here by now
            assert not result.count()
        page.clock.run_for(100)
        page.wait_for_timeout(5)
    assert told
    expect(result).to_have_count(1)
    page.context.close()
    assert not faults
