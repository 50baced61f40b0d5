"""Two browsers at one table, one of them losing its network; replays with a link to a moment; the rulebook."""

import re

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from page.pilot import make_table, new_page, play_on, play_some, play_touches, until


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
    play_touches(blue, 3)
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
    for _ in range(1000):
        if red.locator('.buttons a[href^="/replay/"]').count():
            break
        play_some(red, 6)
        play_some(blue, 6)
    expect(blue.locator(".prompt")).to_contain_text(re.compile("wins|draw"))
    assert blue.locator(".prompt").inner_text() == red.locator(".prompt").inner_text()
    red.context.close()
    blue.context.close()
    assert not red_faults


def test_a_special_held_ready_is_played_when_its_turn_comes_and_what_was_put_back_is_not(
    browser: Browser, address: str
) -> None:
    """Red deals, so Blue has the first option: meanwhile Red touches a Jack, and a King that is let go of."""
    red, red_faults = new_page(browser, address)
    blue, blue_faults = new_page(browser, address)
    hands = {"sure_red": "QS QH QD QC KS JS JH", "sure_blue": "2S 3S 4S 5S 6S"}
    options = {"battles": 1, "first_dealer": "red", "removed": "X1 X2", **hands}
    blue.goto(make_table(red, "honour", "invited", options=options, seat="red"))
    for place, card in enumerate(("QS", "QH", "QD", "QC", "KS"), 1):
        red.locator(f'[data-thing="red.hand.{card}"]').click()
        red.locator(f'[data-thing="red.line.{place}"]').click()
        expect(red.locator("[data-busy]")).to_have_count(0)  # until it is answered nothing else can be chosen
    red.get_by_role("button", name="The line stands").click()
    play_on(blue, until_button="Pass")
    expect(red.locator(".prompt")).to_contain_text("Touch a card to hold it ready")
    jack, other = (red.locator(f'[data-thing="red.hand.{card}"]') for card in ("JS", "JH"))
    for _ in range(2):
        other.click()
        expect(other).to_have_attribute("data-look", "held")
        red.keyboard.press("Escape")
        expect(other).to_have_attribute("data-look", "laid")
    jack.click()
    expect(red.locator(".prompt")).to_contain_text("Held ready: J♠")
    blue.get_by_role("button", name="Pass").click()
    expect(blue.get_by_role("log")).to_contain_text("Red plays J♠: the value is doubled")
    expect(jack).to_have_count(0)
    expect(other).to_have_count(1)
    for page, faults in ((red, red_faults), (blue, blue_faults)):
        page.context.close()
        assert not faults


def test_a_rematch_begins_when_both_want_it(browser: Browser, address: str) -> None:
    red, red_faults = new_page(browser, address)
    blue, blue_faults = new_page(browser, address, language="de-DE", phone=True)
    blue.goto(make_table(red, "honour", "invited", seat="red"))
    expect(red.get_by_text("Lay your battle line")).to_be_visible()
    for name in ("More", "Resign", "Yes, resign"):
        red.get_by_role("button", name=name, exact=True).click()
    red.get_by_role("button", name="Play again").click()
    expect(red.locator(".prompt")).to_have_text("Waiting for an opponent")
    expect(blue.get_by_text("Die nächste Schlacht wartet auf dich")).to_be_visible()
    blue.goto("/")
    blue.locator('main a[href^="/table/"]', has_text="Platz nehmen").click()
    blue.get_by_role("button", name="Platz nehmen").click()
    expect(red.get_by_text("Lay your battle line")).to_be_visible()
    expect(blue.locator(".prompt.mine")).to_be_visible()
    for page, faults in ((red, red_faults), (blue, blue_faults)):
        page.context.close()
        assert not faults


def test_a_table_that_waits_can_be_taken_away(browser: Browser, address: str) -> None:
    page, faults = new_page(browser, address)
    make_table(page, "battle", "invited")
    table = page.url
    page.get_by_role("button", name="Take this table away").click()
    expect(page.get_by_role("heading", name="Ancient battles")).to_be_visible()
    expect(page.get_by_text("Waiting for an opponent")).to_have_count(0)
    page.goto(table)
    expect(page.get_by_text("taken away before the battle began")).to_be_visible()
    page.context.close()
    assert not faults


