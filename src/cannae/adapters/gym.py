"""Any game as a Gymnasium environment: one agent against a bot, which sees only a re-dealt world.

The action mask is in `info["action_mask"]` and by `action_masks()`, as the common masked learners ask for it. An
action that is not legal loses the game.
"""

from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from cannae.adapters.encoding import encoder_for, rewards
from cannae.bots import policy
from cannae.core.randomness import FastRng
from cannae.core.registry import game as find_game

FRESH = 1 << 62


class AgainstBot(gymnasium.Env[NDArray[np.float32], np.int64]):
    """`side` is red, blue, or None for a lot in every game."""

    metadata = {"render_modes": []}  # noqa: RUF012 (as Gymnasium has it)

    def __init__(self, game: str, bot: str = "greedy", side: int | None = None, **options: Any) -> None:
        self.encoder = encoder_for(find_game(game), options)
        self.bot = policy(self.encoder.game, bot)
        self.wanted = side
        self.observation_space = Box(-np.inf, np.inf, (self.encoder.size,), np.float32)
        self.action_space = Discrete(self.encoder.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        super().reset(seed=seed)
        self.chance = FastRng(int(self.np_random.integers(FRESH)))
        self.side = int(self.np_random.integers(2)) if self.wanted is None else self.wanted
        rng = FastRng(int(self.np_random.integers(FRESH)))
        self.state = self.encoder.game.begin(dict(self.encoder.options), rng)
        self._let_bot_play()
        return self._seen(), self._info()

    def _let_bot_play(self) -> None:
        while self.state.to_act and self.side not in self.state.to_act:
            other = 1 - self.side
            self.state.apply(other, self.bot(self.state.redeal(other, self.chance), other, self.chance))

    def _seen(self) -> NDArray[np.float32]:
        return self.encoder.observe(self.state, self.side)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "side": self.side}

    def action_masks(self) -> NDArray[np.int8]:
        return self.encoder.mask(self.state, self.side)

    def step(self, action: Any) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        if not self.action_masks()[int(action)]:
            return self._seen(), -1.0, True, False, self._info()
        self.state.apply(self.side, self.encoder.choices[int(action)])
        self._let_bot_play()
        over = not self.state.to_act
        return self._seen(), rewards(self.state)[self.side], over, False, self._info()
