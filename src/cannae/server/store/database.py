"""The database under the store: reads, and writes that are grouped into few commits. Usually it is one file of SQLite;
`postgres.py` has the other one.

Both are used with the same SQL, with `$1` for the first argument. A write is one or more statements that are committed
together or not at all; its future is done when they are on disk.
"""

import asyncio
import re
import sqlite3
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any, TypeVar

from cannae.core.contract import UserError
from cannae.server.store.file_lock import FileLock, keep_private

Row = Sequence[Any]
EVERYTHING = "*"  # a hint: anything may have changed
A_PERSON = "!"  # the first character of a hint about a person
A_BEAT = "@"  # and of one about server time; all others are about tables
LARGEST_GROUP = 2000  # writes that share a commit
READ_ONLY = "?mode=ro"
LONG_LOG = 500  # rows written until the log is copied
LONGEST_LOG = 20_000  # pages of it until a commit copies it itself, which hardly ever happens
COPY_LOG = "PRAGMA wal_checkpoint(PASSIVE)"
BULKS = (256, 64, 16, 4, 1)  # rows written by one statement: few sizes, so that SQLite has them prepared
T = TypeVar("T")


class Conflict(Exception):
    """Somebody else was first: a key exists already, or a row is not as expected."""


class Statement:
    """One statement of a write. `many` is the same statement for several rows of arguments, which replace `{rows}`.
    Give it only to statements that are independent of all others: they are carried out first, in bulk."""

    def __init__(self, sql: str, args: tuple[object, ...], rows: int | None = None, many: str = "") -> None:
        self.sql = sql
        self.args = args
        self.rows = rows  # how many rows it must change; any other number is a `Conflict`
        self.many = many


class Write:
    def __init__(self, statements: tuple[Statement, ...], hint: str, done: "asyncio.Future[None]") -> None:
        self.statements = statements
        self.hint = hint  # sent to the other processes after the commit
        self.done = done


def in_bulk(group: Sequence[Write]) -> tuple[dict[str, list[Statement]], list[Statement]]:
    """The statements of a group of writes: those for bulk execution by their SQL, and the others in order."""
    together: dict[str, list[Statement]] = {}
    others: list[Statement] = []
    for write in group:
        for statement in write.statements:
            if not statement.many:
                others.append(statement)
            elif statement.many in together:
                together[statement.many].append(statement)
            else:
                together[statement.many] = [statement]
    return together, others


def arguments(statements: list[Statement], first: int, count: int) -> list[object]:
    """The arguments of `count` statements in one list."""
    found: list[object] = []
    for index in range(first, first + count):
        found.extend(statements[index].args)
    return found


def settle(group: list[Write], errors: list[Exception | None]) -> None:
    """Resolve the futures of the writes."""
    for index in range(len(group)):
        done, problem = group[index].done, errors[index]
        if done.done():
            continue
        if problem is None:
            done.set_result(None)
        else:
            done.set_exception(problem)


class Database(ABC):
    """A database. Several processes may use it at once if `shared` is true."""

    shared = False

    def __init__(self) -> None:
        self._waiting: list[Write] = []
        self._writer: asyncio.Task[None] | None = None
        self.timed: Callable[[float], None] = lambda seconds: None  # called with the duration of each commit

    @abstractmethod
    async def fetch(self, sql: str, *args: object) -> list[Row]:
        """The rows of a query; sees committed data only."""

    @abstractmethod
    async def commit(self, group: list[Write]) -> list[Exception | None]:
        """Commit writes together. Those that fail are left out; returns an error or None for each."""

    @abstractmethod
    async def migrate(self, scripts: Sequence[Sequence[str]]) -> None:
        """Run the scripts of the schema that have not been run here, even if other processes try the same."""

    @abstractmethod
    async def version(self) -> int:
        """How many of the scripts of the schema have been run here."""

    @abstractmethod
    async def damage(self) -> list[str]:
        """Read the whole database and return what is broken, in its own words."""

    def claim(self) -> None:
        """Lock a store that only one server may use; `UserError` if another has it."""
        return

    @abstractmethod
    async def backup(self, target: Path) -> None:
        """Make a consistent copy as one SQLite file, while play goes on."""

    async def listen(self, heard: Callable[[str], None]) -> None:
        """Call the function with every hint of another process."""
        return

    async def close(self) -> None:
        while self._writer is not None:
            await self._writer

    def write(self, *statements: Statement, hint: str = "") -> "asyncio.Future[None]":
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._waiting.append(Write(statements, hint, done))
        if self._writer is None:
            self._writer = loop.create_task(self._write_all())
        return done

    @property
    def backlog(self) -> int:
        return len(self._waiting)

    async def _write_all(self) -> None:
        """Commit groups of writes; while one group is being committed the next one collects."""
        try:
            while self._waiting:
                group, self._waiting = self._waiting[:LARGEST_GROUP], self._waiting[LARGEST_GROUP:]
                began = time.perf_counter()
                try:
                    errors = await self.commit(group)
                except Exception as error:
                    errors = [error for _ in group]
                self.timed(time.perf_counter() - began)
                settle(group, errors)
        finally:
            self._writer = None


# -- SQLite --------------------------------------------------------------------------------------------------------


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
    """A file with a write-ahead log. One thread writes, one reads, and one copies the log into the file, so that no
    commit waits for that."""

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


async def open_database(url: str, reading: bool = False) -> Database:
    """Open `sqlite:PATH` or `postgresql://...`; `reading` opens it read-only."""
    kind, _, rest = url.partition(":")
    if kind == "sqlite":
        return SQLite(rest.removesuffix(READ_ONLY) + READ_ONLY if reading else rest)
    if kind in ("postgresql", "postgres"):
        from cannae.server.store.postgres import Postgres

        return await Postgres.connect(url, reading)
    raise UserError("store-url", url=kind[:40])
