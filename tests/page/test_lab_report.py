"""A report of the laboratory, opened as a file in a real browser: it asks nobody for anything, and can be read."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from cannae.cli import main
from page.test_everyone import serious


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("report") / "log.jsonl"
    given = ["arena", "glory", "--bots", "random,greedy", "--pairs", "4", "--option", "setup=quick"]
    assert main([*given, "--log", str(path)]) == 0
    return path


@pytest.mark.parametrize(("language", "dark"), [("en", False), ("de", True)])
def test_a_report_is_one_page_for_everybody(browser: Browser, log: Path, language: str, dark: bool) -> None:
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
    mark = page.locator("[data-tip]").first
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
