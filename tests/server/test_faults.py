"""Sudden death, bad networks, several hosts: games go on and end as they would have."""

import asyncio
import hashlib
import json
import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from cannae.core.records import Record, read_record
from cannae.core.records.verifying import verify
from cannae.server.app import make_app
from cannae.server.ops.maintenance import examine
from cannae.server.soak.kill import free_port, kill_often
from cannae.server.store import rows
from cannae.server.store.store import Store
from clients import Client, Player, play_out, served, settings, two_at_a_table
from server_processes import awake, start_host

# -- kill -9 ------------------------------------------------------------------------------------------------


def test_nothing_acknowledged_is_lost_however_often_the_server_is_killed(tmp_path: Path) -> None:
    report = asyncio.run(kill_often("honour", 200, 1, tmp_path))
    assert report.faults == []
    assert report.kills == 200
    assert report.acknowledged > 500  # some of all six at every kill


def test_nothing_acknowledged_of_a_battle_with_miniatures_is_lost(tmp_path: Path) -> None:
    report = asyncio.run(kill_often("tabletop", 8, 1, tmp_path))
    assert report.faults == []
    assert report.kills == 8
    assert report.acknowledged > 0


# -- A bad network ------------------------------------------------------------------------------------------


class BadNetwork:
    """Between client and server: messages are late, lost, doubled, out of order, and lines are cut."""

    def __init__(self, target: str, chance: Random) -> None:
        self.target, self.chance = target, chance
        self.lost = self.doubled = self.swapped = self.cut = 0

    async def __call__(self, client: ServerConnection) -> None:
        async with connect(self.target, compression=None, max_size=None) as server:
            ways = [asyncio.create_task(self._carry(client, server)), asyncio.create_task(self._carry(server, client))]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
        await client.close()

    async def _carry(self, here: Any, there: Any) -> None:
        held: Any = None
        with suppress(ConnectionClosed):
            async for message in here:
                lot = self.chance.random()
                if lot < 0.05:
                    self.lost += 1
                    continue
                if lot < 0.07:
                    self.cut += 1
                    return
                await asyncio.sleep(self.chance.random() * 0.004)
                if lot < 0.17 and held is None:
                    held = message
                    continue
                await there.send(message)
                if lot < 0.27:
                    self.doubled += 1
                    await there.send(message)
                if held is not None:
                    self.swapped += 1
                    await there.send(held)
                    held = None


@asynccontextmanager
async def bad_network(address: str, chance: Random) -> AsyncIterator[tuple[str, BadNetwork]]:
    network = BadNetwork(address.replace("http", "ws") + "/api/play", chance)
    async with serve(network, "127.0.0.1", 0, compression=None, max_size=None) as proxy:
        port = next(iter(proxy.sockets)).getsockname()[1]
        yield f"ws://127.0.0.1:{port}", network


async def stubborn(address: str, table: str, token: str) -> None:
    """A client that gives up nothing: it asks again until it is answered, and comes back when it is cut off. What
    it chooses depends only on what it may choose, never on time."""
    last, asked, done = 0, "", False
    while not done:
        with suppress(ConnectionClosed, InvalidHandshake, OSError, EOFError):
            async with connect(address, compression=None, max_size=None) as connection:
                await connection.send(json.dumps({"t": "hello", "table": table, "token": token, "last": last}))
                while not done:
                    try:
                        message = json.loads(await asyncio.wait_for(connection.recv(), 0.2))
                    except TimeoutError:
                        question = asked or json.dumps({"t": "ask", "id": "s", "about": "state"})
                        asked = ""
                        await connection.send(question)
                        continue
                    if message["t"] != "state":
                        continue
                    last = message["last"]
                    done = message["outcome"] is not None
                    if message["choices"]:
                        mark = f"{message['seat']} {message['version']}"
                        choices = message["choices"]
                        lot = int.from_bytes(hashlib.sha256(" ".join(choices).encode()).digest()[:4], "big")
                        choice = choices[lot % len(choices)]
                        asked = json.dumps({"t": "choose", "id": mark, "version": message["version"], "choice": choice})
                        await connection.send(asked)


