"""The turn: victory check and Advance, drawing, and the end of the game (chapters 4, 8 and 9)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.contract import SIDE_NAMES
from cannae.games.glory import stages, verbs
from cannae.games.glory.cards import COLUMNS, HAND_LIMIT
from cannae.games.glory.state import (
    BY_POINTS,
    BY_SCORING,
    BY_TERRAIN,
    CONTROL,
    DRAWN,
    FAN,
    HAND,
    HAND_KINDS,
    HAND_SIZE,
    REASONS,
    SCORE,
    SHUFFLES,
    TALLIES,
    TALLY,
    Position,
)
from cannae.games.glory.verbs import COLUMN, VERB

LAST_TURN: Final = 200  # 9.5
TO_WIN: Final = 3


# -- Victory check and Advance ------------------------------------------------------------------------------


def start_turn(p: Position) -> None:
    """Phases one and two: win, or take control of every column held alone (4.2, 4.3)."""
    side = p.active
    p.fence += 1
    if p.log is not None:
        p.tell("glory-event-turn", "4.1", {"side": "@side-" + SIDE_NAMES[side], "turn": int(p.turn)})
    if p.controls(side) >= TO_WIN:
        finish(p, side, BY_TERRAIN)
        return
    column: i64 = 0
    p.trims = 0
    while column < COLUMNS:
        if p.stands(side, column) and not p.stands(1 - side, column):
            if p.z[CONTROL + column] != side + 1:
                p.z[CONTROL + column] = side + 1
                if p.log is not None:
                    args: dict[str, object] = {"side": "@side-" + SIDE_NAMES[side], "column": int(column) + 1}
                    p.tell("glory-event-advance", "4.3", args)
            if p.units(side, column) == 2:
                p.trims |= 1 << column
        column += 1
    p.stage = stages.TRIMMED


def next_trim(p: Position) -> None:
    """Two unopposed units become one, of the owner's choice (4.4); where both are alike there is nothing to choose."""
    while p.trims:
        column = lowest(p.trims)
        if p.unit(p.active, column, 0) != p.unit(p.active, column, 1):
            p.ask(stages.TRIM, p.active)
            return
        trim(p, column, p.unit(p.active, column, 0))
    p.stage = stages.FLANKS


def lowest(bits: i64) -> i64:
    at: i64 = 0
    while not bits >> at & 1:
        at += 1
    return at


def trim(p: Position, column: i64, kind: i64) -> None:
    p.trims &= ~(1 << column)
    p.leave(p.active, column, kind)
    p.discard(p.active, kind)
    if p.log is not None:
        p.tell_card("glory-event-trim", "4.4", p.active, kind, column)


def fill_trim(p: Position, side: i64, buffer: vec[i64]) -> i64:
    column = lowest(p.trims)
    buffer[0] = verbs.TRIM * VERB + column * COLUMN + p.unit(side, column, 0)
    buffer[1] = verbs.TRIM * VERB + column * COLUMN + p.unit(side, column, 1)
    return 2


def play_trim(p: Position, side: i64, choice: i64) -> None:
    trim(p, choice % VERB // COLUMN, choice % COLUMN)
    p.stage = stages.TRIMMED


# -- Drawing ------------------------------------------------------------------------------------------------


def fill_draw(p: Position, side: i64, buffer: vec[i64]) -> i64:
    """Three cards, or one away for as many as its command points (8.1)."""
    buffer[0] = verbs.DRAW * VERB
    return fill_hand(p, side, verbs.TRADE * VERB, buffer, 1)


def fill_hand(p: Position, side: i64, verb: i64, buffer: vec[i64], count: i64) -> i64:
    """The verb with each different card in hand."""
    z = p.z
    at: i64 = p.zone(side, FAN)
    end: i64 = at + p.tally(side, HAND_KINDS)
    while at < end:
        buffer[count] = verb + z[at]
        count += 1
        at += 1
    return count


def fill_role(p: Position, side: i64, role: i64, verb: i64, buffer: vec[i64], count: i64) -> i64:
    """The verb with each different card in hand that has this role."""
    deck = p.deck
    hand = p.zone(side, HAND)
    kind: i64 = deck.unit_kinds + 1  # units have none
    while kind <= deck.kinds:
        if deck.role[kind] == role and p.z[hand + kind] > 0:
            buffer[count] = verb + kind
            count += 1
        kind += 1
    return count


def play_draw(p: Position, side: i64, choice: i64) -> None:
    kind: i64 = choice % COLUMN
    if kind == 0:
        p.draw_to_hand(side, 3)
    else:
        p.take(side, kind)
        p.discard(side, kind)
        if p.log is not None:
            p.tell_card("glory-event-trade", "8.1", side, kind)
        p.draw_to_hand(side, p.deck.points[kind])
    p.stage = stages.LIMIT


def hand_limit(p: Position) -> None:
    """Down to nine (8.3), then the turn is over."""
    if p.tally(p.active, HAND_SIZE) > HAND_LIMIT:
        p.ask(stages.DROP, p.active)
    else:
        end_turn(p)


def fill_drop(p: Position, side: i64, buffer: vec[i64]) -> i64:
    return fill_hand(p, side, verbs.DROP * VERB, buffer, 0)


def play_drop(p: Position, side: i64, choice: i64) -> None:
    kind: i64 = choice % COLUMN
    p.take(side, kind)
    p.discard(side, kind)
    if p.log is not None:
        p.tell_card("glory-event-drop", "8.3", side, kind)
    p.stage = stages.LIMIT


# -- The end ------------------------------------------------------------------------------------------------


def end_turn(p: Position) -> None:
    """Both Shuffle cards out, or the turn limit: scoring. Otherwise the other side's turn (9.2, 9.5)."""
    if p.tally(0, SHUFFLES) == 2 and p.tally(1, SHUFFLES) == 2:
        p.tell("glory-event-tired", "9.2", {})
        score(p)
        return
    if p.turn >= LAST_TURN:
        p.tell("glory-event-last-turn", "9.5", {"turn": LAST_TURN})
        score(p)
        return
    p.turn += 1
    p.active = 1 - p.active
    p.reserves = 0
    p.stage = stages.START_TURN


def score(p: Position) -> None:
    """Most terrain, then most victory points, then a draw (9.3)."""
    red = p.controls(0)
    blue = p.controls(1)
    reason: i64 = BY_SCORING
    if red == blue:
        red = p.z[TALLY + SCORE]
        blue = p.z[TALLY + TALLIES + SCORE]
        reason = BY_POINTS
    if red == blue:
        finish(p, -1, DRAWN)
    else:
        finish(p, 0 if red > blue else 1, reason)


def finish(p: Position, winner: i64, reason: i64) -> None:
    p.stage = stages.OVER
    p.decider = 0
    p.winner = winner
    p.reason = reason
    p.fence += 1
    if p.log is not None:
        first: i64 = winner if winner >= 0 else 0  # scores are told winner first
        args: dict[str, object] = {"won": int(p.controls(first)), "lost": int(p.controls(1 - first))}
        if reason == BY_POINTS:
            args = {"won": int(p.tally(first, SCORE)), "lost": int(p.tally(1 - first, SCORE))}
        args["winner"] = "@side-" + SIDE_NAMES[winner] if winner >= 0 else ""
        rule = "9.1" if reason == BY_TERRAIN else "9.3"
        p.tell("glory-event-end-" + REASONS[reason], rule, args)


def ask_draw(p: Position) -> None:
    p.ask(stages.DRAW, p.active)
