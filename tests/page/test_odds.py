"""The odds and the reference of the miniatures game: every field, every question, shared by a link, kept offline."""

import re
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from cannae.games import tabletop as t
from page.pilot import new_page

VERDICT = re.compile("^A wins")


def group(page: Page, letter: str) -> Locator:
    return page.get_by_role("region", name=f"Battle group {letter}")


def shows(page: Page, fight: t.Combat) -> None:
    """The bar says what the game itself reckons."""
    told = f"A wins {fight.win:.1%}, draw {fight.draw:.1%}, A loses {fight.lose:.1%}"
    expect(page.get_by_role("img", name=told)).to_be_visible()


def asked(page: Page) -> dict[str, str]:
    return {name: values[0] for name, values in parse_qs(urlsplit(page.url).query).items()}


def test_toggles_of_both_sides_and_of_the_situation(page: Page) -> None:
    page.goto("/odds?a=hastati&b=gauls")
    shows(page, t.combat("hastati", "gauls"))
    group(page, "B").get_by_role("button", name="uphill").click()
    shows(page, t.combat("hastati", "gauls, uphill"))
    group(page, "A").get_by_role("radio", name="disrupted").check(force=True)
    shows(page, t.combat("hastati, disrupted", "gauls, uphill"))
    group(page, "A").get_by_role("radio", name="IC").check(force=True)
    group(page, "A").get_by_role("radio", name="in its front rank").check(force=True)
    led = ("hastati, disrupted, IC leading", "gauls, uphill")
    shows(page, t.combat(*led))
    situation = page.get_by_role("region", name="Situation")
    situation.get_by_role("radio", name="rough").check(force=True)
    shows(page, t.combat(*led, terrain="rough"))
    situation.get_by_role("button", name="More: Files in contact").click()
    shows(page, t.combat(*led, terrain="rough", contact=1))
    page.get_by_role("radio", name="Melee").first.check(force=True)
    group(page, "B").get_by_role("button", name="More: Overlapping files").click()
    shows(page, t.combat(led[0], "gauls, uphill, 1 overlap", "melee", terrain="rough", contact=1))
    expect(page).to_have_url(re.compile("what=melee"))
    assert asked(page)["b"] == "C3, uphill, 1 overlaps"


def test_troops_of_ones_own_field_by_field_and_in_notation(page: Page) -> None:
    page.goto("/odds")
    side = group(page, "A")
    side.get_by_label("Who is battle group A?").select_option("R8")
    shows(page, t.combat("R8", "C3"))
    side.get_by_text("Change the troops").click()
    side.get_by_label("Type").select_option(label="knights")  # some fields cannot stay as they were: they follow
    side.get_by_label("Arm at impact").select_option(label="lancers")
    side.get_by_label("Arm in melee").select_option(label="swordsmen")
    side.get_by_label("Quality").select_option(label="elite")
    side.get_by_role("button", name="More: Files").first.click()
    expect(page).to_have_url(re.compile("Kn\\+armoured\\+elite"))
    shows(page, t.combat(asked(page)["a"], "C3"))
    assert side.get_by_label("Armour").locator("option").all_inner_texts() == ["armoured", "heavily armoured"]
    side.get_by_label("Or in short notation").fill("HF armoured superior pikemen 2x4, uphill")
    side.get_by_label("Or in short notation").press("Enter")
    shows(page, t.combat("HF armoured superior pikemen 2x4, uphill", "C3"))
    expect(side.get_by_role("button", name="uphill")).to_have_attribute("aria-pressed", "true")


def test_what_cannot_be_is_refused_in_a_sentence_and_loses_nothing(browser: Browser, address: str) -> None:
    page, _ = new_page(browser, address)
    page.goto("/odds?a=El+bow+2x1&b=C3,+uphill")
    expect(page.get_by_role("alert")).to_contain_text("do not go together (rule 1.5)")
    group(page, "A").get_by_label("Who is battle group A?").select_option("R1")
    shows(page, t.combat("R1", "C3, uphill"))
    group(page, "A").get_by_role("radio", name="broken").check(force=True)
    expect(page.get_by_role("alert")).to_contain_text("A broken group does not fight")
    group(page, "A").get_by_role("radio", name="steady").check(force=True)
    shows(page, t.combat("R1", "C3, uphill"))
    expect(page.get_by_role("alert")).to_have_count(0)
    page.context.close()


