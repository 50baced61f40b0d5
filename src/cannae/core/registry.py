"""The games that are installed: ours and those of other packages, found by the entry point `cannae.games`."""

from functools import cache
from importlib.metadata import entry_points

from cannae.core.contract import UserError
from cannae.core.game import Game


@cache
def _installed() -> tuple[dict[str, Game], dict[str, str]]:
    """The games by their id, and by the name of its entry point why one of another package cannot be used."""
    found: dict[str, Game] = {}
    broken: dict[str, str] = {}
    for entry in sorted(entry_points(group="cannae.games"), key=lambda entry: (_place(entry.value), entry.name)):
        try:
            game = entry.load()
        except Exception as error:  # whatever is wrong with it must not take the other games down
            if _is_ours(entry.value):
                raise
            broken[entry.name] = f"{type(error).__name__}: {error}"
            continue
        if isinstance(game, Game):
            found[game.id] = game
        else:
            broken[entry.name] = f"{entry.value} is not a Game"
    return found, broken


def games() -> dict[str, Game]:
    """Every installed game by its id, ours first in the order of the house, then others by name."""
    return _installed()[0]


def game(name: str) -> Game:
    found, broken = _installed()
    if name in broken and name not in found:
        raise UserError("game-broken", game=name[:40], reason=broken[name])
    if name not in found:
        raise UserError("game-unknown", game=name[:40], games=list(found))
    return found[name]


def _is_ours(target: str) -> bool:
    return target.startswith("cannae.games.")


def _place(target: str) -> int:
    order = ["honour", "glory", "battle", "tabletop"]
    room = target.removeprefix("cannae.games.").partition(":")[0]
    return order.index(room) if room in order else len(order)
