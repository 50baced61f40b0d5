"""Chapter 7 of the rules, 7.1 to 7.8: an attack, frontal or on a flank, from its declaration to the defender's lead."""

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.bits import lowest
from cannae.core.contract import SIDE_NAMES, Step
from cannae.games.glory.rules.cards import OVERLAP_COST, OVERLAP_ROLE
from cannae.games.glory.rules.common import (
    Decision,
    fill_hand,
    fill_leads,
    fill_role,
    hand_kinds,
    with_column,
    with_hand,
)
from cannae.games.glory.rules.reckoning import tell_control
from cannae.games.glory.state import (
    BONUS,
    COMBAT_OVER,
    CONTROL,
    DEFENDING,
    DONE,
    HAND_SIZE,
    LEAD,
    LEADING,
    NO_BONUS,
    OVERLAP,
    OVERLAPPING,
    SPARE,
    SPARING,
    STAND,
    STRENGTHS,
    SUPPORTING,
    TOP,
    VERB,
    WITHDRAW,
    WITHDRAWAL,
    WITHDRAWING,
    Position,
    kind_of,
    verb_of,
)

# -- Declaring (7.1) ----------------------------------------------------------------------------------------


def can_attack(p: Position, side: i64) -> bool:
    """An attacker needs a Bonus card from somewhere (7.4)."""
    return p.tally(side, HAND_SIZE) > 0 or p.can_draw(side)


def declare(p: Position, side: i64, target: i64, source: i64, lead: i64, flanking: i64) -> None:
    p.target = target
    p.source = source
    p.lead = lead
    p.flanking = flanking
    if p.log is not None:
        key = "glory-event-flank-attack" if flanking else "glory-event-attack"
        p.tell_card(key, "5.4" if flanking else "7.1", side, lead, target)
    if flanking and p.terms.withdraw_first:
        if overlaps(p) > 0:
            p.enter(OVERLAPPING)  # asked without an Overlap in hand too: not asking would tell
        else:
            p.step_number = WITHDRAWAL
    else:
        p.enter(SUPPORTING)


# -- Overlap and Bonus cards (7.2, 7.3, 7.7) ----------------------------------------------------------------


def overlaps(p: Position) -> i64:
    """The attacker's cheap, unopposed units next to the target; the leading unit itself never counts (7.2)."""
    side = p.active
    beside_target: i64 = 1 << p.target
    beside_target = beside_target << 1 | beside_target >> 1
    near: i64 = p.columns_of(side) & ~p.columns_of(1 - side) & beside_target
    found: i64 = 0
    while near:
        column = lowest(near)
        near &= near - 1
        found += p.deck.cost[p.unit(side, column, 0)] <= OVERLAP_COST
        second: i64 = p.unit(side, column, 1)
        if second and p.deck.cost[second] <= OVERLAP_COST:
            found += 1
    if p.source != p.target and p.deck.cost[p.lead] <= OVERLAP_COST:
        found -= 1
    return found


def fill_overlap(p: Position, side: i64, buffer: vec[i64], count: i64) -> i64:
    """One Overlap an attack, and only where it gives something (7.2)."""
    if p.overlapped or overlaps(p) == 0:
        return count
    return fill_role(p, side, OVERLAP_ROLE, OVERLAP * VERB, buffer, count)


def play_overlap(p: Position, side: i64, kind: i64) -> None:
    p.overlap = overlaps(p)
    p.overlapped = 1
    p.take(side, kind)
    p.discard(side, kind)
    if p.log is not None:
        p.tell("glory-event-overlap", "7.2", {"side": "@side-" + SIDE_NAMES[side], "bonus": int(p.overlap)})


def fill_source(p: Position, side: i64, buffer: vec[i64], count: i64) -> i64:
    """Where a Bonus card may come from: the top of the deck, or the hand."""
    if p.can_draw(side):
        buffer[count] = TOP * VERB
        count += 1
    return fill_hand(p, side, BONUS * VERB, buffer, count)


