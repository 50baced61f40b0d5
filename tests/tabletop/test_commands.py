"""`cannae odds` and `cannae reference` as they are typed."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from cannae.cli import main
from cannae.core.contract import Complaint
from cannae.games import tabletop as t
from cannae.games.tabletop import chart
from cannae.games.tabletop.reference import TOPICS
from cannae.games.tabletop.report import Scribe
from cannae.locale import LANGUAGES, words


@pytest.fixture(autouse=True)
def _wide_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "140")


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main([*arguments]) == 0
    return capsys.readouterr().out


def data(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    found = json.loads(said(capsys, *arguments, "--json"))
    assert isinstance(found, dict)
    return found


def test_odds_of_an_impact(capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, "odds", "hastati", "gauls", "--phase", "impact", "--language", "en")
    for piece in (
        "50.33 %",
        "21.71 %",
        "27.96 %",
        "Impact foot: against any foot",
        "rule 8.3, on the sheet",
        "A charges",
    ):
        assert piece in text
    german = said(capsys, "odds", "hastati", "gallier", "--language", "de")
    for piece in ("50,33 %", "Sturmfußvolk: gegen jedes Fußvolk", "Regel 8.3, auf dem Blatt", "A greift an"):
        assert piece in german


def test_odds_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    found = data(capsys, "odds", "hastati", "gauls", "--phase", "melee")
    assert round(float(str(found["win"])), 4) == 0.9160
    assert (found["poa"], found["phase"]) == (2, "melee")
    assert float(str(found["win"])) + float(str(found["draw"])) + float(str(found["lose"])) == pytest.approx(1)
    reasons = found["reasons"]
    assert isinstance(reasons, list)
    assert {"side": "a", "row": "armour", "value": 1, "rule": "9.10", "mark": "repaired"}.items() <= next(
        reason for reason in reasons if reason["row"] == "armour"
    ).items()
    volley = data(capsys, "odds", "slingers", "hastati", "--phase", "shooting")
    assert volley["win"] is None
    assert volley["poa"] == -1


def test_odds_of_a_chain(capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, "odds", "hastati", "gauls", "--rounds", "3", "--language", "en")
    assert "melee 3" in text
    assert "losses come off the rear" in text
    found = data(capsys, "odds", "hastati", "gauls", "--rounds", "3", "--overlaps", "0:1,0:0", "--losses", "file")
    rounds = found["rounds"]
    assert isinstance(rounds, list)
    assert [moment["name"] for moment in rounds] == ["start", "impact", "melee", "melee", "melee"]
    assumed = found["assumptions"]
    assert isinstance(assumed, dict)
    assert assumed["overlaps"] == [[0, 1], [0, 0], [0, 0]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("arguments", "chances"),
    [
        (["cmt", "gauls, FC"], ("72.22 %", "27.78 %")),
        (["cmt", "triarii", "--holding-back", "--terrain", "rough"], ("41.67 %", "58.33 %")),
        (["cohesion", "latins", "--received", "2", "--inflicted", "1", "--enemy", "gauls"], ("41.67 %", "58.33 %")),
        (
            ["cohesion", "latins", "--received", "4", "--inflicted", "3", "--enemy", "gauls", "--enemy", "elephants"],
            ("27.78 %",),
        ),
        (["cohesion", "latins", "--cause", "friends-break"], ("58.33 %", "2.78 %")),
        (["rally", "gauls, broken, IC"], ("41.67 %",)),
        (["evade", "gallic horse", "velites", "--gap", "3"], ("8.33 %", "91.67 %")),
        (["death", "elephants", "--hits", "4", "--ending", "shot"], ("16.67 %",)),
    ],
)
def test_odds_of_tests(
    capsys: pytest.CaptureFixture[str], arguments: list[str], chances: tuple[str, ...], language: str
) -> None:
    text = said(capsys, "odds", *arguments, "--language", language)
    for chance in chances:
        assert (chance.replace(".", ",") if language == "de" else chance) in text
    found = data(capsys, "odds", *arguments)
    assert found["test"] == arguments[0]
    assert isinstance(found["outcomes"], dict)


def test_options_are_taken_and_named(capsys: pytest.CaptureFixture[str]) -> None:
    plain = data(capsys, "odds", "elephants", "hastati")
    other = data(capsys, "odds", "elephants", "hastati", "--option", "elephant_impact=2")
    assert (plain["poa"], other["poa"]) == (0, 1)
    text = said(capsys, "odds", "elephants", "hastati", "--option", "elephant_impact=2", "--language", "en")
    assert "elephant_impact: 2" in text


@pytest.mark.parametrize(
    "arguments",
    [
        ["odds", "hastati"],
        ["odds", "hastati", "gauls", "triarii"],
        ["odds", "hastati", "gauls", "--phase", "dinner"],
        ["odds", "hastati", "gauls", "--terrain", "swamp"],
        ["odds", "hastati", "gauls", "--rounds", "99"],
        ["odds", "hastati", "gauls", "--overlaps", "many"],
        ["odds", "hastati", "gauls", "--option", "kn_rough"],
        ["odds", "hastati", "gauls", "--option", "kn_rough=maybe"],
        ["odds", "hastati", "gauls", "--option", "moon=full"],
        ["odds", "El bow 2x1", "gauls"],
        ["odds", "HF 1x10", "gauls"],
        ["odds", "cmt"],
        ["odds", "evade", "hastati"],
        ["odds", "rally", "gauls"],
        ["odds", "death", "gauls", "--hits", "-1"],
        ["odds", "death", "gauls", "--ending", "happily"],
        ["odds", "cohesion", "gauls", "--cause", "boredom"],
        ["odds", "cohesion", "gauls", "--cause", "rally"],
        ["odds", "cohesion", "gauls", "--received", "-5", "--inflicted", "-9"],
        ["odds", "cohesion", "gauls", "--received", "9" * 30],
        ["odds", "hastati", "gauls", "--chart", "fight.gif"],
        ["odds", "hastati", "gauls", "--chart", "/nowhere/at/all.svg"],
        ["reference", "zeppelin"],
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_wrong_requests_leave_with_a_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], language: str
) -> None:
    assert main([*arguments, "--language", language]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.strip().endswith(".")
    assert "Traceback" not in captured.err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("topic", TOPICS)
def test_every_topic_is_shown(capsys: pytest.CaptureFixture[str], topic: str, language: str) -> None:
    assert len(said(capsys, "reference", topic, "--language", language).splitlines()) > 4
    assert data(capsys, "reference", topic, "--language", language)["topic"] == topic


def test_reference_of_movement(capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, "reference", "movement", "--language", "en")
    knights = next(line for line in text.splitlines() if line.startswith("Knights, cataphracts"))
    assert knights.split()[2:6] == ["4", "3", "2", "1"]
    assert "repaired from S1, S4" in knights


def test_reference_lists_topics_and_searches(capsys: pytest.CaptureFixture[str]) -> None:
    assert "movement" in said(capsys, "reference", "--language", "en")
    assert "Bewegung" in said(capsys, "reference", "--language", "de")
    assert "Fourth rank of pikes" in said(capsys, "reference", "fourth", "rank", "--language", "en")
    found = data(capsys, "reference", "lancers")
    assert found["search"] == "lancers"


# -- Charts -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_charts_are_well_formed_and_say_their_numbers(language: str) -> None:
    scribe = Scribe(words(language).say, language)
    fight = t.combat("hastati", "gauls")
    results: list[tuple[t.Combat | t.Chain | t.Trial, str]] = [
        (fight, scribe.percent(fight.win)),
        (t.shooting("slingers", "velites"), scribe.percent(0.6238)),
        (t.chain("hastati", "gauls", 6), scribe.percent(t.chain("hastati", "gauls", 6).b_breaks, 0)),
        (t.cmt("gauls"), scribe.percent(5 / 12)),
    ]
    for result, number in results:
        svg = chart.draw(result, scribe)
        root = ElementTree.fromstring(svg)
        texts = ["".join(node.itertext()) for node in root.iter() if node.tag.endswith("text")]
        assert any(number in text for text in texts)
        title = root.find("{http://www.w3.org/2000/svg}title")
        assert title is not None
        assert title.text
        for node in root.iter():
            if node.tag.endswith("rect") and "x" in node.attrib:
                assert (
                    0 <= float(node.attrib["x"]) <= float(node.attrib["x"]) + float(node.attrib["width"]) <= chart.WIDTH
                )


def test_the_columns_of_a_chain_fill_the_height() -> None:
    scribe = Scribe(words("en").say, "en")
    svg = chart.draw(t.chain("hastati", "gauls", 4), scribe)
    root = ElementTree.fromstring(svg)
    columns: dict[str, float] = {}
    for node in root.iter():
        if (
            node.tag.endswith("rect")
            and float(node.attrib.get("x", 0)) > chart.LEFT
            and float(node.attrib["width"]) > 50
        ):
            columns[node.attrib["x"]] = columns.get(node.attrib["x"], 0.0) + float(node.attrib["height"])
    assert len(columns) == 5
    assert all(height == pytest.approx(300, abs=0.5) for height in columns.values())


def test_charts_are_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    drawing, picture = tmp_path / "fight.svg", tmp_path / "fight.png"
    said(capsys, "odds", "hastati", "gauls", "--rounds", "4", "--chart", str(drawing))
    assert drawing.read_text("utf-8").startswith("<svg")
    pytest.importorskip("resvg_py")
    said(capsys, "odds", "hastati", "gauls", "--rounds", "4", "--chart", str(picture))
    assert picture.read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"


def test_without_the_picture_package_svg_still_works(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "resvg_py", None)
    with pytest.raises(Complaint, match="tabletop-chart-no-png"):
        chart.to_png("<svg/>")
