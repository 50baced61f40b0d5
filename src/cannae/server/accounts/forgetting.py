"""Deleting an account removes its name from seats and records, and its lines of chat."""

import json
import re
from typing import Any

from cannae.core.contract import SIDE_NAMES, UserError
from cannae.core.records.signing import Signer, body_digest
from cannae.server.store.database import Statement
from cannae.server.store.packing import Numbered, pack_acts, pack_text
from cannae.server.store.rows import to_json
from cannae.server.store.store import Store
from cannae.table.table import Act

GONE = "…"  # in place of a deleted name or line of chat


async def forget_at_tables(store: Store, person: str, name: str) -> tuple[list[Statement], list[str]]:
    """The statements that remove a person from all its tables; and the ids of these tables."""
    rows = await store.database.fetch("SELECT table_id, side, name FROM seat WHERE person = $1", person)
    statements: list[Statement] = []
    by_table: dict[str, tuple[set[int], set[str]]] = {}
    for table_id, side, called in rows:
        sides, names = by_table.setdefault(str(table_id), (set(), {name}))
        sides.add(int(side))
        names.add(str(called))
    for table_id, (sides, names) in by_table.items():
        statements += await _forget_record(store, table_id, sides, names)
        statements += await _forget_words(store, table_id, sides, names)
    return statements, list(by_table)


async def _forget_record(store: Store, table_id: str, sides: set[int], names: set[str]) -> list[Statement]:
    try:
        data = json.loads(await store.record(table_id))
    except UserError:
        return []  # the game is not over
    for side in sides:
        names.add(str(data["seats"][side].get("name", "")))
        data["seats"][side]["name"] = ""
    if data.pop("signature", None) is not None:  # it was for the old text; the new one is signed again
        data["signature"] = Signer(await store.secret("record")).sign(body_digest(data)).to_data()
    sql = "UPDATE record SET body = '', packed = $2 WHERE table_id = $1"
    return [Statement(sql, (table_id, await pack_text(json.dumps(data, ensure_ascii=False, indent=1))))]


async def _forget_words(store: Store, table_id: str, sides: set[int], names: set[str]) -> list[Statement]:
    """Remove the person's lines of chat, and its name from those of others."""
    acts = await store.acts(table_id, 0)
    cleaned = [(number, _cleaned(act, sides, names), ref) for number, act, ref in acts]
    changed = [new for old, new in zip(acts, cleaned) if old != new]
    if not changed:
        return []
    statements = await _write_acts(store, table_id, cleaned, changed)
    saved = await store.snapshot(table_id)
    if saved is not None:
        body = saved[1] | {"events": [_cleaned_event(event, sides, names) for event in saved[1]["events"]]}
        statements += [
            Statement(
                "UPDATE snapshot SET body = $2 WHERE table_id = $1 AND seq = $3", (table_id, to_json(body), saved[0])
            ),
            # A snapshot made meanwhile may still contain them; it is a cache and can be dropped.
            Statement("DELETE FROM snapshot WHERE table_id = $1 AND seq <> $2", (table_id, saved[0])),
        ]
    return statements


async def _write_acts(store: Store, table_id: str, acts: Numbered, changed: Numbered) -> list[Statement]:
    sql = "UPDATE act SET what = $3 WHERE table_id = $1 AND seq = $2"
    statements = [Statement(sql, (table_id, number, act.what)) for number, act, _ in changed]
    packed = await store.database.fetch("SELECT seq FROM finished WHERE table_id = $1", table_id)
    if packed:
        kept = [one for one in acts if one[0] <= packed[0][0]]
        sql = "UPDATE finished SET acts = $2 WHERE table_id = $1"
        statements.append(Statement(sql, (table_id, await pack_acts(kept))))
    return statements


def _cleaned(act: Act, sides: set[int], names: set[str]) -> Act:
    if act.verb != "say":
        return act
    return Act(act.side, act.verb, GONE if act.side in sides else without(names, act.what), act.at)


def _cleaned_event(event: list[Any], sides: set[int], names: set[str]) -> list[Any]:
    """An event as a snapshot has it: key, rule, arguments, audience."""
    if event[0] != "chat-line":
        return event
    own = event[2]["side"] in {f"@side-{SIDE_NAMES[side]}" for side in sides}
    return [event[0], event[1], event[2] | {"text": GONE if own else without(names, event[2]["text"])}, event[3]]


def without(names: set[str], text: str) -> str:
    """A text without these names, where they are whole words."""
    for name in sorted(names, key=len, reverse=True):
        if name:
            text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", GONE, text, flags=re.IGNORECASE)
    return text
