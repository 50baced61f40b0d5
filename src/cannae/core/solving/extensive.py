"""Games with secrets solved as a tree: which chance every choice deserves wherever a side cannot tell worlds apart.

The tree begins with chance, which picks one of some worlds; what chance does later follows from the world. What a side
knows is the features its observer names, and all that it saw and chose before. Choices with one meaning are one choice.
Solved by counterfactual regret minimisation in its CFR+ form, over the whole tree at once: the sides take turns,
regrets never fall below 0, and later rounds count for more in the average.

How far the average is from solved can be reckoned exactly: what a best answer to it gains (`exploitability`).
"""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from cannae.core.contract import State
from cannae.core.observation import HIDDEN, MOST_FEATURES, Observer

NOBODY: Final = -1  # decides at the end of a game
CHANCE: Final = 2
UNKNOWN: Final = -1.0

Judge = Callable[[State, int], float]  # judge(state, side) -> the score the side may expect, 0 to 1


class TooLarge(Exception):
    """The tree has more nodes than it may have."""


class Step:
    """Something a side can do: what it means, and the choices of the game it consists of."""

    def __init__(self, meaning: i64, choices: list[int]) -> None:
        self.meaning = meaning
        self.choices = choices


Habit = Callable[[State, int, list[Step]], int]  # habit(state, side, steps) -> the place of the step that is taken


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """How a game is made a tree. A game may join choices that belong together, or judge where its tree is cut."""

    def __init__(self, observer: Observer) -> None:
        self.observer = observer

    def steps(self, state: State, side: i64) -> list[Step]:
        """What a side can do, each meaning once."""
        found: list[Step] = []
        known: list[int] = []
        for choice in state.choices(side):
            meaning = int(self.observer.meaning(state, side, choice))
            if meaning not in known:
                known.append(meaning)
                found.append(Step(meaning, [choice]))
        return found

    def score(self, state: State) -> float:
        """Red's score where the tree ends here; UNKNOWN where it goes on."""
        if state.acting():
            return UNKNOWN
        outcome = state.outcome()
        assert outcome is not None
        return 0.5 if outcome.winner < 0 else float(outcome.winner == 0)


class GameTree:
    """Nodes in the order in which they were found, so that every node comes after the one it follows."""

    def __init__(self, rules: Rules, worlds: list[State], most: int, habit: Habit | None = None) -> None:
        """With somebody's habit, `habits` tells which step he takes wherever a side knows something else."""
        self.rules = rules
        self.most = most
        self.habit = habit
        self.habits: list[int] = []
        self.mover: list[int] = [CHANCE]
        self.first: list[int] = [1]  # the first node that follows
        self.count: list[int] = [len(worlds)]
        self.knows: list[int] = [NOBODY]  # what the mover knows, as a number
        self.pay: list[float] = [0.0]  # red's score where a game ends
        self.known: dict[tuple[int, ...], int] = {}  # knowledge and memories by what they consist of
        self.where: list[int] = []  # of each knowledge: a node with it
        self.meanings: list[list[int]] = []  # of each knowledge: what can be done
        self._found: vec[i16] = vec[i16]([0] * MOST_FEATURES)
        self.open(len(worlds))
        for number, world in enumerate(worlds):
            self.grow(1 + number, world, -1, -1)

    def open(self, count: int) -> int:
        """Room for the nodes that follow one."""
        first = len(self.mover)
        if first + count > self.most:
            raise TooLarge
        for _ in range(count):
            self.mover.append(NOBODY)
            self.first.append(0)
            self.count.append(0)
            self.knows.append(NOBODY)
            self.pay.append(0.0)
        return first

    def grow(self, node: int, state: State, red: int, blue: int) -> None:
        """All that can follow; red and blue remember what they saw and did, as numbers."""
        score = self.rules.score(state)
        if score != UNKNOWN:
            self.pay[node] = score
            return
        side: i64 = 0 if state.acting() & 1 else 1
        memory = blue if side else red
        steps = self.rules.steps(state, side)
        size = int(self.rules.observer.observe(state, side, self._found, 0))
        key = (int(side), memory) + tuple([int(self._found[index]) for index in range(size)])
        here = self.number(key)
        if here == len(self.meanings):
            self.where.append(node)
            self.meanings.append([int(step.meaning) for step in steps])
            if self.habit is not None:
                self.habits.append(self.habit(state, int(side), steps))
        assert len(self.meanings[here]) == len(steps)
        first = self.open(len(steps))
        self.mover[node] = int(side)
        self.first[node] = first
        self.count[node] = len(steps)
        self.knows[node] = here
        for place, step in enumerate(steps):
            seen = self.rules.observer.seen(state, side, step.choices[0])
            own = self.number((-1, here, place), True)
            other = red if side else blue
            if seen != HIDDEN:
                other = self.number((-2, other, int(step.meaning)), True)
            after = state.copy() if place < len(steps) - 1 else state
            for choice in step.choices:
                after.play(side, choice)
            if side:
                self.grow(first + place, after, other, own)
            else:
                self.grow(first + place, after, own, other)

    def number(self, key: tuple[int, ...], memory: bool = False) -> int:
        """The number of a knowledge, or a negative one for a memory; given when first asked for."""
        found = self.known.get(key)
        if found is None:
            found = -2 - len(self.known) if memory else len(self.meanings)
            self.known[key] = found
        return found

    def knowledge(self, state: State, side: i64, memory: int = -1) -> int:
        """The number of what a side knows here, at its first decision of the tree; -1 where the tree has no such."""
        size = int(self.rules.observer.observe(state, side, self._found, 0))
        key = (int(side), memory) + tuple([int(self._found[index]) for index in range(size)])
        return self.known.get(key, -1)


