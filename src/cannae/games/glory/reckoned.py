"""The numbers behind a choice in a combat, in a sentence: against how many of the Bonus cards that the other side may
well lay it is won. From the odds in `bots/odds.py` alone, so from nothing that is hidden."""

from cannae.games.glory.bots.greedy import attack_outlook, best_points, defence_outlook, mean_points
from cannae.games.glory.bots.odds import Outlook, attack_odds, defence_odds
from cannae.games.glory.state import (
    ACTING,
    ATTACK,
    BONUS,
    COLUMN,
    DEFENDING,
    NO_BONUS,
    OVERLAPPING,
    STAND,
    SUPPORTING,
    TOP,
    VERB,
    WITHDRAWING,
    Position,
)


def reckoned(p: Position, side: int, choice: int) -> dict[str, object] | None:
    """The sentence, as `key` and `args`; None for a choice that decides no combat."""
    twin = p.copy()
    assert isinstance(twin, Position)
    phase, verb = int(p.phase_number), choice // VERB
    if phase == ACTING and verb == ATTACK:
        twin.play(side, choice)
        return attacking(twin, side, int(best_points(twin, side)), "best")
    if phase in (SUPPORTING, OVERLAPPING) and verb in (BONUS, TOP):
        return attacking(twin, side, points_of(p, side, choice), "this")
    if phase in (WITHDRAWING, DEFENDING) and verb in (STAND, NO_BONUS, BONUS, TOP):
        known = verb != STAND
        points = points_of(p, side, choice) if known else int(best_points(p, side))
        return defending(twin, side, points, "this" if known else "best")
    return None


def points_of(p: Position, side: int, choice: int) -> int:
    """The command points of a Bonus card; of one that is drawn, what it is worth on the average."""
    verb = choice // VERB
    if verb == BONUS:
        return int(p.deck.points[choice % COLUMN])
    return int(mean_points(p, side)) if verb == TOP else 0


def leads(p: Position, defender: int) -> list[int]:
    return [lead for lead in (int(p.unit(defender, p.target, slot)) for slot in range(2)) if lead]


def attacking(p: Position, side: int, points: int, which: str) -> dict[str, object] | None:
    """Against the defender's better lead."""
    odds, found = defence_odds(p, side), []
    for lead in leads(p, 1 - side):
        p.answer_lead = lead
        found.append(attack_outlook(p, points, odds))
    return said("attack", min(found, key=lambda one: one.win + one.tie / 2), points, which) if found else None


def defending(p: Position, side: int, points: int, which: str) -> dict[str, object] | None:
    """With one's own better lead."""
    odds, found = attack_odds(p), []
    for lead in leads(p, side):
        p.answer_lead = lead
        found.append(defence_outlook(p, points, odds))
    return said("defence", max(found, key=lambda one: one.win + one.tie / 2), points, which) if found else None


def said(what: str, chances: Outlook, points: int, which: str) -> dict[str, object]:
    win, tie = hundredths(chances.win), hundredths(chances.tie)
    return {"key": f"glory-reckoned-{what}", "args": {"which": which, "points": points, "win": win, "tie": tie}}


def hundredths(chance: float) -> int:
    """Rounded, but none and all only where it is so."""
    if chance <= 0:
        return 0
    return 100 if chance >= 1 else min(99, max(1, round(100 * chance)))
