"""Combat (chapter 7): from the declaration of an attack to the last discard, for frontal and flank attacks alike."""

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.contract import SIDE_NAMES
from cannae.games.glory.cards import COLUMNS, OVERLAP, OVERLAP_COST
from cannae.games.glory.reckoning import (
    attack_strength,
    defence_strength,
    holds_tie,
    tell_combat,
)
from cannae.games.glory.state import (
    BONUS,
    COLUMN,
    COMBAT_OVER,
    CONTROL,
    DEFENCE,
    DO_BONUS,
    DO_DONE,
    DO_LEAD,
    DO_NO_BONUS,
    DO_OVERLAP,
    DO_SPARE,
    DO_STAND,
    DO_TOP,
    DO_WITHDRAW,
    HAND_SIZE,
    LEAD,
    OVERLAP_FIRST,
    SPARE,
    STRENGTHS,
    VERB,
    WITHDRAW,
    WITHDRAWING,
    Position,
)
from cannae.games.glory.turn import fill_hand, fill_role

# -- Declaring (7.1) ----------------------------------------------------------------------------------------


def can_attack(p: Position, side: i64) -> bool:
    """An attacker needs a Bonus card from somewhere (7.4)."""
    return p.tally(side, HAND_SIZE) > 0 or p.can_draw(side)


def fill_leads(p: Position, side: i64, column: i64, verb: i64, buffer: vec[i64], count: i64) -> i64:
    """The verb with each different unit that may lead from the column."""
    first: i64 = p.unit(side, column, 0)
    second: i64 = p.unit(side, column, 1)
    if first == 0:
        return count
    buffer[count] = verb + first
    if second == 0 or second == first:
        return count + 1
    buffer[count + 1] = verb + second
    return count + 2


def declare(p: Position, side: i64, target: i64, source: i64, lead: i64, flanking: i64) -> None:
    p.target = target
    p.source = source
    p.lead = lead
    p.flanking = flanking
    if p.log is not None:
        key = "glory-event-flank-attack" if flanking else "glory-event-attack"
        p.tell_card(key, "5.4" if flanking else "7.1", side, lead, target)
    if flanking and p.switches.withdraw_first:
        if overlaps(p) > 0:
            p.stage = OVERLAP_FIRST  # asked without an Overlap in hand too: not asking would tell
        else:
            p.stage = WITHDRAWING
    else:
        p.stage = BONUS


# -- Overlap and the attacker's Bonus card (7.2, 7.3) -------------------------------------------------------


def overlaps(p: Position) -> i64:
    """The attacker's cheap, unopposed units next to the target; the leading unit itself never counts (7.2)."""
    side = p.active
    found: i64 = 0
    column: i64 = p.target - 1
    while column <= p.target + 1:
        if 0 <= column < COLUMNS and column != p.target and not p.stands(1 - side, column):
            slot: i64 = 0
            while slot < 2:
                kind: i64 = p.unit(side, column, slot)
                if kind and p.deck.cost[kind] <= OVERLAP_COST:
                    found += 1
                slot += 1
        column += 1
    if p.source != p.target and p.deck.cost[p.lead] <= OVERLAP_COST:
        found -= 1
    return found


def fill_overlap(p: Position, side: i64, buffer: vec[i64], count: i64) -> i64:
    """One Overlap an attack, and only where it gives something (7.2)."""
    if p.overlapped or overlaps(p) == 0:
        return count
    return fill_role(p, side, OVERLAP, DO_OVERLAP * VERB, buffer, count)


def play_overlap(p: Position, side: i64, kind: i64) -> None:
    p.overlap = overlaps(p)
    p.overlapped = 1
    p.take(side, kind)
    p.discard(side, kind)
    if p.log is not None:
        p.tell("glory-event-overlap", "7.2", {"side": "@side-" + SIDE_NAMES[side], "bonus": int(p.overlap)})


def fill_overlap_first(p: Position, side: i64, buffer: vec[i64]) -> i64:
    buffer[0] = DO_DONE * VERB
    return fill_overlap(p, side, buffer, 1)


def play_overlap_first(p: Position, side: i64, choice: i64) -> None:
    if choice // VERB == DO_OVERLAP:
        play_overlap(p, side, choice % COLUMN)
    p.stage = WITHDRAWING


def fill_bonus(p: Position, side: i64, buffer: vec[i64]) -> i64:
    """Any card in hand, or the top of the deck (7.3); before it, Overlap."""
    count: i64 = 0
    if not (p.flanking and p.switches.withdraw_first):
        count = fill_overlap(p, side, buffer, 0)
    return fill_source(p, side, buffer, count)


