"""The store on both databases: acts are kept in order, once, and come back; a long game opens from its snapshot."""

import asyncio
import resource
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest
from pennants.state import Pennants

from cannae.core.contract import UserError
from cannae.core.records import read_record
from cannae.core.records.verifying import verify
from cannae.core.registry import game
from cannae.server.live.opening import keep, open_table
from cannae.server.ops.maintenance import restore
from cannae.server.store.database import Conflict, SQLite, Statement, open_database
from cannae.server.store.lists import in_lobby, tables_of, to_watch
from cannae.server.store.rows import OVER, RUNNING, SeatRow, TableRow, digest, new_id, new_row, now_ms
from cannae.server.store.schema import SCRIPTS
from cannae.server.store.store import INSERT_ACT, INSERT_ACTS, Store
from cannae.table import OPEN, PERSON, Act, Table
from cannae.table.clock import LIVE, TimeControl
from cannae.table.record import record_of


def with_store(url: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await Store.open(url)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def a_row(name: str = "honour", **options: object) -> TableRow:
    seats = [SeatRow(PERSON, "Ann", "", "ann", digest("red link"), 0), SeatRow(OPEN, "", "", None, digest("x"), 0)]
    return new_row(name, options, seats, TimeControl(LIVE, 60_000, 1000), "lobby", True)


async def play(store: Store, row: TableRow, count: int, seed: int = 1) -> tuple[Table, int]:
    """So many random choices, each committed."""
    chance = Random(seed)
    table, seq = row.table(), 0
    table.clock.turn_to((), 0)
    waiting = []
    while seq < count and table.outcome() is None:
        side = chance.choice(table.to_act)
        undo = table.can_undo(side) and chance.random() < 0.1
        table.undo(side) if undo else table.choose(side, chance.choice(table.state.choices(side)))
        seq += 1
        waiting.append(store.append(row.id, seq, table.acts[-1], f"ref-{seq}", None))
    await asyncio.gather(*waiting)
    return table, seq


def test_a_table_comes_back_from_its_acts_and_from_a_snapshot(url: str) -> None:
    async def work(store: Store) -> None:
        row = a_row(battles=2)
        await store.create(row)
        await store.take_seat(row, 1, "bob", "Bob")
        assert await store.start(row, "red,blue", None)
        assert not await store.start(row, "red,blue", None), "it begins once"
        table, seq = await play(store, await store.find(row.id), 60)
        for _ in range(2):
            back = await open_table(store, row.id)
            assert back.table is not None
            assert (back.seq, len(back.refs), back.changed) == (seq, seq, False)
            assert back.table.state.write_position() == table.state.write_position()
            assert [repr(event) for event in back.table.events(0)] == [repr(event) for event in table.events(0)]
            assert back.row.status == RUNNING and back.row.seats[1].name == "Bob"
            await keep(store, row.id, back.table, back.seq)

    with_store(url, work)


def test_one_number_is_given_once_and_only_the_offender_fails(url: str) -> None:
    async def work(store: Store) -> None:
        row = a_row()
        await store.create(row)
        writes = [store.append(row.id, seq, Act(0, "say", f"{seq}"), "", None) for seq in (1, 2, 2, 3)]
        errors = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(error) for error in errors] == [type(None), type(None), Conflict, type(None)]
        assert [seq for seq, _, _ in await store.acts(row.id, 0)] == [1, 2, 3]

    with_store(url, work)


def test_statements_of_one_write_hold_together(url: str) -> None:
    async def work(store: Store) -> None:
        put = "INSERT INTO setting (name, value) VALUES ($1, $2)"
        await store.database.write(Statement(put, ("a", "1")))
        with pytest.raises(Conflict):
            await store.database.write(Statement(put, ("b", "1")), Statement(put, ("a", "2")))
        update = Statement("UPDATE setting SET value = $1 WHERE name = $2", ("3", "nobody"), 1)
        with pytest.raises(Conflict):
            await store.database.write(Statement(put, ("c", "1")), update)
        rows = await store.database.fetch("SELECT name, value FROM setting")
        assert [tuple(row) for row in rows] == [("a", "1")]

    with_store(url, work)


def test_a_seat_is_taken_once_and_lists_show_what_they_should(url: str) -> None:
    async def work(store: Store) -> None:
        row = a_row()
        await store.create(row)
        assert [one.id for one in (await in_lobby(store)).tables] == [row.id]
        assert await store.set_entropy(row, {"red": "dice on my desk"})
        assert not await store.set_entropy(row, {"red": "said at the same moment"})
        row = await store.find(row.id)
        assert row.entropy == {"red": "dice on my desk"}
        await store.take_seat(row, 1, "bob", "Bob")
        with pytest.raises(UserError, match="seat-taken"):
            await store.take_seat(row, 1, "eve", "Eve")
        await store.start(row, "red", None)
        with pytest.raises(UserError, match="entropy-too-late"):
            await store.set_entropy(row, {"red": "afterthought"})
        assert (await in_lobby(store)).tables == []
        assert [one.id for one in (await to_watch(store)).tables] == [row.id]
        await store.add_guest(row.id, 1, "bobs phone")
        for person in ("ann", "bob", "bobs phone"):
            assert [one.id for one in (await tables_of(store, person)).tables] == [row.id]
        assert (await tables_of(store, "eve")).tables == []
        found = await store.find(row.id)
        assert found.sides_of("bobs phone") == [1] and found.side_by_link("red link") == 0
        assert found.side_by_link("wrong") is None

    with_store(url, work)


