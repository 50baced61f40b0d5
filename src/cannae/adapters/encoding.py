"""Positions and choices as numbers of a fixed shape, for any game.

An observation is made of `view(side)` and of nothing else: what the view does not show cannot be in it. Its table is
found by playing sample games once: every place of the view that holds a number becomes a number, every place that holds
a text a row of switches, one for each text that was seen there; a list whose length changes, such as a hand, counts
what is in it. What was never seen while the table was made stays dark. The same rules and options give the same table.

An action is the place of a choice in `every_choice`; one more, `wait`, is for a side that has nothing to decide.
"""

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cannae.bots import random_policy
from cannae.core.contract import SIDE_NAMES, State
from cannae.core.game import Game
from cannae.core.randomness import FastRng

SAMPLE_GAMES = 12
MOST_STEPS = 400  # of a sample game that are looked at
LARGEST = 1000.0  # numbers are divided by the largest seen at their place, and cut there

Place = tuple[str, str | None]  # a path in the view, and the text it must hold; None for a number


def leaves(data: object, lengths: Mapping[str, set[int]], path: str = "") -> Iterator[tuple[str, float | str]]:
    """Every number and text of a view with its path. Places of lists that keep their length are told apart."""
    if isinstance(data, dict):
        for name, value in data.items():
            yield from leaves(value, lengths, f"{path}.{name}" if path else str(name))
    elif isinstance(data, (list, tuple)):
        fixed = len(lengths.get(path, ())) == 1
        for at, value in enumerate(data):
            yield from leaves(value, lengths, f"{path}[{at}]" if fixed else f"{path}[]")
        if not fixed:
            yield f"{path}.count", len(data)
    elif isinstance(data, (bool, int, float, str)):
        yield path, data


def list_lengths(data: object, found: dict[str, set[int]], path: str = "") -> None:
    """How long every list of a view was; inside a list all its members count as one."""
    if isinstance(data, dict):
        for name, value in data.items():
            list_lengths(value, found, f"{path}.{name}" if path else str(name))
    elif isinstance(data, (list, tuple)):
        found.setdefault(path, set()).add(len(data))
        for value in data:
            list_lengths(value, found, f"{path}[]")


class Encoder:
    """The tables of one game with its options."""

    def __init__(self, game: Game, options: Mapping[str, Any]) -> None:
        self.game = game
        self.options = game.checked(options)
        views = list(sample_views(game, self.options))
        self.lengths: dict[str, set[int]] = {}
        for view in views:
            list_lengths(view, self.lengths)
        self.largest: dict[str, float] = {}
        places: set[Place] = set()
        for view in views:
            for path, value in leaves(view, self.lengths):
                if isinstance(value, str):
                    places.add((path, value))
                else:
                    places.add((path, None))
                    self.largest[path] = max(self.largest.get(path, 1.0), min(abs(float(value)), LARGEST))
        self.places = sorted(places, key=lambda place: (place[0], place[1] or ""))
        self.number = {place: at for at, place in enumerate(self.places)}
        start = game.begin(dict(self.options), FastRng(0))
        self.choices: list[int] = list(start.every_choice())
        self.action = {choice: at for at, choice in enumerate(self.choices)}
        self.notation = [start.write_choice(0, choice) for choice in self.choices]

    @property
    def size(self) -> int:
        return len(self.places)

    @property
    def actions(self) -> int:
        return len(self.choices) + 1

    @property
    def wait(self) -> int:
        return len(self.choices)

    def observe(self, state: State, side: int) -> NDArray[np.float32]:
        """What the side sees; numbers from -1 to 1, and how often a list that changes its length holds a text."""
        found = np.zeros(self.size, dtype=np.float32)
        for path, value in leaves(state.view(side), self.lengths):
            if isinstance(value, str):
                at = self.number.get((path, value))
                if at is not None:
                    found[at] += 1
            else:
                at = self.number.get((path, None))
                if at is not None:
                    found[at] += max(-1.0, min(1.0, float(value) / self.largest[path]))
        return found

    def mask(self, state: State, side: int) -> NDArray[np.int8]:
        """1 for every action the side may take; `wait` and no other where it has nothing to decide."""
        found = np.zeros(self.actions, dtype=np.int8)
        for choice in state.choices(side):
            found[self.action[choice]] = 1
        if not found.any():
            found[self.wait] = 1
        return found

    def page(self) -> str:
        """The tables as a document."""
        lines = [f"# Observations and actions of `{self.game.id}`", ""]
        made = f"`python -m cannae.adapters.encoding {self.game.id}`"
        lines += [f"Made by {made}: {self.size} numbers, {self.actions} actions.", ""]
        lines += ["| observation | place in the view | holds |", "| --- | --- | --- |"]
        for at, (path, text) in enumerate(self.places):
            holds = f"number / {self.largest[path]:g}" if text is None else f"`{text}`"
            lines.append(f"| {at} | `{path}` | {holds} |")
        lines += ["", "| action | notation |", "| --- | --- |"]
        lines += [f"| {at} | `{text}` |" for at, text in enumerate([*self.notation, "wait"])]
        return "\n".join(lines) + "\n"


def sample_views(game: Game, options: Mapping[str, Any]) -> Iterator[dict[str, object]]:
    """What both sides see in random games, always the same ones."""
    for number in range(SAMPLE_GAMES):
        rng = FastRng(7919 * number + 1)
        state = game.begin(dict(options), rng)
        for _ in range(MOST_STEPS):
            for side in range(2):
                yield state.view(side)
            sides = state.to_act
            if not sides:
                break
            state.play(sides[0], random_policy(state, sides[0], rng))


def rewards(state: State) -> tuple[float, float]:
    """1 for the winner, -1 for the loser, 0 for both while it runs and in a draw."""
    outcome = state.outcome()
    if outcome is None or outcome.winner < 0:
        return 0.0, 0.0
    return (1.0, -1.0) if outcome.winner == 0 else (-1.0, 1.0)


AGENTS = list(SIDE_NAMES)

if __name__ == "__main__":
    import sys

    from cannae.core.registry import game as find_game

    sys.stdout.write(Encoder(find_game(sys.argv[1]), {}).page())
