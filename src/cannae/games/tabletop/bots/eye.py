"""How well a general judges by eye what he compares."""

from typing import Final, final

from cannae.core.randomness import FastRng, Rng


@final
class Eye:
    def __init__(self, error: int, rng: Rng) -> None:
        self.error = error  # the most it is wrong by, either way
        self.rng = rng

    def sees(self, value: int) -> int:
        """What something that is worth so much seems to be worth."""
        return value + int(self.rng.below(0, 2 * self.error + 1)) - self.error if self.error else value


EXACT: Final = Eye(0, FastRng(0))
