"""Puzzles of the Battle game: which card to lay in a round.

A round is a matrix game: each side lays a card and a Troop of its Main Unit, in secret. What comes of it is how much
better or worse one's own Main Unit holds (MP less Damage) beside the enemy's after the round than before it, by the
functions that fight the round (rules 6.7 to 6.15); Combined Units are left out on both sides, and so is what the cards
that are left may do later. Only rounds are asked about whose game has a solution without lots, a saddle point: the
answer promises so much whatever the enemy lays, and he can hold it to that. What a card is worth is what it promises
against the answer that is worst for it.
"""

from collections.abc import Mapping
from fractions import Fraction
from types import MappingProxyType

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.contract import State
from cannae.core.puzzles import SentenceData, Values
from cannae.games.battle.engine import Battle
from cannae.games.battle.rules.cards import CARDS, MASTERY_CARDS, NO_MISSILES
from cannae.games.battle.rules.duration.commitment import AT_CARD, cards_within_means, fill_troops
from cannae.games.battle.rules.duration.conflict import (
    damage_of,
    guard_value,
    mastery_level,
    mp_after,
    over_exertion,
)
from cannae.games.battle.rules.naming import card_name
from cannae.games.battle.state import CARD, COMMIT, TROOP

FEWEST = 3  # cards to choose from


class BattlePuzzler:
    players = ("greedy", "greedy")
    options: Mapping[str, object] = MappingProxyType({})
    margin = Fraction(2)
    most_alike = 40
    shares = False

    def values(self, state: State, side: int) -> Values | None:
        assert isinstance(state, Battle)
        army = state.armies[side]
        if state.phase_number != COMMIT or not state.deciders >> side & 1 or army.step != AT_CARD:
            return None
        if state.reader == side or state.reader == 1 - side:
            return None  # a side that reads the other's card solves another problem (rule 8.11)
        matrix = Matrix(state, side)
        if len(matrix.cards) < FEWEST or not matrix.has_saddle():
            return None
        return {state.write_choice(side, CARD + card): Fraction(matrix.promise(card)) for card in matrix.cards}

    def alike(self, choice: str) -> str:
        return choice

    def verb(self, choice: str) -> str:
        return choice

    def reason(self, state: State, side: int, choice: str) -> SentenceData:
        assert isinstance(state, Battle)
        matrix = Matrix(state, side)
        card = state.read_choice(side, choice) - CARD
        reply = matrix.worst_reply(card)
        return {"say": "battle-puzzle-worst", "card": card_name(reply), "count": matrix.promise(card)}


class Commitment:
    """A card with a Troop of the Main Unit, and what follows from them alone."""

    def __init__(self, state: Battle, side: int, card: int, fighter: int) -> None:
        army = state.armies[side]
        unit = army.fighter
        main = state.units[unit]
        level = mastery_level(state, unit, fighter)
        self.card = card
        self.value = int(CARDS.value[card])
        self.attack = None if level == NO_MISSILES else self.value + int(level)
        self.guard = self.value + int(guard_value(state, unit, fighter)) + int(CARDS.card_guard[card])
        self.hit = int(damage_of(state, side, unit, fighter, 0)) + int(CARDS.extra[card])
        self.spends = int(main.mp - mp_after(main, card, fighter) + over_exertion(main, card))


class Matrix:
    """What each pair of commitments comes to, for the side that asks."""

    def __init__(self, state: Battle, side: int) -> None:
        self.rows = commitments(state, side)
        self.columns = commitments(state, 1 - side)
        self.cards = sorted({row.card for row in self.rows})

    def cell(self, row: Commitment, column: Commitment) -> int:
        balance = column.spends - row.spends
        if row.value > column.value:
            return balance + (row.hit if row.attack is not None and row.attack > column.guard else 0)
        if row.value < column.value:
            return balance - (column.hit if column.attack is not None and column.attack > row.guard else 0)
        return balance

    def promise(self, card: int) -> int:
        """What a card promises with the best Troop for it, whatever the enemy lays."""
        return max([min([self.cell(row, column) for column in self.columns]) for row in self.rows if row.card == card])

    def has_saddle(self) -> bool:
        """Whether what the best card promises is also all that the enemy need allow."""
        allowed = min([max([self.cell(row, column) for row in self.rows]) for column in self.columns])
        return max([self.promise(card) for card in self.cards]) == allowed

    def worst_reply(self, card: int) -> int:
        """The card that holds a card to its promise."""
        best = self.promise(card)
        found = [
            column.card
            for row in self.rows
            if row.card == card and min([self.cell(row, other) for other in self.columns]) == best
            for column in self.columns
            if self.cell(row, column) == best
        ]
        return found[0]


def commitments(state: Battle, side: int) -> list[Commitment]:
    """Everything a side can lay without Combined Units; equal ones once."""
    army = state.armies[side]
    buffer: vec[i64] = vec[i64]([0] * 512)
    count = fill_troops(state, side, 1 << army.fighter, buffer)
    troops = sorted({int((buffer[index] - TROOP) % 64) for index in range(int(count))})
    cards = cards_within_means(state, side)
    free = [card for card in range(MASTERY_CARDS) if cards >> card & 1]
    return [Commitment(state, side, card, fighter) for card in free for fighter in troops]
