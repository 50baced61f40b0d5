"""Where the general's groups go: what a place is worth to a group, and which move leads to the best."""

from typing import Final, final

from mypy_extensions import i64

from cannae.core.playout import Eye
from cannae.games.tabletop.bots.design import IN_LINE, IN_RESERVE, LIGHT, Design, forward
from cannae.games.tabletop.bots.fights import match
from cannae.games.tabletop.bots.light import chance_to_be_caught, has_way_back
from cannae.games.tabletop.engine import Tabletop
from cannae.games.tabletop.rules.camps import camp_of
from cannae.games.tabletop.rules.combat.contact import find_pairs
from cannae.games.tabletop.rules.combat.nerve import behind_front
from cannae.games.tabletop.rules.movement.families import ADVANCE, AS_FAR, DOUBLE, RETIRE, SHIFT
from cannae.games.tabletop.rules.movement.manoeuvre import picked_groups, picked_moves
from cannae.games.tabletop.rules.table.geometry import MU, Rect, distance2, seen, size, within
from cannae.games.tabletop.rules.table.ground import disorder_in_pieces
from cannae.games.tabletop.state import (
    BACK,
    BASES,
    DONE,
    FRAGMENTED,
    GROUP,
    GROUPS,
    HALT,
    LEVEL,
    LINE,
    MOVE,
    PURSUING,
)

FILES: Final = 1000  # a file more or less than the list has
LEAST_MATCH: Final = 0  # a worse enemy is kept at a distance
ENGAGED: Final = 400  # prey that fights already
STRIKE: Final = 120  # for so good a fight a wing goes before the line
LEAD: Final = 2 * MU  # so far a group may be before its line
WING_LEAD: Final = 3 * MU  # so far a wing
ALARM: Final = 9 * MU  # within which it goes for the enemy all the same
STRAIGHT: Final = 10  # what half a degree off the line's heading costs before that
FAR: Final = 9 * MU
COMPLEX: Final = 80  # what a test that may fail costs
ATTACK: Final = 300  # how much a charge to make counts beside the way to it, in hundredths
THREAT: Final = 450  # and one to suffer
SOON: Final = 120  # what counts, in hundredths, of a charge that needs a move first
MORE: Final = 50  # and of every further threat beside the worst
KEEP: Final = 6 * MU  # so far outside an enemy's reach stays who would lose to it
SIDES_BY: Final = 6 * MU  # so near an enemy others join in
SUPERIOR: Final = 80  # what a group more than the enemy has there is worth
MOST_SUPERIOR: Final = 2
BOLDER: Final = MU  # for every turn without a blow
EDGE: Final = 8 * MU  # so far from its own edge a light group has room to evade
FEAR: Final = 200  # what a charge costs a light group that it has to run from
FEAR_SOON: Final = 100  # and one that needs a move first, at most
CAUGHT: Final = 1500  # and being caught
DARING: Final = 8  # after so many turns without a blow it fears nothing: waiting alone loses the day
SCREEN: Final = 7 * MU  # so far before its line light foot goes
IN_THE_WAY: Final = 300  # standing where the line wants to go
LINE_MOVE: Final = 4500  # how far that is, with the depth of those who stand there
NO_WAY_BACK: Final = 300  # and having nowhere to run to
SUPPORT: Final = 4 * MU  # so far behind the line the reserve follows


