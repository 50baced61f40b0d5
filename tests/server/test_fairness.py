"""Fairness is what it says: who is bound when, who gave what, who signs, and who walked away."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from cannae.core.contract import UserError
from cannae.core.records import Record, read_record
from cannae.core.records.verifying import verify
from cannae.core.registry import game as find_game
from cannae.server.store import chance
from cannae.server.store.store import Store
from cannae.table import Table, person
from clients import Client, run


def seal(text: str) -> str:
    return sha256(text.encode()).hexdigest()


async def add(client: Client, made: dict[str, Any], status: int = 200, **what: str) -> dict[str, Any]:
    """Add to the chance of a table, as one who was shown its commitment."""
    table = made["table"]
    body = {"commitment": table["commitment"]} | what
    answer: dict[str, Any] = await client.post(f"tables/{table['id']}/chance", status, **body)
    return answer


async def record_of(client: Client, table: str) -> Record:
    return read_record((await client.http.get(f"/api/tables/{table}/record")).text)


def test_the_commitment_stands_before_anybody_adds_and_every_addition_changes_the_deal() -> None:
    def deal(*entropy: str) -> tuple[str, str]:
        one = Table(find_game("honour"), {}, [person(), person()], b"s" * 32, True, "x", None, entropy)
        return one.commitment, one.state.write_position()

    deals = [deal(), deal("a"), deal("a", "b"), deal("a", "c"), deal("d", "b"), deal("ab")]
    assert len({commitment for commitment, _ in deals}) == 1, "the server is bound before it hears of any of them"
    assert len({position for _, position in deals}) == len(deals), "so one honest party makes the deal nobody's"


# -- The order in which it may be said ------------------------------------------------------------------------


def test_the_server_hears_nothing_before_it_has_committed(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one:
            await one.guest("Ann")
            for early in ({"entropy": "my dice"}, {"seal": seal("my dice")}):
                await one.post("tables", 422, game="pennants", opponent="computer", **early)
            made = await one.post("tables", game="pennants", opponent="computer", seat="red", adds=True)
            table = made["table"]["id"]
            assert made["table"]["status"] == "open", "no card is dealt before the player has spoken"
            assert made["table"]["chance"]["sides"] == {"red": {"stands": "awaited", "seal": ""}}
            refused = await one.post(f"tables/{table}/chance", 400, commitment="0" * 64, entropy="my dice")
            assert refused["key"] == "chance-other-commitment", "who has not seen the commitment adds nothing"
            for both in ({}, {"entropy": "a", "seal": seal("a")}):
                assert (await add(one, made, 400, **both))["key"] == "chance-one-of-two"
            await add(one, made, entropy="my dice")
            red = await one.sit(table)
            assert red.state["status"] == "running"
            assert (await add(one, made, 400, entropy="better dice"))["key"] in (
                "entropy-too-late",
                "chance-not-awaited",
            )
            await red.do("resign")
            record = await record_of(one, table)
            assert [(part.by, part.text) for part in record.parts] == [("red", "my dice")]
            assert record.commitment == made["table"]["commitment"]
            assert record.provable and verify(record).holds

    run(tmp_path / "c.db", play)


def test_a_game_without_players_chance_is_not_called_provable(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one:
            await one.guest("Ann")
            made = await one.post("tables", game="pennants", opponent="computer", seat="red")
            assert made["table"]["status"] == "running", "a player who adds nothing is not waited for"
            red = await one.sit(made["table"]["id"])
            await red.do("resign")
            record = await record_of(one, made["table"]["id"])
            assert record.drawn and not record.provable
            assert "verify-nobody-added" in [key for key, _ in verify(record).notes]

    run(tmp_path / "c.db", play)


def test_what_is_sealed_binds_its_player_and_is_shown_after_the_other_has_spoken(tmp_path: Path) -> None:
    """The second player, even together with the server, chooses without knowing what the first will add."""

    async def play(address: str) -> None:
        async with Client(address) as one, Client(address) as two:
            await one.guest("Ann")
            await two.guest("Bob")
            made = await one.post("tables", game="pennants", opponent="lobby", seat="red", adds=True)
            table = made["table"]["id"]
            await add(one, made, seal=seal("my dice"))
            assert (await one.post(f"tables/{table}/reveal", 400, entropy="my dice"))["key"] == "seal-too-early"
            assert (await add(one, made, 400, seal=seal("other dice")))["key"] == "chance-not-awaited"
            joined = await two.post(f"tables/{table}/join", adds=True)
            assert joined["table"]["chance"]["sides"]["red"] == {"stands": "sealed", "seal": seal("my dice")}
            assert (await one.post(f"tables/{table}/reveal", 400, entropy="my dice"))["key"] == "seal-too-early"
            waiting = await two.sit(table)
            assert waiting.state["view"] is None and waiting.state["choices"] == []
            await add(two, joined, entropy="my coins")
            assert (await two.get("mine"))["tables"][0]["status"] == "open", "no card before the seal is broken"
            shown = json.dumps(await one.get(f"tables/{table}")) + json.dumps(await two.get("mine"))
            assert "my coins" not in shown and "my dice" not in shown
            assert (await two.post(f"tables/{table}/reveal", 400, entropy="my dice"))["key"] == "seal-none"
            assert (await one.post(f"tables/{table}/reveal", 400, entropy="better"))["key"] == "seal-broken"
            await one.post(f"tables/{table}/reveal", entropy="my dice")
            await waiting.until("state", status="running")
            await one.post(f"tables/{table}/reveal", 400, entropy="my dice")
            await waiting.do("resign")
            record = await record_of(one, table)
            assert [part.to_data() for part in record.parts] == [
                {"by": "red", "text": "my dice", "seal": seal("my dice")},
                {"by": "blue", "text": "my coins"},
            ]
            assert record.provable and verify(record).holds

    run(tmp_path / "c.db", play)


def test_in_a_rematch_the_server_commits_first_too(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one, Client(address) as two:
            await one.guest("Ann")
            await two.guest("Bob")
            made = await one.post("tables", game="pennants", opponent="lobby", seat="red")
            table = made["table"]["id"]
            await two.post(f"tables/{table}/join")
            await (await one.sit(table)).do("resign")
            asked = await one.post(f"tables/{table}/rematch", adds=True)
            again = asked["table"]["id"]
            assert asked["table"]["commitment"] != made["table"]["commitment"]
            agreed = await two.post(f"tables/{table}/rematch", adds=True)
            assert agreed["table"]["id"] == again and agreed["table"]["status"] == "open"
            # Both are there and neither has spoken: the first must seal.
            assert (await add(two, agreed, 400, entropy="my coins"))["key"] == "chance-seal-first"
            await add(two, agreed, seal=seal("my coins"))
            await add(one, asked, entropy="my dice")
            await two.post(f"tables/{again}/reveal", entropy="my coins")
            red = await two.sit(again)
            assert red.state["status"] == "running" and red.state["seat"] == "red"
            await red.do("resign")
            record = await record_of(one, again)
            assert [(part.by, part.text, bool(part.seal)) for part in record.parts] == [
                ("red", "my coins", True),
                ("blue", "my dice", False),
            ]

    run(tmp_path / "c.db", play)


def test_both_may_seal_and_then_both_show(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one, Client(address) as two, Client(address) as three:
            for client, name in ((one, "Ann"), (two, "Bob"), (three, "Eve")):
                await client.guest(name)
            made = await one.post("tables", game="pennants", opponent="lobby", seat="blue", adds=True)
            table = made["table"]["id"]
            joined = await two.post(f"tables/{table}/join", adds=True)
            await add(two, joined, seal=seal("coins"))
            assert (await two.post(f"tables/{table}/reveal", 400, entropy="coins"))["key"] == "seal-too-early"
            assert (await add(three, made, 403, entropy="mine"))["key"] == "seat-not-yours"
            assert (await three.post(f"tables/{table}/reveal", 403, entropy="coins"))["key"] == "seat-not-yours"
            await add(one, made, seal=seal("dice"))
            await one.post(f"tables/{table}/reveal", entropy="dice")
            assert (await one.get(f"tables/{table}"))["status"] == "open"
            await two.post(f"tables/{table}/reveal", entropy="coins")
            assert (await one.get("mine"))["tables"][0]["status"] == "running"

    run(tmp_path / "c.db", play)


def test_openly_speaks_who_speaks_last() -> None:
    both = chance.awaiting(chance.awaiting({}, 0), 1)
    with pytest.raises(UserError, match="chance-seal-first"):
        chance.adding(both, 0, "x")
    bound = chance.sealing(both, 1, seal("y"))
    assert chance.owing(chance.adding(bound, 0, "x")) == [1]
    with pytest.raises(UserError, match="chance-not-awaited"):
        chance.adding(bound, 1, "y")
    with pytest.raises(UserError, match="chance-not-awaited"):
        chance.adding({}, 0, "nobody asked me")
    with pytest.raises(UserError, match="seal-too-early"):
        chance.showing(bound, 1, "y", full=True)
    with pytest.raises(UserError, match="seal-too-early"):
        chance.showing(chance.sealing(chance.awaiting({}, 1), 1, seal("y")), 1, "y", full=False)


# -- Who walks away -------------------------------------------------------------------------------------------


async def sealed_and_left(one: Client, two: Client) -> str:
    made = await one.post("tables", game="pennants", opponent="lobby", seat="red", adds=True)
    await add(one, made, seal=seal("my dice"))
    joined = await two.post(f"tables/{made['table']['id']}/join", adds=True)
    await add(two, joined, entropy="my coins")
    return str(made["table"]["id"])


def test_a_sealer_who_walks_away_is_seen_in_both_lists(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one, Client(address) as two:
            await one.guest("Ann")
            await two.guest("Bob")
            table = await sealed_and_left(one, two)
            for client in (one, two):
                (listed,) = (await client.get("mine"))["tables"]
                assert listed["id"] == table and listed["status"] == "open"
                assert {side: how["stands"] for side, how in listed["chance"]["sides"].items()} == {
                    "red": "sealed",
                    "blue": "added",
                }
            await two.post(f"tables/{table}/cancel")
            for client in (one, two):  # and it stays there when the other has had enough of waiting
                (listed,) = (await client.get("mine"))["tables"]
                assert listed["status"] == "over" and listed["result"] is None
                assert listed["chance"]["sides"]["red"]["stands"] == "sealed"
                assert listed["chance"]["ended_by"] == "blue"

    run(tmp_path / "c.db", play)


def test_a_seal_the_server_grew_tired_of_stays_in_the_lists_and_an_empty_table_does_not(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one, Client(address) as two:
            await one.guest("Ann")
            await two.guest("Bob")
            table = await sealed_and_left(one, two)
            alone = await one.post("tables", game="pennants", opponent="lobby", adds=True)
            await add(one, alone, seal=seal("nobody came"))
            store = await Store.open(f"sqlite:{tmp_path / 'c.db'}")
            try:
                await store.clear_waiting(2**60)
            finally:
                await store.close()
            for client in (one, two):
                listed = (await client.get("mine"))["tables"]
                assert [(one["id"], one["chance"]["ended_by"]) for one in listed] == [(table, None)]

    run(tmp_path / "c.db", play)


# -- Signatures -----------------------------------------------------------------------------------------------


def test_records_are_signed_by_the_published_key_across_restarts(tmp_path: Path) -> None:
    keys: list[str] = []
    texts: list[str] = []

    async def play(address: str) -> None:
        async with Client(address) as one:
            await one.guest("Ann")
            shown = await one.get("key")
            assert shown["algorithm"] == "ed25519"
            keys.append(shown["key"])
            made = await one.post("tables", game="pennants", opponent="computer")
            await (await one.sit(made["table"]["id"])).do("resign")
            texts.append((await one.http.get(f"/api/tables/{made['table']['id']}/record")).text)

    run(tmp_path / "c.db", play)
    run(tmp_path / "c.db", play)
    run(tmp_path / "other.db", play)
    assert keys[0] == keys[1] != keys[2], "every server has a key of its own"
    for text, key in zip(texts, keys, strict=True):
        assert verify(read_record(text), key).holds
    assert not verify(read_record(texts[0]), keys[2]).holds
    forged = json.loads(texts[0])
    forged["seats"][0]["name"] = "Hannibal"
    fault = verify(read_record(json.dumps(forged)), keys[0]).fault
    assert fault is not None and fault[0] == "verify-signature-wrong"


# -- Older rules ----------------------------------------------------------------------------------------------


def test_a_record_of_older_rules_is_replayed_from_its_own_events(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one:
            await one.guest("Ann")
            made = await one.post("tables", game="pennants", opponent="computer", seat="red")
            red = await one.sit(made["table"]["id"])
            await red.go_on(1)
            await red.do("resign")
            text = (await one.http.get(f"/api/tables/{made['table']['id']}/record")).text
            today = await one.post("records/replay", record=text, eyes="red")
            assert (today["older_rules"], today["shown"]) == (False, today["total"] + 1)
            older = json.loads(text)
            older["rules"]["fingerprint"] = "0" * 64
            older["choices"][0]["hash"] = "0" * 16
            del older["signature"]
            later = await one.post("records/replay", record=json.dumps(older), eyes="red")
            assert (later["older_rules"], later["shown"]) == (True, 1)
            assert [frame["events"] for frame in later["frames"]] == [frame["events"] for frame in today["frames"]]
            assert [len(frame["views"]) for frame in later["frames"]][:2] == [1, 0]
            verdict = await one.post("records/verify", record=json.dumps(older))
            assert (verdict["holds"], verdict["judged"], verdict["fault"]) == (False, False, None)

    run(tmp_path / "c.db", play)
