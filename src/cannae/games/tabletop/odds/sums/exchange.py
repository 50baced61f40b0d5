"""One exchange of blows or missiles: who rolls how many dice at what, and why. Chances come after, in fights.py.

Each file meets the enemy file opposite it with its own points of advantage (rule 8.20). The deeper files of both sides
are counted first and face each other; an overlapping file fights the enemy's nearest end file.
"""

from cannae.core.contract import UserError
from cannae.games.tabletop.data.troops import Readings, Side, Situation
from cannae.games.tabletop.rules.sheet.advantage import Fighter, Net, clamp, net, shooting_lines, total
from cannae.games.tabletop.rules.sheet.chances import hit_cases, hits, need, together
from cannae.games.tabletop.rules.sheet.dice import (
    Pool,
    close_row,
    file_dice,
    file_disorder,
    gathered,
    is_light_against,
    lose,
    loss_class,
    shooting_dice,
    support_dice,
)
from cannae.games.tabletop.rules.sheet.moves import check_charge, disorder_of

A = 0
B = 1


class Reason:
    """A line of the sheet that counted: for whom, how much, and in which of its files."""

    def __init__(self, side: int, table: str, row: str, value: int) -> None:
        self.side = side
        self.table = table
        self.row = row
        self.value = value
        self.places: set[int] = set()  # the numbers of its files; none where files mean nothing

    @property
    def files(self) -> int:
        return len(self.places)


class Exchange:
    """The dice of both sides, the net points of each file, and every reason."""

    def __init__(self) -> None:
        self.pools: list[list[Pool]] = [[], []]
        self.reasons: list[Reason] = []
        self.fronts: dict[int, int] = {}  # net points for side A -> files in contact
        self.contact = 0

    @property
    def poa(self) -> int:
        """The net points for side A in most files; in the deeper ones where two are equal."""
        best = 0
        most = -1
        for value, files in self.fronts.items():
            if files > most:
                best, most = value, files
        return best

    def dice(self, who: int) -> int:
        return sum([pool.dice for pool in self.pools[who]])

    def explain(self, who: int, table: str, row: str, value: int, file: int = -1) -> None:
        """Note a line. Points stand once, however many files they count in; dice and losses add up."""
        found: Reason | None = None
        for reason in self.reasons:
            if reason.side == who and reason.table == table and reason.row == row:
                found = reason
        if found is None:
            found = Reason(who, table, row, value)
            self.reasons.append(found)
        elif table in ("dice", "losses"):
            found.value += value
        if file >= 0:
            found.places.add(file)


def hit_ways(pools: list[Pool], side: Side, readings: Readings) -> list[int]:
    """The ways, out of 36 to the power of all dice, to score 0, 1, 2 ... hits with all pools together."""
    ways = [1]
    for pool in pools:
        if pool.dice:
            led = side.leads and not pool.shooting  # 6.3: combat dice only
            cases = hit_cases(pool.quality, led, need(pool.poa, pool.shooting), readings.keep_better)
            ways = together(ways, hits(pool.dice, cases))
    return ways


def charges(a: Side, b: Side) -> tuple[bool, bool]:
    """The first-named side charges unless it is said; not if FRAGMENTED (12.7) or where it cannot move (4.1)."""
    if (a.charging or a.flank) and (b.charging or b.flank):
        raise UserError("tabletop-both-charge")
    for side in (a, b):
        if side.charging or side.flank:
            check_charge(side)
    if a.charging or a.flank:
        return True, False
    if b.charging or b.flank:
        return False, True
    if a.charging is None and a.cohesion != "fragmented" and a.group.kind != "HArt":
        return True, False
    if b.charging is None and b.cohesion != "fragmented" and b.group.kind != "HArt":
        return False, True
    return False, False


def contact_files(a: Side, b: Side, wanted: int) -> int:
    """5.12: as many files as the narrower side has, or fewer where the caller says so."""
    most = min(a.files, b.files)
    if wanted > most:
        raise UserError("tabletop-contact", files=wanted)
    return wanted or most


