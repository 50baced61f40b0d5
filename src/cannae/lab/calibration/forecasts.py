"""Forecasts in games between players of all strengths, and what came of them.

A forecast is made at every real decision from what its side sees. In counting, every game weighs the same, however long
it was. In the first games one position of every quarter is played on once more, by the same players under other chance:
that tells how far the truth is from a forecast (see `bots/chance.py`).
"""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from cannae.bots import levels, player
from cannae.bots.people import Opponent
from cannae.bots.thinking import score_of
from cannae.bots.weights import shipped_net
from cannae.core.contract import State, UserError
from cannae.core.game import Game, Policy
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
    again: float | None = None  # what it got when the position was played on once more


def players_of(game: Game) -> list[str]:
    """Everybody quick who plays on purpose, from the weakest to the best."""
    quick = [name for name, one in levels(game).items() if isinstance(one, Opponent) and SLOW not in one.person.plays]
    return [*quick, *game.policies()]


def play_forecasts(name: str, seed: int, twice: int, first: int, count: int) -> list[Forecast]:
    """The forecasts of games number `first` and following, by players and options drawn by lot. Of games below number
    `twice` positions are played on once more."""
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
        made: list[tuple[int, float, State]] = []
        while sides := state.to_act:
            side = sides[0]
            if len(state.choices(side)) > 1:
                made.append((side, net.expected(state, side), state.copy()))
            state.apply(side, players[side](state.redeal(side, chance), side, chance))
        again = _once_more(made, players, seed, number) if number < twice else {}
        for place, (side, expected, then) in enumerate(made):
            quarter, points = QUARTERS * place // len(made), score_of(state, side)
            phase, turn = then.phase(), int(then.turn_count())
            found.append(Forecast(expected, phase, turn, quarter, points, 1 / len(made), again.get(place)))
    return found


def _once_more(made: list[tuple[int, float, State]], players: list[Policy], seed: int, number: int) -> dict[int, float]:
    """What comes of one position of each quarter, drawn by lot, played on under other chance: by the place of its
    forecast."""
    chance = FastRng(number_from(seed, number, "again"))
    found: dict[int, float] = {}
    for quarter in range(QUARTERS):
        first, end = (-(-len(made) * part // QUARTERS) for part in (quarter, quarter + 1))
        if first < end:
            place = first + chance.below(0, end - first)
            mine, _, then = made[place]
            state = then.copy()
            state.rng = FastRng(int(chance.below_big(0, 1 << 96)))
            while sides := state.to_act:
                side = sides[0]
                state.apply(side, players[side](state.redeal(side, chance), side, chance))
            found[place] = score_of(state, mine)
    return found


def all_forecasts(
    game: Game, seed: int, games: int, twice: int, show: Callable[[int, int], None] = lambda done, whole: None
) -> list[Forecast]:
    """Those of so many games, on all cores."""
    if shipped_net(game) is None:
        raise UserError("calibrate-no-net", game=game.id)
    found: list[Forecast] = []
    for done, part in spread(partial(play_forecasts, game.id, seed, twice), games, max(1, games // 40)):
        found += part
        show(done, games)
    return found
