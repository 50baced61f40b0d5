"""A fight followed through: impact and then rounds of melee, as a Markov chain over both sides' bases and cohesion.

Rules 14.1 to 14.7 say what a round is and what the chain assumes. Numbers are floats for speed or fractions for truth:
the code is the same, `ratio` makes the one or the other.
"""

from collections.abc import Callable
from typing import Any, Final

from cannae.games.tabletop.chances import CASES
from cannae.games.tabletop.exchange import close_combat, hit_ways
from cannae.games.tabletop.morale import BEATEN, BROKEN, LOST, NOT_LOST, after_fight
from cannae.games.tabletop.moves import disorder_of
from cannae.games.tabletop.troops import COHESIONS, Side, Situation

Ratio = Callable[[int, int], Any]
_SIDES: Final = 128  # codes of one side: bases * 8 + level * 2 + (1 while its leader lives), at most 12 * 8 + 7


def code(bases: int, level: int, leader: int) -> int:
    """A side in one number. The broken are all alike."""
    return BROKEN * 2 if level == BROKEN else bases * 8 + level * 2 + leader


def level_of(number: int) -> int:
    return number >> 1 & 3


def bases_of(number: int) -> int:
    return number >> 3


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
        self.known_sides: tuple[dict[int, Side], dict[int, Side]] = ({}, {})
        self.known_fates: dict[tuple[int, str, int, int, int], list[tuple[int, Any]]] = {}
        self.known_hits: dict[tuple[int, ...], list[Any]] = {}
        self.known_steps: dict[tuple[str, int, int, int], list[tuple[int, Any]]] = {}

    def start(self) -> int:
        codes: list[int] = []
        for side in self.sides:
            codes.append(code(side.bases, COHESIONS.index(side.cohesion), 1 if side.leads else 0))
        return codes[0] * _SIDES + codes[1]

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
            found = side.but(bases=bases, files=files, cohesion=COHESIONS[level_of(number)])
            if side.leads and not number & 1:
                found = found.but(commander="none", place="with")
            known[number] = found
        return found

    def fate(self, who: int, phase: str, number: int, received: int, went: int) -> list[tuple[int, Any]]:
        """What becomes of one side, as codes with their chances."""
        key = (who, phase, number, received, went)
        found = self.known_fates.get(key)
        if found is None:
            side = self.side(who, number)
            foe = self.sides[1 - who]
            terrain = side.terrain or self.situation.terrain
            fates, total = after_fight(
                side, foe.group, phase, received, went, self.disorder[who], terrain == "open", self.situation.readings
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

    def hits(self, who: int, pools: list[Any], side: Side) -> list[Any]:
        """The chances of 0, 1, 2 ... hits."""
        shape: list[int] = [who, 1 if side.leads else 0]
        dice = 0
        for pool in pools:
            shape += [pool.dice, pool.poa, 1 if pool.shooting else 0]
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
        key = (phase, pair, overlaps[0], overlaps[1])
        found = self.known_steps.get(key)
        if found is not None:
            return found
        first, second = pair // _SIDES, pair % _SIDES
        a, b = self.side(0, first), self.side(1, second)
        contact = min(self.contact, a.files, b.files)
        if phase == "melee":
            a, b = _overlapping(a, contact, overlaps[0]), _overlapping(b, contact, overlaps[1])
        situation = _situation(self.situation, phase, contact)
        exchange = close_combat(a, b, situation, False)
        scored = self.hits(0, exchange.pools[0], a)
        taken = self.hits(1, exchange.pools[1], b)
        after: dict[int, Any] = {}
        for hit, chance in enumerate(scored):
            for back, other in enumerate(taken):
                both = chance * other
                margin = hit - back
                mine = self.fate(0, phase, first, back, _went(-margin))
                theirs = self.fate(1, phase, second, hit, _went(margin))
                for my_code, my_chance in mine:
                    weight = both * my_chance
                    base = my_code * _SIDES
                    for their_code, their_chance in theirs:
                        target = base + their_code
                        if target in after:
                            after[target] += weight * their_chance
                        else:
                            after[target] = weight * their_chance
        found = list(after.items())
        self.known_steps[key] = found
        return found

    def run(self, phases: list[str], overlaps: list[tuple[int, int]]) -> list[dict[int, Any]]:
        """The chances of every pair of states at the start and after each round."""
        now: dict[int, Any] = {self.start(): self.ratio(1, 1)}
        history = [now]
        for number, phase in enumerate(phases):
            after: dict[int, Any] = {}
            for pair, chance in now.items():
                if is_over(pair):
                    after[pair] = after.get(pair, 0) + chance
                    continue
                for target, part in self.step(phase, pair, overlaps[number]):
                    if target in after:
                        after[target] += chance * part
                    else:
                        after[target] = chance * part
            history.append(after)
            now = after
        return history


def is_over(pair: int) -> bool:
    return level_of(pair // _SIDES) == BROKEN or level_of(pair % _SIDES) == BROKEN


def split(pair: int) -> tuple[int, int]:
    return pair // _SIDES, pair % _SIDES


def _went(beaten_by: int) -> int:
    if beaten_by <= 0:
        return NOT_LOST
    return LOST if beaten_by == 1 else BEATEN


def _overlapping(side: Side, contact: int, wanted: int) -> Side:
    """14.3: as many overlapping files as asked for and still there."""
    overlaps = min(wanted, side.files - contact)
    return side if overlaps == side.overlaps else side.but(overlaps=overlaps)


def _situation(situation: Situation, phase: str, contact: int) -> Situation:
    return Situation(
        phase="impact" if phase == "impact" else "melee",
        terrain=situation.terrain,
        contact=contact,
        readings=situation.readings,
    )