# A browser that allows notifications and keeps them, and a page that can be looked away from.
AWAY = """
window.told = [];
window.Notification = class {
  static permission = 'granted';
  static async requestPermission() { return 'granted'; }
  constructor(title, about) { Object.assign(this, about, { title, shut: false }); window.told.push(this); }
  close() { this.shut = true; }
};
window.looksAway = false;
Object.defineProperty(document, 'hidden', { get: () => window.looksAway });
Object.defineProperty(document, 'visibilityState', { get: () => window.looksAway ? 'hidden' : 'visible' });
window.look = (away) => { window.looksAway = away; document.dispatchEvent(new Event('visibilitychange')); };
"""


def test_a_player_who_looks_elsewhere_is_told_once_that_it_is_their_turn(browser: Browser, address: str) -> None:
    red, _ = new_page(browser, address)
    blue, faults = new_page(browser, address)
    blue.add_init_script(AWAY)
    icon = blue.locator("link[rel=icon]")
    invitation = make_table(red, "glory", "invited", seat="red", options={"setup": "quick", "first": "red"})
    blue.goto(invitation)
    expect(blue.locator(".prompt")).to_contain_text("Waiting for")
    expect(blue).to_have_title(re.compile("^Field of Glory"))
    expect(icon).to_have_attribute("href", "/icon.svg")
    blue.get_by_role("button", name="More").click()
    blue.get_by_role("button", name="Tell me when it is my turn").click()
    expect(blue.get_by_role("button", name="Do not tell me any more")).to_be_visible()
    blue.evaluate("look(true)")
    for seed in range(600):
        if blue.evaluate("told.length"):
            break
        play_some(red, 1, 17 + seed)
    until(blue, "told.length === 1")
    table = blue.url.split("/table/")[1]
    said = blue.evaluate("[told[0].title, told[0].body, told[0].tag]")
    assert said == ["Your turn", "Field of Glory: the Card Game", table]
    expect(blue).to_have_title(re.compile("^● Your turn · Field of Glory"))
    expect(icon).to_have_attribute("href", "/icon-due.svg")
    blue.evaluate("told[0].onclick()")
    assert blue.evaluate("told[0].shut"), "a click leads back and takes the note away"
    blue.evaluate("look(false)")
    play_some(blue, 3)
    assert blue.evaluate("told.length") == 1, "who sees the page is not told"
    assert red.evaluate("Notification.permission") != "granted"
    red.context.close()
    blue.context.close()
    assert not faults


def test_the_start_page_says_what_waits(browser: Browser, address: str) -> None:
    """My tables with mine to move first; in the lobby those of others only; finished games with how they ended."""
    me, faults = new_page(browser, address)
    make_table(me, "honour", options={"battles": 1})
    play_on(me)
    make_table(me, "honour", "lobby")
    make_table(me, "honour", "computer", seat="red")
    other, _ = new_page(browser, address)
    make_table(other, "glory", "lobby")
    me.goto("/")
    mine = me.get_by_role("region", name="My tables").get_by_role("listitem")
    expect(mine).to_have_count(2)
    expect(mine.first).to_contain_text("against the computer")
    expect(mine.first).to_contain_text("Your turn")
    expect(mine.last).to_contain_text("Waiting for an opponent")
    expect(me).to_have_title("(1) Cannae")
    ended = me.get_by_role("region", name="Replays").get_by_role("listitem")
    expect(ended.first).to_contain_text(re.compile("you won|you lost|drawn"))
    lobby = me.get_by_role("region", name="Lobby").get_by_role("listitem")
    waiting = lobby.filter(has_text="Field of Glory")
    expect(waiting.first).to_be_visible()
    expect(lobby.filter(has_not=me.get_by_role("button", name="Sit down"))).to_have_count(0)
    waiting.first.get_by_role("button", name="Sit down").click()
    expect(me.locator(".prompt")).to_be_visible()
    me.context.close()
    other.context.close()
    assert not faults


def test_on_a_phone_open_tables_are_one_touch_away(browser: Browser, address: str) -> None:
    host, host_faults = new_page(browser, address)
    make_table(host, "glory", "lobby")
    phone, faults = new_page(browser, address, phone=True)
    phone.goto("/")
    parts = phone.get_by_role("navigation", name="Parts of this page")
    sits = phone.get_by_role("button", name="Sit down").first
    expect(parts.locator("b")).to_be_visible()
    expect(sits).not_to_be_in_viewport()
    for name, found in (("People", sits), ("Scenarios", phone.get_by_role("heading", name="Scenarios"))):
        parts.get_by_role("link", name=name).tap()
        expect(found).to_be_in_viewport()
    parts.get_by_role("link", name="You").tap()
    expect(phone).to_have_url(re.compile("/people/me"))
    host.goto("/")
    host.wait_for_selector("#mine")
    expect(host.locator(".tabs")).to_be_hidden()
    for page, wrong in ((host, host_faults), (phone, faults)):
        page.context.close()
        assert not wrong


