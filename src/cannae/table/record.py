"""The record of a finished table as a file, and back."""

from collections.abc import Sequence
from pathlib import Path

from cannae.core.contract import UserError
from cannae.core.files import read_text, unwritable
from cannae.core.records import Part, Record, make_record, read_record
from cannae.table.store import write_whole
from cannae.table.table import Table


def record_of(table: Table, parts: Sequence[Part] = ()) -> Record:
    """The record of a game; only after its end, because it contains all secrets. `parts` are what the players added to
    the seed."""
    assert [part.text for part in parts] == table.entropy
    outcome = table.outcome()
    if outcome is None:
        raise UserError("table-running")
    return make_record(
        table.game,
        table.options,
        table.seed(),
        [(step.side, step.choice, step.at) for step in table.history.played],
        result=outcome.to_data(),
        drawn=table.fair,
        seats=[seat.to_data() for seat in table.seats],
        started=table.started,
        parts=parts,
    )


def write_record(record: Record, path: Path) -> None:
    try:
        write_whole(path, record.to_text())
    except OSError as error:
        raise unwritable(path, error) from None


def load_record(path: Path) -> Record:
    """The record in a file; `UserError` for anything that is not one."""
    return read_record(read_text(path))
