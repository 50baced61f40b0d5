"""What could be meant in each phase, and which rule forbids a choice that is not allowed."""

from mypy_extensions import i64

from cannae.core import bits
from cannae.games.battle import choices as c
from cannae.games.battle.actions import ACTIONS, ADD, FORCE, SWAP
from cannae.games.battle.cards import CARDS, MASTERY_CARDS, STRATAGEMS
from cannae.games.battle.forces import Unit
from cannae.games.battle.generals import GENERALS_MOVE
from cannae.games.battle.movement import may_order
from cannae.games.battle.reach import is_free, is_held, reach
from cannae.games.battle.state import GONE, UNITS, Battlefield

# The rule that governs each phase; a refusal cites it where nothing more exact is known.
PHASE_RULES = [
    "3.4", "3.5", "4.2", "4.3", "4.6", "14.3", "14.4", "14.7", "14.8", "14.8", "14.13", "14.15", "14.17", "11.5", "6.3",
    "8.11", "6.4", "6.13", "10.5", "6.16", "7.3", "5.6", "7.9", "7.10", "7.10", "7.12", "8.4", "7.14", "12.3", "12.4",
    "12.6", "12.7", "12.12", "12.16", "13.1",
]  # fmt: skip


def conceivable(field: Battlefield, side: i64) -> list[int]:
    """Every choice that could be meant now, legal or not."""
    if not field.deciders >> side & 1:
        return []
    phase = field.now
    own = [int(c.UNIT + index) for index in live_units(field, side)]
    enemy = [int(c.UNIT + index) for index in live_units(field, 1 - side)]
    cards = [c.CARD + card for card in range(MASTERY_CARDS)]
    places = [c.AT + place for place in range(int(field.count))]
    plans = [c.STRATAGEM + number for number in range(STRATAGEMS)]
    if phase == c.VETO:
        return [c.ACCEPT, c.VETO_IT, c.DRAW]
    if phase == c.COMBINE:
        return [c.OWN_END, c.FAR_END, c.ASIDE]
    if phase in (c.PLACE, c.SUPPORT):
        return own + [c.NOBODY]
    if phase in (c.GENERAL, c.ALLOT, c.SUCCESSOR, c.ASSIGN, c.KEEP_MASTER, c.KEEP_CAPTAIN):
        joining = [c.UNIT + int(field.joining)] if field.joining >= 0 else []
        return own + joining
    if phase == c.PLAN:
        return [c.READY] + plans
    if phase == c.SELECT:
        return [c.READY, c.LEAD_GENERAL, c.LEAD_OWN] + plans
    if phase in (c.CONTEND, c.INITIATIVE):
        return cards
    if phase == c.EXTRA:
        return [c.RAISE, c.LOWER]
    if phase == c.PRECEDENCE:
        return [c.GO_FIRST, c.GO_SECOND]
    if phase == c.ACTION:
        return [c.ACT + action for action in range(ACTIONS)]
    if phase in (c.FORCED, c.ARRAY):
        return own + [c.READY]
    if phase == c.ANNOUNCE:
        return [c.NOBODY] + enemy
    if phase in (c.READ, c.STANDARD):
        return [c.USE, c.DECLINE]
    if phase == c.COMMIT:
        steps = [cards, [c.NO_MORE] + own, troops_of(field, side), [c.READY]]
        return steps[field.armies[side].step]
    if phase in (c.TARGET, c.INSTANT, c.ENGAGE):
        return enemy
    if phase == c.DISCARD:
        return discards(field.units[field.losing])
    if phase == c.MERGE:
        return own + [c.NO_MORE]
    if phase == c.ORDER:
        unit = field.units[field.ordering]
        return [c.NO_MORE] + [c.CASUALTY + index for index in range(int(field.sorted), int(unit.size))]
    if phase == c.RETREAT_MODE:
        return [c.FALL_BACK, c.WITHDRAW]
    if phase == c.CLOSE:
        return [c.ADVANCE, c.STAND]
    if phase == c.MOVE:
        grants = [c.STOP] + [c.GRANT + number for number in range(1, UNITS + 2)] if field.expanded_movement else []
        return own + [c.MOVE_GENERAL, c.PASS] + grants
    if phase == c.DESTINATION:
        return places + [c.CROSS]
    return [c.LEVELS + level for level in range(3)]


