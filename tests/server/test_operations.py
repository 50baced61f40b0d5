"""Running a server: bots that fail, a planned stop, copies of the store, the doctor, the command line."""

import asyncio
import json
import lzma
import signal
import sqlite3
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from cannae.core.contract import UserError
from cannae.core.registry import game
from cannae.server.app import make_app
from cannae.server.live.bot_pool import BotPool
from cannae.server.ops.usage import Metrics
from cannae.table import Table, computer, fresh_seed, person
from clients import Client, run, served, settings, two_at_a_table
from stage import CANNAE, cannae, environment


def question(pool: BotPool) -> str:
    table = Table(game("pennants"), {}, [person(), computer("greedy")], fresh_seed(), True, "x")
    return pool.question(table, 1, "greedy")


def test_a_bot_is_told_a_redealt_world_and_nothing_of_the_seed() -> None:
    table = Table(game("pennants"), {}, [person(), computer("greedy")], fresh_seed(), True, "x")
    pool = BotPool(1, Metrics())
    told = [json.loads(pool.question(table, 1, "greedy")) for _ in range(20)]
    assert table._seed.hex() not in json.dumps(told) and all(one["rng"]["kind"] == "fast" for one in told)
    assert len({one["position"] for one in told}) > 5


CRASHING = [sys.executable, "-c", "import sys; sys.stdin.readline(); sys.exit(3)"]
SLEEPING = [sys.executable, "-c", "import time; time.sleep(60)"]
BABBLING = [sys.executable, "-c", "import sys\nfor line in sys.stdin: print('{}', flush=True)"]


@pytest.mark.parametrize("command", [CRASHING, SLEEPING, BABBLING], ids=["crashing", "sleeping", "babbling"])
def test_a_bot_that_fails_is_tried_again_and_then_given_up(command: list[str]) -> None:
    async def play() -> None:
        pool = BotPool(1, Metrics(), limit=0.5, command=command)
        with pytest.raises(UserError, match="bot-failed"):
            await pool.ask(question(pool))
        assert pool.metrics.bot_failures.value == 3
        pool.command = [sys.executable, "-m", "cannae.server.live.bot_worker"]
        pool.limit = 30
        assert (await pool.ask(question(pool)))["choice"]
        await pool.close()

    asyncio.run(play())


def test_a_table_says_that_its_bot_failed_and_can_be_asked_again(tmp_path: Path) -> None:
    async def play() -> None:
        app = make_app(settings(f"sqlite:{tmp_path / 'c.db'}"))
        async with served(app) as address, Client(address) as one:
            hub = app.app.pages.state.services.hub  # type: ignore[attr-defined]
            good, hub.bots.command = hub.bots.command, CRASHING
            await one.guest("Ann")
            made = await one.post("tables", game="pennants", opponent="computer", seat="red")
            red = await one.sit(made["table"]["id"])
            while not any(event["key"] == "event-bot-failed" for event in red.events.values()):
                await red.until("state")
            assert (await red.choose("ready"))["t"] == "ack", "the table goes on without it"
            hub.bots.command = good
            assert (await red.do("ask-bot"))["t"] == "ack"
            while red.state["to_act"] == ["blue"]:
                await red.until("state")

    asyncio.run(play())


def test_a_planned_stop_gives_time_back_and_play_goes_on(tmp_path: Path) -> None:
    async def play() -> None:
        url = f"sqlite:{tmp_path / 'c.db'}"
        clock = {"kind": "live", "time": 60_000, "increment": 0}
        began = time.monotonic()
        async with served(make_app(settings(url))) as address:
            one, two = Client(address), Client(address)
            table, red, _ = await two_at_a_table(one, two, clock=clock)
            await red.choose(red.choices()[0])
            played, stopping = time.monotonic() - began, time.monotonic()
        cookies = one.http.cookies
        await asyncio.sleep(max(1, 2 * (time.monotonic() - stopping)))
        began = time.monotonic()
        stopped = began - stopping
        async with served(make_app(settings(url))) as address, Client(address) as again:
            again.http.cookies = cookies
            red = await again.sit(table)
            await red.quiet()
            keys = [event["key"] for event in red.events.values()]
            assert keys[-2:] == ["event-halt", "event-resume-house"]
            left, played = red.state["clock"]["left"][0], played + time.monotonic() - began
            # while it was told to stop the clock ran a little longer: less than half of the time until it was back
            least = 75_000 - 1000 * played - 500 * stopped
            assert left > least, "a minute, fifteen seconds more, and none for the stop"
            assert (await red.choose(red.choices()[0]))["t"] == "ack"
        for client in (one, two):
            await client.http.aclose()

    asyncio.run(play())


