"""Combat (7.1 to 7.8): from the declaration of an attack to the defender's lead, frontal and flank attacks alike."""

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.contract import SIDE_NAMES
from cannae.games.glory import stages, verbs
from cannae.games.glory.cards import COLUMNS, OVERLAP, OVERLAP_COST
from cannae.games.glory.reckoning import tell_control
from cannae.games.glory.state import CONTROL, HAND_SIZE, Position
from cannae.games.glory.turn import fill_hand, fill_role
from cannae.games.glory.verbs import COLUMN, VERB

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
            p.stage = stages.OVERLAP_FIRST  # asked without an Overlap in hand too: not asking would tell
        else:
            p.stage = stages.WITHDRAWING
    else:
        p.stage = stages.BONUS


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
    return fill_role(p, side, OVERLAP, verbs.OVERLAP * VERB, buffer, count)


def play_overlap(p: Position, side: i64, kind: i64) -> None:
    p.overlap = overlaps(p)
    p.overlapped = 1
    p.take(side, kind)
    p.discard(side, kind)
    if p.log is not None:
        p.tell("glory-event-overlap", "7.2", {"side": "@side-" + SIDE_NAMES[side], "bonus": int(p.overlap)})


def fill_overlap_first(p: Position, side: i64, buffer: vec[i64]) -> i64:
    buffer[0] = verbs.DONE * VERB
    return fill_overlap(p, side, buffer, 1)


def play_overlap_first(p: Position, side: i64, choice: i64) -> None:
    if choice // VERB == verbs.OVERLAP:
        play_overlap(p, side, choice % COLUMN)
    p.stage = stages.WITHDRAWING


def fill_bonus(p: Position, side: i64, buffer: vec[i64]) -> i64:
    """Any card in hand, or the top of the deck (7.3); before it, Overlap."""
    count: i64 = 0
    if not (p.flanking and p.switches.withdraw_first):
        count = fill_overlap(p, side, buffer, 0)
    return fill_source(p, side, buffer, count)


def fill_source(p: Position, side: i64, buffer: vec[i64], count: i64) -> i64:
    if p.can_draw(side):
        buffer[count] = verbs.TOP * VERB
        count += 1
    return fill_hand(p, side, verbs.BONUS * VERB, buffer, count)


def play_bonus(p: Position, side: i64, choice: i64) -> None:
    verb: i64 = choice // VERB
    if verb == verbs.OVERLAP:
        play_overlap(p, side, choice % COLUMN)
        return
    p.bonus_drawn = 1 if verb == verbs.TOP else 0
    p.bonus = bonus_card(p, side, choice)
    if p.stood:
        ask_defence(p)
    else:
        p.stage = stages.WITHDRAWING


def bonus_card(p: Position, side: i64, choice: i64) -> i64:
    """The card goes face down beside the combat; its owner knows it (7.3)."""
    drawn = choice // VERB == verbs.TOP
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
        p.ask(stages.WITHDRAW, side)
    else:
        stand(p)


def fill_withdraw(p: Position, side: i64, buffer: vec[i64]) -> i64:
    buffer[0] = verbs.STAND * VERB
    count: i64 = 1
    first: i64 = p.unit(side, p.target, 0)
    second: i64 = p.unit(side, p.target, 1)
    if can_withdraw(p, first):
        buffer[count] = verbs.WITHDRAW * VERB + first
        count += 1
    if second != first and can_withdraw(p, second):
        buffer[count] = verbs.WITHDRAW * VERB + second
        count += 1
    return count


def play_withdraw(p: Position, side: i64, choice: i64) -> None:
    if choice // VERB == verbs.STAND:
        stand(p)
        return
    kind: i64 = choice % COLUMN
    p.leave(side, p.target, kind)
    p.discard(side, kind)
    if p.log is not None:
        p.tell_card("glory-event-withdraw", "7.5", side, kind, p.target)
    p.stage = stages.WITHDRAWING


def stand(p: Position) -> None:
    p.stood = 1
    if p.bonus == 0:  # withdrawal came first (10.2)
        p.ask(stages.BONUS, p.active)
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
    if p.log is not None:
        tell_control(p, p.z[CONTROL + p.target], "7.6")
    first: i64 = p.unit(side, p.source, 0)
    second: i64 = p.unit(side, p.source, 1)
    if second == 0:
        p.stage = stages.COMBAT_OVER
    elif first == second:
        spare(p, first)
    else:
        p.ask(stages.SPARE, side)


def fill_spare(p: Position, side: i64, buffer: vec[i64]) -> i64:
    return fill_leads(p, side, p.source, verbs.SPARE * VERB, buffer, 0)


def play_spare(p: Position, side: i64, choice: i64) -> None:
    spare(p, choice % COLUMN)


def spare(p: Position, kind: i64) -> None:
    p.leave(p.active, p.source, kind)
    p.discard(p.active, kind)
    if p.log is not None:
        p.tell_card("glory-event-spare", "7.6", p.active, kind, p.source)
    p.stage = stages.COMBAT_OVER


# -- The defender's Bonus card and leading unit (7.7, 7.8) --------------------------------------------------


def ask_defence(p: Position) -> None:
    """Nobody is asked who has no card anywhere: that is open to all."""
    side: i64 = 1 - p.active
    if can_attack(p, side):
        p.ask(stages.DEFENCE, side)
    else:
        ask_lead(p)


def fill_defence(p: Position, side: i64, buffer: vec[i64]) -> i64:
    buffer[0] = verbs.NO_BONUS * VERB
    return fill_source(p, side, buffer, 1)


def play_defence(p: Position, side: i64, choice: i64) -> None:
    verb: i64 = choice // VERB
    if verb != verbs.NO_BONUS:
        p.answer_drawn = 1 if verb == verbs.TOP else 0
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
        p.stage = stages.STRENGTHS
    else:
        p.ask(stages.LEAD, side)


def fill_lead(p: Position, side: i64, buffer: vec[i64]) -> i64:
    return fill_leads(p, side, p.target, verbs.LEAD * VERB, buffer, 0)


def play_lead(p: Position, side: i64, choice: i64) -> None:
    p.answer_lead = choice % COLUMN
    if p.log is not None:
        p.tell_card("glory-event-lead", "7.8", side, p.answer_lead, p.target)
    p.stage = stages.STRENGTHS
