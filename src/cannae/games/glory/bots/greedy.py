"""A quick player with some sense: it values the position it would leave behind and takes the best choice in sight.

It looks at nothing its side may not see: its own cards, what lies open, and the odds of odds.py. So it chooses the same
in the true world and in any world re-dealt for its side.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from cannae.core.contract import State
from cannae.core.randomness import Rng
from cannae.games.glory.bots.judgement import after, card_value, draw_value, evaluate, unit_value
from cannae.games.glory.bots.odds import Outlook, attack_odds, defence_odds, outlook
from cannae.games.glory.rules.actions import extra_cost
from cannae.games.glory.rules.combat import overlaps
from cannae.games.glory.rules.reckoning import attack_strength, defence_strength, holds_tie
from cannae.games.glory.state import (
    ACTING,
    ATTACK,
    BONUS,
    CLEAR,
    COLUMN,
    DECK,
    DECK_SIZE,
    DEFENDING,
    DISCARD,
    DONE,
    DRAFTING,
    DRAW,
    DRAWING,
    DROPPING,
    FLANK,
    FLANK_LEFT,
    FLANK_RIGHT,
    FLANKING,
    HAND,
    LEADING,
    NO_BONUS,
    OVERLAP,
    OVERLAPPING,
    PAY,
    PAYING,
    PLACE,
    PURSE,
    RESERVES,
    SPARING,
    STAND,
    SUPPORTING,
    TOP,
    TRADE,
    TRIMMING,
    VERB,
    WITHDRAW,
    WITHDRAWING,
    Position,
)

POINT: Final = 0.36  # what a command point is worth, in the currency of `evaluate`


def choose(state: State, side: int, rng: Rng) -> int:
    assert isinstance(state, Position)
    best = 0
    best_value = -1e9
    for choice, value in weigh(state, side):
        if value > best_value:
            best = choice
            best_value = value
    return best


def weigh(p: Position, side: i64) -> list[tuple[int, float]]:
    """Every choice with what it seems worth; only the comparison within one position means anything."""
    return WEIGHERS[int(p.phase_number)](p, side, p.choices(side))


# -- Actions ------------------------------------------------------------------------------------------------


def weigh_actions(p: Position, side: i64, choices: list[int]) -> list[tuple[int, float]]:
    """Placing by what it changes, attacks by their odds, payment when nothing more is worth placing."""
    here = evaluate(p, side)
    found: list[tuple[int, float]] = []
    payment: list[tuple[int, float]] = []
    if p.open and p.clearing < 0:
        payment = weigh_payment(p, side, [choice for choice in choices if choice // VERB == PAY])
    attacks = [choice for choice in choices if choice // VERB == ATTACK]
    found += weigh_attacks(p, side, attacks) if attacks else []
    for choice in choices:
        verb = choice // VERB
        if verb == PLACE:
            found.append((choice, placing_value(p, side, choice, here)))
        elif verb == CLEAR:
            found.append((choice, -50.0))
        elif verb == RESERVES:
            found.append((choice, 4.0))
        elif verb == DONE:
            found.append((choice, 0.0))
    for choice, value in payment:  # paying is always worth a little less than anything worth placing
        found.append((choice, 0.01 + 0.0001 * value))
    return found


def placing_value(p: Position, side: i64, choice: i64, here: float) -> float:
    column = choice % VERB // COLUMN
    kind = choice % COLUMN
    price = int(p.deck.cost[kind] + extra_cost(p, column, kind))
    twin = p.copy()
    assert isinstance(twin, Position)
    twin.stand(side, column, kind)
    gain = evaluate(twin, side) - here
    if p.stands(1 - side, column):
        gain += 0.25 * attack_prospect(p, side, column, kind)
    spent = POINT * (price + 0.6 * int(p.deck.points[kind]))
    left = int(p.tally(side, PURSE) - p.deck.points[kind] - p.due) - price
    if left < 5:  # keep something to fight with
        spent += 0.2 * (5 - left)
    return gain - spent


def attack_prospect(p: Position, side: i64, column: i64, kind: i64) -> float:
    """How a unit placed against the enemy would compare with him."""
    deck = p.deck
    first = p.unit(1 - side, column, 0)
    return float(int(deck.against[kind * deck.wide + first]))


def weigh_payment(p: Position, side: i64, choices: list[int]) -> list[tuple[int, float]]:
    """Pay with a card of the set that is missed least and covers the price."""
    if p.due <= 0:
        return [(choice, 1.0 if choice // VERB == DONE else 0.0) for choice in choices]
    chosen = cheapest(p, side, int(p.due))
    return [(choice, 1.0 if choice % COLUMN in chosen and choice // VERB == PAY else 0.0) for choice in choices]


def cheapest(p: Position, side: i64, due: int) -> list[int]:
    """The kinds of a cheapest set of hand cards worth at least so much, dearest card first."""
    hand: list[int] = []
    at = p.zone(side, HAND)
    for kind in range(1, int(p.deck.wide)):
        for _ in range(int(p.z[at + kind])):
            hand.append(kind)
    # best[n]: the least value lost to cover n points, and with which cards.
    best: list[tuple[float, list[int]] | None] = [None] * (due + 1)
    best[0] = (0.0, [])
    for kind in hand:
        points = int(p.deck.points[kind])
        value = card_value(p, kind)
        for covered in range(due, -1, -1):
            known = best[covered]
            if known is None:
                continue
            total = min(due, covered + points)
            there = best[total]
            if total > covered and (there is None or known[0] + value < there[0]):
                best[total] = (known[0] + value, known[1] + [kind])
    found = best[due]
    return found[1] if found is not None else hand


# -- Attacks ------------------------------------------------------------------------------------------------


def weigh_attacks(p: Position, side: i64, choices: list[int]) -> list[tuple[int, float]]:
    """Each declaration by the best Bonus card for it; not attacking is worth nothing."""
    found: list[tuple[int, float]] = []
    odds = defence_odds(p, side)
    for choice in choices:
        verb = choice // VERB
        if verb == DONE:
            found.append((choice, 0.0))
            continue
        twin = p.copy()
        assert isinstance(twin, Position)
        twin.play(side, choice)
        found.append((choice, best_attack(twin, side, odds) - 0.4))
    return found


def best_attack(p: Position, side: i64, odds: list[float]) -> float:
    """A declared attack with the Bonus card that pays best."""
    best = attack_gain(p, side, mean_points(p, side), odds) - POINT * 2.2 if p.can_draw(side) else -1e9
    for kind in range(1, int(p.deck.wide)):
        if p.z[p.zone(side, HAND) + kind]:
            value = attack_gain(p, side, p.deck.points[kind], odds) - 0.55 * card_value(p, kind)
            best = max(best, value)
    return best


def weigh_bonus(p: Position, side: i64, choices: list[int]) -> list[tuple[int, float]]:
    """The gain of the attack with each Bonus card, less what the card is worth."""
    odds = defence_odds(p, side)
    found: list[tuple[int, float]] = []
    for choice in choices:
        verb = choice // VERB
        kind = choice % COLUMN
        if verb == TOP:
            found.append((choice, attack_gain(p, side, mean_points(p, side), odds) - POINT * 2.2))
        elif verb == BONUS:
            gain = attack_gain(p, side, p.deck.points[kind], odds)
            found.append((choice, gain - 0.55 * card_value(p, kind)))
        elif verb == OVERLAP:  # as good as that much more on the best card, and the card itself is gone
            gain = attack_gain(p, side, best_points(p, side) + overlaps(p), odds)
            plain = attack_gain(p, side, best_points(p, side), odds)
            found.append((choice, 50.0 if gain - plain > 0.6 else -50.0))
        else:
            found.append((choice, 0.0))
    return found


def mean_points(p: Position, side: i64) -> i64:
    """What the top of one's own deck is worth on average, rounded down; the owner knows his army."""
    zone = DECK if p.tally(side, DECK_SIZE) > 0 else DISCARD
    at = p.zone(side, zone)
    total = 0
    count = 0
    for kind in range(1, int(p.deck.wide)):
        total += int(p.z[at + kind] * p.deck.points[kind])
        count += int(p.z[at + kind])
    return total // count if count else 0


