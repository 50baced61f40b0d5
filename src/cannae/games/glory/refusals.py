"""What a choice means to people: all that could be meant now, the rule against each that is not allowed, and a plain
description for screens. Legality itself is nowhere but in the `fill` functions."""

from mypy_extensions import i64

from cannae.core.contract import SIDE_NAMES
from cannae.games.glory.actions import extra_cost
from cannae.games.glory.cards import COLUMNS, OVERLAP, PACKET, RESERVES, UNIT
from cannae.games.glory.combat import can_attack, overlaps
from cannae.games.glory.notation import FORMS, is_choice
from cannae.games.glory.setup import packet_start
from cannae.games.glory.state import (
    ACTION,
    BONUS,
    COLUMN,
    DEFENCE,
    DO_ATTACK,
    DO_BONUS,
    DO_CLEAR,
    DO_DONE,
    DO_DRAW,
    DO_DROP,
    DO_FLANK,
    DO_FLANK_LEFT,
    DO_FLANK_RIGHT,
    DO_KEEP,
    DO_LEAD,
    DO_NO_BONUS,
    DO_OVERLAP,
    DO_PAY,
    DO_PLACE,
    DO_RESERVES,
    DO_SPARE,
    DO_STAND,
    DO_TOP,
    DO_TRADE,
    DO_TRIM,
    DO_WITHDRAW,
    DRAFT,
    DRAW,
    DROP,
    FLANK,
    HAND,
    LEAD,
    OVERLAP_FIRST,
    PAY,
    PHASES,
    PURSE,
    SPARE,
    TRIM,
    VERB,
    WITHDRAW,
    Position,
)

# -- Everything that could be meant -------------------------------------------------------------------------


def conceivable(p: Position, side: i64) -> list[int]:
    stage = p.stage
    hand = hand_kinds(p, side)
    if stage == DRAFT:
        start = packet_start(p, side)
        return [DO_KEEP * VERB + kind for kind in sorted({int(p.packets[start + index]) for index in range(PACKET)})]
    if stage == TRIM:
        return with_units(p, side, DO_TRIM)
    if stage == FLANK:
        return [DO_DONE * VERB, *flank_choices(p, side)]
    if stage == ACTION:
        found = [DO_DONE * VERB, *with_units(p, side, DO_ATTACK), *with_units(p, side, DO_CLEAR)]
        for kind in hand:
            if p.deck.role[kind] == RESERVES:
                found.append(DO_RESERVES * VERB + kind)
            found += [DO_PLACE * VERB + column * COLUMN + kind for column in range(COLUMNS)]
            found.append(DO_PAY * VERB + kind)
        return found
    if stage == PAY:
        return [DO_DONE * VERB] + [DO_PAY * VERB + kind for kind in hand]
    if stage in (OVERLAP_FIRST, BONUS, DEFENCE):
        found = [DO_TOP * VERB] + [DO_BONUS * VERB + kind for kind in hand]
        found += [DO_OVERLAP * VERB + kind for kind in hand if p.deck.role[kind] == OVERLAP]
        if stage == OVERLAP_FIRST:
            found.append(DO_DONE * VERB)
        if stage == DEFENCE:
            found.append(DO_NO_BONUS * VERB)
        return found
    if stage == WITHDRAW:
        return [DO_STAND * VERB] + [DO_WITHDRAW * VERB + kind for kind in column_kinds(p, side, p.target)]
    if stage == LEAD:
        return [DO_LEAD * VERB + kind for kind in column_kinds(p, side, p.target)]
    if stage == SPARE:
        return [DO_SPARE * VERB + kind for kind in column_kinds(p, side, p.source)]
    if stage == DRAW:
        return [DO_DRAW * VERB] + [DO_TRADE * VERB + kind for kind in hand]
    if stage == DROP:
        return [DO_DROP * VERB + kind for kind in hand]
    return []


def hand_kinds(p: Position, side: i64) -> list[int]:
    at = p.zone(side, HAND)
    return [kind for kind in range(1, int(p.deck.wide)) if p.z[at + kind] > 0]


def column_kinds(p: Position, side: i64, column: i64) -> list[int]:
    first = int(p.unit(side, column, 0))
    second = int(p.unit(side, column, 1))
    if first == 0:
        return []
    return [first] if second in (0, first) else [first, second]


def with_units(p: Position, side: i64, verb: int) -> list[int]:
    """The verb with every unit of the side on the table."""
    found: list[int] = []
    for column in range(COLUMNS):
        found += [verb * VERB + column * COLUMN + kind for kind in column_kinds(p, side, column)]
    return found


def flank_choices(p: Position, side: i64) -> list[int]:
    found: list[int] = []
    for target in range(COLUMNS):
        if p.stands(1 - side, target):
            at = target * COLUMN
            found += [DO_FLANK * VERB + at + kind for kind in column_kinds(p, side, target)]
            if target > 0:
                found += [DO_FLANK_LEFT * VERB + at + kind for kind in column_kinds(p, side, target - 1)]
            if target < COLUMNS - 1:
                found += [DO_FLANK_RIGHT * VERB + at + kind for kind in column_kinds(p, side, target + 1)]
    return found


# -- The rule against it ------------------------------------------------------------------------------------

