"""The course of a game is told when it is over, never before; it is worked out in pieces and then kept."""

from pathlib import Path
from random import Random

import pytest

from cannae.server.live import bot_pool
from cannae.server.live.bot_pool import BotPool
from clients import Client, play_out, run, two_at_a_table


def test_a_course_is_for_finished_games_and_worked_out_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "STRETCH", 0.0)  # one step at a time, however fast the machine
    plain, asked, found = BotPool.study, list[int](), list[dict[str, object]]()

    async def study(self: BotPool, record: str, first: int) -> dict[str, object]:
        asked.append(first)
        answer = await plain(self, record, first)
        found.extend(answer["otherwise"])
        return answer

    monkeypatch.setattr(BotPool, "study", study)

    async def play(address: str) -> None:
        async with Client(address) as one, Client(address) as two:
            table, red, blue = await two_at_a_table(one, two, "honour", options={"battles": 1})
            for client in (one, two):
                assert (await client.get(f"tables/{table}/course", 404))["key"] == "record-unknown"
            await red.go_on(2)
            assert (await one.get(f"tables/{table}/course", 404))["key"] == "record-unknown"
            assert asked == [], "nobody even thinks about a game that runs"
            await play_out([red, blue], Random(5))
            await red.until("state", status="over")
            course = await one.get(f"tables/{table}/course")
            assert len(course["values"]) == 1 and not course["done"], "a piece at a time"
            monkeypatch.setattr(bot_pool, "STRETCH", 60.0)
            whole = await two.get(f"tables/{table}/course")
            assert whole["done"] and len(whole["values"]) == whole["total"] + 1 and whole["judge"] == "net"
            assert whole["values"][:1] == course["values"] and asked == [0, 1]
            assert await one.get(f"tables/{table}/course") == whole and asked == [0, 1], "now it is kept"
            assert found and whole["otherwise"] == found, "and nothing of it is lost on the way"

    run(tmp_path / "c.db", play)
