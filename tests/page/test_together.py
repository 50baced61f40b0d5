"""Two browsers at one table, one of them losing its network; replays with a link to a moment; the rulebook."""

import re

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from page.pilot import make_table, new_page, play_on, play_some


def test_online_with_one_losing_its_network(browser: Browser, address: str) -> None:
    """The line is cut in the middle and stays away a while; the game goes on without a reload."""
    red, red_faults = new_page(browser, address)
    blue, _ = new_page(browser, address)
    lines: list[WebSocketRoute] = []
    down = False

    def cut(line: WebSocketRoute) -> None:
        if down:
            line.close()
        else:
            line.connect_to_server()
            lines.append(line)

    blue.route_web_socket(re.compile("/api/play"), cut)
    invitation = make_table(red, "honour", "invited", options={"battles": 1}, seat="red")
    blue.goto(invitation)
    expect(blue.get_by_text("Lay your battle line")).to_be_visible()
    expect(red.get_by_text("Lay your battle line")).to_be_visible()
    play_some(blue, 3)
    blue.evaluate("window.mark = 'not reloaded'")
    blue.keyboard.press("Escape")
    blue.locator(".hand [data-look=open]").first.click()
    begun = blue.locator("[data-look=chosen]")
    expect(begun).to_have_count(1)
    held = begun.get_attribute("data-thing")
    down = True
    for line in lines:
        line.close()
    expect(blue.get_by_text("The connection is lost")).to_be_visible()
    expect(red.get_by_text("away", exact=True).first).to_be_attached()
    blue.wait_for_timeout(1200)
    down = False
    expect(blue.get_by_text("The connection is lost")).to_be_hidden()
    expect(begun).to_have_attribute("data-thing", held or "")
    blue.keyboard.press("Escape")
    assert blue.evaluate("window.mark") == "not reloaded"
    for _ in range(200):
        if red.locator('.buttons a[href^="/replay/"]').count():
            break
        play_some(red, 6)
        play_some(blue, 6)
    expect(blue.locator(".prompt")).to_contain_text(re.compile("wins|draw"))
    assert blue.locator(".prompt").inner_text() == red.locator(".prompt").inner_text()
    red.context.close()
    blue.context.close()
    assert not red_faults


def test_a_replay_with_a_link_to_a_moment(page: Page) -> None:
    table = make_table(page, "honour", options={"battles": 1})
    play_on(page)
    page.goto(f"/replay/{table}?step=5&eyes=red")
    expect(page.get_by_role("status").or_(page.locator("output"))).to_contain_text("5 /")
    page.get_by_role("button", name="A step forward").click()
    expect(page.locator("output")).to_contain_text("6 /")
    assert "step=6" in page.url
    page.get_by_role("combobox").first.select_option("all")
    expect(page.get_by_role("region", name="Blue’s eyes")).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("log")).to_contain_text("wins pair")
    page.get_by_role("button", name="Verify").click()
    expect(page.get_by_text("Everything agrees.")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(download.value.path())
    expect(page.locator("output")).to_contain_text("0 /")


def test_the_rulebook_is_searched_and_linked(page: Page) -> None:
    page.goto("/rules/honour#3.3")
    expect(page.locator("[id='3.3']")).to_have_class(re.compile("marked"))
    page.get_by_label("Search").fill("joker")
    expect(page.get_by_text(re.compile("rules found"))).to_be_visible()
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_label("Suchen")).to_be_visible()
