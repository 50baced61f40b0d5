"""Finding puzzles: games of bots are played, and every position in them is asked whether one answer is best."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from hashlib import sha256
from typing import Any

from cannae.bots import policy
from cannae.core.contract import SIDE_NAMES, State, UserError
from cannae.core.game import Game
from cannae.core.puzzles import Puzzler, Values, best_answers
from cannae.core.randomness import FastRng


@dataclass(frozen=True)
class Puzzle:
    """A position, whose move it is, and what each choice in question is worth."""

    position: str
    side: int
    values: Values
    found: tuple[int, int, int]  # the seed, the game and the choice before which it stood

    def to_data(self) -> dict[str, Any]:
        values = {choice: str(value) for choice, value in self.values.items()}
        return {"from": list(self.found), "side": SIDE_NAMES[self.side], "values": values, "position": self.position}

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> "Puzzle":
        values = {choice: Fraction(value) for choice, value in data["values"].items()}
        seed, number, step = data["from"]
        return cls(data["position"], SIDE_NAMES.index(data["side"]), values, (seed, number, step))

    def state(self, game: Game, options: Mapping[str, object]) -> State:
        return game.read_position(self.position, options, FastRng(0))


def puzzler_of(game: Game) -> Puzzler:
    found = game.puzzler()
    if found is None:
        raise UserError("puzzles-none", game=game.id)
    return found


def right_answers(puzzler: Puzzler, values: Values) -> list[str]:
    return best_answers(values, puzzler.margin, puzzler.alike)


def lots(game: Game, *numbers: object) -> FastRng:
    return FastRng(int.from_bytes(sha256(repr((game.id, *numbers)).encode()).digest()[:12], "big"))


def in_game(game: Game, seed: int, number: int) -> Iterator[Puzzle]:
    """The puzzles in one game of two bots, who sit down in turn on either side."""
    puzzler = puzzler_of(game)
    seats = [policy(game, level) for level in puzzler.players[:: 1 if number % 2 else -1]]
    state = game.start(puzzler.options, lots(game, seed, number, "deal"))
    chance = lots(game, seed, number, "play")
    step = 0
    while sides := state.to_act:
        for side in sides:
            values = puzzler.values(state, side)
            if values and right_answers(puzzler, values):
                yield Puzzle(state.write_position(), side, values, (seed, number, step))
        side = sides[0]
        state.apply(side, seats[side](state.redeal(side, chance), side, chance))
        step += 1


def make(game: Game, count: int, seed: int) -> Iterator[Puzzle]:
    """So many puzzles, at most one of each game. No verb is the right answer in more than its share of them, so that
    nobody solves them by habit."""
    puzzler = puzzler_of(game)
    used: dict[str, int] = {}
    number = made = 0
    while made < count:
        for puzzle in in_game(game, seed, number):
            verb = puzzler.verb(right_answers(puzzler, puzzle.values)[0])
            if used.get(verb, 0) < max(1, count * puzzler.most_alike // 100):
                used[verb] = used.get(verb, 0) + 1
                made += 1
                yield puzzle
                break
        number += 1
