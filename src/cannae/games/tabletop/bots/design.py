"""The plan of a battle, read from the table anew at every decision: who forms the line, who its wings, who its reserve,
which wing strikes and which is refused."""

from typing import Final, final

from cannae.games.tabletop.bots.fights import match
from cannae.games.tabletop.rules.table.geometry import Rect, within
from cannae.games.tabletop.state import BROKEN, FRAGMENTED, LEVEL, Position

IN_LINE: Final = 0
ON_WING: Final = 1
LIGHT: Final = 2
IN_RESERVE: Final = 3
BEHIND: Final = 2500  # so far behind the line stands a reserve


def forward(p: Position, side: int, y: int) -> int:
    """How far from the own edge."""
    return y if side == 0 else int(p.terms.depth) - y


@final
class Design:
    def __init__(self, p: Position, side: int) -> None:
        self.p = p
        self.side = side
        self.own = [group for group in p.on_table(side) if p.get(group, LEVEL) != BROKEN]
        self.foes = [enemy for enemy in p.on_table(1 - side) if p.get(enemy, LEVEL) != BROKEN]
        self.roles: dict[int, int] = {}
        foot = [group for group in self.own if not p.troop(group).skirmisher and not is_horse(p, group)]
        fronts = sorted(forward(p, side, int(p.pose(group)[1])) for group in foot)
        self.front = fronts[len(fronts) // 2] if fronts else 0
        for group in self.own:
            self.roles[group] = self.role(group)
        self.strikes = self.striking_side()

    def role(self, group: int) -> int:
        if self.p.troop(group).skirmisher:
            return LIGHT
        if is_horse(self.p, group):
            return ON_WING
        y = forward(self.p, self.side, int(self.p.pose(group)[1]))
        return IN_RESERVE if y < self.front - BEHIND and self.line_holds() else IN_LINE

    def line_holds(self) -> bool:
        """Nobody of the line is fragmented yet: the reserve may wait."""
        return all(self.p.get(group, LEVEL) < FRAGMENTED for group in self.own)

    def is_left(self, group: int) -> bool:
        """As red sees it."""
        return int(self.p.pose(group)[0]) < int(self.p.terms.width) // 2

    def striking_side(self) -> int:
        """The wing whose horse beats the horse before it by more: 0 the left as red sees it, 1 the right."""
        sums = [0, 0]
        for group in self.own:
            if self.roles[group] != ON_WING:
                continue
            wing = 0 if self.is_left(group) else 1
            rivals = [foe for foe in self.foes if self.p.troop(foe).mounted and self.is_left(foe) == (wing == 0)]
            sums[wing] += 100 + sum([match(self.p, group, foe, False) for foe in rivals]) // max(len(rivals), 1)
        return 0 if sums[0] >= sums[1] else 1

    def is_before_the_line(self, group: int) -> bool:
        return forward(self.p, self.side, int(self.p.pose(group)[1])) > self.front

    def superiority(self, group: int, enemy: int, near: int, most: int) -> int:
        """By how many sound groups of battle troops its side is more numerous about an enemy, both apart from the two;
        never beyond the most, either way."""
        place = self.p.rect(enemy)
        count = len([mate for mate in self.own if mate != group and self.could_join(mate, place, near)])
        count -= len([foe for foe in self.foes if foe != enemy and self.could_join(foe, place, near)])
        return max(-most, min(most, count))

    def could_join(self, group: int, place: Rect, near: int) -> bool:
        sound = self.p.get(group, LEVEL) < FRAGMENTED and not self.p.troop(group).skirmisher
        return sound and within(self.p.rect(group), place, near)

    def is_refused(self, group: int) -> bool:
        """Horse of the other wing waits for the enemy, unless it would win."""
        return self.roles[group] == ON_WING and self.is_left(group) != (self.strikes == 0)


def is_horse(p: Position, group: int) -> bool:
    troop = p.troop(group)
    return troop.mounted and not troop.elephant
