"""How the armies of the miniatures fare between generals: every pair of armies from both seats, on an open field. It
prints each army's score with its 95 % interval, the player turns, and how many battles night decided.

    python -m bench.tabletop_armies 3
"""

import sys
from itertools import combinations

from cannae.core.randomness import FastRng
from cannae.games import tabletop as t
from cannae.games.tabletop.bots.general import general
from cannae.games.tabletop.data.armies import armies
from cannae.games.tabletop.rules.ending import REASONS


def battle(red: str, blue: str, seed: int) -> tuple[int, str, int]:
    """Who won (below 0 nobody), how it ended, and after how many player turns."""
    state = t.GAME.start({"red_army": red, "blue_army": blue}, FastRng(seed))
    rng = FastRng(seed + 1)
    while state.acting():
        side = state.to_act[0]
        state.play(side, general(state, side, rng))
    outcome = state.outcome()
    assert outcome is not None
    return outcome.winner, outcome.reason, int(state.turn_count())


def main(rounds: int) -> None:
    scores: dict[str, list[float]] = {}
    turns: list[int] = []
    night = 0
    for one, other in combinations(sorted(armies()), 2):
        for seed in range(rounds):
            for red, blue in ((one, other), (other, one)):
                winner, reason, length = battle(red, blue, seed)
                turns.append(length)
                night += reason in REASONS[3:]
                for side, army in enumerate((red, blue)):
                    scores.setdefault(army, []).append(0.5 if winner < 0 else float(winner == side))
    for army, found in sorted(scores.items(), key=lambda pair: -sum(pair[1])):
        mean = sum(found) / len(found)
        half = 1.96 * (mean * (1 - mean) / len(found)) ** 0.5
        print(f"{army:16} {100 * mean:5.1f} % (± {100 * half:.1f}, {len(found)} battles)")
    turns.sort()
    most = turns[len(turns) * 9 // 10]
    print(f"player turns {sum(turns) / len(turns):.1f} (one in ten up to {turns[len(turns) // 10]}, nine up to {most})")
    print(f"night {100 * night / len(turns):.1f} % of {len(turns)}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3)
