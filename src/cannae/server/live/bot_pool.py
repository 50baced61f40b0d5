"""The computer's players, in processes of their own. A process that is too slow or dies is replaced, so that no table
has to wait for it."""

import asyncio
import json
import sys
from asyncio.subprocess import PIPE, Process
from math import inf
from typing import Any

from cannae.bots import seen_by
from cannae.core.contract import UserError
from cannae.server.ops.logs import note
from cannae.server.ops.usage import Metrics
from cannae.table import Table
from cannae.table.clock import NONE

ATTEMPTS = 3
LASTING = 40  # decisions that what is left on a clock must be enough for, whenever one is made
STRETCH = 0.4  # seconds of work at a course in one go


def to_spend(table: Table, side: int, now: int) -> float:
    """Seconds that the computer may take for a decision, waiting and thinking together: a share of what its clock has
    left, so that it never runs out, and without a clock as long as it likes."""
    clock = table.clock
    if clock.control.kind == NONE:
        return inf
    return (clock.left_at(side, now) / LASTING + clock.control.increment / 2) / 1000


class BotPool:
    def __init__(self, size: int, metrics: Metrics, limit: float = 20.0, command: list[str] | None = None) -> None:
        self.metrics = metrics
        self.limit = limit  # seconds for one answer
        self.command = command or [sys.executable, "-m", "cannae.server.live.bot_worker"]
        self._free: list[Process | None] = [None] * size  # a process is started when first needed
        self._turn = asyncio.Semaphore(size)  # the longest waiting is next; a queue would let those just served push in
        self._all: set[Process] = set()
        self.waiting = 0
        self._studying = asyncio.Semaphore(1)

    def question(self, table: Table, side: int, level: str | None, seconds: float = inf) -> str:
        """All that the computer is given; without a level it is asked for advice. It thinks no longer than so many
        seconds. Call it while holding the lock of the table."""
        rng = table.bot_rng(side)
        position = seen_by(table.state, side, rng)
        data = {"game": table.game.id, "options": table.options, "position": position, "side": side, "level": level}
        return json.dumps(data | {"rng": rng.to_data(), "seconds": min(seconds, self.limit)})

    async def study(self, record: str, first: int) -> dict[str, Any]:
        """A stretch of the course of a finished game. Short, so that nobody at play waits long, and one at a time."""
        async with self._studying:
            return await self.ask(json.dumps({"record": record, "first": first, "seconds": STRETCH}), "values", list)

    async def ask(self, question: str, part: str = "choice", kind: type = str) -> dict[str, Any]:
        """The notation of a choice, or advice as data; `UserError` after the last attempt. `part` is what every answer
        has, of this kind."""
        for _ in range(ATTEMPTS):
            self.waiting += 1
            try:
                await self._turn.acquire()
            finally:
                self.waiting -= 1
            process = self._free.pop()
            try:
                if process is None or process.returncode is not None:
                    process = await self._start()
                with self.metrics.bot.time():
                    answer = await asyncio.wait_for(self._exchange(process, question), self.limit)
                if not isinstance(answer[part], kind):
                    raise TypeError
                return answer
            except (TimeoutError, OSError, ValueError, KeyError, TypeError) as error:
                self.metrics.bot_failures.add()
                note("bot failed", error=type(error).__name__)
                self._end(process)
                process = None
            except asyncio.CancelledError:
                self._end(process)  # it may still be working on a question that was cancelled
                process = None
                raise
            finally:
                self._free.append(process)
                self._turn.release()
        raise UserError("bot-failed")

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(*self.command, stdin=PIPE, stdout=PIPE, limit=1 << 20)
        self._all.add(process)
        return process

    async def _exchange(self, process: Process, question: str) -> dict[str, Any]:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(question.encode() + b"\n")
        await process.stdin.drain()
        answer = json.loads(await process.stdout.readline())
        return dict(answer)

    def _end(self, process: Process | None) -> None:
        if process is not None:
            self._all.discard(process)
            if process.returncode is None:
                process.kill()

    async def close(self) -> None:
        for process in list(self._all):
            self._end(process)
            await process.wait()
