"""Looking after a store: bringing a copy back, and checking everything in it by playing it again."""

import sqlite3
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from cannae.core.contract import Complaint
from cannae.core.records import read_record, verify
from cannae.server.opening import open_table
from cannae.server.schema import TABLES
from cannae.server.store import OPENED, OVER, Store
from cannae.server.writes import Statement


async def restore(file: Path, url: str) -> int:
    """Fill an empty store from a copy; one that holds anything is left alone. Gives the number of rows."""
    if not file.is_file():
        raise Complaint("file-unreadable", file=str(file), reason="–")
    store = await Store.open(url)
    try:
        for name in ("tables", "person"):
            if await store.database.fetch(f"SELECT 1 FROM {name} LIMIT 1"):
                raise Complaint("restore-not-empty")
        statements = [Statement("DELETE FROM setting", ()), *await _rows(file)]
        await store.database.write(*statements)  # all of it or nothing
        return len(statements) - 1
    finally:
        await store.close()


async def _rows(file: Path) -> list[Statement]:
    """Everything in a copy, as statements. It may be older than this house: its copy is brought up to date."""
    with TemporaryDirectory() as folder:
        newest = Path(folder) / "copy.db"
        try:
            old = sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)
            with closing(old), closing(sqlite3.connect(newest)) as new:
                old.backup(new)
            await (await Store.open(f"sqlite:{newest}")).close()
            statements: list[Statement] = []
            with closing(sqlite3.connect(newest)) as copied:
                for name in TABLES:
                    cursor = copied.execute(f"SELECT * FROM {name}")
                    columns = [column[0] for column in cursor.description]
                    marks = ", ".join(f"${number}" for number in range(1, len(columns) + 1))
                    sql = f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({marks})"
                    statements += [Statement(sql, row) for row in cursor]
            return statements
        except sqlite3.Error as error:
            raise Complaint("store-unreadable", file=str(file), reason=str(error)) from None


@dataclass
class Health:
    tables: int = 0
    acts: int = 0
    records: int = 0
    changed: list[str] = field(default_factory=list)  # tables begun under other rules
    faults: list[tuple[str, str]] = field(default_factory=list)  # table, and the key of what is wrong with it


async def examine(url: str) -> Health:
    """Play every table again and verify every record."""
    health = Health()
    store = await Store.open(url)
    try:
        for table_id, status in await store.database.fetch("SELECT id, status FROM tables ORDER BY created"):
            health.tables += 1
            if status != OPENED:
                await _examine_table(store, table_id, status, health)
    finally:
        await store.close()
    return health


async def _examine_table(store: Store, table_id: str, status: str, health: Health) -> None:
    acts = await store.acts(table_id, 0)
    health.acts += len(acts)
    if [seq for seq, _, _ in acts] != list(range(1, len(acts) + 1)):
        health.faults.append((table_id, "doctor-act-missing"))
        return
    opened = None
    try:
        opened = await open_table(store, table_id)
        played = opened.row.table()
        for _, act, _ in acts:
            played.do(act)
    except Complaint as complaint:
        if opened is None or not opened.changed:
            health.faults.append((table_id, complaint.key))
        else:
            health.changed.append(table_id)
        return
    if opened.changed:
        health.changed.append(table_id)
    if opened.table is not None and opened.table.state.hash() != played.state.hash():
        health.faults.append((table_id, "doctor-snapshot"))
    if status != OVER or played.outcome() is None:
        return
    try:
        health.records += 1
        found = verify(read_record(await store.record(table_id)))
        if not found.holds and not opened.changed:
            health.faults.append((table_id, found.fault[0] if found.fault else ""))
    except Complaint as complaint:
        health.faults.append((table_id, complaint.key))
