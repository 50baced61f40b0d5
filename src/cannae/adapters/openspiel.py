"""Any game under OpenSpiel: `register()` once, then `pyspiel.load_game("cannae_honour(deals=100)")`.

Chance is one node at the beginning: which of the first `deals` deals is played. Whatever chance does later follows from
the deal and the choices, so every game can be played again from its history, and solvers see a finite tree. What a
player knows is told by strings and tensors: everything the player saw when deciding, and what was chosen then.

`opening` are choices that are made in every deal before the players are asked ("red 9S@1, blue 3D@1"): what is left of
a game may be small enough for a solver that sweeps the whole tree.
"""

import json
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

import msgspec
import numpy as np
import pyspiel

from cannae.adapters.encoding import Encoder, encoder_for, rewards
from cannae.core.contract import SIDE_NAMES, State
from cannae.core.game import Game
from cannae.core.randomness import FastRng
from cannae.core.registry import game as find_game
from cannae.core.registry import games

DEALS = 1000
PREFIX = "cannae_"
PARAMETERS: dict[str, Any] = {"deals": DEALS, "options": "{}", "opening": ""}


class World:
    """A position that OpenSpiel can copy in its way."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.views: list[str | None] = [None, None]  # as text, once asked for: solvers ask again and again

    def __deepcopy__(self, memo: dict[int, Any]) -> "World":
        twin = World(self.state.copy())
        twin.views = self.views[:]
        return twin

    def apply(self, side: int, choice: int) -> None:
        self.state.apply(side, choice)
        self.views = [None, None]

    def seen(self, side: int) -> str:
        text = self.views[side]
        if text is None:
            text = msgspec.json.encode(self.state.view(side), order="sorted").decode()
            self.views[side] = text
        return text


def read_opening(text: str) -> list[tuple[int, str]]:
    """
    >>> read_opening("red 9S@1, blue 3D@1")
    [(0, '9S@1'), (1, '3D@1')]
    >>> read_opening("green 9S@1")
    Traceback (most recent call last):
    ValueError: an opening reads “red CHOICE, blue CHOICE …”, not “green 9S@1”
    """
    found = []
    for step in filter(None, (one.strip() for one in text.split(","))):
        side, _, choice = step.partition(" ")
        if side not in SIDE_NAMES or not choice:
            raise ValueError(f"an opening reads “red CHOICE, blue CHOICE …”, not “{step[:60]}”")
        found.append((SIDE_NAMES.index(side), choice))
    return found


def known_games() -> dict[str, Game]:
    return {name: game for name, game in games().items() if game.playable}


def kind_of(name: str) -> Any:
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"Cannae: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """`options` is JSON: the options of the game."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        given = PARAMETERS | (params or {})
        self.game = find_game(name)
        self.encoder = encoder_for(self.game, json.loads(given["options"]))
        self.deals = int(given["deals"])
        self.opening = read_opening(given["opening"])
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.encoder.choices),
            max_chance_outcomes=self.deals,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.game.longest,
        )
        super().__init__(kind_of(name), info, given)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(self.encoder, iig_obs_type is not None and iig_obs_type.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.shared = Shared(game.encoder, game.deals, game.opening)
        self.world: World | None = None
        self.memory = ["", ""]  # of each side: what it saw and chose so far, as a digest

    def current_player(self) -> Any:
        if self.world is None:
            return pyspiel.PlayerId.CHANCE
        sides = self.world.state.to_act
        return sides[0] if sides else pyspiel.PlayerId.TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        assert self.world is not None
        return sorted(self.shared.encoder.action[choice] for choice in self.world.state.choices(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self.shared.deals) for deal in range(self.shared.deals)]

    def _apply_action(self, action: int) -> None:
        encoder = self.shared.encoder
        if self.world is None:
            self.world = World(encoder.game.begin(dict(encoder.options), FastRng(7919 * action + 1)))
            for side, choice in self.shared.opening:
                self.world.apply(side, self.world.state.read_choice(side, choice))
            return
        side = self.world.state.to_act[0]
        self.memory[side] = self.remembered(side, encoder.notation[action])
        self.world.apply(side, encoder.choices[action])

    def remembered(self, side: int, choice: str) -> str:
        return sha256(f"{self.memory[side]} {self.seen(side)} {choice}".encode()).hexdigest()[:16]

    def seen(self, side: int) -> str:
        """The view as text; before the deal nobody has seen anything."""
        return "" if self.world is None else self.world.seen(side)

    def information_state_string(self, player: int | None = None) -> str:
        side = self.current_player() if player is None else player
        return f"{self.memory[side]} {self.seen(side)}"

    def observation_string(self, player: int | None = None) -> str:
        return self.seen(self.current_player() if player is None else player)

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """Another world that agrees with all that the player can know."""
        assert self.world is not None
        twin: SpielState = self.clone()
        twin.world = World(self.world.state.redeal(player, FastRng(int(sampler() * (1 << 60)))))
        return twin

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.shared.encoder.notation[action]

    def is_terminal(self) -> bool:
        return self.world is not None and not self.world.state.to_act

    def returns(self) -> list[float]:
        return list(rewards(self.world.state)) if self.world is not None else [0.0, 0.0]

    def __str__(self) -> str:
        return "" if self.world is None else self.world.state.write_position()


@dataclass(frozen=True)
class Shared:
    """What all copies of a state use together."""

    encoder: Encoder
    deals: int
    opening: list[tuple[int, str]]

    def __deepcopy__(self, memo: dict[int, Any]) -> "Shared":
        return self


class SpielObserver:
    """What a player sees now, or with `recall` all that it knows: OpenSpiel's C++ asks for both this way."""

    def __init__(self, encoder: Encoder, recall: bool = False) -> None:
        self.encoder = encoder
        self.recall = recall
        self.tensor = np.zeros(encoder.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = 0 if state.world is None else self.encoder.observe(state.world.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.information_state_string(player) if self.recall else state.seen(player)


def maker(name: str) -> type[SpielGame]:
    """A class for one game, as OpenSpiel wants it: made from its parameters alone."""

    class Named(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, params)

    return Named


def register() -> None:
    """Make all playable games known to OpenSpiel; once is enough."""
    known = pyspiel.registered_names()
    for name in known_games():
        if PREFIX + name not in known:
            pyspiel.register_game(kind_of(name), maker(name))
