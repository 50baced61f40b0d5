"""Server time: the wall clock may be put forward or back, and the server may be down, without anybody
winning or losing by it."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cannae.server.app import make_app
from cannae.server.live.hub import Hub
from cannae.server.store.store import ServerTime, Store
from clients import Client, Player, served, settings, two_at_a_table

HOUR = 3_600_000
CLOCK = {"kind": "live", "time": 300_000, "increment": 0}
wall = time.time_ns


@pytest.fixture
def jump(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Put the clock on the wall forward, or back, by so many milliseconds in all."""

    def put(by: int) -> None:
        monkeypatch.setattr(time, "time_ns", lambda: wall() + by * 1_000_000)
        monkeypatch.setattr(time, "time", lambda: wall() / 1e9 + by / 1000)

    return put


async def left(player: Player) -> list[int]:
    await player.quiet(0.05)  # so that nothing older is taken for the answer
    await player.send(t="ask", id="s", about="state")
    clock: dict[str, Any] = (await player.until("state"))["clock"]
    found: list[int] = clock["left"]
    return found


@pytest.mark.parametrize("by", [HOUR, -HOUR], ids=["forward", "back"])
def test_a_jump_of_the_wall_clock_ends_no_game_and_freezes_none(
    by: int, tmp_path: Path, jump: Callable[[int], None]
) -> None:
    async def play() -> None:
        async with (
            served(make_app(settings(f"sqlite:{tmp_path / 'c.db'}"))) as address,
            Client(address) as one,
            Client(address) as two,
        ):
            _, red, blue = await two_at_a_table(one, two, "pennants", clock=CLOCK)
            assert (await red.choose("ready"))["t"] == "ack"
            jump(by)
            await asyncio.sleep(0.3)
            assert 290_000 < (await left(red))[1] <= 300_000 and not red.over, "it ends no game"
            assert (await red.do("claim"))["key"] == "claim-too-early", "nor is anybody absent"
            assert (await red.do("say", "hail"))["t"] == "ack"
            before = (await left(blue))[1]
            await asyncio.sleep(0.3)
            assert before - (await left(blue))[1] >= 250, "it freezes none"
            assert (await blue.choose("ready"))["t"] == "ack"

    asyncio.run(asyncio.wait_for(play(), 1200))


async def die(self: Hub) -> None:
    self.periodic.end()


@pytest.mark.parametrize("sudden", [True, False], ids=["killed", "stopped"])
@pytest.mark.parametrize("by", [HOUR, -HOUR], ids=["forward", "back"])
def test_nor_does_it_where_the_clock_was_put_while_the_server_was_away(
    by: int, sudden: bool, tmp_path: Path, jump: Callable[[int], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:{tmp_path / 'c.db'}"

    async def play() -> None:
        async with served(make_app(settings(url))) as address:
            one, two = Client(address), Client(address)
            table, red, _ = await two_at_a_table(one, two, "pennants", clock=CLOCK)
            assert (await red.choose("ready"))["t"] == "ack"
            if sudden:
                monkeypatch.setattr(Hub, "stop", die)
        jump(by)
        async with (
            served(make_app(settings(url))) as address,
            Client(address) as again,
            Client(address) as other,
        ):
            again.http.cookies, other.http.cookies = one.http.cookies, two.http.cookies
            red, blue = await again.sit(table), await other.sit(table)
            extra = 0 if sudden else 15_000
            assert 290_000 + extra < (await left(red))[1] <= 300_000 + extra and not red.over
            before = (await left(blue))[1]
            await asyncio.sleep(0.3)
            assert before - (await left(blue))[1] >= 250, "time goes on"
            assert (await red.do("claim"))["key"] == "claim-too-early"
            assert (await blue.choose("ready"))["t"] == "ack"
        for client in (one, two):
            await client.http.aclose()

    asyncio.run(asyncio.wait_for(play(), 1200))


def test_no_time_passes_while_the_server_is_away(
    tmp_path: Path, pass_by: Callable[[int], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It dies without a word and is away for ten minutes, twice what the clocks have left."""
    url = f"sqlite:{tmp_path / 'c.db'}"

    async def play() -> None:
        async with served(make_app(settings(url))) as address:
            one, two = Client(address), Client(address)
            table, red, _ = await two_at_a_table(one, two, "pennants", clock=CLOCK)
            assert (await red.choose("ready"))["t"] == "ack"
            monkeypatch.setattr(Hub, "stop", die)
        pass_by(600_000)
        async with served(make_app(settings(url))) as address, Client(address) as again:
            again.http.cookies = one.http.cookies
            red = await again.sit(table)
            assert (await left(red))[1] > 290_000, "nobody lost on time"
            assert (await red.do("claim"))["key"] == "claim-too-early", "nobody was absent from a server that was away"
            pass_by(600_000 + 200_000)
            assert 0 < (await left(red))[1] < 100_000, "and then it passes"
            pass_by(600_000 + 300_000)
            while (outcome := red.state["outcome"]) is None:
                await red.until("state")
            assert outcome["winner"] == "red"
        for client in (one, two):
            await client.http.aclose()

    asyncio.run(asyncio.wait_for(play(), 1200))


def test_the_time_of_the_server_is_kept_in_the_store_and_never_goes_back(
    url: str, jump: Callable[[int], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        store = await Store.open(url)
        began = store.time.now()
        store.time.reach(began + 5000)
        assert began + 5000 <= store.time.now() < began + HOUR
        await store.beat()
        jump(-HOUR)
        other = await Store.open(url)
        assert began + 5000 <= other.time.now() < began + HOUR, "it goes on where the last sign left off"
        other.time.begin(began)
        await other.beat()
        assert (await store.last_beat() or 0) >= began + 5000, "a process that is behind does not set it back"
        await store.close()
        await other.close()

    asyncio.run(work())


def test_two_processes_keep_one_time(postgres: Callable[[], str], jump: Callable[[int], None]) -> None:
    """One of them was started when the clock on the wall said something else."""
    url = postgres()

    async def play() -> None:
        here, there = make_app(settings(url)), None
        async with served(here):
            jump(HOUR)
            there = make_app(settings(url))
            async with served(there):
                times = [0, HOUR]
                for _ in range(600):
                    times = [app.app.pages.state.services.store.time.now() for app in (here, there)]  # type: ignore[attr-defined]
                    if abs(times[0] - times[1]) < 1000:
                        break
                    await asyncio.sleep(0.1)
                assert abs(times[0] - times[1]) < 1000, times

    asyncio.run(asyncio.wait_for(play(), 1200))


def test_time_reaches_what_the_furthest_says_and_is_not_put_back() -> None:
    moment = ServerTime(2 * HOUR)
    assert 2 * HOUR <= moment.now() < 3 * HOUR
    moment.reach(HOUR)
    assert 2 * HOUR <= moment.now() < 3 * HOUR
    moment.reach(5 * HOUR)
    assert 5 * HOUR <= moment.now() < 6 * HOUR
