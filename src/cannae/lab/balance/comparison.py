"""A variant against the standard: the same bot on both sides, the same seeds, and what differs.

Game number n of the variant has the deal and the bots' chance of game number n of the standard, so that what the change
does not touch cancels out. Every question is answered by the mean of the games' differences with its 95 % interval; the
p-values are corrected for the number of questions (Holm).
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from typing import Any

from cannae.bots import player
from cannae.core.game import Game
from cannae.core.registry import game as find_game
from cannae.lab.playing.pairs import Played, number_from, play_game
from cannae.lab.playing.pool import in_order, workers
from cannae.lab.statistics.deciding import LEVEL, counted, holm, two_sided
from cannae.lab.statistics.intervals import Z, parts

MOST = 50  # games handed to a worker at a time
POWER = 2.8  # standard errors that a difference must have to be found four times out of five
SOFTENING = 1.0  # what those two games add to the squares
FEWEST = 8  # games without which a thing is not asked about: the normal approximation needs some


@dataclass(frozen=True)
class Finding:
    """One question: what it was in the standard and in the variant, and by how much they differ."""

    subject: str  # "figure", "ending", or a subject of the game's own facts
    name: str
    standard: float
    variant: float
    low: float  # of the difference
    high: float
    p: float = 1.0  # corrected

    @property
    def difference(self) -> float:
        return self.variant - self.standard

    @property
    def decisive(self) -> bool:
        return self.p < LEVEL

    def to_data(self) -> dict[str, Any]:
        rounded = {"standard": self.standard, "variant": self.variant, "difference": self.difference}
        rounded |= {"low": self.low, "high": self.high, "p": self.p}
        named = {"subject": self.subject, "name": self.name}
        return named | {name: round(value, 5) for name, value in rounded.items()} | {"decisive": self.decisive}


def play_numbers(
    name: str, both: tuple[dict[str, Any], dict[str, Any]], bot: str, seed: int, numbers: Sequence[int]
) -> list[list[dict[str, Any]]]:
    """The games of these numbers, standard and variant, as plain data."""
    game = find_game(name)
    players = [player(game, bot)] * 2
    return [
        [
            play_game(
                game, options, players, number_from(seed, number, "deal"), number_from(seed, number), with_facts=True
            ).to_data()
            for options in both
        ]
        for number in numbers
    ]


def pieces(games: int) -> list[list[int]]:
    size = max(1, min(MOST, games // (8 * workers())))
    return [list(range(first, min(first + size, games))) for first in range(0, games, size)]


def compared_games(
    game: Game, both: tuple[dict[str, Any], dict[str, Any]], bot: str, seed: int, games: int, ray: str | None = None
) -> Iterator[tuple[Played, Played]]:
    """Game after game in both, as they are known: `(standard, variant)`."""
    task = partial(play_numbers, game.id, both, bot, seed)
    for results in in_order(task, pieces(games), ray):
        for one, other in results:
            yield Played.from_data(one), Played.from_data(other)


def red_points(played: Played) -> float:
    return 0.5 if played.outcome.winner < 0 else float(played.outcome.winner == 0)


def first_points(played: Played) -> float:
    if played.first < 0:
        return 0.5
    return red_points(played) if played.first == 0 else 1 - red_points(played)


def compare(games: Sequence[tuple[Played, Played]]) -> list[Finding]:
    """Every question about these games, corrected for their number; figures first, then what differs most."""
    lengths = {
        "turns": [(float(one.turns), float(other.turns)) for one, other in games],
        "decisions": [(float(one.decisions), float(other.decisions)) for one, other in games],
    }
    found = [
        paired("figure", "red", [(red_points(one), red_points(other)) for one, other in games]),
        paired("figure", "first", [(first_points(one), first_points(other)) for one, other in games]),
        paired("figure", "drawn", [(float(a.outcome.winner < 0), float(b.outcome.winner < 0)) for a, b in games]),
        *[paired("figure", name, values, share=False) for name, values in lengths.items()],
    ]
    reasons = Counter(played.outcome.reason for both in games for played in both)
    for reason in reasons:
        hits = [(float(one.outcome.reason == reason), float(other.outcome.reason == reason)) for one, other in games]
        found.append(paired("ending", reason, hits))
    found += thing_findings(games)
    corrected = holm([finding.p for finding in found])
    return [Finding(**(vars(finding) | {"p": p})) for finding, p in zip(found, corrected)]


def paired(subject: str, name: str, values: Sequence[tuple[float, float]], share: bool = True) -> Finding:
    """Shares get two more games, half a one turned either way (Agresti and Min), so that a handful of games that the
    change leaves alone does not look certain."""
    count = len(values)
    standard, variant = (sum(column) / count for column in zip(*values))
    mean = variant - standard
    around = sum((other - one - mean) ** 2 for one, other in values)
    if share:
        error = sqrt((around + SOFTENING) / (count + 2) / (count + 2))
        middle = mean * count / (count + 2)
        p = two_sided(middle / error)
        return Finding(subject, name, standard, variant, middle - Z * error, middle + Z * error, p)
    error = sqrt(around / max(count - 1, 1) / count)
    # Where every game differs by the same, nothing varies: then the sign of so many differences is what cannot be luck.
    p = two_sided(mean / error) if error else min(1.0, 2.0 ** (1 - count)) if mean else 1.0
    return Finding(subject, name, standard, variant, mean - Z * error, mean + Z * error, p)


def thing_findings(games: Sequence[tuple[Played, Played]]) -> list[Finding]:
    """How often the side won that alone had a thing, or had more of it: in the variant against the standard."""
    before, after = (counted([both[at]] for both in games) for at in (0, 1))
    found = []
    for subject in before:
        for thing in sorted(set(before[subject]) & set(after.get(subject, {}))):
            wins_before, games_before = parts(before[subject][thing])
            wins_after, games_after = parts(after[subject][thing])
            if min(games_before, games_after) < FEWEST:
                continue
            one, other = wins_before / games_before, wins_after / games_after
            middle, error = difference_of_shares(wins_before, games_before, wins_after, games_after)
            ends = middle - Z * error, middle + Z * error
            found.append(Finding(subject, thing, one, other, *ends, two_sided(middle / error)))
    return found


def difference_of_shares(wins: float, games: float, other_wins: float, other_games: float) -> tuple[float, float]:
    """The second share minus the first, and its standard error; each with one more win and loss (Agresti and Caffo), so
    that a share of 0 or 1 is not taken for certain."""
    one, other = (wins + 1) / (games + 2), (other_wins + 1) / (other_games + 2)
    return other - one, sqrt(one * (1 - one) / (games + 2) + other * (1 - other) / (other_games + 2))


def could_have_found(finding: Finding) -> float:
    """The difference that so many games would show four times out of five, without any correction."""
    return POWER * (finding.high - finding.low) / (2 * Z)
