"""How fast other libraries play random games here.

Runs in an environment of its own, started by `python -m bench`: first it prints what it can measure, as JSON; then it
answers each line "name, tab, kind" with the figure of one round.
"""

import json
import random
import statistics
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))
from bench.measure import SECONDS, Meter, Meters, cost, now, rate

GAMES = {
    "hearts": "hearts",
    "spades": "spades",
    "leduc": "leduc_poker",
    "goofspiel": "goofspiel(imp_info=True,points_order=random)",
}
# C++ rollouts need turns one after the other.
TURNS = {"goofspiel": "turn_based_simultaneous_game(game=goofspiel(imp_info=True,points_order=random))"}


def playout(state: Any, players: int) -> int:
    """A random game stepped from Python with the cheapest calls there are."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, weights)[0])
        elif state.is_simultaneous_node():
            state.apply_actions([random.choice(state.legal_actions(player)) for player in range(players)])
            decisions += players
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions


def dealt(game: Any) -> Any:
    """A state after the deal with a real choice open."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, weights)[0])
        elif len(state.legal_actions()) > 1:
            return state
        else:
            state.apply_action(state.legal_actions()[0])
    return dealt(game)


def rollouts(pyspiel: Any, game: Any) -> Meter:
    """Decisions a second of C++ rollouts: one search step that values its root by many random games."""

    def evaluate(count: int) -> tuple[float, float]:
        evaluator = pyspiel.RandomRolloutEvaluator(count, random.getrandbits(31))
        bot = pyspiel.MCTSBot(game, evaluator, 1.4, 1, 1000, False, 1, False)
        state = dealt(game)
        start = now()
        bot.mcts_search(state)
        elapsed = now() - start
        lengths = [playout(state.clone(), game.num_players()) for _ in range(20)]
        return elapsed, count * statistics.mean(lengths)

    count = 10
    while evaluate(count)[0] < SECONDS / 50:
        count *= 2

    def measured() -> float:
        elapsed = decisions = 0.0
        while elapsed < SECONDS:
            seconds, played = evaluate(count)
            elapsed += seconds
            decisions += played
        return decisions / elapsed

    return measured


def openspiel() -> dict[str, Meters]:
    import pyspiel

    found: dict[str, Meters] = {}
    for name, full in GAMES.items():
        game = pyspiel.load_game(full)
        middle = game.new_initial_state()
        while middle.is_chance_node():
            middle.apply_action(middle.chance_outcomes()[0][0])
        found[f"OpenSpiel {name}"] = {
            "stepped": rate(lambda game=game: playout(game.new_initial_state(), game.num_players())),  # type: ignore[misc]
            "inside": rollouts(pyspiel, pyspiel.load_game(TURNS.get(name, full))),
            "copy": cost(middle.clone),
        }
    return found


def searches() -> dict[str, Meters]:
    """OpenSpiel's information-set tree search on hearts, in C++ and in Python."""
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game("hearts")
    state = dealt(game)
    length = statistics.mean(playout(state.clone(), game.num_players()) for _ in range(50))

    def in_cpp(count: int) -> Any:
        return pyspiel.ISMCTSBot(7, pyspiel.RandomRolloutEvaluator(1, 7), 1.4, count)

    def in_python(count: int) -> Any:
        chance = np.random.RandomState(7)
        evaluator = mcts.RandomRolloutEvaluator(1, chance)
        return ismcts.ISMCTSBot(game, evaluator, 1.4, count, random_state=chance)

    def simulations(make: Any, count: int) -> float:
        done, start = 0, now()
        while (elapsed := now() - start) < SECONDS:
            make(count).step(state)
            done += count
        return done / elapsed

    return {
        f"OpenSpiel hearts, ISMCTS in {language}": {
            "simulations": lambda make=make, count=count: simulations(make, count),  # type: ignore[misc]
            "searched": lambda make=make, count=count: length * simulations(make, count),  # type: ignore[misc]
        }
        for language, make, count in (("C++", in_cpp, 100), ("Python", in_python, 20))
    }


def rlcard() -> dict[str, Meters]:
    import rlcard as library

    env = library.make("uno", config={"seed": 7})

    def game() -> int:
        before = env.timestep
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
        return int(env.timestep - before)

    return {"RLCard uno": {"stepped": rate(game)}}


if __name__ == "__main__":
    random.seed(7)
    meters = {**openspiel(), **rlcard(), **searches()}
    print(json.dumps({name: list(kinds) for name, kinds in meters.items()}), flush=True)
    for asked in sys.stdin:
        name, kind = asked.rstrip("\n").split("\t")
        print(meters[name][kind](), flush=True)
