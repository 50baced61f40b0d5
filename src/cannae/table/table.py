"""One game being played, without network or clock on the wall: seats, choices, undo, resignation, draw, rematch.

A table is the fold of its acts. Everything anybody does is one `Act`; doing the same acts again gives the same
table, events and all, and that is how a saved one comes back. What clocks, chat or consent will add are more verbs.
"""

import hashlib
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from cannae.bots import decide, seen_by
from cannae.core.contract import BLUE, RED, SIDE_NAMES, SPECTATOR, Complaint, Outcome, State
from cannae.core.events import EVERYONE, Event, EventLog
from cannae.core.game import Game
from cannae.core.line import Line
from cannae.core.randomness import SEED_BYTES, FastRng, Rng, commitment, keyed_rng
from cannae.table.seat import COMPUTER, Seat


@dataclass(frozen=True)
class Act:
    """What one side did: `choose` with the notation of a choice, `undo`, `resign`, `offer`, `accept`, `decline`."""

    side: int
    verb: str
    what: str = ""
    at: int = 0  # milliseconds since the game began


def fresh_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def seed_from(text: str) -> bytes:
    """The seed of a game whose chance was chosen beforehand; such a game is marked as not provably fair."""
    return hashlib.sha256(b"cannae chosen seed\0" + text.encode()).digest()


class Table:
    def __init__(
        self, game: Game, options: Mapping[str, object], seats: Sequence[Seat], seed: bytes, fair: bool, started: str
    ) -> None:
        self.game = game
        self.options = game.checked(options)
        self.seats = list(seats)
        self.fair = fair  # whether the seed was drawn after the commitment could no longer be chosen
        self.started = started  # the date and time, as ISO 8601
        self.commitment = commitment(seed, game.id)
        self._seed = seed
        state = game.begin(self.options, keyed_rng(seed, game.id, [], list(game.streams)))
        if state.log is None:
            state.log = EventLog()
        self.log = state.log
        self.line = Line(state)
        self.acts: list[Act] = []
        self.offered = -1  # the side whose offer of a draw stands
        self._ended: Outcome | None = None  # by resignation or agreement

    # -- What stands ----------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The true position. Only the table, and what shows one viewer's share of it, may look."""
        return self.line.state

    @property
    def to_act(self) -> tuple[int, ...]:
        return () if self._ended else self.state.to_act

    def outcome(self) -> Outcome | None:
        return self._ended or self.state.outcome()

    def seed(self) -> bytes:
        """The seed, once the game is over."""
        if self.outcome() is None:
            raise Complaint("table-running")
        return self._seed

    def events(self, viewer: int, after: int = 0) -> list[Event]:
        """What a viewer was told since its event number `after`."""
        return self.log.seen_by(viewer)[after:]

    def can_undo(self, side: int) -> bool:
        return self.outcome() is None and self.line.undoable(side) is not None

    # -- What may be done -----------------------------------------------------------------------------------

    def choose(self, side: int, choice: int, at: int = 0) -> None:
        if self._ended:
            raise Complaint("table-over")
        known = side in (RED, BLUE) and self.state.is_legal(side, choice)
        what = self.state.write_choice(side, choice) if known else ""
        self.line.choose(side, choice, at)
        self.acts.append(Act(side, "choose", what, at))

    def undo(self, side: int, at: int = 0) -> None:
        """Take back one's latest choice, as far as the engine's barrier allows. It is told to who could notice."""
        self._must_run(side)
        before = [self.state.view(viewer) for viewer in (RED, BLUE, SPECTATOR)]
        self.line.undo(side)
        noticed = [viewer for viewer in (RED, BLUE, SPECTATOR) if self.state.view(viewer) != before[viewer]]
        audience = sum(1 << viewer for viewer in {side, *noticed})
        self._tell("event-undo", side, audience)
        self.acts.append(Act(side, "undo", at=at))

    def resign(self, side: int, at: int = 0) -> None:
        self._must_run(side)
        self._end(1 - side, "resignation")
        self._tell("event-resign", side)
        self.acts.append(Act(side, "resign", at=at))

    def offer_draw(self, side: int, at: int = 0) -> None:
        """Offer a draw; an offer against a standing one accepts it."""
        self._must_run(side)
        if self.offered == 1 - side:
            self.accept_draw(side, at)
            return
        if self.offered == side:
            raise Complaint("draw-offered-already")
        self.offered = side
        self._tell("event-offer", side)
        self.acts.append(Act(side, "offer", at=at))

    def accept_draw(self, side: int, at: int = 0) -> None:
        self._must_be_offered(side)
        self._end(-1, "agreement")
        self._tell("event-accept", side)
        self.acts.append(Act(side, "accept", at=at))

    def decline_draw(self, side: int, at: int = 0) -> None:
        self._must_be_offered(side)
        self.offered = -1
        self._tell("event-decline", side)
        self.acts.append(Act(side, "decline", at=at))

    def do(self, act: Act) -> None:
        """Any of the above, as it stands in a saved table."""
        verbs = {
            "undo": self.undo,
            "resign": self.resign,
            "offer": self.offer_draw,
            "accept": self.accept_draw,
            "decline": self.decline_draw,
        }
        if act.verb == "choose":
            self.choose(act.side, self.state.read_choice(act.side, act.what), act.at)
        elif act.verb in verbs:
            verbs[act.verb](act.side, act.at)
        else:
            raise Complaint("save-damaged")

    # -- The computer ---------------------------------------------------------------------------------------

    def awaited_bots(self) -> list[int]:
        """The sides that must act now and are played by the computer."""
        return [side for side in self.to_act if self.seats[side].kind == COMPUTER]

    def bot_choice(self, side: int, level: str) -> int:
        """What the computer would do in this seat, told only what the seat has seen."""
        return self.bot_task(side, level)()

    def bot_task(self, side: int, level: str) -> Callable[[], int]:
        """The same as a task that holds all it needs as text, so that it can run beside the table."""
        rng = self.bot_rng(side)
        position = seen_by(self.state, side, rng)
        return lambda: decide(self.game, self.options, position, side, level, rng)

    def bot_rng(self, side: int) -> Rng:
        """Fresh chance for a bot; where the seed was chosen the bots must be repeatable too."""
        if self.fair:
            return FastRng(secrets.randbits(96))
        material = f"{self._seed.hex()} {side} {len(self.acts)}"
        return FastRng(int.from_bytes(hashlib.sha256(material.encode()).digest()[:12], "big"))

    # -- Inside ---------------------------------------------------------------------------------------------

    def _must_run(self, side: int) -> None:
        if side not in (RED, BLUE):
            raise Complaint("table-not-seated")
        if self.outcome() is not None:
            raise Complaint("table-over")

    def _must_be_offered(self, side: int) -> None:
        self._must_run(side)
        if self.offered != 1 - side:
            raise Complaint("draw-not-offered")

    def _end(self, winner: int, reason: str) -> None:
        self.offered = -1
        self._ended = Outcome(winner, reason, 0, 0)

    def _tell(self, key: str, side: int, audience: int = EVERYONE) -> None:
        self.log.tell(key, "", {"side": f"@side-{SIDE_NAMES[side]}"}, audience)


def rematch(table: Table, seed: bytes, fair: bool, started: str) -> Table:
    """The same game again with the seats swapped."""
    return Table(table.game, table.options, table.seats[::-1], seed, fair, started)
