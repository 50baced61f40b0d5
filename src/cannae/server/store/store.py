"""What the server stores: tables, seats, acts, snapshots, records. There is no SQL elsewhere except in this folder and
in accounts/."""

import asyncio
import secrets
import time
from collections.abc import Sequence
from typing import Any

from cannae.core.contract import SIDE_NAMES, UserError
from cannae.server.ops.logs import fault
from cannae.server.store import chance, standings
from cannae.server.store.database import Conflict, Database, Statement, open_database
from cannae.server.store.leases import Leases
from cannae.server.store.marks import SELECT_MARKS, Mark
from cannae.server.store.packing import pack_text, unpack_acts, unpack_text
from cannae.server.store.rows import (
    OPENED,
    OVER,
    OWN_COLUMNS,
    RUNNING,
    SELECT_ROWS,
    SeatRow,
    TableRow,
    Turn,
    digest,
    now_ms,
    read_json,
    table_row,
    to_json,
)
from cannae.server.store.schema import SCRIPTS
from cannae.table import OPEN, PERSON, Act

INSERT_ACTS = "INSERT INTO act (table_id, seq, side, verb, what, at, ref) VALUES {rows}"
INSERT_ACT = INSERT_ACTS.format(rows="($1, $2, $3, $4, $5, $6, $7)")
SET_TURN = "UPDATE turn SET sides = $2, due = $3, changed = $4 WHERE table_id = $1"
SET_TURNS = (
    "WITH new (table_id, sides, due, changed) AS (VALUES {rows}) UPDATE turn"
    " SET sides = new.sides, due = new.due, changed = new.changed FROM new WHERE turn.table_id = new.table_id"
)
LAST = 2**62  # more than the number of any act
PAGE = 50  # rows of a list
ATTEMPTS = 30  # at entering a game, while other processes enter games of the same players


def _set_entropy(row: TableRow, entropy: dict[str, str]) -> Statement:
    sql = "UPDATE tables SET entropy = $2 WHERE id = $1 AND status = $3 AND entropy = $4"
    return Statement(sql, (row.id, to_json(entropy), OPENED, to_json(row.entropy)), 1)


class ServerTime:
    """Milliseconds that pass while a server runs, by a clock that nobody can set.

    The wall clock is used for dates only: it may be put forward or back, and be wrong after a restart. Everything that
    is measured (the players' time, absence, leases) is measured by this clock. It stands still while no server runs: a
    server that starts goes on from the last beat in the store."""

    def __init__(self, moment: int) -> None:
        self._offset = 0  # to the clock that counts since the machine was started
        self.begin(moment)

    def begin(self, moment: int) -> None:
        """Set the clock to this moment."""
        self._offset = moment - time.monotonic_ns() // 1_000_000

    def now(self) -> int:
        return time.monotonic_ns() // 1_000_000 + self._offset

    def reach(self, moment: int) -> None:
        """Go forward to the moment that another process has reached, never back."""
        behind = moment - self.now()
        if behind > 0:
            self._offset += behind


