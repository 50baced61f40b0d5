"""A game as it is: one bot on both sides, and every figure of its games with its 95 % interval."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from math import sqrt
from typing import Any, NamedTuple

from cannae.bots import player
from cannae.core.game import Game
from cannae.core.registry import game as find_game
from cannae.lab.arena.log import combinations_of
from cannae.lab.balance.comparison import first_points, pieces, red_points
from cannae.lab.playing.pairs import Played, number_from, play_game
from cannae.lab.playing.pool import in_order
from cannae.lab.statistics.deciding import against
from cannae.lab.statistics.intervals import Deals, Tally, Z, deal_interval, parts

ONE_OF_EACH = "army"  # the subject of which each side has one thing: who beats whom is worth a table


class Figure(NamedTuple):
    """One figure of a game: a share, or a number a game."""

    name: str
    value: float
    low: float
    high: float
    is_share: bool

    def to_data(self) -> dict[str, Any]:
        rounded = {"value": self.value, "low": self.low, "high": self.high}
        return {"name": self.name, "share": self.is_share} | {name: round(one, 5) for name, one in rounded.items()}


def play_numbers(
    name: str, options: Mapping[str, Any], varied: Sequence[str], bot: str, seed: int, numbers: Sequence[int]
) -> list[dict[str, Any]]:
    """The games of these numbers as plain data. Every game has a deal of its own: games on one deal would be alike, and
    the intervals count each for itself."""
    game = find_game(name)
    players = [player(game, bot)] * 2
    turns = [dict(zip(varied, values)) for values in combinations_of(game, varied)]
    found = []
    for number in numbers:
        chosen = {**options, **turns[number % len(turns)]}
        deal, chance = number_from(seed, number, "deal"), number_from(seed, number)
        played = play_game(game, chosen, players, deal, chance, with_facts=True, gauge=game.gauge())
        found.append(played.to_data())
    return found


def measured_games(
    game: Game,
    options: Mapping[str, Any],
    varied: Sequence[str],
    bot: str,
    seed: int,
    games: int,
    ray: str | None = None,
) -> Iterator[Played]:
    task = partial(play_numbers, game.id, options, varied, bot, seed)
    for results in in_order(task, pieces(games), ray):
        yield from map(Played.from_data, results)


def ratio(counts: Sequence[tuple[float, float]], is_share: bool) -> tuple[float, float, float]:
    """So many out of so many, game by game: the ratio of the sums with its interval. What happens in one game hangs
    together, so it is the games that vary, not the rounds in them; a share gets the Wilson interval of as many
    independent trials as would vary as much.

    >>> [round(one, 3) for one in ratio([(1, 2), (1, 2), (2, 4), (4, 6)], True)]
    [0.571, 0.367, 0.754]
    >>> [round(one, 2) for one in ratio([(40, 1), (50, 1), (45, 1)], False)]
    [45.0, 39.34, 50.66]
    """
    games, total = len(counts), sum(of for _, of in counts)
    if not total:
        return 0.0, 0.0, 1.0
    value = sum(part for part, _ in counts) / total
    if is_share:
        return value, *deal_interval(Counter(counts))
    around = sum((part - value * of) ** 2 for part, of in counts) * games / max(games - 1, 1)
    error = sqrt(around) / total
    return value, value - Z * error, value + Z * error


def figures(games: Sequence[Played], counts: Sequence[str]) -> list[Figure]:
    """What every game has, then how they end, then what the game's own gauge has counted."""
    rows: dict[str, list[tuple[float, float]]] = {
        "red": [(red_points(played), 1) for played in games],
        "first": [(first_points(played), 1) for played in games],
        "drawn": [(float(played.outcome.winner < 0), 1) for played in games],
        "turns": [(played.turns, 1) for played in games],
        "decisions": [(played.decisions, 1) for played in games],
    }
    for reason, _ in Counter(played.outcome.reason for played in games).most_common():
        rows[f"ending {reason}"] = [(float(played.outcome.reason == reason), 1) for played in games]
    for name in games[0].figures if games else ():
        rows[f"own {name}"] = [(played.figures[name][0], played.figures[name][1]) for played in games]
    numbers = {"turns", "decisions", *[f"own {name}" for name in counts]}
    return [Figure(name, *ratio(row, name not in numbers), name not in numbers) for name, row in rows.items()]


class Standing(NamedTuple):
    """One thing against another, or against all others together (`other` empty)."""

    thing: str
    other: str
    games: int
    share: float
    low: float
    high: float

    def to_data(self) -> dict[str, Any]:
        return self._asdict()


def standings(games: Sequence[Played]) -> list[Standing]:
    """Where each side has one thing, such as an army: each against all others, then every pairing once."""
    table = against([[played] for played in games], ONE_OF_EACH)
    names = sorted({name for name, _ in table})
    found = []
    for name in names:
        rows = [table[name, other] for other in names if other != name and (name, other) in table]
        if rows:
            found.append(standing(name, "", sum(rows, Tally())))
    pairings = [(one, other) for one in names for other in names if one < other and (one, other) in table]
    return found + [standing(one, other, table[one, other]) for one, other in pairings]


def standing(thing: str, other: str, deals: Deals) -> Standing:
    points, games = parts(deals)
    return Standing(thing, other, int(games), points / games, *deal_interval(deals))
