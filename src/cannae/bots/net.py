"""A small net in plain loops: rows of a table are summed over the features of a position, two small layers follow.

Sums are taken in a fixed order and nothing but addition, multiplication and division is used, so that a net gives the
same answer on every machine, compiled or not.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from cannae.bots.thinking import Considered, Thinker
from cannae.core.contract import State
from cannae.core.observation import MOST_FEATURES, Observer
from cannae.core.randomness import Rng

LOTS: Final = 1_000_000
LN2: Final = 0.6931471805599453
LEAST_EXPONENT: Final = -40.0
# The layers of a net, in the order in which a file holds them: of the policy, then of the judge of whole worlds.
PARTS: Final = [
    "features",
    "features_bias",
    "hidden",
    "hidden_bias",
    "meanings",
    "meanings_bias",
    "chance",
    "chance_bias",
    "judge_features",
    "judge_secrets",
    "judge_features_bias",
    "judge_hidden",
    "judge_hidden_bias",
    "judge",
    "judge_bias",
]


class Net:
    """Chances for the choices of a position, the side's expected score, and the score of a whole imagined world."""

    def __init__(self, observer: Observer, parts: dict[str, list[float]]) -> None:
        self.observer = observer
        self.width: i64 = len(parts["features_bias"])
        self.depth: i64 = len(parts["hidden_bias"])
        self.features: vec[float] = vec[float](parts["features"])
        self.features_bias: vec[float] = vec[float](parts["features_bias"])
        self.hidden: vec[float] = vec[float](parts["hidden"])
        self.hidden_bias: vec[float] = vec[float](parts["hidden_bias"])
        self.meanings: vec[float] = vec[float](parts["meanings"])
        self.meanings_bias: vec[float] = vec[float](parts["meanings_bias"])
        self.chance_row: vec[float] = vec[float](parts["chance"])
        self.chance_bias = parts["chance_bias"][0]
        self.judge_features: vec[float] = vec[float](parts["judge_features"])
        self.judge_secrets: vec[float] = vec[float](parts["judge_secrets"])
        self.judge_features_bias: vec[float] = vec[float](parts["judge_features_bias"])
        self.judge_hidden: vec[float] = vec[float](parts["judge_hidden"])
        self.judge_hidden_bias: vec[float] = vec[float](parts["judge_hidden_bias"])
        self.judge_row: vec[float] = vec[float](parts["judge"])
        self.judge_bias = parts["judge_bias"][0]
        self.found: vec[i16] = vec[i16]([0] * MOST_FEATURES)
        self.first: vec[float] = vec[float]([0.0] * int(self.width))
        self.second: vec[float] = vec[float]([0.0] * int(self.depth))
        # Of the last position weighed: its choices and the chance of each.
        self.choices: vec[i64] = vec[i64]([])
        self.chances: vec[float] = vec[float]([])
        self.room: i64 = 0

    def weigh(self, state: State, side: i64) -> i64:
        """Fill `choices` and `chances`; returns how many there are."""
        if self.room < state.most_choices():
            self.room = state.most_choices()
            self.choices = vec[i64]([0] * int(self.room))
            self.chances = vec[float]([0.0] * int(self.room))
        chances = self.chances
        count = state.fill(side, self.choices)
        if count == 1:
            chances[0] = 1.0
            return 1
        self.look(state, side)
        depth = self.depth
        meanings = self.meanings
        second = self.second
        best = -1e30
        index: i64 = 0
        while index < count:
            meaning = self.observer.meaning(state, side, self.choices[index])
            total = self.meanings_bias[meaning]
            base: i64 = meaning * depth
            unit: i64 = 0
            while unit < depth:
                total += meanings[base + unit] * second[unit]
                unit += 1
            chances[index] = total
            if total > best:
                best = total
            index += 1
        whole = 0.0
        index = 0
        while index < count:
            chances[index] = exponential(chances[index] - best)
            whole += chances[index]
            index += 1
        index = 0
        while index < count:
            chances[index] /= whole
            index += 1
        return count

    def draw(self, state: State, side: i64, rng: Rng) -> i64:
        """A choice by its chance."""
        count = self.weigh(state, side)
        if count == 1:
            return self.choices[0]
        lot = float(int(rng.below(0, LOTS))) / float(LOTS)
        index: i64 = 0
        while index < count - 1:
            lot -= self.chances[index]
            if lot < 0.0:
                break
            index += 1
        return self.choices[index]

    def expected(self, state: State, side: i64) -> float:
        """The score a side may expect from what it sees."""
        self.look(state, side)
        return 0.5 + 0.5 * hyperbolic(self.product(self.chance_row) + self.chance_bias)

    def judged(self, state: State, side: i64) -> float:
        """The score a side may expect in this world, every secret of it known."""
        mover: i64 = 0 if state.acting() & 1 else 1
        count = self.observer.observe(state, mover, self.found, 0)
        self.begin(self.judge_features_bias)
        self.sum_rows(self.judge_features, count)
        count = self.observer.secrets(state, mover, self.found, 0)
        self.sum_rows(self.judge_secrets, count)
        self.layer(self.judge_hidden, self.judge_hidden_bias)
        score = 0.5 + 0.5 * hyperbolic(self.product(self.judge_row) + self.judge_bias)
        return score if mover == side else 1.0 - score

    # -- Layers -----------------------------------------------------------------------------------------------

    def look(self, state: State, side: i64) -> None:
        count = self.observer.observe(state, side, self.found, 0)
        self.begin(self.features_bias)
        self.sum_rows(self.features, count)
        self.layer(self.hidden, self.hidden_bias)

    def begin(self, bias: vec[float]) -> None:
        first = self.first
        unit: i64 = 0
        while unit < self.width:
            first[unit] = bias[unit]
            unit += 1

    def sum_rows(self, rows: vec[float], count: i64) -> None:
        first = self.first
        width = self.width
        index: i64 = 0
        while index < count:
            base: i64 = i64(self.found[index]) * width
            unit: i64 = 0
            while unit < width:
                first[unit] += rows[base + unit]
                unit += 1
            index += 1

    def layer(self, weights: vec[float], bias: vec[float]) -> None:
        """The second layer from the first; both are cut off below zero. Units at zero add nothing and are left out."""
        first = self.first
        second = self.second
        depth = self.depth
        unit: i64 = 0
        while unit < depth:
            second[unit] = bias[unit]
            unit += 1
        index: i64 = 0
        while index < self.width:
            value = first[index]
            if value > 0.0:
                base: i64 = index * depth
                unit = 0
                while unit < depth:
                    second[unit] += weights[base + unit] * value
                    unit += 1
            index += 1
        unit = 0
        while unit < depth:
            if second[unit] < 0.0:
                second[unit] = 0.0
            unit += 1

    def product(self, row: vec[float]) -> float:
        total = 0.0
        unit: i64 = 0
        while unit < self.depth:
            total += row[unit] * self.second[unit]
            unit += 1
        return total


