"""Advice for a person: what the best player of a game would do here, what else it weighed, and what that brings less.

Where a net knows the rules and the options that are played, every likely choice is tried in the same re-dealt worlds,
played on by the net and judged by it. Elsewhere the game's best player names its choice, and its scores where it
searched.

Of these scores only the differences are told. In a re-dealt world the enemy's secret cards lie as chance has them, not
as somebody would have laid them who wants to win, so that every choice scores too high, and all of them by about as
much. What a side may expect at all is told by the calibrated chance alone (`bots/chance.py`).
"""

from collections.abc import Mapping
from typing import NamedTuple

from cannae.bots import best_level, policy
from cannae.bots.chance import Chance, winning_chance
from cannae.bots.people import SECONDS, Opponent
from cannae.bots.rollouts import Rollouts
from cannae.bots.thinking import Budget, Considered
from cannae.bots.weights import shipped_net
from cannae.core.contract import State
from cannae.core.game import Game
from cannae.core.randomness import Rng

ROLLOUTS = 600  # in all, over the likely choices
FEWEST = 8  # trials of a choice before its score is told
CUT = 12  # decisions of a rollout; see bots/rollouts.py
SHOWN = 4  # choices that are told


class Advice(NamedTuple):
    choice: int
    considered: list[Considered]  # the choice itself first; empty where nothing was compared
    reason: str | None  # the key of a sentence
    reckoned: dict[str, object] | None  # the numbers that count for it, as a sentence: `key` and `args`
    chance: Chance | None  # of winning, as seen from the seat and calibrated; None where nothing honest can be said

    def to_data(self, state: State, side: int) -> dict[str, object]:
        """The same for a client: choices as notation, points in hundredths."""
        shown = [{"choice": state.write_choice(side, one), "less": less} for one, less in self.shortfalls()]
        chance = None if self.chance is None else self.chance.to_data()
        chosen = state.write_choice(side, self.choice)
        told = {"choice": chosen, "why": self.reason, "reckoned": self.reckoned}
        return told | {"considered": shown, "chance": chance}

    def shortfalls(self) -> list[tuple[int, int]]:
        """The choices that were compared, and how much less each brings than the advised one, in hundredths."""
        return [(one.choice, round(100 * (self.considered[0].score - one.score))) for one in self.considered]


def advise(game: Game, options: Mapping[str, object], position: str, side: int, rng: Rng) -> Advice:
    """Advice on a position that `seen_by` wrote."""
    state = game.read_position(position, options, rng)
    choice, considered = _weighed(game, state, side, rng)
    chance = winning_chance(game, state, side)
    reason, reckoned = game.explain(state, side, choice), game.reckoned(state, side, choice)
    return Advice(choice, _worth_telling(considered, choice), reason, reckoned, chance)


def _worth_telling(considered: list[Considered], choice: int) -> list[Considered]:
    """The choice and the best others. One that was soon given up may look better by luck: it is left out."""
    often = [one for one in considered if one.visits >= FEWEST]
    best = [one for one in often if one.choice == choice]
    others = [one for one in often if one.choice != choice and best and one.score <= best[0].score]
    return [*best, *sorted(others, key=lambda one: -one.score)][:SHOWN]


def _weighed(game: Game, state: State, side: int, rng: Rng) -> tuple[int, list[Considered]]:
    net = shipped_net(game)
    if net is not None and net.observer.familiar(state):
        thinker = Rollouts(Budget(ROLLOUTS, SECONDS), net, CUT)
        return thinker.choose(state, side, rng), thinker.considered
    player = policy(game, best_level(game))
    choice = player(state, side, rng)
    return choice, player.considered if isinstance(player, Opponent) else []
