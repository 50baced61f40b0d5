"""Games are found by their entry points, ours like anybody's; one that is broken takes none of the others down."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint, entry_points

import pytest

from cannae.core import registry
from cannae.core.contract import UserError


@pytest.fixture
def beside() -> Iterator[list[EntryPoint]]:
    """Entry points to be found beside the installed ones."""
    more: list[EntryPoint] = []
    registry._installed.cache_clear()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "entry_points", lambda group: [*more, *entry_points(group=group)])
        yield more
    registry._installed.cache_clear()


def test_the_games_stand_in_the_order_they_ask_for(beside: list[EntryPoint]) -> None:
    found = list(registry.games().values())
    assert found == sorted(found, key=lambda game: (game.order, game.id))
    ours = [game for game in found if type(game).__module__.startswith("cannae.")]
    assert len({game.order for game in ours}) == len(ours), "ours have places of their own"


@pytest.mark.parametrize(
    ("target", "reason"),
    [("nowhere_at_all:GAME", "ModuleNotFoundError"), ("cannae.core.registry:games", "is not a Game")],
)
def test_a_broken_game_is_named_and_the_others_are_there(beside: list[EntryPoint], target: str, reason: str) -> None:
    beside.append(EntryPoint("broken", target, "cannae.games"))
    assert registry.game("pennants") in registry.games().values()
    assert "broken" not in registry.games()
    with pytest.raises(UserError, match="game-broken") as refused:
        registry.game("broken")
    assert reason in str(refused.value.words["reason"])
    with pytest.raises(UserError, match="game-unknown"):
        registry.game("nothing")