class Solver:
    """The chances of every knowledge's choices, better with every round."""

    def __init__(self, tree: GameTree) -> None:
        self.tree = tree
        self.nodes: i64 = len(tree.mover)
        self.mover: vec[i64] = vec[i64](tree.mover)
        self.first: vec[i64] = vec[i64](tree.first)
        self.count: vec[i64] = vec[i64](tree.count)
        self.knows: vec[i64] = vec[i64](tree.knows)
        self.value: vec[float] = vec[float](tree.pay)
        self.reach: vec[float] = vec[float]([1.0] * len(tree.mover))  # by chance and the other side
        self.own: vec[float] = vec[float]([1.0] * len(tree.mover))  # by the side itself
        start: list[int] = []
        total = 0
        for meanings in tree.meanings:
            start.append(total)
            total += len(meanings)
        start.append(total)
        self.start: vec[i64] = vec[i64](start)  # of each knowledge: where its choices stand in the lists below
        self.side: vec[i64] = vec[i64]([tree.mover[node] for node in tree.where])
        self.noted: vec[i64] = vec[i64]([0] * len(tree.where))
        self.regret: vec[float] = vec[float]([0.0] * total)
        self.now: vec[float] = vec[float]([0.0] * total)
        self.sums: vec[float] = vec[float]([0.0] * total)
        self.rounds: i64 = 0

    def solve(self, rounds: i64) -> None:
        left = rounds
        while left > 0:
            self.rounds += 1
            side: i64 = 0
            while side < 2:
                self.match()
                self.walk(side, True)
                self.judge(side, True)
                side += 1
            left -= 1

    def match(self) -> None:
        """Chances in proportion to regrets; even ones where nothing is regretted."""
        knowledge: i64 = 0
        while knowledge < len(self.side):
            begin = self.start[knowledge]
            end = self.start[knowledge + 1]
            whole = 0.0
            at = begin
            while at < end:
                if self.regret[at] < 0.0:
                    self.regret[at] = 0.0
                whole += self.regret[at]
                at += 1
            at = begin
            while at < end:
                self.now[at] = self.regret[at] / whole if whole > 0.0 else 1.0 / float(int(end - begin))
                at += 1
            knowledge += 1

    def walk(self, side: i64, note: bool) -> None:
        """How likely every node is reached, by the side itself and by everybody else."""
        self.reach[0] = 1.0
        self.own[0] = 1.0
        node: i64 = 0
        while node < self.nodes:
            mover = self.mover[node]
            child = self.first[node]
            end: i64 = child + self.count[node]
            if mover == CHANCE:
                while child < end:
                    self.reach[child] = self.reach[node] / float(int(self.count[node]))
                    self.own[child] = 1.0
                    child += 1
            elif mover != NOBODY:
                at = self.start[self.knows[node]]
                noting = note and mover == side and self.noted[self.knows[node]] != self.rounds
                if noting:  # once a round: the side comes to all nodes it cannot tell apart equally often
                    self.noted[self.knows[node]] = self.rounds
                weight = self.own[node] * float(int(self.rounds))
                while child < end:
                    chance = self.now[at]
                    if noting:
                        self.sums[at] += weight * chance
                    self.own[child] = self.own[node] * chance if mover == side else self.own[node]
                    self.reach[child] = self.reach[node] if mover == side else self.reach[node] * chance
                    child += 1
                    at += 1
            node += 1

    def judge(self, side: i64, learn: bool) -> None:
        """Red's score of every node, from the ends back; the side regrets what it would rather have done."""
        sign = -1.0 if side else 1.0
        node = self.nodes - 1
        while node >= 0:
            count = self.count[node]
            if count:
                mover = self.mover[node]
                child = self.first[node]
                total = 0.0
                place: i64 = 0
                if mover == CHANCE:
                    while place < count:
                        total += self.value[child + place] / float(int(count))
                        place += 1
                else:
                    at = self.start[self.knows[node]]
                    while place < count:
                        total += self.now[at + place] * self.value[child + place]
                        place += 1
                    if learn and mover == side:
                        weight = sign * self.reach[node]
                        place = 0
                        while place < count:
                            self.regret[at + place] += weight * (self.value[child + place] - total)
                            place += 1
                self.value[node] = total
            node -= 1

    def chances(self, knowledge: int) -> list[float]:
        """What a side does with what it knows, over all rounds; even where it never comes to."""
        begin, end = self.start[knowledge], self.start[knowledge + 1]
        sums = [self.sums[at] for at in range(begin, end)]
        whole = sum(sums)
        return [one / whole for one in sums] if whole > 0.0 else [1.0 / len(sums)] * len(sums)

    def settle(self) -> None:
        """Take the average for what is done now, for those who ask what it is worth."""
        for knowledge in range(len(self.side)):
            self.play(knowledge, self.chances(knowledge))

    def play(self, knowledge: int, chances: list[float]) -> None:
        """Let a side do this with what it knows: so the players of others can be tried in the tree."""
        begin = self.start[knowledge]
        for place, chance in enumerate(chances):
            self.now[begin + place] = chance

    def follow(self, habits: list[int]) -> None:
        """Let everybody do as somebody is used to."""
        for knowledge, place in enumerate(habits):
            self.play(knowledge, [float(place == other) for other in range(len(self.tree.meanings[knowledge]))])

    def worth(self) -> float:
        """Red's score by what is done now."""
        self.judge(0, False)
        return self.value[0]

    def exploitability(self) -> float:
        """What a best answer to what is done now gains, on the average of both sides; 0 where all is solved."""
        return (BestAnswer(self, 0).score + BestAnswer(self, 1).score - 1.0) / 2.0