def bonus_card(p: Position, side: i64, choice: i64) -> i64:
    """The card goes face down beside the combat; its owner knows it (7.3)."""
    drawn = verb_of(choice) == TOP
    kind: i64 = kind_of(choice)
    if drawn:
        kind = p.draw(side)
    else:
        p.take(side, kind)
        p.barrier_count += 1
    log = p.log
    if log is not None:
        who: object = "@side-" + SIDE_NAMES[side]
        key = "glory-event-bonus-drawn" if drawn else "glory-event-bonus-laid"
        own: dict[str, object] = {"side": who, "card": p.deck.card_words(kind)}
        log.tell_apart(side, key, "7.3" if side == p.active else "7.7", own, key + "-hidden", {"side": who})
    return kind


class OverlapFirst(Decision):
    """Overlap before the defender withdraws; the Bonus card comes after that (10.2)."""

    def fill(self, state: Position, side: i64, buffer: vec[i64]) -> i64:
        buffer[0] = DONE * VERB
        return fill_overlap(state, side, buffer, 1)

    def play(self, state: Position, side: i64, choice: i64) -> None:
        if verb_of(choice) == OVERLAP:
            play_overlap(state, side, kind_of(choice))
        state.step_number = WITHDRAWAL

    def conceivable(self, state: Position, side: i64) -> list[int]:
        return [*bonus_choices(state, side), DONE * VERB]


class Bonus(Decision):
    """The attacker's Bonus card: any card in hand, or the top of the deck (7.3); before it, Overlap (7.2)."""

    def fill(self, state: Position, side: i64, buffer: vec[i64]) -> i64:
        count: i64 = 0
        if not (state.flanking and state.terms.withdraw_first):
            count = fill_overlap(state, side, buffer, 0)
        return fill_source(state, side, buffer, count)

    def play(self, state: Position, side: i64, choice: i64) -> None:
        verb: i64 = verb_of(choice)
        if verb == OVERLAP:
            play_overlap(state, side, kind_of(choice))
            return
        state.bonus_drawn = 1 if verb == TOP else 0
        state.bonus = bonus_card(state, side, choice)
        if state.stood:
            ask_defence(state)
        else:
            state.step_number = WITHDRAWAL

    def conceivable(self, state: Position, side: i64) -> list[int]:
        return bonus_choices(state, side)

    def why_not(self, state: Position, side: i64, choice: i64) -> str:
        return "3.6" if verb_of(choice) == TOP else super().why_not(state, side, choice)


def bonus_choices(p: Position, side: i64) -> list[int]:
    """Every card that could be meant as a Bonus card, and Overlap."""
    overlapping = [OVERLAP * VERB + kind for kind in hand_kinds(p, side) if p.deck.role[kind] == OVERLAP_ROLE]
    return [TOP * VERB, *with_hand(p, side, BONUS), *overlapping]


# -- Withdrawal (7.5, 7.6) ----------------------------------------------------------------------------------


def can_withdraw(p: Position, kind: i64) -> bool:
    return kind != 0 and p.deck.cost[kind] < p.deck.cost[p.lead]


class Withdrawal(Step[Position]):
    """Ask while anything could withdraw; who stands where is open to all, so not asking tells nothing."""

    def run(self, state: Position) -> None:
        side: i64 = 1 - state.active
        first: i64 = state.unit(side, state.target, 0)
        second: i64 = state.unit(side, state.target, 1)
        if first == 0:
            all_withdrawn(state)
        elif can_withdraw(state, first) or can_withdraw(state, second):
            state.ask_side(WITHDRAWING, side)
        else:
            stand(state)


class Withdraw(Decision):
    """Which unit of the defender withdraws, one at a time, or that all stand (7.5)."""

    def fill(self, state: Position, side: i64, buffer: vec[i64]) -> i64:
        buffer[0] = STAND * VERB
        count: i64 = 1
        first: i64 = state.unit(side, state.target, 0)
        second: i64 = state.unit(side, state.target, 1)
        if can_withdraw(state, first):
            buffer[count] = WITHDRAW * VERB + first
            count += 1
        if second != first and can_withdraw(state, second):
            buffer[count] = WITHDRAW * VERB + second
            count += 1
        return count

    def play(self, state: Position, side: i64, choice: i64) -> None:
        if verb_of(choice) == STAND:
            stand(state)
            return
        kind: i64 = kind_of(choice)
        state.leave(side, state.target, kind)
        state.discard(side, kind)
        if state.log is not None:
            state.tell_card("glory-event-withdraw", "7.5", side, kind, state.target)
        state.step_number = WITHDRAWAL

    def conceivable(self, state: Position, side: i64) -> list[int]:
        return [STAND * VERB, *with_column(state, side, state.target, WITHDRAW)]


