"""What one viewer is shown of a table. Everything that leaves the house about a running game is made here, from
`view`, `choices`, `describe` and the events told to that viewer; no number here counts what the viewer cannot see."""

from collections.abc import Iterable
from typing import Any

from cannae.core.contract import SIDE_NAMES, SPECTATOR
from cannae.core.events import Event
from cannae.server.live.messages import encode
from cannae.server.state.choice_cache import choice_shown
from cannae.server.store import chance
from cannae.server.store.rows import TableRow
from cannae.table import PERSON, Table
from cannae.table.lesson import lesson_shown

# What was told of positions, by phase, who acts, and what else a key may hold: a few dozen texts for a game.
POSITIONS: dict[tuple[str, tuple[int, ...], bool, tuple[bool, bool, bool] | None], bytes] = {}


def side_name(viewer: int) -> str | None:
    return SIDE_NAMES[viewer] if viewer != SPECTATOR else None


def seats_shown(row: TableRow) -> list[dict[str, object]]:
    """Who sits there. A guest is called one whatever its name: names that people know are those of accounts."""
    return [
        {
            "kind": seat.kind,
            "name": seat.name,
            "level": seat.level,
            "guest": seat.person is not None and seat.kind == PERSON and not seat.account,
        }
        for seat in row.seats
    ]


def summary(row: TableRow, person: str | None = None) -> dict[str, Any]:
    """A table as it stands in lists."""
    return {
        "id": row.id,
        "game": row.game,
        "options": row.options,
        "status": row.status,
        "access": row.access,
        "watchable": row.watchable,
        "clock": row.clock,
        "seats": seats_shown(row),
        "mine": [SIDE_NAMES[side] for side in row.sides_of(person)],
        "turn": row.turn.split(",") if row.turn else [],
        "result": row.result,
        "commitment": row.commitment,
        "chance": chance.shown(row.entropy),
        "created": row.created,
        "changed": row.changed,
        "rematch": row.rematch,
    }


def position_shown(table: Table, viewer: int) -> bytes:
    """The part of a state that only changes when the viewer may notice, but for its view and its choices: the inside of
    an object in JSON. What stands for most of a game is encoded once."""
    state, outcome, to_act, seated = table.state, table.outcome(), table.to_act, viewer != SPECTATOR
    lesson = lesson_shown(table, viewer) if seated else None
    plain = lesson is None and outcome is None and not table.offers and not (table.stuck[0] or table.stuck[1])
    own = (table.can_undo(viewer), table.passing[viewer], table.muted[viewer]) if seated else None
    key = state.phase(), to_act, table.paused, own
    text = POSITIONS.get(key) if plain else None
    if text is None:
        shown: dict[str, Any] = {
            "phase": state.phase(),
            "to_act": [SIDE_NAMES[side] for side in to_act],
            "paused": table.paused,
            "stuck": [SIDE_NAMES[side] for side in (0, 1) if table.stuck[side]],
            "offers": {matter: SIDE_NAMES[side] for matter, side in table.offers.items()},
            "outcome": outcome.to_data() if outcome else None,
        }
        if own is not None:
            shown |= zip(("can_undo", "passing", "muted"), own)
            shown["lesson"] = lesson
        if outcome is not None:
            shown["seed"] = table.seed().hex()
        text = encode(shown)[1:-1]
        if plain:
            POSITIONS[key] = text
    return b'%b,"version":%d' % (text, table.version[viewer]) if seated else text


def conceivable_shown(table: Table, side: int) -> list[dict[str, object]]:
    """Everything that could be meant now, each with the rule that forbids it or none."""
    state = table.state
    if side not in table.to_act:
        return []
    return [choice_shown(state, side, c) | {"rule": state.why_not(side, c)} for c in state.conceivable(side)]


def clock_shown(table: Table, now: int) -> dict[str, object]:
    clock = table.clock
    return clock_data(clock.terms.kind, [clock.left_at(side, now) for side in (0, 1)], clock.running)


def clock_data(kind: str, left: list[int], running: Iterable[int]) -> dict[str, object]:
    return {"kind": kind, "left": left, "running": [SIDE_NAMES[side] for side in running]}


def event_shown(event: Event) -> bytes:
    """What happened, in JSON; the bracket that opens it is left to who gives it a number."""
    return encode(event.to_data())[1:]
