"""Lists are paged with what runs first; a game that is over costs little, and nothing of it is lost."""

import asyncio
import lzma
import sqlite3
import threading
from pathlib import Path
from random import Random

import pytest

from cannae.core.registry import game, games
from cannae.server.live.opening import open_table
from cannae.server.ops.maintenance import examine
from cannae.server.soak.stage import PEOPLE, Voice, new_table, trial_hub
from cannae.server.store.database import Statement
from cannae.server.store.lists import tables_of
from cannae.server.store.packing import pack_finished
from cannae.server.store.rows import OVER, now_ms
from cannae.server.store.store import PAGE, Store
from cannae.table.table import Act
from clients import Client, run, two_at_a_table

PLAYABLE = [one.id for one in games().values() if one.playable]
GAMES = 8  # played to their end of each kind
MOST_BYTES = 15_000


def test_running_tables_are_listed_first_however_many_are_over(url: str) -> None:
    async def look() -> None:
        store = await Store.open(url)
        await with_many(store)
        await store.close()

    async def with_many(store: Store) -> None:
        at = now_ms()
        made = []
        for number in range(10_000):
            status, result = ("running", None) if number in (7, 5000, 9998) else ("over", '{"winner":null}')
            row = (
                f"t{number}",
                "honour",
                "{}",
                "{}",
                "",
                "",
                "{}",
                "{}",
                "private",
                0,
                "",
                status,
                result,
                at,
                at,
                None,
            )
            marks = ", ".join(f"${one}" for one in range(1, len(row) + 1))
            columns = (
                "id, game, options, rules, seed, commitment, entropy, clock, access, watchable, invitation, status,"
                " result, created, started, rematch"
            )
            made.append(Statement(f"INSERT INTO tables ({columns}) VALUES ({marks})", row))
            turn = "INSERT INTO turn (table_id, sides, due, changed) VALUES ($1, $2, $3, $4)"
            made.append(Statement(turn, (row[0], "", None, at - (0 if status == "over" else 10**9) - number)))
            seat = (
                "INSERT INTO seat (table_id, side, kind, name, level, person, link, seen)"
                " VALUES ($1, $2, 'person', 'Ann', '', 'ann', '', 0)"
            )
            made += [Statement(seat, (row[0], side)) for side in (0, 1)]
        made.sort(key=lambda statement: statement.sql)
        await store.database.write(*made)
        first = await tables_of(store, "ann")
        assert [row.id for row in first.tables[:3]] == ["t7", "t5000", "t9998"] and first.more
        assert [row.id for row in (await tables_of(store, "ann", part="current")).tables] == ["t7", "t5000", "t9998"]
        over = await tables_of(store, "ann", part="over")
        assert {row.status for row in over.tables} == {OVER} and len(over.tables) == PAGE
        seen = {row.id for skip in range(0, 300, PAGE) for row in (await tables_of(store, "ann", skip)).tables}
        assert len(seen) == 300, "pages do not overlap"
        last = await tables_of(store, "ann", 9_990)
        assert len(last.tables) == 10 and not last.more

    asyncio.run(look())


