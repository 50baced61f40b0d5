"""What the store asks of a database: reads, and writes that are grouped into few commits.

Both databases speak the same SQL here, with `$1` for the first argument. A write is one or more statements that
hold together; it is done when its future is: on disk, and only then is anybody told.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from cannae.core.contract import Complaint

Row = Sequence[Any]
EVERYTHING = "*"  # the hint that anything may have changed
A_PERSON = "!"  # what a hint about a person begins with; all others are about tables
LARGEST_GROUP = 2000  # writes that share a commit


class Conflict(Exception):
    """Somebody else was quicker: a key stands already, or a row is not as it was expected to be."""


class Statement(NamedTuple):
    """`many` is the same statement for several rows of arguments at once, which stand where it says `{rows}`. Who
    gives it says that the statement stands in no other's way: such are carried out first, together."""

    sql: str
    args: tuple[object, ...]
    rows: int | None = None  # how many rows it must touch; anything else is a `Conflict`
    many: str = ""


def in_bulk(group: "Sequence[Write]") -> tuple[dict[str, list[Statement]], list[Statement]]:
    """The statements of a group: those that may be carried out together, by what they say, and the others in order."""
    together: dict[str, list[Statement]] = {}
    others: list[Statement] = []
    for write in group:
        for statement in write.statements:
            if statement.many:
                together.setdefault(statement.many, []).append(statement)
            else:
                others.append(statement)
    return together, others


@dataclass
class Write:
    statements: tuple[Statement, ...]
    hint: str  # told to the other processes after the commit
    done: "asyncio.Future[None]"


class Database(ABC):
    """Several processes may share it when `shared` is true."""

    shared = False

    def __init__(self) -> None:
        self._waiting: list[Write] = []
        self._writer: asyncio.Task[None] | None = None

    @abstractmethod
    async def fetch(self, sql: str, *args: object) -> list[Row]:
        """The rows of a query, read from what is committed."""

    @abstractmethod
    async def commit(self, group: Sequence[Write]) -> list[Exception | None]:
        """Commit writes together; those that fail are left out and get their error."""

    @abstractmethod
    async def migrate(self, scripts: Sequence[Sequence[str]]) -> None:
        """Bring an older store to the present form, whoever else may be trying the same."""

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
                try:
                    errors = await self.commit(group)
                except Exception as error:
                    errors = [error] * len(group)
                for write, problem in zip(group, errors, strict=True):
                    if write.done.done():
                        continue
                    if problem is None:
                        write.done.set_result(None)
                    else:
                        write.done.set_exception(problem)
        finally:
            self._writer = None


async def open_database(url: str) -> Database:
    """`sqlite:PATH` or `postgresql://...`."""
    kind, _, rest = url.partition(":")
    if kind == "sqlite":
        from cannae.server.sqlite import SQLite

        return SQLite(rest)
    if kind in ("postgresql", "postgres"):
        from cannae.server.postgres import Postgres

        return await Postgres.connect(url)
    raise Complaint("store-url", url=kind[:40])
