"""Players that are programs. They see what a player sees: a re-dealt world, handed over as text."""

from collections.abc import Mapping

from cannae.core.contract import State, UserError
from cannae.core.game import Game, Policy
from cannae.core.playout import CHOOSING
from cannae.core.randomness import Rng


def random_policy(state: State, side: int, rng: Rng) -> int:
    choices = state.choices(side)
    return choices[rng.below(CHOOSING, len(choices))]


def levels(game: Game) -> dict[str, Policy]:
    """Every player this game has, weakest first."""
    return {"random": random_policy, **game.policies()}


def policy(game: Game, level: str) -> Policy:
    known = levels(game)
    if level not in known:
        raise UserError("level-unknown", level=level[:40], levels=list(known))
    return known[level]


def seen_by(state: State, side: int, rng: Rng) -> str:
    """All that a bot in this seat is given: a world that agrees with what the seat has seen, as text."""
    return state.redeal(side, rng).write_position()


def decide(game: Game, options: Mapping[str, object], position: str, side: int, level: str, rng: Rng) -> int:
    """The choice of a bot for a position that `seen_by` wrote."""
    return policy(game, level)(game.read_position(position, options, rng), side, rng)
