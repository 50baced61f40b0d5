"""Load tests: many tables of two sockets each, with real rules and commits, compared with the baseline of bare.py."""

import asyncio
import gc
import multiprocessing
import os
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields, replace
from functools import partial
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import uvicorn

from cannae.server.process import Orders, listen, serve, supervise
from cannae.server.soak.bare import make_bare
from cannae.server.soak.driver import Load
from cannae.server.soak.kill import free_port, opened
from cannae.server.soak.stage import seated
from cannae.server.store.rows import new_row
from cannae.table.clock import TimeControl


@dataclass
class Figures:
    """One run: what was asked for, what was reached, and how long an acknowledgement took, in milliseconds."""

    kind: str
    tables: int  # still playing in the end
    sockets: int
    paced_asked: float
    paced: float
    p50: float
    p99: float
    saturated: float
    saturated_p99: float
    cpu: float  # microseconds of processor time the server spent on a choice when saturated, all threads together
    busy: float  # cores the server used when saturated
    driver: float  # cores the clients used, to see whether they were the limit
    others: float  # cores that anything else used
    memory: float  # MB of the server
    errors: int
    connect_seconds: float

    def to_data(self) -> dict[str, Any]:
        return {name: round(value, 2) if isinstance(value, float) else value for name, value in vars(self).items()}


NUMBERS = [one.name for one in fields(Figures) if one.type is float]


def serve_real(url: str, port: int) -> None:
    serve(Orders(url, unlimited=True, pace=0), listen("127.0.0.1", port))


def serve_workers(url: str, port: int, workers: int) -> None:
    supervise(Orders(url, unlimited=True, pace=0), listen("127.0.0.1", port), workers)


def serve_bare(url: str, port: int) -> None:
    config = uvicorn.Config(
        make_bare(url),
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_config=None,
    )
    uvicorn.Server(config).run(sockets=[listen("127.0.0.1", port)])


@dataclass
class Comparison:
    bare: Figures
    real: Figures
    share: float  # of what the bare one carries when saturated

    @staticmethod
    def of(rounds: list[list[Figures]]) -> "Comparison":
        """The median of every figure and of the shares, because machines are never quiet for long."""
        bare, real = (middle(figures) for figures in zip(*rounds))
        return Comparison(bare, real, median([real.saturated / bare.saturated for bare, real in rounds]))


def middle(rounds: Sequence[Figures]) -> Figures:
    values = {name: median([getattr(one, name) for one in rounds]) for name in NUMBERS}
    return replace(rounds[-1], **values, errors=sum(one.errors for one in rounds))


def compare(game: str, tables: int, rate: float, seconds: float, rounds: int, folder: Path) -> Comparison:
    """A bare broadcast and the real server under the same load, turn about."""
    trials = [
        Trial("bare", serve_bare, f"sqlite:{folder / 'bare.db'}"),
        Trial("real", serve_real, f"sqlite:{folder / 'real.db'}"),
    ]
    return Comparison.of(measured(trials, game, tables, rate, seconds, rounds))


def measure_workers(
    game: str, tables: int, rate: float, seconds: float, rounds: int, url: str, workers: int
) -> Figures:
    """The real server alone, as so many processes on a database that they share."""
    trial = Trial(f"{workers} workers", partial(serve_workers, workers=workers), url)
    return middle([figures for (figures,) in measured([trial], game, tables, rate, seconds, rounds)])


def measured(
    trials: "list[Trial]", game: str, tables: int, rate: float, seconds: float, rounds: int
) -> list[list[Figures]]:
    import resource

    import uvloop  # makes the clients cheaper

    limit = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(limit[1], 20_000), limit[1]))
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(_measured(trials, game, tables, rate, seconds, rounds))