def test_secrets_are_made_once(url: str) -> None:
    async def work(store: Store) -> None:
        first = await store.secret("cookie")
        assert len(first) == 32
        assert await store.secret("cookie") == first
        assert await store.secret("other") != first

    with_store(url, work)


def test_a_finished_game_leaves_a_record_that_verifies(url: str) -> None:
    async def work(store: Store) -> None:
        row = a_row("pennants")
        await store.create(row)
        table, _ = await play(store, row, 10_000)
        outcome = table.outcome()
        assert outcome is not None
        for _ in range(2):
            await store.finish(row.id, record_of(table).to_text(), outcome.to_data())
        assert verify(read_record(await store.record(row.id))).holds
        assert (await store.find(row.id)).status == OVER

    with_store(url, work)


def test_a_lease_is_held_by_one_until_it_lapses(url: str) -> None:
    async def work(store: Store) -> None:
        assert await store.lease("t", "one", 60_000)
        assert await store.lease("t", "one", 60_000)
        assert not await store.lease("t", "two", 60_000)
        await store.release("one")
        assert await store.lease("t", "two", -1)
        assert await store.lease("t", "one", 1000), "it had lapsed"

    with_store(url, work)


def test_a_long_table_opens_from_its_snapshot_and_only_the_acts_after_it(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[Act] = []
    acts = Store.acts

    async def counted(store: Store, table_id: str, after: int) -> list[tuple[int, Act, str]]:
        found = await acts(store, table_id, after)
        done.extend(act for _, act, _ in found)
        return found

    monkeypatch.setattr(Store, "acts", counted)  # what is read is what is played

    async def work(store: Store) -> None:
        row = a_row("honour", length="points", points=100, hand_red=15, hand_blue=15)
        await store.create(row)
        table, seq = await play(store, row, 300, seed=5)  # a hundred points take more than that
        await keep(store, row.id, table, seq)
        done.clear()
        back = await open_table(store, row.id)
        assert back.table is not None
        assert back.table.state.write_position() == table.state.write_position()
        assert done == [], "nothing of it is played again"
        side = table.to_act[0]
        table.choose(side, table.state.choices(side)[0])
        await store.append(row.id, seq + 1, table.acts[-1], "last", None)
        back = await open_table(store, row.id)
        assert back.table is not None
        assert back.table.state.write_position() == table.state.write_position()
        assert len(done) == 1

    with_store(url, work)


def test_a_table_that_nobody_joins_is_taken_away_in_the_end(url: str) -> None:
    async def work(store: Store) -> None:
        waiting, running = a_row("pennants"), a_row("pennants")
        for row in (waiting, running):
            await store.create(row)
        await store.start(running, "red", None)
        await store.clear_waiting(now_ms() - 60_000)
        assert (await store.find(waiting.id)).status == "open", "it has not waited long"
        await store.clear_waiting(now_ms() + 60_000)
        assert (await store.find(waiting.id)).cancelled()
        assert (await store.find(running.id)).status == "running"

    with_store(url, work)


def test_rules_that_changed_leave_a_table_readable(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: Store) -> None:
        row = a_row("pennants")
        await store.create(row)
        table, seq = await play(store, row, 3)
        await keep(store, row.id, table, seq)
        seen = table.state.view(0)
        monkeypatch.setattr(type(game("pennants")), "fingerprint", lambda self: "other rules")
        again = await open_table(store, row.id)
        assert again.changed and again.table is not None, "the choices still fit"

        def broken(self: Pennants, *args: object) -> object:
            raise UserError("illegal-choice", rule="1.1")

        monkeypatch.setattr(Pennants, "read_choice", broken)
        closed = await open_table(store, row.id)
        assert closed.changed and closed.table is None
        assert closed.last is not None and closed.last["views"][0] == seen

    with_store(url, work)


# -- What is wrong with a store is said in a sentence, and nothing is lost ------------------------------------


async def write_until_refused(store: Store, table_id: str) -> tuple[int, str]:
    """How many acts were acknowledged, and the key of the sentence that ended it."""
    for seq in range(1, 5000):
        try:
            await store.append(table_id, seq, Act(0, "say", "x" * 2000), "", None)
        except UserError as user_error:
            return seq - 1, user_error.key
    raise AssertionError("nothing ever went wrong")


def test_a_full_disk_is_said_and_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "full.db"

    async def work(store: Store) -> None:
        row = a_row()
        await store.create(row)
        assert isinstance(store.database, SQLite)
        (pages,) = store.database._db.execute("PRAGMA page_count").fetchone()
        store.database._db.execute(f"PRAGMA max_page_count={pages + 2}")
        kept, refusal = await write_until_refused(store, row.id)
        assert kept > 0 and refusal == "store-full"
        assert len(await store.acts(row.id, 0)) == kept
        store.database._db.execute("PRAGMA max_page_count=100000")
        await store.append(row.id, kept + 1, Act(0, "say", "room again"), "", None)

    with_store(f"sqlite:{path}", work)


def test_a_file_that_may_not_grow_is_said_and_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "limited.db"
    before = resource.getrlimit(resource.RLIMIT_FSIZE)

    async def work(store: Store) -> None:
        row = a_row()
        await store.create(row)
        try:
            resource.setrlimit(resource.RLIMIT_FSIZE, (600_000, before[1]))
            kept, refusal = await write_until_refused(store, row.id)
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)
        assert kept > 0 and refusal == "store-full"
        assert len(await store.acts(row.id, 0)) == kept
        await store.append(row.id, kept + 1, Act(0, "say", "room again"), "", None)

    with_store(f"sqlite:{path}", work)


