"""With the limits as shipped one address cannot take the server down."""

import asyncio
import json
import socket
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from cannae.server import process
from cannae.server.app import make_app
from cannae.server.http import protocol, sockets
from cannae.server.http.guard import Gate
from cannae.server.ops.usage import Buckets, Limits
from cannae.server.soak.raw import frame, upgraded
from clients import PATIENT, Client, Player, run, settings, shipped, two_at_a_table
from raw_sockets import port_of, read_all

# -- The log comes in pages -----------------------------------------------------------------------------------


async def talk(speaker: Player, players: tuple[Player, ...], count: int, length: int) -> None:
    """So many lines of chat, at the pace of their reader."""
    for number in range(count):
        await speaker.send(t="do", id=f"c{number}", verb="say", what=f"line {number} " + "x" * length)
        for player in players if number % 20 == 19 or number == count - 1 else ():
            while sum(event["key"] == "chat-line" for event in player.events.values()) <= number:
                await player.receive()


async def read_on(player: Player) -> int:
    """The rest of the log, page by page; gives the number of pages."""
    pages = 0
    while max(player.events, default=0) < player.state["last"]:
        answer = await player.ask(t="ask", about="log")
        assert answer["t"] == "answer" and 0 < len(answer["events"]) <= 200
        player.events |= {event["n"]: event for event in answer["events"]}
        pages += 1
    return pages


