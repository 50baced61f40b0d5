"""A stored table comes back: from its snapshot and the acts after it."""

from dataclasses import dataclass
from typing import Any

from cannae.core.contract import Complaint
from cannae.core.records import rules_of
from cannae.core.registry import game as find_game
from cannae.server.store import Store, TableRow
from cannae.table import Table, snapshot


@dataclass
class Opened:
    """A table as the store has it: played up to act `seq`, or only readable because the rules have changed."""

    row: TableRow
    table: Table | None
    seq: int
    refs: set[str]  # the ids of all acts that clients asked for, as long as there is the table
    last: dict[str, Any] | None  # the last snapshot, where the table cannot be played
    changed: bool  # the rules are no longer those it was begun under


async def open_table(store: Store, table_id: str) -> Opened:
    row = await store.find(table_id)
    saved = await store.snapshot(table_id)
    changed = rules_of(find_game(row.game)) != row.rules
    seq, refs = 0, set[str]()
    try:
        table = row.table()
        if saved is not None and snapshot.fits(table, saved[1]):
            seq = saved[0]
            snapshot.restore(table, saved[1])
            refs.update(await store.refs(table_id, seq))
        for number, act, ref in await store.acts(table_id, seq):
            table.do(act)
            seq = number
            if ref:
                refs.add(ref)
    except Complaint:
        if not changed:
            raise
        everything = set(await store.refs(table_id))
        return Opened(row, None, 0, everything, saved[1] if saved else None, True)
    return Opened(row, table, seq, refs, None, changed)


async def keep(store: Store, table_id: str, table: Table, seq: int) -> None:
    await store.keep_snapshot(table_id, seq, snapshot.take(table))
