"""Bots against each other. Two that differ play mirrored pairs, the same deal once from either seat; of equal ones the
second would often be the first game over again, so each of their games has a deal of its own."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from typing import NamedTuple

from cannae.bots import policy, random_policy
from cannae.core.contract import SIDE_NAMES, Outcome
from cannae.core.game import Game, Policy
from cannae.core.randomness import FastRng
from cannae.core.registry import game as find_game
from cannae.lab.figures import interval
from cannae.lab.pool import spread

CHUNK = 50  # pairs handed to a worker at a time


@dataclass
class Score:
    """What came of many games between two bots."""

    bots: tuple[str, str]
    games: int = 0
    wins: Counter[str] = field(default_factory=Counter)  # "bot seat" -> games; bots are "first" and "second"
    draws: int = 0
    seats: Counter[str] = field(default_factory=Counter)  # red, blue -> games won from that seat
    begun: Counter[str] = field(default_factory=Counter)  # won, lost -> decided games of the side that began
    reasons: Counter[str] = field(default_factory=Counter)
    decisions: int = 0
    turns: int = 0

    def add(self, other: "Score") -> None:
        self.games += other.games
        self.wins += other.wins
        self.draws += other.draws
        self.seats += other.seats
        self.begun += other.begun
        self.reasons += other.reasons
        self.decisions += other.decisions
        self.turns += other.turns

    def count(self, played: "Played", swapped: bool) -> None:
        """One more game; `swapped` says that the first bot played blue."""
        outcome = played.outcome
        self.games += 1
        self.decisions += played.decisions
        self.turns += played.turns
        self.reasons[outcome.reason] += 1
        if outcome.winner < 0:
            self.draws += 1
            return
        seat = SIDE_NAMES[outcome.winner]
        self.seats[seat] += 1
        self.wins[f"{'second' if (outcome.winner == 1) != swapped else 'first'} {seat}"] += 1
        if played.first >= 0:
            self.begun["won" if played.first == outcome.winner else "lost"] += 1

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
    def mean_turns(self) -> float:
        return self.turns / max(self.games, 1)

    def to_data(self) -> dict[str, object]:
        return {
            "bots": list(self.bots),
            "games": self.games,
            "mirrored": self.mirrored,
            "wins": [self.first_wins, self.decided - self.first_wins],
            "draws": self.draws,
            "win_rate_of_decided": share(self.first_wins, self.decided),
            "score": share(self.first_wins + self.draws / 2, self.games),
            "red_wins_of_decided": share(self.seats["red"], self.decided),
            "first_player_wins_of_decided": share(self.begun["won"], self.begun.total()),
            "by_seat": dict(self.wins),
            "reasons": dict(self.reasons),
            "mean_decisions": self.decisions / max(self.games, 1),
            "mean_turns": self.mean_turns or None,
        }


def share(part: float, whole: int) -> dict[str, object]:
    low, high = interval(part, whole)
    return {"share": part / whole if whole else None, "low": low, "high": high, "of": whole}


class Played(NamedTuple):
    """One game that is over."""

    outcome: Outcome
    decisions: int
    first: int  # the side that began, -1 where none does
    turns: int  # 0 in a game that counts none


def play_game(game: Game, options: Mapping[str, object], players: list[Policy], deal: int, play: int) -> Played:
    """One game between two policies, each shown only a re-dealt world."""
    state = game.begin(dict(options), FastRng(deal))
    chance = FastRng(play)
    decisions = 0
    first = -1
    while sides := state.to_act:
        if first < 0:
            first = state.first_player()
        side = sides[0]
        player = players[side]
        world = state if player is random_policy else state.redeal(side, chance)
        state.apply(side, player(world, side, chance))
        decisions += 1
    outcome = state.outcome()
    assert outcome is not None
    return Played(outcome, decisions, first, state.turn_count())


def number_from(*parts: object) -> int:
    return int.from_bytes(sha256(repr(parts).encode()).digest()[:12], "big")


def play_pairs(
    name: str, options: dict[str, object], bots: tuple[str, str], seed: int, first: int, count: int
) -> Score:
    """Pairs number `first` and following, each bot once in either seat."""
    game = find_game(name)
    players = [policy(game, bot) for bot in bots]
    score = Score(bots)
    for pair in range(first, first + count):
        for swapped in (False, True):
            seated = players[::-1] if swapped else players
            deal = number_from(seed, pair) if score.mirrored else number_from(seed, pair, "deal", swapped)
            score.count(play_game(game, options, seated, deal, number_from(seed, pair, swapped)), swapped)
    return score


def arena(
    game: Game, options: Mapping[str, object], bots: tuple[str, str], pairs: int, seed: int = 0
) -> Iterator[tuple[int, Score]]:
    """The running score after each chunk, over all cores."""
    for bot in bots:
        policy(game, bot)  # complain about an unknown name before anything starts
    task = partial(play_pairs, game.id, dict(options), bots, seed)
    total = Score(bots)
    for done, score in spread(task, pairs, min(CHUNK, max(1, pairs // 8))):
        total.add(score)
        yield done, total
