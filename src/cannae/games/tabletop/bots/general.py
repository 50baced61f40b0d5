"""The general: a player with a plan. It brings its line up in one, strikes with one wing and refuses the other, keeps
light troops out of reach, and charges where the dice favour it."""

from collections.abc import Callable
from typing import Final

from cannae.core.contract import State
from cannae.core.game import Policy
from cannae.core.playout import EXACT, Eye
from cannae.core.randomness import Rng
from cannae.games.tabletop.bots import moving
from cannae.games.tabletop.bots.design import IN_LINE, Design
from cannae.games.tabletop.bots.fights import match
from cannae.games.tabletop.bots.light import way_out
from cannae.games.tabletop.engine import Tabletop
from cannae.games.tabletop.rules.charge.charging import Way, charges_of, flank_bits
from cannae.games.tabletop.rules.charge.evading import aimed_at
from cannae.games.tabletop.rules.charge.interception import crossing
from cannae.games.tabletop.rules.combat.contact import Pairs, find_pairs
from cannae.games.tabletop.rules.combat.nerve import behind_front
from cannae.games.tabletop.rules.joint import commander_asked
from cannae.games.tabletop.rules.movement.moving import Around
from cannae.games.tabletop.rules.table.geometry import MU, Rect, distance2, moved, seen, size, within
from cannae.games.tabletop.rules.table.ground import disorder_in_pieces
from cannae.games.tabletop.state import (
    AIMED,
    AUTO,
    BASES,
    BROKEN,
    CHARGE,
    CHARGED,
    CHARGING,
    COMMANDING,
    CROSS,
    DECLARED,
    DONE,
    EVADING,
    FEEDING,
    FILES,
    FRAGMENTED,
    GROUPS,
    HOLD,
    HOLDING,
    INTERCEPTING,
    JOIN,
    LEAD,
    LEVEL,
    MOVING,
    MUSTERING,
    ON,
    PICKING,
    PREY,
    RANK,
    STAND,
    STAY,
    WIDEN,
    WITH,
    bit_of,
    side_of,
)

# Worth as in fights.py, in hundredths of a level of cohesion.
LEAST_CHARGE: Final = 60
TOGETHER: Final = 100  # a target that somebody charges already
ENGAGED: Final = 250  # a target that fights already
CHASE: Final = 80  # the most a charge on skirmishers is worth, who would only run
EXPOSED: Final = 80  # a flank shown to a fresh enemy
LED_ON: Final = 3000  # a fight of light troops near fresh battle troops: not worth any light group
STAND_AT: Final = -60  # a charge that promises the enemy no more than this is stood
# About a fight of light troops, whose winner must pursue: fresh enemies there would catch it.
BEHIND: Final = 3 * MU
BESIDE: Final = 4 * MU
BEYOND: Final = 5 * MU  # further than it pursues
# How much a group wants a commander.
EXPECTING: Final = 80  # who may be charged by an enemy worth the name
EVEN: Final = -200  # and how good a charge that has to be
SETTLED: Final = 40  # who stays can rally
TWO_LEADERS: Final = 120  # one is enough


def general(state: State, side: int, rng: Rng) -> int:
    return decide(state, side, EXACT)


def misjudging(error: int) -> Policy:
    """The general with a worse eye: everything he compares seems better or worse to him by up to so much."""

    def choose(state: State, side: int, rng: Rng) -> int:
        return decide(state, side, Eye(error, rng))

    return choose


def decide(state: State, side: int, eye: Eye) -> int:
    assert isinstance(state, Tabletop)
    choose = DECISIONS.get(int(state.phase_number), middle)
    return choose(state, side, eye)


# -- Charges ------------------------------------------------------------------------------------------------


def charge(p: Tabletop, side: int, eye: Eye) -> int:
    best, most = DONE, LEAST_CHARGE
    offered = p.choices(side)[1:]
    aimed = 0
    for group in p.on_table(side):
        if p.get(group, CHARGED) == DECLARED:
            aimed |= int(p.get(group, AIMED))
    design = Design(p, side)
    for group in sorted({(choice - CHARGE) >> 6 for choice in offered}):
        for way in charges_of(p, group):
            value = eye.sees(charge_value(p, design, group, way, aimed))
            if value > most:
                best, most = CHARGE + 64 * group + int(way.option), value
    return best


