"""How well a player judges by eye what he compares: a weaker one takes what is nearly as good for better."""

from typing import Final, final

from mypy_extensions import i64

from cannae.core.randomness import FastRng, Rng


@final
class Eye:
    def __init__(self, error: i64, rng: Rng) -> None:
        self.error = error  # the most it is wrong by, either way
        self.rng = rng

    def sees(self, value: i64) -> i64:
        """What something that is worth so much seems to be worth."""
        return value + self.rng.below(0, 2 * self.error + 1) - self.error if self.error else value


EXACT: Final = Eye(0, FastRng(0))
