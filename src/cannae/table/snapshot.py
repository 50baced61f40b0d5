"""A table after so many acts, stored so that a long game opens without replaying every choice.

A snapshot is a cache. It is not used if its schema or the rules have changed; then the acts are replayed. If they no
longer fit the rules either, the snapshot still has the last view of each viewer.
"""

from typing import Any

from cannae.core.contract import SPECTATOR, Event, Outcome
from cannae.core.history import PlayedChoice
from cannae.core.randomness import load_rng
from cannae.table.table import Table

SCHEMA = 1
VIEWERS = (0, 1, SPECTATOR)


def take(table: Table) -> dict[str, Any]:
    """The present state of a table, without what it was created from. Contains all secrets."""
    ended = table.ended
    return {
        "schema": SCHEMA,
        "fingerprint": table.game.fingerprint(),
        "position": table.state.write_position(),
        "rng": table.state.rng.to_data(),
        "steps": [[step.side, step.choice, step.barrier, step.at] for step in table.history.played],
        "events": [[event.key, event.rule, event.args, event.audience] for event in table.log.events],
        "clock": table.clock.to_data(),
        "offers": table.offers,
        "paused": table.paused,
        "halted": table.halted,
        "passing": table.passing,
        "stuck": table.stuck,
        "muted": table.muted,
        "version": table.version,
        "ended": [ended.winner, ended.reason] if ended else None,
        "views": [table.state.view(viewer) for viewer in VIEWERS],
    }


def fits(table: Table, data: dict[str, Any]) -> bool:
    return bool(data.get("schema") == SCHEMA and data.get("fingerprint") == table.game.fingerprint())


def restore(table: Table, data: dict[str, Any]) -> None:
    """Bring a new table to the state of the snapshot; `fits` must be true."""
    state = table.game.read_position(data["position"], table.options, load_rng(data["rng"]))
    table.history.resume(state, [PlayedChoice(*step) for step in data["steps"]])
    table.log.events[:] = [Event(*event) for event in data["events"]]
    table.clock.load(data["clock"])
    table.offers = dict(data["offers"])
    table.paused, table.halted = data["paused"], data["halted"]
    table.passing, table.muted, table.version = list(data["passing"]), list(data["muted"]), list(data["version"])
    table.stuck = list(data["stuck"])
    if data["ended"]:
        table.ended = Outcome(data["ended"][0], data["ended"][1], 0, 0)
    table.note_decisions()
