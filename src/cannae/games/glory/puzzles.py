"""Puzzles of Field of Glory: which of several attacks wins.

What an attack is worth is its chance to be won (7.13; a tie is not), over every hand and every top card of the deck
that the enemy may have, each as likely as the cards make it. The attacker lays the best Bonus card he has or draws one,
and plays Overlap where that helps. The enemy answers as if he saw the attacker's card: he withdraws where all his units
can, withdraws some where that serves him, leads with the better unit, and lays a card that holds, from his hand or else
from the deck, whenever there is one. So an attack is won exactly where neither his hand nor the top of his deck has a
card that holds.
"""

from collections.abc import Mapping
from fractions import Fraction
from math import comb
from types import MappingProxyType

from cannae.core.contract import State
from cannae.core.puzzles import SentenceData, Values
from cannae.core.randomness import FastRng
from cannae.games.glory.engine import Glory
from cannae.games.glory.redeal import Secrets
from cannae.games.glory.rules.cards import OVERLAP_ROLE
from cannae.games.glory.rules.combat import can_withdraw, overlaps
from cannae.games.glory.rules.reckoning import reckon_attack, reckon_defence
from cannae.games.glory.state import ACTING, ATTACK, DECK, DECK_SIZE, DISCARD, FLANK, FLANK_RIGHT, FLANKING, HAND, VERB

NOTHING = Fraction(0)
FEWEST = 3  # attacks to choose from
HOPEFUL = Fraction(3, 10)  # what the best of them must promise


class GloryPuzzler:
    players = ("varro", "marcellus")
    options: Mapping[str, object] = MappingProxyType({"setup": "quick"})
    margin = Fraction(3, 20)
    most_alike = 100
    shares = True

    def values(self, state: State, side: int) -> Values | None:
        assert isinstance(state, Glory)
        if state.phase_number not in (ACTING, FLANKING):
            return None
        attacks = [choice for choice in state.choices(side) if is_attack(choice)]
        enemy = Enemy(state, 1 - side)
        if len(attacks) < FEWEST or not enemy.even:
            return None
        found = {state.write_choice(side, choice): Attack(state, side, choice, enemy).chance for choice in attacks}
        best, second = sorted(found.values(), reverse=True)[:2]
        return found if best >= HOPEFUL and second > 0 else None  # with one hope alone there is nothing to weigh

    def alike(self, choice: str) -> str:
        return choice

    def verb(self, choice: str) -> str:
        return choice.partition(" ")[0]

    def reason(self, state: State, side: int, choice: str) -> SentenceData:
        assert isinstance(state, Glory)
        attack = Attack(state, side, state.read_choice(side, choice), Enemy(state, 1 - side))
        if attack.evaded:
            return {"say": "glory-puzzle-evaded", "cost": attack.cost}
        defence = attack.strength - attack.holds
        words: SentenceData = {"attack": attack.strength, "defence": defence, "holds": attack.holds}
        if attack.drawn:
            return {"say": "glory-puzzle-drawn"}
        return {"say": "glory-puzzle-hopeless" if attack.holds <= 0 else "glory-puzzle-holds", **words}


def is_attack(choice: int) -> bool:
    verb = choice // VERB
    return verb == ATTACK or FLANK <= verb <= FLANK_RIGHT


class Enemy:
    """What the other side knows of the cards a side may answer with."""

    def __init__(self, p: Glory, side: int) -> None:
        secrets = Secrets(p, side)
        kinds = range(1, int(p.deck.wide))
        self.points = [int(p.deck.points[kind]) for kind in kinds]
        self.held = [secrets.surplus[kind] if secrets.shuffled else 0 for kind in kinds]
        self.even = min(self.held) >= 0  # else more has left the hand than was known to be there: no even deal
        self.unseen = [secrets.unseen[kind] for kind in kinds]
        self.pool = [secrets.pool[kind] for kind in kinds]
        self.from_unseen, self.from_pool = secrets.from_unseen, secrets.from_pool
        self.pile: list[int] = [0]  # what the deck is shuffled from when it is empty
        if p.tally(side, DECK_SIZE) == 0:
            self.pile = [int(p.z[p.zone(side, DISCARD) + kind]) for kind in kinds]
        elif secrets.shuffled:
            self.from_pool += 1  # the top card of the deck
        else:
            self.from_unseen += 1

    def none_of(self, points: int) -> Fraction:
        """The chance that neither the hand nor the top of the deck has a card worth so much."""
        if any(count and worth >= points for count, worth in zip(self.held, self.points, strict=True)):
            return NOTHING
        chance = self.low(self.unseen, self.from_unseen, points) * self.low(self.pool, self.from_pool, points)
        return chance * self.low(self.pile, min(1, sum(self.pile)), points)

    def low(self, bag: list[int], drawn: int, points: int) -> Fraction:
        """The chance that so many cards drawn from a bag are all worth less."""
        cheap = sum([count for count, worth in zip(bag, self.points, strict=False) if worth < points])
        return Fraction(comb(cheap, drawn), comb(sum(bag), drawn))