def test_hello_tells_the_log_from_where_the_client_stands_in_pages(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one, Client(address) as two:
            table, red, blue = await two_at_a_table(one, two, "pennants")
            await talk(red, (red, blue), 450, 300)
            again = await two.sit(table)
            await again.connection.send(json.dumps({"t": "ping", "id": "p"}))
            assert len(again.state["events"]) < 200, "a page is short in bytes too"
            assert sum(len(json.dumps(event)) for event in again.state["events"]) < 60_000
            assert again.state["last"] == len(blue.events)
            assert await read_on(again) >= 2
            assert again.events == blue.events, "without gaps, and nothing is missing"
            later = await two.sit(table, last=len(blue.events) - 3)
            assert len(later.state["events"]) == 3
            lost = await two.sit(table, last=10**9)
            assert lost.state["events"][0]["n"] == 1, "an impossible place is the beginning"
            state = await two.get(f"tables/{table}/state", last=len(blue.events) - 2)
            assert len(state["events"]) == 2
            red.received.clear()
            await again.do("say", "well?")
            while not red.received or red.received[-1]["t"] != "state":
                await red.receive()
            assert len(red.state["events"]) >= 1

    run(tmp_path / "c.db", play)


def test_a_client_behind_in_the_log_is_told_no_more_of_secret_steps(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one, Client(address) as two:
            table, red, blue = await two_at_a_table(one, two)
            await talk(red, (red, blue), 220, 400)
            spy = await two.sit(table)
            assert max(spy.events) < spy.state["last"], "it does not ask for the rest"
            for player in (spy, blue):
                await player.ask(t="ping")  # what was sent before has come
                player.received.clear()
            before = json.dumps(spy.state["view"])
            assert (await red.choose(red.choices()[0]))["t"] == "ack"
            for player in (spy, blue):
                await player.ask(t="ping")
                assert [one["t"] for one in player.received] == ["pong"], "a step in secret sends nobody else anything"
            assert json.dumps(spy.state["view"]) == before

    run(tmp_path / "c.db", play)


# -- Connections ------------------------------------------------------------------------------------------------


def heard(held: list[socket.socket], words: bytes, wanted: int) -> int:
    """How many connections were told that: waits for as many as are wanted, and a little longer for one too many."""
    answers, rounds = dict.fromkeys(held, b""), 600
    while rounds:
        time.sleep(0.1)
        for one in held:
            one.settimeout(0)
            with suppress(BlockingIOError, ConnectionError):
                answers[one] += one.recv(1000)
        count = sum(words in answer for answer in answers.values())
        rounds = min(rounds - 1, 3) if count >= wanted else rounds - 1
    return count


def test_one_address_has_so_many_connections_and_others_still_come_in(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        def hold() -> list[socket.socket]:
            return [socket.create_connection(("127.0.0.1", port_of(address)), timeout=60) for _ in range(300)]

        held = await asyncio.to_thread(hold)
        told = await asyncio.to_thread(heard, held, b" 503 ", 300 - Limits().connections)
        assert told == 300 - Limits().connections

        def other() -> bytes:
            with socket.create_connection(("127.0.0.1", port_of(address)), 60, source_address=("127.0.0.2", 0)) as one:
                one.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                return read_all(one)

        assert b"200 OK" in await asyncio.to_thread(other)
        for one in held:
            one.close()

    shipped(tmp_path, play)


def test_there_is_always_a_reserve_of_files_and_the_log_says_how_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (300, hard))
        with caplog.at_level("INFO", "cannae"):
            room = process.room_for_connections()
        most = min(hard, process.MOST_FILES)
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == most, "it is raised as far as it may be"
        assert room == most - process.RESERVE
        assert "open files" in caplog.text
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    connections = protocol.Connections(Gate(None, []), Limits(off=True), make_app(settings("sqlite:x")).metrics, 3)
    assert [connections.enter(f"10.0.0.{n}", 0) for n in range(5)] == [True, True, True, False, False]
    for n in range(5):
        connections.leave(f"10.0.0.{n}")
    assert connections.enter("10.0.0.9", 1) and connections.open == 1


# -- Frames -----------------------------------------------------------------------------------------------------

PING, PONG, CONTINUED, TEXT = 0x89, 0x8A, 0x00, 0x81


@pytest.mark.parametrize("kind", [PING, PONG, CONTINUED])
def test_control_frames_count_and_do_not_hold_up_anybody(kind: int, tmp_path: Path) -> None:
    def flood(address: str) -> bytes:
        with upgraded(port_of(address)) as one:
            with suppress(ConnectionError, TimeoutError):
                if kind == CONTINUED:
                    one.sendall(frame(b"", 0x01))
                one.sendall(frame(b"", kind) * 60_000)
            return read_all(one)

    async def play(address: str) -> None:
        async with Client(address) as one:
            honest = await one.connect()
            flooding = asyncio.create_task(asyncio.to_thread(flood, address))
            slowest = 0.0
            while not flooding.done():
                began = time.thread_time()  # what the server works at meanwhile: it is in this thread
                assert (await honest.ask(t="ping"))["t"] == "pong"
                slowest = max(slowest, time.thread_time() - began)
                await asyncio.sleep(0.05)
            got = flooding.result()
            assert len(got) < 3000, "at most a burst was answered, then it was closed"
            assert slowest < 1

    shipped(tmp_path, play)


def test_a_few_pings_are_answered(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one:
            player = await one.connect()
            for _ in range(5):
                await asyncio.wait_for(await player.connection.ping(), PATIENT)

    shipped(tmp_path, play)


LONG = "x" * 8_000


@pytest.mark.usefixtures("nothing_refills")
@pytest.mark.parametrize(
    ("message", "cost"),
    [
        ({"t": "ping", "id": "p"}, 1),
        ({"t": "hello", "table": "", "seat": "red"}, 6),
        ({"t": "ask", "id": "a", "about": "conceivable"}, 6),
        ({"t": "ask", "id": "a", "about": "state"}, 4),
        ({"t": "do", "id": "a", "verb": "undo", "what": LONG}, 1 + len(LONG) // sockets.BYTES),
    ],
)
def test_what_is_dear_costs_more(message: dict[str, Any], cost: int, tmp_path: Path) -> None:
    count = 40

    async def play(address: str) -> None:
        async with Client(address) as one:
            await one.guest("Ann")
            table = (await one.post("tables", game="pennants", opponent="hotseat"))["table"]["id"]
            player = await one.sit(table, seat="red")
            for _ in range(count):
                await player.send(**message | ({"table": table} if "table" in message else {}))
            answers: list[str] = []
            while len(answers) < count:
                answer = await player.receive()
                if answer["t"] != "presence":
                    answers.append(answer.get("key", ""))
            allowed = count - answers.count("too-fast")
            left = Limits().burst - 6  # it said hello
            # what a message costs for its kind is taken after what it costs as a message
            assert abs(allowed - min(count, left / cost)) <= 2, answers

    shipped(tmp_path, play)


@pytest.mark.usefixtures("nothing_refills")
def test_all_sockets_of_one_address_have_one_measure_together(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one:
            players = [await one.connect() for _ in range(20)]
            answered = 0
            for player in players:
                for _ in range(85):
                    await player.send(t="ping", id="p")
            for player in players:
                answered += sum([(await player.receive())["t"] == "pong" for _ in range(85)])
            assert answered == Limits().crowd.burst, "each alone would have been allowed all of it"

    shipped(tmp_path, play)


# -- Requests ---------------------------------------------------------------------------------------------------

STRANGE = ["[", "[::1", "a b", "a\\b", "localhost:x", "localhost:99999", "x/y"]


@pytest.mark.usefixtures("nothing_refills")
def test_a_malformed_host_is_400_and_counts(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one:
            for host in STRANGE:
                answer = await one.http.get("/api/me", headers={"host": host})
                assert (answer.status_code, answer.json()["key"]) == (400, "host-malformed"), host
            for origin in ("http://[", "http://[::1"):
                answer = await one.http.post("/api/guest", json={"name": "Eve"}, headers={"origin": origin})
                assert answer.status_code == 403, origin
            asked = [one.http.get("/", headers={"host": "["}) for _ in range(200)]
            statuses = Counter(answer.status_code for answer in await asyncio.gather(*asked))
            allowed = Limits().requests.burst - len(STRANGE) - 2
            assert statuses == {400: allowed, 429: 200 - allowed}

    shipped(tmp_path, play)


@pytest.mark.usefixtures("nothing_refills")
def test_long_answers_cost_as_much_as_many_short_ones(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one:
            plain = {"accept-encoding": "identity"}
            answers = [await one.http.get("/api/words/en", headers=plain) for _ in range(60)]
            size, codes = len(answers[0].content), [answer.status_code for answer in answers]
            limits = Limits()
            assert size > limits.answers, "long"
            whole = limits.requests.burst - 1  # a request needs a whole token
            enough = 1 + int(whole // (1 + size / limits.answers))
            assert codes == [200] * enough + [429] * (60 - enough)

    shipped(tmp_path, play)


def test_records_on_their_way_are_few(tmp_path: Path) -> None:
    def half(address: str) -> socket.socket:
        one = socket.create_connection(("127.0.0.1", port_of(address)), timeout=60)
        head = "POST /api/records/verify HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2000000\r\n\r\n"
        one.sendall(head.encode() + b"x" * 300_000)
        return one

    async def play(address: str) -> None:
        held = [await asyncio.to_thread(half, address) for _ in range(4)]
        assert await asyncio.to_thread(heard, held, b" 429 ", 2) == 2
        for one in held:
            one.close()

    shipped(tmp_path, play)


def test_a_network_of_the_sixth_version_is_one_address() -> None:
    gate = Gate(None, [])
    assert gate.home("2001:db8:1:2::5") == gate.home("2001:db8:1:2:ffff::9") != gate.home("2001:db8:1:3::5")
    assert gate.home("::ffff:10.0.0.1") == "10.0.0.1" == gate.home("10.0.0.1")
    assert gate.home("fe80::1%eth0") == gate.home("fe80::2")


def test_debts_grow_and_are_forgiven() -> None:
    buckets = Buckets(rate=1, burst=10)
    for _ in range(10):
        assert buckets.take("a", 0)
    assert not buckets.take("a", 0) and not buckets.deep("a", 0)
    buckets.charge("a", 1000, 0)
    assert buckets.deep("a", 0) and not buckets.deep("b", 0)
    assert not buckets.take("a", 10) and buckets.take("a", 11.5), "never deeper than the bucket is high"
    assert buckets.take("c", 0, cost=50) and not buckets.take("c", 0), "what costs more than all takes all"
