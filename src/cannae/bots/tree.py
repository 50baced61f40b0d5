"""Information-set tree search: a tree for each side over what that side has seen, grown in re-dealt worlds.

Every iteration deals a new world, walks down both trees at once with what each side learns of the choices, tries one
new choice, and plays on at random to the end. A choice is weighed by how often the worlds allowed it (availability
counts), so that one which is rarely possible is not neglected for it. It knows the contract and nothing of a game.

The nodes of both trees are numbers in one array, because this loop runs many thousand times for a decision: a node is
the place where its fields begin, and 0 is none. What came of a node is kept in a second array, as the fractions it is
reckoned with: a whole number would be turned into one at every look.
"""

from math import sqrt
from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from cannae.bots.thinking import Budget, Considered, Thinker, quick_chance
from cannae.core.contract import State
from cannae.core.observation import HIDDEN, Observer
from cannae.core.randomness import FastRng, Rng

CURIOSITY: Final = 0.7
LN2: Final = 0.6931471805599453
_LOGS: Final = vec[float]([0.0, 0.0, 0.693147, 1.098612, 1.386294, 1.609438, 1.791759, 1.94591])

# A node is a choice as one side sees it, with what came of it for the side that made it.
SEEN: Final = 0  # twice the choice, and 1 if blue made it
AVAILABLE: Final = 1  # how often a world allowed it
CHILD: Final = 2  # the first
NEXT: Final = 3  # of the same parent
FIELDS: Final = 4
RED_ROOT: Final = 4
BLUE_ROOT: Final = 8
FIRST_FREE: Final = 12
WON: Final = 1024
FIRST_ROOM: Final = 1024  # nodes; doubled as often as need be

# What came of it, in the second array, from half the node's place on.
VISITS: Final = 0
POINTS: Final = 1  # that it brought, `WON` for a game and half of it for a draw