async def _measured(
    trials: "list[Trial]", game: str, tables: int, rate: float, seconds: float, rounds: int
) -> list[list[Figures]]:
    try:
        for trial in trials:
            await trial.start(game, tables)
        gc.disable()  # the clients' pauses would be counted as the server's
        return [[await trial.measure(rate, seconds) for trial in trials] for _ in range(rounds)]
    finally:
        gc.enable()
        for trial in trials:
            trial.stop()


class Trial:
    """One server in processes of its own, and the sockets that play on it."""

    def __init__(self, kind: str, serve: Callable[[str, int], None], url: str) -> None:
        self.kind, self._serve, self._url = kind, serve, url
        self._load = Load(Random(1))
        self._process: BaseProcess | None = None
        self._connected = 0.0

    async def start(self, game: str, tables: int) -> None:
        url, port = self._url, free_port()
        ids = []
        async with opened(url) as store:
            for _ in range(tables):
                row = new_row(game, {}, seated(), TimeControl(), "private", False)
                await store.create(row)
                await store.start(row, "", None)
                ids.append(row.id)
        self._process = multiprocessing.get_context("spawn").Process(target=self._serve, args=(url, port))
        self._process.start()
        await awake(port)
        began = time.perf_counter()
        await self._load.connect(port, ids)
        self._connected = time.perf_counter() - began
        await self._load.paced(100, 1)  # warm

    async def measure(self, rate: float, seconds: float) -> Figures:
        assert self._process is not None and self._process.pid is not None
        load, spent, all_along = self._load, Spent(self._process.pid), Spent(self._process.pid)
        reached, times = await load.paced(rate, seconds)
        full, full_times = await load.saturated(seconds, spent.begin, spent.end)
        all_along.end()
        busy, driver, _ = spent.cores()
        _, _, others = all_along.cores()
        tables = sum(not room.over for room in load.rooms)  # a game that has ended asks for nothing more
        return Figures(
            self.kind, tables, 2 * len(load.rooms), rate, reached, percentile(times, 0.5), percentile(times, 0.99),
            full, percentile(full_times, 0.99), busy / full * 1e6 if full else 0.0, busy, driver, others,
            sum(map(memory, processes(self._process.pid))), load.errors, self._connected,
        )  # fmt: skip

    def stop(self) -> None:
        self._load.done = True
        if self._process is not None:
            self._process.terminate()
            self._process.join(20)


class Spent:
    """The processor time used between two moments. A server is a process and its workers."""

    def __init__(self, server: int) -> None:
        self._server = processes(server)
        self.begin()

    def begin(self) -> None:
        self._began, self._before = time.perf_counter(), self._now()

    def end(self) -> None:
        self._ended, self._after = time.perf_counter(), self._now()

    def cores(self) -> tuple[float, float, float]:
        """The cores that the server, this process and all others used in between."""
        took = self._ended - self._began
        server, own, all_of_it = [(now - then) / took for now, then in zip(self._after, self._before)]
        return server, own, max(0.0, all_of_it - server - own)

    def _now(self) -> tuple[float, float, float]:
        tick = os.sysconf("SC_CLK_TCK")
        server = 0.0
        for process in self._server:
            fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
            server += (int(fields[11]) + int(fields[12])) / tick
        with open("/proc/stat") as file:
            user, nice, system, _, _, *more = [int(word) for word in file.readline().split()[1:9]]
        return server, time.process_time(), (user + nice + system + sum(more)) / tick  # interrupts, and what was stolen


def processes(server: int) -> list[int]:
    """A process and its workers, without the processes of the computer's players."""
    children = Path(f"/proc/{server}/task/{server}/children").read_text().split()
    return [server, *map(int, children)]


def percentile(times: list[float], share: float) -> float:
    return times[min(len(times) - 1, int(len(times) * share))] * 1000 if times else 0.0


async def awake(port: int) -> None:
    for _ in range(1200):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.close()
            return
        except OSError:
            await asyncio.sleep(0.05)
    raise TimeoutError("the server did not start")


def memory(pid: int) -> float:
    with open(f"/proc/{pid}/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6
