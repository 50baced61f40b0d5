"""The course of a finished game: how likely Red was to win after each choice, and where the computer would have played
otherwise.

With a net that knows the rules and the options, every position is judged by it, all cards open, as one who looks back
sees them. Elsewhere the game is played on from there at random, many times: a rough measure, and called one. Where not
even that tells anything, there is no course.

What somebody should have done is another matter: it is weighed from what that side could know. The computer picks its
choice from a re-dealt world; if it is another one, both are tried in the same fresh worlds, and only where the other
brings clearly more is it told. Everything is drawn from numbers made of the record, so that the same game always gives
the same course.

Where a net judges, what chance did in each step is told beside it (`bots/fortune.py`): the sum is the luck of the game.
"""

import hashlib
from collections.abc import Callable
from time import perf_counter
from typing import Any, NamedTuple

from cannae.bots import best_level, policy
from cannae.bots.fortune import fortune, fortune_of_deal
from cannae.bots.net import Net
from cannae.bots.rollouts import Rollouts
from cannae.bots.thinking import Budget, score_of
from cannae.bots.weights import shipped_net
from cannae.core.contract import RED, SIDE_NAMES, State
from cannae.core.game import Game
from cannae.core.playout import playout
from cannae.core.randomness import FastRng, Rng
from cannae.core.records import Record
from cannae.core.records.verifying import retell, under_other_rules

NET, CHANCE, NOTHING = "net", "chance", "nothing"  # who judges
PLAYOUTS = 200  # games played on at random for one value
THOUGHTS = 160  # rollouts over the likely choices, to find the computer's
WORLDS = 48  # in which its choice and the one that was made are compared
TRIALS = 4  # games played on at random in each of them, where there is no net
OTHER_CHANCES = 32  # that a step might have met
CUT = 12  # decisions of a rollout; see bots/rollouts.py
CLEARLY = {NET: 0.05, CHANCE: 0.1}  # the least that another choice must bring more, in points


class Course(NamedTuple):
    """A stretch of a course: values in hundredths after the choices `first` … `first + len(values) - 1` (0 is the
    deal), what chance did for Red in them, where a net judges, and what might have been done otherwise."""

    judge: str
    first: int
    total: int
    values: list[int]
    luck: list[float]
    otherwise: list[dict[str, Any]]

    def to_data(self) -> dict[str, Any]:
        return self._asdict()


class Judge:
    """Says what a position is worth to a side, and what a choice is worth from what the side knows."""

    def __init__(self, game: Game, state: State) -> None:
        net = shipped_net(game)
        self.net: Net | None = net if net is not None and net.observer.familiar(state) else None
        self.kind = NET if self.net is not None else CHANCE if game.told_by_chance else NOTHING
        self.rollouts = Rollouts(Budget(THOUGHTS), self.net, CUT)
        self.player = self.rollouts.choose if self.net is not None else policy(game, best_level(game))

    def value(self, state: State, side: int, rng: FastRng) -> float:
        if not state.to_act:
            return score_of(state, side)
        if self.net is not None:
            return self.net.judged(state, side)
        return self.played_on(state, side, rng, PLAYOUTS)

    def played_on(self, state: State, side: int, rng: FastRng, times: int) -> float:
        total = 0.0
        for _ in range(times):
            trial = state.copy()
            trial.rng = rng
            playout(trial, rng)
            total += self.value(trial, side, rng)
        return total / times

    def for_red(self, state: State, rng: Rng) -> float:
        assert isinstance(rng, FastRng)
        return self.value(state, RED, rng)

    def gain(self, state: State, side: int, played: int, other: int, rng: FastRng) -> float:
        """What the other choice brings more, in points, over worlds that agree with what the side has seen."""
        total = 0.0
        for _ in range(WORLDS):
            world = state.redeal(side, rng)
            world.rng = FastRng(int(rng.below_big(0, 1 << 96)))
            for choice, sign in ((played, -1), (other, 1)):
                trial = world.copy()  # copies share their chance: both meet the same luck
                trial.play(side, choice)
                total += sign * self._after(trial, side)
        return total / WORLDS

    def _after(self, trial: State, side: int) -> float:
        if self.net is not None:
            return self.rollouts.score(trial, side)
        assert isinstance(trial.rng, FastRng)
        return self.played_on(trial, side, trial.rng, TRIALS)


def stretch(game: Game, record: Record, first: int, seconds: float, now: Callable[[], float] = perf_counter) -> Course:
    """The course of a record from a step on, for about so long and at least one step."""
    values: list[int] = []
    luck: list[float] = []
    otherwise: list[dict[str, Any]] = []
    judge: Judge | None = None
    before: State | None = None
    drawn = 0
    end = now() + seconds
    people = [seat.get("kind") == "person" for seat in record.seats]
    if under_other_rules(record):
        return Course(NOTHING, first, len(record.entries), [], [], [])
    for number, state in enumerate(retell(record)):
        assert state is not None, "the rules are today's"
        if judge is None:
            judge = Judge(game, state)
            if judge.kind == NOTHING:
                break
        if number >= first:
            if values and now() > end:
                break
            value = judge.value(state, RED, _chance(record, number, "value"))
            values.append(round(100 * value))
            if judge.kind == NET:
                met = int(state.rng.drawn) != drawn
                luck.append(round(100 * _luck(game, record, judge, value, number, before if met else None), 1))
        before = state.copy() if judge.kind == NET and number + 1 >= first else None
        drawn = int(state.rng.drawn)
        if number < first:
            continue
        entry = record.entries[number] if number < len(record.entries) else None
        if entry is not None and people[entry.side]:
            found = _otherwise(game, judge, state, entry.side, entry.choice, _chance(record, number, "otherwise"))
            if found is not None:
                otherwise.append({"step": number + 1, **found})
    assert judge is not None
    return Course(judge.kind, first, len(record.entries), values, luck, otherwise)


def _luck(game: Game, record: Record, judge: Judge, value: float, number: int, before: State | None) -> float:
    """What chance did for Red in the deal, or in a step from a position; nothing where it met none."""
    rng = _chance(record, number, "luck")
    if number == 0:
        options = game.checked(record.options)
        return fortune_of_deal(judge.for_red, value, lambda deal: game.begin(dict(options), deal), OTHER_CHANCES, rng)
    if before is None:
        return 0.0
    entry = record.entries[number - 1]
    choice = before.read_choice(entry.side, entry.choice)
    return fortune(judge.for_red, value, before, entry.side, choice, OTHER_CHANCES, rng)


def _otherwise(game: Game, judge: Judge, state: State, side: int, text: str, rng: FastRng) -> dict[str, Any] | None:
    """What the computer would have done in place of a choice, where that was clearly better."""
    played = state.read_choice(side, text)
    if len(state.choices(side)) < 2:
        return None
    seen = state.redeal(side, rng)
    other = judge.player(seen, side, rng)
    if other == played:
        return None
    gain = judge.gain(seen, side, played, other, rng)
    if gain < CLEARLY[judge.kind]:
        return None
    told = seen.describe(side, other)
    return {
        "side": SIDE_NAMES[side],
        "played": text,
        "choice": seen.write_choice(side, other),
        "told": {"key": told["key"], "args": told["args"]},
        "why": game.explain(seen, side, other),
        "reckoned": game.reckoned(seen, side, other),
        "gain": round(100 * gain),
    }


def _chance(record: Record, step: int, purpose: str) -> FastRng:
    digest = hashlib.sha256(record.seed + f"{step} {purpose}".encode()).digest()
    return FastRng(int.from_bytes(digest[:12], "big"))
