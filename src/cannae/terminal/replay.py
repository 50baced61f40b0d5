"""A record unrolled step by step, to look at any moment as any viewer."""

from itertools import chain

from cannae.core.contract import SIDE_NAMES, Event, EventLog, Outcome, State
from cannae.core.records import Record, events_from_data
from cannae.core.records.verifying import retell
from cannae.core.registry import game as find_game
from cannae.locale import Words, printable, shortened
from cannae.table.seat import Seat
from cannae.terminal.sentences import choice_text
from cannae.terminal.session import board_lines, outcome_sentence, seat_words


class RecordReplay:
    def __init__(self, record: Record, words: Words) -> None:
        self.record = record
        self.words = words
        self.game = find_game(record.game)
        self.frames: list[State | None] = []  # None where today's rules cannot follow the record
        self.events_of_steps: list[list[Event]] = []  # first those before the first step
        log, known = EventLog(), 0
        recorded = [record.events, *[entry.events for entry in record.entries]]
        for state, own in zip(retell(record, log), recorded, strict=True):
            self.frames.append(state.copy() if state is not None else None)
            self.events_of_steps.append(log.events[known:] if state is not None else events_from_data(own))
            known = len(log.events)

    def __len__(self) -> int:
        return len(self.record.entries)

    def notice(self) -> str:
        """What is to be said of a record that today's rules cannot lead through."""
        return "" if self.frames[-1] is not None else self.words.say("replay-older-rules", game=f"@{self.game.id}-name")

    def board(self, step: int, viewer: int, spoken: bool = False) -> list[str]:
        frame = self.frames[step]
        if frame is None:
            return [self.words.say("replay-no-board")]
        return board_lines(self.game, frame.view(viewer), self.words, spoken)

    def step_text(self, number: int) -> str:
        """What was chosen at a step, counted from 1."""
        entry = self.record.entries[number - 1]
        side, before = f"@side-{SIDE_NAMES[entry.side]}", self.frames[number - 1]
        if before is None or self.frames[number] is None:
            return self.words.say(
                "replay-step-bare", number=number, side=side, notation=shortened(printable(entry.choice))
            )
        choice = before.read_choice(entry.side, entry.choice)
        text = choice_text(self.words, before, entry.side, choice)
        notation = before.write_choice(entry.side, choice)
        return self.words.say("replay-step", number=number, side=side, text=text, notation=notation)

    def events(self, step: int, viewer: int) -> list[Event]:
        """The events a viewer had received by a step."""
        so_far = chain.from_iterable(self.events_of_steps[: step + 1])
        return [event for event in so_far if event.audience >> viewer & 1]

    def sentence(self, event: Event) -> str:
        """An event in words; of an event of older rules that has no words any more, its key."""
        known = self.words.can_say(event.key, event.args)
        return printable(self.words.say(event.key, **event.args) if known else shortened(event.key))

    def seat_name(self, side: int) -> str:
        seats = self.record.seats
        return (
            seat_words(Seat.from_data(seats[side]), self.words) if len(seats) > side and "kind" in seats[side] else ""
        )

    def result(self) -> str:
        """How the record says it ended."""
        match self.record.result:
            case {"winner": winner, "reason": str(reason), "score": [int(red), int(blue)]} if (
                winner is None or winner in SIDE_NAMES
            ):
                side = -1 if winner is None else SIDE_NAMES.index(winner)
                known = f"{self.game.id}-outcome-{reason}" in self.words or f"outcome-{reason}" in self.words
                if known:
                    return outcome_sentence(Outcome(side, reason, red, blue), self.game, self.words)
        return self.words.say("replay-unfinished")
