"""How long the odds of the miniatures game take, uncached, on one core.

One combat with its full explanation should take less than 5 ms, a chain of impact and ten rounds less than 50 ms, for
any pair of the starter groups in any state. Times are of the process, so that other work on the machine counts less.
"""

from collections.abc import Callable
from functools import partial
from itertools import product
from statistics import median
from time import process_time

from cannae.core.game import Say
from cannae.games import tabletop as t
from cannae.games.tabletop.odds import fights
from cannae.locale import words

STATES = ("", ", disrupted", ", fragmented", ", severe", ", FC leading")
COMBAT_LIMIT, CHAIN_LIMIT = 5.0, 50.0  # milliseconds


def forget() -> None:
    """Empty the caches, so that nothing is known from before."""
    for cached in (fights._fight, fights._volley, fights._chain):
        cached.cache_clear()


def milliseconds(work: Callable[[], object]) -> float:
    """Process time of one piece of work, the best of five with empty caches: the machine does other things too."""
    times = []
    for _ in range(5):
        forget()
        start = process_time()
        work()
        times.append(1000 * (process_time() - start))
    return min(times)


def explained(a: t.Side, b: t.Side, phase: str, say: Say) -> dict[str, object]:
    return t.combat(a, b, phase).to_data(say)


def combat_times(say: Say, step: int = 23) -> list[float]:
    """Combats of all starter groups in all states, one in `step` of them, explained in words."""
    sides = [t.side(name + state) for name in sorted(t.groups_by_id()) for state in STATES]
    cases = list(product(sides, sides, ("impact", "melee")))[::step]
    return [milliseconds(partial(explained, a, b, phase, say)) for a, b, phase in cases]


def chain_times(step: int = 101) -> list[float]:
    """Chains of impact and ten rounds, among them the heaviest: the largest groups, with a leader on both sides."""
    sides = [t.side(name + state) for name in sorted(t.groups_by_id()) for state in STATES]
    led = [t.side(f"{name}, FC leading") for name in ("C1", "C2", "C3")]
    cases = list(product(led, led)) + list(product(sides, sides))[::step]
    return [milliseconds(partial(t.chain, a, b, 10)) for a, b in cases]


def measure() -> dict[str, float]:
    """Median and worst times in milliseconds."""
    combats, chains = combat_times(words("en").say), chain_times()
    return {
        "combat_median_ms": median(combats),
        "combat_worst_ms": max(combats),
        "chain_median_ms": median(chains),
        "chain_worst_ms": max(chains),
        "combats": len(combats),
        "chains": len(chains),
    }


def met(found: dict[str, float]) -> bool:
    return found["combat_worst_ms"] < COMBAT_LIMIT and found["chain_worst_ms"] < CHAIN_LIMIT


def lines(found: dict[str, float]) -> list[str]:
    return [
        "Cannae tabletop, odds uncached, best of five runs of each case",
        f"    one combat explained: median {found['combat_median_ms']:.2f} ms, worst {found['combat_worst_ms']:.2f} ms "
        f"of {found['combats']:.0f}",
        f"    impact and ten rounds: median {found['chain_median_ms']:.2f} ms, worst {found['chain_worst_ms']:.2f} ms "
        f"of {found['chains']:.0f}",
        f"    goal under {COMBAT_LIMIT:g} ms and {CHAIN_LIMIT:g} ms: {'met' if met(found) else 'NOT met'}",
    ]


if __name__ == "__main__":
    print("\n".join(lines(measure())))