def close_combat(a: Side, b: Side, situation: Situation, explain: bool = True) -> Exchange:
    """Impact or melee between two groups."""
    for side in (a, b):
        if side.cohesion == "broken":
            raise UserError("tabletop-broken")
    phase, readings, terrain = situation.phase, situation.readings, situation.terrain
    charging = charges(a, b) if phase == "impact" else (False, False)
    contact = contact_files(a, b, situation.contact)
    sides = (a, b)
    result = Exchange()
    result.contact = contact
    fighting = [contact, contact]
    if phase == "melee":
        for who, side in enumerate(sides):
            if contact + side.overlaps > side.files:
                raise UserError("tabletop-overlap-files", overlaps=side.overlaps, files=side.files, contact=contact)
            fighting[who] += side.overlaps

    lines: list[list[Fighter]] = [[], []]
    for who, side in enumerate(sides):
        worst = disorder_of(side, terrain, readings)
        alike: dict[tuple[int, str], Fighter] = {}  # files of one depth in one state fight alike
        for file in range(fighting[who]):
            shape = (side.depth(file), file_disorder(side, file, fighting[who], worst))
            if shape not in alike:
                alike[shape] = Fighter(side, shape[0], shape[1], side.terrain or terrain, charging[who])
            lines[who].append(alike[shape])

    nets: dict[tuple[int, int, str, int, str], Net] = {}
    for who, side in enumerate(sides):
        other = 1 - who
        for file in range(fighting[who]):
            facing = file if file < contact else (contact - 1 if file == contact else 0)
            mine = lines[who][file]
            theirs = lines[other][facing]
            key = (who, mine.depth, mine.disorder, theirs.depth, theirs.disorder)
            found = nets.get(key)
            if found is None:
                found = net(mine, theirs, phase, readings)
                nets[key] = found
            count = file_dice(mine.kind, mine.depth, phase)
            loss = loss_class(side.cohesion, mine.disorder)
            result.pools[who].append(Pool(count, found.value, loss, False, side.group.quality))
            if explain:
                name = close_row(side.group.kind, phase) if file < contact else "overlaps"
                result.explain(who, "dice", name, count, file)
            if file < contact and who == A:
                result.fronts[found.value] = result.fronts.get(found.value, 0) + 1
            if explain and (file >= contact or who == A):
                for row, value in found.mine:
                    result.explain(who, phase, row, value, file)
                for row, value in found.theirs:
                    result.explain(other, phase, row, value, facing)
        gone = lose(result.pools[who], is_light_against(side, sides[other]))
        result.pools[who] = gathered(result.pools[who])
        if phase == "impact":
            gone += _supporting_fire(result, who, side, sides[other], charging[who], contact, situation, explain)
        if explain:
            for table, row, value in gone:
                result.explain(who, table, row, value)
    return result


def shooting(a: Side, b: Side, situation: Situation) -> Exchange:
    """Side A shoots at side B."""
    if a.cohesion == "broken":
        raise UserError("tabletop-broken")
    readings = situation.readings
    table, name, count = shooting_dice(a, situation.range == "long", readings)
    hampered = a.rearward or a.engaged or b.engaged
    lines = shooting_lines(a.group.shooting, b, hampered)
    result = Exchange()
    result.explain(A, table, name, count)
    for row, value in lines:
        result.explain(A, "shooting", row, value)
    poa = clamp(total(lines))
    result.fronts[poa] = a.files
    disorder = disorder_of(a, situation.terrain, readings)
    suffering = a.disordered_files  # where only some files are disordered, they have their share of the dice (3.7)
    touched = count if suffering < 0 else min(count, count * suffering // a.files)
    pools: list[Pool] = []
    for dice, state in ((count - touched, "none"), (touched, disorder)):
        pools.append(Pool(dice, poa, loss_class(a.cohesion, state), True, a.group.quality))
    for table, name, value in lose(pools, False):
        result.explain(A, table, name, value)
    result.pools[A] = gathered(pools)
    return result


def _supporting_fire(
    result: Exchange,
    who: int,
    side: Side,
    enemy: Side,
    charging: bool,
    contact: int,
    situation: Situation,
    explain: bool,
) -> list[tuple[str, str, int]]:
    """5.11: shot in the impact phase, so hampered (7.14); its losses are counted apart from the fighters'."""
    count, weapon, _, quality = support_dice(side, enemy, charging, contact)
    if not count:
        return []
    lines = shooting_lines(weapon, enemy, True)
    disorder = disorder_of(side, situation.terrain, situation.readings)
    pool = Pool(count, clamp(total(lines)), loss_class(side.cohesion, disorder), True, quality)
    if explain:
        result.explain(who, "dice", "support", count)
        for name, value in lines:
            result.explain(who, "shooting", name, value)
    gone = lose([pool], False)
    result.pools[who].append(pool)
    return gone