class TreeSearch(Thinker):
    def __init__(self, budget: Budget, observer: Observer | None = None) -> None:
        super().__init__()
        self.budget = budget
        self.observer = observer
        self._nodes: vec[i64] = vec[i64]([])
        self._sums: vec[float] = vec[float]([])  # their visits and points
        self._free: i64 = 0  # where the next node will begin
        self._path: vec[i64] = vec[i64]([])
        self._fan: vec[i64] = vec[i64]([])  # the choices of a decision
        self._children: vec[i64] = vec[i64]([])  # their nodes
        self._untried: vec[i64] = vec[i64]([])  # those of them never tried

    def choose(self, state: State, side: int, rng: Rng) -> int:
        choices = state.choices(side)
        self.iterations = 0
        if len(choices) == 1:
            self.considered = []
            return choices[0]
        most = int(state.most_choices())
        self._fan = vec[i64]([0] * most)
        self._children = vec[i64]([0] * most)
        self._untried = vec[i64]([0] * most)
        self._nodes = vec[i64]([0] * (FIELDS * FIRST_ROOM))
        self._sums = vec[float]([0.0] * (FIELDS * FIRST_ROOM // 2))
        self._nodes[BLUE_ROOT + SEEN] = 1
        self._free = FIRST_FREE
        chance = quick_chance(rng)
        dealer = state.redealer(side)
        self.budget.begin()
        while self.budget.spend():
            self.walk(dealer.deal(chance), chance)
            self.iterations += 1
        return self.note(self.found(side), self.favourite(side, choices[0]))

    def found(self, side: i64) -> list[Considered]:
        """What the side tried, and what came of it."""
        nodes = self._nodes
        sums = self._sums
        found: list[Considered] = []
        child: i64 = nodes[(BLUE_ROOT if side else RED_ROOT) + CHILD]
        while child:
            visits = sums[(child >> 1) + VISITS]
            if nodes[child + SEEN] & 1 == side and visits > 0:
                score = sums[(child >> 1) + POINTS] / WON / visits
                found.append(Considered(int(nodes[child + SEEN] >> 1), int(visits), score))
            child = nodes[child + NEXT]
        return found

    def favourite(self, side: i64, otherwise: int) -> int:
        """What was tried most, and of equals first."""
        best, most = otherwise, 0
        for one in self.found(side):
            if one.visits > most:
                best, most = one.choice, one.visits
        return best

    def walk(self, world: State, chance: FastRng) -> None:
        """One iteration: down both trees, a playout, and its result noted on both paths."""
        observer = self.observer
        red: i64 = RED_ROOT
        blue: i64 = BLUE_ROOT
        self._path = vec[i64]([RED_ROOT, BLUE_ROOT])
        grown = False
        while not grown:
            mask = world.acting()
            if mask == 0:
                break
            mover: i64 = 0 if mask & 1 else 1
            count = world.fill(mover, self._fan)
            self.make_room(count + 1)
            child = self.selected(world, blue if mover else red, mover, count, chance)
            grown = count > 1 and self._sums[(child >> 1) + VISITS] == 0.0
            choice: i64 = self._nodes[child + SEEN] >> 1
            shown = choice if observer is None else observer.seen(world, mover, choice)
            self._path = append(self._path, child)
            other = red if mover else blue
            if shown != HIDDEN:
                other = self.child(other, 2 * shown + mover)
                self._path = append(self._path, other)
            if mover:
                blue = child
                red = other
            else:
                red = child
                blue = other
            world.play(mover, choice)
        self.learn(self.play_out(world, chance))

    def learn(self, red_points: i64) -> None:
        """Note the result on both paths, for the side that made each choice."""
        nodes = self._nodes
        sums = self._sums
        red = float(red_points)
        blue = float(WON - red_points)
        for node in self._path:
            at: i64 = node >> 1
            sums[at + VISITS] += 1.0
            sums[at + POINTS] += blue if nodes[node + SEEN] & 1 else red

    def make_room(self, count: i64) -> None:
        """For so many further nodes."""
        if self._free + FIELDS * count > len(self._nodes):
            more = len(self._nodes) + FIELDS * int(count)
            self._nodes = extend(self._nodes, vec[i64]([0] * more))
            self._sums = extend(self._sums, vec[float]([0.0] * (more // 2)))

    def child(self, parent: i64, seen: i64) -> i64:
        """The node of a choice, made where there is none yet."""
        nodes = self._nodes
        last: i64 = 0
        node: i64 = nodes[parent + CHILD]
        while node:
            if nodes[node + SEEN] == seen:
                return node
            last = node
            node = nodes[node + NEXT]
        return self.add(parent, last, seen)

    def add(self, parent: i64, last: i64, seen: i64) -> i64:
        """A new child, after the last one there is."""
        nodes = self._nodes
        node: i64 = self._free
        self._free += FIELDS
        nodes[node + SEEN] = seen
        if last:
            nodes[last + NEXT] = node
        else:
            nodes[parent + CHILD] = node
        return node

    def selected(self, world: State, parent: i64, mover: i64, count: i64, chance: FastRng) -> i64:
        """By lot one of those never tried, else the child with the highest hope among those this world allows."""
        untried = self.find_children(parent, mover, count)
        if untried:
            return self._untried[chance.below(0, untried)] if untried > 1 else self._untried[0]
        return self.most_hopeful(count) if count > 1 else self._children[0]

    def find_children(self, parent: i64, mover: i64, count: i64) -> i64:
        """The nodes of what this world allows; how many of them were never tried."""
        nodes = self._nodes
        fan = self._fan
        children = self._children
        fresh = self._untried
        sums = self._sums
        childless = nodes[parent + CHILD] == 0
        untried: i64 = 0
        node: i64 = 0
        index: i64 = 0
        while index < count:
            seen: i64 = 2 * fan[index] + mover
            # Choices mostly come in the same order, so a child is mostly found behind the one before.
            if childless:
                node = self.add(parent, node, seen)
            else:
                node = nodes[node + NEXT] if node else nodes[parent + CHILD]
                if node == 0 or nodes[node + SEEN] != seen:
                    node = self.child(parent, seen)
            nodes[node + AVAILABLE] += 1
            children[index] = node
            if sums[(node >> 1) + VISITS] == 0.0:
                fresh[untried] = node
                untried += 1
            index += 1
        return untried

    def most_hopeful(self, count: i64) -> i64:
        """What a choice brought, and more the less it was tried of the times it could have been."""
        nodes = self._nodes
        sums = self._sums
        children = self._children
        best: i64 = 0
        most = -1.0
        available: i64 = 0
        log = 0.0
        index: i64 = 0
        while index < count:
            node: i64 = children[index]
            if nodes[node + AVAILABLE] != available:
                available = nodes[node + AVAILABLE]
                log = logarithm(available)
            visits = sums[(node >> 1) + VISITS]
            hope = sums[(node >> 1) + POINTS] / (WON * visits) + CURIOSITY * sqrt(log / visits)
            if hope > most:
                most = hope
                best = node
            index += 1
        return best

    def play_out(self, world: State, chance: FastRng) -> i64:
        """Red's points of a game played on at random."""
        fan = self._fan
        while True:
            mask = world.acting()
            if mask == 0:
                outcome = world.outcome()
                assert outcome is not None
                return WON // 2 if outcome.winner < 0 else WON if outcome.winner == 0 else 0
            side: i64 = 0 if mask & 1 else 1
            count = world.fill(side, fan)
            world.play(side, fan[chance.below(0, count)] if count > 1 else fan[0])


def logarithm(number: i64) -> float:
    """The natural logarithm, near enough and alike on every machine."""
    doublings = 0.0
    while number > 7:
        doublings += 1.0
        number >>= 1
    return _LOGS[number] + LN2 * doublings
