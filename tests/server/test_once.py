"""Exactly once: the same id is done once and answered each time, whichever process it reaches and however often, as
long as there is the table."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from cannae.server.app import make_app
from cannae.server.ops.usage import Limits
from cannae.server.store.store import Store
from clients import HASTE, Client, Player, run, served, settings, two_at_a_table
from server_processes import hosts

HOSTS = 3


async def answers(players: list[Player], ref: str, **message: Any) -> list[dict[str, Any]]:
    """Send the same message on several lines at the same moment, and give what answers it on each."""
    await asyncio.gather(*[player.send(id=ref, **message) for player in players])
    return await asyncio.gather(*[answer(player, ref) for player in players])


async def answer(player: Player, ref: str) -> dict[str, Any]:
    while True:
        message = await player.receive()
        if message["t"] in ("ack", "refused") and message["id"] == ref:
            return message


async def acts(url: str, table: str, verb: str) -> list[str]:
    store = await Store.open(url)
    try:
        return [ref for _, act, ref in await store.acts(table, 0) if act.verb == verb]
    finally:
        await store.close()


def done_once(found: list[dict[str, Any]]) -> None:
    assert [message["t"] for message in found] == ["ack"] * len(found), found
    assert sum(not message["again"] for message in found) == 1, "one did it, and the others say that it is done"


async def everywhere(clients: list[Client], table: str) -> list[Player]:
    """The same person in the same seat at every host."""
    for client in clients[1:]:
        client.http.cookies = clients[0].http.cookies
    return [await client.sit(table, seat="red") for client in clients]


def test_the_same_id_at_several_live_hosts_is_done_once_and_answered_by_each(
    postgres: Callable[[], str], tmp_path: Path
) -> None:
    url = postgres()

    async def play() -> None:
        async with hosts(tmp_path, url, HOSTS) as clients:
            await clients[0].guest("Ann")
            made = await clients[0].post("tables", game="honour", opponent="hotseat", options={"battles": 3})
            table = made["table"]["id"]
            players = await everywhere(clients, table)
            for number in range(20):
                done_once(await answers(players, f"say {number}", t="do", verb="say", what=f"{number}"))
            for number in range(15):
                version, choice = players[0].state["version"], players[0].choices()[0]
                done_once(await answers(players, f"c {number}", t="choose", version=version, choice=choice))
                await agree(players, version + 1)
                if number % 3 == 2:
                    continue
                version = players[0].state["version"]
                done_once(await answers(players, f"undo {number}", t="do", verb="undo"))
                await agree(players, version + 1)
            assert len(await acts(url, table, "say")) == 20
            assert len(await acts(url, table, "choose")) == 15
            assert len(await acts(url, table, "undo")) == 10

    async def agree(players: list[Player], version: int) -> None:
        """Every host has told of it, though only one was asked for what was done."""
        for player in players:
            while player.state["version"] < version:
                await player.until("state")

    asyncio.run(asyncio.wait_for(play(), 1200))


def test_ids_hold_over_restarts_and_however_much_was_done_since(postgres: Callable[[], str], tmp_path: Path) -> None:
    url = postgres()
    asked: dict[str, Any] = {}

    async def play() -> None:
        async with hosts(tmp_path, url, 2) as clients:
            await clients[0].guest("Ann")
            made = await clients[0].post("tables", game="honour", opponent="hotseat")
            asked["table"] = made["table"]["id"]
            red = (await everywhere(clients, asked["table"]))[0]
            asked["choose"] = {"t": "choose", "version": red.state["version"], "choice": red.choices()[0]}
            done_once(await answers([red], "choose", **asked["choose"]))
            done_once(await answers([red], "undo", t="do", verb="undo"))
            done_once(await answers([red], "say", t="do", verb="say", what="hail"))
            for number in range(500):
                await red.send(t="do", id=f"{number}", verb="say", what="more")
            for number in range(500):
                assert (await answer(red, f"{number}"))["t"] == "ack"
            asked["cookies"] = clients[0].http.cookies
            await repeat(red)

    async def again() -> None:
        async with hosts(tmp_path, url, 2) as clients:
            clients[0].http.cookies = asked["cookies"]
            for player in await everywhere(clients, asked["table"]):
                await repeat(player)
            assert len(await acts(url, asked["table"], "say")) == 501
            assert len(await acts(url, asked["table"], "choose")) == 1
            assert len(await acts(url, asked["table"], "undo")) == 1

    async def repeat(player: Player) -> None:
        for ref, message in (
            ("say", {"t": "do", "verb": "say", "what": "hail"}),
            ("choose", asked["choose"]),
            ("undo", {"t": "do", "verb": "undo"}),
            ("7", {"t": "do", "verb": "say", "what": "more"}),
        ):
            (message,) = await answers([player], ref, **message)
            assert message["t"] == "ack" and message["again"], message

    asyncio.run(asyncio.wait_for(play(), 1200))
    asyncio.run(asyncio.wait_for(again(), 1200))


def test_what_was_said_may_be_repeated_without_being_too_fast(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one, Client(address) as two:
            _, red, _ = await two_at_a_table(one, two, "pennants")
            for _ in range(20):
                (message,) = await answers([red], "say", t="do", verb="say", what="hail")
                assert message["t"] == "ack", message

    run(tmp_path / "c.db", play, limits=Limits())


def test_a_choice_made_in_sight_of_another_hosts_state_is_no_stale_one(postgres: Callable[[], str], deaf: None) -> None:
    """A client that changes hosts may be quicker than the notice of the first; here none ever comes."""

    url = postgres()

    async def play() -> None:
        slow = settings(url, timings=replace(HASTE, poll=60_000))
        async with (
            served(make_app(slow)) as here,
            served(make_app(slow)) as there,
            Client(here) as one,
            Client(there) as two,
        ):
            await one.guest("Ann")
            made = await one.post("tables", game="honour", opponent="hotseat", options={"battles": 3})
            red, elsewhere = await everywhere([one, two], made["table"]["id"])
            await red.go_on(2)
            version, choice = red.state["version"], red.choices()[0]
            (message,) = await answers([elsewhere], "moved", t="choose", version=version, choice=choice)
            assert message["t"] == "ack" and not message["again"], message
            while elsewhere.state["version"] <= version:
                await elsewhere.until("state")
            await elsewhere.go_on(1)
            arrived = await one.sit(made["table"]["id"], seat="red")
            assert arrived.state["version"] == elsewhere.state["version"], "who comes sees what stands in the store"

    asyncio.run(asyncio.wait_for(play(), 1200))
