"""The puzzles that come with a game: a file in its room, and what the page is given of it.

A file is bound to the version of its game's rules: one of another version is refused. What the page receives is a whole
set at once, so that puzzles can be solved without a network: what the side in question sees, and the verdict.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from cannae.core.contract import SIDE_NAMES
from cannae.core.game import Game
from cannae.core.registry import games
from cannae.puzzles.making import Puzzle, puzzler_of, right_answers

HUNDREDTHS = 10_000  # values are given to four places


def set_text(game: Game, puzzles: Sequence[Puzzle], made_by: str) -> str:
    """The file of a set, one puzzle to a line."""
    options = dict(puzzler_of(game).options)
    head = {"game": game.id, "version": game.version, "made_by": made_by, "options": options}
    lines = ",\n".join([f"  {json.dumps(puzzle.to_data(), ensure_ascii=False)}" for puzzle in puzzles])
    return json.dumps(head, ensure_ascii=False, indent=1)[:-2] + f',\n "puzzles": [\n{lines}\n ]\n}}\n'


class PuzzleSet:
    """The puzzles of one game."""

    def __init__(self, game: Game, data: Mapping[str, Any]) -> None:
        self.game = game
        self.fresh = data["version"] == game.version and data["options"] == dict(puzzler_of(game).options)
        self.puzzles = [Puzzle.from_data(one) for one in data["puzzles"]]

    def faults(self, puzzle: Puzzle) -> bool:
        """Whether the search finds anything else today than it did when the puzzle was made."""
        puzzler = puzzler_of(self.game)
        state = puzzle.state(self.game, puzzler.options)
        return puzzler.values(state, puzzle.side) != puzzle.values or not right_answers(puzzler, puzzle.values)


@cache
def shipped(game: Game) -> PuzzleSet | None:
    """The set that comes with a game, where there is one."""
    file = game.room().joinpath("puzzles.json")
    if game.puzzler() is None or not file.is_file():
        return None
    return PuzzleSet(game, json.loads(file.read_text("utf-8")))


def counts() -> dict[str, int]:
    """How many puzzles there are of each game, in the order of the games; a stale set has none."""
    sets = [found for game in games().values() if (found := shipped(game)) and found.fresh]
    return {found.game.id: len(found.puzzles) for found in sets if found.puzzles}


def shown(game: Game) -> list[dict[str, Any]]:
    """A set as the page has it. Nothing in it that the side in question may not see."""
    found = shipped(game)
    if found is None or not found.fresh:
        return []
    return [shown_puzzle(game, puzzle) for puzzle in found.puzzles]


def shown_puzzle(game: Game, puzzle: Puzzle) -> dict[str, Any]:
    puzzler = puzzler_of(game)
    state = puzzle.state(game, puzzler.options)
    right = right_answers(puzzler, puzzle.values)
    choices = []
    for text, value in puzzle.values.items():
        described = state.describe(puzzle.side, state.read_choice(puzzle.side, text))
        rounded = round(value * HUNDREDTHS) / HUNDREDTHS
        why = puzzler.reason(state, puzzle.side, text)
        choices.append({"choice": text, **described, "value": rounded, "right": text in right, "why": why})
    return {
        "side": SIDE_NAMES[puzzle.side],
        "phase": state.phase(),
        "shares": puzzler.shares,
        "view": state.view(puzzle.side),
        "choices": choices,
    }
