"""One game between two bots, and the pair of games that makes a fair comparison: the same deal once from either seat.

Two that differ play mirrored; of equal ones the second game would often be the first over again, so each of their games
has a deal of its own.
"""

from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Any, NamedTuple

from cannae.bots import player, random_policy
from cannae.core.contract import Outcome, State
from cannae.core.game import Game, Policy
from cannae.core.gauge import Figures, Gauge
from cannae.core.randomness import FastRng

Facts = dict[str, list[list[str]]]  # subject -> what red had of it, what blue had of it


class Played(NamedTuple):
    """One game that is over."""

    outcome: Outcome
    decisions: int
    first: int  # the side that began, -1 where none does
    turns: int  # 0 in a game that counts none
    facts: Facts = {}  # noqa: RUF012 (of a tuple, never changed)
    figures: Figures = {}  # noqa: RUF012

    def to_data(self) -> dict[str, Any]:
        data = {
            "winner": self.outcome.winner,
            "reason": self.outcome.reason,
            "score": list(self.outcome.score),
            "first": self.first,
            "turns": self.turns,
            "decisions": self.decisions,
        }
        counted = {"facts": self.facts, "figures": self.figures}
        return data | {name: there for name, there in counted.items() if there}

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> "Played":
        outcome = Outcome(data["winner"], data["reason"], *data["score"])
        counted = data.get("facts", {}), data.get("figures", {})
        return cls(outcome, data["decisions"], data["first"], data["turns"], *counted)


class Pair(NamedTuple):
    """Two games of the bots `first` and `second`, numbers in the list of those that play: in the first game `first` is
    red, in the second blue."""

    number: int
    first: int
    second: int
    games: tuple[Played, Played]

    def points(self) -> int:
        """Half points of the first bot: 0 to 4."""
        return half_points(self.games[0], 0) + half_points(self.games[1], 1)

    def to_data(self) -> dict[str, Any]:
        games = [played.to_data() for played in self.games]
        return {"pair": self.number, "bots": [self.first, self.second], "games": games}

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> "Pair":
        first, second = data["bots"]
        one, other = (Played.from_data(game) for game in data["games"])
        return cls(data["pair"], first, second, (one, other))


def deals_of(pairs: Iterable[Pair]) -> list[list[Played]]:
    """The games of each deal: pairs of one number share it, between any bots."""
    found: dict[int, list[Played]] = {}
    for pair in pairs:
        found.setdefault(pair.number, []).extend(pair.games)
    return list(found.values())


def half_points(played: Played, side: int) -> int:
    winner = played.outcome.winner
    return 1 if winner < 0 else 2 * (winner == side)


def play_game(
    game: Game,
    options: Mapping[str, object],
    players: Sequence[Policy],
    deal: int,
    play: int,
    with_facts: bool = False,
    gauge: Gauge | None = None,
) -> Played:
    """One game between two policies, each shown only a re-dealt world; `with_facts` also asks the game what was in
    it, and a gauge watches it."""
    state = game.begin(dict(options), FastRng(deal), gauge.log if gauge else None)
    chance = FastRng(play)
    decisions = 0
    first = -1
    written: list[tuple[int, str]] = []
    while sides := state.to_act:
        if first < 0:
            first = state.first_player()
        side = sides[0]
        if gauge:
            gauge.asked(state, side)
        chooser = players[side]
        world = state if chooser is random_policy else state.redeal(side, chance)
        choice = chooser(world, side, chance)
        if with_facts:
            written.append((side, state.write_choice(side, choice)))
        state.apply(side, choice)
        decisions += 1
    facts = game.facts(options, state, written) if with_facts else {}
    figures = gauge.figures(state) if gauge else {}
    return Played(outcome_of(state), decisions, first, state.turn_count(), facts, figures)


def outcome_of(state: State) -> Outcome:
    outcome = state.outcome()
    assert outcome is not None
    return outcome


def number_from(*parts: object) -> int:
    return int.from_bytes(sha256(repr(parts).encode()).digest()[:12], "big")


def pair_numbers(
    bots: Sequence[str], seed: int, first: int, second: int, number: int
) -> list[tuple[list[str], int, int]]:
    """Of both games of a pair: the bots as they sit, the number of the deal and that of the bots' own chance. A bot
    that is listed twice plays its second self's games on other deals, so that no game is ever played twice."""
    names = [bots[first], bots[second]]
    again = (list(bots[:first]).count(names[0]), list(bots[:second]).count(names[1]))
    deals = [number_from(seed, number, *([again] if any(again) else []))] * 2
    if names[0] == names[1]:
        deals = [number_from(seed, number, "deal", swapped, again) for swapped in (False, True)]
    chances = [number_from(seed, number, *names, again, swapped) for swapped in (False, True)]
    return [(names, deals[0], chances[0]), (names[::-1], deals[1], chances[1])]


def play_pair(
    game: Game,
    options: Mapping[str, object],
    bots: Sequence[str],
    seed: int,
    first: int,
    second: int,
    number: int,
    with_facts: bool = False,
) -> Pair:
    """Pair number `number` of two bots of the list."""
    one, other = (
        play_game(game, options, [player(game, bot) for bot in seated], deal, chance, with_facts)
        for seated, deal, chance in pair_numbers(bots, seed, first, second, number)
    )
    return Pair(number, first, second, (one, other))
