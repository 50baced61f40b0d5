"""`cannae odds` and `cannae reference` as they are typed."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from cannae.cli import main
from cannae.core.contract import UserError
from cannae.games import tabletop as t
from cannae.games.tabletop.data.troops import KINDS, SPEARS_AND_PIKES, possible
from cannae.games.tabletop.odds import chart
from cannae.games.tabletop.odds.reference import TOPICS
from cannae.games.tabletop.odds.report import Scribe
from cannae.locale import LANGUAGES, words

BOTH_PHASES = {*SPEARS_AND_PIKES, "heavy-weapon"}  # one word says it for impact and melee


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


def test_odds_are_told_as_json_with_their_reasons(capsys: pytest.CaptureFixture[str]) -> None:
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
def test_tests_have_odds_in_both_languages(
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


def test_the_reference_of_movement_says_where_it_comes_from(capsys: pytest.CaptureFixture[str]) -> None:
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


def test_a_chart_is_written_as_svg_or_png(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    drawing, picture = tmp_path / "fight.svg", tmp_path / "fight.png"
    said(capsys, "odds", "hastati", "gauls", "--rounds", "4", "--chart", str(drawing))
    assert drawing.read_text("utf-8").startswith("<svg")
    said(capsys, "odds", "hastati", "gauls", "--rounds", "4", "--chart", str(picture))
    assert picture.read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"


def test_without_the_picture_package_svg_still_works(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "resvg_py", None)
    with pytest.raises(UserError, match="tabletop-chart-no-png"):
        chart.to_png("<svg/>")


# -- What is assumed is said --------------------------------------------------------------------------------


def assumed(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, str]:
    """Everything below "Assumed", in both languages."""
    found = {}
    for language, head in (("en", "Assumed"), ("de", "Angenommen")):
        text = said(capsys, "odds", *arguments, "--language", language)
        found[language] = text.rpartition(f"{head}\n")[2]
    return found


def test_that_elephants_do_not_disorder_horse_is_said_until_the_player_decides(
    capsys: pytest.CaptureFixture[str],
) -> None:
    told = assumed(capsys, "elephants", "gallic horse")
    assert "B’s horses are not counted as disordered by the elephants" in told["en"]
    assert "die Pferde von B gelten hier nicht als von den Elefanten in Unordnung gebracht" in told["de"]
    for state in (", disordered", ", ordered"):
        assert "rule 3.8" not in assumed(capsys, "elephants", "gallic horse" + state)["en"]
    assert "rule 3.8" not in assumed(capsys, "elephants", "hastati")["en"]
    assert "rule 3.8" in assumed(capsys, "LCh", "elephants", "--phase", "melee")["en"]


def test_that_a_flank_charge_has_not_cost_its_level_here_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    told = assumed(capsys, "hastati, flank", "gauls, disrupted")
    assert "costs B is not taken off here: it fights as stated, disrupted (rule 8.19)" in told["en"]
    assert "wie angegeben, erschüttert (Regel 8.19)" in told["de"]
    assert "rule 8.19" not in assumed(capsys, "hastati", "gauls")["en"]


def test_that_overlaps_are_left_out_of_an_impact_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    told = assumed(capsys, "hastati", "gauls, 1 overlap")
    assert "overlapping files do not fight at impact: A 0, B 1 left out (rule 5.16)" in told["en"]
    assert "A 0, B 1 bleiben weg (Regel 5.16)" in told["de"]
    assert "left out" not in assumed(capsys, "hastati", "gauls, 1 overlap", "--phase", "melee")["en"]
    chain = assumed(capsys, "hastati", "gauls, 1 overlap", "--rounds", "2")["en"]
    assert "left out" in chain
    assert "overlapping files: A 0, B 1" in chain


def test_whose_lines_a_cohesion_test_reads_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    test = ("cohesion", "latins", "--received", "4", "--inflicted", "3")
    told = assumed(capsys, *test)
    assert "no enemy named, so none of the lines 11.7 counts" in told["en"]
    assert "kein Feind genannt, also zählt keine der Zeilen 11.7" in told["de"]
    for piece in ("no other reason to test", "no flank threatened", "no commander near enough", "no rear support"):
        assert piece in told["en"]
    told = assumed(capsys, *test, "--enemy", "gauls", "--enemy", "El")
    assert "lines 11.7 counted against: Gallic foot, El average drilled 2x1" in told["en"]
    assert "die Zeilen 11.7 gelten gegen: Gallisches Fußvolk, El durchschnittlich gedrillt 2x1" in told["de"]
    known = "latins, TC, rear support, threatened flank"
    told = assumed(capsys, "cohesion", known, "--received", "4", "--inflicted", "3", "--more-reasons")
    for piece in ("no other reason", "no flank", "no commander", "no rear support"):
        assert piece not in told["en"]


def test_who_gives_supporting_fire_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    told = assumed(capsys, "gallic horse", "triarii, standing, support 2 bow LF poor")
    assert "supporting fire for B: light foot with bow, poor, in the state of those in front, bases: 2" in told["en"]
    assert "leichtes Fußvolk mit Bogen, schlecht, im Zustand derer davor, Basen: 2" in told["de"]


def test_that_nobody_charges_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert "nobody charges" in assumed(capsys, "HArt", "HArt")["en"]
    assert "nobody charges" not in assumed(capsys, "HArt", "HArt", "--phase", "melee")["en"]


# -- The reference ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("topic", "alone", "more"),
    [
        ("shooting", "7.2 to 7.13", "7.14 and 7.15"),
        ("impact", "8.3 to 8.15", "8.16 to 8.18"),
        ("melee", "9.2 to 9.8", "9.9 to 9.12"),
    ],
)
def test_the_tables_of_points_say_which_lines_exclude_each_other_and_which_add_up(
    capsys: pytest.CaptureFixture[str], topic: str, alone: str, more: str
) -> None:
    text = " ".join(said(capsys, "reference", topic, "--language", "en").split())
    assert f"Of lines {alone}" in text
    assert "they exclude each other" in text
    assert f"Lines {more} add to it" in text
    german = " ".join(said(capsys, "reference", topic, "--language", "de").split())
    assert f"Von den Zeilen {alone.replace('to', 'bis')}" in german
    assert f"Die Zeilen {more.replace('to', 'bis').replace('and', 'und')} kommen hinzu" in german
    for table in data(capsys, "reference", topic, "--language", "en")["tables"]:  # type: ignore[attr-defined]
        assert alone in table["note"]


def test_what_the_tables_say_of_their_lines_is_what_the_odds_do() -> None:
    """Of the lines that exclude each other no combat counts two for one side."""
    alone = {"impact": (3, 15), "melee": (2, 8)}
    names = [
        *t.groups_by_id(),
        "Kn lancers swordsmen 4x1",
        "HCh",
        "SCh",
        "BWg",
        "HF pikemen 3x4",
        "MF heavy-weapon",
        "LArt",
    ]
    counted = set()
    for a in names:
        for b in names:
            for phase, (first, last) in alone.items():
                fight = t.combat(f"{a}, uphill", b, phase=phase)
                for side in ("a", "b"):
                    rules = [one.rule for one in fight.reasons if one.side == side and one.table == phase]
                    numbers = sorted(int(rule.partition(".")[2]) for rule in rules)
                    assert sum(first <= number <= last for number in numbers) <= 1, (a, b, phase, rules)
                    counted |= {(phase, number) for number in numbers}
    assert {("impact", 16), ("impact", 17), ("impact", 18), ("melee", 9), ("melee", 10), ("melee", 12)} <= counted


def test_the_rows_of_moves_keep_the_word_simple() -> None:
    for language, word in (("en", "simple advance"), ("de", "einfaches Vorrücken")):
        say = words(language).say
        for row in ("expand-advance", "contract-advance", "turn-90-advance", "turn-180-advance", "retire", "second"):
            assert word in say(f"tabletop-row-moves-{row}"), (language, row)
        book = t.GAME.rulebook(language)
        for number in ("4.6", "4.7", "4.10", "4.11", "4.12", "4.13"):
            assert {"en": "simple advance", "de": "einfach"}[language] in book[number].text, (language, number)


def test_the_costs_of_the_armies_are_marked_as_what_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    text = " ".join(said(capsys, "reference", "armies", "--language", "en").split())
    assert "Designed for Cannae: the sheet has no armies." in text
    armies = data(capsys, "reference", "armies")["armies"]
    assert isinstance(armies, list)
    groups = {group["id"]: group for army in armies for group in army["groups"]}
    sourced = {name for name, group in groups.items() if group["mark"] == "added"}
    assert sourced == {"R1", "R2", "R3", "R4"}  # the costs 14 and 8 of Roman foot, and no other, have a source
    assert all(groups[name]["sources"] == ["S44"] for name in sourced)
    assert groups["R6"]["mark"] == "unverified"  # protected by a source, but not for five points
    assert groups["R6"]["shape_sources"] == ["S9"]


@pytest.mark.parametrize(
    ("language", "searched", "rules"),
    [
        ("en", "HF", {"1.2"}),
        ("de", "HF", {"1.2"}),
        ("en", "evade", {"4.19"}),
        ("de", "evade", {"4.19"}),
        ("de", "ausweichen", {"4.19"}),
        ("en", "ausweichen", {"4.19"}),
        ("en", "shock", {"1.7"}),
        ("de", "shock", {"1.7"}),
        ("de", "Stoßtruppen", {"4.16"}),
        ("en", "threatened flank", {"11.5"}),
        ("de", "threatened flank", {"11.5"}),
        ("de", "bedrohte Flanke", {"11.5"}),
    ],
)
def test_the_reference_finds_the_rule_behind_a_word_in_either_language(
    capsys: pytest.CaptureFixture[str], language: str, searched: str, rules: set[str]
) -> None:
    found = data(capsys, "reference", *searched.split(), "--language", language)
    assert isinstance(found["rules"], list)
    assert rules <= {rule["rule"] for rule in found["rules"]}
    book = t.GAME.rulebook(language)
    assert all(rule["text"] == book[rule["rule"]].text for rule in found["rules"])
    text = said(capsys, "reference", *searched.split(), "--language", language)
    assert next(iter(rules)) in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_short_name_of_troops_finds_their_lines(capsys: pytest.CaptureFixture[str], language: str) -> None:
    rows = data(capsys, "reference", "HF", "--language", language)["rows"]
    assert isinstance(rows, list)
    assert {("movement", "hf"), ("disorder", "hf"), ("dice", "heavy-foot-bow")} <= {
        (row["table"], row["id"]) for row in rows
    }
    assert ("movement", "lf") not in {(row["table"], row["id"]) for row in rows}


# -- German -------------------------------------------------------------------------------------------------


def test_bergauf_is_not_higher_ground(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "gallier, bergauf", "hastati", "--language", "de"]) == 2
    assert "„oberhalb“ schreiben (Regel 8.18)" in capsys.readouterr().err
    assert "Höherer Stand" in said(capsys, "odds", "gallier, oberhalb", "hastati", "--language", "de")


def test_a_described_group_is_printed_in_the_readers_language(capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, "odds", "HF offensive-spearmen 3x2", "Kn ha superior lancers swordsmen", "--language", "de")
    assert "HF geschützt durchschnittlich gedrillt Angriffsspeerträger 3x2" in text
    assert "Kn schwer gepanzert überlegen gedrillt Lanzenreiter Schwertkämpfer 3x2" in text
    for word in ("spearmen", "protected", "lancers"):
        assert word not in text.splitlines()[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_printed_of_a_group_can_be_typed_again(language: str) -> None:
    scribe = Scribe(words(language).say, language)
    for kind in KINDS:
        may = possible(kind)
        for field in ("armour", "shooting", "impact", "melee"):
            for word in may[field]:
                made: dict[str, Any] = {"armour": may["armour"][0], "shooting": may["shooting"][-1], field: word}
                group = t.BattleGroup(kind, bases=4, files=4, **made)
                if group.impact in BOTH_PHASES or group.melee in BOTH_PHASES:
                    arm = group.impact if group.impact in BOTH_PHASES else group.melee
                    group = replace(group, impact=arm, melee=arm)
                assert t.read_group(scribe.troops(group)) == group