def test_a_bad_network_changes_nothing_in_the_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rows, "fresh_seed", lambda: hashlib.sha256(b"the same").digest())

    async def play(folder: Path, bad: bool) -> Record:
        async with (
            served(make_app(settings(f"sqlite:{folder}"))) as address,
            bad_network(address, Random(3)) as (worse, network),
            Client(address) as one,
        ):
            await one.guest("Ann")
            made = await one.post("tables", game="honour", opponent="hotseat", options={"battles": 3})
            table = made["table"]["id"]
            links = [(await one.post(f"tables/{table}/link", seat=seat))["link"] for seat in ("red", "blue")]
            road = worse if bad else address.replace("http", "ws") + "/api/play"
            await asyncio.gather(*[stubborn(road, table, link.partition("=")[2]) for link in links])
            assert not bad or (network.lost and network.cut and network.doubled and network.swapped)
            return read_record((await one.http.get(f"/api/tables/{table}/record")).text)

    good = asyncio.run(asyncio.wait_for(play(tmp_path / "good.db", False), 1200))
    bad = asyncio.run(asyncio.wait_for(play(tmp_path / "bad.db", True), 1200))
    assert verify(bad).holds
    assert bad.result == good.result and len(bad.entries) == len(good.entries)
    for side in (0, 1):  # steps taken in secret at the same time may have arrived in another order
        ours = [[entry.choice for entry in record.entries if entry.side == side] for record in (good, bad)]
        assert ours[0] == ours[1]
    assert bad.entries[-1].hash == good.entries[-1].hash


# -- Several processes --------------------------------------------------------------------------------------


def test_two_hosts_share_tables_and_one_survives_the_other(postgres: Callable[[], str], tmp_path: Path) -> None:
    url, ports = postgres(), [free_port(), free_port()]
    hosts = [start_host(tmp_path / str(port), url, port) for port in ports]

    async def play() -> None:
        async with (
            Client(f"http://127.0.0.1:{ports[0]}") as one,
            Client(f"http://127.0.0.1:{ports[1]}") as two,
        ):
            await asyncio.gather(awake(one), awake(two))
            await one.guest("Ann")
            await two.guest("Bob")
            made = await one.post("tables", game="pennants", opponent="lobby", seat="red", options={"rounds": 5})
            table = made["table"]["id"]
            await two.post(f"tables/{table}/join")
            red, blue = await one.sit(table), await two.sit(table)
            against = await one.post("tables", game="honour", opponent="computer", seat="red", options={"battles": 1})
            lonely = against["table"]["id"]
            first = await one.sit(lonely)
            await first.choose(first.choices()[0])
            await asyncio.gather(play_some(red, 3), play_some(blue, 3))
            hosts[0].send_signal(signal.SIGKILL)
            two_as_ann = Client(two.address)
            two_as_ann.http.cookies = one.http.cookies
            red = await two_as_ann.sit(table)
            assert red.events and sorted(red.events) == list(range(1, len(red.events) + 1))
            await play_out([red, blue], Random(1))
            alone = await two_as_ann.sit(lonely)
            await play_out([alone], Random(2))
            for finished in (table, lonely):
                assert verify(read_record((await two.http.get(f"/api/tables/{finished}/record")).text)).holds
            await two_as_ann.__aexit__()

    try:
        asyncio.run(asyncio.wait_for(play(), 1200))
    finally:
        for host in hosts:
            host.kill()
            host.wait()


class Hammer:
    """Says one thing after another at a table, several at once on the wire, until every one is acknowledged."""

    def __init__(self, name: str, count: int) -> None:
        self.waiting = {f"{name}{number}": f"{name} {number}" for number in range(count)}
        self.done: list[str] = []

    async def strike(self, player: Player) -> None:
        """Goes on until nothing is left to say or the line is cut."""
        with suppress(ConnectionClosed):
            while self.waiting:
                refs = list(self.waiting)[:6]
                for ref in refs:
                    await player.send(t="do", id=ref, verb="say", what=self.waiting[ref])
                answered: set[str] = set()
                while len(answered) < len(refs):
                    message = await player.receive(60)
                    if message["t"] in ("ack", "refused"):
                        answered.add(message["id"])
                        if message["t"] == "ack":
                            self.waiting.pop(message["id"])
                            self.done.append(message["id"])


