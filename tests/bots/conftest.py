"""A game after a change of its rules: the net that came with it was trained under others."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cannae.bots.people import _players
from cannae.bots.weights import read_weights, shipped, shipped_net, write_weights
from cannae.core.game import Game
from cannae.core.registry import game


@pytest.fixture
def outdated(tmp_path: Path) -> Iterator[Callable[[str], Game]]:
    """The game of this name with such a net; what is remembered of nets is forgotten before and after."""
    patch = pytest.MonkeyPatch()

    def of(name: str) -> Game:
        room = game(name)
        file = shipped(room)
        assert file is not None and shipped_net(room) is not None
        card, parts = read_weights(file)
        write_weights(tmp_path / "other", card | {"rules": "0" * 16}, parts)
        patch.setattr("cannae.bots.weights.shipped", lambda game: tmp_path / "other")
        forget()
        return room

    yield of
    patch.undo()
    forget()


def forget() -> None:
    shipped_net.cache_clear()
    _players.cache_clear()
