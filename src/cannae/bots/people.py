"""The opponents of a game by name, from Gaius to Hannibal: a way to play each, and how often they slip.

A slip is any choice that is allowed: how often each of them slips was found by matches, so that each beats the one
before in about two games of three (docs/bots.md).

A way to play is a line of data in the game's room, such as `greedy`, `net`, `rollouts 400` or `tree 800 commit=matrix`:
its name, how many iterations a decision may take, and which phases another player of the game decides. Where a net does
not know the rules or the options that are played, the same opponent searches without it.
"""

from functools import cache
from typing import NamedTuple

from cannae.bots.net import NetPlayer
from cannae.bots.rollouts import Rollouts
from cannae.bots.thinking import Budget, Considered, Thinker
from cannae.bots.tree import TreeSearch
from cannae.bots.weights import shipped_net
from cannae.core.contract import State, UserError
from cannae.core.game import Game, Person, Policy
from cannae.core.playout import CHOOSING
from cannae.core.randomness import Rng

SECONDS = 0.9  # a decision takes at most about a second, whatever the machine
THOUSAND = 1000
NETTED = ("net", "rollouts")  # the ways that need one


def random_policy(state: State, side: int, rng: Rng) -> int:
    choices = state.choices(side)
    return choices[rng.below(CHOOSING, len(choices))]


class Way(NamedTuple):
    """A way to play, as its line says it."""

    kind: str
    iterations: int
    exceptions: tuple[tuple[str, str], ...]  # phases, and who decides there


def read_way(line: str) -> Way:
    """
    >>> read_way("tree 800 commit=matrix")
    Way(kind='tree', iterations=800, exceptions=(('commit', 'matrix'),))
    """
    kind, *rest = line.split()
    numbers = [int(word) for word in rest if word.isdigit()]
    pairs = [word.partition("=") for word in rest if "=" in word]
    return Way(kind, numbers[0] if numbers else 0, tuple((phase, name) for phase, _, name in pairs))


class Opponent:
    """One of them at a table: a policy, which can also say what it considered. Its net is read when it first plays."""

    def __init__(self, game: Game, person: Person) -> None:
        self.game = game
        self.person = person
        self.considered: list[Considered] = []

    def __call__(self, state: State, side: int, rng: Rng) -> int:
        self.considered = []
        way, slips = self.way(state)
        if slips and rng.below(0, THOUSAND) < slips:
            return random_policy(state, side, rng)
        player = _players(self.game, way).decider(state)
        choice = player(state, side, rng)
        thinker = getattr(player, "__self__", None)
        if isinstance(thinker, Thinker):
            self.considered = thinker.considered
        return choice

    def way(self, state: State) -> tuple[str, int]:
        """How it plays here, and how often in a thousand decisions it slips."""
        person = self.person
        if self.knows(state):
            return person.plays, person.slips
        return person.without_net, person.slips if person.slips_without_net is None else person.slips_without_net

    def knows(self, state: State) -> bool:
        """Whether the net, where the way to play needs one, knows these rules and what was agreed."""
        players = _players(self.game, self.person.plays)
        return not players.needs_net or (players.net is not None and players.net.observer.familiar(state))


class Players:
    """A way to play made ready: the players it needs, and who decides in which phase."""

    def __init__(self, game: Game, way: Way) -> None:
        self.needs_net = way.kind in NETTED or any(name in NETTED for _, name in way.exceptions)
        self.net = shipped_net(game)
        self.usual = self._player(game, way)
        self.exceptions: dict[str, Policy] = {
            phase: self._player(game, Way(name, 0, ())) for phase, name in way.exceptions
        }

    def _player(self, game: Game, way: Way) -> Policy:
        budget = Budget(way.iterations, SECONDS)
        if way.kind == "tree":
            return TreeSearch(budget, game.observer()).choose
        if way.kind in NETTED:
            net = self.net
            if net is None:
                return _nobody
            return NetPlayer(net, best_only=True).choose if way.kind == "net" else Rollouts(budget, net).choose
        return game.policies()[way.kind]

    def decider(self, state: State) -> Policy:
        return self.exceptions.get(state.phase(), self.usual) if self.exceptions else self.usual


def _nobody(state: State, side: int, rng: Rng) -> int:
    raise UserError("level-unknown", level="net", levels=[])


@cache
def _players(game: Game, line: str) -> Players:
    return Players(game, read_way(line))


@cache
def people(game: Game) -> dict[str, Opponent]:
    """The opponents a game has, weakest first."""
    return {person.id: Opponent(game, person) for person in game.people}
