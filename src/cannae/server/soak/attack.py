"""One address attacks in every way, with the default limits, while others play. How long do their choices take?"""

import asyncio
import json
import multiprocessing
import os
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from cannae.server.process import Orders, listen, serve
from cannae.server.soak.driver import Load
from cannae.server.soak.kill import free_port, opened
from cannae.server.soak.load import awake, memory, percentile
from cannae.server.soak.raw import HANDSHAKE, frame
from cannae.server.soak.stage import seated
from cannae.server.store.rows import new_row
from cannae.server.store.store import Store
from cannae.table import Act
from cannae.table.clock import TimeControl

TABLES, RATE = 60, 40.0  # tables of honest players, and their choices a second
LINES = 5000  # of chat in the log that is requested
MOST = 50.0  # milliseconds
ELSEWHERE = "127.0.0.2"  # the address of the honest players; the attacker has 127.0.0.1

Reader = asyncio.StreamReader
Writer = asyncio.StreamWriter
Attack = Callable[[Reader, Writer, "Attempts"], Awaitable[None]]


@dataclass
class Attempts:
    """What an attacker did: connections, bytes and messages sent."""

    port: int
    table: str
    connections: int = 0
    refused: int = 0
    megabytes: float = 0.0

    async def send(self, writer: Writer, data: bytes) -> None:
        writer.write(data)
        await writer.drain()
        self.megabytes += len(data) / 1e6


async def upgrade(reader: Reader, writer: Writer) -> None:
    writer.write(HANDSHAKE)
    if b" 101 " not in await reader.readuntil(b"\r\n\r\n"):
        raise ConnectionError("no handshake")


async def hello(reader: Reader, writer: Writer, attempts: Attempts) -> None:
    """Requests the whole log again and again."""
    await upgrade(reader, writer)
    reading = asyncio.ensure_future(reader.read(1 << 30))
    try:
        while not reading.done():
            await attempts.send(writer, frame(json.dumps({"t": "hello", "table": attempts.table}).encode()))
            await asyncio.sleep(0.002)
    finally:
        reading.cancel()


async def headers(reader: Reader, writer: Writer, attempts: Attempts) -> None:
    """Sends a request head that never ends."""
    await attempts.send(writer, b"GET / HTTP/1.1\r\nHost: localhost\r\n")
    while not reader.at_eof():
        await attempts.send(writer, b"a: " + b"x" * 16_000 + b"\r\n")
        await asyncio.sleep(0.001)


async def slow(reader: Reader, writer: Writer, attempts: Attempts) -> None:
    """Sends a request head byte by byte."""
    await attempts.send(writer, b"GET / HTTP/1.1\r\nHost: localhost\r\na: ")
    while not reader.at_eof():
        await attempts.send(writer, b"x")
        await asyncio.sleep(0.5)


async def hold(reader: Reader, writer: Writer, attempts: Attempts) -> None:
    """Opens as many connections as possible and sends nothing."""
    await reader.read()


async def pings(reader: Reader, writer: Writer, attempts: Attempts) -> None:
    """Sends control frames as fast as possible."""
    await upgrade(reader, writer)
    while not reader.at_eof():
        await attempts.send(writer, frame(b"", 0x89) * 5000)
        await asyncio.sleep(0)


async def costly(reader: Reader, writer: Writer, attempts: Attempts) -> None:
    """Sends long messages, and those that cost the server most."""
    await upgrade(reader, writer)
    state = frame(b'{"t":"ask","id":"a","about":"state"}')
    await attempts.send(writer, frame(json.dumps({"t": "hello", "table": attempts.table}).encode()))
    while not reader.at_eof():
        await attempts.send(writer, state * 20 + frame(b'{"t":"ping","id":"' + b"x" * 60_000 + b'"}'))
        await asyncio.sleep(0.001)


async def host(reader: Reader, writer: Writer, attempts: Attempts) -> None:
    """Sends requests with an invalid Host."""
    while not reader.at_eof():
        await attempts.send(writer, b"GET / HTTP/1.1\r\nHost: [\r\n\r\n")
        await reader.readuntil(b"\r\n\r\n")


