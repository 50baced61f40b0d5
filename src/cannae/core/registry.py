"""The games that are installed, found by the entry point `cannae.games`: those of this package like any other's."""

from functools import cache
from importlib.metadata import entry_points

from cannae.core.contract import UserError
from cannae.core.game import Game


@cache
def _installed() -> tuple[dict[str, Game], dict[str, Exception]]:
    """The games by their id, and by the name of its entry point why one cannot be used."""
    found: list[Game] = []
    broken: dict[str, Exception] = {}
    for entry in entry_points(group="cannae.games"):
        try:
            game = entry.load()
        except Exception as error:  # whatever is wrong with it must not take the other games down
            broken[entry.name] = error
            continue
        if isinstance(game, Game):
            found.append(game)
        else:
            broken[entry.name] = TypeError(f"{entry.value} is not a Game")
    return {game.id: game for game in sorted(found, key=lambda game: (game.order, game.id))}, broken


def games() -> dict[str, Game]:
    """Every installed game by its id, in the order the games ask for."""
    return _installed()[0]


def game(name: str) -> Game:
    found, broken = _installed()
    if name in broken and name not in found:
        error = broken[name]
        raise UserError("game-broken", game=name[:40], reason=f"{type(error).__name__}: {error}") from error
    if name not in found:
        raise UserError("game-unknown", game=str(name)[:40], games=list(found))
    return found[name]