def stand(p: Position) -> None:
    p.stood = 1
    if p.bonus == 0:  # withdrawal came first (10.2)
        p.ask_side(SUPPORTING, p.active)
    else:
        ask_defence(p)


def all_withdrawn(p: Position) -> None:
    """The Bonus card goes, and one of two attacking units; control stays as it is (7.6)."""
    side = p.active
    p.barrier_count += 1
    if p.bonus:
        if p.bonus_drawn:
            p.seen_from_deck(side, p.bonus)
        p.discard(side, p.bonus)
        if p.log is not None:
            p.tell_card("glory-event-bonus-wasted", "7.6", side, p.bonus)
        p.bonus = 0
    if p.log is not None:
        tell_control(p, p.z[CONTROL + p.target], "7.6")
    first: i64 = p.unit(side, p.source, 0)
    second: i64 = p.unit(side, p.source, 1)
    if second == 0:
        p.step_number = COMBAT_OVER
    elif first == second:
        spare(p, first)
    else:
        p.ask_side(SPARING, side)


def spare(p: Position, kind: i64) -> None:
    p.leave(p.active, p.source, kind)
    p.discard(p.active, kind)
    if p.log is not None:
        p.tell_card("glory-event-spare", "7.6", p.active, kind, p.source)
    p.step_number = COMBAT_OVER


class Spare(Decision):
    """All enemies withdrew: which of two attacking units is discarded (7.6)."""

    def fill(self, state: Position, side: i64, buffer: vec[i64]) -> i64:
        return fill_leads(state, side, state.source, SPARE * VERB, buffer, 0)

    def play(self, state: Position, side: i64, choice: i64) -> None:
        spare(state, kind_of(choice))

    def conceivable(self, state: Position, side: i64) -> list[int]:
        return with_column(state, side, state.source, SPARE)


# -- The defender's Bonus card and leading unit (7.7, 7.8) --------------------------------------------------


def ask_defence(p: Position) -> None:
    """A side without any card is not asked: everybody can see that it has none."""
    side: i64 = 1 - p.active
    if can_attack(p, side):
        p.ask_side(DEFENDING, side)
    else:
        ask_lead(p)


class Defence(Decision):
    """The defender's Bonus card, if he wants one (7.7)."""

    def fill(self, state: Position, side: i64, buffer: vec[i64]) -> i64:
        buffer[0] = NO_BONUS * VERB
        return fill_source(state, side, buffer, 1)

    def play(self, state: Position, side: i64, choice: i64) -> None:
        verb: i64 = verb_of(choice)
        if verb != NO_BONUS:
            state.answer_drawn = 1 if verb == TOP else 0
            state.answer = bonus_card(state, side, choice)
        elif state.log is not None:
            state.tell("glory-event-no-bonus", "7.7", {"side": "@side-" + SIDE_NAMES[side]})
        ask_lead(state)

    def conceivable(self, state: Position, side: i64) -> list[int]:
        return [*bonus_choices(state, side), NO_BONUS * VERB]

    def why_not(self, state: Position, side: i64, choice: i64) -> str:
        return "3.6" if verb_of(choice) == TOP else super().why_not(state, side, choice)


def ask_lead(p: Position) -> None:
    side: i64 = 1 - p.active
    first: i64 = p.unit(side, p.target, 0)
    second: i64 = p.unit(side, p.target, 1)
    if second == 0 or second == first:
        p.answer_lead = first
        p.step_number = STRENGTHS
    else:
        p.ask_side(LEADING, side)


class Lead(Decision):
    """Which of the defender's two units leads (7.8)."""

    def fill(self, state: Position, side: i64, buffer: vec[i64]) -> i64:
        return fill_leads(state, side, state.target, LEAD * VERB, buffer, 0)

    def play(self, state: Position, side: i64, choice: i64) -> None:
        state.answer_lead = kind_of(choice)
        if state.log is not None:
            state.tell_card("glory-event-lead", "7.8", side, state.answer_lead, state.target)
        state.step_number = STRENGTHS

    def conceivable(self, state: Position, side: i64) -> list[int]:
        return with_column(state, side, state.target, LEAD)
