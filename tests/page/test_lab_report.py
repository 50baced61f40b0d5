"""A report of the laboratory, opened as a file in a real browser: it asks nobody for anything, and can be read."""

from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from cannae.cli import main
from cannae.core.registry import game as find_game
from cannae.lab.dataset.rows import play_record
from page.test_everyone import serious

ARENAS = {
    "glory": ["--bots", "random,greedy", "--pairs", "4", "--option", "setup=quick"],
    "battle": ["--bots", "random,greedy,matrix", "--pairs", "4", "--vary", "red_army"],
    "tabletop": ["--bots", "random,general", "--pairs", "3", "--vary", "red_army", "--option", "turns=16"],
}
# What of a visible plot reaches out of it, or out of the screen: names and marks that nobody can see whole.
CUT = """() => [...document.querySelectorAll("svg")].filter(one => one.checkVisibility()).flatMap(one => {
  const frame = one.getBoundingClientRect();
  const out = [...one.querySelectorAll("text, circle, .bar, .cell")].filter(part => {
    const box = part.getBoundingClientRect();
    return box.left < frame.left - 1 || box.right > frame.right + 1 || box.top < frame.top - 1
      || box.bottom > frame.bottom + 1;
  }).map(part => part.textContent || part.outerHTML);
  return frame.left < 0 || frame.right > innerWidth ? [one.getAttribute("aria-label"), ...out] : out;
})"""


@pytest.fixture(scope="module")
def logs(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    folder = tmp_path_factory.mktemp("report")
    for name, given in ARENAS.items():
        assert main(["arena", name, *given, "--log", str(folder / f"{name}.jsonl")]) == 0
    return {name: folder / f"{name}.jsonl" for name in ARENAS}


@pytest.mark.parametrize("name", ARENAS)
def test_every_plot_is_seen_whole_at_a_desk_and_on_a_phone(browser: Browser, logs: dict[str, Path], name: str) -> None:
    file = logs[name].with_suffix(".html")
    assert main(["report", str(logs[name]), "--out", str(file), "--language", "de"]) == 0
    for width, height in ((1440, 900), (820, 1180), (360, 740)):
        page = browser.new_page(viewport={"width": width, "height": height})
        page.goto(file.as_uri())
        assert page.locator("svg:visible").count() == page.locator("section").count() > 5
        assert page.evaluate(CUT) == []
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        titles = page.locator("h2").all_inner_texts()
        assert ("Armee gegen Armee" in titles) == (name != "glory")
        assert (
            f"cannae arena {name} --bots {ARENAS[name][1]} --pairs {ARENAS[name][3]}"
            in page.locator("footer").inner_text()
        )
        page.close()


@pytest.mark.parametrize(("language", "dark"), [("en", False), ("de", True)])
def test_a_report_is_one_page_for_everybody(browser: Browser, logs: dict[str, Path], language: str, dark: bool) -> None:
    log = logs["glory"]
    file = log.with_name(f"{language}.html")
    assert main(["report", str(log), "--out", str(file), "--language", language]) == 0
    assert file.with_suffix(".csv").read_text().startswith("figure,name,value,low,high,count\nelo,random,0.0")
    assert '"ratings"' in file.with_suffix(".json").read_text()
    page = browser.new_page(color_scheme="dark" if dark else "light", viewport={"width": 390, "height": 800})
    faults: list[str] = []
    asked: list[str] = []
    page.on("console", lambda message: faults.append(message.text))
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("request", lambda request: asked.append(request.url))
    page.goto(file.as_uri())
    titles = page.locator("h2").all_inner_texts()
    assert len(titles) >= 8
    assert ("Wer wen schlägt" in titles) == (language == "de")
    mark = page.locator("[data-tip]:visible").first
    mark.hover()
    assert page.locator("#tip").inner_text() == mark.get_attribute("data-tip")
    for summary in page.locator("summary").all():
        summary.click()
    assert page.locator("td").count() > 30
    assert serious(page) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert [url for url in asked if not url.startswith(("file:", "data:"))] == []
    assert faults == []
    page.close()


def heard(faults: list[str], said: object) -> None:
    faults.append(str(said))


def test_the_pages_of_a_change_and_of_luck_can_be_read_too(browser: Browser, tmp_path: Path) -> None:
    (tmp_path / "change.json").write_text('{"hill": "always"}')
    change = ["--change", str(tmp_path / "change.json"), "--games", "30", "--option", "setup=quick"]
    assert main(["balance", "glory", *change, "--language", "de", "--out", str(tmp_path / "balance.html")]) == 0
    honour = find_game("honour")
    record = play_record(honour, honour.checked({"battles": 1}), ["random", "random"], 1, 0)
    (tmp_path / "record.json").write_text(record.to_text(), "utf-8")
    assert main(["luck", str(tmp_path / "record.json"), "--language", "de", "--out", str(tmp_path / "luck.html")]) == 0
    told = {"balance": "Was mit dem Sieg einhergeht: gelegte Karten", "luck": "Wendepunkte"}
    for name, title in told.items():
        for width, scheme in ((1440, "light"), (360, "dark")):
            page = browser.new_page(color_scheme=scheme, viewport={"width": width, "height": 800})  # type: ignore[arg-type]
            faults: list[str] = []
            page.on("console", partial(heard, faults))
            page.on("pageerror", partial(heard, faults))
            page.goto((tmp_path / f"{name}.html").as_uri())
            assert title in page.locator("h2").all_inner_texts()
            assert page.evaluate(CUT) == []
            assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
            assert serious(page) == [] and faults == []
            page.close()
