"""Every pair of hits in one fight and what becomes of both sides, counted in whole numbers of ways."""

from fractions import Fraction

from cannae.games.tabletop.data.troops import Side, Situation
from cannae.games.tabletop.odds.sums.duel import went
from cannae.games.tabletop.rules.sheet.morale import Body, Fate, after_fight
from cannae.games.tabletop.rules.sheet.moves import disorder_of


class Tally:
    def __init__(self, sides: tuple[Side, Side], where: Situation) -> None:
        self.sides = sides
        self.where = where
        self.margins: dict[int, int] = {}  # hits of the first less hits of the second -> ways
        self.struck: tuple[dict[tuple[int, int], int], dict[tuple[int, int], int]] = ({}, {})  # (hits, how) -> ways

    def add(self, hit: int, back: int, ways: int) -> None:
        """So many ways in which the first side scores `hit` and the second `back`."""
        self.margins[hit - back] = self.margins.get(hit - back, 0) + ways
        for who, received, beaten_by in ((0, back, back - hit), (1, hit, hit - back)):
            key = (received, went(beaten_by))
            self.struck[who][key] = self.struck[who].get(key, 0) + ways

    def fates(self, who: int, whole: int) -> dict[tuple[int, int], Fraction]:
        """The chance of every number of bases left and level of cohesion of one side."""
        side, body, enemy = self.sides[who], Body(self.sides[who]), Body(self.sides[1 - who])
        readings, terrain = self.where.readings, self.where.terrain
        disorder = disorder_of(side, terrain, readings)
        in_open = (side.terrain or terrain) == "open"
        found: list[tuple[list[Fate], int, int]] = []
        most = 1
        for (received, how), ways in self.struck[who].items():
            fates, total = after_fight(body, enemy, self.where.phase, received, how, disorder, in_open, readings)
            found.append((fates, total, ways))
            most = max(most, total)  # the smaller totals divide it: they differ by a power of six
        counts: dict[tuple[int, int], int] = {}
        for fates, total, ways in found:
            scale = ways * (most // total)
            for bases, level, _, count in fates:
                counts[bases, level] = counts.get((bases, level), 0) + scale * count
        return {key: Fraction(count, whole * most) for key, count in counts.items()}
