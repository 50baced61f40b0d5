"""What the store asks of a database: reads, and writes that are grouped into few commits.

Both databases speak the same SQL here, with `$1` for the first argument. A write is one or more statements that
hold together; it is done when its future is: on disk, and only then is anybody told.
"""

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from cannae.core.contract import UserError

Row = Sequence[Any]
EVERYTHING = "*"  # the hint that anything may have changed
A_PERSON = "!"  # what a hint about a person begins with
A_BEAT = "@"  # and one about the time of the house; all others are about tables
LARGEST_GROUP = 2000  # writes that share a commit


class Conflict(Exception):
    """Somebody else was quicker: a key stands already, or a row is not as it was expected to be."""


class Statement:
    """`many` is the same statement for several rows of arguments at once, which stand where it says `{rows}`. Who
    gives it says that the statement stands in no other's way: such are carried out first, together."""

    def __init__(self, sql: str, args: tuple[object, ...], rows: int | None = None, many: str = "") -> None:
        self.sql = sql
        self.args = args
        self.rows = rows  # how many rows it must touch; anything else is a `Conflict`
        self.many = many


class Write:
    def __init__(self, statements: tuple[Statement, ...], hint: str, done: "asyncio.Future[None]") -> None:
        self.statements = statements
        self.hint = hint  # told to the other processes after the commit
        self.done = done


def in_bulk(group: Sequence[Write]) -> tuple[dict[str, list[Statement]], list[Statement]]:
    """The statements of a group: those that may be carried out together, by what they say, and the others in order."""
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
    """The arguments of so many statements, one after the other."""
    found: list[object] = []
    for index in range(first, first + count):
        found.extend(statements[index].args)
    return found


def settle(group: list[Write], errors: list[Exception | None]) -> None:
    """Tell everybody who waits what came of it."""
    for index in range(len(group)):
        done, problem = group[index].done, errors[index]
        if done.done():
            continue
        if problem is None:
            done.set_result(None)
        else:
            done.set_exception(problem)


class Database(ABC):
    """Several processes may share it when `shared` is true."""

    shared = False

    def __init__(self) -> None:
        self._waiting: list[Write] = []
        self._writer: asyncio.Task[None] | None = None
        self.timed: Callable[[float], None] = lambda seconds: None  # told how long each commit took

    @abstractmethod
    async def fetch(self, sql: str, *args: object) -> list[Row]:
        """The rows of a query, read from what is committed."""

    @abstractmethod
    async def commit(self, group: list[Write]) -> list[Exception | None]:
        """Commit writes together; those that fail are left out and get their error."""

    @abstractmethod
    async def migrate(self, scripts: Sequence[Sequence[str]]) -> None:
        """Bring an older store to the present form, whoever else may be trying the same."""

    @abstractmethod
    async def version(self) -> int:
        """How many of the scripts of the schema have been run here."""

    @abstractmethod
    async def damage(self) -> list[str]:
        """What is broken in the store itself, in the words of the database; it is read whole for that."""

    def claim(self) -> None:
        """Be the one server of a store that only one may have; `UserError` where another is."""
        return

    @abstractmethod
    async def backup(self, target: Path) -> None:
        """A whole and consistent copy as one SQLite file, while play goes on."""

    async def listen(self, heard: Callable[[str], None]) -> None:
        """Call with every hint that another process gives."""
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
        """While one group is on its way to the disk the next one gathers."""
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
    """`sqlite:PATH` or `postgresql://...`; only to read from it, where that is all that is wanted."""
    kind, _, rest = url.partition(":")
    if kind == "sqlite":
        from cannae.server.store.sqlite import READ_ONLY, SQLite

        return SQLite(rest.removesuffix(READ_ONLY) + READ_ONLY if reading else rest)
    if kind in ("postgresql", "postgres"):
        from cannae.server.store.postgres import Postgres

        return await Postgres.connect(url, reading)
    raise UserError("store-url", url=kind[:40])
