"""Forecasts in games between players of all strengths, and what came of them.

A forecast is made at every real decision from what its side sees. In counting, every game weighs the same, however long
it was.
"""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from cannae.bots import levels, player
from cannae.bots.people import Opponent
from cannae.bots.thinking import score_of
from cannae.bots.weights import shipped_net
from cannae.core.contract import UserError
from cannae.core.game import Game
from cannae.core.randomness import FastRng
from cannae.core.registry import game as find_game
from cannae.lab.playing.pairs import number_from
from cannae.lab.playing.pool import spread

QUARTERS = 4
SLOW = "rollouts"  # players that search are left out: thousands of games are played


class Forecast(NamedTuple):
    expected: float  # the net's
    phase: str
    turn: int
    quarter: int  # of the game's decisions, 0 to 3
    points: float  # what the side got in the end
    weight: float


def players_of(game: Game) -> list[str]:
    """Everybody quick who plays on purpose, from the weakest to the best."""
    quick = [name for name, one in levels(game).items() if isinstance(one, Opponent) and SLOW not in one.person.plays]
    return [*quick, *game.policies()]


def play_forecasts(name: str, seed: int, first: int, count: int) -> list[Forecast]:
    """The forecasts of games number `first` and following, by players and options drawn by lot."""
    game = find_game(name)
    net = shipped_net(game)
    assert net is not None
    names = players_of(game)
    found: list[Forecast] = []
    for number in range(first, first + count):
        lots = FastRng(number_from(seed, number, "lots"))
        options = game.checked(dict(game.trained_with[lots.below(0, len(game.trained_with))]))
        players = [player(game, names[lots.below(0, len(names))]) for _ in range(2)]
        state = game.begin(dict(options), FastRng(number_from(seed, number, "deal")))
        chance = FastRng(number_from(seed, number, "play"))
        made: list[tuple[int, float, str, int]] = []
        while sides := state.to_act:
            side = sides[0]
            if len(state.choices(side)) > 1:
                made.append((side, net.expected(state, side), state.phase(), int(state.turn_count())))
            state.apply(side, players[side](state.redeal(side, chance), side, chance))
        for place, (side, expected, phase, turn) in enumerate(made):
            quarter = QUARTERS * place // len(made)
            found.append(Forecast(expected, phase, turn, quarter, score_of(state, side), 1 / len(made)))
    return found


def all_forecasts(
    game: Game, seed: int, games: int, show: Callable[[int, int], None] = lambda done, whole: None
) -> list[Forecast]:
    """Those of so many games, on all cores."""
    if shipped_net(game) is None:
        raise UserError("calibrate-no-net", game=game.id)
    found: list[Forecast] = []
    for done, part in spread(partial(play_forecasts, game.id, seed), games, max(1, games // 40)):
        found += part
        show(done, games)
    return found
