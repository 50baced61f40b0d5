"""What cards and positions are worth, by rule of thumb, and what a combat would leave behind: greedy acts on it.

All of it depends only on what lies open and on the cards of the side that asks.
"""

from typing import Final

from mypy_extensions import i64

from cannae.games.glory.rules.actions import extra_cost
from cannae.games.glory.rules.cards import COLUMNS, HAND_LIMIT, UNIT_ROLE
from cannae.games.glory.rules.reckoning import column_of_tie
from cannae.games.glory.state import COLUMN, CONTROL, HAND_SIZE, SCORE, TERRAIN, Position

LOST: Final = -100.0  # the enemy wins at his next victory check

# -- What cards are worth -----------------------------------------------------------------------------------


def card_value(p: Position, kind: i64) -> float:
    """A card in hand: its command points, and what it could do on this battlefield."""
    value = 0.5 * int(p.deck.points[kind])
    if p.deck.role[kind] != UNIT_ROLE:
        return value + 0.1
    return value + max(0.0, unit_value(p, kind))


def unit_value(p: Position, kind: i64) -> float:
    """A unit's strength on the five columns as they lie, less its price."""
    total = 0.0
    for column in range(COLUMNS):
        total += 0.8 * strength_in(p, column, kind) - 0.35 * int(p.deck.cost[kind] + extra_cost(p, column, kind))
    return total / COLUMNS + 0.3 * int(p.deck.holds_ties[kind])


def strength_in(p: Position, column: i64, kind: i64) -> int:
    """A leading unit's value on the terrain of a column."""
    return int(p.deck.value[kind] + p.deck.terrain_lead[p.z[TERRAIN + column] * p.deck.wide + kind])


def draw_value(p: Position, side: i64, choice: i64) -> float:
    """Cards gained, as far as the hand has room for them."""
    kind = choice % COLUMN
    size = p.tally(side, HAND_SIZE)
    if kind == 0:
        return hand_gain(size, 3)
    return hand_gain(size - 1, p.deck.points[kind]) - card_value(p, kind)


def hand_gain(size: i64, drawn: i64) -> float:
    useful = max(0, min(int(drawn), HAND_LIMIT - int(size)))
    return 2.6 * useful + 0.7 * (int(drawn) - useful)


# -- What a position is worth -------------------------------------------------------------------------------


def evaluate(p: Position, side: i64) -> float:
    """The battlefield as the side leaves it to the enemy, whose turn comes next."""
    enemy = 1 - side
    value = 0.1 * int(p.tally(side, SCORE) - p.tally(enemy, SCORE))
    own_hold = 0  # after the enemy's Advance
    own_next = 0  # after the enemy's Advance and one's own
    enemy_now = 0
    enemy_next = 0  # after his Advance
    for column in range(COLUMNS):
        control = p.z[CONTROL + column]
        mine = line_strength(p, side, column)
        his = line_strength(p, enemy, column)
        alone = p.stands(side, column) and not p.stands(enemy, column)
        lonely = p.stands(enemy, column) and not p.stands(side, column)
        held = control == side + 1
        taken = control == enemy + 1
        if taken:
            enemy_now += 1
        if held and not lonely:
            own_hold += 1
        if (held and not lonely) or alone:
            own_next += 1
        if lonely or taken:
            enemy_next += 1
        if alone:
            value += (3.4 if held else 2.0) + 0.16 * mine
        elif lonely:
            value -= (3.4 if taken else 2.8) + 0.16 * his
        elif p.stands(side, column):
            value += (1.2 if held else -1.2 if taken else 0.0) + 0.3 * (mine - his)
        else:
            value += 2.0 if held else -2.0 if taken else 0.0
    if enemy_now >= 3:
        value += LOST
    elif enemy_next >= 3:
        value -= 9.0
    if own_hold >= 3:
        value += 16.0
    elif own_next >= 3:
        value += 3.0
    return value


def line_strength(p: Position, side: i64, column: i64) -> float:
    """The better of a side's units in the column, on its terrain, with one more for company."""
    best = 0.0
    for slot in range(2):
        kind = p.unit(side, column, slot)
        if kind:
            best = max(best, 0.5 + slot + strength_in(p, column, kind))
    return best


# -- What a combat leaves behind ----------------------------------------------------------------------------


def after(p: Position, result: i64) -> Position:
    """The battlefield after the attacker has won (1), tied (0) or lost (-1)."""
    twin = p.copy()
    assert isinstance(twin, Position)
    attacker = p.active
    if result >= 0:
        clear_column(twin, 1 - attacker, p.target, 0 if result == 0 else 1)
    if result == 0:
        clear_column(twin, attacker, column_of_tie(p), 0)
    elif result < 0:
        clear_column(twin, attacker, p.source, 1)
    if result > 0:
        twin.z[CONTROL + p.target] = attacker + 1
        keep_lead(twin, attacker, p.source, p.lead)
    elif result == 0:
        twin.z[CONTROL + p.target] = 0
    else:
        if twin.z[CONTROL + p.target] == attacker + 1:
            twin.z[CONTROL + p.target] = 0
        keep_lead(twin, 1 - attacker, p.target, p.answer_lead)
    return twin


def clear_column(p: Position, side: i64, column: i64, captured: i64) -> None:
    while p.stands(side, column):
        kind = p.unit(side, column, 0)
        p.leave(side, column, kind)
        if captured:
            p.capture(side, kind)


def keep_lead(p: Position, side: i64, column: i64, lead: i64) -> None:
    if p.units(side, column) == 2 and lead:
        first = p.unit(side, column, 0)
        p.leave(side, column, p.unit(side, column, 1) if first == lead else first)
