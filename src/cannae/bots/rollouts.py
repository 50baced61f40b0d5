"""Rollouts: every likely choice is played on in the same re-dealt worlds, by the net or at random, and judged there.

Each world is dealt once and its copies share their chance, so that choices are compared under equal luck. With a net
the rollout is cut after a while and the net judges the world it has come to; without one it goes to the end.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cannae.bots.net import Net
from cannae.bots.thinking import Budget, Considered, Thinker, quick_chance, score_of
from cannae.core.contract import State
from cannae.core.playout import random_choice
from cannae.core.randomness import Rng

UNLIKELY: Final = 0.01  # choices the net gives less are not looked at


class Rollouts(Thinker):
    """Which choice brings most over many worlds; where nothing tells them apart, the one the net likes."""

    def __init__(self, budget: Budget, net: Net | None = None, cut: int = 12, most: int = 8) -> None:
        super().__init__()
        self.budget = budget
        self.net = net
        self.cut: i64 = cut  # decisions of a rollout
        self.most = most  # choices looked at
        self._buffer: vec[i64] = vec[i64]([])

    def choose(self, state: State, side: int, rng: Rng) -> int:
        choices = self.likely(state, side)
        self.iterations = 0
        if len(choices) == 1:
            self.considered = []
            return choices[0]
        self._buffer = vec[i64]([0] * int(state.most_choices()))
        chance = quick_chance(rng)
        totals = [0.0] * len(choices)
        counts = [0] * len(choices)
        alive = list(range(len(choices)))
        halving = self.budget.iterations // 2
        dealer = state.redealer(side)
        self.budget.begin()
        running = True
        while running:
            world = dealer.deal(chance)
            world.rng = quick_chance(chance)
            for index in alive:
                if not self.budget.spend():
                    running = False
                    break
                trial = world.copy()
                trial.play(side, choices[index])
                totals[index] += self.score(trial, side)
                counts[index] += 1
                self.iterations += 1
            if self.iterations >= halving and len(alive) > 2:  # the better half deserves the rest of the time
                order = sorted([(-totals[index] / max(1, counts[index]), index) for index in alive])
                alive = [index for _, index in order[: (len(alive) + 1) // 2]]
                halving = halving + (self.budget.iterations - halving) // 2
        found = [
            Considered(choices[index], counts[index], totals[index] / max(1, counts[index]))
            for index in range(len(choices))
        ]
        best = alive[0]
        for index in alive:
            if found[index].score > found[best].score:
                best = index
        return self.note(found, choices[best])

    def likely(self, state: State, side: i64) -> list[int]:
        """The choices worth a look, likeliest first."""
        net = self.net
        if net is None:
            return state.choices(side)
        count = net.weigh(state, side)
        ranked = sorted([(-net.chances[index], int(net.choices[index])) for index in range(count)])
        found = [choice for chance, choice in ranked[: self.most] if chance < -UNLIKELY]
        return found or [ranked[0][1]]

    def score(self, trial: State, side: i64) -> float:
        """The side's score at the end of a rollout, or as the net judges where it is cut."""
        net = self.net
        rng = trial.rng
        left = self.cut
        while True:
            mask = trial.acting()
            if mask == 0:
                return score_of(trial, side)
            mover: i64 = 0 if mask & 1 else 1
            if net is None:
                trial.play(mover, random_choice(trial, mover, rng, self._buffer))
                continue
            if left == 0:
                return net.judged(trial, side)
            trial.play(mover, net.draw(trial, mover, rng))
            left -= 1
