"""Looking after a store: damage is found, what is only read stays as it is, one file serves one server."""

import asyncio
import json
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from cannae.core.contract import UserError
from cannae.server.ops.maintenance import backup, examine, restore
from cannae.server.soak.stage import seated
from cannae.server.store.database import Statement, open_database
from cannae.server.store.rows import new_row
from cannae.server.store.schema import SCRIPTS
from cannae.server.store.store import Store
from cannae.table import Act
from cannae.table.clock import TimeControl
from clients import Client, run, two_at_a_table
from stage import cannae


async def filled(url: str) -> str:
    """A store with a table of many acts; gives the table's name."""
    store = await Store.open(url)
    row = new_row("honour", {}, seated(), TimeControl(), "private", False)
    await store.create(row)
    await store.start(row, "", None)
    await asyncio.gather(*[store.append(row.id, n, Act(0, "say", f"line {n} " * 20), "", None) for n in range(1, 400)])
    await store.close()
    return row.id


def destroy_a_page(file: Path, part: str, table: str) -> None:
    """One page in the middle of a table, or what stands in one of an index."""
    with closing(sqlite3.connect(file)) as whole:
        whole.execute("PRAGMA journal_mode=DELETE")
        leaves = "SELECT pageno FROM dbstat WHERE name = ? AND pagetype = 'leaf' LIMIT 1 OFFSET 1"
        (page,) = whole.execute(leaves, (part,)).fetchone()
    data = bytearray(file.read_bytes())
    place = slice((page - 1) * 4096, page * 4096)
    data[place] = b"\xff" * 4096 if part == "act" else data[place].replace(table.encode(), b"x" * len(table))
    file.write_bytes(data)


@pytest.mark.parametrize("part", ["act", "sqlite_autoindex_act_1"])
def test_a_destroyed_page_is_found_by_the_doctor_and_is_never_copied(part: str, tmp_path: Path) -> None:
    store = tmp_path / "a.db"
    table = asyncio.run(filled(f"sqlite:{store}"))
    assert asyncio.run(examine(f"sqlite:{store}")).damage == []
    whole = tmp_path / "whole.db"
    asyncio.run(backup(f"sqlite:{store}", whole))
    destroy_a_page(store, part, table)
    assert asyncio.run(examine(f"sqlite:{store}")).damage != []
    ill = cannae(tmp_path, "doctor", "--database", f"sqlite:{store}")
    assert ill.returncode == 1 and "The store itself is damaged" in ill.stdout and "All is well" not in ill.stdout
    copied = cannae(tmp_path, "backup", "--database", f"sqlite:{store}", str(tmp_path / "copy.db"))
    assert copied.returncode != 0 and "The store itself is damaged" in copied.stderr
    assert sorted(path.name for path in tmp_path.glob("copy*")) == [], "nothing that looks like a copy is left"
    destroy_a_page(whole, part, table)
    with pytest.raises(UserError, match="store-damaged"):
        asyncio.run(restore(whole, f"sqlite:{tmp_path / 'new.db'}"))


def test_the_doctor_and_a_backup_leave_an_older_store_as_it_is(url: str, tmp_path: Path) -> None:
    async def look() -> None:
        database = await open_database(url)
        await database.migrate(SCRIPTS[:2])
        await database.write(Statement("INSERT INTO setting (name, value) VALUES ('old', 'yes')", ()))
        await database.close()
        health = await examine(url)
        assert (health.damage, health.faults) == ([], [])
        await backup(url, tmp_path / "copy.db")
        database = await open_database(url)
        assert await database.version() == 2, "nobody asked for it to be changed"
        await database.close()
        await restore(tmp_path / "copy.db", f"sqlite:{tmp_path / 'new.db'}")
        store = await Store.open(f"sqlite:{tmp_path / 'new.db'}")
        assert [tuple(row) for row in await store.database.fetch("SELECT * FROM setting")] == [("old", "yes")]
        await store.close()

    asyncio.run(look())


def test_the_doctor_makes_no_store_where_there_is_none(tmp_path: Path) -> None:
    asked = cannae(tmp_path, "doctor", "--data", str(tmp_path / "nothing"))
    assert asked.returncode != 0 and "cannot be opened" in asked.stderr
    assert not (tmp_path / "nothing").exists()


def test_the_doctor_reads_a_store_whose_server_was_killed(tmp_path: Path) -> None:
    code = (
        "import asyncio, os, sys; sys.path.insert(0, 'tests/server')\n"
        "from cannae.server.store.store import Store\n"
        "from cannae.server.store.database import Statement\n"
        "async def die():\n"
        f"    store = await Store.open('sqlite:{tmp_path / 'a.db'}', serving=True)\n"
        "    await store.database.write(Statement(\"INSERT INTO setting VALUES ('a', 'b')\", ()))\n"
        "    os._exit(9)\n"
        "asyncio.run(die())\n"
    )
    assert subprocess.run([sys.executable, "-c", code]).returncode == 9
    assert (tmp_path / "a.db-wal").stat().st_size > 0, "what was written stands in the log alone"
    asyncio.run(backup(f"sqlite:{tmp_path / 'a.db'}", tmp_path / "copy.db"))
    with closing(sqlite3.connect(tmp_path / "copy.db")) as copied:
        assert copied.execute("SELECT value FROM setting WHERE name = 'a'").fetchall() == [("b",)]
    assert asyncio.run(examine(f"sqlite:{tmp_path / 'a.db'}")).damage == []


