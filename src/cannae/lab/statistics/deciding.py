"""What wins: for all that the games tell of themselves (cards, columns, armies …), how often the side that had it won.

Many things are asked about at once, so some would look decisive by luck alone. The intervals say what each is by
itself; the p-values are corrected for the number of questions (Holm), and only what stays below 5 % is called decisive.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import erfc, sqrt
from typing import Any

from cannae.lab.playing.pairs import Facts, Pair, Played
from cannae.lab.statistics.intervals import interval

LEVEL = 0.05


def holm(chances: Sequence[float]) -> list[float]:
    """P-values corrected so that with 95 % nothing at all is called decisive that is not.

    >>> [round(chance, 4) for chance in holm([0.01, 0.04, 0.03])]
    [0.03, 0.06, 0.06]
    """
    order = sorted(range(len(chances)), key=lambda at: chances[at])
    corrected = [1.0] * len(chances)
    highest = 0.0
    for rank, at in enumerate(order):
        highest = max(highest, min(1.0, (len(chances) - rank) * chances[at]))
        corrected[at] = highest
    return corrected


def two_sided(z: float) -> float:
    """The chance that a normal draw lies as far from 0 as `z`."""
    return erfc(abs(z) / sqrt(2))


def counted(games: Sequence[Played]) -> dict[str, dict[str, list[int]]]:
    """By subject and thing: decided games in which one side had it, or more of it, and those it won. What both sides
    have alike says nothing about winning."""
    found: dict[str, dict[str, list[int]]] = {}
    for played in games:
        if played.outcome.winner < 0:
            continue
        for subject, (red, blue) in played.facts.items():
            there = found.setdefault(subject, {})
            more = Counter(red)
            more.subtract(Counter(blue))
            for thing, difference in more.items():
                if difference:
                    row = there.setdefault(thing, [0, 0])
                    row[0] += 1
                    row[1] += (difference > 0) == (played.outcome.winner == 0)
    return found


def things_that_win(pairs: Sequence[Pair]) -> dict[str, list[dict[str, Any]]]:
    rows: list[dict[str, Any]] = []
    for subject, there in counted([played for pair in pairs for played in pair.games]).items():
        for thing, (games, wins) in there.items():
            low, high = interval(wins, games)
            row = {"subject": subject, "thing": thing, "games": games, "share": wins / games, "low": low, "high": high}
            rows.append(row | {"p": two_sided((2 * wins - games) / sqrt(games))})
    for row, p in zip(rows, holm([row["p"] for row in rows])):
        row["p"] = round(p, 5)
        row["decisive"] = p < LEVEL
    result: dict[str, list[dict[str, Any]]] = {}
    for row in sorted(rows, key=lambda row: -float(row["share"])):
        result.setdefault(str(row.pop("subject")), []).append(row)
    return result


def against(games: Iterable[Played], subject: str) -> dict[tuple[str, str], list[float]]:
    """Where each side has just one thing of a subject, such as armies: games and points of one against the other."""
    found: dict[tuple[str, str], list[float]] = {}
    for played in games:
        sides = single(played.facts, subject)
        if sides is None:
            continue
        points = 0.5 if played.outcome.winner < 0 else float(played.outcome.winner == 0)
        for key, scored in ((sides, points), (sides[::-1], 1 - points)):
            row = found.setdefault((key[0], key[1]), [0.0, 0.0])
            row[0] += 1
            row[1] += scored
    return found


def single(facts: Facts, subject: str) -> tuple[str, str] | None:
    red, blue = facts.get(subject, [[], []])
    return (red[0], blue[0]) if len(red) == 1 and len(blue) == 1 else None
