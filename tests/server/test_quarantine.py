"""One unreadable table never stops the server: it is quarantined, the log names it, and all others play on."""

import asyncio
import json
import logging
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pennants.state import Pennants

from cannae.core.contract import UserError
from cannae.core.registry import game
from cannae.server.app import make_app
from cannae.server.ops.logs import Lines
from cannae.server.ops.quarantine import Quarantine
from cannae.server.store.database import Statement, open_database
from cannae.server.store.store import Store
from clients import HASTE, Client, Player, run, served, settings, two_at_a_table

CLOCK = {"kind": "live", "time": 300_000, "increment": 0}


def lines(caplog: pytest.LogCaptureFixture) -> list[dict[str, Any]]:
    return [json.loads(Lines().format(record)) for record in caplog.records if record.name == "cannae"]


async def over(player: Player) -> dict[str, Any]:
    while not player.over:
        await player.until("state")
    outcome: dict[str, Any] = player.state["outcome"]
    return outcome


@pytest.fixture(autouse=True)
def heard(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "cannae")


def test_clocks_go_on_beside_tables_that_cannot_be_read(
    url: str, caplog: pytest.LogCaptureFixture, pass_by: Callable[[int], None]
) -> None:
    """Acts that nobody can play, options that are no JSON, a game that is gone, a seat that is missing."""
    damages = (
        "UPDATE act SET what = 'nonsense' WHERE table_id = '{}'",
        "UPDATE tables SET options = 'nonsense' WHERE id = '{}'",
        "UPDATE tables SET game = 'nonsense' WHERE id = '{}'",
        "DELETE FROM seat WHERE side = 1 AND table_id = '{}'",
    )
    bad: list[str] = []

    async def make(address: str) -> None:
        async with Client(address) as one:
            await one.guest("Ann")
            for _ in damages:
                made = await one.post("tables", game="pennants", opponent="hotseat", clock=CLOCK, watchable=True)
                bad.append(made["table"]["id"])
                red = await one.sit(bad[-1], seat="red")
                assert (await red.choose("ready"))["t"] == "ack"
                await red.connection.close()

    async def damage() -> None:
        database = await open_database(url)
        for table_id, sql in zip(bad, damages, strict=True):
            await database.write(Statement("DELETE FROM snapshot", ()), Statement(sql.format(table_id), ()))
        await database.write(Statement("UPDATE turn SET due = 1", ()))
        await database.close()

    async def play(address: str) -> None:
        async with Client(address) as one, Client(address) as two:
            _, red, _ = await two_at_a_table(one, two, "pennants", clock=CLOCK)
            assert (await red.choose("ready"))["t"] == "ack"
            pass_by(300_000)
            outcome = await over(red)
            assert (outcome["winner"], outcome["reason"]) == ("red", "time")
            for _ in range(1200):
                found = [line for line in lines(caplog) if line["what"] == "table set aside"]
                if len(found) == len(bad):
                    break
                await asyncio.sleep(0.05)
            assert sorted(line["table"] for line in found) == sorted(bad), "each is named, and once"
            for table_id in bad:
                refused = await (await one.connect()).hello(table_id)
                assert refused["t"] == "refused" and refused["key"] != "server-fault", refused
            await one.get("watch")

    run(url, make, timings=replace(HASTE, time_back=0))
    asyncio.run(damage())
    run(url, play)


def test_sixty_tables_with_changed_rules_hide_no_healthy_one(
    url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, pass_by: Callable[[int], None]
) -> None:
    """Nobody looks at any of them: only the server knows that a clock has run out."""
    ids: list[str] = []

    async def make(address: str) -> None:
        async with Client(address) as one:
            await one.guest("Ann")
            for _ in range(60):
                made = await one.post("tables", game="pennants", opponent="hotseat", clock=CLOCK)
                ids.append(made["table"]["id"])
            healthy = await one.post("tables", game="honour", opponent="hotseat", clock=CLOCK)
            ids.append(healthy["table"]["id"])

    async def freeze() -> None:
        database = await open_database(url)
        acts = [Statement("INSERT INTO act VALUES ($1, 1, 0, 'choose', 'ready', 1, '')", (one,)) for one in ids[:-1]]
        await database.write(Statement("DELETE FROM act", ()), Statement("DELETE FROM snapshot", ()))
        await database.write(*acts, Statement("UPDATE turn SET due = 5", ()))
        await database.write(Statement("UPDATE turn SET due = 9 WHERE table_id = $1", (ids[-1],)))
        await database.close()

    async def look(address: str) -> None:
        async with Client(address) as one:
            pass_by(300_000)
            for _ in range(1200):
                if (await one.http.get(f"/api/tables/{ids[-1]}")).json().get("status") == "over":
                    break
                await asyncio.sleep(0.05)
            else:
                raise AssertionError("the healthy one was never judged")
            for _ in range(1200):
                found = [line for line in lines(caplog) if line["what"] == "table set aside"]
                if len(found) == 60:
                    break
                await asyncio.sleep(0.05)
            assert {(line["table"], line["why"]) for line in found} == {
                (one, "table-rules-changed") for one in ids[:-1]
            }

    def broken(self: Pennants, *args: object) -> object:
        raise UserError("illegal-choice", rule="1.1")

    run(url, make, timings=replace(HASTE, round=60))
    asyncio.run(freeze())
    monkeypatch.setattr(type(game("pennants")), "fingerprint", lambda self: "other rules")
    monkeypatch.setattr(Pennants, "read_choice", broken)
    run(url, look)


