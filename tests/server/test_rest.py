"""Clocks rest while a result is shown, as both clients hear it."""

from pathlib import Path
from random import Random

from clients import Client, Player, run, two_at_a_table


async def look(player: Player) -> None:
    """Have the latest state: what is asked is answered in order."""
    await player.send(t="ask", id="look", about="state")
    await player.ask(t="ping")


def test_clocks_rest_after_a_battle_until_both_have_gone_on(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one, Client(address) as two:
            clock = {"kind": "live", "time": 3_600_000, "increment": 0}
            _, red, blue = await two_at_a_table(one, two, "honour", options={"battles": 2}, clock=clock)
            chance, players = Random(3), [red, blue]
            while not red.state["clock"].get("rests"):
                mover = next(player for player in players if player.turn)
                assert (await mover.choose(chance.choice(mover.choices())))["t"] == "ack"
                for player in players:
                    await look(player)
            assert red.state["to_act"] == ["red", "blue"] and 0 < red.state["clock"]["rests"] <= 12_000
            left = red.state["clock"]["left"]
            assert (await red.do("seen"))["t"] == "ack"
            await look(blue)
            assert blue.state["clock"]["rests"] and blue.state["clock"]["left"] == left, "one of them still looks"
            assert (await blue.do("seen"))["t"] == "ack"
            await look(blue)
            assert "rests" not in blue.state["clock"] and blue.state["clock"]["running"] == ["red", "blue"]
            assert (await blue.do("seen"))["key"] == "seen-nothing"

    run(tmp_path / "c.db", play)
