"""The base class for authors who write lists: what it does by itself."""

from pennants import GAME
from pennants.state import READY, Pennants

from cannae.core.randomness import FastRng, Rng
from cannae.core.simple import ListState


class Counting(ListState):
    """Red counts to a number, then blue does; nothing is secret. A nine rolls a die, an eight changes the phase."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.counted: list[list[int]] = [[], []]
        self.chapter = "first"

    def acting(self) -> int:
        return 1 if len(self.counted[0]) < 3 else 2

    def every_choice(self) -> list[int]:
        return [1, 2, 8, 9]

    def legal(self, side: int) -> list[int]:
        return [1, 8, 9]

    def forbidden_by(self, side: int, choice: int) -> str:
        return "2.1"

    def phase(self) -> str:
        return self.chapter

    def carry_out(self, side: int, choice: int) -> None:
        self.counted[side].append(choice)
        if choice == 9:
            self.rng.below(0, 6)
        if choice == 8:
            self.chapter = "second"


def test_what_is_legal_is_said_as_a_list() -> None:
    state = Counting(FastRng(1))
    assert state.most_choices() == 4
    assert state.choices(0) == state.conceivable(0) == [1, 8, 9]
    assert state.choices(1) == state.conceivable(1) == []
    assert (state.why_not(0, 1), state.why_not(0, 2), state.why_not(1, 1)) == (None, "2.1", "2.1")
    assert state.census() == ""


def test_chance_another_phase_and_another_side_are_barriers_and_nothing_else_is() -> None:
    for choice, raised in ((1, 0), (8, 1), (9, 1)):
        state = Counting(FastRng(1))
        state.apply(0, choice)
        assert state.barrier(0) == state.barrier(1) == raised, choice
    state = Counting(FastRng(1))
    for count, raised in ((1, 0), (2, 0), (3, 1)):
        state.apply(0, 1)
        assert (count, state.barrier(0)) == (count, raised)
    state.raise_barrier()
    assert state.barrier(0) == 2


def test_in_secret_a_side_that_is_ready_may_think_again() -> None:
    state = GAME.start({}, FastRng(3))
    assert isinstance(state, Pennants)
    before = state.barrier(0)
    state.apply(0, READY)
    assert state.barrier(0) == before
    state.apply(1, READY)
    assert state.barrier(0) == before + 1


def test_a_copy_shares_nothing_and_has_no_log() -> None:
    state = Counting(FastRng(1))
    state.apply(0, 1)
    twin = state.copy()
    twin.apply(0, 9)
    assert (state.counted, twin.counted) == ([[1], []], [[1, 9], []])
    assert state.rng.drawn != twin.rng.drawn
    assert twin.log is None