def best_points(p: Position, side: i64) -> i64:
    best: i64 = 0
    for kind in range(1, int(p.deck.wide)):
        if p.z[p.zone(side, HAND) + kind] and p.deck.points[kind] > best:
            best = p.deck.points[kind]
    return best


def attack_gain(p: Position, side: i64, points: i64, odds: list[float]) -> float:
    """What an attack with such a Bonus card changes on average, against the defender's better lead."""
    here = evaluate(p, side)
    worst = 1e9
    for slot in range(2):
        lead = p.unit(1 - side, p.target, slot)
        if lead == 0:
            continue
        p.answer_lead = lead
        worst = min(worst, outcome_value(p, side, attack_outlook(p, points, odds)) - here)
    p.answer_lead = 0
    return worst


def attack_outlook(p: Position, points: i64, odds: list[float]) -> Outlook:
    """The attacker's chances with such a Bonus card against the unit that leads the defence."""
    margin = attack_strength(p) - p.deck.points[p.bonus] + points
    margin -= defence_strength(p) - p.deck.points[p.answer]
    chances = outlook(margin, odds)
    if holds_tie(p, p.answer_lead):
        return Outlook(chances.win, 0.0, chances.tie + chances.loss)
    return chances


def outcome_value(p: Position, side: i64, chances: Outlook) -> float:
    """The average worth, to the attacker, of the position after the combat."""
    value = 0.0
    if chances.win > 0.0:
        value += chances.win * evaluate(after(p, 1), side)
    if chances.tie > 0.0:
        value += chances.tie * evaluate(after(p, 0), side)
    if chances.loss > 0.0:
        value += chances.loss * evaluate(after(p, -1), side)
    return value


