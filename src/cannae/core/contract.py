"""The contract every game keeps: a position, and the few verbs that may be said to it.

Two sides, 0 (red) and 1 (blue); a viewer is a side or `SPECTATOR`. A choice is a whole number from ranges the game
names; `write_choice` turns it into text a person can read. `fill` is THE definition of what is legal: the engine,
the screens, the bots and the tests all ask it and nobody else.

The base class may be subclassed in plain Python, so a game of one's own needs no compiler; `core/simple.py` has a base
that is easier to begin with.
"""

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cannae.core.events import SPECTATOR as SPECTATOR
from cannae.core.events import EventLog
from cannae.core.randomness import Rng
from cannae.core.view_delta import ViewDelta

RED: Final = 0
BLUE: Final = 1
SIDE_NAMES: Final = ["red", "blue"]
_TO_ACT: Final[list[tuple[int, ...]]] = [(), (RED,), (BLUE,), (RED, BLUE)]  # by bits


class UserError(Exception):
    """Something a person asked for cannot be done. Carries the key of the sentence that says why."""

    def __init__(self, key: str, **args: object) -> None:
        super().__init__(key, args)
        self.key = key
        self.words: dict[str, object] = args


class IllegalChoice(UserError):
    """A choice that the rules forbid now; `rule` is the number of the rule that does."""

    def __init__(self, rule: str) -> None:
        super().__init__("illegal-choice", rule=rule)
        self.rule = rule


