"""A process that plays many games at once for the learner: `python -m cannae.training.worker FOLDER NUMBER`."""

import os
import sys
import time
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i16

from cannae.bots import player
from cannae.bots.net import Net, NetPlayer
from cannae.bots.vector import VectorGames
from cannae.bots.weights import read_weights
from cannae.core.contract import State
from cannae.core.game import Game, Policy
from cannae.core.observation import Observer
from cannae.core.randomness import FastRng, Rng
from cannae.core.registry import game as find_game
from cannae.training.arrays import HALVES, STATS, Plan, SharedArrays

LEAGUE = "league"  # the folder of earlier selves
PATIENCE = 2000  # looks before a waiting worker lets others run
NAP = 0.0003


class GameSource:
    """Begins games with the options of the plan, drawn by lot."""

    def __init__(self, game: Game, plan: Plan) -> None:
        self.game = game
        self.options = [game.checked(options) for options in plan.options]

    def __call__(self, rng: Rng) -> State:
        options = self.options[rng.below(0, len(self.options))]
        return self.game.begin(dict(options), FastRng(int(rng.word(0)) | int(rng.word(0)) << 32))


class Foe:
    """The player in the other seat of some games: a named one, which is shown a re-dealt world as everywhere, or one of
    the earlier selves, changed now and then. A net needs no re-dealt world: its features show nothing hidden."""

    def __init__(self, game: Game, observer: Observer, plan: Plan, folder: Path, number: int) -> None:
        self.observer = observer
        self.folder = folder
        self.rng = FastRng(plan.seed * 31 + number)
        self.named = bool(plan.foe)
        self.player: Policy = player(game, plan.foe or "random")
        self.league = 0

    def renew(self, league: int) -> None:
        """A new member has joined the league: draw one of all by lot."""
        self.league = league
        members = sorted((self.folder / LEAGUE).glob("*.weights"))
        if members:
            _, parts = read_weights(members[self.rng.below(0, len(members))])
            self.player = NetPlayer(Net(self.observer, parts), best_only=False).choose

    def __call__(self, state: State, side: int, rng: Rng) -> int:
        return self.player(state.redeal(side, rng) if self.named else state, side, rng)


def play(folder: Path, number: int) -> None:
    arrays = SharedArrays(folder)
    plan = arrays.plan
    game = find_game(plan.game)
    observer = game.observer()
    assert observer is not None
    foe = Foe(game, observer, plan, folder, number)
    halves: list[VectorGames] = []
    for half in range(HALVES):
        seed = (plan.seed * 1009 + number) * HALVES + half
        games = VectorGames(GameSource(game, plan), observer, plan.games, plan.rooms, seed * 7919 + 13)
        games.start(foe, plan.foe_games if plan.foe else 0)
        halves.append(games)
        show(arrays, number, half, games)
        arrays.shown[half * plan.workers + number] = 1
    step = 1
    parent = os.getppid()
    while True:
        for half, games in enumerate(halves):
            if not await_picks(arrays, half, step, parent):
                return
            start = half * plan.half + number * plan.games
            games.step(vec[i16](arrays.picks[start : start + plan.games].tolist()))
            show(arrays, number, half, games)
            arrays.shown[half * plan.workers + number] = step + 1
        step += 1
        if not plan.foe and arrays.signals[1] > foe.league:
            if foe.league == 0:
                for games in halves:
                    games.seat_foe(plan.foe_games)
            foe.renew(arrays.signals[1])


def await_picks(arrays: SharedArrays, half: int, step: int, parent: int) -> bool:
    """Whether the learner has picked; not when it has stopped, or is no more."""
    looks = 0
    while arrays.picked[half] < step:
        if arrays.stopped:
            return False
        looks += 1
        if looks > PATIENCE:
            time.sleep(NAP)
            if looks % PATIENCE == 0 and os.getppid() != parent:
                return False
    return True


def show(arrays: SharedArrays, number: int, half: int, games: VectorGames) -> None:
    """Copy what is to be decided to where the learner reads it."""
    plan = arrays.plan
    start = half * plan.half + number * plan.games
    for name, room in zip(("features", "secrets", "meanings"), plan.rooms, strict=True):
        getattr(arrays, name)[start * room : (start + plan.games) * room] = memoryview(getattr(games, name))
    for name in ("sides", "ended", "results"):
        getattr(arrays, name)[start : start + plan.games] = memoryview(getattr(games, name))
    at = (half * plan.workers + number) * STATS
    counts = [games.games, games.decisions, games.crowded, *[games.foe_results[place] for place in range(3)]]
    for place, value in enumerate(counts):
        arrays.stats[at + place] = int(value)


if __name__ == "__main__":
    play(Path(sys.argv[1]), int(sys.argv[2]))
