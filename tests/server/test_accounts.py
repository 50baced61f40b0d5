"""Accounts in their owners' hands: passwords, codes and sessions; names nobody can borrow; leaving without a trace; and
the host's answers to reports."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from cannae.cli import main
from cannae.server.accounts.names import likeness
from cannae.server.ops.usage import Limits
from cannae.server.store.packing import pack_finished
from cannae.server.store.rows import now_ms
from cannae.server.store.store import Store
from clients import HASTE, Client, ConnectionClosed, Player, run, two_at_a_table

GOOD, BETTER = "elephants over the alps", "nine legions by the river"


async def closed(player: Player) -> int:
    with pytest.raises(ConnectionClosed) as end:
        await player.until("never")
    assert end.value.rcvd is not None
    return end.value.rcvd.code


async def account(client: Client, name: str = "Hanno") -> list[str]:
    await client.guest("Somebody")
    codes: list[str] = (await client.post("account", name=name, password=GOOD))["codes"]
    return codes


def test_a_password_is_changed_by_its_owner_and_all_others_are_logged_out(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Client(address) as context, Client(address) as phone:
            await account(context)
            await phone.post("login", name="Hanno", password=GOOD)
            change = "account/password"
            assert (await context.post(change, 403, password="a guess", new=BETTER))["key"] == "password-wrong"
            assert (await context.post(change, 400, password=GOOD, new="short"))["key"] == "password-weak"
            await context.post(change, password=GOOD, new=BETTER)
            assert (await context.get("me"))["name"] == "Hanno", "who changed it stays"
            assert (await phone.get("me"))["id"] is None
            assert (await phone.post("login", 403, name="Hanno", password=GOOD))["key"] == "login-wrong"
            await phone.post("login", name="Hanno", password=BETTER)
            async with Client(address) as guest:
                await guest.guest("Ann")
                assert (await guest.post(change, 400, password="x", new=GOOD))["key"] == "account-none"

    run(tmp_path / "c.db", play)


def test_new_recovery_codes_make_the_old_ones_void(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Client(address) as context, Client(address) as phone:
            old = await account(context)
            assert (await context.post("account/codes", 403, password="a guess"))["key"] == "password-wrong"
            new = (await context.post("account/codes", password=GOOD))["codes"]
            assert len(set(new)) == 8 and not set(new) & set(old)
            await phone.post("recover", 403, name="Hanno", code=old[0], password=BETTER)
            await phone.post("recover", name="Hanno", code=new[0], password=BETTER)

    run(tmp_path / "c.db", play)


def test_sessions_are_listed_and_ended_one_by_one(url: str) -> None:
    async def play(address: str) -> None:
        async with Client(address) as context, Client(address) as phone, Client(address) as old, Client(address) as two:
            await account(context)
            phone.http.headers["user-agent"] = "Mozilla/5.0 (Linux; Android 15) Gecko/20100101 Firefox/140.0"
            await phone.post("login", name="Hanno", password=GOOD)
            await old.post("login", name="Hanno", password=GOOD)
            table, _, _ = await two_at_a_table(context, two)
            there = await phone.sit(table)
            found = (await context.get("sessions"))["sessions"]
            assert len(found) == 3 and [one["here"] for one in found].count(True) == 1
            (firefox,) = [one for one in found if one["agent"] == "Firefox, Android"]
            await context.post("sessions/end", session=firefox["id"])
            assert await closed(there) == 1008, "a person at play there is put out"
            assert (await phone.get("me"))["id"] is None
            assert (await old.get("me"))["name"] == "Hanno" and (await context.get("me"))["name"] == "Hanno"
            assert (await context.post("sessions/end", 404, session=firefox["id"]))["key"] == "session-unknown"
            await two.post("account", name="Maharbal", password=GOOD)
            (here,) = [one for one in (await context.get("sessions"))["sessions"] if one["here"]]
            assert (await two.post("sessions/end", 404, session=here["id"]))["key"] == "session-unknown"
            await context.post("sessions/end", session=here["id"])
            assert (await context.get("me"))["id"] is None
            assert len((await old.get("sessions"))["sessions"]) == 1

    run(url, play)


def test_wrong_tries_slow_their_address_down_and_never_lock_the_owner_out(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async def log_in(password: str, where: str) -> int:
            async with httpx.AsyncClient(base_url=address, headers={"x-forwarded-for": where}) as http:
                body = {"name": "Hanno", "password": password}
                return (await http.post("/api/login", json=body, headers={"origin": address})).status_code

        async with Client(address) as home:
            await account(home)
        codes = [await log_in("a guess", "198.51.100.7") for _ in range(30)]
        assert codes[:20] == [403] * 20 and 429 in codes[20:], "who guesses is slowed down"
        assert await log_in(GOOD, "203.0.113.9") == 200
        assert [await log_in("a slip", "203.0.113.9") for _ in range(10)] == [403] * 10
        assert await log_in(GOOD, "203.0.113.9") == 200, "ten slips of one's own lock nobody out"
        assert [await log_in(GOOD, "203.0.113.9") for _ in range(30)] == [200] * 30, "what is right is not counted"

    run(tmp_path / "c.db", play, limits=Limits(), proxies=["127.0.0.1"])


def test_a_guest_cannot_look_like_an_account(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one, Client(address) as two, Client(address) as three:
            await account(one)
            for name in ("Hanno", "hanno", "H a n n o", "Наnnо", "Hánno", "Hann0", "Hanno."):
                assert (await two.post("guest", 409, name=name))["key"] == "name-of-account", name
            await two.guest("Bob")
            assert (await two.post("account", 409, name="Hаnno", password=GOOD))["key"] == "name-taken"
            assert (await two.post("account", 409, name="Guest", password=GOOD))["key"] == "name-taken"
            made = await one.post("tables", game="pennants", opponent="lobby", seat="red")
            table = made["table"]["id"]
            await two.post(f"tables/{table}/join")
            red = await one.sit(table)
            assert [(seat["name"], seat["guest"]) for seat in red.state["seats"]] == [("Hanno", False), ("Bob", True)]
            await two.post("account", name="Maharbal", password=GOOD)
            await red.until("state")
            shown = [(seat["name"], seat["guest"]) for seat in red.state["seats"]]
            assert shown == [("Hanno", False), ("Maharbal", False)], "an account sits there under its own name"
            await three.guest("Scipio")
            other = (await three.post("tables", game="pennants", opponent="lobby", seat="red"))["table"]["id"]
            await three.post("login", name="Hanno", password=GOOD)
            seats = (await three.get(f"tables/{other}"))["seats"]
            assert (seats[0]["name"], seats[0]["guest"]) == ("Hanno", False)

    run(tmp_path / "c.db", play)


def test_names_that_look_alike_are_alike() -> None:
    assert likeness("Hanno") == likeness("HANNO") == likeness("hаnnо") == likeness("H_a-n.n o") == likeness("Hännò")
    assert (
        likeness("Hanno") != likeness("Hanna") and likeness("漢") != likeness("字") and likeness("★") != likeness("☆")
    )


@pytest.mark.parametrize("packed", [False, True])
def test_a_deleted_name_is_gone_from_records_and_chat_of_private_games_too(packed: bool, tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one, Client(address) as two:
            await one.guest("Ann")
            await two.guest("Bob")
            made = await one.post("tables", game="pennants", opponent="invited", seat="red")
            table = made["table"]["id"]
            await two.post(f"tables/{table}/join", invitation=made["invitation"].partition("=")[2])
            red, blue = await one.sit(table), await two.sit(table)
            await one.post("account", name="Hanno", password=GOOD)
            await red.do("say", "I am Hanno of Carthage")
            await blue.do("say", "well played, hanno! Hannover is far")
            await red.do("resign")
            await blue.until("state", status="over")
            assert (await two.get(f"tables/{table}/record"))["seats"][0]["name"] == "Hanno"
            if packed:
                store = await Store.open(f"sqlite:{tmp_path / 'c.db'}")
                assert await pack_finished(store, now_ms() + 1000) == 1
                await store.close()
            await one.post("account/delete")
            record = await two.get(f"tables/{table}/record")
            assert record["seats"][0]["name"] == "" and "Hanno" not in json.dumps(record)
            found = await two.get(f"tables/{table}/verify")
            assert found["holds"] and found["fault"] is None, "it is still a record of that game, signed by the server"
            text = json.dumps(record | {"started": "1999"})
            assert not (await two.post("records/verify", record=text))["holds"], "its signature is looked at"
            late = await two.sit(table)
            said = [event["args"]["text"] for event in late.events.values() if event["key"] == "chat-line"]
            assert said == ["…", "well played, …! Hannover is far"]
            (seat, _) = (await two.get(f"tables/{table}"))["seats"]
            assert seat["name"] == "" and not seat["guest"]

    run(tmp_path / "c.db", play)


def moderate(capsys: pytest.CaptureFixture[str], data: Path, *words: str) -> Any:
    assert main(["moderate", "--json", "--database", f"sqlite:{data}", *words]) == 0
    return json.loads(capsys.readouterr().out)


def test_the_host_reads_reports_mutes_bans_and_closes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = tmp_path / "c.db"

    async def play(address: str) -> None:
        async with Client(address) as one, Client(address) as two, Client(address) as again:
            table, red, blue = await two_at_a_table(one, two, game="pennants")
            await one.post("account", name="Hanno", password=GOOD)
            red = await one.sit(table)
            await red.do("say", "you fool")
            await two.post("report", table=table, text="was rude")

            async def host(*words: str) -> Any:
                return await asyncio.to_thread(moderate, capsys, data, *words)

            (report,) = await host("list")
            assert (report["about"], report["by"], report["text"], report["guest"]) == (
                "Hanno",
                "Bob",
                "was rude",
                False,
            )
            assert (await host("show", report["id"]))["chat"] == [{"side": "red", "text": "you fool"}]
            await host("mute", report["id"], "--days", "3")
            assert (await red.do("say", "still here"))["key"] == "muted-by-host"
            assert (await blue.do("say", "thank you"))["t"] == "ack"
            await host("mute", report["id"], "--days", "0")
            assert (await red.do("say", "sorry"))["t"] == "ack"
            await host("ban", report["id"])
            assert (await one.get("me"))["id"] is None
            assert (await one.post("tables", 403, game="pennants", opponent="lobby"))["key"] == "banned"
            assert (await one.post("guest", 403, name="Another"))["key"] == "banned"
            assert (await again.post("login", 403, name="Hanno", password=GOOD))["key"] == "banned"
            await host("ban", report["id"], "--days", "0")
            assert (await one.get("me"))["name"] == "Hanno"
            (mine,) = (await two.get("reports"))["reports"]
            assert (mine["closed"], mine["answer"]) == (False, "")
            await host("close", report["id"], "--answer", "Spoken to.")
            (mine,) = (await two.get("reports"))["reports"]
            assert (mine["closed"], mine["answer"]) == (True, "Spoken to.")
            assert await host("list") == [] and len(await host("list", "--closed")) == 1

    run(data, play)
    database = ["--database", f"sqlite:{data}"]
    assert main(["moderate", *database, "show", "nothing"]) == 2
    assert main(["moderate", *database, "list", "--closed"]) == 0
    assert "was rude" in capsys.readouterr().out


def test_a_banned_person_is_put_out_where_it_plays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one, Client(address) as two:
            table, red, _ = await two_at_a_table(one, two, game="pennants")
            await two.post("report", table=table, text="was rude")
            (report,) = await asyncio.to_thread(moderate, capsys, tmp_path / "c.db", "list")
            await asyncio.to_thread(moderate, capsys, tmp_path / "c.db", "ban", report["id"])
            assert await closed(red) == 1008

    run(tmp_path / "c.db", play, timings=replace(HASTE, recheck=200))