async def words(reader: Reader, writer: Writer, attempts: Attempts) -> None:
    """Requests the longest answers and hardly reads them."""
    while not reader.at_eof():
        await attempts.send(writer, b"GET /api/words/en HTTP/1.1\r\nHost: localhost\r\n\r\n")
        await reader.read(100)


# The attacks, and on how many connections at once
ATTACKS: dict[str, tuple[Attack, int]] = {
    "hello": (hello, 100),
    "headers": (headers, 200),
    "slow": (slow, 250),
    "hold": (hold, 2000),
    "pings": (pings, 100),
    "costly": (costly, 100),
    "host": (host, 100),
    "words": (words, 100),
}


def attack(name: str, port: int, table: str, seconds: float, reached: Any) -> None:
    """Attacks in a process of its own, with low priority, because a real attacker would use another machine."""
    os.nice(10)
    attempts = Attempts(port, table)
    asyncio.run(_attack(name, attempts, seconds))
    reached.put((attempts.connections, attempts.refused, round(attempts.megabytes, 1)))


async def _attack(name: str, attempts: Attempts, seconds: float) -> None:
    attack, count = ATTACKS[name]
    until = time.monotonic() + seconds
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await asyncio.gather(*[_again(attack, attempts, until) for _ in range(count)])


async def _again(attack: Attack, attempts: Attempts, until: float) -> None:
    """Begins again whenever the connection ends."""
    while time.monotonic() < until:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", attempts.port)
        except OSError:
            await asyncio.sleep(0.05)
            continue
        attempts.connections += 1
        try:
            await attack(reader, writer, attempts)
        except (OSError, EOFError, asyncio.LimitOverrunError):
            attempts.refused += 1
        finally:
            writer.close()
        await asyncio.sleep(0.01)


@dataclass
class Report:
    """For each attack, and for the time before: how long honest choices took, and the memory of the server."""

    game: str
    attacks: dict[str, dict[str, float]] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    def to_data(self) -> dict[str, Any]:
        return vars(self)


def serve_store(url: str, port: int) -> None:
    serve(Orders(url), listen("127.0.0.1", port))


async def withstand(game: str, seconds: float, folder: Path) -> Report:
    report = Report(game)
    url, port = f"sqlite:{folder / 'attacked.db'}", free_port()
    async with opened(url) as store:
        tables = [await _table(store, game) for _ in range(TABLES)]
        longest = await _table(store, game)
        said = [store.append(longest, n, Act(0, "say", f"{n} " + "x" * 400), "", None) for n in range(1, LINES + 1)]
        await asyncio.gather(*said)
    context = multiprocessing.get_context("spawn")
    server = context.Process(target=serve_store, args=(url, port))
    server.start()
    assert server.pid is not None
    load = Load(Random(1))
    try:
        await awake(port)
        await load.connect(port, tables, ELSEWHERE)
        await load.paced(RATE, 2)  # warm
        for name in ("calm", *ATTACKS):
            reached = context.SimpleQueue()
            attacker = context.Process(target=attack, args=(name, port, longest, seconds + 1, reached))
            if name != "calm":
                attacker.start()
                await asyncio.sleep(1.5)  # until the attack has begun
            _, times = await load.paced(RATE, seconds)
            found = {"choices": len(times), "p50": percentile(times, 0.5), "p99": percentile(times, 0.99)}
            found |= {"slowest": times[-1] * 1000 if times else 0.0, "memory": memory(server.pid)}
            if name != "calm":
                await asyncio.to_thread(partial(attacker.join, 30))
                attacker.kill()
                if not reached.empty():
                    found |= zip(("connections", "ended", "sent"), reached.get())
                await asyncio.sleep(6)  # until the address is no longer cut off
            report.attacks[name] = {key: round(value, 1) for key, value in found.items()}
            if found["p99"] > MOST:
                report.faults.append(f"{name}: p99 {found['p99']:.0f} ms")
            if found["choices"] < RATE * seconds * 0.8:
                report.faults.append(f"{name}: only {found['choices']} choices")
        if load.errors:
            report.faults.append(f"{load.errors} honest messages were refused or cut off")
    finally:
        load.done = True
        server.terminate()
        server.join(20)
    return report


async def _table(store: Store, game: str) -> str:
    row = new_row(game, {}, seated(), TimeControl(), "private", True)
    await store.create(row)
    await store.start(row, "", None)
    return row.id
