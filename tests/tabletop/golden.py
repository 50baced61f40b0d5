"""Written positions, each played on by a fixed script with fixed dice. `python -m tabletop.golden` in tests/ writes
what comes of them into golden.json, and the tests hold every later build to it."""

import hashlib
import json
from pathlib import Path

from cannae.core.contract import EventLog
from cannae.core.randomness import FastRng
from cannae.games.tabletop.engine import Tabletop
from cannae.games.tabletop.rules.camps import pitch
from cannae.games.tabletop.rules.charge.charging import ask_to_charge
from cannae.games.tabletop.state import BROKEN, DONE, FEEDING, HALT, LEVEL, STAY
from tabletop.scene import n, scene, square

FILE = Path(__file__).with_name("golden.json")

# Each: who stands where, what lies there, and the choices made as soon as they are offered; what else is asked is
# answered by `done`, `halt` or `stay`.
BATTLES: dict[str, tuple[list[str], list[str], list[object]]] = {
    "head-on-with-one-overlap": (["R1 R1 24000 9000 0", "B3 C3 24800 11500 360"], ["R1 charge"], []),
    "flank-from-948": (["R8 R8 29700 13500 360", "B3 C3 24000 12000 360"], ["R8 charge +40"], []),
    "flank-from-1140": (["R8 R8 29900 13500 360", "B3 C3 24000 12000 360"], ["R8 charge +40"], []),
    "interception-crossing": (
        ["R1 R1 24000 9000 0", "B3 C3 23600 11500 360 2 4", "B8 C8 29000 10500 540"],
        ["R1 charge", "B8 intercept R1"],
        [],
    ),
    "interception-out-of-reach": (
        ["R1 R1 24000 9000 0", "B3 C3 23600 11500 360 2 4", "B8 C8 31000 10500 540"],
        ["R1 charge", "B8 intercept R1"],
        [],
    ),
    "evade-along-the-edge": (["R8 R8 40000 18000 180", "B9 C9 44000 18000 540"], ["R8 charge", "along"], []),
    "evade-past-friends": (
        ["R1 R1 24000 9000 0", "B5 C5 24000 11500 360", "B3 C3 24000 15000 360"], ["R1 charge", "rear"], [],
    ),
    "evade-into-marsh": (
        ["R1 R1 24000 9000 0", "B9 C9 24000 11500 360"],
        ["R1 charge", "rear"],
        [square("marsh", 20000, 13500, 28000, 18000)],
    ),
    "burst-through": (
        ["R1 R1 24000 11500 0", "B3 C3 24000 11500 360 4 4", "B1 C1 24000 14000 360"], ["a*"], [],
    ),
    "blocked-break-off": (
        ["R8 R8 24000 11500 0", "B1 C1 24000 11500 360", "R1 R1 24000 8900 0", "R2 R2 29000 4000 0"], [], [],
    ),
    "pursuit-into-fresh-enemies": (
        ["R1 R1 24000 11500 0", "B4 C4 24000 11500 360 3 3", "B1 C1 26000 14100 360"], [], [],
    ),
    "feed-and-match": (
        ["R1 R1 24000 11500 0", "B3 C3 24000 11500 360 3 8"], ["R1 feed right", "B3 feed left", "R1 feed left"], [],
    ),
    "line-wheel": (
        ["R1 R1 15200 9000 0", "R2 R2 20000 9000 0", "R3 R3 24800 9000 0", "B3 C3 24000 20000 360"],
        ["R1-R3", "w+5 a*", "R1-R3", "a*"],
        [],
    ),
    "night": (["R1 R1 24000 9000 0", "B3 C3 24000 30000 360"], [], []),
    "commander-in-the-front-rank": (
        ["R1 R1 24000 9000 0", "B3 C3 24800 13500 360"], ["R1", "a2", "lead 1 R1 front", "R1 charge"], [],
    ),
}  # fmt: skip


def played(name: str) -> dict[str, object]:
    """Three player turns, or to the end of the night; what was told, and the last position."""
    stands, wanted, pieces = BATTLES[name]
    state = scene(*stands, pieces=list(pieces), led="2R1" if "R1 R1" in stands[0] else "", dice=FastRng(7))  # type: ignore[arg-type]
    if name == "night":
        state.terms.turns, state.turn = 4, 1
        pitch(state, 1, 24000)
    if name == "pursuit-into-fresh-enemies":
        state.set(n("B4"), LEVEL, BROKEN - 1)
    state.log = EventLog()
    ask_to_charge(state)
    state.settle()
    left = list(wanted)
    last = int(state.turn) + (4 if name in ("night", "commander-in-the-front-rank") else 2)
    while state.acting() and state.turn < last:
        side = state.to_act[0]
        state.apply(side, answer(state, side, left))
    told = [f"{event.rule} {event.key.removeprefix('tabletop-event-')}" for event in state.log.events]
    return {"told": told, "position": hashlib.sha256(state.write_position().encode()).hexdigest()[:16]}


def answer(state: Tabletop, side: int, left: list[str]) -> int:
    for text in left:
        choice = state.read_choice(side, text)
        if state.is_legal(side, choice):
            left.remove(text)
            return choice
    offered = state.choices(side)
    return next((choice for choice in (DONE, HALT, STAY) if choice in offered), offered[0])


# -- Counts -------------------------------------------------------------------------------------------------


def counts(name: str) -> dict[str, int]:
    """How many choices each phase of the first turn offers, and how many different ends the moves have."""
    stands, _, pieces = BATTLES[name]
    state = scene(*stands, pieces=list(pieces), led="2R1" if "R1 R1" in stands[0] else "", dice=FastRng(7))  # type: ignore[arg-type]
    ask_to_charge(state)
    state.settle()
    found: dict[str, int] = {}
    ends: set[tuple[int, ...]] = set()
    while state.acting() and state.turn == 1:
        side = state.to_act[0]
        choices = state.choices(side)
        found[state.phase()] = found.get(state.phase(), 0) + len(choices)
        if state.phase() == "move":
            shown = [one for one in state.view(side)["reach"] if one is not None]  # type: ignore[attr-defined]
            ends |= {tuple(one["at"]) for one in shown}
            state.apply(side, HALT)
        elif state.phase() == "pick":
            picks = [choice for choice in choices if choice != DONE]
            state.apply(side, picks[-1] if picks else DONE)
        else:
            state.apply(side, DONE if DONE in choices and state.phase_number != FEEDING else choices[0])
    found["ends"] = len(ends)
    return found


def main() -> None:
    data = {name: {**played(name), "counts": counts(name)} for name in BATTLES}
    FILE.write_text(json.dumps(data, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
