"""Pennants, a game from a package of its own: what a game must bring.

It has a secret deal, bids laid at the same time, a public draw and a private one. The terminal makes its board from
`view` and `describe`; the page shows the one in page/board.js.
"""

import re
from collections.abc import Mapping
from typing import Any

from pennants.bots import greedy
from pennants.state import PHASES, Pennants

from cannae.core.contract import EventLog, State, UserError
from cannae.core.game import Game, Policy
from cannae.core.options import Flag, Number
from cannae.core.randomness import Rng

_ZONE = "-|[0-9]{1,2}(?:,[0-9]{1,2})*"
_SIDE = rf"({_ZONE})/({_ZONE})/(yes|no)/({_ZONE})"
_POSITION = re.compile(
    rf"({'|'.join(PHASES)}) (\d) (\d) (\d\d?) (-|red|blue) red {_SIDE} blue {_SIDE} pack ({_ZONE}) out ({_ZONE}) "
    rf"pennants ({_ZONE}) aside ({_ZONE})"
)


class PennantsGame(Game):
    id = "pennants"
    streams = ("deal", "pennants", "draws")
    longest = 35  # five rounds of two bids (two cards and "ready") and one consolation
    options = (Number("hand", 5, 3, 5), Number("rounds", 3, 1, 5), Flag("consolation", True))
    part_begins = ("pennants-turned",)
    reasons = ("pennants", "level")

    def begin(self, options: dict[str, Any], rng: Rng, log: EventLog | None = None) -> State:
        state = Pennants(options["rounds"], options["consolation"], rng, log)
        state.deal(options["hand"])
        return state

    def read_position(self, text: str, options: Mapping[str, object], rng: Rng) -> State:
        complete = self.checked(options)
        found = _POSITION.fullmatch(text)
        if not found:
            raise UserError("pennants-bad-position")
        state = Pennants(complete["rounds"], complete["consolation"], rng)
        fields = iter(found.groups())
        state.stage = next(fields)
        state.round, state.shown, state.barrier_count = (int(next(fields)) for _ in range(3))
        state.loser = ["-", "red", "blue"].index(next(fields)) - 1
        for side in (0, 1):
            state.hand[side] = _read_zone(next(fields))
            state.laid[side] = _read_zone(next(fields))
            state.ready[side] = next(fields) == "yes"
            state.won[side] = _read_zone(next(fields))
        state.pack, state.out, state.hidden, state.aside = (_read_zone(next(fields)) for _ in range(4))
        whole = Pennants(0, True, rng).census()
        if state.write_position() != text or state.census() != whole or not state.sound():
            raise UserError("pennants-bad-position")
        return state

    def policies(self) -> dict[str, Policy]:
        return {"greedy": greedy}

    def explain(self, state: State, side: int, choice: int) -> str | None:
        return f"pennants-hint-{state.describe(side, choice)['verb']}"

    def sample_options(self, number: int) -> dict[str, object]:
        return {"hand": 3 + number % 3, "rounds": 1 + number % 5, "consolation": number % 4 != 3}


def _read_zone(text: str) -> list[int]:
    """The list that `write_zone` wrote out; a number that is no card is caught by the census."""
    return [] if text == "-" else sorted({int(number) for number in text.split(",")})


GAME = PennantsGame()