# While one of these is asked for, nothing else can be done: the rule that asks for it.
ASKED_BY = {
    DRAFT: "2.3",
    PAY: "6.7",
    OVERLAP_FIRST: "10.2",
    BONUS: "7.3",
    WITHDRAW: "7.5",
    DEFENCE: "7.7",
    LEAD: "7.8",
    SPARE: "7.6",
}
# What belongs to a phase of the turn, and the rule on it.
PHASE_OF = {
    DO_TRIM: (TRIM, "4.4"),
    DO_FLANK: (FLANK, "5.1"),
    DO_FLANK_LEFT: (FLANK, "5.1"),
    DO_FLANK_RIGHT: (FLANK, "5.1"),
    DO_DRAW: (DRAW, "8.1"),
    DO_TRADE: (DRAW, "8.1"),
    DO_DROP: (DROP, "8.3"),
}
SAYS_WHEN = {DO_OVERLAP: "7.2", DO_RESERVES: "6.11"}  # rules that say themselves when a card can be played


def why_not(p: Position, side: i64, choice: i64) -> str:
    """The rule that forbids a choice which is not legal."""
    if not is_choice(p.deck, choice):
        return "1.4"
    verb: i64 = choice // VERB
    column: i64 = choice % VERB // COLUMN
    kind: i64 = choice % COLUMN
    if p.stage == ACTION and verb not in PHASE_OF:
        return why_not_action(p, side, verb, column, kind)
    if p.stage == FLANK and DO_FLANK <= verb <= DO_FLANK_RIGHT and p.flanks >> (2 * column) & 3:
        return "5.4"
    if verb == DO_TOP and p.stage in (BONUS, DEFENCE):
        return "3.6"
    if int(verb) in SAYS_WHEN:
        return SAYS_WHEN[int(verb)]
    if int(p.stage) in ASKED_BY:
        return ASKED_BY[int(p.stage)]
    phase, rule = PHASE_OF.get(int(verb), (-1, ""))
    return rule if phase == p.stage else "4.1"


def why_not_action(p: Position, side: i64, verb: i64, column: i64, kind: i64) -> str:
    if p.clearing >= 0 and not (verb in (DO_PLACE, DO_CLEAR) and column == p.clearing):
        return "6.6"
    if verb == DO_PLACE:
        return why_not_place(p, side, column, kind)
    if verb == DO_CLEAR:
        return "6.6"
    if verb == DO_PAY:
        return "6.7"
    if verb in (DO_ATTACK, DO_RESERVES, DO_DONE) and p.open:
        return "6.7"
    if verb == DO_ATTACK:
        return "7.1" if can_attack(p, side) else "7.4"
    if verb == DO_RESERVES:
        return "6.12" if p.reserves >= p.deck.reserve_cards else "6.11"
    return SAYS_WHEN.get(int(verb), "6.1")


def why_not_place(p: Position, side: i64, column: i64, kind: i64) -> str:
    """In the order a player would ask: a unit? in hand? room for it? the price?"""
    if p.deck.role[kind] != UNIT:
        return "6.10"
    if p.z[p.zone(side, HAND) + kind] == 0:
        return "6.2"
    first: i64 = p.unit(side, column, 0)
    if p.unit(side, column, 1) or (first and not p.deck.beside[first * p.deck.wide + kind]):
        return "6.5"
    extra = extra_cost(p, column, kind)
    rest: i64 = p.tally(side, PURSE) - p.deck.points[kind] - p.due
    if rest < p.deck.cost[kind] + extra:
        return "6.3" if rest < p.deck.cost[kind] else "6.4"
    return "10.8"


# -- For screens --------------------------------------------------------------------------------------------

THINGS = {DO_TRIM: 1, DO_CLEAR: 1, DO_ATTACK: 1, DO_FLANK: 1, DO_WITHDRAW: 2, DO_LEAD: 2, DO_SPARE: 2}


def describe(p: Position, side: i64, choice: i64) -> dict[str, object]:
    """Verb, the things it touches by their ids in the view, and the key and arguments of its sentence."""
    if not is_choice(p.deck, choice):
        return {"verb": "nothing", "things": [], "key": "glory-do-nothing", "args": {}}
    number = int(choice // VERB)
    column: i64 = choice % VERB // COLUMN
    kind: i64 = choice % COLUMN
    form = FORMS[number].split()
    verb = form[0] if "K" in form else "-".join(form)
    args: dict[str, object] = {}
    things: list[str] = []
    if "K" in form:
        args["card"] = p.deck.card_words(kind)
        things.append(thing(p, side, number, column, kind))
    if "C" in form:
        args["column"] = int(column) + 1
        things.append(f"column.{column + 1}")
    if number in (DO_FLANK_LEFT, DO_FLANK_RIGHT):
        verb = "flank-from"
        args["source"] = int(column) if number == DO_FLANK_LEFT else int(column) + 2
    if number == DO_PLACE:
        args["cost"] = int(p.deck.cost[kind] + extra_cost(p, column, kind))
    if number == DO_OVERLAP:
        args["bonus"] = int(overlaps(p)) if p.target >= 0 and side == p.active else 0
    if number == DO_TRADE:
        args["points"] = int(p.deck.points[kind])
    key = f"glory-do-{verb}"
    if number == DO_DONE and p.stage in (FLANK, ACTION, PAY, OVERLAP_FIRST):
        key = f"glory-do-done-{PHASES[p.stage]}"
    return {"verb": verb, "things": things, "key": key, "args": args}


def thing(p: Position, side: i64, verb: int, column: i64, kind: i64) -> str:
    """The id, in the view, of the card a choice is about."""
    name = p.deck.names[kind]
    where = THINGS.get(verb, 0)
    if verb == DO_KEEP:
        return f"packet.{name}"
    if verb == DO_FLANK_LEFT:
        column -= 1
    elif verb == DO_FLANK_RIGHT:
        column += 1
    elif where == 0:
        return f"{SIDE_NAMES[side]}.hand.{name}"
    elif where == 2:
        column = p.source if verb == DO_SPARE else p.target
    return f"{SIDE_NAMES[side]}.{column + 1}.{name}"
