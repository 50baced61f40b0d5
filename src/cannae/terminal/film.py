"""A record laid out step by step, for looking at any moment with any viewer's eyes."""

from cannae.core.contract import SIDE_NAMES, Complaint, Outcome, State
from cannae.core.events import Event, EventLog
from cannae.core.records import Entry, Record, begin
from cannae.core.registry import game as find_game
from cannae.locale import Words
from cannae.table.seat import Seat
from cannae.terminal.sitting import board_lines, outcome_sentence, seat_words


class Film:
    def __init__(self, record: Record, words: Words) -> None:
        self.record = record
        self.words = words
        self.game = find_game(record.game)
        self.log = EventLog()
        state = begin(record, self.log)
        self.frames: list[State] = [state.copy()]
        self.marks = [len(self.log.events)]  # how many events had happened at each frame
        self.choices: list[int] = []
        for number, entry in enumerate(record.entries, 1):
            self.choices.append(self._play(state, entry, number))
            self.frames.append(state.copy())
            self.marks.append(len(self.log.events))

    def _play(self, state: State, entry: Entry, number: int) -> int:
        try:
            choice = state.read_choice(entry.side, entry.choice)
            state.apply(entry.side, choice)
        except Complaint:
            raise Complaint("replay-broken", number=number, choice=entry.choice[:40]) from None
        return choice

    def __len__(self) -> int:
        return len(self.choices)

    def board(self, step: int, viewer: int, spoken: bool = False) -> list[str]:
        return board_lines(self.game, self.frames[step].view(viewer), self.words, spoken)

    def step_text(self, number: int) -> str:
        """What was chosen at a step, counted from 1."""
        entry = self.record.entries[number - 1]
        before, choice = self.frames[number - 1], self.choices[number - 1]
        data = before.describe(entry.side, choice)
        args = data["args"]
        assert isinstance(args, dict)
        text = self.words.say(str(data["key"]), **args)
        side = f"@side-{SIDE_NAMES[entry.side]}"
        notation = before.write_choice(entry.side, choice)
        return self.words.say("replay-step", number=number, side=side, text=text, notation=notation)

    def events(self, step: int, viewer: int) -> list[Event]:
        """What a viewer had been told by a step."""
        return [event for event in self.log.events[: self.marks[step]] if event.audience >> viewer & 1]

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
