"""What speaks against a choice that the rules allow: an attack that cannot be won, a turn ended before a sure blow, a
payment far too high. From what the side may know alone: what stands on the field, its own hand and its own deck."""

from cannae.core.randomness import FastRng
from cannae.games.glory.engine import Glory
from cannae.games.glory.rules.combat import overlaps
from cannae.games.glory.rules.reckoning import holds_tie, reckon_attack, reckon_defence
from cannae.games.glory.state import ACTING, ATTACK, COLUMN, DECK, DONE, FLANK, FLANK_RIGHT, HAND, PAY, VERB

Doubt = dict[str, object]
FAR = 2  # points of strength ahead that are worth a word, and command points too many


def doubt(p: Glory, side: int, choice: int) -> Doubt | None:
    verb = choice // VERB
    if verb == ATTACK or FLANK <= verb <= FLANK_RIGHT:
        return hopeless(p, side, choice)
    if verb == PAY:
        return dear(p, side, choice % COLUMN)
    if verb == DONE and p.phase_number == ACTING:
        return missed(p, side)
    return None


def sums(p: Glory, side: int, choice: int) -> tuple[Glory, list[tuple[int, int, bool]]]:
    """An attack as it would stand without Bonus cards, against each unit that may lead the defence: both sums, and
    whether a tie is the defender's. On a re-dealt copy, so that nothing is known that the side does not know."""
    twin = p.redeal(side, FastRng(0))
    twin.play(side, choice)
    if twin.target < 0:
        return twin, []
    leads = [kind for kind in (twin.unit(1 - side, twin.target, 0), twin.unit(1 - side, twin.target, 1)) if kind]
    return twin, [
        (reckon_attack(twin, lead, False).total, reckon_defence(twin, lead, False).total, holds_tie(twin, lead))
        for lead in leads
    ]


def hopeless(p: Glory, side: int, choice: int) -> Doubt | None:
    """Even the best card one has would not reach what stands there (7.9 to 7.16)."""
    twin, found = sums(p, side, choice)
    if not found:
        return None
    best = max(points_in(twin, side, HAND) + points_in(twin, side, DECK), default=0) + max(0, int(overlaps(twin)))
    if any(attack + best > defence or (attack + best == defence and not holds) for attack, defence, holds in found):
        return None
    attack, defence, _ = max(found, key=lambda one: one[0] - one[1])
    return {"say": "glory-doubt-hopeless", "attack": attack + best, "defence": defence, "bonus": best}


def points_in(p: Glory, side: int, zone: int) -> list[int]:
    """The command points of the kinds of cards that lie there."""
    at = p.zone(side, zone)
    return [int(p.deck.points[kind]) for kind in range(1, int(p.deck.wide)) if p.z[at + kind]]


def dear(p: Glory, side: int, kind: int) -> Doubt | None:
    """Much more than is due, where a cheaper card covers it as well (6.7)."""
    due, paid = int(p.due), int(p.deck.points[kind])
    if due <= 0 or paid < due + FAR:
        return None
    at = p.zone(side, HAND)
    cheaper = [
        other for other in range(1, int(p.deck.wide)) if p.z[at + other] and due <= p.deck.points[other] <= paid - FAR
    ]
    if not cheaper:
        return None
    best = min(cheaper, key=lambda other: int(p.deck.points[other]))
    return {"say": "glory-doubt-dear", "due": due, "points": paid, "card": p.deck.card_words(best)}


def missed(p: Glory, side: int) -> Doubt | None:
    """The turn's actions are ended while an attack stands well ahead of every defence."""
    best: tuple[int, int, int, int] | None = None
    for choice in p.choices(side):
        if choice // VERB != ATTACK:
            continue
        _, found = sums(p, side, choice)
        attack, defence, _ = min(found, key=lambda one: one[0] - one[1], default=(0, 0, False))
        if attack - defence >= FAR and (best is None or attack - defence > best[0]):
            best = attack - defence, choice % VERB // COLUMN + 1, attack, defence
    if best is None:
        return None
    return {"say": "glory-doubt-missed", "column": best[1], "attack": best[2], "defence": best[3]}
