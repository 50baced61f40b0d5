"""A server without a network for trials: a store, a hub, and sessions whose messages are collected."""

import json
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from cannae.core.game import Game
from cannae.server.live.bot_pool import BotPool
from cannae.server.live.hub import Hub, Timings
from cannae.server.live.session import Session
from cannae.server.ops.usage import Metrics
from cannae.server.store.database import SQLite
from cannae.server.store.rows import SeatRow, digest, new_row
from cannae.server.store.schema import SCRIPTS
from cannae.server.store.store import Store
from cannae.table import PERSON
from cannae.table.clock import TimeControl

T = TypeVar("T")
PEOPLE = ("ann", "bob")


class AtOnce(SQLite):
    """A store without threads and without waiting for the disk, for trials that test neither."""

    async def _in(self, thread: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        return work()

    def _tend_log(self) -> None:
        return


@asynccontextmanager
async def trial_hub(folder: Path) -> AsyncIterator[Hub]:
    database = AtOnce(str(folder / "trial.db"), synchronous="OFF")
    await database.migrate(SCRIPTS)
    metrics = Metrics()
    hub = Hub(Store(database), BotPool(1, metrics), metrics, Timings(pace=0, round=3600))
    await hub.start()
    try:
        yield hub
    finally:
        await hub.stop()
        await database.close()


def seated() -> list[SeatRow]:
    """Two people, each with a private link that is known."""
    return [SeatRow(PERSON, name, "", name, digest(f"link of {name}"), 0) for name in PEOPLE]


async def new_table(hub: Hub, game: Game, number: int, watchable: bool = True) -> str:
    """A running table of two people, with the n-th of the options the game wants tried."""
    row = new_row(game.id, game.sample_options(number), seated(), TimeControl(), "private", watchable)
    await hub.store.create(row)
    await (await hub.table(row.id)).start_if_full()
    return row.id


class Voice:
    """A client that collects its messages."""

    def __init__(self, hub: Hub, person: str | None) -> None:
        self.heard: list[str] = []
        self.session = Session(hub, person, self.heard.append)

    async def say(self, text: str | bytes) -> list[str]:
        """Send a message; returns what is answered at once."""
        self.heard.clear()
        await self.session.handle(text)
        return self.heard

    async def tell(self, **message: Any) -> list[dict[str, Any]]:
        return [msgspec.json.decode(text) for text in await self.say(json.dumps(message))]