class Store(Leases):
    def __init__(self, database: Database) -> None:
        super().__init__(database, ServerTime(now_ms()))
        self._unreadable: set[str] = set()  # tables that were reported in the log
        self._entering = asyncio.Lock()

    @classmethod
    async def open(cls, url: str, serving: bool = False) -> "Store":
        """Open a store and migrate it. `serving` locks it, unless several servers can share it."""
        database = await open_database(url)
        try:
            if serving:
                database.claim()
            await database.migrate(SCRIPTS)
            store = cls(database)
            last = await store.last_beat()
        except BaseException:
            await database.close()
            raise
        if last is not None:
            store.time.begin(last)
        return store

    async def close(self) -> None:
        await self.database.close()

    async def flushed(self) -> None:
        """Wait until all writes up to now are on disk, or have failed."""
        await self.database.write()

    async def secret(self, name: str) -> bytes:
        """A secret of the server, made at its first start and kept in the store."""
        fresh = secrets.token_hex(32)
        statement = "INSERT INTO setting (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING"
        found = await self.database.fetch("SELECT value FROM setting WHERE name = $1", name)
        if not found:
            await self.database.write(Statement(statement, (name, fresh)))
            found = await self.database.fetch("SELECT value FROM setting WHERE name = $1", name)
        return bytes.fromhex(found[0][0])

    # -- Tables ---------------------------------------------------------------------------------------------

    async def create(self, row: TableRow) -> None:
        values = (
            row.id, row.game, to_json(row.options), to_json(row.rules), row.seed, row.commitment,
            to_json(row.entropy), to_json(row.clock), row.access, int(row.watchable), row.invitation, row.status,
            None, row.created, row.started, row.began, None,
        )  # fmt: skip
        marks = ", ".join(f"${number}" for number in range(1, len(values) + 1))
        turn = "INSERT INTO turn (table_id, sides, due, changed) VALUES ($1, $2, $3, $4)"
        statements = [
            Statement(f"INSERT INTO tables ({OWN_COLUMNS}) VALUES ({marks})", values),
            Statement(turn, (row.id, row.turn, None, row.changed)),
        ]
        insert = (
            "INSERT INTO seat (table_id, side, kind, name, level, person, link, seen)"
            " VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
        )
        for side, seat in enumerate(row.seats):
            args = (row.id, side, seat.kind, seat.name, seat.level, seat.person, seat.link, self.time.now())
            statements.append(Statement(insert, args))
        await self.database.write(*statements)

    async def find(self, table_id: str) -> TableRow:
        rows = await self.database.fetch(f"{SELECT_ROWS} WHERE id = $1", table_id)
        if not rows:
            raise UserError("table-unknown")
        found = await self.with_seats(self.readable(rows))
        if not found:
            raise UserError("table-unreadable")
        return found[0]

    def readable(self, rows: Sequence[Sequence[Any]]) -> list[TableRow]:
        """Tables from their rows; one that cannot be read is left out, and reported in the log once."""
        found: list[TableRow] = []
        for row in rows:
            try:
                found.append(table_row(row))
            except ValueError:
                if row[0] not in self._unreadable:
                    self._unreadable.add(row[0])
                    fault("table unreadable", table=row[0])
        return found

    async def with_seats(self, tables: list[TableRow]) -> list[TableRow]:
        if not tables:
            return []
        by_id = {one.id: one for one in tables}
        marks = ", ".join(f"${number}" for number in range(1, len(tables) + 1))
        found = await self.database.fetch(
            "SELECT table_id, kind, seat.name, level, person, link, seen, login FROM seat"
            f" LEFT JOIN person ON person.id = seat.person WHERE table_id IN ({marks}) ORDER BY table_id, side",
            *by_id,
        )
        for table_id, kind, name, level, person, link, seen, login in found:
            by_id[table_id].seats.append(SeatRow(kind, name, level, person, link, seen, login is not None))
        guests = await self.database.fetch(
            f"SELECT table_id, side, person FROM guest_seat WHERE table_id IN ({marks})", *by_id
        )
        for table_id, side, person in guests:
            by_id[table_id].seats[side].guests.add(person)
        return tables

    async def take_seat(self, row: TableRow, side: int, person: str, name: str, adds: bool = False) -> bool:
        """Take a seat if it is still open; `adds`: and announce that one will add to the seed. False if another person
        changed the entropy at the same moment."""
        statement = (
            "UPDATE seat SET kind = $3, name = $4, person = $5, seen = $6"
            " WHERE table_id = $1 AND side = $2 AND kind = $7"
        )
        statements = [Statement(statement, (row.id, side, PERSON, name, person, self.time.now(), OPEN), 1)]
        if adds:
            statements.append(_set_entropy(row, chance.awaiting(row.entropy, side)))
        try:
            await self.database.write(*statements, hint=row.id)
        except Conflict:
            now = await self.find(row.id)
            if now.seats[side].kind != OPEN or now.status != OPENED:
                raise UserError("seat-taken") from None
            return False
        return True

    async def start(self, row: TableRow, turn: str, due: int | None, began: int | None = None) -> bool:
        """Begin the game of a table whose seats are taken; false if it has begun already."""
        sql, at = "UPDATE tables SET status = $2, started = $3, began = $4 WHERE id = $1 AND status = $5", now_ms()
        started = Statement(sql, (row.id, RUNNING, at, self.time.now() if began is None else began, OPENED), 1)
        try:
            await self.database.write(started, Statement(SET_TURN, (row.id, turn, due, at)), hint=row.id)
        except Conflict:
            return False
        return True

    async def set_entropy(self, row: TableRow, entropy: dict[str, str]) -> bool:
        """Change what the players add to the seed, before the game begins; false if it has changed meanwhile."""
        try:
            await self.database.write(_set_entropy(row, entropy), hint=row.id)
        except Conflict:
            if (await self.find(row.id)).status != OPENED:
                raise UserError("entropy-too-late") from None
            return False
        return True

    async def cancel(self, row: TableRow, by: int | None = None) -> None:
        """Cancel a table before its game begins. If both have sat down, the side that cancels is stored."""
        entropy = row.entropy | ({chance.ENDED_BY: SIDE_NAMES[by]} if by is not None and row.full() else {})
        sql = "UPDATE tables SET status = $2, entropy = $4 WHERE id = $1 AND status = $3"
        ended = Statement(sql, (row.id, OVER, OPENED, to_json(entropy)), 1)
        try:
            await self.database.write(ended, Statement(SET_TURN, (row.id, "", None, now_ms())), hint=row.id)
        except Conflict:
            raise UserError("table-running-already") from None

    async def clear_waiting(self, before: int) -> None:
        """Cancel the tables that have waited for an opponent since before this time."""
        sql = "UPDATE tables SET status = $1 WHERE status = $2 AND id IN (SELECT table_id FROM turn WHERE changed < $3)"
        await self.database.write(Statement(sql, (OVER, OPENED, before)))

    async def set_link(self, table_id: str, side: int, token: str, keeper: str) -> None:
        """Replace a private link. Everybody who came by the old one loses the seat, except `keeper`."""
        link = Statement("UPDATE seat SET link = $3 WHERE table_id = $1 AND side = $2", (table_id, side, digest(token)))
        sql = "DELETE FROM guest_seat WHERE table_id = $1 AND side = $2 AND person <> $3"
        await self.database.write(link, Statement(sql, (table_id, side, keeper)), hint=table_id)

    async def add_guest(self, table_id: str, side: int, person: str) -> None:
        sql = "INSERT INTO guest_seat (table_id, side, person) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
        await self.database.write(Statement(sql, (table_id, side, person)), hint=table_id)

    async def set_rematch(self, row: TableRow, new: str) -> str:
        """Set the rematch of a table; returns the one that was set first."""
        sql = "UPDATE tables SET rematch = $2 WHERE id = $1 AND COALESCE(rematch, '') = $3"
        try:
            await self.database.write(Statement(sql, (row.id, new, row.rematch or ""), 1), hint=row.id)
            return new
        except Conflict:
            return (await self.find(row.id)).rematch or new

    async def seen(self, seats: Sequence[tuple[str, int]]) -> None:
        """Note that the players of these seats are connected, or were until now."""
        if seats:
            sql = "UPDATE seat SET seen = $3 WHERE table_id = $1 AND side = $2"
            at = self.time.now()
            await self.database.write(*[Statement(sql, (table_id, side, at)) for table_id, side in seats])

    async def muted(self, person: str) -> bool:
        """Whether the host has muted a person."""
        return bool(await self.database.fetch("SELECT 1 FROM person WHERE id = $1 AND muted > $2", person, now_ms()))

    async def last_seen(self, table_id: str, side: int) -> int:
        rows = await self.database.fetch("SELECT seen FROM seat WHERE table_id = $1 AND side = $2", table_id, side)
        return int(rows[0][0]) if rows else 0

    # -- Play -----------------------------------------------------------------------------------------------

    def append(self, table_id: str, seq: int, act: Act, ref: str, turn: "Turn | None") -> "asyncio.Future[None]":
        """Store one act; `Conflict` if its number is taken. `turn` is given if it has changed."""
        hint = f"{table_id}:{seq}" if self.database.shared else ""
        inserted = Statement(INSERT_ACT, (table_id, seq, act.side, act.verb, act.what, act.at, ref), many=INSERT_ACTS)
        if turn is None:
            return self.database.write(inserted, hint=hint)
        turned = Statement(SET_TURN, (table_id, *turn, now_ms()), many=SET_TURNS)
        return self.database.write(inserted, turned, hint=hint)

    async def acts(self, table_id: str, after: int) -> list[tuple[int, Act, str]]:
        rows = await self.database.fetch(
            "SELECT seq, side, verb, what, at, ref FROM act WHERE table_id = $1 AND seq > $2 ORDER BY seq",
            table_id,
            after,
        )
        acts = [(seq, Act(side, verb, what, at), ref) for seq, side, verb, what, at, ref in rows]
        if acts and acts[0][0] == after + 1:
            return acts
        return [one for one in await self._packed(table_id) if one[0] > after] + acts

    async def _packed(self, table_id: str) -> list[tuple[int, Act, str]]:
        rows = await self.database.fetch("SELECT acts FROM finished WHERE table_id = $1", table_id)
        return unpack_acts(rows[0][0]) if rows else []

    async def refs(self, table_id: str, until: int = LAST) -> list[str]:
        """The ids that clients gave to the acts up to this number."""
        sql = "SELECT ref FROM act WHERE table_id = $1 AND seq <= $2 AND ref <> ''"
        packed = [ref for number, _, ref in await self._packed(table_id) if ref and number <= until]
        return packed + [str(ref) for (ref,) in await self.database.fetch(sql, table_id, until)]

    async def marks(self, tables: Sequence[str]) -> "dict[str, Mark]":
        """The marks of tables, to find out whether copies in memory are out of date."""
        if not tables:
            return {}
        marks = ", ".join(f"${number}" for number in range(1, len(tables) + 1))
        found = await self.database.fetch(f"{SELECT_MARKS} WHERE id IN ({marks})", *tables)
        return {row[0]: Mark(*row[1:]) for row in found}

    async def snapshot(self, table_id: str) -> tuple[int, dict[str, Any]] | None:
        rows = await self.database.fetch("SELECT seq, body FROM snapshot WHERE table_id = $1", table_id)
        return (rows[0][0], read_json(rows[0][1])) if rows else None

    async def keep_snapshot(self, table_id: str, seq: int, body: dict[str, Any]) -> None:
        sql = (
            "INSERT INTO snapshot (table_id, seq, body) VALUES ($1, $2, $3)"
            " ON CONFLICT (table_id) DO UPDATE SET seq = $2, body = $3"
        )
        await self.database.write(Statement(sql, (table_id, seq, to_json(body))))

    async def finish(self, table_id: str, record: str, result: dict[str, Any]) -> None:
        """Store the record of a game that is over, and enter it in the standings; doing it twice does no harm."""
        keep = (
            "INSERT INTO record (table_id, body, at, packed) VALUES ($1, '', $2, $3) ON CONFLICT (table_id) DO NOTHING"
        )
        over, at = "UPDATE tables SET status = $2, result = $3 WHERE id = $1", now_ms()
        await self._enter(
            table_id,
            result,
            record,
            at,
            Statement(keep, (table_id, at, await pack_text(record))),
            Statement("DELETE FROM snapshot WHERE table_id = $1", (table_id,)),
            Statement(over, (table_id, OVER, to_json(result))),
            Statement(SET_TURN, (table_id, "", None, at)),
        )

    async def enter(self, table_id: str, at: int) -> None:
        """Enter a game in the standings that ended at this time, before there were any."""
        row, record = await self.find(table_id), await self.record(table_id)
        await self._enter(table_id, row.result or {}, record, at)

    async def _enter(self, table_id: str, result: dict[str, Any], record: str, at: int, *more: Statement) -> None:
        summary = await asyncio.to_thread(standings.summary_in, record)
        game = (await self.find(table_id)).game
        async with self._entering:  # two games of one player would otherwise have to try in turn
            for _ in range(ATTEMPTS):
                entered = await standings.statements(self.database, table_id, game, result, summary, at)
                try:
                    await self.database.write(*entered, *more, hint=table_id)
                    return
                except Conflict:
                    sql = "SELECT 1 FROM tables WHERE id = $1 AND entered = 1"
                    if await self.database.fetch(sql, table_id):
                        return  # another process was first
        raise UserError("table-busy")

    async def course(self, table_id: str) -> dict[str, Any] | None:
        """How a finished game went, if that was worked out before."""
        rows = await self.database.fetch("SELECT body FROM course WHERE table_id = $1", table_id)
        return dict(read_json(rows[0][0])) if rows else None

    async def keep_course(self, table_id: str, course: dict[str, Any]) -> None:
        sql = "INSERT INTO course (table_id, body) VALUES ($1, $2) ON CONFLICT (table_id) DO NOTHING"
        await self.database.write(Statement(sql, (table_id, to_json(course))))

    async def record(self, table_id: str) -> str:
        rows = await self.database.fetch("SELECT body, packed FROM record WHERE table_id = $1", table_id)
        if not rows:
            raise UserError("record-unknown")
        body, packed = rows[0]
        return unpack_text(packed) if packed is not None else str(body)
