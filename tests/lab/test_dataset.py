"""Games as rows: what a row holds, that both formats hold the same, and that rows lead back to records that verify."""

import json
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
        writer = RowWriter(tmp_path / name)
        writer.add(ROWS)
        writer.close()
        assert list(read_rows(tmp_path / name)) == ROWS
    schema = pyarrow.parquet.read_schema(tmp_path / "rows.parquet")
    assert schema.names == list(SCHEMA)
    assert str(schema.field("legal").type) == "list<element: string>"


def test_rows_lead_back_to_the_record() -> None:
    (again,) = records_of(ROWS)
    assert again.to_data() == RECORD.to_data()
    assert verify(again).holds


def test_a_record_of_other_rules_is_refused() -> None:
    data = RECORD.to_data()
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