def charge_value(p: Tabletop, design: Design, group: int, way: Way, aimed: int) -> int:
    """What the fight promises, with who fights there already, what it saves, and what it lays open."""
    flanks = flank_bits(p, group, way)
    foes = [target for target in range(GROUPS) if way.targets >> target & 1]
    if not foes:
        return -1000
    value = 0
    fights = find_pairs(p)
    for target in foes:
        value += match(p, group, target, bool(flanks >> target & 1))
        weak = p.troop(target).skirmisher or p.get(target, LEVEL) >= FRAGMENTED
        if p.troop(group).skirmisher and not weak:
            value -= 1000
        if aimed >> target & 1:
            value += TOGETHER
        elif fights.has(target):
            value += ENGAGED
        elif may_be_charged(p, target, group):  # better than to be charged
            value += max(match(p, target, group, False), 0) // 2
        if weak and not p.troop(group).skirmisher and p.troop(target).skirmisher:
            value = min(value, CHASE)  # they would only run
    value = value * 3 // len(foes) - int(size(way.angle))
    x, y, h = moved(way.pose, 0, max(way.first, 0))
    end = Rect(x, y, h, p.half_width(group), p.depth(group))
    value -= 150 * int(disorder_in_pieces(p.troop(group), end, p.terms.pieces))
    if p.troop(group).skirmisher and leads_on(p, group, end, int(way.targets)):
        value -= LED_ON
    chase = all(p.troop(foe).skirmisher for foe in foes) and not p.troop(group).skirmisher
    beyond = moved((x, y, h), 0, 2 * MU)
    far = Rect(beyond[0], beyond[1], h, end.w, end.d)  # where those who ran would lead it
    for foe in design.foes:
        fresh = foe not in foes and not p.troop(foe).skirmisher
        if fresh and chase and within(far, p.rect(foe), p.troop(foe).rates[0]):
            value -= max(2 * match(p, foe, group, False), 0)  # whom it would end before
        if fresh and behind_front(p.rect(foe), end) and within(end, p.rect(foe), p.troop(foe).rates[0]):
            value -= EXPOSED
    return value


def leads_on(p: Tabletop, group: int, r: Rect, targets: int) -> bool:
    """A light group that fights there ends before fresh battle troops: they come while it is held fast, or it must
    pursue into them."""
    for foe in p.on_table(1 - side_of(group)):
        if targets >> foe & 1 == 0 and not p.troop(foe).skirmisher and p.get(foe, LEVEL) != BROKEN:
            e = p.rect(foe)
            u, v = seen(r.x, r.y, r.h, e.middle_x, e.middle_y)
            if -BEHIND < v < int(p.troop(group).rates[0]) + BEYOND and size(u) < r.w + e.w + BESIDE + v // 3:
                return True
    return False


def may_be_charged(p: Tabletop, foe: int, group: int) -> bool:
    """By that enemy in his next turn, as he stands."""
    r, e = p.rect(group), p.rect(foe)
    u, v = seen(e.x, e.y, e.h, r.middle_x, r.middle_y)
    return v > 0 and size(u) <= r.w + e.w + v and within(r, e, p.troop(foe).rates[0])


def intercept(p: Tabletop, side: int, eye: Eye) -> int:
    """Where it would win the fight, or hit a flank."""
    best, most = DONE, LEAST_CHARGE
    for choice in p.choices(side)[1:]:
        group, charger = (choice - CROSS) >> 5, (choice - CROSS) & 31
        found = crossing(p, Around(p, group), charger)
        value = eye.sees(match(p, group, charger, found is not None and found.flank))
        if p.troop(group).skirmisher and not p.troop(charger).skirmisher:
            value -= 1000
        if value > most:
            best, most = choice, value
    return best


def feed(p: Tabletop, side: int) -> int:
    """Only what stands behind two full ranks: the others strike from where they are."""
    for choice in p.choices(side)[1:]:
        group = (choice - WIDEN) >> 1
        if p.get(group, BASES) >= 2 * (p.get(group, FILES) + 1):
            return choice
    return DONE