# -- Defence ------------------------------------------------------------------------------------------------


def weigh_defence(p: Position, side: i64, choices: list[int]) -> list[tuple[int, float]]:
    """Seen from the other side: whatever leaves the attacker with the least."""
    odds = attack_odds(p)
    found: list[tuple[int, float]] = []
    for choice in choices:
        verb = choice // VERB
        kind = choice % COLUMN
        if verb == WITHDRAW:
            twin = p.copy()
            assert isinstance(twin, Position)
            twin.leave(side, p.target, kind)
            value = evaluate(twin, p.active)
            if twin.stands(side, p.target):
                value = stand_value(twin, side, best_points(p, side), odds)
            found.append((choice, -value + 0.35 * unit_value(p, kind)))
        elif verb == STAND:
            found.append((choice, best_defence(p, side, odds)))
        elif verb == NO_BONUS:
            found.append((choice, -stand_value(p, side, 0, odds)))
        elif verb == TOP:
            found.append((choice, -stand_value(p, side, mean_points(p, side), odds) - POINT * 2.2))
        elif verb == BONUS:
            value = stand_value(p, side, p.deck.points[kind], odds)
            found.append((choice, -value - 0.55 * card_value(p, kind)))
        else:  # the leading unit
            p.answer_lead = kind
            value = lead_value(p, side, p.deck.points[p.answer], odds)
            p.answer_lead = 0
            found.append((choice, -value))
    return found


def best_defence(p: Position, side: i64, odds: list[float]) -> float:
    """Standing with the Bonus card that pays best."""
    best = -stand_value(p, side, 0, odds)
    for kind in range(1, int(p.deck.wide)):
        if p.z[p.zone(side, HAND) + kind]:
            value = -stand_value(p, side, p.deck.points[kind], odds) - 0.55 * card_value(p, kind)
            best = max(best, value)
    return best


