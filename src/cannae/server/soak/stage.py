"""A house without a network for trials: a store, a hub, and sessions whose messages are kept."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from cannae.core.game import Game
from cannae.server.bots import BotPool
from cannae.server.hub import Habits, Hub
from cannae.server.metrics import Metrics
from cannae.server.schema import SCRIPTS
from cannae.server.session import Session
from cannae.server.sqlite import SQLite
from cannae.server.store import SeatRow, Store, digest, new_row
from cannae.table import PERSON
from cannae.table.clock import Terms

PEOPLE = ("ann", "bob")


@asynccontextmanager
async def house(folder: Path) -> AsyncIterator[Hub]:
    """A hub on a store that does not wait for the disk."""
    database = SQLite(str(folder / "trial.db"), synchronous="OFF")
    await database.migrate(SCRIPTS)
    metrics = Metrics()
    hub = Hub(Store(database), BotPool(1, metrics), metrics, Habits(pace=0, round=3600))
    await hub.start()
    try:
        yield hub
    finally:
        await hub.stop()
        await database.close()


async def new_table(hub: Hub, game: Game, number: int, watchable: bool = True) -> str:
    """A running table of two people, with the n-th of the options the game wants tried."""
    seats = [SeatRow(PERSON, name, "", name, digest(f"link of {name}"), 0) for name in PEOPLE]
    row = new_row(game.id, game.sample_options(number), seats, Terms(), "private", watchable)
    await hub.store.create(row)
    await (await hub.table(row.id)).start_if_full()
    return row.id


class Voice:
    """A client that keeps what it hears."""

    def __init__(self, hub: Hub, person: str | None) -> None:
        self.heard: list[dict[str, Any]] = []
        self.session = Session(hub, person, lambda text: self.heard.append(json.loads(text)))

    async def say(self, text: str | bytes) -> list[dict[str, Any]]:
        """What is answered at once."""
        self.heard.clear()
        await self.session.handle(text)
        return self.heard

    async def tell(self, **message: Any) -> list[dict[str, Any]]:
        return await self.say(json.dumps(message))


def some(chance: Random, *things: Any) -> Any:
    return chance.choice(things)


async def breathe() -> None:
    """Let what runs in the background run."""
    await asyncio.sleep(0)
