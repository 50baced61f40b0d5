"""A first battle: chance that was chosen and choices that were written down, to be played through with a few words.

A room that has a `lesson.toml` has a lesson: the options and the seed that fix the deal, the side the learner takes,
and every choice of both sides in order, each of the learner's with the name of the words said before it
(`GAME-lesson-NAME` in the room's Fluent files; `GAME-lesson-over` is said at the end).
"""

import tomllib
from dataclasses import dataclass
from typing import Any

from cannae.core.contract import SIDE_NAMES


@dataclass(frozen=True)
class Move:
    side: int
    choice: str  # in notation
    words: str = ""  # the key of what the learner is told before it


@dataclass(frozen=True)
class Lesson:
    options: dict[str, Any]
    seed: str
    learner: int
    moves: tuple[Move, ...]
    farewell: str

    def of_side(self, side: int) -> list[Move]:
        """What a side does, in order; where both decide at once only this order counts."""
        return [move for move in self.moves if move.side == side]


def read_lesson(game: str, text: str) -> Lesson:
    data = tomllib.loads(text)
    moves = []
    for side, choice, *words in data["moves"]:
        moves.append(Move(SIDE_NAMES.index(side), choice, f"{game}-lesson-{words[0]}" if words else ""))
    learner = SIDE_NAMES.index(data["learner"])
    return Lesson(data.get("options", {}), data["seed"], learner, tuple(moves), f"{game}-lesson-over")
