"""The card player: every round is a small matrix game, with an eye on the next one, solved by regret matching; all else
is left to `greedy`."""

from mypy_extensions import i64

from cannae.core.contract import State
from cannae.core.game import Policy
from cannae.core.playout import Eye
from cannae.core.randomness import Rng
from cannae.games.battle.bots.cardplay import Table
from cannae.games.battle.bots.greedy import decide
from cannae.games.battle.engine import Battle
from cannae.games.battle.rules.cards import CARDS
from cannae.games.battle.rules.duration.commitment import AT_CARD, AT_TROOP
from cannae.games.battle.state import CARD, COMMIT


def matrix(state: State, side: int, rng: Rng) -> int:
    return judged(state, side, Eye(0, rng))


def misjudging(error: int) -> Policy:
    """The same player with a worse eye: all he compares seems better or worse to him by up to so much."""

    def choose(state: State, side: int, rng: Rng) -> int:
        return judged(state, side, Eye(error, rng))

    return choose


def judged(state: State, side: int, eye: Eye) -> int:
    assert isinstance(state, Battle)
    if state.phase_number == COMMIT:
        step = state.armies[side].step
        if step == AT_CARD:
            return int(mixed_card(state, side, eye))
        if step == AT_TROOP:
            return int(mixed_troop(state, side, eye))
    return int(decide(state, side, eye))


def drawn(table: Table, rng: Rng) -> i64:
    """A row of the table, by its weight in the equilibrium."""
    weights = table.solve()
    total: i64 = 0
    row: i64 = 0
    while row < table.height:
        weights[row] //= 64
        total += weights[row]
        row += 1
    left = rng.below(0, total)
    row = 0
    while left >= weights[row]:
        left -= weights[row]
        row += 1
    return row


def mixed_card(state: Battle, side: i64, eye: Eye) -> i64:
    table = Table(state, side, -1)
    table.misjudge(eye)
    if state.round < CARDS.rounds:
        table.foresee()
    return CARD + table.rows[drawn(table, eye.rng)].card


def mixed_troop(state: Battle, side: i64, eye: Eye) -> i64:
    table = Table(state, side, state.armies[side].card)
    table.misjudge(eye)
    return table.rows[drawn(table, eye.rng)].troop
