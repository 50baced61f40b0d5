"""One random game, watched at every step.

- At every step: nobody is stuck, the end is clear, nothing is lost or made (7); undo is fenced in (8); the order of
  secret steps makes no difference (9); what is told cites rules that exist (11).
- Closely, at a share of the steps: exactly the choices are accepted (1), two worlds look the same and the other is a
  position like any (4), choices read back (5).
- Thoroughly, at a twentieth of those: descriptions (1), copies (3), positions saved and loaded (5, 6), undo (8), and
  questions about what cannot be meant now (10).
- After the last step: the whole game again from its seed (2) and, in a share of the games, from the text of its
  record (5, 6); what it said was gathered on the way.

Whatever the share, a position is looked at thoroughly at the beginning, at the end, and whenever the game comes to a
phase for the first time.
"""

from collections.abc import Mapping
from hashlib import sha256
from random import Random
from typing import Any

from cannae.core.conformance.laws import (
    VIEWERS,
    Breach,
    encoded,
    law_1_choices_are_all,
    law_1_described,
    law_1_sent_as_seen,
    law_4_events,
    law_4_two_worlds,
    law_4_world_reads_back,
    law_5_choices_read_back,
    law_10_all_is_listed,
    law_10_questions_are_answered,
    law_11_events_cite_rules,
    plain,
    random_choice,
    runs,
    under,
)
from cannae.core.conformance.sentences import Sentences, gather, gather_choice, gather_position, gather_refusals
from cannae.core.contract import SPECTATOR, EventLog, State, UserError
from cannae.core.game import Game
from cannae.core.history import History, PlayedChoice
from cannae.core.randomness import keyed_rng, load_rng
from cannae.core.records import Record, make_record, read_record
from cannae.core.records.verifying import verify
from cannae.core.view_delta import ViewDelta

LAWS = range(1, 12)
THOROUGH = 0.05  # of the steps looked at closely
QUESTIONS = 16  # choices of any phase that are asked about in each position looked at thoroughly
BOTH = 3


