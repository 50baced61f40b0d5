"""What is sent in brief is what the plain serializer sends whole."""

import json
from random import Random
from typing import Any

import pytest

from cannae.server.broadcast.broadcaster import DeltaSerializer, OneTimeReader, Serializer
from cannae.server.live.live_table import TableState
from cannae.server.live.opening import Opened
from cannae.server.soak.stage import seated
from cannae.server.store.rows import RUNNING, new_row
from cannae.server.store.store import ServerTime
from cannae.table import Act
from cannae.table.clock import TimeControl


class Client:
    """Puts together what it was sent, as a page does."""

    def __init__(self, serializer: Serializer, viewer: int) -> None:
        self.serializer, self.reader = serializer, OneTimeReader(viewer, 0)
        self.parts: dict[str, Any] = {}
        self.described: dict[str, Any] = {}
        self.bytes = 0

    def state(self) -> dict[str, Any]:
        self.serializer.sort()
        text = self.serializer.state(self.reader, self.serializer.seen(self.reader.viewer))
        self.bytes += len(text)
        state: dict[str, Any] = json.loads(text)
        for name, part in state.pop("parts", {}).items():
            if "is" in part:
                self.parts[name] = part
            assert self.parts[name]["n"] == part["n"], "a part that was never sent"
            state["view"][name] = self.parts[name]["is"]
        self.described |= {entry["choice"]: entry for entry in state.pop("described", [])}
        state["described"] = [self.described[choice] for choice in state.get("choices", [])]
        return state


@pytest.mark.parametrize("name", ["honour", "glory", "battle", "pennants"])
def test_a_client_that_was_sent_everything_in_brief_sees_the_whole_state(name: str) -> None:
    row = new_row(name, {}, seated(), TimeControl(), "private", True)
    row.status = RUNNING
    table_state = TableState(Opened(row, row.table(), 0, set(), None, False), ServerTime(0))
    plain, brief = [
        [Client(serializer, viewer) for viewer in (0, 1, 2)]
        for serializer in (Serializer(table_state), DeltaSerializer(table_state))
    ]
    chance, table = Random(3), table_state.playing()
    for _ in range(60):
        for one, other in zip(plain, brief):
            assert one.state() == other.state()
        if not table.to_act:
            break
        side = chance.choice(table.to_act)
        choice = table.state.write_choice(side, chance.choice(table.state.choices(side)))
        table_state.attempt(Act(side, "choose", choice), table.version[side])
    assert sum(one.bytes for one in brief) < sum(one.bytes for one in plain)
