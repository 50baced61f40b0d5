"""At a table with a clock the computer waits and thinks no longer than its time allows."""

import asyncio
import json
from dataclasses import replace
from itertools import count
from math import inf
from pathlib import Path

import pytest

from cannae.bots import decide, seen_by
from cannae.bots.people import SECONDS, Opponent, people
from cannae.core.game import Person
from cannae.core.randomness import FastRng
from cannae.core.registry import game
from cannae.server.app import make_app
from cannae.server.live.bot_pool import BotPool, to_spend
from cannae.server.ops.usage import Metrics
from cannae.table import Table, computer, person
from cannae.table.clock import DAY, TimeControl
from clients import HASTE, Client, served, settings


def table_with(control: TimeControl) -> Table:
    seats = [computer("hannibal"), person()]
    return Table(game("glory"), {"setup": "quick"}, seats, bytes(32), False, "x", control=control)


@pytest.mark.parametrize("increment", [0, 2000])
def test_however_many_decisions_a_game_has_the_clock_is_enough_for_them(increment: int) -> None:
    table = table_with(TimeControl("live", 60_000, increment))
    now = 0
    for decision in range(500):
        table.clock.turn_to([0], now)
        spent = to_spend(table, 0, now)
        assert spent > 0
        now += int(1000 * spent)
        assert not table.clock.fallen(now)
        table.clock.decided(0, decision, now)
    assert table.clock.left_at(0, now) > 0


def test_without_a_clock_it_takes_its_time_and_with_days_too() -> None:
    assert to_spend(table_with(TimeControl()), 0, 5) == inf
    assert to_spend(table_with(TimeControl("days", 2 * DAY)), 0, 5) > 60


def test_the_question_says_how_long_it_may_think() -> None:
    pool, table = BotPool(1, Metrics()), table_with(TimeControl("live", 60_000))
    assert json.loads(pool.question(table, 0, "hannibal", 0.25))["seconds"] == 0.25
    assert json.loads(pool.question(table, 0, "hannibal"))["seconds"] == pool.limit


def test_with_less_time_a_bot_looks_at_less(monkeypatch: pytest.MonkeyPatch) -> None:
    room = game("glory")
    endless = Opponent(room, Person("endless", "tree 10000000"))
    monkeypatch.setitem(people(room), "endless", endless)
    ticks = count()
    monkeypatch.setattr(
        "cannae.bots.thinking.perf_counter", lambda: 0.005 * next(ticks)
    )  # no machine is too slow for it
    state = room.start({"setup": "quick"}, FastRng(4))
    side = state.to_act[0]
    seen = seen_by(state, side, FastRng(1))
    looked = []
    for seconds in (0.01, 100.0):
        decide(room, {"setup": "quick"}, seen, side, "endless", FastRng(2), seconds)
        looked.append(sum(one.visits for one in endless.considered))
    assert 0 < 5 * looked[0] < looked[1], f"{SECONDS} s are the most that anybody takes"


def test_a_server_that_likes_to_wait_waits_less_where_a_clock_runs(tmp_path: Path) -> None:
    """With a wait of a minute, the computer would lose this game on time before its first choice."""

    async def play() -> None:
        app = make_app(settings(f"sqlite:{tmp_path / 'c.db'}", timings=replace(HASTE, pace=60.0)))
        async with served(app) as address, Client(address) as one:
            await one.guest("Ann")
            clock = {"kind": "live", "time": 50_000, "increment": 0}
            made = await one.post("tables", game="pennants", opponent="computer", seat="red", clock=clock)
            red = await one.sit(made["table"]["id"])
            while "blue" in red.state["to_act"]:
                await red.until("state")
            assert red.state["outcome"] is None
            assert red.state["clock"]["left"][1] > 0

    asyncio.run(play())
