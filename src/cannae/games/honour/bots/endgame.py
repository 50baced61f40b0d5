"""The last two pairs of a battle, solved as the game with secrets that they are.

Some hands that the enemy may hold are set against some that the side itself might hold in the enemy's eyes, its true
one among them, wherever the two do not need the same card; the tree of what can follow is solved
(core/solving/extensive.py), and the side does what its true hand does there. Where the tree would be too large, another
player decides.
"""

from typing import Final

from mypy_extensions import i64

from cannae.core.contract import SPECTATOR, State
from cannae.core.game import Policy
from cannae.core.randomness import FastRng, Rng
from cannae.core.solving.extensive import UNKNOWN, GameTree, Judge, Rules, Solver, TooLarge
from cannae.games.honour.bots.observe import HonourObserver
from cannae.games.honour.rules.cards import SPACES
from cannae.games.honour.state import DRAWN_TWO, EXCHANGING, Position

HANDS: Final = 6  # of each side that are set against each other
ROUNDS: Final = 60
MOST_NODES: Final = 30_000
LOTS: Final = 1_000_000
DEALS: Final = 6  # over which the next battle is judged


class Holding:
    """What a side may hold in secret: its hand, and what lies face down in its line."""

    def __init__(self, world: Position, side: int) -> None:
        self.hand = int(world.hand[side])
        self.fresh = int(world.fresh)
        self.spaces = [
            (index, int(world.cards[index]), int(world.value[index]))
            for index in range(SPACES * side, SPACES * side + SPACES)
            if not world.open >> index & 1
        ]

    def cards(self) -> int:
        total = self.hand
        for _, cards, _ in self.spaces:
            total |= cards
        return total


class RestOfBattle(Rules):
    """The tree ends with the battle: what its result is worth in the match, a judge says once for each result."""

    def __init__(self, fought: int, judge: Judge) -> None:
        super().__init__(HonourObserver())
        self.fought = fought
        self.judge = judge
        self.worth: dict[tuple[int, int], float] = {}

    def score(self, state: State) -> float:
        assert isinstance(state, Position)
        if state.fought == self.fought:
            return UNKNOWN
        if state.acting() == 0:
            return super().score(state)
        key = int(state.score[0]), int(state.score[1])
        if key not in self.worth:
            chance = FastRng(1)
            self.worth[key] = sum([self.judge(state.redeal(SPECTATOR, chance), 0) for _ in range(DEALS)]) / DEALS
        return self.worth[key]


class EndGame:
    """A policy: it solves what it can, and asks somebody else otherwise."""

    def __init__(self, judge: Judge, otherwise: Policy) -> None:
        self.judge = judge
        self.otherwise = otherwise
        self.solved = 0  # decisions, and those that were too large
        self.left = 0

    def choose(self, state: State, side: int, rng: Rng) -> int:
        assert isinstance(state, Position)
        if state.phase_number not in (EXCHANGING, DRAWN_TWO) or state.pair < SPACES - 2:
            return self.otherwise(state, side, rng)
        choices = state.choices(side)
        if len(choices) == 1:
            return choices[0]
        try:
            tree = GameTree(RestOfBattle(int(state.fought), self.judge), worlds(state, side, rng), MOST_NODES)
        except TooLarge:
            self.left += 1
            return self.otherwise(state, side, rng)
        self.solved += 1
        solver = Solver(tree)
        solver.solve(ROUNDS)
        knowledge = tree.knowledge(state, side)
        lot = int(rng.below(0, LOTS)) / LOTS
        chosen = tree.meanings[knowledge][-1]
        for meaning, chance in zip(tree.meanings[knowledge], solver.chances(knowledge)):
            lot -= chance
            if lot < 0.0:
                chosen = meaning
                break
        observer = tree.rules.observer
        for choice in choices:
            if observer.meaning(state, side, choice) == chosen:
                break
        return choice


def worlds(state: Position, side: i64, rng: Rng) -> list[State]:
    """The true hand against all that the enemy may hold, then the other hands in its eyes, where the cards suffice."""
    enemy = 1 - int(side)
    chance = FastRng(int(rng.word(0)) << 32 | int(rng.word(0)))
    own = [Holding(state, int(side))]
    own += [Holding(redealt(state, SPECTATOR, chance), int(side)) for _ in range(HANDS - 1)]
    others = [Holding(redealt(state, int(side), chance), enemy) for _ in range(HANDS)]
    unseen = own[0].cards() | int(state.stack) | Holding(state, enemy).cards()
    found: list[State] = []
    for mine in own:
        for his in others:
            if mine.cards() & his.cards() == 0:
                world = state.copy()
                assert isinstance(world, Position)
                put(world, int(side), mine)
                put(world, enemy, his)
                world.fresh = mine.fresh
                world.stack = unseen & ~mine.cards() & ~his.cards()
                world.rng = FastRng(int(chance.word(0)))
                found.append(world)
    return found


def redealt(state: Position, viewer: int, chance: Rng) -> Position:
    world = state.redeal(viewer, chance)
    assert isinstance(world, Position)
    return world


def put(world: Position, side: int, holding: Holding) -> None:
    world.hand[side] = holding.hand
    for index, cards, value in holding.spaces:
        world.cards[index] = cards
        world.value[index] = value
