"""Guests, accounts, recovery, block, mute, report, deletion."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from cannae.core.contract import UserError
from cannae.server.accounts.names import clean_name
from cannae.server.accounts.people import check_password
from cannae.server.app import make_app
from clients import Client, ConnectionClosed, Player, run, served, settings, two_at_a_table

GOOD = "elephants over the alps"


def test_a_guest_becomes_an_account_without_losing_games(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Client(address) as context, Client(address) as two, Client(address) as phone:
            table, red, _ = await two_at_a_table(context, two)
            codes = (await context.post("account", name="Hanno", password=GOOD))["codes"]
            assert len(set(codes)) == 8
            assert (await context.post("account", 400, name="Other", password=GOOD))["key"] == "account-already"
            assert (await two.post("account", 409, name="hANNO", password=GOOD))["key"] == "name-taken"
            assert (await phone.post("login", 403, name="Hanno", password="wrong"))["key"] == "login-wrong"
            assert (await phone.post("login", 403, name="Nobody", password="wrong"))["key"] == "login-wrong"
            assert (await phone.post("login", name="hanno", password=GOOD))["account"]
            assert [one["id"] for one in (await phone.get("mine"))["tables"]] == [table]
            assert (await phone.sit(table)).state["seat"] == "red"
            new = "rome is not far away"
            assert (await phone.post("recover", 403, name="Hanno", code="0" * 16, password=new))["key"]
            await phone.post("recover", name="Hanno", code=codes[3], password=new)
            assert (await context.get("me"))["id"] is None, "every cookie of before is void"
            with pytest.raises(ConnectionClosed):
                await red.until("never")
            assert (await phone.post("recover", 403, name="Hanno", code=codes[3], password=new))["key"]
            await context.post("login", name="Hanno", password=new)
            await context.post("logout")
            await phone.get("mine", 401)

    run(tmp_path / "c.db", play)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_guest_who_logs_in_keeps_the_seat(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    async def play(address: str) -> None:
        async with Client(address) as home, Client(address) as away, Client(address) as two:
            await home.guest("Hanno")
            await home.post("account", name="Hanno", password=GOOD)
            table, red, _ = await two_at_a_table(away, two)
            await two.post("block", table=table)
            me = await away.post("login", name="Hanno", password=GOOD)
            assert await closed(red) == 1008, "the guest is no more"
            assert me["id"] == (await home.get("me"))["id"]
            assert (await away.sit(table)).state["seat"] == "red"
            assert (await home.get("mine"))["tables"][0]["mine"] == ["red"]
            made = await two.post("tables", game="pennants", opponent="lobby")
            refused = await home.post(f"tables/{made['table']['id']}/join", 403)
            assert refused["key"] == "blocked", "nobody slips out of a block by logging in"

    run(tmp_path / "c.db" if kind == "sqlite" else request.getfixturevalue("postgres")(), play)


def test_weak_passwords_and_odd_names_are_refused() -> None:
    for password in ("short", "aaaaaaaaaaaaaaa", "password123", "Hannibal 2026!", "x" * 201, "annannannann"):
        with pytest.raises(UserError, match="password-weak"):
            check_password(password, "Ann")
    check_password(GOOD, "Ann")
    assert clean_name("  Ann \u202e\n of  Cannae ") == "Ann of Cannae"
    for name in ("", " \n", "x" * 31, "@side-red"):
        with pytest.raises(UserError, match="name-shape"):
            clean_name(name)


def test_a_person_is_not_seated_with_one_it_has_blocked(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one, Client(address) as two:
            table, red, blue = await two_at_a_table(one, two)
            await blue.do("mute")
            await red.do("say", "grr")
            await red.do("resign")
            await blue.until("state", status="over")
            assert not any(event["key"] == "chat-line" for event in blue.events.values())
            assert (await one.post("block", 404, table="nowhere"))["key"] == "table-unknown"
            await two.post("block", table=table)
            assert await two.get(f"tables/{table}/blocked") == {"blocked": True}
            assert await one.get(f"tables/{table}/blocked") == {"blocked": False}, (
                "nobody is told that they were blocked"
            )
            assert (await one.post(f"tables/{table}/rematch", 403))["key"] == "blocked"
            await two.post("report", table=table, text="was rude")
            made = await one.post("tables", game="honour", opponent="lobby")
            again = made["table"]["id"]
            assert (await two.post(f"tables/{again}/join", 403))["key"] == "blocked"
            await two.post("block", table=table, blocked=False)
            assert await two.get(f"tables/{table}/blocked") == {"blocked": False}
            await two.post(f"tables/{again}/join")

    run(tmp_path / "c.db", play)


def test_a_deleted_account_is_gone_and_its_games_stay_without_its_name(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one, Client(address) as two:
            table, red, _ = await two_at_a_table(one, two)
            await one.post("account", name="Hanno", password=GOOD)
            await red.do("resign")
            await one.post("account/delete")
            assert (await one.get("me"))["id"] is None
            assert (await one.post("login", 403, name="Hanno", password=GOOD))["key"] == "login-wrong"
            seats = (await two.get(f"tables/{table}"))["seats"]
            assert seats[0]["name"] == "" and seats[1]["name"] == "Bob"
            with pytest.raises(ConnectionClosed):
                await red.until("never")

    run(tmp_path / "c.db", play)


async def closed(player: Player) -> int:
    """The code with which a socket is closed, whatever else comes before."""
    with pytest.raises(ConnectionClosed) as end:
        await player.until("never")
    assert end.value.rcvd is not None
    return end.value.rcvd.code


def test_a_deleted_person_is_disconnected_in_every_process(postgres: Callable[[], str]) -> None:
    url = postgres()

    async def play() -> None:
        async with (
            served(make_app(settings(url))) as here,
            served(make_app(settings(url))) as there,
            Client(here) as one,
            Client(here) as two,
            Client(there) as elsewhere,
        ):
            await one.guest("Hanno")
            await one.post("account", name="Hanno", password=GOOD)
            table, _, _ = await two_at_a_table(one, two, watchable=True)
            for way in ("logout", "account/delete"):
                elsewhere.http.cookies.update(one.http.cookies)
                red = await elsewhere.sit(table)
                await one.post(way)
                assert await closed(red) == 1008
                if way == "logout":
                    assert (await elsewhere.get("me"))["id"] is None, "the cookie is void"
                    await one.post("login", name="Hanno", password=GOOD)
                    elsewhere.http.cookies.clear()

    asyncio.run(asyncio.wait_for(play(), 1200))


def test_a_blocked_person_may_not_look_on(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one, Client(address) as two, Client(address) as three:
            first, red, _ = await two_at_a_table(one, two)
            await red.do("resign")
            await three.guest("Eve")
            made = await one.post("tables", game="pennants", opponent="lobby", watchable=True)
            table = made["table"]["id"]
            await three.post(f"tables/{table}/join")
            watching, playing = await two.sit(table), await one.sit(table)
            await one.post("block", table=first)
            assert await closed(watching) == 1008
            assert (await (await two.connect()).hello(table))["key"] == "blocked"
            for what in ("state", "text"):
                assert (await two.get(f"tables/{table}/{what}", 403))["key"] == "blocked"
            assert (await playing.ask(t="ping"))["t"] == "pong"

    run(tmp_path / "c.db", play)


def test_a_new_link_sends_away_who_came_by_the_old_one(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one, Client(address) as two, Client(address) as thief, Client(address) as tool:
            table, red, _ = await two_at_a_table(one, two)
            token = (await one.post(f"tables/{table}/link", seat="red"))["link"].partition("=")[2]
            await thief.guest("Eve")
            await thief.post(f"tables/{table}/seat", token=token)
            by_name, by_link = await thief.sit(table), await tool.connect()
            assert (await by_link.hello(table, token=token))["seat"] == "red"
            await one.post(f"tables/{table}/link", seat="red")
            assert [await closed(player) for player in (by_name, by_link)] == [1008, 1008]
            assert (await (await thief.connect()).hello(table))["key"] == "table-private"
            assert (await red.ask(t="ping"))["t"] == "pong"

    run(tmp_path / "c.db", play)


def test_the_lobby_shows_open_tables_and_they_can_be_taken_away(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one, Client(address) as two:
            assert (await one.post("tables", 401, game="honour", opponent="lobby"))["key"] == "guest-first"
            await one.guest("Ann")
            await two.guest("Bob")
            table = (await one.post("tables", game="honour", opponent="lobby"))["table"]["id"]
            assert [row["id"] for row in (await two.get("lobby"))["tables"]] == [table]
            assert (await one.post(f"tables/{table}/join", 400))["key"] == "seat-against-oneself"
            assert (await two.post(f"tables/{table}/cancel", 403))["key"] == "seat-not-yours"
            waiting = await one.sit(table)
            assert waiting.state["status"] == "open"
            assert (await waiting.do("resign"))["key"] == "table-not-begun"
            await one.post(f"tables/{table}/cancel")
            assert (await two.get("lobby"))["tables"] == []
            bad = await one.post("tables", 400, game="honour", opponent="lobby", options={"battles": 99})
            assert bad["key"] == "option-not-number" and "99" in bad["text"]
            assert (await one.post("tables", 404, game="chess", opponent="lobby"))["key"] == "game-unknown"
            assert (await one.post("tables", 400, game="honour", opponent="computer", level="god"))["key"]
            clock = {"kind": "live", "time": 1}
            bad = await one.post("tables", 400, game="honour", opponent="lobby", clock=clock)
            assert bad["key"] == "clock-terms"

    run(tmp_path / "c.db", play)
