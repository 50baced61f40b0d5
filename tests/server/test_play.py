"""Whole games over the wire, and what the protocol promises: commit before word, own events only, no gaps."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

from cannae.core.randomness import commitment
from cannae.core.records import read_record
from cannae.core.records.verifying import verify
from cannae.core.registry import game as find_game
from cannae.server.soak.stage import Voice, new_table, trial_hub
from clients import Client, Player, play_out, run, two_at_a_table


@pytest.mark.parametrize("game", ["honour", "pennants"])
def test_a_game_is_finished_over_two_sockets(tmp_path: Path, game: str) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one, Client(address) as two, Client(address) as guest:
            table, red, blue = await two_at_a_table(one, two, game, watchable=True)
            watcher = await guest.sit(table)
            assert watcher.state["seat"] is None and "choices" not in watcher.state
            await play_out([red, blue], Random(7))
            while not watcher.over:
                await watcher.until("state")
            for player in (red, blue, watcher):
                assert sorted(player.events) == list(range(1, len(player.events) + 1)), "numbered without gaps"
                assert player.state["outcome"] == red.state["outcome"]
            seed = bytes.fromhex(red.state["seed"])
            assert commitment(seed, game) == red.received[0]["commitment"]
            text = (await guest.http.get(f"/api/tables/{table}/record")).text
            assert verify(read_record(text)).holds
            verdict = await guest.get(f"tables/{table}/verify", language="de")
            assert verdict["holds"] and verdict["checks"]
            frames = await guest.get(f"tables/{table}/replay", eyes="red", first=0, count=200)
            assert frames["frames"][-1]["views"][0] == red.state["view"]
            finished = await one.get("mine")
            assert finished["tables"][0]["result"] == red.state["outcome"]

    run(tmp_path / "c.db", play)


def test_no_seed_no_hash_and_no_record_before_the_end(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one, Client(address) as two:
            table, red, blue = await two_at_a_table(one, two)
            await red.go_on(6)
            assert (await one.get(f"tables/{table}/record", 404))["key"] == "record-unknown"
            await one.get(f"tables/{table}/replay", 404)
            text = json.dumps([red.received, blue.received])
            assert '"seed"' not in text and '"hash"' not in text

    run(tmp_path / "c.db", play)


def test_secret_steps_are_not_told_and_make_nothing_stale(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one, Client(address) as two:
            _, red, blue = await two_at_a_table(one, two)
            await blue.quiet()
            await red.go_on(3)
            await red.do("undo")
            assert await blue.quiet() == [], "neither that something was done nor how often"
            assert (await blue.choose(blue.choices()[0]))["t"] == "ack", "its version still stands"

    run(tmp_path / "c.db", play)


def test_a_stale_choice_is_refused_with_the_new_state_and_a_repeated_one_answered_once(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one, Client(address) as two:
            _, red, _ = await two_at_a_table(one, two)
            version, choice = red.state["version"], red.choices()[0]
            first = await red.choose(choice, version, ref="same")
            assert (first["t"], first["again"]) == ("ack", False)
            await red.until("state")
            again = await red.choose(choice, version, ref="same")
            assert (again["t"], again["again"]) == ("ack", True)
            stale = await red.choose(red.choices()[0], version)
            assert (stale["t"], stale["key"]) == ("refused", "stale")
            assert (await red.until("state"))["version"] == version + 1

    run(tmp_path / "c.db", play)


def test_a_choice_is_described_once_on_a_line_and_again_when_asked(tmp_path: Path) -> None:
    def described(state: dict[str, Any]) -> set[str]:
        return {entry["choice"] for entry in state["described"]}

    async def play(address: str) -> None:
        async with Client(address) as one, Client(address) as two:
            _, red, _ = await two_at_a_table(one, two)
            assert described(red.state) == set(red.choices()) and "args" in red.state["described"][0]
            await red.choose(red.choices()[0])
            placed = await red.until("state")
            assert placed["choices"] and not described(placed), "what may be done now was possible before"
            await red.send(t="ask", id="s", about="state")
            asked = await red.until("state")
            assert asked["choices"] == placed["choices"] and described(asked) == set(asked["choices"])

    run(tmp_path / "c.db", play)


@pytest.mark.parametrize(("game", "options"), [("battle", {"terrains": "3", "periods": 3}), ("glory", {})])
def test_long_parts_of_a_view_are_told_when_they_change(tmp_path: Path, game: str, options: dict[str, Any]) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one, Client(address) as two:
            table, red, blue = await two_at_a_table(one, two, game, options=options)
            parts = red.state["parts"]
            assert parts and all("is" in part for part in parts.values()), "at first everything is told"
            await red.send(t="ask", id="s", about="state")
            assert (await red.until("state"))["parts"] == parts, "and again when asked for"
            await play_out([red, blue], Random(7))
            states = [message for message in red.received if message["t"] == "state"]
            told = [name for state in states for name, part in state["parts"].items() if "is" in part]
            assert len(told) < len(states) * len(parts) / 2, "most stay as they are"
            frames, first = [], 0
            while page := (await one.get(f"tables/{table}/replay", eyes="red", first=first, count=200))["frames"]:
                frames += [frame["views"][0] for frame in page]
                first += len(page)
            assert all(state["view"] in frames for state in states), "what was put together is what was to be seen"

    run(tmp_path / "c.db", play)


def test_what_the_rules_forbid_is_refused_with_the_rule(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one, Client(address) as two:
            _, red, _ = await two_at_a_table(one, two)
            everything = await red.ask(t="ask", about="conceivable")
            legal = [entry["choice"] for entry in everything["conceivable"] if entry["rule"] is None]
            assert sorted(legal) == sorted(red.choices())
            forbidden = next(entry for entry in everything["conceivable"] if entry["rule"] is not None)
            refused = await red.choose(forbidden["choice"])
            assert (refused["key"], refused["args"]["rule"]) == ("illegal-choice", forbidden["rule"])
            assert refused["text"].endswith(f"(rule {forbidden['rule']}).")

    run(tmp_path / "c.db", play)


def test_a_client_that_comes_back_gets_what_it_missed(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one, Client(address) as two:
            table, red, blue = await two_at_a_table(one, two, "pennants")
            await blue.quiet()
            seen = len(blue.events)
            await blue.connection.close()
            await red.choose("ready")
            await red.do("say", "where are you?")
            back = await two.connect()
            state = await back.hello(table, last=seen)
            assert [event["n"] for event in state["events"]] == list(range(seen + 1, state["last"] + 1))
            assert state["events"][-1]["args"]["text"] == "where are you?"
            fresh = await (await two.connect()).hello(table, last=10_000)
            assert len(fresh["events"]) == fresh["last"] == state["last"]

    run(tmp_path / "c.db", play)


def test_players_and_spectators_talk_apart(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one, Client(address) as two, Client(address) as three:
            table, red, blue = await two_at_a_table(one, two, watchable=True)
            nobody = await three.sit(table)
            assert (await nobody.do("say", "hey"))["key"] == "guest-first"
            await three.guest("Eve")
            watcher = await three.sit(table)
            await red.do("say", "a word to blue")
            await watcher.do("say", "a word among us")
            assert (await blue.until("state"))["events"][-1]["args"]["text"] == "a word to blue"
            assert await blue.quiet() == []
            await watcher.quiet()
            heard = [event["args"].get("text") for event in watcher.events.values()]
            assert "a word among us" in heard and "a word to blue" not in heard
            assert (await watcher.do("resign"))["key"] == "seat-not-yours"

    run(tmp_path / "c.db", play)


def test_offers_resignation_and_rematch(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one, Client(address) as two:
            table, red, blue = await two_at_a_table(one, two)
            await red.do("offer", "pause")
            assert (await blue.until("state"))["offers"] == {"pause": "red"}
            await blue.do("accept", "pause")
            assert (await red.until("state", paused=True))["clock"]["running"] == []
            assert (await red.choose(red.choices()[0]))["key"] == "table-paused"
            await red.do("resume")
            assert (await blue.do("claim"))["key"] == "claim-too-early"
            assert (await one.post(f"tables/{table}/rematch", 400))["key"] == "table-running-still"
            await red.do("resign")
            end = await blue.until("state", status="over")
            assert end["outcome"]["winner"] == "blue" and end["outcome"]["reason"] == "resignation"
            again = (await one.post(f"tables/{table}/rematch"))["table"]
            assert again["mine"] == ["blue"], "the seats are swapped"
            assert again["status"] == "open", "nobody is made to play again"
            assert (await blue.until("state"))["rematch"] == again["id"]
            assert (await two.get("mine"))["tables"][0]["id"] == again["id"]
            both = (await two.post(f"tables/{table}/rematch"))["table"]
            assert (both["id"], both["status"], both["mine"]) == (again["id"], "running", ["red"])
            assert (await one.post(f"tables/{table}/rematch"))["table"]["id"] == again["id"]

    run(tmp_path / "c.db", play)


def test_a_table_that_waits_tells_nothing_of_what_its_seed_would_deal(tmp_path: Path) -> None:
    """Else a host could wait for a good hand by taking tables away."""

    async def play(address: str) -> None:
        async with Client(address) as one, Client(address) as two:
            await one.guest("Ann")
            made = (await one.post("tables", game="honour", opponent="lobby", seat="red"))["table"]["id"]
            red = await one.sit(made)
            told = await one.get(f"tables/{made}/state")
            for state in (red.state, told):
                assert (state["events"], state["last"], state["view"], state["clock"]) == ([], 0, None, None)
            assert (await red.do("say", "anybody?"))["key"] == "table-not-begun"
            await two.guest("Bob")
            await two.post(f"tables/{made}/join")
            state = await red.until("state", status="running")
            assert any(event["key"] == "honour-event-dealt-own" for event in state["events"]), state["events"]
            assert state["view"] is not None

    run(tmp_path / "c.db", play)


def test_a_rematch_that_is_taken_back_can_be_asked_for_again_and_a_kept_seat_is_nobody_elses(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one, Client(address) as two, Client(address) as other:
            table, red, _ = await two_at_a_table(one, two)
            await red.do("resign")
            first = (await one.post(f"tables/{table}/rematch"))["table"]["id"]
            await other.guest("Eve")
            assert (await other.post(f"tables/{first}/join", 403))["key"] == "table-private"
            await two.post(f"tables/{first}/cancel")
            gone = await one.sit(first)
            assert (gone.state["status"], gone.state["view"], gone.choices()) == ("over", None, [])
            assert (await gone.do("resign"))["key"] == "table-taken-away"
            assert first not in [entry["id"] for entry in (await one.get("mine"))["tables"]]
            second = (await two.post(f"tables/{table}/rematch"))["table"]
            assert (second["id"] != first, second["status"]) == (True, "open")
            assert (await one.post(f"tables/{second['id']}/join"))["table"]["status"] == "running"

    run(tmp_path / "c.db", play)


def test_the_computer_plays_and_gives_hints(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one:
            await one.guest("Ann")
            made = await one.post("tables", game="honour", opponent="computer", level="greedy", options={"battles": 2})
            red = await one.sit(made["table"]["id"])
            hint = await red.ask(t="ask", about="hint")
            assert hint["choice"] in red.choices()
            less = [one["less"] for one in hint["considered"]]
            assert hint["considered"][0]["choice"] == hint["choice"] and less[0] == 0 and less == sorted(less)
            await play_out([red], Random(3))
            assert red.state["outcome"]["reason"] in ("points", "drawn")
            assert (await red.do("offer"))["key"] == "offer-to-computer"

    run(tmp_path / "c.db", play)


def test_at_one_screen_one_person_has_both_seats(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one:
            await one.guest("Ann")
            made = await one.post("tables", game="pennants", opponent="hotseat")
            table = made["table"]["id"]
            both = [await one.sit(table, seat=seat) for seat in ("red", "blue")]
            await play_out(both, Random(5))
            assert both[0].over
            await both[0].quiet()
            both[0].events.clear()
            await both[0].hello(table, seat="blue")
            while both[0].state["seat"] != "blue":  # the same socket may look from elsewhere
                await both[0].until("state")

    run(tmp_path / "c.db", play)


def test_a_private_link_opens_the_seat_on_another_device(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Client(address) as context, Client(address) as phone, Client(address) as stranger:
            await context.guest("Ann")
            made = await context.post("tables", game="honour", opponent="invited", seat="red")
            table, link, invitation = made["table"]["id"], made["link"], made["invitation"]
            await stranger.guest("Eve")
            assert (await stranger.post(f"tables/{table}/join", 403))["key"] == "table-private"
            assert (await stranger.post(f"tables/{table}/seat", 403, token="guess"))["key"] == "link-unknown"
            joined = await stranger.post(f"tables/{table}/join", invitation=invitation.partition("=")[2])
            assert joined["table"]["status"] == "running"
            await phone.guest("Ann's phone")
            token = link.partition("=")[2]
            assert (await (await phone.connect()).hello(table))["key"] == "table-private"
            native = await (await phone.connect()).hello(table, token=token)
            assert native["seat"] == "red", "a client without cookies brings the link itself"
            await phone.post(f"tables/{table}/seat", token=token)
            assert (await phone.sit(table)).state["seat"] == "red"
            await context.post(f"tables/{table}/link", seat="red")
            assert (await (await Client(address).connect()).hello(table, token=token))["key"] == "link-unknown"

    run(tmp_path / "c.db", play)


def test_a_clock_that_runs_out_ends_the_game(tmp_path: Path, pass_by: Callable[[int], None]) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one, Client(address) as two:
            clock = {"kind": "live", "time": 300_000, "increment": 600_000}
            _, red, _ = await two_at_a_table(one, two, "pennants", clock=clock)
            assert (await red.choose("ready"))["t"] == "ack"
            pass_by(300_000)
            end = await red.until("state", status="over")
            assert end["outcome"] == {"winner": "red", "reason": "time", "score": [0, 0]}

    run(tmp_path / "c.db", play)


def test_a_standing_pass_answers_for_the_player(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one, Client(address) as two:
            _, red, blue = await two_at_a_table(one, two, options={"battles": 1})
            players = {"red": red, "blue": blue}
            while red.state["phase"] != "exchange":
                for player in players.values():
                    while player.turn and player.state["phase"] != "exchange":
                        await player.choose(player.choices()[-1])
                        await player.until("state")
                await red.quiet(0.05)
                await blue.quiet(0.05)
            first = players[red.state["to_act"][0]]
            other = blue if first is red else red
            assert (await first.do("pass", "on"))["t"] == "ack"
            while first.turn and not first.over and first.state["phase"] == "exchange":
                await first.receive()
            await other.quiet()

    run(tmp_path / "c.db", play)


def test_an_act_whose_player_is_cut_off_in_the_middle_is_told_all_the_same(tmp_path: Path) -> None:
    async def play() -> None:
        async with trial_hub(tmp_path) as hub:
            table = await new_table(hub, find_game("pennants"), 0)
            red, blue = Voice(hub, "ann"), Voice(hub, "bob")
            for voice in (red, blue):
                await voice.tell(t="hello", table=table)
            live = await hub.table(table)
            red.heard.clear()
            blue.heard.clear()
            acting = asyncio.create_task(red.session.handle('{"t":"do","id":"1","verb":"say","what":"farewell"}'))
            await asyncio.sleep(0)  # it is on its way to the disk
            acting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await acting
            assert not blue.heard
            while not blue.heard:
                await asyncio.sleep(0)
            assert "farewell" in blue.heard[0]
            assert live.table_state.seq == 1

    asyncio.run(play())


@pytest.mark.parametrize("at", ["append", "finish"])
def test_a_game_whose_last_act_is_cut_off_gets_its_record_all_the_same(tmp_path: Path, at: str) -> None:
    """The player closes the window as soon as it is over: while the act is written, or the record."""

    async def play() -> None:
        async with trial_hub(tmp_path) as hub:
            table = await new_table(hub, find_game("pennants"), 0)
            red = Voice(hub, "ann")
            await red.tell(t="hello", table=table)
            live = await hub.table(table)
            begun, write = asyncio.Event(), getattr(hub.store, at)

            async def slow(*given: Any) -> Any:
                begun.set()
                await asyncio.sleep(0)
                return await write(*given)

            with patch.object(hub.store, at, slow):
                acting = asyncio.create_task(red.session.handle('{"t":"do","id":"1","verb":"resign"}'))
                await begun.wait()
                if at == "append":
                    await asyncio.sleep(0)  # it is on its way to the disk
                acting.cancel()
                with pytest.raises(asyncio.CancelledError):
                    await acting
            async with asyncio.timeout(60):
                while live.row.status != "over":
                    await asyncio.sleep(0.01)
            assert await hub.store.record(table)

    asyncio.run(play())


def test_what_a_choice_promises_is_told_before_it_is_made(tmp_path: Path) -> None:
    """Of the miniatures: that what is shot when all have moved is nothing while the armies stand far apart."""

    async def play(address: str) -> None:
        async with Client(address) as one, Client(address) as two:
            _, red, blue = await two_at_a_table(one, two, "tabletop")
            mover = red if red.choices() else blue
            answer = await mover.ask(t="ask", about="preview", choice="done")
            assert answer["preview"] == {"kind": "shots", "shots": []}
            group = next(choice for choice in mover.choices() if choice != "done")
            assert (await mover.ask(t="ask", about="preview", choice=group))["preview"] is None, "nothing to foretell"
            assert (await mover.ask(t="ask", about="preview", choice="R1 charge"))["preview"] is None, (
                "no such choice now"
            )
            waiting = blue if mover is red else red
            assert (await waiting.ask(t="ask", about="preview", choice="done"))["preview"] is None

    run(tmp_path / "c.db", play)


def test_a_player_who_wants_to_be_asked_is_told_once_what_speaks_against_a_choice(tmp_path: Path) -> None:
    """And a laid card is taken back out of the middle, where it is as if it had never been laid."""
    options = {"battles": 1, "first_dealer": "blue", "sure_red": "9S 8S 7S 6S 5S QH", "sure_blue": "4D 9D 8D 7D 6D"}

    async def done(line: Player, answer: dict[str, Any]) -> None:
        assert answer["t"] == "ack", answer
        await line.until("state")

    async def play(address: str) -> None:
        async with Client(address) as one, Client(address) as two:
            _, red, blue = await two_at_a_table(one, two, "honour", options=options)
            for line, cards in ((red, "9S 7S 8S"), (blue, "4D 9D 8D 7D 6D")):
                for space, card in enumerate(cards.split(), 1):
                    await done(line, await line.choose(f"{card}@{space}"))
            await done(red, await red.do("undo", "7S@2"))
            assert (await red.do("undo", "7S@2"))["key"] == "undo-barrier"  # it lies there no more
            assert "7S@2" in red.choices() and "8S@2" not in red.choices(), "8S still lies in the third space"
            for laid in ("7S@4", "6S@2", "5S@5", "done"):
                await done(red, await red.choose(laid))
            await done(blue, await blue.choose("done"))
            while "QH swap" not in red.choices():
                await red.until("state")
            asked = await red.ask(t="choose", version=red.state["version"], choice="QH swap", asks=True)
            assert asked["key"] == "choice-doubted" and "ahead, 9 to 4" in asked["text"]
            await done(red, await red.choose("QH swap"))

    run(tmp_path / "c.db", play)
