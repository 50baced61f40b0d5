"""The players of Pennants: each is given a world that its side holds possible, never the true one."""

from pennants.state import DRAW, MOST_LAID, READY, STAND, Pennants

from cannae.core.contract import State
from cannae.core.randomness import Rng


def greedy(state: State, side: int, rng: Rng) -> int:
    """Spread the cards over the rounds left, the high ones on pennants worth having, and always draw."""
    assert isinstance(state, Pennants)
    if state.stage == "consolation":
        return DRAW if state.pack else STAND
    hand, laid = state.hand[side], len(state.laid[side])
    share = -(-(len(hand) + laid) // (state.rounds - state.round + 1))
    if not hand or laid >= min(share, MOST_LAID):
        return READY
    return max(hand) if state.shown >= 2 else min(hand)
