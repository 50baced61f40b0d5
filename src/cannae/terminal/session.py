"""A table played at this terminal: which viewer is at the screen, the texts shown, and saving after every act."""

import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from cannae.bots import seen_by
from cannae.bots.advice import advise
from cannae.core.contract import SIDE_NAMES, SPECTATOR, Event, Outcome, UserError
from cannae.core.files import data_folder
from cannae.core.game import Game
from cannae.core.rulebook import Rulebook
from cannae.locale import Words, printable
from cannae.table import COMPUTER, PERSON, Seat, Table, fresh_seed, rematch, seed_from, store
from cannae.table.record import record_of, write_record
from cannae.terminal.plain_board import plain_board
from cannae.terminal.sentences import advice_text, choice_text


@dataclass(frozen=True)
class Entry:
    """A choice as it is shown: bright when `rule` is None, otherwise greyed because that rule forbids it."""

    choice: int
    text: str
    notation: str
    group: str  # entries of one group differ in all but the first thing they touch
    rule: str | None


def timestamp() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


class TerminalSession:
    def __init__(self, table: Table, words: Words, save_to: Path | None, record_to: Path | None = None) -> None:
        self.table = table
        self.words = words
        self.save_to = save_to
        self.record_to = record_to
        self.recorded = False
        self.notice = ""  # something to say at the beginning
        self.trouble: UserError | None = None  # why the latest act could not be written down; the game goes on
        self.viewer = self.first_viewer()
        self._begun = time.monotonic() - (table.acts[-1].at / 1000 if table.acts else 0)
        self.save()

    # -- The viewer ------------------------------------------------------------------------------------------

    @property
    def people(self) -> list[int]:
        return [side for side in (0, 1) if self.table.seats[side].kind == PERSON]

    @property
    def hotseat(self) -> bool:
        return len(self.people) == 2

    def first_viewer(self) -> int:
        """With two people it is not known yet which of them is at the screen: the curtain comes first."""
        return self.people[0] if len(self.people) == 1 else SPECTATOR

    def awaited(self) -> int | None:
        """The person who must decide now. While both do, the one at the screen goes on until ready."""
        waiting = [side for side in self.table.to_act if side in self.people]
        if not waiting:
            return None
        return self.viewer if self.viewer in waiting else waiting[0]

    def must_hand_over(self) -> bool:
        """Whether the other player must come to the screen before anything more is shown."""
        return self.hotseat and self.awaited() not in (None, self.viewer)

    def hand_over(self) -> None:
        awaited = self.awaited()
        if awaited is not None:
            self.viewer = awaited

    # -- What is done ---------------------------------------------------------------------------------------

    def act(self, method: Callable[..., None], *args: int) -> None:
        """Do something at the table, save it, and only then come back. What cannot be saved is left in `trouble`."""
        method(*args, at=int((time.monotonic() - self._begun) * 1000))
        self.save()

    def choose(self, side: int, choice: int) -> None:
        self.act(self.table.choose, side, choice)

    def undo(self) -> None:
        self.act(self.table.undo, self.viewer)

    def resign(self) -> None:
        self.act(self.table.resign, self.viewer)

    def offer_draw(self) -> None:
        """Offer a draw; the computer never takes one."""
        self.act(self.table.offer_draw, self.viewer)
        other = 1 - self.viewer
        if self.table.seats[other].kind == COMPUTER and self.table.offered == self.viewer:
            self.act(self.table.decline_draw, other)

    def bot_turn(self) -> int | None:
        """The next side the computer must play for, or None."""
        awaited = self.table.awaited_bots()
        return awaited[0] if awaited else None

    def play_bot(self, side: int) -> None:
        self.choose(side, self.table.bot_choice(side, self.table.seats[side].level))

    def play_bots(self) -> None:
        while (side := self.bot_turn()) is not None:
            self.play_bot(side)

    def hint(self) -> tuple[Entry, str] | None:
        """What the game's best player would do here, and why, where the game can tell."""
        table, side = self.table, self.viewer
        if side not in table.to_act:
            return None
        rng = table.bot_rng(side)
        advice = advise(table.game, table.options, seen_by(table.state, side, rng), side, rng)
        return self.entry(side, advice.choice), advice_text(self.words, table.state, side, advice)

    def save(self) -> None:
        """A running game goes into its save; a finished one becomes a record, and its save is removed."""
        try:
            self._write()
            self.trouble = None
        except UserError as user_error:
            self.trouble = user_error

    def _write(self) -> None:
        if self.table.outcome() is None:
            if self.save_to is not None:
                store.save(self.table, self.save_to)
            return
        if self.record_to is not None and not self.recorded:
            write_record(record_of(self.table), self.record_to)
            self.recorded = True
        if self.save_to is not None:
            with suppress(OSError):
                self.save_to.unlink()

    def again(self) -> "TerminalSession":
        """A rematch with the seats swapped."""
        table = rematch(self.table, fresh_seed(), True, timestamp())
        save_to = new_save(table.game) if self.save_to else None
        return TerminalSession(table, self.words, save_to, new_record(table.game) if self.record_to else None)

    # -- What is read ---------------------------------------------------------------------------------------

    def entry(self, side: int, choice: int, rule: str | None = None) -> Entry:
        state = self.table.state
        data = state.describe(side, choice)
        things = data["things"]
        assert isinstance(things, list)
        text = choice_text(self.words, state, side, choice)
        group = f"{data['verb']} {things[0]}" if len(things) > 1 else f"= {choice}"
        return Entry(choice, text, state.write_choice(side, choice), group, rule)

    def entries(self, greyed: bool = True) -> list[Entry]:
        """What the viewer may choose now and, on request, what else could be meant with the rule against it."""
        side = self.awaited()
        if side is None or side != self.viewer:
            return []
        state = self.table.state
        legal = state.choices(side)
        shown = [self.entry(side, choice) for choice in legal]
        if greyed:
            known = set(legal)
            others = [choice for choice in state.conceivable(side) if choice not in known]
            shown += [self.entry(side, choice, state.why_not(side, choice)) for choice in others]
        return shown

    def promises(self, entry: Entry) -> list[str]:
        """What an allowed choice promises here, where the game can reckon it."""
        game = self.table.game
        found = game.preview(self.table.state, self.viewer, entry.choice) if entry.rule is None else None
        if found is None:
            return []
        says = found.get("says", [])
        assert isinstance(says, list)
        warned = [self.words.say("choice-warning", why=found["warning"])] if "warning" in found else []
        return [*warned, *(str(self.words.value(sentence)) for sentence in says)]

    def doubt(self, entry: Entry) -> str:
        """What speaks against an allowed choice, where the game knows anything."""
        why = self.table.game.doubt(self.table.state, self.viewer, entry.choice)
        return str(self.words.value(why)) if why is not None else ""

    def board(self, spoken: bool = False) -> list[str]:
        """The position as the viewer sees it, drawn in text or said in sentences."""
        return board_lines(self.table.game, self.table.state.view(self.viewer), self.words, spoken)

    def prompt(self) -> str:
        """What the viewer is to do now."""
        if self.table.outcome() is not None:
            return self.result()
        awaited = self.awaited()
        if awaited is None or awaited != self.viewer:
            sides = [f"@side-{SIDE_NAMES[side]}" for side in self.table.to_act]
            return self.words.say("prompt-waiting", sides=sides)
        about = self.table.state.view(self.viewer).get("prompt", {})
        assert isinstance(about, dict)
        return self.words.say(f"{self.table.game.id}-phase-{self.table.state.phase()}", **about)

    def events(self, after: int = 0) -> list[str]:
        return [event_sentence(event, self.table.game, self.words) for event in self.table.events(self.viewer, after)]

    def happenings(self) -> list[tuple[str, str]]:
        """All events the viewer received: each as a sentence, and the rule behind it."""
        events = self.table.events(self.viewer)
        return [(event_text(event, self.table.game, self.words), event.rule) for event in events]

    def rulebook(self) -> Rulebook:
        return self.table.game.rulebook(self.words.language)

    def why_not(self, entry: Entry) -> str:
        """Why an entry is greyed: the number of the rule and its wording."""
        rule = self.rulebook().rules.get(entry.rule or "")
        return self.words.say("why-not", rule=entry.rule or "?", text=rule.text if rule else "")

    def odds(self, entry: Entry) -> list[str]:
        """What a choice promises, in sentences; `UserError` where nothing can be foretold about it."""
        game = self.table.game
        data = None if entry.rule else self.table.state.preview(self.viewer, entry.choice)
        if data is None:
            raise UserError("odds-nothing", text=entry.text)
        return game.preview_lines(data, self.words.say) or plain_board(game.id, data, self.words)

    def result(self) -> str:
        outcome = self.table.outcome()
        return outcome_sentence(outcome, self.table.game, self.words) if outcome else ""

    def seat_name(self, side: int) -> str:
        return seat_words(self.table.seats[side], self.words)