class Examiner:
    def __init__(
        self, game: Game, number: int, seed: int, share: float = 1.0, options: Mapping[str, object] | None = None
    ) -> None:
        self.game = game
        self.share = share
        self.chance = Random(f"{game.id}/{seed}/{number}")
        self.seed = sha256(f"{seed}/{number}".encode()).digest()
        self.options = game.checked(game.sample_options(number) | dict(options or {}))
        self.log = EventLog()
        state = self.start(self.log)
        self.examined = 0  # events of the log
        self.history = History(state)
        self.census = state.census()
        self.hashes: list[str] = []  # the n-th is that of the position after n steps
        self.kept: list[tuple[State, str]] = []
        self.looks = 0
        self.redealt = [0, 0, 0]
        self.stretch: tuple[State, int] | None = None  # where both sides began to decide at once
        self.phases: set[str] = set()
        self.digest = sha256()
        self.sentences: Sentences = {}
        self.delta = ViewDelta()  # as the server keeps it for a table
        self.question_chance = Random(f"{game.id}/{seed}/{number}/questions")  # its own, so that asking changes no game
        self.every: frozenset[int] = frozenset()  # choice of the game, when it has been asked for them
        self.kinds: list[list[int]] = []  # the same, in stretches without a gap

    def start(self, log: EventLog) -> State:
        return self.game.begin(self.options, keyed_rng(self.seed, self.game.id, [], list(self.game.streams)), log)

    def record(self, result: dict[str, Any] | None) -> Record:
        steps = [(step.side, step.choice, step.at) for step in self.history.played]
        seats = [{"kind": "computer", "level": "random"}] * 2
        return make_record(self.game, self.options, self.seed, steps, result=result, drawn=False, seats=list(seats))

    def record_if_possible(self) -> Record | None:
        """The way to a breach; a game that does not even replay has none."""
        try:
            return self.record(None)
        except Exception:
            return None

    def run(self) -> None:
        self.look()
        while self.history.state.acting():
            self.step()
            self.look()
        self.finish()

    # -- At every step ------------------------------------------------------------------------------------

    def step(self) -> None:
        """One random choice of one random side, with what the laws say about moving on."""
        state = self.history.state
        mask = int(state.acting())
        side = self.chance.choice(state.to_act)
        barriers = [state.barrier(0), state.barrier(1)]
        drawn = state.rng.drawn
        if mask == BOTH and self.stretch is None:
            self.stretch = (state.copy(), len(self.history.played))
        with under(1):
            self.history.choose(side, random_choice(state, side, self.chance))
        now = [state.barrier(0), state.barrier(1)]
        if now[0] < barriers[0] or now[1] < barriers[1]:
            raise Breach(8, "barrier-fell")
        if state.rng.drawn != drawn and (now[0] == barriers[0] or now[1] == barriers[1]):
            raise Breach(8, "chance-without-barrier")
        if mask != BOTH and int(state.acting()) != mask and now[side] == barriers[side]:
            raise Breach(8, "turn-without-barrier")
        if self.stretch is not None and now != barriers:
            with under(9):
                self.law_9_order_is_nothing()
            self.stretch = None

    def law_9_order_is_nothing(self) -> None:
        """The secret steps of one stretch, in other orders, lead to the same position."""
        assert self.stretch is not None
        start, first = self.stretch
        steps = self.history.played[first:]
        here = self.history.state.write_position()
        red = [step for step in steps if step.side == 0]
        blue = [step for step in steps if step.side == 1]
        for order in (red + blue, blue + red, self.shuffled(red, blue)):
            state = start.copy()
            for step in order:
                state.apply(step.side, step.choice)
            if state.write_position() != here:
                raise Breach(9, "order")

    def shuffled(self, red: list[PlayedChoice], blue: list[PlayedChoice]) -> list[PlayedChoice]:
        """Both lists in one, each in its own order."""
        sides = [0] * len(red) + [1] * len(blue)
        self.chance.shuffle(sides)
        queues = [iter(red), iter(blue)]
        return [next(queues[side]) for side in sides]

    def look(self) -> None:
        state = self.history.state
        if len(self.history.played) > self.game.longest:
            raise Breach(7, "too-long", longest=self.game.longest)
        if (state.outcome() is None) == (state.acting() == 0):
            raise Breach(7, "end-unclear")
        if state.census() != self.census:
            raise Breach(7, "census")
        law_11_events_cite_rules(self.game, self.log.events[self.examined :])
        self.examined = len(self.log.events)
        text = state.write_position()
        self.hashes.append(sha256(text.encode()).hexdigest())
        self.digest.update(self.hashes[-1].encode())
        phase = state.phase()
        always = phase not in self.phases or not state.acting()
        self.phases.add(phase)
        if always or self.chance.random() < self.share:
            self.look_closely(text)
            if always or self.chance.random() < THOROUGH:
                self.look_thoroughly(text)

    # -- At a share of the steps --------------------------------------------------------------------------

    def look_closely(self, text: str) -> None:
        state = self.history.state
        self.looks += 1
        with under(1):
            law_1_choices_are_all(self.game, state, text, self.chance)
        with under(4):
            self.law_4_worlds(text)
        with under(5):
            law_5_choices_read_back(state)

    def look_thoroughly(self, text: str) -> None:
        with under(1):
            law_1_described(self.game, self.history.state)
            law_1_sent_as_seen(self.history.state, self.delta)
            gather_position(self.sentences, self.game, self.history.state)
        with under(3):
            self.law_3_copies(text)
        with under(6):
            self.law_5_and_6_save_and_load(text)
        with under(8):
            self.law_8_undo(text)
        with under(10):
            self.law_10_questions()

    def law_10_questions(self) -> None:
        state = self.history.state
        if not self.every:
            self.every = frozenset(state.every_choice())
            self.kinds = runs(list(self.every))
        law_10_all_is_listed(state, self.every)
        kinds = self.question_chance.sample(self.kinds, min(QUESTIONS, len(self.kinds)))
        choices = [self.question_chance.choice(kind) for kind in kinds]
        law_10_questions_are_answered(self.game, state, choices)
        for side in (0, 1):
            for choice in choices:
                gather_choice(self.sentences, state.describe(side, choice))

    def law_3_copies(self, text: str) -> None:
        state = self.history.state
        copy = state.copy()
        if copy.write_position() != text:
            raise Breach(3, "copy-differs")
        self.kept.append((copy, text))
        wanderer = copy.copy()
        for _ in range(8):
            if wanderer.acting():
                side = self.chance.choice(wanderer.to_act)
                wanderer.apply(side, random_choice(wanderer, side, self.chance))
        if copy.write_position() != text or state.write_position() != text:
            raise Breach(3, "copy-not-independent")

    def law_4_worlds(self, text: str) -> None:
        state = self.history.state
        viewer = self.chance.choice(VIEWERS)
        world, is_other = law_4_two_worlds(state, text, viewer, self.chance.getrandbits(90), self.census)
        self.redealt[viewer] += is_other
        law_4_world_reads_back(self.game, self.options, text, world)
        if state.to_act:
            law_4_events(state, world, viewer, self.chance.choice(state.to_act), self.chance)

    def law_8_undo(self, here: str) -> None:
        """Undo, and the same choice again, lead back here; undo alone leads to where the choice was made."""
        for side in (0, 1):
            fork = self.history.fork()
            index = fork.undoable(side)
            if index is None:
                continue
            other = encoded(fork.state.view(1 - side))
            mask = fork.state.acting()
            taken = fork.undo(side)
            if index == len(fork.played) and fork.state.hash() != self.hashes[index]:
                raise Breach(8, "undo-inexact")
            if taken.choice not in fork.state.choices(side):
                raise Breach(8, "undo-inexact")
            if mask == fork.state.acting() == BOTH and encoded(fork.state.view(1 - side)) != other:
                raise Breach(4, "undo-noticed")
            fork.choose(side, taken.choice, taken.at)
            if fork.state.write_position() != here:
                raise Breach(8, "undo-not-redone")

    def law_5_and_6_save_and_load(self, text: str) -> None:
        state = self.history.state
        try:
            loaded = self.game.read_position(text, self.options, load_rng(state.rng.to_data()))
        except UserError:
            raise Breach(5, "position-text", text=text[:200]) from None
        if loaded.write_position() != text:
            raise Breach(5, "position-text", text=text[:200])
        if plain(loaded.view(SPECTATOR)) != plain(state.view(SPECTATOR)):
            raise Breach(6, "load-differs")
        twin = state.copy()
        for _ in range(6):
            if twin.acting():
                side = self.chance.choice(twin.to_act)
                choice = random_choice(twin, side, self.chance)
                twin.apply(side, choice)
                loaded.apply(side, choice)
        if loaded.write_position() != twin.write_position():
            raise Breach(6, "load-differs")

    # -- At the end ---------------------------------------------------------------------------------------

    def finish(self) -> None:
        for copy, text in self.kept:
            if copy.write_position() != text:
                raise Breach(3, "copy-not-independent")
        state = self.history.state
        for event in self.log.events:
            gather(self.sentences, event.key, event.args)
        with under(5):
            gather_refusals(self.sentences, self.game, state)
        outcome = state.outcome()
        assert outcome is not None
        if self.game.reasons and outcome.reason not in self.game.reasons:
            raise Breach(7, "reason-unlisted", reason=outcome.reason)
        with under(2):
            record = self.record(outcome.to_data())
            hashes = [record.start_hash, *[entry.hash for entry in record.entries]]
            if [whole[: len(part)] for whole, part in zip(self.hashes, hashes, strict=True)] != hashes:
                raise Breach(2, "replay-differs")
        if self.chance.random() >= self.share:
            return
        with under(6):
            if read_record(record.to_text()) != record:
                raise Breach(5, "record-text")
            if not verify(record).holds:
                raise Breach(6, "record-replay")
