"""A hundred tables that play against the computer at once, served by one process as it ships: nobody is passed over."""

import asyncio

from cannae.core.registry import game
from cannae.server.live.bot_pool import BotPool
from cannae.server.ops.usage import Metrics
from cannae.table import Table, computer, person

TABLES = 100
ROUNDS = 3


def test_no_table_is_answered_twice_while_another_waits_for_its_first_answer() -> None:
    answered: list[int] = []

    async def play(pool: BotPool, number: int) -> None:
        name = ("honour", "glory")[number % 2]
        seed = bytes([number]) * 32
        table = Table(game(name), {}, [computer("marcellus"), person()], seed, False, "2026-01-01T00:00:00+00:00")
        for _ in range(ROUNDS):
            answer = await pool.ask(pool.question(table, 0, "marcellus"))
            answered.append(number)
            table.state.apply(0, table.state.read_choice(0, str(answer["choice"])))

    async def scene() -> None:
        pool = BotPool(1, Metrics(), limit=120.0)
        await asyncio.gather(*[play(pool, number) for number in range(TABLES)])
        assert pool.metrics.bot_failures.value == 0
        await pool.close()

    asyncio.run(scene())
    for turn in range(ROUNDS):
        assert sorted(answered[turn * TABLES : (turn + 1) * TABLES]) == list(range(TABLES))
