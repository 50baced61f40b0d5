"""The opponents of a game by name, from Gaius to Hannibal: a way to play each, how well, and in which manner.

A player with a net errs as people do: choices are drawn, the more often the better the net likes them, and the weaker
somebody is, the less that counts (`care`). Nobody throws something away for nothing, but beginners in a lapse. A manner
makes some verbs likelier than the net has them, such as to attack. Where there is no net, a slip is such a lapse. How
careful each of them is was found by matches, so that each beats the one before in about two games of three
(docs/bots.md).

A way to play is a line of data in the game's room, such as `greedy`, `net`, `rollouts 400` or `tree 800 commit=matrix`:
its name, how many iterations a decision may take, and which phases another player of the game decides. Where a net does
not know the rules or the options that are played, the same opponent searches without it. Behind a player of the game's
own, such as `general 400`, the number says by how much he misjudges.
"""

from functools import cache
from math import sqrt
from typing import NamedTuple

from cannae.bots.guided import GuidedTree
from cannae.bots.net import NetPlayer
from cannae.bots.rollouts import Rollouts
from cannae.bots.thinking import ENDLESS, Budget, Considered, Thinker
from cannae.bots.tree import TreeSearch
from cannae.bots.weights import shipped, shipped_net
from cannae.core.contract import PhasedState, State, UserError
from cannae.core.game import Game, Person, Policy
from cannae.core.playout import CHOOSING
from cannae.core.randomness import FastRng, Rng

SECONDS = 0.9  # at a table a decision takes at most about a second, whatever the machine
THOUSAND = 1000
PRECISION = 1024  # of `care`, which is less
NONSENSE = 1e-9  # no choice is drawn that the net gives so small a share of the best one's chance
SECOND_THOUGHTS = 8  # of so many choices that throw something away for nothing, one is made in a lapse after all
LOTS = 1_000_000_000
NETTED = ("net", "rollouts", "guided", "exact")  # the ways that need one
COUNTING = ("tree", "rollouts", "guided")  # those that need to be told how many iterations


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


def checked_way(game: Game, line: str) -> str:
    """A way to play that somebody typed, where this game can be played so; a `UserError` says what cannot be."""
    kind, *rest = line.split() or [""]
    netted = [name for name in NETTED if name != "exact" or type(game).exact is not Game.exact]
    kinds = ["tree", *(netted if shipped(game) is not None else []), *game.policies()]
    if kind not in kinds:
        raise UserError("way-unknown", way=line[:60], kind=kind[:40], kinds=kinds)
    start = game.start({}, FastRng(0))
    phases = [phase.name for phase in start.phase_list()] if isinstance(start, PhasedState) else []
    deciders = [name for name in kinds if name not in COUNTING]
    for word in rest:
        phase, found, name = word.partition("=")
        if found and phase not in phases:
            raise UserError("way-phase", way=line[:60], phase=phase[:40], phases=phases)
        if found and name not in deciders:
            raise UserError("way-unknown", way=line[:60], kind=name[:40], kinds=deciders)
        if not found and not (word.isascii() and word.isdigit()):
            raise UserError("way-word", way=line[:60], word=word[:40])
    counts = read_way(line).iterations
    misjudging = type(game).misjudging is not Game.misjudging
    if (kind in COUNTING and not counts) or (counts and kind in game.policies() and not misjudging):
        raise UserError("way-number", way=line[:60], kind=kind, wanted="yes" if kind in COUNTING else "no")
    return line