def fill_source(p: Position, side: i64, buffer: vec[i64], count: i64) -> i64:
    if p.can_draw(side):
        buffer[count] = DO_TOP * VERB
        count += 1
    return fill_hand(p, side, DO_BONUS * VERB, buffer, count)


def play_bonus(p: Position, side: i64, choice: i64) -> None:
    verb: i64 = choice // VERB
    if verb == DO_OVERLAP:
        play_overlap(p, side, choice % COLUMN)
        return
    p.bonus_drawn = 1 if verb == DO_TOP else 0
    p.bonus = bonus_card(p, side, choice)
    if p.stood:
        ask_defence(p)
    else:
        p.stage = WITHDRAWING


def bonus_card(p: Position, side: i64, choice: i64) -> i64:
    """The card goes face down beside the combat; its owner knows it (7.3)."""
    drawn = choice // VERB == DO_TOP
    kind: i64 = choice % COLUMN
    if drawn:
        kind = p.draw(side)
    else:
        p.take(side, kind)
        p.fence += 1
    log = p.log
    if log is not None:
        who: object = "@side-" + SIDE_NAMES[side]
        key = "glory-event-bonus-drawn" if drawn else "glory-event-bonus-laid"
        own: dict[str, object] = {"side": who, "card": p.deck.card_words(kind)}
        log.tell_apart(side, key, "7.3" if side == p.active else "7.7", own, key + "-hidden", {"side": who})
    return kind


# -- Withdrawal (7.5, 7.6) ----------------------------------------------------------------------------------


def can_withdraw(p: Position, kind: i64) -> bool:
    return kind != 0 and p.deck.cost[kind] < p.deck.cost[p.lead]


def withdrawing(p: Position) -> None:
    """Ask while anything could withdraw; who stands where is open to all, so not asking tells nothing."""
    side: i64 = 1 - p.active
    if not p.stands(side, p.target):
        all_withdrawn(p)
    elif can_withdraw(p, p.unit(side, p.target, 0)) or can_withdraw(p, p.unit(side, p.target, 1)):
        p.ask(WITHDRAW, side)
    else:
        stand(p)


def fill_withdraw(p: Position, side: i64, buffer: vec[i64]) -> i64:
    buffer[0] = DO_STAND * VERB
    count: i64 = 1
    first: i64 = p.unit(side, p.target, 0)
    second: i64 = p.unit(side, p.target, 1)
    if can_withdraw(p, first):
        buffer[count] = DO_WITHDRAW * VERB + first
        count += 1
    if second != first and can_withdraw(p, second):
        buffer[count] = DO_WITHDRAW * VERB + second
        count += 1
    return count


def play_withdraw(p: Position, side: i64, choice: i64) -> None:
    if choice // VERB == DO_STAND:
        stand(p)
        return
    kind: i64 = choice % COLUMN
    p.leave(side, p.target, kind)
    p.discard(side, kind)
    if p.log is not None:
        p.tell_card("glory-event-withdraw", "7.5", side, kind, p.target)
    p.stage = WITHDRAWING


def stand(p: Position) -> None:
    p.stood = 1
    if p.bonus == 0:  # withdrawal came first (10.2)
        p.ask(BONUS, p.active)
    else:
        ask_defence(p)


def all_withdrawn(p: Position) -> None:
    """The Bonus card goes, and one of two attacking units; control stays as it is (7.6)."""
    side = p.active
    p.fence += 1
    if p.bonus:
        if p.bonus_drawn:
            p.seen_from_deck(side, p.bonus)
        p.discard(side, p.bonus)
        if p.log is not None:
            p.tell_card("glory-event-bonus-wasted", "7.6", side, p.bonus)
        p.bonus = 0
    first: i64 = p.unit(side, p.source, 0)
    second: i64 = p.unit(side, p.source, 1)
    if second == 0:
        p.stage = COMBAT_OVER
    elif first == second:
        spare(p, first)
    else:
        p.ask(SPARE, side)


def fill_spare(p: Position, side: i64, buffer: vec[i64]) -> i64:
    return fill_leads(p, side, p.source, DO_SPARE * VERB, buffer, 0)


def play_spare(p: Position, side: i64, choice: i64) -> None:
    spare(p, choice % COLUMN)


def spare(p: Position, kind: i64) -> None:
    p.leave(p.active, p.source, kind)
    p.discard(p.active, kind)
    if p.log is not None:
        p.tell_card("glory-event-spare", "7.6", p.active, kind, p.source)
    p.stage = COMBAT_OVER


# -- The defender's Bonus card and leading unit (7.7, 7.8) --------------------------------------------------


