"""A table at which a lesson is played: the moves of both sides are fixed."""

from cannae.core.contract import UserError
from cannae.core.lessons import Lesson, Move
from cannae.table.seat import COMPUTER
from cannae.table.table import Table

LEVEL = "lesson"  # of a computer that follows a lesson; such a game is not provably fair


def lesson_of(table: Table) -> Lesson | None:
    red, blue = table.seats
    taught = LEVEL in (red.level, blue.level) and COMPUTER in (red.kind, blue.kind)
    return table.game.lesson() if taught else None


def wanted(table: Table, side: int) -> Move | None:
    """The next move of a side in the lesson; None if it is over, or no longer fits the game."""
    lesson = lesson_of(table)
    if lesson is None:
        return None
    plan, made = lesson.of_side(side), _made(table, side)
    if made >= len(plan) or (side in table.to_act and not _possible(table, side, plan[made].choice)):
        return None
    return plan[made]


def _made(table: Table, side: int) -> int:
    return sum(step.side == side for step in table.history.played)


def _possible(table: Table, side: int, choice: str) -> bool:
    try:
        return table.state.is_legal(side, table.state.read_choice(side, choice))
    except UserError:
        return False


def must_follow(table: Table, side: int, choice: int) -> None:
    """Refuse a legal choice that is not the next move of the lesson."""
    move = wanted(table, side)
    if move is None or side not in table.to_act or not table.state.is_legal(side, choice):
        return
    planned = table.state.read_choice(side, move.choice)
    if choice != planned:
        described = table.state.describe(side, planned)
        args = described["args"]
        assert isinstance(args, dict)
        raise UserError("lesson-wants", what={"say": described["key"], **args})


def lesson_data(table: Table, viewer: int) -> dict[str, object] | None:
    """What the learner is sent: the number of the step, its words, and the choice they are about."""
    lesson = lesson_of(table)
    if lesson is None or viewer != lesson.learner:
        return None
    steps = len(lesson.of_side(viewer))
    if table.outcome() is not None:
        return {"step": steps, "steps": steps, "words": lesson.farewell, "choice": None}
    move = wanted(table, viewer)
    if move is None:
        return None
    acting = viewer in table.to_act
    return {
        "step": _made(table, viewer) + acting,
        "steps": steps,
        "words": move.words if acting else None,
        "choice": move.choice if acting else None,
    }