def test_the_chain_is_a_chart_to_touch(page: Page) -> None:
    page.goto("/odds?what=impact&a=R1&b=C3&rounds=4")
    fight = t.chain("R1", "C3", 4)
    chart = page.get_by_role("group", name="How it stands after each round")
    expect(chart.get_by_role("button")).to_have_count(5)
    for moment, name in zip(fight.moments[1:], ("impact", "melee 1", "melee 2", "melee 3", "melee 4"), strict=True):
        told = f"After {name}: A broken {float(moment.a_broken):.1%}, B broken {float(moment.b_broken):.1%}"
        column = chart.get_by_role("button", name=told)
        column.click()
        expect(column).to_have_attribute("aria-pressed", "true")
        expect(page.locator("caption", has_text=told)).to_be_visible()
    page.get_by_role("button", name="More: Rounds of melee").click()
    expect(chart.get_by_role("button")).to_have_count(6)


def test_every_reason_says_its_rule_and_how_certain_it_is(page: Page) -> None:
    page.goto("/odds?what=impact&a=C7&b=R1")
    reasons = page.locator(".reasons li")
    expect(reasons.first).to_be_visible()
    fight = t.combat("C7", "R1")
    expect(reasons).to_have_count(len(fight.reasons))
    expect(page.locator(".reasons")).to_contain_text("repaired from")
    expect(page.locator(".reasons .unverified, .reasons .repaired, .reasons .sheet")).to_have_count(len(fight.reasons))
    page.locator(".reasons a").first.click()
    expect(page.locator("p.marked")).to_contain_text(fight.reasons[0].rule)


@pytest.mark.parametrize(
    ("query", "outcome", "chance"),
    [
        ("what=cmt&a=gauls,+FC", "passes", t.cmt("gauls, FC").chance("pass")),
        (
            "what=cohesion&a=latins&b=gauls&received=2&inflicted=1&phase=impact",
            "passes",
            t.cohesion("latins", received=2, inflicted=1, enemy="gauls", phase="impact").chance("pass"),
        ),
        (
            "what=cohesion&a=latins&b=velites&others=gauls;elephants&received=2&phase=impact",
            "passes",
            t.cohesion("latins", received=2, enemy=["velites", "gauls", "elephants"], phase="impact").chance("pass"),
        ),
        ("what=rally&a=gauls,+broken,+IC", "rises one level", t.rally("gauls, broken, IC").chance("rise")),
        (
            "what=evade&a=gallic+horse&b=velites&gap=3",
            "catches it",
            t.evade("gallic horse", "velites", 3).chance("caught"),
        ),
        (
            "what=death&a=elephants&hits=4&ending=shot",
            "loses one base",
            t.death("elephants", 4, "shot").chance("lost-1"),
        ),
        ("what=shooting&a=slingers&b=hastati", "", 0),
    ],
)
def test_every_test_by_dice(page: Page, query: str, outcome: str, chance: float) -> None:
    page.goto(f"/odds?{query}")
    if outcome:
        expect(page.get_by_role("img", name=f"{outcome} {chance:.1%}")).to_be_visible()
    else:
        shot = t.shooting("slingers", "hastati")
        row = page.get_by_role("row", name=re.compile("^must test cohesion"))
        expect(row).to_contain_text(f"{float(shot.sides[1].tests):.1%}")


def test_a_link_holds_the_whole_situation(browser: Browser, page: Page, address: str) -> None:
    page.goto("/odds?what=melee&a=R1,+disrupted&b=C7,+fragmented&terrain=rough&rounds=2&elephant_impact=2")
    verdict = page.get_by_role("img", name=VERDICT)
    expect(verdict).to_be_visible()
    page.get_by_text("How doubtful cells are read").click()
    page.get_by_label("heavy foot in uneven going is").select_option(label="not disordered")
    expect(page).to_have_url(re.compile("hf_uneven=none"))
    expect(page.locator("#panel-result")).to_have_attribute("aria-busy", "false")
    other, _ = new_page(browser, address, language="de-DE", phone=True)
    other.goto(page.url)
    told = str(verdict.get_attribute("aria-label"))
    german = re.findall(r"[\d.]+%", told)
    first = german[0].replace(".", ",").replace("%", "")
    expect(other.get_by_role("img", name=re.compile(f"^A gewinnt {first}"))).to_be_visible()
    assert asked(other) == asked(page)
    other.context.close()


