"""How long a table of many choices takes to open: its snapshot is read, and nothing is played again."""

import asyncio
import statistics
import tempfile
import time
from pathlib import Path
from random import Random

from cannae.server.live.opening import keep, open_table
from cannae.server.store.rows import SeatRow, digest, new_row
from cannae.server.store.store import Store
from cannae.table import OPEN
from cannae.table.clock import LIVE, TimeControl

CHOICES = 1200
GOAL = 0.1
RUNS = 9


async def opening(url: str) -> float:
    store = await Store.open(url)
    try:
        options = {"length": "points", "points": 100, "hand_red": 15, "hand_blue": 15}
        done = 0
        chance = Random(5)
        while done < CHOICES:  # not every match lasts so long
            seats = [SeatRow(OPEN, "", "", None, digest(name), 0) for name in ("red", "blue")]
            row = new_row("honour", options, seats, TimeControl(LIVE, 3_600_000, 1000), "lobby", True)
            await store.create(row)
            table, done = row.table(), 0
            table.clock.turn_to((), 0)
            while done < CHOICES and table.outcome() is None:
                side = chance.choice(table.to_act)
                table.choose(side, chance.choice(table.state.choices(side)))
                done += 1
                await store.append(row.id, done, table.acts[-1], "", None)
        await keep(store, row.id, table, done)
        times = []
        for _ in range(RUNS):
            began = time.perf_counter()
            await open_table(store, row.id)
            times.append(time.perf_counter() - began)
        return statistics.median(times)
    finally:
        await store.close()


def measure() -> float:
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(opening(f"sqlite:{Path(folder) / 'store.db'}"))


def line(seconds: float) -> str:
    verdict = "met" if seconds < GOAL else "NOT met"
    return f"A table of {CHOICES} choices opens in {1000 * seconds:.1f} ms; goal {1000 * GOAL:.0f} ms: {verdict}"


if __name__ == "__main__":
    print(line(measure()))
