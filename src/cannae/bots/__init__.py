"""Players that are programs. They see what a player sees: a re-dealt world, handed over as text."""

from collections.abc import Mapping
from functools import partial
from hashlib import sha256
from importlib.resources import files

from cannae.core.contract import State, UserError
from cannae.core.fingerprint import essence
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


def version(game: Game, level: str) -> str:
    """A digest of what decides how a bot plays: another one may choose otherwise. The code around the function that
    chooses, and what lies beside it; comments do not count."""
    chooser = policy(game, level)
    while isinstance(chooser, partial):
        chooser = chooser.func
    module = getattr(chooser, "__module__", None) or type(chooser).__module__
    package, _, name = module.rpartition(".")
    total = sha256()
    if chooser is random_policy or package == game.package or not package.endswith(".bots"):
        sources = [files(package).joinpath(f"{name}.py")] if chooser is not random_policy else []
    else:
        sources = sorted([item for item in files(package).iterdir() if item.is_file()], key=lambda item: item.name)
    total.update(level.encode())
    for item in sources:
        if item.name.endswith(".py"):
            total.update(essence(item.name, item.read_text("utf-8")).encode())
        elif not item.name.endswith((".so", ".pyd", ".pyc")):
            total.update(item.read_bytes())
    return total.hexdigest()[:12]
