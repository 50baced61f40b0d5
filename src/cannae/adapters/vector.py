"""Many games stepped at once by compiled code into numpy arrays: for training, where a step must cost next to nothing.

    env = VectorEnv("honour", 256, battles=1)
    env.step(actions)             # one action for each game; whatever ended has begun anew

Every game that a net can be trained for (`Game.observer`) can be stepped so. Decisions with one choice only are made
inside. All arrays have a row for each game and stay where they are; to have them elsewhere, as in memory that a learner
shares, hand in arrays of your own.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16
from numpy.typing import NDArray

from cannae.bots.vector import VectorGames
from cannae.core.contract import UserError
from cannae.core.randomness import FastRng, Rng
from cannae.core.registry import game as find_game


@dataclass(frozen=True)
class Arrays:
    """What there is to decide in every game, and what came of the last actions."""

    observations: NDArray[Any]  # numbers of features, each from 1; 0 where there are no more
    meanings: NDArray[Any]  # of each action: the number of what it means, from 1; 0 where there is no such action
    masks: NDArray[Any]  # which actions there are
    acting: NDArray[Any]  # who decides: 0 for red, 1 for blue
    rewards: NDArray[Any]  # of red and blue, for games that ended: 1, 0 or -1
    ended: NDArray[Any]  # whether a game ended with the last action; what is shown is of the next


class VectorEnv:
    """`arrays` may name some of `Arrays` by caller's own, of the right shape and any type that holds the numbers."""

    def __init__(
        self, game: str, count: int, seed: int = 0, arrays: Mapping[str, NDArray[Any]] | None = None, **options: Any
    ) -> None:
        room = find_game(game)
        observer = room.observer()
        if observer is None:
            raise UserError("train-unobserved", game=game)
        full = room.checked(options)

        def begin(rng: Rng) -> Any:
            return room.begin(dict(full), FastRng(int(rng.word(0)) | int(rng.word(0)) << 32))

        self.count = count
        self.features, self.actions = int(observer.feature_count), int(observer.choice_room)
        widths = int(observer.feature_room), int(observer.secret_room), self.actions
        self.games = VectorGames(begin, observer, count, widths, seed + 1)
        self.games.start()
        self._observed = self._view("features", widths[0])
        self._meanings = self._view("meanings", self.actions)
        self._sides, self._ended, self._results = (self._view(name, 0) for name in ("sides", "ended", "results"))
        self._rows = np.arange(count)
        self.arrays = self._checked(dict(arrays or {}))
        self._show()

    def _view(self, name: str, room: int) -> NDArray[np.int16]:
        """The memory that compiled code writes to; it is never moved."""
        flat = np.frombuffer(getattr(self.games, name), np.int16)
        return flat.reshape(self.count, room) if room else flat

    def _checked(self, given: dict[str, NDArray[Any]]) -> Arrays:
        wanted = {
            "observations": (self._observed.shape, np.int16),
            "meanings": (self._meanings.shape, np.int16),
            "masks": (self._meanings.shape, np.bool_),
            "acting": ((self.count,), np.int8),
            "rewards": ((self.count, 2), np.float32),
            "ended": ((self.count,), np.bool_),
        }
        for name, array in given.items():
            if name not in wanted:
                raise ValueError(f"there is no array “{name}”: {', '.join(one.name for one in fields(Arrays))}")
            if array.shape != wanted[name][0]:
                raise ValueError(f"“{name}” has the shape {array.shape}, not {wanted[name][0]}")
        made = {name: np.zeros(shape, kind) for name, (shape, kind) in wanted.items() if name not in given}
        return Arrays(**made, **given)

    def step(self, actions: NDArray[Any]) -> Arrays:
        """Play in every game the action with this number."""
        picked = np.asarray(actions)
        if picked.shape != (self.count,) or ((picked < 0) | (picked >= self.actions)).any():
            raise ValueError(f"{self.count} actions are wanted, each below {self.actions}")
        wrong = self._rows[self._meanings[self._rows, picked] == 0]
        if len(wrong):
            raise ValueError(f"game {wrong[0]} has no action {picked[wrong[0]]}")
        self.games.step(vec[i16](picked.tolist()))
        self._show()
        return self.arrays

    def _show(self) -> None:
        shown = self.arrays
        np.copyto(shown.observations, self._observed, casting="unsafe")
        np.copyto(shown.meanings, self._meanings, casting="unsafe")
        np.not_equal(self._meanings, 0, out=shown.masks, casting="unsafe")
        np.copyto(shown.acting, self._sides, casting="unsafe")
        np.copyto(shown.ended, self._ended, casting="unsafe")
        np.multiply(self._results, self._ended, out=shown.rewards[:, 0], casting="unsafe")
        np.negative(shown.rewards[:, 0], out=shown.rewards[:, 1])
