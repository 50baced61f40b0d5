"""One game being played, without network and wall clock: seats, choices, clocks, consent, chat, ends.

Everything done at a table is one `Act`, and the table is the result of its acts: doing the same acts again (`Table.do`)
gives the same table with the same events. Saved tables are restored in this way.
"""

import hashlib
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from cannae.bots import decide, seen_by
from cannae.core.contract import BLUE, EVERYONE, RED, SIDE_NAMES, SPECTATOR, Event, EventLog, Outcome, State, UserError
from cannae.core.game import Game
from cannae.core.history import History
from cannae.core.randomness import FastRng, Rng, commitment, keyed_rng
from cannae.table.clock import DAY, DAYS, LIVE, MINUTE, Clock, TimeControl
from cannae.table.seat import COMPUTER, Seat

PLAYERS = 1 << RED | 1 << BLUE  # the audience of the players' chat; spectators have their own
DRAW, TAKE_BACK, PAUSE = "draw", "takeback", "pause"  # kinds of offers
PATIENCE = {LIVE: 2 * MINUTE}  # how long an absent opponent is waited for before the game may be claimed
LONG_PATIENCE = 14 * DAY
LONGEST_LINE = 500  # characters of chat


class Act:
    """Something done by a side, a spectator or the server, in plain text: the same act is sent, tried, stored and done
    again. `what` depends on the verb: the notation of a choice, the kind of an offer, a line of chat …"""

    def __init__(self, side: int, verb: str, what: str = "", at: int = 0) -> None:
        self.side = side
        self.verb = verb
        self.what = what
        self.at = at  # milliseconds since the game began

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Act) and repr(self) == repr(other)

    def __repr__(self) -> str:
        return f"Act({self.side}, {self.verb!r}, {self.what!r}, {self.at})"