def ask_defence(p: Position) -> None:
    """Nobody is asked who has no card anywhere: that is open to all."""
    side: i64 = 1 - p.active
    if can_attack(p, side):
        p.ask(DEFENCE, side)
    else:
        ask_lead(p)


def fill_defence(p: Position, side: i64, buffer: vec[i64]) -> i64:
    buffer[0] = DO_NO_BONUS * VERB
    return fill_source(p, side, buffer, 1)


def play_defence(p: Position, side: i64, choice: i64) -> None:
    verb: i64 = choice // VERB
    if verb != DO_NO_BONUS:
        p.answer_drawn = 1 if verb == DO_TOP else 0
        p.answer = bonus_card(p, side, choice)
    elif p.log is not None:
        p.tell("glory-event-no-bonus", "7.7", {"side": "@side-" + SIDE_NAMES[side]})
    ask_lead(p)


def ask_lead(p: Position) -> None:
    side: i64 = 1 - p.active
    first: i64 = p.unit(side, p.target, 0)
    second: i64 = p.unit(side, p.target, 1)
    if second == 0 or second == first:
        p.answer_lead = first
        p.stage = STRENGTHS
    else:
        p.ask(LEAD, side)


def fill_lead(p: Position, side: i64, buffer: vec[i64]) -> i64:
    return fill_leads(p, side, p.target, DO_LEAD * VERB, buffer, 0)


def play_lead(p: Position, side: i64, choice: i64) -> None:
    p.answer_lead = choice % COLUMN
    if p.log is not None:
        p.tell_card("glory-event-lead", "7.8", side, p.answer_lead, p.target)
    p.stage = STRENGTHS


# -- The outcome (7.9 to 7.18) ------------------------------------------------------------------------------


def strengths(p: Position) -> None:
    """Reveal, compare, and carry out what follows."""
    attacker = p.active
    defender: i64 = 1 - attacker
    p.fence += 1
    p.shown = 1
    if p.bonus_drawn:
        p.seen_from_deck(attacker, p.bonus)
    if p.answer_drawn:
        p.seen_from_deck(defender, p.answer)
    attack = attack_strength(p)
    defence = defence_strength(p)
    if p.log is not None:
        tell_combat(p)
    if attack > defence:
        vanquish(p, defender, p.target)
        p.z[CONTROL + p.target] = attacker + 1
        keep_only(p, attacker, p.source, p.lead)
    elif attack < defence or holds_tie(p):
        vanquish(p, attacker, p.source)
        if p.z[CONTROL + p.target] == attacker + 1:
            p.z[CONTROL + p.target] = 0
        keep_only(p, defender, p.target, p.answer_lead)
    else:
        p.z[CONTROL + p.target] = 0
        fall_back(p, attacker, p.source)
        fall_back(p, defender, p.target)
    p.shown = 0
    p.discard(attacker, p.bonus)
    if p.answer:
        p.discard(defender, p.answer)
    p.stage = COMBAT_OVER


def vanquish(p: Position, side: i64, column: i64) -> None:
    """The defeated units go to the victor; one elephant or two, one more card goes with them (7.13, 7.17)."""
    rampage: i64 = 0
    while p.stands(side, column):
        kind: i64 = p.unit(side, column, 0)
        rampage |= p.deck.rampage[kind]
        p.leave(side, column, kind)
        p.capture(side, kind)
    if rampage:
        trampled = p.draw(side)
        if trampled:
            p.seen_from_deck(side, trampled)
            p.capture(side, trampled)
            if p.log is not None:
                p.tell_card("glory-event-rampage", "7.17", side, trampled)


def keep_only(p: Position, side: i64, column: i64, lead: i64) -> None:
    """The victor's second unit is discarded (7.13, 7.14)."""
    if p.units(side, column) == 2:
        first: i64 = p.unit(side, column, 0)
        other: i64 = p.unit(side, column, 1) if first == lead else first
        p.leave(side, column, other)
        p.discard(side, other)
        if p.log is not None:
            p.tell_card("glory-event-second-discarded", "7.13" if side == p.active else "7.14", side, other, column)


def fall_back(p: Position, side: i64, column: i64) -> None:
    """A tie: the units go to their owner's discard pile (7.15)."""
    while p.stands(side, column):
        kind: i64 = p.unit(side, column, 0)
        p.leave(side, column, kind)
        p.discard(side, kind)


def combat_over(p: Position) -> None:
    p.target = -1
    p.source = -1
    p.lead = 0
    p.overlap = 0
    p.overlapped = 0
    p.bonus = 0
    p.bonus_drawn = 0
    p.answer = 0
    p.answer_drawn = 0
    p.answer_lead = 0
    p.stood = 0
    p.flanking = 0
    p.fence += 1