def test_the_log_is_copied_while_commits_go_on(tmp_path: Path) -> None:
    async def write() -> None:
        database = SQLite(str(tmp_path / "a.db"), synchronous="OFF")
        await database.migrate(SCRIPTS)
        for seq in range(6000):
            row = (f"table {seq % 500}", seq, 0, "choose", "x" * 40, 0, "")
            await database.write(Statement(INSERT_ACT, row, many=INSERT_ACTS))
        pages = (tmp_path / "a.db-wal").stat().st_size // 4096
        assert pages < 9000, f"the commits have written 12,000 pages or more, and {pages} are left"
        await database.close()
        assert not (tmp_path / "a.db-wal").exists(), "nothing is left in it"
        with sqlite3.connect(tmp_path / "a.db") as plain:
            assert plain.execute("SELECT count(*) FROM act").fetchone() == (6000,)

    asyncio.run(write())


def test_a_read_only_store_is_read_and_refuses_writes(tmp_path: Path) -> None:
    path = tmp_path / "ro.db"
    row = a_row()

    async def write(store: Store) -> None:
        await store.create(row)

    async def read(store: Store) -> None:
        assert (await store.find(row.id)).seed == row.seed
        with pytest.raises(UserError, match="store-read-only"):
            await store.append(row.id, 1, Act(0, "say", "x"), "", None)

    with_store(f"sqlite:{path}", write)
    with_store(f"sqlite:{path}?mode=ro", read)


def test_what_is_no_store_or_a_newer_one_is_refused(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("not a database, but long enough to look at\n" * 50)
    newer = tmp_path / "newer.db"
    with sqlite3.connect(newer) as database:
        database.execute(f"PRAGMA user_version={len(SCRIPTS) + 1}")
    for address, key in (
        (f"sqlite:{tmp_path / 'text.db'}", "store-unreadable"),
        (f"sqlite:{newer}", "store-newer"),
        ("postgresql://nobody@127.0.0.1:1/none", "store-unreachable"),
        ("mysql://x", "store-url"),
    ):
        with pytest.raises(UserError, match=key):
            asyncio.run(Store.open(address))


OLD_TABLE = (
    "INSERT INTO tables (id, game, options, rules, seed, commitment, entropy, clock, access, watchable, invitation,"
    " status, turn, due, result, created, started, changed, rematch) VALUES ('old', 'honour', '{}', '{}', '00', '',"
    " '{}', '{\"kind\":\"none\",\"time\":0,\"increment\":0}', 'private', 0, '', 'running', 'blue', 77, NULL, 1, 2, 3,"
    " NULL)"
)


def test_a_store_from_before_turns_stood_by_themselves_keeps_them(url: str) -> None:
    async def grow_old_and_up() -> None:
        database = await open_database(url)
        await database.migrate(SCRIPTS[:2])
        await database.write(Statement(OLD_TABLE, ()))
        await database.close()
        store = await Store.open(url)
        row = await store.find("old")
        assert (row.turn, row.created, row.started, row.began, row.changed) == ("blue", 1, 2, 2, 3)
        assert await store.due() == [(77, "old")]
        await store.close()

    asyncio.run(grow_old_and_up())


def test_a_copy_made_by_an_older_server_is_brought_up_to_date(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    with sqlite3.connect(copy) as database:
        for script in SCRIPTS[:2]:
            for statement in script:
                database.execute(statement)
        database.execute("PRAGMA user_version=2")
        database.execute(OLD_TABLE)
    before = copy.read_bytes()

    async def look(store: Store) -> None:
        assert (await store.find("old")).turn == "blue"

    assert asyncio.run(restore(copy, f"sqlite:{tmp_path / 'new.db'}")) == 2
    with_store(f"sqlite:{tmp_path / 'new.db'}", look)
    assert copy.read_bytes() == before, "a copy is only read"


def test_an_id_is_never_taken_for_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-show", "--days", "_0aB-"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda _: next(drawn))
    assert new_id() == "_0aB-"
