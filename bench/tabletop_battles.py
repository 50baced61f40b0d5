"""How quick whole battles of the miniatures game are, on one core: lists of choices, decisions, copies, previews, and a
battle between two generals. Times are of the process."""

from time import process_time

from cannae.core.contract import State
from cannae.core.randomness import FastRng
from cannae.games import tabletop as t
from cannae.games.tabletop.bots.general import general
from cannae.games.tabletop.state import CHARGE, CROSS

# What we set ourselves to reach.
FILL_LIMIT = 1.0  # milliseconds, of 99 in 100 lists
MOST_CHOICES = 2000
LEAST_RATE = 8000.0  # decisions a second inside the engine
BATTLE_LIMIT = 0.5  # seconds, between generals
COPY_LIMIT = 2.0  # microseconds
PREVIEW_LIMIT = 20.0  # milliseconds


def random_battle(seed: int, fills: list[float], sizes: list[int]) -> tuple[int, float]:
    """Decisions, and the time all of it took; the lists are timed one by one."""
    state = t.GAME.start({}, FastRng(seed))
    rng = FastRng(seed + 1)
    decisions, begun = 0, process_time()
    while state.acting():
        side = state.to_act[0]
        start = process_time()
        choices = state.choices(side)
        fills.append(1000 * (process_time() - start))
        sizes.append(len(choices))
        state.play(side, choices[rng.below(0, len(choices))])
        decisions += 1
    return decisions, process_time() - begun


def generals(seed: int, previews: list[float]) -> tuple[int, float]:
    """Player turns and seconds of a battle between generals; a charge in eight is previewed, outside that time."""
    state = t.GAME.start({}, FastRng(seed))
    rng, spent, seen = FastRng(seed + 1), 0.0, 0
    while state.acting():
        side = state.to_act[0]
        start = process_time()
        choice = general(state, side, rng)
        state.play(side, choice)
        spent += process_time() - start
        seen += 1
        if seen % 8 == 0 and state.phase() == "charge":
            preview_all(state, previews)
    return int(state.turn_count()), spent


def preview_all(state: State, previews: list[float]) -> None:
    side = state.to_act[0]
    for choice in state.choices(side)[:4]:
        if CHARGE <= choice < CROSS:
            start = process_time()
            state.preview(side, choice)
            previews.append(1000 * (process_time() - start))


def copy_time(rounds: int = 20000) -> float:
    state = t.GAME.start({}, FastRng(1))
    start = process_time()
    for _ in range(rounds):
        state.copy()
    return 1e6 * (process_time() - start) / rounds


def measure(battles: int = 6) -> dict[str, float]:
    fills: list[float] = []
    sizes: list[int] = []
    previews: list[float] = []
    random = [random_battle(seed, fills, sizes) for seed in range(battles)]
    led = [generals(seed, previews) for seed in range(battles)]
    fills.sort()
    return {
        "choices_most": float(max(sizes)),
        "fill_p99_ms": fills[len(fills) * 99 // 100],
        "decisions_per_s": sum(count for count, _ in random) / sum(seconds for _, seconds in random),
        "battle_s": sum(seconds for _, seconds in led) / battles,
        "turns": sum(turns for turns, _ in led) / battles,
        "copy_us": copy_time(),
        "preview_most_ms": max(previews, default=0.0),
    }


# Each figure's goal, and whether more is better.
GOALS = {
    "choices_most": (MOST_CHOICES, False), "fill_p99_ms": (FILL_LIMIT, False), "decisions_per_s": (LEAST_RATE, True),
    "battle_s": (BATTLE_LIMIT, False), "copy_us": (COPY_LIMIT, False), "preview_most_ms": (PREVIEW_LIMIT, False),
}  # fmt: skip


def met(found: dict[str, float]) -> bool:
    return all(found[name] >= goal if more else found[name] <= goal for name, (goal, more) in GOALS.items())


def lines(found: dict[str, float]) -> list[str]:
    texts = ["Cannae tabletop, whole battles"]
    for name, (goal, more) in GOALS.items():
        good = found[name] >= goal if more else found[name] <= goal
        bound = "at least" if more else "at most"
        texts.append(f"    {name} {found[name]:.2f}, goal {bound} {goal:g}: {'met' if good else 'NOT met'}")
    return [*texts, f"    {found['turns']:.1f} player turns between generals"]


if __name__ == "__main__":
    print("\n".join(lines(measure())))
