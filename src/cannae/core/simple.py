"""`ListState`: a base class for games whose rules are written with plain lists instead of buffers.

It needs no compiler and no whole numbers of a fixed width. An author says what is legal as a list (`legal`), what a
choice does (`carry_out`) and which rule forbids another (`forbidden_by`); buffers, copying, the barrier of undo and the
rest of the contract have defaults. `examples/pennants` is a whole game made so.
"""

from copy import deepcopy
from typing import Self

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.contract import EventLog, State
from cannae.core.randomness import Rng

BOTH = 3  # as bits of `acting`: both sides decide at once and in secret
NOT_COPIED = {"rng", "log", "_scratch", "_has_scratch"}  # the contract's own fields; everything else is the author's


class ListState(State):
    """A position whose rules speak of lists. `barrier_count` belongs into the text of the position."""

    def __init__(self, rng: Rng, log: EventLog | None = None) -> None:
        self.rng = rng
        self.log = log
        self.barrier_count = 0

    # -- What an author says ------------------------------------------------------------------------------

    def legal(self, side: int) -> list[int]:
        """Everything a side that is asked may do now, in a fixed order, nothing twice."""
        raise NotImplementedError

    def carry_out(self, side: int, choice: int) -> None:
        """Do what a legal choice does."""
        raise NotImplementedError

    def forbidden_by(self, side: int, choice: int) -> str:
        """The number of the rule that forbids a choice which is not legal; any number may be asked about."""
        raise NotImplementedError

    # -- What follows from it, unless a game knows better ---------------------------------------------------

    def most_choices(self) -> i64:
        """As many as there are choices in the game: never too few."""
        return len(self.every_choice())

    def conceivable(self, side: i64) -> list[int]:
        """Nothing but what is legal; a game that wants other choices shown, greyed, names them as well."""
        return self.choices(side)

    def why_not(self, side: i64, choice: i64) -> str | None:
        return None if self.is_legal(side, choice) else self.forbidden_by(side, choice)

    def barrier(self, side: i64) -> i64:
        return self.barrier_count

    def raise_barrier(self) -> None:
        """Undo stops here. Call it where something is revealed without chance, a new phase or a change of side."""
        self.barrier_count += 1

    def census(self) -> str:
        """Nothing is counted; a game with cards or pieces lists them all here, and a law watches that none is lost."""
        return ""

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        for name, value in vars(self).items():
            if name not in NOT_COPIED:
                setattr(twin, name, deepcopy(value))
        twin.rng = self.rng.copy()
        twin.log = None
        return twin

    def fill(self, side: i64, buffer: vec[i64]) -> i64:
        legal = self.legal(side)
        for index, choice in enumerate(legal):
            buffer[index] = choice
        return len(legal)

    def play(self, side: i64, choice: i64) -> None:
        """Carry a choice out; chance that fell, another phase or another side that is asked is a barrier. Where both
        decide in secret, that one of them is ready is none: it may still think again."""
        drawn, phase, asked = self.rng.drawn, self.phase(), self.acting()
        self.carry_out(side, choice)
        turned = asked != BOTH and self.acting() != asked
        if self.rng.drawn != drawn or self.phase() != phase or turned:
            self.barrier_count += 1
