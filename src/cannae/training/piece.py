"""A piece of self-play: so many decisions in each of some games, from where they stood, by the net it is handed.

It is a pure function, for machines that may be lost: nothing is kept there between two lessons, and done again it gives
the same. A machine that plays needs no PyTorch.
"""

from array import array
from bisect import bisect
from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i16, i64

from cannae.bots import player
from cannae.bots.net import LOTS, Net, NetPlayer
from cannae.bots.vector import NOBODY, VectorGames
from cannae.core.contract import State
from cannae.core.game import Game, Policy
from cannae.core.observation import Observer
from cannae.core.randomness import FastRng, Rng
from cannae.core.registry import game as find_game
from cannae.training.arrays import HALVES, Plan
from cannae.training.worker import GameSource

Weights = Mapping[str, bytes]  # of every layer, as 32-bit numbers
COLUMNS = ("features", "secrets", "meanings", "sides", "ended", "results")


class Standing(NamedTuple):
    """Where one game stands."""

    options: int  # its place in the options of the plan
    position: str
    foe: int  # the seat of an earlier self or the foe, or `NOBODY`


class Piece(NamedTuple):
    plan: Plan
    worker: int
    lesson: int
    steps: int
    standing: Sequence[Standing]  # of all its games; none for the first lesson
    foes: int  # games in which somebody else has a seat; fewer have one so far when the league has just begun


class Lesson(NamedTuple):
    """What came of a piece. A column holds all games before the first step, before the second, and after the last."""

    columns: dict[str, bytes]
    picks: bytes
    standing: list[Standing]
    counts: list[int]  # as in `arrays.STATS`


def packed(parts: Mapping[str, Sequence[float]]) -> Weights:
    return {name: array("f", values).tobytes() for name, values in parts.items()}


def net_of(observer: Observer, weights: Weights) -> Net:
    return Net(observer, {name: array("f", data).tolist() for name, data in weights.items()})


class Continuing(GameSource):
    """Hands out games where they stood, then new ones; remembers the options of each."""

    def __init__(self, game: Game, plan: Plan, standing: Sequence[Standing]) -> None:
        super().__init__(game, plan)
        self.waiting = list(standing)[::-1]
        self.options_of: dict[int, int] = {}  # by the state's identity: all that still play are alive

    def __call__(self, rng: Rng) -> State:
        chance = FastRng(int(rng.word(0)) | int(rng.word(0)) << 32)
        if self.waiting:
            number, position, _ = self.waiting.pop()
            state = self.game.read_position(position, self.options[number], chance)
        else:
            number = rng.below(0, len(self.options))
            state = self.game.begin(dict(self.options[number]), chance)
        self.options_of[id(state)] = number
        return state


def play_piece(piece: Piece, weights: Weights, earlier: Weights | None) -> Lesson:
    """`earlier` are those of an earlier self, which has the foe's seats where the plan names no other foe."""
    plan = piece.plan
    game = find_game(plan.game)
    observer = game.observer()
    assert observer is not None
    net = net_of(observer, weights)
    begin = Continuing(game, plan, piece.standing)
    seed = (plan.seed * 1009 + piece.worker) * 1_000_003 + piece.lesson
    games = VectorGames(begin, observer, HALVES * plan.games, plan.rooms, seed * 7919 + 13)
    games.foe = foe_of(game, observer, plan, earlier)
    seat_foes(games, piece)
    for index in range(int(games.count)):
        games.go_on(index)
    rng = FastRng(seed * 31 + 7)
    columns: dict[str, list[bytes]] = {name: [] for name in COLUMNS}
    picks: list[bytes] = []

    def show() -> None:
        for name, shown in columns.items():
            shown.append(bytes(memoryview(getattr(games, name))))

    for _ in range(piece.steps):
        show()
        picked = vec[i16]([i16(pick(net, games, index, rng)) for index in range(int(games.count))])
        picks.append(bytes(memoryview(picked)))
        games.step(picked)
    show()
    standing = [
        Standing(begin.options_of[id(state)], state.write_position(), int(games.foe_seats[index]))
        for index, state in enumerate(games.states)
    ]
    counts = [games.games, games.decisions, games.crowded, *[games.foe_results[place] for place in range(3)], 0, 0]
    joined = {name: b"".join(shown) for name, shown in columns.items()}
    return Lesson(joined, b"".join(picks), standing, [int(count) for count in counts])


def foe_of(game: Game, observer: Observer, plan: Plan, earlier: Weights | None) -> Policy | None:
    if not plan.foe:
        return None if earlier is None else NetPlayer(net_of(observer, earlier), best_only=False).choose
    named = player(game, plan.foe)
    return lambda state, side, rng: named(state.redeal(side, rng), side, rng)


def seat_foes(games: VectorGames, piece: Piece) -> None:
    """A foe that has a seat keeps it until its game is over."""
    games.seat_foe(piece.foes)
    for index, one in enumerate(piece.standing):
        if one.foe != NOBODY:
            games.foe_seats[index] = i64(one.foe)


def pick(net: Net, games: VectorGames, index: int, rng: Rng) -> int:
    """The place of a choice by its chance, among those there is room for."""
    count = min(int(net.weigh(games.states[index], int(games.sides[index]))), int(games.choice_room))
    sums = list(accumulate(memoryview(net.chances)[:count].tolist()))
    return min(bisect(sums, sums[-1] * rng.below(0, LOTS) / LOTS), count - 1)
