"""`cannae hint`: what the computer would do in a saved game, or would have done at a step of a record."""

import json
from pathlib import Path

import pytest

from cannae.cli import main
from cannae.core.registry import game as find_game
from cannae.table import Table, computer, person, store
from cannae.table.record import record_of, write_record


def table_after(steps: int) -> Table:
    """A game of Honour on greedy's choices; to the end where there are fewer steps."""
    table = Table(find_game("honour"), {"battles": 1}, [person("Ann"), computer("greedy")], bytes(32), False, "")
    while table.to_act and len(table.history.played) < steps:
        side = table.to_act[0]
        table.choose(side, table.bot_choice(side, "greedy"))
    return table


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("hint") / "record.json"
    write_record(record_of(table_after(10_000)), path)
    return path


def test_a_step_of_a_record_is_advised_on(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hint", str(record), "--step", "4", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["game"], found["step"], found["side"]) == ("honour", 4, "red")
    assert found["chosen"] and found["why"] == "honour-why-place"
    assert found["considered"][0] == {"choice": found["choice"], "less": 0}
    chance = found["chance"]
    assert 0 <= chance["low"] < chance["score"] < chance["high"] <= 100
    assert main(["hint", str(record), "--step", "4", "--language", "de"]) == 0
    said = capsys.readouterr().out
    assert "Schritt 4, Rot" in said and "von 100 Punkten" in said
    assert f"holt {chance['low']} bis {chance['high']} von 100 Punkten" in said and "Erwogen wurde auch" in said


def test_without_a_step_the_last_decision_is_meant(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hint", str(record), "--json"]) == 0
    last = json.loads(capsys.readouterr().out)["step"]
    assert main(["hint", str(record), "--step", str(last + 1)]) == 2
    assert f"no step {last + 1}" in capsys.readouterr().err


def test_a_saved_game_is_advised_on_where_it_waits(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "save.json"
    store.save(table_after(6), path)
    assert main(["hint", str(path), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["step"] == 7 and found["chosen"] is None
    assert main(["hint", str(path), "--step", "2"]) == 2
    assert "for records" in capsys.readouterr().err


def test_a_file_that_is_neither_is_refused_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "poem.txt"
    path.write_text("arma virumque", "utf-8")
    assert main(["hint", str(path)]) == 2
    assert "not a saved game" in capsys.readouterr().err
