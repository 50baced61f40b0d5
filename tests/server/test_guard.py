"""The gate: names, origins, sizes, rates, slow readers, cookies, headers, proxies."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from cannae.core.contract import UserError
from cannae.server.http.guard import Gate
from cannae.server.ops.usage import Buckets, Limits, Metrics
from clients import Client, ConnectionClosed, run, two_at_a_table


def test_foreign_names_and_origins_are_turned_away(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with httpx.AsyncClient(base_url=address) as http:
            evil = {"host": "evil.example"}
            assert (await http.get("/", headers=evil)).status_code == 421
            body = {"name": "Eve"}
            for origin in ("https://evil.example", "null", address.replace("http", "https"), f"{address}0"):
                response = await http.post("/api/guest", json=body, headers={"origin": origin})
                assert (response.status_code, response.json()["key"]) == (403, "origin-foreign")
            assert (await http.post("/api/guest", json=body, headers={"origin": address})).status_code == 200
            assert (await http.post("/api/guest", json=body)).status_code == 200, "who is no browser has no origin"
        for origin in ("https://evil.example", "null"):
            with pytest.raises(InvalidStatus) as refused:
                await connect(address.replace("http", "ws") + "/api/play", origin=origin)  # type: ignore[arg-type]
            assert refused.value.response.status_code == 403

    run(tmp_path / "c.db", play)


def test_headers_and_cookies_are_strict(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one:
            response = await one.http.post("/api/guest", json={"name": "Ann"})
            cookie = response.headers["set-cookie"]
            assert "HttpOnly" in cookie and "SameSite=lax" in cookie and "Secure" in cookie
            page = await one.http.get("/")
            assert "Cannae" in page.text
            assert "frame-ancestors 'none'" in page.headers["content-security-policy"]
            assert page.headers["x-content-type-options"] == "nosniff"
            assert page.headers["strict-transport-security"]
            assert (await one.http.get("/api/me")).headers["cache-control"] == "no-store"
            assert (await one.http.get("/api/nothing")).json()["key"] == "address-unknown"
            one.http.cookies.set("cannae", cookie.partition("=")[2].partition(";")[0][:-1] + "0")
            forged = await one.http.get("/api/me", headers={"cookie": "cannae=" + "x.1." + "0" * 64})
            assert forged.json()["id"] is None

    run(tmp_path / "c.db", play, public_url="https://cannae.example")


def test_no_get_changes_anything(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one:
            for path in ("/api/guest", "/api/tables", "/api/logout", "/api/account/delete"):
                assert (await one.http.get(path)).status_code in (404, 405)
            assert "set-cookie" not in (await one.http.get("/api/me")).headers

    run(tmp_path / "c.db", play)


def test_large_requests_and_messages_are_refused(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one:
            large = json.dumps({"name": "x" * 70_000})
            assert (await one.http.post("/api/guest", content=large)).status_code == 413

            async def trickle() -> AsyncIterator[bytes]:
                for _ in range(10):
                    yield b"x" * 10_000

            with suppress(httpx.TransportError):  # the server may hang up before all of it is sent
                assert (await one.http.post("/api/guest", content=trickle())).status_code == 413
            deep = await one.http.post("/api/guest", content="[" * 60_000)
            assert deep.status_code in (400, 422)
            player = await one.connect()
            await player.connection.send("x" * 70_000)
            with pytest.raises(ConnectionClosed) as closed:
                await player.receive()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009

    run(tmp_path / "c.db", play)


def test_a_client_that_asks_too_fast_is_refused(tmp_path: Path) -> None:
    limits = Limits(requests=Buckets(0.01, 8), messages=0.01, burst=3, sockets=2)

    async def play(address: str) -> None:
        async with Client(address) as one:
            player = await one.connect()
            answers = [await player.ask(t="ping") for _ in range(5)]
            assert [answer["t"] for answer in answers] == ["pong"] * 3 + ["refused"] * 2
            assert answers[-1]["key"] == "too-fast"
            assert limits.exceeded.value == 2, "each is counted once"
            codes = [(await one.http.get("/api/me")).status_code for _ in range(10)]
            assert codes[0] == 200 and codes[-1] == 429
            assert limits.exceeded.value == 2 + codes.count(429)
            assert (await one.http.get("/healthz")).status_code == 200

    run(tmp_path / "c.db", play, limits=limits)


def test_passwords_cannot_be_guessed_quickly(tmp_path: Path) -> None:
    limits = Limits(tries=Buckets(0.001, 3))

    async def play(address: str) -> None:
        async with Client(address) as one:
            keys = []
            for _ in range(5):
                answer = await one.http.post("/api/login", json={"name": "Ann", "password": "guess"})
                keys.append(answer.json()["key"])
            assert keys == ["login-wrong"] * 3 + ["too-fast"] * 2
            assert limits.exceeded.value == 2

    run(tmp_path / "c.db", play, limits=limits)


def test_chat_and_hints_are_limited_and_nobody_is_helped_against_a_person(tmp_path: Path) -> None:
    limits = Limits(chat=Buckets(0.001, 2), hints=Buckets(0.001, 1), studies=Buckets(0.001, 2))

    async def play(address: str) -> None:
        async with Client(address) as one, Client(address) as two:
            table, red, blue = await two_at_a_table(one, two, "pennants")
            keys = [(await red.do("say", "hm")).get("key") for _ in range(4)]
            assert keys == [None, None, "too-fast", "too-fast"]
            assert (await blue.do("say", "well"))["t"] == "ack", "everybody has a measure of its own"
            assert not red.state["hints"]
            assert (await red.ask(t="ask", about="hint"))["key"] == "hint-against-person"
            made = await one.post("tables", game="pennants", opponent="hotseat")
            alone = await one.sit(made["table"]["id"], seat="red")
            assert alone.state["hints"]
            asked = [await alone.ask(t="ask", about="hint") for _ in range(2)]
            assert [answer["t"] for answer in asked] == ["answer", "refused"]
            await red.do("resign")
            codes = [(await two.http.get(f"/api/tables/{table}/verify")).status_code for _ in range(3)]
            assert codes == [200, 200, 429]

    run(tmp_path / "c.db", play, limits=limits)


def test_a_private_table_tells_strangers_nothing(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one, Client(address) as two, Client(address) as stranger:
            table, _, _ = await two_at_a_table(one, two)
            for path in (f"tables/{table}", f"tables/{table}/state", f"tables/{table}/text"):
                assert (await stranger.get(path, 403))["key"] == "table-private"
            for path in ("record", "replay", "verify"):
                await stranger.get(f"tables/{table}/{path}", 404)
            assert (await one.get(f"tables/{table}"))["mine"] == ["red"]
            for found in ("lobby", "watch"):
                assert (await stranger.get(found))["tables"] == []
            invited = await one.post("tables", game="honour", opponent="invited")
            assert (await stranger.get(f"tables/{invited['table']['id']}"))["status"] == "open", "who has the link asks"

    run(tmp_path / "c.db", play)


def test_metrics_are_for_this_machine_alone(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one:
            assert "cannae_sockets" in (await one.http.get("/metrics")).text
            for headers in (
                {"host": "cannae.example"},  # through a proxy that says nothing of it
                {"x-forwarded-for": "203.0.113.7"},
                {"forwarded": "for=203.0.113.7"},
            ):
                assert (await one.http.get("/metrics", headers=headers)).status_code == 404

    run(tmp_path / "c.db", play, public_url="https://cannae.example")


def test_a_reader_that_does_not_read_is_dropped_and_delays_nobody(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one, Client(address) as two, Client(address) as three:
            table, red, blue = await two_at_a_table(one, two, watchable=True)
            host, port = address.removeprefix("http://").split(":")
            slow = socket.socket()
            slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            slow.connect((host, int(port)))
            slow.sendall(
                f"GET /api/play HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
            )
            await asyncio.sleep(0.2)
            hello = json.dumps({"t": "hello", "table": table}).encode()
            slow.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
            await asyncio.sleep(0.2)
            watcher = await (await three.guest("Eve")).sit(table)
            for _ in range(600):
                assert (await watcher.do("say", "x" * 500))["t"] == "ack"
                assert (await red.ask(t="ping"))["t"] == "pong"
                if "dropped_total 1" in (await one.http.get("/metrics")).text:
                    break
            else:
                raise AssertionError("the slow reader was never dropped")
            assert (await red.choose(red.choices()[0]))["t"] == "ack"
            assert (await blue.choose(blue.choices()[0]))["t"] == "ack"
            slow.close()

    run(tmp_path / "c.db", play, limits=Limits(off=True, outbox=20))


def test_a_proxy_is_believed_only_when_it_is_named() -> None:
    gate = Gate("https://cannae.example", ["10.0.0.0/8"])

    def client(peer: str, forwarded: str) -> str:
        return gate.client({"client": (peer, 1), "headers": [(b"x-forwarded-for", forwarded.encode())]})

    assert client("203.0.113.5", "1.2.3.4") == "203.0.113.5"
    assert client("10.0.0.1", "1.2.3.4") == "1.2.3.4"
    assert client("10.0.0.1", "6.6.6.6, 1.2.3.4, 10.0.0.2") == "1.2.3.4", "what the client wrote itself is not believed"
    assert client("10.0.0.1", "") == "10.0.0.1"
    for host, allowed in (
        ("cannae.example", True), ("localhost:8216", True), ("127.0.0.1:1", True), ("[::1]:8", True),
        ("evil.example", False), ("", False), ("cannae.example.evil", False),
    ):  # fmt: skip
        assert gate.host_allowed(host) is allowed, host
    with pytest.raises(UserError, match="proxy-shape"):
        Gate(None, ["my proxy"])


def test_buckets_refill_and_stay_few() -> None:
    buckets = Buckets(rate=1, burst=2, most=3)
    assert [buckets.take("a", now) for now in (0, 0, 0, 1, 1)] == [True, True, False, True, False]
    for name in "bcdef":
        buckets.take(name, 2)
    assert len(buckets._levels) == 3


def test_what_is_refused_for_a_limit_is_counted_where_the_limit_is() -> None:
    limits = Limits(tables=Buckets(0, 1))
    limits.take(limits.tables, "a")
    with pytest.raises(UserError, match="too-fast"):
        limits.take(limits.tables, "a")
    assert "cannae_rate_limited_total 1" in Metrics(limits).text().splitlines()


def test_metrics_read_as_prometheus_wants_them() -> None:
    metrics = Metrics()
    metrics.gauge("cannae_x", "X", lambda: 3)
    metrics.commit.observe(0.0007)
    metrics.acts.add(2)
    lines = metrics.text().splitlines()
    assert "cannae_acts_total 2" in lines and "cannae_x 3" in lines
    assert 'cannae_commit_seconds_bucket{le="0.0005"} 0' in lines
    assert 'cannae_commit_seconds_bucket{le="0.001"} 1' in lines
    assert 'cannae_commit_seconds_bucket{le="+Inf"} 1' in lines
    assert [line for line in lines if line.startswith("# TYPE cannae_commit_seconds ")] == [
        "# TYPE cannae_commit_seconds histogram"
    ]
