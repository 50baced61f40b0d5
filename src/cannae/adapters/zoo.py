"""Any game as PettingZoo environments: `aec_env` where one agent acts at a time, `parallel_env` where both always do.

Agents are `red` and `blue`. An observation is `{"observation": …, "action_mask": …}`; the tables are the encoder's. In
the parallel environment a side that has nothing to decide takes the action `wait`.
"""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from cannae.adapters.encoding import AGENTS, Encoder, encoder_for, rewards
from cannae.core.contract import State, UserError
from cannae.core.randomness import FastRng
from cannae.core.registry import game as find_game

FRESH = 1 << 62


def observation_space(encoder: Encoder) -> Dict:
    shown = Box(-np.inf, np.inf, (encoder.size,), np.float32)
    return Dict({"observation": shown, "action_mask": Box(0, 1, (encoder.actions,), np.int8)})


class Seeds:
    """Where the chance of the next game comes from: the seed given last, and on from there."""

    def __init__(self) -> None:
        self.source = np.random.default_rng()

    def next(self, seed: int | None) -> FastRng:
        if seed is not None:
            self.source = np.random.default_rng(seed)
        return FastRng(int(self.source.integers(FRESH)))


class TwoAgents:
    """What both forms have: two agents, what they see and may do, and where chance comes from."""

    def prepare(self, game: str, options: dict[str, Any]) -> None:
        self.encoder = encoder_for(find_game(game), options)
        self.possible_agents = AGENTS[:]
        self.observation_spaces = {agent: observation_space(self.encoder) for agent in AGENTS}
        self.action_spaces = {agent: Discrete(self.encoder.actions) for agent in AGENTS}
        self.render_mode = None
        self.seeds = Seeds()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def seen_by(self, agent: str) -> dict[str, Any]:
        side = AGENTS.index(agent)
        mask = self.encoder.mask(self.state_, side)
        return {"observation": self.encoder.observe(self.state_, side), "action_mask": mask}

    def begin(self, seed: int | None) -> None:
        self.agents = AGENTS[:]
        self.state_: State = self.encoder.game.begin(dict(self.encoder.options), self.seeds.next(seed))


class BattleAEC(TwoAgents, AECEnv):  # type: ignore[misc]
    """One agent at a time, in the order of the contract's `to_act`."""

    def __init__(self, game: str, **options: Any) -> None:
        super().__init__()
        self.metadata = {"name": f"cannae_{game}_v1", "render_modes": [], "is_parallelizable": False}
        self.prepare(game, options)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(seed)
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in AGENTS}
        self.agent_selection = AGENTS[self.state_.to_act[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        return self.seen_by(agent)

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        side = AGENTS.index(agent)
        self.state_.apply(side, self.encoder.choices[int(action)])
        self.rewards = dict(zip(AGENTS, rewards(self.state_)))
        if self.state_.to_act:
            self.agent_selection = AGENTS[self.state_.to_act[0]]
        else:
            self.terminations = dict.fromkeys(AGENTS, True)
            self.agent_selection = AGENTS[1 - side]
        self._accumulate_rewards()

    def render(self) -> None:
        """There is nothing to be drawn here: `cannae watch` and the page show games."""

    def close(self) -> None:
        """Nothing is held open."""


class BattleParallel(TwoAgents, ParallelEnv):  # type: ignore[misc]
    """Both agents act in every step; one that has nothing to decide waits."""

    def __init__(self, game: str, **options: Any) -> None:
        self.metadata = {"name": f"cannae_{game}_parallel_v1", "render_modes": []}
        self.prepare(game, options)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        self.begin(seed)
        return self._observations(), self._infos()

    def _observations(self) -> dict[str, Any]:
        return {agent: self.seen_by(agent) for agent in AGENTS}

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: {"action_mask": self.encoder.mask(self.state_, side)} for side, agent in enumerate(AGENTS)}

    def step(self, actions: dict[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        """Red's choice is carried out first; both were made before either was known. A choice that is not legal, or
        `wait` where one must decide, loses the game."""
        wrong = None
        for side in self.state_.to_act:
            action = int(actions[AGENTS[side]])
            if side not in self.state_.to_act:
                continue  # the other's choice has settled it
            try:
                if action == self.encoder.wait:
                    raise UserError("illegal-choice")
                self.state_.apply(side, self.encoder.choices[action])
            except UserError:
                wrong = side
                break
        over = wrong is not None or not self.state_.to_act
        points = rewards(self.state_) if wrong is None else ((-1.0, 1.0) if wrong == 0 else (1.0, -1.0))
        observations, infos = self._observations(), self._infos()
        ended, cut = dict.fromkeys(AGENTS, over), dict.fromkeys(AGENTS, False)
        if over:
            self.agents = []
        return observations, dict(zip(AGENTS, points)), ended, cut, infos

    def render(self) -> None:
        """There is nothing to be drawn here: `cannae watch` and the page show games."""


def aec_env(game: str, **options: Any) -> Any:
    """With PettingZoo's own guards: an illegal action ends the game as a loss."""
    return wrappers.OrderEnforcingWrapper(
        wrappers.TerminateIllegalWrapper(BattleAEC(game, **options), illegal_reward=-1)
    )


def parallel_env(game: str, **options: Any) -> BattleParallel:
    return BattleParallel(game, **options)
