"""What one viewer is shown of a table. Everything that leaves the house about a running game is made here, from
`view`, `choices`, `describe` and the events told to that viewer; no number here counts what the viewer cannot see."""

from collections.abc import Iterable
from typing import Any

from cannae.core.contract import SIDE_NAMES, SPECTATOR, State
from cannae.core.events import Event
from cannae.server.messages import encode
from cannae.server.store import TableRow
from cannae.table import Table
from cannae.table.lesson import lesson_shown

MOST_KEPT = 10_000  # encoded choices of one game


def side_name(viewer: int) -> str | None:
    return SIDE_NAMES[viewer] if viewer != SPECTATOR else None


def seats_shown(row: TableRow) -> list[dict[str, object]]:
    return [{"kind": seat.kind, "name": seat.name, "level": seat.level} for seat in row.seats]


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
        "created": row.created,
        "changed": row.changed,
        "rematch": row.rematch,
    }


def choice_shown(state: State, side: int, choice: int) -> dict[str, object]:
    told = state.describe(side, choice).copy()
    told["choice"] = state.write_choice(side, choice)
    return told


class Encoded:
    """The choices of one game as they were last encoded. Most are described by the very same data each time that they
    are offered, and two thirds of what a player is sent are choices."""

    def __init__(self) -> None:
        self._told: dict[int, tuple[object, bytes]] = {}

    def choice(self, state: State, side: int, choice: int) -> bytes:
        told = state.describe(side, choice)
        place = 2 * choice + side
        known = self._told.get(place)
        if known is not None and known[0] is told:
            return known[1]
        text = encode(choice_shown(state, side, choice))
        if len(self._told) >= MOST_KEPT:
            self._told.clear()
        self._told[place] = told, text
        return text


ENCODED: dict[str, Encoded] = {}  # by game


def choices_shown(table: Table, side: int) -> bytes:
    """Everything a side may do now, as a list in JSON."""
    if side not in table.to_act:
        return b"[]"
    encoded = ENCODED.get(table.game.id)
    if encoded is None:
        encoded = ENCODED[table.game.id] = Encoded()
    state = table.state
    return b"[" + b",".join([encoded.choice(state, side, choice) for choice in state.choices(side)]) + b"]"


def position_shown(table: Table, viewer: int) -> dict[str, Any]:
    """The part of a state that only changes when the viewer may notice, but for its view and its choices."""
    state, outcome = table.state, table.outcome()
    shown: dict[str, Any] = {
        "phase": state.phase(),
        "to_act": [SIDE_NAMES[side] for side in table.to_act],
        "paused": table.paused,
        "stuck": [SIDE_NAMES[side] for side in (0, 1) if table.stuck[side]],
        "offers": {matter: SIDE_NAMES[side] for matter, side in table.offers.items()},
        "outcome": outcome.to_data() if outcome else None,
    }
    if viewer != SPECTATOR:
        shown["version"] = table.version[viewer]
        shown["can_undo"] = table.can_undo(viewer)
        shown["passing"] = table.passing[viewer]
        shown["muted"] = table.muted[viewer]
        shown["lesson"] = lesson_shown(table, viewer)
    if outcome is not None:
        shown["seed"] = table.seed().hex()
    return shown


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


def events_shown(events: list[Event], first: int) -> list[dict[str, object]]:
    """Events with their numbers; the first event a viewer was ever told is number 1."""
    return [{"n": number, **event.to_data()} for number, event in enumerate(events, first)]
