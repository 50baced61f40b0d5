"""The store in one file: SQLite with a write-ahead log. One thread writes, one reads, and one copies the log into the
file, so that no commit waits for that."""

import asyncio
import re
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import TypeVar

from cannae.core.contract import UserError
from cannae.server.store.database import Conflict, Database, Row, Statement, Write, arguments, in_bulk
from cannae.server.store.file_lock import FileLock, keep_private

T = TypeVar("T")
READ_ONLY = "?mode=ro"
LONG_LOG = 500  # rows written until the log is copied
LONGEST_LOG = 20_000  # pages of it until a commit copies it itself, which hardly ever happens
COPY_LOG = "PRAGMA wal_checkpoint(PASSIVE)"
BULKS = (256, 64, 16, 4, 1)  # rows written by one statement: few sizes, so that SQLite has them prepared


@cache
def _dialect(sql: str) -> str:
    return re.sub(r"\$(\d+)", r"?\1", sql)


@cache
def _bulk(many: str, width: int, count: int) -> str:
    row = f"({', '.join('?' * width)})"
    return many.format(rows=", ".join([row] * count))


def explained(error: sqlite3.Error) -> Exception:
    """An error of SQLite as one of ours; a key that exists already is a `Conflict`."""
    if isinstance(error, sqlite3.IntegrityError):
        return Conflict(str(error))
    text = str(error)
    if "full" in text or "disk I/O" in text:
        return UserError("store-full")
    if "readonly" in text:
        return UserError("store-read-only")
    return UserError("store-failed", reason=text)


def damage_of(db: sqlite3.Connection) -> list[str]:
    """What is broken in a file: reads every page, and compares every index with its table."""
    try:
        found = [str(row[0]) for row in db.execute("PRAGMA integrity_check(20)")]
    except sqlite3.DatabaseError as error:  # too broken for the check
        return [str(error)]
    return [] if found == ["ok"] else found