class Opponent:
    """One of them at a table: a policy, which can also say what it considered. Its net is read when it first plays."""

    def __init__(self, game: Game, person: Person) -> None:
        self.game = game
        self.person = person
        self.considered: list[Considered] = []

    def __call__(self, state: State, side: int, rng: Rng) -> int:
        """As a policy, in the laboratory: without a clock, so that a seed gives the same game on every machine. The
        iterations of its way to play bound how much is thought."""
        return self.thought(state, side, rng, ENDLESS)

    def choose(self, state: State, side: int, rng: Rng, seconds: float) -> int:
        """The choice, thought about for at most so long, and never longer than anybody does at a table."""
        return self.thought(state, side, rng, min(seconds, SECONDS))

    def thought(self, state: State, side: int, rng: Rng, seconds: float) -> int:
        self.considered = []
        if self.person.care and self.knows(state):
            return self.drawn(state, side, rng)
        way, slips = self.way(state)
        if slips and rng.below(0, THOUSAND) < slips:
            return self.lapse(state, side, rng)
        player = _players(self.game, way).decider(state)
        thinker = getattr(player, "__self__", None)
        if isinstance(thinker, Rollouts | TreeSearch):
            thinker.budget.seconds = seconds
        choice = player(state, side, rng)
        if isinstance(thinker, Thinker):
            self.considered = thinker.considered
        return choice

    def way(self, state: State) -> tuple[str, int]:
        """How it plays here, and how often in a thousand decisions it slips."""
        person = self.person
        if self.knows(state):
            return person.plays, person.slips
        return person.without_net, person.slips if person.slips_without_net is None else person.slips_without_net

    def drawn(self, state: State, side: int, rng: Rng) -> int:
        """A choice by lot: near the best mostly, and never one that the game would doubt."""
        if self.person.lapses and rng.below(0, THOUSAND) < self.person.lapses:
            return self.lapse(state, side, rng)
        net = _players(self.game, self.person.plays).net
        assert net is not None
        count = int(net.weigh(state, side))
        choices, chances = [int(net.choices[index]) for index in range(count)], list(net.chances)[:count]
        best = max(chances)
        likes = self.game.manners.get(self.person.manner, {})
        weights = [_heeded(chance / best, self.person.care) for chance in chances]
        if likes:
            verbs = [state.describe(side, choice)["verb"] for choice in choices]
            weights = [weight * likes.get(str(verb), 100) / 100 for weight, verb in zip(weights, verbs)]
        while True:
            place = _lot(weights, rng)
            if chances[place] == best or self.game.doubt(state, side, choices[place]) is None:
                return choices[place]
            weights[place] = 0.0

    def lapse(self, state: State, side: int, rng: Rng) -> int:
        """Any choice; one that throws something away for nothing is mostly thought over once more."""
        choice = random_policy(state, side, rng)
        if self.game.doubt(state, side, choice) is not None and rng.below(0, SECOND_THOUGHTS):
            choice = random_policy(state, side, rng)
        return choice

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
            if way.kind == "guided":
                return GuidedTree(budget, net).choose
            thinker = Rollouts(budget, net) if way.iterations else NetPlayer(net, best_only=True)
            return game.exact(net.judged, thinker.choose) or _nobody if way.kind == "exact" else thinker.choose
        return game.misjudging(way.kind, way.iterations) if way.iterations else game.policies()[way.kind]

    def decider(self, state: State) -> Policy:
        return self.exceptions.get(state.phase(), self.usual) if self.exceptions else self.usual


def _nobody(state: State, side: int, rng: Rng) -> int:
    raise UserError("level-unknown", level="net", levels=[])


def _heeded(chance: float, care: int) -> float:
    """A chance, as a share of the best one's, to the power of so many 1024ths; 0 for next to none. By roots and
    products alone, so that it comes out alike on every machine.

    >>> _heeded(0.0625, 512), _heeded(0.0625, 768), _heeded(1e-12, 100)
    (0.25, 0.125, 0.0)
    """
    if chance < NONSENSE:
        return 0.0
    root, half, weight = chance, PRECISION // 2, 1.0
    while half:
        root = sqrt(root)
        if care & half:
            weight *= root
        half //= 2
    return weight


def _lot(weights: list[float], rng: Rng) -> int:
    """A place by lot, as likely as its weight."""
    left = int(rng.below(0, LOTS)) / LOTS * sum(weights)
    heavy = [place for place, weight in enumerate(weights) if weight > 0.0]
    for place in heavy:
        left -= weights[place]
        if left < 0.0:
            return place
    return heavy[-1]


@cache
def _players(game: Game, line: str) -> Players:
    return Players(game, read_way(line))


@cache
def people(game: Game) -> dict[str, Opponent]:
    """The opponents a game has, weakest first."""
    return {person.id: Opponent(game, person) for person in game.people}