def discards(unit: Unit) -> list[int]:
    """One Troop of each run of equal ones, and the Combat Master if there is one."""
    heads = [rank for rank in range(int(unit.size)) if rank == 0 or unit.troops[rank] != unit.troops[rank - 1]]
    return [c.CASUALTY + rank for rank in heads] + ([c.CHAMPION] if unit.master >= 0 else [])


def live_units(field: Battlefield, side: i64) -> list[i64]:
    first = UNITS * side
    return [index for index in range(first, first + UNITS) if field.units[index].place != GONE]


def troops_of(field: Battlefield, side: i64) -> list[int]:
    found: list[int] = []
    for index in live_units(field, side):
        unit = field.units[index]
        kinds = sorted({int(unit.troops[rank]) for rank in range(int(unit.size))})
        if unit.master >= 0:
            kinds.append(int(unit.master))
        found += [int(c.TROOP + 64 * index) + kind for kind in kinds]
    return found


def rule_against(field: Battlefield, side: i64, choice: i64) -> str:
    """The number of the rule that forbids this choice now."""
    if side < 0 or side > 1 or not field.deciders >> side & 1:
        return "1.5"
    phase = field.now
    if phase == c.COMMIT:
        return against_commitment(field, side, choice)
    if phase == c.MOVE:
        return against_move(field, side, choice)
    if phase == c.DESTINATION:
        return against_destination(field, side, choice)
    if phase == c.LEVEL and choice == c.LEVELS + 2:
        return "12.8"
    if phase == c.ACTION:
        action = choice - c.ACT
        if action == FORCE:
            return "14.13"
        if field.settled >> field.spot & 1:
            return "14.12"
        return "14.10" if action >= ADD else "14.11" if action >= SWAP else "14.14"
    if phase == c.SELECT and (choice == c.LEAD_GENERAL or choice == c.LEAD_OWN):
        return "6.2"
    if phase == c.MERGE:
        return "7.9"
    return PHASE_RULES[phase]


def against_commitment(field: Battlefield, side: i64, choice: i64) -> str:
    army = field.armies[side]
    if choice < MASTERY_CARDS and army.step == 0:
        return "6.1"
    if c.UNIT <= choice < c.UNIT + 2 * UNITS:
        return "9.1"
    if c.TROOP <= choice < c.CHAMPION and army.step == 2:
        kind = (choice - c.TROOP) % 64
        return "6.6" if CARDS.troops <= kind < len(CARDS.fighters) else "6.5"
    return "6.4"


def against_destination(field: Battlefield, side: i64, choice: i64) -> str:
    if choice == c.CROSS:
        return "12.10"
    if not c.AT <= choice < c.AT + field.count:
        return "12.6"
    wanted = bits.bit(choice - c.AT)
    if field.moving == GENERALS_MOVE:
        start = field.general_at(side)
        unbarred = reach(field, side, start, 0, CARDS.general_speed, True)
        return "12.11" if unbarred & wanted else "12.15"
    unit = field.units[field.moving]
    if not is_free(field, field.moving):
        return "8.4"
    return "12.11" if reach(field, side, unit.place, 0, unit.speed(), False) & wanted else "12.6"


def against_move(field: Battlefield, side: i64, choice: i64) -> str:
    if choice == c.MOVE_GENERAL:
        return "12.15"
    if choice == c.STOP or c.GRANT < choice < c.ACT:
        return "15.5"
    if c.UNIT + UNITS * side <= choice < c.UNIT + UNITS * side + UNITS:
        unit = field.units[choice - c.UNIT]
        if unit.moves or not may_order(field, side):
            return "15.3" if field.expanded_movement and not unit.moves else "12.4"
        if unit.place >= 0 and is_held(field, side, unit.place):
            return "12.13"
        return "12.5"
    return "12.4"
