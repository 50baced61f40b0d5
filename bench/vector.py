"""Steps a second of many games stepped at once into numpy arrays, observations, masks and all, beside the same game
under PettingZoo, and beside the vector environment of OpenSpiel with its own hearts.

Choices are made at random, outside the clock; games that end begin anew.
"""

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
from open_spiel.python.rl_agent import StepOutput
from open_spiel.python.rl_environment import Environment
from open_spiel.python.vector_env import SyncVectorEnv

from bench.measure import ROUNDS, Figure, now
from cannae.adapters.vector import VectorEnv
from cannae.adapters.zoo import aec_env

# Options, and the steps a second to reach.
GAMES: dict[str, tuple[dict[str, Any], float]] = {"honour": ({"battles": 1}, 1e6), "glory": ({}, 0.5e6)}
COUNT = 256
STEPS = 40
SPIEL_GAME = "hearts"


def vectored(name: str, options: dict[str, Any]) -> Callable[[], float]:
    env, chance = VectorEnv(name, COUNT, **options), np.random.default_rng(1)

    def measured() -> float:
        spent = 0.0
        for _ in range(STEPS):
            picks = (chance.random(COUNT) * env.arrays.masks.sum(axis=1)).astype(np.int64)
            start = now()
            env.step(picks)
            spent += now() - start
        return STEPS * COUNT / spent

    return measured


def zoo(name: str, options: dict[str, object]) -> float:
    env, steps = aec_env(name, **options), 300
    env.reset(seed=1)
    spent = 0.0
    for _ in range(steps):
        seen, _, ended, cut, _ = env.last()
        if ended or cut:
            env.reset()
            continue
        action = env.action_space(env.agent_selection).sample(seen["action_mask"])
        start = now()
        env.step(action)
        env.last()
        spent += now() - start
    return steps / spent


def spiel_vector(count: int = 32, steps: int = 40) -> float:
    """OpenSpiel's own game, written in C++, in its vector environment, which is Python: the games one by one."""
    games = SyncVectorEnv([Environment(SPIEL_GAME) for _ in range(count)])
    rng, spent = Random(1), 0.0
    shown = games.reset()
    for _ in range(steps):
        legal = [step.observations["legal_actions"][step.observations["current_player"]] for step in shown]
        picked = [StepOutput(action=rng.choice(actions), probs=[]) for actions in legal]
        start = now()
        shown, _, _, _ = games.step(picked, reset_if_done=True)
        spent += now() - start
    return count * steps / spent


def measure() -> dict[str, tuple[Figure, Figure]]:
    found = {}
    for name, (options, _) in GAMES.items():
        meter = vectored(name, options)
        found[name] = Figure([meter() for _ in range(ROUNDS)]), Figure([zoo(name, options)])
    spiel = Figure([spiel_vector() for _ in range(ROUNDS)])
    found[SPIEL_GAME] = spiel, spiel
    return found


def met(found: dict[str, tuple[Figure, Figure]]) -> bool:
    return all(found[name][0].value >= goal for name, (_, goal) in GAMES.items())


def lines(found: dict[str, tuple[Figure, Figure]]) -> list[str]:
    spiel = found[SPIEL_GAME][0].value
    told = [f"vector environment of OpenSpiel, {SPIEL_GAME}: {spiel / 1e3:.1f} k steps/s"]
    for name, (_, goal) in GAMES.items():
        ours, under_zoo = (figure.value for figure in found[name])
        told.append(
            f"vector environment, {name}: {ours / 1e3:,.0f} k steps/s, {ours / spiel:.0f} times OpenSpiel's; under "
            f"PettingZoo {under_zoo / 1e3:.1f} k; goal {goal / 1e3:,.0f} k: {'met' if ours >= goal else 'NOT met'}"
        )
    return told
