"""The general: a player with a plan. It brings its line up in one, strikes with one wing and refuses the other, keeps
light troops out of reach, and charges where the dice favour it."""

from typing import Final

from cannae.core.contract import State
from cannae.core.randomness import Rng
from cannae.games.tabletop.bots import moving
from cannae.games.tabletop.bots.design import Design
from cannae.games.tabletop.bots.fights import match
from cannae.games.tabletop.engine import Tabletop
from cannae.games.tabletop.rules.charge.charging import Way, charges_of, flank_bits
from cannae.games.tabletop.rules.charge.evading import aimed_at
from cannae.games.tabletop.rules.charge.interception import crossing
from cannae.games.tabletop.rules.combat.nerve import behind_front
from cannae.games.tabletop.rules.joint import commander_asked
from cannae.games.tabletop.rules.movement.moving import Around
from cannae.games.tabletop.rules.table.geometry import MU, Rect, moved, size, within
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
    FELL,
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
    REAR,
    STAND,
    STAY,
    WITH,
    side_of,
)

# Worth in hundredths of a hit.
LEAST_CHARGE: Final = 60
TOGETHER: Final = 100  # a target that somebody charges already
EXPOSED: Final = 80  # a flank shown to a fresh enemy


def general(state: State, side: int, rng: Rng) -> int:
    assert isinstance(state, Tabletop)
    phase = state.phase_number
    if phase == MUSTERING:
        return AUTO
    if phase == CHARGING:
        return charge(state, side)
    if phase == INTERCEPTING:
        return intercept(state, side)
    if phase == EVADING:
        return evade(state)
    if phase == PICKING:
        return moving.pick(state, side)
    if phase == MOVING:
        return moving.move(state, side)
    if phase == COMMANDING:
        return command(state, side)
    if phase == HOLDING:
        return hold(state)
    choices = state.choices(side)
    return choices[-1] if phase == FEEDING else choices[len(choices) // 2]  # a camp in the middle


# -- Charges ------------------------------------------------------------------------------------------------


def charge(p: Tabletop, side: int) -> int:
    best, most = DONE, LEAST_CHARGE
    offered = p.choices(side)[1:]
    aimed = 0
    for group in p.on_table(side):
        if p.get(group, CHARGED) == DECLARED:
            aimed |= int(p.get(group, AIMED))
    design = Design(p, side)
    for group in sorted({(choice - CHARGE) >> 6 for choice in offered}):
        for way in charges_of(p, group):
            value = charge_value(p, design, group, way, aimed)
            if value > most:
                best, most = CHARGE + 64 * group + int(way.option), value
    return best


def charge_value(p: Tabletop, design: Design, group: int, way: Way, aimed: int) -> int:
    """Hits expected for less those against, of all files that touch, with what the flanks say."""
    flanks = flank_bits(p, group, way)
    foes = [target for target in range(GROUPS) if way.targets >> target & 1]
    if not foes:
        return -1000
    value = 0
    for target in foes:
        value += match(p, group, target, bool(flanks >> target & 1))
        weak = p.troop(target).skirmisher or p.get(target, LEVEL) >= FRAGMENTED
        if p.troop(group).skirmisher and not weak:
            value -= 1000
        if aimed >> target & 1:
            value += TOGETHER
    value = value * int(way.files) // len(foes) - int(size(way.angle))
    x, y, h = moved(way.pose, 0, max(way.first, 0))
    end = Rect(x, y, h, p.half_width(group), p.depth(group))
    value -= 150 * int(disorder_in_pieces(p.troop(group), end, p.terms.pieces))
    for foe in design.foes:
        fresh = foe not in foes and not p.troop(foe).skirmisher
        if fresh and behind_front(p.rect(foe), end) and within(end, p.rect(foe), p.troop(foe).rates[0]):
            value -= EXPOSED
    return value


def intercept(p: Tabletop, side: int) -> int:
    """Where it would win the fight, or hit a flank."""
    best, most = DONE, LEAST_CHARGE
    for choice in p.choices(side)[1:]:
        group, charger = (choice - CROSS) >> 5, (choice - CROSS) & 31
        found = crossing(p, Around(p, group), charger)
        value = match(p, group, charger, found is not None and found.flank)
        if p.troop(group).skirmisher and not p.troop(charger).skirmisher:
            value -= 1000
        if value > most:
            best, most = choice, value
    return best


def evade(p: Tabletop) -> int:
    group = int(p.picked) - 1
    charger = dict(aimed_at(p)).get(group, -1)
    if charger < 0:
        return STAND
    if p.troop(group).skirmisher and not p.troop(charger).skirmisher:
        return REAR
    return STAND if match(p, charger, group, False) <= 40 else REAR


# -- Joint action -------------------------------------------------------------------------------------------


def command(p: Tabletop, side: int) -> int:
    """Where a group wants rallying; else he stays."""
    choices = p.choices(side)
    own = int(p.get_c(commander_asked(p), WITH)) - 1
    if own >= 0 and p.get(own, LEVEL) and not p.get(own, FELL):
        return STAY
    best, most = choices[0], 0
    for choice in choices:
        if JOIN <= choice < LEAD:
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
    return HOLD if any(within(p.rect(enemy), p.rect(group), 8 * MU) for enemy in others) else ON
