"""A clash is told in its own time, what it led to is shown afterwards, and a result waits to be seen."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from page.pilot import make_table, new_page, play_on, until

# Follows a lesson and looks at every frame: while a scene is played neither board nor header nor log runs ahead of it.
WATCH = """async ([game, most]) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const all = (what) => [...document.querySelectorAll(what)];
  const told = (words) => all('.log p').filter((one) => words.test(one.textContent)).length;
  const seen = { kinds: new Set(), faults: new Set(), skipped: 0 };
  const looks = {
    honour: () => {
      const open = (one) => /^Pair/.test(one.textContent.trim()) || one.querySelector('.chip');
      const decided = all('.middle .result').filter((one) => !open(one));
      const results = told(/wins pair|is drawn, /);
      if (decided.length !== results) seen.faults.add(`${decided.length} marked, the log tells of ${results}`);
      const won = all('.pips .won').length, wins = told(/wins pair/);
      if (won !== wins) seen.faults.add(`${won} pips, ${wins} pairs in the log`);
      if (document.querySelector('.strikes')) seen.kinds.add('strike');
      if (document.querySelector('.chip')) seen.kinds.add('special');
    },
    glory: () => {
      if (!document.querySelector('.end.untold')) return;
      seen.kinds.add('reckon');
      const colour = getComputedStyle(document.querySelector('.end.untold')).backgroundColor;
      if (colour !== 'rgba(0, 0, 0, 0)') seen.faults.add(`who wins shows before it is told: ${colour}`);
      const lines = all('.sector.embattled .line').filter((one) => one.querySelector('.unit')).length;
      if (lines !== 2) seen.faults.add(`${lines} lines stand while the sum is told`);
      if (told(/^Combat in column/) !== (seen.verdicts ?? 0)) seen.faults.add('the log runs ahead');
    },
  };
  for (let frames = 0; frames < most; frames++) {
    await frame();
    if (document.querySelector('.buttons a[href^="/replay/"]')) break;
    looks[game]();
    const skip = document.querySelector('.dock .buttons button.quiet:not(.let-go)');
    if (skip) {
      const late = (seen.since = seen.since ?? frames) < frames - 70; // a good second of it has been seen
      if (!late) continue;
      if (document.querySelector('.end.untold')) seen.verdicts = (seen.verdicts ?? 0) + 1;
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }));
      seen.since = undefined;
      await frame();
      await frame();
      seen.skipped++;
      continue;
    }
    if (document.querySelector('.end:not(.untold)')) seen.verdicts = told(/^Combat in column/);
    seen.since = undefined;
    if (frames % 6) continue;
    const button = document.querySelector('.buttons[role=group] button.first:not([disabled])');
    const thing = document.querySelector('[data-look=hinted]');
    if (document.querySelector('[data-look=chosen]') && button) button.click();
    else (thing ?? button)?.click();
  }
  return { kinds: [...seen.kinds].sort(), faults: [...seen.faults], skipped: seen.skipped };
}"""


@pytest.mark.parametrize(("game", "kinds"), [("honour", ["special", "strike"]), ("glory", ["reckon"])])
def test_nothing_is_shown_before_its_scene_and_a_key_ends_one(
    browser: Browser, address: str, game: str, kinds: list[str]
) -> None:
    page, faults = new_page(browser, address, motion="yes")
    page.goto("/")
    made = page.evaluate(
        """async (game) => {
          const post = async (path, body) => (await fetch(path, {method: 'POST', body: JSON.stringify(body),
            headers: {'content-type': 'application/json'}})).json();
          await post('/api/guest', {name: 'Tester'});
          return (await post('/api/lessons', {game})).table.id;
        }""",
        game,
    )
    page.goto(f"/table/{made}")
    page.wait_for_selector("[data-thing]")
    found = page.evaluate(WATCH, [game, 40_000])
    page.context.close()
    assert not faults
    assert found["kinds"] == kinds and found["skipped"], found
    assert not found["faults"], found["faults"]


def test_the_result_of_a_battle_waits_and_the_whole_is_told_and_kept(page: Page) -> None:
    make_table(page, "honour", options={"battles": 2}, seat="red", level="gaius")
    play_on(page, until_button="On to battle 2")
    result = page.get_by_role("region", name="The result")
    expect(result).to_contain_text("The match stands at")
    expect(result.get_by_role("region", name="What decided it")).to_be_visible()
    expect(page.locator(".headline")).to_contain_text("Battle 1")
    assert "Battle 2." not in page.get_by_role("log").inner_text()  # dealt already, but not told yet
    page.get_by_role("button", name="On to battle 2").click()
    expect(page.locator(".headline")).to_contain_text("Battle 2")
    expect(result).to_have_count(0)
    play_on(page)
    expect(result).to_contain_text(re.compile("Victory|Defeat|Drawn"))
    lines = ".retold > h2, .retold > figure, .retold > ol, .retold > table"
    spots = f"[...document.querySelectorAll('{lines}')].map((one) => one.getBoundingClientRect().top)"
    before = page.evaluate(spots)
    expect(result.get_by_role("region", name="Your chance to win").locator("polyline")).to_be_visible()
    expect(result.locator("p.fortune")).to_be_visible()
    page.wait_for_load_state("networkidle")  # whose doing the moments were comes last
    assert page.evaluate(spots) == before  # what comes later finds its room kept
    page.get_by_role("button", name="The field").click()
    expect(result).to_have_count(0)
    page.get_by_role("button", name="The result").click()
    with page.expect_download() as download:
        result.get_by_role("button", name="Save as a picture").click()
    assert "<svg" in download.value.path().read_text("utf-8")
    moment = result.locator("a.moment").first
    table = page.url.split("/")[-1]
    if moment.count():
        assert f"/replay/{table}?eyes=red&event=honour-event-" in str(moment.get_attribute("href"))
        moment.click()
        expect(page.locator(".replay")).to_be_visible()
        until(page, "Number(document.querySelector('.replay output').textContent.split('/')[0]) > 0")
    page.goto(f"/report/{table}")
    expect(page.get_by_role("heading", level=1)).to_contain_text(re.compile("wins|Drawn"))
    expect(page.get_by_role("table")).to_contain_text("Pairs won")
    expect(page.get_by_role("link", name="Watch it again")).to_be_visible()
    expect(page.get_by_role("region", name="The chance to win").locator("polyline")).to_be_visible()
