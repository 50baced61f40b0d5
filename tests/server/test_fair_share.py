"""Work is done for each address in turn, and a client that does not read its answer is not waited for."""

import asyncio
import socket
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.types import Receive, Scope, Send

from cannae.server.http import protocol
from cannae.server.http.guard import Gate, Guard
from cannae.server.live.session import Session
from cannae.server.ops.usage import Buckets, Limits, Metrics, Turns
from clients import PATIENT, Client, run
from raw_sockets import port_of, read_all


class Crowd:
    """How many of each address are in a room at once, and how many were at most."""

    def __init__(self) -> None:
        self.there: Counter[str] = Counter()
        self.most: Counter[str] = Counter()

    @asynccontextmanager
    async def among(self, key: str) -> AsyncIterator[None]:
        self.there[key] += 1
        self.most[key] = max(self.most[key], self.there[key])
        try:
            yield
        finally:
            self.there[key] -= 1


# -- Answers that are not read ------------------------------------------------------------------------------------


class Ahead:
    """Puts the event loop's clock forward: what was to happen in half a minute happens now."""

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        plain, self.seconds = loop.time, 0.0
        loop.time = lambda: plain() + self.seconds  # type: ignore[method-assign]

    async def __call__(self, seconds: float) -> None:
        self.seconds += seconds
        await asyncio.sleep(0)
        await asyncio.sleep(0)  # whatever is due has been done


def test_a_client_that_does_not_go_on_reading_an_answer_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paused = asyncio.Event()
    plain = protocol.HttpProtocol.pause_writing

    def noticed(self: protocol.HttpProtocol) -> None:
        plain(self)
        paused.set()

    monkeypatch.setattr(protocol.HttpProtocol, "pause_writing", noticed)

    def ask(address: str) -> socket.socket:
        one = socket.socket()
        one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        one.settimeout(PATIENT)
        one.connect(("127.0.0.1", port_of(address)))
        one.sendall(b"GET /api/words/en HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        return one

    async def play(address: str) -> None:
        ahead = Ahead()

        async def fetched(idle: float) -> int:
            """How much of a long answer somebody gets who reads nothing for so long, once there is too much of it."""
            paused.clear()
            with await asyncio.to_thread(ask, address) as one:
                await asyncio.wait_for(paused.wait(), PATIENT)
                await ahead(idle)
                return len(await asyncio.to_thread(read_all, one))

        whole = await fetched(0)
        assert whole > 120_000, "long enough not to fit into what lies between"
        assert await fetched(protocol.READ_WITHIN / 2) == whole, "who hesitates gets all of it"
        assert await fetched(protocol.READ_WITHIN + 1) < whole - 30_000
        assert protocol.READ_WITHIN <= 30

    run(tmp_path / "c.db", play, limits=Limits())


# -- Turns --------------------------------------------------------------------------------------------------------


def test_a_piece_of_each_address_before_the_next_of_any() -> None:
    done: list[str] = []

    def work(name: str) -> Callable[[], None]:
        return lambda: done.append(name)

    async def play() -> None:
        connections = protocol.Connections(Gate(None, []), Limits(), Metrics(), 10)
        for number in range(4):
            connections.call("10.0.0.1", work(f"a{number}"))
        connections.call("10.0.0.2", work("b0"))
        connections.call("10.0.0.2", work("b1"))
        for _ in range(10):
            await asyncio.sleep(0)
        assert not connections._lines, "who has no more to do is forgotten"

    asyncio.run(play())
    assert done == ["a0", "b0", "a1", "b1", "a2", "a3"]


def test_a_fault_in_one_piece_does_not_hold_up_the_next() -> None:
    done: list[str] = []

    async def play() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda *_: done.append("fault"))
        connections = protocol.Connections(Gate(None, []), Limits(), Metrics(), 10)
        connections.call("10.0.0.1", lambda: [][0])
        connections.call("10.0.0.1", lambda: done.append("next"))
        for _ in range(5):
            await asyncio.sleep(0)
        assert not connections._lines

    asyncio.run(play())
    assert done == ["fault", "next"]


def test_so_many_at_once_and_a_client_that_gives_up_waiting_leaves_the_line() -> None:
    async def play() -> None:
        turns, crowd = Turns(3), Crowd()

        async def come(key: str) -> None:
            async with turns.of(key), crowd.among(key):
                await asyncio.sleep(0.01)

        tasks = [asyncio.create_task(come("a")) for _ in range(20)]
        await asyncio.sleep(0)
        for task in tasks[10:]:
            task.cancel()
        await asyncio.wait_for(come("b"), PATIENT)
        await asyncio.gather(*tasks, return_exceptions=True)
        assert crowd.most == {"a": 3, "b": 1}
        assert not turns._lines and not turns._there, "nothing is kept of clients that have gone"

    asyncio.run(play())


def test_requests_of_one_address_wait_for_each_other_and_not_for_those_of_another() -> None:
    crowd, order = Crowd(), list[str]()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        async with crowd.among(scope["client"][0]):
            await asyncio.sleep(0.01)
        order.append(scope["client"][0])

    async def play() -> None:
        limits = Limits(at_once=Turns(2), requests=Buckets(1000, 1000))
        guard = Guard(app, Gate(None, []), limits, Metrics())

        async def nothing(*_: Any) -> Any:
            return {"type": "http.disconnect"}

        def asking(client: str) -> Any:
            scope = {"type": "http", "method": "GET", "path": "/api/me", "client": (client, 1)}
            return guard({**scope, "headers": [(b"host", b"localhost")]}, nothing, nothing)

        await asyncio.gather(*[asking("10.0.0.1") for _ in range(12)], asking("10.0.0.2"))

    asyncio.run(play())
    assert crowd.most == {"10.0.0.1": 2, "10.0.0.2": 1}
    assert order.index("10.0.0.2") < 4, "it did not wait for the eleven before it"


def test_a_table_is_told_whole_to_one_socket_of_an_address_after_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    crowd, plain = Crowd(), Session._hello

    async def slow(self: Session, message: Any) -> None:
        async with crowd.among("all"):
            await asyncio.sleep(0.01)
            await plain(self, message)

    monkeypatch.setattr(Session, "_hello", slow)

    async def play(address: str) -> None:
        async with Client(address) as one:
            await one.guest("Ann")
            table = (await one.post("tables", game="pennants", opponent="hotseat"))["table"]["id"]
            players = [await one.connect() for _ in range(8)]
            await asyncio.gather(*[player.hello(table, seat="red") for player in players])
        assert crowd.most["all"] == 1

    run(tmp_path / "c.db", play, limits=Limits())
