"""A game is a list of phases: each asks for one kind of decision and holds everything about it in one place.
Between two phases there may be steps, which need no decision and run at once.

A room lists its phases and steps in `phases.py`. Its state holds the number of the present phase; `PhasedState` hands
the contract's verbs to that phase, and `SteppedState` also runs the steps.
"""

from typing import Any, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cannae.core.contract import State

S = TypeVar("S", bound=State, contravariant=True)
WAITING: Final = -1  # in place of a step number: a decision is due


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[S]):
    """One kind of decision: who makes it, what may be chosen, what a choice does, and which rule forbids the others."""

    def __init__(self, name: str, rule: str) -> None:
        self.name = name  # the prompt's words are kept under it
        self.rule = rule  # the rule that asks for this decision

    def acting(self, state: S) -> i64:
        """Who decides, as bits: 1 red, 2 blue, 3 both at once and in secret; 0 when the game is over."""
        raise NotImplementedError

    def fill(self, state: S, side: i64, buffer: vec[i64]) -> i64:
        """Write everything the side may do now into the buffer, in a fixed order; return how many."""
        raise NotImplementedError

    def play(self, state: S, side: i64, choice: i64) -> None:
        """Carry out a choice known to be legal, and name the phase or step that follows."""
        raise NotImplementedError

    def conceivable(self, state: S, side: i64) -> list[int]:
        """Every choice that could be meant here, legal or not; the legal ones where a phase names no others."""
        return state.choices(side)

    def why_not(self, state: S, side: i64, choice: i64) -> str:
        """The rule that forbids a choice which is not legal."""
        return self.rule

    def prompt(self, state: S, side: i64) -> dict[str, object]:
        """The arguments of the prompt's sentence: only what the side may know."""
        return {}

    def __repr__(self) -> str:
        return f"<phase {self.name} ({self.rule})>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Over(Phase[State]):
    """The game has ended: there is nothing to decide."""

    def acting(self, state: State) -> i64:
        return 0

    def fill(self, state: State, side: i64, buffer: vec[i64]) -> i64:
        return 0

    def conceivable(self, state: State, side: i64) -> list[int]:
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """What the rules do by themselves between two decisions."""

    def __init__(self, name: str, rule: str) -> None:
        self.name = name
        self.rule = rule

    def run(self, state: S) -> None:
        """Do it, and name the step that follows, or the phase and `WAITING`."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"<step {self.name} ({self.rule})>"


@mypyc_attr(allow_interpreted_subclasses=True)
class PhasedState(State):
    """A state whose verbs are those of its present phase."""

    phase_number: i64  # of the present phase, in the room's list
    present: Phase[Any]  # that phase itself: read at every decision, looked up only when it changes
    barrier_count: i64  # rises at every draw, die, reveal and change of side

    def phase_list(self) -> list[Phase[Any]]:
        """The phases of the game, in the order of their numbers."""
        raise NotImplementedError

    def enter(self, phase_number: i64) -> None:
        """Go on with another phase."""
        self.phase_number = phase_number
        self.present = self.phase_list()[phase_number]

    def not_asked(self) -> str:
        """The rule that forbids every choice of a side that is not asked."""
        raise NotImplementedError

    def acting(self) -> i64:
        return self.present.acting(self)

    def fill(self, side: i64, buffer: vec[i64]) -> i64:
        return self.present.fill(self, side, buffer)

    def play(self, side: i64, choice: i64) -> None:
        self.present.play(self, side, choice)

    def conceivable(self, side: i64) -> list[int]:
        return self.present.conceivable(self, side) if self.acting() >> side & 1 else []

    def why_not(self, side: i64, choice: i64) -> str | None:
        if self.is_legal(side, choice):
            return None
        if side < 0 or side > 1 or not self.acting() >> side & 1:
            return self.not_asked()
        return self.present.why_not(self, side, choice)

    def phase(self) -> str:
        return self.present.name

    def barrier(self, side: i64) -> i64:
        return self.barrier_count


@mypyc_attr(allow_interpreted_subclasses=True)
class SteppedState(PhasedState):
    """A state with automatic steps between its phases."""

    step_number: i64  # of the step to be run next, in the room's list; `WAITING` while a decision is due

    def step_list(self) -> list[Step[Any]]:
        """The steps of the game, in the order of their numbers."""
        raise NotImplementedError

    def ask(self, phase_number: i64) -> None:
        """Stop the steps here: a decision is due."""
        self.enter(phase_number)
        self.step_number = WAITING

    def settle(self) -> None:
        """Run the automatic steps up to the next decision."""
        steps = self.step_list()
        while self.step_number != WAITING:
            steps[self.step_number].run(self)

    def play(self, side: i64, choice: i64) -> None:
        self.present.play(self, side, choice)
        self.settle()
