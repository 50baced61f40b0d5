"""What every thinking player shares: how long it may think, what it considered, and its own quick chance."""

from time import perf_counter
from typing import Final

from mypy_extensions import i64, mypyc_attr

from cannae.core.contract import State
from cannae.core.randomness import FastRng, Rng

ENDLESS: Final = 1e9
LOOKS: Final = 15  # the clock is looked at once in sixteen iterations


class Budget:
    """How much a decision may cost: so many iterations, and never more than so many seconds."""

    def __init__(self, iterations: int, seconds: float = ENDLESS) -> None:
        self.iterations: i64 = iterations
        self.seconds = seconds
        self._end = 0.0
        self._done: i64 = 0

    def begin(self) -> None:
        self._done = 0
        self._end = perf_counter() + self.seconds

    def spend(self) -> bool:
        """Whether there is one more iteration to spend."""
        if self._done >= self.iterations:
            return False
        if self._done & LOOKS == LOOKS and self.seconds < ENDLESS and perf_counter() > self._end:
            return False
        self._done += 1
        return True


class Considered:
    """A choice that was looked at: how often, and the share of the points it brought (1 won, 0.5 drawn, 0 lost)."""

    def __init__(self, choice: int, visits: int, score: float) -> None:
        self.choice = choice
        self.visits = visits
        self.score = score

    def __repr__(self) -> str:
        return f"Considered({self.choice}, {self.visits}, {self.score:.3f})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Thinker:
    """A player that can say what it considered. `choose` is a policy: it is given a re-dealt world."""

    def __init__(self) -> None:
        self.considered: list[Considered] = []  # of the last decision, best first
        self.iterations: i64 = 0  # that it took

    def choose(self, state: State, side: int, rng: Rng) -> int:
        raise NotImplementedError

    def note(self, found: list[Considered], choice: int) -> int:
        """Keep what was considered: the choice that was made, then those looked at most."""
        ranked = sorted([(one.choice != choice, -one.visits, -one.score, place) for place, one in enumerate(found)])
        self.considered = [found[row[3]] for row in ranked]
        return choice


def quick_chance(rng: Rng) -> FastRng:
    """A generator for thousands of playouts, begun by one that may be slow."""
    seed = int(rng.word(0))
    seed |= int(rng.word(0)) << 32
    return FastRng(seed | int(rng.word(0)) << 64)


def score_of(state: State, side: i64) -> float:
    """What a game that is over brought the side: 1, 0.5 or 0."""
    outcome = state.outcome()
    assert outcome is not None
    if outcome.winner < 0:
        return 0.5
    return 1.0 if outcome.winner == side else 0.0