def test_a_server_on_a_store_it_may_only_read_shows_everything_and_says_why_nothing_is_done(tmp_path: Path) -> None:
    kept: dict[str, Any] = {}

    async def begin(address: str) -> None:
        async with Client(address) as one, Client(address) as two:
            clock = {"kind": "live", "time": 600_000, "increment": 0}
            kept["table"], red, _ = await two_at_a_table(one, two, "pennants", clock=clock)
            await red.do("say", "remember me")
            kept["cookies"] = one.http.cookies

    async def look(address: str) -> None:
        async with Client(address) as again:
            again.http.cookies = kept["cookies"]
            red = await again.sit(kept["table"])
            assert any(event["args"].get("text") == "remember me" for event in red.events.values())
            assert (await red.do("resign"))["key"] == "store-read-only"
            assert (await red.ask(t="ping"))["t"] == "pong"

    run(tmp_path / "c.db", begin)
    run(f"sqlite:{tmp_path / 'c.db'}?mode=ro", look)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_copies_come_back_whole_and_the_doctor_finds_damage(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    def fresh(name: str) -> str:
        return f"sqlite:{tmp_path / name}" if kind == "sqlite" else request.getfixturevalue("postgres")()

    url, other = fresh("a.db"), fresh("b.db")

    async def play(address: str) -> None:
        async with Client(address) as one, Client(address) as two:
            _, red, _ = await two_at_a_table(one, two)
            await red.go_on(4)
            _, red, _ = await two_at_a_table(one, two, "pennants")
            await red.do("resign")

    run(url, play)
    copy = tmp_path / "copy.db"
    assert cannae(tmp_path, "backup", "--database", url, str(copy)).returncode == 0
    assert copy.stat().st_mode & 0o077 == 0
    assert "nothing is ever written over" in cannae(tmp_path, "backup", "--database", url, str(copy)).stderr
    assert "an empty one" in cannae(tmp_path, "restore", "--database", url, str(copy)).stderr
    restored = cannae(tmp_path, "restore", "--database", other, str(copy))
    assert restored.returncode == 0, restored.stderr
    well = cannae(tmp_path, "doctor", "--database", other, "--json")
    report = json.loads(well.stdout)
    assert (well.returncode, report["tables"], report["records"], report["faults"]) == (0, 2, 1, [])
    if kind == "sqlite":
        with sqlite3.connect(tmp_path / "b.db") as damaged:
            ((packed,),) = damaged.execute("SELECT packed FROM record").fetchall()
            forged = lzma.compress(lzma.decompress(packed).replace(b"resignation", b"points"), lzma.FORMAT_ALONE)
            damaged.execute("UPDATE record SET packed = ?", (forged,))
            damaged.execute("DELETE FROM act WHERE seq = 2")
        ill = cannae(tmp_path, "doctor", "--database", other)
        assert ill.returncode == 1 and "2 tables are damaged" in ill.stdout, ill.stdout


def test_serve_says_what_is_wrong_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "cannae.db").write_text("this is no store" * 200)
    for arguments, words in (
        (["--data", str(tmp_path)], "cannot be opened"),
        (["--data", str(tmp_path / "x"), "--workers", "2"], "need PostgreSQL"),
        (["--database", "oracle:x"], "must be given as"),
        (
            ["--data", str(tmp_path / "x"), "--host", "203.0.113.1", "--port", "8216"],
            "cannot listen at 203.0.113.1, port 8216:",
        ),
        (["--data", str(tmp_path / "x"), "--smtp", "mail"], "mail server"),
        (["--data", str(tmp_path / "x"), "--smtp", "smtp://localhost"], "--public-url"),
        (["--data", str(tmp_path / "x"), "--proxy", "mine"], "A proxy is named"),
    ):
        done = cannae(tmp_path, "serve", *arguments)
        assert done.returncode == 2 and words in done.stderr, done
        assert "Traceback" not in done.stderr


def test_serve_serves_and_stops_when_told(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*CANNAE, "serve", "--port", "0", "--data", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(tmp_path),
    )
    try:
        assert process.stdout is not None
        address = process.stdout.readline().split()[3]
        for _ in range(1200):
            try:
                with urllib.request.urlopen(f"{address}/healthz") as answer:
                    assert answer.status == 200
                break
            except OSError:
                time.sleep(0.05)
        with urllib.request.urlopen(address) as answer:
            assert "Cannae" in answer.read().decode()
    finally:
        process.send_signal(signal.SIGTERM)
        _, log = process.communicate(timeout=60)
    lines = [json.loads(line) for line in log.splitlines()]
    assert [line["what"] for line in lines] == ["open files", "ready", "stopping", "stopped"]


def test_the_built_page_is_served_when_it_is_there(tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<title>the real page</title>")
    (page / "assets" / "a.js").write_text("1")

    async def play(address: str) -> None:
        async with Client(address) as one:
            for path in ("/", "/table/abc", "/replay"):
                assert "the real page" in (await one.http.get(path)).text
            script = await one.http.get("/assets/a.js")
            assert script.headers["content-type"].startswith("text/javascript")
            assert "immutable" in script.headers["cache-control"]
            for path in ("/nothing.js", "/%2e%2e/c.db", "/..%2fc.db", "/assets/../../c.db"):
                assert (await one.http.get(path)).status_code == 404

    run(tmp_path / "c.db", play, page=page)