class Outcome:
    """How a game ended: the winner (-1 for a draw), the reason, and both scores."""

    def __init__(self, winner: int, reason: str, red: int, blue: int) -> None:
        self.winner = winner
        self.reason = reason
        self.score = (red, blue)

    def to_data(self) -> dict[str, object]:
        winner = SIDE_NAMES[self.winner] if self.winner >= 0 else None
        return {"winner": winner, "reason": self.reason, "score": list(self.score)}

    def __repr__(self) -> str:
        return f"Outcome({self.winner}, {self.reason!r}, {self.score[0]}, {self.score[1]})"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position of one game. Changed in place by `apply`; copied with `copy`."""

    rng: Rng
    log: EventLog | None  # receives the events; None in copies made for search
    _scratch: vec[i64]  # what `fill` writes into for `choices` and `apply`; made when first needed
    _has_scratch: bool = False

    # -- What a game must say -----------------------------------------------------------------------------

    def acting(self) -> i64:
        """Who must decide now, as bits: 0 nobody (the game is over), 1 red, 2 blue, 3 both at once and in secret."""
        raise NotImplementedError

    def most_choices(self) -> i64:
        """An upper bound of `fill` in every position of the game, for the size of buffers."""
        raise NotImplementedError

    def fill(self, side: i64, buffer: vec[i64]) -> i64:
        """Write everything the side may do now into the buffer, in a fixed order; return how many."""
        raise NotImplementedError

    def play(self, side: i64, choice: i64) -> None:
        """Carry out a choice known to be legal. Everyone but playouts and search calls `apply`."""
        raise NotImplementedError

    def conceivable(self, side: i64) -> list[int]:
        """Every choice that could be meant now, legal or not: what a screen shows, bright or greyed."""
        raise NotImplementedError

    def every_choice(self) -> list[int]:
        """Every number that has a notation in this game, whether it could be meant now or not: always the same,
        to be read only."""
        raise NotImplementedError

    def why_not(self, side: i64, choice: i64) -> str | None:
        """None for a legal choice; for any other number, the rule that forbids it."""
        raise NotImplementedError

    def describe(self, side: i64, choice: i64) -> dict[str, object]:
        """Plain data for screens, to be read only: `verb`, `things` (ids as in `view`), `key`, `args` of its words.
        Must answer for any number at any time, because a person may type a choice of another phase.
        A game may return the same object for a choice each time; its JSON text is then reused."""
        raise NotImplementedError

    def preview(self, side: i64, choice: i64) -> dict[str, object] | None:
        """What a choice promises, reckoned and not tried out, as plain data: only from what the side may know. None
        where a game has nothing to foretell about it."""
        return None

    def survey(self, viewer: i64) -> dict[str, object] | None:
        """What follows from the view and costs time to find out, as plain data for screens that draw it when asked:
        only from what the viewer may see. None where a game has nothing of the kind."""
        return None

    def phase(self) -> str:
        """The name of the present phase; the prompt's words are kept under it."""
        raise NotImplementedError

    def barrier(self, side: i64) -> i64:
        """A counter that rises at every draw, die, reveal and change of side; undo never crosses it."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        raise NotImplementedError

    def first_player(self) -> i64:
        """The side that begins, once that is settled; -1 before, and in a game without a first player."""
        return -1

    def turn_count(self) -> i64:
        """How many turns, or whatever rounds a game has, have begun; 0 in a game that counts none."""
        return 0

    def copy(self) -> "State":
        """An independent copy, without a log."""
        raise NotImplementedError

    def view(self, viewer: i64) -> dict[str, object]:
        """What a side or the spectator may see, as plain data to be read only: a whitelist."""
        raise NotImplementedError

    def sent(self, viewer: i64, delta: ViewDelta) -> dict[str, object]:
        """The view for an encoder: parts that recur may be given as `msgspec.Raw`, encoded once. What all viewers see
        alike may be put into `delta` instead, made once for all of them, and left out here."""
        return self.view(viewer)

    def redeal(self, viewer: i64, rng: Rng) -> "State":
        """A copy with everything the viewer cannot know drawn anew from `rng`, which also serves its future draws."""
        raise NotImplementedError

    def write_choice(self, side: i64, choice: i64) -> str:
        raise NotImplementedError

    def read_choice(self, side: i64, text: str) -> int:
        """The choice that a text denotes, legal or not; `UserError` when it denotes none."""
        raise NotImplementedError

    def write_position(self) -> str:
        """The whole position as one line of text, secrets included; `Game.read_position` reads it back."""
        raise NotImplementedError

    def census(self) -> str:
        """Everything that must never be lost or made, listed in a fixed order: the same text all game long."""
        raise NotImplementedError

    # -- What follows from it -----------------------------------------------------------------------------

    @property
    def to_act(self) -> tuple[int, ...]:
        return _TO_ACT[self.acting()]

    def choices(self, side: i64) -> list[int]:
        """The complete list of what the side may do now."""
        if not self.acting() >> side & 1:
            return []
        buffer = self._buffer()
        count = self.fill(side, buffer)
        result: list[int] = []
        index: i64 = 0
        while index < count:
            result.append(buffer[index])
            index += 1
        return result

    def is_legal(self, side: i64, choice: i64) -> bool:
        if side < 0 or side > 1 or not self.acting() >> side & 1:
            return False
        buffer = self._buffer()
        count = self.fill(side, buffer)
        index: i64 = 0
        while index < count:
            if buffer[index] == choice:
                return True
            index += 1
        return False

    def _buffer(self) -> vec[i64]:
        if not self._has_scratch:
            self._scratch = vec[i64]([0] * int(self.most_choices()))
            self._has_scratch = True
        return self._scratch

    def must_be_legal(self, side: i64, choice: i64) -> None:
        if not self.is_legal(side, choice):
            raise IllegalChoice(self.why_not(side, choice) or "?")

    def apply(self, side: i64, choice: i64) -> None:
        """Carry a choice out; anything not in `choices` raises `IllegalChoice` and changes nothing."""
        self.must_be_legal(side, choice)
        self.play(side, choice)

    def hash(self) -> str:
        """A digest of the whole position. Secret while the game runs: it would let a guess be checked."""
        return hashlib.sha256(self.write_position().encode()).hexdigest()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.write_position()}>"
