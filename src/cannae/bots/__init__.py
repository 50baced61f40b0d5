"""Players that are programs. They see what a player sees: a re-dealt world, handed over as text."""

import sys
from collections.abc import Mapping
from functools import cache, partial
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from cannae.bots.net import NetPlayer
from cannae.bots.people import SECONDS, Opponent, checked_way, people
from cannae.bots.people import random_policy as random_policy
from cannae.bots.weights import own_net, shipped
from cannae.core.contract import State, UserError
from cannae.core.fingerprint import essence
from cannae.core.game import Game, Person, Policy
from cannae.core.randomness import Rng

OWN_NET = "net:"  # before the file of a net of one's own
OWN_WAY = "way:"  # before a way to play, as people.py reads it
USUAL = "marcellus"  # the opponent where none was named: neither the weakest nor one that nobody beats


def levels(game: Game) -> dict[str, Policy]:
    """Every player this game has: the simple ones, then the people, each of the two weakest first."""
    return {"random": random_policy, **game.policies(), **people(game)}


def offered(game: Game) -> list[str]:
    """Whom a person may choose to play against: the people, where a game has them; of two names the last."""
    return list(people(game)) or list({policy: name for name, policy in levels(game).items()}.values())


def best_level(game: Game) -> str:
    return list(levels(game))[-1]


def usual_level(game: Game) -> str:
    return USUAL if USUAL in people(game) else best_level(game)


def policy(game: Game, level: str) -> Policy:
    known = levels(game)
    if level not in known:
        raise UserError("level-unknown", level=level[:40], levels=list(known))
    return known[level]


@cache
def player(game: Game, name: str) -> Policy:
    """A player by its name, a net of one's own by its file (`net:FILE`), or a way to play (`way:rollouts 40`). Only for
    people at this machine: a stranger could name any file, so the server asks `policy`."""
    if name.startswith(OWN_WAY):
        return Opponent(game, Person(name, checked_way(game, name.removeprefix(OWN_WAY))))
    if not name.startswith(OWN_NET):
        return policy(game, name)
    return NetPlayer(own_net(game, Path(name.removeprefix(OWN_NET))), best_only=True).choose


def seen_by(state: State, side: int, rng: Rng) -> str:
    """All that a bot in this seat is given: a world that agrees with what the seat has seen, as text."""
    return state.redeal(side, rng).write_position()


def decide(
    game: Game,
    options: Mapping[str, object],
    position: str,
    side: int,
    level: str,
    rng: Rng,
    seconds: float = SECONDS,
) -> int:
    """The choice of a bot for a position that `seen_by` wrote, within so many seconds where it searches."""
    chooser, state = policy(game, level), game.read_position(position, options, rng)
    if isinstance(chooser, Opponent):
        return chooser.choose(state, side, rng, seconds)
    return chooser(state, side, rng)


RATINGS = "ratings.json"  # how strong bots are does not decide how they choose


def version(game: Game, level: str) -> str:
    """A digest of what decides how a bot plays: another one may choose otherwise. The code around the function that
    chooses, and what lies beside it; comments do not count."""
    chooser = player(game, level)
    if level.startswith(OWN_NET):
        return sha256(Path(level.removeprefix(OWN_NET)).read_bytes()).hexdigest()[:12]
    while isinstance(chooser, partial):
        chooser = chooser.func
    total = sha256(level.encode())
    if isinstance(chooser, Opponent):
        total.update(repr(chooser.person).encode())
    for item in _sources(game, chooser):
        if item.name.endswith(".py"):
            total.update(essence(item.name, item.read_text("utf-8")).encode())
        elif not item.name.endswith((".so", ".pyd", ".pyc")):
            total.update(item.read_bytes())
    return total.hexdigest()[:12]


def _sources(game: Game, chooser: Policy) -> list[Traversable]:
    """The files that decide how somebody chooses."""
    if chooser is random_policy:
        return []
    module = getattr(chooser, "__module__", None) or type(chooser).__module__
    if hasattr(sys.modules[module], "__path__"):  # a small game has its players in the package itself
        return [files(module).joinpath("__init__.py")]
    package, _, name = module.rpartition(".")
    if package == game.package or not package.endswith(".bots"):
        return [files(package).joinpath(f"{name}.py")]
    beside = [item for item in files(package).iterdir() if item.is_file() and item.name != RATINGS]
    found = sorted(beside, key=lambda item: item.name)
    net = shipped(game) if isinstance(chooser, Opponent) else None
    return found if net is None else [*found, net]
