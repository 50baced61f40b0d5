"""What can be known of an enemy's Bonus card: the odds, from open cards alone.

Everything here depends on what the side that asks may see: sizes of hands and decks, and the bags that the enemy's
hidden cards come from (see redeal.py). The enemy's true cards are never looked at.
"""

from mypy_extensions import i64

from cannae.games.glory.redeal import Secrets
from cannae.games.glory.rules.deckfile import HIGHEST
from cannae.games.glory.state import Position


def random_card(p: Position, secrets: Secrets) -> list[float]:
    """The chance of each number of command points on one card of the enemy's hand, any card as likely as another."""
    odds = [0.0] * (HIGHEST + 1)
    unseen = float(max(1, sum(secrets.unseen)))
    pool = float(max(1, sum(secrets.pool)))
    for kind in range(1, int(p.deck.wide)):
        expected = max(0, secrets.surplus[kind]) + secrets.from_unseen * secrets.unseen[kind] / unseen
        odds[p.deck.points[kind]] += expected + secrets.from_pool * secrets.pool[kind] / pool
    return scaled(odds)


def deck_card(p: Position, secrets: Secrets) -> list[float]:
    """The same for the top of the enemy's deck."""
    odds = [0.0] * (HIGHEST + 1)
    bag = secrets.pool if secrets.shuffled else secrets.unseen
    for kind in range(1, int(p.deck.wide)):
        odds[p.deck.points[kind]] += bag[kind]
    return scaled(odds)


def best_card(p: Position, secrets: Secrets) -> list[float]:
    """The same for the best card of the enemy's hand: hypergeometric, exact before a shuffle and, but for what has left
    the hand since, after it."""
    odds = [0.0] * (HIGHEST + 1)
    before = 0.0
    for highest in range(HIGHEST + 1):
        known = 1.0
        unseen_low = 0
        pool_low = 0
        for kind in range(1, int(p.deck.wide)):
            if p.deck.points[kind] <= highest:
                unseen_low += secrets.unseen[kind]
                pool_low += secrets.pool[kind]
            elif secrets.surplus[kind] > 0:
                known = 0.0
        below = known * none_higher(sum(secrets.unseen), unseen_low, secrets.from_unseen)
        below *= none_higher(sum(secrets.pool), pool_low, secrets.from_pool)
        odds[highest] = max(0.0, below - before)
        before = max(before, below)
    return scaled(odds)


def none_higher(total: int, low: int, drawn: int) -> float:
    """The chance that so many cards drawn from a bag are all among its low ones."""
    chance = 1.0
    for index in range(drawn):
        if low - index <= 0 or total - index <= 0:
            return 0.0
        chance *= (low - index) / (total - index)
    return chance


def scaled(odds: list[float]) -> list[float]:
    total = sum(odds)
    if total <= 0.0:
        return [1.0] + [0.0] * HIGHEST
    return [chance / total for chance in odds]


def defence_odds(p: Position, attacker: i64) -> list[float]:
    """The Bonus card a defender is likely to lay: from the hand, or from the deck when he has none."""
    secrets = Secrets(p, 1 - attacker)
    return deck_card(p, secrets) if secrets.hand_like == 0 else hand_card(p, secrets)


def attack_odds(p: Position) -> list[float]:
    """The Bonus card that lies against a defender, from the hand or from the deck as all could see."""
    secrets = Secrets(p, p.active)
    return deck_card(p, secrets) if p.bonus_drawn else hand_card(p, secrets)


def hand_card(p: Position, secrets: Secrets) -> list[float]:
    """A Bonus card from the hand: half the time the best, else any."""
    best = best_card(p, secrets)
    some = random_card(p, secrets)
    return [(one + two) / 2 for one, two in zip(best, some, strict=True)]


class Outlook:
    """The chances that an attack wins, ties or loses."""

    def __init__(self, win: float, tie: float, loss: float) -> None:
        self.win = win
        self.tie = tie
        self.loss = loss


def outlook(margin: i64, enemy: list[float]) -> Outlook:
    """A side that leads by `margin` without the enemy's Bonus card, against the odds of that card."""
    win = tie = loss = 0.0
    for points in range(HIGHEST + 1):
        chance = enemy[points]
        if margin > points:
            win += chance
        elif margin == points:
            tie += chance
        else:
            loss += chance
    return Outlook(win, tie, loss)
