"""What players of every game share, compiled together with the rules: random play to the end, and an eye that errs."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.contract import State
from cannae.core.randomness import FastRng, Rng

CHOOSING: Final = 0  # the stream a random player draws from


def random_choice(state: State, side: i64, rng: Rng, buffer: vec[i64]) -> i64:
    count = state.fill(side, buffer)
    return buffer[rng.below(CHOOSING, count)] if count > 1 else buffer[0]


def playout(state: State, rng: Rng) -> i64:
    """Play on at random to the end; return the number of decisions."""
    buffer = vec[i64]([0] * int(state.most_choices()))
    decisions: i64 = 0
    while True:
        mask = state.acting()
        if mask == 0:
            return decisions
        side: i64 = 0 if mask & 1 else 1
        count = state.fill(side, buffer)
        choice: i64 = buffer[rng.below(CHOOSING, count)] if count > 1 else buffer[0]
        state.play(side, choice)
        decisions += 1


@final
class Eye:
    """How well a player judges by eye what he compares: a weaker one takes what is nearly as good for better."""

    def __init__(self, error: i64, rng: Rng) -> None:
        self.error = error  # the most it is wrong by, either way
        self.rng = rng

    def sees(self, value: i64) -> i64:
        """What something that is worth so much seems to be worth."""
        return value + self.rng.below(0, 2 * self.error + 1) - self.error if self.error else value


EXACT: Final = Eye(0, FastRng(0))


class Tally:
    """How many decisions a playout had, how many were forced, and how many choices they offered in all."""

    def __init__(self) -> None:
        self.decisions: i64 = 0
        self.forced: i64 = 0
        self.offered: i64 = 0


def tallied_playout(state: State, rng: Rng, tally: Tally) -> None:
    """A playout that also counts what was offered, for the benchmark's report."""
    buffer = vec[i64]([0] * int(state.most_choices()))
    mask = state.acting()
    while mask != 0:
        side: i64 = 0 if mask & 1 else 1
        count = state.fill(side, buffer)
        tally.decisions += 1
        tally.offered += count
        if count == 1:
            tally.forced += 1
        state.play(side, buffer[rng.below(CHOOSING, count)] if count > 1 else buffer[0])
        mask = state.acting()
