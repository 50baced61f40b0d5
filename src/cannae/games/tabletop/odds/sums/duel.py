"""A fight followed through: impact and then rounds of melee, as a Markov chain over both sides' bases and cohesion.

Rules 14.1 to 14.7 say what a round is and what the chain assumes. The numbers here are exact fractions;
duel_in_floats.py does the same sums in floats, for speed, from the same fates and the same dice.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from cannae.games.tabletop.data.troops import COHESIONS, QUALITIES, Side, Situation
from cannae.games.tabletop.odds.sums.exchange import close_combat, hit_ways
from cannae.games.tabletop.rules.sheet.chances import CASES
from cannae.games.tabletop.rules.sheet.dice import Pool
from cannae.games.tabletop.rules.sheet.morale import BEATEN, BROKEN, LOST, NOT_LOST, Body, after_fight
from cannae.games.tabletop.rules.sheet.moves import disorder_of

Ratio = Callable[[int, int], Any]  # a share of ways as a number: a fraction or a float
CODES: Final = 128  # of one side: bases * 8 + level * 2 + (1 while its leader lives), at most 12 * 8 + 7


def code(bases: int, level: int, leader: int) -> int:
    """A side in one number. The broken are all alike."""
    return BROKEN * 2 if level == BROKEN else bases * 8 + level * 2 + leader


def level_of(number: int) -> int:
    return number >> 1 & 3


def bases_of(number: int) -> int:
    return number >> 3


def is_over(pair: int) -> bool:
    return level_of(pair // CODES) == BROKEN or level_of(pair % CODES) == BROKEN


def went(beaten_by: int) -> int:
    """How a fight went for a side that took so many more hits than it scored."""
    if beaten_by <= 0:
        return NOT_LOST
    return LOST if beaten_by == 1 else BEATEN


class Standing:
    """How things stand at one moment, summed over all pairs of states."""

    def __init__(self, zero: Any) -> None:
        self.levels: list[list[Any]] = [[zero] * 4, [zero] * 4]  # chances of each level, per side
        self.bases: list[Any] = [zero, zero]  # bases times chance, of those not broken
        self.both: Any = zero  # both are broken
        self.fighting: Any = zero  # neither is

    def add(self, pair: int, chance: Any) -> None:
        ends = (pair // CODES, pair % CODES)
        for who, number in enumerate(ends):
            self.levels[who][level_of(number)] += chance
            self.bases[who] += bases_of(number) * chance
        broken = (level_of(ends[0]) == BROKEN) + (level_of(ends[1]) == BROKEN)
        if broken == 2:
            self.both += chance
        elif broken == 0:
            self.fighting += chance


class Rolls:
    """What both sides roll in one round, and the chances of their hits once they are known."""

    def __init__(self, pools: list[list[Pool]]) -> None:
        self.pools = pools
        self.known_hits: list[list[Any] | None] = [None] * 4  # by side, without and with its leader


class Duel:
    """Two sides that fight until one breaks, and all that was worked out about them so far."""

    def __init__(self, a: Side, b: Side, situation: Situation, losses: str, ratio: Ratio) -> None:
        self.sides = (a, b)
        self.situation = situation
        self.losses = losses  # "rear": the frontage is kept while it can be; "file": the depth is
        self.ratio = ratio
        self.contact = situation.contact or min(a.files, b.files)
        self.disorder = (
            disorder_of(a, situation.terrain, situation.readings),
            disorder_of(b, situation.terrain, situation.readings),
        )
        self.bodies = (Body(a), Body(b))
        self.known_sides: tuple[dict[int, Side], dict[int, Side]] = ({}, {})
        self.known_bodies: tuple[dict[int, Body], dict[int, Body]] = ({}, {})
        self.known_fates: dict[tuple[int, str, int, int, int], list[tuple[int, Any]]] = {}
        self.known_places: dict[tuple[str, int], Situation] = {}
        self.known_rolls: dict[tuple[str, int, int, int, int], Rolls] = {}
        self.known_hits: dict[tuple[int, ...], list[Any]] = {}

    def start(self) -> int:
        codes: list[int] = []
        for side in self.sides:
            codes.append(code(side.bases, COHESIONS.index(side.cohesion), 1 if side.leads else 0))
        return codes[0] * CODES + codes[1]

    def side(self, who: int, number: int) -> Side:
        """The side a code stands for. 14.4: losses come off the rear or off the flank."""
        known = self.known_sides[who]
        found = known.get(number)
        if found is None:
            side = self.sides[who]
            bases = bases_of(number)
            files = min(side.files, bases)
            if self.losses == "file":
                files = min(side.files, -(-bases // side.ranks))
            found = side.but(bases=bases, files=files, cohesion=COHESIONS[level_of(number)], overlaps=0)
            if side.leads and not number & 1:
                found = found.but(commander="none", place="with")
            known[number] = found
        return found

    def body(self, who: int, number: int) -> Body:
        known = self.known_bodies[who]
        found = known.get(number)
        if found is None:
            found = Body(self.side(who, number))
            known[number] = found
        return found

    def fate(self, who: int, phase: str, number: int, received: int, how: int) -> list[tuple[int, Any]]:
        """What becomes of one side, as codes with their chances."""
        key = (who, phase, number, received, how)
        found = self.known_fates.get(key)
        if found is None:
            terrain = self.sides[who].terrain or self.situation.terrain
            fates, total = after_fight(
                self.body(who, number),
                self.bodies[1 - who],
                phase,
                received,
                how,
                self.disorder[who],
                terrain == "open",
                self.situation.readings,
            )
            merged: dict[int, int] = {}
            for bases, level, leader, ways in fates:
                if phase == "melee" and bases == 1:  # 12.10: the joint action phase follows every melee
                    level = BROKEN
                after = code(bases, level, leader)
                merged[after] = merged.get(after, 0) + ways
            found = [(after, self.ratio(ways, total)) for after, ways in merged.items()]
            self.known_fates[key] = found
        return found

    def rolls(self, phase: str, first: int, second: int, overlaps: tuple[int, int]) -> Rolls:
        """What both sides roll. Leaders change the hits, not the dice, so pairs with and without them share this."""
        key = (phase, first | 1, second | 1, overlaps[0], overlaps[1])
        found = self.known_rolls.get(key)
        if found is None:
            a, b = self.side(0, first), self.side(1, second)
            contact = min(self.contact, a.files, b.files)
            if phase == "melee":
                a, b = _overlapping(a, contact, overlaps[0]), _overlapping(b, contact, overlaps[1])
            found = Rolls(close_combat(a, b, self.where(phase, contact), False).pools)
            self.known_rolls[key] = found
        return found

    def where(self, phase: str, contact: int) -> Situation:
        """The situation of one round, with the files still in contact (14.2)."""
        key = (phase, contact)
        found = self.known_places.get(key)
        if found is None:
            found = replace(self.situation, phase="impact" if phase == "impact" else "melee", contact=contact)
            self.known_places[key] = found
        return found

    def hits(self, who: int, number: int, rolls: Rolls) -> list[Any]:
        """The chances of 0, 1, 2 ... hits of one side."""
        place = who * 2 + (number & 1)
        found = rolls.known_hits[place]
        if found is None:
            found = self._hits(who, self.side(who, number), rolls.pools[who])
            rolls.known_hits[place] = found
        return found

    def _hits(self, who: int, side: Side, pools: list[Pool]) -> list[Any]:
        shape: list[int] = [who, 1 if side.leads else 0]
        dice = 0
        for pool in pools:
            shape += [pool.dice, pool.poa, 1 if pool.shooting else 0, QUALITIES.index(pool.quality)]
            dice += pool.dice
        key = tuple(shape)
        found = self.known_hits.get(key)
        if found is None:
            whole = CASES**dice
            found = [self.ratio(ways, whole) for ways in hit_ways(pools, side, self.situation.readings)]
            self.known_hits[key] = found
        return found

    def step(self, phase: str, pair: int, overlaps: tuple[int, int]) -> list[tuple[int, Any]]:
        """One round from one pair of states: the pairs it may lead to, with their chances."""
        first, second = pair // CODES, pair % CODES
        rolls = self.rolls(phase, first, second, overlaps)
        taken = self.hits(1, second, rolls)
        after: dict[int, Any] = {}
        for hit, chance in enumerate(self.hits(0, first, rolls)):
            for back, other in enumerate(taken):
                mine = self.fate(0, phase, first, back, went(back - hit))
                theirs = self.fate(1, phase, second, hit, went(hit - back))
                for my_code, my_chance in mine:
                    for their_code, their_chance in theirs:
                        target = my_code * CODES + their_code
                        after[target] = after.get(target, 0) + chance * other * my_chance * their_chance
        return list(after.items())

    def run(self, phases: list[str], overlaps: list[tuple[int, int]]) -> list[Standing]:
        """How things stand at the start and after each round."""
        zero = self.ratio(0, 1)
        now: dict[int, Any] = {self.start(): self.ratio(1, 1)}
        history = [_sum_up(now, zero)]
        for number, phase in enumerate(phases):
            after: dict[int, Any] = {}
            for pair, chance in now.items():
                if is_over(pair):
                    after[pair] = after.get(pair, 0) + chance
                else:
                    for target, part in self.step(phase, pair, overlaps[number]):
                        after[target] = after.get(target, 0) + chance * part
            history.append(_sum_up(after, zero))
            now = after
        return history


def _sum_up(now: dict[int, Any], zero: Any) -> Standing:
    standing = Standing(zero)
    for pair, chance in now.items():
        standing.add(pair, chance)
    return standing


def _overlapping(side: Side, contact: int, wanted: int) -> Side:
    """14.3: as many overlapping files as asked for and still there."""
    overlaps = min(wanted, side.files - contact)
    return side if overlaps == side.overlaps else side.but(overlaps=overlaps)
