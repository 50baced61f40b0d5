"""A quick general: charges where the dice favour it, keeps light troops at a distance, and brings the line up."""

from typing import Final

from mypy_extensions import i64

from cannae.core.contract import State
from cannae.core.randomness import Rng
from cannae.games.tabletop.engine import Tabletop
from cannae.games.tabletop.rules.charging import charges_of, flank_bits
from cannae.games.tabletop.rules.contact import Pairs
from cannae.games.tabletop.rules.evading import aimed_at
from cannae.games.tabletop.rules.geometry import MU, Rect, distance2, seen, size
from cannae.games.tabletop.rules.ground import disorder_in_pieces
from cannae.games.tabletop.rules.joint import commander_asked
from cannae.games.tabletop.rules.nerve import behind_front, going_of, side_as_it_stands
from cannae.games.tabletop.rules.sheet.advantage import Fighter, net
from cannae.games.tabletop.rules.sheet.chances import hit_cases, need
from cannae.games.tabletop.rules.sheet.dice import file_dice
from cannae.games.tabletop.rules.templates import Moves, Plan
from cannae.games.tabletop.state import (
    AUTO,
    BACK,
    BASES,
    BROKEN,
    CHARGE,
    CHARGING,
    COMMANDING,
    DONE,
    EVADING,
    FELL,
    FRAGMENTED,
    GROUPS,
    HALT,
    HOLD,
    HOLDING,
    JOIN,
    LEVEL,
    MOVING,
    MUSTERING,
    ON,
    PICKING,
    POSTING,
    PREY,
    REAR,
    STAND,
    STAY,
    WITH,
    Position,
    side_of,
)

# Worth in hundredths of a hit.
LEAST_CHARGE: Final = 60
LEAST_MATCH: Final = -20  # a worse enemy is kept at a distance
FLANK: Final = 200
FILES: Final = 200  # a file more or less than the list has
LEAD: Final = 3 * MU  # so far a group may be before its line
ALARM: Final = 12 * MU  # within which it goes for the enemy all the same


def general(state: State, side: int, rng: Rng) -> int:
    assert isinstance(state, Tabletop)
    phase = state.phase_number
    if phase == MUSTERING:
        return AUTO
    if phase == CHARGING:
        return charge(state, side)
    if phase == EVADING:
        return evade(state)
    if phase == PICKING:
        return pick(state, side)
    if phase == MOVING:
        return move(state, side)
    if phase == COMMANDING:
        return command(state, side)
    if phase == HOLDING:
        return hold(state)
    assert phase == POSTING or state.choices(side)
    return state.choices(side)[-1]


# -- Odds ---------------------------------------------------------------------------------------------------


def edge(p: Position, one: int, other: int, phase: str, charging: bool, flank: bool) -> int:
    """Hits expected for less those against, of one file in contact, in hundredths."""
    nobody = Pairs()
    sides = (side_as_it_stands(p, nobody, one), side_as_it_stands(p, nobody, other))
    fighters: list[Fighter] = []
    for number, side in zip((one, other), sides):
        ranks = int(p.ranks(number))
        going = going_of(p, p.rect(number))
        fighters.append(Fighter(side, ranks, str(side.disorder), going, charging and number == one))
    fighters[0].flank = flank and phase == "impact"
    total = 0
    for mine, theirs, side, sign in ((0, 1, sides[0], 1), (1, 0, sides[1], -1)):
        points = net(fighters[mine], fighters[theirs], phase, p.terms.readings).value
        cases = hit_cases(side.group.quality, False, need(points, False))
        total += sign * file_dice(fighters[mine].kind, fighters[mine].depth, phase) * cases * 100 // 36
    return total


def match(p: Position, one: int, other: int, flank: bool) -> int:
    """How a charge would go, a file at a time: the impact and the first melee."""
    value = edge(p, one, other, "impact", True, flank) + edge(p, one, other, "melee", False, False)
    return value + (FLANK if flank else 0) + 50 * int(p.get(other, LEVEL)) - 50 * int(p.get(one, LEVEL))


# -- Decisions ----------------------------------------------------------------------------------------------


def charge(p: Tabletop, side: int) -> int:
    best, most = DONE, LEAST_CHARGE
    offered = p.choices(side)[1:]
    for group in sorted({(choice - CHARGE) >> 6 for choice in offered}):
        for way in charges_of(p, group):
            flanks = flank_bits(p, group, way)
            value = 0
            foes = [target for target in range(GROUPS) if way.targets >> target & 1]
            for target in foes:
                value += match(p, group, target, bool(flanks >> target & 1))
                weak = p.troop(target).skirmisher or p.get(target, LEVEL) >= FRAGMENTED
                if p.troop(group).skirmisher and not weak:
                    value -= 1000
            value = value * int(way.files) // len(foes) - int(size(way.angle))
            if value > most:
                best, most = CHARGE + 64 * group + int(way.option), value
    return best


def evade(p: Tabletop) -> int:
    group = int(p.picked) - 1
    charger = dict(aimed_at(p)).get(group, -1)
    if charger < 0:
        return STAND
    if p.troop(group).skirmisher and not p.troop(charger).skirmisher:
        return REAR
    return STAND if match(p, charger, group, False) <= 40 else REAR


def pick(p: Tabletop, side: int) -> int:
    """The foremost first, so that those behind have room."""
    groups = [choice - 64 for choice in p.choices(side) if choice != DONE]
    if not groups:
        return DONE
    ahead = 1 if side == 0 else -1
    return 64 + max(groups, key=lambda group: (ahead * int(p.pose(group)[1]), -group))


