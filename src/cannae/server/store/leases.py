"""What several processes share through the store: the server time, and which process is responsible for a table."""

from typing import TYPE_CHECKING

from cannae.server.store.database import A_BEAT, Conflict, Database, Statement

if TYPE_CHECKING:
    from cannae.server.store.store import ServerTime

DUE = 50  # tables in one page
SILENT = 30_000  # milliseconds after which a process that says nothing is forgotten


class Leases:
    def __init__(self, database: Database, time: "ServerTime") -> None:
        self.database = database
        self.time = time

    # -- Signs of life ----------------------------------------------------------------------------------------

    async def beat(self) -> None:
        """Store the server time; it never goes back, whichever process writes it."""
        sql = (
            "INSERT INTO setting (name, value) VALUES ('beat', $1) ON CONFLICT (name) DO UPDATE"
            " SET value = excluded.value WHERE CAST(setting.value AS BIGINT) < CAST(excluded.value AS BIGINT)"
        )
        moment = str(self.time.now())
        await self.database.write(Statement(sql, (moment,)), hint=A_BEAT + moment)

    async def last_beat(self) -> int | None:
        rows = await self.database.fetch("SELECT value FROM setting WHERE name = 'beat'")
        return int(rows[0][0]) if rows else None

    # -- Several processes ----------------------------------------------------------------------------------

    async def lease(self, table_id: str, owner: str, length: int) -> bool:
        """Take or renew the lease of a table; false if another process has it."""
        at = self.time.now()
        sql = (
            "INSERT INTO lease (table_id, owner, until) VALUES ($1, $2, $3) ON CONFLICT (table_id)"
            " DO UPDATE SET owner = $2, until = $3 WHERE lease.owner = $2 OR lease.until < $4"
        )
        try:
            await self.database.write(Statement(sql, (table_id, owner, at + length, at), 1))
        except Conflict:
            return False
        return True

    async def release(self, owner: str) -> None:
        await self.database.write(
            Statement("DELETE FROM lease WHERE owner = $1", (owner,)),
            Statement("DELETE FROM online WHERE owner = $1", (owner,)),
        )

    async def tell_online(self, owner: str, people: int) -> None:
        """Tell the other processes how many people this one has seen lately, and forget those that are silent."""
        at = self.time.now()
        sql = (
            "INSERT INTO online (owner, people, at) VALUES ($1, $2, $3)"
            " ON CONFLICT (owner) DO UPDATE SET people = $2, at = $3"
        )
        silent = Statement("DELETE FROM online WHERE at < $1", (at - SILENT,))
        await self.database.write(Statement(sql, (owner, people, at)), silent)

    async def online_elsewhere(self, owner: str) -> int:
        """How many people the other processes have seen lately."""
        if not self.database.shared:
            return 0
        sql = "SELECT COALESCE(SUM(people), 0) FROM online WHERE owner <> $1 AND at >= $2"
        return int((await self.database.fetch(sql, owner, self.time.now() - SILENT))[0][0])

    async def due(self, after: int = -1, after_id: str = "") -> list[tuple[int, str]]:
        """A page of running tables where the server has something to do and that no process has leased: since when, and
        the id. The longest overdue come first, beginning after the given one."""
        rows = await self.database.fetch(
            "SELECT due, tables.id FROM turn JOIN tables ON tables.id = turn.table_id"
            " LEFT JOIN lease ON lease.table_id = tables.id"
            " WHERE status = 'running' AND due <= $1 AND (lease.until IS NULL OR lease.until < $1)"
            f" AND (due > $2 OR (due = $2 AND tables.id > $3)) ORDER BY due, tables.id LIMIT {DUE}",
            self.time.now(),
            after,
            after_id,
        )
        return [(int(due), str(table_id)) for due, table_id in rows]
