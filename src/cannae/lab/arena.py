"""Bots against each other: mirrored pairs of games, the same deal once from either seat."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256

from cannae.bots import policy, random_policy
from cannae.core.contract import Outcome
from cannae.core.game import Game, Policy
from cannae.core.randomness import FastRng
from cannae.core.registry import game as find_game
from cannae.lab.figures import interval
from cannae.lab.pool import spread

CHUNK = 50  # pairs handed to a worker at a time


@dataclass
class Score:
    """What came of many games between two bots, each pair of games mirrored."""

    bots: tuple[str, str]
    games: int = 0
    wins: Counter[str] = field(default_factory=Counter)  # "bot seat" -> games; bots are "first" and "second"
    draws: int = 0
    seats: Counter[str] = field(default_factory=Counter)  # red, blue -> games won from that seat
    reasons: Counter[str] = field(default_factory=Counter)
    decisions: int = 0

    def add(self, other: "Score") -> None:
        self.games += other.games
        self.wins += other.wins
        self.draws += other.draws
        self.seats += other.seats
        self.reasons += other.reasons
        self.decisions += other.decisions

    @property
    def first_wins(self) -> int:
        return self.wins["first red"] + self.wins["first blue"]

    @property
    def decided(self) -> int:
        return self.games - self.draws

    def to_data(self) -> dict[str, object]:
        return {
            "bots": list(self.bots),
            "games": self.games,
            "wins": [self.first_wins, self.decided - self.first_wins],
            "draws": self.draws,
            "win_rate_of_decided": share(self.first_wins, self.decided),
            "score": share(self.first_wins + self.draws / 2, self.games),
            "red_wins_of_decided": share(self.seats["red"], self.decided),
            "by_seat": dict(self.wins),
            "reasons": dict(self.reasons),
            "mean_decisions": self.decisions / max(self.games, 1),
        }


def share(part: float, whole: int) -> dict[str, object]:
    low, high = interval(part, whole)
    return {"share": part / whole if whole else None, "low": low, "high": high, "of": whole}


def play_game(
    game: Game, options: Mapping[str, object], players: list[Policy], deal: int, play: int
) -> tuple[Outcome, int]:
    """One game between two policies, each shown only a re-dealt world."""
    state = game.begin(dict(options), FastRng(deal))
    chance = FastRng(play)
    decisions = 0
    while sides := state.to_act:
        side = sides[0]
        player = players[side]
        world = state if player is random_policy else state.redeal(side, chance)
        state.apply(side, player(world, side, chance))
        decisions += 1
    outcome = state.outcome()
    assert outcome is not None
    return outcome, decisions


def number_from(*parts: object) -> int:
    return int.from_bytes(sha256(repr(parts).encode()).digest()[:12], "big")


def play_pairs(
    name: str, options: dict[str, object], bots: tuple[str, str], seed: int, first: int, count: int
) -> Score:
    """Pairs number `first` and following: each deal is played from both seats."""
    game = find_game(name)
    players = [policy(game, bot) for bot in bots]
    score = Score(bots)
    for pair in range(first, first + count):
        for swapped in (False, True):
            seated = players[::-1] if swapped else players
            deal, play = number_from(seed, pair), number_from(seed, pair, swapped)
            outcome, decisions = play_game(game, options, seated, deal, play)
            score.games += 1
            score.decisions += decisions
            score.reasons[outcome.reason] += 1
            if outcome.winner < 0:
                score.draws += 1
                continue
            seat = "red" if outcome.winner == 0 else "blue"
            score.seats[seat] += 1
            score.wins[f"{'second' if (outcome.winner == 1) != swapped else 'first'} {seat}"] += 1
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
