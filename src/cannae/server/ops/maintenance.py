"""Backup, restore, and a check of a whole store by replaying every game in it."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from cannae.core.contract import UserError
from cannae.core.records import read_record
from cannae.core.records.verifying import verify
from cannae.server.live.opening import open_table
from cannae.server.store.database import Statement, damage_of, open_database
from cannae.server.store.rows import OPENED, OVER
from cannae.server.store.schema import SCRIPTS, tables_at
from cannae.server.store.store import Store


async def backup(url: str, target: Path) -> None:
    """Copy a store without changing it, even if its schema is older. A damaged one is refused."""
    database = await open_database(url, reading=True)
    try:
        await database.backup(target)
    finally:
        await database.close()
    with closing(sqlite3.connect(target)) as copied:
        if found := damage_of(copied):
            raise UserError("store-damaged", reason=found[0])


@asynccontextmanager
async def read(url: str) -> AsyncIterator[Store]:
    """Open a store for reading, without changing it. If its schema is older, a migrated copy is opened instead."""
    database = await open_database(url, reading=True)
    try:
        version = await database.version()
        if version > len(SCRIPTS):
            raise UserError("store-newer", file=url.partition(":")[2] if url.startswith("sqlite:") else "PostgreSQL")
        if version == len(SCRIPTS):
            yield Store(database)
            return
        with TemporaryDirectory() as folder:
            newest = Path(folder) / "copy.db"
            await database.backup(newest)
            copy = await Store.open(f"sqlite:{newest}")
            try:
                yield copy
            finally:
                await copy.close()
    finally:
        await database.close()


async def restore(file: Path, url: str) -> int:
    """Fill an empty store from a backup; refused if it holds anything. Returns the number of rows."""
    if not file.is_file():
        raise UserError("file-unreadable", file=str(file), reason="–")
    store = await Store.open(url, serving=True)
    try:
        for name in ("tables", "person"):
            if await store.database.fetch(f"SELECT 1 FROM {name} LIMIT 1"):
                raise UserError("restore-not-empty")
        statements = [Statement("DELETE FROM setting", ()), *await _rows(file)]
        await store.database.write(*statements)  # all of it or nothing
        return len(statements) - 1
    finally:
        await store.close()


async def _rows(file: Path) -> list[Statement]:
    """Everything in a backup, as statements. If its schema is older, a copy is migrated first."""
    with TemporaryDirectory() as folder:
        newest = Path(folder) / "copy.db"
        await backup(f"sqlite:{file}", newest)
        await (await Store.open(f"sqlite:{newest}")).close()
        statements: list[Statement] = []
        with closing(sqlite3.connect(newest)) as copied:
            for name, columns in tables_at(len(SCRIPTS)):
                named, marks = ", ".join(columns), ", ".join(f"${number + 1}" for number in range(len(columns)))
                sql = f"INSERT INTO {name} ({named}) VALUES ({marks})"
                statements += [Statement(sql, _storable(row)) for row in copied.execute(f"SELECT {named} FROM {name}")]
        return statements


def _storable(row: tuple[object, ...]) -> tuple[object, ...]:
    """Without NULs: SQLite can store them, PostgreSQL cannot, and older versions allowed them in chat."""
    return tuple(value.replace("\0", "\N{REPLACEMENT CHARACTER}") if isinstance(value, str) else value for value in row)


@dataclass
class Health:
    tables: int = 0
    acts: int = 0
    records: int = 0
    changed: list[str] = field(default_factory=list)  # tables begun under other rules
    damage: list[str] = field(default_factory=list)  # of the store itself, as the database reports it
    faults: list[tuple[str, str]] = field(default_factory=list)  # table, and the key of what is wrong with it


async def examine(url: str) -> Health:
    """Check the store; if it is intact, replay every table and verify every record."""
    health = Health()
    database = await open_database(url, reading=True)
    try:
        health.damage = await database.damage()
    finally:
        await database.close()
    if health.damage:
        return health
    async with read(url) as store:
        for table_id, status in await store.database.fetch("SELECT id, status FROM tables ORDER BY created"):
            health.tables += 1
            if status != OPENED:
                await _examine_table(store, table_id, status, health)
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
    except UserError as user_error:
        if opened is None or not opened.changed:
            health.faults.append((table_id, user_error.key))
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
        if found.fault is not None:
            health.faults.append((table_id, found.fault[0]))
    except UserError as user_error:
        health.faults.append((table_id, user_error.key))
