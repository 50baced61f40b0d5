"""The input of nets: a position and a choice as numbers of features, for which tables of weights are summed up.

A room with a net keeps an `Observer` in its `bots/`. The features of `observe` are only what the side may see: in every
world that `redeal` could deal they are the same, and a law holds them to it. Those of `secrets` are what is hidden from
the side; they serve to judge imagined worlds in search and to train, never to choose.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from cannae.core.contract import State

HIDDEN: Final = -1  # what the other side learns of a secret choice
MOST_FEATURES: Final = 512  # room enough for the features of any position


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Features are numbered from 1 (0 is padding); `at` is where the next is written, and what is returned is one past
    the last."""

    feature_count: i64 = 1
    secret_count: i64 = 1
    meaning_count: i64 = 1
    # Room for the features, secrets and choices of one decision, where many are learned from at once.
    feature_room: i64 = 128
    secret_room: i64 = 40
    choice_room: i64 = 80

    def observe(self, state: State, side: i64, out: vec[i16], at: i64) -> i64:
        """What the side sees."""
        raise NotImplementedError

    def secrets(self, state: State, side: i64, out: vec[i16], at: i64) -> i64:
        """What is hidden from the side."""
        raise NotImplementedError

    def meaning(self, state: State, side: i64, choice: i64) -> i64:
        """The number of what a choice means, the same for both sides, from 1."""
        raise NotImplementedError

    def familiar(self, state: State) -> bool:
        """Whether a net of this game was trained for what the players agreed: it says nothing about other games."""
        return True

    def seen(self, state: State, side: i64, choice: i64) -> i64:
        """What the other side learns when this choice is made: the choice, something all such choices share, or
        `HIDDEN`."""
        return choice


def lesser(one: i64, other: i64) -> i64:
    return one if one < other else other


def within(low: i64, value: i64, high: i64) -> i64:
    return low if value < low else high if value > high else value
