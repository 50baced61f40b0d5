"""How much is searched: simulations and decisions a second of our tree search beside OpenSpiel's, C++ and Python, in
one run; positions a second of the nets; and what a process that plays for the computer needs of memory.

A simulation is one re-dealt world walked and played out at random; decisions searched are simulations times the
decisions of a random game from the same position. OpenSpiel searches hearts, as in the rest of the bench.
"""

import subprocess
import sys
from collections.abc import Mapping

from bench.measure import ROUNDS, SECONDS, Figure, Meter, Meters, now, rate, side_by_side
from cannae.bots.thinking import Budget
from cannae.bots.tree import TreeSearch
from cannae.bots.weights import shipped_net
from cannae.core.contract import State
from cannae.core.game import Game
from cannae.core.playout import playout
from cannae.core.randomness import FastRng
from cannae.core.registry import game as find_game

ANCHOR = "OpenSpiel hearts, ISMCTS in C++"
GOAL = 4.0  # times the anchor's decisions searched, in Glory
SEARCHED: dict[str, dict[str, object]] = {"honour": {"battles": 1}, "glory": {"setup": "quick"}, "battle": {}}
BATCH = 100
POSITION_GOAL = 0.3e-3  # seconds a net may take for a position

WORKER = """
import json, resource, sys
from cannae.bots import decide, seen_by
from cannae.core.randomness import FastRng
from cannae.core.registry import game
room = game(sys.argv[1])
state = room.start({}, FastRng(1))
for step in range(20):
    side = state.to_act[0]
    state.apply(side, decide(room, {}, seen_by(state, side, FastRng(step)), side, "hannibal", FastRng(step)))
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
"""


def opened(game: Game, options: dict[str, object]) -> State:
    """A position with a real choice, some way into a game."""
    state, rng = game.start(options, FastRng(5)), FastRng(5)
    for _ in range(12):
        side = state.to_act[0]
        choices = state.choices(side)
        state.play(side, choices[rng.below(0, len(choices))])
    while len(state.choices(state.to_act[0])) < 2:
        side = state.to_act[0]
        state.play(side, state.choices(side)[0])
    return state


def meters(game: Game, options: dict[str, object]) -> Meters:
    state = opened(game, options)
    side = state.to_act[0]
    length = sum(int(playout(state.copy(), FastRng(seed))) for seed in range(50)) / 50

    def simulations() -> float:
        done, start = 0, now()
        while (elapsed := now() - start) < SECONDS:
            TreeSearch(Budget(BATCH), game.observer()).choose(state, side, FastRng(done))
            done += BATCH
        return done / elapsed

    return {"simulations": simulations, "searched": lambda: length * simulations()}


def positions(game: Game, options: dict[str, object]) -> Meter | None:
    net = shipped_net(game)
    if net is None:
        return None
    state = opened(game, options)

    def weigh() -> int:
        net.weigh(state, state.to_act[0])
        return 1

    return rate(weigh)


def memory(name: str) -> float:
    """MB that a process needs in which the best of a game has decided twenty times."""
    return float(
        subprocess.run([sys.executable, "-c", WORKER, name], capture_output=True, check=True, text=True).stdout
    )


def measure(peers: Mapping[str, Meters]) -> dict[str, dict[str, Figure]]:
    ours = {f"Cannae {name}": meters(find_game(name), options) for name, options in SEARCHED.items()}
    figures = side_by_side({**peers, **ours}, peers.get(ANCHOR, {}))
    for name, options in SEARCHED.items():
        meter = positions(find_game(name), options)
        if meter is not None:
            figures[f"Cannae {name}"]["positions"] = Figure([meter() for _ in range(ROUNDS)])
        figures[f"Cannae {name}"]["memory"] = Figure([memory(name)])
    return figures


def met(figures: dict[str, dict[str, Figure]]) -> bool:
    ratio = figures["Cannae glory"]["searched"].ratio
    quick = [figure.value >= 1 / POSITION_GOAL for _, figure in _of_kind(figures, "positions")]
    return all(quick) and (ratio is None or ratio >= GOAL)


def _of_kind(figures: dict[str, dict[str, Figure]], kind: str) -> list[tuple[str, Figure]]:
    return [(name, kinds[kind]) for name, kinds in figures.items() if kind in kinds]


def lines(figures: dict[str, dict[str, Figure]]) -> list[str]:
    said = [f"{'search':<36}{'simulations/s':>14}{'decisions searched/s':>22}"]
    for name, kinds in figures.items():
        ratio = kinds["searched"].ratio
        beside = f" ({ratio:.1f}x)" if ratio else ""
        said.append(f"{name:<36}{kinds['simulations'].value:>14,.0f}{kinds['searched'].value:>22,.0f}{beside}")
    rates = ", ".join(f"{name} {figure.value:,.0f}" for name, figure in _of_kind(figures, "positions"))
    needed = ", ".join(f"{name} {figure.value:.0f}" for name, figure in _of_kind(figures, "memory"))
    said += [f"    net positions/s: {rates}", f"    MB of a playing process: {needed}"]
    ratio = figures["Cannae glory"]["searched"].ratio
    if ratio is not None:
        said.append(f"    goal glory {GOAL:g}x {ANCHOR}: {ratio:.1f}x, {'met' if ratio >= GOAL else 'NOT met'}")
    return said
