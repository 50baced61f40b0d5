"""What wins: for all that the games tell of themselves (cards, columns, armies …), how often the side that had it won.

Many things are asked about at once, so some would look decisive by luck alone. The intervals say what each is by
itself; the p-values are corrected for the number of questions (Holm), and only what stays below 5 % is called decisive.
Games on one deal share its luck, between any bots, so it is deals that are counted.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import erfc, sqrt
from typing import Any

from cannae.lab.playing.pairs import Facts, Pair, Played, deals_of
from cannae.lab.statistics.intervals import Deals, Tally, deal_interval, parts

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


def counted(deals: Iterable[Sequence[Played]]) -> dict[str, dict[str, Tally]]:
    """By subject and thing: of each deal the decided games in which one side had it, or more of it, and those it won.
    What both sides have alike says nothing about winning."""
    found: dict[str, dict[str, Tally]] = {}
    for games in deals:
        there: dict[tuple[str, str], list[int]] = {}
        for played in games:
            if played.outcome.winner < 0:
                continue
            for subject, (red, blue) in played.facts.items():
                more = Counter(red)
                more.subtract(Counter(blue))
                for thing, difference in more.items():
                    if difference:
                        row = there.setdefault((subject, thing), [0, 0])
                        row[0] += (difference > 0) == (played.outcome.winner == 0)
                        row[1] += 1
        for (subject, thing), (won, of) in there.items():
            found.setdefault(subject, {}).setdefault(thing, Tally())[won, of] += 1
    return found


def by_luck_alone(deals: Deals) -> float:
    """How likely so many wins, or so few, would be if each game were won as often as lost: by how far the deals lie
    from that, less half a step, which keeps a handful of deals that all agree from looking surer than it is (for games
    that each have a deal of their own this is the sign test with Yates's correction).

    >>> [round(by_luck_alone({(1, 1): count}), 3) for count in (1, 4, 8)]  # exactly 1, 0.125 and 0.008
    [1.0, 0.134, 0.013]
    """
    apart = [(won - of / 2, times) for (won, of), times in deals.items()]
    squares = sum(one * one * times for one, times in apart)
    if not squares:
        return 1.0
    step = squares / sum(abs(one) * times for one, times in apart)
    return two_sided(max(0.0, abs(sum(one * times for one, times in apart)) - step) / sqrt(squares))


def things_that_win(pairs: Sequence[Pair]) -> dict[str, list[dict[str, Any]]]:
    rows: list[dict[str, Any]] = []
    for subject, there in counted(deals_of(pairs)).items():
        for thing, deals in there.items():
            wins, games = parts(deals)
            low, high = deal_interval(deals)
            row = {"subject": subject, "thing": thing, "games": games, "share": wins / games, "low": low, "high": high}
            rows.append(row | {"p": by_luck_alone(deals)})
    for row, p in zip(rows, holm([row["p"] for row in rows])):
        row["p"] = round(p, 5)
        row["decisive"] = p < LEVEL
    result: dict[str, list[dict[str, Any]]] = {}
    for row in sorted(rows, key=lambda row: -float(row["share"])):
        result.setdefault(str(row.pop("subject")), []).append(row)
    return result


def against(deals: Iterable[Sequence[Played]], subject: str) -> dict[tuple[str, str], Tally]:
    """Where each side has just one thing of a subject, such as armies: points of one against the other, of so many
    games, deal by deal."""
    found: dict[tuple[str, str], Tally] = {}
    for games in deals:
        there: dict[tuple[str, str], list[float]] = {}
        for played in games:
            sides = single(played.facts, subject)
            if sides is None:
                continue
            points = 0.5 if played.outcome.winner < 0 else float(played.outcome.winner == 0)
            for key, scored in ((sides, points), (sides[::-1], 1 - points)):
                row = there.setdefault((key[0], key[1]), [0.0, 0.0])
                row[0] += scored
                row[1] += 1
        for key, (points, of) in there.items():
            found.setdefault(key, Tally())[points, of] += 1
    return found


def single(facts: Facts, subject: str) -> tuple[str, str] | None:
    red, blue = facts.get(subject, [[], []])
    return (red[0], blue[0]) if len(red) == 1 and len(blue) == 1 else None
