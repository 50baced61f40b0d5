"""A table, its seats, position, clock and choices as plain data: for states, for lists and for answers to single
questions."""

from collections.abc import Iterable
from typing import Any

from mypy_extensions import i64

from cannae.core.contract import SIDE_NAMES, SPECTATOR, Outcome, State
from cannae.server.store import chance
from cannae.server.store.rows import TableRow
from cannae.table import PERSON, Table


def seats_data(row: TableRow) -> list[dict[str, object]]:
    """The seats of a table. A guest is marked as one, because only the names of accounts are unique. `person` is where
    a profile is found; it opens nothing else."""
    return [
        {
            "kind": seat.kind,
            "name": seat.name,
            "level": seat.level,
            "guest": seat.person is not None and seat.kind == PERSON and not seat.account,
            "person": seat.person if seat.kind == PERSON else None,
        }
        for seat in row.seats
    ]


def summary(row: TableRow, person: str | None = None) -> dict[str, Any]:
    """A table as an entry of a list."""
    return {
        "id": row.id,
        "game": row.game,
        "options": row.options,
        "status": row.status,
        "access": row.access,
        "watchable": row.watchable,
        "clock": row.clock,
        "seats": seats_data(row),
        "mine": [SIDE_NAMES[side] for side in row.sides_of(person)],
        "turn": row.turn.split(",") if row.turn else [],
        "result": row.result,
        "commitment": row.commitment,
        "chance": chance.shown(row.entropy),
        "created": row.created,
        "changed": row.changed,
        "rematch": row.rematch,
    }


def head_data(row: TableRow, viewer: int, rules_changed: bool, hints: bool) -> dict[str, object]:
    """The first part of a state: the table."""
    return {
        "t": "state",
        "table": row.id,
        "game": row.game,
        "status": row.status,
        "seat": SIDE_NAMES[viewer] if viewer != SPECTATOR else None,
        "seats": seats_data(row),
        "commitment": row.commitment,
        "chance": chance.shown(row.entropy),
        "rules_changed": rules_changed,
        "rematch": row.rematch,
        "hints": hints,
    }


def position_data(table: Table, outcome: Outcome | None) -> dict[str, object]:
    """Phase, turn, offers and outcome: what every viewer may know. The seed is told when the game is over."""
    data: dict[str, object] = {
        "phase": table.state.phase(),
        "to_act": [SIDE_NAMES[side] for side in table.to_act],
        "paused": table.paused,
        "stuck": [SIDE_NAMES[side] for side in (0, 1) if table.stuck[side]],
        "offers": {matter: SIDE_NAMES[side] for matter, side in table.offers.items()},
        "outcome": outcome.to_data() if outcome else None,
    }
    return data | {"seed": table.seed().hex()} if outcome is not None else data


def clock_data(kind: str, left: list[int], running: Iterable[int], rests: int = 0) -> dict[str, object]:
    """`rests`: for how long no clock runs, because a result is shown."""
    data: dict[str, object] = {"kind": kind, "left": left, "running": [SIDE_NAMES[side] for side in running]}
    return data | {"rests": rests} if rests else data


def choice_data(state: State, side: i64, choice: i64) -> dict[str, object]:
    """A choice with its description and its notation."""
    data = state.describe(side, choice).copy()
    data["choice"] = state.write_choice(side, choice)
    return data


def conceivable_data(table: Table, side: int) -> list[dict[str, object]]:
    """Every choice that could be meant now, each with the rule that forbids it, or None."""
    state = table.state
    if side not in table.to_act:
        return []
    return [choice_data(state, side, c) | {"rule": state.why_not(side, c)} for c in state.conceivable(side)]


def preview_data(table: Table, side: int, choice: str) -> dict[str, object] | None:
    """What a legal choice promises; None for any other."""
    state = table.state
    if side not in table.to_act:
        return None
    number = state.read_choice(side, choice)
    return table.game.preview(state, side, number) if number in state.choices(side) else None


def survey_data(table: Table, viewer: int) -> dict[str, object] | None:
    """What follows from what a viewer sees; nothing of a battle that is over."""
    return table.state.survey(viewer) if table.outcome() is None else None
