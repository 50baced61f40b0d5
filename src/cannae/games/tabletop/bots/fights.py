"""What a fight between two groups promises: the harm each does the other in the impact and in what follows. Harm is
counted in hundredths of a level of cohesion; losses that break a group count as the levels it has."""

from typing import Final, final

from cannae.games.tabletop.data.troops import COHESIONS, Side
from cannae.games.tabletop.rules.combat.nerve import disorder_of, going_of
from cannae.games.tabletop.rules.sheet.advantage import Fighter, net
from cannae.games.tabletop.rules.sheet.chances import CASES_OF_TWO, hit_cases, need
from cannae.games.tabletop.rules.sheet.dice import HALF, THIRD, file_dice, is_light_against, loss_class
from cannae.games.tabletop.rules.sheet.morale import death_modifier, result_cases
from cannae.games.tabletop.rules.sheet.moves import DISORDER_ORDER
from cannae.games.tabletop.state import BASES, BROKEN, FILES, LEVEL, Position

FLANK: Final = 150  # what a level lost before the first blow is worth
LEVEL_WORTH: Final = 50
MELEES: Final = 3  # rounds of melee that are looked ahead
OVERLAPS: Final = 1  # files of a broader front that join in, on the whole
LEVELS: Final = 3
WHOLE: Final = 10000
GOINGS: Final = ["open", "uneven", "rough", "difficult"]


def standing(p: Position, group: int) -> int:
    """All that changes about a group and counts here, as one number."""
    going = GOINGS.index(going_of(p, p.rect(group))) if p.terms.pieces else 0
    disorder = int(disorder_of(p, group)) if p.terms.pieces else 0
    shape = (int(p.get(group, LEVEL)) * 16 + int(p.get(group, FILES))) * 16 + int(p.get(group, BASES))
    return (shape * 4 + disorder) * 4 + going


def match(p: Position, one: int, other: int, flank: bool) -> int:
    """How a charge of one on the other would go: harm done less harm suffered. Kept with the battle's terms."""
    key = (standing(p, one) * 16384 + standing(p, other)) * 2048 + one * 64 + other * 2 + flank
    known = p.terms.matches.get(key)
    if known is None:
        known = p.terms.matches[key] = reckon(p, one, other, flank)
    return known


def reckon(p: Position, one: int, other: int, flank: bool) -> int:
    mine, theirs = Party(p, one, other), Party(p, other, one)
    contact = min(mine.files, theirs.files)
    value = harm(p, mine, theirs, "impact", contact, flank)
    value += MELEES * harm(p, mine, theirs, "melee", contact, False)
    value += LEVEL_WORTH * (int(p.get(other, LEVEL)) - int(p.get(one, LEVEL)))
    return value + (FLANK if flank else 0)


@final
class Party:
    """One of the two, in the words of the sheet."""

    def __init__(self, p: Position, group: int, enemy: int) -> None:
        troop = p.troop(group)
        self.files = int(p.get(group, FILES))
        self.bases = int(p.get(group, BASES))
        self.ranks = int(p.ranks(group))
        self.bears = max(self.bases - int(troop.breaks_at), 1)  # so many bases lost break it
        level = min(int(p.get(group, LEVEL)), BROKEN - 1)
        self.side = Side(troop.group, COHESIONS[level], bases=self.bases, files=max(-(-self.bases // 4), 1))
        shy = troop.shy and p.troop(enemy).elephant  # 18.4: beside elephants horses are disordered
        self.disorder = DISORDER_ORDER[max(int(disorder_of(p, group)), 1 if shy else 0)]
        self.going = going_of(p, p.rect(group))
        self.big = troop.kind in ("El", "BWg", "LArt", "HArt")

    def fighter(self, charging: bool, flank: bool) -> Fighter:
        found = Fighter(self.side, self.ranks, self.disorder, self.going, charging)
        found.flank = flank
        return found


def harm(p: Position, one: Party, other: Party, phase: str, contact: int, flank: bool) -> int:
    """One exchange of blows: what it costs the other less what it costs oneself."""
    a = one.fighter(phase == "impact", flank)
    b = other.fighter(False, False)
    hits = [spread(p, one, other, a, b, phase, contact), spread(p, other, one, b, a, phase, contact)]
    total = 0
    for loser, winner, sign, mine, theirs in ((other, one, 1, 1, 0), (one, other, -1, 0, 1)):
        changes = [griefs(loser, winner, phase, taken, how) for taken in range(len(hits[theirs])) for how in range(3)]
        cost = 0
        for taken, chance in enumerate(hits[theirs]):
            for given, again in enumerate(hits[mine]):
                how = 0 if taken <= given else 1 if taken == given + 1 else 2
                cost += chance * again * changes[3 * taken + how]
        total += sign * cost // (WHOLE * WHOLE)
    return total


def griefs(loser: Party, winner: Party, phase: str, taken: int, how: int) -> int:
    """What so many hits cost, in hundredths of a level: not lost (0), lost by one (1), or by more (2)."""
    falls = min(max(taken - int(death_modifier(loser.big, how == 0)), 0), 6)
    cost = 100 * LEVELS * falls // (6 * loser.bears)
    if how:
        change = -(1 if 3 * taken >= loser.bases else 0) - (1 if how == 2 else 0) - hard_on(loser, winner, phase)
        change -= 0 if loser.side.cohesion == "steady" else 1
        good, _, bad = result_cases(loser.side.group.quality, change)
        cost += 100 * (CASES_OF_TWO - good + (bad if how == 2 else 0)) // CASES_OF_TWO
    return cost


def hard_on(loser: Party, winner: Party, phase: str) -> int:
    """11.7: enemies to whom one does not like to lose."""
    group, enemy = loser.side.group, winner.side.group
    medium = group.kind == "MF" and (enemy.is_mounted or enemy.kind == "HF") and loser.going == "open"
    shock = phase == "impact" and (enemy.impact == "lancers" or (group.is_foot and enemy.impact == "impact-foot"))
    return 1 if enemy.kind in ("El", "SCh") or medium or shock else 0


def spread(p: Position, mine: Party, theirs: Party, a: Fighter, b: Fighter, phase: str, contact: int) -> list[int]:
    """The chances of 0, 1, 2 ... hits, of WHOLE."""
    files = contact + (min(mine.files - contact, OVERLAPS) if phase == "melee" else 0)
    dice = files * file_dice(a.kind, a.depth, phase)
    if is_light_against(mine.side, theirs.side):
        dice -= dice // 2
    loss = loss_class(mine.side.cohesion, a.disorder)
    dice -= dice // 3 if loss == THIRD else dice // 2 if loss == HALF else 0
    points = net(a, b, phase, p.terms.readings).value
    chance = WHOLE * hit_cases(mine.side.group.quality, False, need(points, False)) // 36
    found = [WHOLE]
    for _ in range(dice):
        missed = [one * (WHOLE - chance) // WHOLE for one in found]
        hit = [one * chance // WHOLE for one in found]
        found = [x + y for x, y in zip([*missed, 0], [0, *hit])]
    return found
