"""What a choice means to people: all that could be meant now, the rule against each that is not allowed, and a plain
description for screens. Legality itself is nowhere but in the `fill` functions."""

from mypy_extensions import i64

from cannae.core.contract import SIDE_NAMES
from cannae.games.glory import stages, verbs
from cannae.games.glory.actions import extra_cost
from cannae.games.glory.cards import COLUMNS, OVERLAP, PACKET, RESERVES, UNIT
from cannae.games.glory.combat import can_attack, overlaps
from cannae.games.glory.notation import FORMS, is_choice
from cannae.games.glory.setup import packet_start
from cannae.games.glory.state import HAND, PURSE, Position
from cannae.games.glory.verbs import COLUMN, VERB

# -- Everything that could be meant -------------------------------------------------------------------------


def conceivable(p: Position, side: i64) -> list[int]:
    stage = p.stage
    hand = hand_kinds(p, side)
    if stage == stages.DRAFT:
        start = packet_start(p, side)
        return [verbs.KEEP * VERB + kind for kind in sorted({int(p.packets[start + index]) for index in range(PACKET)})]
    if stage == stages.TRIM:
        return with_units(p, side, verbs.TRIM)
    if stage == stages.FLANK:
        return [verbs.DONE * VERB, *flank_choices(p, side)]
    if stage == stages.ACTION:
        found = [verbs.DONE * VERB, *with_units(p, side, verbs.ATTACK), *with_units(p, side, verbs.CLEAR)]
        for kind in hand:
            if p.deck.role[kind] == RESERVES:
                found.append(verbs.RESERVES * VERB + kind)
            found += [verbs.PLACE * VERB + column * COLUMN + kind for column in range(COLUMNS)]
            found.append(verbs.PAY * VERB + kind)
        return found
    if stage == stages.PAY:
        return [verbs.DONE * VERB] + [verbs.PAY * VERB + kind for kind in hand]
    if stage in (stages.OVERLAP_FIRST, stages.BONUS, stages.DEFENCE):
        found = [verbs.TOP * VERB] + [verbs.BONUS * VERB + kind for kind in hand]
        found += [verbs.OVERLAP * VERB + kind for kind in hand if p.deck.role[kind] == OVERLAP]
        if stage == stages.OVERLAP_FIRST:
            found.append(verbs.DONE * VERB)
        if stage == stages.DEFENCE:
            found.append(verbs.NO_BONUS * VERB)
        return found
    if stage == stages.WITHDRAW:
        return [verbs.STAND * VERB] + [verbs.WITHDRAW * VERB + kind for kind in column_kinds(p, side, p.target)]
    if stage == stages.LEAD:
        return [verbs.LEAD * VERB + kind for kind in column_kinds(p, side, p.target)]
    if stage == stages.SPARE:
        return [verbs.SPARE * VERB + kind for kind in column_kinds(p, side, p.source)]
    if stage == stages.DRAW:
        return [verbs.DRAW * VERB] + [verbs.TRADE * VERB + kind for kind in hand]
    if stage == stages.DROP:
        return [verbs.DROP * VERB + kind for kind in hand]
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
            found += [verbs.FLANK * VERB + at + kind for kind in column_kinds(p, side, target)]
            if target > 0:
                found += [verbs.FLANK_LEFT * VERB + at + kind for kind in column_kinds(p, side, target - 1)]
            if target < COLUMNS - 1:
                found += [verbs.FLANK_RIGHT * VERB + at + kind for kind in column_kinds(p, side, target + 1)]
    return found


# -- The rule against it ------------------------------------------------------------------------------------

# While one of these is asked for, nothing else can be done: the rule that asks for it.
ASKED_BY = {
    stages.DRAFT: "2.3",
    stages.PAY: "6.7",
    stages.OVERLAP_FIRST: "10.2",
    stages.BONUS: "7.3",
    stages.WITHDRAW: "7.5",
    stages.DEFENCE: "7.7",
    stages.LEAD: "7.8",
    stages.SPARE: "7.6",
}
# What belongs to a phase of the turn, and the rule on it.
PHASE_OF = {
    verbs.TRIM: (stages.TRIM, "4.4"),
    verbs.FLANK: (stages.FLANK, "5.1"),
    verbs.FLANK_LEFT: (stages.FLANK, "5.1"),
    verbs.FLANK_RIGHT: (stages.FLANK, "5.1"),
    verbs.DRAW: (stages.DRAW, "8.1"),
    verbs.TRADE: (stages.DRAW, "8.1"),
    verbs.DROP: (stages.DROP, "8.3"),
}
SAYS_WHEN = {verbs.OVERLAP: "7.2", verbs.RESERVES: "6.11"}  # rules that say themselves when a card can be played


