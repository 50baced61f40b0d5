"""Army against army, and player against player, in the Battle game.

    python -m bench.battle_armies --games 25            every ready army against every other, both seats
    python -m bench.battle_armies --bots --games 100    the players against each other, mirrored armies, both seats

A pairing's games are played twice from the same seed with the seats exchanged, so that luck falls on both alike.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from math import sqrt

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.contract import State
from cannae.core.game import Policy
from cannae.core.playout import random_choice
from cannae.core.randomness import FastRng, Rng
from cannae.games.battle import GAME
from cannae.games.battle.rules.army import READY_ARMIES, army_cost


def at_random(state: State, side: int, rng: Rng) -> int:
    return int(random_choice(state, side, rng, vec[i64]([0] * int(state.most_choices()))))


def policy(name: str) -> Policy:
    return at_random if name == "random" else GAME.policies()[name]


def fight(job: tuple[str, str, str, str, int, bool]) -> tuple[float, str, int]:
    """One game; red's share of the point, the reason, and the Periods it took."""
    red, blue, red_bot, blue_bot, seed, expanded = job
    options = {
        "red_army": red,
        "blue_army": blue,
        "expanded_deployment": expanded,
        "expanded_movement": expanded,
        "cost": 400,
    }
    state = GAME.start(options, FastRng(seed * 2654435761 + 1))
    players = [policy(red_bot), policy(blue_bot)]
    luck = FastRng(seed * 7919 + 5)
    while state.acting():
        side = state.to_act[0]
        world = state.redeal(side, FastRng(luck.word(0) << 32 | luck.word(0)))
        state.apply(side, players[side](world, side, luck))
    outcome = state.outcome()
    assert outcome is not None
    share = 0.5 if outcome.winner < 0 else float(outcome.winner == 0)
    return share, outcome.reason, int(getattr(state, "period", 0))


def interval(wins: float, games: int) -> str:
    """The share with its 95 % interval (Wilson)."""
    z = 1.96
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return f"{100 * share:5.1f} % [{100 * (middle - half):.1f}, {100 * (middle + half):.1f}]"


def run(jobs: list[tuple[str, str, str, str, int, bool]], workers: int) -> list[tuple[float, str, int]]:
    if workers < 2:
        return [fight(job) for job in jobs]
    with ProcessPoolExecutor(workers) as pool:
        return list(pool.map(fight, jobs, chunksize=8))


def armies(games: int, bot: str, expanded: bool, workers: int) -> None:
    names = list(READY_ARMIES)
    jobs = [(red, blue, bot, bot, seed, expanded) for red in names for blue in names for seed in range(games)]
    results = run(jobs, workers)
    won = {(red, blue): 0.0 for red in names for blue in names}
    reasons: dict[str, int] = {}
    for job, (share, reason, _) in zip(jobs, results, strict=True):
        won[job[0], job[1]] += share
        reasons[reason] = reasons.get(reason, 0) + 1
    print(f"{bot}, {'expanded' if expanded else 'standard'} rules, {games} games a pairing and seat; red's share in %")
    print(f"{'red against':12}" + "".join(f"{name:>10}" for name in names))
    for red in names:
        print(f"{red:12}" + "".join(f"{100 * won[red, blue] / games:10.0f}" for blue in names))
    for name in names:
        others = [other for other in names if other != name]
        total = sum(won[name, other] + games - won[other, name] for other in others)
        played = 2 * games * len(others)
        print(f"{name:12} Cost {army_cost(READY_ARMIES[name])}: {interval(total, played)} of {played} games")
    seats = sum(won.values()) / len(jobs)
    periods = sum(result[2] for result in results) / len(results)
    print(f"red seat {100 * seats:.1f} %, {periods:.1f} Periods a game, ended by {reasons}")


def bots(games: int, expanded: bool, workers: int) -> None:
    names = ["random", *GAME.policies()]
    for index, strong in enumerate(names):
        for weak in names[:index]:
            jobs = []
            for seed in range(games):
                army = list(READY_ARMIES)[seed % len(READY_ARMIES)]
                jobs += [(army, army, strong, weak, seed, expanded), (army, army, weak, strong, seed, expanded)]
            shares = [result[0] for result in run(jobs, workers)]
            total = sum(share if number % 2 == 0 else 1 - share for number, share in enumerate(shares))
            print(f"{strong:8} against {weak:8} {interval(total, len(jobs))} of {len(jobs)} games (mirrored pairs)")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=25)
    parser.add_argument("--bot", default="matrix")
    parser.add_argument("--bots", action="store_true")
    parser.add_argument("--expanded", action="store_true")
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    if given.bots:
        bots(given.games, given.expanded, given.workers)
    else:
        armies(given.games, given.bot, given.expanded, given.workers)
