"""The contract every game keeps: the methods of a position, the phases it passes through, and the events it tells.

Two sides, 0 (red) and 1 (blue); a viewer is a side or `SPECTATOR`. A choice is a whole number from ranges the game
names; `write_choice` turns it into text a person can read. `fill` is THE definition of what is legal: the engine,
the screens, the bots and the tests all ask it and nobody else.

A game is a list of phases: each asks for one kind of decision and holds everything about it in one place. Between two
phases there may be steps, which need no decision and run at once. A room lists both in `phases.py`; its state holds the
number of the present phase, to which `PhasedState` hands the verbs, and `SteppedState` also runs the steps.

An event has an audience: a card drawn in secret is two events, the card for its side, "a card" for the others. Numbers
run per viewer without gaps, so that a missing number always means a lost message, never a secret.

The base class may be subclassed in plain Python, so a game of one's own needs no compiler; `core/simple.py` has a base
that is easier to begin with.
"""

import hashlib
from typing import Any, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cannae.core.randomness import Rng
from cannae.core.view_delta import ViewDelta

RED: Final = 0
BLUE: Final = 1
SPECTATOR: Final = 2  # the viewer without a side
EVERYONE: Final = 7
SIDE_NAMES: Final = ["red", "blue"]
_TO_ACT: Final[list[tuple[int, ...]]] = [(), (RED,), (BLUE,), (RED, BLUE)]  # by bits
WAITING: Final = -1  # in place of a step number: a decision is due


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


# -- Events -------------------------------------------------------------------------------------------------------


class Event:
    """One event: the key of its sentence, the rule behind it, and plain data for its words."""

    def __init__(self, key: str, rule: str, args: dict[str, object], audience: int) -> None:
        self.key = key
        self.rule = rule
        self.args = args
        self.audience = audience  # bit v is set when viewer v receives it

    def __repr__(self) -> str:
        return f"Event({self.key!r}, {self.rule!r}, {self.args!r}, {self.audience})"

    def to_data(self) -> dict[str, object]:
        return {"key": self.key, "rule": self.rule, "args": self.args}


class EventLog:
    """The events of one game in order. Copies made for search have no log."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(self, key: str, rule: str, args: dict[str, object], audience: int = EVERYONE) -> None:
        self.events.append(Event(key, rule, args, audience))

    def tell_apart(
        self, side: i64, key: str, rule: str, own: dict[str, object], others_key: str, others: dict[str, object]
    ) -> None:
        """The full event for one side, a reduced one for everybody else."""
        mask = 1 << int(side)
        self.events.append(Event(key, rule, own, mask))
        self.events.append(Event(others_key, rule, others, EVERYONE - mask))

    def seen_by(self, viewer: int) -> list[Event]:
        """The events this viewer received; the n-th entry is the viewer's event number n."""
        return [event for event in self.events if event.audience >> viewer & 1]


# -- Positions ----------------------------------------------------------------------------------------------------


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

    def shared(self, delta: ViewDelta) -> dict[str, object]:
        """What all viewers see alike, made once for each position and handed to `sent`. Long parts of it are put into
        `delta` instead, which knows whether they have changed since they were last sent."""
        return {}

    def sent(self, viewer: i64, shared: dict[str, object]) -> dict[str, object]:
        """The view for an encoder, without what `shared` has put into its delta: parts that recur may be given as
        `msgspec.Raw`, encoded once. `shared` is to be read only."""
        return self.view(viewer)

    def redeal(self, viewer: i64, rng: Rng) -> "State":
        """A copy with everything the viewer cannot know drawn anew from `rng`, which also serves its future draws."""
        raise NotImplementedError

    def redealer(self, viewer: i64) -> "Redealer":
        """A dealer of many such worlds. The position must not change while it is used."""
        return Redealer(self, viewer)

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Redealer:
    """Deals worlds of one position to one viewer, each as `State.redeal` would deal it with the same chance. A game may
    work out only once what is the same in all of them."""

    def __init__(self, state: State, viewer: i64) -> None:
        self.state = state
        self.viewer = viewer

    def deal(self, rng: Rng) -> State:
        return self.state.redeal(self.viewer, rng)


# -- Phases -------------------------------------------------------------------------------------------------------


