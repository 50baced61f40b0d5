"""The games that are installed: ours and those of other packages, found by the entry point `cannae.games`."""

from functools import cache
from importlib.metadata import entry_points

from cannae.core.contract import Complaint
from cannae.core.game import Game


@cache
def games() -> dict[str, Game]:
    """Every installed game by its id, ours first in the order of the house, then others by name."""
    found: dict[str, Game] = {}
    for entry in sorted(entry_points(group="cannae.games"), key=lambda entry: (_place(entry.value), entry.name)):
        game = entry.load()
        if isinstance(game, Game):
            found[game.id] = game
    return found


def game(name: str) -> Game:
    try:
        return games()[name]
    except KeyError:
        raise Complaint("game-unknown", game=name[:40], games=list(games())) from None


def _place(target: str) -> int:
    order = ["honour", "glory", "battle", "tabletop"]
    room = target.removeprefix("cannae.games.").partition(":")[0]
    return order.index(room) if room in order else len(order)
