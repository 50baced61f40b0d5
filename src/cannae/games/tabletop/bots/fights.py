"""What a fight between two groups promises: hits expected for less those against, a file at a time, in hundredths."""

from typing import Final

from cannae.games.tabletop.data.troops import COHESIONS, Side
from cannae.games.tabletop.rules.combat.nerve import disorder_of, going_of
from cannae.games.tabletop.rules.sheet.advantage import Fighter, net
from cannae.games.tabletop.rules.sheet.chances import hit_cases, need
from cannae.games.tabletop.rules.sheet.dice import file_dice
from cannae.games.tabletop.rules.sheet.moves import DISORDER_ORDER
from cannae.games.tabletop.state import BASES, BROKEN, LEVEL, Position

FLANK: Final = 200  # what a level lost before the first blow is worth
LEVEL_WORTH: Final = 50
MELEES: Final = 2  # rounds of melee that are looked ahead
GOINGS: Final = ["open", "uneven", "rough", "difficult"]


def standing(p: Position, group: int) -> int:
    """All that changes about a group and counts here, as one number."""
    going = GOINGS.index(going_of(p, p.rect(group))) if p.terms.pieces else 0
    disorder = int(disorder_of(p, group)) if p.terms.pieces else 0
    return ((int(p.get(group, LEVEL)) * 4 + int(p.ranks(group))) * 4 + disorder) * 4 + going


def match(p: Position, one: int, other: int, flank: bool) -> int:
    """How a charge of one on the other would go: the impact and what follows. Kept with the battle's terms."""
    key = (standing(p, one) * 512 + standing(p, other)) * 2048 + one * 64 + other * 2 + flank
    known = p.terms.matches.get(key)
    if known is None:
        value = edge(p, one, other, "impact", flank) + MELEES * edge(p, one, other, "melee", False)
        value += LEVEL_WORTH * (int(p.get(other, LEVEL)) - int(p.get(one, LEVEL)))
        known = p.terms.matches[key] = value + (FLANK if flank else 0)
    return known


def edge(p: Position, one: int, other: int, phase: str, flank: bool) -> int:
    """One exchange of blows of a file each."""
    fighters: list[Fighter] = []
    qualities: list[str] = []
    for number in (one, other):
        bases = int(p.get(number, BASES))
        level = min(int(p.get(number, LEVEL)), BROKEN - 1)
        side = Side(p.troop(number).group, COHESIONS[level], bases=bases, files=max(-(-bases // 4), 1))
        qualities.append(side.group.quality)
        disorder = DISORDER_ORDER[int(disorder_of(p, number))]
        fighters.append(Fighter(side, int(p.ranks(number)), disorder, going_of(p, p.rect(number)), False))
    fighters[0].charging = phase == "impact"
    fighters[0].flank = flank
    total = 0
    for mine, theirs, sign in ((0, 1, 1), (1, 0, -1)):
        points = net(fighters[mine], fighters[theirs], phase, p.terms.readings).value
        cases = hit_cases(qualities[mine], False, need(points, False))
        total += sign * file_dice(fighters[mine].kind, fighters[mine].depth, phase) * cases * 100 // 36
    return total
