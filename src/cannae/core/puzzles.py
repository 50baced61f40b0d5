"""Puzzles: positions with one best answer, found by exact search. A game says how it asks and how it reckons."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Protocol

from cannae.core.contract import State

SentenceData = dict[str, object]  # a sentence as plain data: `say` and its arguments
Values = dict[str, Fraction]  # what each choice in question is worth to the side, by its notation


class Puzzler(Protocol):
    """Makes the puzzles of a game, only from what the side in question may know."""

    players: tuple[str, str]  # the bots in whose games positions are found
    options: Mapping[str, object]  # and with which options
    margin: Fraction  # by how much the best answer must be better than any other
    most_alike: int  # of a hundred puzzles, at most so many have the same verb as their answer
    shares: bool  # whether values are shares of a whole, to be told in hundredths

    def values(self, state: State, side: int) -> Values | None:
        """What each choice in question is worth, exactly; None where the position asks nothing of the kind, or where
        it can be seen beforehand that no single answer is best."""
        ...

    def alike(self, choice: str) -> str:
        """The same text for choices between which the game sees no difference."""
        ...

    def verb(self, choice: str) -> str:
        """What kind of answer a choice is."""
        ...

    def reason(self, state: State, side: int, choice: str) -> SentenceData:
        """What the choice would come to, in a sentence."""
        ...


def best_answers(values: Values, margin: Fraction, alike: Callable[[str], str]) -> list[str]:
    """The answers that are right: all that are the same to the game (`alike`), and better than any other by the margin;
    none where there is no such.

    >>> half, quarter, fifth = Fraction(1, 2), Fraction(1, 4), Fraction(1, 5)
    >>> best_answers({"a1": half, "a2": half, "b": quarter}, fifth, lambda choice: choice[0])
    ['a1', 'a2']
    >>> best_answers({"a1": half, "a2": half, "b": quarter}, fifth, str)
    []
    """
    if not values:
        return []
    top = max(values, key=lambda choice: values[choice])
    right = [choice for choice in values if alike(choice) == alike(top)]
    others = [value for choice, value in values.items() if choice not in right]
    if not others or values[top] - max(others) < margin:
        return []
    return right