def test_two_hosts_strike_at_one_table_and_no_act_is_lost_or_done_twice(
    postgres: Callable[[], str], tmp_path: Path
) -> None:
    url, ports = postgres(), [free_port(), free_port()]
    hosts = [start_host(tmp_path / str(port), url, port, "--unlimited") for port in ports]
    ann, bob = Hammer("ann", 120), Hammer("bob", 120)

    async def play() -> str:
        async with (
            Client(f"http://127.0.0.1:{ports[0]}") as one,
            Client(f"http://127.0.0.1:{ports[1]}") as two,
            Client(f"http://127.0.0.1:{ports[1]}") as refuge,
        ):
            await asyncio.gather(awake(one), awake(two))
            table, red, blue = await two_at_a_table(one, two, "pennants")
            striking = [asyncio.create_task(ann.strike(red)), asyncio.create_task(bob.strike(blue))]
            while len(ann.done) < 40:
                await asyncio.sleep(0.01)
            hosts[0].send_signal(signal.SIGKILL)
            await striking[0]
            assert ann.waiting, "she was cut off in the middle"
            refuge.http.cookies = one.http.cookies
            red = await refuge.sit(table)
            await asyncio.gather(ann.strike(red), striking[1])

            def heard() -> list[str]:
                return [event["args"]["text"] for event in red.events.values() if event["key"] == "chat-line"]

            while len(heard()) < 240:
                await red.until("state")
            assert len(heard()) == len(set(heard())) == 240
            await play_out([red, blue], Random(3))
            return str(table)

    async def look(table: str) -> None:
        store = await Store.open(url)
        try:
            acts = await store.acts(table, 0)
        finally:
            await store.close()
        assert [seq for seq, _, _ in acts] == list(range(1, len(acts) + 1))
        said = [ref.partition(":")[2] for _, act, ref in acts if act.verb == "say"]
        assert sorted(said) == sorted([*ann.done, *bob.done]) and len(set(said)) == 240
        assert (await examine(url)).faults == []

    try:
        asyncio.run(look(asyncio.run(asyncio.wait_for(play(), 1200))))
    finally:
        for host in hosts:
            host.kill()
            host.wait()


async def play_some(player: Player, count: int) -> None:
    for _ in range(count):
        while not player.turn:
            await player.until("state")
        version = player.state["version"]
        assert (await player.choose(player.choices()[-1]))["t"] == "ack"
        while player.state["version"] == version:
            await player.until("state")


def test_workers_share_a_port_and_a_dead_one_is_replaced(postgres: Callable[[], str], tmp_path: Path) -> None:
    port = free_port()
    supervisor = start_host(tmp_path, postgres(), port, "--workers", "2")

    def workers() -> list[int]:
        with open(f"/proc/{supervisor.pid}/task/{supervisor.pid}/children") as file:
            return [int(pid) for pid in file.read().split()]

    async def play() -> None:
        async with Client(f"http://127.0.0.1:{port}") as one:
            await awake(one)
            await one.guest("Ann")
            made = await one.post("tables", game="pennants", opponent="hotseat")
            both = [await one.sit(made["table"]["id"], seat=seat) for seat in ("red", "blue")]
            await play_out(both, Random(4))
            before = workers()
            os.kill(before[0], signal.SIGKILL)
            for _ in range(2400):
                if len(workers()) == 2 and workers() != before:
                    break
                await asyncio.sleep(0.05)
            assert len(workers()) == 2 and before[0] not in workers()
            await awake(one)

    try:
        asyncio.run(asyncio.wait_for(play(), 1200))
    finally:
        supervisor.terminate()
        assert supervisor.wait(120) == 0
