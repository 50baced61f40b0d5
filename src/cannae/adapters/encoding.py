"""Positions and choices as numbers of a fixed shape, for any game.

An observation is made of `view(side)` and of nothing else: what the view does not show cannot be in it. Its table is
found by playing sample games once: every place of the view that holds a number becomes a number, every place that holds
a text a row of switches, one for each text that was seen there; a list whose length changes, such as a hand, counts
what is in it. Of a long list only the length is told, and of a place that held very many texts, such as dice in a row,
nothing. What was never seen while the table was made stays 0. The same rules and options give the same table.

An action is the place of a choice in `every_choice`; one more, `wait`, is for a side that has nothing to decide. Its
meaning never changes, but may depend on the position: in the miniatures `w+10 a3` is a wheel and an advance of the
group that was picked, which the observation names.
"""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cannae.bots import random_policy
from cannae.core.contract import SIDE_NAMES, State
from cannae.core.game import Game
from cannae.core.randomness import FastRng

SAMPLE_GAMES = 12
MOST_STEPS = 400  # of a sample game that are looked at
LONG = 128  # a list that was longer holds what follows from the rest, as everywhere a group may go
MOST_TEXTS = 128  # at one place: with more a switch for each would hardly ever be lit twice

Place = tuple[str, str | None]  # a path in the view, and the text it must hold; None for a number


def leaves(
    data: object, lengths: Mapping[str, set[int]], path: str = "", kind: str = ""
) -> Iterator[tuple[str, str, float | str]]:
    """Every number and text of a view with its path and the kind of place it is, which members of a list share. Places
    of lists that keep their length are told apart."""
    if isinstance(data, dict):
        for name, value in data.items():
            yield from leaves(value, lengths, f"{path}.{name}" if path else name, f"{kind}.{name}" if kind else name)
    elif isinstance(data, (list, tuple)):
        known = lengths.get(kind, ())
        fixed = len(known) == 1
        if max(known, default=0) <= LONG:
            for at, value in enumerate(data):
                yield from leaves(value, lengths, f"{path}[{at}]" if fixed else f"{path}[]", f"{kind}[]")
        if not fixed:
            yield f"{path}.count", f"{kind}.count", len(data)
    elif isinstance(data, (bool, int, float, str)):
        yield path, kind, data


def list_lengths(data: object, found: dict[str, set[int]], path: str = "") -> None:
    """How long every list of a view was; inside a list all its members count as one."""
    if isinstance(data, dict):
        for name, value in data.items():
            list_lengths(value, found, f"{path}.{name}" if path else str(name))
    elif isinstance(data, (list, tuple)):
        found.setdefault(path, set()).add(len(data))
        if len(data) <= LONG:
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
        self.largest: dict[str, float] = {}  # by kind of place: what numbers are divided by
        self.kinds: dict[str, str] = {}
        places: set[Place] = set()
        for view in views:
            for path, kind, value in leaves(view, self.lengths):
                if isinstance(value, str):
                    places.add((path, value))
                else:
                    places.add((path, None))
                    self.largest[kind] = max(self.largest.get(kind, 1.0), abs(float(value)))
                    self.kinds[path] = kind
        texts = Counter(path for path, text in places if text is not None)
        places = {(path, text) for path, text in places if text is None or texts[path] <= MOST_TEXTS}
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
        """What the side sees: numbers, mostly from -1 to 1 (beyond it what was larger than in any sample game), and how
        often a list that changes its length holds a text."""
        found = np.zeros(self.size, dtype=np.float32)
        for path, kind, value in leaves(state.view(side), self.lengths):
            if isinstance(value, str):
                at = self.number.get((path, value))
                if at is not None:
                    found[at] += 1
            else:
                at = self.number.get((path, None))
                if at is not None:
                    found[at] += float(value) / self.largest[kind]
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
            holds = f"number / {self.largest[self.kinds[path]]:g}" if text is None else f"`{text}`"
            lines.append(f"| {at} | `{path}` | {holds} |")
        lines += ["", "| action | notation |", "| --- | --- |"]
        lines += [f"| {at} | `{text}` |" for at, text in enumerate([*self.notation, "wait"])]
        return "\n".join(lines) + "\n"


@lru_cache(maxsize=32)
def _known(game: Game, options: str) -> Encoder:
    return Encoder(game, json.loads(options))


def encoder_for(game: Game, options: Mapping[str, Any]) -> Encoder:
    """The tables are made once for all environments of a game with the same options: it takes seconds."""
    return _known(game, json.dumps(game.checked(options), sort_keys=True))


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

if __name__ == "__main__":  # the table of one game, or the pages of all that come with the package
    import sys
    from pathlib import Path

    from cannae.core.registry import game as find_game
    from cannae.core.registry import games

    if sys.argv[1] != "--into":
        sys.stdout.write(Encoder(find_game(sys.argv[1]), {}).page())
    else:
        for name, one in games().items():
            if one.playable and one.__module__.startswith("cannae."):
                Path(sys.argv[2], f"observations-{name}.md").write_text(Encoder(one, {}).page(), "utf-8")