class Attack:
    """One attack with the best Bonus card its side has: the chance to win it, and what the enemy must lay to hold."""

    def __init__(self, state: Glory, side: int, choice: int, enemy: Enemy) -> None:
        p = state.redeal(side, FastRng(0))
        p.play(side, choice)
        self.cost = int(p.deck.cost[p.lead])
        stand = standing(p, 1 - side)
        self.evaded = not all(stand)
        self.chance = NOTHING
        self.strength, self.holds, self.overlap, self.drawn = 0, 0, 0, False
        if self.evaded:
            return
        bare, against = min([clash(p, 1 - side, gone) for gone in stand], key=lambda sums: sums[0] - sums[1])
        hand = cards_in(p, side, HAND)
        for extra, left in self.overlapping(p, hand):
            for points in sorted({int(p.deck.points[kind]) for kind in left}, reverse=True):
                self.offer(bare + extra + points, against, extra, enemy)
            self.draw(p, side, bare + extra, against, enemy)

    def overlapping(self, p: Glory, hand: list[int]) -> list[tuple[int, list[int]]]:
        """What Overlap would add, and the hand that is left; also without it (7.2)."""
        ways = [(0, hand)]
        found = int(overlaps(p))
        played = [kind for kind in hand if p.deck.role[kind] == OVERLAP_ROLE]
        if found > 0 and played:
            rest = list(hand)
            rest.remove(min(played, key=lambda kind: int(p.deck.points[kind])))
            ways.append((found, rest))
        return ways

    def offer(self, strength: int, against: int, overlap: int, enemy: Enemy) -> None:
        holds = strength - against  # the points that hold: then the attack is not stronger (7.13)
        chance = enemy.none_of(holds) if holds > 0 else NOTHING
        if chance > self.chance or not self.strength:
            self.chance, self.strength, self.holds, self.drawn = chance, strength, holds, False
            self.overlap = overlap

    def draw(self, p: Glory, side: int, bare: int, against: int, enemy: Enemy) -> None:
        deck = cards_in(p, side, DECK)
        if not deck:
            return
        holds = [bare + int(p.deck.points[kind]) - against for kind in deck]
        chance = sum([enemy.none_of(one) for one in holds if one > 0], NOTHING) / len(deck)
        if chance > self.chance:
            self.chance, self.drawn = chance, True


def cards_in(p: Glory, side: int, zone: int) -> list[int]:
    at = p.zone(side, zone)
    return [kind for kind in range(1, int(p.deck.wide)) for _ in range(int(p.z[at + kind]))]


def standing(p: Glory, side: int) -> list[list[int]]:
    """Which units the defender may be left with: each a list of them (7.5)."""
    units = [int(p.unit(side, p.target, slot)) for slot in (0, 1)]
    there = [kind for kind in units if kind]
    ways = [there]
    for kind in there:
        if can_withdraw(p, kind):
            rest = list(there)
            rest.remove(kind)
            ways.append(rest)
    if len(there) == 2 and all(can_withdraw(p, kind) for kind in there):
        ways.append([])
    return ways


def clash(p: Glory, side: int, left: list[int]) -> tuple[int, int]:
    """Both sums without Bonus cards, if these units of the defender stay and the better of them leads."""
    twin = p.copy()
    for kind in [int(p.unit(side, p.target, slot)) for slot in (0, 1)]:
        if kind and (left.count(kind) < count_at(twin, side, kind)):
            twin.leave(side, twin.target, kind)
    sums = [(reckon_attack(twin, lead, False).total, reckon_defence(twin, lead, False).total) for lead in left]
    return min(sums, key=lambda both: both[0] - both[1])


def count_at(p: Glory, side: int, kind: int) -> int:
    return sum([int(p.unit(side, p.target, slot)) == kind for slot in (0, 1)])
