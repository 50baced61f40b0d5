"""The duel of the Bonus cards as the game it is: both sides lay a card in secret, and neither knows the other's hand.

Some hands that either side may hold in the other's eyes, the true one among them, are the types of a Bayesian matrix
game (core/solving/bayesian.py); a card to lay, by its command points, is an action, the top of the deck and no card are
others.
What every meeting of two cards leads to is judged by somebody else, after the combat. The side then lays a card as
often as the solution does. Overlap, withdrawal and the leading unit are left to another player.
"""

from typing import Final

from mypy_extensions import i64

from cannae.core.contract import State
from cannae.core.game import Policy
from cannae.core.randomness import FastRng, Rng
from cannae.core.solving.bayesian import BayesianGame
from cannae.core.solving.extensive import Judge
from cannae.games.glory.bots.judgement import card_value
from cannae.games.glory.rules.deckfile import HIGHEST
from cannae.games.glory.rules.reckoning import attack_strength, defence_strength, holds_tie
from cannae.games.glory.state import (
    BONUS,
    COLUMN,
    DEFENDING,
    HAND,
    LEAD,
    LEADING,
    NO_BONUS,
    OVERLAP,
    STAND,
    SUPPORTING,
    TOP,
    VERB,
    WITHDRAWING,
    Position,
)

HANDS: Final = 3  # of each side
ROUNDS: Final = 200
LOTS: Final = 1_000_000
# Actions: a card of so many command points, then the top of the deck, then no card (a defender's only).
FROM_DECK: Final = HIGHEST + 1
WITHOUT: Final = HIGHEST + 2
ACTIONS: Final = HIGHEST + 3
IMPOSSIBLE: Final = -1


class Duel:
    """A policy: it solves the choice of a Bonus card, and asks somebody else otherwise."""

    def __init__(self, judge: Judge, otherwise: Policy) -> None:
        self.judge = judge
        self.otherwise = otherwise

    def choose(self, state: State, side: int, rng: Rng) -> int:
        assert isinstance(state, Position)
        usual = self.otherwise(state, side, rng)
        if state.phase_number not in (SUPPORTING, DEFENDING) or usual // VERB == OVERLAP:
            return usual
        chances = self.solved(state, side, rng)
        lot = int(rng.below(0, LOTS)) / LOTS
        for action, chance in enumerate(chances):
            lot -= chance
            if lot < 0.0:
                choice = choice_of(state, side, action)
                return choice if choice != IMPOSSIBLE else usual
        return usual

    def solved(self, state: Position, side: i64, rng: Rng) -> list[float]:
        """How often the side lays which card. Rows are the attacker's, columns the defender's."""
        seeds = [int(rng.word(0)) << 32 | int(rng.word(0)) for _ in range(2 * HANDS)]
        duel = BayesianGame(HANDS, ACTIONS, HANDS, ACTIONS)
        attacker = int(state.active)
        for mine in range(HANDS):
            for his in range(HANDS):
                world = imagined(state, side, seeds[mine] if mine else 0, seeds[HANDS + his])
                row, column = (mine, his) if side == attacker else (his, mine)
                self.meet(duel, world, row, column)
        duel.solve(ROUNDS)
        return (duel.rows if side == attacker else duel.columns).average(0)

    def meet(self, duel: BayesianGame, world: Position, row: i64, column: i64) -> None:
        """All that two hands can do to each other."""
        attacker = int(world.active)
        laid = attacks(world)
        answers = [choice_of(world, 1 - attacker, action) for action in range(ACTIONS)]
        for action in range(ACTIONS):
            if laid[action] == IMPOSSIBLE:
                duel.rows.forbid(row, action)
            if answers[action] == IMPOSSIBLE:
                duel.columns.forbid(column, action)
        for action, attack in enumerate(laid):
            if attack == IMPOSSIBLE:
                continue
            for number, answer in enumerate(answers):
                if answer != IMPOSSIBLE:
                    after = fought_out(world, attack, answer)
                    duel.put(row, action, column, number, self.judge(after, attacker))


def imagined(state: Position, side: i64, own: int, his: int) -> Position:
    """A world in which the enemy's cards, and with a seed the side's own too, are dealt anew. Each side has a deck of
    its own, so equal seeds give a side the same hand whatever the other holds."""
    world = state.redeal(side, FastRng(his))
    if own:
        world = world.redeal(1 - side, FastRng(own))
    assert isinstance(world, Position)
    world.rng = FastRng(his ^ own)
    if world.bonus and not world.bonus_drawn:  # laid from the hand: which of its cards, the solution says
        world.give(world.active, world.bonus)
        world.bonus = 0
    return world


def attacks(world: Position) -> list[int]:
    """The attacker's choices by action; a card that was drawn from the deck lies already."""
    attacker = int(world.active)
    if world.bonus:
        return [IMPOSSIBLE] * FROM_DECK + [TOP * VERB, IMPOSSIBLE]
    found = [choice_of(world, attacker, action) for action in range(ACTIONS)]
    found[WITHOUT] = IMPOSSIBLE
    if world.phase_number == DEFENDING:  # everybody saw that it came from the hand
        found[FROM_DECK] = IMPOSSIBLE
    return found


def choice_of(world: Position, side: i64, action: int) -> int:
    """The choice that lays a card of so many points: the one that is missed least."""
    if action == WITHOUT:
        return NO_BONUS * VERB if side != world.active else IMPOSSIBLE
    if action == FROM_DECK:
        return TOP * VERB if world.can_draw(side) else IMPOSSIBLE
    best = IMPOSSIBLE
    least = 0.0
    at = world.zone(side, HAND)
    for kind in range(1, int(world.deck.wide)):
        if world.z[at + kind] and world.deck.points[kind] == action:
            value = card_value(world, kind)
            if best == IMPOSSIBLE or value < least:
                best = BONUS * VERB + kind
                least = value
    return best


def fought_out(world: Position, attack: int, answer: int) -> Position:
    """The world after a combat with these two cards; the defender stands, and leads as well as he can."""
    twin = world.copy()
    assert isinstance(twin, Position)
    attacker = int(twin.active)
    if twin.phase_number == SUPPORTING:
        twin.play(attacker, attack)
    elif not twin.bonus:
        twin.take(attacker, attack % COLUMN)
        twin.bonus = attack % COLUMN
    if twin.phase_number == WITHDRAWING:
        twin.play(1 - attacker, STAND * VERB)
    if twin.phase_number == DEFENDING:
        twin.play(1 - attacker, answer)
    if twin.phase_number == LEADING:
        twin.play(1 - attacker, LEAD * VERB + better_lead(twin))
    return twin


def better_lead(world: Position) -> int:
    best = 0
    most = -1000
    for slot in range(2):
        world.answer_lead = world.unit(1 - world.active, world.target, slot)
        margin = 2 * int(defence_strength(world) - attack_strength(world)) + int(holds_tie(world, world.answer_lead))
        if margin > most:
            most = margin
            best = int(world.answer_lead)
    world.answer_lead = 0
    return best