def test_what_is_due_is_told_in_order_page_after_page(url: str) -> None:
    async def work() -> None:
        store = await Store.open(url)
        many = [Statement("INSERT INTO turn VALUES ($1, '', $2, 0)", (f"t{n:03}", 1000 - n // 3)) for n in range(130)]
        copied = (
            "INSERT INTO tables (id, game, options, rules, seed, commitment, entropy, clock, access, watchable,"
            " invitation, status, result, created, started, began, rematch) VALUES ($1, 'honour', '{}', '{}', '', '',"
            " '{}', '{}', 'private', 0, '', 'running', NULL, 0, 0, 0, NULL)"
        )
        await store.database.write(*many, *[Statement(copied, (f"t{n:03}",)) for n in range(130)])
        found: list[tuple[int, str]] = []
        while page := await store.due(*(found[-1] if found else (-1, ""))):
            found += page
        assert found == sorted((1000 - n // 3, f"t{n:03}") for n in range(130))
        await store.close()

    asyncio.run(work())


def test_a_table_whose_clock_cannot_be_judged_stops_no_other_clock(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, pass_by: Callable[[int], None]
) -> None:
    async def play() -> None:
        app = make_app(settings(f"sqlite:{tmp_path / 'c.db'}"))
        async with served(app) as address, Client(address) as one, Client(address) as two:
            hub = app.app.pages.state.services.hub  # type: ignore[attr-defined]
            bad, _, _ = await two_at_a_table(one, two, "pennants", clock=CLOCK)

            class Broken:
                table_state = hub.tables[bad].table_state

                def now(self) -> int:
                    raise IndexError

                def __getattr__(self, name: str) -> object:
                    return getattr(self.table_state, name)

            hub.tables[bad].table_state = Broken()
            _, red, _ = await two_at_a_table(one, two, "pennants", clock=CLOCK)
            assert (await red.choose("ready"))["t"] == "ack"
            pass_by(300_000)
            assert (await over(red))["winner"] == "red"
            assert [(line["table"], line["why"]) for line in lines(caplog) if line["what"] == "table set aside"] == [
                (bad, "IndexError")
            ]

    asyncio.run(asyncio.wait_for(play(), 1200))


def test_a_table_where_the_server_cannot_move_is_left_alone_and_not_tried_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        app = make_app(settings(f"sqlite:{tmp_path / 'c.db'}", timings=replace(HASTE, aside=4000)))
        async with served(app) as address, Client(address) as one:
            hub = app.app.pages.state.services.hub  # type: ignore[attr-defined]
            tries: list[str] = []

            def failing(*_: object) -> str:
                tries.append("")
                raise ZeroDivisionError

            monkeypatch.setattr(hub.bots, "question", failing)
            await one.guest("Ann")
            made = await one.post("tables", game="pennants", opponent="computer", seat="red")
            red = await one.sit(made["table"]["id"])
            await asyncio.sleep(0.4)
            assert len(tries) == 1, "it is not tried again at once"
            monkeypatch.undo()
            while red.state["to_act"] != ["red"]:
                await red.until("state")
            assert [line["table"] for line in lines(caplog) if line["what"] == "table set aside"] == [
                red.state["table"]
            ]

    asyncio.run(asyncio.wait_for(play(), 1200))


def test_a_snapshot_that_cannot_be_read_costs_nothing_but_time(tmp_path: Path) -> None:
    kept: dict[str, Any] = {}

    async def begin(address: str) -> None:
        async with Client(address) as one, Client(address) as two:
            kept["table"], red, _ = await two_at_a_table(one, two)
            await red.go_on(3)
            kept["cookies"], kept["version"] = one.http.cookies, red.state["version"]

    async def look(address: str) -> None:
        async with Client(address) as again:
            again.http.cookies = kept["cookies"]
            red = await again.sit(kept["table"])
            assert red.state["version"] == kept["version"]
            await red.go_on(1)

    for body in ("'no JSON'", "replace(body, '\"rng\"', '\"gnr\"')"):
        store = tmp_path / f"{len(body)}.db"
        run(store, begin)
        with closing(sqlite3.connect(store)) as damaged, damaged:
            assert damaged.execute(f"UPDATE snapshot SET body = {body}").rowcount == 1
        run(store, look)


def test_what_is_set_aside_is_tried_again_less_and_less_often(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("cannae.server.ops.quarantine.time.monotonic", lambda: now)
    aside, pauses = Quarantine(60), []
    for _ in range(9):
        began = now
        aside.put("t", UserError("table-unreadable"))
        while aside.holds("t"):
            now += 1
        pauses.append(now - began)
    assert pauses == [60, 120, 240, 480, 960, 1920, 3600, 3600, 3600]
    aside.recovered("t")
    assert not aside.holds("t") and len(aside) == 0
