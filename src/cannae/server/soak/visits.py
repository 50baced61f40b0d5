"""Very many visits: clients connect, watch and leave in every way, and the memory of the server must not grow."""

import asyncio
import json
import multiprocessing
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cannae.server.process import Orders, listen, serve
from cannae.server.soak.kill import free_port, opened
from cannae.server.soak.load import awake, memory
from cannae.server.soak.raw import HANDSHAKE, frame
from cannae.server.soak.stage import seated
from cannae.server.store.rows import new_row
from cannae.table.clock import TimeControl

AT_ONCE = 16
WARM = 3  # tenths until everything is allocated, for instance the limits of 20,000 addresses
MOST_LEFT = 1000  # bytes that each later visit may leave behind
FRESH = (
    b"X-Forwarded-For: 10.%d.%d.%d\r\n"  # every visit from an address of its own, so that all limits stand as shipped
)
PAGE = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n"
WAYS = 6


@dataclass
class Report:
    game: str
    visits: int = 0
    failed: int = 0
    megabytes: list[float] = field(default_factory=list)  # after each tenth
    left: int = 0  # bytes of each visit, after the first three tenths
    faults: list[str] = field(default_factory=list)

    def to_data(self) -> dict[str, Any]:
        return vars(self)


def serve_store(url: str, port: int) -> None:
    serve(Orders(url, proxies=["127.0.0.1"]), listen("127.0.0.1", port))


async def visit_often(game: str, visits: int, folder: Path) -> Report:
    report = Report(game)
    url, port = f"sqlite:{folder / 'visited.db'}", free_port()
    async with opened(url) as store:
        row = new_row(game, {}, seated(), TimeControl(), "private", True)
        await store.create(row)
        await store.start(row, "", None)
    process = multiprocessing.get_context("spawn").Process(target=serve_store, args=(url, port))
    process.start()
    assert process.pid is not None
    try:
        await awake(port)
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(HANDSHAKE)  # one client is always connected, so that the server is never idle
        await reader.readuntil(b"\r\n\r\n")
        for tenth in range(1, 11):
            first, last = visits * (tenth - 1) // 10, visits * tenth // 10
            numbers = iter(range(first, last))
            await asyncio.gather(*[_visit_on(port, row.id, numbers, report) for _ in range(AT_ONCE)])
            await asyncio.sleep(1)
            report.megabytes.append(round(memory(process.pid), 1))
        writer.close()
    finally:
        process.terminate()
        process.join(20)
    report.left = round((report.megabytes[-1] - report.megabytes[WARM - 1]) * 1e6 / (visits * (10 - WARM) / 10))
    if report.left > MOST_LEFT:
        report.faults.append(f"{report.left} bytes of every visit stay")
    if report.failed > visits / 100:
        report.faults.append(f"{report.failed} visits failed")
    return report


async def _visit_on(port: int, table: str, numbers: Any, report: Report) -> None:
    for number in numbers:
        try:
            async with asyncio.timeout(20):
                await _visit(port, table, number)
            report.visits += 1
        except (OSError, EOFError, TimeoutError):
            report.failed += 1


async def _visit(port: int, table: str, number: int) -> None:
    """One visit of a random kind: normal, hasty, with nonsense, too large, with questions, or only to the page."""
    way, fresh = number % WAYS, FRESH % (number >> 16 & 255, number >> 8 & 255, number & 255)
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        if way == 5:
            writer.write(PAGE + fresh + b"\r\n")
            await reader.read()
            return
        writer.write(HANDSHAKE[:-2] + fresh + b"\r\n")
        await reader.readuntil(b"\r\n\r\n")
        writer.write(frame(json.dumps({"t": "hello", "table": table}).encode()))
        await reader.readexactly(100)
        if way == 0:
            writer.write(frame((1000).to_bytes(2, "big"), 0x88))
        elif way == 2:
            writer.write(b"\xff\xff\xff\xff")
        elif way == 3:
            writer.write(frame(b"x" * 70_000))
        elif way == 4:
            writer.write(frame(b'{"t":"ask","id":"a","about":"state"}') * 3 + frame(b"", 0x89))
            await reader.readexactly(100)
        if way in (0, 2, 3):
            with suppress(ConnectionError):
                await reader.read()
    finally:
        writer.close()
