"""Rows in files: JSON lines, or Parquet where the name ends so."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from cannae.core.contract import UserError
from cannae.core.files import unwritable
from cannae.lab.dataset.rows import SCHEMA, Row

PARQUET = ".parquet"
LINES = (".jsonl", ".ndjson", ".json")
MAY_BE_NOTHING = ("result", "winner", "reason")  # in a game that did not end
BATCH = 1000  # rows read at a time


def parquet_schema() -> Any:
    import pyarrow

    kinds = {
        "text": pyarrow.string(),
        "number": pyarrow.int32(),
        "real": pyarrow.float32(),
        "texts": pyarrow.list_(pyarrow.string()),
    }
    return pyarrow.schema([(name, kinds[kind]) for name, kind in SCHEMA.items()])


class RowWriter:
    """Writes rows as they come, so that a million games need no memory, into a file beside: one that is not whole never
    has the name that was asked for."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.part = path.with_name(f"{path.name}.part")
        self.rows = 0
        if path.suffix not in (PARQUET, *LINES):
            raise UserError("export-ending", file=str(path), endings=[PARQUET, *LINES])
        try:
            if path.suffix == PARQUET:
                import pyarrow.parquet

                self._parquet: Any = pyarrow.parquet.ParquetWriter(self.part, parquet_schema(), compression="zstd")
                self._lines: Any = None
            else:
                self._lines, self._parquet = self.part.open("w", encoding="utf-8"), None
        except OSError as error:
            raise unwritable(path, error) from None

    def add(self, rows: Sequence[Row]) -> None:
        if self._parquet is not None:
            import pyarrow

            self._parquet.write_table(pyarrow.Table.from_pylist(list(rows), schema=parquet_schema()))
        else:
            self._lines.writelines(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)
        self.rows += len(rows)

    def __enter__(self) -> "RowWriter":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: object) -> None:
        (self._parquet if self._parquet is not None else self._lines).close()
        if kind is None:
            self.part.replace(self.path)
        else:
            self.part.unlink()


def read_rows(path: Path) -> Iterator[Row]:
    """Every row of a file, or a `UserError` for one that is none of ours."""
    try:
        if path.suffix == PARQUET:
            import pyarrow.parquet

            for batch in pyarrow.parquet.ParquetFile(path).iter_batches(BATCH):
                yield from map(checked_row, batch.to_pylist())
        else:
            with path.open(encoding="utf-8") as file:
                for line in file:
                    yield checked_row(json.loads(line))
    except OSError as error:
        raise UserError("file-unreadable", file=str(path), reason=error.strerror or str(error)) from None
    except ValueError:
        raise UserError("import-shape", file=str(path)) from None


def checked_row(row: Any) -> Row:
    if not isinstance(row, dict) or set(row) != set(SCHEMA):
        raise ValueError(row)
    for name, kind in SCHEMA.items():
        value = row[name]
        if not (fits(value, kind) or (value is None and name in MAY_BE_NOTHING)):
            raise ValueError(name)
    return row


def fits(value: Any, kind: str) -> bool:
    """Whether a value is of the kind that its column says."""
    if kind == "texts":
        return isinstance(value, list) and all(isinstance(one, str) for one in value)
    if kind == "text":
        return isinstance(value, str)
    number = isinstance(value, int) and not isinstance(value, bool)
    return number or (kind == "real" and isinstance(value, float))
