"""Records: read back, replayed, verified, and never trusted."""

import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cannae.core.contract import Complaint
from cannae.core.line import Line
from cannae.core.randomness import keyed_rng
from cannae.core.records import Record, make_record, read_record, replay, verify
from cannae.core.registry import game
from stage import cannae

SEED = bytes(range(32))


def played(name: str = "honour", options: dict[str, object] | None = None) -> Record:
    """A whole game in which both sides always do the first thing they may, or finish their line."""
    found = game(name)
    given_options: dict[str, object] = {"battles": 1} if options is None else options
    line = Line(found.start(given_options, keyed_rng(SEED, name, [], list(found.streams))))
    while sides := line.state.to_act:
        choices = line.state.choices(sides[-1])
        line.choose(sides[-1], choices[-1], at=len(line.steps) * 100)
    outcome = line.state.outcome()
    assert outcome is not None
    steps = [(step.side, step.choice, step.at) for step in line.steps]
    seats = [{"kind": "person", "name": "A"}, {"kind": "person", "name": "B"}]
    return make_record(found, given_options, SEED, steps, result=outcome.to_data(), provable=True, seats=seats)


RECORD = played()
TEXT = RECORD.to_text()


def changed(edit: Callable[[dict[str, Any]], object]) -> str:
    data = json.loads(TEXT)
    edit(data)
    return json.dumps(data)


def test_a_record_reads_back_and_verifies() -> None:
    assert read_record(TEXT) == RECORD
    found = verify(RECORD)
    assert found.holds
    assert [key for key, _ in found.checks] == ["verify-commitment", "verify-start", "verify-choices", "verify-result"]
    assert len(list(replay(RECORD))) == len(RECORD.entries) + 1


def test_a_record_says_what_the_format_promises() -> None:
    data = json.loads(TEXT)
    assert data["format"] == "cannae-record"
    assert {"game", "rules", "options", "fair", "seats", "started", "start", "choices", "result"} <= set(data)
    assert set(data["choices"][0]) == {"side", "choice", "at", "hash"}
    assert TEXT.count("\n") > len(data["choices"])  # one choice to a line, for people and diffs


def test_the_fifth_game_has_records_too() -> None:
    assert verify(played("pennants", {})).holds


def swap_choices(data: dict[str, Any]) -> None:
    data["choices"][0], data["choices"][-1] = data["choices"][-1], data["choices"][0]


def other_seed(data: dict[str, Any]) -> None:
    data["fair"]["seed"] = bytes(32).hex()


def other_hash(data: dict[str, Any]) -> None:
    data["choices"][5]["hash"] = "0" * 64


def other_start(data: dict[str, Any]) -> None:
    data["start"] = "0" * 64


def other_winner(data: dict[str, Any]) -> None:
    data["result"]["winner"] = "red" if data["result"]["winner"] != "red" else "blue"


def one_more(data: dict[str, Any]) -> None:
    data["choices"].append(data["choices"][-1])


def nonsense_choice(data: dict[str, Any]) -> None:
    data["choices"][3]["choice"] = "fly to the moon"


def claimed_reason(data: dict[str, Any]) -> None:
    del data["choices"][-3:]
    data["result"]["reason"] = "because"


def draw_by_resignation(data: dict[str, Any]) -> None:
    del data["choices"][-3:]
    data["result"] = {"winner": None, "reason": "resignation", "score": [0, 0]}


def points_by_agreement(data: dict[str, Any]) -> None:
    del data["choices"][-3:]
    data["result"] = {"winner": None, "reason": "agreement", "score": [7, 0]}


@pytest.mark.parametrize(
    ("edit", "fault"),
    [
        (other_seed, "verify-commitment-wrong"),
        (other_start, "verify-start-wrong"),
        (other_hash, "verify-hash-wrong"),
        (swap_choices, "verify-illegal"),
        (nonsense_choice, "verify-illegal"),
        (one_more, "verify-after-end"),
        (other_winner, "verify-result-wrong"),
        (claimed_reason, "verify-result-wrong"),
        (draw_by_resignation, "verify-result-wrong"),
        (points_by_agreement, "verify-result-wrong"),
    ],
)
def test_an_edited_record_is_found_out(edit: Callable[[dict[str, Any]], None], fault: str) -> None:
    found = verify(read_record(changed(edit)))
    assert found.fault is not None
    assert found.fault[0] == fault


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (TEXT[: len(TEXT) // 2], "record-not-json"),
        ("", "record-not-json"),
        ("[" * 100_000, "record-not-json"),
        ("{}", "record-not-ours"),
        ("[1, 2]", "record-not-ours"),
        (changed(lambda data: data.update(version=2)), "record-version"),
        (changed(lambda data: data.pop("choices")), "record-field"),
        (changed(lambda data: data.update(choices={"a": 1})), "record-field"),
        (changed(lambda data: data["choices"].append("pass")), "record-field"),
        (changed(lambda data: data["choices"][0].update(side="green")), "record-field"),
        (changed(lambda data: data["choices"][0].update(at="noon")), "record-field"),
        (changed(lambda data: data["fair"].update(seed="xyz")), "record-field"),
        (changed(lambda data: data["fair"].update(provable=1)), "record-field"),
        (changed(lambda data: data.update(result=[])), "record-field"),
        (changed(lambda data: data["fair"].update(algorithm="dice")), "record-field"),
        (changed(lambda data: data["fair"].pop("algorithm")), "record-field"),
        (changed(lambda data: data["fair"].update(entropy=["\ud800"])), "record-not-json"),
        (changed(lambda data: data["choices"][0].update(at=float("nan"))), "record-not-json"),
        (TEXT.replace('"started"', '"choices": [], "started"'), "record-not-json"),
        (TEXT.replace('"at": ', '"at": ' + "1" * 5000, 1), "record-not-json"),
    ],
)
def test_what_is_no_record_gets_a_sentence(text: str, key: str) -> None:
    with pytest.raises(Complaint) as caught:
        read_record(text)
    assert caught.value.key == key


@pytest.mark.parametrize(
    ("edit", "key"),
    [
        (lambda data: data.update(game="chess"), "game-unknown"),
        (lambda data: data["options"].update(battles=10**9), "option-not-number"),
        (lambda data: data["options"].update(elephants=3), "option-unknown"),
    ],
)
def test_a_record_of_something_unknown_gets_a_sentence(edit: Callable[[dict[str, Any]], None], key: str) -> None:
    with pytest.raises(Complaint) as caught:
        verify(read_record(changed(edit)))
    assert caught.value.key == key


@given(st.integers(0, len(TEXT) - 1), st.text(max_size=2))
def test_a_damaged_record_never_crashes(place: int, text: str) -> None:
    with suppress(Complaint):
        verify(read_record(TEXT[:place] + text + TEXT[place + 1 :]))


def test_verify_by_command(tmp_path: Path) -> None:
    good, bad, none = tmp_path / "good.json", tmp_path / "bad.json", tmp_path / "none.json"
    good.write_text(TEXT, "utf-8")
    bad.write_text(changed(other_hash), "utf-8")
    none.write_bytes(b"\xff\xfe\x00")
    assert cannae(tmp_path, "verify", str(good)).returncode == 0
    run = cannae(tmp_path, "verify", str(bad), "--json")
    assert run.returncode == 1
    assert json.loads(run.stdout)["holds"] is False
    for file in (none, tmp_path / "missing.json", tmp_path):
        run = cannae(tmp_path, "verify", str(file))
        assert run.returncode == 2
        assert run.stderr.count("\n") == 1
        assert "Traceback" not in run.stderr