class Table:
    def __init__(
        self,
        game: Game,
        options: Mapping[str, object],
        seats: Sequence[Seat],
        seed: bytes,
        fair: bool,
        started: str,
        control: TimeControl | None = None,
        entropy: Sequence[str] = (),
    ) -> None:
        self.game = game
        self.options = game.checked(options)
        self.seats = list(seats)
        self.fair = fair  # whether the seed was random, so that the commitment proves it
        self.started = started  # the date and time, as ISO 8601
        self.entropy = list(entropy)  # what the players added to the seed
        self.commitment = commitment(seed, game.id)
        self._seed = seed
        self.log = EventLog()
        rng = keyed_rng(seed, game.id, self.entropy, list(game.streams))
        self.history = History(game.begin(self.options, rng, self.log))
        self.acts: list[Act] = []
        self.offers: dict[str, int] = {}  # kind of offer -> side
        self.paused = False
        self.halted = False  # paused by the server
        self.stuck = [False, False]  # sides where the computer found no answer
        self.passing = [False, False]  # sides that pass until something changes
        self.muted = [False, False]  # sides that want no more chat
        self.version = [0, 0]  # number of each side's present decision; the other side's secret steps do not change it
        self.ended: Outcome | None = None  # by resignation, agreement, absence or time
        self.note_decisions()
        self.clock = Clock(control or TimeControl())
        self.clock.turn_to(self.to_act, 0)

    # -- The present state ----------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The true position, with all secrets. Viewers must only get `view`."""
        return self.history.state

    @property
    def to_act(self) -> tuple[int, ...]:
        return () if self.ended else self.state.to_act

    @property
    def offered(self) -> int:
        """The side that has offered a draw, or -1."""
        return self.offers.get(DRAW, -1)

    def outcome(self) -> Outcome | None:
        return self.ended or self.state.outcome()

    def seed(self) -> bytes:
        """The seed, once the game is over."""
        if self.outcome() is None:
            raise UserError("table-running")
        return self._seed

    def events(self, viewer: int, after: int = 0) -> list[Event]:
        """The events a viewer received after its event number `after`."""
        return self.log.seen_by(viewer)[after:]

    def can_undo(self, side: int) -> bool:
        return self.outcome() is None and not self.paused and self.history.undoable(side) is not None

    def can_claim(self, side: int, absent: int) -> bool:
        """Whether a side may claim the game: it waits for an opponent who has been away for so long."""
        if self.outcome() is not None or self.paused or self.clock.control.kind == DAYS:
            return False
        return 1 - side in self.to_act and absent >= PATIENCE.get(self.clock.control.kind, LONG_PATIENCE)

    # -- Acts -----------------------------------------------------------------------------------------------

    def do(self, act: Act) -> None:
        """Carry out an act by its verb. One that no table can have done is refused as a damaged save."""
        doing = VERBS.get(act.verb)
        if doing is None:
            raise UserError("save-damaged")
        doing(self, act)

    # -- Choices --------------------------------------------------------------------------------------------

    def choose(self, side: int, choice: int, at: int = 0) -> None:
        self._must_run()
        if side in self.clock.fallen(at):
            raise UserError("clock-over")
        state = self.history.state
        state.must_be_legal(side, choice)
        what = state.write_choice(side, choice)
        passes = self.passing[1 - side] and self._passes(side, choice)
        barrier, phase, events_before = int(state.barrier(side)), state.phase(), len(self.log.events)
        self.history.play(side, choice, at)
        if not passes:
            self.passing[1 - side] = False
        if state.phase() != phase:
            self.passing = [False, False]
        if state.barrier(side) != barrier or side not in state.to_act:
            self.clock.decided(side, barrier, at)
        self.clock.saw(side, at)  # a side that goes on has seen the last result
        if self.clock.control.rest and self.outcome() is None and self._ended_part(events_before):
            self.clock.rest([one for one in (RED, BLUE) if self.seats[one].kind != COMPUTER], at)
        self._did(side, "choose", what, at)

    def _ended_part(self, events_before: int) -> bool:
        """Whether a part of the game has ended since so many events, so that its result is shown."""
        return any(event.key in self.game.part_ends for event in self.log.events[events_before:])

    def saw(self, side: int, at: int = 0) -> None:
        """A side has seen the result that is shown, and goes on; when both have, the clocks run again."""
        self._must_run()
        if not self.clock.unseen[side] or not self.clock.rests(at):
            raise UserError("seen-nothing")
        self.clock.saw(side, at)
        self._did(side, "seen", "", at)

    def undo(self, side: int, at: int = 0, choice: int | None = None) -> None:
        """Take back one's latest choice, or an earlier one, as far as the barrier allows. Viewers who could notice get
        an event."""
        self._must_sit(side)
        self._must_run()
        before = [self.state.view(viewer) for viewer in (RED, BLUE, SPECTATOR)]
        if choice is None:
            self.history.undo(side)
        else:
            self.history.withdraw(side, choice)
        noticed = [viewer for viewer in (RED, BLUE, SPECTATOR) if self.state.view(viewer) != before[viewer]]
        self._tell("event-undo", side, sum(1 << viewer for viewer in {side, *noticed}))
        self._did(side, "undo", "" if choice is None else self.state.write_choice(side, choice), at)

    def pass_on(self, side: int, wanted: bool = True, at: int = 0) -> None:
        """Pass for this side whenever it may, until the other side does something else or the phase changes."""
        self._must_run()
        self.passing[side] = wanted
        self._did(side, "pass", "on" if wanted else "off", at)

    def awaited_passes(self) -> list[tuple[int, int]]:
        """The sides that must act now and have said they will pass, each with the choice that passes."""
        found: list[tuple[int, int]] = []
        if self.paused or True not in self.passing:
            return found
        for side in self.to_act:
            if self.passing[side]:
                found += [(side, choice) for choice in self.state.choices(side) if self._passes(side, choice)][:1]
        return found

    def _passes(self, side: int, choice: int) -> bool:
        return self.state.describe(side, choice)["verb"] == "pass"

    # -- Ends, and what needs consent -----------------------------------------------------------------------

    def resign(self, side: int, at: int = 0) -> None:
        self._must_sit(side)
        self._must_not_be_over()
        self._end(1 - side, "resignation")
        self._tell("event-resign", side)
        self._did(side, "resign", "", at)

    def offer(self, side: int, matter: str, at: int = 0) -> None:
        """Offer a draw, a take-back beyond the barrier, or a pause; accept it if the other side offers the same."""
        self._must_sit(side)
        self._must_not_be_over()
        if matter not in (DRAW, TAKE_BACK, PAUSE):
            raise UserError("offer-unknown")
        if self.offers.get(matter) == 1 - side:
            self.accept(side, matter, at)
            return
        if self.offers.get(matter) == side:
            raise UserError("draw-offered-already" if matter == DRAW else "offered-already")
        if matter == TAKE_BACK and self.history.latest(side) is None:
            raise UserError("takeback-nothing")
        if matter == PAUSE and self.paused:
            raise UserError("table-paused")
        self.offers[matter] = side
        self._tell(_key("event-offer", matter), side)
        self._did(side, "offer", _stored(matter), at)

    def accept(self, side: int, matter: str, at: int = 0) -> None:
        self._must_be_offered(side, matter)
        del self.offers[matter]
        if matter == DRAW:
            self._end(-1, "agreement")
        elif matter == PAUSE:
            self.paused = True
        else:
            latest = self.history.latest(1 - side)
            assert latest is not None, "an offer to take back falls with the choice it was about"
            self.history.rewind(latest)
            self.passing = [False, False]
        self._tell(_key("event-accept", matter), side)
        self._did(side, "accept", _stored(matter), at)

    def decline(self, side: int, matter: str, at: int = 0) -> None:
        self._must_be_offered(side, matter)
        del self.offers[matter]
        self._tell(_key("event-decline", matter), side)
        self._did(side, "decline", _stored(matter), at)

    def offer_draw(self, side: int, at: int = 0) -> None:
        self.offer(side, DRAW, at)

    def accept_draw(self, side: int, at: int = 0) -> None:
        self.accept(side, DRAW, at)

    def decline_draw(self, side: int, at: int = 0) -> None:
        self.decline(side, DRAW, at)

    def resume(self, side: int, at: int = 0) -> None:
        """End a pause; either side may, and the server if it made the pause."""
        self._must_not_be_over()
        if not self.paused:
            raise UserError("table-not-paused")
        self.paused = self.halted = False
        self._tell("event-resume" if side != SPECTATOR else "event-resume-house", side)
        self._did(side, "resume", "", at)

    def claim(self, side: int, absent: int, win: bool = True, at: int = 0) -> None:
        """Win, or draw, because the other side is absent; the caller must know for how long."""
        self._must_not_be_over()
        if not self.can_claim(side, absent):
            raise UserError("claim-too-early")
        self._end(side if win else -1, "absence")
        self._tell("event-claim-win" if win else "event-claim-draw", side)
        self._did(side, "claim", f"{'win' if win else 'draw'} {absent}", at)

    def time_over(self, at: int) -> Act:
        """The act that ends the game because time has run out. The side whose time was over first loses, whenever that
        is noticed; if both were over in the same millisecond the game is drawn."""
        sides = self.clock.first_fallen(at)
        if not sides:
            raise UserError("clock-not-over")
        return Act(sides[0] if len(sides) == 1 else SPECTATOR, "fall", "", at)

    def fall(self, side: int, at: int = 0) -> None:
        """End the game because the time of a side is over; of both sides, for `SPECTATOR`."""
        self._must_not_be_over()
        fallen = self.clock.fallen(at)
        if side == SPECTATOR and len(fallen) == 2:
            self._end(-1, "both-times")
            self.log.tell("event-both-times", "", {}, EVERYONE)
        elif side in fallen:
            self._end(1 - side, "time")
            self._tell("event-time", side)
        else:
            raise UserError("clock-not-over")
        self._did(side, "fall", "", at)

    # -- The server ------------------------------------------------------------------------------------------

    def halt(self, extra: int, at: int = 0) -> None:
        """The server must stop: the clocks stand still until play is resumed, and both sides get time back."""
        self._must_not_be_over()
        self.paused = self.halted = True
        self.clock.turn_to((), at)
        self.clock.give(extra)
        self.log.tell("event-halt", "", {"seconds": extra // 1000}, EVERYONE)
        self._did(SPECTATOR, "halt", str(extra), at)

    def make_good(self, lost: int, at: int = 0) -> None:
        """The server was down for so many milliseconds while clocks ran: give them back."""
        self._must_not_be_over()
        if lost <= 0 or not self.clock.running:
            raise UserError("clock-nothing-lost")
        self.clock.give_back(lost)
        self.log.tell("event-made-good", "", {"seconds": lost // 1000}, EVERYONE)
        self._did(SPECTATOR, "make-good", str(lost), at)

    def bot_failed(self, side: int, at: int = 0) -> None:
        """The computer found no answer. The players are told, and may ask again."""
        self._must_not_be_over()
        self.stuck[side] = True
        self._tell("event-bot-failed", side)
        self._did(side, "bot-failed", "", at)

    def ask_bot(self, side: int, at: int = 0) -> None:
        """Let the computer on the other side try again."""
        if not self.stuck[1 - side]:
            raise UserError("bot-not-stuck")
        self.stuck[1 - side] = False
        self._did(side, "ask-bot", "", at)

    def say(self, speaker: int, text: str, at: int = 0) -> None:
        """A line of chat, heard by the players or by the spectators."""
        if not text.strip() or len(text) > LONGEST_LINE:
            raise UserError("chat-length", longest=LONGEST_LINE)
        audience = 1 << SPECTATOR
        if speaker != SPECTATOR:
            audience = PLAYERS & ~sum(1 << side for side in (RED, BLUE) if self.muted[side] and side != speaker)
        who = f"@side-{SIDE_NAMES[speaker]}" if speaker != SPECTATOR else "@side-spectator"
        plain = f"\u2060{text}" if text.startswith("@") else text  # an argument that begins with @ would name a message
        self.log.tell("chat-line", "", {"side": who, "text": plain}, audience)
        self._did(speaker, "say", text, at)

    def mute(self, side: int, wanted: bool = True, at: int = 0) -> None:
        """Hear no more of the other player's chat."""
        self.muted[side] = wanted
        self._did(side, "mute", "on" if wanted else "off", at)

    # -- The computer ---------------------------------------------------------------------------------------

    def awaited_bots(self) -> list[int]:
        """The sides that must act now and are played by the computer."""
        return [side for side in self.to_act if self.seats[side].kind == COMPUTER and not self.stuck[side]]

    def bot_choice(self, side: int, level: str) -> int:
        """The computer's choice for this seat, from what the seat has seen alone."""
        return self.bot_task(side, level)()

    def bot_task(self, side: int, level: str) -> Callable[[], int]:
        """The same as a function that can run in another process."""
        rng = self.bot_rng(side)
        position = seen_by(self.state, side, rng)
        return lambda: decide(self.game, self.options, position, side, level, rng)

    def bot_rng(self, side: int) -> Rng:
        """Random numbers for a bot; repeatable if the seed was chosen."""
        if self.fair:
            return FastRng(secrets.randbits(96))
        material = f"{self._seed.hex()} {side} {len(self.acts)}"
        return FastRng(int.from_bytes(hashlib.sha256(material.encode()).digest()[:12], "big"))

    # -- Inside ---------------------------------------------------------------------------------------------

    def _must_sit(self, side: int) -> None:
        if side not in (RED, BLUE):
            raise UserError("table-not-seated")

    def _must_not_be_over(self) -> None:
        if self.outcome() is not None:
            raise UserError("table-over")

    def _must_run(self) -> None:
        self._must_not_be_over()
        if self.paused:
            raise UserError("table-paused")

    def _must_be_offered(self, side: int, matter: str) -> None:
        self._must_sit(side)
        self._must_not_be_over()
        if self.offers.get(matter) != 1 - side:
            raise UserError("draw-not-offered" if matter == DRAW else "not-offered")

    def _end(self, winner: int, reason: str) -> None:
        self.ended = Outcome(winner, reason, 0, 0)

    def note_decisions(self) -> None:
        """Remember the present decisions, to notice when they change."""
        self._marks = self._decisions(self.to_act)

    def _decisions(self, to_act: tuple[int, ...]) -> list[tuple[bool, int, str]]:
        """Values that change when a side faces a new decision."""
        state = self.history.state
        phase = state.phase()
        return [(side in to_act, int(state.barrier(side)), phase) for side in (RED, BLUE)]

    def _did(self, side: int, verb: str, what: str, at: int) -> None:
        """Every act ends here: update versions and clocks, drop offers that no longer apply, and keep the act."""
        over = self.outcome() is not None
        to_act = self.to_act
        moved = verb in ("choose", "undo")
        if over:
            self.offers.clear()
        elif moved and self.offers:
            self.offers = {matter: who for matter, who in self.offers.items() if matter != TAKE_BACK or who != side}
        marks = self._decisions(to_act)
        for one in (RED, BLUE):
            if marks[one] != self._marks[one] or (moved and one == side):
                self.version[one] += 1
        self._marks = marks
        self.clock.turn_to(() if over or self.paused else to_act, at)
        self.acts.append(Act(side, verb, what, at))

    def _tell(self, key: str, side: int, audience: int = EVERYONE) -> None:
        name = SIDE_NAMES[side] if side != SPECTATOR else "spectator"
        self.log.tell(key, "", {"side": f"@side-{name}"}, audience)


def _key(stem: str, matter: str) -> str:
    return stem if matter == DRAW else f"{stem}-{matter}"


def _stored(matter: str) -> str:
    """An empty text stands for a draw, as in the first version of saves."""
    return "" if matter == DRAW else matter


def _claim(table: Table, act: Act) -> None:
    """`win` or `draw`, and for how many milliseconds the other side has been away."""
    result, _, absent = act.what.partition(" ")
    table.claim(act.side, _number(absent), result == "win", act.at)


def _named(table: Table, act: Act) -> int | None:
    """The choice that an undo names; None for the latest one."""
    return table.state.read_choice(act.side, act.what) if act.what else None


def _is_on(text: str) -> bool:
    if text not in ("on", "off"):
        raise UserError("save-damaged")
    return text == "on"


def _number(text: str) -> int:
    if not text.isdecimal():
        raise UserError("save-damaged")
    return int(text)


# Everything that can be done at a table, by its verb: what clients may send, and what only the server does.
Doing = Callable[[Table, Act], None]
BY_CLIENTS: Final[dict[str, Doing]] = {
    "choose": lambda table, act: table.choose(act.side, table.state.read_choice(act.side, act.what), act.at),
    "undo": lambda table, act: table.undo(act.side, act.at, _named(table, act)),
    "resign": lambda table, act: table.resign(act.side, act.at),
    "offer": lambda table, act: table.offer(act.side, act.what or DRAW, act.at),
    "accept": lambda table, act: table.accept(act.side, act.what or DRAW, act.at),
    "decline": lambda table, act: table.decline(act.side, act.what or DRAW, act.at),
    "resume": lambda table, act: table.resume(act.side, act.at),
    "claim": _claim,
    "pass": lambda table, act: table.pass_on(act.side, _is_on(act.what), act.at),
    "mute": lambda table, act: table.mute(act.side, _is_on(act.what), act.at),
    "say": lambda table, act: table.say(act.side, act.what, act.at),
    "ask-bot": lambda table, act: table.ask_bot(act.side, act.at),
    "seen": lambda table, act: table.saw(act.side, act.at),
}
BY_SERVER: Final[dict[str, Doing]] = {
    "fall": lambda table, act: table.fall(act.side, act.at),
    "halt": lambda table, act: table.halt(_number(act.what), act.at),
    "make-good": lambda table, act: table.make_good(_number(act.what), act.at),
    "bot-failed": lambda table, act: table.bot_failed(act.side, act.at),
}
VERBS: Final[dict[str, Doing]] = BY_CLIENTS | BY_SERVER


def rematch(table: Table, seed: bytes, fair: bool, started: str) -> Table:
    """The same game again with the seats swapped."""
    return Table(table.game, table.options, table.seats[::-1], seed, fair, started, table.clock.control)