class NetPlayer(Thinker):
    """The net by itself: its likeliest choice, or any by its chance."""

    def __init__(self, net: Net, best_only: bool) -> None:
        super().__init__()
        self.net = net
        self.best_only = best_only

    def choose(self, state: State, side: int, rng: Rng) -> int:
        net = self.net
        if not self.best_only:
            self.considered = []
            return int(net.draw(state, side, rng))
        count = net.weigh(state, side)
        found = [Considered(int(net.choices[i]), int(LOTS * net.chances[i]), net.chances[i]) for i in range(count)]
        best: i64 = 0
        index: i64 = 1
        while index < count:
            if net.chances[index] > net.chances[best]:
                best = index
            index += 1
        return self.note(found, int(net.choices[best]))


def exponential(power: float) -> float:
    """e to a power that is at most 0, alike on every machine; nothing below e to the -40."""
    if power < LEAST_EXPONENT:
        return 0.0
    halvings: i64 = 0
    while power < -LN2:
        power += LN2
        halvings += 1
    total = 1.0
    term: i64 = 14
    while term > 0:  # Horner's scheme for the series
        total = 1.0 + power * total / float(int(term))
        term -= 1
    while halvings > 0:
        total *= 0.5
        halvings -= 1
    return total


def hyperbolic(value: float) -> float:
    """The hyperbolic tangent."""
    if value > 0.0:
        return -hyperbolic(-value)
    power = exponential(2.0 * value)
    return (power - 1.0) / (power + 1.0)
