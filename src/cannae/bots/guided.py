"""Tree search with a net: it says which choices are likely at every node, plays the world on and judges where it stops.

For the laboratory (`cannae arena glory --bots "way:guided 120,way:rollouts 160"`): docs/bots.md says how it compares.
"""

from math import sqrt
from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from cannae.bots.net import Net
from cannae.bots.thinking import Budget
from cannae.bots.tree import AVAILABLE, FIELDS, POINTS, VISITS, WON, TreeSearch
from cannae.core.contract import State
from cannae.core.randomness import FastRng

TRUST: Final = 1.5  # in the net: how much its liking counts beside what a choice brought


class GuidedTree(TreeSearch):
    def __init__(self, budget: Budget, net: Net, cut: int = 12) -> None:
        super().__init__(budget, net.observer)
        self.net = net
        self.cut: i64 = cut  # decisions of a rollout
        self._liked: vec[float] = vec[float]([])  # by node, the chance the net last gave it

    def selected(self, world: State, parent: i64, mover: i64, count: i64, chance: FastRng) -> i64:
        """The best sum of what a choice brought and what the net likes, less the more it was tried. One never tried is
        taken to bring what the others did."""
        untried = self.find_children(parent, mover, count)
        nodes = self._nodes
        children = self._children
        if count == 1:
            return children[0]
        if untried:
            self.ask_net(world, mover, count)
        sums = self._sums
        points = 0.0
        visits = 0.0
        index: i64 = 0
        while index < count:
            points += sums[(children[index] >> 1) + POINTS]
            visits += sums[(children[index] >> 1) + VISITS]
            index += 1
        usual = points / (WON * visits) if visits else 0.5
        best: i64 = children[0]
        most = -1.0
        index = 0
        while index < count:
            node: i64 = children[index]
            tried = sums[(node >> 1) + VISITS]
            brought = sums[(node >> 1) + POINTS] / (WON * tried) if tried else usual
            liking = self._liked[node // FIELDS] * sqrt(float(nodes[node + AVAILABLE])) / (1 + tried)
            if brought + TRUST * liking > most:
                most = brought + TRUST * liking
                best = node
            index += 1
        return best

    def ask_net(self, world: State, mover: i64, count: i64) -> None:
        """Note what the net likes among the choices found last."""
        net = self.net
        net.weigh(world, mover)
        missing = len(self._nodes) // FIELDS - len(self._liked)
        if missing > 0:
            self._liked = extend(self._liked, vec[float]([0.0] * int(missing)))
        index: i64 = 0
        while index < count:
            self._liked[self._children[index] // FIELDS] = net.chances[index]
            index += 1

    def play_out(self, world: State, chance: FastRng) -> i64:
        """Red's points as the net judges them, after it has played on for a while."""
        net = self.net
        left = self.cut
        while left > 0:
            mask = world.acting()
            if mask == 0:
                return super().play_out(world, chance)
            side: i64 = 0 if mask & 1 else 1
            world.play(side, net.draw(world, side, chance))
            left -= 1
        if world.acting() == 0:
            return super().play_out(world, chance)
        return int(WON * net.judged(world, 0))
