"""Many games at once for training: one choice is played in each, and all go on to their next real decision.

What a learner reads lies in flat arrays that any library can look at without copying (`memoryview(games.features)`):
features, secrets and meanings of the choices, padded with 0; who decides; whether a game ended and how. A game that
ends is begun anew. Decisions with one choice only are made here and never shown.
"""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from cannae.core.contract import State
from cannae.core.game import Policy
from cannae.core.observation import Observer, lesser
from cannae.core.randomness import FastRng, Rng

Begin = Callable[[Rng], State]
NOBODY: Final = -1


class VectorGames:
    def __init__(self, begin: Begin, observer: Observer, count: int, widths: tuple[int, int, int], seed: int) -> None:
        """`widths` are the room for features, secrets and choices of one decision."""
        self.begin = begin
        self.observer = observer
        self.count: i64 = count
        self.feature_room: i64 = widths[0]
        self.secret_room: i64 = widths[1]
        self.choice_room: i64 = widths[2]
        self.rng = FastRng(seed)
        self.states: list[State] = [begin(self.rng) for _ in range(count)]
        self.features: vec[i16] = vec[i16]([0] * (count * widths[0]))
        self.secrets: vec[i16] = vec[i16]([0] * (count * widths[1]))
        self.meanings: vec[i16] = vec[i16]([0] * (count * widths[2]))
        self.sides: vec[i16] = vec[i16]([0] * count)  # who decides
        self.ended: vec[i16] = vec[i16]([0] * count)  # 1 where a game ended since the last decision
        self.results: vec[i16] = vec[i16]([0] * count)  # red's: 1, 0, -1
        self.choices: vec[i64] = vec[i64]([0] * (count * widths[2]))
        self.foe: Policy | None = None  # plays one seat of the first games, where there is one
        self.foe_seats: vec[i64] = vec[i64]([NOBODY] * count)
        self.foe_results: vec[i64] = vec[i64]([0, 0, 0])  # the learner's wins, draws and losses against it
        self.games: i64 = 0
        self.decisions: i64 = 0
        self.crowded: i64 = 0  # decisions with more choices than there is room for: the last ones were left out
        self._buffer: vec[i64] = vec[i64]([0] * int(self.states[0].most_choices()))
        self._scratch: vec[i16] = vec[i16]([0] * 1024)
        # How far each game's part of the arrays is filled, so that only what is left of before must be cleared.
        self._features: vec[i64] = vec[i64]([0] * count)
        self._secrets: vec[i64] = vec[i64]([0] * count)
        self._meanings: vec[i64] = vec[i64]([0] * count)

    def start(self, foe: Policy | None = None, games: int = 0) -> None:
        """On to the first decisions; in so many games the foe has a seat."""
        self.foe = foe
        self.seat_foe(games)
        index: i64 = 0
        while index < self.count:
            self.go_on(index)
            index += 1

    def seat_foe(self, games: int) -> None:
        """From its next turn on the foe has a seat in so many games, either seat in turn."""
        index: i64 = 0
        while index < self.count:
            self.foe_seats[index] = index % 2 if index < games else NOBODY
            index += 1

    def step(self, picks: vec[i16]) -> None:
        """Play in every game the choice with this place among its choices."""
        index: i64 = 0
        while index < self.count:
            choice = self.choices[index * self.choice_room + i64(picks[index])]
            self.states[index].play(i64(self.sides[index]), choice)
            self.decisions += 1
            self.go_on(index)
            index += 1

    def go_on(self, index: i64) -> None:
        """To the next decision of a learner that is one."""
        self.ended[index] = 0
        state = self.states[index]
        while True:
            mask = state.acting()
            if mask == 0:
                self.note_end(index, state)
                state = self.begin(self.rng)
                self.states[index] = state
                continue
            side: i64 = 0 if mask & 1 else 1
            foe = self.foe
            if foe is not None and side == self.foe_seats[index]:
                state.play(side, foe(state, int(side), self.rng))
                continue
            count = state.fill(side, self._buffer)
            if count > 1:
                break
            state.play(side, self._buffer[0])
        if count > self.choice_room:
            self.crowded += 1
            count = self.choice_room
        self.tell(index, state, side, count)

    def note_end(self, index: i64, state: State) -> None:
        outcome = state.outcome()
        assert outcome is not None
        winner: i64 = outcome.winner
        self.games += 1
        self.ended[index] = 1
        self.results[index] = i16(0 if winner < 0 else 1 if winner == 0 else -1)
        seat = self.foe_seats[index]
        if seat != NOBODY:
            place: i64 = 1 if winner < 0 else 2 if winner == seat else 0
            self.foe_results[place] += 1
            self.foe_seats[index] = 1 - seat

    def tell(self, index: i64, state: State, side: i64, count: i64) -> None:
        """Write down what there is to decide."""
        observer = self.observer
        self.sides[index] = i16(side)
        at: i64 = index * self.choice_room
        buffer, choices, meanings = self._buffer, self.choices, self.meanings
        number: i64 = 0
        while number < count:
            choice = buffer[number]
            choices[at + number] = choice
            meanings[at + number] = i16(observer.meaning(state, side, choice))
            number += 1
        while number < self._meanings[index]:
            meanings[at + number] = 0
            number += 1
        self._meanings[index] = count
        found = lesser(observer.observe(state, side, self._scratch, 0), self.feature_room)
        copy_over(self._scratch, found, self.features, index * self.feature_room, self._features[index])
        self._features[index] = found
        found = lesser(observer.secrets(state, side, self._scratch, 0), self.secret_room)
        copy_over(self._scratch, found, self.secrets, index * self.secret_room, self._secrets[index])
        self._secrets[index] = found


def copy_over(found: vec[i16], count: i64, out: vec[i16], at: i64, before: i64) -> None:
    """Features into their place, over those that stood there before; the rest is padding already."""
    number: i64 = 0
    while number < count:
        out[at + number] = found[number]
        number += 1
    while number < before:
        out[at + number] = 0
        number += 1
