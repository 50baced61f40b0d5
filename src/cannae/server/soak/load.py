"""Load: many tables of two sockets each, real rules, real commits; and the same load on a bare broadcast beside it."""

import asyncio
import multiprocessing
import os
import struct
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import uvicorn

from cannae.server.process import Orders, listen, serve
from cannae.server.soak.bare import make_bare
from cannae.server.soak.kill import free_port, opened
from cannae.server.soak.stage import PEOPLE
from cannae.server.store import SeatRow, digest, new_row
from cannae.table import PERSON
from cannae.table.clock import Terms

TEXT, PING, PONG = 1, 9, 10  # kinds of frames


@dataclass
class Figures:
    """One run: what was asked for, what was reached, and how long an acknowledgement took, in milliseconds."""

    kind: str
    tables: int
    sockets: int
    paced_asked: float
    paced: float
    p50: float
    p99: float
    saturated: float
    saturated_p99: float
    memory: float  # MB of the server
    errors: int
    connect_seconds: float

    def to_data(self) -> dict[str, Any]:
        return {name: round(value, 2) if isinstance(value, float) else value for name, value in vars(self).items()}


class Choice(msgspec.Struct):
    choice: str


class Heard(msgspec.Struct):
    """As much of a message as the load needs."""

    t: str
    id: str = ""
    version: int = 0
    choices: list[Choice] = []
    outcome: dict[str, Any] | None = None


read = msgspec.json.Decoder(Heard).decode


def serve_real(url: str, port: int) -> None:
    serve(Orders(url, unlimited=True, pace=0), listen("127.0.0.1", port))


def serve_bare(url: str, port: int) -> None:
    config = uvicorn.Config(
        make_bare(url),
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_config=None,
    )
    uvicorn.Server(config).run(sockets=[listen("127.0.0.1", port)])


