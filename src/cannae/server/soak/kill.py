"""The server is killed at random moments of play; afterwards every acknowledged act must be in the store."""

import asyncio
import json
import multiprocessing
import os
import signal
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from cannae.core.registry import game
from cannae.server.live.messages import unfolded
from cannae.server.ops.maintenance import examine
from cannae.server.process import Orders, listen, serve
from cannae.server.soak.stage import PEOPLE, seated
from cannae.server.store.rows import RUNNING, new_row
from cannae.server.store.store import Store
from cannae.table.clock import TimeControl

TABLES = 3  # played at once, so that commits hold acts of several
PORTS = range(12_000, 32_000)
_own = os.getpid() * 100 % len(PORTS)  # where this process begins to look
_ports = cycle([*PORTS[_own:], *PORTS[:_own]])


@dataclass
class Report:
    game: str
    kills: int = 0
    acknowledged: int = 0
    finished: int = 0
    answered_again: int = 0  # acts that were stored although their acknowledgement was lost
    faults: list[str] = field(default_factory=list)

    def to_data(self) -> dict[str, Any]:
        return vars(self)


def serve_store(url: str, port: int) -> None:
    serve(Orders(url, unlimited=True, pace=0), listen("127.0.0.1", port))


def free_port() -> int:
    """A port nobody listens at, below those that the system lends to clients: none of them is taken before it
    is used. Each process looks among others first."""
    port: int
    for port in islice(_ports, len(PORTS)):
        with socket.socket() as found, suppress(OSError):
            found.bind(("127.0.0.1", port))
            return port
    raise OSError("no free port")


async def kill_often(name: str, kills: int, seed: int, folder: Path) -> Report:
    chance = Random(seed)
    report = Report(name)
    url, port = f"sqlite:{folder / 'killed.db'}", free_port()
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["cannae.server.soak.warm"])
    players: list[Player] = []
    for _ in range(kills):
        async with opened(url) as store:
            players = await _settle(store, name, players, chance, report)
        process = context.Process(target=serve_store, args=(url, port))
        process.start()
        assert process.pid is not None
        playing = [asyncio.create_task(player.play(port)) for player in players]
        await asyncio.wait([player.first for player in players], timeout=30)
        await asyncio.sleep(chance.uniform(0, 0.08))
        os.kill(process.pid, signal.SIGKILL)
        process.join()
        await asyncio.gather(*playing)
        report.kills += 1
    async with opened(url) as store:
        await _settle(store, name, players, chance, report)
    health = await examine(url)
    report.faults += [f"{table}: {what}" for table, what in health.faults]
    return report


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


async def _settle(store: Store, name: str, players: "list[Player]", chance: Random, report: Report) -> "list[Player]":
    """Check the store of the killed server; replace tables that are over."""
    tables = list(dict.fromkeys(player.table for player in players))
    for table in tables:
        kept = [ref for _, _, ref in await store.acts(table, 0)]
        if len(set(kept)) != len(kept):
            report.faults.append(f"{table}: an act was done twice")
        for player in players:
            if player.table == table:
                lost = [ref for ref in player.acknowledged if f"{player.side}:{ref}" not in kept]
                report.faults += [f"{table}: {ref} was acknowledged and is gone" for ref in lost]
                report.acknowledged += len(player.fresh)
                player.fresh.clear()
                report.answered_again += player.answered_again
                player.answered_again = 0
        if (await store.find(table)).status != RUNNING:
            report.finished += 1
            tables.remove(table)
    players = [player.renewed() for player in players if player.table in tables]
    while len(tables) < TABLES:
        row = new_row(name, {}, seated(), TimeControl(), "private", False)
        await store.create(row)
        await store.start(row, "", None)
        tables.append(row.id)
        players += [Player(row.id, side, Random(chance.random())) for side in (0, 1)]
    assert game(name).playable
    return players


class Player:
    """Plays at random, remembers what was acknowledged, and repeats what was not."""

    def __init__(self, table: str, side: int, chance: Random) -> None:
        self.table, self.side, self.chance = table, side, chance
        self.acknowledged: list[str] = []
        self.fresh: list[str] = []
        self.asked: dict[str, Any] | None = None  # what was sent and not yet answered
        self.answered_again = 0
        self.number = 0
        self.first: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def renewed(self) -> "Player":
        self.first = asyncio.get_running_loop().create_future()
        return self

    async def play(self, port: int) -> None:
        for _ in range(600):
            try:
                async with connect(f"ws://127.0.0.1:{port}/api/play", compression=None, max_size=None) as connection:
                    await self._sit(connection)
                return
            except ConnectionClosed:
                return
            except (OSError, EOFError):
                if self.first.done():
                    return
                await asyncio.sleep(0.01)  # it is not up yet
            except Exception as error:
                if self.first.done() or "handshake" in str(error).lower():
                    return
                raise

    async def _sit(self, connection: ClientConnection) -> None:
        hello = {"t": "hello", "table": self.table, "token": f"link of {PEOPLE[self.side]}"}
        with suppress(ConnectionClosed):
            await connection.send(json.dumps(hello))
            if self.asked is not None:
                await connection.send(json.dumps(self.asked))
            while True:
                for message in unfolded(json.loads(await connection.recv())):
                    await self._heard(message, connection)

    async def _heard(self, message: dict[str, Any], connection: ClientConnection) -> None:
        if message["t"] == "ack":
            self.answered_again += message["again"]
            self.acknowledged.append(message["id"])
            self.fresh.append(message["id"])
            self.asked = None
            if not self.first.done():
                self.first.set_result(None)
        elif message["t"] == "refused":
            self.asked = None
            await connection.send(json.dumps({"t": "ask", "id": "s", "about": "state"}))
        elif message["t"] == "state":
            if message["outcome"] is not None:
                if not self.first.done():
                    self.first.set_result(None)
            elif self.asked is None and message["choices"]:
                self.number += 1
                choice = self.chance.choice(message["choices"])
                ref = f"k{self.number}"
                self.asked = {"t": "choose", "id": ref, "version": message["version"], "choice": choice}
                await connection.send(json.dumps(self.asked))
            elif not self.first.done():
                self.first.set_result(None)
