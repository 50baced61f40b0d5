"""Opening a stored table: from its snapshot and the acts after it."""

from dataclasses import dataclass
from typing import Any

from cannae.core.contract import SIDE_NAMES, UserError
from cannae.core.records import rules_of
from cannae.core.registry import game as find_game
from cannae.server.ops.logs import fault
from cannae.server.ops.quarantine import is_of_the_store
from cannae.server.store.rows import TableRow
from cannae.server.store.store import Store
from cannae.table import Table, snapshot


@dataclass
class Opened:
    """A table as the store has it: played up to act `seq`, or only readable because the rules have changed."""

    row: TableRow
    table: Table | None
    seq: int
    refs: set[str]  # the ids of all acts that clients asked for, from the beginning
    last: dict[str, Any] | None  # the last snapshot, if the table cannot be played
    changed: bool  # whether the rules have changed since it was begun


async def open_table(store: Store, table_id: str) -> Opened:
    row = await store.find(table_id)
    if len(row.seats) != len(SIDE_NAMES):
        raise UserError("table-unreadable")
    saved = await _snapshot(store, table_id)
    changed = rules_of(find_game(row.game)) != row.rules
    try:
        table, seq = _restored(row, saved)
        refs = set(await store.refs(table_id, seq)) if seq else set()
        for number, act, ref in await store.acts(table_id, seq):
            table.do(act)
            seq = number
            if ref:
                refs.add(ref)
    except Exception as error:
        if is_of_the_store(error):
            raise
        if changed:
            everything = set(await store.refs(table_id))
            return Opened(row, None, 0, everything, saved[1] if saved else None, True)
        if isinstance(error, UserError):
            raise
        fault("table unreadable", table=table_id)
        raise UserError("table-unreadable") from None
    return Opened(row, table, seq, refs, None, changed)


async def _snapshot(store: Store, table_id: str) -> tuple[int, dict[str, Any]] | None:
    try:
        return await store.snapshot(table_id)
    except ValueError:
        fault("snapshot unreadable", table=table_id)
        return None


def _restored(row: TableRow, saved: tuple[int, dict[str, Any]] | None) -> tuple[Table, int]:
    """The table as it is in its snapshot, and the number of its last act. A snapshot is a cache: if it cannot be used,
    the acts are played from the beginning."""
    table = row.table()
    if saved is not None and snapshot.fits(table, saved[1]):
        try:
            snapshot.restore(table, saved[1])
            return table, saved[0]
        except Exception:
            fault("snapshot unreadable", table=row.id)
            table = row.table()
    return table, 0


async def keep(store: Store, table_id: str, table: Table, seq: int) -> None:
    await store.keep_snapshot(table_id, seq, snapshot.take(table))