class Wire(asyncio.Protocol):
    """A WebSocket client with nothing to spare: unmasked frames in, masked with zeros out."""

    def __init__(self, room: "Room", side: int) -> None:
        self.room, self.side = room, side
        self.state = Heard("state")
        self.buffer = b""
        self.open = False
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(
            b"GET /api/play HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            if b"\r\n\r\n" not in self.buffer:
                return
            self.buffer = self.buffer.partition(b"\r\n\r\n")[2]
            self.open = True
            self.send({"t": "hello", "table": self.room.table, "token": f"link of {PEOPLE[self.side]}"})
        while len(self.buffer) >= 2:
            size, start = self.buffer[1], 2
            if size == 126:
                size, start = int.from_bytes(self.buffer[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(self.buffer[2:10], "big"), 10
            if len(self.buffer) < start + size:
                return
            kind = self.buffer[0] & 0x0F
            frame, self.buffer = self.buffer[start : start + size], self.buffer[start + size :]
            if kind == TEXT:
                self.room.heard(self, read(frame))
            elif kind == PING and self.transport is not None:
                self.transport.write(struct.pack("!BB", 0x80 | PONG, 0x80 | size) + b"\0\0\0\0" + frame)

    def connection_lost(self, error: Exception | None) -> None:
        self.room.load.errors += not self.room.load.done

    def send(self, message: dict[str, Any]) -> None:
        body = msgspec.json.encode(message)
        head = (
            struct.pack("!BB", 0x81, 0x80 | len(body))
            if len(body) < 126
            else struct.pack("!BBH", 0x81, 0xFE, len(body))
        )
        assert self.transport is not None
        self.transport.write(head + b"\0\0\0\0" + body)


class Room:
    """One table: at most one choice in flight."""

    def __init__(self, load: "Load", table: str) -> None:
        self.load, self.table = load, table
        self.wires = [Wire(self, side) for side in (0, 1)]
        self.asked: float | None = None  # since when an answer is awaited
        self.over = False
        self.number = 0

    def choose(self, due: float) -> bool:
        """Send a choice for whoever may make one."""
        able = [wire for wire in self.wires if wire.state.choices]
        if self.asked is not None or not able:
            return False
        wire = self.load.chance.choice(able)
        self.number += 1
        choice = self.load.chance.choice(wire.state.choices).choice
        message = {"t": "choose", "id": f"{self.number}", "version": wire.state.version, "choice": choice}
        wire.state = Heard("state")  # until the next one says otherwise
        self.asked = due
        wire.send(message)
        return True

    def heard(self, wire: Wire, message: Heard) -> None:
        if message.t == "state":
            wire.state = message
            self.load.ready.add(wire)
            self.over = self.over or message.outcome is not None
            if self.load.closed_loop:
                self.choose(time.perf_counter())
        elif message.t == "ack":
            assert self.asked is not None
            self.load.times.append(time.perf_counter() - self.asked)
            self.asked = None
        elif message.t == "refused":
            self.load.errors += 1
            self.asked = None


@dataclass
class Load:
    chance: Random
    times: list[float] = field(default_factory=list)
    errors: int = 0
    closed_loop: bool = False
    done: bool = False
    ready: set[Wire] = field(default_factory=set)
    rooms: list[Room] = field(default_factory=list)

    async def connect(self, port: int, tables: list[str]) -> None:
        loop = asyncio.get_running_loop()
        self.rooms = [Room(self, table) for table in tables]
        wires = [wire for room in self.rooms for wire in room.wires]
        for start in range(0, len(wires), 50):
            await asyncio.gather(
                *[loop.create_connection(lambda w=w: w, "127.0.0.1", port) for w in wires[start : start + 50]]  # type: ignore[misc]
            )
        while len(self.ready) < len(wires):
            await asyncio.sleep(0.05)

    async def paced(self, rate: float, seconds: float) -> tuple[float, list[float]]:
        """So many choices a second on a fixed schedule; times are from the scheduled instant."""
        self.times.clear()
        began = time.perf_counter()
        order = [room for room in self.rooms if not room.over]
        self.chance.shuffle(order)
        sent = 0
        while (now := time.perf_counter()) < began + seconds:
            while began + sent / rate <= now:
                for _ in range(len(order)):
                    room = order.pop()
                    order.insert(0, room)
                    if room.choose(began + sent / rate):
                        break
                sent += 1
            await asyncio.sleep(0.0005)
        await asyncio.sleep(0.5)
        return len(self.times) / seconds, sorted(self.times)

    async def saturated(self, seconds: float) -> tuple[float, list[float]]:
        """Every table always has a choice in flight."""
        self.closed_loop = True
        for room in self.rooms:
            room.choose(time.perf_counter())
        await asyncio.sleep(1)
        self.times.clear()
        await asyncio.sleep(seconds)
        times = sorted(self.times)
        self.closed_loop = False
        return len(times) / seconds, times


def _percentile(times: list[float], share: float) -> float:
    return times[min(len(times) - 1, int(len(times) * share))] * 1000 if times else 0.0


async def measure(kind: str, game: str, tables: int, rate: float, seconds: float, folder: Path) -> Figures:
    """One server under load: `real`, or `bare` for what it is compared with."""
    import resource

    limit = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(limit[1], 20_000), limit[1]))
    url, port = f"sqlite:{folder / f'{kind}.db'}", free_port()
    ids = []
    async with opened(url) as store:
        for _ in range(tables):
            seats = [SeatRow(PERSON, person, "", person, digest(f"link of {person}"), 0) for person in PEOPLE]
            row = new_row(game, {}, seats, Terms(), "private", False)
            await store.create(row)
            await store.start(row, "", None)
            ids.append(row.id)
    context = multiprocessing.get_context("spawn")
    process = context.Process(target=serve_bare if kind == "bare" else serve_real, args=(url, port))
    process.start()
    load = Load(Random(1))
    try:
        await _awake(port)
        began = time.perf_counter()
        await load.connect(port, ids)
        connected = time.perf_counter() - began
        await load.paced(rate, 2)  # warm
        reached, times = await load.paced(rate, seconds)
        full, full_times = await load.saturated(seconds)
        memory = _memory(process.pid or 0)
    finally:
        load.done = True
        process.terminate()
        process.join(20)
    p50, p99 = _percentile(times, 0.5), _percentile(times, 0.99)
    worst = _percentile(full_times, 0.99)
    return Figures(kind, tables, 2 * tables, rate, reached, p50, p99, full, worst, memory, load.errors, connected)


async def _awake(port: int) -> None:
    for _ in range(1200):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.close()
            return
        except OSError:
            await asyncio.sleep(0.05)
    raise TimeoutError("the server did not start")


def _memory(pid: int) -> float:
    with open(f"/proc/{pid}/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6
