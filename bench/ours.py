"""How fast our games play: stepped from Python, inside the engine, and copied."""

import random

from bench.measure import Meter, Meters, cost, rate
from cannae.core.game import Game
from cannae.core.playout import Tally, playout, tallied_playout
from cannae.core.randomness import FastRng


def stepped(game: Game, options: dict[str, object]) -> Meter:
    rng = FastRng(7)
    full = game.checked(options)

    def play() -> int:
        state = game.begin(full, rng)
        decisions = 0
        while mask := state.acting():
            side = 0 if mask & 1 else 1
            state.apply(side, random.choice(state.choices(side)))
            decisions += 1
        return decisions

    return rate(play)


def inside(game: Game, options: dict[str, object]) -> Meter:
    """From a dealt position, as the peers' rollouts are."""
    rng = FastRng(7)
    full = game.checked(options)
    starts = [game.begin(full, FastRng(seed)) for seed in range(64)]
    turn = 0

    def play() -> int:
        nonlocal turn
        turn = (turn + 1) % 64
        return playout(starts[turn].copy(), rng)

    return rate(play)


def copying(game: Game, options: dict[str, object]) -> Meter:
    rng = FastRng(7)
    state = game.start(options, rng)
    for _ in range(30):
        if state.acting():
            side = state.to_act[0]
            state.apply(side, random.choice(state.choices(side)))
    return cost(state.copy)


def shape(game: Game, options: dict[str, object]) -> dict[str, float]:
    """What its decisions are like in random play, without which a number of them says little."""
    tally = Tally()
    for seed in range(200):
        rng = FastRng(seed)
        tallied_playout(game.start(options, rng), rng, tally)
    decisions = int(tally.decisions)
    return {
        "forced": int(tally.forced) / decisions,
        "choices": int(tally.offered) / decisions,
        "length": decisions / 200,
    }


def meters(game: Game, options: dict[str, object]) -> Meters:
    random.seed(7)
    return {"stepped": stepped(game, options), "inside": inside(game, options), "copy": copying(game, options)}
