"""A server on a free port of this machine, and clients that speak its protocol as anybody's would."""

import asyncio
import itertools
import json
import socket
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from cannae.server.app import make_app
from cannae.server.http.guard import Guard
from cannae.server.live.hub import Timings
from cannae.server.live.messages import unfolded
from cannae.server.ops.usage import Limits
from cannae.server.process import configure
from cannae.server.services import Settings

HASTE = Timings(pace=0.0, round=0.05, lease=1500, idle=60_000, presence=200)
PATIENT = 60.0  # seconds: a loaded machine is slow, not wrong
numbers = itertools.count(1)


def settings(database: str, **more: Any) -> Settings:
    defaults: dict[str, Any] = {"limits": Limits(off=True), "timings": HASTE, "cheap_passwords": True}
    return Settings(database, **(defaults | more))


@asynccontextmanager
async def served(app: Guard) -> AsyncIterator[str]:
    """The application behind a real port; gives its address."""
    listening = socket.socket()
    listening.setsockopt(
        socket.SOL_SOCKET, socket.SO_SNDBUF, 8192
    )  # so that a client that does not read is noticed soon
    listening.bind(("127.0.0.1", 0))
    listening.listen()
    # a loaded machine is slow: no line is cut under a client about to speak
    config = configure(app, timeout_graceful_shutdown=2, timeout_keep_alive=120)
    server = uvicorn.Server(config)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    task = asyncio.create_task(server._serve(sockets=[listening]))
    while not server.started and not task.done():
        await asyncio.sleep(0.01)
    assert server.started, "the server did not start"
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        await task


def run(database: str | Path, play: Callable[[str], Awaitable[None]], **more: Any) -> None:
    """Serve a store and let the test play against it."""
    url = f"sqlite:{database}" if isinstance(database, Path) else database

    async def all_of_it() -> None:
        async with served(make_app(settings(url, **more))) as address:
            await play(address)

    asyncio.run(asyncio.wait_for(all_of_it(), 1200))


def shipped(folder: Path, play: Callable[[str], Awaitable[None]]) -> None:
    """The same with the limits as shipped."""
    run(folder / "c.db", play, limits=Limits())


