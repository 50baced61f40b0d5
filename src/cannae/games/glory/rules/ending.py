"""Chapter 9 of the rules: the end of a turn and of the game."""

from typing import Final

from mypy_extensions import i64

from cannae.core.contract import SIDE_NAMES
from cannae.games.glory.state import (
    BY_POINTS,
    BY_SCORING,
    BY_TERRAIN,
    DRAWN,
    OVER,
    REASONS,
    SCORE,
    SHUFFLES,
    START_TURN,
    TALLIES,
    TALLY,
    Position,
)

LAST_TURN: Final = 200  # 9.5


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
    p.step_number = START_TURN


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
    p.ask(OVER)
    p.deciders = 0
    p.winner = winner
    p.reason = reason
    p.barrier_count += 1
    if p.log is not None:
        first: i64 = winner if winner >= 0 else 0  # scores are told winner first
        args: dict[str, object] = {"won": int(p.controls(first)), "lost": int(p.controls(1 - first))}
        if reason == BY_POINTS:
            args = {"won": int(p.tally(first, SCORE)), "lost": int(p.tally(1 - first, SCORE))}
        args["winner"] = "@side-" + SIDE_NAMES[winner] if winner >= 0 else ""
        rule = "9.1" if reason == BY_TERRAIN else "9.3"
        p.tell("glory-event-end-" + REASONS[reason], rule, args)