def command(p: Tabletop, side: int) -> int:
    """Where a group wants rallying; else he stays."""
    choices = p.choices(side)
    own = int(p.get_c(commander_asked(p), WITH)) - 1
    if own >= 0 and p.get(own, LEVEL) and not p.get(own, FELL):
        return STAY
    best, most = choices[0], 0
    for choice in choices:
        if choice >= JOIN:
            group = choice - JOIN & 31
            need_of = int(p.get(group, LEVEL)) * 10 + int(p.get(group, BASES))
            if p.get(group, LEVEL) and need_of > most:
                best, most = choice, need_of
    return best


def hold(p: Tabletop) -> int:
    """On after a beaten enemy while that is near; not with others about."""
    group = int(p.picked) - 1
    prey = int(p.get(group, PREY)) - 1
    others = [enemy for enemy in p.on_table(1 - side_of(group)) if enemy != prey and p.get(enemy, LEVEL) != BROKEN]
    near = [enemy for enemy in others if distance2(p.rect(enemy), p.rect(group)) <= (8 * MU) * (8 * MU)]
    return HOLD if near else ON


# -- Moving -------------------------------------------------------------------------------------------------


def move(p: Tabletop, side: int) -> int:
    group = int(p.picked) - 1
    foes = [enemy for enemy in p.on_table(1 - side) if p.get(enemy, LEVEL) != BROKEN]
    if not foes:
        return HALT
    prey = target_of(p, group, foes)
    fair = match(p, group, prey, behind_front(p.rect(group), p.rect(prey))) > LEAST_MATCH
    moves = Moves(p, group)
    here = Plan("")
    here.pose, here.files = p.pose(group), moves.files
    best, most = HALT, worth(p, group, foes, prey, fair, here) + 5
    for choice in p.choices(side):
        if choice == HALT or choice == BACK:
            continue
        plan = moves.plan(choice)
        value = worth(p, group, foes, prey, fair, plan) - (60 if plan.is_complex else 0)
        if value > most:
            best, most = choice, value
    return best


def target_of(p: Tabletop, group: int, foes: list[int]) -> int:
    """Near enemies that it would beat; a flank counts for much."""
    best, most = foes[0], -(1 << 60)
    r = p.rect(group)
    for enemy in foes:
        e = p.rect(enemy)
        gap = int(size(e.middle_x - r.middle_x) + size(e.middle_y - r.middle_y))
        value = 4 * match(p, group, enemy, behind_front(r, e)) - gap // 10
        if p.troop(enemy).skirmisher and not p.troop(group).skirmisher:
            value -= 600  # they would only run
        if value > most:
            best, most = enemy, value
    return best


def worth(p: Tabletop, group: int, foes: list[int], prey: int, fair: bool, plan: Plan) -> int:
    """Of the place a move ends in, in hundredths of a MU or so."""
    troop = p.troop(group)
    files = plan.files
    depth = ((p.get(group, BASES) + files - 1) // files) * troop.depth
    x, y, h = plan.pose
    r = Rect(x, y, h, files * 800, depth)
    value = -FILES * abs(int(files) - troop.group.files)
    value -= 150 * int(disorder_in_pieces(troop, r, p.terms.pieces))
    if troop.skirmisher:
        return value + light_worth(p, group, r, foes)
    e = p.rect(prey)
    u, v = seen(x, y, h, e.middle_x, e.middle_y)
    gap = int(size(u) + size(v))
    wanted = 0 if fair else int(p.troop(prey).rates[0]) + 3 * MU
    value -= abs(gap - wanted) // 10
    value -= int(size(u)) * 300 // (gap + 1) + (300 if v < 0 else 0)
    if behind_front(r, e):
        value += 150
    for enemy in foes:  # its own flank shown
        other = p.rect(enemy)
        if not p.troop(enemy).skirmisher and behind_front(other, r) and distance2(other, r) < (6 * MU) * (6 * MU):
            value -= 100
    if gap > ALARM:
        value -= max(lead(p, group, y) - LEAD, 0) // 5
    return value


def lead(p: Tabletop, group: int, y: i64) -> int:
    """How far it would be before the middle of its side's battle troops."""
    side = side_of(group)
    mates = [mate for mate in p.on_table(side) if mate != group and not p.troop(mate).skirmisher]
    mates = [mate for mate in mates if p.get(mate, LEVEL) != BROKEN]
    if not mates:
        return 0
    middle = sum([int(p.pose(mate)[1]) for mate in mates]) // len(mates)
    return int(y) - middle if side == 0 else middle - int(y)


def light_worth(p: Tabletop, group: int, r: Rect, foes: list[int]) -> int:
    """Within its own range, outside the enemy's charge where it can be, facing him."""
    troop = p.troop(group)
    nearest = min(foes, key=lambda enemy: int(distance2(r, p.rect(enemy))))
    e = p.rect(nearest)
    gap = root(int(distance2(r, e)))
    reach = int(p.troop(nearest).rates[0])
    wanted = max(int(troop.far) - 300, 1500)
    if wanted < reach + MU:  # who shoots no further than he is charged stays away altogether
        wanted = reach + 2 * MU
    value = -abs(gap - wanted) // 10
    u, v = seen(r.x, r.y, r.h, e.middle_x, e.middle_y)
    value -= int(size(u)) * 200 // (int(size(u) + size(v)) + 1) + (200 if v < 0 else 0)
    if gap < reach and not p.troop(nearest).skirmisher:
        value -= (reach - gap) // 5
    return value


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
