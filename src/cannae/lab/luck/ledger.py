"""Luck and skill in one game, step by step: the ledger.

A frozen judge says what a position is worth to Red, all cards open. What chance did in a step is the judge's value
after it, less what the judge would have said on the average had the same choice met other chance. The mean of that is
zero whatever the judge thinks, so a result less its luck is an unbiased measure of play (control variates, as in
AIVAT); the better the judge, the less it varies. What a choice gave away is the value of the best alternative less its
own.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from cannae.bots.fortune import Judge, after, fortune, fortune_of_deal, fresh
from cannae.core.contract import SIDE_NAMES, State
from cannae.core.game import Game, Policy
from cannae.core.randomness import FastRng, Rng, keyed_rng
from cannae.core.records import Record
from cannae.lab.luck.judges import points
from cannae.lab.playing.pairs import number_from

WORLDS = 8  # how often chance is drawn anew for what it might have done, unless the judge says otherwise
ALTERNATIVES = 12  # of a decision that are weighed against the one taken
TURNING = 3  # points of a game that are told
TURN = 0.1  # and the least that the chance to win must have moved there


@dataclass(frozen=True)
class Line:
    """One step of a ledger. Values and luck are Red's; what was given away is the side's own."""

    step: int  # -1 for the deal
    side: int  # -1 for the deal
    choice: str
    sentence: dict[str, Any]  # the choice in words: `say` with its arguments
    value: float  # after it
    luck: float
    given_away: float

    def to_data(self) -> dict[str, Any]:
        named = {"step": self.step, "side": SIDE_NAMES[self.side] if self.side >= 0 else None, "choice": self.choice}
        figures = {"value": self.value, "luck": self.luck, "given_away": self.given_away}
        return named | {name: round(value, 4) for name, value in figures.items()}


@dataclass
class Ledger:
    lines: list[Line] = field(default_factory=list)
    result: float | None = None  # Red's points

    @property
    def luck(self) -> float:
        """Red's, in points; Blue's is its negative."""
        return sum(line.luck for line in self.lines)

    @property
    def adjusted(self) -> float | None:
        """The result without the luck. One game's may lie outside 0 and 1: only its mean is a score."""
        return None if self.result is None else self.result - self.luck

    def given_away(self, side: int) -> float:
        return sum(line.given_away for line in self.lines if line.side == side)

    def turning_points(self) -> list[int]:
        """The places of the lines after which the chances had moved most, in the order of the game."""
        moved = [
            (abs(line.value - self.lines[at].value), at + 1)
            for at, line in enumerate(self.lines[1:])
            if abs(line.value - self.lines[at].value) >= TURN
        ]
        return sorted(at for _, at in sorted(moved, reverse=True)[:TURNING])

    def to_data(self) -> dict[str, Any]:
        return {
            "result": self.result,
            "luck": round(self.luck, 4),
            "adjusted": None if self.adjusted is None else round(self.adjusted, 4),
            "given_away": {name: round(self.given_away(side), 4) for side, name in enumerate(SIDE_NAMES)},
            "turning_points": self.turning_points(),
            "lines": [line.to_data() for line in self.lines],
        }


class Bookkeeper:
    """Writes the ledger of a game while it is played or derived anew. `weighing` asks about alternatives too."""

    def __init__(self, game: Game, options: Mapping[str, Any], judge: Judge, seed: int, weighing: bool = True) -> None:
        self.game = game
        self.options = dict(options)
        self.judge = judge
        self.worlds: int = getattr(judge, "worlds", WORLDS)
        self.rng = FastRng(number_from(seed, "ledger"))  # its own: the game's chance is never touched
        self.weighing = weighing
        self.ledger = Ledger()

    def begin(self, rng: Rng) -> State:
        state = self.deal(rng)
        value = self.judge(state, self.rng)
        luck = fortune_of_deal(self.judge, value, self.deal, self.worlds, self.rng)
        self.ledger.lines.append(Line(-1, -1, "", {"say": "luck-deal"}, value, luck, 0.0))
        return state

    def deal(self, rng: Rng) -> State:
        return self.game.begin(dict(self.options), rng)

    def play(self, state: State, side: int, choice: int) -> None:
        """Carry a choice out and write its line."""
        text, described = state.write_choice(side, choice), state.describe(side, choice)
        args = described["args"]
        assert isinstance(args, dict)
        sentence = {"say": described["key"], **args}
        given = self.given_away(state, side, choice) if self.weighing else 0.0
        before, drawn = state.copy(), state.rng.drawn
        state.apply(side, choice)
        value, luck = self.judge(state, self.rng), 0.0
        if state.rng.drawn != drawn:
            luck = fortune(self.judge, value, before, side, choice, self.worlds, self.rng)
        self.ledger.lines.append(Line(len(self.ledger.lines) - 1, side, text, sentence, value, luck, given))
        self.ledger.result = points(state)

    def given_away(self, state: State, side: int, choice: int) -> float:
        """The best alternative is picked under one chance, the same for all, and valued under another: picking and
        valuing by the same would call luck of the judge a mistake of the player."""
        others = [one for one in state.choices(side) if one != choice]
        if not others:
            return 0.0
        while len(others) > ALTERNATIVES:
            others.pop(int(self.rng.below(0, len(others))))
        sign = 1 if side == 0 else -1
        picking, valuing = fresh(self.rng), fresh(self.rng)
        best = max([choice, *others], key=lambda one: sign * after(self.judge, state, side, one, picking.copy()))
        if best == choice:
            return 0.0
        value, other = (after(self.judge, state, side, one, valuing.copy()) for one in (choice, best))
        return sign * (other - value)


def record_ledger(game: Game, record: Record, judge: Judge) -> Ledger:
    """The ledger of a record, derived anew."""
    options = game.checked(record.options)
    keeper = Bookkeeper(game, options, judge, int.from_bytes(record.seed[:8], "big"))
    state = keeper.begin(keyed_rng(record.seed, game.id, record.entropy, list(game.streams)))
    for entry in record.entries:
        keeper.play(state, entry.side, state.read_choice(entry.side, entry.choice))
    return keeper.ledger


def played_ledger(
    game: Game, options: Mapping[str, Any], players: Sequence[Policy], deal: int, play: int, judge: Judge
) -> Ledger:
    """The ledger of a game of an arena, played again from its numbers; without alternatives."""
    keeper = Bookkeeper(game, options, judge, deal ^ play, weighing=False)
    state, chance = keeper.begin(FastRng(deal)), FastRng(play)
    while sides := state.to_act:
        side = sides[0]
        keeper.play(state, side, players[side](state.redeal(side, chance), side, chance))
    return keeper.ledger