def test_lists_say_whether_there_is_more(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one, Client(address) as two:
            await one.guest("Ann")
            await two.guest("Bob")
            for _ in range(PAGE + 2):
                await one.post("tables", game="pennants", opponent="lobby")
            for path in ("lobby", "mine"):
                first, rest = await one.get(path), await one.get(path, skip=PAGE)
                assert (len(first["tables"]), first["more"]) == (PAGE, True)
                assert (len(rest["tables"]), rest["more"]) == (2, False)
            assert (await one.get("mine", part="over"))["tables"] == []
            await one.get("lobby", 422, skip=-1)

    run(tmp_path / "c.db", play)


async def _play_out(folder: Path, name: str, count: int) -> list[str]:
    """So many games to their end; gives the tables. Ids are as long as those the page gives."""
    chance = Random(3)
    played = []
    async with trial_hub(folder) as hub:
        for number in range(count):
            table_id = await new_table(hub, game(name), number)
            live = await hub.table(table_id)
            voices = [Voice(hub, person) for person in PEOPLE]
            for voice in voices:
                await voice.tell(t="hello", table=table_id)
            step = 0
            while live.table is not None and live.table.outcome() is None:
                table, step = live.table, step + 1
                side = chance.choice(table.to_act)
                choice = table.state.write_choice(side, chance.choice(table.state.choices(side)))
                await voices[side].tell(t="choose", id=f"{step:x}-1a2b3c", version=table.version[side], choice=choice)
            for voice in voices:
                await voice.session.leave()
            played.append(table_id)
    return played


def _bytes(path: Path) -> int:
    """What the store takes when nothing in it is empty."""
    with sqlite3.connect(path) as db:
        db.execute("VACUUM")
    db.close()
    return path.stat().st_size


@pytest.mark.parametrize("name", PLAYABLE)
def test_a_finished_game_costs_less_than_15_kB_and_loses_nothing(name: str, tmp_path: Path) -> None:
    path = tmp_path / "trial.db"

    async def prepare() -> list[str]:
        async with trial_hub(tmp_path):
            return []

    asyncio.run(prepare())
    empty = _bytes(path)
    played = asyncio.run(_play_out(tmp_path, name, GAMES))

    async def pack() -> None:
        store = await Store.open(f"sqlite:{path}")
        assert not await store.database.fetch("SELECT 1 FROM snapshot")
        before = [(await store.acts(one, 0), await store.refs(one), await store.record(one)) for one in played]
        marks = await store.marks(played)
        assert await pack_finished(store, now_ms() + 1000) == len(played)
        assert await pack_finished(store, now_ms() + 1000) == 0
        after = [(await store.acts(one, 0), await store.refs(one), await store.record(one)) for one in played]
        assert after == before and await store.marks(played) == marks
        assert [one for one, _, _ in await store.acts(played[0], 5)] == [one for one, _, _ in before[0][0][5:]]
        opened = await open_table(store, played[0])
        assert opened.table is not None and opened.seq == before[0][0][-1][0] and opened.table.outcome() is not None
        await store.close()

    asyncio.run(pack())
    each = (_bytes(path) - empty) / GAMES
    print(f"\n{name}: {each:.0f} bytes for a finished game")
    assert each < MOST_BYTES
    health = asyncio.run(examine(f"sqlite:{path}"))
    assert health.faults == [] and health.records == GAMES


def test_chat_at_a_packed_table_is_numbered_on(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one, Client(address) as two:
            table, red, blue = await two_at_a_table(one, two, game="pennants")
            await red.do("resign", ref="the end")
            await blue.until("state", status="over")
            store = await Store.open(f"sqlite:{tmp_path / 'c.db'}")
            assert await pack_finished(store, now_ms() + 1000) == 1
            assert (await red.do("say", "well played"))["t"] == "ack"
            acts = await store.acts(table, 0)
            assert [act.verb for _, act, _ in acts] == ["resign", "say"] and [number for number, _, _ in acts] == [1, 2]
            assert await pack_finished(store, now_ms() + 1000) == 1
            await store.close()
            late = await one.sit(table)
            assert any(event["key"] == "chat-line" for event in late.events.values())
            assert (await red.do("resign", ref="the end"))["again"]

    run(tmp_path / "c.db", play)


def test_nobody_at_play_waits_while_a_game_is_packed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not at its end, not later, and not when somebody who played it leaves for good."""
    main, plain, where = threading.get_ident(), lzma.compress, list[bool]()

    def compress(data: bytes, form: int) -> bytes:
        where.append(threading.get_ident() == main)
        return plain(data, form)

    monkeypatch.setattr(lzma, "compress", compress)

    async def play(address: str) -> None:
        async with Client(address) as one, Client(address) as two:
            _, red, blue = await two_at_a_table(one, two, game="pennants")
            await red.do("say", "I am Ann")
            await red.do("resign")
            await blue.until("state", status="over")
            store = await Store.open(f"sqlite:{tmp_path / 'c.db'}")
            assert await pack_finished(store, now_ms() + 1000) == 1
            await store.close()
            await one.post("account/delete")

    run(tmp_path / "c.db", play)
    assert where == [False] * 4


def test_a_game_that_cannot_be_packed_does_not_stop_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one, Client(address) as two:
            tables = []
            for _ in range(2):
                table, red, blue = await two_at_a_table(one, two, game="pennants")
                await red.do("resign")
                await blue.until("state", status="over")
                tables.append(table)
            store = await Store.open(f"sqlite:{tmp_path / 'c.db'}")
            plain = store.acts

            async def acts(table: str, after: int) -> list[tuple[int, Act, str]]:
                if table == tables[0]:
                    raise ValueError("damaged")
                return await plain(table, after)

            monkeypatch.setattr(store, "acts", acts)
            assert await pack_finished(store, now_ms() + 1000) == 1
            assert await pack_finished(store, now_ms() + 1000) == 0, "and the server does not try for ever"
            await store.close()
        assert "table not packed" in caplog.text

    run(tmp_path / "c.db", play)