def test_a_replay_with_a_link_to_a_moment(page: Page) -> None:
    table = make_table(page, "honour", options={"battles": 1})
    play_on(page)
    page.goto(f"/replay/{table}?step=5&eyes=red")
    expect(page.locator("output")).to_contain_text("5 /")
    page.get_by_role("button", name="A step forward").click()
    expect(page.locator("output")).to_contain_text("6 /")
    assert "step=6" in page.url
    page.get_by_role("combobox").first.select_option("all")
    expect(page.get_by_role("region", name="Both sides")).to_be_visible()
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


def test_a_muted_player_is_not_heard_and_can_be_blocked_and_reported(browser: Browser, address: str) -> None:
    red, red_faults = new_page(browser, address)
    blue, blue_faults = new_page(browser, address)
    blue.goto(make_table(red, "honour", "invited", seat="red"))
    expect(red.get_by_text("Lay your battle line")).to_be_visible()

    def speak(line: str) -> None:
        blue.get_by_role("textbox", name="Say something").fill(line)
        blue.get_by_role("button", name="Send", exact=True).click()
        expect(blue.get_by_text(line)).to_be_visible()

    speak("Carthage will fall")
    expect(red.get_by_text("Carthage will fall")).to_be_visible()
    red.get_by_text("Peace from the other player").click()
    red.get_by_role("button", name="Mute their chat").click()
    expect(red.get_by_role("button", name="Hear them again")).to_be_visible()
    speak("Do you hear me?")
    red.get_by_role("button", name="Hear them again").click()
    expect(red.get_by_role("button", name="Mute their chat")).to_be_visible()
    speak("And now?")
    expect(red.get_by_text("And now?")).to_be_visible()
    expect(red.get_by_text("Do you hear me?")).to_have_count(0)
    red.get_by_role("button", name="Never meet them again").click()
    expect(red.get_by_role("status").filter(has_text="not be seated together")).to_be_visible()
    red.get_by_role("button", name="Report", exact=True).click()
    red.get_by_label("What happened?").fill("Says rude things about Carthage.")
    red.get_by_role("group").get_by_role("button", name="Send", exact=True).click()
    expect(red.get_by_role("status").filter(has_text="Thank you")).to_be_visible()
    red.reload()
    red.get_by_text("Peace from the other player").click()
    expect(red.get_by_role("button", name="Allow them again")).to_be_visible()
    red.context.close()
    blue.context.close()
    assert not red_faults + blue_faults


def test_an_opponent_who_left_can_be_claimed_from_when_it_is_time(browser: Browser, address: str) -> None:
    red, red_faults = new_page(browser, address)
    blue, _ = new_page(browser, address)
    blue.goto(make_table(red, "honour", "invited", seat="red"))
    expect(red.get_by_text("Lay your battle line")).to_be_visible()
    red.get_by_role("button", name="More", exact=True).click()
    expect(red.get_by_role("button", name="Claim the win")).to_have_count(0)
    blue.context.close()
    red.get_by_role("button", name="Claim the win").click()
    expect(red.get_by_text("The game cannot be claimed yet")).to_be_visible()
    red.context.close()
    assert not red_faults


def test_the_server_passes_for_a_side_that_keeps_passing(browser: Browser, address: str) -> None:
    red, red_faults = new_page(browser, address)
    said: list[str] = []
    red.on("websocket", lambda line: line.on("framesent", lambda frame: said.append(str(frame))))
    specials = "JS QS KS AS JH QH KH AH JD QD"  # for a side that holds none the page passes anyway
    make_table(red, "honour", seat="red", options={"sure_red": specials})
    red.get_by_role("button", name="More", exact=True).click()
    wish = red.get_by_role("button", name="Pass until something changes")
    for _ in range(120):
        if wish.count():
            break
        play_touches(red, 1)
    wish.click()
    expect(red.locator("aside")).to_contain_text("Red passes")
    assert any('"verb":"pass"' in one for one in said)
    red.context.close()
    assert not red_faults
