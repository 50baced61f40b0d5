"""Finished games take less space: their acts in one compressed row, their record compressed, no snapshot."""

import asyncio
import lzma
from typing import TYPE_CHECKING

import msgspec

from cannae.server.ops.logs import fault
from cannae.server.ops.quarantine import is_of_the_store
from cannae.server.store.database import Statement
from cannae.table.table import Act

if TYPE_CHECKING:
    from cannae.server.store.store import Store

Numbered = list[tuple[int, Act, str]]  # number, act, and the id a client gave it
PACKED_AT_ONCE = 50  # tables


async def _packed(data: bytes) -> bytes:
    """LZMA is a tenth smaller than zlib; but it takes some ten milliseconds, so it runs in a thread."""
    return await asyncio.to_thread(lzma.compress, data, lzma.FORMAT_ALONE)


async def pack_text(text: str) -> bytes:
    return await _packed(text.encode())


def unpack_text(packed: bytes) -> str:
    return lzma.decompress(packed).decode()


async def pack_acts(acts: Numbered) -> bytes:
    """Column by column, which compresses better. Times are stored as differences."""
    times = [act.at for _, act, _ in acts]
    steps = [now - before for before, now in zip([0, *times], times)]
    columns = [
        [number for number, _, _ in acts],
        [act.side for _, act, _ in acts],
        [act.verb for _, act, _ in acts],
        [act.what for _, act, _ in acts],
        steps,
        [ref for _, _, ref in acts],
    ]
    return await _packed(msgspec.msgpack.encode(columns))


def unpack_acts(packed: bytes) -> Numbered:
    numbers, sides, verbs, whats, steps, refs = msgspec.msgpack.decode(lzma.decompress(packed))
    acts: Numbered = []
    at = 0
    for number, side, verb, what, step, ref in zip(numbers, sides, verbs, whats, steps, refs):
        at += step
        acts.append((number, Act(side, verb, what, at), ref))
    return acts


async def pack_finished(store: "Store", before: int) -> int:
    """Pack some games that ended before this time; returns how many. Only old ones: no process may still have such a
    table in memory as it was before its end, and append an act."""
    rows = await store.database.fetch(
        "SELECT id FROM tables JOIN turn ON turn.table_id = id WHERE status = 'over' AND changed < $1"
        f" AND EXISTS (SELECT 1 FROM act WHERE act.table_id = id) ORDER BY changed LIMIT {PACKED_AT_ONCE}",
        before,
    )
    packed = 0
    for (table_id,) in rows:
        try:
            await write_packed(store, table_id, await store.acts(table_id, 0))
            packed += 1
        except Exception as error:  # go on with the others
            if is_of_the_store(error):
                raise
            fault("table not packed", table=table_id)
    return packed


async def write_packed(store: "Store", table_id: str, acts: Numbered) -> None:
    last = acts[-1][0]
    keep = (
        "INSERT INTO finished (table_id, seq, acts) VALUES ($1, $2, $3)"
        " ON CONFLICT (table_id) DO UPDATE SET seq = $2, acts = $3"
    )
    await store.database.write(
        Statement(keep, (table_id, last, await pack_acts(acts))),
        Statement("DELETE FROM act WHERE table_id = $1 AND seq <= $2", (table_id, last)),
        Statement("DELETE FROM snapshot WHERE table_id = $1", (table_id,)),
    )
