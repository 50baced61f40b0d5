"""What a side is asked beyond the name of its phase: the arguments of its prompt (`glory-phase-...`)."""

from mypy_extensions import i64

from cannae.games.glory import stages
from cannae.games.glory.state import PURSE, TAKEN, Position


def prompt(p: Position, viewer: i64) -> dict[str, object]:
    """How many cards are kept, what is to pay and with how much; nothing where the question needs no more."""
    if not p.decider >> viewer & 1:
        return {}
    if p.stage == stages.DRAFT:
        return {"kept": 1 if p.tally(viewer, TAKEN) else 0}
    if p.stage == stages.ACTION or p.stage == stages.PAY:
        return {
            "state": payment(p),
            "due": max(0, int(p.due)),
            "purse": int(p.tally(viewer, PURSE)),
            "column": int(p.clearing) + 1,
        }
    return {}


def payment(p: Position) -> str:
    """Whether a unit must still take the room made for it (6.6), is unpaid (6.7), costs a card though its price is
    nothing (10.8), or is paid for and more may be given (10.7)."""
    if p.clearing >= 0:
        return "room"
    if not p.open:
        return "free"
    if p.due > 0:
        return "unpaid"
    return "paid" if p.stage == stages.PAY else "card"
