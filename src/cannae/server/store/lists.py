"""Lists of tables, page by page: those that run first, and of each kind those that changed last."""

from typing import NamedTuple

from cannae.server.store import chance
from cannae.server.store.rows import LOBBY, OPENED, OVER, RUNNING, SELECT_ROWS, TableRow
from cannae.server.store.store import PAGE, Store
from cannae.table import OPEN


class Listed(NamedTuple):
    tables: list[TableRow]
    more: bool  # whether there are more


async def _listed(store: Store, skip: int, where: str, *args: object) -> Listed:
    order = f"CASE status WHEN '{RUNNING}' THEN 0 WHEN '{OPENED}' THEN 1 ELSE 2 END, changed DESC, id"
    sql = f"{SELECT_ROWS} WHERE {where} ORDER BY {order} LIMIT {PAGE + 1} OFFSET {int(skip)}"
    rows = await store.database.fetch(sql, *args)
    return Listed(await store.with_seats(store.readable(rows[:PAGE])), len(rows) > PAGE)


async def in_lobby(store: Store, skip: int = 0) -> Listed:
    """Tables that wait for any opponent."""
    return await _listed(store, skip, "status = $1 AND access = $2", OPENED, LOBBY)


async def to_watch(store: Store, skip: int = 0) -> Listed:
    return await _listed(store, skip, "status = $1 AND watchable = 1", RUNNING)


async def tables_of(store: Store, person: str, skip: int = 0, part: str = "all") -> Listed:
    """The tables somebody sits at: all, those that are not over, or those that are."""
    parts = {"all": "", "current": f" AND status <> '{OVER}'", "over": f" AND status = '{OVER}'"}
    return await _listed(
        store,
        skip,
        "id IN (SELECT table_id FROM seat WHERE person = $1 UNION SELECT table_id FROM guest_seat WHERE person = $1)"
        # Cancelled tables are left out, except those where somebody never revealed what was sealed.
        " AND NOT (status = $2 AND result IS NULL AND (entropy NOT LIKE $3"
        f" OR EXISTS (SELECT 1 FROM seat WHERE table_id = tables.id AND kind = $4))){parts[part]}",
        person,
        OVER,
        f"%{chance.SEALED}-%",
        OPEN,
    )
