"""The store in PostgreSQL, which several servers may share. One connection writes and commits groups. A notice to the
other processes is only a hint to read the store, never the data itself."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from itertools import chain, groupby
from pathlib import Path
from typing import Any

import asyncpg

from cannae.core.contract import UserError
from cannae.server.store.database import Conflict, Database, Row, Statement, Write, in_bulk
from cannae.server.store.notices import CHANNEL, NoticeListener
from cannae.server.store.schema import SCRIPTS, tables_at

LONGEST_NOTICE = 7000  # bytes; PostgreSQL allows 8000
MIGRATION_LOCK = 0x63616E6E6165


def explained(error: Exception) -> Exception:
    if isinstance(error, asyncpg.UniqueViolationError):
        return Conflict(str(error))
    if isinstance(error, asyncpg.DiskFullError):
        return UserError("store-full")
    if isinstance(error, asyncpg.ReadOnlySQLTransactionError):
        return UserError("store-read-only")
    return UserError("store-failed", reason=type(error).__name__)


class Postgres(Database):
    shared = True

    def __init__(self, url: str, pool: Any) -> None:
        super().__init__()
        self._url = url
        self._pool = pool
        self._ear: asyncio.Task[None] | None = None

    @classmethod
    async def connect(cls, url: str, reading: bool = False) -> "Postgres":
        given = {"server_settings": {"default_transaction_read_only": "on"}, "command_timeout": 600} if reading else {}
        try:
            return cls(
                url, await asyncpg.create_pool(url, **{"min_size": 1, "max_size": 4, "command_timeout": 30} | given)
            )
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
            raise UserError("store-unreachable", reason=type(error).__name__) from None

    async def fetch(self, sql: str, *args: object) -> list[Row]:
        try:
            return [tuple(row) for row in await self._pool.fetch(sql, *args)]
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise explained(error) from None

    async def commit(self, group: list[Write]) -> list[Exception | None]:
        try:
            async with self._pool.acquire() as connection, connection.transaction():
                together, others = in_bulk(group)
                await self._run(connection, [*chain.from_iterable(together.values()), *others])
                for notice in _notices([write.hint for write in group if write.hint]):
                    await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, notice)
            return [None] * len(group)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, Conflict) as error:
            if len(group) == 1:
                return [error if isinstance(error, Conflict) else explained(error)]
            return [(await self.commit([write]))[0] for write in group]  # so that only the faulty one fails

    async def _run(self, connection: Any, statements: Sequence[Statement]) -> None:
        for (sql, rows), run in groupby(statements, key=lambda statement: (statement.sql, statement.rows)):
            many = list(run)
            if rows is None and len(many) > 1:
                await connection.executemany(sql, [statement.args for statement in many])
                continue
            for statement in many:
                status = await connection.execute(sql, *statement.args)
                if rows is not None and int(status.rpartition(" ")[2]) != rows:
                    raise Conflict(sql)

    async def migrate(self, scripts: Sequence[Sequence[str]]) -> None:
        async with self._pool.acquire() as connection, connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
            await connection.execute("CREATE TABLE IF NOT EXISTS migration (number BIGINT PRIMARY KEY)")
            done = await connection.fetchval("SELECT count(*) FROM migration")
            if done > len(scripts):
                raise UserError("store-newer", file="PostgreSQL")
            for number, script in enumerate(scripts[done:], done):
                for statement in script:
                    await connection.execute(statement)
                await connection.execute("INSERT INTO migration VALUES ($1)", number)

    async def version(self) -> int:
        if (await self.fetch("SELECT to_regclass('migration')"))[0][0] is None:
            return 0
        return int((await self.fetch("SELECT count(*) FROM migration"))[0][0])

    async def damage(self) -> list[str]:
        """Reads every row: PostgreSQL checks what it reads."""
        found: list[str] = []
        for name, _ in tables_at(await self.version()):
            try:
                await self._pool.fetchval(f"SELECT sum(length(one::text)) FROM {name} AS one")
            except asyncpg.PostgresError as error:
                found.append(f"{name}: {type(error).__name__}")
        return found

    async def backup(self, target: Path) -> None:
        """Every table in one snapshot of the database, into a SQLite file that `restore` reads back."""
        version = await self.version()
        with closing(sqlite3.connect(target)) as copied:
            for statement in chain.from_iterable(SCRIPTS[:version]):
                copied.execute(statement)
            async with self._pool.acquire() as connection, connection.transaction(isolation="repeatable_read"):
                for name, columns in tables_at(version):
                    named, marks = ", ".join(columns), ", ".join("?" * len(columns))
                    async for row in connection.cursor(f"SELECT {named} FROM {name}"):
                        copied.execute(f"INSERT INTO {name} ({named}) VALUES ({marks})", tuple(row))
            copied.execute(f"PRAGMA user_version={version}")
            copied.commit()

    async def listen(self, heard: Callable[[str], None]) -> None:
        self._ear = asyncio.create_task(NoticeListener(self._url, heard).listen())

    async def close(self) -> None:
        await super().close()
        if self._ear is not None:
            self._ear.cancel()
            await asyncio.gather(self._ear, return_exceptions=True)
        await self._pool.close()


def _notices(hints: list[str]) -> list[str]:
    """The hints of one commit, in as few notices as possible."""
    notices: list[str] = []
    for hint in dict.fromkeys(hints):
        if notices and len(notices[-1]) + len(hint) < LONGEST_NOTICE:
            notices[-1] += f" {hint}"
        else:
            notices.append(hint)
    return notices
