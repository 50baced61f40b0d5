"""Notices from other processes through PostgreSQL, on one connection that listens. If it breaks it is opened again, and
if it is silent it is tested; what was missed meanwhile is reported as `EVERYTHING`."""

import asyncio
from collections.abc import Callable

import asyncpg

from cannae.server.ops.logs import note
from cannae.server.store.database import EVERYTHING

CHANNEL = "cannae"
KEEP_ALIVE = 5.0  # seconds between tests of the connection
PATIENCE = 5.0  # seconds for an answer
SHORTEST, LONGEST = 0.1, 2.0  # seconds before the next attempt to connect


class NoticeListener:
    def __init__(self, url: str, heard: Callable[[str], None]) -> None:
        self._url, self._heard = url, heard
        self._held = False  # whether the connection has lasted for a while

    async def listen(self) -> None:
        pause = SHORTEST
        while True:
            self._held = False
            try:
                await self._listen_until_lost()
            except Exception as error:  # of any kind: not listening must be noticed
                pause = SHORTEST if self._held else min(2 * pause, LONGEST)
                note("notices lost", reason=type(error).__name__, again_in=pause)
            await asyncio.sleep(pause)

    async def _listen_until_lost(self) -> None:
        connection = await asyncpg.connect(self._url, timeout=PATIENCE, command_timeout=PATIENCE)
        lost = asyncio.Event()
        try:
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, lambda *message: self._split(message[3]))
            note("notices heard")
            self._heard(EVERYTHING)
            while True:
                try:
                    await asyncio.wait_for(lost.wait(), KEEP_ALIVE)
                except TimeoutError:
                    await connection.execute("SELECT 1")
                    self._held = True
                else:
                    raise ConnectionResetError
        finally:
            connection.terminate()  # without waiting for an answer

    def _split(self, notice: str) -> None:
        for hint in notice.split():
            self._heard(hint)