class SQLite(Database):
    def __init__(self, address: str, synchronous: str = "FULL") -> None:
        super().__init__()
        self.path = Path(address.removesuffix(READ_ONLY))
        self._write_thread = ThreadPoolExecutor(1, "store-writer")
        self._read_thread = ThreadPoolExecutor(1, "store-reader")
        self._copy_thread = ThreadPoolExecutor(1, "store-copier")
        self._copier: sqlite3.Connection | None = None
        self._claim: FileLock | None = None
        self._copying, self._copied = (
            False,
            0,
        )  # whether the log is being copied, and rows written before
        try:
            if address.endswith(READ_ONLY):
                uri = f"{self.path.absolute().as_uri()}{READ_ONLY}"
                self._db = sqlite3.connect(uri, uri=True, isolation_level=None, check_same_thread=False)
            else:
                self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
                self.path.touch(mode=0o600)  # it holds the secrets of all games
                keep_private(self.path)
                self._db, self._copier = [
                    sqlite3.connect(self.path, isolation_level=None, check_same_thread=False) for _ in range(2)
                ]
                self._db.execute("PRAGMA journal_mode=WAL")
                self._db.execute(f"PRAGMA synchronous={synchronous}")
                self._db.execute(f"PRAGMA wal_autocheckpoint={LONGEST_LOG}")
            self._db.execute("PRAGMA busy_timeout=5000")
            self._reader = sqlite3.connect(
                f"{self.path.absolute().as_uri()}{READ_ONLY}", uri=True, isolation_level=None, check_same_thread=False
            )
        except (sqlite3.Error, OSError) as error:
            raise UserError("store-unreadable", file=str(self.path), reason=str(error)) from None

    async def fetch(self, sql: str, *args: object) -> list[Row]:
        return await self._in(self._read_thread, lambda: self._reader.execute(_dialect(sql), args).fetchall())

    async def commit(self, group: list[Write]) -> list[Exception | None]:
        return await self._in(self._write_thread, lambda: self._commit(group))

    async def migrate(self, scripts: Sequence[Sequence[str]]) -> None:
        await self._in(self._write_thread, lambda: self._migrate(scripts))

    async def version(self) -> int:
        return int((await self.fetch("PRAGMA user_version"))[0][0])

    async def damage(self) -> list[str]:
        return await self._in(self._read_thread, lambda: damage_of(self._reader))

    def claim(self) -> None:
        if self._copier is not None:  # not needed for reading
            self._claim = FileLock(self.path)

    async def backup(self, target: Path) -> None:
        def copy() -> None:
            with closing(sqlite3.connect(target)) as copied:
                self._reader.backup(copied)

        await self._in(self._read_thread, copy)

    async def close(self) -> None:
        await super().close()
        self._copy_thread.shutdown()
        self._write_thread.shutdown()
        self._read_thread.shutdown()
        self._reader.close()
        if self._copier is not None:
            self._copier.close()
        self._db.close()
        if self._claim is not None:
            self._claim.release()

    async def _in(self, thread: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(thread, work)
        except sqlite3.Error as error:
            raise explained(error) from None

    # -- In the writing thread ------------------------------------------------------------------------------

    def _commit(self, group: Sequence[Write]) -> list[Exception | None]:
        try:
            self._transaction(group)
            return [None] * len(group)
        except (sqlite3.Error, Conflict) as error:
            if len(group) == 1:
                return [explained(error) if isinstance(error, sqlite3.Error) else error]
            return [self._commit([write])[0] for write in group]  # so that only the faulty one fails

    def _transaction(self, group: Sequence[Write]) -> None:
        db = self._db
        together, others = in_bulk(group)
        db.execute("BEGIN IMMEDIATE")
        try:
            for many, statements in together.items():
                self._carry_out_together(many, statements)
            for (sql, rows), run in groupby(others, key=lambda statement: (statement.sql, statement.rows)):
                if rows is None:
                    db.executemany(_dialect(sql), [statement.args for statement in run])
                else:
                    for statement in run:
                        if db.execute(_dialect(sql), statement.args).rowcount != rows:
                            raise Conflict(sql)
            db.execute("COMMIT")
        except BaseException:
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise
        self._tend_log()

    def _tend_log(self) -> None:
        """Have a long log copied: most of it while commits go on, then the rest between two commits, after which the
        log is reused from its beginning. What cannot be copied now stays in the log."""
        if not self._copying and self._db.total_changes - self._copied >= LONG_LOG:
            self._copying, self._copied = True, self._db.total_changes
            self._copy_thread.submit(self._copy_log)

    def _copy_log(self) -> None:
        assert self._copier is not None, "a store opened for reading has no log to copy"
        with suppress(sqlite3.Error):
            self._copier.execute(COPY_LOG)
        self._write_thread.submit(self._end_log)

    def _end_log(self) -> None:
        with suppress(sqlite3.Error):
            self._db.execute(COPY_LOG)
        self._copying = False

    def _carry_out_together(self, many: str, statements: list[Statement]) -> None:
        """Insert many rows with one statement: a statement switches threads twice, which costs more than a row."""
        done = 0
        for size in BULKS:
            sql = _bulk(many, len(statements[0].args), size)
            while len(statements) - done >= size:
                self._db.execute(sql, arguments(statements, done, size))
                done += size

    def _migrate(self, scripts: Sequence[Sequence[str]]) -> None:
        db = self._db
        (done,) = db.execute("PRAGMA user_version").fetchone()
        if done > len(scripts):
            raise UserError("store-newer", file=str(self.path))
        if done == len(scripts):
            return
        db.execute("BEGIN IMMEDIATE")
        (done,) = db.execute("PRAGMA user_version").fetchone()
        for script in scripts[done:]:
            for statement in script:
                db.execute(statement)
        db.execute(f"PRAGMA user_version={len(scripts)}")
        db.execute("COMMIT")