def root(square: int) -> int:
    """The whole square root."""
    if square < 2:
        return square
    guess = 1 << (square.bit_length() + 1) // 2
    while True:
        better = (guess + square // guess) // 2
        if better >= guess:
            return guess
        guess = better


@final
class Foe:
    """An enemy as one group sees him: what a fight promises, either way and by either edge."""

    def __init__(self, design: Design, p: Tabletop, group: int, enemy: int) -> None:
        self.rect = p.rect(enemy)
        self.rate: i64 = p.troop(enemy).rates[0]
        self.light = p.troop(enemy).skirmisher
        self.engaged = find_pairs(p).has(enemy)
        self.attack = match(p, group, enemy, False)
        self.attack_flank = match(p, group, enemy, True)
        self.threat = match(p, enemy, group, False)
        self.threat_flank = match(p, enemy, group, True)
        # A group that fights, pursues or is fragmented charges nobody.
        self.bound = self.engaged or p.get(enemy, LEVEL) >= FRAGMENTED or p.get(enemy, PURSUING) != 0
        if not p.troop(group).skirmisher:
            edge = SUPERIOR * design.superiority(group, enemy, SIDES_BY, MOST_SUPERIOR)
            self.attack += edge
            self.attack_flank += edge
            self.threat -= edge
            self.threat_flank -= edge
        if self.light and not p.troop(group).skirmisher:
            self.attack = self.attack_flank = 20  # they would only run
            self.threat = self.threat_flank = -50


@final
class Judge:
    """What places are worth to one group."""

    def __init__(self, design: Design, p: Tabletop, group: int) -> None:
        self.p = p
        self.design = design
        self.group = group
        self.troop = p.troop(group)
        self.rate: i64 = self.troop.rates[0]
        self.bases = p.get(group, BASES)
        self.foes = [Foe(design, p, group, enemy) for enemy in design.foes]
        self.role = design.roles[group]
        self.prey = self.choose_prey()
        self.fair = self.prey.attack > LEAST_MATCH and not (design.is_refused(group) and self.prey.attack < 60)
        self.free_at = ALARM if self.prey.attack > STRIKE else 0  # so near it goes alone
        self.camp = camp_of(p, 1 - design.side)
        self.keep = max(KEEP - self.patience_lost(), 0)
        fights = find_pairs(p)
        line = [mate for mate in design.own if mate != group and design.roles[mate] == IN_LINE]
        self.mates = [p.rect(mate) for mate in line if not fights.has(mate)]

    def patience_lost(self) -> int:
        """The longer nothing happens, the bolder it gets: waiting alone loses the day."""
        return BOLDER * int(self.p.quiet)

    def choose_prey(self) -> Foe:
        """A near enemy that it would beat; a flank counts for much."""
        r = self.p.rect(self.group)
        best, most = self.foes[0], -(1 << 60)
        for foe in self.foes:
            gap = int(size(foe.rect.middle_x - r.middle_x) + size(foe.rect.middle_y - r.middle_y))
            attack = foe.attack_flank if behind_front(r, foe.rect) else foe.attack
            value = 4 * attack - gap // 10 + (ENGAGED if foe.engaged else 0)
            value -= 600 if foe.light and not self.troop.skirmisher else 0
            if value > most:
                best, most = foe, value
        return best

    def rect_at(self, pose: tuple[i64, i64, i64], files: i64) -> Rect:
        depth = ((self.bases + files - 1) // files) * self.troop.depth
        return Rect(pose[0], pose[1], pose[2], files * 800, depth)

    def worth(self, r: Rect, files: i64) -> int:
        """Of standing there, in hundredths of a MU or of a hit."""
        value = -FILES * abs(int(files) - self.troop.group.files)
        if self.p.terms.pieces:
            value -= 150 * int(disorder_in_pieces(self.troop, r, self.p.terms.pieces))
        if self.role == LIGHT:
            return value + self.light_worth(r)
        value += self.danger(r)
        if self.role == IN_RESERVE:
            return value + self.reserve_worth(r)
        e = self.prey.rect
        u, v = seen(r.x, r.y, r.h, e.middle_x, e.middle_y)
        gap = int(size(u) + size(v))
        wanted = 0 if self.fair else int(self.prey.rate) + self.keep
        value -= abs(gap - wanted) // 10
        if gap > ALARM and self.role == IN_LINE:
            value -= STRAIGHT * self.off_heading(r)
        else:
            value -= int(size(u)) * 300 // (gap + 1) + (300 if v < 0 else 0)
        if behind_front(r, e):
            value += 150
        if gap > self.free_at:
            lead = forward(self.p, self.design.side, int(r.y)) - self.design.front
            value -= max(lead - (LEAD if self.role == IN_LINE else WING_LEAD), 0) // 4
        return value

    def danger(self, r: Rect) -> int:
        """The best charge it would have from there, less what could be made on it, now or after one move."""
        attack, worst, total = 0, 0, 0
        for foe in self.foes:
            e = foe.rect
            far = max(int(size(e.middle_x - r.middle_x)), int(size(e.middle_y - r.middle_y))) - int(r.reach + e.reach)
            if far > FAR:
                continue
            gap = root(int(distance2(r, e)))
            if gap <= self.rate:
                u, v = seen(r.x, r.y, r.h, e.middle_x, e.middle_y)
                if v > 0 and size(u) <= r.w + e.w + v // 3:
                    attack = max(attack, foe.attack_flank if behind_front(r, e) else foe.attack)
            share = share_of_threat(foe, gap)
            if share and looks_at(e, r):
                threat = max(foe.threat_flank if behind_front(e, r) else foe.threat, 0) * share // 100
                total += threat
                worst = max(worst, threat)
        return (attack * ATTACK - (worst + (total - worst) * MORE // 100) * THREAT) // 100

    def reserve_worth(self, r: Rect) -> int:
        """Behind the middle of the line, as far as support reaches."""
        wanted = self.design.front - SUPPORT
        return -abs(forward(self.p, self.design.side, int(r.y)) - wanted) // 10 - self.off_heading(r) // 2

    def off_heading(self, r: Rect) -> int:
        turn = int(r.h - (0 if self.design.side == 0 else 360)) % 720
        return min(turn, 720 - turn)

    def light_worth(self, r: Rect) -> int:
        """Within its own range, facing the enemy, and where he would not catch it; horse goes for the camp."""
        nearest = min(self.foes, key=lambda foe: int(distance2(r, foe.rect)))
        gap = root(int(distance2(r, nearest.rect)))
        value = 0
        wanted = 0 if nearest.light and nearest.attack > 20 else max(int(self.troop.near) - 300, 1500)
        if self.troop.mounted and self.camp is not None and not self.p.sacked >> (1 - self.design.side) & 1:
            value -= root(int(distance2(r, self.camp))) // 15
            value -= max(wanted - gap, 0) // 5
        else:
            value -= abs(gap - wanted) // 10
            value -= max(EDGE - forward(self.p, self.design.side, int(r.y)), 0) // 10  # not with its back to the edge
        e = nearest.rect
        u, v = seen(r.x, r.y, r.h, e.middle_x, e.middle_y)
        if gap < 8 * MU:
            value -= int(size(u)) * 100 // (int(size(u) + size(v)) + 1) + (100 if v < 0 else 0)
        if not self.troop.mounted:
            lead = forward(self.p, self.design.side, int(r.y)) - self.design.front - SCREEN - self.patience_lost()
            value -= max(lead, 0) // 10
        return value - self.fear(r) - IN_THE_WAY * self.mates_hindered(r)

    def mates_hindered(self, r: Rect) -> int:
        """Groups of its own line that could not make a full move with it standing there."""
        count = 0
        for mate in self.mates:
            u, v = seen(mate.x, mate.y, mate.h, r.middle_x, r.middle_y)
            count += 1 if 0 < v < LINE_MOVE and size(u) < r.w + mate.w else 0
        return count

    def fear(self, r: Rect) -> int:
        """Of all who could charge it there and would beat it: it has to run, and may be caught."""
        total = 0
        for foe in self.foes:
            if foe.light and foe.threat <= 40:
                continue
            reach = int(foe.rate)
            near = root(int(distance2(r, foe.rect)))
            if near > 2 * reach or not looks_at(foe.rect, r):
                continue
            if near <= reach:
                total += FEAR + CAUGHT * chance_to_be_caught(reach, near, int(self.rate)) // 100
            else:
                total += FEAR_SOON * (2 * reach - near) // reach
        total += NO_WAY_BACK if total and not has_way_back(self.p, self.group, r) else 0
        return total * max(DARING - int(self.p.quiet), 0) // DARING


def looks_at(e: Rect, r: Rect) -> bool:
    """Somebody lies in the fan before an enemy's front."""
    u, v = seen(e.x, e.y, e.h, r.middle_x, r.middle_y)
    return bool(v > 0 and size(u) <= r.w + e.w + v)


def share_of_threat(foe: Foe, gap: int) -> int:
    """How much of his charge counts, in hundredths: all within his reach, less and less as far as a move more."""
    if foe.bound or gap > 2 * foe.rate:
        return 0
    return 100 if gap <= foe.rate else SOON * int(2 * foe.rate - gap) // int(foe.rate)


def pick(p: Tabletop, side: int) -> int:
    """Light troops before the line first, who would stand in its way; then the whole line while the enemy is far; then
    the foremost, so that those behind have room."""
    choices = p.choices(side)
    design = Design(p, side)
    if not design.foes:
        return DONE
    alone = [choice - GROUP for choice in choices if GROUP <= choice < GROUP + GROUPS]
    alone = [group for group in alone if group in design.roles]
    screen = [group for group in alone if design.roles[group] == LIGHT and design.is_before_the_line(group)]
    if screen:
        return GROUP + foremost(p, side, screen)
    best, most = DONE, 1
    for choice in choices:
        if choice >= LINE:
            groups = [group for group in design.own if design.roles[group] == IN_LINE]
            first, last = (choice - LINE) >> 5, (choice - LINE) & 31
            if first in groups and last in groups and not near_foe(p, design, first) and not near_foe(p, design, last):
                width = abs(int(p.pose(first)[0] - p.pose(last)[0]))
                if width > most:
                    best, most = choice, width
    if best != DONE:
        return best
    return GROUP + foremost(p, side, alone) if alone else DONE


def foremost(p: Tabletop, side: int, groups: list[int]) -> int:
    return max(groups, key=lambda group: (forward(p, side, int(p.pose(group)[1])), -group))


def near_foe(p: Tabletop, design: Design, group: int) -> bool:
    return any(not p.troop(foe).skirmisher and within(p.rect(group), p.rect(foe), ALARM) for foe in design.foes)


def move(p: Tabletop, side: int, eye: Eye) -> int:
    groups = picked_groups(p)
    design = Design(p, side)
    if not design.foes or any(group not in design.roles for group in groups):
        return HALT
    judges = [Judge(design, p, group) for group in groups]
    moves = picked_moves(p)
    movers = moves.movers
    best, most = HALT, 5
    for judge in judges:
        most += judge.worth(p.rect(judge.group), p.get(judge.group, 3))
    for choice in p.choices(side):
        if choice == HALT or choice == BACK:
            continue
        family, angle, distance = (choice - MOVE) >> 12, (choice - MOVE) >> 6 & 63, choice & 63
        if family in (DOUBLE, SHIFT, RETIRE):
            continue
        if not movers.alone and (family != ADVANCE or (angle & 15) > 4 or (distance % 4 and distance != AS_FAR)):
            continue
        plan = moves.plan(choice)
        value = -COMPLEX if plan.is_complex else 0
        if movers.alone:
            value += judges[0].worth(judges[0].rect_at(plan.pose, plan.files), plan.files)
        else:
            for judge, mover in zip(judges, movers.all):
                value += judge.worth(movers.rect_of(mover, plan.pose), mover.files)
        value = eye.sees(value)
        if value > most:
            best, most = choice, value
    return best
