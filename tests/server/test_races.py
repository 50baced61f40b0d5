"""Accounts where two things happen in the same moment, and what would grow without bounds."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from argon2 import PasswordHasher, profiles

from cannae.cli import main
from cannae.core.contract import UserError
from cannae.server.accounts.forgetting import forget_at_tables
from cannae.server.accounts.moderation import reports, set_until
from cannae.server.accounts.people import MOST_SESSIONS, People, Person
from cannae.server.http.guard import Gate
from cannae.server.http.protocol import Connections
from cannae.server.ops.usage import Limits, Metrics
from cannae.server.store.database import Statement
from cannae.server.store.rows import now_ms
from cannae.server.store.store import Store
from clients import Client, run, two_at_a_table

GOOD, BETTER, BEST = "elephants over the alps", "nine legions by the river", "quinqueremes off mylae"


def among_people(url: str, work: Callable[[People, Person], Awaitable[None]]) -> None:
    """With one account, called Hanno."""

    async def do() -> None:
        store = await Store.open(url)
        try:
            people = People(store, b"key", PasswordHasher.from_parameters(profiles.CHEAPEST))
            person = await people.guest("Somebody", "en")
            await people.register(person, "Hanno", GOOD)
            await work(people, person)
        finally:
            await store.close()

    asyncio.run(do())


def test_of_two_who_change_one_password_in_the_same_moment_the_second_no_longer_knows_it(url: str) -> None:
    async def work(people: People, person: Person) -> None:
        owner, thief = await people.log_in("Hanno", GOOD), await people.log_in("Hanno", GOOD)
        await people.must_know_password(thief, GOOD)
        await people.change_password(owner, BETTER)
        for late in (people.change_password(thief, BEST), people.renew_codes(thief)):
            with pytest.raises(UserError, match="password-wrong"):
                await late
        with pytest.raises(UserError, match="login-wrong"):
            await people.open_session(thief, "")
        assert (await people.log_in("Hanno", BETTER)).id == person.id
        assert await people.sessions(person) == []

    among_people(url, work)


def test_an_account_is_logged_in_at_so_many_places_and_no_more(url: str) -> None:
    async def work(people: People, person: Person) -> None:
        for _ in range(MOST_SESSIONS + 5):
            await people.open_session(person, "")
        assert len(await people.sessions(person)) == MOST_SESSIONS
        assert await people.by_cookie(people.cookie(person)) is not None, "the last one is among them"

    among_people(url, work)


def test_a_store_that_takes_nothing_more_logs_nobody_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(people: People, person: Person) -> None:
        await people.open_session(person, "")
        long_ago = Statement("UPDATE session SET seen = 0", ())
        await people.store.database.write(long_ago)

        async def full(*_: object, **more: object) -> None:
            raise UserError("store-full")

        monkeypatch.setattr(people.store.database, "write", full)
        found = await people.by_cookie(people.cookie(person))
        monkeypatch.undo()
        assert found is not None

    among_people(f"sqlite:{tmp_path / 'c.db'}", work)


def test_right_passwords_cost_an_address_a_little_too(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one:
            await one.guest("Somebody")
            await one.post("account", name="Hanno", password=GOOD)
            answers = [
                (await one.http.post("/api/login", json={"name": "Hanno", "password": GOOD})).status_code
                for _ in range(130)
            ]
            assert answers[:60] == [200] * 60 and 429 in answers[60:]

    limits = Limits()
    limits.requests.rate = limits.requests.burst = 10_000
    limits.tries.rate = 0.001
    run(tmp_path / "c.db", play, limits=limits)


def test_a_guest_who_logs_in_takes_reports_and_silence_along(tmp_path: Path) -> None:
    data = f"sqlite:{tmp_path / 'c.db'}"

    async def play(address: str) -> None:
        async with Client(address) as one, Client(address) as two:
            async with Client(address) as before:
                await before.guest("Somebody")
                await before.post("account", name="Hanno", password=GOOD)
            table, red, _ = await two_at_a_table(one, two, game="pennants")
            await one.post("report", table=table, text="is slow")
            await two.post("report", table=table, text="was rude")
            store = await Store.open(data)
            try:
                about_red = next(found for found in await reports(store) if found.text == "was rude")
                await set_until(store, about_red.id, "muted", 3)
                await one.post("login", name="Hanno", password=GOOD)
                again = next(found for found in await reports(store) if found.id == about_red.id)
                assert (again.about, again.guest) == ("Hanno", False) and again.muted > now_ms()
            finally:
                await store.close()
            assert [found["text"] for found in (await one.get("reports"))["reports"]] == ["is slow"]
            red = await one.sit(table)
            assert (await red.do("say", "hello"))["key"] == "muted-by-host"

    run(tmp_path / "c.db", play)


def test_a_snapshot_made_while_somebody_leaves_is_not_mixed_with_an_older_one(tmp_path: Path) -> None:
    data = f"sqlite:{tmp_path / 'c.db'}"

    async def play(address: str) -> None:
        async with Client(address) as one, Client(address) as two:
            table, red, _ = await two_at_a_table(one, two, game="pennants")
            await red.do("say", "I am Ann")
            person = (await one.get("me"))["id"]
            store = await Store.open(data)
            try:
                sql = "INSERT INTO snapshot (table_id, seq, body) VALUES ($1, $2, $3)"
                await store.database.write(Statement(sql, (table, 1, json.dumps({"events": []}))))
                statements, _ = await forget_at_tables(store, person, "Ann")
                await store.database.write(Statement("UPDATE snapshot SET seq = 7", ()))
                await store.database.write(*statements)
                assert await store.database.fetch("SELECT seq FROM snapshot") == [], "the acts make it anew"
            finally:
                await store.close()

    run(tmp_path / "c.db", play)


def test_the_words_of_strangers_do_nothing_to_the_hosts_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one, Client(address) as two:
            table, red, _ = await two_at_a_table(one, two, game="pennants")
            await red.do("say", "\x1b[2Jgone")
            await two.post("report", table=table, text="see\x1b]0;title\x07\r\nforged line")

    run(tmp_path / "c.db", play)
    database = ["--database", f"sqlite:{tmp_path / 'c.db'}"]
    assert main(["moderate", "--json", *database, "list"]) == 0
    report = json.loads(capsys.readouterr().out)[0]["id"]
    for words in (["list"], ["show", report]):
        assert main(["moderate", *database, *words]) == 0
        shown = capsys.readouterr().out
        assert "see" in shown and not {"\x1b", "\x07", "\r"} & set(shown)
        assert not any(line.startswith("forged") for line in shown.splitlines())


def test_a_network_of_the_sixth_version_has_so_many_connections_together() -> None:
    connections = Connections(Gate(None, []), Limits(connections=3), Metrics(), 100)
    peers = [f"2001:db8:1:2::{number}" for number in range(5)]
    assert [connections.enter(peer, 0) for peer in peers] == [True] * 3 + [False] * 2
    assert connections.enter("2001:db8:1:3::1", 0), "the network next door"
    for peer in [*peers, "2001:db8:1:3::1"]:
        connections.leave(peer)
    assert connections.open == 0 and not connections._by_peer
