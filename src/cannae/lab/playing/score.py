"""What came of many games between two bots."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from cannae.core.contract import SIDE_NAMES
from cannae.core.game import Game
from cannae.core.registry import game as find_game
from cannae.lab.playing.pairs import Pair, Played, play_pair
from cannae.lab.statistics.intervals import Deals, Tally, deal_interval, pair_interval, parts


def won_by_seat(deals: Iterable[Sequence[Played]]) -> dict[str, Tally]:
    """Of the games of each deal those that Red won, and under `begun` those that the side won which began."""
    found = {"red": Tally(), "begun": Tally()}
    for games in deals:
        decided = [played for played in games if played.outcome.winner >= 0]
        begun = [played.first == played.outcome.winner for played in decided if played.first >= 0]
        found["red"][sum(played.outcome.winner == 0 for played in decided), len(decided)] += 1
        found["begun"][sum(begun), len(begun)] += 1
    return found


@dataclass
class Score:
    """The games of two bots, counted; `first` and `second` are the bots, red and blue the seats."""

    bots: tuple[str, str]
    games: int = 0
    wins: Counter[str] = field(default_factory=Counter)  # "bot seat" -> games
    draws: int = 0
    won: Tally = field(default_factory=Tally)  # by the first bot, pair by pair
    seats: dict[str, Tally] = field(default_factory=lambda: won_by_seat([]))  # `red`, `begun`: likewise
    reasons: Counter[str] = field(default_factory=Counter)
    decisions: int = 0
    turns: Counter[int] = field(default_factory=Counter)  # turns -> games; none in a game that counts no turns
    points: Counter[int] = field(default_factory=Counter)  # half points of the first bot in a pair, 0 to 4 -> pairs

    def add(self, other: "Score") -> None:
        self.games += other.games
        self.wins += other.wins
        self.draws += other.draws
        self.won += other.won
        for name, tally in other.seats.items():
            self.seats[name] += tally
        self.reasons += other.reasons
        self.decisions += other.decisions
        self.turns += other.turns
        self.points += other.points

    def count_pair(self, pair: Pair) -> None:
        before = self.first_wins, self.decided
        for swapped, played in enumerate(pair.games):
            self.count(played, bool(swapped))
        self.won[self.first_wins - before[0], self.decided - before[1]] += 1
        for name, tally in won_by_seat([pair.games]).items():
            self.seats[name] += tally
        self.points[pair.points()] += 1

    def count(self, played: Played, swapped: bool) -> None:
        """One more game; `swapped` says that the first bot played blue."""
        outcome = played.outcome
        self.games += 1
        self.decisions += played.decisions
        if played.turns:
            self.turns[played.turns] += 1
        self.reasons[outcome.reason] += 1
        if outcome.winner < 0:
            self.draws += 1
            return
        seat = SIDE_NAMES[outcome.winner]
        self.wins[f"{'second' if (outcome.winner == 1) != swapped else 'first'} {seat}"] += 1

    @property
    def first_wins(self) -> int:
        return self.wins["first red"] + self.wins["first blue"]

    @property
    def decided(self) -> int:
        return self.games - self.draws

    @property
    def mirrored(self) -> bool:
        return self.bots[0] != self.bots[1]

    @property
    def pairs(self) -> list[int]:
        """How many pairs gave the first bot 0, ½, 1, 1½ and 2 points."""
        return [self.points[points] for points in range(5)]

    @property
    def mean(self) -> float:
        """The first bot's score a game, draws for a half."""
        return (self.first_wins + self.draws / 2) / max(self.games, 1)

    @property
    def mean_turns(self) -> float:
        return sum(turns * games for turns, games in self.turns.items()) / max(self.games, 1)

    def to_data(self) -> dict[str, object]:
        low, high = pair_interval(self.pairs)
        return {
            "bots": list(self.bots),
            "games": self.games,
            "mirrored": self.mirrored,
            "wins": [self.first_wins, self.decided - self.first_wins],
            "draws": self.draws,
            "pairs": self.pairs,
            "win_rate_of_decided": share(self.won),
            "score": {"share": self.mean, "low": low, "high": high, "of": self.games},
            "red_wins_of_decided": share(self.seats["red"]),
            "first_player_wins_of_decided": share(self.seats["begun"]),
            "by_seat": dict(self.wins),
            "reasons": dict(self.reasons),
            "mean_decisions": self.decisions / max(self.games, 1),
            "mean_turns": self.mean_turns or None,
        }


def share(deals: Deals) -> dict[str, object]:
    part, whole = parts(deals)
    low, high = deal_interval(deals)
    return {"share": part / whole if whole else None, "low": low, "high": high, "of": whole}


def play_pairs(
    name: str, options: Mapping[str, object], bots: tuple[str, str], seed: int, first: int, count: int
) -> Score:
    """The score of the pairs number `first` and following, each bot once in either seat."""
    game: Game = find_game(name)
    score = Score(bots)
    play = partial(play_pair, game, options, bots, seed, 0, 1)
    for number in range(first, first + count):
        score.count_pair(play(number))
    return score
