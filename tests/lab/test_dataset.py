"""Games as rows: what a row holds, that both formats hold the same, and that rows lead back to records that verify."""

import json
from dataclasses import replace
from pathlib import Path

import pyarrow.parquet
import pytest

from cannae.cli import main
from cannae.core.contract import UserError
from cannae.core.records import read_record
from cannae.core.records.verifying import verify
from cannae.core.registry import game as find_game
from cannae.lab.dataset.files import RowWriter, read_rows
from cannae.lab.dataset.rows import SCHEMA, play_record, records_of, rows_of

HONOUR = find_game("honour")
RECORD = play_record(HONOUR, HONOUR.checked({"battles": 1}), ["greedy", "random"], 4, 0)
ROWS = rows_of(RECORD)


def test_a_row_is_a_decision_as_its_side_saw_it() -> None:
    assert len(ROWS) == len(RECORD.entries) > 20
    for row, entry in zip(ROWS, RECORD.entries, strict=True):
        assert list(row) == list(SCHEMA)
        assert row["choice"] == entry.choice and row["choice"] in row["legal"]
        seen = json.loads(row["seen"])
        assert seen["viewer"] == row["side"]
        other = next(one for one in seen["sides"] if one["side"] != row["side"])
        assert all(card["card"] is None for card in other["hand"])  # nothing the side could not see
    won = {row["side"]: row["result"] for row in ROWS}
    assert sorted(won.values()) in ([0, 1], [0.5, 0.5])
    assert {row["winner"] for row in ROWS} == {(RECORD.result or {})["winner"]}


def test_both_formats_hold_the_same_rows(tmp_path: Path) -> None:
    for name in ("rows.jsonl", "rows.parquet"):
        with RowWriter(tmp_path / name) as writer:
            writer.add(ROWS)
        assert list(read_rows(tmp_path / name)) == ROWS
    schema = pyarrow.parquet.read_schema(tmp_path / "rows.parquet")
    assert schema.names == list(SCHEMA)
    assert str(schema.field("legal").type) == "list<element: string>"


def test_rows_lead_back_to_the_record() -> None:
    (again,) = records_of(ROWS)
    assert again.to_data() == RECORD.to_data()
    assert verify(again).holds


def test_games_that_stand_there_twice_are_two() -> None:
    """One after the other, as `cannae export GAME GAME` writes them, and with another between."""
    other = rows_of(play_record(HONOUR, HONOUR.checked({"battles": 1}), ["greedy", "random"], 4, 1))
    found = [record.commitment for record in records_of([*ROWS, *ROWS, *other, *ROWS])]
    assert [one == RECORD.commitment for one in found] == [True, True, False, True]
    assert list(records_of([])) == []


def test_a_record_of_other_rules_is_refused() -> None:
    data = json.loads(RECORD.to_text())
    data["rules"]["fingerprint"] = "0" * 64
    with pytest.raises(UserError) as told:
        rows_of(read_record(json.dumps(data)))
    assert told.value.key == "export-rules"


def test_the_commands_write_and_read_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, folder = tmp_path / "games.parquet", tmp_path / "records"
    given = ["export", "--play", "honour", "--bots", "random,random", "--games", "3", "--option", "battles=1"]
    assert main([*given, "--out", str(file)]) == 0
    assert main(["import", str(file), "--out", str(folder)]) == 0
    records = sorted(folder.iterdir())
    assert len(records) == 3
    assert main(["verify", str(records[0])]) == 0
    again = tmp_path / "again.jsonl"
    assert main(["export", *map(str, records), "--out", str(again)]) == 0
    key = lambda row: (row["game_id"], row["step"])  # noqa: E731
    assert sorted(read_rows(again), key=key) == sorted(read_rows(file), key=key)
    capsys.readouterr()
    assert main(["export", "--out", str(again)]) == 2
    assert main(["import", str(records[0]), "--out", str(folder)]) == 2


SPOILED = {
    "step": "x",
    "side": "green",
    "choice": 5,
    "seed": "zz",
    "options": "[]",
    "seats": '["red"]',
    "entropy": [3],
    "legal": None,
    "result": "won",
    "winner": "nobody",
    "reason": "boredom",
    "game_id": "0" * 16,
}


@pytest.mark.parametrize("column", SPOILED)
def test_rows_that_lead_to_no_game_are_refused_with_a_sentence(
    column: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "rows.jsonl"
    file.write_text("".join(json.dumps(row | {column: SPOILED[column]}) + "\n" for row in ROWS), "utf-8")
    assert main(["import", str(file), "--out", str(tmp_path / "records"), "--language", "en"]) == 2
    assert capsys.readouterr().err == f"{file} is not a file that “cannae export” wrote.\n"
    assert not list((tmp_path / "records").iterdir())


def test_rows_of_other_rules_and_of_half_a_game_are_refused() -> None:
    with pytest.raises(UserError) as told:
        list(records_of([row | {"rules": "0" * 64} for row in ROWS]))
    assert told.value.key == "export-rules"
    for rows in (ROWS[1:], [*ROWS[:4], *ROWS[5:]], ROWS[:-1], ROWS[::-1]):
        with pytest.raises(ValueError, match=r"heading|result|reason"):
            list(records_of(rows))


def test_a_game_that_somebody_gave_up_keeps_its_end() -> None:
    end = {"winner": "blue", "reason": "resignation", "score": [0, 0]}
    rows = rows_of(replace(RECORD, entries=RECORD.entries[:6], result=end))
    (again,) = records_of(rows)
    assert (again.result, len(again.entries)) == (end, 6)
    with pytest.raises(ValueError, match="reason"):
        list(records_of([row | {"winner": None} for row in rows]))  # a resignation has a winner


def test_an_export_that_fails_leaves_nothing_half_done(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "record.json"
    record.write_text(RECORD.to_text(), "utf-8")
    before = record.read_text("utf-8")
    assert main(["export", str(record), "--out", str(record), "--language", "en"]) == 2
    assert "would be lost" in capsys.readouterr().err
    assert main(["export", str(record), str(tmp_path / "none"), "--out", str(tmp_path / "a.jsonl")]) == 2
    assert main(["export", str(record), "--out", str(tmp_path / "a.csv"), "--language", "en"]) == 2
    assert ".parquet" in capsys.readouterr().err
    assert main(["export", "--play", "honour", "--bots", "nobody,random", "--out", str(tmp_path / "a.jsonl")]) == 2
    assert list(tmp_path.iterdir()) == [record] and record.read_text("utf-8") == before