def test_with_one_thumb_on_a_phone(browser: Browser, address: str) -> None:
    """One panel at a time, the answer and the switch within reach, and nothing too small to touch."""
    page, _ = new_page(browser, address, phone=True)
    page.goto("/odds")
    dock = page.get_by_role("group", name="What to show")
    brief = page.get_by_label("The odds in brief")
    expect(brief).to_contain_text("50%")
    expect(page.get_by_role("region", name="The odds", exact=True)).to_be_visible()
    expect(group(page, "B")).to_be_hidden()
    dock.get_by_role("button", name="B").click()
    expect(group(page, "B")).to_be_visible()
    group(page, "B").get_by_role("button", name="uphill").tap()
    fight = t.combat("R1", "C3, uphill")
    expect(brief).to_contain_text(f"{fight.win:.0%}")
    box = dock.bounding_box()
    assert box is not None
    assert box["y"] > 844 * 0.75
    small = page.evaluate(
        """() => [...document.querySelectorAll('.odds button, .odds .pressable, .odds select, .question span')]
          .filter((one) => one.offsetParent && (one.offsetHeight < 44 || one.offsetWidth < 40))
          .map((one) => one.outerHTML.slice(0, 80))"""
    )
    assert small == []
    page.context.close()


def lines(page: Page) -> Locator:
    return page.locator(".topic tbody tr")


def test_the_reference_is_searched_and_filtered(page: Page) -> None:
    page.goto("/odds?view=reference")
    status = page.get_by_role("status")
    expect(status).to_have_text(re.compile(r"^\d+ lines$"))
    everything = int(status.inner_text().split()[0])
    page.get_by_label("Topic").select_option(label="Movement in MU; Roads and mixed groups")
    expect(page.locator(".topic")).to_have_count(1)
    expect(page.get_by_role("row", name=re.compile("Heavy foot"))).to_be_visible()
    page.get_by_role("button", name="unverified").click()
    expect(page.locator(".topic tbody tr:not(.unverified)")).to_have_count(0)
    expect(lines(page).first).to_be_visible()
    expect(page).to_have_url(re.compile("topic=movement"))
    expect(page).to_have_url(re.compile("marks=unverified"))
    page.get_by_role("button", name="repaired").click()
    expect(page.locator(".topic tbody tr.sheet")).to_have_count(0)
    page.get_by_role("button", name="Show everything").click()
    expect(status).to_have_text(f"{everything} lines")
    page.get_by_label("Search").fill("lancers impact")
    expect(page.get_by_role("row", name=re.compile("Knightly lancers"))).to_have_count(2)  # the line, and its repair
    page.reload()
    expect(page.get_by_label("Search")).to_have_value("lancers impact")
    page.get_by_label("Search").fill("zeppelin")
    expect(status).to_have_text("0 lines")
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_label("Suchen")).to_have_value("zeppelin")


def test_the_page_can_be_installed(page: Page) -> None:
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready")
    session = page.context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    faults = [one["errorId"] for one in session.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert [one for one in faults if one != "in-incognito"] == []  # every browser of a test is a private one


def test_the_reference_works_without_a_network(browser: Browser, address: str) -> None:
    """A reader who has only seen the first page can look things up offline; the odds say that they need the server."""
    page, _ = new_page(browser, address)
    page.goto("/")
    page.wait_for_selector(".game")
    page.evaluate(
        """async () => {
          for (;;) {
            const parts = await (await fetch('/kept.json')).json();
            const cache = await caches.open('cannae-1');
            const kept = await Promise.all([...parts, '/api/tabletop/reference/en'].map((path) => cache.match(path)));
            if (navigator.serviceWorker.controller && kept.every(Boolean)) return;
            await new Promise((done) => setTimeout(done, 50));
          }
        }"""
    )
    page.reload()  # the words are asked for once more, and kept
    page.wait_for_selector(".game")
    page.context.set_offline(True)
    page.goto("/odds?view=reference&topic=movement")
    expect(page.get_by_role("row", name=re.compile("Heavy foot"))).to_be_visible()
    page.get_by_role("link", name="Odds", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("Odds need the server")
    page.context.set_offline(False)
    group(page, "B").get_by_role("button", name="uphill").click()
    expect(page.get_by_role("img", name=VERDICT)).to_be_visible()
    page.context.close()
