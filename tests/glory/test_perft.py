"""Perft: the number of ways to go on from written positions, to a depth. Where decks matter they hold one kind of card,
so that chance changes nothing. The first number of each row can be counted by hand."""

import pytest

from cannae.games.glory.engine import Glory
from glory.scene import scene

TWO_FLANKS = "phase=flank flanks=132 red=HI2/MI2/-/MI3/HI3 blue=-/PK2/-/PK3/- red-hand=CO5*2"
WHOLE_LINE = "red=HI2/MI2/CV2/LI2/- blue=PK2/-/CV3/LC2/AR2 red-hand=MI3.CO5.OV2 blue-hand=SP2"
POSITIONS: list[tuple[str, str, list[int]]] = [
    ("nothing to do", "", [1, 1, 1, 1]),
    ("free horse", "red-hand=LC2", [6, 7, 7, 7]),
    ("one unit and its pay", "red-hand=MI2.CO5", [6, 8, 8, 8]),
    ("two units, one payment", "red-hand=MI2.LI2.CO5", [11, 64, 64, 79]),
    ("replacing", "red=-/-/HI2/-/- red-hand=LC2.CV2.CO5", [10, 54, 92, 107]),
    ("a mixed pair leads", "red=-/-/EL2.LI2/-/- blue=-/-/PK2/-/- red-hand=CO5", [3, 4, 4, 4]),
    ("withdrawal of two", "red=HI2/-/-/-/- blue=CV2.CV3/-/-/-/- red-hand=CO5 blue-hand=CO5", [2, 3, 9, 14]),
    ("overlap or not", "red=-/MI2/HI2/-/- blue=-/-/PK2/-/- red-hand=OV2.CO5 blue-hand=CO5", [2, 6, 12, 17]),
    (
        "two flank attacks",
        TWO_FLANKS,
        [5, 7, 16, 30],
    ),
    ("reserves", "red-hand=RE2.LC2 red-deck=MI4*2 red-discard=MI4", [7, 24, 115, 159]),
    ("hand limit", "phase=draw red-hand=HI2*2.HI3*2.HI4*2.MI2*2 red-deck=LI4*2 blue-hand=CO5", [5, 17, 19, 134]),
    (
        "the whole battle line",
        WHOLE_LINE,
        [10, 23, 55, 168],
    ),
]


def perft(state: Glory, depth: int) -> int:
    total = 0
    for side in state.to_act[:1]:
        for choice in state.choices(side):
            if depth == 1:
                total += 1
            else:
                twin = state.copy()
                twin.play(side, choice)
                total += perft(twin, depth - 1)
    return total


@pytest.mark.parametrize(("name", "words", "counts"), POSITIONS, ids=[row[0] for row in POSITIONS])
def test_the_number_of_ways_to_play_on_stays_the_same(name: str, words: str, counts: list[int]) -> None:
    state = scene(words)
    before = state.hash()
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts
    assert state.hash() == before
