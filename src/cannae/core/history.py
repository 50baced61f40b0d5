"""The history of a game: its choices in order, with honest undo.

Undo takes back a side's own latest choice as long as no barrier was raised since: it replays the game without that
choice, so what the other side did in secret meanwhile stays done.
"""

from cannae.core.contract import EventLog, State, UserError


class PlayedChoice:
    """One choice that was carried out."""

    def __init__(self, side: int, choice: int, barrier: int, at: int = 0) -> None:
        self.side = side
        self.choice = choice
        self.barrier = barrier  # of that side, before the choice
        self.at = at  # milliseconds since the game began


class History:
    """A position and the choices that led to it from the start."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.steps: list[PlayedChoice] = []
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
        self.steps.append(PlayedChoice(side, choice, barrier, at))

    def latest(self, side: int) -> int | None:
        """The index of this side's latest step, or None before its first."""
        for index in range(len(self.steps) - 1, -1, -1):
            if self.steps[index].side == side:
                return index
        return None

    def undoable(self, side: int) -> int | None:
        """The index of the step that this side may take back now, or None."""
        index = self.latest(side)
        return index if index is not None and self.steps[index].barrier == self.state.barrier(side) else None

    def barred_by(self, side: int) -> str | None:
        """The rule by which this side's latest choice became final: that of the last event told when the barrier rose,
        or where nothing was told, the rule that forbids the same choice now. None where it can still be taken back."""
        index = self.latest(side)
        if index is None or self.undoable(side) is not None:
            return None
        latest = self.steps[index]
        state = self.replayed(index)
        rule = self.state.why_not(side, latest.choice)
        for step in self.steps[index:]:
            log = state.log = EventLog()
            state.play(step.side, step.choice)
            if state.barrier(side) != latest.barrier:
                return log.events[-1].rule if log.events else rule
        return rule

    def undo(self, side: int) -> PlayedChoice:
        """Take back the side's latest choice; `UserError` when a barrier was raised since."""
        index = self.undoable(side)
        if index is None:
            raise UserError("undo-barrier")
        taken = self.steps.pop(index)
        self._go_to(self.replayed())
        return taken

    def withdraw(self, side: int, choice: int) -> PlayedChoice:
        """Take back a choice of this side that is not its latest, as if it had never been made: what the side chose
        after it must have been allowed without it. `UserError` when it was not, or a barrier was raised since."""
        now = self.state.barrier(side)
        own = [index for index, step in enumerate(self.steps) if step.side == side and step.barrier == now]
        found = [index for index in own if self.steps[index].choice == choice]
        if not found:
            raise UserError("undo-barrier")
        state = self._start.copy()
        for index, step in enumerate(self.steps):
            if index > found[-1] and step.side == side and not state.is_legal(side, step.choice):
                raise UserError("undo-barrier")
            if index != found[-1]:
                state.play(step.side, step.choice)
        taken = self.steps.pop(found[-1])
        self._go_to(state)
        return taken

    def rewind(self, count: int) -> None:
        """Go back to the position after the first `count` steps, barrier or not. Chance will repeat itself."""
        del self.steps[count:]
        self._go_to(self.replayed())

    def resume(self, state: State, steps: list[PlayedChoice]) -> None:
        """Continue from a saved position and its choices."""
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
