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
        self.played: list[PlayedChoice] = []
        self._start = state.copy()

    def fork(self) -> "History":
        """A history of its own with the same past."""
        twin = History(self._start)
        twin.state = self.state.copy()
        twin.played = self.played[:]
        return twin

    def choose(self, side: int, choice: int, at: int = 0) -> None:
        self.state.must_be_legal(side, choice)
        self.play(side, choice, at)

    def play(self, side: int, choice: int, at: int = 0) -> None:
        """Carry out a choice known to be legal."""
        barrier = int(self.state.barrier(side))
        self.state.play(side, choice)
        self.played.append(PlayedChoice(side, choice, barrier, at))

    def latest(self, side: int) -> int | None:
        """The index of this side's latest choice, or None before its first."""
        for index in range(len(self.played) - 1, -1, -1):
            if self.played[index].side == side:
                return index
        return None

    def undoable(self, side: int) -> int | None:
        """The index of the choice that this side may take back now, or None."""
        index = self.latest(side)
        return index if index is not None and self.played[index].barrier == self.state.barrier(side) else None

    def barred_by(self, side: int) -> str | None:
        """The rule by which this side's latest choice became final: that of the last event when the barrier rose, or
        where there was none, the rule that forbids the same choice now. None where it can still be taken back."""
        index = self.latest(side)
        if index is None or self.undoable(side) is not None:
            return None
        latest = self.played[index]
        state = self.replayed(index)
        rule = self.state.why_not(side, latest.choice)
        for past in self.played[index:]:
            log = state.log = EventLog()
            state.play(past.side, past.choice)
            if state.barrier(side) != latest.barrier:
                return log.events[-1].rule if log.events else rule
        return rule

    def undo(self, side: int) -> PlayedChoice:
        """Take back the side's latest choice; `UserError` when a barrier was raised since."""
        index = self.undoable(side)
        if index is None:
            raise UserError("undo-barrier")
        taken = self.played.pop(index)
        self._go_to(self.replayed())
        return taken

    def withdraw(self, side: int, choice: int) -> PlayedChoice:
        """Take back a choice of this side that is not its latest, as if it had never been made: what the side chose
        after it must have been allowed without it. `UserError` when it was not, or a barrier was raised since."""
        now = self.state.barrier(side)
        own = [index for index, past in enumerate(self.played) if past.side == side and past.barrier == now]
        found = [index for index in own if self.played[index].choice == choice]
        if not found:
            raise UserError("undo-barrier")
        state = self._start.copy()
        for index, past in enumerate(self.played):
            if index > found[-1] and past.side == side and not state.is_legal(side, past.choice):
                raise UserError("undo-barrier")
            if index != found[-1]:
                state.play(past.side, past.choice)
        taken = self.played.pop(found[-1])
        self._go_to(state)
        return taken

    def rewind(self, count: int) -> None:
        """Go back to the position after the first `count` choices, barrier or not. Chance will repeat itself."""
        del self.played[count:]
        self._go_to(self.replayed())

    def resume(self, state: State, played: list[PlayedChoice]) -> None:
        """Continue from a saved position and its choices."""
        self._go_to(state)
        self.played = played

    def _go_to(self, state: State) -> None:
        state.log = self.state.log
        self.state = state

    def replayed(self, count: int | None = None) -> State:
        """The position after the first `count` choices (all of them by default), without a log."""
        state = self._start.copy()
        for past in self.played[:count]:
            state.play(past.side, past.choice)
        return state
