"""The record of a finished table, in the house's format."""

import json
from pathlib import Path

from cannae.core.contract import SIDE_NAMES, Complaint
from cannae.table.store import write_whole
from cannae.table.table import Table


def record(table: Table) -> dict[str, object]:
    outcome = table.outcome()
    if outcome is None:
        raise Complaint("table-running")
    return {
        "format": "cannae-record",
        "version": 1,
        "game": table.game.id,
        "options": table.options,
        "commitment": table.commitment,
        "seed": table.seed().hex(),
        "fair": table.fair,
        "started": table.started,
        "seats": [seat.to_data() for seat in table.seats],
        "choices": [[SIDE_NAMES[act.side], act.what, act.at] for act in table.acts if act.verb == "choose"],
        "result": outcome.to_data(),
    }


def write_record(table: Table, path: Path) -> None:
    try:
        write_whole(path, json.dumps(record(table), ensure_ascii=False, indent=1) + "\n")
    except OSError as error:
        raise Complaint("file-unwritable", file=str(path), reason=error.strerror or str(error)) from None
