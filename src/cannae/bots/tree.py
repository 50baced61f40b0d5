"""Information-set tree search: a tree for each side over what that side has seen, grown in re-dealt worlds.

Every iteration deals a new world, walks down both trees at once with what each side learns of the choices, tries one
new choice, and plays on at random to the end. A choice is weighed by how often the worlds allowed it (availability
counts), so that one which is rarely possible is not neglected for it. It knows the contract and nothing of a game.
"""

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cannae.bots.thinking import Budget, Considered, Thinker, quick_chance, score_of
from cannae.core.contract import State
from cannae.core.observation import HIDDEN, Observer
from cannae.core.playout import random_choice
from cannae.core.randomness import Rng

CURIOSITY: Final = 0.7
LN2: Final = 0.6931471805599453
_LOGS: Final = [0.0, 0.0, 0.693147, 1.098612, 1.386294, 1.609438, 1.791759, 1.94591]


class Node:
    """A choice as one side sees it, with what came of it for the side that made it."""

    def __init__(self, choice: i64, mover: i64) -> None:
        self.choice = choice
        self.mover = mover
        self.visits: i64 = 0
        self.available: i64 = 0
        self.total = 0.0
        self.children: list[Node] = []

    def find(self, choice: i64, mover: i64) -> "Node | None":
        for child in self.children:
            if child.choice == choice and child.mover == mover:
                return child
        return None

    def child(self, choice: i64, mover: i64) -> "Node":
        known = self.find(choice, mover)
        if known is None:
            known = Node(choice, mover)
            self.children.append(known)
        return known


class TreeSearch(Thinker):
    def __init__(self, budget: Budget, observer: Observer | None = None) -> None:
        super().__init__()
        self.budget = budget
        self.observer = observer
        self._fan: vec[i64] = vec[i64]([])  # of the walk
        self._buffer: vec[i64] = vec[i64]([])  # of the playout

    def choose(self, state: State, side: int, rng: Rng) -> int:
        choices = state.choices(side)
        self.iterations = 0
        if len(choices) == 1:
            self.considered = []
            return choices[0]
        self._fan = vec[i64]([0] * int(state.most_choices()))
        self._buffer = vec[i64]([0] * int(state.most_choices()))
        chance = quick_chance(rng)
        trees = [Node(HIDDEN, 0), Node(HIDDEN, 1)]
        self.budget.begin()
        while self.budget.spend():
            world = state.redeal(side, chance)
            world.rng = quick_chance(chance)
            self.walk(world, trees[0], trees[1])
            self.iterations += 1
        found: list[Considered] = []
        best = choices[0]
        most: i64 = 0
        for child in trees[side].children:
            if child.mover == side and child.visits > 0:
                found.append(Considered(int(child.choice), int(child.visits), child.total / float(int(child.visits))))
                if child.visits > most:
                    most = child.visits
                    best = int(child.choice)
        return self.note(found, best)

    def walk(self, world: State, red: Node, blue: Node) -> None:
        """One iteration: down both trees, a playout, and its result noted on both paths."""
        paths: list[Node] = [red, blue]
        observer = self.observer
        rng = world.rng
        grown = False
        while not grown:
            mask = world.acting()
            if mask == 0:
                break
            mover: i64 = 0 if mask & 1 else 1
            count = world.fill(mover, self._fan)
            own = blue if mover else red
            grown = count > 1 and self.is_leaf(own, mover, count, rng)
            child = self.selected(own, mover, count)
            choice = child.choice
            shown = choice if observer is None else observer.seen(world, mover, choice)
            paths.append(child)
            other = red if mover else blue
            if shown != HIDDEN:
                other = other.child(shown, mover)
                paths.append(other)
            if mover:
                blue = child
                red = other
            else:
                red = child
                blue = other
            world.play(mover, choice)
        score = self.play_out(world)
        for node in paths:
            node.visits += 1
            node.total += 1.0 - score if node.mover else score

    def is_leaf(self, node: Node, mover: i64, count: i64, rng: Rng) -> bool:
        """Whether some choice was never tried here; one of those, by lot, is then moved to the front of the fan."""
        untried: i64 = 0
        place: i64 = 0
        index: i64 = 0
        while index < count:
            child = node.find(self._fan[index], mover)
            if child is None or child.visits == 0:
                untried += 1
                if rng.below(0, untried) == 0:
                    place = index
            index += 1
        if untried == 0:
            return False
        first = self._fan[0]
        self._fan[0] = self._fan[place]
        self._fan[place] = first
        return True

    def selected(self, node: Node, mover: i64, count: i64) -> Node:
        """The child with the highest hope among those this world allows; one never tried stands first and is taken."""
        best = node.child(self._fan[0], mover)
        best.available += 1
        untried = best.visits == 0
        most = 0.0 if untried or count == 1 else hope(best)
        index: i64 = 1
        while index < count:
            child = node.child(self._fan[index], mover)
            child.available += 1
            if not untried:
                found = hope(child)
                if found > most:
                    most = found
                    best = child
            index += 1
        return best

    def play_out(self, world: State) -> float:
        """Red's score of a game played on at random."""
        buffer = self._buffer
        rng = world.rng
        while True:
            mask = world.acting()
            if mask == 0:
                return score_of(world, 0)
            side: i64 = 0 if mask & 1 else 1
            world.play(side, random_choice(world, side, rng, buffer))


def hope(node: Node) -> float:
    """What a choice brought, and more the less it was tried of the times it could have been."""
    visits = float(int(node.visits))
    return node.total / visits + CURIOSITY * sqrt(logarithm(node.available) / visits)


def logarithm(number: i64) -> float:
    """The natural logarithm, near enough and alike on every machine."""
    doublings = 0.0
    while number > 7:
        doublings += 1.0
        number >>= 1
    return _LOGS[number] + LN2 * doublings