def why_not(p: Position, side: i64, choice: i64) -> str:
    """The rule that forbids a choice which is not legal."""
    if not is_choice(p.deck, choice):
        return "1.4"
    verb: i64 = choice // VERB
    column: i64 = choice % VERB // COLUMN
    kind: i64 = choice % COLUMN
    if p.stage == stages.ACTION and verb not in PHASE_OF:
        return why_not_action(p, side, verb, column, kind)
    if p.stage == stages.FLANK and verbs.FLANK <= verb <= verbs.FLANK_RIGHT and p.flanks >> (2 * column) & 3:
        return "5.4"
    if verb == verbs.TOP and p.stage in (stages.BONUS, stages.DEFENCE):
        return "3.6"
    if int(verb) in SAYS_WHEN:
        return SAYS_WHEN[int(verb)]
    if int(p.stage) in ASKED_BY:
        return ASKED_BY[int(p.stage)]
    phase, rule = PHASE_OF.get(int(verb), (-1, ""))
    return rule if phase == p.stage else "4.1"


def why_not_action(p: Position, side: i64, verb: i64, column: i64, kind: i64) -> str:
    if p.clearing >= 0 and not (verb in (verbs.PLACE, verbs.CLEAR) and column == p.clearing):
        return "6.6"
    if verb == verbs.PLACE:
        return why_not_place(p, side, column, kind)
    if verb == verbs.CLEAR:
        return "6.6"
    if verb == verbs.PAY:
        return "6.7"
    if verb in (verbs.ATTACK, verbs.RESERVES, verbs.DONE) and p.open:
        return "6.7"
    if verb == verbs.ATTACK:
        return "7.1" if can_attack(p, side) else "7.4"
    if verb == verbs.RESERVES:
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

CIRCUMSTANCES = 1024  # more than there are
THINGS = {
    verbs.TRIM: 1,
    verbs.CLEAR: 1,
    verbs.ATTACK: 1,
    verbs.FLANK: 1,
    verbs.WITHDRAW: 2,
    verbs.LEAD: 2,
    verbs.SPARE: 2,
}


def describe(p: Position, side: i64, choice: i64) -> dict[str, object]:
    """Verb, the things it touches by their ids in the view, and the key and arguments of its sentence; made once for
    all positions in which they are the same."""
    if not is_choice(p.deck, choice):
        return {"verb": "nothing", "things": [], "key": "glory-do-nothing", "args": {}}
    mark = int((2 * choice + side) * CIRCUMSTANCES + circumstance(p, side, choice))
    told = p.deck.described.get(mark)
    if told is None:
        told = p.deck.described[mark] = described(p, side, choice)
    return told


def circumstance(p: Position, side: i64, choice: i64) -> i64:
    """All of the position on which the description of a choice depends, as one small number."""
    number = choice // VERB
    if number == verbs.DONE:
        return p.stage
    if number == verbs.PLACE:
        return extra_cost(p, choice % VERB // COLUMN, choice % COLUMN)
    if number == verbs.OVERLAP:
        return overlap_bonus(p, side)
    if number == verbs.SPARE:
        return p.source + 1
    if number == verbs.WITHDRAW or number == verbs.LEAD:
        return p.target + 1
    return 0


def overlap_bonus(p: Position, side: i64) -> i64:
    return overlaps(p) if p.target >= 0 and side == p.active else 0


def described(p: Position, side: i64, choice: i64) -> dict[str, object]:
    number = int(choice // VERB)
    column: i64 = choice % VERB // COLUMN
    kind: i64 = choice % COLUMN
    form = FORMS[number]
    verb = form[0] if "K" in form else "-".join(form)
    args: dict[str, object] = {}
    things: list[str] = []
    if "K" in form:
        args["card"] = p.deck.card_words(kind)
        things.append(thing(p, side, number, column, kind))
    if "C" in form:
        args["column"] = int(column) + 1
        things.append(f"column.{column + 1}")
    if number in (verbs.FLANK_LEFT, verbs.FLANK_RIGHT):
        verb = "flank-from"
        args["source"] = int(column) if number == verbs.FLANK_LEFT else int(column) + 2
    if number == verbs.PLACE:
        args["cost"] = int(p.deck.cost[kind] + extra_cost(p, column, kind))
    if number == verbs.OVERLAP:
        args["bonus"] = int(overlap_bonus(p, side))
    if number == verbs.TRADE:
        args["points"] = int(p.deck.points[kind])
    key = f"glory-do-{verb}"
    if number == verbs.DONE and p.stage in (stages.FLANK, stages.ACTION, stages.PAY, stages.OVERLAP_FIRST):
        key = f"glory-do-done-{stages.PHASES[p.stage]}"
    return {"verb": verb, "things": things, "key": key, "args": args}


def thing(p: Position, side: i64, verb: int, column: i64, kind: i64) -> str:
    """The id, in the view, of the card a choice is about."""
    name = p.deck.names[kind]
    where = THINGS.get(verb, 0)
    if verb == verbs.KEEP:
        return f"packet.{name}"
    if verb == verbs.FLANK_LEFT:
        column -= 1
    elif verb == verbs.FLANK_RIGHT:
        column += 1
    elif where == 0:
        return f"{SIDE_NAMES[side]}.hand.{name}"
    elif where == 2:
        column = p.source if verb == verbs.SPARE else p.target
    return f"{SIDE_NAMES[side]}.{column + 1}.{name}"
