"""What chance did in a step of a game: the judge's value after it, less what the judge would have said on the average
had the same choice met other chance. Whatever the judge thinks, the mean of that is zero."""

from collections.abc import Callable

from cannae.core.contract import State
from cannae.core.randomness import FastRng, Rng

Judge = Callable[[State, Rng], float]  # Red's points, 0 to 1, as expected from here


def fresh(rng: Rng) -> FastRng:
    """Chance of its own, made of some other."""
    return FastRng(int(rng.below_big(0, 1 << 96)))


def after(judge: Judge, state: State, side: int, choice: int, chance: Rng) -> float:
    """What the judge says after a choice under this chance, which serves the judge too."""
    trial = state.copy()
    trial.rng = chance
    trial.play(side, choice)
    return judge(trial, chance)


def fortune(judge: Judge, value: float, before: State, side: int, choice: int, worlds: int, rng: Rng) -> float:
    """Of a choice that met chance and led to this value."""
    return value - sum(after(judge, before, side, choice, fresh(rng)) for _ in range(worlds)) / worlds


def fortune_of_deal(judge: Judge, value: float, deal: Callable[[Rng], State], worlds: int, rng: Rng) -> float:
    return value - sum(judge(deal(fresh(rng)), rng) for _ in range(worlds)) / worlds