class BestAnswer:
    """The best a side can do against what the other does now, knowing no more than it may."""

    def __init__(self, solver: Solver, side: i64) -> None:
        self.solver = solver
        self.side = side
        solver.walk(side, False)
        self.worth: vec[float] = vec[float]([UNKNOWN] * int(solver.nodes))  # red's score
        self.best: vec[i64] = vec[i64]([-1] * len(solver.side))
        self.alike: list[list[int]] = [[] for _ in range(len(solver.side))]  # nodes the side cannot tell apart
        for node in range(solver.nodes):
            if solver.mover[node] == side:
                self.alike[solver.knows[node]].append(node)
        red = self.value(0)
        self.score = 1.0 - red if side else red

    def value(self, node: i64) -> float:
        known = self.worth[node]
        if known == UNKNOWN:
            known = self.found(node)
            self.worth[node] = known
        return known

    def found(self, node: i64) -> float:
        solver = self.solver
        count = solver.count[node]
        if count == 0:
            return solver.value[node]
        first = solver.first[node]
        if solver.mover[node] == self.side:
            return self.value(first + self.answer(solver.knows[node]))
        total = 0.0
        place: i64 = 0
        while place < count:
            if solver.mover[node] == CHANCE:
                total += self.value(first + place) / float(int(count))
            else:
                total += solver.now[solver.start[solver.knows[node]] + place] * self.value(first + place)
            place += 1
        return total

    def answer(self, knowledge: i64) -> i64:
        """The choice that is best over all nodes with this knowledge, each as likely as the other side makes it."""
        if self.best[knowledge] < 0:
            solver = self.solver
            sign = -1.0 if self.side else 1.0
            most = -1e30
            for place in range(solver.start[knowledge + 1] - solver.start[knowledge]):
                total = 0.0
                for node in self.alike[knowledge]:
                    total += solver.reach[node] * self.value(solver.first[node] + place)
                if sign * total > most:
                    most = sign * total
                    self.best[knowledge] = place
        return self.best[knowledge]
