"""The Python interface: its examples run, its results go through JSON, it is the same however it is asked."""

import doctest
import importlib
import json
import shlex
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from cannae.cli import main
from cannae.core.contract import UserError
from cannae.core.randomness import FastRng
from cannae.games import tabletop as t
from cannae.locale import LANGUAGES, words


@pytest.mark.parametrize("name", ["", ".odds.fights", ".odds.trials", ".data.armies", ".data.troops"])
def test_the_examples_in_the_docstrings_run(name: str) -> None:
    module = importlib.import_module(f"cannae.games.tabletop{name}")
    failed, tried = doctest.testmod(module)
    assert failed == 0
    assert tried > 0


def test_results_go_through_json() -> None:
    results: list[t.Combat | t.Chain | t.Trial] = [
        t.combat("hastati", "gauls"),
        t.shooting("cretans", "gauls"),
        t.chain("hastati", "gauls", 2),
        t.chain("HF 1x2", "HF 1x2", 1, exact=True),
        t.cmt("gauls"),
        t.cohesion("gauls", received=1),
        t.rally("gauls, disrupted, TC"),
        t.evade("equites", "velites", 2),
        t.death("gauls", 3),
    ]
    for result in results:
        for say in (None, words("en").say, words("de").say):
            copy = json.loads(json.dumps(result.to_data(say)))
            assert copy["assumptions"] is not None
            assert all(("text" in reason) == (say is not None) for reason in copy["reasons"])


def test_a_group_may_be_named_described_or_made() -> None:
    made = t.BattleGroup("HF", "armoured", "superior", "drilled", 6, 3, impact="impact-foot", melee="skilled-swordsmen")
    described = "HF armoured superior drilled impact-foot skilled-swordsmen 3x2"
    ways = [t.combat(who, "gauls").exact for who in ("hastati", described, made, t.side(made))]
    assert all(exact == ways[0] for exact in ways)


def test_asking_again_gives_the_same_answer_and_leaves_no_trace() -> None:
    first = t.combat("hastati", "gauls").to_data()
    t.combat("gauls", "hastati", phase="melee")
    assert t.combat("hastati", "gauls").to_data() == first


def test_the_house_lists_the_game_and_it_can_be_played() -> None:
    assert "tabletop" in {entry.name for entry in entry_points(group="cannae.games")}
    assert t.GAME.playable
    assert t.GAME.start({}, FastRng(1)).to_act
    for language in LANGUAGES:
        for key in ("name", "tagline", "credit"):
            assert words(language).say(f"tabletop-{key}")
        for option in t.GAME.options:
            assert words(language).say(f"tabletop-option-{option.name}")


def test_the_odds_take_the_doubtful_readings_and_no_option_of_a_battle() -> None:
    assert t.GAME.readings({"elephant_impact": 2}).elephant_impact == 2
    with pytest.raises(UserError) as refusal:
        t.GAME.readings({"turns": 12})
    assert refusal.value.key == "option-unknown"


def test_the_rulebooks_have_the_same_numbers() -> None:
    english, german = (t.GAME.rulebook(language) for language in LANGUAGES)
    assert list(english.rules) == list(german.rules)
    assert list(english.chapters) == list(german.chapters)


def test_the_examples_on_the_page_for_players_run() -> None:
    page = Path(__file__).parent.parent.parent / "docs" / "tabletop.md"
    failed, tried = doctest.testfile(str(page), module_relative=False)
    assert failed == 0
    assert tried > 0


def test_the_commands_on_the_page_for_players_run(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = (Path(__file__).parent.parent.parent / "docs" / "tabletop.md").read_text("utf-8")
    monkeypatch.chdir(tmp_path)
    commands = [shlex.split(line, comments=True) for line in page.splitlines() if line.startswith("    cannae ")]
    assert len(commands) > 10
    for command in commands:
        assert main(command[1:]) == 0, command
        assert capsys.readouterr().out