def test_a_second_server_on_one_file_is_refused_and_the_doctor_is_not(tmp_path: Path) -> None:
    url = f"sqlite:{tmp_path / 'a.db'}"

    async def play(address: str) -> None:
        async with Client(address) as one:
            second = await asyncio.to_thread(cannae, tmp_path, "serve", "--database", url, "--port", "0")
            assert second.returncode != 0 and "is in use" in second.stderr, second.stderr
            copied = await asyncio.to_thread(cannae, tmp_path, "backup", "--database", url, str(tmp_path / "copy.db"))
            assert copied.returncode == 0, copied.stderr
            back = await asyncio.to_thread(cannae, tmp_path, "restore", "--database", url, str(tmp_path / "copy.db"))
            assert "is in use" in back.stderr
            assert (await asyncio.to_thread(cannae, tmp_path, "doctor", "--database", url)).returncode == 0
            assert (await one.http.get("/readyz")).status_code == 200

    run(url, play)

    async def look(address: str) -> None:
        return

    run(url, look)  # after the first has gone the next may come


def test_the_data_folder_is_its_owners_alone_also_where_it_was_open(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    folder.chmod(0o755)
    (folder / "cannae.db").touch(mode=0o644)
    stopped = cannae(tmp_path, "serve", "--data", str(folder), "--workers", "2")
    assert "need PostgreSQL" in stopped.stderr
    assert folder.stat().st_mode & 0o777 == 0o700
    assert (folder / "cannae.db").stat().st_mode & 0o777 == 0o600
    cannae(tmp_path, "serve", "--data", str(tmp_path / "a" / "b"), "--workers", "2")
    assert (tmp_path / "a" / "b").stat().st_mode & 0o777 == 0o700
    shared = tmp_path / "shared"
    shared.mkdir()
    shared.chmod(0o755)
    cannae(tmp_path, "serve", "--database", f"sqlite:{shared / 'a.db'}", "--workers", "2")
    assert shared.stat().st_mode & 0o777 == 0o755, "a folder that was not given for the data is not ours to close"


def test_a_nul_in_old_chat_does_not_stop_the_move_to_postgresql(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    old, new = f"sqlite:{tmp_path / 'a.db'}", request.getfixturevalue("postgres")()

    async def move() -> None:
        table = await filled(old)
        store = await Store.open(old)
        await store.append(table, 400, Act(0, "say", "be\0ware"), "re\0f", None)
        await store.close()
        await backup(old, tmp_path / "copy.db")
        await restore(tmp_path / "copy.db", new)
        store = await Store.open(new)
        _, act, _ = (await store.acts(table, 399))[0]
        assert act.what == "be\N{REPLACEMENT CHARACTER}ware"
        await store.close()
        assert (await examine(new)).faults == []

    asyncio.run(move())


def test_no_nul_comes_into_the_store(url: str) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one, Client(address) as two:
            table, red, blue = await two_at_a_table(one, two, "pennants")
            assert (await red.do("say", "be\0ware"))["t"] == "ack"
            heard = await blue.until("state")
            assert heard["events"][-1]["args"]["text"] == "beware"
            await red.send(t="do", id="a\0b", verb="say", what="x")
            assert (await red.until("refused"))["key"] == "message-shape"
            for path, body in (
                ("login", {"name": "An\0n", "password": "x"}),
                ("tables", {"game": "pennants", "opponent": "lobby", "entropy": "a\0b"}),
                ("report", {"about": "x", "table": table, "text": "a\0b"}),
            ):
                answer = await one.http.post(f"/api/{path}", json=body)
                assert answer.status_code in (404, 422), (path, answer.text)

    run(url, play)


def test_nul_and_overlong_paths_are_404(tmp_path: Path) -> None:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("<title>Cannae</title>")

    async def play(address: str) -> None:
        async with Client(address) as one:
            for path in ("/%00", "/a%00.js", "/api/tables/%00", "/api/tables/%00/record", "/x" * 3000, "/" + "x" * 300,
                         "/" + "y" * 2000 + ".js", "/api/tables/" + "z" * 5000):  # fmt: skip
                answer = await one.http.get(path)
                assert answer.status_code == 404, (path[:20], answer.status_code)
            assert (await one.http.get("/table/abc")).status_code == 200, "the page knows its own places"

    run(tmp_path / "c.db", play, page=page)


def test_health_is_reported_as_json(tmp_path: Path) -> None:
    asyncio.run(filled(f"sqlite:{tmp_path / 'a.db'}"))
    well = cannae(tmp_path, "doctor", "--database", f"sqlite:{tmp_path / 'a.db'}", "--json")
    assert json.loads(well.stdout)["damage"] == []