class Player:
    """A socket at a table; keeps the last state and every event by number."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.state: dict[str, Any] = {}
        self.events: dict[int, dict[str, Any]] = {}
        self.received: list[dict[str, Any]] = []
        self.meanings: dict[str, dict[str, Any]] = {}  # of choices, as they were last described
        self.parts: dict[str, dict[str, Any]] = {}  # of views, in the edition that was last told
        self._unread: deque[dict[str, Any]] = deque()

    async def send(self, **message: Any) -> None:
        await self.connection.send(json.dumps(message))

    async def receive(self, limit: float = PATIENT) -> dict[str, Any]:
        if not self._unread:
            self._unread += unfolded(json.loads(await asyncio.wait_for(self.connection.recv(), limit)))
        message = self._unread.popleft()
        self.received.append(message)
        if message["t"] == "state":
            for event in message["events"]:
                assert event["n"] not in self.events or self.events[event["n"]] == event
                self.events[event["n"]] = event
            self.meanings |= {entry["choice"]: entry for entry in message.get("described", [])}
            assert self.meanings.keys() >= set(message.get("choices", [])), "a choice that was never described"
            self.complete(message)
            self.state = message
        return message

    def complete(self, state: dict[str, Any]) -> None:
        """A view with the parts that were told before."""
        for name, part in state.get("parts", {}).items():
            if "is" in part:
                self.parts[name] = part
            assert self.parts[name]["n"] == part["n"], "a part that was never told"
            state["view"][name] = self.parts[name]["is"]

    async def until(self, kind: str, limit: float = PATIENT, **like: Any) -> dict[str, Any]:
        """The next message of this kind, whatever comes before it."""
        while True:
            message = await self.receive(limit)
            if message["t"] == kind and all(message.get(key) == value for key, value in like.items()):
                return message

    async def hello(self, table: str, **more: Any) -> dict[str, Any]:
        await self.send(t="hello", table=table, **more)
        while True:
            message = await self.receive()
            if message["t"] in ("state", "refused"):
                return message

    async def choose(self, choice: str, version: int | None = None, ref: str | None = None) -> dict[str, Any]:
        version = self.state["version"] if version is None else version
        return await self.ask(t="choose", version=version, choice=choice, ref=ref)

    async def go_on(self, times: int) -> None:
        """Whatever is offered first, so many times."""
        for _ in range(times):
            assert (await self.choose(self.choices()[0]))["t"] == "ack"
            await self.until("state")

    async def do(self, verb: str, what: str = "", ref: str | None = None) -> dict[str, Any]:
        answer = await self.ask(t="do", verb=verb, what=what, ref=ref)
        while verb == "resign" and answer["t"] == "ack" and self.state["status"] != "over":
            await self.receive()  # the record is written after the act was acknowledged
        return answer

    async def ask(self, ref: str | None = None, **message: Any) -> dict[str, Any]:
        """Send something with an id and wait for what answers it."""
        ref = ref or f"m{next(numbers)}"
        await self.send(id=ref, **message)
        while True:
            answer = await self.receive()
            if answer["t"] in ("ack", "refused", "answer", "pong") and answer["id"] in (ref, ""):
                return answer

    async def quiet(self, pause: float = 0.15) -> list[dict[str, Any]]:
        """What has come, and what still comes within a while, presence aside."""
        before = len(self.received)
        await self.ask(t="ping")  # what was sent before has come
        found = [one for one in self.received[before:] if one["t"] not in ("presence", "pong")]
        try:
            while True:
                message = await self.receive(pause)
                if message["t"] != "presence":
                    found.append(message)
        except TimeoutError:
            return found

    @property
    def turn(self) -> bool:
        return self.state.get("seat") in self.state.get("to_act", [])

    @property
    def over(self) -> bool:
        return self.state.get("outcome") is not None

    def choices(self) -> list[str]:
        choices: list[str] = self.state["choices"]
        return choices


class Client:
    """A browser: cookies, and requests with an origin."""

    def __init__(self, address: str) -> None:
        self.address = address
        # a line that lay idle is not used again: the server may be about to close it
        idle, headers = httpx.Limits(keepalive_expiry=1), {"origin": address}
        self.http = httpx.AsyncClient(base_url=address, headers=headers, timeout=PATIENT, limits=idle)
        self.open: list[ClientConnection] = []

    async def __aenter__(self) -> "Client":
        return self

    async def __aexit__(self, *_: object) -> None:
        for connection in self.open:
            await connection.close()
        await self.http.aclose()

    async def post(self, path: str, status: int = 200, **body: Any) -> Any:
        response = await self.http.post(f"/api/{path}", json=body)
        assert response.status_code == status, (response.status_code, response.text)
        return response.json()

    async def get(self, path: str, status: int = 200, **query: Any) -> Any:
        response = await self.http.get(f"/api/{path}", params=query)
        assert response.status_code == status, (response.status_code, response.text)
        return response.json()

    async def guest(self, name: str) -> "Client":
        await self.post("guest", name=name)
        return self

    async def connect(self) -> Player:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"cookie": cookie} if cookie else {}
        connection = await connect(
            self.address.replace("http", "ws") + "/api/play",
            origin=self.address,  # type: ignore[arg-type]
            additional_headers=headers,
            compression=None,
            max_size=None,
        )
        self.open.append(connection)
        return Player(connection)

    async def sit(self, table: str, **more: Any) -> Player:
        player = await self.connect()
        message = await player.hello(table, **more)
        assert message["t"] == "state", message
        return player


async def two_at_a_table(red: Client, blue: Client, game: str = "honour", **more: Any) -> tuple[str, Player, Player]:
    """Two guests at a table from the lobby."""
    await red.guest("Ann")
    await blue.guest("Bob")
    made = await red.post("tables", game=game, opponent="lobby", seat="red", **more)
    table = made["table"]["id"]
    await blue.post(f"tables/{table}/join")
    return table, await red.sit(table), await blue.sit(table)


async def play_out(players: list[Player], chance: Random) -> None:
    """Every player chooses at random whenever it may, until the game is over."""

    async def one(player: Player) -> None:
        while not player.over:
            if player.turn:
                answer = await player.choose(chance.choice(player.choices()))
                assert answer["t"] == "ack", answer
                if not player.over and player.state["version"] != answer["version"]:
                    await player.until("state")
            else:
                await player.until("state")

    await asyncio.gather(*map(one, players))


__all__ = ["HASTE", "Client", "ConnectionClosed", "Player", "play_out", "run", "served", "settings", "two_at_a_table"]
