"""Dice, exactly. Every chance is a whole number of cases: a single die with its re-roll has 36, two of them 1296.

Rules 6.1 to 6.7 (hitting, re-rolls, death rolls) and 4.17 (the variable move).
"""

from math import comb
from typing import Final

from cannae.games.tabletop.data import sheet
from cannae.games.tabletop.data.troops import QUALITIES

CASES: Final = 36  # of one die that may be rolled again
CASES_OF_TWO: Final = 1296
_ROWS: Final = ["minus-2", "minus-1", "level", "plus-1", "plus-2"]
_SHOOTING: Final[list[int]] = [sheet.number("to-hit", name, "shooting") for name in _ROWS]
_CLOSE: Final[list[int]] = [sheet.number("to-hit", name, "close-combat") for name in _ROWS]
_AGAIN: Final[list[list[int]]] = [[6], [], [1], [1, 2], [1, 2, 3]]  # poor to elite, and elite with a leader
VARIABLE_MOVE: Final[list[int]] = [sheet.number("variable-move", str(face), "change") for face in range(1, 7)]
DEATH_BIG: Final[int] = sheet.number("death", "big", "value")
_KNOWN_DEATHS: Final[dict[tuple[int, int], list[int]]] = {}  # a chain asks for the same few again and again
DEATH_LIGHT: Final[int] = sheet.number("death", "light", "value")


def need(poa: int, shooting: bool) -> int:
    """6.1: the score that hits, by net points of advantage."""
    return (_SHOOTING if shooting else _CLOSE)[poa + 2]


def rolled_again(quality: str, led: bool = False) -> list[int]:
    """6.2, 6.3: the faces that must be rolled again."""
    return _AGAIN[QUALITIES.index(quality) + (1 if led else 0)]


def die(quality: str, led: bool = False, keep_better: bool = True) -> list[int]:
    """How many of 36 equal cases end on each face, from 1 to 6.

    6.4: a die is rolled again once. A second throw of a 1 or a 6 stands; of a 2 or a 3 the better one is kept.
    """
    again = rolled_again(quality, led)
    cases = [0] * 6
    for first in range(1, 7):
        for second in range(1, 7):
            face = first
            if first in again:
                face = max(first, second) if keep_better and first in (2, 3) else second
            cases[face - 1] += 1
    return cases


def hit_cases(quality: str, led: bool, score: int, keep_better: bool = True) -> int:
    """Of 36 cases, how many reach the score."""
    return sum(die(quality, led, keep_better)[score - 1 :])


def hits(dice: int, cases: int) -> list[int]:
    """The ways, out of 36 to the power of `dice`, to score 0, 1, 2 ... hits when each die hits in `cases` of 36."""
    return [comb(dice, count) * cases**count * (CASES - cases) ** (dice - count) for count in range(dice + 1)]


def together(one: list[int], other: list[int]) -> list[int]:
    """The ways of the sum of two independent counts."""
    result = [0] * (len(one) + len(other) - 1)
    for first, ways in enumerate(one):
        for second, more in enumerate(other):
            result[first + second] += ways * more
    return result


def two_dice(quality: str, keep_better: bool = True) -> list[int]:
    """How many of 1296 cases give each total from 0 to 12; quality re-rolls apply to both dice."""
    one = die(quality, False, keep_better)
    cases = [0] * 13
    for first in range(6):
        for second in range(6):
            cases[first + second + 2] += one[first] * one[second]
    return cases


def at_least(quality: str, score: int, keep_better: bool = True) -> int:
    """Of 1296 cases, how many totals of two dice reach the score."""
    cases = two_dice(quality, keep_better)
    return sum(cases[max(score, 0) :]) if score <= 12 else 0


def deaths(received: int, modifier: int) -> list[int]:
    """6.6, 6.7: of 6 to the power of `rolls` cases, how many cost 0, 1, 2 ... bases; the list says them all.

    A base falls when the die with its modifier is at most the hits; over six hits, a fallen base means another die
    for six hits fewer.
    """
    key = (received, modifier)
    known = _KNOWN_DEATHS.get(key)
    if known is not None:
        return known
    rolls = max(1, -(-received // 6))
    result = [0] * (rolls + 1)
    ways = 1  # of having come this far
    left = received
    for roll in range(rolls):
        falls = min(max(left - modifier, 0), 6)
        rest = 6 ** (rolls - roll - 1)
        result[roll] += ways * (6 - falls) * rest
        ways *= falls
        left -= 6
    result[rolls] += ways
    _KNOWN_DEATHS[key] = result
    return result


def caught(charger: int, gap: int, evader: int) -> int:
    """4.18: of 36 cases, in how many the charger's move reaches an evader that starts `gap` before it."""
    count = 0
    for mine in VARIABLE_MOVE:
        for theirs in VARIABLE_MOVE:
            if max(charger + mine, 0) >= gap + max(evader + theirs, 0):
                count += 1
    return count