S = TypeVar("S", bound=State, contravariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[S]):
    """One kind of decision: who makes it, what may be chosen, what a choice does, and which rule forbids the others."""

    def __init__(self, name: str, rule: str) -> None:
        self.name = name  # the prompt's words are kept under it
        self.rule = rule  # the rule that asks for this decision

    def acting(self, state: S) -> i64:
        """Who decides, as bits: 1 red, 2 blue, 3 both at once and in secret; 0 when the game is over."""
        raise NotImplementedError

    def fill(self, state: S, side: i64, buffer: vec[i64]) -> i64:
        """Write everything the side may do now into the buffer, in a fixed order; return how many."""
        raise NotImplementedError

    def play(self, state: S, side: i64, choice: i64) -> None:
        """Carry out a choice known to be legal, and name the phase or step that follows."""
        raise NotImplementedError

    def conceivable(self, state: S, side: i64) -> list[int]:
        """Every choice that could be meant here, legal or not; the legal ones where a phase names no others."""
        return state.choices(side)

    def why_not(self, state: S, side: i64, choice: i64) -> str:
        """The rule that forbids a choice which is not legal."""
        return self.rule

    def prompt(self, state: S, side: i64) -> dict[str, object]:
        """The arguments of the prompt's sentence: only what the side may know."""
        return {}

    def __repr__(self) -> str:
        return f"<phase {self.name} ({self.rule})>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Over(Phase[State]):
    """The game has ended: there is nothing to decide."""

    def acting(self, state: State) -> i64:
        return 0

    def fill(self, state: State, side: i64, buffer: vec[i64]) -> i64:
        return 0

    def conceivable(self, state: State, side: i64) -> list[int]:
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """What the rules do by themselves between two decisions."""

    def __init__(self, name: str, rule: str) -> None:
        self.name = name
        self.rule = rule

    def run(self, state: S) -> None:
        """Do it, and name the step that follows, or the phase and `WAITING`."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"<step {self.name} ({self.rule})>"


# The lists of a room: as `vec`, because what is taken from one need not be looked at whether it is a phase at all.
Phases = vec[Phase]  # type: ignore[type-arg]
Steps = vec[Step]  # type: ignore[type-arg]


def phases_of(phases: list[Phase[Any]]) -> Phases:
    """The phases of a game, in the order of their numbers."""
    return vec[Phase](phases)  # type: ignore[type-arg]


def steps_of(steps: list[Step[Any]]) -> Steps:
    """The steps of a game, in the order of their numbers."""
    return vec[Step](steps)  # type: ignore[type-arg]


@mypyc_attr(allow_interpreted_subclasses=True)
class PhasedState(State):
    """A state whose verbs are those of its present phase."""

    phase_number: i64  # of the present phase, in the room's list
    present: Phase[Any]  # that phase itself: read at every decision, looked up only when it changes
    barrier_count: i64  # rises at every draw, die, reveal and change of side

    def phase_list(self) -> Phases:
        """The phases of the game, in the order of their numbers."""
        raise NotImplementedError

    def enter(self, phase_number: i64) -> None:
        """Go on with another phase."""
        self.phase_number = phase_number
        self.present = self.phase_list()[phase_number]

    def not_asked(self) -> str:
        """The rule that forbids every choice of a side that is not asked."""
        raise NotImplementedError

    def acting(self) -> i64:
        return self.present.acting(self)

    def fill(self, side: i64, buffer: vec[i64]) -> i64:
        return self.present.fill(self, side, buffer)

    def play(self, side: i64, choice: i64) -> None:
        self.present.play(self, side, choice)

    def conceivable(self, side: i64) -> list[int]:
        return self.present.conceivable(self, side) if self.acting() >> side & 1 else []

    def why_not(self, side: i64, choice: i64) -> str | None:
        if self.is_legal(side, choice):
            return None
        if side < 0 or side > 1 or not self.acting() >> side & 1:
            return self.not_asked()
        return self.present.why_not(self, side, choice)

    def phase(self) -> str:
        return self.present.name

    def barrier(self, side: i64) -> i64:
        return self.barrier_count


@mypyc_attr(allow_interpreted_subclasses=True)
class SteppedState(PhasedState):
    """A state with automatic steps between its phases."""

    step_number: i64  # of the step to be run next, in the room's list; `WAITING` while a decision is due

    def step_list(self) -> Steps:
        """The steps of the game, in the order of their numbers."""
        raise NotImplementedError

    def ask(self, phase_number: i64) -> None:
        """Stop the steps here: a decision is due."""
        self.enter(phase_number)
        self.step_number = WAITING

    def settle(self) -> None:
        """Run the automatic steps up to the next decision."""
        steps = self.step_list()
        while self.step_number != WAITING:
            steps[self.step_number].run(self)

    def play(self, side: i64, choice: i64) -> None:
        self.present.play(self, side, choice)
        self.settle()
