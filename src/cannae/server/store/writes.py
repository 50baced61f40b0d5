"""What is written to a database: statements that hold together, and how those of many writes are carried out at once.
Every choice comes through here, so it is compiled."""

import asyncio
from collections.abc import Sequence


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