def board_lines(game: Game, view: dict[str, object], words: Words, spoken: bool) -> list[str]:
    lines = game.spoken(view, words.say) if spoken else None
    return lines or game.board(view, words.say) or plain_board(game.id, view, words)


def seat_words(seat: Seat, words: Words) -> str:
    if seat.kind == COMPUTER:
        return words.say("seat-computer", level=printable(seat.level))
    return printable(seat.name) or words.say(f"seat-{seat.kind}")


def event_sentence(event: Event, game: Game, words: Words) -> str:
    return with_rule(event_text(event, game, words), event.rule, words)


def event_text(event: Event, game: Game, words: Words) -> str:
    """An event in words, set apart where something new begins with it."""
    text = words.say(event.key, **event.args)
    return f"── {text}" if event.key in game.part_begins else text


def with_rule(text: str, rule: str, words: Words) -> str:
    return words.say("event-with-rule", text=text, rule=rule) if rule else text


def outcome_sentence(outcome: Outcome, game: Game, words: Words) -> str:
    own = f"{game.id}-outcome-{outcome.reason}"
    by_rules = own in words  # otherwise it ended at the table, with no score that would mean anything
    reason = words.say(own if by_rules else f"outcome-{outcome.reason}")
    key = ("result-draw" if outcome.winner < 0 else "result-won") + ("" if by_rules else "-unscored")
    winner = max(outcome.winner, 0)
    won, lost = outcome.score[winner], outcome.score[1 - winner]
    return words.say(key, side=f"@side-{SIDE_NAMES[winner]}", reason=reason, won=won, lost=lost)


# -- Beginning and coming back --------------------------------------------------------------------------------


def new_table(game: Game, options: Mapping[str, object], seats: list[Seat], seed: str | None) -> Table:
    if not game.playable:
        raise UserError(f"{game.id}-not-playable")
    if seed is None:
        return Table(game, options, seats, fresh_seed(), True, timestamp())
    return Table(game, options, seats, seed_from(seed), False, timestamp())


def saves(game: Game) -> list[Path]:
    """The unfinished games of one kind, the latest first."""
    found = [path for path in (data_folder() / "saves").glob(f"{game.id}-*.json") if path.is_file()]
    return sorted(found, key=lambda path: path.stat().st_mtime_ns, reverse=True)


def new_save(game: Game) -> Path:
    return data_folder() / "saves" / _dated(game)


def new_record(game: Game) -> Path:
    return data_folder() / "records" / _dated(game)


def _dated(game: Game) -> str:
    return f"{game.id}-{datetime.now(UTC).strftime('%Y%m%d-%H%M%S-%f')}.json"
