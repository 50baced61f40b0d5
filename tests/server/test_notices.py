"""Players at different hosts hear of each other within seconds, whatever becomes of the notices between the hosts.

For a longer trial than the suite's: CUTS=30 pytest tests/server/test_notices.py
"""

import asyncio
import logging
import os
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import asyncpg
import pytest

from cannae.server.app import make_app
from cannae.server.store import notices
from cannae.server.store.database import EVERYTHING
from cannae.server.store.notices import NoticeListener
from clients import Client, Player, served, settings, two_at_a_table
from server_processes import hosts

CUTS = float(os.environ.get("CUTS", "5"))  # seconds
SOON = 15.0  # seconds: on a loaded machine too


async def cut_lines(url: str, seconds: float) -> int:
    """End every connection to the store but this one, again and again."""
    mine = await asyncpg.connect(url)
    until, cut = time.monotonic() + seconds, 0
    ended = (
        "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    while time.monotonic() < until or cut <= 2 * seconds:
        cut += await mine.fetchval(ended)
        await asyncio.sleep(0.3)
    await mine.close()
    return cut


async def say(player: Player, ref: str) -> None:
    """Until it is acknowledged: a store that was cut off in the middle of it says so."""
    while (await player.do("say", ref, ref=ref))["t"] != "ack":
        await asyncio.sleep(0.05)


async def hear(player: Player, text: str) -> float:
    """How long it takes to be told of a line, in seconds."""
    began = time.monotonic()
    while not any(event["args"].get("text") == text for event in player.events.values()):
        await player.until("state")
    return time.monotonic() - began


def test_everybody_is_told_within_seconds_while_lines_to_the_store_are_cut(
    postgres: Callable[[], str], tmp_path: Path
) -> None:
    url = postgres()

    async def play() -> None:
        async with hosts(tmp_path, url, 2) as (one, two):
            _, red, blue = await two_at_a_table(one, two, "pennants")
            cutting, number, waits = asyncio.create_task(cut_lines(url, CUTS)), 0, []
            while not cutting.done() or number % 2:
                number += 1
                speaker, listener = (red, blue) if number % 2 else (blue, red)
                await say(speaker, f"line {number}")
                waits.append(await hear(listener, f"line {number}"))
                await hear(speaker, f"line {number}")
            assert await cutting > 2 * CUTS, "lines were cut all the time"
            assert max(waits) < SOON, sorted(waits)[-5:]
            print(f"{number} lines, {await cutting} connections cut, told after {max(waits):.2f} s at most")
            for player in (red, blue):
                said = [event["args"]["text"] for event in player.events.values() if event["key"] == "chat-line"]
                assert said == [f"line {one}" for one in range(1, number + 1)], "each once, and in order"

    asyncio.run(asyncio.wait_for(play(), 300 + CUTS))


def test_a_process_that_hears_no_notices_still_tells_its_players_within_seconds(
    postgres: Callable[[], str], deaf: None
) -> None:
    url = postgres()

    async def play() -> None:
        async with (
            served(make_app(settings(url))) as here,
            served(make_app(settings(url))) as there,
            Client(here) as one,
            Client(there) as two,
        ):
            table, red, blue = await two_at_a_table(one, two, "pennants")
            await say(red, "hail")
            assert await hear(blue, "hail") < SOON
            assert (await blue.do("resign"))["t"] == "ack"
            while not red.over:
                await red.until("state", SOON)
            await one.post(f"tables/{table}/rematch")
            while blue.state["rematch"] is None:
                await blue.until("state", SOON)

    asyncio.run(asyncio.wait_for(play(), 1200))


class Freezer:
    """Between a client and PostgreSQL: it can keep a line open and say nothing more on it."""

    def __init__(self, target: str) -> None:
        self.target, self.frozen, self.lines = target, 0, 0

    async def __call__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.lines += 1
        number = self.lines
        there, thither = await asyncio.open_unix_connection(self.target)
        await asyncio.gather(self._carry(reader, thither, number), self._carry(there, writer, number))

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, number: int) -> None:
        with suppress(ConnectionError):
            while data := await reader.read(65536):
                if number > self.frozen:
                    writer.write(data)
                    await writer.drain()
        writer.close()


def test_a_line_that_stays_open_and_silent_is_noticed(
    postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(notices, "KEEP_ALIVE", 0.3)
    monkeypatch.setattr(notices, "PATIENCE", 5.0)
    caplog.set_level(logging.INFO, "cannae")
    url = postgres()
    folder = parse_qs(urlsplit(url).query)["host"][0]

    async def listen() -> None:
        freezer = Freezer(f"{folder}/.s.PGSQL.5432")
        server = await asyncio.start_unix_server(freezer, f"{folder}/.s.PGSQL.5433")
        heard: list[str] = []
        ear = asyncio.create_task(NoticeListener(f"{url}&port=5433", heard.append).listen())
        teller = await asyncpg.connect(url)

        async def until(found: Callable[[], bool]) -> None:
            for _ in range(1200):
                if found():
                    return
                await asyncio.sleep(0.05)
            raise AssertionError(heard)

        await until(lambda: heard == [EVERYTHING])
        await teller.execute("SELECT pg_notify('cannae', 'a b')")
        await until(lambda: heard == [EVERYTHING, "a", "b"])
        freezer.frozen = freezer.lines
        await teller.execute("SELECT pg_notify('cannae', 'missed')")
        await until(lambda: heard[3:] == [EVERYTHING])
        await teller.execute("SELECT pg_notify('cannae', 'c')")
        await until(lambda: heard[4:] == ["c"])
        ear.cancel()
        await asyncio.gather(ear, return_exceptions=True)
        await teller.close()
        server.close()

    asyncio.run(asyncio.wait_for(listen(), 1200))
    assert [record.message for record in caplog.records if record.name == "cannae"] == [
        "notices heard",
        "notices lost",
        "notices heard",
    ]
