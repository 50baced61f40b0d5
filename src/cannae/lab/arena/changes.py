"""Whether figures are out of date, because the rules or the bots have changed since they were made."""

from typing import Any

from cannae.bots import version
from cannae.core.contract import UserError
from cannae.core.game import Game, Say
from cannae.core.registry import game as find_game


def what_changed(data: dict[str, Any], say: Say) -> list[str]:
    """In sentences, what is otherwise than when the figures were made; `data` is `arena_figures` or a rating file."""
    game = find_game(data["game"])
    found = [say("ratings-older")] if data["rules"] != game.fingerprint() else []
    other = [bot["name"] for bot in data["bots"] if bot["version"] != version_now(game, bot["name"])]
    return found + ([say("ratings-bots", bots=", ".join(other))] if other else [])


def version_now(game: Game, bot: str) -> str | None:
    """None for a bot that is no more, or whose net is not on this machine."""
    try:
        return version(game, bot)
    except UserError:
        return None
