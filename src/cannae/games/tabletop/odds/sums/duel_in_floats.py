"""The chain of duel.py in floats: the same fates and dice, summed in packed arrays instead of fractions.

What one round does to a pair of states is summed side by side. Where A has not lost, its fate depends on the hits it
took alone, so everything that may become of B meanwhile is gathered first and multiplied once; and the other way round.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from cannae.games.tabletop.odds.sums.duel import CODES, Duel, Standing, is_over
from cannae.games.tabletop.rules.sheet.morale import BEATEN, BROKEN, LOST, NOT_LOST

_PAIRS = CODES * CODES


class Spread:
    """Some codes or pairs of codes, each with its chance."""

    def __init__(self, size: int) -> None:
        self.places = vec[i64]([0] * size)
        self.chances = vec[float]([0.0] * size)


class Fates:
    """What may become of one side in one state, by the hits it took and how the fight went."""

    def __init__(self, run: "Run", who: int, phase: str, number: int) -> None:
        self.run = run
        self.who = who
        self.phase = phase
        self.number = number
        self.known: list[Spread | None] = [None] * 256

    def after(self, received: i64, how: i64) -> Spread:
        place = received * 3 + how
        found = self.known[place]
        if found is None:
            listed = self.run.duel.fate(self.who, self.phase, self.number, int(received), int(how))
            found = Spread(len(listed))
            for index, (code, chance) in enumerate(listed):
                found.places[index] = code
                found.chances[index] = chance
                self.run.remember(self.who, code)
            self.known[place] = found
        return found


class Run:
    """One chain being followed."""

    def __init__(self, duel: Duel) -> None:
        self.duel = duel
        self.fates: dict[tuple[int, str, int], Fates] = {}
        self.steps: dict[tuple[str, int, int, int], Spread] = {}
        self.codes: list[vec[i64]] = [vec[i64](), vec[i64]()]  # every code a side may come to
        self.beaten = vec[float]([0.0] * CODES)  # scratch: a side beaten by two or more, by code
        self.mixed = vec[float]([0.0] * CODES)  # scratch: the same, and beaten by one, and drawn
        self.pairs = vec[float]([0.0] * _PAIRS)  # scratch: what may become of both

    def fates_of(self, who: int, phase: str, number: int) -> Fates:
        key = (who, phase, number)
        found = self.fates.get(key)
        if found is None:
            found = Fates(self, who, phase, number)
            self.fates[key] = found
        return found

    def remember(self, who: int, number: i64) -> None:
        for seen in self.codes[who]:
            if seen == number:
                return
        self.codes[who] = append(self.codes[who], number)

    def step(self, phase: str, pair: int, overlaps: tuple[int, int]) -> Spread:
        """One round from one pair of states."""
        key = (phase, pair, overlaps[0], overlaps[1])
        found = self.steps.get(key)
        if found is None:
            first, second = pair // CODES, pair % CODES
            rolls = self.duel.rolls(phase, first, second, overlaps)
            scored = _packed(self.duel.hits(0, first, rolls))
            taken = _packed(self.duel.hits(1, second, rolls))
            mine, theirs = self.fates_of(0, phase, first), self.fates_of(1, phase, second)
            self._not_losing(mine, theirs, scored, taken, True)
            self._not_losing(theirs, mine, taken, scored, False)
            found = self._collected()
            self.steps[key] = found
        return found

    def _not_losing(self, mine: Fates, theirs: Fates, scored: vec[float], taken: vec[float], draws: bool) -> None:
        """All cases in which this side wins (or draws, where `draws` says that it counts them)."""
        beaten, mixed = self.beaten, self.mixed
        place: i64 = 0
        while place < CODES:
            beaten[place] = 0.0
            place += 1
        most = i64(len(scored)) - 1
        far = most + 1  # hits from here on are in `beaten`
        back = i64(len(taken)) - 1
        while back >= 0:
            while far > back + 2:
                far -= 1
                _pour_into(beaten, theirs.after(far, BEATEN), scored[far])
            near = back + 1
            lost = theirs.after(near, LOST) if near <= most else None
            drawn = theirs.after(back, NOT_LOST) if draws and back <= most else None
            for number in self.codes[theirs.who]:
                mixed[number] = beaten[number]
            if lost is not None:
                _pour_into(mixed, lost, scored[near])
            if drawn is not None:
                _pour_into(mixed, drawn, scored[back])
            self._multiply(mine.who, mine.after(back, NOT_LOST), taken[back])
            back -= 1

    def _multiply(self, who: int, spread: Spread, chance: float) -> None:
        """Add every pair of a fate of this side and one of the other's in `mixed`."""
        pairs, mixed, codes = self.pairs, self.mixed, self.codes[1 - who]
        places, chances = spread.places, spread.chances
        my_step: i64 = CODES if who == 0 else 1
        their_step: i64 = 1 if who == 0 else CODES
        index: i64 = 0
        while index < i64(len(places)):
            weight = chance * chances[index]
            start = places[index] * my_step
            for number in codes:
                pairs[start + number * their_step] += weight * mixed[number]
            index += 1

    def _collected(self) -> Spread:
        """The pairs with a chance, and the scratch left clean."""
        places = vec[i64]()
        chances = vec[float]()
        pairs, seconds = self.pairs, self.codes[1]
        for first in self.codes[0]:
            for second in seconds:
                pair = first * CODES + second
                chance = pairs[pair]
                if chance != 0.0:
                    places = append(places, pair)
                    chances = append(chances, chance)
                    pairs[pair] = 0.0
        found = Spread(0)
        found.places = places
        found.chances = chances
        return found

    def follow(self, phases: list[str], overlaps: list[tuple[int, int]]) -> list[Standing]:
        """How things stand at the start and after each round."""
        now = vec[float]([0.0] * _PAIRS)
        start = self.duel.start()
        now[start] = 1.0
        alive = vec[i64]([start])  # the pairs with a chance
        history = [_standing(now, alive)]
        for number, phase in enumerate(phases):
            after = vec[float]([0.0] * _PAIRS)
            reached = vec[i64]()
            for pair in alive:
                chance = now[pair]
                if is_over(int(pair)):
                    if after[pair] == 0.0:
                        reached = append(reached, pair)
                    after[pair] += chance
                    continue
                step = self.step(phase, int(pair), overlaps[number])
                places, chances = step.places, step.chances
                index: i64 = 0
                while index < i64(len(places)):
                    target = places[index]
                    if after[target] == 0.0:
                        reached = append(reached, target)
                    after[target] += chance * chances[index]
                    index += 1
            now, alive = after, reached
            history.append(_standing(now, alive))
        return history


