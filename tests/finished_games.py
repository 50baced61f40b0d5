"""Games that are over, straight into a store: nobody has to play them."""

from random import Random

from cannae.core.registry import game
from cannae.server.store.rows import SeatRow, TableRow, digest, new_row, new_token
from cannae.server.store.store import Store
from cannae.table import COMPUTER, PERSON, Table
from cannae.table.clock import TimeControl
from cannae.table.record import record_of


def a_table(name: str, *seats: tuple[str | None, str], seed: int = 1, **options: object) -> tuple[TableRow, Table]:
    """A game of chance played to its end."""
    rows = [SeatRow(PERSON if who else COMPUTER, who or "", level, who, digest(new_token()), 0) for who, level in seats]
    row = new_row(
        name, {**game(name).sample_options(0), **options}, rows, TimeControl(), "private", False, bytes([seed] * 32)
    )
    table, chance = row.table(), Random(seed)
    while table.outcome() is None:
        side = table.to_act[0]
        table.choose(side, chance.choice(table.state.choices(side)))
    return row, table


async def finish(store: Store, row: TableRow, table: Table, winner: str | None) -> None:
    await store.finish(row.id, record_of(table).to_text(), {"winner": winner, "reason": "test", "score": [0, 0]})
