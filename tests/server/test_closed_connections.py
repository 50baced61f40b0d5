"""A closed connection leaves nothing behind in memory, and closing it never ends in an error."""

import asyncio
import gc
import json
import socket
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
import uvloop

from cannae.server.app import make_app
from cannae.server.soak.raw import HANDSHAKE, frame, upgraded
from clients import Client, run, served, settings, two_at_a_table
from raw_sockets import connected, port_of, read_all

PING = 0x89


def visit(port: int, table: str, how: int) -> None:
    """One visit: in peace, in haste, in anger, or only to the page."""
    if how == 5:
        with socket.create_connection(("127.0.0.1", port)) as one:
            one.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            read_all(one)
        return
    with upgraded(port) as one:
        one.sendall(frame(json.dumps({"t": "hello", "table": table}).encode()))
        one.recv(100)
        if how == 0:
            one.sendall(frame((1000).to_bytes(2, "big"), 0x88))
            read_all(one)
        elif how == 2:
            one.sendall(b"\xff\xff\xff\xff")  # no frame at all
            read_all(one)
        elif how == 3:
            one.sendall(frame(b'{"t": "nonsense"}') * 3 + frame(b"", PING))
            one.recv(100)
        elif how == 4:
            one.sendall(frame(b"x" * 70_000))  # too large
            read_all(one)


def test_visits_leave_nothing_behind_with_the_collector_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    visits = 120
    monkeypatch.setattr(
        "cannae.server.app.collect_when_quiet", lambda *_: asyncio.sleep(3600)
    )  # it would collect by itself

    async def play() -> Counter[str]:
        async with served(make_app(settings(f"sqlite:{tmp_path / 'c.db'}"))) as address:
            async with Client(address) as one, Client(address) as two:
                table, _, _ = await two_at_a_table(one, two, watchable=True)

            async def come(count: int) -> None:
                for number in range(count):
                    await asyncio.to_thread(visit, port_of(address), table, number % 6)
                await asyncio.sleep(0.4)

            async def more_than(before: Counter[str]) -> Counter[str]:
                """What there is more of, as soon as the last connections have ended."""
                for _ in range(100):
                    grown = counted() - before
                    if not ours(grown):
                        break
                    await asyncio.sleep(0.1)
                return grown

            await come(12)
            gc.unfreeze()
            gc.collect()
            gc.disable()
            await come(visits)
            before = counted()
            await come(visits)
            return await more_than(before)

    def counted() -> Counter[str]:
        gc.unfreeze()
        return Counter([f"{type(thing).__module__}.{type(thing).__qualname__}" for thing in gc.get_objects()])

    def ours(grown: Counter[str]) -> set[str]:
        parts = ("cannae.server.http.sockets", "cannae.server.live.session", "uvicorn.prot")
        return {name for name in grown if name.startswith(parts)}

    try:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            grown = runner.run(play())
    finally:
        gc.enable()
        gc.collect()
    del grown["weakref.ReferenceType"]  # SQLite clears away its own after every 200 questions
    left = {name: count for name, count in grown.items() if count >= visits / 10}
    assert left == {}, "for each of the visits something stays"
    assert ours(grown) == set()


def test_handshakes_of_every_shape_end_without_a_fault(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    def attack(address: str) -> None:
        chance = Random(3)
        for number in range(60):
            lines = HANDSHAKE.split(b"\r\n")[:-2]
            for _ in range(number % 4):
                lines.insert(chance.randrange(1, len(lines)), b"x-%d: %s" % (number, b"y" * chance.choice([1, 9000])))
            if number % 5 == 0:
                lines += [b"z: 1"] * 200
            if number % 7 == 0:
                lines = [line for line in lines if b"Key" not in line]
            with connected(address) as one, suppress(ConnectionError):
                one.sendall(b"\r\n".join(lines) + b"\r\n\r\n")
                one.recv(100)

    async def play(address: str) -> None:
        await asyncio.to_thread(attack, address)
        async with Client(address) as one:
            assert (await one.http.get("/healthz")).status_code == 200

    run(tmp_path / "c.db", play)
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == []
