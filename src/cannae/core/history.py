"""The history of a game: its choices in order, with honest undo.

Undo takes back a side's own latest choice as long as no barrier was raised since: it replays the game without that
choice, so what the other side did in secret meanwhile stays done.
"""

from cannae.core.contract import State, UserError


class Step:
    def __init__(self, side: int, choice: int, barrier: int, at: int = 0) -> None:
        self.side = side
        self.choice = choice
        self.barrier = barrier  # of that side, before the choice
        self.at = at  # milliseconds since the game began


class History:
    def __init__(self, state: State) -> None:
        self.state = state
        self.steps: list[Step] = []
        self._start = state.copy()

    def fork(self) -> "History":
        """A history of its own with the same past."""
        twin = History(self._start)
        twin.state = self.state.copy()
        twin.steps = self.steps[:]
        return twin

    def choose(self, side: int, choice: int, at: int = 0) -> None:
        self.state.must_be_legal(side, choice)
        self.play(side, choice, at)

    def play(self, side: int, choice: int, at: int = 0) -> None:
        """Carry out a choice known to be legal."""
        barrier = int(self.state.barrier(side))
        self.state.play(side, choice)
        self.steps.append(Step(side, choice, barrier, at))

    def undoable(self, side: int) -> int | None:
        """The index of the step that this side may take back now, or None."""
        for index in range(len(self.steps) - 1, -1, -1):
            step = self.steps[index]
            if step.side == side:
                return index if step.barrier == self.state.barrier(side) else None
        return None

    def undo(self, side: int) -> Step:
        """Take back the side's latest choice; `UserError` when a barrier stands before it."""
        index = self.undoable(side)
        if index is None:
            raise UserError("undo-barrier")
        taken = self.steps.pop(index)
        self._go_to(self.replayed())
        return taken

    def rewind(self, count: int) -> None:
        """Go back to the position after the first `count` steps, barrier or not. Chance will fall as it fell."""
        del self.steps[count:]
        self._go_to(self.replayed())

    def resume(self, state: State, steps: list[Step]) -> None:
        """Stand where a saved line stood."""
        self._go_to(state)
        self.steps = steps

    def _go_to(self, state: State) -> None:
        state.log = self.state.log
        self.state = state

    def replayed(self, count: int | None = None) -> State:
        """The position after the first `count` steps (all of them by default), without a log."""
        state = self._start.copy()
        for step in self.steps[:count]:
            state.play(step.side, step.choice)
        return state
