"""Many sockets that play, with little work for each, so that the processor is left to the server."""

import asyncio
import struct
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, cast

import msgspec

from cannae.server.soak.stage import PEOPLE

TEXT, PING, PONG = 1, 9, 10  # kinds of frames


class Heard(msgspec.Struct):
    """The fields of a message that the load test needs."""

    t: str
    key: str = ""
    version: int = 0
    choices: list[str] = []
    outcome: dict[str, Any] | None = None
    state: "Heard | None" = None  # with an acknowledgement


read = msgspec.json.Decoder(Heard).decode


class Wire(asyncio.Protocol):
    """A minimal WebSocket client."""

    def __init__(self, room: "Room", side: int) -> None:
        self.room, self.side = room, side
        self.state = Heard("state")
        self.buffer = b""
        self.open = False
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(
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
        """Send a choice for a side that may make one."""
        able = [wire for wire in self.wires if wire.state.choices]
        if self.asked is not None or not able:
            return False
        wire = self.load.chance.choice(able)
        self.number += 1
        choice = self.load.chance.choice(wire.state.choices)
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
            if message.state is not None:
                self.heard(wire, message.state)
        elif message.t == "refused":
            self.load.errors += message.key != "stale"  # stale is no error: the other side's choice came first
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

    async def connect(self, port: int, tables: list[str], source: str = "127.0.0.1") -> None:
        loop = asyncio.get_running_loop()
        self.rooms = [Room(self, table) for table in tables]
        wires = [wire for room in self.rooms for wire in room.wires]
        for start in range(0, len(wires), 50):
            await asyncio.gather(
                *[
                    loop.create_connection(lambda w=w: w, "127.0.0.1", port, local_addr=(source, 0))  # type: ignore[misc]
                    for w in wires[start : start + 50]
                ]
            )
        while len(self.ready) < len(wires):
            await asyncio.sleep(0.05)

    async def paced(self, rate: float, seconds: float) -> tuple[float, list[float]]:
        """A fixed number of choices a second; durations are measured from the scheduled time."""
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

    async def saturated(
        self, seconds: float, begin: Callable[[], None], end: Callable[[], None]
    ) -> tuple[float, list[float]]:
        """Every table always has a choice in flight. `begin` and `end` are called around the measuring."""
        self.closed_loop = True
        for room in self.rooms:
            room.choose(time.perf_counter())
        await asyncio.sleep(1)
        self.times.clear()
        begin()
        began = time.perf_counter()
        await asyncio.sleep(seconds)
        took = time.perf_counter() - began
        end()
        times = sorted(self.times)
        self.closed_loop = False
        await asyncio.sleep(0.5)  # for the answers that are still to come
        return len(times) / took, times