def stand_value(p: Position, side: i64, points: i64, odds: list[float]) -> float:
    """What the attacker gets on average against such a Bonus card, with the better lead."""
    least = 1e9
    for slot in range(2):
        lead = p.unit(side, p.target, slot)
        if lead:
            p.answer_lead = lead
            least = min(least, lead_value(p, side, points, odds))
    p.answer_lead = 0
    return least


def lead_value(p: Position, side: i64, points: i64, odds: list[float]) -> float:
    chances = defence_outlook(p, points, odds)
    return outcome_value(p, p.active, Outlook(chances.loss, chances.tie, chances.win))


def defence_outlook(p: Position, points: i64, odds: list[float]) -> Outlook:
    """The defender's chances with such a Bonus card and his leading unit: his win is the attacker's loss."""
    margin = defence_strength(p) - p.deck.points[p.answer] + points
    margin -= attack_strength(p) - p.deck.points[p.bonus]
    chances = outlook(margin, odds)
    if holds_tie(p, p.answer_lead):
        return Outlook(chances.win + chances.tie, 0.0, chances.loss)
    return chances


# -- Cards and losses ---------------------------------------------------------------------------------------


def weigh_draws(p: Position, side: i64, choices: list[int]) -> list[tuple[int, float]]:
    return [(choice, draw_value(p, side, choice)) for choice in choices]


def weigh_draft(p: Position, side: i64, choices: list[int]) -> list[tuple[int, float]]:
    return [(choice, card_value(p, choice % COLUMN)) for choice in choices]


def weigh_discards(p: Position, side: i64, choices: list[int]) -> list[tuple[int, float]]:
    return [(choice, -card_value(p, choice % COLUMN)) for choice in choices]


def weigh_losses(p: Position, side: i64, choices: list[int]) -> list[tuple[int, float]]:
    """Which unit to give up: keep the better one."""
    return [(choice, -unit_value(p, choice % COLUMN)) for choice in choices]


# -- By phase -----------------------------------------------------------------------------------------------

WEIGHERS: Final[dict[int, Callable[[Position, i64, list[int]], list[tuple[int, float]]]]] = {
    ACTING: weigh_actions,
    PAYING: weigh_payment,
    FLANKING: weigh_attacks,
    SUPPORTING: weigh_bonus,
    OVERLAPPING: weigh_bonus,
    DEFENDING: weigh_defence,
    WITHDRAWING: weigh_defence,
    LEADING: weigh_defence,
    DRAWING: weigh_draws,
    DRAFTING: weigh_draft,
    DROPPING: weigh_discards,
    TRIMMING: weigh_losses,
    SPARING: weigh_losses,
}

# -- In words -----------------------------------------------------------------------------------------------

REASONS: Final = {
    DRAFTING: "draft",
    TRIMMING: "cards",
    FLANKING: "attack",
    PAYING: "cards",
    SUPPORTING: "bonus",
    OVERLAPPING: "bonus",
    WITHDRAWING: "withdraw",
    DEFENDING: "bonus",
    LEADING: "bonus",
    SPARING: "cards",
    DRAWING: "draw",
    DROPPING: "cards",
}
VERB_REASONS: Final = {
    PLACE: "place",
    CLEAR: "place",
    ATTACK: "attack",
    FLANK: "attack",
    FLANK_LEFT: "attack",
    FLANK_RIGHT: "attack",
    PAY: "cards",
    RESERVES: "draw",
    DRAW: "draw",
    TRADE: "draw",
    DONE: "done",
}


def reason(p: Position, choice: int) -> str:
    """The key of a sentence on why greedy would choose this."""
    verb = choice // VERB
    return "glory-why-" + (VERB_REASONS.get(verb) or REASONS[int(p.phase_number)])
