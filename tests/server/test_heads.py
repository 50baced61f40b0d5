"""The head of a request: how long it may be, how long it may take, and what a head without end costs its address."""

import asyncio
import socket
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from cannae.server.http import protocol
from cannae.server.ops.usage import Limits
from clients import Client, shipped
from raw_sockets import connected, port_of, read_all


@pytest.mark.parametrize("how", ["one long header", "many headers", "one piece", "trailers"])
def test_a_head_without_end_is_refused_and_not_kept(how: str, tmp_path: Path) -> None:
    def attack(address: str) -> tuple[int, bytes]:
        sent = 0
        with connected(address) as one:
            with suppress(ConnectionError):
                if how == "one piece":
                    one.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"a: bbbbbbbb\r\n" * 4000 + b"\r\n")
                elif how == "trailers":
                    one.sendall(
                        b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n"
                    )
                else:
                    one.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\na: ")
                for _ in range(10_000):
                    sent += one.send(b"a: bb\r\n" * 500 if how in ("many headers", "trailers") else b"x" * 4000)
                    time.sleep(0.001)
            return sent, read_all(one)

    async def play(address: str) -> None:
        sent, answer = await asyncio.to_thread(attack, address)
        assert sent < 20_000_000, "it was cut off long before the end"
        assert b" 431 " in answer or answer == b"", answer[:100]
        async with Client(address) as one:
            assert (await one.http.get("/healthz")).status_code == 200

    shipped(tmp_path, play)


@pytest.mark.usefixtures("nothing_refills")
def test_an_address_that_sends_endless_heads_is_no_longer_listened_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocol, "HEAD_WITHIN", 600)  # who came early is not cut off for waiting
    limits = Limits()
    # in debt by half of what it had: from then on nothing is read of it
    enough = int(limits.requests.burst * 1.5 / limits.offence) + 1

    def ask(address: str, head: bytes, source: str = "127.0.0.1") -> bytes:
        with socket.create_connection(("127.0.0.1", port_of(address)), 10, source_address=(source, 0)) as one:
            with suppress(ConnectionError):
                one.sendall(head)
            return read_all(one)

    def attack(address: str) -> None:
        whole = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        with connected(address) as early:  # it came in when nothing was wrong yet
            for _ in range(enough):
                assert ask(address, b"GET / HTTP/1.1\r\na: " + b"x" * protocol.HEAD)[:13] in (b"", b"HTTP/1.1 431 ")
            assert ask(address, whole) == b""
            with suppress(ConnectionError):
                early.sendall(whole)
            assert read_all(early) == b""
        assert b"200 OK" in ask(address, whole, "127.0.0.2")

    async def play(address: str) -> None:
        await asyncio.to_thread(attack, address)

    shipped(tmp_path, play)


def test_what_is_more_than_a_head_may_have_is_not_parsed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    parsed: list[int] = []
    plain = HttpToolsProtocol.data_received

    def counted(self: HttpToolsProtocol, data: bytes) -> None:
        parsed.append(len(data))
        plain(self, data)

    monkeypatch.setattr(HttpToolsProtocol, "data_received", counted)

    def ask(address: str) -> bytes:
        with connected(address) as one:
            with suppress(ConnectionError):
                one.sendall(b"GET / HTTP/1.1\r\n" + b"a: bbbbbbbb\r\n" * 100_000)
            return read_all(one)

    async def play(address: str) -> None:
        await asyncio.to_thread(ask, address)
        assert sum(parsed) <= 2 * protocol.HEAD

    shipped(tmp_path, play)


def test_a_long_but_honest_head_and_a_chunked_body_pass(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one:
            assert (await one.http.get("/api/me", headers={"x-long": "y" * 20_000})).status_code == 200

            async def body() -> AsyncIterator[bytes]:
                yield b'{"name": '
                for _ in range(600):
                    yield b" " * 100
                yield b'"Ann"}'

            assert (await one.http.post("/api/guest", content=body())).status_code == 200

    shipped(tmp_path, play)


def test_slow_heads_and_slow_bodies_are_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert protocol.HEAD_WITHIN <= 10 and protocol.BODY_WITHIN <= 60
    monkeypatch.setattr(protocol, "HEAD_WITHIN", 0.5)
    monkeypatch.setattr(protocol, "BODY_WITHIN", 0.5)

    def drip(address: str, head: bytes) -> tuple[float, bytes]:
        with connected(address) as one:
            one.sendall(head)
            began = time.monotonic()
            one.settimeout(0.1)
            while time.monotonic() < began + 60:
                with suppress(TimeoutError):
                    try:
                        one.sendall(b"x" if head else b"")
                        if data := one.recv(1000):
                            return time.monotonic() - began, data
                        return time.monotonic() - began, b""
                    except ConnectionError:
                        return time.monotonic() - began, b""
            return 99, b""

    async def play(address: str) -> None:
        post = b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000\r\n\r\n"
        after = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
        for head in (b"", b"GET / HTTP/1.1\r\nHo", post):
            took, answer = await asyncio.to_thread(drip, address, head)
            assert took < 60 and (b" 408 " in answer or answer == b""), (head, took, answer)

        def second_request() -> bytes:
            with connected(address) as one:
                one.sendall(after)
                one.recv(1000)
                one.sendall(b"GET /heal")  # the first was whole, the next never is
                return read_all(one)

        assert b" 408 " in await asyncio.to_thread(second_request)

    shipped(tmp_path, play)