def evade(p: Tabletop, eye: Eye) -> int:
    group = int(p.picked) - 1
    charger = dict(aimed_at(p)).get(group, -1)
    if charger < 0:
        return STAND
    light = p.troop(group).skirmisher
    outmatched = light and (not p.troop(charger).skirmisher or leads_on(p, group, p.rect(group), int(bit_of(charger))))
    stands = not outmatched and eye.sees(match(p, charger, group, False)) <= STAND_AT
    return STAND if stands else way_out(p, group, charger)


# -- Joint action -------------------------------------------------------------------------------------------


def command(p: Tabletop, side: int) -> int:
    """With those who fight, whom he steadies, or with those to be rallied; else in the middle of the line."""
    choices = p.choices(side)
    own = int(p.get_c(commander_asked(p), WITH)) - 1
    fights = find_pairs(p)
    design = Design(p, side)
    line = [group for group in design.own if design.roles[group] == IN_LINE]
    best, most = choices[0], -1
    for choice in choices:
        group = own if choice == STAY else choice - JOIN & 31
        if group < 0 or choice >= LEAD:
            continue
        others = [c for c in range(side * 4, side * 4 + 4) if p.get_c(c, RANK) and p.get_c(c, WITH) == group + 1]
        value = need_of(p, fights, group, line) - (TWO_LEADERS if len(others) > (1 if group == own else 0) else 0)
        if choice == STAY:
            value += SETTLED
        if value > most:
            best, most = choice, value
    return best


def need_of(p: Tabletop, fights: Pairs, group: int, line: list[int]) -> int:
    """How much a group wants a commander."""
    level, bases = int(p.get(group, LEVEL)), int(p.get(group, BASES))
    if level == BROKEN:
        return 60
    if fights.has(group):
        return 150 + 40 * level + 5 * bases
    if level:
        return 100 + 60 * level + 5 * bases
    if expects_a_charge(p, fights, group):
        return EXPECTING + 5 * bases
    if group not in line:
        return 0
    furthest = max([int(distance2(p.rect(group), p.rect(mate))) for mate in line])
    return max(50 - furthest // 16_000_000, 1)


def expects_a_charge(p: Tabletop, fights: Pairs, group: int) -> bool:
    """Battle troops may be charged by battle troops next turn; a commander steadies only whom he is with by then."""
    if p.troop(group).skirmisher:
        return False
    for foe in p.on_table(1 - side_of(group)):
        if p.troop(foe).skirmisher or p.get(foe, LEVEL) >= FRAGMENTED or fights.has(foe):
            continue
        if may_be_charged(p, foe, group) and match(p, foe, group, False) > EVEN:
            return True
    return False


def hold(p: Tabletop) -> int:
    """On after a beaten enemy while that is near; not with others about."""
    group = int(p.picked) - 1
    prey = int(p.get(group, PREY)) - 1
    others = [enemy for enemy in p.on_table(1 - side_of(group)) if enemy != prey and p.get(enemy, LEVEL) != BROKEN]
    return HOLD if any(within(p.rect(enemy), p.rect(group), 8 * MU) for enemy in others) else ON


# -- By phase -----------------------------------------------------------------------------------------------


def middle(p: Tabletop, side: int, eye: Eye) -> int:
    """Where nothing is better thought out; a camp lies in the middle."""
    choices = p.choices(side)
    return choices[len(choices) // 2]


DECISIONS: Final[dict[int, Callable[[Tabletop, int, Eye], int]]] = {
    MUSTERING: lambda p, side, eye: AUTO,  # the army's own order of battle
    CHARGING: charge,
    INTERCEPTING: intercept,
    EVADING: lambda p, side, eye: evade(p, eye),
    PICKING: lambda p, side, eye: moving.pick(p, side),
    MOVING: moving.move,
    COMMANDING: lambda p, side, eye: command(p, side),
    HOLDING: lambda p, side, eye: hold(p),
    FEEDING: lambda p, side, eye: feed(p, side),
}
