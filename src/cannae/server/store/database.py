"""What the store asks of a database: reads, and writes that are grouped into few commits.

Both databases are used with the same SQL, with `$1` for the first argument. A write is one or more statements that are
committed together or not at all; its future is done when they are on disk.
"""

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from cannae.core.contract import UserError

Row = Sequence[Any]
EVERYTHING = "*"  # a hint: anything may have changed
A_PERSON = "!"  # the first character of a hint about a person
A_BEAT = "@"  # and of one about server time; all others are about tables
LARGEST_GROUP = 2000  # writes that share a commit


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


async def open_database(url: str, reading: bool = False) -> Database:
    """Open `sqlite:PATH` or `postgresql://...`; `reading` opens it read-only."""
    kind, _, rest = url.partition(":")
    if kind == "sqlite":
        from cannae.server.store.sqlite import READ_ONLY, SQLite

        return SQLite(rest.removesuffix(READ_ONLY) + READ_ONLY if reading else rest)
    if kind in ("postgresql", "postgres"):
        from cannae.server.store.postgres import Postgres

        return await Postgres.connect(url, reading)
    raise UserError("store-url", url=kind[:40])