def _packed(chances: list[float]) -> vec[float]:
    return vec[float](chances)


def _pour_into(mixture: vec[float], spread: Spread, chance: float) -> None:
    places, chances = spread.places, spread.chances
    index: i64 = 0
    while index < i64(len(places)):
        mixture[places[index]] += chance * chances[index]
        index += 1


def _standing(now: vec[float], alive: vec[i64]) -> Standing:
    """The sums of `Standing.add`, without making an object of every number."""
    levels = vec[float]([0.0] * 8)
    a_bases = b_bases = both = fighting = 0.0
    for pair in alive:
        chance = now[pair]
        first, second = pair // CODES, pair % CODES
        mine, theirs = first >> 1 & 3, second >> 1 & 3
        levels[mine] += chance
        levels[4 + theirs] += chance
        a_bases += chance * float(int(first >> 3))
        b_bases += chance * float(int(second >> 3))
        if mine == BROKEN and theirs == BROKEN:
            both += chance
        elif mine != BROKEN and theirs != BROKEN:
            fighting += chance
    standing = Standing(0.0)
    standing.levels = [[levels[0], levels[1], levels[2], levels[3]], [levels[4], levels[5], levels[6], levels[7]]]
    standing.bases = [a_bases, b_bases]
    standing.both = both
    standing.fighting = fighting
    return standing
